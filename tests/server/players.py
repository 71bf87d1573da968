"""Real servers in processes of their own, and people who play at their tables whatever becomes of the server meanwhile.

`ServerProcess` is `quadriga serve`, which can be killed and started again at the same address. `Player` is a guest at a table
who reconnects when the connection is lost, checks every message, remembers what was acknowledged, and compares that with what
the database has.
"""

import asyncio
import json
import os
import random
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple, Self

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from quadriga.server.identity import COOKIE
from quadriga.server.storage.database import open_database
from quadriga.server.storage.store import Store
from quadriga.table.codec import read_deed
from quadriga.table.deeds import Deed
from quadriga.table.verbs.playing import Confirmed, Moved
from tests.server.harness import Guest, Json

TIMEOUT_S = 60.0
"""For a machine that has other things to do."""


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """An empty database. Who takes this fixture takes `postgres` along."""
    if request.param == "sqlite":
        yield str(tmp_path / "tables.sqlite")
        return
    cluster = request.getfixturevalue("postgres")
    address = cluster.create_database()
    yield address
    cluster.drop_database(address)


# -- servers ------------------------------------------------------------------------------------------------------------------


class ServerProcess:
    """A server on a database; `with` ends it, and then nothing of it may be left."""

    def __init__(self, database: str, log: Path, *options: str) -> None:
        self.database = database
        self._log = log
        self._options = options
        self._port = 0
        self._process: subprocess.Popen[str] | None = None
        self._guests: list[Guest] = []

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._port}"

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def start(self) -> Self:
        """Start it, and wait until it answers."""
        command = [sys.executable, "-m", "quadriga.cli", "serve", "--no-browser", "--port", str(self._port)]
        with self._log.open("a") as log:
            self._process = subprocess.Popen(
                [*command, "--database", self.database, *self._options],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                start_new_session=True,
            )
        assert self._process.stdout is not None
        with self._process.stdout as stdout:
            said = re.search(r"http://localhost:(\d+)/", stdout.readline())
        assert said, self.log()
        self._port = int(said[1])
        wait_for(self._answers, "the server does not answer")
        return self

    def _answers(self) -> bool:
        assert self._process is not None
        assert self._process.poll() is None, self.log()
        try:
            return httpx.get(f"{self.address}/healthz", timeout=5, trust_env=False).is_success
        except httpx.TransportError:
            return False

    def kill(self) -> None:
        """End it as the lack of memory would: at once, with all its processes."""
        os.killpg(self.pid, signal.SIGKILL)
        assert self._process is not None
        self._process.wait()

    def kill_alone(self) -> None:
        """End the server itself; its other processes have to notice."""
        os.kill(self.pid, signal.SIGKILL)
        assert self._process is not None
        self._process.wait()

    def stop(self, how: signal.Signals = signal.SIGTERM, everybody: bool = False) -> int:
        """Ask it to stop, or all its processes; how it ended."""
        assert self._process is not None
        if everybody:
            os.killpg(self.pid, how)
        else:
            os.kill(self.pid, how)
        return self._process.wait(TIMEOUT_S)

    def processes(self) -> list[int]:
        """All processes of it that run, but for those that only wait for their parent to notice that they ended."""
        found = []
        for folder in Path("/proc").iterdir():
            if folder.name.isdecimal():
                with suppress(OSError):
                    state, _, group = (folder / "stat").read_text().rpartition(")")[2].split()[:3]
                    if int(group) == self.pid and state != "Z":
                        found.append(int(folder.name))
        return found

    def children(self, parent: int | None = None) -> list[int]:
        """The processes that one of them has spawned, helpers of Python aside."""
        found = []
        for pid in self.processes():
            with suppress(OSError):
                is_child = int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[1]) == (parent or self.pid)
                if is_child and b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes():
                    found.append(pid)
        return found

    def guest(self) -> Guest:
        """Somebody new."""
        self._guests.append(Guest(self.address))
        return self._guests[-1]

    def log(self) -> str:
        """What it complained about, in all its lives."""
        return self._log.read_text()

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(self, *_: object) -> None:
        for guest in self._guests:
            guest.close()
        with suppress(ProcessLookupError):
            os.killpg(self.pid, signal.SIGKILL)
        assert self._process is not None
        self._process.wait()


def wait_for(is_there: Any, what: str, seconds: float = TIMEOUT_S) -> None:
    """Wait until something is so."""
    deadline = time.monotonic() + seconds
    while not is_there():
        assert time.monotonic() < deadline, what
        time.sleep(0.02)


# -- what the database has ----------------------------------------------------------------------------------------------------


def stored(database: str, tables: Iterable[str]) -> dict[str, list[Deed]]:
    """The deeds of tables."""
    opened = open_database(database)
    try:
        return {table: _deeds(Store(opened), table) for table in tables}
    finally:
        opened.close()


def stored_at(database: str, table: str) -> list[Deed]:
    """The deeds of one table."""
    return stored(database, [table])[table]


def _deeds(store: Store, table: str) -> list[Deed]:
    loaded = store.load(table)
    assert loaded is not None
    assert loaded.table.deeds == len(loaded.deeds)
    return [read_deed(deed.body) for deed in loaded.deeds]


# -- players ------------------------------------------------------------------------------------------------------------------


class SentRequest(NamedTuple):
    """A request that changes the table."""

    ref: int
    kind: str
    at: int
    """How many deeds there were then."""
    seat: int
    move: str = ""
    hold: bool = False

    def text(self) -> str:
        fields = {"type": self.kind, "ref": self.ref, "index": self.at, "seat": self.seat}
        return json.dumps({**fields, "move": self.move, "hold": self.hold} if self.kind == "submit" else fields)

    def is_deed(self, deed: Deed) -> bool:
        """Whether a deed is what was asked for."""
        if isinstance(deed, Moved):
            return self.kind == "submit" and (deed.seat, deed.move, deed.hold) == (self.seat, self.move, self.hold)
        return isinstance(deed, Confirmed) and self.kind == "confirm" and deed.seat == self.seat


