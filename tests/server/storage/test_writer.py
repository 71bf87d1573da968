"""The writer: each append is written whole or refused, alone, and nobody waits for ever."""

import asyncio
import logging
import threading
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import pytest
from sqlalchemy import Connection, event
from sqlalchemy.exc import IntegrityError

from quadriga.server.storage import bulk, changes
from quadriga.server.storage import writer as writing
from quadriga.server.storage.database import Database
from quadriga.server.storage.errors import Closed, Conflict, Taken, WriteFailed
from quadriga.server.storage.rows import Append, Deed, Guest, Seat
from quadriga.server.storage.store import Store
from quadriga.server.storage.writer import Writer
from tests.server.storage.samples import append, deeds, pair, table

T = TypeVar("T")


@asynccontextmanager
async def one_batch(writer: Writer) -> AsyncIterator[None]:
    """All that is asked inside is written in one batch, after leaving."""
    begun, go = threading.Event(), threading.Event()

    def wait(_: Connection) -> None:
        begun.set()
        assert go.wait(30)

    waiting = asyncio.ensure_future(writer.write(wait))
    await asyncio.to_thread(begun.wait)
    try:
        yield
        await asyncio.sleep(0)  # what was asked in tasks is asked now
    finally:
        go.set()
        await waiting


async def together(writer: Writer, *asked: Awaitable[Any]) -> list[Any]:
    """The answers to requests of one batch, errors included."""
    before = writer.batches
    async with one_batch(writer):
        tasks = [asyncio.ensure_future(_await(request)) for request in asked]
    answers = await asyncio.gather(*tasks, return_exceptions=True)
    assert writer.batches == before + 2  # the one that held the thread, and this
    return answers


async def _await(request: Awaitable[T]) -> T:
    return await request


def play(database: Database, scenario: Callable[[Writer], Coroutine[Any, Any, T]]) -> T:
    """Run a scenario with a writer."""

    async def run() -> T:
        async with Writer(database) as writer:
            return await scenario(writer)

    return asyncio.run(run())


def bodies(store: Store, name: str = "t") -> list[str]:
    """The deeds of a table, which holds together."""
    loaded = store.load(name)
    assert loaded is not None
    assert loaded.table.deeds == len(loaded.deeds)
    return [deed.body for deed in loaded.deeds]


def say_of(answers: Sequence[Any]) -> list[str]:
    """What became of each request."""
    return [type(answer).__name__ if isinstance(answer, BaseException) else "done" for answer in answers]


@pytest.fixture(autouse=True)
def tables(store: Store) -> None:
    """Three tables with one deed each."""
    for name in ("t", "u", "v"):
        store.write(changes.create_table, table(name), pair(), deeds(0))


# ------------------------------------------------------------------------------------ appending


def test_an_append_changes_all_that_it_says(database: Database, store: Store) -> None:
    async def scenario(writer: Writer) -> None:
        await writer.append(
            Append(
                table_id="t",
                index=1,
                deeds=(Deed(2_000_000_000_000, "é 🏺 ' \" % ?"), Deed(3, "")),
                status="over",
                summary="the summary",
                acting="[3]",
                bot_due=True,
                updated_ms=2_000_000_000_001,
                seats=(Seat(1, "bob"), Seat(0, None), Seat(2, "cyd")),
            )
        )

    play(database, scenario)
    loaded = store.load("t")
    assert loaded is not None
    assert loaded.table == table(
        "t", deeds=3, status="over", summary="the summary", acting="[3]", bot_due=True, updated_ms=2_000_000_000_001
    )
    assert loaded.deeds == (*deeds(0), Deed(2_000_000_000_000, "é 🏺 ' \" % ?"), Deed(3, ""))
    assert loaded.seats == (Seat(0, None), Seat(1, "bob"), Seat(2, "cyd"))
    assert store.load("u") == store.load("u")
    assert bodies(store, "u") == ["deed 0"]


