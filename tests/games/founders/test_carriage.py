"""Carriage tokens and unions (FOE-G)."""

import pytest

from quadriga.games.founders.tell import events as tell
from tests.games.founders.helpers import (
    chair,
    do,
    hand,
    look,
    options,
    refusal,
    seat,
    spaces,
    table,
    tile_at,
    told,
)

BLOCK = {"0,0": "cliff", "1,0": "forest", "0,1": "winery", "1,1": "workshop_wine"}
"""The rulebook's union: cliff, forest, winery and workshop."""


@pytest.mark.rule("FOE-G1")
def test_a_carriage_stands_in_the_middle_of_four_tiles() -> None:
    state = table(seat(BLOCK, hand=["carriage"]), nature=["lake"], agenda=["play token"])
    assert options(state, "unite") == {"unite 0,0"}
    events = told(state, "unite 0,0")
    tiles = ("cliff", "forest", "winery", "workshop_wine")
    assert events == [tell.TilesUnited(seat=0, corner="0,0", spaces=("0,0", "1,0", "0,1", "1,1"), tiles=tiles)]
    assert hand(state, 0) == []
    assert chair(state, 0).unions[0].corners == ("0,0",)


@pytest.mark.rule("FOE-G1")
def test_three_tiles_are_no_block() -> None:
    three = {"0,0": "cliff", "1,0": "forest", "0,1": "winery", "0,2": "lake", "0,3": "lake"}
    state = table(seat(three, hand=["carriage", "war"]), nature=["lake"], agenda=["play token"])
    assert not options(state, "unite")
    reason = refusal(state, "unite 0,0")
    assert (reason.rule, "1,1" in reason.text) == ("FOE-G1", True)


@pytest.mark.rule("FOE-G1")
def test_a_corner_has_one_carriage() -> None:
    state = table(seat(BLOCK, hand=["carriage", "war"], carriages=["0,0"]), nature=["lake"], agenda=["play token"])
    assert not options(state, "unite")
    assert refusal(state, "unite 0,0").rule == "FOE-G1"


@pytest.mark.rule("FOE-G2")
def test_each_united_tile_gives_what_the_others_make_but_no_tile_gives_twice() -> None:
    """A forest, a mine and two altars under a carriage: beside the altars there are iron and stone, but the one forest
    that makes wood and stone cannot give both."""
    block = {"0,0": "forest", "1,0": "mine", "0,1": "altar_pan", "1,1": "altar_plutus"}
    state = table(seat(block, carriages=["0,0"]), village=["mine"], victory=["altar_hephaestus"], nature=["lake"])
    assert "0,2" in spaces(state, "altar_hephaestus")  # iron and stone by carriage
    assert spaces(state, "mine") == set()  # wood and stone would both come from the one forest
    apart = table(seat(block), village=["mine"], victory=["altar_hephaestus"], nature=["lake"])
    assert "0,2" not in spaces(apart, "altar_hephaestus")


@pytest.mark.rule("FOE-G3")
def test_two_carriages_unite_seven_tiles() -> None:
    """The picture of the rulebook: two blocks that share one tile at the corner."""
    near = {"0,0": "river", "1,0": "lake", "0,1": "lake", "1,1": "altar_pan"}
    seven = {**near, "2,1": "lake", "1,2": "altar_plutus", "2,2": "altar_hestia"}
    state = table(seat({**seven, "0,0": "mine"}, carriages=["0,0", "1,1"]), victory=["altar_hephaestus"], nature=["waterfall"])
    (union,) = chair(state, 0).unions
    assert len(union.spaces) == 7
    assert set(union.corners) == {"0,0", "1,1"}
    do(state, "add waterfall 3,2")
    fed = table(
        seat({**seven, "0,0": "mine", "3,2": "waterfall"}, carriages=["0,0", "1,1"]),
        victory=["altar_hephaestus"],
        nature=["lake"],
    )
    assert "3,1" in spaces(fed, "altar_hephaestus")  # iron comes from 0,0 over the shared tile
    services = next(s for s in look(fed).supplies if (s.tile, s.space) == ("altar_hephaestus", "3,1")).services
    assert {(s.resource, s.space, s.by_carriage) for s in services} == {("stone", "3,2", False), ("iron", "0,0", True)}


