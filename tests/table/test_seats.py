"""Seats: person, bot or open; the game begins when the last one is taken; each refusal has its code."""

import json

import pytest
from msgspec.structs import replace

from quadriga.kernel.seats import CHANCE
from quadriga.table.errors import refusal
from quadriga.table.setup import read_setup, write_setup
from tests.table import verbs
from tests.table.driver import EMPIRE, LUCK, MARKET, open_table, set_up

# ------------------------------------------------------------------------------------ before the game


@pytest.mark.parametrize("game", [EMPIRE, MARKET, LUCK])
def test_the_game_begins_when_the_last_seat_is_taken(game: str) -> None:
    at = open_table("ada", "", "", game=game)
    assert at.status() == "waiting"
    assert at.table.journal is None
    assert at.table.acting() == ()
    assert at.tell(0).view is None
    at.sit("ben")
    assert at.status() == "waiting"
    at.sit("cyd")
    assert at.status() == "playing"
    assert at.table.acting() != ()
    assert at.tell(0).view is not None
    assert at.table.record().seats == ("Ada", "Ben", "Cyd")


def test_a_table_without_an_open_seat_begins_at_once() -> None:
    at = open_table("ada", "greedy", game=EMPIRE)
    assert at.status() == "playing"
    assert at.table.index == 0
    assert at.table.record().seats == ("Ada", "greedy")
    assert [entry.seat for entry in at.entries()] == [CHANCE] * 7


def test_what_chance_decides_first_is_told_to_all_when_the_game_begins() -> None:
    at = open_table("ada", "", game=EMPIRE).sit("ben")
    assert [line.text for line in at.tell(None).log[:2]] == ["Lapis sat down.", at.lines()[1]]
    assert {line.deed for line in at.tell(None).log} == {0}, "the deed that filled the table caused it all"


def test_sitting_down_takes_the_seat_asked_for_or_any_free_one() -> None:
    at = open_table("ada", "", "", "", game=EMPIRE).sit("ben", 2).sit("cyd")
    assert [chair.name for chair in at.table.chairs] == ["Ada", "Cyd", "Ben", ""]
    assert at.table.seats_of("ben") == (2,)
    assert at.lines() == ["Laurel sat down.", "Lapis sat down."]


def test_standing_up_gives_the_seat_free_again() -> None:
    at = open_table("ada", "", "", game=EMPIRE).sit("ben", 1).stand_up(1)
    assert at.table.seats_of("ben") == ()
    assert at.table.chairs[1].kind == "open"
    assert at.table.chairs[1].name == ""
    at.sit("cyd", 1).sit("ben")
    assert at.table.record().seats == ("Ada", "Cyd", "Ben")


def test_the_host_can_stand_up_too() -> None:
    at = open_table("ada", "", game=LUCK).stand_up(0).sit("ben").sit("cyd")
    assert at.table.record().seats == ("Ben", "Cyd")


def test_a_bot_can_be_seated_and_begins_the_game_if_it_was_the_last() -> None:
    at = open_table("ada", "", "", game=EMPIRE).seat_bot(2, "random")
    assert at.table.chairs[2].kind == "bot"
    assert at.table.chairs[2].player == "random"
    assert at.status() == "waiting"
    at.seat_bot(1, "greedy")
    assert at.status() == "playing"
    assert at.table.record().seats == ("Ada", "greedy", "random")
    assert at.lines()[:2] == ["Laurel is played by a bot.", "Lapis is played by a bot."]


def test_a_guest_sees_which_seats_are_his_and_who_is_there() -> None:
    at = open_table("ada", "ben", "greedy", game=EMPIRE)
    told = at.tell(1).table
    assert [seat.is_mine for seat in told.seats] == [False, True, False]
    assert [seat.is_mine for seat in at.tell(None).table.seats] == [False, False, False]
    assert [seat.kind for seat in told.seats] == ["person", "person", "bot"]
    assert [seat.bot for seat in told.seats] == ["", "", "greedy"]
    assert all(seat.name for seat in told.seats)
    assert [seat.is_present for seat in told.seats] == [False, False, True]
    assert told.is_host is False
    assert at.tell(0).table.is_host is True


