"""Taking back at a table: not at all, one's own moves while nobody has learnt anything, or the last turn by consent."""

import msgspec
import pytest

from quadriga.kernel.chance import Rng
from quadriga.kernel.position import digest
from quadriga.kernel.record import verify
from quadriga.kernel.seats import CHANCE
from tests.table import verbs
from tests.table.driver import EMPIRE, LUCK, MARKET, SEED, TableDriver, open_table
from tests.table.random_play import any_move, play_until


def market(*seats: str, **wanted: str) -> TableDriver:
    """Stalls are to be taken, terracotta first; nothing is hidden yet."""
    return open_table(*(seats or ("ada", "ben")), game=MARKET, options={"opener": "0", "rounds": "two"}, **wanted)


def dealt(*seats: str, **wanted: str) -> TableDriver:
    """Each of two has a card that only they know; now they bid."""
    return market(*seats, **wanted).move(0, "stall sunny").move(1, "stall shady")


# ------------------------------------------------------------------------------------ none


def test_at_a_table_without_undo_nothing_is_taken_back() -> None:
    at = market(undo="none").move(0, "stall sunny")
    assert at.tell(0).undo.moves == 0
    assert at.tell(0).undo.can_ask is False
    error = at.refuses(verbs.undo(0, 1))
    assert (error.code, error.reason.text) == ("illegal", "At this table nothing is taken back.")
    assert at.refuses(verbs.ask_undo(0)).code == "illegal"


# ------------------------------------------------------------------------------------ one's own moves


@pytest.mark.parametrize("undo", ["turn", "consent"])
def test_ones_own_last_moves_are_taken_back_without_asking(undo: str) -> None:
    at = market(undo=undo)
    before = digest(at.table.state)
    at.move(0, "stall sunny")
    assert [at.tell(eyes).undo.moves for eyes in (0, 1, None)] == [1, 0, 0]
    at.undo(0)
    assert digest(at.table.state) == before
    assert at.moves() == []
    assert at.table.acting() == (0,)


def test_the_last_move_is_named_in_words() -> None:
    at = play_until(open_table("ada", "ben", game=EMPIRE), asks="place")
    seat = at.table.acting()[0]
    assert at.tell(seat).undo.moves == 1
    assert at.tell(seat).undo.text.startswith("Take ")
    assert at.move(seat, "place C5").tell(seat).undo.text.startswith("Place ")
    assert at.tell(1 - seat).undo.text == ""


@pytest.mark.parametrize("moves", [0, -1, 2, 99])
def test_no_further_than_that(moves: int) -> None:
    at = market().move(0, "stall sunny")
    error = at.refuses(verbs.undo(0, moves))
    assert error.code == "illegal"
    assert error.reason.text.startswith("You can take back only the last 1: ")
    assert at.refuses(verbs.undo(1, 1)).reason.text.startswith("You can take back nothing: ")


def test_never_across_a_draw() -> None:
    at = open_table("ada", "ben", game=LUCK).move(0, "roll")
    assert at.tell(0).undo.moves == 0
    assert at.refuses(verbs.undo(0, 1)).code == "illegal"


def test_never_across_another_seat() -> None:
    at = open_table("ada", "ben", "cyd", game=EMPIRE).move(0, "bid 1").move(1, "bid 1")
    assert [at.tell(eyes).undo.moves for eyes in range(3)] == [0, 1, 0]


def test_never_across_what_somebody_has_learnt() -> None:
    at = dealt().move(0, "bid 0").move(1, "bid 1")
    assert at.tell(1).undo.moves == 0, "the bids lie open"
    at.move(1, "show")
    assert at.tell(1).undo.moves == 0, "the card lies open"
    at.move(1, "sell")
    assert at.tell(1).undo.moves == 1, "that told nobody anything"
    at.undo(1)
    assert at.refuses(verbs.undo(1, 1)).code == "illegal"


def test_the_first_of_two_bids_told_nothing() -> None:
    at = dealt().move(0, "bid 2")
    assert at.tell(0).undo.moves == 1
    at.undo(0).move(0, "bid 1")
    assert at.moves()[-1] == "0 bid 1"


def test_the_others_see_that_something_was_taken_back_and_no_longer_what() -> None:
    at = market().move(0, "stall sunny").undo(0)
    for eyes in (0, 1, None):
        assert at.lines(eyes) == ["Terracotta took back a move."]
        assert at.view(eyes)["stalls"] == (-1, -1)


