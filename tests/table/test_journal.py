"""The journal of a table: turns that wait to be confirmed, where a turn began, going back by agreement, the open record."""

from collections.abc import Iterator

import pytest

from quadriga.kernel.chance import SealedChance
from quadriga.kernel.errors import IllegalMove
from quadriga.kernel.position import digest
from quadriga.kernel.record import final_state, verify
from quadriga.kernel.seats import CHANCE
from quadriga.table.journal import TableJournal
from tests.kernel.games import EMPIRE, SEED, play_on
from tests.kit.toy import SealedMarket, registered
from tests.table.luck import ThreeRolls

LUCK = ThreeRolls()
MARKET = SealedMarket()


@pytest.fixture(autouse=True)
def _games() -> Iterator[None]:
    with registered(MARKET), registered(LUCK):
        yield


def luck(players: int = 2) -> TableJournal:
    """Three Rolls: draws in the middle of turns, nothing hidden."""
    return TableJournal.new(LUCK, LUCK.config(players), SealedChance(SEED))


def market(players: int = 2) -> TableJournal:
    """Sealed Market, terracotta opens: stalls in turn, then hidden cards and bids at the same time."""
    return TableJournal.new(MARKET, MARKET.config(players, {"opener": "0", "rounds": "two"}), SealedChance(SEED))


def opened(players: int = 2) -> TableJournal:
    """Eight-Minute Empire: bids at the same time, then turns."""
    return TableJournal.new(EMPIRE, EMPIRE.config(players), SealedChance(SEED))


def say(journal: TableJournal, seat: int, *texts: str, hold: bool = False) -> TableJournal:
    """The seat makes these moves."""
    for text in texts:
        journal.submit(seat, journal.game.space(journal.state.config).read(text), hold=hold)
    return journal


def told(journal: TableJournal) -> list[str]:
    """What kinds of events were collected."""
    return [type(event).__name__ for event in journal.collect()]


# ------------------------------------------------------------------------------------ a turn that waits


def test_a_turn_that_is_held_waits_and_chance_with_it() -> None:
    journal = say(say(market(), 0, "stall sunny"), 1, "stall shady", hold=True)
    assert journal.held == 1
    assert journal.drawn == 0
    assert journal.state.to_act() == (CHANCE,)
    assert told(journal) == ["StallTaken", "StallTaken"]
    journal.confirm(1)
    assert journal.held is None
    assert journal.drawn == 2
    assert told(journal) == ["CardDrawn", "CardSeen"] * 2


@pytest.mark.parametrize("seat", [0, 1])
def test_nobody_moves_while_a_turn_waits(seat: int) -> None:
    journal = say(market(), 0, "stall sunny", hold=True)
    before = digest(journal.state), list(journal.entries)
    with pytest.raises(IllegalMove, match=r"^terracotta has not ended the turn yet$"):
        say(journal, seat, "stall shady")
    assert (digest(journal.state), list(journal.entries), journal.held) == (*before, 0)


def test_only_a_turn_that_waits_is_confirmed_and_by_its_own_seat() -> None:
    journal = say(market(), 0, "stall sunny", hold=True)
    with pytest.raises(IllegalMove, match=r"^lapis has no turn to end$"):
        journal.confirm(1)
    assert journal.held == 0
    journal.confirm(0)
    with pytest.raises(IllegalMove, match=r"^terracotta has no turn to end$"):
        journal.confirm(0)


def test_a_turn_that_waits_can_be_taken_back() -> None:
    journal = say(market(), 0, "stall sunny", hold=True)
    assert [journal.undo_length(seat) for seat in (0, 1)] == [1, 0]
    assert digest(journal.last_made().state) == digest(market().state)
    journal.undo(0)
    assert journal.held is None
    assert journal.entries == []
    assert say(journal, 0, "stall shady").state.to_act() == (1,)


def test_a_refused_undo_leaves_the_turn_waiting() -> None:
    journal = say(market(), 0, "stall sunny", hold=True)
    for seat, moves in ((1, 1), (0, 2), (0, 0)):
        with pytest.raises(IllegalMove):
            journal.undo(seat, moves)
    assert journal.held == 0


def test_a_draw_in_the_middle_of_a_turn_is_made_at_once() -> None:
    journal = say(luck(), 0, "roll", hold=True)
    assert journal.held is None
    assert journal.drawn == 1
    assert say(journal, 0, "stop", hold=True).held == 0


def test_answers_to_a_question_for_several_do_not_wait() -> None:
    journal = opened(3)
    for seat in (1, 0, 2):
        journal.submit(seat, EMPIRE.space(journal.state.config).read("bid 1"), hold=True)
        assert journal.held is None