@pytest.mark.parametrize("guests", [(None,), (None, None), ("bob", None), ("bob", "bob")])
def test_seats_change_hands(database: Database, store: Store, guests: tuple[str | None, ...]) -> None:
    seats = tuple(Seat(number, guest) for number, guest in enumerate(guests))

    async def scenario(writer: Writer) -> None:
        await writer.append(append(1, seats=seats))

    play(database, scenario)
    loaded = store.load("t")
    assert loaded is not None
    assert loaded.seats == (*seats, *pair()[len(seats) :])
    mine = [card.mine for card in store.lobby_mine("bob", 5)]
    assert mine == ([tuple(seat.seat for seat in seats if seat.guest)] if "bob" in guests else [])


def test_what_is_acknowledged_is_seen_by_everybody(database: Database, store: Store) -> None:
    async def scenario(writer: Writer) -> None:
        for index in range(1, 20):
            await writer.append(append(index))
            assert len(bodies(store)) == index + 1

    play(database, scenario)


@pytest.mark.parametrize("index", [0, 2, 7, -1])
def test_a_stale_append_is_refused(database: Database, store: Store, index: int) -> None:
    async def scenario(writer: Writer) -> None:
        with pytest.raises(Conflict, match=f"table t: deed {index} cannot be added: the table has 1 deeds") as caught:
            await writer.append(append(index, 2, seats=(Seat(0, "eve"),), summary="stale"))
        assert (caught.value.table_id, caught.value.index, caught.value.deeds) == ("t", index, 1)

    before = store.load("t")
    play(database, scenario)
    assert store.load("t") == before


def test_a_doubled_append_is_written_once(database: Database, store: Store) -> None:
    async def scenario(writer: Writer) -> list[str]:
        at_once = await together(writer, writer.append(append(1)), writer.append(append(1)))
        later = await asyncio.gather(writer.append(append(1)), return_exceptions=True)
        return say_of([*at_once, *later])

    assert play(database, scenario) == ["done", "Conflict", "Conflict"]
    assert bodies(store) == ["deed 0", "deed 1"]


def test_there_is_nothing_to_append_to_at_no_table(database: Database) -> None:
    async def scenario(writer: Writer) -> None:
        with pytest.raises(Conflict, match="there is no such table") as caught:
            await writer.append(append(0, name="nowhere"))
        assert caught.value.deeds is None

    play(database, scenario)


def test_an_append_has_deeds(database: Database) -> None:
    async def scenario(writer: Writer) -> None:
        with pytest.raises(ValueError, match="without deeds"):
            await writer.append(append(1, 0))

    play(database, scenario)


def test_appends_to_one_table_follow_each_other_in_one_batch(database: Database, store: Store) -> None:
    async def scenario(writer: Writer) -> list[Any]:
        return await together(
            writer,
            writer.append(append(1, 2, seats=(Seat(1, "first"),))),
            writer.append(append(3, seats=(Seat(1, "second"),))),
            writer.append(append(3, mark="late")),
            writer.append(append(4, 3)),
        )

    assert say_of(play(database, scenario)) == ["done", "done", "Conflict", "done"]
    loaded = store.load("t")
    assert loaded is not None
    assert loaded.deeds == deeds(0, 7)
    assert (loaded.table.summary, loaded.table.updated_ms, loaded.seats[1]) == ("after 7", 7, Seat(1, "second"))


@pytest.mark.parametrize("many", [1, 2, 3, 127, 128, 129, 300, 511])
def test_a_batch_of_any_size_is_written(database: Database, store: Store, many: int) -> None:
    async def scenario(writer: Writer) -> list[Any]:
        async with one_batch(writer):
            made = [asyncio.ensure_future(writer.write(changes.create_table, table(f"x{number}"))) for number in range(many)]
        await asyncio.gather(*made)
        return await together(
            writer, *(writer.append(append(0, 1 + number % 3, f"x{number}", f"x{number}")) for number in range(many))
        )

    assert play(database, scenario) == [None] * many
    for number in range(many):
        assert bodies(store, f"x{number}") == [f"x{number} {index}" for index in range(1 + number % 3)]


def test_a_flood_is_written_in_several_batches(database: Database, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writing, "LARGEST_BATCH", 10)

    async def scenario(writer: Writer) -> int:
        async with one_batch(writer):
            asked = [asyncio.ensure_future(writer.append(append(index))) for index in range(1, 36)]
        await asyncio.gather(*asked)
        return writer.batches

    assert play(database, scenario) == 1 + 4
    assert len(bodies(store)) == 36


