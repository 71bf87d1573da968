"""Craftsmen (FOE-A)."""

import pytest

from quadriga.games.founders.tell import events as tell
from quadriga.kernel.seats import CHANCE_ALONE
from tests.games.founders.helpers import (
    asks,
    do,
    draws,
    hand,
    look,
    options,
    points,
    refusal,
    seat,
    spaces,
    table,
    tile_at,
    told,
)

PAIR = {"0,0": "lake", "0,1": "mine"}


@pytest.mark.rule("FOE-A1")
def test_a_craftsman_is_received_at_random_and_shown() -> None:
    state = table(seat({"0,0": "cliff", "0,1": "winery"}, hand=["smith"]), city=["workshop_wine"], nature=["lake"])
    state.listen()
    do(state, "add workshop_wine 1,0")
    assert (asks(state), state.to_act()) == ("receive craftsman", CHANCE_ALONE)
    assert draws(state) == {f"draw {who}": 1 for who in ("jeweller", "weaver", "vintner", "saddler", "potter")}
    do(state, "draw potter")
    assert hand(state, 0) == ["smith", "potter"]
    assert tell.TokenReceived(seat=0, token="craftsman", craftsman="potter") in state.told()
    assert look(state).supply.craftsmen == ("jeweller", "weaver", "vintner", "saddler")


@pytest.mark.rule("FOE-A2")
def test_a_craftsman_works_where_his_resource_is_made() -> None:
    state = table(seat(PAIR, hand=["smith", "potter"]), victory=["altar_hephaestus"], nature=["forest"], agenda=["play token"])
    assert options(state, "employ") == {"employ smith 0,1"}
    assert points(state)[0] == 2
    do(state, "employ smith 0,1")
    assert points(state)[0] == 3  # two for the smith, one for the potter in hand
    assert tile_at(state, 0, "0,1").produces == ()
    assert tile_at(state, 0, "0,1").craftsman == "smith"
    assert refusal(state, "add altar_hephaestus 1,1").rule == "FOE-D3"


@pytest.mark.rule("FOE-A2")
def test_a_tile_with_a_craftsman_stops_producing() -> None:
    both = {"0,0": "waterfall", "0,1": "mine"}
    state = table(seat(both, craftsmen={"0,1": "smith"}), victory=["altar_hephaestus"], nature=["lake"])
    assert spaces(state, "altar_hephaestus") == set()
    assert refusal(state, "add altar_hephaestus 1,0").rule == "FOE-A2"


@pytest.mark.rule("FOE-A2")
def test_a_craftsman_needs_a_village_tile_of_ones_own() -> None:
    """A temple that asks for iron does not employ a smith, nor does an opponent's mine."""
    own = {"0,0": "lake", "0,1": "temple_hades"}
    state = table(
        seat(own, hand=["smith", "war"]), seat({"0,0": "lake", "0,1": "mine"}), nature=["lake"], agenda=["play token"]
    )
    assert not options(state, "employ")
    assert refusal(state, "employ smith 0,1").rule == "FOE-A2"
    assert refusal(state, "employ smith 3,3").rule == "FOE-A2"
    assert refusal(state, "employ potter 0,1").rule == "FOE-A1"


@pytest.mark.rule("FOE-A3")
def test_delivery_does_not_make_a_workplace() -> None:
    block = {"0,0": "lake", "1,0": "mine", "0,1": "winery", "1,1": "pottery"}
    state = table(seat(block, hand=["smith"], carriages=["0,0"]), nature=["lake"], agenda=["play token"])
    assert options(state, "employ") == {"employ smith 1,0"}
    assert refusal(state, "employ smith 1,1").rule == "FOE-A3"


@pytest.mark.rule("FOE-A3")
def test_not_on_a_pillaged_tile_nor_beside_another_craftsman_but_on_one_with_a_coin() -> None:
    three = {"0,0": "mine", "0,1": "mine", "0,2": "mine"}
    own = seat(three, hand=["smith"], pillaged=["0,2"], coins=["0,0"])
    state = table(own, nature=["lake"], agenda=["play token"])
    assert options(state, "employ") == {"employ smith 0,0", "employ smith 0,1"}
    assert refusal(state, "employ smith 0,2").rule == "FOE-A3"
    do(state, "employ smith 0,0", "add lake 1,0")
    assert hand(state, 0) == ["coin"]
    assert points(state)[0] == 3
    assert told(state) == []
