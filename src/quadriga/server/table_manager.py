"""Keeps the tables that are in memory in this process, and changes them.

Whoever reads a table holds its lock, and a change keeps the lock until its deed is on disk. So nobody ever sees what a crash
could take back. Several processes may keep the same table: the unique index of its deeds decides between them, and a
notification on the channel makes the others read on from storage.
"""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from functools import partial
from typing import Protocol

import msgspec
from litestar.channels import ChannelsPlugin

from quadriga.kernel.errors import QuadrigaError
from quadriga.kernel.registry import find_game
from quadriga.server.bot_pool import BotPool
from quadriga.server.clock import now_ms
from quadriga.server.language import refusal
from quadriga.server.storage import changes
from quadriga.server.storage.errors import Conflict
from quadriga.server.storage.rows import Append, Deed, Loaded, Seat
from quadriga.server.storage.rows import Table as Row
from quadriga.server.storage.store import Store
from quadriga.server.storage.writer import Writer
from quadriga.server.summary import summarize
from quadriga.table.codec import read_deed, write_deed
from quadriga.table.deeds import Deed as TableDeed
from quadriga.table.errors import Stale, TableError
from quadriga.table.messages import ChatLine
from quadriga.table.setup import Setup, read_setup, version_of, write_setup
from quadriga.table.table import Table
from quadriga.table.verbs.base import check_fresh
from quadriga.table.verbs.playing import Submit

MAX_IDLE_TABLES = 300
"""Tables kept in memory though nobody is there."""
CHANNEL = "quadriga_tables"
"""One for all tables: they come and go, and PostgreSQL takes its time over each new channel that is listened to."""
PRESENCE_INTERVAL_S = 30.0
"""How often processes tell each other who is present; one that was silent for three times as long is taken for dead."""

log = logging.getLogger("quadriga.server")


Decide = Callable[[Table, int], TableDeed | None]
"""Checks a request against a table, at a time; its deed, or None if there is nothing to do."""


