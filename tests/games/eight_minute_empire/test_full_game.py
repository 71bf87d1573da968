"""The full game: three games in a row (EME-F1)."""

import pytest

from quadriga.games.eight_minute_empire import GAME
from quadriga.games.eight_minute_empire.state.state import EmpireState
from tests.games.eight_minute_empire.helpers import (
    EQUAL_FOR_TWO,
    armies,
    asks,
    before_the_end,
    bid,
    cities,
    coins,
    do,
    draws,
    ended,
    look,
    outcome,
    pass_turn,
    play_out,
    ready,
    refill,
    row,
    seat,
)
from tests.kit.laws_clones import law_what_clones_share_never_changes
from tests.kit.play import play_seed

THREE = {"games": "three"}


def first_game_over() -> EmpireState:
    """Two players, between the first and the second game; armies, cities and coins are not as they were at the start."""
    seats = [seat(coins=1, armies={"W1": 2}, cities={"W1": 1}), seat(coins=3, armies={"C5": 2})]
    state = before_the_end(seats, "gold-place1", THREE)
    return do(state, "take 1", "place C5")


@pytest.mark.rule("EME-F1")
def test_one_game_is_the_default() -> None:
    assert play_out(ready(2)).ending == "cards"


@pytest.mark.rule("EME-F1", "EME-E1")
@pytest.mark.parametrize(("players", "cards"), [(2, 12), (3, 10), (4, 8)])
def test_a_full_game_is_three_games(players: int, cards: int) -> None:
    state = ready(players, THREE)
    games = 0
    while state.to_act():
        for _ in range(players):
            do(state, "bid 0")
        for _ in range(players * cards):
            assert state.to_act() != ()
            pass_turn(state)
        games += 1
    assert games == 3
    assert outcome(state).ending == "three_games"


@pytest.mark.rule("EME-F1")
def test_each_game_has_its_own_set_up() -> None:
    state = first_game_over()
    assert sum(draws(state).values()) == 37, "all cards are in the deck again"
    refill(state)
    assert [armies(state, who) for who in (0, 1)] == [{"C5": 3}, {"C5": 3}]
    assert [cities(state, who) for who in (0, 1)] == [{}, {}]
    assert coins(state) == [12, 12]
    assert len(row(state)) == 6
    assert [chair.cards for chair in look(state).seats] == [(), ()]
    assert not any(good.symbols for chair in look(state).seats for good in chair.goods)


def test_setting_up_the_next_game_changes_nothing_that_clones_share() -> None:
    for _ in range(2):  # the second table has an equal config, not the one that is kept
        law_what_clones_share_never_changes(play_seed(GAME, GAME.config(2, THREE), 1, 4))


@pytest.mark.rule("EME-F1", "EME-B1")
def test_each_game_has_its_own_bid() -> None:
    state = refill(first_game_over())
    assert asks(state) == "bid"
    assert state.to_act() == (0, 1)
    assert not any(chair.has_bid for chair in look(state).seats)
    bid(state, 2, 5)
    assert coins(state) == [12, 7]
    assert state.to_act() == (1,)


@pytest.mark.rule("EME-F1", "EME-V5")
def test_with_two_players_and_the_retail_rules_each_game_has_its_own_third_colour() -> None:
    seats = [seat(armies={"W1": 2}), seat(armies={"C5": 2})]
    state = before_the_end(seats, "gold-place1", {**THREE, "rules": "retail"}, neutral={"armies": {"C1": 7}})
    refill(do(state, "take 1", "stop"))
    assert asks(state) == "settle"
    assert look(state).neutral_left == 10
    assert armies(state, 2) == {}


@pytest.mark.rule("EME-F1", "EME-B5")
def test_the_order_of_youth_stays_and_no_new_lot_is_drawn() -> None:
    seats = [seat(), seat()]
    state = before_the_end(seats, "gold-place1", THREE, youngest=[1, 0])
    do(state, "take 1", "stop")
    assert all(draw.startswith("draw ") for draw in draws(state))
    refill(state)
    assert look(state).youngest == (1, 0)
    bid(state, 4, 4)
    assert state.to_act() == (1,)


@pytest.mark.rule("EME-F1")
def test_the_board_stays() -> None:
    seats = [seat(armies={"W1": 2}), seat(armies={"E1": 2})]
    state = before_the_end(seats, "gold-place1", {**THREE, "board": "b"})
    refill(do(state, "take 1", "stop"))
    assert armies(state, 0) == {"E1": 3}


@pytest.mark.rule("EME-F1")
def test_the_points_of_the_first_game_are_kept() -> None:
    state = before_the_end([seat(armies={"W1": 2}), seat(armies={"C5": 3})], "gold-place1", THREE)
    do(state, "take 1")
    points = tuple(state.scores())
    do(state, "stop")
    assert look(state).past == (points,)
    assert look(state).game_number == 2


@pytest.mark.rule("EME-F1", "EME-E6")
def test_the_highest_sum_wins_whoever_wins_the_last_game() -> None:
    seats = [seat(armies={"W1": 1, "W2": 1}), seat(armies={"S1": 1})]
    result = outcome(ended(seats, EQUAL_FOR_TWO, THREE, past=[[7, 12], [8, 9]]))
    assert result.scores == (7 + 8 + 9, 12 + 9 + 8)
    assert result.places == (2, 1)


@pytest.mark.rule("EME-F1", "EME-E6")
def test_equal_sums_share_the_place_whoever_won_more_games() -> None:
    seats = [seat(armies={"W1": 1, "W2": 1}), seat(armies={"S1": 1})]
    result = outcome(ended(seats, EQUAL_FOR_TWO, THREE, past=[[7, 6], [5, 7]]))
    assert result.scores == (21, 21)
    assert result.places == (1, 1)


@pytest.mark.rule("EME-F1")
def test_the_score_sheet_has_a_line_for_each_earlier_game() -> None:
    result = outcome(ended([seat(), seat()], EQUAL_FOR_TWO, THREE, past=[[7, 6], [5, 8]]))
    for who, earlier in enumerate([(7, 5), (6, 8)]):
        lines = result.sheet[who]
        assert tuple(line.points for line in lines if line.rule == "EME-F1") == earlier
        assert sum(line.points for line in lines) == result.scores[who] == sum(earlier) + 6