# ------------------------------------------------------------------------------------ one bad request among good ones


def test_a_conflict_spoils_nothing_else(database: Database, store: Store) -> None:
    async def scenario(writer: Writer) -> list[Any]:
        return await together(
            writer,
            writer.append(append(1)),
            writer.append(append(0, name="u", mark="stale")),
            writer.append(append(1, 3, name="v")),
            writer.append(append(1, name="nowhere")),
        )

    assert say_of(play(database, scenario)) == ["done", "Conflict", "done", "Conflict"]
    assert [len(bodies(store, name)) for name in "tuv"] == [2, 1, 4]


def test_what_cannot_be_stored_spoils_nothing_else(database: Database, store: Store) -> None:
    async def scenario(writer: Writer) -> list[Any]:
        return await together(
            writer,
            writer.append(append(1)),
            writer.append(append(1, name="u", mark="\ud800")),
            writer.append(append(1, name="v")),
            writer.append(append(1, mark="doubled")),
            writer.write(changes.create_guest, Guest("ann", "Ann", True, 1)),
        )

    assert say_of(play(database, scenario)) == ["done", "WriteFailed", "done", "Conflict", "done"]
    assert [len(bodies(store, name)) for name in "tuv"] == [2, 1, 2]
    assert store.find_guest("ann") is not None


def test_the_unique_key_decides_even_where_the_count_is_wrong(database: Database, store: Store) -> None:
    """Somebody wrote a deed past the writer; the table refuses it for ever and the others go on."""
    with database.writing.begin() as connection:
        connection.exec_driver_sql("INSERT INTO deeds VALUES ('u', 1, 5, 'smuggled')")

    async def scenario(writer: Writer) -> list[Any]:
        return await together(
            writer, writer.append(append(1)), writer.append(append(1, 2, name="u")), writer.append(append(1, name="v"))
        )

    assert say_of(play(database, scenario)) == ["done", "Conflict", "done"]
    assert (len(bodies(store, "t")), len(bodies(store, "v"))) == (2, 2)
    assert [deed.body for deed in store.deeds_since("u", 0)] == ["deed 0", "smuggled"]
    loaded = store.load("u")
    assert loaded is not None
    assert loaded.table.deeds == 1


