"""Measures the server under load: `make bench-server`, or `python tools/bench_server.py [--tables 20,100,300] [--seconds 10]`.

A real server with its tables in a SQLite file on disk, and two WebSocket connections of two guests to each table. Both play
random moves, each as soon as the one before is acknowledged, and a move is acknowledged when it is on disk. When a game is over
they play again at a new table. Server and load run on this machine, each in a process of its own, over loopback.

A latency is the time from sending a move to having the state that answers it. CPU is in cores. The limits of the server are
those of a real one but for `LIMITS`: all guests come from one address, and machines play more games an hour than people.
"""

import argparse
import asyncio
import json
import random
import resource
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import msgspec
import uvicorn
import uvloop

from quadriga import build
from quadriga.server.app import create_app
from quadriga.server.security import HEADER
from quadriga.server.serve import configure, listen, tune_for_serving
from quadriga.server.settings import Limits, Settings

GAME = "eight_minute_empire"
LIMITS = Limits(
    guests_an_hour=100_000, tables_an_hour=100_000, requests_a_second=10_000, requests_at_once=10_000, messages_a_second=1_000
)
AT_ONCE = 20
"""Tables that are opened at the same time."""
SPREAD_S = 6.0
"""Tables begin one after the other in this time, about that of a game, so that their games do not all end at once."""
WARM_UP_S = 2.0
BAR = "bar: at 100 tables at least 600 moves/s with a p99 under 100 ms"