# ------------------------------------------------------------------------------------ hot-seat, transferred seats


def test_one_guest_may_hold_several_seats() -> None:
    at = open_table("ada", "ben", "ada", game=EMPIRE)
    assert at.table.seats_of("ada") == (0, 2)
    assert at.tell(0).mine == (0, 2)
    assert at.tell(1).mine == (1,)
    assert at.tell(None).mine == ()


def test_open_seats_and_bots_belong_to_no_guest() -> None:
    assert open_table("ada", "", "greedy", game=EMPIRE).table.seats_of("") == ()


def test_there_is_a_curtain_only_while_the_seats_of_one_guest_see_different_things() -> None:
    market = open_table("ada", "ada", game=MARKET, options={"opener": "0"})
    assert market.tell(0).has_curtain is False, "nothing is hidden while stalls are taken"
    market.move(0, "stall sunny").move(1, "stall shady")
    assert market.tell(0).has_curtain is True, "each has a card of their own now"
    assert open_table("ada", "ben", game=MARKET).tell(0).has_curtain is False, "nobody looks through two pairs of eyes here"
    empire = open_table("ada", "ada", game=EMPIRE)
    assert empire.tell(0).has_curtain is False
    assert empire.move(0, "bid 1").tell(1).has_curtain is True
    assert empire.move(1, "bid 0").tell(1).has_curtain is False


def test_a_seat_can_be_transferred_to_another_device() -> None:
    at = open_table("ada", "ben", game=EMPIRE).move(0, "bid 1").transfer(0, "ada's phone")
    assert at.table.seats_of("ada") == ()
    assert at.table.seats_of("ada's phone") == (0,)
    assert at.table.chairs[0].transfers == 1, "so that the link works once"
    assert at.status() == "playing"
    assert at.tell(0).undo.moves == 1, "the seat is the same, only its person has moved"


def test_a_seat_can_be_transferred_before_the_game_as_well() -> None:
    at = open_table("ada", "", game=EMPIRE).transfer(0, "phone").sit("ada")
    assert at.table.seats_of("phone") == (0,)
    assert at.table.seats_of("ada") == (1,)


# ------------------------------------------------------------------------------------ refusals


def test_whoever_sits_already_is_not_seated_again() -> None:
    at = open_table("ada", "", "", game=EMPIRE)
    assert at.refuses(verbs.sit(None, "ada", "Ada")).code == "illegal"
    assert at.refuses(verbs.sit(1, "ada", "Ada")).code == "illegal"


@pytest.mark.parametrize("seat", [0, 1, 3, -1, 99])
def test_a_seat_that_is_taken_or_not_there_is_gone(seat: int) -> None:
    at = open_table("ada", "greedy", "", game=EMPIRE)
    error = at.refuses(verbs.sit(seat, "ben", "Ben"))
    assert error.code == "gone"
    assert "taken" in error.reason.text


def test_a_full_table_has_no_seat_for_anybody() -> None:
    at = open_table("ada", "", game=EMPIRE).sit("ben")
    error = at.refuses(verbs.sit(None, "cyd", "Cyd"))
    assert (error.code, error.reason.text) == ("gone", "All seats at this table are taken.")


def test_nobody_stands_up_once_the_game_has_begun() -> None:
    at = open_table("ada", "", game=EMPIRE).sit("ben")
    error = at.refuses(verbs.stand_up(1))
    assert error.code == "illegal"
    assert "begun" in error.reason.text


def test_from_a_seat_without_a_person_nobody_stands_up() -> None:
    at = open_table("ada", "", "greedy", game=EMPIRE)
    for seat in (1, 2):
        error = at.refuses(verbs.stand_up(seat))
        assert (error.code, error.reason.text) == ("gone", "Nobody sits there.")


@pytest.mark.parametrize("seat", [0, 2, -1, 3])
def test_a_bot_is_seated_on_open_seats_only(seat: int) -> None:
    at = open_table("ada", "", "greedy", game=EMPIRE)
    assert at.refuses(verbs.seat_bot(seat, "greedy")).code == "gone"


