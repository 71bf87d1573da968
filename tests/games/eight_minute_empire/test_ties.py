"""Ties by the retail rules: of points (EME-V6), and of bids where a lot decides (EME-V8)."""

import pytest

from quadriga.games.eight_minute_empire import GAME
from quadriga.games.eight_minute_empire.mind import judgement
from quadriga.games.eight_minute_empire.state.state import EmpireState
from quadriga.games.eight_minute_empire.tell import events as tell
from quadriga.kernel.errors import PositionError
from quadriga.kernel.outcome import Line
from quadriga.kernel.seats import CHANCE, CHANCE_ALONE
from tests.games.eight_minute_empire.helpers import (
    EQUAL_FOR_TWO,
    asks,
    bid,
    coins,
    do,
    draws,
    ended,
    look,
    new,
    outcome,
    ready,
    refill,
    seat,
    table,
)

RULES = {"rules": "retail"}
LOT = {"tied_bids": "lot"}
FOR_THREE = [
    ["gem-place1", "coal-place3", "coal-move2", "tree-city1", "anvil-city1", "anvil-place3", "carrot-city1", "carrot-move4"],
    ["gem-place2", "coal-place3", "coal-sail2", "tree-place3", "anvil-place3", "anvil-sail3", "carrot-city1", "carrot-move4"],
    ["gem-place2", "coal-sail3", "coal-place2_or_city1", "tree-move3", "anvil-move4", "anvil-move5", "carrot-place3",
     "carrot-move5"],
]  # fmt: skip
"""Three hands of eight with a gem, two coal and two anvil: 3 points each."""


def tied(*seats: dict[str, object], version: str = "", **given: str) -> EmpireState:
    """A finished retail game of four in which all have the same goods."""
    fourth = seat(coins=0, armies={})
    hands = [*FOR_THREE, ["gem-move2", "tree-sail3", "tree-sail4", "carrotx2-place3", "carrot-sail3", "anvil-place3_or_move3",
                          "anvil-place3_or_move4", "wild-place2"]]  # fmt: skip
    return ended([*seats, fourth], hands, {**RULES, "deck": "retail", **given}, version=version)


# ------------------------------------------------------------------------------------ points


@pytest.mark.rule("EME-V6", "EME-E6")
def test_equal_points_are_decided_by_the_most_coins() -> None:
    state = tied(seat(coins=1, armies={"W1": 1}), seat(coins=3, armies={"I1": 1}), seat(coins=2, armies={"S1": 1}))
    result = outcome(state)
    assert result.scores[:3] == (5, 5, 5)
    assert result.places == (3, 1, 2, 4)


@pytest.mark.rule("EME-V6")
def test_then_by_the_most_armies_on_the_board_and_cities_are_no_armies() -> None:
    first = seat(coins=2, armies={"W1": 1}, cities={"W1": 3})
    state = tied(first, seat(coins=2, armies={"I1": 3}), seat(coins=2, armies={"S1": 2}))
    assert outcome(state).places == (3, 1, 2, 4)


@pytest.mark.rule("EME-V6")
def test_then_by_the_most_controlled_regions() -> None:
    richer = [
        "gem-place1",
        "gem-place2",
        "coal-place3",
        "coal-move2",
        "coal-sail2",
        "tree-city1",
        "anvil-city1",
        "anvil-place3",
    ]
    one, three = seat(coins=2, armies={"W1": 3}), seat(coins=2, armies={"C1": 1, "C2": 1, "C3": 1})
    others = [seat(coins=2, armies={}), seat(coins=0, armies={})]
    state = ended([one, three, *others], [richer, FOR_THREE[2]], {**RULES, "deck": "retail"})
    result = outcome(state)
    assert result.scores[0] == result.scores[1] == 7, "two regions more, or two points more of goods"
    assert result.places[1] < result.places[0]