class Done(NamedTuple):
    """A request that was acknowledged, and how many deeds there were then."""

    asked: SentRequest
    told: int


SAME = ("view", "prompt", "acting", "held", "undo", "scores", "outcome")
"""What does not change as long as nobody does anything, not even when the server is another."""


class Player:
    """A guest who plays at random at one table until the game is over."""

    def __init__(self, guest: Guest, table: str, seed: int, pace_s: float = 0.0) -> None:
        self.guest = guest
        self.table = table
        self.pace_s = pace_s
        """The longest pause before a move."""
        self.state: Json = {}
        self.log: list[Json] = []
        self.done: list[Done] = []
        self.pending: SentRequest | None = None
        """Sent and not answered: nobody knows whether it was done."""
        self.visits = 0
        """How often the connection was made."""
        self.chat: list[str] = []
        self._is_lost = False
        """The answer to what is pending will not come: the connection was lost."""
        self._is_resent = False
        self._rng = random.Random(seed)
        self._refs = 0
        self._socket: ClientConnection | None = None

    @property
    def index(self) -> int:
        """How many deeds were told."""
        found: int = self.state.get("index", 0)
        return found

    @property
    def is_over(self) -> bool:
        return bool(self.state) and self.state["table"]["status"] == "over"

    async def play(self) -> None:
        """Play to the end, through every loss of the connection."""
        while not self.is_over:
            try:
                async with self.connect() as socket:
                    await self._attend(socket)
            except (OSError, EOFError, ConnectionClosed, InvalidHandshake, TimeoutError):
                await asyncio.sleep(0.05)

    def connect(self) -> connect:
        """A connection that goes on after what was seen."""
        seen = f"?seen={self.index}&eyes={self.state['eyes']}" if self.state else ""
        return connect(
            f"{self.guest.address.replace('http', 'ws', 1)}/api/tables/{self.table}/live{seen}",
            additional_headers={"Cookie": f"{COOKIE}={self.guest.cookie}"},
            compression=None,
            proxy=None,
            open_timeout=10,
            close_timeout=1,
        )

    async def say(self, text: str) -> None:
        """Say something at the table."""
        assert self._socket is not None
        await self._socket.send(json.dumps({"type": "say", "text": text}))

    async def _attend(self, socket: ClientConnection) -> None:
        self.visits += 1
        self._socket = socket
        is_first = True
        async for text in socket:
            told = json.loads(text)
            if told["type"] == "state":
                self._check(told, is_first)
                is_first = False
            elif told["type"] == "refused":
                self._refused(told)
                continue
            elif told["type"] == "chat":
                self.chat.append(told["line"]["text"])
                continue
            if self.is_over:
                return
            await self._act(socket)

    def _check(self, told: Json, is_first: bool) -> None:
        """A state: it goes on from the one before, in whatever life of the server that was."""
        before, self.state = self.state, told
        if before:
            assert told["index"] >= before["index"], "something that was told is gone"
            if told["index"] == before["index"]:
                assert {key: told[key] for key in SAME} == {key: before[key] for key in SAME}
        assert told["log_from"] == len(self.log), "the log does not go on where it stopped"
        self.log += told["log"]
        if is_first:
            self._is_lost = self.pending is not None
        if self.pending is not None and told["ref"] == self.pending.ref:
            self.done.append(Done(self.pending, told["index"]))
            self.pending = None

    def _refused(self, told: Json) -> None:
        """Only what was sent a second time may be refused, and then because it had been done the first time."""
        assert self.pending is not None, told
        assert (told["ref"], told["code"]) == (self.pending.ref, "stale"), told
        assert self._is_resent, told
        assert self.index > self.pending.at, told
        self.done.append(Done(self.pending, self.index))
        self.pending = None

    async def _act(self, socket: ClientConnection) -> None:
        if self.pending is not None:
            # Lost on the way there or on the way back: a page would show the new state, but we try to do it twice.
            if self._is_lost:
                self._is_lost, self._is_resent = False, True
                await socket.send(self.pending.text())
            return
        asked = self._choose()
        if asked is not None:
            await asyncio.sleep(self._rng.uniform(0, self.pace_s))
            self.pending = asked
            self._is_resent = False
            await socket.send(asked.text())

    def _choose(self) -> SentRequest | None:
        state = self.state
        self._refs += 1
        if state["held"] is not None and state["held"] == state["eyes"]:
            return SentRequest(self._refs, "confirm", state["index"], state["eyes"])
        if state["prompt"] is None:
            return None
        move = self._rng.choice(state["prompt"]["options"])["move"]
        return SentRequest(self._refs, "submit", state["index"], state["eyes"], move, self._rng.random() < 0.5)

    # -- comparing ----------------------------------------------------------------------------------------------------------

    def compare(self, found: list[Deed]) -> None:
        """All that was acknowledged is there, once; besides there can be only what was on its way."""
        assert len(found) >= self.index, "something that was told is gone"
        for asked, told in self.done:
            assert any(asked.is_deed(deed) for deed in found[asked.at : told]), asked
        mine = [deed for deed in found if deed.seat == self.state["eyes"] and isinstance(deed, Moved | Confirmed)]
        extra = len(mine) - len(self.done)
        assert extra in (0, 1), f"{extra} deeds too many"
        if extra:
            assert self.pending is not None
            assert self.pending.is_deed(mine[-1])
