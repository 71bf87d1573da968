"""Coin tokens (FOE-M)."""

import pytest

from quadriga.games.founders.tell import events as tell
from tests.games.founders.helpers import (
    FAR,
    asks,
    do,
    emptied,
    hand,
    look,
    options,
    outcome,
    points,
    refusal,
    seat,
    table,
    tile_at,
    told,
)

POOR = {"0,0": "waterfall", "0,1": "waterfall"}


@pytest.mark.rule("FOE-M10", "FOE-M1")
def test_philip_buys_horses_and_adds_a_war_camp_next_to_a_waterfall() -> None:
    """The rulebook's example: horses come from Alexander, stone from the waterfall."""
    philip = seat(POOR, hand=["coin"])
    alexander = seat({"0,0": "lake", "0,1": "stable"})
    state = table(philip, alexander, city=["war_camp_horses"], nature=["lake"], agenda=["play token"])
    do(state, "buy horses lapis 0,1")
    assert (hand(state, 0), tile_at(state, 1, "0,1").has_coin) == ([], True)
    events = told(state, "add war_camp_horses 1,0")
    added = next(event for event in events if isinstance(event, tell.TileAdded))
    assert set(added.services) == {
        tell.Service("stone", "0,0", False, "waterfall"),
        tell.Service("horses", None, False, None),
    }
    assert hand(state, 0) == ["war"]


@pytest.mark.rule("FOE-M1")
def test_what_is_bought_counts_anywhere_in_the_nation() -> None:
    """A line of six: the war camp fits by every waterfall, wherever the horses would have to come from."""
    line = {f"0,{row}": "waterfall" for row in range(4)}
    state = table(
        seat(line, hand=["coin"]),
        seat({"0,0": "lake", "0,1": "stable"}),
        city=["war_camp_horses"],
        nature=["lake"],
        agenda=["play token"],
    )
    do(state, "buy horses lapis 0,1")
    assert {move.split()[2] for move in options(state, "add") if "war_camp" in move} == {
        "0,-1", "0,4", *[f"{column},{row}" for column in (-1, 1) for row in range(4)]
    }  # fmt: skip


@pytest.mark.rule("FOE-M1")
def test_resources_are_bought_from_opponents_alone() -> None:
    state = table(seat({"0,0": "stable", "0,1": "lake"}, hand=["coin"]), nature=["lake"], players=3, agenda=["play token"])
    assert {move.split()[2] for move in options(state, "buy")} == {"lapis", "laurel"}
    assert refusal(state, "buy horses terracotta 0,0").rule == "FOE-M1"
    assert refusal(state, "buy wood lapis 5,5").rule == "FOE-M1"


@pytest.mark.rule("FOE-M2")
def test_of_a_nature_tile_one_resource_is_named() -> None:
    state = table(seat(POOR, hand=["coin"]), seat({"0,0": "forest", "1,0": "grove"}), nature=["lake"], agenda=["play token"])
    assert options(state, "buy") == {
        "buy wood lapis 0,0", "buy stone lapis 0,0", "buy wood lapis 1,0", "buy plants lapis 1,0"
    }  # fmt: skip
    assert refusal(state, "buy water lapis 0,0").rule == "FOE-M2"
    do(state, "buy wood lapis 0,0")
    assert look(state).bought is not None
    assert look(state).bought.resource == "wood"  # type: ignore[union-attr]


@pytest.mark.rule("FOE-M3")
@pytest.mark.parametrize(
    ("lapis", "move"),
    [
        (seat({"0,0": "lake", "0,1": "temple_hades"}), "buy iron lapis 0,1"),
        (seat({"0,0": "lake", "0,1": "mine"}, pillaged=["0,1"]), "buy iron lapis 0,1"),
        (seat({"0,0": "lake", "0,1": "mine"}, craftsmen={"0,1": "smith"}), "buy iron lapis 0,1"),
        (seat({"0,0": "lake", "0,1": "mine"}, coins=["0,1"]), "buy iron lapis 0,1"),
    ],
    ids=["victory", "pillaged", "craftsman", "coin"],
)
def test_nothing_is_bought_from_a_tile_that_produces_nothing(lapis: dict[str, object], move: str) -> None:
    state = table(seat(POOR, hand=["coin"]), lapis, nature=["lake"], players=3, agenda=["play token"])
    assert "buy water lapis 0,0" in options(state)
    assert move not in options(state)
    assert refusal(state, move).rule == "FOE-M3"


@pytest.mark.rule("FOE-M4")
def test_what_is_bought_serves_one_need_only() -> None:
    """Stone is bought; the mine needs wood and stone, so a river's wood is enough, but a tile with two stones would not do."""
    state = table(
        seat({"0,0": "lake", "0,1": "river"}, hand=["coin"]),
        seat(POOR),
        village=["mine", "gold_mine"],
        nature=["lake"],
        agenda=["play token"],
    )
    do(state, "buy stone lapis 0,0")
    assert "add mine 1,1" in options(state)
    assert "add mine 0,-1" not in options(state)
    assert "add gold_mine 0,-1" in options(state)


@pytest.mark.rule("FOE-M4")
def test_what_is_bought_may_go_unused_and_is_gone_when_the_turn_ends() -> None:
    state = table(
        seat(POOR, hand=["coin"]),
        seat({"0,0": "lake", "0,1": "stable"}),
        city=["war_camp_horses"],
        nature=["lake", "grove"],
        agenda=["play token"],
    )
    do(state, "buy horses lapis 0,1", "add lake 1,0")
    assert look(state).bought is None
    assert tile_at(state, 1, "0,1").has_coin
    do(state, "open nature", "draw river", "add grove 1,0")
    assert not tile_at(state, 1, "0,1").has_coin
    assert hand(state, 1) == ["coin"]


