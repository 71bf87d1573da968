"""Adding a tile: where, with what, and what it gives (FOE-D1 to D8, D11, D12)."""

import pytest

from quadriga.games.founders.tell import events as tell
from quadriga.kernel.seats import CHANCE_ALONE
from tests.games.founders.helpers import (
    FAR,
    asks,
    chair,
    do,
    draws,
    emptied,
    hand,
    look,
    nation,
    options,
    points,
    refusal,
    rows,
    seat,
    spaces,
    table,
    tile_at,
    told,
)

PAIR = {"0,0": "forest", "0,1": "cliff"}
BRIDGE = {"0,0": "river", "1,0": "lake", "1,1": "lake", "2,1": "lake", "2,2": "cliff"}
"""Wood at one end, stone at the other: only the place of the tile in the middle has both around it."""


# ------------------------------------------------------------------------------------ which tile


@pytest.mark.rule("FOE-D1")
def test_one_face_up_tile_from_any_row_or_from_the_victory_tiles() -> None:
    state = table(
        seat({"0,0": "forest", "0,1": "cliff", "0,2": "mine"}),
        nature=["lake", "lake"],
        village=["winery"],
        city=["marketplace_iron"],
        victory=["altar_hephaestus", FAR],
    )
    assert {move.split()[1] for move in options(state, "add")} == {"lake", "winery", "marketplace_iron", "altar_hephaestus"}
    do(state, "add lake 1,0")
    assert (rows(state)["nature"], state.to_act()) == (["lake"], (1,))


@pytest.mark.rule("FOE-D1")
def test_equal_victory_tiles_of_an_owners_set_are_offered_once() -> None:
    state = table(seat({"0,0": "forest", "0,1": "cliff", "0,2": "mine"}), nature=["lake"], victory=["altar_hephaestus"])
    before = options(state, "add")
    state.victory.append(state.victory[0])
    assert options(state, "add") == before


@pytest.mark.rule("FOE-D1")
def test_not_from_another_nation_and_not_from_a_stack() -> None:
    state = table(seat(PAIR), seat({"0,0": "grove", "0,1": "grove"}), nature=["lake"])
    assert refusal(state, "add grove 1,0").rule == "FOE-D1"
    assert refusal(state, "add river 1,0").rule == "FOE-D1"


@pytest.mark.rule("FOE-D1")
def test_what_can_be_added_must_be_and_a_swap_will_do() -> None:
    state = table(seat(PAIR), nature=["lake"])
    assert refusal(state, "leave").rule == "FOE-D1"
    assert refusal(state, "draw").rule == "FOE-D8"
    do(state, "swap lake 0,1")
    assert state.to_act() == (1,)


@pytest.mark.rule("FOE-D2")
def test_a_side_must_be_shared_and_a_corner_is_not_enough() -> None:
    state = table(seat(PAIR), nature=["lake"])
    assert spaces(state, "lake") == {"-1,0", "1,0", "-1,1", "1,1", "0,-1", "0,2"}
    assert set(chair(state, 0).free) == spaces(state, "lake")
    assert refusal(state, "add lake 1,2").rule == "FOE-D2"
    assert refusal(state, "add lake 0,0").rule == "FOE-D2"


@pytest.mark.rule("FOE-D2")
def test_the_grid_has_no_bounds_towards_the_owner_either() -> None:
    line = {f"0,{row}": tile for row, tile in zip(range(0, -8, -1), ["forest", "cliff"] * 4, strict=True)}
    state = table(seat(line), nature=["lake"])
    do(state, "add lake 0,-8")
    assert "0,-8" in nation(state, 0)


