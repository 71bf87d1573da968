"""Who sits where, and who plays for whom: one mutable chair for each seat. Only `Table` changes chairs."""

from quadriga.table.bot_levels import NAMES
from quadriga.table.messages import SeatKind
from quadriga.table.setup import SeatSetup

STAND_IN = "greedy"
"""The bot that plays on for those who left or resigned: quick, and no fool."""


class Chair:
    """One seat at a table."""

    def __init__(self, seat: int, setup: SeatSetup) -> None:
        self.seat = seat
        self.kind: SeatKind = setup.kind
        self.guest = setup.guest
        self.name = setup.name
        self.bot = setup.bot
        self.transfers = 0
        """How often the seat moved to another device; part of the key of the next such link, so that each works once."""
        self.has_stand_in = False
        self.has_resigned = False
        self.thinking_ms = 0

    def sit(self, guest: str, name: str) -> None:
        """A person takes the seat."""
        self.kind, self.guest, self.name, self.bot = "person", guest, name, ""

    def stand_up(self) -> None:
        """The seat is free again."""
        self.kind, self.guest, self.name, self.bot = "open", "", "", ""

    def seat_bot(self, bot: str) -> None:
        """A bot takes the seat."""
        self.kind, self.guest, self.name, self.bot = "bot", "", "", bot

    @property
    def player(self) -> str:
        """The spec of the bot that decides here now; empty when a person does."""
        if self.kind == "bot":
            return self.bot
        return STAND_IN if self.has_stand_in or self.has_resigned else ""

    @property
    def title(self) -> str:
        """The name on the plate."""
        return NAMES[self.seat % len(NAMES)] if self.kind == "bot" else self.name

    @property
    def is_active_person(self) -> bool:
        """A person who has neither left nor resigned."""
        return self.kind == "person" and not self.player