@pytest.mark.rule("FOE-G3")
def test_blocks_that_only_touch_are_two_unions() -> None:
    """Two blocks of four side by side share no tile: what one makes does not come to the other."""
    left = {"0,0": "mine", "1,0": "lake", "0,1": "lake", "1,1": "lake"}
    eight = {**left, "2,0": "altar_pan", "3,0": "altar_plutus", "2,1": "altar_hestia", "3,1": "waterfall"}
    state = table(seat(eight, carriages=["0,0", "2,0"]), victory=["altar_hephaestus"], nature=["forest"])
    assert [len(union.spaces) for union in chair(state, 0).unions] == [4, 4]
    assert [tile_at(state, 0, space).union for space in ("1,1", "2,1")] == [0, 1]
    assert "4,0" not in spaces(state, "altar_hephaestus")
    assert "2,2" in spaces(state, "altar_hephaestus")  # it touches 1,1 of the one and 2,1 of the other


@pytest.mark.rule("FOE-G4")
def test_the_tile_where_a_resource_arrives_can_still_give_its_own() -> None:
    """The forest at 0,0 gives its wood by way of the grove; the grove itself still gives plants: the winery has both."""
    block = {"0,0": "river", "1,0": "altar_pan", "0,1": "altar_plutus", "1,1": "cliff"}
    state = table(seat(block, carriages=["0,0"]), village=["winery"], nature=["lake"])
    supply = next(s for s in look(state).supplies if (s.tile, s.space) == ("winery", "2,1"))
    assert {(s.resource, s.space, s.by_carriage) for s in supply.services} == {("wood", "0,0", True), ("plants", "1,1", False)}


@pytest.mark.rule("FOE-G5")
@pytest.mark.parametrize(
    "more",
    [{"pillaged": ["1,1"]}, {"craftsmen": {"1,1": "smith"}}, {"coins": ["1,1"]}],
    ids=["pillaged", "craftsman", "coin"],
)
def test_resources_are_delivered_to_tiles_that_produce_nothing(more: dict[str, object]) -> None:
    block = {"0,0": "river", "1,0": "cliff", "0,1": "lake", "1,1": "mine"}
    state = table(seat(block, carriages=["0,0"], **more), village=["mine"], nature=["lake"])
    assert tile_at(state, 0, "1,1").produces == ()
    assert {"1,2", "2,1"} <= spaces(state, "mine")


@pytest.mark.rule("FOE-G5")
def test_resources_are_delivered_to_a_victory_tile() -> None:
    block = {"0,0": "river", "1,0": "cliff", "0,1": "lake", "1,1": "altar_pan"}
    state = table(seat(block, carriages=["0,0"]), village=["mine"], nature=["lake"])
    assert {"1,2", "2,1"} <= spaces(state, "mine")


@pytest.mark.rule("FOE-G6", "FOE-D10")
def test_a_swap_in_a_union_leaves_the_carriage_and_unites_the_new_tile() -> None:
    block = {"0,0": "river", "1,0": "lake", "0,1": "lake", "1,1": "altar_pan"}
    state = table(seat(block, carriages=["0,0"]), nature=["waterfall"])
    do(state, "swap waterfall 1,0")
    assert chair(state, 0).unions[0].spaces == ("0,0", "1,0", "0,1", "1,1")
    again = table(seat({**block, "1,0": "waterfall"}, carriages=["0,0"]), village=["mine"], nature=["lake"])
    assert "1,2" in spaces(again, "mine")  # wood and the new tile's stone


@pytest.mark.rule("FOE-G7")
def test_philips_mine_and_marketplace() -> None:
    """First the mine beside the workshop, wood and stone delivered; next turn the marketplace, iron from the mine, plants
    delivered from the cliff."""
    state = table(
        seat(BLOCK, hand=["carriage"]),
        village=["mine"],
        city=["marketplace_iron"],
        nature=["lake", "lake"],
        agenda=["play token"],
    )
    do(state, "unite 0,0")
    events = told(state, "add mine 2,1")
    added = next(event for event in events if isinstance(event, tell.TileAdded))
    assert set(added.services) == {
        tell.Service("wood", "1,0", False, "forest"),
        tell.Service("stone", "0,0", True, "cliff"),
    }
    do(state, "open nature", "draw river", "add lake 1,0", "open nature", "draw river")
    events = told(state, "add marketplace_iron 2,2")
    added = next(event for event in events if isinstance(event, tell.TileAdded))
    assert set(added.services) == {
        tell.Service("plants", "0,0", True, "cliff"),
        tell.Service("iron", "2,1", False, "mine"),
    }
    assert hand(state, 0) == ["coin"]


@pytest.mark.rule("FOE-G7")
def test_without_the_carriage_the_marketplace_would_not_fit_there() -> None:
    state = table(seat({**BLOCK, "2,1": "mine"}), city=["marketplace_iron"], nature=["lake"])
    reason = refusal(state, "add marketplace_iron 2,2")
    assert reason.rule == "FOE-D3"
    assert "plants" in reason.text
    assert "Cliff at 0,0" in reason.text
