"""FOE-D4 in full: the quick test of the hot path against every matching there is, on nations that nobody would build."""

from itertools import product
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quadriga.games.founders import GAME
from quadriga.games.founders.data.box import Box
from quadriga.games.founders.data.terms import COIN_BIT, CRAFT_SHIFT, NOTHING, WAR_BIT
from quadriga.games.founders.rules.carriage import corners
from quadriga.games.founders.rules.reach import Survey
from quadriga.games.founders.rules.war import unprotected
from quadriga.games.founders.state.nation import Nation

BOX = GAME.new(GAME.config(4)).setup.box
STEPS = [(column, row) for column, row in product((-1, 0, 1), repeat=2) if (column, row) != (0, 0)]
Place = tuple[int, int]


@st.composite
def nations(draw: st.DrawFn, box: Box = BOX) -> tuple[Nation, int]:
    """Tiles that hang together, with tokens on some and carriages on some of the blocks; and perhaps something bought."""
    laid: dict[Place, int] = {}
    for tile in draw(st.lists(st.integers(0, len(box.tiles) - 1), min_size=2, max_size=14)):
        free = sorted({(x + dx, y + dy) for x, y in laid for dx, dy in ((0, 1), (1, 0), (0, -1), (-1, 0))} - laid.keys())
        # Mostly close together: else nothing has neighbours to speak of.
        space = draw(st.sampled_from(sorted(free, key=lambda p: (abs(p[0]) + abs(p[1]), p))[:5])) if free else (0, 0)
        laid[space] = tile
    nation = Nation([], [], [], (), [0] * box.hand_size, (), NOTHING)
    for (column, row), tile in laid.items():
        nation.lay(box.centre + row * box.side + column, tile)
    marks = st.sampled_from([0, 0, 0, WAR_BIT, COIN_BIT, 1 << CRAFT_SHIFT])
    nation.tokens = draw(st.lists(marks, min_size=len(laid), max_size=len(laid)))
    blocks = corners(box, nation)
    if blocks:
        nation.carriages = tuple(sorted(draw(st.sets(st.sampled_from(blocks), max_size=3))))
    bought = draw(st.sampled_from([NOTHING, NOTHING, *range(len(box.resources))]))
    return nation, bought


def where(box: Box, nation: Nation) -> dict[Place, int]:
    """The place in the nation's lists of each tile, by column and row."""
    return {(box.column_of[space], box.row_of[space]): place for place, space in enumerate(nation.spaces)}


def unions(box: Box, nation: Nation) -> list[set[Place]]:
    """FOE-G3, by the letter: blocks that share a tile are one."""
    found: list[set[Place]] = []
    for corner in nation.carriages:
        x, y = box.column_of[corner], box.row_of[corner]
        block = {(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)}
        for other in [union for union in found if union & block]:
            found.remove(other)
            block |= other
        found.append(block)
    return found


def is_fed(box: Box, nation: Nation, bought: int, tile: int, space: Place) -> bool:
    """FOE-D3, D4 by the letter: some choice of different producers meets all needs."""
    tiles = where(box, nation)
    givers = {(space[0] + dx, space[1] + dy) for dx, dy in STEPS} & tiles.keys()
    for union in unions(box, nation):
        if union & givers:
            givers |= union
    givers -= {space}
    offers = [set(box.tiles[nation.tiles[tiles[at]]].makes) for at in sorted(givers) if nation.tokens[tiles[at]] == 0]
    if bought != NOTHING:
        offers.append({bought})
    return can_serve(list(box.tiles[tile].needs), offers)


def can_serve(needs: list[int], offers: list[set[int]]) -> bool:
    """Every way to give the first need away, and the rest after it."""
    if not needs:
        return True
    return any(
        can_serve(needs[1:], offers[:index] + offers[index + 1 :]) for index, offer in enumerate(offers) if needs[0] in offer
    )


