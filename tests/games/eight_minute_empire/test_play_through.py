"""A game driven by the journal: sealed chance, the record and its proof, undo, resuming, and who hears what."""

import msgspec
import pytest

from quadriga.games.eight_minute_empire import GAME
from quadriga.games.eight_minute_empire.state.state import EmpireState
from quadriga.games.eight_minute_empire.tell.events import BidChosen, BidMade, BidsRevealed, CardDealt
from quadriga.kernel.chance import Rng, SealedChance, commitment_of
from quadriga.kernel.errors import IllegalMove, RecordError
from quadriga.kernel.journal import Journal
from quadriga.kernel.position import digest
from quadriga.kernel.record import Entry, Record, read_record, verify, write_record
from quadriga.kernel.seats import CHANCE
from tests.games.eight_minute_empire.helpers import look, row, seat, table, turns

SEED = "a seed for tests"
BOTH = {"deck": "retail", "rules": "retail"}


def begun(players: int = 2, given: dict[str, str] | None = None) -> Journal:
    return Journal.new(GAME, GAME.config(players, given), SealedChance(SEED), ("Ann", "Bob"))


def at(state: EmpireState) -> Journal:
    return Journal.from_position(GAME, state, SealedChance(SEED))


def empire(journal: Journal) -> EmpireState:
    assert isinstance(journal.state, EmpireState)
    return journal.state


def play(journal: Journal, *texts: str, by: int | None = None) -> Journal:
    space = GAME.space(journal.state.config)
    for text in texts:
        journal.submit(journal.state.to_act()[0] if by is None else by, space.read(text))
    return journal


def play_on(journal: Journal, moves: int = 10_000, habit: int = 7) -> Journal:
    """Up to so many moves of players who choose by a fixed habit."""
    rng = Rng(habit)
    while moves and journal.state.to_act():
        acting = journal.state.to_act()
        who = acting[rng.below(len(acting))]
        choices = journal.state.options(who)
        journal.submit(who, choices[rng.below(len(choices))])
        moves -= 1
    return journal


def with_entry(record: Record, index: int, **fields: object) -> Record:
    entries = list(record.entries)
    entries[index] = msgspec.structs.replace(entries[index], **fields)
    return msgspec.structs.replace(record, entries=tuple(entries))


def index_of(record: Record, verb: str, at_least: int = 0) -> int:
    return next(i for i, entry in enumerate(record.entries) if i >= at_least and entry.move.startswith(verb))


@pytest.fixture(scope="module")
def finished() -> Record:
    return play_on(begun()).record()


# ------------------------------------------------------------------------------------ commitment and proof


def test_the_commitment_is_shown_before_the_first_draw_and_the_seed_only_at_the_end() -> None:
    journal = begun()
    early = journal.record().chance
    assert early is not None
    assert early.commitment == SealedChance(SEED).commitment() == commitment_of(SEED)
    assert early.seed == ""
    late = play_on(journal).record().chance
    assert late is not None
    assert (late.commitment, late.seed) == (early.commitment, SEED)


@pytest.mark.parametrize(("players", "given"), [(2, {}), (3, {"board": "b"}), (5, BOTH), (2, {**BOTH, "games": "three"})])
def test_a_finished_game_proves_itself(players: int, given: dict[str, str]) -> None:
    record = play_on(begun(players, given)).record()
    again = read_record(write_record(record))
    assert again == record
    assert verify(again) == sum(entry.seat == CHANCE for entry in record.entries)


def test_a_game_under_way_is_verified_without_its_seed() -> None:
    record = play_on(begun(), moves=20).record()
    assert verify(record) == 0


def test_the_same_seed_and_the_same_moves_give_the_same_game(finished: Record) -> None:
    assert play_on(begun()).record() == finished


def test_another_seed_gives_other_draws(finished: Record) -> None:
    other = Journal.new(GAME, GAME.config(2), SealedChance("another seed"))
    dealt = [entry.move for entry in other.entries]
    assert dealt != [entry.move for entry in finished.entries[: len(dealt)]]


# ------------------------------------------------------------------------------------ what a forger cannot do


