"""Resigning, leaving the seat to a bot, and coming back."""

import pytest

from quadriga.kernel.record import verify
from tests.table import verbs
from tests.table.driver import EMPIRE, LUCK, MARKET, TableDriver, open_table
from tests.table.random_play import play_until

# ------------------------------------------------------------------------------------ resigning


@pytest.mark.parametrize("seats", [("ada", "ben"), ("ada", "greedy")])
def test_of_two_who_resigns_ends_the_game(seats: tuple[str, str]) -> None:
    at = open_table(*seats).move(0, "roll").resign(0)
    assert at.status() == "over"
    assert at.table.acting() == ()
    assert at.table.bots_due() == ()
    told = at.tell(1)
    assert told.ending == "Terracotta resigned: the game goes to lapis."
    assert told.outcome is None
    assert len(told.scores) == len(told.sheet) == 2
    assert told.table.seats[0].has_resigned is True
    assert at.lines()[-1] == "Terracotta resigned."


def test_the_seed_is_opened_and_the_record_verifies() -> None:
    at = open_table("ada", "ben", game=EMPIRE).move(0, "bid 1").move(1, "bid 0").move(0, "take 1")
    assert at.tell(0).table.seed == ""
    at.resign(1)
    assert at.tell(0).table.seed == at.tell(None).table.seed == at.table.setup.seed
    record = at.table.record()
    assert record.chance is not None
    assert record.chance.seed == at.table.setup.seed
    assert record.result is None
    assert verify(record) == 7


def test_one_may_resign_out_of_turn_and_while_a_turn_waits() -> None:
    assert open_table("ada", "ben").resign(1).status() == "over"
    at = open_table("ada", "ben").move(0, "stop", hold=True).resign(1)
    assert at.status() == "over"
    assert at.tell(0).held is None
    assert at.tell(0).undo.moves == 0
    at = open_table("ada", "ben").move(0, "stop", hold=True).resign(0)
    assert at.status() == "over"
    assert at.tell(0).held is None


def test_nothing_can_be_done_after_a_game_was_given_up() -> None:
    at = open_table("ada", "ben", undo="consent").move(0, "roll").resign(1)
    for decide in (
        verbs.move(0, "stop"),
        verbs.undo(0, 1),
        verbs.ask_undo(0),
        verbs.resign(0),
        verbs.resign(1),
        verbs.hint(0),
    ):
        assert at.refuses(decide).code == "illegal"
    assert at.tell(0).prompt is None


def test_of_three_a_bot_plays_on() -> None:
    at = open_table("ada", "ben", "cyd").resign(0)
    assert at.status() == "playing"
    assert at.table.bots_due() == ((0, "greedy"),)
    assert at.tell(1).table.seats[0].bot == "greedy"
    assert at.tell(1).table.seats[0].name == "Ada"
    at.move(0, "stop")
    assert at.table.acting() == (1,)
    assert at.table.bots_due() == ()
    assert at.tell(1).table.seed == ""


def test_who_has_resigned_is_asked_nothing_more_and_decides_nothing() -> None:
    at = open_table("ada", "ben", "cyd").resign(0)
    assert at.tell(0).acting == (0,)
    assert at.tell(0).prompt is None
    assert at.refuses(verbs.hint(0)).code == "illegal"
    error = at.refuses(verbs.resign(0))
    assert (error.code, error.reason.text) == ("illegal", "You have resigned already.")
    assert at.refuses(verbs.step_out(0)).code == "illegal"
    assert verbs.come_back(0)(at.table, at.now) is None


@pytest.mark.parametrize(
    ("seats", "resigning", "ending"),
    [
        (("ada", "ben", "cyd"), (0, 2), "Laurel resigned: the game goes to lapis."),
        (("ada", "ben", "greedy"), (1, 0), "Terracotta resigned: the game goes to laurel."),
        (("ada", "greedy", "random"), (0,), "Terracotta resigned: the game goes to lapis and laurel."),
        (("ada", "ben", "cyd", "dan"), (3, 2, 0), "Terracotta resigned: the game goes to lapis."),
    ],
)
def test_the_last_but_one_or_the_last_person_ends_it(seats: tuple[str, ...], resigning: tuple[int, ...], ending: str) -> None:
    at = open_table(*seats)
    for seat in resigning:
        assert at.status() == "playing"
        at.resign(seat)
    assert at.status() == "over"
    assert at.tell(None).ending == ending
    assert verify(at.table.record()) == 0


def test_who_is_away_still_counts_as_a_person() -> None:
    at = open_table("ada", "ben", "greedy").step_out(1).resign(0)
    assert at.status() == "playing", "they may come back"


