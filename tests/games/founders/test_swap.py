"""Swaps (FOE-D9, D10)."""

import pytest

from tests.games.founders.helpers import (
    chair,
    do,
    look,
    nation,
    options,
    points,
    refusal,
    seat,
    spaces,
    table,
    tile_at,
)

PAIR = {"0,0": "forest", "0,1": "cliff"}


@pytest.mark.rule("FOE-D9")
def test_a_new_tile_takes_the_place_of_an_old_one_for_a_point() -> None:
    state = table(seat({**PAIR, "1,0": "lake"}), village=["mine"], nature=["lake"])
    assert "swap mine 1,0" in options(state)
    do(state, "swap mine 1,0")
    assert nation(state, 0) == {**PAIR, "1,0": "mine"}
    assert chair(state, 0).swapped == ("lake",)
    assert points(state)[0] == -1


@pytest.mark.rule("FOE-D9")
def test_what_it_needs_must_be_around_that_space() -> None:
    state = table(seat({**PAIR, "0,2": "lake", "0,3": "lake"}), village=["mine"], nature=["lake"])
    assert spaces(state, "mine", "swap") == set()
    assert refusal(state, "swap mine 0,3").rule == "FOE-D3"
    assert refusal(state, "swap mine 5,5").rule == "FOE-D9"


@pytest.mark.rule("FOE-D9")
def test_the_replaced_tile_does_not_serve_its_successor() -> None:
    state = table(seat({"0,0": "forest", "0,1": "cliff", "1,0": "lake"}), village=["mine"], nature=["grove"])
    assert spaces(state, "mine", "swap") == {"1,0"}
    reason = refusal(state, "swap mine 0,1")
    assert reason.rule == "FOE-D4"
    alone = table(seat({"0,0": "river", "0,1": "cliff"}), village=["mine"], nature=["lake"])
    reason = refusal(alone, "swap mine 0,1")
    assert (reason.rule, "does not serve its successor" in reason.text) == ("FOE-D9", True)


@pytest.mark.rule("FOE-D9", "FOE-G6")
def test_nor_does_it_by_way_of_a_union() -> None:
    """Wood comes only from the river at 0,0, which is united with its neighbours: it cannot be swapped for a mine."""
    block = {"0,0": "river", "1,0": "cliff", "0,1": "lake", "1,1": "lake"}
    state = table(seat(block, carriages=["0,0"]), village=["mine"], nature=["grove"])
    assert spaces(state, "mine", "swap") == {"0,1", "1,1"}
    assert refusal(state, "swap mine 0,0").rule == "FOE-D9"


@pytest.mark.rule("FOE-D9")
def test_nobody_has_to_swap() -> None:
    bridge = {"0,0": "river", "1,0": "lake", "1,1": "lake", "2,1": "lake", "2,2": "cliff"}
    assert options(table(seat(bridge), village=["mine"])) == {"draw", "swap mine 1,1"}


@pytest.mark.rule("FOE-D10")
def test_a_craftsman_on_an_unpillaged_tile_leaves_the_game() -> None:
    state = table(seat({"0,0": "forest", "0,1": "mine"}, craftsmen={"0,1": "smith"}), nature=["lake"])
    assert points(state)[0] == 2
    do(state, "swap lake 0,1")
    assert points(state)[0] == -1
    assert look(state).lost.craftsmen == ("smith",)
    assert tile_at(state, 0, "0,1").craftsman is None


@pytest.mark.rule("FOE-D10", "FOE-E4")
def test_a_swapped_victory_tile_is_gone_with_its_points() -> None:
    state = table(seat({"0,0": "forest", "0,1": "temple_hades"}), nature=["lake"])
    assert points(state)[0] == 2
    do(state, "swap lake 0,1")
    assert points(state)[0] == -1
    assert [(taken.tile, taken.seat, taken.space) for taken in look(state).taken] == [("temple_hades", 0, None)]
    assert chair(state, 0).victory_tiles == 0