def test_an_altered_draw_is_found(finished: Record) -> None:
    index = index_of(finished, "draw ")
    drawn = finished.entries[index].move
    other = "draw gold-place2" if drawn != "draw gold-place2" else "draw carrot-city1"
    with pytest.raises(RecordError) as caught:
        verify(with_entry(finished, index, move=other))
    assert f"entries[{index}]" in str(caught.value)
    assert f"the seed gives '{drawn}'" in str(caught.value)
    assert other in str(caught.value)


def test_a_draw_that_was_not_possible_is_found(finished: Record) -> None:
    index = index_of(finished, "draw ")
    with pytest.raises(RecordError, match=rf"entries\[{index}\]: chance cannot 'lot lapis' here"):
        verify(with_entry(finished, index, move="lot lapis"))


def test_an_illegal_move_is_found_with_the_rule_that_it_breaks(finished: Record) -> None:
    index = index_of(finished, "take ")
    with pytest.raises(RecordError) as caught:
        verify(with_entry(finished, index, move="place C5"))
    assert f"entries[{index}]" in str(caught.value)
    assert "EME-T2" in str(caught.value)


def test_a_move_of_the_wrong_seat_is_found(finished: Record) -> None:
    index = index_of(finished, "take ")
    with pytest.raises(RecordError, match=rf"entries\[{index}\].*not your move"):
        verify(with_entry(finished, index, seat=1 - finished.entries[index].seat))


def test_a_seat_that_is_not_at_the_table_is_found(finished: Record) -> None:
    index = index_of(finished, "take ")
    with pytest.raises(RecordError, match=rf"entries\[{index}\]: there is no seat 4"):
        verify(with_entry(finished, index, seat=4))


def test_a_text_that_is_no_move_is_found(finished: Record) -> None:
    index = index_of(finished, "take ")
    with pytest.raises(RecordError, match=rf"entries\[{index}\]: 'take 9' is no move"):
        verify(with_entry(finished, index, move="take 9"))


def test_a_legal_move_that_was_not_made_is_found() -> None:
    """The last move of a game, to be sure that all before it still fits."""
    hands = turns(2, 23, (), {}, kept=["gold-place1"])
    journal = at(table(2, [seat(cards=hand) for hand in hands], row=["gold-place1"], turn=1))
    record = play(journal, "take 1", "place C5").record()
    assert verify(record) == 0
    with pytest.raises(RecordError, match="result: the moves lead to another"):
        verify(with_entry(record, -1, move="stop"))


def test_an_altered_seed_is_found(finished: Record) -> None:
    assert finished.chance is not None
    forged = msgspec.structs.replace(finished, chance=msgspec.structs.replace(finished.chance, seed="a better seed"))
    with pytest.raises(RecordError, match="chance: the seed does not open the commitment"):
        verify(forged)


def test_a_seed_with_a_commitment_of_its_own_is_found_at_the_first_draw(finished: Record) -> None:
    assert finished.chance is not None
    sealed = msgspec.structs.replace(finished.chance, seed="a better seed", commitment=commitment_of("a better seed"))
    with pytest.raises(RecordError, match=r"entries\[\d\]: the seed gives"):
        verify(msgspec.structs.replace(finished, chance=sealed))


def test_an_altered_outcome_is_found(finished: Record) -> None:
    assert finished.result is not None
    outcome = msgspec.structs.replace(finished.result.outcome, scores=(99, 0))
    forged = msgspec.structs.replace(finished, result=msgspec.structs.replace(finished.result, outcome=outcome))
    with pytest.raises(RecordError, match="result: the moves lead to another outcome"):
        verify(forged)


def test_an_altered_final_state_is_found(finished: Record) -> None:
    assert finished.result is not None
    forged = msgspec.structs.replace(finished, result=msgspec.structs.replace(finished.result, digest="0" * 64))
    with pytest.raises(RecordError, match="result: the moves lead to another final state"):
        verify(forged)


def test_a_missing_end_is_found(finished: Record) -> None:
    with pytest.raises(RecordError, match="result"):
        verify(msgspec.structs.replace(finished, entries=finished.entries[:-1]))


