"""The turn: taking a card, paying for its place, and what becomes of the row (EME-T)."""

import pytest

from quadriga.games.eight_minute_empire.view import ActionView
from quadriga.kernel.seats import CHANCE_ALONE
from tests.games.eight_minute_empire.helpers import (
    armies,
    asks,
    before_the_end,
    bid,
    cities,
    coins,
    do,
    draws,
    having_taken,
    let_draw,
    options,
    outcome,
    pass_turn,
    ready,
    refill,
    refusal,
    row,
    seat,
    table,
    turns,
)

ROW = ["gold-place1", "coal-move2", "tree-city1", "anvil-place3", "carrot-sail2", "coal-sail3"]


# ------------------------------------------------------------------------------------ the order of turns


@pytest.mark.rule("EME-T1")
@pytest.mark.parametrize(("bids", "order"), [((5, 0, 0), [0, 1, 2, 0]), ((0, 0, 5), [2, 0, 1, 2])])
def test_turns_go_clockwise_from_the_first_player(bids: tuple[int, ...], order: list[int]) -> None:
    state = bid(ready(3), *bids)
    seen: list[int] = []
    for _ in order:
        seen += state.to_act()
        pass_turn(state)
    assert seen == order


# ------------------------------------------------------------------------------------ taking and paying


@pytest.mark.rule("EME-T2")
@pytest.mark.parametrize(("place", "price"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3)])
def test_a_card_costs_what_its_place_says(place: int, price: int) -> None:
    state = table(2, [seat(coins=5), seat(coins=7)], row=ROW)
    do(state, f"take {place}")
    assert coins(state) == [5 - price, 7]


@pytest.mark.rule("EME-T2")
def test_bob_pays_one_coin_for_the_third_card_from_the_left() -> None:
    bob = table(2, [seat(coins=8)], row=ROW)
    do(bob, "take 3")
    assert coins(bob)[0] == 7
    assert bob.view(None).seats[0].cards == ("tree-city1",)


@pytest.mark.rule("EME-T2")
@pytest.mark.parametrize(("purse", "places"), [(0, [1]), (1, [1, 2, 3]), (2, [1, 2, 3, 4, 5]), (3, [1, 2, 3, 4, 5, 6])])
def test_only_what_one_can_pay_for_can_be_taken(purse: int, places: list[int]) -> None:
    state = table(2, [seat(coins=purse)], row=ROW)
    assert options(state) == {f"take {place}" for place in places}


@pytest.mark.rule("EME-T2")
def test_a_card_must_be_taken() -> None:
    state = table(2, [seat(coins=0)], row=ROW)
    assert refusal(state, "stop").rule == "EME-T2"


@pytest.mark.rule("EME-T3")
def test_a_taken_card_lies_before_its_owner_and_its_good_is_his() -> None:
    state = do(table(2, row=ROW), "take 2", "stop")
    mine, other = state.view(1).seats
    assert (mine.cards, other.cards) == (("coal-move2",), ())
    assert {good.good: good.symbols for good in mine.goods if good.symbols} == {"coal": 1}
    assert not any(good.symbols for good in other.goods)


@pytest.mark.rule("EME-T3")
@pytest.mark.parametrize(
    ("place", "action"),
    [(1, "place 1"), (2, "move 2"), (3, "city 1"), (4, "place 3"), (5, "sail 2"), (6, "sail 3")],
)
def test_the_action_of_the_card_is_taken_at_once_by_the_same_player(place: int, action: str) -> None:
    state = do(table(2, row=ROW, turn=1), f"take {place}")
    assert state.to_act() == (1,)
    assert asks(state) == action


# ------------------------------------------------------------------------------------ the row


@pytest.mark.rule("EME-T4")
def test_the_row_slides_left_and_a_new_card_comes_in_on_the_right() -> None:
    state = do(table(2, row=ROW), "take 3", "stop")
    let_draw(state, "carrot-destroy2")
    assert row(state) == [
        "gold-place1", "coal-move2", "anvil-place3", "carrot-sail2", "coal-sail3", "carrot-destroy2",
    ]  # fmt: skip


@pytest.mark.rule("EME-T4")
def test_the_new_card_comes_only_after_the_action() -> None:
    state = do(table(2, row=ROW), "take 4")
    assert row(state) == ["gold-place1", "coal-move2", "tree-city1", None, "carrot-sail2", "coal-sail3"]
    do(state, "place C5", "place C5")
    assert state.to_act() == (0,)
    do(state, "place C5")
    assert state.to_act() == CHANCE_ALONE


@pytest.mark.rule("EME-T4")
def test_the_new_card_is_one_that_nobody_has_seen_yet() -> None:
    state = do(table(2, row=["anvil-move4", "carrot-city1", *ROW[2:]]), "take 1", "stop")
    chances = draws(state)
    assert sum(chances.values()) == 37 - 6
    assert chances["draw anvil-move4"] == 1, "one of two is taken"
    assert chances["draw carrot-city1"] == 1, "one of two is in the row"
    assert "draw tree-city1" not in chances


