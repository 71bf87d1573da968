"""The journal: the one door for moves from outside, which checks, draws, writes down and tells."""

import re

import pytest

from quadriga.games.eight_minute_empire.tell import events as tell
from quadriga.kernel.chance import QuickChance, Rng, SealedChance
from quadriga.kernel.errors import IllegalMove, RecordError
from quadriga.kernel.journal import Journal
from quadriga.kernel.position import digest
from quadriga.kernel.record import Entry, Record, final_state, read_record, verify, write_record
from quadriga.kernel.seats import CHANCE
from tests.games.eight_minute_empire.helpers import table
from tests.kernel.games import EMPIRE, SEED, opened, play_on, say, whole_game


def told(journal: Journal) -> list[str]:
    """What kinds of events were collected."""
    return [type(event).__name__ for event in journal.collect()]


def cut(record: Record, entries: int) -> Record:
    """The record of the same game when it had only so many entries."""
    assert record.chance is not None
    return Record(
        rules_version=record.rules_version,
        config=record.config,
        start=record.start,
        seats=record.seats,
        entries=record.entries[:entries],
    )


# ------------------------------------------------------------------------------------ playing


def test_all_that_chance_decides_first_is_drawn_and_written() -> None:
    journal = opened()
    assert journal.state.to_act() == (0, 1)
    assert [entry.seat for entry in journal.entries] == [CHANCE] * 7
    assert journal.drawn == 7
    assert told(journal) == ["LotDrawn", *["CardDealt"] * 6]


def test_a_move_is_played_and_written_with_its_mark() -> None:
    journal = opened()
    before = len(journal.entries)
    say(journal, 1, "bid 3", mark="hint")
    assert journal.state.to_act() == (0,)
    assert journal.entries[before:] == [Entry(1, "bid 3", "hint")]


def test_draws_that_a_move_makes_due_are_made_at_once() -> None:
    journal = say(say(opened(), 0, "bid 1"), 1, "bid 0")
    before = journal.drawn
    play_on(journal, moves=1)
    while journal.drawn == before:
        play_on(journal, moves=1)
    assert journal.drawn == before + 1
    assert journal.entries[-1].seat == CHANCE
    assert journal.state.to_act() == (1,)


@pytest.mark.parametrize(
    ("seat", "text", "sentence"),
    [
        (0, "take 1", r"terracotta cannot 'take 1': .+ \(EME-B1\)"),
        (0, "bid 14", r"terracotta cannot 'bid 14': .+ \(EME-B1\)"),
        (CHANCE, "bid 1", r"chance cannot 'bid 1': It is not your move: terracotta must act. \(EME-B1\)"),
        (1, "bid 1", r"lapis cannot 'bid 1': It is not your move: terracotta must act. \(EME-B1\)"),
        (2, "bid 1", r"laurel cannot 'bid 1': It is not your move: terracotta must act. \(EME-B1\)"),
        (99, "bid 1", r"seat 99 cannot 'bid 1': It is not your move: terracotta must act. \(EME-B1\)"),
    ],
)
def test_an_illegal_move_is_refused_and_changes_nothing(seat: int, text: str, sentence: str) -> None:
    journal = say(opened(), 1, "bid 2")
    journal.collect()
    before = digest(journal.state), list(journal.entries), journal.drawn, journal.undo_length(1)
    with pytest.raises(IllegalMove) as caught:
        say(journal, seat, text)
    assert re.fullmatch(sentence, str(caught.value))
    assert caught.value.rule == "EME-B1"
    assert (digest(journal.state), list(journal.entries), journal.drawn, journal.undo_length(1)) == before
    assert journal.collect() == []


def test_nothing_can_be_done_after_the_end() -> None:
    journal = play_on(opened())
    space = EMPIRE.space(journal.state.config)
    with pytest.raises(IllegalMove, match=r"^terracotta cannot 'stop': The game is over. \(EME-E1\)$"):
        journal.submit(0, space.read("stop"))


def test_events_are_collected_once_and_in_order() -> None:
    journal = opened()
    journal.collect()
    say(journal, 0, "bid 2")
    say(journal, 1, "bid 0")
    events = journal.collect()
    assert events == [
        tell.BidMade(seat=0),
        tell.BidChosen(seat=0, coins=2, audience=(0,)),
        tell.BidMade(seat=1),
        tell.BidChosen(seat=1, coins=0, audience=(1,)),
        tell.BidsRevealed(bids=(2, 0), winner=0, tied=False),
        tell.FirstPlayerNamed(seat=0, by=0),
    ]
    assert journal.collect() == []


def test_events_of_the_draws_that_follow_come_after_those_of_the_move() -> None:
    state = table(2, row=["gold-place1"])
    journal = say(Journal.from_position(EMPIRE, state, SealedChance(SEED)), 0, "take 1", "place C5")
    assert told(journal) == ["CardTaken", "ArmyPlaced", "CardDealt"]