@pytest.mark.rule("FOE-D2")
@pytest.mark.parametrize(("players", "most"), [(2, 33), (3, 22), (4, 17)])
def test_no_nation_can_outgrow_the_spaces_that_have_names(players: int, most: int) -> None:
    """A seat lays two tiles and one a turn; a straight line of as many still has a free space at its end."""
    state = table(seat(PAIR), nature=["lake"], players=players)
    box = state.setup.box
    assert f"0,{most - 1}" in box.cell_named
    assert box.turns_at_most == 72 - 2 * players - 6
    assert 2 + -(-box.turns_at_most // players) == most


# ------------------------------------------------------------------------------------ what it needs


@pytest.mark.rule("FOE-D12", "FOE-D3", "FOE-D4")
def test_the_mine_and_its_seven_spaces() -> None:
    """The rulebook's example: forest in the corner of an L, cliff at one end, a lake (neither) at the other.

    Three spaces fit, two fail because the forest cannot give both, two because not all resources are around.
    """
    state = table(seat({"0,0": "forest", "1,0": "cliff", "0,1": "lake"}), village=["mine"], nature=["lake"])
    assert set(chair(state, 0).free) == {"-1,0", "-1,1", "0,-1", "0,2", "1,-1", "1,1", "2,0"}
    assert spaces(state, "mine") == {"0,-1", "1,-1", "1,1"}
    for space in ("-1,0", "-1,1"):
        reason = refusal(state, f"add mine {space}")
        assert (reason.rule, "not both" in reason.text) == ("FOE-D4", True)
    for space in ("2,0", "0,2"):
        assert refusal(state, f"add mine {space}").rule == "FOE-D3"


@pytest.mark.rule("FOE-D3")
@pytest.mark.parametrize(("mine", "space"), [("1,1", "0,2"), ("-1,1", "0,2"), ("1,-1", "0,-2"), ("-1,-1", "0,-2")])
def test_resources_come_over_corners_as_well_as_sides(mine: str, space: str) -> None:
    """The altar's stone comes over a side, its iron over a corner, from each of the four directions."""
    row = mine.split(",")[1]
    tiles = {"0,0": "lake", f"0,{row}": "waterfall", mine: "mine"}
    state = table(seat(tiles), victory=["altar_hephaestus"], nature=["forest"])
    assert space in spaces(state, "altar_hephaestus")


@pytest.mark.rule("FOE-D3")
def test_two_spaces_away_is_out_of_reach() -> None:
    state = table(seat({"0,0": "waterfall", "0,1": "lake", "0,2": "mine"}), victory=["altar_hephaestus"], nature=["forest"])
    assert spaces(state, "altar_hephaestus") == {"1,1", "-1,1"}
    assert refusal(state, "add altar_hephaestus 1,2").rule == "FOE-D3"


@pytest.mark.rule("FOE-D4")
def test_a_nature_tile_gives_one_of_its_two_and_chooses_anew_each_turn() -> None:
    state = table(seat({"0,0": "forest", "0,1": "river"}), village=["mine", "pottery"], nature=["lake", "lake"])
    assert spaces(state, "mine")  # stone from the forest, wood from the river
    do(state, "add mine 1,0")
    do(state, "open city", "draw inn_wine", "add lake 1,0", "open city", "draw inn_wine")
    assert spaces(state, "pottery")  # now wood from the forest, water from the river


@pytest.mark.rule("FOE-D4")
def test_two_producers_of_both_are_enough() -> None:
    state = table(seat({"0,0": "forest", "0,1": "forest"}), village=["mine"], nature=["lake"])
    assert spaces(state, "mine") == {"-1,0", "1,0", "-1,1", "1,1"}


@pytest.mark.rule("FOE-D5")
def test_nature_goes_anywhere_that_shares_a_side() -> None:
    state = table(seat({"0,0": "altar_pan", "0,1": "altar_plutus"}, pillaged=["0,0", "0,1"]), nature=["lake"])
    assert spaces(state, "lake") == set(chair(state, 0).free)


# ------------------------------------------------------------------------------------ what it gives


@pytest.mark.rule("FOE-D6")
@pytest.mark.parametrize(
    ("tiles", "tile", "token"),
    [
        ({"0,0": "mine", "0,1": "cliff"}, "marketplace_iron", "coin"),
        ({"0,0": "stable", "0,1": "cliff"}, "war_camp_horses", "war"),
        ({"0,0": "winery", "0,1": "lake"}, "inn_wine", "carriage"),
    ],
)
def test_a_city_tile_gives_its_token_once(tiles: dict[str, str], tile: str, token: str) -> None:
    state = table(seat(tiles), city=[tile, tile], nature=["river", "river"])
    events = told(state, f"add {tile} 1,0")
    assert hand(state, 0) == [token]
    assert tell.TokenReceived(seat=0, token=token) in events
    do(state, "open nature", "draw forest", "add river 1,0", "open nature", "draw forest")
    if asks(state) == "play token":
        do(state, "keep")
    assert hand(state, 0) == [token]
    do(state, f"add {tile} 1,1")
    assert hand(state, 0) == [token, token]


@pytest.mark.rule("FOE-D6")
def test_a_swap_gives_the_token_too_and_an_empty_pile_gives_nothing() -> None:
    tiles = {"0,0": "mine", "0,1": "cliff", "1,0": "lake"}
    state = table(seat(tiles), city=["marketplace_iron"], nature=["grove"])
    do(state, "swap marketplace_iron 1,0")
    assert hand(state, 0) == ["coin"]
    empty = table(seat(tiles, hand=["coin"] * 3), seat(hand=["coin"] * 3), city=["marketplace_iron"], nature=["grove"])
    events = told(empty, "add marketplace_iron 1,1")
    assert hand(empty, 0) == ["coin"] * 3
    assert tell.PileEmpty(seat=0, token="coin") in events
    nobody = table(
        seat({"0,0": "winery", "0,1": "cliff"}, hand=["smith", "jeweller", "weaver"]),
        seat(hand=["vintner", "saddler"]),
        city=["workshop_wine"],
        nature=["grove"],
        lost=["potter"],
    )
    do(nobody, "add workshop_wine 1,0")
    assert len(hand(nobody, 0)) == 3
    assert state.to_act() == (1,)


@pytest.mark.rule("FOE-D7")
def test_victory_tiles_produce_nothing_and_score() -> None:
    state = table(seat({"0,0": "waterfall", "0,1": "mine"}), victory=["altar_hephaestus", FAR], nature=["lake"])
    do(state, "add altar_hephaestus 1,0")
    assert points(state)[0] == 1
    assert tile_at(state, 0, "1,0").produces == ()
    assert [tile.tile for tile in look(state).victory] == [FAR]


# ------------------------------------------------------------------------------------ when nothing fits


@pytest.mark.rule("FOE-D8")
def test_if_no_face_up_tile_fits_a_nature_tile_is_drawn_and_must_be_placed() -> None:
    state = table(seat({"0,0": "lake", "0,1": "lake"}), village=["mine"])
    assert options(state) == {"draw"}
    do(state, "draw")
    assert state.to_act() == CHANCE_ALONE
    assert sum(draws(state).values()) == 24 - 4
    do(state, "draw forest")
    assert asks(state) == "place drawn"
    assert chair(state, 0).held == "forest"
    assert spaces(state, "forest") == set(chair(state, 0).free)
    assert spaces(state, "forest", "swap") == {"0,0", "0,1"}
    assert refusal(state, "leave").rule == "FOE-D8"
    assert refusal(state, "add mine 1,0").rule == "FOE-D8"
    do(state, "add forest 1,0")
    assert (nation(state, 0)["1,0"], state.to_act()) == ("forest", (1,))


@pytest.mark.rule("FOE-D8")
def test_the_drawn_tile_may_go_in_by_a_swap() -> None:
    state = do(table(seat({"0,0": "lake", "0,1": "lake"}), village=["mine"]), "draw", "draw forest", "swap forest 0,0")
    assert chair(state, 0).swapped == ("lake",)
    assert points(state)[0] == -1


@pytest.mark.rule("FOE-D8")
def test_a_swap_that_is_possible_may_be_chosen_instead_of_the_draw() -> None:
    state = table(seat(BRIDGE), village=["mine"])
    assert options(state) == {"draw", "swap mine 1,1"}
    do(state, "swap mine 1,1")
    assert state.to_act() == (1,)


@pytest.mark.rule("FOE-D8")
def test_without_nature_tiles_the_turn_ends_without_adding() -> None:
    used = ["lake", "lake", "river", "river"]
    state = table(
        seat({"0,0": "lake", "0,1": "lake"}),
        seat({"0,0": "river", "0,1": "river"}),
        gone=emptied("nature", used=used),
        agenda=["open"],
    )
    events = told(state, "open village", "draw mine")
    assert tell.NothingAdded(seat=0) in events
    assert (asks(state), state.to_act()) == ("open", (1,))


@pytest.mark.rule("FOE-D8", "FOE-D9")
def test_without_nature_tiles_nobody_has_to_swap() -> None:
    used = [*BRIDGE.values(), "river", "river"]
    state = table(seat(BRIDGE), seat({"0,0": "river", "0,1": "river"}), gone=emptied("nature", used=used), village=["mine"])
    assert options(state) == {"leave", "swap mine 1,1"}
    assert refusal(state, "draw").rule == "FOE-D8"
    do(state, "leave")
    assert (chair(state, 0).swapped, state.to_act()) == ((), (1,))


@pytest.mark.rule("FOE-D11")
def test_a_tile_stays_when_its_neighbours_stop_producing() -> None:
    lapis = seat({"0,0": "forest", "0,1": "cliff", "1,0": "mine"}, pillaged=["0,1"])
    state = table(seat(PAIR, hand=["war"]), lapis, nature=["lake"], agenda=["play token"])
    do(state, "pillage lapis 1,0", "add lake 1,0")
    assert nation(state, 1) == {"0,0": "forest", "0,1": "cliff", "1,0": "mine"}
    assert not [move for move in options(table(seat(PAIR), nature=["lake"])) if move.split()[0] not in ("add", "swap")]