def test_entries_after_the_end_are_found(finished: Record) -> None:
    longer = msgspec.structs.replace(finished, entries=(*finished.entries, Entry(0, "take 1")))
    with pytest.raises(RecordError, match=rf"entries\[{len(finished.entries)}\].*game is over"):
        verify(longer)


def test_other_rules_are_not_replayed(finished: Record) -> None:
    with pytest.raises(RecordError, match="rules_version"):
        verify(msgspec.structs.replace(finished, rules_version="0"))


# ------------------------------------------------------------------------------------ submitting


def test_an_illegal_move_is_refused_and_changes_nothing() -> None:
    journal = at(table(2, [seat(coins=0)], row=["tree-move3"]))
    before = digest(journal.state)
    with pytest.raises(IllegalMove, match=r"terracotta cannot 'take 2'.*\(EME-T2\)") as caught:
        play(journal, "take 2")
    assert caught.value.rule == "EME-T2"
    assert digest(journal.state) == before
    assert journal.entries == []


# ------------------------------------------------------------------------------------ undo


def march() -> Journal:
    return at(table(2, row=["tree-move3"]))


def test_the_steps_of_a_march_are_taken_back_one_by_one_down_to_the_taking_of_the_card() -> None:
    journal = march()
    states = [digest(journal.state)]
    for text in ("take 1", "move C5>C4", "move C4>C6"):
        play(journal, text)
        states.append(digest(journal.state))
    for length in (3, 2, 1):
        assert digest(journal.state) == states[length]
        assert journal.undo_length(0) == length
        journal.undo(0)
    assert digest(journal.state) == states[0]
    assert journal.undo_length(0) == 0
    assert journal.record().entries == ()


def test_several_moves_are_taken_back_at_once_and_the_game_goes_on_from_there() -> None:
    journal = play(march(), "take 1", "move C5>C4", "move C4>C6")
    journal.undo(0, 2)
    play(journal, "move C5>C10", "stop")
    assert [entry.move for entry in journal.entries][:3] == ["take 1", "move C5>C10", "stop"]


def test_a_draw_cannot_be_taken_back() -> None:
    journal = play(march(), "take 1", "stop")
    assert journal.entries[-1].seat == CHANCE
    assert [journal.undo_length(who) for who in (0, 1)] == [0, 0]
    with pytest.raises(IllegalMove, match="terracotta can take back nothing"):
        journal.undo(0)


def test_taking_back_does_not_change_the_next_draw() -> None:
    straight = play(march(), "take 1", "stop")
    wavering = play(march(), "take 1", "move C5>C4")
    wavering.undo(0, 2)
    play(wavering, "take 1", "stop")
    assert digest(wavering.state) == digest(straight.state)


def test_nobody_takes_back_a_move_of_another() -> None:
    journal = play(march(), "take 1", "move C5>C4")
    assert journal.undo_length(1) == 0
    with pytest.raises(IllegalMove):
        journal.undo(1)


def no_more_draws() -> Journal:
    """Five players at the end of the print-and-play deck: the deck is empty, so that no draw stands between two turns."""
    given = {"rules": "retail"}
    return at(table(5, [seat(cards=hand) for hand in turns(5, 31, (), given)], given, turn=1))


def test_a_whole_turn_is_taken_back_while_nobody_has_learnt_anything() -> None:
    journal = play(no_more_draws(), "take 1", "stop")
    assert journal.state.to_act() == (2,)
    assert journal.undo_length(1) == 2


def test_undo_does_not_go_over_the_move_of_another() -> None:
    journal = play(no_more_draws(), "take 1", "stop", "take 1")
    assert journal.undo_length(1) == 0
    assert journal.undo_length(2) == 1
    with pytest.raises(IllegalMove, match="only the last 1"):
        journal.undo(2, 2)


@pytest.mark.rule("EME-B1")
def test_a_bid_is_taken_back_before_anyone_else_acts() -> None:
    journal = play(begun(3), "bid 3", by=1)
    assert journal.undo_length(1) == 1
    journal.undo(1)
    assert journal.state.to_act() == (0, 1, 2)
    play(journal, "bid 5", by=1)
    assert look(empire(journal), 1).seats[1].has_bid