@pytest.mark.rule("EME-V6", "EME-E6")
def test_still_equal_the_place_is_shared() -> None:
    same = [seat(coins=2, armies={region: 1}) for region in ("W1", "I1", "S1")]
    assert outcome(tied(*same)).places == (1, 1, 1, 4)


@pytest.mark.rule("EME-V6", "EME-E2")
def test_coins_are_kept_and_bring_no_points() -> None:
    state = tied(seat(coins=9, armies={"W1": 2}), seat(coins=0, armies={"I1": 1}), seat(coins=0, armies={"S1": 1}))
    result = outcome(state)
    assert result.scores[0] == result.scores[1]
    assert result.sheet[0][-2:] == (Line("Coins left: 9", "EME-V6", 0), Line("Armies on the board: 2", "EME-V6", 0))
    assert [sum(line.points for line in sheet) for sheet in result.sheet] == list(result.scores)


@pytest.mark.rule("EME-V6", "EME-F1")
def test_in_a_full_game_only_the_sums_count() -> None:
    seats = [seat(coins=1, armies={"W1": 1}), seat(coins=3, armies={"I1": 1})]
    hands = [[*hand, "anvil-move4"] for hand in EQUAL_FOR_TWO]
    state = ended(seats, hands, {**RULES, "games": "three"}, past=[[4, 0], [0, 4]], neutral={"armies": {}})
    assert outcome(state).scores[0] == outcome(state).scores[1]
    assert outcome(state).places == (1, 1)
    assert outcome(state).sheet[0][-1] == Line("Coins left: 1", "EME-E2", 0)


@pytest.mark.rule("EME-V6", "EME-E6")
def test_by_the_print_and_play_rules_equal_points_share_the_place() -> None:
    seats = [seat(coins=1, armies={"W1": 1}), seat(coins=3, armies={"I1": 1})]
    assert outcome(ended(seats, EQUAL_FOR_TWO)).places == (1, 1)
    assert outcome(ended(seats, EQUAL_FOR_TWO)).sheet[0][-1] == Line("Coins left: 1", "EME-E2", 0)


def test_bots_know_that_coins_and_then_armies_break_ties() -> None:
    state = tied(seat(coins=3, armies={"W1": 1}), seat(coins=2, armies={"I1": 14}), seat(coins=2, armies={"S1": 1}))
    worth = judgement.standing(state)
    assert worth[0] > worth[1] > worth[2]
    assert worth[0] - worth[2] < 1
    old = tied(seat(coins=3, armies={"W1": 1}), seat(coins=2, armies={"I1": 14}), seat(armies={"S1": 1}), version="1")
    assert len(set(judgement.standing(old)[:3])) == 1


# ------------------------------------------------------------------------------------ bids


@pytest.mark.rule("EME-V8", "EME-B3")
def test_a_tied_bid_is_decided_by_lot_among_the_tied() -> None:
    state = bid(ready(3, LOT), 4, 3, 4)
    assert asks(state) == "tied bid"
    assert state.to_act() == CHANCE_ALONE
    assert draws(state) == {"lot terracotta": 1, "lot laurel": 1}
    do(state, "lot laurel", by=CHANCE)
    assert coins(state) == [10, 10, 6]
    assert (asks(state), state.to_act()) == ("take card", (2,))


@pytest.mark.rule("EME-V8", "EME-B4")
def test_when_all_bid_zero_the_lot_is_among_all() -> None:
    state = bid(ready(4, LOT), 0, 0, 0, 0)
    assert set(draws(state)) == {"lot terracotta", "lot lapis", "lot laurel", "lot tyrian"}
    do(state, "lot lapis", by=CHANCE)
    assert state.to_act() == (1,)
    assert coins(state) == [8] * 4


@pytest.mark.rule("EME-V8", "EME-V4")
def test_with_the_retail_rules_the_one_drawn_chooses_who_goes_first() -> None:
    state = do(bid(ready(3, {**LOT, **RULES}), 2, 2, 1), "lot lapis", by=CHANCE)
    assert (asks(state), state.to_act()) == ("name first", (1,))
    assert coins(state) == [11, 9, 11]