def test_a_bot_that_plays_a_seat_takes_nothing_back_nor_does_its_person() -> None:
    """Whoever resigned or is away does not undo what the bot does for them."""
    at = open_table("ada", "ben", "cyd", game=MARKET, options={"opener": "0"}).resign(0).move(0, "stall sunny")
    assert at.tell(0).undo.moves == 0
    assert at.refuses(verbs.undo(0, 1)).code == "illegal"
    at = market(undo="consent").step_out(0).move(0, "stall sunny")
    assert at.refuses(verbs.undo(0, 1)).code == "illegal"
    assert at.refuses(verbs.ask_undo(0)).code == "illegal"
    assert at.tell(0).undo == msgspec.structs.replace(at.tell(0).undo, moves=0, can_ask=False)
    assert at.come_back(0).tell(0).undo.moves == 1


@pytest.mark.parametrize("seed", range(12))
def test_what_is_taken_back_was_never_known_to_anybody(seed: int) -> None:
    """Whatever a seat may take back on its own: for all eyes, the view before the move foretold the view after it.

    Twins of the state before, imagined by those eyes, lead to the same view: so nobody could have learnt anything by it.
    """
    at, rng = market(), Rng(seed)
    looked = 0
    while at.table.acting():
        assert at.table.journal is not None
        before = at.table.state.clone()
        any_move(at, rng)
        entry = at.entries()[-1]
        if entry.seat == CHANCE or not at.table.undo_length(entry.seat):
            continue
        looked += 1
        move = at.table.game.space(before.config).read(entry.move)
        for eyes in (0, 1, None):
            for _ in range(20):
                twin = before.imagine(eyes, rng)
                assert twin.why_not(entry.seat, move) is None
                twin.play(entry.seat, move)
                assert twin.view(eyes).encode() == at.table.state.view(eyes).encode()
    assert looked


# ------------------------------------------------------------------------------------ by consent


def test_the_last_turn_is_taken_back_when_all_other_persons_agree() -> None:
    at = dealt("ada", "ben", undo="consent").move(0, "bid 0").move(1, "bid 1")
    assert at.tell(0).undo.can_ask is True
    at.ask(0)
    for eyes in (0, 1, None):
        asked = at.tell(eyes).undo_asked
        assert asked is not None
        assert (asked.seat, asked.waiting_for) == (0, (1,))
    at.answer(1, True)
    assert at.tell(0).undo_asked is None
    assert at.moves()[-1].startswith("*draw"), "both bids are gone, that of the one who moved later as well"
    assert at.table.acting() == (0, 1)


def test_all_must_agree() -> None:
    at = open_table("ada", "ben", "cyd", game=EMPIRE, undo="consent").move(0, "bid 1").ask(0)
    assert at.tell(None).undo_asked is not None
    at.answer(2, True)
    asked = at.tell(None).undo_asked
    assert asked is not None
    assert asked.waiting_for == (1,)
    assert at.moves()[-1] == "0 bid 1"
    at.answer(1, True)
    assert at.moves()[-1] != "0 bid 1"
    assert at.lines()[-1] == "Terracotta took back the last turn."


def test_one_refusal_is_enough() -> None:
    at = open_table("ada", "ben", "cyd", game=EMPIRE, undo="consent").move(0, "bid 1").ask(0).answer(2, True).answer(1, False)
    assert at.tell(None).undo_asked is None
    assert at.moves()[-1] == "0 bid 1"
    assert at.lines()[-1] == "Lapis does not agree."
    assert at.refuses(verbs.answer_undo(1, True)).code == "illegal"
    assert at.ask(0).tell(None).undo_asked is not None, "they may ask again"


def test_bots_are_not_asked() -> None:
    at = open_table("ada", "greedy", "ben", "random", game=EMPIRE, undo="consent").move(0, "bid 1").ask(0)
    asked = at.tell(0).undo_asked
    assert asked is not None
    assert asked.waiting_for == (2,)


@pytest.mark.parametrize("agrees", [True, False])
def test_bots_wait_until_everybody_has_answered(agrees: bool) -> None:
    at = open_table("ada", "greedy", "ben", game=EMPIRE, undo="consent").move(0, "bid 1")
    assert at.table.bots_due() == ((1, "greedy"),)
    at.ask(0)
    assert at.table.bots_due() == ()
    at.answer(2, agrees)
    assert at.table.bots_due() == ((1, "greedy"),)


