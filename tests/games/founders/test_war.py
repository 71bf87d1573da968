"""War tokens (FOE-W)."""

import pytest

from quadriga.games.founders.tell import events as tell
from tests.games.founders.helpers import (
    chair,
    do,
    hand,
    look,
    options,
    points,
    refusal,
    seat,
    table,
    tile_at,
    told,
)

PAIR = {"0,0": "forest", "0,1": "cliff"}
COLUMNS = {
    "0,0": "river",
    "0,1": "lake",
    "0,2": "temple_hades",
    "1,0": "river",
    "1,-1": "mine",
    "2,-1": "lake",
    "2,-2": "grove",
    "-1,1": "cliff",
}
"""The farthest of each column: -1,1; 0,2; 1,0; 2,-1."""


@pytest.mark.rule("FOE-W1")
def test_the_farthest_tile_of_each_column_is_unprotected() -> None:
    state = table(seat(PAIR, hand=["war"]), seat(COLUMNS), nature=["lake"], agenda=["play token"])
    assert options(state, "pillage") == {f"pillage lapis {space}" for space in ("-1,1", "0,2", "1,0", "2,-1")}
    assert {tile.space for tile in chair(state, 1).tiles if tile.is_unprotected} == {"-1,1", "0,2", "1,0", "2,-1"}
    reason = refusal(state, "pillage lapis 1,-1")
    assert reason.rule == "FOE-W1"
    assert "Mine at 1,-1" in reason.text
    assert "River at 1,0" in reason.text


@pytest.mark.rule("FOE-W1")
def test_a_hole_in_a_column_does_not_lay_open_what_is_nearer() -> None:
    """Column 1 has tiles at rows 0 and 2 and none between: only the farther one is unprotected."""
    ring = {"0,0": "river", "0,1": "lake", "0,2": "lake", "1,2": "grove", "1,0": "mine"}
    state = table(seat(PAIR, hand=["war"]), seat(ring), nature=["lake"], agenda=["play token"])
    assert options(state, "pillage") == {"pillage lapis 0,2", "pillage lapis 1,2"}


@pytest.mark.rule("FOE-W1")
def test_a_war_token_is_for_opponents_of_whom_there_may_be_several() -> None:
    state = table(seat(PAIR, hand=["war"]), players=4, nature=["lake"], agenda=["play token"])
    assert options(state, "pillage") == {f"pillage {name} 0,1" for name in ("lapis", "laurel", "tyrian")}
    assert refusal(state, "pillage terracotta 0,1").rule == "FOE-W1"


@pytest.mark.rule("FOE-W2")
def test_a_pillaged_tile_produces_nothing_and_scores_nothing() -> None:
    lapis = {"0,0": "mine", "0,1": "forest", "1,0": "temple_hades"}
    state = table(
        seat(PAIR, hand=["war", "war"]), seat(lapis), victory=["altar_hephaestus"], nature=["lake"], agenda=["play token"]
    )
    assert points(state)[1] == 2
    do(state, "pillage lapis 1,0", "add lake 1,0")
    assert points(state)[1] == 0
    do(state, "open city", "draw inn_wine")
    assert "add altar_hephaestus 1,1" in options(state)
    do(state, "add altar_hephaestus 1,1")
    again = table(seat(PAIR), seat(lapis, pillaged=["0,1", "1,0"]), victory=["altar_hephaestus"], nature=["lake"], turn=1)
    assert tile_at(again, 1, "0,1").produces == ()
    assert not [move for move in options(again) if "altar" in move]
    assert refusal(again, "add altar_hephaestus 1,1").rule == "FOE-W2"


@pytest.mark.rule("FOE-W3")
def test_a_war_token_covers_the_craftsman() -> None:
    lapis = seat({"0,0": "river", "0,1": "mine"}, craftsmen={"0,1": "smith"})
    state = table(seat(PAIR, hand=["war"]), lapis, nature=["lake"], agenda=["play token"])
    assert points(state) == [1, 2]
    events = told(state, "pillage lapis 0,1")
    assert points(state) == [0, 0]
    assert events == [tell.TilePillaged(seat=0, owner=1, space="0,1", tile="mine", craftsman="smith")]
    assert tile_at(state, 1, "0,1").craftsman == "smith"


