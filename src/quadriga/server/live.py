"""One connection to one table: reads what a page asks, answers it, and tells it whatever happens.

What is sent is made when it can be sent: a slow reader gets fewer states, each whole but for the log, of which it gets every
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

from quadriga.server.hall import Hall, Live, Note, may_watch, now_ms
from quadriga.server.limits import Bucket, Buckets
from quadriga.server.settings import Limits
from quadriga.server.storage import changes
from quadriga.server.storage.rows import Chat
from quadriga.server.text import one_line
from quadriga.table.codec import read_request
from quadriga.table.deeds import Deed
from quadriga.table.errors import TableError
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
from quadriga.table.snapshot import Onlooker, explain_target, say_option, tell_preview, tell_state
from quadriga.table.table import Table
from quadriga.table.verbs.base import Change, Requester, check_fresh, check_owner
from quadriga.table.verbs.leaving import ComeBack
from quadriga.table.verbs.playing import Hint

CLOSE_TOO_MANY = 4429
CLOSE_GONE = 4404
CLOSE_FORBIDDEN = 4403
CLOSE_FAULT = 4500

_ENCODER = msgspec.json.Encoder()

HINT_BOT = "search:400ms"
MOST_WAITING = 64
"""Answers that may wait for a slow reader before it is let go."""


class Connection:
    """A page at a table."""

    def __init__(
        self,
        hall: Hall,
        live: Live,
        socket: WebSocket[Any, Any, Any],
        looker: Onlooker,
        name: str,
        limits: Limits,
        chat: Buckets,
    ) -> None:
        self.hall = hall
        self.live = live
        self.socket = socket
        self.looker = looker
        self.guest = looker.guest
        self._requester = Requester(looker.guest, partial(hall.is_absent, live))
        self.name = name
        self.limits = limits
        self._answers: deque[Callable[[], bytes]] = deque()
        self._told = -1
        """The version of the table that the page has."""
        self._news = asyncio.Event()
        self._messages = Bucket(limits.messages_a_second, limits.messages_at_once)
        self._chat = chat
        self._said: deque[ChatLine] = deque()
        self._hint_task: asyncio.Task[None] | None = None

    # -- being told --------------------------------------------------------------------------------------------------------

    def wake(self) -> None:
        """The table may have changed: tell its state when there is time, unless the page has it."""
        self._news.set()

    def hear(self, line: ChatLine) -> None:
        """Somebody said something."""
        self._said.append(line)
        self._news.set()

    def answer(self, told: ServerMessage) -> None:
        """Tell this page something."""
        content = _ENCODER.encode(told)
        self._later(lambda: content)

    def _later(self, make: Callable[[], bytes]) -> None:
        if len(self._answers) >= MOST_WAITING:
            raise WebSocketDisconnect(detail="the page does not read", code=CLOSE_TOO_MANY)
        self._answers.append(make)
        self._news.set()

    def _state(self, ref: int = 0, chat: tuple[ChatLine, ...] | None = None) -> bytes:
        live = self.live
        self._told = live.version
        self._settle_eyes()
        return _ENCODER.encode(
            tell_state(live.table, self.looker, live.present(), now_ms(), rematch=live.rematch, ref=ref, chat=chat)
        )

    def _settle_eyes(self) -> None:
        """A seat that moved to another device is no longer looked through; one that was won is."""
        mine = self.live.table.seats_of(self.guest)
        if self.looker.eyes not in mine:
            eyes = mine[0] if mine else None
            if eyes != self.looker.eyes:
                self.looker = Onlooker(self.guest, eyes)

    async def _send(self) -> None:
        """The sender: answers first, then what was said, then the state if it changed."""
        while True:
            await self._news.wait()
            self._news.clear()
            while self._answers or self._said or self._told != self.live.version:
                async with self.live.lock:
                    if self.live.is_void:
                        return await self.socket.close(code=CLOSE_FAULT, reason="a fault on our side")
                    # The game may have begun without this guest, or the seat moved to another device.
                    if not may_watch(self.live.table, self.guest):
                        return await self.socket.close(code=CLOSE_FORBIDDEN, reason="players only")
                    content = self._next()
                await self.socket.send_data(content, mode="text", encoding="utf-8")

    def _next(self) -> bytes:
        if self._answers:
            return self._answers.popleft()()
        if self._said:
            return _ENCODER.encode(ChatMessage(self._said.popleft()))
        return self._state()

    # -- the whole of it ---------------------------------------------------------------------------------------------------

    async def run(self, seen: int | None) -> None:
        """Serve the page until it goes."""
        chat = tuple(chat_line(row) for row in await asyncio.to_thread(self.hall.store.chat_of, self.live.table.setup.id, 200))
        await self.hall.join(self.live, self)
        try:
            await self._come_back()
            async with self.live.lock:
                eyes = self.looker.eyes
                self._settle_eyes()
                if seen is not None and self.looker.eyes == eyes:
                    self.looker.resume(self.live.table, seen)
                first = self._state(chat=chat)
            self._later(lambda: first)
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
            self.hall.leave(self.live, self)

    async def _read(self, sender: "asyncio.Future[None]") -> None:
        while not sender.done():
            text = await self.socket.receive_data(mode="text")
            if len(text) > self.limits.message_bytes:
                self.answer(RefusedMessage(0, "limit", f"A message has at most {self.limits.message_bytes} characters."))
                continue
            # Unreadable ones count, too; whoever waits for an answer to a readable one gets it by its number.
            is_too_fast = not self._messages.take()
            if is_too_fast:
                await asyncio.sleep(0.25)
            try:
                request = read_request(text)
            except (msgspec.ValidationError, msgspec.DecodeError, UnicodeError, RecursionError) as error:
                self.answer(RefusedMessage(0, "bad", f"This message cannot be read: {error}"))
                continue
            if is_too_fast:
                self.answer(RefusedMessage(request.ref, "limit", "Too many messages: wait a moment."))
                continue
            await self._answer(request)

    async def _come_back(self) -> None:
        """A person who returns has his seats again."""
        for seat in self.live.table.seats_of(self.guest):
            if self.live.table.chairs[seat].has_stand_in:
                with suppress(TableError):
                    await self.hall.perform(self.live, ComeBack(seat=seat).decide)

    # -- requests ----------------------------------------------------------------------------------------------------------

    async def _answer(self, request: ClientMessage) -> None:
        try:
            await self._handle(request)
        except TableError as error:
            self.answer(RefusedMessage(request.ref, error.code, error.text, error.rule))
            if error.code == "stale":
                self._told = -1
                self.wake()

    @singledispatchmethod
    async def _handle(self, request: ClientMessage) -> None:
        """Do what a request asks for; the handlers below are found by its type."""
        raise NotImplementedError(type(request))

    @_handle.register
    async def _change(self, change: Change) -> None:
        """Any change: acknowledged by the state that it led to."""
        await self._perform(change)
        self._later(lambda: self._state(change.ref))

    async def _perform(self, change: Change) -> None:
        def decide(table: Table, now: int) -> Deed | None:
            change.permit(table, self._requester)
            return change.decide(table, now)

        await self.hall.perform(self.live, decide)

    @_handle.register
    async def _preview(self, request: Preview) -> None:
        async with self.live.lock:
            check_owner(self.live.table, request.seat, self.guest)
            check_fresh(self.live.table, request.seat, request.index)
            self.answer(tell_preview(self.live.table, request.seat, request.move, request.ref))

    @_handle.register
    async def _why(self, request: Why) -> None:
        async with self.live.lock:
            check_owner(self.live.table, request.seat, self.guest)
            reason = explain_target(self.live.table, request.seat, request.chosen[:8], request.target)
        self.answer(WhyMessage(request.ref, reason.text, reason.rule))

    @_handle.register
    async def _hint(self, request: Hint) -> None:
        check_owner(self.live.table, request.seat, self.guest)
        if self._hint_task is not None and not self._hint_task.done():
            raise TableError("limit", "A bot is thinking about it already.")
        await self._perform(request)
        self._hint_task = asyncio.ensure_future(self._give_hint(request))

    async def _give_hint(self, request: Hint) -> None:
        async with self.live.lock:
            index, state = self.live.table.index, self.live.table.state.clone()
        try:
            notation = await self.hall.thinkers.choose(state, request.seat, HINT_BOT, index)
        except (TimeoutError, BrokenProcessPool):
            self.answer(RefusedMessage(request.ref, "gone", "The bot has found no answer: ask it again."))
            return
        async with self.live.lock:
            table = self.live.table
            try:
                check_owner(table, request.seat, self.guest)
                move = table.legal_move(request.seat, notation)
            except TableError:
                self.answer(RefusedMessage(request.ref, "stale", "The table has moved on since."))
                return
            self.answer(HintMessage(request.ref, notation, say_option(table, request.seat, move)))

    @_handle.register
    async def _look(self, request: Look) -> None:
        check_owner(self.live.table, request.seat, self.guest)
        if request.seat != self.looker.eyes:
            self.looker = Onlooker(self.guest, request.seat)
        self._later(lambda: self._state(request.ref))

    @_handle.register
    async def _say(self, request: Say) -> None:
        text = one_line(request.text)
        if not text:
            raise TableError("bad", "There is nothing to say in that.")
        if len(text) > self.limits.chat_length:
            raise TableError("limit", f"Say it in at most {self.limits.chat_length} characters.")
        if not self._chat.take(self.guest):
            raise TableError("limit", "Slowly: the others want to read it, too.")
        table = self.live.table
        seat = self.looker.eyes
        name = self.name if seat is None else table.chairs[seat].title
        said = await self.hall.writer.write(
            changes.say, table_id=table.setup.id, at_ms=now_ms(), guest=self.guest, seat=seat, name=name, text=text
        )
        if said is not None:
            self.hall.announce(self.live, Note(self.hall.worker, chat=chat_line(said)))

    @_handle.register
    async def _ping(self, request: Ping) -> None:
        self.answer(Pong(request.ref))


def chat_line(row: Chat) -> ChatLine:
    """A stored line as the page gets it."""
    return ChatLine(row.id, row.at_ms, row.name, row.text, row.seat)
