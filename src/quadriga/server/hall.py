"""The hall: all tables that are open in this process, and the one way in which they change.

Whoever looks at a table holds its lock, and a change keeps the lock until its deed is on disk. So nobody ever sees what a crash
could take back. Several processes may keep the same table: the unique index of its deeds decides between them, and a note on
the channel tells the others to read on.
"""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Coroutine, Iterable
from contextlib import suppress
from functools import partial
from typing import Protocol

import msgspec
from litestar.channels import ChannelsPlugin

from quadriga.kernel.errors import QuadrigaError
from quadriga.kernel.registry import find_game
from quadriga.server.storage import changes
from quadriga.server.storage.errors import Conflict
from quadriga.server.storage.rows import Append, Deed, Loaded, Seat
from quadriga.server.storage.rows import Table as Row
from quadriga.server.storage.store import Store
from quadriga.server.storage.writer import Writer
from quadriga.server.summary import say_unknown_rules, summarize
from quadriga.server.thinkers import Thinkers
from quadriga.table.deeds import AnyDeed, read_deed, write_deed
from quadriga.table.errors import TableError
from quadriga.table.setup import Setup, read_setup, version_of, write_setup
from quadriga.table.table import Table
from quadriga.table.wire import ChatLine

MOST_IDLE = 300
"""Tables kept in memory though nobody is there."""
CHANNEL = "quadriga_tables"
"""One for all tables: they come and go, and a PostgreSQL that is listened to takes its time over each new channel."""
ROLL_CALL_S = 30.0
"""How often processes tell each other who is there; one that was not heard of for three times as long is dead."""

log = logging.getLogger("quadriga.server")


def now_ms() -> int:
    """The server's clock."""
    return time.time_ns() // 1_000_000


Decide = Callable[[Table, int], AnyDeed | None]
"""Checks a request against a table, at a time; its deed, or None if there is nothing to do."""


class Note(msgspec.Struct, frozen=True, omit_defaults=True):
    """What passes on the channel: that something changed at a table, and nothing that a seat alone may know."""

    worker: str
    deeds: int = 0
    guests: tuple[str, ...] | None = None
    """Who of those that have a seat is at the table in that process."""
    is_asking: bool = False
    """The others are to say who is there with them."""
    chat: ChatLine | None = None
    """Something that was said, for all at the table to read."""
    rematch: str = ""


_NOTES = msgspec.json.Decoder(tuple[str, Note])


def may_watch(table: Table, guest: str) -> bool:
    """Whether somebody may see a table at all: who sits there, whoever may come to a free seat, and onlookers if allowed."""
    return table.setup.onlookers or table.status == "waiting" or bool(table.seats_of(guest))


class Watcher(Protocol):
    """A connection that wants to know."""

    guest: str

    def wake(self) -> None:
        """The table may have changed."""

    def hear(self, line: ChatLine) -> None:
        """Somebody said something."""


class Live:
    """One table in memory."""

    def __init__(self, table: Table, rematch: str) -> None:
        self.table = table
        self.rematch = rematch
        self.version = 0
        """Grows with everything that watchers are to be told."""
        self.is_void = False
        """What the table holds may not be on disk, and nobody can say: it is not to be seen any more."""
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.elsewhere: dict[str, tuple[float, frozenset[str]]] = {}
        """Who is at the table in other processes, and when those told it."""
        self.left_ms: dict[str, int] = {}
        """When guests were last seen here."""
        self.thoughts: dict[int, asyncio.Task[None]] = {}

    def change(self) -> None:
        """Something to be told to all watchers."""
        self.version += 1
        self.wake()

    def wake(self) -> None:
        """Let the watchers see whether there is something new."""
        for watcher in tuple(self.watchers):
            watcher.wake()

    def here(self) -> frozenset[str]:
        """The guests at the table in this process."""
        return frozenset(watcher.guest for watcher in self.watchers)

    def present(self) -> frozenset[str]:
        """The guests at the table, in all processes."""
        alive = time.monotonic() - 3 * ROLL_CALL_S
        return self.here().union(*(guests for told, guests in self.elsewhere.values() if told > alive))

    @property
    def is_idle(self) -> bool:
        return not self.watchers and not self.thoughts and not self.lock.locked()


