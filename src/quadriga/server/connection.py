"""One WebSocket connection to one table: handles the requests of a page, and sends it the state after every change.

A message is built when it can be sent: a slow reader gets fewer states, each complete but for the log, of which it gets every
line once.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from functools import partial, singledispatchmethod
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from quadriga.server.clock import now_ms
from quadriga.server.language import refusal
from quadriga.server.rate_limits import TokenBucket, TokenBuckets
from quadriga.server.settings import Limits
from quadriga.server.storage import changes
from quadriga.server.storage.rows import Chat
from quadriga.server.table_manager import ActiveTable, Notification, TableManager, may_watch
from quadriga.server.text import one_line
from quadriga.table.codec import read_request
from quadriga.table.deeds import Deed
from quadriga.table.errors import Stale, TableError
from quadriga.table.messages import (
    ChatLine,
    ChatMessage,
    ClientMessage,
    HintMessage,
    Look,
    Ping,
    Pong,
    Preview,
    RefusedMessage,
    Say,
    ServerMessage,
    Why,
    WhyMessage,
)
from quadriga.table.snapshot import Viewer, explain_target, preview_message, say_option, state_message
from quadriga.table.table import Table
from quadriga.table.verbs.base import Change, Requester, check_fresh, check_owner
from quadriga.table.verbs.leaving import ComeBack
from quadriga.table.verbs.playing import Hint

CLOSE_TOO_MANY = 4429
CLOSE_GONE = 4404
CLOSE_FORBIDDEN = 4403
CLOSE_UNKNOWN_RULES = 4409
CLOSE_FAULT = 4500

_ENCODER = msgspec.json.Encoder()

HINT_BOT = "search:400ms"
MAX_OUTBOX = 64
"""Answers that may wait for a slow reader before it is let go."""


class Connection:
    """A page at a table."""

    def __init__(
        self,
        tables: TableManager,
        active: ActiveTable,
        socket: WebSocket[Any, Any, Any],
        viewer: Viewer,
        name: str,
        limits: Limits,
        chat_limit: TokenBuckets,
    ) -> None:
        self.tables = tables
        self.active = active
        self.socket = socket
        self.viewer = viewer
        self.guest = viewer.guest
        self._requester = Requester(viewer.guest, partial(tables.is_absent, active))
        self.name = name
        self.limits = limits
        self._outbox: deque[Callable[[], bytes]] = deque()
        self._sent_version = -1
        """The version of the table that the page has."""
        self._wakeup = asyncio.Event()
        self._message_limit = TokenBucket(limits.messages_a_second, limits.messages_at_once)
        self._chat_limit = chat_limit
        self._chat_lines: deque[ChatLine] = deque()
        self._hint_task: asyncio.Task[None] | None = None

    # -- sending -----------------------------------------------------------------------------------------------------------

    def wake(self) -> None:
        """The table may have changed: send its state when there is time, unless the page has it."""
        self._wakeup.set()

    def on_chat(self, line: ChatLine) -> None:
        """Somebody said something."""
        self._chat_lines.append(line)
        self._wakeup.set()

    def answer(self, message: ServerMessage) -> None:
        """Send this page a message."""
        content = _ENCODER.encode(message)
        self._enqueue(lambda: content)

    def _refuse(self, ref: int, error: TableError) -> None:
        reason = error.reason
        self.answer(RefusedMessage(ref, error.code, reason.say(self.viewer.language), reason.rule))

    def _enqueue(self, make: Callable[[], bytes]) -> None:
        if len(self._outbox) >= MAX_OUTBOX:
            raise WebSocketDisconnect(detail="the page does not read", code=CLOSE_TOO_MANY)
        self._outbox.append(make)
        self._wakeup.set()

    def _state(self, ref: int = 0, chat: tuple[ChatLine, ...] | None = None) -> bytes:
        active = self.active
        self._sent_version = active.version
        self._update_viewer()
        return _ENCODER.encode(
            state_message(active.table, self.viewer, active.present(), now_ms(), rematch=active.rematch, ref=ref, chat=chat)
        )

    def _update_viewer(self) -> None:
        """A seat that moved to another device is no longer looked through; one that was won is."""
        mine = self.active.table.seats_of(self.guest)
        if self.viewer.eyes not in mine:
            eyes = mine[0] if mine else None
            if eyes != self.viewer.eyes:
                self.viewer = Viewer(self.guest, eyes, self.viewer.language)

    async def _send(self) -> None:
        """The sender: answers first, then chat, then the state if it changed."""
        while True:
            await self._wakeup.wait()
            self._wakeup.clear()
            while self._outbox or self._chat_lines or self._sent_version != self.active.version:
                async with self.active.lock:
                    if self.active.is_invalid:
                        return await self.socket.close(code=CLOSE_FAULT, reason="a fault on our side")
                    # The game may have begun without this guest, or the seat moved to another device.
                    if not may_watch(self.active.table, self.guest):
                        return await self.socket.close(code=CLOSE_FORBIDDEN, reason="players only")
                    content = self._next_message()
                await self.socket.send_data(content, mode="text", encoding="utf-8")

    def _next_message(self) -> bytes:
        if self._outbox:
            return self._outbox.popleft()()
        if self._chat_lines:
            return _ENCODER.encode(ChatMessage(self._chat_lines.popleft()))
        return self._state()

    # -- receiving ---------------------------------------------------------------------------------------------------------

    async def run(self, seen: int | None) -> None:
        """Serve the page until it goes."""
        chat = tuple(
            chat_line(row) for row in await asyncio.to_thread(self.tables.store.chat_of, self.active.table.setup.id, 200)
        )
        await self.tables.join(self.active, self)
        try:
            await self._come_back()
            async with self.active.lock:
                eyes = self.viewer.eyes
                self._update_viewer()
                if seen is not None and self.viewer.eyes == eyes:
                    self.viewer.resume(self.active.table, seen)
                first = self._state(chat=chat)
            self._enqueue(lambda: first)
            sender = asyncio.ensure_future(self._send())
            try:
                await self._read(sender)
            finally:
                sender.cancel()
                with suppress(asyncio.CancelledError, WebSocketDisconnect, OSError, RuntimeError):
                    await sender
        finally:
            if self._hint_task is not None:
                self._hint_task.cancel()
            self.tables.leave(self.active, self)

    async def _read(self, sender: "asyncio.Future[None]") -> None:
        while not sender.done():
            text = await self.socket.receive_data(mode="text")
            if len(text) > self.limits.message_bytes:
                self._refuse(0, refusal("limit", "message-too-long", characters=self.limits.message_bytes))
                continue
            # Unreadable ones count, too; whoever waits for an answer to a readable one gets it by its number.
            is_too_fast = not self._message_limit.take()
            if is_too_fast:
                await asyncio.sleep(0.25)
            try:
                request = read_request(text)
            except (msgspec.ValidationError, msgspec.DecodeError, UnicodeError, RecursionError) as error:
                self._refuse(0, refusal("bad", "message-unreadable", error=str(error)))
                continue
            if is_too_fast:
                self._refuse(request.ref, refusal("limit", "too-many-messages"))
                continue
            await self._answer(request)

    async def _come_back(self) -> None:
        """A person who returns has their seats again."""
        for seat in self.active.table.seats_of(self.guest):
            if self.active.table.chairs[seat].has_stand_in:
                with suppress(TableError):
                    await self.tables.perform(self.active, ComeBack(seat=seat).decide)

    # -- requests ----------------------------------------------------------------------------------------------------------

    async def _answer(self, request: ClientMessage) -> None:
        try:
            await self._handle(request)
        except TableError as error:
            self._refuse(request.ref, error)
            if isinstance(error, Stale):
                self._sent_version = -1
                self.wake()

    @singledispatchmethod
    async def _handle(self, request: ClientMessage) -> None:
        """Do what a request asks for; the handlers below are found by its type."""
        raise NotImplementedError(type(request))

    @_handle.register
    async def _change(self, change: Change) -> None:
        """Any change: acknowledged by the state that it led to."""
        await self._perform(change)
        self._enqueue(lambda: self._state(change.ref))

    async def _perform(self, change: Change) -> None:
        def decide(table: Table, now: int) -> Deed | None:
            change.permit(table, self._requester)
            return change.decide(table, now)

        await self.tables.perform(self.active, decide)

    @_handle.register
    async def _preview(self, request: Preview) -> None:
        async with self.active.lock:
            check_owner(self.active.table, request.seat, self.guest)
            check_fresh(self.active.table, request.seat, request.index)
            self.answer(preview_message(self.active.table, request.seat, request.move, request.ref, self.viewer.language))

    @_handle.register
    async def _why(self, request: Why) -> None:
        async with self.active.lock:
            check_owner(self.active.table, request.seat, self.guest)
            reason = explain_target(self.active.table, request.seat, request.chosen[:8], request.target)
        self.answer(WhyMessage(request.ref, reason.say(self.viewer.language), reason.rule))

    @_handle.register
    async def _hint(self, request: Hint) -> None:
        check_owner(self.active.table, request.seat, self.guest)
        if self._hint_task is not None and not self._hint_task.done():
            raise refusal("limit", "bot-is-thinking")
        await self._perform(request)
        self._hint_task = asyncio.ensure_future(self._give_hint(request))

    async def _give_hint(self, request: Hint) -> None:
        async with self.active.lock:
            index, state = self.active.table.index, self.active.table.state.clone()
        try:
            notation = await self.tables.bot_pool.choose(state, request.seat, HINT_BOT, index)
        except (TimeoutError, BrokenProcessPool):
            self._refuse(request.ref, refusal("gone", "bot-found-nothing"))
            return
        async with self.active.lock:
            table = self.active.table
            try:
                check_owner(table, request.seat, self.guest)
                move = table.legal_move(request.seat, notation)
            except TableError:
                self._refuse(request.ref, refusal("stale", "moved-on"))
                return
            self.answer(HintMessage(request.ref, notation, say_option(table, request.seat, move, self.viewer.language)))

    @_handle.register
    async def _look(self, request: Look) -> None:
        check_owner(self.active.table, request.seat, self.guest)
        if request.seat != self.viewer.eyes:
            self.viewer = Viewer(self.guest, request.seat, self.viewer.language)
        self._enqueue(lambda: self._state(request.ref))

    @_handle.register
    async def _say(self, request: Say) -> None:
        text = one_line(request.text)
        if not text:
            raise refusal("bad", "nothing-said")
        if len(text) > self.limits.chat_length:
            raise refusal("limit", "chat-too-long", characters=self.limits.chat_length)
        if not self._chat_limit.take(self.guest):
            raise refusal("limit", "chat-too-fast")
        table = self.active.table
        seat = self.viewer.eyes
        name = self.name if seat is None else table.chairs[seat].title
        said = await self.tables.writer.write(
            changes.say, table_id=table.setup.id, at_ms=now_ms(), guest=self.guest, seat=seat, name=name, text=text
        )
        if said is not None:
            self.tables.publish(self.active, Notification(self.tables.worker, chat=chat_line(said)))

    @_handle.register
    async def _ping(self, request: Ping) -> None:
        self.answer(Pong(request.ref))


def chat_line(row: Chat) -> ChatLine:
    """A stored line as the page gets it."""
    return ChatLine(row.id, row.at_ms, row.name, row.text, row.seat)
