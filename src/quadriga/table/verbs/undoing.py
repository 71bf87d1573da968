"""Taking back: one's own last moves, or by consent of the others a whole turn."""

from quadriga.kernel.record import Entry
from quadriga.kernel.words.message import Message
from quadriga.table.deeds import Deed
from quadriga.table.errors import refusal
from quadriga.table.messages import UndoAsked
from quadriga.table.table import HINT, Table
from quadriga.table.verbs.base import Answer


class Undo(Answer, frozen=True, kw_only=True, tag="undo"):
    """Take back own moves, nothing learnt since."""

    moves: int = 1

    def decide(self, table: Table, now: int) -> Deed:
        if table.setup.undo == "none":
            raise refusal("illegal", "nothing-taken-back")
        length = table.undo_length(self.seat)
        if not 1 <= self.moves <= length:
            raise refusal("illegal", "too-far-back", moves=length)
        return TookBack(at_ms=now, seat=self.seat, moves=self.moves)


class TookBack(Deed, frozen=True, kw_only=True):
    """Own moves taken back, nothing learnt since."""

    moves: int

    def apply(self, table: Table) -> None:
        journal = table.begun()
        entries = list(journal.entries)
        journal.undo(self.seat, self.moves)
        table.undo_asked = None
        _cut(table, Message("TookBack", seat=self.seat, moves=self.moves), entries)


def _cut(table: Table, note: Message, entries: list[Entry]) -> None:
    """Forget the moves that are gone from these entries; but what a bot has said is still known."""
    left = len(table.begun().entries)
    table.hinted.update(entry.seat for entry in entries[left:] if entry.mark == HINT)
    table.log.cut(table.index, left)
    table.log_note(note)


class AskUndo(Answer, frozen=True, kw_only=True, tag="ask_undo"):
    """Ask the others to let the whole last turn be taken back (tables with undo by consent)."""

    def decide(self, table: Table, now: int) -> Deed:
        if not table.can_ask_undo(self.seat):
            raise refusal("illegal", "no-turn-to-give-back")
        return AskedBack(at_ms=now, seat=self.seat)


class AskedBack(Deed, frozen=True, kw_only=True):
    """A seat asked to take its last turn back."""

    def apply(self, table: Table) -> None:
        others = tuple(
            chair.seat for chair in table.chairs if chair.is_active_person and not _are_one(table, chair.seat, self.seat)
        )
        table.undo_asked = UndoAsked(self.seat, others)
        table.log_note(Message("AskedBack", seat=self.seat))
        _go_back_if_all_agree(table)


def _are_one(table: Table, a: int, b: int) -> bool:
    """Whether one guest holds both seats."""
    return table.chairs[a].guest == table.chairs[b].guest


class AnswerUndo(Answer, frozen=True, kw_only=True, tag="answer_undo"):
    """Agree to that, or not."""

    agrees: bool

    def decide(self, table: Table, now: int) -> Deed:
        table.playing()
        if table.undo_asked is None or self.seat not in table.undo_asked.waiting_for:
            raise refusal("illegal", "nobody-asks")
        return AnsweredBack(at_ms=now, seat=self.seat, agrees=self.agrees)


class AnsweredBack(Deed, frozen=True, kw_only=True):
    """Another agreed, or did not."""

    agrees: bool

    def apply(self, table: Table) -> None:
        asked = table.undo_asked
        assert asked is not None
        if not self.agrees:
            table.undo_asked = None
            table.log_note(Message("AnsweredBack", seat=self.seat))
            return
        # Who holds several seats answers for all of them.
        waiting = tuple(seat for seat in asked.waiting_for if not _are_one(table, seat, self.seat))
        table.undo_asked = UndoAsked(asked.seat, waiting)
        _go_back_if_all_agree(table)


def stop_waiting_for(table: Table, seat: int) -> None:
    """The seat will not answer any more, nor wait for an answer."""
    asked = table.undo_asked
    if asked is None:
        return
    waiting = tuple(other for other in asked.waiting_for if other != seat)
    table.undo_asked = None if asked.seat == seat else UndoAsked(asked.seat, waiting)
    _go_back_if_all_agree(table)


def _go_back_if_all_agree(table: Table) -> None:
    asked = table.undo_asked
    if asked is None or asked.waiting_for:
        return
    journal = table.begun()
    entries = list(journal.entries)
    start = journal.turn_start(asked.seat)
    assert start is not None
    table.undo_asked = None
    journal.rewind(start)
    journal.collect()
    _cut(table, Message("TurnTakenBack", seat=asked.seat), entries)
    table.ask_anew()
