"""The door to the faces, and what holds for each of every game: well-formed, small, without styles, the same every time."""

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
from tests.faces.markup import ANCIENT_WORLD, EMPORION, FOUNDERS, REFERENCE, Table, empire, empire_table, faces, ids, table
from tests.kit.toy import SealedMarket
from tools.face_gallery import page

EMPIRES = (empire_table("a", "strict"), empire_table("b", "retail"))
TABLES = (*EMPIRES, FOUNDERS, EMPORION, ANCIENT_WORLD)
SHEETS = {
    "eight_minute_empire": ["board", "cards", "pieces", "vignette"],
    "founders": ["sheet", "vignette"],
    "emporion": ["sheet", "vignette"],
    "ancient_world": ["sheet", "later", "full", "vignette"],
}
"""The faces that a page may inline, each with all of its others."""
PREFIXES = {"eight_minute_empire": "eme-", "founders": "foe-", "emporion": "emp-", "ancient_world": "taw-"}
KILO = 1000


def called(at: Table) -> str:
    return "-".join([at.key, *(value for _, value in at.options)])


every_table = pytest.mark.parametrize("at", TABLES, ids=called)
every_face = pytest.mark.parametrize(
    ("at", "name"),
    [(at, name) for at in TABLES for name in at.names],
    ids=[f"{called(at)}-{name}" for at in TABLES for name in at.names],
)


@every_table
def test_every_sheet_is_named_first(at: Table) -> None:
    assert list(at.names[: len(SHEETS[at.key])]) == SHEETS[at.key]


@every_table
def test_names_are_unique(at: Table) -> None:
    assert len(at.names) == len(set(at.names))


@every_table
def test_faces_are_found_once(at: Table) -> None:
    assert faces_of(at.game) is faces_of(at.game)


def test_a_game_that_nobody_has_drawn_says_so() -> None:
    with pytest.raises(FaceError, match="nobody has drawn"):
        faces_of(SealedMarket())


@pytest.mark.parametrize(
    ("at", "asked", "near"),
    [
        (EMPIRES[0], "bord", "board"),
        (EMPIRES[0], "card/gold-plac1", "card/gold-place1"),
        (EMPIRES[0], "zzz", "vignette"),
        (EMPIRES[0], "card/", "card/back"),
        (FOUNDERS, "tile/forrest", "tile/forest"),
        (FOUNDERS, "back/natur", "back/nature"),
        (FOUNDERS, "token/smit", "token/smith"),
        (FOUNDERS, "plaque/woood", "plaque/wood"),
        (FOUNDERS, "tile", "tile/"),
        (FOUNDERS, "zzz", "vignette"),
        (EMPORION, "card/hoplite", "card/hoplites"),
        (EMPORION, "back/histori", "back/history"),
        (EMPORION, "gate/wars", "gate/war"),
        (EMPORION, "counter/hygeia", "counter/hygieia"),
        (EMPORION, "coin/drachme", "coin/drachma"),
        (EMPORION, "card", "card/"),
        (ANCIENT_WORLD, "card/orchrd", "card/orchard"),
        (ANCIENT_WORLD, "back/titan-4", "back/titan-3"),
        (ANCIENT_WORLD, "citizen/lapis-6", "citizen/lapis-5"),
        (ANCIENT_WORLD, "action/labour", "action/labor"),
        (ANCIENT_WORLD, "zzz", "vignette"),
    ],
)
def test_an_unknown_name_is_refused_with_what_is_near(at: Table, asked: str, near: str) -> None:
    with pytest.raises(UnknownFace, match=near):
        at.faces.draw(at.config, asked)


@every_table
def test_a_set_that_is_not_loaded_is_refused(at: Table) -> None:
    config = at.config
    other = Config(config.game, config.players, config.options, "0" * 16)
    with pytest.raises(FaceError, match="not loaded"):
        at.faces.draw(other, SHEETS[at.key][0])


