"""Components and set-up: what lies in the box, the draft, the first two tiles, the rows (FOE-C, FOE-S)."""

import pytest

from quadriga.kernel.seats import CHANCE_ALONE
from tests.games.founders.helpers import (
    COMPONENTS,
    NO_VOTE,
    TILES,
    asks,
    chair,
    do,
    draws,
    look,
    nation,
    new,
    options,
    refill,
    refusal,
    rows,
    table,
)

PLAYERS = [2, 3, 4]
BASICS = {"wood", "stone", "plants", "water"}


def snake(players: int, first: int) -> list[int]:
    clockwise = [(first + step) % players for step in range(players)]
    return clockwise + clockwise[::-1]


# ------------------------------------------------------------------------------------ components


@pytest.mark.rule("FOE-C1")
def test_the_box_has_97_tiles_and_24_tokens() -> None:
    counts = {kind: sum(tile.count for tile in COMPONENTS.tiles if tile.kind == kind) for kind in ("nature", "village", "city")}
    assert counts == {"nature": 24, "village": 24, "city": 24}
    assert sum(tile.count for tile in COMPONENTS.of_kind("victory")) == 25
    supply = look(new(2)).supply
    assert (supply.war, supply.coin, supply.carriage, len(supply.craftsmen)) == (6, 6, 6, 6)
    resources = [craftsman.resource for craftsman in COMPONENTS.craftsmen]
    assert sorted(resources) == sorted({made for tile in COMPONENTS.of_kind("village") for made in tile.makes})


@pytest.mark.rule("FOE-C2")
def test_nature_needs_nothing_and_victory_makes_nothing() -> None:
    for tile in COMPONENTS.tiles:
        assert bool(tile.needs) == (tile.kind != "nature")
        assert bool(tile.makes) == (tile.kind != "victory")
        assert bool(tile.points) == (tile.kind == "victory")


@pytest.mark.rule("FOE-C2a")
def test_a_token_is_no_resource_and_a_resource_no_token() -> None:
    """Temple of Hera needs cloth and coins: coin tokens do not serve; the coins of a marketplace do, and can be bought."""
    mill = {"0,0": "weaving_mill", "0,1": "lake"}
    rich = table({"tiles": mill, "hand": ["coin", "coin"]}, victory=["temple_hera"], nature=["lake"])
    assert not [move for move in options(rich) if "temple_hera" in move]
    lucky = table(
        {"tiles": mill, "hand": ["coin"]},
        {"tiles": {"0,0": "lake", "0,1": "marketplace_iron"}},
        victory=["temple_hera"],
        nature=["lake"],
        agenda=["play token"],
    )
    do(lucky, "buy coin lapis 0,1")
    assert "add temple_hera 1,0" in options(lucky)


@pytest.mark.rule("FOE-C3")
def test_the_number_of_tiles_in_a_stack_is_open_and_their_order_exists_nowhere() -> None:
    state = refill(new(2))
    while state.to_act()[0] >= 0 and asks(state) != "open":
        do(state, min(options(state)))
        refill(state)
    assert [row.stack for row in look(state).rows] == [17, 22, 23]
    do(state, "open city")
    assert sum(draws(state).values()) == 23
    assert all(
        draws(state)[f"draw {tile}"] == count for tile, count in look(state).unseen.items() if TILES[tile].kind == "city"
    )


@pytest.mark.rule("FOE-C4")
def test_what_the_examples_say_of_the_tiles() -> None:
    assert set(TILES["forest"].makes) == {"wood", "stone"}
    assert set(TILES["cliff"].makes) == {"stone", "plants"}
    assert "stone" in TILES["waterfall"].makes
    assert (set(TILES["mine"].needs), TILES["mine"].makes) == ({"wood", "stone"}, ("iron",))
    assert set(TILES["war_camp_horses"].needs) == {"horses", "stone"}
    assert (set(TILES["marketplace_iron"].needs), TILES["marketplace_iron"].makes) == ({"iron", "plants"}, ("coin",))
    assert sum(tile.count for tile in COMPONENTS.of_kind("village") if "horses" in tile.makes) == 3


# ------------------------------------------------------------------------------------ set-up


@pytest.mark.rule("FOE-S0")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_first_player_is_drawn_by_lot_or_named(players: int) -> None:
    state = new(players)
    assert draws(state) == {f"lot {name}": 1 for name in state.config.names()}
    do(state, "lot lapis")
    assert look(state).first == 1
    named = new(players, {**NO_VOTE, "first": str(players - 1)})
    assert look(named).first == players - 1
    assert asks(named) == "reveal victory"


