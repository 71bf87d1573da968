"""Leaving the game: giving it up, letting a bot play, coming back."""

from quadriga.kernel.words.message import Message
from quadriga.table.deeds import Deed
from quadriga.table.errors import refusal
from quadriga.table.table import Table
from quadriga.table.verbs.base import Change, Requester
from quadriga.table.verbs.playing import end_turn
from quadriga.table.verbs.undoing import stop_waiting_for


class Resign(Change, frozen=True, kw_only=True, tag="resign"):
    """Give the game up."""

    def decide(self, table: Table, now: int) -> Deed:
        table.playing()
        if table.chairs[self.seat].has_resigned:
            raise refusal("illegal", "resigned-already")
        return Resigned(at_ms=now, seat=self.seat)


class Resigned(Deed, frozen=True, kw_only=True):
    """The seat gave the game up."""

    def apply(self, table: Table) -> None:
        chair = table.chairs[self.seat]
        chair.has_resigned = True
        chair.has_stand_in = False
        table.log_note(Message("Resigned", seat=self.seat))
        left = [other for other in table.chairs if not other.has_resigned]
        if len(left) > 1 and any(other.kind == "person" for other in left):
            _release(table, self.seat)
            return
        table.given_up = Message("given-up", seat=self.seat, seats=tuple(other.seat for other in left))
        table.begun().held = None


def _release(table: Table, seat: int) -> None:
    """Nobody is left to confirm that turn, or to answer for that seat."""
    if table.begun().held == seat:
        end_turn(table, seat)
    stop_waiting_for(table, seat)


class StepOut(Change, frozen=True, kw_only=True, tag="step_out"):
    """Let a bot play for this seat until its person returns: one's own seat, or that of somebody long absent."""

    def permit(self, table: Table, requester: Requester) -> None:
        mine = table.seats_of(requester.guest)
        if not mine:
            raise refusal("not_yours", "only-players-call")
        if not 0 <= self.seat < len(table.chairs):
            raise refusal("bad", "no-seat")
        if self.seat not in mine and not requester.is_absent(table.chairs[self.seat].guest):
            raise refusal("illegal", "player-is-here")

    def decide(self, table: Table, now: int) -> Deed:
        table.playing()
        if not table.chairs[self.seat].is_active_person:
            raise refusal("illegal", "no-person")
        return SteppedOut(at_ms=now, seat=self.seat)


class SteppedOut(Deed, frozen=True, kw_only=True):
    """A bot plays for a person who left."""

    def apply(self, table: Table) -> None:
        table.chairs[self.seat].has_stand_in = True
        table.log_note(Message("SteppedOut", seat=self.seat))
        _release(table, self.seat)


class ComeBack(Change, frozen=True, kw_only=True, tag="come_back"):
    """Take one's own seat back from the bot that plays on it; connecting does the same."""

    def decide(self, table: Table, now: int) -> Deed | None:
        if table.status != "playing" or not table.chairs[self.seat].has_stand_in:
            return None
        return CameBack(at_ms=now, seat=self.seat)


class CameBack(Deed, frozen=True, kw_only=True):
    """The person is back and has the seat again."""

    def apply(self, table: Table) -> None:
        table.chairs[self.seat].has_stand_in = False
        table.log_note(Message("CameBack", seat=self.seat))