def test_a_change_of_a_table_depends_on_its_number_of_deeds(
    database: Database, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even if the count was read wrong, no table is changed that has another one."""
    for kind in (bulk.SqliteBulk, bulk.PostgresBulk):
        monkeypatch.setattr(kind, "counts", lambda _self, _connection, ids: dict.fromkeys(ids, 3))

    async def scenario(writer: Writer) -> list[Any]:
        return await together(writer, writer.append(append(3)), writer.append(append(3, name="u")))

    before = store.load("t")
    assert say_of(play(database, scenario)) == ["Conflict", "Conflict"]
    assert store.load("t") == before


# ------------------------------------------------------------------------------------ changes


def test_changes_are_made_in_order_and_fail_alone(database: Database, store: Store) -> None:
    def broken(connection: Connection) -> None:
        changes.rename_guest(connection, "ann", "half done")
        raise ZeroDivisionError("on purpose")

    def violating(connection: Connection) -> None:
        connection.exec_driver_sql("INSERT INTO seats VALUES ('nowhere', 0, 'ann')")

    async def scenario(writer: Writer) -> list[Any]:
        return await together(
            writer,
            writer.write(changes.create_guest, Guest("ann", "Ann", False, 1)),
            writer.write(changes.create_guest, Guest("ann", "Other", False, 2)),
            writer.write(broken),
            writer.write(violating),
            writer.write(changes.rename_guest, "ann", "Anna"),
            writer.append(append(1)),
        )

    answers = play(database, scenario)
    assert [type(answer) for answer in answers[1:4]] == [Taken, ZeroDivisionError, IntegrityError]
    assert [answers[0], *answers[4:]] == [None, True, None]
    assert store.find_guest("ann") == Guest("ann", "Anna", True, 1)
    assert len(bodies(store)) == 2


def test_chat_and_moves_go_together(database: Database, store: Store) -> None:
    async def scenario(writer: Writer) -> list[Any]:
        said: dict[str, Any] = {"table_id": "t", "at_ms": 1, "guest": "ann", "seat": 0, "name": "Ann"}
        talk = [writer.write(changes.say, **said, text=f"line {number}") for number in range(5)]
        return await together(writer, writer.append(append(1)), *talk, writer.append(append(2)))

    answers = play(database, scenario)
    assert tuple(answers[1:6]) == store.chat_of("t", 10)
    assert [line.text for line in answers[1:6]] == [f"line {number}" for number in range(5)]
    assert len(bodies(store)) == 3


def test_a_table_that_went_stale_takes_no_deeds(database: Database, store: Store) -> None:
    async def scenario(writer: Writer) -> None:
        assert sorted(await writer.write(changes.delete_stale, 100)) == ["t", "u", "v"]
        with pytest.raises(Conflict, match="there is no such table"):
            await writer.append(append(1))

    play(database, scenario)
    assert store.deeds_since("t", 0) == ()


def test_a_table_where_somebody_just_sat_down_is_not_stale(database: Database, store: Store) -> None:
    async def scenario(writer: Writer) -> list[Any]:
        return await together(
            writer, writer.write(changes.delete_stale, 100), writer.append(append(1, status="waiting", updated_ms=100))
        )

    assert sorted(play(database, scenario)[0]) == ["u", "v"]
    assert len(bodies(store)) == 2


# ------------------------------------------------------------------------------------ failures of the database


def orphan(connection: Connection) -> None:
    """A change that only the commit refuses."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("PRAGMA defer_foreign_keys = ON")
    else:
        connection.exec_driver_sql("SET CONSTRAINTS fk_seats_table_id DEFERRED")
    connection.exec_driver_sql("INSERT INTO seats VALUES ('nowhere', 0, 'ann')")


@pytest.fixture
def deferrable(database: Database) -> None:
    """Let the commit be what fails."""
    if not database.is_sqlite:
        with database.writing.begin() as connection:
            connection.exec_driver_sql("ALTER TABLE seats ALTER CONSTRAINT fk_seats_table_id DEFERRABLE")


@pytest.mark.usefixtures("deferrable")
def test_when_the_commit_fails_all_fail_and_nothing_is_written(
    database: Database, store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    async def scenario(writer: Writer) -> list[Any]:
        failed = await together(
            writer,
            writer.append(append(1)),
            writer.append(append(0, mark="stale")),
            writer.write(orphan),
            writer.write(changes.create_guest, Guest("ann", "Ann", True, 1)),
        )
        assert [len(bodies(store, name)) for name in "tuv"] == [1, 1, 1]
        return [*failed, *await together(writer, writer.append(append(1)), writer.append(append(1, name="u")))]

    assert say_of(play(database, scenario)) == [*["WriteFailed"] * 4, "done", "done"]
    assert store.find_guest("ann") is None
    assert [len(bodies(store, name)) for name in "tuv"] == [2, 2, 1]
    assert [record.message for record in caplog.records] == ["a batch of 4 writes failed"]


def test_a_failure_says_why(database: Database, caplog: pytest.LogCaptureFixture) -> None:
    def refuse(_: Connection) -> None:
        raise OSError("the disk is full")

    async def scenario(writer: Writer) -> None:
        with pytest.raises(WriteFailed, match="it could not be written: the disk is full"):
            await writer.append(append(1))

    event.listen(database.engine, "commit", refuse)
    with caplog.at_level(logging.CRITICAL):
        play(database, scenario)


@pytest.mark.parametrize("address", ["postgresql"], indirect=True)
def test_a_lost_connection_is_made_anew(database: Database, store: Store) -> None:
    def throw_out() -> None:
        with database.engine.connect() as connection:
            connection.exec_driver_sql(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )

    async def scenario(writer: Writer) -> None:
        await writer.append(append(1))
        await asyncio.to_thread(throw_out)
        await writer.append(append(2))
        await asyncio.to_thread(throw_out)
        await writer.write(changes.create_guest, Guest("ann", "Ann", True, 1))

    play(database, scenario)
    assert len(bodies(store)) == 3
    assert store.find_guest("ann") is not None


@pytest.mark.parametrize("address", ["postgresql"], indirect=True)
def test_of_two_workers_in_each_others_way_none_fails(database: Database, store: Store) -> None:
    """One locks t and wants u, the other the other way round: PostgreSQL rolls one back, and it is tried again."""
    barrier = threading.Barrier(2)

    def locker(first: str, second: str) -> Callable[[Connection], None]:
        tries: list[int] = []

        def change(connection: Connection) -> None:
            connection.exec_driver_sql("UPDATE tables SET rematch = rematch || 'x' WHERE id = %s", (first,))
            if not tries:
                tries.append(1)
                barrier.wait(30)
            connection.exec_driver_sql("UPDATE tables SET rematch = rematch || 'x' WHERE id = %s", (second,))

        return change

    async def scenario() -> None:
        async with Writer(database) as one, Writer(database) as two:
            await asyncio.gather(
                one.write(locker("t", "u")),
                two.write(locker("u", "t")),
                one.append(append(1, name="v")),
            )

    asyncio.run(scenario())
    for name in ("t", "u"):
        loaded = store.load(name)
        assert loaded is not None
        assert loaded.table.rematch == "xx"
    assert len(bodies(store, "v")) == 2


def test_many_writers_of_the_same_tables_do_not_block_each_other(database: Database, store: Store) -> None:
    """Each appends to all tables in an order of its own; for every index there is one winner."""

    async def scenario() -> list[Any]:
        async with Writer(database) as one, Writer(database) as two, Writer(database) as three:
            asked = []
            for index in range(1, 40):
                for writer, names in ((one, "tuv"), (two, "vut"), (three, "utv")):
                    asked += [writer.append(append(index, name=name)) for name in names]
            return await asyncio.gather(*asked, return_exceptions=True)

    answers = asyncio.run(scenario())
    assert set(say_of(answers)) <= {"done", "Conflict"}
    assert sum(len(bodies(store, name)) - 1 for name in "tuv") == say_of(answers).count("done")
    assert say_of(answers).count("done") >= 3


# ------------------------------------------------------------------------------------ the end


def test_closing_writes_what_was_asked(database: Database, store: Store) -> None:
    async def scenario() -> None:
        writer = Writer(database)
        writer.start()
        async with one_batch(writer):
            asked = [asyncio.ensure_future(writer.append(append(index))) for index in range(1, 30)]
            await asyncio.sleep(0)
            closing = asyncio.ensure_future(writer.close())
            await asyncio.sleep(0)
            with pytest.raises(Closed, match="nothing can be written any more"):
                await writer.append(append(30))
        await closing
        assert all(request.done() for request in asked)
        await asyncio.gather(*asked)
        with pytest.raises(Closed):
            await writer.write(changes.delete_stale, 1)
        await writer.close()

    asyncio.run(scenario())
    assert len(bodies(store)) == 30
    assert not [thread for thread in threading.enumerate() if thread.name == "quadriga-writer"]


def test_a_writer_that_was_not_started_says_so(database: Database) -> None:
    async def scenario() -> None:
        writer = Writer(database)
        with pytest.raises(RuntimeError, match="not started"):
            await writer.append(append(1))
        await writer.close()

    asyncio.run(scenario())


def test_who_gives_up_waiting_disturbs_nobody(database: Database, store: Store) -> None:
    async def scenario(writer: Writer) -> None:
        async with one_batch(writer):
            given_up = asyncio.ensure_future(writer.append(append(1)))
            patient = asyncio.ensure_future(writer.append(append(1, name="u")))
            await asyncio.sleep(0)
            given_up.cancel()
        await patient
        assert given_up.cancelled()

    play(database, scenario)
    assert [len(bodies(store, name)) for name in "tu"] == [2, 2]


def test_a_loop_that_is_gone_does_not_stop_the_thread(
    database: Database, store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    go = threading.Event()

    async def scenario() -> Writer:
        writer = Writer(database)
        writer.start()
        waiting = [asyncio.ensure_future(writer.write(lambda _: go.wait(30))), asyncio.ensure_future(writer.append(append(1)))]
        await asyncio.sleep(0)
        for request in waiting:
            request.cancel()
        return writer

    writer = asyncio.run(scenario())
    go.set()
    asyncio.run(writer.close())
    assert len(bodies(store)) == 2
    assert any("after the event loop" in record.message for record in caplog.records)