@pytest.mark.rule("EME-B1")
def test_a_bid_is_not_taken_back_after_another_has_bid() -> None:
    journal = play(begun(3), "bid 3", by=1)
    play(journal, "bid 2", by=0)
    assert journal.undo_length(1) == 0
    assert journal.undo_length(0) == 1


@pytest.mark.rule("EME-B1")
def test_the_bid_that_reveals_all_bids_is_not_taken_back() -> None:
    journal = play(begun(2), "bid 3", by=0)
    play(journal, "bid 2", by=1)
    assert [journal.undo_length(who) for who in (0, 1)] == [0, 0]


@pytest.mark.rule("EME-B1")
def test_undo_stops_at_the_reveal() -> None:
    journal = play(begun(2), "bid 3", by=0)
    play(journal, "bid 5", by=1)
    play(journal, "take 1", by=1)
    assert journal.undo_length(1) == 1, "the card, and not the bid before it"


# ------------------------------------------------------------------------------------ resuming


@pytest.mark.parametrize("moves", [0, 1, 2, 9, 30])
def test_a_game_taken_up_again_goes_on_with_the_same_draws(moves: int, finished: Record) -> None:
    stopped = play_on(begun(), moves)
    resumed = Journal.resume(read_record(write_record(stopped.record())), SealedChance(SEED))
    assert digest(resumed.state) == digest(stopped.state)
    for entry in finished.entries[len(stopped.entries) :]:
        if entry.seat != CHANCE:
            play(resumed, entry.move, by=entry.seat)
    assert resumed.record() == finished


def test_a_game_from_a_position_is_taken_up_again_and_proves_itself() -> None:
    stopped = play(march(), "take 1", "move C5>C4")
    resumed = Journal.resume(read_record(write_record(stopped.record())), SealedChance(SEED))
    assert digest(resumed.state) == digest(stopped.state)
    assert resumed.undo_length(0) == 2
    record = play_on(resumed).record()
    assert verify(record) == sum(entry.seat == CHANCE for entry in record.entries)


# ------------------------------------------------------------------------------------ who hears what


@pytest.mark.rule("EME-B1")
def test_only_the_bidder_hears_how_much_he_bid() -> None:
    journal = begun(3)
    journal.collect()
    events = play(journal, "bid 7", by=1).collect()
    chosen = [event for event in events if isinstance(event, BidChosen)]
    assert [(event.seat, event.coins) for event in chosen] == [(1, 7)]
    assert chosen[0].audience == (1,)
    assert [chosen[0].is_for(eyes) for eyes in (0, 1, 2, None)] == [False, True, False, False]


@pytest.mark.rule("EME-B1")
@pytest.mark.parametrize("eyes", [0, 2, None])
def test_the_others_hear_the_same_whatever_was_bid(eyes: int | None) -> None:
    heard = []
    for text in ("bid 0", "bid 7"):
        journal = begun(3)
        heard.append([event for event in play(journal, text, by=1).collect() if event.is_for(eyes)])
    assert heard[0] == heard[1]
    assert heard[0][-1] == BidMade(seat=1)


@pytest.mark.rule("EME-B1")
def test_everybody_hears_all_bids_when_the_last_is_in() -> None:
    journal = play(begun(2), "bid 1", by=1)
    journal.collect()
    events = play(journal, "bid 4", by=0).collect()
    revealed = [event for event in events if isinstance(event, BidsRevealed)]
    assert [event.bids for event in revealed] == [(4, 1)]
    assert revealed[0].audience is None


@pytest.mark.rule("EME-S1", "EME-T4")
def test_every_card_that_comes_into_the_row_is_told_to_everybody() -> None:
    journal = begun(2)
    dealt = [event for event in journal.collect() if isinstance(event, CardDealt)]
    assert [event.place for event in dealt] == [1, 2, 3, 4, 5, 6]
    assert all(event.is_for(None) for event in dealt)
    assert [event.card for event in dealt] == row(empire(journal))
    events = play(march(), "take 1", "stop").collect()
    assert [event.place for event in events if isinstance(event, CardDealt)] == [6]