def test_not_even_the_last_one_that_tells_nothing_new() -> None:
    """Where the others could bid nothing else, the last bid reveals nothing; it is no turn all the same."""
    state = opened(2).state.clone()
    journal = TableJournal.from_position(EMPIRE, state, SealedChance(SEED))
    state.coins[0] = 0  # type: ignore[attr-defined]  # no rule leads here
    for seat in (0, 1):
        journal.submit(seat, EMPIRE.space(state.config).read("bid 0"), hold=True)
        assert journal.held is None
    assert journal.undo_length(1) == 1, "so it could have waited"


def test_what_was_learnt_does_not_wait() -> None:
    journal = say(say(market(), 0, "stall sunny"), 1, "stall shady")
    say(say(say(journal, 0, "bid 0"), 1, "bid 1"), 1, "sell")
    assert say(journal, 1, "show", hold=True).held is None
    assert journal.state.to_act() == (0,)


def test_the_last_move_of_the_game_waits_and_its_record_stays_closed() -> None:
    journal = say(say(say(luck(), 0, "roll", "stop"), 1, "stop"), 0, "stop")
    say(journal, 1, "stop", hold=True)
    assert journal.state.to_act() == ()
    assert journal.held == 1
    assert journal.undo_length(1) == 1
    record = journal.record()
    assert record.result is None
    assert record.chance is not None
    assert record.chance.seed == ""
    journal.confirm(1)
    assert journal.undo_length(1) == 0
    assert journal.record().result is not None
    assert verify(journal.record()) == 1


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("game", ["empire", "market", "luck"])
def test_a_game_played_with_every_turn_confirmed_is_the_same_game(game: str, seed: int) -> None:
    """Holding changes when chance draws, never what."""
    quick = {"empire": opened, "market": market, "luck": luck}[game]()
    slow = {"empire": opened, "market": market, "luck": luck}[game]()
    play_on(quick, seed)
    held = 0
    for entry in quick.entries:
        if entry.seat == CHANCE:
            continue
        say(slow, entry.seat, entry.move, hold=True)
        if slow.held is not None:
            assert slow.held == entry.seat
            assert slow.undo_length(entry.seat) > 0
            held += 1
            slow.confirm(entry.seat)
    assert slow.record() == quick.record()
    assert slow.collect() == quick.collect()
    assert held


def test_the_answer_whether_a_turn_ends_does_not_come_from_the_seed() -> None:
    """Two tables with different seeds hold at the same moves, as long as the draws are the same."""
    one, other = luck(), TableJournal.new(LUCK, LUCK.config(2), SealedChance("another"))
    for journal in (one, other):
        say(journal, 0, "roll", "roll", hold=True)
        assert journal.held is None
        assert say(journal, 0, "stop", hold=True).held == 0


# ------------------------------------------------------------------------------------ where a turn began


def test_who_has_not_moved_has_no_turn() -> None:
    assert luck().turn_start(0) is None
    assert say(luck(), 0, "stop").turn_start(1) is None


def test_a_turn_begins_with_its_first_move_draws_in_between_or_not() -> None:
    journal = say(say(luck(), 0, "roll", "stop"), 1, "roll", "roll", "stop")
    assert [entry.seat for entry in journal.entries] == [0, CHANCE, 0, 1, CHANCE, 1, CHANCE, 1]
    assert [journal.turn_start(seat) for seat in (0, 1)] == [0, 3]
    assert say(journal, 0, "roll").turn_start(0) == 8


def test_an_answer_to_a_question_for_several_is_for_itself() -> None:
    journal = say(say(opened(), 0, "bid 1"), 1, "bid 2")
    assert [journal.turn_start(seat) for seat in (0, 1)] == [7, 8]
    assert say(journal, 1, "take 1").turn_start(1) == 9
    first = say(market(), 0, "stall sunny")
    say(first, 1, "stall shady")
    say(first, 1, "bid 0")
    assert first.turn_start(1) == 4, "the bid, and not the stall before the draws"


def test_undo_and_rewinding_keep_count_of_it() -> None:
    journal = say(say(opened(), 0, "bid 1"), 1, "bid 2")
    say(journal, 1, "take 1").undo(1)
    assert say(journal, 1, "take 2").turn_start(1) == 9
    journal.rewind(8)
    assert say(say(journal, 1, "bid 3"), 1, "take 1").turn_start(1) == 9
    again = TableJournal.resume(journal.record(), SealedChance(SEED))
    assert [again.turn_start(seat) for seat in (0, 1)] == [journal.turn_start(seat) for seat in (0, 1)]


def test_a_bid_taken_back_leaves_no_trace_in_the_turn_that_follows() -> None:
    journal = say(opened(), 0, "bid 1")
    journal.undo(0)
    say(say(say(journal, 0, "bid 0"), 1, "bid 2"), 1, "take 1")
    while journal.state.to_act() == (1,):
        say(journal, 1, "stop")
    assert [entry.seat for entry in journal.entries[7:10]] == [0, 1, 1]
    assert journal.turn_start(1) == 9


