"""A hint marks the move that was made with it; thinking time adds up."""

import pytest

from quadriga.kernel.record import read_record, write_record
from tests.table import verbs
from tests.table.driver import EMPIRE, LUCK, MARKET, OPENED_MS, TableDriver, open_table


def marks(at: TableDriver) -> list[str]:
    """The mark of every move of a seat."""
    return [entry.mark for entry in at.entries() if entry.seat >= 0]


# ------------------------------------------------------------------------------------ hints


def test_the_next_move_of_the_seat_is_marked_and_no_other() -> None:
    at = open_table("ada", "ben").move(0, "roll").hint(0).move(0, "roll").move(0, "stop").move(1, "stop")
    assert marks(at) == ["", "hint", "", ""]


def test_the_mark_stands_in_the_record() -> None:
    at = open_table("ada", "ben").hint(0).move(0, "roll")
    record = read_record(write_record(at.table.record()))
    assert [entry.mark for entry in record.entries] == ["hint", ""]


def test_asking_twice_is_one_hint() -> None:
    at = open_table("ada", "ben").hint(0).hint(0).move(0, "roll", "stop")
    assert marks(at) == ["hint", ""]


def test_a_hint_marks_the_move_of_its_own_seat_however_late() -> None:
    at = open_table("ada", "ben", "cyd", game=EMPIRE).hint(1).move(0, "bid 1").move(2, "bid 1").move(1, "bid 0")
    assert marks(at) == ["", "", "hint"]


def test_several_may_ask() -> None:
    at = open_table("ada", "ben", game=EMPIRE).hint(1).hint(0).move(0, "bid 1").move(1, "bid 0")
    assert marks(at) == ["hint", "hint"]


def test_what_was_learnt_from_a_bot_is_not_forgotten_by_taking_the_move_back() -> None:
    at = open_table("ada", "ben", game=MARKET, options={"opener": "0"}).hint(0).move(0, "stall sunny").undo(0)
    at.move(0, "stall shady")
    assert marks(at) == ["hint"]


def test_nor_by_having_the_turn_given_back() -> None:
    at = open_table("ada", "ben", undo="consent").hint(0).move(0, "roll", "stop").ask(0).answer(1, True).move(0, "stop")
    assert marks(at) == ["hint"]


def test_a_move_taken_back_that_was_made_without_a_hint_leaves_no_mark() -> None:
    at = open_table("ada", "ben", game=MARKET, options={"opener": "0"}).move(0, "stall sunny").undo(0).move(0, "stall shady")
    assert marks(at) == [""]


def test_only_who_has_something_to_decide_gets_a_hint() -> None:
    at = open_table("ada", "ben")
    error = at.refuses(verbs.hint(1))
    assert (error.code, error.reason.text) == ("illegal", "There is nothing for you to decide now.")


def test_a_hint_says_nothing_to_the_others() -> None:
    at = open_table("ada", "ben")
    before = at.lines(1)
    assert at.hint(0).lines(1) == before


# ------------------------------------------------------------------------------------ time


def thinking(at: TableDriver) -> list[int]:
    """The thinking time of each seat as everybody sees it."""
    return [seat.thinking_ms for seat in at.tell(None).table.seats]


def test_the_time_of_who_is_waited_for_adds_up() -> None:
    at = open_table("ada", "ben").later(1000).move(0, "roll").later(500).move(0, "stop").later(70).move(1, "stop").later(9)
    assert thinking(at) == [1500, 70]
    assert at.tell(None).waiting_ms == 9
    assert at.move(0, "roll").tell(None).waiting_ms == 0
    assert thinking(at) == [1509, 70]


def test_where_several_decide_the_time_runs_for_each_of_them() -> None:
    at = (
        open_table("ada", "ben", "cyd", game=EMPIRE)
        .later(100)
        .move(1, "bid 0")
        .later(20)
        .move(0, "bid 0")
        .later(3)
        .move(2, "bid 0")
    )
    assert thinking(at) == [120, 100, 123]


def test_the_time_until_a_turn_is_confirmed_is_that_of_its_seat() -> None:
    at = open_table("ada", "ben").later(10).move(0, "stop", hold=True).later(5).confirm(0).later(2).move(1, "roll")
    assert thinking(at) == [15, 2]


def test_what_happens_around_the_table_loses_no_time() -> None:
    at = open_table("ada", "ben").later(10).hint(0).later(5).step_out(1).later(2).come_back(1).later(1).move(0, "stop")
    assert thinking(at) == [18, 0]


def test_nobody_thinks_before_the_game_or_after_it() -> None:
    at = open_table("ada", "").later(5000)
    assert at.tell(None).waiting_ms == 0
    at.sit("ben").later(10).resign(1).later(5000).transfer(0, "phone")
    assert thinking(at) == [10, 0]
    assert at.later(50).tell(None).waiting_ms == 0


@pytest.mark.parametrize("back", [1, 10_000])
def test_a_clock_that_goes_back_takes_nothing_away(back: int) -> None:
    at = open_table("ada", "ben", game=LUCK).later(100).move(0, "roll").later(-back).move(0, "roll")
    assert thinking(at) == [100, 0]
    assert at.tell(None).waiting_ms == 0
    at.later(back + 7).move(0, "stop")
    assert thinking(at) == [107, 0]
    assert at.now == OPENED_MS + 107
