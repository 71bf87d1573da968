"""Positions written by hand: what may be left out, and how each mistake is refused, with its place and its reason."""

import copy
import json
import re
from typing import Any

import pytest

from quadriga.games.eight_minute_empire.state.state import EmpireState
from quadriga.kernel.errors import PositionError, QuadrigaError
from quadriga.kernel.position import digest, read_position, write_position
from tests.games.eight_minute_empire.helpers import (
    DEFAULTS,
    Options,
    armies,
    asks,
    coins,
    do,
    having_taken,
    held,
    look,
    options,
    row,
    seat,
    spare,
    supply,
    table,
    turns,
)

ROW = ["coal-place3", "tree-move3", "tree-sail3", "tree-city1", "tree-destroy2", "gold-place1"]
MINIMAL: dict[str, Any] = {
    "format": "quadriga-position/1",
    "game": "eight_minute_empire",
    "players": 2,
    "table": {"seats": [{"coins": 12}, {"coins": 12}], "row": ROW, "turn": 0},
}


def read(data: dict[str, Any]) -> EmpireState:
    _, state = read_position(json.dumps(data))
    assert isinstance(state, EmpireState)
    return state


def changed(**fields: Any) -> dict[str, Any]:
    """The minimal position with other values; a name such as table__row leads into it."""
    data = copy.deepcopy(MINIMAL)
    for name, value in fields.items():
        *steps, last = name.split("__")
        place = data
        for step in steps:
            place = place[step]
        place[last] = value
    return data


def mistake(data: dict[str, Any]) -> PositionError:
    with pytest.raises(PositionError) as caught:
        read(data)
    assert str(caught.value).startswith(f"position, {caught.value.where}: {caught.value.problem}")
    return caught.value


# ------------------------------------------------------------------------------------ what may be left out


def test_a_minimal_position_is_an_empty_board_with_a_card_to_take() -> None:
    state = read(MINIMAL)
    assert asks(state) == "take card"
    assert state.to_act() == (0,)
    assert row(state) == ROW
    assert coins(state) == [12, 12]
    assert [supply(state, who) for who in (0, 1)] == [(14, 3), (14, 3)]
    view = look(state)
    assert view.deck_size == 37 - 6
    assert view.youngest == (0, 1)
    assert view.config.options == {
        "board": "a", "deck": "strict", "rules": "print_and_play", "games": "one", "youngest": "lot",
    }  # fmt: skip


def test_supply_and_deck_and_first_player_follow_from_what_is_on_the_table() -> None:
    seats = [{"coins": 0, "cards": ["coal-place3"], "armies": {"C4": 2}}, {"coins": 1, "cities": {"W1": 1}}]
    state = read(changed(table__seats=seats, table__turn=1))
    assert supply(state, 0) == (12, 3)
    assert supply(state, 1) == (14, 2)
    assert held(state) == {"C4": 0, "W1": 1}
    assert look(state).first == 0
    assert look(state).unseen["gold-place2"] == 3
    assert "coal-place3" not in look(state).unseen, "one is taken, one in the row"


def test_an_open_action_is_a_position_like_any_other() -> None:
    seats = [{"coins": 3, "cards": ["anvil-move5"], "armies": {"C5": 1}}, {"coins": 12}]
    state = read(changed(table__seats=seats, table__row=[*ROW[:2], None, *ROW[3:]], table__agenda=["move 2"]))
    assert asks(state) == "move 2", "three of its five moves are made"
    do(state, "move C5>C4", "move C4>C6")
    assert armies(state, 0) == {"C6": 1}


def test_a_bid_under_way_is_a_position_like_any_other() -> None:
    state = read(changed(table__turn=None, table__agenda=["bid"], table__bids=[None, 7]))
    assert state.to_act() == (0,)
    do(state, "bid 7")
    assert coins(state) == [5, 12], "in a position without an order of youth, the first seat is the youngest"


def test_the_order_of_youth_can_be_given() -> None:
    state = read(changed(table__turn=None, table__agenda=["bid"], table__youngest=[1, 0], table__bids=[None, 7]))
    do(state, "bid 7")
    assert coins(state) == [12, 5]


def test_a_note_does_not_matter() -> None:
    assert digest(read(changed(note="White to move and win."))) == digest(read(MINIMAL))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_written_position_reads_back_as_the_same_state(players: int) -> None:
    state = having_taken("tree-move3", players=players)
    do(state, "move C5>C4")
    _, again = read_position(write_position(state, "halfway through a march"))
    assert digest(again) == digest(state)
    assert isinstance(again, EmpireState)
    assert options(again) == options(state)