def test_bots_wait_for_no_one_who_has_gone() -> None:
    at = open_table("ada", "greedy", "ben", game=EMPIRE, undo="consent").move(0, "bid 1").ask(0).step_out(2)
    assert at.table.bots_due() == ((1, "greedy"), (2, "greedy"))


def test_alone_among_bots_nobody_needs_to_be_asked() -> None:
    at = open_table("ada", "greedy", game=LUCK, undo="consent").move(0, "roll").ask(0)
    assert at.tell(0).undo_asked is None
    assert at.moves() == []


def test_who_is_away_or_has_resigned_is_not_asked() -> None:
    at = open_table("ada", "ben", "cyd", "dan", game=EMPIRE, undo="consent").move(0, "bid 1").step_out(1).resign(2).ask(0)
    asked = at.tell(0).undo_asked
    assert asked is not None
    assert asked.waiting_for == (3,)


def test_who_holds_several_seats_answers_once() -> None:
    at = open_table("ada", "ben", "ben", game=EMPIRE, undo="consent").move(0, "bid 1").ask(0).answer(2, True)
    assert at.moves()[-1] != "0 bid 1"


def test_who_holds_several_seats_does_not_ask_himself() -> None:
    at = open_table("ada", "ben", "ada", game=EMPIRE, undo="consent").move(0, "bid 1").ask(0)
    asked = at.tell(0).undo_asked
    assert asked is not None
    assert asked.waiting_for == (1,)
    alone = open_table("ada", "ada", game=EMPIRE, undo="consent").move(0, "bid 1").ask(0)
    assert alone.table.acting() == (0, 1)


@pytest.mark.parametrize("seat", [0, 2])
def test_only_who_is_asked_answers(seat: int) -> None:
    at = open_table("ada", "ben", "greedy", game=EMPIRE, undo="consent").move(0, "bid 1").ask(0)
    error = at.refuses(verbs.answer_undo(seat, True))
    assert (error.code, error.reason.text) == ("illegal", "Nobody asks you for a turn back.")


def test_two_do_not_ask_at_once() -> None:
    at = open_table("ada", "ben", "cyd", game=EMPIRE, undo="consent").move(0, "bid 1").move(1, "bid 1").ask(0)
    assert at.tell(1).undo.can_ask is False
    assert at.refuses(verbs.ask_undo(1)).code == "illegal"


def test_a_move_cancels_the_question() -> None:
    at = open_table("ada", "ben", "cyd", game=EMPIRE, undo="consent").move(0, "bid 1").ask(0).move(1, "bid 2")
    assert at.tell(0).undo_asked is None
    assert at.refuses(verbs.answer_undo(2, True)).code == "illegal"


def test_taking_back_on_ones_own_cancels_it_too() -> None:
    """Else the others would agree to something that is done already, and an earlier turn would go."""
    at = open_table("ada", "ben", game=EMPIRE, undo="consent").move(0, "bid 1").ask(0).undo(0)
    assert at.tell(0).undo_asked is None
    assert at.refuses(verbs.answer_undo(1, True)).code == "illegal"
    assert at.tell(0).undo.can_ask is False


def test_who_has_not_moved_has_nothing_to_ask_for() -> None:
    at = open_table("ada", "ben", game=EMPIRE, undo="consent")
    assert at.tell(0).undo.can_ask is False
    error = at.refuses(verbs.ask_undo(0))
    assert error.reason.text == "There is no turn of yours that the others could give back."


def test_at_other_tables_nobody_can_be_asked() -> None:
    at = open_table("ada", "ben", game=EMPIRE).move(0, "bid 1")
    assert at.tell(0).undo.can_ask is False
    assert at.refuses(verbs.ask_undo(0)).code == "illegal"


def test_a_turn_goes_back_whole_across_draws_in_it() -> None:
    at = open_table("ada", "ben", undo="consent").move(0, "stop").move(1, "roll", "roll", "stop").move(0, "roll")
    at.ask(1).answer(0, True)
    assert at.moves() == ["0 stop"]
    assert at.table.acting() == (1,)


