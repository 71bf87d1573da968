"""The icons: one meaning each, taken out of the package by the tool, and a clear word when they are missing."""

import json
import tomllib
from pathlib import Path
from xml.etree import ElementTree

import pytest

from quadriga.faces import icons
from quadriga.faces.errors import FaceError, UnknownFace
from quadriga.kernel.errors import QuadrigaError
from tests.faces.markup import ids
from tools import icons as tool
from tools.paths import shorten

BODY = '<path fill="currentColor" d="M1.234 5.678l9.97.5-0.04 1.255"/>'


def package(path: Path, *names: str) -> Path:
    """A package with icons of these names."""
    file = path / "icons.json"
    file.write_text(json.dumps({"width": 512, "icons": {name: {"body": BODY} for name in names}}), encoding="utf-8")
    return file


def test_no_icon_has_two_meanings() -> None:
    file = Path(icons.__file__).with_name("icons.toml")
    tables = tomllib.loads(file.read_text(encoding="utf-8"))
    inner = tables.pop("faces")
    names = [name for table in (*tables.values(), *inner.values()) for name in table.values()]
    assert len(names) == len(set(names)) == len(icons.meanings())


def test_the_sheet_has_a_symbol_for_every_meaning_of_the_page() -> None:
    assert ids(ElementTree.fromstring(icons.sprite())) == [f"icon-{meaning}" for meaning in icons.page_meanings()]


def test_icons_of_faces_alone_are_not_on_the_page() -> None:
    file = Path(icons.__file__).with_name("icons.toml")
    inner = {meaning for table in tomllib.loads(file.read_text(encoding="utf-8"))["faces"].values() for meaning in table}
    assert inner
    assert inner.isdisjoint(icons.page_meanings())
    assert inner | set(icons.page_meanings()) == icons.meanings().keys()


def test_icons_take_the_colour_of_their_place() -> None:
    assert all('fill="' not in icons.icon(meaning).replace('fill="currentColor"', "") for meaning in icons.meanings())


def test_an_unknown_meaning_is_refused_with_what_is_near() -> None:
    with pytest.raises(UnknownFace, match="coin"):
        icons.icon("coins")


def test_missing_icons_say_how_to_get_them(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    icons._bodies.cache_clear()
    monkeypatch.setattr("quadriga.faces.icons.resources.files", lambda _: tmp_path)
    with pytest.raises(FaceError, match="make web"):
        icons.icon("coin")
    icons._bodies.cache_clear()


def test_an_error_is_one_of_ours() -> None:
    assert issubclass(FaceError, QuadrigaError)


def test_the_tool_takes_what_the_list_names(tmp_path: Path) -> None:
    taken = tool.take(package(tmp_path, "two-coins", "other"), {"coin": "two-coins"})
    assert taken == {"coin": tool.shortened(BODY)}


def test_small_signs_are_drawn_on_coarser_pixels_in_the_same_square() -> None:
    assert tool.shortened('<path d="M64 64h128z"/>') == '<path d="m16 16h32z"/>'
    assert tool.shortened('<path d="M64 64h128z"/>', is_small=True) == '<g transform="scale(2)"><path d="m8 8h16z"/></g>'
    assert "owl" in icons.small_meanings() <= icons.meanings().keys()
    assert "coin" not in icons.small_meanings()


def test_the_tool_names_what_the_package_lacks(tmp_path: Path) -> None:
    with pytest.raises(LookupError, match="two-coins"):
        tool.take(package(tmp_path, "other"), {"coin": "two-coins"})


def test_the_tool_refuses_a_package_that_is_none(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert tool.main([str(tmp_path / "nothing.json")]) == 1
    assert "nothing.json" in capsys.readouterr().err


def test_the_tool_writes_the_icons_and_the_sheet(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tool, "TAKEN", tmp_path / "taken.json")
    file = package(tmp_path, *icons.meanings().values())
    assert tool.main([str(file), "--sprite", str(tmp_path / "web" / "icons.svg")]) == 0
    assert json.loads((tmp_path / "taken.json").read_text()).keys() == icons.meanings().keys()
    assert (tmp_path / "web" / "icons.svg").read_text() == icons.sprite()


def test_a_file_that_says_the_same_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "a"
    tool.write_if_new(file, "text")
    before = file.stat().st_mtime_ns
    tool.write_if_new(file, "text")
    assert file.stat().st_mtime_ns == before


@pytest.mark.parametrize(
    ("long", "short"),
    [
        ("M1.234 5.678L9 10", "m1 6l8 4"),
        ("M0 0l.4 0l.4 0l.4 0", "m0 0l0 0 1 0 0 0"),  # rounded where the points lie: errors do not add up
        ("M10 10h5.4v-3.6H2V1z", "m10 10h5v-4h-13v-5z"),
        ("M5 5m3 3 2 2z", "m5 5m3 3l2 2z"),  # a pair after a move is a line
        ("M0 0a5.2 5 0 01.9 3", "m0 0a5 5 0 0 1 1 3"),  # two flags of an arc and a number
        ("M1 1c1 1 2 2 3.4 3s1 1 2 2", "m1 1c1 1 2 2 3 3s1 1 2 2"),
    ],
)
def test_paths_are_shortened_and_stay_where_they_are(long: str, short: str) -> None:
    assert shorten(long) == short


def test_a_path_can_be_drawn_on_coarser_pixels() -> None:
    assert shorten("M8 8L17 9a8 8 0 0 1 4 4z", 4) == "m2 2l2 0a2 2 0 0 1 1 1z"


def test_a_path_that_is_none_is_refused() -> None:
    with pytest.raises(ValueError, match="numbers a step"):
        shorten("M1 2 3")
