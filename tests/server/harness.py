"""A server for tests and its clients: real HTTP, real WebSockets, and a log that must stay clean.

`InProcessServer` runs the app in a thread of this process, as `quadriga serve` would, so that a test can choose the limits and
plant a fault. `Guest` is one browser: a cookie and requests. `Page` is one table that it has open.
"""

import json
import logging
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, ClassVar, Self

import httpx
import msgspec
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from quadriga.server.app import create_app
from quadriga.server.identity import COOKIE
from quadriga.server.serve import configure, listen
from quadriga.server.service import Service
from quadriga.server.settings import Limits, Settings

TIMEOUT_S = 60.0
GAME = "eight_minute_empire"
GENEROUS = Limits(
    tables_of_a_guest=1_000,
    tables_an_hour=100_000,
    requests_a_second=100_000,
    requests_at_once=100_000,
    messages_a_second=100_000,
    messages_at_once=100_000,
    chat_a_second=1_000,
    chat_at_once=1_000,
    guests_an_hour=100_000,
)
"""So that only those tests meet a limit that look for it."""

Json = dict[str, Any]


class Log(logging.Handler):
    """All that the server wrote into its log."""

    _NAMES = ("", "uvicorn", "uvicorn.error", "uvicorn.access")
    _attached: ClassVar[list["Log"]] = []

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.setFormatter(logging.Formatter("%(name)s %(levelname)s %(message)s"))
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if record.name.startswith(("quadriga", "uvicorn", "asyncio", "litestar", "websockets.server")):
            self.lines.append(self.format(record))

    def attach(self) -> None:
        """Begin to listen; all servers of this process write into the logs of all."""
        Log._attached.append(self)
        for name in self._NAMES:
            logger = logging.getLogger(name)
            if self not in logger.handlers:
                logger.addHandler(self)

    def detach(self) -> None:
        """Listen no more."""
        Log._attached.remove(self)
        for name in self._NAMES:
            logging.getLogger(name).removeHandler(self)

    def forgive(self) -> str:
        """What was logged so far, and nobody minds any more: the test brought it about."""
        found = "\n".join(self.lines)
        for log in Log._attached:
            log.lines.clear()
        return found

    def faults(self) -> list[str]:
        """What should not have happened."""
        return [line for line in self.lines if " ERROR " in line or " CRITICAL " in line or "Traceback" in line]


class InProcessServer:
    """A server on a port of its own, with a database of its own; leaving it asserts that nothing went wrong inside."""

    def __init__(self, folder: Path, settings: Settings | None = None) -> None:
        settings = settings or Settings(limits=GENEROUS, bot_processes=1)
        self.settings = msgspec.structs.replace(settings, database=str(folder / "tables.sqlite"))
        self.log = Log()
        self.app = create_app(self.settings)
        self._listener = listen("127.0.0.1", 0)
        self.host = f"127.0.0.1:{self._listener.getsockname()[1]}"
        self.address = f"http://{self.host}"
        self._server = uvicorn.Server(configure(self.app, self.settings))
        # The settings of uvicorn replace the handlers of its loggers.
        self.log.attach()
        self._thread = threading.Thread(target=self._run, name="server")

    def _run(self) -> None:
        self._server.run(sockets=[self._listener])

    @property
    def service(self) -> Service:
        """What the server is made of; only for looking, from another thread."""
        found: Service = self.app.state.service
        return found

    def __enter__(self) -> Self:
        self._thread.start()
        deadline = time.monotonic() + TIMEOUT_S
        while not self._server.started:
            assert self._thread.is_alive(), self.log.lines
            assert time.monotonic() < deadline, self.log.lines
            time.sleep(0.005)
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        self._server.should_exit = True
        self._thread.join(TIMEOUT_S)
        self._listener.close()
        self.log.detach()
        assert not self._thread.is_alive(), "the server does not stop"
        if kind is None:
            assert self.log.faults() == []

    def guest(self, name: str = "") -> "Guest":
        """Somebody new."""
        return Guest(self.address, name)