class Notification(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is published on the channel: that something changed at a table, and nothing that a seat alone may know."""

    worker: str
    deeds: int = 0
    guests: tuple[str, ...] | None = None
    """Who of those that have a seat is connected to that process."""
    is_asking: bool = False
    """The other processes are to publish who is connected to them."""
    chat: ChatLine | None = None
    """A line of chat, for all at the table to read."""
    rematch: str = ""


_NOTIFICATIONS = msgspec.json.Decoder(tuple[str, Notification])


def may_watch(table: Table, guest: str) -> bool:
    """Whether somebody may see a table at all: who sits there, whoever may come to a free seat, and onlookers if allowed."""
    return table.setup.onlookers or table.status == "waiting" or bool(table.seats_of(guest))


class Watcher(Protocol):
    """A connection to a table."""

    guest: str

    def wake(self) -> None:
        """The table may have changed."""

    def on_chat(self, line: ChatLine) -> None:
        """Somebody said something."""


class ActiveTable:
    """One table in memory, with its lock, its connections and the bots that are thinking for it."""

    def __init__(self, table: Table, rematch: str) -> None:
        self.table = table
        self.rematch = rematch
        self.version = 0
        """Grows with everything that watchers are to be sent."""
        self.is_invalid = False
        """What the table holds may not be on disk, and nobody can say: it must not be shown any more."""
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.remote_guests: dict[str, tuple[float, frozenset[str]]] = {}
        """Who is connected to other processes, and when those said so."""
        self.left_ms: dict[str, int] = {}
        """When guests were last seen here."""
        self.bot_tasks: dict[int, asyncio.Task[None]] = {}
        """The bots that are thinking, by seat."""

    def mark_changed(self) -> None:
        """There is something to be sent to all watchers."""
        self.version += 1
        self.wake()

    def wake(self) -> None:
        """Let the watchers see whether there is something new."""
        for watcher in tuple(self.watchers):
            watcher.wake()

    def local_guests(self) -> frozenset[str]:
        """The guests who are connected to this process."""
        return frozenset(watcher.guest for watcher in self.watchers)

    def present(self) -> frozenset[str]:
        """The guests who are connected, to whichever process."""
        alive = time.monotonic() - 3 * PRESENCE_INTERVAL_S
        return self.local_guests().union(*(guests for at, guests in self.remote_guests.values() if at > alive))

    @property
    def is_idle(self) -> bool:
        return not self.watchers and not self.bot_tasks and not self.lock.locked()


class TableManager:
    """All tables that are in memory."""

    def __init__(
        self, store: Store, writer: Writer, bot_pool: BotPool, channels: ChannelsPlugin, is_shared: bool, absent_ms: int
    ) -> None:
        self.store = store
        self.writer = writer
        self.bot_pool = bot_pool
        self.channels = channels
        self.is_shared = is_shared
        self.absent_ms = absent_ms
        self.worker = secrets.token_hex(4)
        self._active: dict[str, ActiveTable] = {}
        self._loading: dict[str, asyncio.Task[ActiveTable]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._channel_tasks: list[asyncio.Task[None]] = []
        self._is_listening = asyncio.Event()
        self._is_closing = False

    # -- opening and finding ------------------------------------------------------------------------------------------------

    async def open(self, setup: Setup, after: str = "") -> ActiveTable:
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
        active = self._keep(ActiveTable(table, ""))
        self._wake_bots(active)
        return active

    async def find(self, table_id: str) -> ActiveTable:
        """A table by its id, as it is now; raises `TableError`."""
        active = self._active.get(table_id)
        if active is None:
            task = self._loading.get(table_id)
            if task is None:
                task = self._loading[table_id] = asyncio.ensure_future(self._load(table_id))
                task.add_done_callback(lambda _: self._loading.pop(table_id, None))
            return await asyncio.shield(task)
        if self.is_shared:
            # A notification may still be on its way, and whoever asks may know from another process what it says.
            async with active.lock:
                await self._catch_up(active)
        return active

    async def _load(self, table_id: str) -> ActiveTable:
        loaded = await asyncio.to_thread(self.store.load, table_id)
        if loaded is None:
            raise refusal("gone", "no-table")
        active = self._keep(ActiveTable(_fold(loaded), loaded.table.rematch))
        self._wake_bots(active)
        return active

    def _keep(self, active: ActiveTable) -> ActiveTable:
        self._active[active.table.setup.id] = active
        if len(self._active) > MAX_IDLE_TABLES:
            for table_id, other in list(self._active.items())[: len(self._active) - MAX_IDLE_TABLES]:
                if other.is_idle and other is not active:
                    del self._active[table_id]
        return active

    # -- changing -------------------------------------------------------------------------------------------------------------

    async def perform(self, active: ActiveTable, decide: Decide) -> None:
        """Let a request change a table; raises `TableError` and changes nothing if it cannot."""
        # The change goes on when whoever asked for it is gone: its deed may be on its way to the disk.
        await asyncio.shield(self._start_task(self._perform(active, decide)))

    def _start_task(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        """Run something that is finished before the manager closes."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _perform(self, active: ActiveTable, decide: Decide) -> None:
        async with active.lock:
            table = active.table
            if active.is_invalid:
                raise refusal("gone", "fetch-anew")
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
                await self._reload(active)
                raise Stale from None
            except BaseException:
                await self._reload(active)
                raise
            active.version += 1  # sent to whoever asked as the answer, to the others when the notification arrives
        self.publish(active, Notification(self.worker, deeds=active.table.index))
        self._wake_bots(active)

    async def _reload(self, active: ActiveTable) -> None:
        """Load a table anew after a failed write: storage knows what it holds. If it cannot say, everybody must reconnect."""
        active.is_invalid = True
        active.mark_changed()
        try:
            loaded = await asyncio.to_thread(self.store.load, active.table.setup.id)
            if loaded is not None:
                active.table, active.rematch = _fold(loaded), loaded.table.rematch
                active.is_invalid = False
        finally:
            if active.is_invalid:
                self._active.pop(active.table.setup.id, None)

    async def _catch_up(self, active: ActiveTable) -> None:
        """Read on what other processes wrote. The caller holds the lock."""
        rows = await asyncio.to_thread(self.store.deeds_since, active.table.setup.id, active.table.index)
        for row in rows:
            active.table.apply(read_deed(row.body))
        if rows:
            active.mark_changed()

    # -- notifications and presence -------------------------------------------------------------------------------------------

    def publish(self, active: ActiveTable, notification: Notification) -> None:
        """Tell everybody at a table, in all processes, that something changed."""
        with suppress(RuntimeError):  # the channel closes before the manager does
            self.channels.publish(msgspec.json.encode((active.table.setup.id, notification)), CHANNEL)

    async def join(self, active: ActiveTable, watcher: Watcher) -> None:
        """Add a connection; from now on it is woken."""
        if not self._channel_tasks:
            self._channel_tasks = [asyncio.ensure_future(self._listen())]
            if self.is_shared:
                self._channel_tasks.append(asyncio.ensure_future(self._publish_presence_regularly()))
        await self._is_listening.wait()
        is_first = not active.watchers
        active.watchers.add(watcher)
        active.mark_changed()
        if is_first and self.is_shared:
            async with active.lock:
                await self._catch_up(active)
        self._publish_presence(active, is_asking=is_first)

    def leave(self, active: ActiveTable, watcher: Watcher) -> None:
        """Remove a connection."""
        active.watchers.discard(watcher)
        active.mark_changed()
        active.left_ms[watcher.guest] = now_ms()
        self._publish_presence(active)

    def _publish_presence(self, active: ActiveTable, is_asking: bool = False) -> None:
        # Who looks on is nobody's business, and a notification has to stay small.
        guests = active.local_guests().intersection(chair.guest for chair in active.table.chairs)
        self.publish(active, Notification(self.worker, guests=tuple(sorted(guests)), is_asking=is_asking))

    def is_absent(self, active: ActiveTable, guest: str) -> bool:
        """Whether a person has been away for so long that others may let a bot play."""
        return guest not in active.present() and now_ms() - active.left_ms.get(guest, active.table.since_ms) >= self.absent_ms

    async def _listen(self) -> None:
        async with self.channels.start_subscription(CHANNEL) as subscriber:
            self._is_listening.set()
            async for message in subscriber.iter_events():
                try:
                    table_id, notification = _NOTIFICATIONS.decode(message)
                    if active := self._active.get(table_id):
                        self._on_notification(active, notification)
                except Exception:
                    log.exception("a notification could not be handled")

    def _on_notification(self, active: ActiveTable, notification: Notification) -> None:
        if notification.deeds > active.table.index:
            self._start_task(self._read_on(active))
        if notification.guests is not None and notification.worker != self.worker:
            self._on_presence(active, notification.worker, notification.guests, notification.is_asking)
        if notification.rematch:
            active.rematch = notification.rematch
            active.mark_changed()
        if notification.chat is not None:
            for watcher in tuple(active.watchers):
                watcher.on_chat(notification.chat)
        active.wake()

    def _on_presence(self, active: ActiveTable, worker: str, guests: tuple[str, ...], is_asking: bool) -> None:
        before = active.present()
        active.remote_guests[worker] = (time.monotonic(), frozenset(guests))
        gone = before - active.present()
        active.left_ms.update(dict.fromkeys(gone, now_ms()))
        if active.present() != before:
            active.mark_changed()
        if is_asking:
            self._publish_presence(active)

    async def _read_on(self, active: ActiveTable) -> None:
        """Read on what another process did."""
        async with active.lock:
            await self._catch_up(active)
        self._wake_bots(active)

    async def _publish_presence_regularly(self) -> None:
        while True:
            await asyncio.sleep(PRESENCE_INTERVAL_S)
            for active in tuple(self._active.values()):
                if active.watchers:
                    self._publish_presence(active)

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

    def _wake_bots(self, active: ActiveTable) -> None:
        if self._is_closing or active.is_invalid:
            return
        for seat, spec in active.table.bots_due():
            if seat not in active.bot_tasks:
                task = asyncio.ensure_future(self._play_bot(active, seat, spec))
                active.bot_tasks[seat] = task
                task.add_done_callback(partial(self._on_bot_done, active, seat))

    def _on_bot_done(self, active: ActiveTable, seat: int, _: asyncio.Task[None]) -> None:
        active.bot_tasks.pop(seat, None)
        self._wake_bots(active)

    async def _play_bot(self, active: ActiveTable, seat: int, spec: str) -> None:
        try:
            async with active.lock:
                if (seat, spec) not in active.table.bots_due():
                    return
                index, state = active.table.index, active.table.state.clone()
                seed = secrets.randbits(60)
            move = await self.bot_pool.choose(state, seat, spec, seed)

            submit = Submit(seat=seat, index=index, move=move)

            def decide(table: Table, now: int) -> TableDeed | None:
                check_fresh(table, seat, index)
                return submit.decide(table, now) if (seat, spec) in table.bots_due() else None

            await self.perform(active, decide)
        except Stale:
            return  # whichever bot is due now begins anew
        except Exception:
            log.exception("table %s: the bot %s at seat %d could not decide", active.table.setup.id, spec, seat)
            await asyncio.sleep(1.0)

    # -- end ------------------------------------------------------------------------------------------------------------------

    async def close(self) -> None:
        """Stop the bots and the channel; changes on their way are finished."""
        self._is_closing = True
        pending = [*self._channel_tasks, *(task for active in self._active.values() for task in active.bot_tasks.values())]
        for task in pending:
            task.cancel()
        await asyncio.gather(*pending, *self._tasks, return_exceptions=True)


def _fold(loaded: Loaded) -> Table:
    meta = find_game(loaded.table.game).meta
    # Before anything else is read: a later release may have written the rest in a way that is not known here.
    version = version_of(loaded.table.setup)
    if version not in meta.versions:
        raise refusal("unknown_rules", "unknown-rules", version=version, title=meta.title)
    return Table(read_setup(loaded.table.setup), [read_deed(deed.body) for deed in loaded.deeds])
