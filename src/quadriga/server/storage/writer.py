"""Writes for the running server: one thread, many requests to one durable commit.

While a commit waits for the disk, new requests gather; the next commit takes them all. A request is answered when what it
asked is on disk, or when it was refused; one that is refused does not spoil the others. Requests of one batch are appends
first, then changes in the order in which they came: who needs an order awaits.
"""

import asyncio
import logging
import threading
import time
from collections.abc import Callable
from typing import Any, Concatenate, Final, ParamSpec, Self, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError, IntegrityError

from quadriga.kernel.errors import QuadrigaError
from quadriga.server.storage import bulk
from quadriga.server.storage.database import Database
from quadriga.server.storage.errors import Closed, Conflict, WriteFailed
from quadriga.server.storage.rows import Append

P = ParamSpec("P")
T = TypeVar("T")

LARGEST_BATCH: Final = 512
"""Requests in one commit: the rest waits for the next, so that the first of a flood is not answered last."""
ATTEMPTS: Final = 5
"""How often a batch is tried when PostgreSQL rolls it back for the sake of another worker."""
_TRY_AGAIN: Final = ("40001", "40P01")
"""Serialization failure, deadlock: the database took nothing and says so."""

_log = logging.getLogger(__name__)


class _Job:
    """A request: an append or a change, and who waits for it."""

    __slots__ = ("append", "change", "error", "result", "waiter")

    def __init__(
        self, waiter: asyncio.Future[Any], append: Append | None = None, change: Callable[[Connection], Any] | None = None
    ) -> None:
        self.waiter = waiter
        self.append = append
        self.change = change
        self.result: Any = None
        self.error: BaseException | None = None


