"""Playing: making a move, ending a turn, asking a bot for its move."""

from quadriga.table.deeds import Deed
from quadriga.table.errors import refusal
from quadriga.table.table import HINT, Table
from quadriga.table.verbs.base import Answer


class Submit(Answer, frozen=True, kw_only=True, tag="submit"):
    """Make a move. With `hold`, a move that ends the turn waits for `confirm`."""

    move: str
    hold: bool = False

    def decide(self, table: Table, now: int) -> Deed:
        move = table.legal_move(self.seat, self.move)
        # Where nothing can be taken back, there is nothing to confirm.
        return Moved(at_ms=now, seat=self.seat, move=move.notation, hold=self.hold and table.setup.undo != "none")


class Moved(Deed, frozen=True, kw_only=True):
    """A move of the game; with `hold`, the end of the turn is to be confirmed."""

    move: str
    hold: bool = False

    def apply(self, table: Table) -> None:
        journal = table.begun()
        before = len(journal.entries)
        move = table.legal_move(self.seat, self.move)
        mark = HINT if self.seat in table.hinted else ""
        table.hinted.discard(self.seat)
        table.undo_asked = None
        journal.play(self.seat, move, mark, self.hold)
        table.log_events(before, self.seat)


class Confirm(Answer, frozen=True, kw_only=True, tag="confirm"):
    """End the turn."""

    def decide(self, table: Table, now: int) -> Deed:
        if table.playing().held != self.seat:
            raise refusal("illegal", "no-turn-to-end")
        return Confirmed(at_ms=now, seat=self.seat)


class Confirmed(Deed, frozen=True, kw_only=True):
    """The end of the turn was confirmed."""

    def apply(self, table: Table) -> None:
        end_turn(table, self.seat)


def end_turn(table: Table, seat: int) -> None:
    """End a turn that was held."""
    journal = table.begun()
    before = len(journal.entries)
    journal.confirm(seat)
    table.log_events(before, seat)


class Hint(Answer, frozen=True, kw_only=True, tag="hint"):
    """What would a bot do?"""

    def decide(self, table: Table, now: int) -> Deed:
        if table.playing().held is not None or self.seat not in table.acting() or table.chairs[self.seat].player:
            raise refusal("illegal", "nothing-to-decide")
        return HintAsked(at_ms=now, seat=self.seat)


class HintAsked(Deed, frozen=True, kw_only=True):
    """A bot was asked for its move; the next move of the seat is marked."""

    def apply(self, table: Table) -> None:
        table.hinted.add(self.seat)
