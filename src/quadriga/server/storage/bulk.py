"""Appends to many tables in a handful of statements. Only `writer` calls this, inside its transaction.

Written by hand for each database, because it is what the server does all day: one statement for any number of rows, so that
the thread gives up the interpreter lock a few times per batch and not a few times per row, and PostgreSQL is asked but once.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, Protocol

import msgspec
from sqlalchemy import Connection

from quadriga.server.storage.rows import Append

_TABLE = ("id", "expected", "deeds", "status", "summary", "acting", "bot_due", "updated_ms")
_DEED = ("table_id", '"index"', "at_ms", "body")
_SEAT = ("table_id", "seat", "guest")
_SET = ", ".join(f"{name} = new.{name}" for name in _TABLE[2:])

Row = tuple[Any, ...]


class Miscounted(Exception):
    """Fewer tables took a change than had the right number of deeds a moment before, under lock: somebody meddles."""


class Bulk(Protocol):
    """What a database has to be able to do with many rows at once."""

    def counts(self, connection: Connection, ids: Sequence[str]) -> dict[str, int]:
        """How many deeds these tables have; until the transaction ends nobody else can add any."""

    def update(self, connection: Connection, rows: Sequence[Row]) -> int:
        """Change tables that have the expected number of deeds; how many had it."""

    def insert(self, connection: Connection, rows: Sequence[Row]) -> None:
        """Add deeds."""

    def seat(self, connection: Connection, rows: Sequence[Row]) -> None:
        """Note who owns seats."""


def write(bulk: Bulk, connection: Connection, jobs: Sequence[Append]) -> None:
    """Write jobs that were found good; several of one table follow each other. Raises `Miscounted` or `IntegrityError`."""
    tables: dict[str, Row] = {}
    deeds: list[Row] = []
    seats: dict[tuple[str, int], Row] = {}
    for job in jobs:
        key, index = job.table_id, job.index
        for deed in job.deeds:
            deeds.append((key, index, deed.at_ms, deed.body))
            index += 1
        expected = tables[key][1] if key in tables else job.index
        tables[key] = (key, expected, index, job.status, job.summary, job.acting, job.bot_due, job.updated_ms)
        for seat in job.seats:
            seats[key, seat.seat] = (key, seat.seat, seat.guest)
    if bulk.update(connection, list(tables.values())) != len(tables):
        raise Miscounted
    bulk.insert(connection, deeds)
    if seats:
        bulk.seat(connection, list(seats.values()))


# -- SQLite -------------------------------------------------------------------------------------------------------------------

_MOST = 128
"""Rows in one statement of SQLite. Others are powers of two below, so that few statements serve all and stay prepared."""

_COUNTS = "SELECT json_group_object(id, deeds) FROM tables WHERE id IN (SELECT value FROM json_each(?))"
_AS_COUNTS = msgspec.json.Decoder(dict[str, int])


class SqliteBulk:
    """The transaction has begun with the only lock there is."""

    def counts(self, connection: Connection, ids: Sequence[str]) -> dict[str, int]:
        """As one row: each row of a result would be a chance to lose the interpreter lock."""
        asked = msgspec.json.encode(ids).decode()
        return _AS_COUNTS.decode(connection.exec_driver_sql(_COUNTS, (asked,)).scalar_one())

    def update(self, connection: Connection, rows: Sequence[Row]) -> int:
        """Change tables."""
        return sum(connection.exec_driver_sql(_sqlite_update(len(part)), _flat(part)).rowcount for part in _parts(rows))

    def insert(self, connection: Connection, rows: Sequence[Row]) -> None:
        """Add deeds."""
        for part in _parts(rows):
            connection.exec_driver_sql(_sqlite_insert(len(part)), _flat(part))

    def seat(self, connection: Connection, rows: Sequence[Row]) -> None:
        """Note who owns seats."""
        for part in _parts(rows):
            connection.exec_driver_sql(_sqlite_seat(len(part)), _flat(part))


def _parts(rows: Sequence[Row]) -> Iterable[Sequence[Row]]:
    start = 0
    while left := len(rows) - start:
        size = min(_MOST, 1 << (left.bit_length() - 1))
        yield rows[start : start + size]
        start += size


def _flat(rows: Sequence[Row]) -> Row:
    return tuple([value for row in rows for value in row])


def _values(columns: Sequence[str], size: int) -> str:
    row = f"({', '.join('?' * len(columns))})"
    return f"VALUES {', '.join([row] * size)}"


@cache
def _sqlite_update(size: int) -> str:
    names = ", ".join(f"column{number} AS {name}" for number, name in enumerate(_TABLE, 1))
    rows = f"(SELECT {names} FROM ({_values(_TABLE, size)}))"
    return f"UPDATE tables SET {_SET} FROM {rows} AS new WHERE tables.id = new.id AND tables.deeds = new.expected"


@cache
def _sqlite_insert(size: int) -> str:
    return f"INSERT INTO deeds ({', '.join(_DEED)}) {_values(_DEED, size)}"


@cache
def _sqlite_seat(size: int) -> str:
    return (
        f"INSERT INTO seats ({', '.join(_SEAT)}) {_values(_SEAT, size)} "
        "ON CONFLICT (table_id, seat) DO UPDATE SET guest = excluded.guest"
    )


# -- PostgreSQL ---------------------------------------------------------------------------------------------------------------


class PostgresBulk:
    """Columns travel as arrays, so one prepared statement serves any number of rows.

    They travel in binary (%b): as text, the driver escapes every quotation mark in Python, ten times slower for JSON.
    """

    # Locked in one order by everybody: two workers with the same tables in their batches wait and do not deadlock.
    _COUNTS = "SELECT id, deeds FROM tables WHERE id = ANY(%b::text[]) ORDER BY id FOR NO KEY UPDATE"
    _UPDATE = (
        f"UPDATE tables SET {_SET} FROM unnest(%b::text[], %b::int[], %b::int[], %b::text[], %b::text[], %b::text[], "
        f"%b::boolean[], %b::bigint[]) AS new ({', '.join(_TABLE)}) WHERE tables.id = new.id AND tables.deeds = new.expected"
    )
    _INSERT = f"INSERT INTO deeds ({', '.join(_DEED)}) SELECT * FROM unnest(%b::text[], %b::int[], %b::bigint[], %b::text[])"
    _SEAT = (
        f"INSERT INTO seats ({', '.join(_SEAT)}) SELECT * FROM unnest(%b::text[], %b::int[], %b::text[]) "
        "ON CONFLICT (table_id, seat) DO UPDATE SET guest = excluded.guest"
    )

    def counts(self, connection: Connection, ids: Sequence[str]) -> dict[str, int]:
        """Lock the tables and count."""
        return {row[0]: row[1] for row in connection.exec_driver_sql(self._COUNTS, (list(ids),))}

    def update(self, connection: Connection, rows: Sequence[Row]) -> int:
        """Change tables."""
        return connection.exec_driver_sql(self._UPDATE, _columns(rows)).rowcount

    def insert(self, connection: Connection, rows: Sequence[Row]) -> None:
        """Add deeds."""
        connection.exec_driver_sql(self._INSERT, _columns(rows))

    def seat(self, connection: Connection, rows: Sequence[Row]) -> None:
        """Note who owns seats."""
        connection.exec_driver_sql(self._SEAT, _columns(rows))


def _columns(rows: Sequence[Row]) -> Row:
    return tuple(map(list, zip(*rows, strict=True)))