class Guest:
    """One browser: its cookie, its requests, its pages."""

    def __init__(self, address: str, name: str = "") -> None:
        self.address = address
        self.http = httpx.Client(
            base_url=address, headers={"X-Quadriga": "1"}, timeout=TIMEOUT_S, verify=False, trust_env=False
        )
        self.name: str = self.ok("POST", "/api/me", {})["name"]
        if name:
            self.name = self.ok("PATCH", "/api/me", {"name": name})["name"]

    @property
    def cookie(self) -> str:
        """The value of the cookie."""
        found = self.http.cookies.get(COOKIE)
        assert found
        return found

    def ask(self, method: str, path: str, body: Any = None, **more: Any) -> httpx.Response:
        """A request, and whatever comes back."""
        return self.http.request(method, path, **({} if body is None else {"json": body}), **more)

    def ok(self, method: str, path: str, body: Any = None) -> Json:
        """A request that is granted."""
        response = self.ask(method, path, body)
        assert response.is_success, f"{method} {path}: {response.status_code} {response.text}"
        found: Json = response.json()
        return found

    def no(self, status: int, method: str, path: str, body: Any = None) -> Json:
        """A request that is refused with that status, by a problem in the one shape that errors have."""
        return problem(self.ask(method, path, body), status)

    def open(self, *seats: str | Json, game: str = GAME, **more: Any) -> str:
        """Open a table; a seat is `me`, `open` or the spec of a bot. Its id."""
        wanted = [seat if isinstance(seat, dict) else _seat(seat) for seat in seats]
        found: str = self.ok("POST", "/api/tables", {"game": game, "seats": wanted, **more})["id"]
        return found

    def links(self, table: str) -> dict[int, str]:
        """The keys of the free seats."""
        invites = self.ok("GET", f"/api/tables/{table}/invites")["invites"]
        return {invite["seat"]: invite["link"].rsplit("/", 1)[1] for invite in invites}

    def claim(self, table: str, seat: int | None = None, key: str = "") -> Json:
        """Sit down."""
        return self.ok("POST", f"/api/tables/{table}/claim", {"seat": seat, "key": key})

    def transfer(self, table: str, seat: int) -> str:
        """The key that takes a seat to another device."""
        found: str = self.ok("POST", f"/api/tables/{table}/seats/{seat}/transfer", {})["invites"][0]["link"].rsplit("/", 1)[1]
        return found

    def connect(self, table: str, query: str = "", cookie: str | None = None, **headers: str) -> ClientConnection:
        """A bare connection to a table; headers are named with underscores."""
        own = f"{COOKIE}={self.cookie}" if cookie is None else cookie
        extra = {name.replace("_", "-"): value for name, value in headers.items() if name != "origin"}
        return connect(
            f"{self.address.replace('http', 'ws', 1)}/api/tables/{table}/live{query}",
            additional_headers={**({"Cookie": own} if own else {}), **extra},
            origin=Origin(headers["origin"]) if "origin" in headers else None,
            compression=None,
            max_size=None,
            proxy=None,
            open_timeout=TIMEOUT_S,
            close_timeout=2,
        )

    @contextmanager
    def at(self, table: str, seen: int | None = None, eyes: int | None = None) -> Iterator["Page"]:
        """A page at a table, with its first state."""
        wanted = {"seen": seen, "eyes": eyes}
        query = "&".join(f"{name}={value}" for name, value in wanted.items() if value is not None)
        with self.connect(table, f"?{query}" if query else "") as socket:
            page = Page(socket)
            page.until(lambda _: True)
            yield page

    def close(self) -> None:
        """Go home."""
        self.http.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _seat(kind: str) -> Json:
    return {"kind": kind} if kind in ("me", "open") else {"kind": "bot", "bot": kind}


def problem(response: httpx.Response, status: int) -> Json:
    """The problem that a refused request got."""
    assert response.status_code == status, f"{response.status_code} {response.text}"
    assert response.headers["content-type"] == "application/json"
    found: Json = response.json()
    assert found.keys() == {"code", "text", "rule"}
    assert found["code"]
    assert found["text"]
    return found