@every_face
def test_a_face_is_well_formed_with_unique_ids(at: Table, name: str) -> None:
    found = ids(at.tree(name))
    assert len(found) == len(set(found))


@every_face
def test_a_face_has_no_style_and_no_script(at: Table, name: str) -> None:
    assert not re.search(r"<style|<script|\sstyle=|\son\w+=|javascript:", at.draw(name))


@every_face
def test_a_face_is_complete_in_itself(at: Table, name: str) -> None:
    text = at.draw(name)
    beside = at.faces.beside(name)
    known = {*ids(at.tree(name)), *(ids(at.tree(beside)) if beside else ())}
    assert set(REFERENCE.findall(text)) <= known
    assert not re.search(r"(?:href|src)=\"(?!#)|url\((?!#)", text)


@every_table
def test_faces_of_one_table_can_stand_in_one_page(at: Table) -> None:
    all_ids = [found for name in SHEETS[at.key] for found in ids(at.tree(name))] + ids(ElementTree.fromstring(icons.sprite()))
    assert len(all_ids) == len(set(all_ids))


def test_vignettes_of_all_games_can_stand_in_one_page() -> None:
    all_ids = [found for at in (EMPIRES[0], FOUNDERS, EMPORION, ANCIENT_WORLD) for found in ids(at.tree("vignette"))]
    assert len(all_ids) == len(set(all_ids))


@every_table
def test_defs_carry_a_prefix(at: Table) -> None:
    inner = ("pattern", "mask", "filter", "linearGradient", "radialGradient", "marker")
    for name in SHEETS[at.key]:
        for element in at.tree(name).iter():
            if element.tag.rpartition("}")[2] in inner:
                assert element.attrib["id"].startswith(PREFIXES[at.key])


@pytest.mark.parametrize(
    ("at", "name", "most"),
    [
        *((at, "board", 25 * KILO) for at in EMPIRES),
        *((at, "cards", 12 * KILO) for at in EMPIRES),
        *((at, "pieces", 10 * KILO) for at in EMPIRES),
        *((at, "vignette", 10 * KILO) for at in TABLES),
        (FOUNDERS, "sheet", 32 * KILO),
        (EMPORION, "sheet", 30 * KILO),
        (ANCIENT_WORLD, "sheet", 34 * KILO),
        (ANCIENT_WORLD, "full", 32 * KILO),
    ],
)
def test_faces_are_small(at: Table, name: str, most: int) -> None:
    assert len(gzip.compress(at.draw(name).encode())) <= most


def test_a_face_is_drawn_once_for_equal_tables() -> None:
    assert faces().draw(table(), "board") is faces().draw(empire().config(2, {"rules": "retail"}), "board")
    never = FOUNDERS.game.config(2, {"agreed_end": "never"})
    assert FOUNDERS.faces.draw(FOUNDERS.config, "sheet") is FOUNDERS.faces.draw(never, "sheet")
    plain = EMPORION.game.config(2, {"special": "off"})
    assert EMPORION.faces.draw(EMPORION.config, "sheet") is EMPORION.faces.draw(plain, "sheet")
    wider = ANCIENT_WORLD.game.config(2, {"expand_plus": "on"})
    assert ANCIENT_WORLD.faces.draw(ANCIENT_WORLD.config, "sheet") is ANCIENT_WORLD.faces.draw(wider, "sheet")


def fingerprint() -> str:
    """All sheets of all tables as one hash."""
    return hashlib.sha256("".join(at.draw(name) for at in TABLES for name in SHEETS[at.key]).encode()).hexdigest()


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


@pytest.mark.parametrize("tables", [EMPIRES, (FOUNDERS,), (EMPORION,), (ANCIENT_WORLD,)], ids=lambda tables: tables[0].key)
def test_the_gallery_shows_every_face(tables: tuple[Table, ...]) -> None:
    text = page(tables[0].game)
    assert all(f"<figcaption>{name}, " in text for at in tables for name in at.names)
    assert all(f"#icon-{meaning}" in text for meaning in icons.page_meanings())
