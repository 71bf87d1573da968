"""Who sits where: sitting down, standing up, seating a bot, taking a seat to another device. The REST side asks for these."""

import msgspec

from quadriga.kernel.words.message import Message
from quadriga.table.bot_levels import SPECS
from quadriga.table.deeds import Deed
from quadriga.table.errors import refusal
from quadriga.table.table import Table


class Sit(msgspec.Struct, frozen=True):
    """Take an open seat; with None, any of them."""

    seat: int | None
    guest: str
    name: str

    def decide(self, table: Table, now: int) -> Deed:
        free = [chair.seat for chair in table.chairs if chair.kind == "open"]
        if table.seats_of(self.guest):
            raise refusal("illegal", "sits-already")
        if not free:
            raise refusal("gone", "all-taken")
        if self.seat is not None and self.seat not in free:
            raise refusal("gone", "seat-taken", seat=self.seat)
        return SatDown(at_ms=now, seat=free[0] if self.seat is None else self.seat, guest=self.guest, name=self.name)


class SatDown(Deed, frozen=True, kw_only=True):
    """A person took an open seat."""

    guest: str
    name: str

    def apply(self, table: Table) -> None:
        table.chairs[self.seat].sit(self.guest, self.name)
        table.log_note(Message("SatDown", seat=self.seat))


class StandUp(msgspec.Struct, frozen=True):
    """Give a seat free before the game."""

    seat: int

    def decide(self, table: Table, now: int) -> Deed:
        if table.status != "waiting":
            raise refusal("illegal", "has-begun")
        if table.chairs[self.seat].kind != "person":
            raise refusal("gone", "nobody-there")
        return StoodUp(at_ms=now, seat=self.seat)


class StoodUp(Deed, frozen=True, kw_only=True):
    """A person gave the seat free again, before the game began."""

    def apply(self, table: Table) -> None:
        table.chairs[self.seat].stand_up()
        table.log_note(Message("StoodUp"))


class SeatBot(msgspec.Struct, frozen=True):
    """Put a bot on an open seat."""

    seat: int
    bot: str

    def decide(self, table: Table, now: int) -> Deed:
        if not 0 <= self.seat < len(table.chairs) or table.chairs[self.seat].kind != "open":
            raise refusal("gone", "seat-not-free", seat=self.seat)
        if self.bot not in SPECS:
            raise refusal("bad", "no-bot", bot=self.bot)
        return BotSeated(at_ms=now, seat=self.seat, bot=self.bot)


class BotSeated(Deed, frozen=True, kw_only=True):
    """The host put a bot on an open seat."""

    bot: str

    def apply(self, table: Table) -> None:
        table.chairs[self.seat].seat_bot(self.bot)
        table.log_note(Message("BotSeated", seat=self.seat))


class Transfer(msgspec.Struct, frozen=True):
    """Hand a seat to another device: another guest holds it from now on."""

    seat: int
    guest: str
    name: str

    def decide(self, table: Table, now: int) -> Deed:
        if table.chairs[self.seat].kind != "person":
            raise refusal("gone", "nobody-there")
        return Transferred(at_ms=now, seat=self.seat, guest=self.guest, name=self.name)


class Transferred(Deed, frozen=True, kw_only=True, tag="Carried"):
    """The seat moved to another device."""

    guest: str
    name: str

    def apply(self, table: Table) -> None:
        chair = table.chairs[self.seat]
        chair.sit(self.guest, self.name)
        chair.transfers += 1
        table.log_note(Message("Transferred", seat=self.seat))
