"""Limits on sizes, rates, tables, guests and connections, each with an error that says what to do; people stay below them."""

import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from socket import create_connection
from socket import socket as Socket  # noqa: N812 - a class
from threading import Barrier
from typing import Any

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from quadriga.server.identity import COOKIE
from quadriga.server.settings import Limits, Settings
from tests.server.harness import GAME, GENEROUS, InProcessServer, Json, Page, problem

Tight = Callable[..., InProcessServer]
WANTED: Json = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}]}


@pytest.fixture
def tight(tmp_path: Path) -> Iterator[Tight]:
    """Makes a server that has one limit low."""
    made: list[InProcessServer] = []

    def make(**limits: Any) -> InProcessServer:
        server = InProcessServer(tmp_path, Settings(bot_processes=1, limits=msgspec.structs.replace(GENEROUS, **limits)))
        made.append(server)
        return server.__enter__()

    yield make
    for server in made:
        server.__exit__(None)


def test_by_default_there_is_a_limit_on_everything() -> None:
    for name, value in msgspec.structs.asdict(Limits()).items():
        assert 0 < value < 100_000, name


# -- sizes --------------------------------------------------------------------------------------------------------------------


def test_a_body_that_is_too_large_is_refused_unread(tight: Tight) -> None:
    server = tight(body_bytes=1000)
    with server.guest("Ada") as ada:
        for body in (b'"' + b"x" * 1000 + b'"', b'{"name": "x"}' + b" " * 1000):
            for headers in ({"Content-Type": "application/json"}, {"Content-Type": "text/plain"}):
                found = problem(ada.ask("PATCH", "/api/me", content=body, headers=headers), 413)
                assert found["code"] == "too_large"

        def pieces() -> Iterator[bytes]:
            yield b'{"name": "'
            for _ in range(200):
                yield b"x" * 10
            yield b'"}'

        response = ada.ask("PATCH", "/api/me", content=pieces(), headers={"Content-Type": "application/json"})
        assert problem(response, 413)["code"] == "too_large"
        assert ada.ok("PATCH", "/api/me", {"name": "x"})["name"] == "x"


def test_a_request_that_never_comes_to_its_end_is_cut_off(server: InProcessServer) -> None:
    head = f"GET /healthz HTTP/1.1\r\nHost: {server.host}\r\n".encode()
    endless = {
        "headers": (head, b"X-More: " + b"x" * 1000 + b"\r\n"),
        "one header": (head + b"X-More: ", b"x" * 1000),
        "a cookie": (head + b"Cookie: ", b"a=b;" * 250),
        "an address": (b"GET /", b"x" * 1000),
        "what comes after the body": (
            head.replace(b"GET", b"POST") + b"Transfer-Encoding: chunked\r\n\r\n0\r\nX-More: ",
            b"x" * 1000,
        ),
    }
    for name, (begin, more) in endless.items():
        with _dial(server) as socket:
            sent = len(begin)
            with suppress(ConnectionError):
                socket.sendall(begin)
                while sent < 30_000_000:
                    socket.sendall(more * 20)
                    sent += len(more) * 20
            assert sent < 30_000_000, f"{name}: the server takes it for ever"
    # What people send is far below.
    with server.guest() as ada:
        assert ada.ask("GET", "/api/lobby", headers={"X-More": "x" * 30_000}).status_code == 200


def test_who_sends_too_large_a_head_is_told_so(server: InProcessServer) -> None:
    with _dial(server) as socket:
        socket.sendall(b"GET / HTTP/1.1\r\nX-More: " + b"x" * 70_000)
        answer = socket.recv(4096)
    assert answer.startswith(b"HTTP/1.1 431 ")
    assert b'"code":"too_large"' in answer


def _dial(server: InProcessServer) -> Socket:
    host, port = server.host.split(":")
    return create_connection((host, int(port)), timeout=10)


def test_a_message_that_is_too_large_is_refused_and_a_huge_one_ends_the_connection(tight: Tight) -> None:
    server = tight(message_bytes=300)
    with server.guest() as ada:
        table = ada.open("me", "open")
        with ada.at(table) as page:
            page.socket.send('{"type":"ping","ref":7' + " " * 300 + "}")
            refused = page.read()
            assert (refused["code"], refused["ref"]) == ("limit", 0)
            assert "300" in refused["text"]
            page.ping()
            page.socket.send('{"type":"ping"' + " " * 1500 + "}")
            with pytest.raises(ConnectionClosed) as end:
                page.read()
            assert end.value.rcvd is not None
            assert end.value.rcvd.code == 1009
        # In pieces, too, as soon as they are too much: nothing waits for the last one.
        with ada.at(table) as page:
            ended = []

            def pieces() -> Iterator[str]:
                yield from ["x" * 100] * 13
                ended.append(page.closed()[0])

            with pytest.raises(ConnectionClosed):
                page.socket.send(pieces())
            assert ended == [1009]


