"""Requests that change a table: who may make them, and when they come too late."""

from collections.abc import Callable
from typing import NamedTuple

from quadriga.table.deeds import Deed
from quadriga.table.errors import Stale, refusal
from quadriga.table.messages import ClientMessage
from quadriga.table.table import Table


class Requester(NamedTuple):
    """Who asks, and who of the others has been away for long."""

    guest: str
    is_absent: Callable[[str], bool]


def check_owner(table: Table, seat: int, guest: str) -> None:
    """A request for a seat comes from the guest who holds it."""
    if seat not in table.seats_of(guest):
        raise refusal("not_yours", "not-your-seat")


def check_fresh(table: Table, seat: int, index: int) -> None:
    """A request belongs to the question that stands now."""
    if table.is_stale(seat, index):
        raise Stale


class Change(ClientMessage, frozen=True, kw_only=True):
    """A request that changes the table, possible at any time; for one's own seat, unless a verb says otherwise."""

    seat: int

    def permit(self, table: Table, requester: Requester) -> None:
        """Raise `TableError` if the requester may not ask for this."""
        check_owner(table, self.seat, requester.guest)

    def decide(self, table: Table, now: int) -> Deed | None:
        """The deed that the request amounts to, None if there is nothing to do; raises `TableError` if it cannot be done."""
        raise NotImplementedError


class Answer(Change, frozen=True, kw_only=True):
    """A change that answers the question which was open when the table had `index` deeds; by the person who plays the seat."""

    index: int

    def permit(self, table: Table, requester: Requester) -> None:
        super().permit(table, requester)
        check_fresh(table, self.seat, self.index)
        chair = table.chairs[self.seat]
        if chair.has_resigned:
            raise refusal("illegal", "have-resigned")
        if chair.has_stand_in:
            raise refusal("illegal", "bot-plays-for-you")