# ------------------------------------------------------------------------------------ the file


@pytest.mark.parametrize(
    ("text", "where", "problem"),
    [
        ("{", "the file", "not JSON"),
        ("[]", "the file", "an object"),
        (json.dumps(changed(format="quadriga-position/9")), "format", "'quadriga-position/1'"),
        (json.dumps(changed(players="two")), "players", "a whole number"),
        (json.dumps(changed(colour="red")), "the file", "colour"),
        (json.dumps(changed(players=7)), "players", "2 to 5 players"),
        (json.dumps(changed(players=5)), "players", "EME-V1"),
        (json.dumps(changed(options={"board": "c"})), "options", "should be a or b, not 'c'"),
        (json.dumps(changed(options={"dice": "2"})), "options", "no option 'dice'"),
        (json.dumps(changed(components="0123")), "components", "'0123' is not loaded"),
        (json.dumps(changed(table__colour="red")), "table.colour", "there is no such field"),
        (json.dumps(changed(table__turn="me")), "table.turn", "there is no seat me"),
        (json.dumps(changed(table__seats=[{"coins": 1.5}, {"coins": 1}])), "table.seats[0].coins", "a number from 0 on"),
    ],
)
def test_a_file_that_is_no_position_is_refused(text: str, where: str, problem: str) -> None:
    with pytest.raises(PositionError) as caught:
        read_position(text)
    assert problem in caught.value.problem
    assert caught.value.where == where


def test_a_game_that_does_not_exist_is_named() -> None:
    with pytest.raises(QuadrigaError, match="chess"):
        read(changed(game="chess"))


# ------------------------------------------------------------------------------------ mistakes on the table


def seats_with(**first: Any) -> list[dict[str, Any]]:
    return [{"coins": 12, **first}, {"coins": 12}]


ACTING = [None, *ROW[1:]]
BIDDING: dict[str, Any] = {"table__turn": None, "table__agenda": ["bid"]}