# -- rates --------------------------------------------------------------------------------------------------------------------


class Clock:
    """The time by which buckets fill: it stands still until the test moves it."""

    def __init__(self) -> None:
        self.now = 1000.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr("quadriga.server.rate_limits.time", clock)
    return clock


def test_too_many_requests_are_refused_for_a_moment(clock: Clock, tight: Tight) -> None:
    server = tight(requests_a_second=20, requests_at_once=5)
    with server.guest() as ada:
        clock.now += 1
        assert [ada.ask("GET", "/api/lobby").status_code for _ in range(8)] == [200] * 5 + [429] * 3
        found = problem(ada.ask("GET", "/api/lobby"), 429)
        assert found["code"] == "limit"
        assert "wait" in found["text"]
        clock.now += 0.11
        assert [ada.ask("GET", "/api/lobby").status_code for _ in range(4)] == [200] * 2 + [429] * 2


def test_the_rate_of_requests_is_that_of_a_guest_and_no_made_up_cookie_evades_it(tight: Tight) -> None:
    server = tight(requests_a_second=0.01, requests_at_once=12)
    with server.guest() as ada, server.guest() as bob:
        while ada.ask("GET", "/api/lobby").status_code == 200:
            pass
        # Bob has his own.
        assert bob.ask("GET", "/api/lobby").status_code == 200
    statuses = []
    for number in range(20):
        cookie = f"{COOKIE}=guest{number}.{'x' * 24}"
        statuses.append(httpx.get(f"{server.address}/api/catalogue", headers={"Cookie": cookie}).status_code)
    assert 429 in statuses


def test_opening_connections_counts_as_requests(tight: Tight) -> None:
    server = tight(requests_a_second=0.01, requests_at_once=15)
    with server.guest() as ada:
        table = ada.open("me", "open")
        codes = []
        for _ in range(20):
            with ada.connect(table) as socket:
                try:
                    socket.recv(10)
                    codes.append(0)
                except ConnectionClosed as end:
                    codes.append(end.rcvd.code if end.rcvd else -1)
        assert codes[0] == 0
        assert codes[-1] == 4429


def test_too_many_messages_are_refused_for_a_moment_and_the_connection_stays(clock: Clock, tight: Tight) -> None:
    server = tight(messages_a_second=20, messages_at_once=10)
    with server.guest() as ada, ada.at(ada.open("me", "open")) as page:
        page.until_index(0)
        clock.now += 1
        # Each is answered by its number: a page that asked too fast is not left waiting.
        told = [page.ask("ping") for _ in range(13)]
        assert [one["type"] for one in told] == ["pong"] * 10 + ["refused"] * 3
        assert told[-1]["code"] == "limit"
        assert "wait" in told[-1]["text"]
        clock.now += 0.11
        assert [page.ask("ping")["type"] for _ in range(3)] == ["pong", "pong", "refused"]


def test_who_talks_too_much_is_slowed_down_and_a_new_connection_does_not_help(tight: Tight) -> None:
    server = tight(chat_a_second=0.01, chat_at_once=3)
    with server.guest("Ada") as ada, server.guest("Bob") as bob:
        table = ada.open("me", "open")
        bob.claim(table, 1, ada.links(table)[1])
        with bob.at(table) as two:
            with ada.at(table) as one:
                for word in "abc":
                    one.send("say", text=word)
                    two.until_said(word)
                assert "Slowly" in one.no("limit", "say", text="d")["text"]
            with ada.at(table) as one:
                one.no("limit", "say", text="e")
            # Others may still speak.
            two.send("say", text="f")
            two.until_said("f")
            assert [line["text"] for line in two.chat] == ["a", "b", "c", "f"]


# -- tables, guests, connections ----------------------------------------------------------------------------------------------


def test_a_guest_has_only_so_many_tables_open(tight: Tight) -> None:
    server = tight(tables_of_a_guest=2)
    with server.guest("Ada") as ada, server.guest("Bob") as bob:
        first, _ = ada.open("me", "me"), ada.open("me", "open")
        found = ada.no(429, "POST", "/api/tables", WANTED)
        assert found["code"] == "limit"
        assert "Finish one" in found["text"]
        bob.open("me", "open")
        with ada.at(first) as page:
            page.ok("resign", seat=0)
        # One is over, so there is room for another; a rematch is one.
        ada.ok("POST", f"/api/tables/{first}/rematch", {})
        assert ada.no(429, "POST", "/api/tables", WANTED)["code"] == "limit"


