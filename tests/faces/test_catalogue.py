"""The door to the faces, and what holds for each of them: well-formed, small, without styles, the same every time."""

import gzip
import hashlib
import re
import subprocess
import sys
from xml.etree import ElementTree

import pytest

from quadriga.faces import icons
from quadriga.faces.catalogue import faces_of
from quadriga.faces.errors import FaceError, UnknownFace
from quadriga.kernel.meta import Config
from tests.faces.markup import REFERENCE, drawn, empire, faces, ids, table, tree
from tests.kit.toy import SealedMarket
from tools.face_gallery import page

TABLES = [("a", "strict"), ("b", "retail")]
SHEETS = ["board", "cards", "pieces", "vignette"]
KILO = 1000

every_face = pytest.mark.parametrize(
    ("board", "deck", "name"), [(*pair, name) for pair in TABLES for name in faces().names(table(*pair))]
)


def test_every_sheet_is_named_first() -> None:
    assert faces().names(table())[:4] == tuple(SHEETS)


def test_names_are_unique() -> None:
    for pair in TABLES:
        names = faces().names(table(*pair))
        assert len(names) == len(set(names))


def test_faces_are_found_once() -> None:
    assert faces_of(empire()) is faces_of(empire())


def test_a_game_that_nobody_has_drawn_says_so() -> None:
    with pytest.raises(FaceError, match="nobody has drawn"):
        faces_of(SealedMarket())


@pytest.mark.parametrize(
    ("asked", "near"), [("bord", "board"), ("card/gold-plac1", "card/gold-place1"), ("zzz", "vignette"), ("card/", "card/back")]
)
def test_an_unknown_name_is_refused_with_what_is_near(asked: str, near: str) -> None:
    with pytest.raises(UnknownFace, match=near):
        faces().draw(table(), asked)


def test_a_set_that_is_not_loaded_is_refused() -> None:
    config = table()
    other = Config(config.game, config.players, config.options, "0" * 16)
    with pytest.raises(FaceError, match="not loaded"):
        faces().draw(other, "board")


@every_face
def test_a_face_is_well_formed_with_unique_ids(board: str, deck: str, name: str) -> None:
    found = ids(tree(name, board, deck))
    assert len(found) == len(set(found))


@every_face
def test_a_face_has_no_style_and_no_script(board: str, deck: str, name: str) -> None:
    assert not re.search(r"<style|<script|\sstyle=|\son\w+=|javascript:", drawn(name, board, deck))


@every_face
def test_a_face_is_complete_in_itself(board: str, deck: str, name: str) -> None:
    text = drawn(name, board, deck)
    assert set(REFERENCE.findall(text)) <= set(ids(tree(name, board, deck)))
    assert not re.search(r"(?:href|src)=\"(?!#)", text)


@pytest.mark.parametrize("pair", TABLES)
def test_faces_of_one_table_can_stand_in_one_page(pair: tuple[str, str]) -> None:
    all_ids = [found for name in SHEETS for found in ids(tree(name, *pair))] + ids(ElementTree.fromstring(icons.sheet()))
    assert len(all_ids) == len(set(all_ids))


@pytest.mark.parametrize("pair", TABLES)
def test_defs_carry_a_prefix(pair: tuple[str, str]) -> None:
    for name in SHEETS:
        for element in tree(name, *pair).iter():
            if element.tag.rpartition("}")[2] in ("pattern", "mask", "filter", "linearGradient", "radialGradient", "marker"):
                assert element.attrib["id"].startswith("eme-")


@pytest.mark.parametrize(
    ("name", "most"), [("board", 25 * KILO), ("cards", 12 * KILO), ("pieces", 10 * KILO), ("vignette", 10 * KILO)]
)
@pytest.mark.parametrize("pair", TABLES)
def test_faces_are_small(name: str, most: int, pair: tuple[str, str]) -> None:
    assert len(gzip.compress(drawn(name, *pair).encode())) <= most


def test_a_face_is_drawn_once_for_equal_tables() -> None:
    assert faces().draw(table(), "board") is faces().draw(empire().config(2, {"rules": "retail"}), "board")


def fingerprint() -> str:
    """All sheets of both boards as one hash."""
    return hashlib.sha256("".join(drawn(name, board) for name in SHEETS for board in "ab").encode()).hexdigest()


def test_drawings_are_the_same_in_every_process() -> None:
    code = "from tests.faces.test_catalogue import fingerprint; print(fingerprint())"
    there = subprocess.run(
        [sys.executable, "-c", code],
        check=True,
        capture_output=True,
        text=True,
        env={"PYTHONHASHSEED": "7", "QUADRIGA_PURE": "1", "PYTHONPATH": ":".join(filter(None, sys.path)) or "."},
    )
    assert there.stdout.strip() == fingerprint()


def test_the_gallery_shows_every_face() -> None:
    text = page(empire())
    assert all(f"<figcaption>{name}, " in text for pair in TABLES for name in faces().names(table(*pair)))
    assert all(f"#icon-{meaning}" in text for meaning in icons.meanings())