class Hall:
    """All of them."""

    def __init__(
        self, store: Store, writer: Writer, thinkers: Thinkers, channels: ChannelsPlugin, is_shared: bool, absent_ms: int
    ) -> None:
        self.store = store
        self.writer = writer
        self.thinkers = thinkers
        self.channels = channels
        self.is_shared = is_shared
        self.absent_ms = absent_ms
        self.worker = secrets.token_hex(4)
        self._live: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._ears: list[asyncio.Task[None]] = []
        self._is_listening = asyncio.Event()
        self._is_closing = False

    # -- opening and finding ------------------------------------------------------------------------------------------------

    async def open(self, setup: Setup, after: str = "") -> Live:
        """A new table; with `after`, the one where the company of that table plays again, unless there is one already."""
        table = Table(setup)
        row = Row(
            id=setup.id,
            game=setup.config.game,
            status=table.status,
            host=setup.host,
            setup=write_setup(setup),
            listed=setup.listed,
            summary=summarize(table),
            acting=msgspec.json.encode(table.acting()).decode(),
            bot_due=bool(table.bots_due()),
            created_ms=setup.created_ms,
            updated_ms=setup.created_ms,
        )
        seats = tuple(Seat(chair.seat, chair.guest or None) for chair in table.chairs)
        if after:
            stands = await self.writer.write(changes.create_rematch, after, row, seats, ())
            if stands != setup.id:
                return await self.find(stands or after)
        else:
            await self.writer.write(changes.create_table, row, seats, ())
        live = self._keep(Live(table, ""))
        self._wake_bots(live)
        return live

    async def find(self, table_id: str) -> Live:
        """A table by its id, as it is now; raises `TableError`."""
        live = self._live.get(table_id)
        if live is None:
            task = self._loading.get(table_id)
            if task is None:
                task = self._loading[table_id] = asyncio.ensure_future(self._load(table_id))
                task.add_done_callback(lambda _: self._loading.pop(table_id, None))
            return await asyncio.shield(task)
        if self.is_shared:
            # A note may still be on its way, and whoever asks may know from another process what it says.
            async with live.lock:
                await self._catch_up(live)
        return live

    async def _load(self, table_id: str) -> Live:
        loaded = await asyncio.to_thread(self.store.load, table_id)
        if loaded is None:
            raise TableError("gone", "There is no such table.")
        live = self._keep(Live(_fold(loaded), loaded.table.rematch))
        self._wake_bots(live)
        return live

    def _keep(self, live: Live) -> Live:
        self._live[live.table.setup.id] = live
        if len(self._live) > MOST_IDLE:
            for table_id, other in list(self._live.items())[: len(self._live) - MOST_IDLE]:
                if other.is_idle and other is not live:
                    del self._live[table_id]
        return live

    # -- changing -------------------------------------------------------------------------------------------------------------

    async def perform(self, live: Live, decide: Decide, made_at: tuple[int, int] | None = None) -> None:
        """Let a request change a table; raises `TableError` and changes nothing if it cannot.

        With `made_at`, seat and index, the request belongs to the question that the seat had at that index.
        """
        # The change goes on when whoever asked for it is gone: its deed may be on its way to the disk.
        await asyncio.shield(self._begin(self._perform(live, decide, made_at)))

    def _begin(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        """Something that is finished before the hall closes."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _perform(self, live: Live, decide: Decide, made_at: tuple[int, int] | None) -> None:
        async with live.lock:
            table = live.table
            if live.is_void:
                raise TableError("gone", "The table has to be fetched anew: try again.")
            if made_at is not None and table.is_stale(*made_at):
                raise TableError("stale", "The table has moved on since: here it is as it stands now.")
            now = now_ms()
            deed = decide(table, now)
            if deed is None:
                return
            before = [chair.guest for chair in table.chairs]
            at = table.index
            try:
                table.apply(deed)
                await self.writer.append(
                    Append(
                        table_id=table.setup.id,
                        index=at,
                        deeds=(Deed(now, write_deed(deed)),),
                        status=table.status,
                        summary=summarize(table),
                        acting=msgspec.json.encode(table.acting()).decode(),
                        bot_due=bool(table.bots_due()),
                        updated_ms=now,
                        seats=tuple(
                            Seat(chair.seat, chair.guest or None) for chair in table.chairs if chair.guest != before[chair.seat]
                        ),
                    )
                )
            except Conflict:
                await self._reload(live)
                raise TableError("stale", "The table has moved on since: here it is as it stands now.") from None
            except BaseException:
                await self._reload(live)
                raise
            live.version += 1  # told to whoever asked as the answer, to the others when they hear the note
        self.announce(live, Note(self.worker, deeds=live.table.index))
        self._wake_bots(live)

    async def _reload(self, live: Live) -> None:
        """Forget what this process believed of a table; the storage knows. If it cannot say, everybody has to come again."""
        live.is_void = True
        live.change()
        try:
            loaded = await asyncio.to_thread(self.store.load, live.table.setup.id)
            if loaded is not None:
                live.table, live.rematch = _fold(loaded), loaded.table.rematch
                live.is_void = False
        finally:
            if live.is_void:
                self._live.pop(live.table.setup.id, None)

    async def _catch_up(self, live: Live) -> None:
        """Read on what other processes wrote. The caller holds the lock."""
        rows = await asyncio.to_thread(self.store.deeds_since, live.table.setup.id, live.table.index)
        for row in rows:
            live.table.apply(read_deed(row.body))
        if rows:
            live.change()

    # -- telling --------------------------------------------------------------------------------------------------------------

    def announce(self, live: Live, note: Note) -> None:
        """Tell everybody at a table, in all processes, that something changed."""
        with suppress(RuntimeError):  # the channel closes before the hall does
            self.channels.publish(msgspec.json.encode((live.table.setup.id, note)), CHANNEL)

    async def join(self, live: Live, watcher: Watcher) -> None:
        """From now on the watcher is told."""
        if not self._ears:
            self._ears = [asyncio.ensure_future(self._listen())]
            if self.is_shared:
                self._ears.append(asyncio.ensure_future(self._call_the_roll()))
        await self._is_listening.wait()
        is_first = not live.watchers
        live.watchers.add(watcher)
        live.change()
        if is_first and self.is_shared:
            async with live.lock:
                await self._catch_up(live)
        self._tell_presence(live, is_asking=is_first)

    def leave(self, live: Live, watcher: Watcher) -> None:
        """The watcher is gone."""
        live.watchers.discard(watcher)
        live.change()
        live.left_ms[watcher.guest] = now_ms()
        self._tell_presence(live)

    def _tell_presence(self, live: Live, is_asking: bool = False) -> None:
        # Of onlookers nobody is told, and a note has to stay small.
        guests = live.here().intersection(chair.guest for chair in live.table.chairs)
        self.announce(live, Note(self.worker, guests=tuple(sorted(guests)), is_asking=is_asking))

    def is_absent(self, live: Live, guest: str) -> bool:
        """Whether a person has been away for so long that others may let a bot play."""
        return guest not in live.present() and now_ms() - live.left_ms.get(guest, live.table.since_ms) >= self.absent_ms

    async def _listen(self) -> None:
        async with self.channels.start_subscription(CHANNEL) as subscriber:
            self._is_listening.set()
            async for message in subscriber.iter_events():
                try:
                    table_id, note = _NOTES.decode(message)
                    if live := self._live.get(table_id):
                        self._hear(live, note)
                except Exception:
                    log.exception("a note could not be followed")

    def _hear(self, live: Live, note: Note) -> None:
        if note.deeds > live.table.index:
            self._begin(self._follow(live))
        if note.guests is not None and note.worker != self.worker:
            self._hear_presence(live, note.worker, note.guests, note.is_asking)
        if note.rematch:
            live.rematch = note.rematch
            live.change()
        if note.chat is not None:
            for watcher in tuple(live.watchers):
                watcher.hear(note.chat)
        live.wake()

    def _hear_presence(self, live: Live, worker: str, guests: tuple[str, ...], is_asking: bool) -> None:
        before = live.present()
        live.elsewhere[worker] = (time.monotonic(), frozenset(guests))
        gone = before - live.present()
        live.left_ms.update(dict.fromkeys(gone, now_ms()))
        if live.present() != before:
            live.change()
        if is_asking:
            self._tell_presence(live)

    async def _follow(self, live: Live) -> None:
        """Read on what another process did."""
        async with live.lock:
            await self._catch_up(live)
        self._wake_bots(live)

    async def _call_the_roll(self) -> None:
        while True:
            await asyncio.sleep(ROLL_CALL_S)
            for live in tuple(self._live.values()):
                if live.watchers:
                    self._tell_presence(live)

    # -- bots -----------------------------------------------------------------------------------------------------------------

    async def wake_all_bots(self) -> None:
        """After a start: whoever was due when the server went down is due again."""
        for table_id in await asyncio.to_thread(self.store.bots_due):
            try:
                await self.find(table_id)
            except TableError as error:
                log.warning("table %s stays closed: %s", table_id, error)
            except QuadrigaError:
                log.exception("table %s cannot be taken up again", table_id)

    def _wake_bots(self, live: Live) -> None:
        if self._is_closing or live.is_void:
            return
        for seat, spec in live.table.bots_due():
            if seat not in live.thoughts:
                task = asyncio.ensure_future(self._think(live, seat, spec))
                live.thoughts[seat] = task
                task.add_done_callback(partial(self._thought, live, seat))

    def _thought(self, live: Live, seat: int, _: asyncio.Task[None]) -> None:
        live.thoughts.pop(seat, None)
        self._wake_bots(live)

    async def _think(self, live: Live, seat: int, spec: str) -> None:
        try:
            async with live.lock:
                if (seat, spec) not in live.table.bots_due():
                    return
                index, state = live.table.index, live.table.state.clone()
                seed = secrets.randbits(60)
            move = await self.thinkers.choose(state, seat, spec, seed)

            def decide(table: Table, now: int) -> AnyDeed | None:
                return table.decide_move(seat, move, False, now) if (seat, spec) in table.bots_due() else None

            await self.perform(live, decide, (seat, index))
        except Exception as error:
            if isinstance(error, TableError) and error.code == "stale":
                return  # whoever is due now thinks anew
            log.exception("table %s: the bot %s at seat %d could not decide", live.table.setup.id, spec, seat)
            await asyncio.sleep(1.0)

    # -- end ------------------------------------------------------------------------------------------------------------------

    async def close(self) -> None:
        """Stop thinking and listening; changes on their way are finished."""
        self._is_closing = True
        pending = [*self._ears, *(task for live in self._live.values() for task in live.thoughts.values())]
        for task in pending:
            task.cancel()
        await _all_done([*pending, *self._tasks])


async def _all_done(tasks: Iterable[asyncio.Task[None]]) -> None:
    await asyncio.gather(*tasks, return_exceptions=True)


def _fold(loaded: Loaded) -> Table:
    meta = find_game(loaded.table.game).meta
    # Before anything else is read: a later release may have written the rest in a way that is not known here.
    version = version_of(loaded.table.setup)
    if version not in meta.versions:
        raise TableError("unknown_rules", say_unknown_rules(meta, version))
    return Table(read_setup(loaded.table.setup), [read_deed(deed.body) for deed in loaded.deeds])