@pytest.mark.rule("EME-V8", "EME-B2")
def test_a_bid_that_is_not_tied_needs_no_lot() -> None:
    assert bid(ready(3, LOT), 4, 3, 0).to_act() == (0,)


@pytest.mark.rule("EME-V8", "EME-B5")
def test_nobody_draws_lots_for_the_youngest_where_nothing_goes_by_it() -> None:
    assert asks(new(3, LOT)) == "lay out"
    assert look(ready(3, LOT)).youngest == ()
    assert asks(new(3)) == "lots"


@pytest.mark.rule("EME-V8", "EME-V5")
def test_the_third_colour_still_goes_by_the_youngest() -> None:
    state = new(2, {**LOT, **RULES})
    assert asks(state) == "lots"
    state = ready(2, {**LOT, **RULES, "youngest": "1,0"})
    assert (asks(state), state.to_act()) == ("settle", (1,))


@pytest.mark.rule("EME-V8", "EME-F1")
def test_each_game_of_a_full_game_has_its_own_lot() -> None:
    state = ready(2, {**LOT, "games": "three"})
    lots = 0
    while state.to_act():
        if asks(state) == "tied bid":
            lots += 1
        who = state.to_act()[0]
        do(state, "bid 0" if asks(state) == "bid" else state.options(who)[0].notation, by=who)
    assert lots == 3


@pytest.mark.rule("EME-V8")
def test_the_log_says_that_a_lot_decided() -> None:
    state = ready(2, LOT)
    state.listen()
    do(bid(state, 1, 1), "lot lapis", by=CHANCE)
    told = [event for event in state.told() if isinstance(event, tell.BidsRevealed)]
    assert told == [tell.BidsRevealed(bids=(1, 1), winner=1, tied=True, by_lot=True)]
    sentence = GAME.say_event(state.config, told[0])
    assert sentence == "Lapis won the tie by lot and paid 1 coin. The bids: terracotta 1, lapis 1."


@pytest.mark.rule("EME-V8")
def test_a_position_in_the_middle_of_a_tie() -> None:
    given = {**LOT, **RULES}
    seats = [seat(coins=11), seat(coins=11), seat(coins=11)]
    state = table(3, seats, given, turn=None, agenda=["tied bid"], bids=[2, 2, 0])
    assert set(draws(state)) == {"lot terracotta", "lot lapis"}
    named = table(3, [seat(coins=11), seat(coins=9), seat(coins=11)], given, turn=1, agenda=["name first"], bids=[2, 2, 0])
    assert named.to_act() == (1,)


@pytest.mark.parametrize(
    ("given", "more", "problem"),
    [
        ({}, {"agenda": ["tied bid"], "bids": [2, 2]}, "'tied bid' cannot be open together with nothing below it"),
        (LOT, {"agenda": ["tied bid", "lay out"], "bids": [2, 2]}, "'lay out' cannot be open together with 'tied bid'"),
        (LOT, {"agenda": ["tied bid"], "bids": [2, None]}, "a bid is missing .null. exactly while the bidding is on"),
        (LOT, {"agenda": ["tied bid"], "bids": [13, 13]}, "13 is not a bid from 0 to 12 .EME-B1"),
    ],
)
def test_a_tie_that_no_lot_can_decide(given: dict[str, str], more: dict[str, object], problem: str) -> None:
    layout = {"turn": None, **more}
    with pytest.raises(PositionError, match=problem):
        table(2, [seat(coins=12), seat(coins=12)], given, **layout)  # type: ignore[arg-type]


def test_after_the_lot_the_game_goes_on() -> None:
    state = refill(bid(ready(2, LOT), 3, 3))
    assert asks(state) == "take card"
    assert sum(coins(state)) == 24 - 3