MISTAKES: list[tuple[str, dict[str, Any], str, str]] = [
    # pieces
    ("too few seats", {"table__seats": [{"coins": 12}]}, "table.seats", "there are 1, but the position says 2 players"),
    ("too many seats", {"table__seats": [{"coins": 1}] * 3}, "table.seats", "there are 3, but the position says 2 players"),
    (
        "too many armies",
        {"table__seats": seats_with(armies={"C5": 10, "C4": 5})},
        "table.seats[0].armies",
        "15 armies.*14.*EME-C3",
    ),
    ("too many cities", {"table__seats": seats_with(cities={"C5": 4})}, "table.seats[0].cities", "4 cities.*3.*EME-C3"),
    ("too many coins", {"table__seats": [{"coins": 12}, {"coins": 13}]}, "table.seats[1].coins", "13 coins.*0 to 12.*EME-S3"),
    ("negative coins", {"table__seats": seats_with(coins=-1)}, "table.seats[0].coins", "a number from 0 on"),
    ("unknown region", {"table__seats": seats_with(armies={"C55": 1})}, "table.seats[0].armies.C55", "'C55' is no region"),
    (
        "city in an unknown region",
        {"table__seats": seats_with(cities={"E1": 1})},
        "table.seats[0].cities.E1",
        "'E1' is no region",
    ),
    ("negative armies", {"table__seats": seats_with(armies={"C5": -1})}, "table.seats[0].armies.C5", "a number from 0 on"),
    (
        "a third colour that is not played",
        {"table__neutral": {"armies": {"C4": 1}}},
        "table.neutral",
        "no third colour at this table.*EME-V5",
    ),
    (
        "too many armies of the third colour",
        {"options": {"rules": "retail"}, "table__neutral": {"armies": {"C4": 11}}},
        "table.neutral",
        "10 armies of the third colour, not 11.*EME-V5",
    ),
    # cards
    ("unknown card in the row", {"table__row": ["gold-place9", *ROW[1:]]}, "table.row[0]", "'gold-place9' is no card"),
    (
        "unknown card of a seat",
        {"table__seats": seats_with(cards=["salt"])},
        "table.seats[0].cards[0]",
        "'salt' is no card",
    ),
    (
        "a card too often",
        {"table__row": [*ROW[:4], "tree-city1", "tree-city1"]},
        "table.row",
        "3 lie on the table; the deck has 1 .EME-C2",
    ),
    (
        "a card in the row and before a seat",
        {"table__seats": seats_with(cards=["tree-city1"]), "table__turn": 1},
        "table.row",
        "tree-city1, 2 lie on the table.*has 1.*EME-C2",
    ),
    (
        "a card for five players",
        {"options": {"deck": "retail"}, "table__row": ["gem-place2-5p", "gem-place1", *ROW[:4]]},
        "table.row",
        "gem-place2-5p, 1 lie on the table.*has 0.*EME-C2",
    ),
    (
        "cards that do not fit the turns",
        {"table__seats": seats_with(cards=["gold-place2", "gold-place2"])},
        "table.seats[0].cards",
        "terracotta has 2; it must be 1, if the 2 were taken in turn from terracotta on",
    ),
    (
        "a turn that does not fit the cards",
        {"table__seats": seats_with(cards=["gold-place2"])},
        "table.seats[0].cards",
        "terracotta has 1; it must be 0, if the 1 were taken in turn from lapis on",
    ),
    (
        "cards before the bid",
        {**BIDDING, "table__seats": seats_with(cards=["gold-place2"])},
        "table.seats",
        "nobody has a card before the bid is over",
    ),
    # the row
    ("a row too long", {"table__row": [*ROW, "gold-place2"]}, "table.row", "7 places; it must be 6 .EME-T4"),
    ("nothing to take", {"table__row": []}, "table.row", "a card must lie there to be taken.*EME-T2"),
    (
        "a card too many to deal",
        {"table__agenda": ["take card", "deal"]},
        "table.row",
        "a card is to be dealt, but there is no room for it.*EME-T4",
    ),
    ("a gap without an action", {"table__row": ACTING}, "table.row", "one place is null while"),
    (
        "an action without a gap",
        {"table__seats": seats_with(cards=["gold-place2"]), "table__agenda": ["place 2"]},
        "table.row",
        "one place is null while",
    ),
    (
        "two gaps",
        {"table__seats": seats_with(cards=["gold-place2"]), "table__agenda": ["place 2"], "table__row": [None, None, *ROW[2:]]},
        "table.row",
        "one place is null while",
    ),
    # the agenda
    ("unknown question", {"table__agenda": ["dance"]}, "table.agenda[0]", "'dance' is no question of this game"),
    (
        "questions that never meet",
        {"table__agenda": ["take card", "bid"]},
        "table.agenda",
        "'bid' cannot be open together with 'take card'",
    ),
    (
        "an action without a card",
        {"table__agenda": ["move 2"], "table__row": ACTING},
        "table.agenda",
        "no card was taken",
    ),
    (
        "an action that the last card does not show",
        {"table__seats": seats_with(cards=["gold-place2"]), "table__agenda": ["move 2"], "table__row": ACTING},
        "table.agenda",
        "'move 2' is not what the last card taken, gold-place2, can leave open",
    ),
    (
        "more of an action than the last card shows",
        {"table__seats": seats_with(cards=["gold-place2"]), "table__agenda": ["place 3"], "table__row": ACTING},
        "table.agenda",
        "'place 3' is not what the last card taken, gold-place2, can leave open",
    ),
    (
        "an action that cannot be begun",
        {
            "table__seats": seats_with(cards=["gold-place2"], armies={"C5": 14}),
            "table__agenda": ["place 2"],
            "table__row": ACTING,
        },
        "table.agenda",
        "'place 2' cannot be begun.*EME-C3",
    ),
    (
        "a settler without an army to settle",
        {**BIDDING, "table__agenda": ["bid", "settle"], "options": {"rules": "retail"}, "table__neutral": {"to_place": 0}},
        "table.neutral.to_place",
        "no army of the third colour is left.*EME-V5",
    ),
    # turn, youth and bids
    ("nobody's turn", {"table__turn": None}, "table.turn", "say whose turn it is, a seat from 0 to 1"),
    ("the turn of a seat that is not there", {"table__turn": 2}, "table.turn", "a seat from 0 to 1"),
    ("an order with a seat twice", {"table__youngest": [0, 0]}, "table.youngest", "every seat once.*EME-B5"),
    ("an order with a strange seat", {"table__youngest": [0, 2]}, "table.youngest[1]", "no seat 2"),
    ("half an order", {"table__youngest": [1]}, "table.youngest", "every seat.*EME-B5"),
    (
        "bids of some seats only",
        {**BIDDING, "table__bids": [None]},
        "table.bids",
        "there are 1, but the position says 2 players",
    ),
    ("a bid too high", {**BIDDING, "table__bids": [None, 13]}, "table.bids[1]", "13 is not a bid from 0 to 12.*EME-B1"),
    (
        "armies of the third colour below zero",
        {"options": {"rules": "retail"}, "table__neutral": {"to_place": -1}},
        "table.neutral.to_place",
        "a number from 0 on",
    ),
    ("a bid below zero", {**BIDDING, "table__bids": [-1, None]}, "table.bids[0]", "a number from 0 on"),
    ("a bid that is missing after the bids", {"table__bids": [None, 3]}, "table.bids", "exactly while the bidding is on"),
    ("bidding with all bids in", {**BIDDING, "table__bids": [2, 3]}, "table.bids", "exactly while the bidding is on"),
    # the full game
    ("earlier games of a single game", {"table__past": [[1, 2]]}, "table.past", "one game is played at this table.*EME-F1"),
    (
        "three games before the third",
        {"options": {"games": "three"}, "table__past": [[1, 2], [1, 2], [1, 2]]},
        "table.past",
        "at most 2 earlier games.*EME-F1",
    ),
    (
        "an earlier game without a score",
        {"options": {"games": "three"}, "table__past": [[1]]},
        "table.past[0]",
        "2 scores, not 1.*EME-F1",
    ),
]


