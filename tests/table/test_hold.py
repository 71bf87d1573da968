"""The end of a turn can wait to be confirmed: shown to all, taken back if wanted, and nothing happens before."""

import pytest

from quadriga.kernel.record import verify
from quadriga.kernel.seats import CHANCE
from quadriga.table.snapshot import explain_target
from tests.table import verbs
from tests.table.driver import EMPIRE, LUCK, MARKET, TableDriver, open_table
from tests.table.random_play import play_until, take


def market(**wanted: str) -> TableDriver:
    """Stalls are to be taken, terracotta first; nothing is hidden yet."""
    return open_table("ada", "ben", game=MARKET, options={"opener": "0"}, **wanted)


def at_the_last_move(*seats: str) -> TableDriver:
    """Three Rolls, and only the last stop is left."""
    at = open_table(*seats)
    for _ in range(2):
        for seat in range(len(seats)):
            at.move(seat, "roll")
            if len(at.entries()) < 6 * len(seats) - 1:
                at.move(seat, "stop")
    return at


# ------------------------------------------------------------------------------------ waiting


def test_the_last_move_of_a_turn_waits_and_is_seen_by_all() -> None:
    at = market().move(0, "stall sunny", hold=True)
    for eyes in (0, 1, None):
        told = at.tell(eyes)
        assert told.held == 0
        assert told.acting == (0,), "whoever has to confirm is waited for"
        assert told.prompt is None, "nobody is asked anything else"
        assert at.view(eyes)["stalls"] == (1, -1)
    assert at.lines()[-1] == "Terracotta took a sunny stall."
    assert at.status() == "playing"


def test_nobody_acts_before_the_turn_is_ended() -> None:
    at = market().move(0, "stall sunny", hold=True)
    for seat in (0, 1):
        error = at.refuses(verbs.move(seat, "stall shady"))
        assert (error.code, error.reason.text) == ("illegal", "Terracotta has not ended the turn yet.")
    assert at.refuses(verbs.hint(1)).code == "illegal"
    assert at.refuses(verbs.hint(0)).code == "illegal"
    assert explain_target(at.table, 1, (), "stall-shady").text == "Terracotta has not ended the turn yet."
    assert explain_target(at.table, 0, (), "stall-shady").text == "You have not ended the turn yet."


def test_confirming_ends_it_and_the_next_is_asked() -> None:
    at = market().move(0, "stall sunny", hold=True).confirm(0)
    assert at.tell(0).held is None
    assert at.table.acting() == (1,)
    prompt = at.tell(1).prompt
    assert prompt is not None
    assert [option.move for option in prompt.options] == ["stall shady", "stall sunny"]


def test_only_the_seat_itself_confirms_and_only_once() -> None:
    at = market().move(0, "stall sunny", hold=True)
    assert at.refuses(verbs.confirm(1)).code == "illegal"
    at.confirm(0)
    for seat in (0, 1):
        error = at.refuses(verbs.confirm(seat))
        assert error.reason.text == "There is no turn of yours to end."


def test_a_bot_that_is_next_is_not_due_before_the_turn_is_ended() -> None:
    at = open_table("ada", "greedy").move(0, "stop", hold=True)
    assert at.table.bots_due() == ()
    assert at.confirm(0).table.bots_due() == ((1, "greedy"),)


def test_chance_draws_only_after_the_turn_is_ended() -> None:
    at = market().move(0, "stall sunny").move(1, "stall shady", hold=True)
    assert at.moves() == ["0 stall sunny", "1 stall shady"]
    assert at.lines()[-1] == "Lapis took a shady stall."
    at.confirm(1)
    assert [entry.seat for entry in at.entries()[2:]] == [CHANCE, CHANCE]
    assert at.lines(0)[-3:] == ["Terracotta got a card.", at.lines(0)[-2], "Lapis got a card."]


def test_the_draws_after_a_confirmed_turn_are_those_without_confirmation() -> None:
    slow = market().move(0, "stall sunny", hold=True).confirm(0).move(1, "stall shady", hold=True).confirm(1)
    quick = market().move(0, "stall sunny").move(1, "stall shady")
    assert slow.entries() == quick.entries()
    assert slow.lines(0) == quick.lines(0)


def test_without_hold_a_turn_ends_at_once() -> None:
    at = market().move(0, "stall sunny")
    assert at.tell(0).held is None
    assert at.table.acting() == (1,)


# ------------------------------------------------------------------------------------ taking back


def test_a_turn_that_waits_can_be_taken_back_and_ended_otherwise() -> None:
    at = market().move(0, "stall sunny").move(1, "stall sunny", hold=True)
    assert at.tell(1).undo.moves == 1
    assert at.tell(1).undo.text == "Stall sunny"
    at.undo(1)
    assert at.tell(1).held is None
    assert at.table.acting() == (1,)
    assert at.lines()[-1] == "Lapis took back a move."
    at.move(1, "stall shady", hold=True).confirm(1)
    assert at.moves()[:2] == ["0 stall sunny", "1 stall shady"]


def test_the_others_cannot_take_it_back() -> None:
    at = market().move(0, "stall sunny").move(1, "stall sunny", hold=True)
    assert at.tell(0).undo.moves == 0
    assert at.refuses(verbs.undo(0, 1)).code == "illegal"


def test_all_moves_of_a_turn_can_be_taken_back_while_it_waits() -> None:
    at = play_until(open_table("ada", "ben", game=EMPIRE), asks="place")
    seat = at.table.acting()[0]
    taken = len(at.entries())
    at.move(seat, "stop", hold=True)
    assert at.table.is_held()
    moves = at.tell(seat).undo.moves
    assert moves == 2, "the card taken, and its action left undone"
    at.undo(seat, moves)
    assert len(at.entries()) == taken - 1
    assert at.tell(seat).prompt is not None
    assert at.lines(seat)[-1].endswith("took back 2 moves.")


