"""One connection to one table: reads what a page asks, answers it, and tells it whatever happens.

What is sent is made when it can be sent: a slow reader gets fewer states, each whole but for the log, of which it gets every
line once.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from quadriga.server.hall import Decide, Hall, Live, Note, may_watch, now_ms
from quadriga.server.limits import Bucket, Buckets
from quadriga.server.settings import Limits
from quadriga.server.storage import changes
from quadriga.server.storage.rows import Chat
from quadriga.server.text import one_line
from quadriga.table import wire
from quadriga.table.deeds import AnyDeed
from quadriga.table.errors import TableError
from quadriga.table.snapshot import Onlooker, explain_target, say_option, tell_preview, tell_state
from quadriga.table.table import Table

CLOSE_TOO_MANY = 4429
CLOSE_GONE = 4404
CLOSE_FORBIDDEN = 4403
CLOSE_UNKNOWN_RULES = 4409
CLOSE_FAULT = 4500

_ENCODER = msgspec.json.Encoder()
_DECODER: msgspec.json.Decoder[wire.Asked] = msgspec.json.Decoder(wire.Asked)

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
        self.name = name
        self.limits = limits
        self._answers: deque[Callable[[], bytes]] = deque()
        self._told = -1
        """The version of the table that the page has."""
        self._news = asyncio.Event()
        self._messages = Bucket(limits.messages_a_second, limits.messages_at_once)
        self._chat = chat
        self._said: deque[wire.ChatLine] = deque()
        self._hint: asyncio.Task[None] | None = None

    # -- being told --------------------------------------------------------------------------------------------------------

    def wake(self) -> None:
        """The table may have changed: tell its state when there is time, unless the page has it."""
        self._news.set()

    def hear(self, line: wire.ChatLine) -> None:
        """Somebody said something."""
        self._said.append(line)
        self._news.set()

    def answer(self, told: wire.Told) -> None:
        """Tell this page something."""
        content = _ENCODER.encode(told)
        self._later(lambda: content)

    def _later(self, make: Callable[[], bytes]) -> None:
        if len(self._answers) >= MOST_WAITING:
            raise WebSocketDisconnect(detail="the page does not read", code=CLOSE_TOO_MANY)
        self._answers.append(make)
        self._news.set()

    def _state(self, ref: int = 0, chat: tuple[wire.ChatLine, ...] | None = None) -> bytes:
        live = self.live
        self._told = live.version
        self._settle_eyes()
        return _ENCODER.encode(
            tell_state(live.table, self.looker, live.present(), now_ms(), rematch=live.rematch, ref=ref, chat=chat)
        )

    def _settle_eyes(self) -> None:
        """A seat that was carried away is no longer looked through; one that was won is."""
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
                    # The game may have begun without this guest, or his seat was carried away.
                    if not may_watch(self.live.table, self.guest):
                        return await self.socket.close(code=CLOSE_FORBIDDEN, reason="players only")
                    content = self._next()
                await self.socket.send_data(content, mode="text", encoding="utf-8")

    def _next(self) -> bytes:
        if self._answers:
            return self._answers.popleft()()
        if self._said:
            return _ENCODER.encode(wire.ChatTold(self._said.popleft()))
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
            if self._hint is not None:
                self._hint.cancel()
            self.hall.leave(self.live, self)

    async def _read(self, sender: "asyncio.Future[None]") -> None:
        while not sender.done():
            text = await self.socket.receive_data(mode="text")
            if len(text) > self.limits.message_bytes:
                self.answer(wire.Refused(0, "limit", f"A message has at most {self.limits.message_bytes} characters."))
                continue
            # Unreadable ones count, too; whoever waits for an answer to a readable one gets it by its number.
            is_too_fast = not self._messages.take()
            if is_too_fast:
                await asyncio.sleep(0.25)
            try:
                asked = _DECODER.decode(text)
            except (msgspec.ValidationError, msgspec.DecodeError, UnicodeError, RecursionError) as error:
                self.answer(wire.Refused(0, "bad", f"This message cannot be read: {error}"))
                continue
            if is_too_fast:
                self.answer(wire.Refused(asked.ref, "limit", "Too many messages: wait a moment."))
                continue
            await self._answer(asked)

    async def _answer(self, asked: wire.Asked) -> None:
        try:
            await _ANSWERS[type(asked)](self, asked)
        except TableError as error:
            self.answer(wire.Refused(asked.ref, error.code, error.text, error.rule))
            if error.code == "stale":
                self._told = -1
                self.wake()

    async def _come_back(self) -> None:
        """A person who returns has his seats again."""
        for seat in self.live.table.seats_of(self.guest):
            if self.live.table.chairs[seat].has_stand_in:
                with suppress(TableError):
                    await self.hall.perform(self.live, partial(_come_back, seat))

    # -- what can be asked -------------------------------------------------------------------------------------------------

    def _own(self, seat: int) -> int:
        if seat not in self.live.table.seats_of(self.guest):
            raise TableError("not_yours", "That is not your seat.")
        return seat

    def _plays(self, seat: int) -> None:
        chair = self.live.table.chairs[self._own(seat)]
        if chair.has_resigned:
            raise TableError("illegal", "You have resigned: a bot plays on for you.")
        if chair.has_stand_in:
            raise TableError("illegal", "A bot plays for you: take your seat back first.")

    async def _change(self, asked: Any, decide: Decide) -> None:
        """An answer to a question, by the person who plays the seat."""
        self._own(asked.seat)

        def checked(table: Table, now: int) -> AnyDeed | None:
            # Once more, now that nobody else changes the table: the seat may have been carried away meanwhile.
            self._plays(asked.seat)
            return decide(table, now)

        await self.hall.perform(self.live, checked, (asked.seat, asked.index))

    async def _settle(self, asked: Any, decide: Decide) -> None:
        """A change that is acknowledged by the state that it led to."""
        await self._change(asked, decide)
        self._later(lambda: self._state(asked.ref))

    async def _at_any_time(self, asked: Any, decide: Decide) -> None:
        """A change of one's own seat that belongs to no question."""

        def checked(table: Table, now: int) -> AnyDeed | None:
            self._own(asked.seat)
            return decide(table, now)

        await self.hall.perform(self.live, checked)
        self._later(lambda: self._state(asked.ref))

    async def _submit(self, asked: wire.Submit) -> None:
        await self._settle(asked, lambda table, now: table.decide_move(asked.seat, asked.move, asked.hold, now))

    async def _confirm(self, asked: wire.Confirm) -> None:
        await self._settle(asked, lambda table, now: table.decide_confirm(asked.seat, now))

    async def _undo(self, asked: wire.Undo) -> None:
        await self._settle(asked, lambda table, now: table.decide_undo(asked.seat, asked.moves, now))

    async def _ask_undo(self, asked: wire.AskUndo) -> None:
        await self._settle(asked, lambda table, now: table.decide_ask_undo(asked.seat, now))

    async def _answer_undo(self, asked: wire.AnswerUndo) -> None:
        await self._settle(asked, lambda table, now: table.decide_answer_undo(asked.seat, asked.agrees, now))

    async def _resign(self, asked: wire.Resign) -> None:
        await self._at_any_time(asked, lambda table, now: table.decide_resign(asked.seat, now))

    async def _step_out(self, asked: wire.StepOut) -> None:
        await self.hall.perform(self.live, partial(self._decide_step_out, asked.seat))
        self._later(lambda: self._state(asked.ref))

    def _decide_step_out(self, seat: int, table: Table, now: int) -> AnyDeed | None:
        mine = table.seats_of(self.guest)
        if not mine:
            raise TableError("not_yours", "Only who plays here can call a bot.")
        if not 0 <= seat < len(table.chairs):
            raise TableError("bad", "There is no such seat.")
        if seat not in mine and not self.hall.is_absent(self.live, table.chairs[seat].guest):
            raise TableError("illegal", "The player is here, or was a minute ago.")
        return table.decide_step_out(seat, now)

    async def _return(self, asked: wire.ComeBack) -> None:
        await self._at_any_time(asked, lambda table, now: table.decide_come_back(asked.seat, now))

    async def _preview(self, asked: wire.Preview) -> None:
        async with self.live.lock:
            self._own(asked.seat)
            if self.live.table.is_stale(asked.seat, asked.index):
                raise TableError("stale", "The table has moved on since: here it is as it stands now.")
            self.answer(tell_preview(self.live.table, asked.seat, asked.move, asked.ref))

    async def _why(self, asked: wire.Why) -> None:
        async with self.live.lock:
            self._own(asked.seat)
            reason = explain_target(self.live.table, asked.seat, asked.chosen[:8], asked.target)
        self.answer(wire.WhyTold(asked.ref, reason.text, reason.rule))

    async def _ask_hint(self, asked: wire.Hint) -> None:
        self._own(asked.seat)
        if self._hint is not None and not self._hint.done():
            raise TableError("limit", "A bot is thinking about it already.")
        await self._change(asked, lambda table, now: table.decide_hint(asked.seat, now))
        self._hint = asyncio.ensure_future(self._give_hint(asked))

    async def _give_hint(self, asked: wire.Hint) -> None:
        async with self.live.lock:
            index, state = self.live.table.index, self.live.table.state.clone()
        try:
            move = await self.hall.thinkers.choose(state, asked.seat, HINT_BOT, index)
        except (TimeoutError, BrokenProcessPool):
            self.answer(wire.Refused(asked.ref, "gone", "The bot has found no answer: ask it again."))
            return
        async with self.live.lock:
            table = self.live.table
            is_mine = asked.seat in table.seats_of(self.guest) and asked.seat in table.acting() and not table.is_held()
            found = table.game.space(table.setup.config).read(move)
            if is_mine and table.state.why_not(asked.seat, found) is None:
                self.answer(wire.HintTold(asked.ref, move, say_option(table, asked.seat, found)))
            else:
                self.answer(wire.Refused(asked.ref, "stale", "The table has moved on since."))

    async def _look(self, asked: wire.Look) -> None:
        eyes = self._own(asked.seat)
        if eyes != self.looker.eyes:
            self.looker = Onlooker(self.guest, eyes)
        self._later(lambda: self._state(asked.ref))

    async def _say(self, asked: wire.Say) -> None:
        text = one_line(asked.text)
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

    async def _ping(self, asked: wire.Ping) -> None:
        self.answer(wire.Pong(asked.ref))


_ANSWERS: dict[type[Any], Callable[[Connection, Any], Any]] = {
    wire.Submit: Connection._submit,
    wire.Confirm: Connection._confirm,
    wire.Undo: Connection._undo,
    wire.AskUndo: Connection._ask_undo,
    wire.AnswerUndo: Connection._answer_undo,
    wire.Resign: Connection._resign,
    wire.StepOut: Connection._step_out,
    wire.ComeBack: Connection._return,
    wire.Preview: Connection._preview,
    wire.Why: Connection._why,
    wire.Hint: Connection._ask_hint,
    wire.Look: Connection._look,
    wire.Say: Connection._say,
    wire.Ping: Connection._ping,
}


def _come_back(seat: int, table: Table, now: int) -> AnyDeed | None:
    return table.decide_come_back(seat, now)


def chat_line(row: Chat) -> wire.ChatLine:
    """A stored line as the page gets it."""
    return wire.ChatLine(row.id, row.at_ms, row.name, row.text, row.seat)
