"""Undo: over one's own moves from which nobody has learnt anything, and no further."""

import pytest

from quadriga.games.eight_minute_empire.state.state import EmpireState
from quadriga.kernel.chance import SealedChance
from quadriga.kernel.errors import IllegalMove
from quadriga.kernel.journal import Journal
from quadriga.kernel.position import digest
from quadriga.kernel.record import verify
from quadriga.kernel.undo import has_anyone_learnt
from tests.games.eight_minute_empire.helpers import bid, do, ready, seat, table
from tests.kernel.games import EMPIRE, opened, play_on, say


def has_learnt(state: EmpireState, who: int, text: str) -> bool:
    """Whether that move tells somebody something; asking changes nothing."""
    before = digest(state)
    learnt = has_anyone_learnt(state, who, EMPIRE.space(state.config).read(text))
    assert digest(state) == before
    return learnt


def from_table(state: EmpireState) -> Journal:
    """A game from this table on."""
    return Journal.from_position(EMPIRE, state, SealedChance("undo"))


# ------------------------------------------------------------------------------------ what is learnt


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_bid_tells_nothing_until_the_last_one_reveals_them_all(players: int) -> None:
    state = ready(players)
    for who in range(players - 1):
        assert not has_learnt(state, who, "bid 2")
        do(state, "bid 2", by=who)
    assert has_learnt(state, players - 1, "bid 2")
    assert has_learnt(state, players - 1, "bid 0")


def test_a_revealed_bid_tells_nothing_where_it_could_have_been_no_other() -> None:
    state = ready(2)
    do(state, "bid 0", by=0)
    assert has_learnt(state, 1, "bid 0")
    state.coins[0] = 0  # no rule leads here; but a seat without coins has no secret
    assert not has_learnt(state, 1, "bid 0")


def test_what_lies_open_tells_nothing() -> None:
    state = bid(ready(2), 1, 0)
    assert not has_learnt(state, 0, "take 1")
    retail = bid(ready(3, {"rules": "retail"}), 1, 0, 0)
    assert not has_learnt(retail, 0, "first lapis")


# ------------------------------------------------------------------------------------ how far back


def test_a_bid_may_be_taken_back_as_long_as_nobody_else_has_moved() -> None:
    journal = say(opened(3), 1, "bid 2")
    assert [journal.undo_length(who) for who in range(3)] == [0, 1, 0]
    journal.undo(1)
    assert journal.state.to_act() == (0, 1, 2)
    assert digest(journal.state) == digest(opened(3).state)
    say(journal, 1, "bid 3")
    say(journal, 0, "bid 0")
    assert [journal.undo_length(who) for who in range(3)] == [1, 0, 0]


def test_the_last_bid_stands() -> None:
    journal = say(say(opened(), 0, "bid 2"), 1, "bid 1")
    assert [journal.undo_length(who) for who in range(2)] == [0, 0]


def test_the_steps_of_a_turn_may_be_taken_back_one_by_one_or_all_at_once() -> None:
    start = table(2, [seat(), seat()], row=["anvil-place3"])
    journal = say(from_table(start.clone()), 0, "take 1", "place C5", "place C5")
    assert journal.undo_length(0) == 3
    assert journal.undo_length(1) == 0
    journal.undo(0)
    assert digest(journal.state) == digest(do(start.clone(), "take 1", "place C5"))
    assert journal.undo_length(0) == 2
    journal.undo(0, 2)
    assert digest(journal.state) == digest(start)
    assert journal.entries == []
    say(journal, 0, "take 2")
    assert [entry.move for entry in journal.entries] == ["take 2"]


def test_a_draw_ends_what_may_be_taken_back() -> None:
    start = table(2, [seat(), seat()], row=["gold-place1"])
    journal = say(from_table(start), 0, "take 1", "place C5")
    assert journal.entries[-1].seat == -1
    assert [journal.undo_length(who) for who in range(2)] == [0, 0]


def test_only_the_moves_after_the_other_seats_last_one_may_be_taken_back() -> None:
    journal = say(say(say(opened(), 0, "bid 2"), 1, "bid 1"), 0, "take 1")
    length = journal.undo_length(0)
    assert length == 1
    with pytest.raises(IllegalMove, match=r"^terracotta can take back only the last 1: "):
        journal.undo(0, 2)
    assert journal.undo_length(0) == length


@pytest.mark.parametrize("moves", [0, -1, 4])
def test_a_refused_undo_changes_nothing(moves: int) -> None:
    journal = say(from_table(table(2, [seat(), seat()], row=["anvil-place3"])), 0, "take 1", "place C5", "place C5")
    before = digest(journal.state), list(journal.entries)
    with pytest.raises(IllegalMove, match=r"^terracotta can take back only the last 3: "):
        journal.undo(0, moves)
    with pytest.raises(IllegalMove, match=r"^lapis can take back nothing: "):
        journal.undo(1)
    assert (digest(journal.state), list(journal.entries)) == before


def test_nothing_may_be_taken_back_after_the_end() -> None:
    journal = play_on(opened())
    assert [journal.undo_length(who) for who in range(2)] == [0, 0]


@pytest.mark.parametrize("collected", [0, 1, 2, 3])
def test_what_was_taken_back_is_not_told_any_more(collected: int) -> None:
    """Whatever was collected before is; the rest of it never happened."""
    journal = from_table(table(2, [seat(), seat()], row=["anvil-place3"]))
    for number, text in enumerate(["take 1", "place C5", "place C5"]):
        if number == collected:
            journal.collect()
        say(journal, 0, text)
    if collected == 3:
        journal.collect()
    journal.undo(0, 2)
    assert [type(event).__name__ for event in journal.collect()] == (["CardTaken"] if collected == 0 else [])
    say(journal, 0, "place C5")
    journal.undo(0)
    assert journal.collect() == []
    say(journal, 0, "place C5")
    assert [type(event).__name__ for event in journal.collect()] == ["ArmyPlaced"]


def test_a_state_that_was_brought_back_is_told_of_and_written_as_any_other() -> None:
    journal = say(opened(), 0, "bid 2")
    journal.undo(0)
    journal.collect()
    say(journal, 0, "bid 1")
    assert [type(event).__name__ for event in journal.collect()] == ["BidMade", "BidChosen"]
    say(journal, 1, "bid 0")
    play_on(journal)
    assert [entry.move for entry in journal.entries if entry.move.startswith("bid")] == ["bid 1", "bid 0"]
    assert verify(journal.record()) == journal.drawn
