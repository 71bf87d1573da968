"""Every small change to the database, as a function of a connection that is in a transaction of the caller.

`Writer.write` runs them among its batches, `Store.write` in a transaction of their own. A change that raises leaves nothing
behind. Appending deeds is in `bulk`.
"""

import secrets
from typing import Any

import msgspec
from sqlalchemy import Connection, TextClause, bindparam, delete, insert, select, text, update

from quadriga.server.storage import schema
from quadriga.server.storage.errors import Taken
from quadriga.server.storage.rows import Chat, Deed, Guest, Seat, Table

STALE_AT_ONCE = 200
"""Tables deleted in one go, so that a batch stays short."""


def _insert_new(table: Any) -> TextClause:
    """An insert that does nothing when the key is taken: the transaction goes on, and other errors stay what they are."""
    names = [column.name for column in table.columns]
    places = ", ".join(f":{name}" for name in names)
    return text(f"INSERT INTO {table.name} ({', '.join(names)}) VALUES ({places}) ON CONFLICT DO NOTHING")


_NEW_SETTING = _insert_new(schema.settings)
_NEW_GUEST = _insert_new(schema.guests)
_NEW_TABLE = _insert_new(schema.tables)
_SETTING = select(schema.settings.c.value).where(schema.settings.c.key == bindparam("key"))

# -- settings -----------------------------------------------------------------------------------------------------------------


def ensure_secret(connection: Connection, key: str = "secret") -> bytes:
    """32 random bytes, the same for everybody and for ever: whoever asks first makes them."""
    connection.execute(_NEW_SETTING, {"key": key, "value": secrets.token_hex(32)})
    return bytes.fromhex(connection.execute(_SETTING, {"key": key}).scalar_one())


# -- guests -------------------------------------------------------------------------------------------------------------------


def create_guest(connection: Connection, guest: Guest) -> None:
    """Remember a guest; raises `Taken`."""
    if connection.execute(_NEW_GUEST, msgspec.structs.asdict(guest)).rowcount != 1:
        raise Taken(f"there is a guest {guest.id} already")


def rename_guest(connection: Connection, guest_id: str, name: str) -> bool:
    """Give a guest the name of their choice; whether there is such a guest."""
    named = update(schema.guests).where(schema.guests.c.id == guest_id).values(name=name, is_named=True)
    return connection.execute(named).rowcount == 1


# -- tables -------------------------------------------------------------------------------------------------------------------


def create_table(connection: Connection, table: Table, seats: tuple[Seat, ...] = (), deeds: tuple[Deed, ...] = ()) -> None:
    """Open a table with the deeds it begins with, whatever `table.deeds` says; raises `Taken`."""
    values = {**msgspec.structs.asdict(table), "deeds": len(deeds)}
    if connection.execute(_NEW_TABLE, values).rowcount != 1:
        raise Taken(f"there is a table {table.id} already")
    if seats:
        rows = [{"table_id": table.id, "seat": seat.seat, "guest": seat.guest} for seat in seats]
        connection.execute(insert(schema.seats), rows)
    if deeds:
        rows = [
            {"table_id": table.id, "index": index, "at_ms": deed.at_ms, "body": deed.body} for index, deed in enumerate(deeds)
        ]
        connection.execute(insert(schema.deeds), rows)


def set_rematch(connection: Connection, table_id: str, rematch: str) -> str | None:
    """Name the table where the company plays again; the first name stands and is returned. None: there is no such table."""
    tables = schema.tables
    connection.execute(update(tables).where(tables.c.id == table_id, tables.c.rematch == "").values(rematch=rematch))
    return connection.execute(select(tables.c.rematch).where(tables.c.id == table_id)).scalar_one_or_none()


def create_rematch(
    connection: Connection, table_id: str, table: Table, seats: tuple[Seat, ...] = (), deeds: tuple[Deed, ...] = ()
) -> str | None:
    """`set_rematch` and, if this one stands, `create_table`: nobody finds a rematch that does not exist."""
    stands = set_rematch(connection, table_id, table.id)
    if stands == table.id:
        create_table(connection, table, seats, deeds)
    return stands


def delete_stale(connection: Connection, before_ms: int) -> list[str]:
    """Delete tables that still wait for players and were last touched before that time; the ids of those that are gone.

    At most `STALE_AT_ONCE`: whoever gets that many asks again.
    """
    tables = schema.tables
    stale = select(tables.c.id).where(tables.c.status == "waiting", tables.c.updated_ms < before_ms).limit(STALE_AT_ONCE)
    # The conditions stand here again: on PostgreSQL somebody may sit down between finding and deleting.
    gone = (
        delete(tables)
        .where(tables.c.id.in_(stale), tables.c.status == "waiting", tables.c.updated_ms < before_ms)
        .returning(tables.c.id)
    )
    return list(connection.execute(gone).scalars())


# -- chat ---------------------------------------------------------------------------------------------------------------------


def say(
    connection: Connection, *, table_id: str, at_ms: int, guest: str, seat: int | None, name: str, text: str
) -> Chat | None:
    """Keep what was said; None: there is no such table."""
    values = {"table_id": table_id, "at_ms": at_ms, "guest": guest, "seat": seat, "name": name, "text": text}
    if connection.execute(select(schema.tables.c.id).where(schema.tables.c.id == table_id)).first() is None:
        return None
    number = connection.execute(insert(schema.chat).returning(schema.chat.c.id), values).scalar_one()
    return Chat(id=number, table_id=table_id, at_ms=at_ms, guest=guest, seat=seat, name=name, text=text)