class Page:
    """One table as a page has it: the newest state, the whole log, what was said."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.raw: list[str] = []
        """Every message, as it came."""
        self.state: Json = {}
        self.first: Json = {}
        self.log: list[Json] = []
        self.chat: list[Json] = []
        self._ref = 0

    # -- reading ------------------------------------------------------------------------------------------------------------

    def read(self, seconds: float = TIMEOUT_S) -> Json:
        """The next message."""
        text = self.socket.recv(seconds)
        assert isinstance(text, str)
        self.raw.append(text)
        told: Json = json.loads(text)
        if told["type"] == "state":
            self._take(told)
        elif told["type"] == "chat":
            self.chat.append(told["line"])
        return told

    def _take(self, state: Json) -> None:
        if not self.first:
            self.first = state
        self.state = state
        # As a page does it: the first lines stay, these follow.
        self.log = [*self.log[: state["log_from"]], *state["log"]]
        if state["chat"] is not None:
            self.chat = list(state["chat"])

    def until(self, is_there: Callable[[Json], bool], seconds: float = TIMEOUT_S) -> Json:
        """Read until a state is as wanted; the newest one if it is so already."""
        deadline = time.monotonic() + seconds
        while not (self.state and is_there(self.state)):
            self.read(max(0.01, deadline - time.monotonic()))
        return self.state

    def until_index(self, index: int) -> Json:
        """Read until so many deeds were told."""
        return self.until(lambda state: state["index"] >= index)

    def until_said(self, text: str) -> Json:
        """Read until somebody has said something; the line."""
        deadline = time.monotonic() + TIMEOUT_S
        while not (lines := [line for line in self.chat if line["text"] == text]):
            self.read(max(0.01, deadline - time.monotonic()))
        return lines[-1]

    def drain(self, seconds: float = 0.05) -> None:
        """Read whatever is still on its way."""
        try:
            while True:
                self.read(seconds)
        except TimeoutError:
            pass

    def closed(self, seconds: float = TIMEOUT_S) -> tuple[int, str]:
        """Read until the server ends the connection: its code and reason."""
        deadline = time.monotonic() + seconds
        try:
            while True:
                self.read(max(0.01, deadline - time.monotonic()))
        except ConnectionClosed as end:
            assert end.rcvd is not None
            return end.rcvd.code, end.rcvd.reason

    # -- asking -------------------------------------------------------------------------------------------------------------

    def send(self, kind: str, **fields: Any) -> int:
        """Ask and do not wait; the number that the answer will carry."""
        self._ref += 1
        self.socket.send(json.dumps({"type": kind, "ref": self._ref, **fields}))
        return self._ref

    def ask(self, kind: str, **fields: Any) -> Json:
        """Ask and wait for the answer."""
        return self.answer(self.send(kind, **fields))

    def answer(self, ref: int) -> Json:
        """The message that carries a number."""
        deadline = time.monotonic() + TIMEOUT_S
        while (told := self.read(max(0.01, deadline - time.monotonic()))).get("ref") != ref:
            pass
        return told

    def ok(self, kind: str, **fields: Any) -> Json:
        """A change that is acknowledged by the state that it led to."""
        told = self.ask(kind, **fields)
        assert told["type"] == "state", told
        return told

    def no(self, code: str, kind: str, **fields: Any) -> Json:
        """A request that is refused with that code."""
        told = self.ask(kind, **fields)
        assert told["type"] == "refused", told
        assert told["code"] == code, told
        assert told["text"]
        return told

    @property
    def index(self) -> int:
        """How many deeds there were."""
        found: int = self.state["index"]
        return found

    @property
    def eyes(self) -> int:
        """The seat of this page."""
        found: int = self.state["eyes"]
        return found

    @property
    def moves(self) -> list[str]:
        """What can be done now."""
        prompt = self.state["prompt"]
        return [option["move"] for option in prompt["options"]] if prompt else []

    def move(self, move: str = "", hold: bool = False) -> Json:
        """Make a move, the first that there is unless one is named."""
        return self.ok("submit", index=self.index, seat=self.eyes, move=move or self.moves[0], hold=hold)

    def ping(self) -> None:
        """The server still answers."""
        assert self.ask("ping")["type"] == "pong"


def play_on(pages: list[Page], moves: int = 10_000) -> int:
    """Everybody plays the first thing that there is, the turn round, until the game is over; how many moves were made."""
    made = 0
    while pages[0].state["table"]["status"] == "playing" and made < moves:
        acting = pages[0].state["acting"]
        page = next(page for page in pages if page.eyes in acting)
        page.until(lambda state: bool(state["prompt"]))
        page.move(page.moves[made % len(page.moves)])
        made += 1
        for other in pages:
            other.until_index(page.index)
    return made
