"""The component set: the packaged one, and how the mistakes of an owner's own are told."""

import re
from pathlib import Path

import pytest

from quadriga.games.founders import GAME
from quadriga.games.founders.data.components import load_components
from quadriga.kernel.chance import Rng
from quadriga.kernel.components import played_hash
from quadriga.kernel.errors import ComponentError
from quadriga.kernel.seats import CHANCE
from tests.games.founders.helpers import COMPONENTS

PACKAGED = (Path(__file__).parents[3] / "src" / "quadriga" / "games" / "founders" / "components.toml").read_text(
    encoding="utf-8"
)
MINE = """[[tiles]]
id = "mine"
name = "Mine"
kind = "village"
count = 5
needs = ["wood", "stone"]
makes = ["iron"]
"""


def edited(old: str, new: str) -> str:
    """The packaged file with one thing changed."""
    assert PACKAGED.count(old) >= 1, old
    return PACKAGED.replace(old, new, 1)


MISTAKES = [
    ("not TOML", "tiles = ?", "line 1", "not TOML"),
    ("unknown resource", edited('needs = ["wood", "stone"]', 'needs = ["wood", "steel"]'), "tiles[6].needs", "steel"),
    ("unknown field", edited("count = 4", "count = 4\ncolour = 1"), "tiles[0]", "colour"),
    ("no count", edited("count = 5\n", ""), "tiles[6]", "count"),
    (
        "too many needs",
        edited('needs = ["wood", "stone"]', f"needs = {['wood'] * 5}".replace("'", '"')),
        "tiles[6].needs",
        "at most 4",
    ),
    (
        "nature needs",
        edited('makes = ["wood", "stone"]', 'makes = ["wood", "stone"]\nneeds = ["wood"]'),
        "tiles[0].needs",
        "FOE-D5",
    ),
    (
        "nature makes three",
        edited('makes = ["wood", "stone"]', 'makes = ["wood", "stone", "water"]'),
        "tiles[0].makes",
        "FOE-D4",
    ),
    ("village makes nothing", edited('makes = ["iron"]\n', ""), "tiles[6].makes", "FOE-D4"),
    ("village token", edited('makes = ["iron"]', 'makes = ["iron"]\ntoken = "coin"'), "tiles[6].token", "FOE-D6"),
    ("village points", edited('makes = ["iron"]', 'makes = ["iron"]\npoints = 1'), "tiles[6].points", "FOE-D7"),
    ("unknown kind", edited('kind = "village"', 'kind = "hamlet"'), "tiles[6].kind", "hamlet"),
    ("id twice", edited('id = "mine"', 'id = "stable"'), "tiles[10].id", "stable"),
    ("craftsman without work", edited('resource = "iron"', 'resource = "coin"'), "craftsmen[0].resource", "FOE-A2"),
    ("two for one resource", edited('resource = "gold"', 'resource = "iron"'), "craftsmen[1].resource", "iron"),
    ("craftsman called as a tile", edited('id = "smith"', 'id = "mine"'), "craftsmen[0].id", "tile"),
    ("players", edited("victory = { 2 = 8, 3 = 12, 4 = 12 }", "victory = { 2 = 8, 3 = 12 }"), "setup.victory", "2, 3 and 4"),
    ("too few victory tiles", edited("3 = 12, 4 = 12", "3 = 12, 4 = 30"), "tiles", "30 victory"),
    ("too long a row", edited("village = 2", "village = 6"), "setup.rows.village", "FOE-O2"),
    ("too many tiles", edited("count = 5", "count = 50"), "tiles", "at most 40"),
]


@pytest.mark.parametrize(("text", "where", "words"), [case[1:] for case in MISTAKES], ids=[case[0] for case in MISTAKES])
def test_a_mistake_is_told_with_its_path(text: str, where: str, words: str) -> None:
    with pytest.raises(ComponentError) as caught:
        load_components.parse(text, "own.toml")
    assert str(caught.value).startswith("own.toml: ")
    assert where in caught.value.where
    assert words in str(caught.value)


def test_words_and_sources_do_not_change_the_hash_but_numbers_do() -> None:
    assert played_hash(load_components.parse(edited('name = "Mine"', 'name = "Pit"'), "own.toml")) == GAME.packaged
    assert played_hash(load_components.parse(edited("count = 5", "count = 6"), "own.toml")) != GAME.packaged
    assert played_hash(load_components()) == GAME.packaged


def test_an_own_set_is_played_with(tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_text(edited(MINE, MINE.replace("count = 5", "count = 6")), encoding="utf-8")
    config = GAME.config(2, {"agreed_end": "never"}, GAME.load_components(path))
    state = GAME.new(config)
    rng = Rng(3)
    while acting := state.to_act():
        options = [] if acting[0] == CHANCE else state.options(acting[0])
        state.play(acting[0], options[rng.below(len(options))] if options else state.draw(rng))
    state.check()
    assert state.setup.box.tile_named("mine").count == 6


def test_the_design_of_the_set_holds() -> None:
    """Every resource is made and needed somewhere, and every victory tile has a recipe of its own."""
    made = {resource for tile in COMPONENTS.tiles for resource in tile.makes}
    needed = {resource for tile in COMPONENTS.tiles for resource in tile.needs}
    assert made == needed == {resource.key for resource in COMPONENTS.resources}
    recipes = [frozenset(tile.needs) for tile in COMPONENTS.of_kind("victory")]
    assert len(set(recipes)) == len(recipes) == 25


def test_every_value_has_a_source() -> None:
    assert all(tile.source in ("rulebook", "public", "reconstructed") for tile in COMPONENTS.tiles)
    assert {"needs", "makes"} <= set(next(tile for tile in COMPONENTS.tiles if tile.id == "mine").certain)
    assert not re.search(r"https?://", PACKAGED)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_tile_is_added_and_every_token_played_in_some_game(players: int) -> None:
    """Law 6: hunches play sensibly, so that temples are reached; a few games see everything."""
    config = GAME.config(players, {"agreed_end": "never"})
    added: set[str] = set()
    verbs: set[str] = set()
    rng = Rng(players)
    for number in range(120):
        if len(added) == len(COMPONENTS.tiles) and {"pillage", "buy", "unite", "employ", "swap"} <= verbs:
            return
        state = GAME.new(config)
        while acting := state.to_act():
            seat = acting[0]
            if seat == CHANCE:
                state.play(CHANCE, state.draw(rng))
                continue
            options = state.options(seat)
            fresh = [move for move in options if move.verb == "add" and move.targets[0] not in added]
            move = fresh[0] if fresh and number % 2 else GAME.hunch(state, seat, options, rng)
            if number % 3 == 0:
                move = options[rng.below(len(options))]
            assert move is not None
            verbs.add(move.verb)
            added |= {move.targets[0]} if move.verb == "add" else set()
            state.play(seat, move)
    assert added == {tile.id for tile in COMPONENTS.tiles}
    assert {"pillage", "buy", "unite", "employ", "swap"} <= verbs
