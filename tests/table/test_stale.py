"""A request belongs to the question that it was made at: a doubled, late or stale one is known as such, and a fresh one too."""

from tests.table.driver import EMPIRE, LUCK, MARKET, TableDriver, open_table


def bidding(players: int = 3) -> TableDriver:
    """All are to bid."""
    return open_table(*["ada", "ben", "cyd"][:players], game=EMPIRE)


# ------------------------------------------------------------------------------------ one after the other


def test_a_request_at_the_question_that_stands_is_fresh() -> None:
    at = open_table("ada", "ben")
    assert not at.table.is_stale(0, 0)
    assert not at.move(0, "roll").table.is_stale(0, 1)


def test_a_doubled_request_is_stale() -> None:
    at = open_table("ada", "ben")
    index = at.table.index
    at.move(0, "roll")
    assert at.table.is_stale(0, index), "the second click on the same button"


def test_a_doubled_request_is_stale_even_if_the_same_is_asked_again() -> None:
    at = open_table("ada", "ben").move(0, "wish")
    assert at.table.state.agenda == open_table("ada", "ben").table.state.agenda
    assert at.table.is_stale(0, 0)
    assert not at.table.is_stale(0, 1)


def test_a_doubled_undo_is_stale() -> None:
    at = open_table("ada", "ben", game=MARKET, options={"opener": "0"}).move(0, "stall shady")
    at.undo(0)
    assert at.table.is_stale(0, 1)
    assert not at.table.is_stale(0, 2)


def test_a_doubled_confirm_is_stale() -> None:
    at = open_table("ada", "ben").move(0, "stop", hold=True)
    assert not at.table.is_stale(0, 1)
    at.confirm(0)
    assert at.table.is_stale(0, 1)


def test_a_request_from_before_ones_turn_or_from_the_future_is_stale() -> None:
    at = open_table("ada", "ben").move(0, "roll").move(0, "stop")
    assert at.table.is_stale(1, 0)
    assert at.table.is_stale(1, 1)
    assert not at.table.is_stale(1, 2)
    assert at.table.is_stale(1, 3)


def test_the_same_question_a_turn_later_is_another_one() -> None:
    at = open_table("ada", "ben").move(0, "stop").move(1, "stop")
    assert at.table.acting() == (0,)
    assert at.table.is_stale(0, 0), "it was asked in the same words, and is not the same"
    assert not at.table.is_stale(0, 2)


def test_who_is_not_asked_must_have_seen_the_table_as_it_stands() -> None:
    at = open_table("ada", "ben", game=LUCK).move(0, "roll")
    assert at.table.is_stale(1, 0)
    assert not at.table.is_stale(1, 1)


# ------------------------------------------------------------------------------------ several at once


def test_what_others_do_meanwhile_leaves_ones_own_question_fresh() -> None:
    at = bidding().move(0, "bid 1")
    assert not at.table.is_stale(1, 0)
    assert not at.table.is_stale(2, 0)
    at.move(2, "bid 0")
    assert not at.table.is_stale(1, 0)
    assert at.move(1, "bid 4").table.is_stale(1, 0)


def test_ones_own_doubled_request_is_stale_while_others_still_decide() -> None:
    at = bidding().move(1, "bid 1")
    assert at.table.is_stale(1, 0)
    at.move(0, "bid 1")
    assert at.table.is_stale(1, 0)


def test_a_bid_taken_back_by_another_leaves_the_question_fresh_and_asks_its_own_anew() -> None:
    at = bidding().move(1, "bid 1").undo(1)
    assert not at.table.is_stale(0, 0)
    assert at.table.is_stale(1, 0)
    assert at.table.is_stale(1, 1)
    assert not at.table.is_stale(1, 2)


def test_what_happens_around_the_table_leaves_the_question_fresh() -> None:
    at = bidding().hint(1).step_out(2).come_back(2).transfer(2, "phone").resign(1)
    assert at.table.index == 5
    assert not at.table.is_stale(0, 0)


def test_after_a_turn_was_given_back_all_that_was_asked_before_is_stale() -> None:
    at = open_table("ada", "ben", "ada", game=EMPIRE, undo="consent").move(0, "bid 1")
    assert not at.table.is_stale(2, 0)
    at.ask(0).answer(1, True)
    assert at.table.acting() == (0, 1, 2)
    assert [at.table.is_stale(seat, 2) for seat in range(3)] == [True, True, True]
    assert [at.table.is_stale(seat, 3) for seat in range(3)] == [False, False, False]
