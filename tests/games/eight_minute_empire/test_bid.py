"""The bid for the first turn (EME-B)."""

import itertools

import pytest

from quadriga.games.eight_minute_empire import GAME
from quadriga.kernel.errors import ConfigError
from quadriga.kernel.seats import CHANCE
from tests.games.eight_minute_empire.helpers import asks, bid, coins, do, draws, look, new, options, ready, refill, refusal


def bids_seen(state_players: int, eyes: int | None, made: dict[int, int]) -> list[int | None]:
    state = ready(state_players)
    for who, amount in made.items():
        do(state, f"bid {amount}", by=who)
    return [chair.bid for chair in look(state, eyes).seats]


# ------------------------------------------------------------------------------------ choosing and revealing


@pytest.mark.rule("EME-B1")
@pytest.mark.parametrize(("players", "most"), [(2, 12), (3, 10), (4, 8)])
def test_any_number_of_ones_coins_may_be_bid_zero_and_all_included(players: int, most: int) -> None:
    state = ready(players)
    for who in range(players):
        assert options(state, by=who) == {f"bid {n}" for n in range(most + 1)}


@pytest.mark.rule("EME-B1")
def test_more_coins_than_one_has_cannot_be_bid() -> None:
    assert refusal(ready(4), "bid 9", by=2).rule == "EME-B1"


@pytest.mark.rule("EME-B1")
@pytest.mark.parametrize("sequence", list(itertools.permutations(range(3))))
def test_the_bids_come_in_any_order(sequence: tuple[int, ...]) -> None:
    state = ready(3)
    for who in sequence:
        assert who in state.to_act()
        do(state, f"bid {who}", by=who)
    assert state.to_act() == (2,)


@pytest.mark.rule("EME-B1")
def test_each_bids_once() -> None:
    state = do(ready(3), "bid 4", by=1)
    assert state.to_act() == (0, 2)
    assert refusal(state, "bid 5", by=1).rule == "EME-B1"


@pytest.mark.rule("EME-B1")
def test_a_bid_is_secret_until_all_are_in() -> None:
    made = {0: 3, 2: 7}
    assert bids_seen(3, 1, made) == [None, None, None]
    assert bids_seen(3, None, made) == [None, None, None]
    assert bids_seen(3, 0, made) == [3, None, None]
    assert bids_seen(3, 2, made) == [None, None, 7]


@pytest.mark.rule("EME-B1")
@pytest.mark.parametrize("eyes", [1, 2, None])
def test_the_others_see_the_same_whatever_was_bid(eyes: int | None) -> None:
    low, high = ready(3), ready(3)
    do(low, "bid 0", by=0)
    do(high, "bid 10", by=0)
    assert low.view(eyes).encode() == high.view(eyes).encode()


@pytest.mark.rule("EME-B1")
def test_that_somebody_has_bid_is_seen() -> None:
    state = do(ready(3), "bid 0", by=1)
    assert [chair.has_bid for chair in look(state, 0).seats] == [False, True, False]


@pytest.mark.rule("EME-B1")
@pytest.mark.parametrize("eyes", [0, 1, 2, None])
def test_all_bids_are_revealed_together(eyes: int | None) -> None:
    assert bids_seen(3, eyes, {2: 7, 0: 3, 1: 0}) == [3, 0, 7]


@pytest.mark.rule("EME-B1")
def test_nobody_pays_before_the_reveal() -> None:
    state = do(ready(2), "bid 12", by=0)
    assert coins(state) == [12, 12]


# ------------------------------------------------------------------------------------ who wins and who pays


@pytest.mark.rule("EME-B2")
def test_the_highest_bidder_alone_pays_and_goes_first() -> None:
    state = bid(ready(3), 2, 5, 4)
    assert coins(state) == [10, 5, 10]
    assert state.to_act() == (1,)
    assert asks(state) == "take card"
    assert look(state).first == 1


@pytest.mark.rule("EME-B2")
def test_who_bids_all_coins_begins_with_none() -> None:
    state = bid(ready(2), 11, 12)
    assert coins(state) == [12, 0]
    assert options(state) == {"take 1"}


@pytest.mark.rule("EME-B2", "EME-B3")
def test_a_tie_below_the_most_does_not_matter() -> None:
    state = bid(ready(3, {"youngest": "0,1,2"}), 3, 3, 5)
    assert state.to_act() == (2,)
    assert coins(state) == [10, 10, 5]


@pytest.mark.rule("EME-B3")
@pytest.mark.parametrize(
    ("youngest", "bids", "winner"),
    [
        ("1,0", (4, 4), 1),
        ("0,1", (4, 4), 0),
        ("2,1,0", (6, 6, 6), 2),
        ("1,2,0", (6, 6, 6), 1),
    ],
)
def test_a_tie_goes_to_the_youngest_who_pays(youngest: str, bids: tuple[int, ...], winner: int) -> None:
    state = ready(len(bids), {"youngest": youngest})
    before = coins(state)
    bid(state, *bids)
    assert state.to_act() == (winner,)
    before[winner] -= bids[winner]
    assert coins(state) == before


@pytest.mark.rule("EME-B3")
def test_only_the_tied_players_are_compared() -> None:
    state = bid(ready(4, {"youngest": "3,2,1,0"}), 5, 2, 5, 4)
    assert state.to_act() == (2,), "the youngest of all bid less; of the tied, seat 2 is younger than seat 0"
    assert coins(state) == [8, 8, 3, 8]


@pytest.mark.rule("EME-B4")
@pytest.mark.parametrize(("youngest", "first"), [("2,0,1", 2), ("0,2,1", 0)])
def test_if_all_bid_zero_the_youngest_goes_first_for_nothing(youngest: str, first: int) -> None:
    state = bid(ready(3, {"youngest": youngest}), 0, 0, 0)
    assert state.to_act() == (first,)
    assert coins(state) == [10, 10, 10]


# ------------------------------------------------------------------------------------ who is the youngest


@pytest.mark.rule("EME-B5")
def test_the_order_of_youth_is_drawn_by_lot() -> None:
    state = new(3)
    assert draws(state) == {"lot terracotta": 1, "lot lapis": 1, "lot laurel": 1}
    do(state, "lot laurel", by=CHANCE)
    assert draws(state) == {"lot terracotta": 1, "lot lapis": 1}
    do(state, "lot terracotta", by=CHANCE)
    assert look(state).youngest == (2, 0, 1)


@pytest.mark.rule("EME-B5")
def test_the_lot_decides_a_tie() -> None:
    state = new(2)
    do(state, "lot lapis", by=CHANCE)
    bid(refill(state), 1, 1)
    assert state.to_act() == (1,)


@pytest.mark.rule("EME-B5")
def test_the_table_may_name_the_order_instead() -> None:
    state = new(3, {"youngest": "1,2,0"})
    assert look(state).youngest == (1, 2, 0)
    assert all(draw.startswith("draw ") for draw in draws(state)), "no lot is drawn"


@pytest.mark.rule("EME-B5")
@pytest.mark.parametrize("order", ["0,1", "0,1,1", "0,1,3", "youngest", "0,1,2,3", ""])
def test_an_order_that_does_not_name_each_seat_once_is_refused(order: str) -> None:
    with pytest.raises(ConfigError, match="youngest"):
        GAME.config(3, {"youngest": order})