@pytest.mark.rule("FOE-S1")
@pytest.mark.parametrize(("players", "shown"), [(2, 8), (3, 12), (4, 12)])
def test_so_many_victory_tiles_are_revealed_and_the_rest_is_out(players: int, shown: int) -> None:
    state = refill(new(players, {**NO_VOTE, "first": "0"}))
    assert len(look(state).victory) == shown
    assert not set(look(state).unseen) & {tile.id for tile in COMPONENTS.of_kind("victory")}


@pytest.mark.rule("FOE-S2")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("first", [0, 1])
def test_the_draft_goes_clockwise_and_back_and_leaves_one_tile(players: int, first: int) -> None:
    state = refill(new(players, {**NO_VOTE, "first": str(first)}))
    assert len(rows(state)["nature"]) == 2 * players + 1
    order: list[int] = []
    while asks(state) == "take nature":
        order.append(state.to_act()[0])
        do(state, min(options(state)))
    assert order == snake(players, first)
    assert len(rows(state)["nature"]) == 1


@pytest.mark.rule("FOE-S2")
def test_only_revealed_tiles_can_be_taken_and_equal_ones_are_one_choice() -> None:
    state = do(new(2, {**NO_VOTE, "first": "0"}), *[f"draw {tile.id}" for tile in COMPONENTS.of_kind("victory")[:8]])
    do(state, "draw forest", "draw forest", "draw forest", "draw lake", "draw cliff")
    assert options(state) == {"take forest", "take lake", "take cliff"}
    assert refusal(state, "take river").rule == "FOE-S2"


@pytest.mark.rule("FOE-S3")
@pytest.mark.parametrize(("way", "space"), [("ahead", "0,1"), ("behind", "0,-1"), ("beside", "1,0")])
def test_the_two_tiles_share_a_side_in_one_of_three_ways(way: str, space: str) -> None:
    state = table(
        {"tiles": {"0,0": "forest"}, "held": "lake"},
        {"tiles": {"0,0": "cliff"}, "held": "river"},
        nature=["grove"],
        victory=[tile.id for tile in COMPONENTS.of_kind("victory")[:8]],
        agenda=["open", "fill rows", "settle"],
    )
    assert options(state) == {"settle ahead", "settle behind", "settle beside"}
    assert look(state).settles[way] == space
    do(state, f"settle {way}")
    assert nation(state, 0) == {"0,0": "forest", space: "lake"}


@pytest.mark.rule("FOE-S3")
def test_of_two_equal_tiles_either_way_round_is_the_same() -> None:
    state = table(
        {"tiles": {"0,0": "forest"}, "held": "forest"},
        {"tiles": {"0,0": "cliff"}, "held": "river"},
        nature=["grove"],
        victory=[tile.id for tile in COMPONENTS.of_kind("victory")[:8]],
        agenda=["open", "fill rows", "settle"],
    )
    assert options(state) == {"settle ahead", "settle beside"}
    assert refusal(state, "settle behind").rule == "FOE-S3"


@pytest.mark.rule("FOE-S3a")
@pytest.mark.parametrize("players", PLAYERS)
def test_tiles_are_laid_clockwise_after_the_draft_and_before_the_rows(players: int) -> None:
    state = refill(new(players, {**NO_VOTE, "first": "1"}))
    while asks(state) == "take nature":
        do(state, min(options(state)))
    assert all(chair(state, who).held and list(nation(state, who)) == ["0,0"] for who in range(players))
    order: list[int] = []
    while asks(state) == "settle":
        assert rows(state)["village"] == []
        order.append(state.to_act()[0])
        do(state, "settle beside")
    assert order == [(1 + step) % players for step in range(players)]
    assert state.to_act() == CHANCE_ALONE


@pytest.mark.rule("FOE-S4")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_rows_get_two_more_nature_two_village_and_one_city_tile(players: int) -> None:
    state = refill(new(players, {**NO_VOTE, "first": "0"}))
    while asks(state) != "open":
        left = rows(state)["nature"]
        do(state, min(options(state)))
        refill(state)
    assert {back: len(tiles) for back, tiles in rows(state).items()} == {"nature": 3, "village": 2, "city": 1}
    assert rows(state)["nature"][0] == left[0]
    assert [row.stack for row in look(state).rows] == [24 - 2 * players - 3, 22, 23]


@pytest.mark.rule("FOE-S5")
def test_hands_are_public_and_empty_at_the_start() -> None:
    state = refill(new(3))
    for eyes in (0, 1, 2, None):
        view = look(state, eyes)
        assert [(seat.hand.war, seat.hand.coin, seat.hand.carriage, seat.hand.craftsmen) for seat in view.seats] == [
            (0, 0, 0, ())
        ] * 3
    shown = table({"hand": ["smith", "war", "coin", "coin"]}, nature=["lake"])
    for eyes in (0, 1, None):
        assert look(shown, eyes).seats[0].hand.craftsmen == ("smith",)
        assert look(shown, eyes).seats[0].hand.coin == 2