def test_a_bid_is_no_part_of_the_turn_that_it_wins() -> None:
    """Else they could bid again, knowing what the others bid."""
    at = open_table("ada", "ben", game=EMPIRE, undo="consent").move(0, "bid 1").move(1, "bid 2").move(1, "take 1")
    at.ask(1).answer(0, True)
    assert at.moves()[-2:] == ["0 bid 1", "1 bid 2"]
    assert at.table.acting() == (1,)


def test_a_bid_alone_can_be_given_back() -> None:
    at = open_table("ada", "ben", game=EMPIRE, undo="consent").move(0, "bid 1").move(1, "bid 2").ask(1).answer(0, True)
    assert at.moves()[-1] == "0 bid 1"
    assert at.table.acting() == (1,)
    at.move(1, "bid 0").ask(0).answer(1, True)
    assert at.table.acting() == (0, 1)


def test_a_turn_that_waits_can_be_given_back_too() -> None:
    at = open_table("ada", "ben", undo="consent").move(0, "roll").move(0, "stop", hold=True).ask(0).answer(1, True)
    assert at.moves() == []
    assert at.tell(0).held is None
    assert at.table.acting() == (0,)


def test_a_turn_of_another_that_waits_goes_with_it() -> None:
    at = open_table("ada", "ben", undo="consent").move(0, "stop").move(1, "stop", hold=True).ask(0).answer(1, True)
    assert at.moves() == []
    assert at.tell(1).held is None


def test_once_the_game_is_over_nobody_can_agree_any_more() -> None:
    """The seed lies open then."""
    at = open_table("ada", "ben", undo="consent").move(0, "stop").move(1, "stop").move(0, "stop").move(1, "stop", hold=True)
    at.ask(0).confirm(1)
    assert at.status() == "over"
    assert at.tell(0).undo_asked is None
    assert at.refuses(verbs.answer_undo(1, True)).code == "illegal"
    assert at.status() == "over"


def test_if_the_last_who_was_asked_leaves_the_question_is_answered() -> None:
    at = open_table("ada", "ben", "cyd", game=EMPIRE, undo="consent").move(0, "bid 1").ask(0).answer(1, True).step_out(2)
    assert at.tell(0).undo_asked is None
    assert at.moves()[-1] != "0 bid 1"


def test_if_the_one_who_asks_leaves_the_question_is_gone() -> None:
    for leave in (TableDriver.step_out, TableDriver.resign):
        at = open_table("ada", "ben", "cyd", game=EMPIRE, undo="consent").move(0, "bid 1").ask(0)
        leave(at, 0)
        assert at.tell(1).undo_asked is None
        assert at.moves()[-1] == "0 bid 1"


def test_who_resigns_instead_of_an_answer_leaves_the_game_as_it_is() -> None:
    at = open_table("ada", "ben", undo="consent").move(0, "roll", "stop").ask(0).resign(1)
    assert at.status() == "over"
    assert at.moves()[-1] == "0 stop"
    assert at.tell(0).undo_asked is None


def test_the_draws_made_again_are_those_of_the_seed() -> None:
    at = open_table("ada", "ben", undo="consent").move(0, "roll", "roll", "stop").move(1, "roll", "roll", "roll", "stop")
    drawn = [entry.move for entry in at.entries() if entry.seat == CHANCE]
    at.ask(0).answer(1, True).move(0, "roll", "roll", "roll", "stop").move(1, "roll", "roll")
    assert [entry.move for entry in at.entries() if entry.seat == CHANCE] == drawn
    play_until(at, asks="")
    record = at.table.record()
    assert record.chance is not None
    assert record.chance.seed == SEED
    assert verify(record) == len([entry for entry in at.entries() if entry.seat == CHANCE])


@pytest.mark.parametrize("seed", range(3))
def test_a_game_with_many_turns_given_back_still_verifies(seed: int) -> None:
    at, rng = open_table("ada", "ben", game=EMPIRE, undo="consent"), Rng(seed)
    while at.table.acting():
        any_move(at, rng)
        for seat in (0, 1):
            if rng.below(12) == 0 and at.table.can_ask_undo(seat):
                length = len(at.entries())
                at.ask(seat).answer(1 - seat, True)
                assert len(at.entries()) < length
    record = at.table.record()
    assert record.result is not None
    assert verify(record) == 7 + 23
