"""docs/terminal.svg: our own drawing, which loads nothing from anywhere."""

import re

from tools.terminal_picture import PICTURE, draw


def test_the_picture_names_no_address_and_no_font_file() -> None:
    for picture in (draw(), PICTURE.read_text(encoding="utf-8")):
        assert set(re.findall(r"https?://[^\"'\s)]+", picture)) == {"http://www.w3.org/2000/svg"}
        assert "@font-face" not in picture
        assert "Omphara" in picture
        assert not re.search("[\u2800-\u28ff]", picture)


def test_the_picture_is_the_same_every_time() -> None:
    assert draw() == draw()