def test_a_rematch_needs_room_for_a_table(tight: Tight) -> None:
    server = tight(tables_of_a_guest=1)
    with server.guest("Ada") as ada:
        first = ada.open("me", "me")
        with ada.at(first) as page:
            page.ok("resign", seat=0)
        ada.open("me", "open")
        assert ada.no(429, "POST", f"/api/tables/{first}/rematch", {})["code"] == "limit"


def test_a_guest_opens_only_so_many_tables_an_hour(tight: Tight) -> None:
    server = tight(tables_an_hour=3)
    with server.guest() as ada, server.guest() as bob:
        for _ in range(3):
            ada.open("me", "open")
        found = ada.no(429, "POST", "/api/tables", WANTED)
        assert found["code"] == "limit"
        assert "hour" in found["text"]
        bob.open("me", "open")


def test_a_request_that_cannot_be_granted_uses_up_no_table(tight: Tight) -> None:
    server = tight(tables_an_hour=1)
    with server.guest() as ada:
        for _ in range(3):
            ada.no(422, "POST", "/api/tables", {**WANTED, "options": {"board": "z"}})
            ada.no(422, "POST", "/api/tables", {"game": GAME, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "x"}]})
        ada.open("me", "open")


def test_one_address_brings_only_so_many_new_guests_an_hour(tight: Tight) -> None:
    server = tight(guests_an_hour=2)
    with server.guest() as ada, server.guest():
        response = httpx.post(f"{server.address}/api/me", json={}, headers={"X-Quadriga": "1"})
        assert problem(response, 429)["code"] == "limit"
        assert "set-cookie" not in response.headers
        # Who is known stays welcome.
        assert ada.ok("POST", "/api/me", {})["name"] == ada.name


def test_a_guest_has_only_so_many_connections(tight: Tight) -> None:
    server = tight(connections_of_a_guest=2)
    with server.guest("Ada") as ada, server.guest("Bob") as bob:
        table = ada.open("me", "open")
        with ada.at(table) as one, ada.at(table) as two:
            with ada.connect(table) as third:
                assert Page(third).closed() == (4429, "too many connections")
            with bob.at(table):
                pass
            one.ping()
            two.ping()
        deadline = time.monotonic() + 5
        while server.service.connections and time.monotonic() < deadline:
            time.sleep(0.01)
        assert server.service.connections == {}
        with ada.at(table) as again:
            again.ping()


def test_connections_that_come_all_at_once_are_counted_each(tight: Tight, monkeypatch: pytest.MonkeyPatch) -> None:
    server = tight(connections_of_a_guest=3)
    with server.guest("Ada") as ada:
        table = ada.open("me", "open")
        # The table has to be read from a slow disk: all of them wait for it together.
        server.service.tables._active.clear()
        load = server.service.store.load

        def slowly(table_id: str) -> Any:
            time.sleep(0.4)
            return load(table_id)

        monkeypatch.setattr(server.service.store, "load", slowly)

        all_know = Barrier(8, timeout=60)

        def come(_: int) -> bool:
            with ada.connect(table) as socket:
                try:
                    socket.recv(60)
                    is_let_in = True
                except ConnectionClosed:
                    is_let_in = False
                all_know.wait()
                return is_let_in

        with ThreadPoolExecutor(8) as pool:
            assert list(pool.map(come, range(8))).count(True) == 3


def test_a_page_that_asks_and_never_reads_is_let_go(tight: Tight) -> None:
    server = tight()
    with server.guest() as ada:
        table = ada.open("me", "me")
        address = f"{server.address.replace('http', 'ws', 1)}/api/tables/{table}/live"
        headers = {"Cookie": f"{COOKIE}={ada.cookie}"}
        with connect(address, additional_headers=headers, compression=None, max_queue=1, proxy=None, close_timeout=1) as socket:
            try:
                for number in range(3000):
                    socket.send(f'{{"type":"look","seat":0,"ref":{number}}}')
            except ConnectionClosed:
                pass
            told = 0
            with pytest.raises(ConnectionClosed) as end:
                while True:
                    socket.recv(10)
                    told += 1
        assert told < 3000
        assert end.value.rcvd is not None
        assert end.value.rcvd.code == 4429
        with ada.at(table) as page:
            page.ping()
