"""What the storage takes and gives: a small struct for each kind of row. `setup`, `acting`, `summary` and `body` are opaque."""

from typing import Literal

import msgspec

Status = Literal["waiting", "playing", "over"]


class Guest(msgspec.Struct, frozen=True):
    """A person, as far as we know one."""

    id: str
    name: str
    is_named: bool
    """The name was chosen and not made up by us."""
    created_ms: int


class Deed(msgspec.Struct, frozen=True, gc=False):
    """One thing that happened at a table. Its index is its place among all deeds of the table."""

    at_ms: int
    body: str


class Seat(msgspec.Struct, frozen=True, gc=False):
    """Who owns a seat, so that the tables of a guest are found; the deeds are the truth."""

    seat: int
    guest: str | None


class Table(msgspec.Struct, frozen=True, kw_only=True):
    """A table without its deeds."""

    id: str
    game: str
    status: Status
    host: str
    setup: str
    """All that the fold over the deeds starts from, the sealed seed included: never leaves the server."""
    deeds: int = 0
    """How many there are: the index of the next one."""
    listed: bool = False
    summary: str
    """What the lobby says of it."""
    acting: str
    """Who is waited for."""
    bot_due: bool = False
    """A bot is to act: somebody has to wake it after a restart."""
    rematch: str = ""
    """The id of the table where the same company plays again; empty until there is one."""
    created_ms: int
    updated_ms: int


class Loaded(msgspec.Struct, frozen=True):
    """A table, whole, as it was at one moment."""

    table: Table
    seats: tuple[Seat, ...]
    deeds: tuple[Deed, ...]


class Card(msgspec.Struct, frozen=True, kw_only=True):
    """A table as the lobby needs it."""

    id: str
    game: str
    status: Status
    host: str
    deeds: int
    summary: str
    acting: str
    created_ms: int
    updated_ms: int
    mine: tuple[int, ...] = ()
    """The seats of the guest who asked."""


class Chat(msgspec.Struct, frozen=True, kw_only=True):
    """Something that was said at a table; `seat` is None for onlookers."""

    id: int
    table_id: str
    at_ms: int
    guest: str
    seat: int | None
    name: str
    text: str


class Append(msgspec.Struct, frozen=True, kw_only=True):
    """Deeds to add to a table that has exactly `index` of them, and what is true of the table afterwards."""

    table_id: str
    index: int
    deeds: tuple[Deed, ...]
    """At least one."""
    status: Status
    summary: str
    acting: str
    bot_due: bool
    updated_ms: int
    seats: tuple[Seat, ...] = ()
    """Those that changed hands."""