def main() -> None:
    """The program: the one that measures, or one of the two that it starts."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", default="20,100,300", help="how many tables, one run for each number")
    parser.add_argument("--seconds", type=float, default=10.0, help="how long each run is measured")
    parser.add_argument("--database", default="", help="a file, or postgresql://…, instead of a file in a temporary folder")
    parser.add_argument("--json", action="store_true", help="figures for a program")
    parser.add_argument("--serve", metavar="DATABASE", help=argparse.SUPPRESS)
    parser.add_argument("--load", type=int, metavar="PORT", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.serve:
        run_server(arguments.serve)
    elif arguments.load:
        uvloop.run(run_load(arguments.load, int(arguments.tables), arguments.seconds))
    else:
        for tables in map(int, arguments.tables.split(",")):
            figures = measure(tables, arguments.seconds, arguments.database)
            print(json.dumps(figures) if arguments.json else describe(figures), flush=True)
        if not arguments.json:
            print(f"({build.running()} build; {BAR})")


# -- measuring ----------------------------------------------------------------------------------------------------------------


def measure(tables: int, seconds: float, database: str = "") -> dict[str, Any]:
    """One run against a fresh server."""
    with tempfile.TemporaryDirectory(prefix="quadriga-bench-") as folder:
        server = _start("--serve", database or str(Path(folder) / "tables.sqlite"))
        try:
            port = _hear(server)["port"]
            load = _start("--load", str(port), "--tables", str(tables), "--seconds", str(seconds))
            _hear(load)  # warm
            before = _ask(server)
            figures = _hear(load)
            after = _ask(server)
            load.wait()
        finally:
            _end(server)
    spent = {key: after[key] - before[key] for key in before}
    return {
        "tables": tables,
        **figures,
        "server_cpu": spent["cpu"] / spent["at"],
        "server_us_a_move": spent["cpu"] / spent["at"] / figures["moves_a_second"] * 1e6,
        "commits_a_second": spent["commits"] / spent["at"],
        "writes_a_commit": spent["writes"] / max(1, spent["commits"]),
    }


def describe(figures: dict[str, Any]) -> str:
    """A line for people."""
    return (
        "{tables:4} tables: {moves_a_second:5.0f} durable moves/s, p50 {p50_ms:5.1f} ms, p99 {p99_ms:5.1f} ms, "
        "most {most_ms:5.1f} ms; CPU: server {server_cpu:.2f} ({server_us_a_move:.0f} µs a move), load {load_cpu:.2f}; "
        "{commits_a_second:.0f} commits/s "
        "of {writes_a_commit:.1f} writes; {states_a_move:.2f} states of {bytes_a_state:.0f} bytes a move; "
        "{games} games ended, {refused} moves refused"
    ).format(**figures)


def _start(*arguments: str) -> subprocess.Popen[str]:
    command = [sys.executable, __file__, *arguments]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def _hear(process: subprocess.Popen[str]) -> Any:
    assert process.stdout is not None
    line = process.stdout.readline()
    if not line:
        raise SystemExit(f"{' '.join(map(str, process.args))} ended with {process.wait()}")  # type: ignore[arg-type]
    return json.loads(line)


def _ask(process: subprocess.Popen[str]) -> dict[str, float]:
    assert process.stdin is not None
    process.stdin.write("\n")
    process.stdin.flush()
    answer: dict[str, float] = _hear(process)
    return answer


def _end(server: subprocess.Popen[str]) -> None:
    assert server.stdin is not None
    server.stdin.close()
    try:
        server.wait(20)
    except subprocess.TimeoutExpired:
        server.kill()
        server.wait()


def _tell(**facts: Any) -> None:
    print(json.dumps(facts), flush=True)


# -- the server ---------------------------------------------------------------------------------------------------------------


def run_server(database: str) -> None:
    """Serve until standard input ends; each line of it asks for figures."""
    settings = Settings(database=database, bot_processes=1, limits=LIMITS)
    app = create_app(settings)
    tune_for_serving()
    server = uvicorn.Server(configure(app, settings))
    listener = listen("127.0.0.1", 0)

    def answer() -> None:
        for _ in sys.stdin:
            writer = app.state.service.writer
            _tell(at=time.perf_counter(), cpu=_cpu(), commits=writer.batches, writes=writer.requests)
        server.should_exit = True

    threading.Thread(target=answer, daemon=True).start()
    _tell(port=listener.getsockname()[1])
    server.run(sockets=[listener])


def _cpu() -> float:
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime


# -- the load -----------------------------------------------------------------------------------------------------------------


class _Table(msgspec.Struct):
    status: str


class _Prompt(msgspec.Struct):
    options: list[msgspec.Raw]


class _Option(msgspec.Struct):
    move: str


class _Told(msgspec.Struct):
    """As much of a message as a player needs; the rest is skipped."""

    type: str
    ref: int = 0
    index: int = 0
    eyes: int = 0
    table: _Table | None = None
    prompt: _Prompt | None = None
    text: str = ""


_TOLD = msgspec.json.Decoder(_Told)
_OPTION = msgspec.json.Decoder(_Option)


class Tally:
    """What all players together did since it was cleared."""

    def __init__(self) -> None:
        self.clear()

    def clear(self) -> None:
        """Begin anew."""
        self.latencies: list[float] = []
        self.states = 0
        self.bytes = 0
        self.games = 0
        self.refused: list[str] = []


class Player(asyncio.Protocol):
    """A WebSocket connection that plays. Knows of the protocol what it needs: whole frames, and a mask that changes nothing."""

    def __init__(self, path: str, cookie: str, tally: Tally, is_over: Callable[[], None]) -> None:
        self._path = path
        self._cookie = cookie
        self._tally = tally
        self._is_over = is_over
        self._buffer = b""
        self._is_open = False
        self._asked = 0
        self._asked_at = 0.0
        self._is_waiting = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Shake hands."""
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(
            f"GET {self._path} HTTP/1.1\r\nHost: localhost\r\nCookie: {self._cookie}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        """Take the frames that are complete."""
        self._buffer += data
        if not self._is_open:
            head, found, rest = self._buffer.partition(b"\r\n\r\n")
            if not found:
                return
            if b" 101 " not in head:
                raise SystemExit(f"the server refused a WebSocket: {head.decode()}")
            self._is_open, self._buffer = True, rest
        buffer, at = self._buffer, 0
        while len(buffer) - at >= 2:
            opcode, size, start = buffer[at] & 15, buffer[at + 1], at + 2
            if size == 126:
                size, start = int.from_bytes(buffer[start : start + 2]), start + 2
            elif size == 127:
                size, start = int.from_bytes(buffer[start : start + 8]), start + 8
            if len(buffer) < start + size:
                break
            self._take(opcode, buffer[start : start + size])
            at = start + size
        self._buffer = buffer[at:]

    def _take(self, opcode: int, content: bytes) -> None:
        if opcode == 1:
            self._hear(_TOLD.decode(content), len(content))
        elif opcode == 9:
            self._send(10, content)

    def _send(self, opcode: int, content: bytes) -> None:
        size = len(content)
        length = bytes((128 | size,)) if size < 126 else bytes((128 | 126, size >> 8, size & 255))
        self._transport.write(bytes((128 | opcode,)) + length + b"\0\0\0\0" + content)

    def close(self) -> None:
        """Leave the table."""
        self._transport.close()

    def _hear(self, told: _Told, size: int) -> None:
        tally = self._tally
        if told.type != "state":
            tally.refused.append(told.text)
            self._is_waiting = False
            return
        tally.states += 1
        tally.bytes += size
        if self._is_waiting and told.ref == self._asked:
            tally.latencies.append(time.perf_counter() - self._asked_at)
            self._is_waiting = False
        if told.prompt is not None and not self._is_waiting:
            self._asked += 1
            self._asked_at = time.perf_counter()
            self._is_waiting = True
            move = _OPTION.decode(random.choice(told.prompt.options)).move
            self._send(
                1,
                b'{"type":"submit","ref":%d,"index":%d,"seat":%d,"move":"%s"}'
                % (self._asked, told.index, told.eyes, move.encode()),
            )
        elif told.table is not None and told.table.status == "over":
            self._is_over()


class Company:
    """Two guests who play game after game."""

    def __init__(self, port: int, tally: Tally) -> None:
        self._port = port
        self._tally = tally
        self._cookies: list[str] = []
        self._next: asyncio.Task[None] | None = None
        self._players: list[Player] = []

    async def sit_down(self) -> None:
        """Come in, open a table, sit down by its link."""
        for _ in range(2):
            head, _me = await self._ask("POST", "/api/me", "")
            cookie = next(line for line in head.split("\r\n") if line.lower().startswith("set-cookie:"))
            self._cookies.append(cookie.partition(":")[2].strip().partition(";")[0])
        host, guest = self._cookies
        wanted = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}]}
        _, table = await self._ask("POST", "/api/tables", host, wanted)
        _, found = await self._ask("GET", f"/api/tables/{table['id']}/invites", host)
        link = found["invites"][0]["link"].split("/")
        self._table: str = table["id"]
        await self._ask("POST", f"/api/tables/{self._table}/claim", guest, {"seat": int(link[-2]), "key": link[-1]})

    async def play(self) -> None:
        """Connect to the table: the rest follows from what is told."""
        table_id = self._table
        loop = asyncio.get_running_loop()
        self._players = []
        for cookie in self._cookies:
            player = Player(f"/api/tables/{table_id}/live", cookie, self._tally, lambda: self._again(table_id))
            await loop.create_connection(lambda player=player: player, "127.0.0.1", self._port)  # type: ignore[misc]
            self._players.append(player)

    def _again(self, table_id: str) -> None:
        if self._next is None:
            self._next = asyncio.ensure_future(self._play_again(table_id))

    async def _play_again(self, table_id: str) -> None:
        self._tally.games += 1
        for player in self._players:
            player.close()
        _, table = await self._ask("POST", f"/api/tables/{table_id}/rematch", self._cookies[0])
        self._next, self._table = None, table["id"]
        await self.play()

    async def _ask(self, method: str, path: str, cookie: str, body: Any = None) -> tuple[str, Any]:
        content = json.dumps(body).encode() if body is not None else b""
        reader, writer = await asyncio.open_connection("127.0.0.1", self._port)
        writer.write(
            f"{method} {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: application/json\r\n"
            f"{HEADER}: 1\r\nCookie: {cookie}\r\nContent-Length: {len(content)}\r\n\r\n".encode()
            + content
        )
        answer = await reader.read()
        writer.close()
        head, _, rest = answer.decode().partition("\r\n\r\n")
        if " 20" not in head.partition("\r\n")[0]:
            raise SystemExit(f"{method} {path} was refused: {answer.decode()}")
        return head, json.loads(rest)


async def run_load(port: int, tables: int, seconds: float) -> None:
    """Play at so many tables; says when all are warm, and the figures at the end."""
    tally = Tally()
    companies = [Company(port, tally) for _ in range(tables)]
    for start in range(0, tables, AT_ONCE):
        await asyncio.gather(*(company.sit_down() for company in companies[start : start + AT_ONCE]))
    for company in companies:
        await company.play()
        await asyncio.sleep(SPREAD_S / tables)
    await asyncio.sleep(WARM_UP_S)
    tally.clear()
    _tell(warm=True)
    begun, cpu = time.perf_counter(), _cpu()
    await asyncio.sleep(seconds)
    spent = time.perf_counter() - begun
    taken = sorted(tally.latencies)
    moves = len(taken)
    _tell(
        moves_a_second=moves / spent,
        p50_ms=statistics.median(taken) * 1000,
        p99_ms=taken[int(moves * 0.99)] * 1000,
        most_ms=taken[-1] * 1000,
        load_cpu=(_cpu() - cpu) / spent,
        states_a_move=tally.states / moves,
        bytes_a_state=tally.bytes / tally.states,
        games=tally.games,
        refused=len(tally.refused),
    )


if __name__ == "__main__":
    main()