class Writer:
    """`async with Writer(database) as writer`: the thread lives in between; leaving writes all that was asked before."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._bulk: bulk.Bulk = bulk.SqliteBulk() if database.is_sqlite else bulk.PostgresBulk()
        self._jobs: list[_Job] = []
        self._wake = threading.Condition()
        self._is_closing = False
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread: threading.Thread | None = None
        self._connection: Connection | None = None
        self.batches = 0
        """Commits so far."""
        self.requests = 0
        """What was asked in them."""

    async def __aenter__(self) -> Self:
        self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    def start(self) -> None:
        """Begin to write, for the running event loop."""
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._run, name="quadriga-writer", daemon=True)
        self._thread.start()

    async def close(self) -> None:
        """Write what is waiting, then stop. Later requests raise `Closed`."""
        with self._wake:
            self._is_closing = True
            self._wake.notify()
        if self._thread is not None:
            await asyncio.to_thread(self._thread.join)

    # -- for the event loop ---------------------------------------------------------------------------------------------------

    async def append(self, append: Append) -> None:
        """Add deeds to a table; they are on disk when this returns. Raises `Conflict` or `WriteFailed`.

        Who is cancelled while waiting does not know whether it was written.
        """
        if not append.deeds:
            raise ValueError("an append without deeds has no index to race for")
        await self._ask(append=append)

    async def write(self, change: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Make a change of `storage.changes`; what it raises is raised here, and then nothing of it was written."""
        result: T = await self._ask(change=lambda connection: change(connection, *args, **kwargs))
        return result

    async def _ask(self, append: Append | None = None, change: Callable[[Connection], Any] | None = None) -> Any:
        if self._loop is None:
            raise RuntimeError("the writer was not started")
        job = _Job(self._loop.create_future(), append, change)
        with self._wake:
            if self._is_closing:
                raise Closed("the server is stopping: nothing can be written any more")
            self._jobs.append(job)
            if len(self._jobs) == 1:
                self._wake.notify()
        return await job.waiter

    # -- in the thread --------------------------------------------------------------------------------------------------------

    def _run(self) -> None:
        while batch := self._take():
            self._write(batch)
            self.batches += 1
            self.requests += len(batch)
            self._answer(batch)
        self._disconnect()

    def _take(self) -> list[_Job]:
        with self._wake:
            while not self._jobs and not self._is_closing:
                self._wake.wait()
            batch = self._jobs[:LARGEST_BATCH]
            del self._jobs[:LARGEST_BATCH]
            return batch

    def _answer(self, batch: list[_Job]) -> None:
        assert self._loop is not None
        try:
            self._loop.call_soon_threadsafe(_settle, batch)
        except RuntimeError:  # the loop is closed: nobody waits
            _log.warning("%d writes were finished after the event loop", len(batch))

    def _write(self, batch: list[_Job]) -> None:
        try:
            self._commit(batch)
        except Exception as error:  # whatever it is: nobody may wait for ever, and the next batch may fare better
            _log.exception("a batch of %d writes failed", len(batch))
            self._disconnect(is_broken=True)
            for job in batch:
                job.error = _failed(error)

    def _commit(self, batch: list[_Job]) -> None:
        is_careful = False
        for attempt in range(1, ATTEMPTS + 1):
            transaction = self._connect().begin()
            try:
                self._fill(transaction.connection, batch, is_careful)
            except Exception as error:
                # Nothing is committed, so all of it may be tried again.
                if attempt == ATTEMPTS or (is_careful and not _is_passing(error)):
                    raise
                is_careful = is_careful or not _is_passing(error)
                if _is_lost(error):
                    self._disconnect()
                else:
                    transaction.rollback()
                time.sleep(0.02 * (attempt - 1))
            else:
                transaction.commit()
                return

    def _fill(self, connection: Connection, batch: list[_Job], is_careful: bool) -> None:
        appends = [job for job in batch if job.append is not None]
        if is_careful:
            for job in appends:
                _alone(connection, job, self._append_one)
        elif appends:
            self._append_all(connection, appends)
        for job in batch:
            if job.change is not None:
                _alone(connection, job, _change)

    def _append_all(self, connection: Connection, jobs: list[_Job]) -> None:
        """All in one go; raises when anything is odd, and then `_append_one` finds out what."""
        counts = self._bulk.counts(connection, list({job.append.table_id for job in jobs if job.append}))
        good = []
        for job in jobs:
            append = job.append
            assert append is not None
            found = counts.get(append.table_id)
            if found == append.index:
                counts[append.table_id] = found + len(append.deeds)
                job.error = None
                good.append(append)
            else:
                job.error = Conflict(append.table_id, append.index, found)
        if good:
            bulk.write(self._bulk, connection, good)

    def _append_one(self, connection: Connection, job: _Job) -> None:
        append = job.append
        assert append is not None
        found = self._bulk.counts(connection, [append.table_id]).get(append.table_id)
        if found != append.index:
            raise Conflict(append.table_id, append.index, found)
        try:
            bulk.write(self._bulk, connection, [append])
        except (IntegrityError, bulk.Miscounted) as error:
            raise Conflict(append.table_id, append.index, found) from error

    def _connect(self) -> Connection:
        if self._connection is None:
            self._connection = self._database.writing.connect()
        return self._connection

    def _disconnect(self, is_broken: bool = False) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            try:
                if is_broken:
                    connection.invalidate()
                connection.close()
            except DBAPIError:
                _log.exception("the connection could not be closed")


def _alone(connection: Connection, job: _Job, act: Callable[[Connection, _Job], None]) -> None:
    """Do it so that a failure takes back this job and no other."""
    savepoint = connection.begin_nested()
    try:
        act(connection, job)
        savepoint.commit()
        job.error = None
    except Exception as error:
        if _is_passing(error):
            raise
        savepoint.rollback()
        job.error = error if isinstance(error, QuadrigaError) or job.change else _failed(error)


def _change(connection: Connection, job: _Job) -> None:
    assert job.change is not None
    job.result = job.change(connection)


def _settle(batch: list[_Job]) -> None:
    """In the event loop: answer those who still wait."""
    for job in batch:
        if job.waiter.done():
            continue
        if job.error is None:
            job.waiter.set_result(job.result)
        else:
            job.waiter.set_exception(job.error)


def _failed(error: Exception) -> WriteFailed:
    reason = " ".join(str(error.orig if isinstance(error, DBAPIError) else error).split())
    failed = WriteFailed(f"it could not be written: {reason}")
    failed.__cause__ = error
    return failed


def _is_lost(error: Exception) -> bool:
    return isinstance(error, DBAPIError) and error.connection_invalidated


def _is_passing(error: Exception) -> bool:
    """Whether the same may succeed when it is tried again."""
    return _is_lost(error) or (isinstance(error, DBAPIError) and getattr(error.orig, "sqlstate", None) in _TRY_AGAIN)