@pytest.mark.parametrize("bot", ["", "deep blue", "search:99999s", "search:400"])
def test_only_the_bots_of_the_lobby_are_seated(bot: str) -> None:
    at = open_table("ada", "", game=EMPIRE)
    assert at.refuses(verbs.seat_bot(1, bot)).code == "bad"


def test_only_a_persons_seat_is_transferred() -> None:
    at = open_table("ada", "", "greedy", game=EMPIRE)
    for seat in (1, 2):
        error = at.refuses(verbs.transfer(seat, "phone", "Ada"))
        assert error.code == "gone"


def test_before_the_game_nothing_of_the_game_can_be_done() -> None:
    at = open_table("ada", "", game=EMPIRE, undo="consent")
    for decide in (
        verbs.move(0, "bid 1"),
        verbs.confirm(0),
        verbs.undo(0, 1),
        verbs.ask_undo(0),
        verbs.answer_undo(0, True),
        verbs.hint(0),
        verbs.resign(0),
        verbs.step_out(0),
    ):
        assert at.refuses(decide).code == "illegal"
    assert verbs.come_back(0)(at.table, at.now) is None
    assert at.table.bots_due() == ()


def test_a_move_that_the_rules_refuse_is_refused_with_the_rule() -> None:
    at = open_table("ada", "ben", game=EMPIRE)
    error = at.refuses(verbs.move(0, "bid 13"))
    assert error.code == "illegal"
    assert (error.reason.text, error.reason.rule) == ("A bid of 13 is more than your 12 coins.", "EME-B1")
    assert str(error) == "A bid of 13 is more than your 12 coins. (EME-B1)"


def test_a_move_out_of_turn_is_refused() -> None:
    at = open_table("ada", "ben", game=EMPIRE).move(0, "bid 1")
    error = at.refuses(verbs.move(0, "bid 1"))
    assert error.code == "illegal"
    assert error.reason.text == "It is not your move: lapis must act."


def test_what_is_no_move_at_all_is_refused_in_words() -> None:
    at = open_table("ada", "ben", game=EMPIRE)
    error = at.refuses(verbs.move(0, "bid 1000"))
    assert error.code == "illegal"
    assert error.reason.text.startswith("'bid 1000' is no move of this game; did you mean ")


def test_nobody_draws_for_chance() -> None:
    at = open_table("ada", "ben", game=EMPIRE)
    for seat in (0, CHANCE):
        error = at.refuses(verbs.move(seat, "lot lapis"))
        assert error.code == "illegal"


def test_a_move_is_written_in_one_form_however_it_was_typed() -> None:
    at = open_table("ada", "ben", game=EMPIRE).move(0, "  BID   3 ")
    assert at.entries()[-1].move == "bid 3"


# ------------------------------------------------------------------------------------ how it was opened


def test_a_set_up_is_read_as_it_was_written() -> None:
    setup = set_up("ada", "", "greedy", game=EMPIRE, undo="consent", options={"board": "b"})
    assert read_setup(write_setup(setup)) == setup


def test_a_set_up_from_before_there_was_a_second_version_of_rules_is_read() -> None:
    stored = (
        '{"id":"t","config":{"game":"eight_minute_empire","players":2,"options":{"board":"a"},"components":"b8fd6de225e599b6"},'
        '"rules_version":"1","host":"ada","seats":[{"kind":"open"},{"kind":"open"}],"seed":"s","created_ms":7}'
    )
    setup = read_setup(stored)
    assert setup.config.rules_version == "1"
    assert json.loads(write_setup(setup)) == json.loads(stored)


def test_a_set_up_says_its_rules_version_once() -> None:
    setup = set_up("ada", "ben", game=EMPIRE)
    later = replace(setup, config=replace(setup.config, rules_version="7"))
    stored = json.loads(write_setup(later))
    assert stored["rules_version"] == "7"
    assert "rules_version" not in stored["config"]
    assert read_setup(write_setup(later)) == later


def test_errors_say_what_they_are() -> None:
    assert str(refusal("gone", "nobody-there")) == "Nobody sits there."
