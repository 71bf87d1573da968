"""Reads from the database. Blocking and safe in any thread: the server calls these with `asyncio.to_thread`.

`write` runs a change of `storage.changes` in a transaction of its own, for starting up, tests and tools; a running server
writes through `writer.Writer`, so that on SQLite nobody waits for the lock.
"""

from collections.abc import Callable
from typing import Any, Concatenate, ParamSpec, TypeVar

from sqlalchemy import BindParameter, Connection, Row, bindparam, func, or_, select

from quadriga.server.storage import schema
from quadriga.server.storage.database import Database
from quadriga.server.storage.rows import Card, Chat, Deed, Guest, Loaded, Seat, Table

P = ParamSpec("P")
T = TypeVar("T")

# Built once: SQLAlchemy then finds what it compiled without looking at the parts.
_TABLES, _SEATS, _DEEDS, _CHAT = schema.tables.c, schema.seats.c, schema.deeds.c, schema.chat.c
_ID: BindParameter[str] = bindparam("id")
_LIMIT: BindParameter[int] = bindparam("limit")
_CARD = [_TABLES[name] for name in Card.__struct_fields__ if name != "mine"]

_GUEST = select(schema.guests).where(schema.guests.c.id == _ID)
_TABLE = select(*(_TABLES[name] for name in Table.__struct_fields__)).where(_TABLES.id == _ID)
_SEATS_OF = select(_SEATS.seat, _SEATS.guest).where(_SEATS.table_id == _ID).order_by(_SEATS.seat)
_DEEDS_OF = (
    select(_DEEDS.at_ms, _DEEDS.body).where(_DEEDS.table_id == _ID, _DEEDS.index >= bindparam("from")).order_by(_DEEDS.index)
)
_MINE = (
    select(*_CARD)
    .where(or_(_TABLES.host == _ID, _TABLES.id.in_(select(_SEATS.table_id).where(_SEATS.guest == _ID))))
    .order_by(_TABLES.updated_ms.desc(), _TABLES.id)
    .limit(_LIMIT)
)
_MY_SEATS = (
    select(_SEATS.table_id, _SEATS.seat)
    .where(_SEATS.guest == _ID, _SEATS.table_id.in_(bindparam("tables", expanding=True)))
    .order_by(_SEATS.seat)
)
_OPEN = (
    select(*_CARD)
    .where(_TABLES.status == "waiting", _TABLES.listed)
    .order_by(_TABLES.created_ms.desc(), _TABLES.id)
    .limit(_LIMIT)
)
_COUNT_OPEN = select(func.count()).where(_TABLES.host == _ID, _TABLES.status.in_(("waiting", "playing")))
_BOTS_DUE = select(_TABLES.id).where(_TABLES.status == "playing", _TABLES.bot_due).order_by(_TABLES.updated_ms)
_CHAT_OF = (
    select(*(_CHAT[name] for name in Chat.__struct_fields__))
    .where(_CHAT.table_id == _ID)
    .order_by(_CHAT.id.desc())
    .limit(_LIMIT)
)


class Store:
    """Questions to the database; each is answered as of one moment."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def write(self, change: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Make a change and commit it."""
        with self._database.writing.begin() as connection:
            return change(connection, *args, **kwargs)

    def find_guest(self, guest_id: str) -> Guest | None:
        """A guest."""
        with self._database.reading.connect() as connection:
            row = connection.execute(_GUEST, {"id": guest_id}).one_or_none()
        return None if row is None else Guest(**row._mapping)

    def load(self, table_id: str) -> Loaded | None:
        """A table with all its deeds."""
        with self._database.reading.connect() as connection:
            row = connection.execute(_TABLE, {"id": table_id}).one_or_none()
            if row is None:
                return None
            seats = connection.execute(_SEATS_OF, {"id": table_id}).all()
            deeds = connection.execute(_DEEDS_OF, {"id": table_id, "from": 0}).all()
        table = Table(**row._mapping)
        return Loaded(table, tuple(Seat(*seat) for seat in seats), tuple(Deed(*deed) for deed in deeds))

    def deeds_since(self, table_id: str, index: int) -> tuple[Deed, ...]:
        """The deeds from that index on; none for a table that is gone."""
        with self._database.reading.connect() as connection:
            return tuple(Deed(*deed) for deed in connection.execute(_DEEDS_OF, {"id": table_id, "from": index}))

    def lobby_mine(self, guest_id: str, limit: int) -> tuple[Card, ...]:
        """The tables where the guest has a seat or is the host, the one that moved last first."""
        with self._database.reading.connect() as connection:
            rows = connection.execute(_MINE, {"id": guest_id, "limit": limit}).all()
            asked = {"id": guest_id, "tables": [row.id for row in rows]}
            owned = connection.execute(_MY_SEATS, asked).all() if rows else []
        mine: dict[str, tuple[int, ...]] = {}
        for table_id, seat in owned:
            mine[table_id] = (*mine.get(table_id, ()), seat)
        return tuple(_card(row, mine.get(row.id, ())) for row in rows)

    def lobby_open(self, limit: int) -> tuple[Card, ...]:
        """Listed tables that wait for players, the newest first."""
        with self._database.reading.connect() as connection:
            return tuple(_card(row) for row in connection.execute(_OPEN, {"limit": limit}))

    def count_open_tables_of(self, guest_id: str) -> int:
        """How many tables of this host are not over."""
        with self._database.reading.connect() as connection:
            return connection.execute(_COUNT_OPEN, {"id": guest_id}).scalar_one()

    def bots_due(self) -> tuple[str, ...]:
        """The tables where a bot was to act when they were last written, the one that waits longest first."""
        with self._database.reading.connect() as connection:
            return tuple(connection.execute(_BOTS_DUE).scalars())

    def chat_of(self, table_id: str, limit: int) -> tuple[Chat, ...]:
        """The last things said, in the order they were said."""
        with self._database.reading.connect() as connection:
            rows = connection.execute(_CHAT_OF, {"id": table_id, "limit": limit}).all()
        return tuple(Chat(**row._mapping) for row in reversed(rows))


def _card(row: Row[Any], mine: tuple[int, ...] = ()) -> Card:
    return Card(**row._mapping, mine=mine)
