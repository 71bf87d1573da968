"""Opening a database: what an address means, how connections are set up, and what is said when it does not work."""

import sqlite3
import sys
import time
from pathlib import Path

import pytest

from quadriga.server.storage import changes
from quadriga.server.storage import database as opening
from quadriga.server.storage.database import Database, open_database, parse
from quadriga.server.storage.errors import Unusable
from quadriga.server.storage.store import Store


@pytest.mark.parametrize(
    ("address", "url"),
    [
        ("tables.db", "sqlite:///tables.db"),
        ("/var/lib/tables.db", "sqlite:////var/lib/tables.db"),
        (Path("some/tables.db"), "sqlite:///some/tables.db"),
        ("sqlite:///tables.db", "sqlite:///tables.db"),
        ("sqlite:////var/lib/tables.db", "sqlite:////var/lib/tables.db"),
        ("postgresql+psycopg://ann@host:5433/q", "postgresql+psycopg://ann@host:5433/q"),
        ("postgresql://ann@host/q", "postgresql+psycopg://ann@host/q"),
        ("postgres://ann:pw@host/q?sslmode=require", "postgresql+psycopg://ann:pw@host/q?sslmode=require"),
    ],
)
def test_an_address_is_a_path_or_a_url(address: str | Path, url: str) -> None:
    assert parse(address).render_as_string(hide_password=False) == url


@pytest.mark.parametrize(
    ("address", "problem"),
    [
        ("", "no database is named"),
        ("mysql://ann:pw@host/q", "mysql is no database that tables can be kept in: use sqlite:///path or postgresql://"),
        ("postgresql+asyncpg://host/q", r"postgresql\+asyncpg is no database"),
        ("://", "cannot be read"),
        ("postgresql://host:port/q", "cannot be read"),
        ("sqlite://", "names no file"),
        ("sqlite:///:memory:", "names no file"),
        (":memory:", "names no file"),
    ],
)
def test_what_is_no_address_is_refused(address: str, problem: str) -> None:
    with pytest.raises(Unusable, match=problem) as caught:
        open_database(address)
    assert "pw" not in str(caught.value)


# ------------------------------------------------------------------------------------ both databases


def test_a_database_is_opened_again_as_it_was(address: str) -> None:
    first = open_database(address)
    secret = Store(first).write(changes.ensure_secret)
    first.close()
    second = open_database(address)
    assert Store(second).write(changes.ensure_secret) == secret
    second.close()


def test_a_reader_sees_one_moment(database: Database) -> None:
    insert = "INSERT INTO settings VALUES ('key', 'value')"
    count = "SELECT count(*) FROM settings"
    with database.reading.connect() as reading:
        assert reading.exec_driver_sql(count).scalar_one() == 0
        with database.writing.begin() as writing:
            writing.exec_driver_sql(insert)
        assert reading.exec_driver_sql(count).scalar_one() == 0
    with database.reading.connect() as reading:
        assert reading.exec_driver_sql(count).scalar_one() == 1


# ------------------------------------------------------------------------------------ SQLite


@pytest.mark.parametrize("name", ["plain.db", "with space.db", "new/folder/t.db", "100%.db", "a?b=c#d%41.db", "Zoë.db"])
def test_any_path_will_do(tmp_path: Path, name: str) -> None:
    database = open_database(tmp_path / name)
    Store(database).write(changes.ensure_secret)
    database.close()
    assert [str(path.relative_to(tmp_path)) for path in tmp_path.rglob("*") if path.is_file()] == [name]


def test_nobody_else_may_read_the_file(tmp_path: Path) -> None:
    database = open_database(tmp_path / "t.db")
    Store(database).write(changes.ensure_secret)
    modes = {path.name: path.stat().st_mode & 0o777 for path in tmp_path.iterdir()}
    assert modes == {"t.db": 0o600, "t.db-wal": 0o600, "t.db-shm": 0o600}
    database.close()


def test_every_connection_to_a_file_is_durable_and_patient(tmp_path: Path) -> None:
    database = open_database(tmp_path / "t.db")
    connections = [engine.connect() for engine in (database.reading, database.writing, database.reading)]
    for name, value in [
        ("journal_mode", "wal"),
        ("synchronous", 2),
        ("fullfsync", 1),
        ("foreign_keys", 1),
        ("busy_timeout", 10_000),
    ]:
        found = [connection.exec_driver_sql(f"PRAGMA {name}").scalar_one() for connection in connections]
        assert found == [value] * 3, name
    for connection in connections:
        connection.close()
    database.close()


def test_writers_of_a_file_wait_for_each_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opening, "TIMEOUT_S", 0.3)
    database = open_database(tmp_path / "t.db")
    with database.writing.begin():
        started = time.monotonic()
        with pytest.raises(Exception, match="database is locked"):
            Store(database).write(changes.ensure_secret)
        assert time.monotonic() - started >= 0.3
    Store(database).write(changes.ensure_secret)
    database.close()


def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    text = "Not a database, but long enough that SQLite reads a header from it. " * 50
    path.write_text(text, encoding="utf-8")
    with pytest.raises(Unusable, match=r"cannot open the database sqlite:.*notes\.txt: file is not a database"):
        open_database(path)
    assert path.read_text(encoding="utf-8") == text


def test_a_path_that_cannot_be_a_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Unusable, match="Is a directory"):
        open_database(tmp_path)
    (tmp_path / "file").write_text("", encoding="utf-8")
    with pytest.raises(Unusable, match=r"cannot open the database .*(File exists|Not a directory)"):
        open_database(tmp_path / "file" / "t.db")


def test_an_old_sqlite_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite3, "sqlite_version_info", (3, 34, 1))
    monkeypatch.setattr(sqlite3, "sqlite_version", "3.34.1")
    with pytest.raises(Unusable, match=r"SQLite 3\.34\.1 is too old: 3\.35\.0 is needed"):
        open_database(tmp_path / "t.db")
    assert list(tmp_path.iterdir()) == []


# ------------------------------------------------------------------------------------ PostgreSQL


def test_a_server_that_does_not_answer_is_named_without_the_password() -> None:
    with pytest.raises(Unusable, match=r"cannot open the database postgresql.*ann:\*\*\*@127.0.0.1:1/q.*refused") as caught:
        open_database("postgresql://ann:hush@127.0.0.1:1/q")
    assert "hush" not in str(caught.value)


@pytest.mark.parametrize("address", ["postgresql"], indirect=True)
def test_a_database_that_is_not_there_is_named(address: str) -> None:
    with pytest.raises(Unusable, match=r'database "nowhere" does not exist'):
        open_database(address.replace("@/test", "@/nowhere?x=").partition("?")[0] + "?" + address.partition("?")[2])


@pytest.mark.parametrize("address", ["postgresql"], indirect=True)
def test_an_acknowledged_write_is_on_disk_whatever_the_server_is_set_to(database: Database) -> None:
    for engine in (database.reading, database.writing):
        with engine.connect() as connection:
            assert connection.exec_driver_sql("SHOW synchronous_commit").scalar_one() == "on"


def test_without_the_driver_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(Unusable, match=r"pip install 'quadriga\[postgres\]'"):
        open_database("postgresql://host/q")