# ------------------------------------------------------------------------------------ the record


def test_the_record_of_a_running_game_keeps_its_seed_closed() -> None:
    journal = play_on(opened(seats=("Ada", "greedy")), moves=15)
    record = journal.record()
    assert record.chance is not None
    assert record.chance.seed == ""
    assert record.chance.commitment == SealedChance(SEED).commitment()
    assert record.result is None
    assert record.seats == ("Ada", "greedy")
    assert SEED not in write_record(record)
    assert digest(final_state(record)) == digest(journal.state)


def test_the_record_of_a_finished_game_opens_its_seed() -> None:
    journal = play_on(opened(4))
    record = journal.record()
    assert record.chance is not None
    assert record.chance.seed == SEED
    assert record.result is not None
    assert record.result.outcome == journal.state.outcome()
    assert record.result.digest == digest(journal.state)
    assert verify(read_record(write_record(record))) == journal.drawn


def test_quick_chance_needs_no_seal() -> None:
    journal = play_on(Journal.new(EMPIRE, EMPIRE.config(2), QuickChance(Rng(1))))
    assert journal.record().chance is None
    assert verify(journal.record()) == 0


# ------------------------------------------------------------------------------------ taken up again


@pytest.mark.parametrize("players", [2, 3])
def test_a_game_taken_up_again_anywhere_goes_on_as_if_it_had_never_stopped(players: int) -> None:
    whole = whole_game(players)
    for stop in (0, 3, 8, 9, 10, 25, 40, len(whole.entries) - 1, len(whole.entries)):
        journal = Journal.resume(cut(whole, stop), SealedChance(SEED))
        for entry in whole.entries[len(journal.entries) :]:
            if entry.seat != CHANCE:
                assert len(journal.entries) < len(whole.entries)
                say(journal, entry.seat, entry.move, mark=entry.mark)
        assert journal.record() == whole


def test_marks_and_names_survive_and_the_past_is_not_told_again() -> None:
    first = say(opened(seats=("Ada", "Bo")), 0, "bid 2", mark="hint")
    again = Journal.resume(first.record(), SealedChance(SEED))
    assert again.record() == first.record()
    assert again.collect() == []
    say(again, 1, "bid 1")
    assert "BidsRevealed" in told(again)


def test_a_sealed_game_goes_on_with_its_own_seed_only() -> None:
    record = say(opened(), 0, "bid 2").record()
    with pytest.raises(RecordError, match=r"^record, chance: the seed to go on with is not the one that it began with$"):
        Journal.resume(record, SealedChance("another"))
    with pytest.raises(RecordError, match=r"^record, chance: its draws are sealed, so it goes on only with the seed "):
        Journal.resume(record, QuickChance(Rng(1)))
    unsealed = cut(record, len(record.entries))
    assert Journal.resume(unsealed, QuickChance(Rng(1))).record() == unsealed


def test_draws_that_are_due_when_a_game_is_taken_up_are_made_and_told() -> None:
    whole = whole_game()
    journal = Journal.resume(cut(whole, 4), SealedChance(SEED))
    assert tuple(journal.entries) == whole.entries[:7]
    assert told(journal) == ["CardDealt"] * 3


def test_a_move_may_be_taken_back_after_the_game_was_taken_up_again() -> None:
    first = say(opened(), 0, "bid 2")
    again = Journal.resume(first.record(), SealedChance(SEED))
    assert again.undo_length(0) == 1
    again.undo(0)
    assert digest(again.state) == digest(opened().state)


# ------------------------------------------------------------------------------------ from a position


def test_a_game_from_a_position_keeps_it_in_its_record() -> None:
    state = play_on(opened(), moves=14).state.clone()
    layout = state.layout()
    journal = Journal.from_position(EMPIRE, state, SealedChance("another"), ("Ada", "Bo"))
    play_on(journal)
    record = read_record(write_record(journal.record()))
    assert record.start == layout
    assert record.seats == ("Ada", "Bo")
    assert verify(record) == journal.drawn
    assert digest(final_state(record)) == digest(journal.state)


def test_a_draw_that_is_due_in_a_position_is_made_at_once() -> None:
    state = EMPIRE.new(EMPIRE.config(2))
    journal = Journal.from_position(EMPIRE, state, SealedChance(SEED))
    assert journal.start is not None
    assert journal.start["row"] == []
    assert journal.state.to_act() == (0, 1)
    assert tuple(journal.entries) == tuple(opened().entries)


def test_a_game_from_a_position_can_be_taken_up_again() -> None:
    state = play_on(opened(), moves=14).state.clone()
    first = play_on(Journal.from_position(EMPIRE, state, SealedChance("another")), moves=5)
    again = Journal.resume(first.record(), SealedChance("another"))
    assert again.record() == first.record()
    assert play_on(again, 3).record() == play_on(first, 3).record()