def test_what_cannot_be_taken_back_does_not_wait() -> None:
    """There would be nothing to decide: a card shown stays shown."""
    at = market().move(0, "stall sunny").move(1, "stall shady").move(0, "bid 0").move(1, "bid 1").move(1, "sell")
    at.move(1, "show", hold=True)
    assert at.tell(1).undo.moves == 0
    assert at.tell(1).held is None
    assert at.table.acting() == (0,)


def test_at_a_table_where_nothing_is_taken_back_no_turn_waits() -> None:
    at = market(undo="none").move(0, "stall sunny", hold=True)
    assert at.tell(0).held is None
    assert at.table.acting() == (1,)


# ------------------------------------------------------------------------------------ what is no end of a turn


def test_a_move_in_the_middle_of_a_turn_does_not_wait() -> None:
    at = play_until(open_table("ada", "ben", game=EMPIRE), asks="take card", when=lambda at: bool(take(at, "place3")))
    seat = at.table.acting()[0]
    at.move(seat, take(at, "place3"), hold=True)
    assert at.tell(seat).held is None
    at.move(seat, "place C5", hold=True)
    assert at.tell(seat).held is None
    assert at.table.acting() == (seat,)


def test_a_draw_in_the_middle_of_a_turn_does_not_wait() -> None:
    at = open_table("ada", "ben", game=LUCK).move(0, "roll", hold=True)
    assert at.tell(0).held is None
    assert [entry.seat for entry in at.entries()] == [0, CHANCE]
    assert at.move(0, "stop", hold=True).tell(0).held == 0


def test_where_several_act_together_nobody_waits() -> None:
    at = open_table("ada", "ben", "cyd", game=EMPIRE)
    at.move(0, "bid 1", hold=True)
    assert at.tell(0).held is None
    assert at.table.acting() == (1, 2)
    at.move(2, "bid 0", hold=True)
    assert at.tell(2).held is None


@pytest.mark.parametrize("bid", [0, 5])
def test_the_last_of_several_does_not_wait_either_whoever_is_next(bid: int) -> None:
    """The bids lie open: there is nothing left to think over."""
    at = open_table("ada", "ben", game=EMPIRE).move(0, "bid 2").move(1, f"bid {bid}", hold=True)
    assert at.tell(1).held is None
    assert at.table.acting() == (0 if bid < 2 else 1,)


# ------------------------------------------------------------------------------------ the end of the game


def test_the_last_move_of_the_game_can_be_taken_back_until_it_is_confirmed() -> None:
    at = at_the_last_move("ada", "ben").move(1, "stop", hold=True)
    assert at.table.state.to_act() == ()
    assert at.status() == "playing"
    told = at.tell(1)
    assert told.held == 1
    assert told.undo.moves == 1
    at.undo(1)
    assert at.table.acting() == (1,)
    at.move(1, "roll").move(1, "stop", hold=True).confirm(1)
    assert at.status() == "over"
    assert at.tell(1).undo.moves == 0


def test_nothing_is_opened_before_the_last_move_is_confirmed() -> None:
    at = at_the_last_move("ada", "ben").move(1, "stop", hold=True)
    for eyes in (0, 1, None):
        told = at.tell(eyes)
        assert told.table.seed == ""
        assert told.table.status == "playing"
        assert (told.outcome, told.ending, told.scores, told.sheet) == (None, "", (), ())
    record = at.table.record()
    assert record.chance is not None
    assert record.chance.seed == ""
    assert record.result is None
    at.confirm(1)
    for eyes in (0, 1, None):
        told = at.tell(eyes)
        assert told.table.seed == at.table.setup.seed
        assert told.outcome is not None
        assert told.ending == "Everybody has had two turns."
        assert told.ending_rule == "LUCK-2"
        assert len(told.scores) == len(told.sheet) == 2
    assert verify(at.table.record()) == 4


def test_the_last_move_of_a_whole_game_of_eight_minute_empire_waits_too() -> None:
    at = play_until(open_table("ada", "ben", game=EMPIRE), asks="")
    last = at.entries()[-1]
    again = open_table("ada", "ben", game=EMPIRE)
    for entry in at.entries()[:-1]:
        if entry.seat != CHANCE:
            again.move(entry.seat, entry.move)
    again.move(last.seat, last.move, hold=True)
    assert again.status() == "playing"
    assert again.table.record().result is None
    assert again.tell(last.seat).undo.moves >= 1
    assert again.confirm(last.seat).status() == "over"
    assert again.table.record() == at.table.record()
    assert verify(again.table.record()) > 20


def test_after_the_end_nothing_can_be_done() -> None:
    at = at_the_last_move("ada", "ben").move(1, "stop")
    for decide in (
        verbs.move(0, "roll"),
        verbs.confirm(1),
        verbs.undo(1, 1),
        verbs.ask_undo(1),
        verbs.answer_undo(0, True),
        verbs.hint(0),
        verbs.resign(0),
        verbs.step_out(0),
    ):
        assert at.refuses(decide).code == "illegal"
    error = at.refuses(verbs.move(0, "roll"))
    assert (error.reason.text, error.reason.rule) == ("The game is over.", "LUCK-2")
    assert verbs.come_back(0)(at.table, at.now) is None
    assert explain_target(at.table, 0, (), "die").rule == "LUCK-2"