def check(box: Box, nation: Nation, bought: int) -> None:
    """On every space and for every tile the survey says what the letter says, and names producers that really give."""
    survey = Survey(box, nation, bought)
    spaces = [*survey.spaces, *nation.spaces]
    for number, space in enumerate(spaces):
        at = box.column_of[space], box.row_of[space]
        for tile in range(len(box.tiles)):
            fed = is_fed(box, nation, bought, tile, at)
            assert survey.feeds(number, tile) == fed, (box.names[space], box.tiles[tile].id)
            served = survey.match(number, tile)
            assert (NOTHING not in served) == fed
            producers = survey.producers(number)
            used = [index for index in served if index != NOTHING]
            assert len(set(used)) == len(used)
            for need, index in zip(box.tiles[tile].needs, served, strict=True):
                assert index == NOTHING or producers[index].makes >> need & 1


@pytest.mark.rule("FOE-D4", "FOE-D3", "FOE-G2", "FOE-G3", "FOE-G4", "FOE-M4")
@settings(max_examples=60, deadline=None)
@given(nations())
def test_the_quick_test_finds_every_matching_and_no_other(drawn: tuple[Nation, int]) -> None:
    check(BOX, *drawn)


ODD = """
[[tiles]]
id = "quarry"
name = "Quarry"
kind = "village"
count = 1
needs = ["stone", "stone"]
makes = ["gold"]

[[tiles]]
id = "palace"
name = "Palace"
kind = "victory"
count = 1
needs = ["stone", "wood", "stone"]
points = 5

[[tiles]]
id = "hut"
name = "Hut"
kind = "village"
count = 1
needs = ["plants"]
makes = ["wine"]

[[tiles]]
id = "camp"
name = "Camp"
kind = "village"
count = 1
makes = ["cloth"]
"""


@pytest.fixture(scope="module")
def odd_box(tmp_path_factory: pytest.TempPathFactory) -> Box:
    """A set of an owner's own, in which tiles need nothing, one thing, twice the same, or three things."""
    packaged = Path(__file__).parents[3] / "src" / "quadriga" / "games" / "founders" / "components.toml"
    path = tmp_path_factory.mktemp("sets") / "odd.toml"
    path.write_text(packaged.read_text(encoding="utf-8") + ODD, encoding="utf-8")
    return GAME.new(GAME.config(4, components=GAME.load_components(path))).setup.box


@pytest.mark.rule("FOE-D4")
def test_other_numbers_of_needs_are_matched_in_full(odd_box: Box) -> None:
    @settings(max_examples=40, deadline=None)
    @given(nations(odd_box))
    def compare(drawn: tuple[Nation, int]) -> None:
        check(odd_box, *drawn)

    compare()


@pytest.mark.rule("FOE-D4")
def test_two_equal_needs_take_two_producers(odd_box: Box) -> None:
    quarry = odd_box.tile_named("quarry").index
    forest = odd_box.tile_named("forest").index
    nation = Nation([], [], [], (), [0] * odd_box.hand_size, (), NOTHING)
    nation.lay(odd_box.centre, forest)
    survey = Survey(odd_box, nation, NOTHING)
    assert not any(survey.feeds(number, quarry) for number in range(survey.free))
    nation.lay(odd_box.centre + 1, forest)
    survey = Survey(odd_box, nation, NOTHING)
    assert any(survey.feeds(number, quarry) for number in range(survey.free))
    single = Nation([odd_box.centre], [forest], [0], (), [0] * odd_box.hand_size, (), NOTHING)
    bought = Survey(odd_box, single, odd_box.resources.index("stone"))
    assert all(bought.feeds(number, quarry) for number in range(bought.free))


@pytest.mark.rule("FOE-W1", "FOE-D2")
@settings(max_examples=60, deadline=None)
@given(nations())
def test_free_spaces_and_unprotected_tiles_are_what_the_rules_say(drawn: tuple[Nation, int]) -> None:
    nation, bought = drawn
    tiles = where(BOX, nation)
    sides = {(x + dx, y + dy) for x, y in tiles for dx, dy in ((0, 1), (1, 0), (0, -1), (-1, 0))} - tiles.keys()
    free = Survey(BOX, nation, bought).spaces
    assert len(set(free)) == len(free)
    assert {(BOX.column_of[space], BOX.row_of[space]) for space in free} == sides
    farthest = {column: max(row for x, row in tiles if x == column) for column, _ in tiles}
    assert set(farthest.items()) == {
        (BOX.column_of[nation.spaces[place]], BOX.row_of[nation.spaces[place]]) for place in unprotected(BOX, nation)
    }
