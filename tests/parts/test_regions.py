"""The map: borders go both ways; and the holder of something is who has the most of it, alone."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quadriga.games.eight_minute_empire import GAME
from quadriga.games.eight_minute_empire.data.box import box_of
from quadriga.parts.regions import NOBODY, Regions, holder

BORDERS = st.sets(st.tuples(st.integers(0, 6), st.integers(0, 6)).filter(lambda pair: pair[0] < pair[1]))


def land_of(land: list[tuple[int, int]], sea: list[tuple[int, int]]) -> Regions:
    """Seven regions of two continents."""
    ids = [f"R{number}" for number in range(7)]
    return Regions(
        ids, [f"Region {number}" for number in range(7)], ["n", "s"], ["North", "South"], [0, 1] * 3 + [0], land, sea
    )


def test_neighbours_by_land_and_by_sea_are_kept_apart() -> None:
    it = land_of([(0, 1), (2, 0)], [(0, 3), (4, 3)])
    assert it.by_land == [(1, 2), (0,), (0,), (), (), (), ()]
    assert it.by_sea == [(3,), (), (), (0, 4), (3,), (), ()]


def test_a_region_has_a_number_an_id_a_name_and_a_continent() -> None:
    it = land_of([], [])
    assert it.size == 7
    assert it.index("R5") == 5
    assert it.names[5] == "Region 5"
    assert it.continent_names[it.continent_of[5]] == "South"
    with pytest.raises(ValueError, match="not in tuple"):
        it.index("R9")


@given(land=BORDERS, sea=BORDERS)
@settings(derandomize=True, deadline=None, database=None)
def test_borders_go_both_ways(land: set[tuple[int, int]], sea: set[tuple[int, int]]) -> None:
    it = land_of(sorted(land), [(b, a) for a, b in sea])
    for borders, neighbours in ((land, it.by_land), (sea, it.by_sea)):
        for a in range(7):
            assert list(neighbours[a]) == [b for b in range(7) if (a, b) in borders or (b, a) in borders]


@pytest.mark.parametrize("board", ["a", "b"])
def test_the_borders_of_the_real_boards_go_both_ways(board: str) -> None:
    it = box_of(GAME.config(2, {"board": board})).map
    for neighbours in (it.by_land, it.by_sea):
        for region, others in enumerate(neighbours):
            assert region not in others
            assert len(set(others)) == len(others)
            assert all(region in neighbours[other] for other in others)
    assert any(it.by_sea)


# ------------------------------------------------------------------------------------ who holds


@pytest.mark.parametrize(
    ("strengths", "who"),
    [
        ([0, 0, 0], NOBODY),
        ([2, 1, 0], 0),
        ([0, 1, 2], 2),
        ([2, 2, 1], NOBODY),
        ([1, 2, 2], NOBODY),
        ([2, 0, 2], NOBODY),
        ([1, 1, 2], 2),
        ([2, 2, 3], 2),
        ([3, 3, 3], NOBODY),
        ([1], 0),
        ([0], NOBODY),
    ],
)
def test_the_most_alone_holds(strengths: list[int], who: int) -> None:
    assert holder(strengths, 0, 1, len(strengths)) == who


@given(table=st.lists(st.lists(st.integers(0, 4), min_size=3, max_size=3), min_size=1, max_size=6), region=st.integers(0, 2))
@settings(derandomize=True, deadline=None, database=None)
def test_the_holder_by_its_definition_in_both_ways_to_lay_out_a_table(table: list[list[int]], region: int) -> None:
    owners = len(table)
    here = [row[region] for row in table]
    most = max(here)
    due = here.index(most) if most > 0 and here.count(most) == 1 else NOBODY
    by_owner = [strength for row in table for strength in row]
    by_region = [row[place] for place in range(3) for row in table]
    assert holder(by_owner, region, 3, owners) == due
    assert holder(by_region, region * owners, 1, owners) == due
