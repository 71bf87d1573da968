"""Several processes of one server: workers that share a PostgreSQL database, and the processes in which bots think."""

import os
import random
import signal
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from quadriga.table.verbs.playing import Moved
from tests.server.harness import Guest, Json, Page, play_on
from tests.server.players import ServerProcess, stored_at, wait_for
from tests.server.postgres import Cluster, postgres

__all__ = ["postgres"]


@pytest.fixture(scope="module")
def server(postgres: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """Two workers."""
    database = postgres.create_database()
    with two_workers(database, tmp_path_factory.mktemp("workers") / "log") as server:
        yield server
        assert server.log() == ""
    postgres.drop_database(database)


@contextmanager
def two_workers(database: str, log: Path) -> Iterator[ServerProcess]:
    """A server of two workers, each with a process for bots."""
    with ServerProcess(database, log, "--workers", "2", "--bot-processes", "1") as server:
        wait_for(lambda: all(len(server.children(worker)) == 1 for worker in workers(server)), "the bots have no processes")
        yield server


def workers(server: ServerProcess) -> list[int]:
    """The processes that answer."""
    found = server.children()
    assert len(found) == 2, found
    return found


@contextmanager
def only(server: ServerProcess, number: int) -> Iterator[None]:
    """The other worker sleeps: whoever comes now is answered by this one. Not for long, it may have a table locked."""
    other = workers(server)[1 - number]
    os.kill(other, signal.SIGSTOP)
    try:
        yield
    finally:
        os.kill(other, signal.SIGCONT)


@contextmanager
def at_worker(server: ServerProcess, number: int, guest: Guest, table: str, seen: int | None = None) -> Iterator[Page]:
    """A page at a table, answered by that worker."""
    with ExitStack() as stack:
        with only(server, number):
            socket = stack.enter_context(guest.connect(table, "" if seen is None else f"?seen={seen}&eyes={number}"))
        page = Page(socket)
        page.until(lambda _: True)
        yield page


@contextmanager
def at_both(server: ServerProcess, table: str, first: Guest, second: Guest) -> Iterator[list[Page]]:
    """Two pages at a table, each at another worker."""
    with at_worker(server, 0, first, table) as left, at_worker(server, 1, second, table) as right:
        yield [left, right]


def company(server: ServerProcess) -> tuple[Guest, Guest, str]:
    """Two guests with a table to themselves."""
    host, guest = server.guest(), server.guest()
    table = host.open("me", "open")
    guest.claim(table, 1, host.links(table)[1])
    return host, guest, table


@pytest.mark.slow
def test_two_who_are_at_different_workers_play_a_whole_game(server: ServerProcess) -> None:
    host, guest, table = company(server)
    with at_both(server, table, host, guest) as pages:
        for page in pages:
            page.until(lambda state: all(seat["is_present"] for seat in state["table"]["seats"]))
        pages[0].send("say", text="Salve!")
        pages[1].send("say", text="Ave.")
        assert play_on(pages, 40) == 40
        for page in pages:
            assert sorted(line["text"] for line in page.chat) == ["Ave.", "Salve!"]
        # One goes and comes back: the other is told.
        pages[1].socket.close()
        pages[0].until(lambda state: not state["table"]["seats"][1]["is_present"])
        with at_worker(server, 1, guest, table, pages[1].index) as again:
            again.log = [*pages[1].log[: again.first["log_from"]], *again.log]
            pages[0].until(lambda state: state["table"]["seats"][1]["is_present"])
            play_on([pages[0], again])
            with at_worker(server, 0, guest, table) as newcomer:
                assert again.log == newcomer.log
            assert [page.state["table"]["status"] for page in (pages[0], again)] == ["over", "over"]
    assert host.ok("GET", f"/api/tables/{table}/verify")["is_right"]


@pytest.mark.slow
def test_a_race_between_workers_has_one_winner(server: ServerProcess) -> None:
    """The same guest at both workers: both pages answer every question at the same moment, with different moves."""
    host, guest, table = company(server)
    rng = random.Random(5)
    won = [0, 0]
    with at_both(server, table, host, host) as mine, at_both(server, table, guest, guest) as theirs:
        pages = {0: mine, 1: theirs}
        state = mine[0].state
        while state["table"]["status"] == "playing":
            racers = pages[rng.choice(state["acting"])]
            for page in racers:
                page.until_index(state["index"])
                page.until(lambda told: bool(told["prompt"]))
            told = _race(racers, [rng.choice(racers[0].moves) for _ in racers])
            kinds = sorted(answer["type"] if answer["type"] == "state" else answer["code"] for answer in told)
            assert kinds == ["stale", "state"], told
            winner = next(number for number, answer in enumerate(told) if answer["type"] == "state")
            won[winner] += 1
            state = told[winner]
        for page in (*mine, *theirs):
            page.until_index(state["index"])
            assert page.state["table"]["status"] == "over"
    moves = [deed for deed in stored_at(server.database, table) if isinstance(deed, Moved)]
    assert len(moves) == sum(won)
    assert min(won) > 0, won
    assert host.ok("GET", f"/api/tables/{table}/verify")["is_right"]


def _race(racers: list[Page], moves: list[str]) -> list[Json]:
    start = threading.Barrier(len(racers))
    told: dict[int, Json] = {}

    def run(number: int) -> None:
        page = racers[number]
        start.wait()
        told[number] = page.ask("submit", index=page.index, seat=page.eyes, move=moves[number])

    threads = [threading.Thread(target=run, args=(number,)) for number in range(len(racers))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return [told[number] for number in range(len(racers))]


@pytest.mark.slow
def test_bots_play_once_though_both_workers_have_the_table(server: ServerProcess) -> None:
    host = server.guest()
    table = host.open("greedy", "me", "random", "greedy")
    with at_both(server, table, host, host) as pages:
        while pages[0].state["table"]["status"] == "playing":
            page = pages[pages[0].index % 2]
            page.until(lambda state: bool(state["prompt"]) or state["table"]["status"] == "over")
            if page.moves:
                page.move()
            for other in pages:
                other.until_index(page.index)
        pages[1].until(lambda state: state["table"]["status"] == "over")
        assert pages[0].log == pages[1].log
    assert host.ok("GET", f"/api/tables/{table}/verify")["is_right"]


@pytest.mark.slow
def test_a_worker_that_dies_is_replaced(postgres: Cluster, tmp_path: Path) -> None:
    database = postgres.create_database()
    with two_workers(database, tmp_path / "log") as server:
        host, guest, table = company(server)
        with at_both(server, table, host, guest) as pages:
            play_on(pages, 5)
            before = workers(server)
            os.kill(before[1], signal.SIGKILL)
            wait_for(lambda: len(set(server.children()) - set(before)) == 1, "the worker is not replaced")
            # Its bots went with it, those of the other stay.
            wait_for(lambda: len([pid for worker in server.children() for pid in server.children(worker)]) == 2, "no bots")
            with guest.at(table, pages[1].index) as again:
                play_on([pages[0], again])
        assert host.ok("GET", f"/api/tables/{table}/verify")["is_right"]
        assert "Traceback" not in server.log()
    postgres.drop_database(database)


@pytest.mark.slow
@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_all_workers_end_together(postgres: Cluster, tmp_path: Path, how: signal.Signals) -> None:
    database = postgres.create_database()
    with two_workers(database, tmp_path / "log") as server:
        host, guest, table = company(server)
        with at_both(server, table, host, guest) as pages:
            play_on(pages, 5)
            # Ctrl-C in a terminal reaches all processes, a service manager speaks to the first.
            code = server.stop(how, everybody=how == signal.SIGINT)
            assert (code, server.log()) == (0, "")
            wait_for(lambda: not server.processes(), "processes are left")
        assert len(stored_at(database, table)) == 6
    postgres.drop_database(database)


# -- where bots think ---------------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_ctrl_c_is_not_for_processes_that_are_just_beginning(tmp_path: Path) -> None:
    for beat in range(4):
        with ServerProcess(str(tmp_path / "tables.sqlite"), tmp_path / f"log{beat}", "--bot-processes", "2") as server:
            wait_for(lambda: len(server.children()) == 2, "no process has begun to think")
            time.sleep(beat * 0.1)
            assert (server.stop(signal.SIGINT, everybody=True), server.log()) == (0, "")


@pytest.mark.slow
def test_a_bot_whose_process_dies_thinks_again(tmp_path: Path) -> None:
    with ServerProcess(str(tmp_path / "tables.sqlite"), tmp_path / "log", "--bot-processes", "1") as server:
        guest = server.guest()
        table = guest.open("me", "search:400ms")
        with guest.at(table) as page:
            _until_the_bot_thinks(page)
            for _ in range(2):
                at = page.index
                (thinker,) = server.children()
                os.kill(thinker, signal.SIGKILL)
                page.until_index(at + 1)
                assert stored_at(server.database, table)[at].seat == 1
                page.until(lambda state: bool(state["prompt"]))
                _until_the_bot_thinks(page)
        assert server.log() == ""


def _until_the_bot_thinks(page: Page) -> None:
    while page.state["acting"] != [1]:
        page.until(lambda state: bool(state["prompt"]) or state["acting"] == [1])
        if page.moves:
            page.move()
    time.sleep(0.1)


@pytest.mark.slow
def test_the_server_answers_at_once_while_bots_think(tmp_path: Path) -> None:
    with ServerProcess(str(tmp_path / "tables.sqlite"), tmp_path / "log", "--bot-processes", "1") as server:
        guests = [server.guest() for _ in range(8)]
        for guest in guests:
            for _ in range(3):
                guest.open("search:400ms", "search:400ms", "search:400ms")
        with guests[0].at(guests[0].open("me", "search:400ms")) as page:
            taken = []
            until = time.monotonic() + 4
            while time.monotonic() < until:
                begun = time.monotonic()
                page.ping()
                taken.append(time.monotonic() - begun)
                time.sleep(0.03)  # well below the limit on messages, however quick this machine is
        # A loop that waited for bots would answer one in 400 ms. The slowest are those when this machine was busy otherwise.
        taken.sort()
        assert len(taken) > 20
        assert taken[len(taken) // 2] < 0.1, taken[-5:]
        assert server.log() == ""