@pytest.mark.parametrize(("fields", "where", "problem"), [case[1:] for case in MISTAKES], ids=[case[0] for case in MISTAKES])
def test_a_mistake_is_refused_with_its_place_and_reason(fields: dict[str, Any], where: str, problem: str) -> None:
    error = mistake(changed(**fields))
    assert re.search(problem, error.problem)
    assert error.where == where


def test_more_cards_than_the_game_has_are_refused() -> None:
    seats = [seat(cards=hand) for hand in turns(2, 26, (), DEFAULTS)]
    with pytest.raises(PositionError, match=r"26 cards are taken; the game ends with 24.*EME-E1"):
        table(2, seats)


# ------------------------------------------------------------------------------------ questions that cannot be open


def never(
    *seats: dict[str, Any], given: Options = DEFAULTS, gap: bool = False, row_length: int = 6, **fields: Any
) -> PositionError:
    """Why this layout is refused; the row is filled up with spare cards."""
    players = 2
    chairs = [*seats, *(seat() for _ in range(players - len(seats)))]
    free = spare(players, given, [card for chair in chairs for card in chair["cards"]])
    data = {
        **MINIMAL,
        "options": dict(given),
        "table": {"seats": chairs, "row": [None, *free[: row_length - 1]] if gap else free[:row_length], "turn": 0, **fields},
    }
    return mistake(data)


RETAIL_RULES = {"rules": "retail"}


@pytest.mark.rule("EME-B1")
def test_a_bid_of_more_coins_than_the_seat_has_is_refused() -> None:
    assert "bids[0]" in never(seat(coins=5), turn=None, agenda=["bid"], bids=[7, None]).where


@pytest.mark.rule("EME-B5")
@pytest.mark.parametrize(("given", "drawn"), [(DEFAULTS, [0, 1]), ({"youngest": "0,1"}, [])])
def test_lots_that_are_no_longer_to_be_drawn_are_refused(given: Options, drawn: list[int]) -> None:
    never(given=given, turn=None, agenda=["bid", "lay out", "lots"], youngest=drawn, row_length=0)


@pytest.mark.rule("EME-T3")
def test_two_open_actions_of_a_card_with_one_are_refused() -> None:
    never(seat(cards=["gold-place2"]), gap=True, agenda=["place 1", "place 2"])


@pytest.mark.rule("EME-V2")
@pytest.mark.parametrize(
    ("card", "agenda"),
    [
        ("coal-place2_or_city1", ["choose part", "city 1"]),
        ("carrot-destroy1_and_place1", ["place 1", "place 1"]),
        ("carrot-destroy1_and_place1", ["place 1", "choose part"]),
    ],
)
def test_open_actions_that_their_card_does_not_give_together_are_refused(card: str, agenda: list[str]) -> None:
    never(seat(cards=[card]), given={"deck": "retail"}, gap=True, agenda=agenda)


@pytest.mark.rule("EME-V4")
def test_naming_the_first_player_by_the_print_and_play_rules_is_refused() -> None:
    never(agenda=["name first"])


def test_all_that_is_wrong_is_named_at_once() -> None:
    error = mistake(changed(table__row=[*ROW, None], table__turn=None, table__youngest=[0, 0]))
    assert {where for where, _ in error.problems} == {"table.turn", "table.youngest", "table.row"}


def test_seats_that_are_left_out_have_what_everybody_has_at_the_start() -> None:
    data = copy.deepcopy(MINIMAL)
    del data["table"]["seats"]
    state = read(data)
    assert coins(state) == [12, 12]
    assert [armies(state, who) for who in (0, 1)] == [{"C5": 3}, {"C5": 3}]