def test_bids_that_were_rewound_leave_no_trace_either() -> None:
    journal = say(say(say(say(market(), 0, "stall sunny"), 1, "stall shady"), 0, "bid 0"), 1, "bid 1")
    say(say(say(say(journal, 1, "stop"), 0, "stop"), 0, "bid 0"), 1, "bid 0")
    journal.rewind(6)
    say(say(journal, 1, "sell", "stop"), 0, "show", "stop")
    assert [entry.move for entry in journal.entries[8:10]] == ["show", "stop"]
    assert journal.turn_start(0) == 8, "where bids of the second round had been"


# ------------------------------------------------------------------------------------ going back by agreement


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("game", ["empire", "market", "luck"])
def test_rewinding_leads_back_to_every_earlier_state(game: str, seed: int) -> None:
    make = {"empire": opened, "market": market, "luck": luck}[game]
    whole = play_on(make(), seed).record()
    starts = [index for index, entry in enumerate(whole.entries) if entry.seat != CHANCE]
    for start in starts[:: 1 + len(starts) // 6]:
        journal = make()
        for entry in whole.entries:
            if entry.seat != CHANCE:
                say(journal, entry.seat, entry.move)
        journal.rewind(start)
        assert tuple(journal.entries) == whole.entries[:start]
        assert journal.drawn == sum(entry.seat == CHANCE for entry in whole.entries[:start])
        assert digest(journal.state) == digest(final_state(journal.record()))
        assert journal.held is None
        assert journal.record().result is None
        for entry in whole.entries[start:]:
            if entry.seat != CHANCE:
                say(journal, entry.seat, entry.move)
        assert journal.record() == whole, "the draws made again are those of the seed"


def test_another_way_after_rewinding_verifies_as_well() -> None:
    journal = say(say(luck(), 0, "roll", "roll", "stop"), 1, "roll")
    drawn = [entry.move for entry in journal.entries if entry.seat == CHANCE]
    journal.rewind(0)
    say(journal, 0, "stop")
    say(journal, 1, "roll", "roll", "roll")
    assert [entry.move for entry in journal.entries if entry.seat == CHANCE] == drawn
    play_on(journal)
    assert verify(journal.record()) == journal.drawn


def test_draws_that_were_due_there_are_made_and_told() -> None:
    journal = say(say(market(), 0, "stall sunny"), 1, "stall shady")
    whole = list(journal.entries)
    journal.rewind(2)
    assert journal.entries == whole
    assert told(journal) == ["CardDrawn", "CardSeen"] * 2


def test_a_turn_that_waits_ends_with_rewinding() -> None:
    journal = say(market(), 0, "stall sunny", hold=True)
    journal.rewind(0)
    assert journal.held is None
    assert journal.entries == []
    assert say(journal, 0, "stall shady").state.to_act() == (1,)


def test_marks_and_names_and_undo_survive() -> None:
    journal = TableJournal.new(EMPIRE, EMPIRE.config(3), SealedChance(SEED), ("Ada", "Bo", "Cy"))
    space = EMPIRE.space(journal.state.config)
    draws = len(journal.entries)
    journal.submit(0, space.read("bid 1"), "hint")
    journal.submit(1, space.read("bid 1"))
    journal.submit(2, space.read("bid 1"))
    journal.rewind(draws + 1)
    assert journal.record().seats == ("Ada", "Bo", "Cy")
    assert journal.entries[-1].mark == "hint"
    assert [journal.undo_length(seat) for seat in range(3)] == [1, 0, 0]
    journal.undo(0)
    assert len(journal.entries) == draws


def test_a_state_that_was_rewound_to_is_told_of_like_any_other() -> None:
    journal = say(luck(), 0, "roll", "stop")
    journal.collect()
    journal.rewind(0)
    assert journal.collect() == []
    assert told(say(journal, 0, "roll")) == ["Rolled", "Shown"]


# ------------------------------------------------------------------------------------ the state before, the open record


def test_the_state_before_the_last_move_is_there_while_it_can_be_taken_back() -> None:
    journal = say(say(opened(), 0, "bid 1"), 1, "bid 2")
    before = digest(journal.state)
    say(journal, 1, "take 1")
    assert journal.undo_length(1) == 1
    assert digest(journal.last_made().state) == before


@pytest.mark.parametrize("is_open", [False, True])
def test_the_table_may_open_the_seed_of_a_game_that_was_given_up(is_open: bool) -> None:
    journal = say(luck(), 0, "roll", "roll")
    record = journal.record(is_open)
    assert record.chance is not None
    assert record.chance.seed == (SEED if is_open else "")
    assert record.result is None
    assert verify(record) == (2 if is_open else 0)