@pytest.mark.rule("FOE-M4", "FOE-M9")
def test_what_is_bought_is_no_production_of_ones_own() -> None:
    """The bought resource cannot be sold on, employs nobody, and lies on no tile of the buyer."""
    state = table(
        seat(POOR, hand=["coin", "saddler"]), seat({"0,0": "lake", "0,1": "stable"}), nature=["lake"], agenda=["play token"]
    )
    do(state, "buy horses lapis 0,1")
    assert all("horses" not in tile.produces for tile in look(state).seats[0].tiles)


@pytest.mark.rule("FOE-M5")
def test_a_tile_with_a_coin_produces_nothing_in_its_owners_next_turn() -> None:
    lapis = seat({"0,0": "waterfall", "0,1": "stable"}, coins=["0,1"])
    state = table(seat(POOR), lapis, city=["war_camp_horses"], nature=["lake"], turn=1)
    assert "add war_camp_horses 1,0" not in options(state)
    reason = refusal(state, "add war_camp_horses 1,0")
    assert (reason.rule, "coin" in reason.text) == ("FOE-M5", True)
    do(state, "add lake -1,0")
    assert tile_at(state, 1, "0,1").produces == ("horses",)


@pytest.mark.rule("FOE-M5", "FOE-G5")
def test_a_tile_with_a_coin_still_receives_in_a_union() -> None:
    block = {"0,0": "river", "1,0": "cliff", "0,1": "lake", "1,1": "forest"}
    state = table(seat(block, coins=["1,1"], carriages=["0,0"]), village=["mine"], nature=["lake"])
    assert "add mine 1,2" in options(state)
    assert "add mine 1,2" not in options(table(seat(block, coins=["1,1"]), village=["mine"], nature=["lake"]))


@pytest.mark.rule("FOE-M6")
def test_coins_come_to_the_hand_after_adding_and_are_played_from_the_next_turn_on() -> None:
    lapis = seat({"0,0": "forest", "0,1": "lake"}, coins=["0,0", "0,1"])
    state = table(seat(POOR), lapis, nature=["grove", "river"], turn=1, agenda=["open"])
    do(state, "open city", "draw inn_wine")
    assert asks(state) == "add tile"
    events = told(state, "add grove 1,0")
    assert tell.CoinsCollected(seat=1, spaces=("0,0", "0,1")) in events
    assert hand(state, 1) == ["coin", "coin"]
    do(state, "open city", "draw inn_wine", "add river 1,0", "open city", "draw inn_pottery")
    assert asks(state) == "play token"


@pytest.mark.rule("FOE-M6")
def test_coins_come_to_the_hand_also_when_nothing_is_added() -> None:
    lapis = seat({"0,0": "forest", "0,1": "lake"}, coins=["0,1"], pillaged=["0,0"])
    used = ["forest", "lake", "waterfall", "waterfall"]
    state = table(seat(POOR), lapis, turn=1, agenda=["open"], gone=emptied("nature", used=used))
    do(state, "open city", "draw inn_wine")
    assert hand(state, 1) == ["coin"]
    assert state.to_act() == (0,)


@pytest.mark.rule("FOE-M7", "FOE-D10")
def test_who_swaps_a_tile_with_a_coin_keeps_the_coin() -> None:
    lapis = seat({"0,0": "forest", "0,1": "lake"}, coins=["0,1"])
    state = table(seat(POOR), lapis, nature=["grove"], turn=1)
    events = told(state, "swap grove 0,1")
    assert hand(state, 1) == ["coin"]
    assert events[0] == tell.TileSwapped(seat=1, tile="grove", space="0,1", old="lake", took_coin=True)
    assert points(state)[1] == 0  # a coin and a swapped tile


@pytest.mark.rule("FOE-M8")
def test_before_the_count_all_coins_come_home() -> None:
    """Terracotta adds the last victory tile; the coins on lapis' and laurel's tiles are theirs."""
    state = table(
        seat({"0,0": "mine", "0,1": "cliff"}),
        seat({"0,0": "forest", "0,1": "lake"}, coins=["0,1"]),
        seat({"0,0": "forest", "0,1": "lake"}, coins=["0,0", "0,1"]),
        victory=["altar_hephaestus"],
        nature=["lake"],
    )
    assert points(state) == [0, 1, 2]
    do(state, "add altar_hephaestus 1,0")
    assert outcome(state).scores == (1, 1, 2)
    assert [hand(state, who) for who in range(3)] == [[], ["coin"], ["coin", "coin"]]


@pytest.mark.rule("FOE-M9")
def test_a_delivered_resource_is_bought_where_it_is_made_and_nowhere_else() -> None:
    block = {"0,0": "stable", "1,0": "lake", "0,1": "forest", "1,1": "temple_hades"}
    state = table(seat(POOR, hand=["coin"]), seat(block, carriages=["0,0"]), nature=["lake"], agenda=["play token"])
    assert {move for move in options(state, "buy") if "horses" in move} == {"buy horses lapis 0,0"}
    assert refusal(state, "buy horses lapis 0,1").rule == "FOE-M2"
    assert refusal(state, "buy horses lapis 1,1").rule == "FOE-M3"


@pytest.mark.rule("FOE-M3")
def test_who_has_no_coin_cannot_buy() -> None:
    state = table(seat(POOR, hand=["war"]), nature=["lake"], agenda=["play token"], victory=[FAR])
    assert refusal(state, "buy wood lapis 0,0").rule == "FOE-K1"
