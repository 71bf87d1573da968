"""Opens the database that an address names and hides what differs between SQLite and PostgreSQL in how it is talked to.

Used by whoever starts the server, and by tests. A bare path is SQLite.
"""

import os
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError

from quadriga.server.storage import migrations
from quadriga.server.storage.errors import Unusable

READERS = 8
"""Connections kept for reading; as many again are opened while it is busy."""
TIMEOUT_S = 10
"""How long to wait for another process that writes to the same SQLite file, and for a PostgreSQL server to answer."""
OLDEST_SQLITE = (3, 35, 0)
"""The first with RETURNING, which is younger than UPDATE … FROM."""
CHECKPOINT_PAGES = 4000
"""SQLite moves its log into the file after this many pages: seldom enough for a busy server, 16 MB on disk."""

_WRITES = "quadriga_writes"


class Database:
    """An open database. All engines share one pool of connections."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.is_sqlite = engine.dialect.name == "sqlite"
        # A reader sees one moment, however many questions it asks.
        self.reading = engine if self.is_sqlite else engine.execution_options(isolation_level="REPEATABLE READ")
        self.writing = engine.execution_options(**{_WRITES: True})

    def close(self) -> None:
        """Close every connection."""
        self.engine.dispose()


def open_database(address: str | Path) -> Database:
    """Open the database, make it if there is none, and bring its schema up to date; raises `Unusable`."""
    url = parse(address)
    shown = url.render_as_string(hide_password=True)
    engine = _sqlite(url, shown) if url.get_backend_name() == "sqlite" else _postgresql(url, shown)
    database = Database(engine)
    try:
        migrations.upgrade(database.writing)
    except DBAPIError as error:
        database.close()
        raise Unusable(f"cannot open the database {shown}: {_reason(error)}") from error
    except Unusable:
        database.close()
        raise
    return database


def parse(address: str | Path) -> URL:
    """The URL that an address stands for."""
    text = str(address)
    if "://" not in text:
        if not text:
            raise Unusable("no database is named: give a path for SQLite or a postgresql:// address")
        return URL.create("sqlite", database=text)
    try:
        url = make_url(text)
        backend = url.get_backend_name()
    except (ArgumentError, NoSuchModuleError, ValueError) as error:
        raise Unusable("the address of the database cannot be read: give a path, sqlite:///path or postgresql://…") from error
    if url.drivername in ("postgres", "postgresql"):
        return url.set(drivername="postgresql+psycopg")
    if backend == "sqlite" or url.drivername == "postgresql+psycopg":
        return url
    raise Unusable(f"{url.drivername} is no database that tables can be kept in: use sqlite:///path or postgresql://…")


def _reason(error: DBAPIError) -> str:
    return " ".join(str(error.orig).split())


# -- SQLite -------------------------------------------------------------------------------------------------------------------


def _sqlite(url: URL, shown: str) -> Engine:
    if sqlite3.sqlite_version_info < OLDEST_SQLITE:
        raise Unusable(f"SQLite {sqlite3.sqlite_version} is too old: {'.'.join(map(str, OLDEST_SQLITE))} is needed")
    if url.database in (None, "", ":memory:"):
        raise Unusable(f"{shown} names no file, and a table has to outlive the server: give sqlite:///path")
    path = Path(str(url.database))
    _make_file(path, shown)
    _use_write_ahead_log(path, shown)
    engine = create_engine(
        url, pool_size=READERS, max_overflow=READERS, connect_args={"timeout": TIMEOUT_S, "check_same_thread": False}
    )
    event.listen(engine, "connect", _prepare_sqlite)
    event.listen(engine, "begin", _begin_sqlite)
    event.listen(engine, "reset", _reset_sqlite)
    return engine


def _make_file(path: Path, shown: str) -> None:
    # The file has the seeds of running games and the key of the cookies: nobody else on this machine may read it.
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    except OSError as error:
        raise Unusable(f"cannot open the database {shown}: {error.strerror or error}") from error


def _prepare_sqlite(connection: Any, _record: object) -> None:
    # The driver begins no transactions of its own accord: `_begin_sqlite` does.
    connection.isolation_level = None
    for pragma in (
        "synchronous = FULL",
        "fullfsync = ON",  # macOS: else the disk may keep it in a cache
        "foreign_keys = ON",
        f"wal_autocheckpoint = {CHECKPOINT_PAGES}",
        "journal_size_limit = 67108864",
    ):
        connection.execute(f"PRAGMA {pragma}").close()


def _begin_sqlite(connection: Connection) -> None:
    # A writer takes the lock at once: one that read first and wrote then could not wait for its turn.
    writes = connection.get_execution_options().get(_WRITES)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def _reset_sqlite(connection: Any, _record: object, _state: object) -> None:
    # After a commit that failed SQLite keeps the transaction, and SQLAlchemy believes that it is over.
    connection.rollback()


def _use_write_ahead_log(path: Path, shown: str) -> None:
    # Stays with the file. While two processes switch at once SQLite says "locked" and does not wait, so we do.
    patience = time.monotonic() + TIMEOUT_S
    with closing(sqlite3.connect(path, timeout=TIMEOUT_S)) as connection:
        while True:
            try:
                mode = connection.execute("PRAGMA journal_mode = WAL").fetchone()[0]
                break
            except sqlite3.DatabaseError as error:
                if "locked" not in str(error) or time.monotonic() > patience:
                    raise Unusable(f"cannot open the database {shown}: {error}") from error
                time.sleep(0.02)
    if mode != "wal":
        raise Unusable(f"{shown} lies where SQLite cannot keep a write-ahead log: use a disk of this machine")


# -- PostgreSQL ---------------------------------------------------------------------------------------------------------------


def _postgresql(url: URL, shown: str) -> Engine:
    if "connect_timeout" not in url.query:
        url = url.update_query_dict({"connect_timeout": str(TIMEOUT_S)})
    try:
        engine = create_engine(url, pool_size=READERS, max_overflow=READERS, pool_pre_ping=True)
    except ImportError as error:
        raise Unusable(f"{shown} needs the PostgreSQL driver: pip install 'quadriga[postgres]'") from error
    event.listen(engine, "connect", _prepare_postgresql)
    return engine


def _prepare_postgresql(connection: Any, _record: object) -> None:
    # Who set this to "off" for the whole server did not mean acknowledged moves.
    with connection.cursor() as cursor:
        cursor.execute(
            "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'"
        )
    connection.commit()