@pytest.mark.rule("FOE-W4")
def test_a_pillaged_tile_protects_those_behind_it_and_is_not_pillaged_again() -> None:
    lapis = seat({"0,0": "river", "0,1": "lake", "0,2": "grove"}, pillaged=["0,2"])
    state = table(seat(PAIR, hand=["war", "coin"]), lapis, nature=["lake"], agenda=["play token"])
    assert not options(state, "pillage")
    assert refusal(state, "pillage lapis 0,2").rule == "FOE-W4"
    assert refusal(state, "pillage lapis 0,1").rule == "FOE-W1"


@pytest.mark.rule("FOE-W4", "FOE-W1")
def test_after_a_swap_the_new_tile_is_as_open_as_the_old_one() -> None:
    lapis = seat({"0,0": "river", "0,1": "lake"}, pillaged=["0,1"])
    state = table(seat(PAIR, hand=["war"]), lapis, nature=["grove", "lake"], turn=1)
    do(state, "swap grove 0,1", "open city", "draw inn_wine")
    assert options(state, "pillage") == {"pillage lapis 0,1"}


@pytest.mark.rule("FOE-W5")
def test_a_pillaged_tile_may_be_swapped_and_its_tokens_leave_the_game() -> None:
    own = seat({"0,0": "forest", "0,1": "mine"}, pillaged=["0,1"], craftsmen={"0,1": "smith"})
    state = table(own, nature=["lake"])
    do(state, "swap lake 0,1")
    assert tile_at(state, 0, "0,1").produces == ("plants", "water")
    assert (look(state).lost.war, look(state).lost.craftsmen) == (1, ("smith",))
    assert look(state).supply.war == 5
    assert points(state)[0] == -1


@pytest.mark.rule("FOE-W5", "FOE-W5a")
def test_a_coin_on_a_pillaged_tile_goes_to_its_owner_all_the_same() -> None:
    """Lapis' tile has a coin from laurel and is pillaged by terracotta; swapped in lapis' turn, the coin is kept."""
    lapis = seat({"0,0": "forest", "0,1": "lake"}, coins=["0,1"])
    state = table(seat(PAIR, hand=["war"]), lapis, players=3, nature=["grove", "river"], agenda=["play token"])
    do(state, "pillage lapis 0,1", "add grove 1,0")
    do(state, "open city", "draw inn_wine", "swap river 0,1")
    assert hand(state, 1) == ["coin"]
    assert look(state).lost.war == 1


@pytest.mark.rule("FOE-W5a")
def test_a_coin_on_a_pillaged_tile_comes_home_at_the_end_of_the_owners_turn() -> None:
    lapis = seat({"0,0": "forest", "0,1": "lake"}, coins=["0,1"])
    state = table(seat(PAIR, hand=["war"]), lapis, players=3, nature=["grove", "river"], agenda=["play token"])
    do(state, "pillage lapis 0,1", "add grove 1,0")
    do(state, "open city", "draw inn_wine", "add river 1,0")
    assert hand(state, 1) == ["coin"]
    assert tile_at(state, 1, "0,1").is_pillaged
    assert not tile_at(state, 1, "0,1").has_coin


@pytest.mark.rule("FOE-W6")
def test_a_pillaged_tile_in_a_union_receives_and_passes_on_but_gives_nothing() -> None:
    """The forest at 1,1 is pillaged: a mine beside it gets wood and stone by carriage, from the river and the cliff."""
    block = {"0,0": "river", "1,0": "cliff", "0,1": "lake", "1,1": "forest"}
    state = table(seat(block, pillaged=["1,1"], carriages=["0,0"]), village=["mine"], nature=["lake"])
    assert "add mine 2,1" in options(state)
    supply = next(each for each in look(state).supplies if (each.tile, each.space) == ("mine", "1,2"))
    assert {(service.resource, service.space, service.by_carriage) for service in supply.services} == {
        ("wood", "0,0", True),
        ("stone", "1,0", True),
    }
    alone = table(seat(block, pillaged=["1,1"]), village=["mine"], nature=["lake"])
    assert "add mine 1,2" not in options(alone)