def test_who_resigns_while_away_is_not_called_back() -> None:
    at = open_table("ada", "ben", "cyd").step_out(0).resign(0)
    assert verbs.come_back(0)(at.table, at.now) is None
    assert at.tell(0).table.seats[0].has_stand_in is False
    assert at.table.bots_due() == ((0, "greedy"),)


def test_a_held_turn_of_the_one_who_resigns_is_ended() -> None:
    at = open_table("ada", "ben", "cyd").move(0, "stop", hold=True).resign(0)
    assert at.tell(1).held is None
    assert at.table.acting() == (1,)


def test_a_game_that_goes_on_after_a_resignation_ends_as_any_other() -> None:
    at = play_until(open_table("ada", "ben", "cyd", game=MARKET).resign(1), asks="")
    told = at.tell(None)
    assert told.outcome is not None
    assert told.ending == "The market is closed."
    assert verify(at.table.record()) > 0


# ------------------------------------------------------------------------------------ a bot for who is away


def test_a_bot_plays_for_who_is_away_until_he_is_back() -> None:
    at = open_table("ada", "ben").step_out(0)
    assert at.table.bots_due() == ((0, "greedy"),)
    seat = at.tell(1).table.seats[0]
    assert (seat.kind, seat.has_stand_in, seat.bot, seat.name) == ("person", True, "greedy", "Ada")
    assert at.tell(0).mine == (0,), "it is still their seat"
    at.move(0, "roll").come_back(0)
    assert at.table.bots_due() == ()
    assert at.tell(1).table.seats[0].has_stand_in is False
    assert at.tell(0).prompt is not None
    assert at.lines()[-1] == "Terracotta is back."


def test_while_a_bot_plays_for_him_he_is_not_asked() -> None:
    at = open_table("ada", "ben")
    assert at.tell(0).prompt is not None
    assert at.step_out(0).tell(0).prompt is None
    assert at.refuses(verbs.hint(0)).code == "illegal"


def test_coming_back_without_having_left_is_nothing() -> None:
    at = open_table("ada", "ben", "greedy")
    assert verbs.come_back(0)(at.table, at.now) is None
    assert verbs.come_back(2)(at.table, at.now) is None
    at.step_out(0).come_back(0)
    assert verbs.come_back(0)(at.table, at.now) is None


def test_only_a_person_who_plays_can_leave() -> None:
    at = open_table("ada", "ben", "greedy").step_out(0)
    for seat in (0, 2):
        error = at.refuses(verbs.step_out(seat))
        assert (error.code, error.reason.text) == ("illegal", "No person plays that seat now.")


def test_a_turn_that_waits_for_who_leaves_is_ended_for_him() -> None:
    at = open_table("ada", "ben", game=MARKET, options={"opener": "0"}).move(0, "stall sunny").move(1, "stall shady", hold=True)
    at.step_out(1)
    assert at.tell(0).held is None
    assert at.table.acting() == (0, 1)
    assert at.lines(0)[-4:-1] == ["Lapis is away: a bot plays on.", "Terracotta got a card.", at.lines(0)[-2]]
    assert at.table.bots_due() == ((1, "greedy"),)


def test_a_turn_of_another_that_waits_stays_with_him() -> None:
    at = open_table("ada", "ben").move(0, "stop", hold=True).step_out(1)
    assert at.tell(0).held == 0
    assert at.table.bots_due() == ()


def test_the_last_move_of_the_game_is_ended_for_who_leaves() -> None:
    at = open_table("ada", "ben").move(0, "stop").move(1, "stop").move(0, "stop").move(1, "stop", hold=True).step_out(1)
    assert at.status() == "over"
    assert at.tell(0).outcome is not None


# ------------------------------------------------------------------------------------ bots


def test_bots_are_due_when_they_are_to_act() -> None:
    at = open_table("ada", "greedy", "random", game=EMPIRE)
    assert at.table.bots_due() == ((1, "greedy"), (2, "random"))
    at.move(2, "bid 0")
    assert at.table.bots_due() == ((1, "greedy"),)
    at.move(1, "bid 1").move(0, "bid 2")
    assert at.table.bots_due() == ()


def test_no_bot_is_due_before_the_game_or_after_it() -> None:
    at = open_table("greedy", "", game=LUCK)
    assert at.table.bots_due() == ()
    at.sit("ada")
    assert at.table.bots_due() == ((0, "greedy"),)
    assert play_until(at, asks="").table.bots_due() == ()


def test_a_game_of_bots_alone_goes_on() -> None:
    at: TableDriver = play_until(open_table("greedy", "random", "greedy"), asks="")
    assert at.status() == "over"
    assert at.table.record().seats == ("greedy", "random", "greedy")