@pytest.mark.rule("EME-T4", "EME-T2")
def test_a_card_that_nobody_takes_gets_cheaper() -> None:
    state = refill(do(table(2, [seat(), seat(coins=8)], row=ROW), "take 1", "place C5"))
    do(state, "take 5")
    assert state.view(None).seats[1].cards == ("coal-sail3",)
    assert coins(state)[1] == 8 - 2, "it lay in the sixth place, for 3, a turn ago"


@pytest.mark.rule("EME-T4")
@pytest.mark.parametrize("finish", [("stop",), ("place C5",)])
def test_no_card_comes_in_after_the_very_last_turn(finish: tuple[str, ...]) -> None:
    state = before_the_end([seat(), seat()], "gold-place1")
    deck = state.view(None).deck_size
    do(state, "take 1", *finish)
    assert outcome(state).ending == "cards"
    assert len(row(state)) == 5
    assert state.view(None).deck_size == deck > 0


@pytest.mark.rule("EME-T4")
def test_a_card_comes_in_after_the_turn_before_the_last() -> None:
    state = before_the_end([seat(), seat()], "gold-place1", turns_left=2)
    do(state, "take 1", "stop")
    assert state.to_act() == CHANCE_ALONE


STRICT_FOR_FIVE = {"rules": "retail"}
"""Five players take 35 cards of the 37: the deck is empty before the end."""


@pytest.mark.rule("EME-T4")
def test_when_the_deck_is_empty_the_row_gets_shorter() -> None:
    given = STRICT_FOR_FIVE
    state = table(5, [seat(cards=hand) for hand in turns(5, 31, (), given)], given, turn=1)
    assert state.view(None).deck_size == 0
    before = row(state)
    do(state, "take 2", "stop")
    assert state.to_act() == (2,), "no draw is due"
    assert row(state) == [before[0], *before[2:]]
    assert len(row(state)) == 5


@pytest.mark.rule("EME-T4", "EME-T2")
def test_prices_stay_with_the_places_of_a_shorter_row() -> None:
    given = STRICT_FOR_FIVE
    state = table(5, [seat(cards=hand, coins=8) for hand in turns(5, 32, (), given)], given, turn=2)
    assert options(state) == {"take 1", "take 2", "take 3", "take 4", "take 5"}
    assert refusal(state, "take 6").rule == "EME-T4"
    do(state, "take 5")
    assert coins(state)[2] == 8 - 2


# ------------------------------------------------------------------------------------ leaving undone


@pytest.mark.rule("EME-T5")
@pytest.mark.parametrize("card", ["coal-place3", "tree-move3", "tree-sail3", "tree-city1", "tree-destroy2"])
def test_every_action_may_be_left_undone(card: str) -> None:
    state = having_taken(card)
    do(state, "stop")
    assert state.to_act() == CHANCE_ALONE, "the turn is over"
    assert [armies(state, who) for who in (0, 1)] == [{"C5": 3}, {"C5": 3}]
    assert cities(state, 0) == {}


@pytest.mark.rule("EME-T5")
@pytest.mark.parametrize(
    ("card", "part", "mine", "theirs"),
    [
        ("coal-place3", "place C5", {"C5": 4}, {"C5": 3}),
        ("tree-move3", "move C5>C4", {"C4": 1, "C5": 2}, {"C5": 3}),
        ("tree-sail3", "move C5>C4", {"C4": 1, "C5": 2}, {"C5": 3}),
        ("tree-destroy2", "destroy lapis C5", {"C5": 3}, {"C5": 2}),
    ],
)
def test_an_action_may_be_left_undone_in_part(card: str, part: str, mine: dict[str, int], theirs: dict[str, int]) -> None:
    state = do(having_taken(card), part, "stop")
    assert state.to_act() == CHANCE_ALONE
    assert (armies(state, 0), armies(state, 1)) == (mine, theirs)


# ------------------------------------------------------------------------------------ what a view says of a turn


@pytest.mark.rule("EME-T3")
def test_a_view_counts_the_rounds_and_says_which_card_was_just_taken() -> None:
    state = ready(2)
    assert state.view(None).round == 0
    bid(state, 0, 0)
    seen: list[int] = []
    for _ in range(4):
        do(state, "take 1")
        (place,) = [place for place in state.view(None).row if place.card is None]
        assert place.taken == state.view(None).seats[state.turn].cards[-1]
        seen.append(state.view(None).round)
        while state.to_act() != CHANCE_ALONE:
            do(state, "stop")
        refill(state)
    assert seen == [1, 1, 2, 2]
    assert state.view(None).round == 3
    assert {place.taken for place in state.view(None).row} == {None}


@pytest.mark.rule("EME-T5")
def test_a_view_says_how_much_of_an_action_is_left() -> None:
    state = table(2, row=ROW)
    assert state.view(None).action is None
    do(state, "take 4", "place C5")
    assert state.view(None).action == ActionView("place", 2, 3)
