"""What was acknowledged is never lost: real servers are killed again and again while people play, and compared with what those
people remember. Each test runs on SQLite and on PostgreSQL."""

import asyncio
import json
import random
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from quadriga.server.connection import CLOSE_FAULT
from quadriga.table.deeds import Deed
from quadriga.table.verbs.playing import Moved
from tests.server.harness import InProcessServer, play_on
from tests.server.players import TIMEOUT_S, Player, ServerProcess, address, stored, stored_at, wait_for
from tests.server.postgres import postgres

__all__ = ["address", "postgres"]

KILLS = 8
MOST_TRIES = 5
LONG = {"games": "three"}
"""Three games in a row: enough for all the kills."""


def two_at_a_table(server: ServerProcess, seed: int, pace_s: float) -> list[Player]:
    """Two guests, one by invitation."""
    host, guest = server.guest(), server.guest()
    table = host.open("me", "open", options=LONG)
    guest.claim(table, 1, host.links(table)[1])
    return [Player(one, table, seed * 2 + seat, pace_s) for seat, one in enumerate((host, guest))]


def one_among_bots(server: ServerProcess, seed: int, pace_s: float) -> Player:
    """A guest and two bots."""
    host = server.guest()
    return Player(host, host.open("greedy", "me", "random"), seed, pace_s)


def compare(database: str, players: list[Player], before: dict[str, list[Deed]]) -> dict[str, list[Deed]]:
    """What each table has, which goes on from what it had before and has all that anybody remembers."""
    found = stored(database, {player.table for player in players})
    for table, earlier in before.items():
        assert found[table][: len(earlier)] == earlier, "the past has changed"
    for player in players:
        player.compare(found[player.table])
    return found


@pytest.mark.slow
def test_nothing_that_was_acknowledged_is_lost(address: str, tmp_path: Path) -> None:
    with ServerProcess(address, tmp_path / "log") as server:
        players = [player for seed in range(3) for player in two_at_a_table(server, seed, 0.06)]
        players.append(one_among_bots(server, 7, 0.3))
        asyncio.run(_play_while_it_dies(server, players))
        found = compare(address, players, {})
        assert all(player.is_over and player.pending is None and player.visits > KILLS for player in players)
        # Not even what was under way when the server died is there twice, so the numbers fit exactly.
        for player in players:
            assert len(player.done) == sum(deed.seat == player.state["eyes"] for deed in found[player.table][_seated(player) :])
            _has_the_whole_log(player)
        for player in {player.table: player for player in players}.values():
            _is_verified(player, tmp_path)
        assert "Traceback" not in server.log()


async def _play_while_it_dies(server: ServerProcess, players: list[Player]) -> None:
    rng = random.Random(11)
    tasks = [asyncio.ensure_future(player.play()) for player in players]
    found: dict[str, list[Deed]] = {}
    caught = 0
    for life in range(KILLS):
        # Everybody is back and has done something, then the end comes at any moment.
        done = [len(player.done) for player in players]
        async with asyncio.timeout(TIMEOUT_S):
            while any(player.visits <= life for player in players) or [len(player.done) for player in players][:6] == done[:6]:
                _raise(tasks)
                await asyncio.sleep(0.01)
        await asyncio.sleep(rng.uniform(0.05, 0.6))
        # Every other time somebody has asked and waits for the answer.
        async with asyncio.timeout(TIMEOUT_S):
            while life % 2 and not any(player.pending for player in players):
                _raise(tasks)
                await asyncio.sleep(0)
        caught += any(player.pending for player in players)
        server.kill()
        found = compare(server.database, players, found)
        await asyncio.to_thread(server.start)
    for player in players:
        player.pace_s = 0.0
    async with asyncio.timeout(TIMEOUT_S):
        await asyncio.gather(*tasks)
    assert caught >= KILLS // 2, "the server died only while it had nothing to do"


def _raise(tasks: list[asyncio.Task[None]]) -> None:
    for task in tasks:
        if task.done():
            task.result()


def _seated(player: Player) -> int:
    """How many deeds of its table came before the game."""
    return 1 if len(player.state["table"]["seats"]) == 2 else 0


def _has_the_whole_log(player: Player) -> None:
    """Pieced together over many lives of the server, it is the log that somebody gets who comes now."""

    async def read() -> object:
        newcomer = Player(player.guest, player.table, 0)
        async with newcomer.connect() as socket:
            return json.loads(await socket.recv())

    told = asyncio.run(read())
    assert isinstance(told, dict)
    assert told["log_from"] == 0
    assert told["log"] == player.log


def _is_verified(player: Player, folder: Path) -> None:
    record = player.guest.http.get(f"/api/tables/{player.table}/record")
    assert record.is_success
    file = folder / f"{player.table}.json"
    file.write_bytes(record.content)
    verified = subprocess.run(
        [sys.executable, "-m", "quadriga.cli", "verify", str(file)], capture_output=True, text=True, check=False
    )
    assert verified.returncode == 0, verified.stdout + verified.stderr


@pytest.mark.slow
def test_bots_and_a_turn_that_is_held_outlive_the_server(address: str, tmp_path: Path) -> None:
    with ServerProcess(address, tmp_path / "log", "--bot-processes", "1") as server:
        # A turn is made and waits to be confirmed.
        host, guest = server.guest(), server.guest()
        held = host.open("me", "open")
        guest.claim(held, 1, host.links(held)[1])
        with host.at(held) as one, guest.at(held) as two:
            pages = {0: one, 1: two}
            while one.state["held"] is None:
                page = pages[one.state["acting"][0]]
                page.until(lambda state: bool(state["prompt"]))
                page.move(hold=True)
                for other in pages.values():
                    other.until_index(page.index)
            before = {seat: page.state for seat, page in pages.items()}
        # Bots think; the one who plays with them goes away.
        lonely = server.guest()
        table = lonely.open("search:400ms", "me", "search:400ms")
        wait_for(lambda: stored_at(address, table), "no bot has moved")
        for _ in range(MOST_TRIES):
            with lonely.at(table) as page:
                while not (page.moves and page.state["view"]["turn"] == 1):
                    page.until(lambda state: bool(state["prompt"]))
                    page.move()
                while page.moves:
                    page.move()
            server.kill()
            there = stored_at(address, table)
            server.start()
            if there[-1].seat == 1:
                break
        else:
            raise AssertionError("the bots were always quicker than the kill")

        wait_for(lambda: _move_of(address, table, len(there)), "no bot goes on after the restart")
        assert _move_of(address, table, len(there)) != 1
        with host.at(held) as one, guest.at(held) as two:
            for seat, page in enumerate((one, two)):
                for key in ("held", "acting", "prompt", "view", "index", "undo"):
                    assert page.state[key] == before[seat][key], key
            seat = one.state["held"]
            page = (one, two)[seat]
            page.ok("confirm", index=page.index, seat=seat)
            assert page.state["held"] is None
            (one, two)[1 - seat].until(lambda state: state["held"] is None and bool(state["prompt"]))
        assert "Traceback" not in server.log()


def _move_of(database: str, table: str, index: int) -> int | None:
    """Whose move stands at an index."""
    deed = next(iter(stored_at(database, table)[index:]), None)
    assert deed is None or isinstance(deed, Moved)
    return None if deed is None else deed.seat


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
@pytest.mark.slow
def test_a_server_that_is_told_to_stop_loses_nothing(address: str, tmp_path: Path, how: signal.Signals) -> None:
    with ServerProcess(address, tmp_path / "log") as server:
        players = [player for seed in range(3) for player in two_at_a_table(server, seed, 0.0)]
        players.append(one_among_bots(server, 7, 0.0))

        async def play() -> int:
            tasks = [asyncio.ensure_future(player.play()) for player in players]
            async with asyncio.timeout(TIMEOUT_S):
                while any(len(player.done) < 3 for player in players):
                    _raise(tasks)
                    await asyncio.sleep(0.01)
            ended = await asyncio.to_thread(server.stop, how)
            await asyncio.sleep(0.2)
            _raise(tasks)
            for task in tasks:
                task.cancel()
            return ended

        assert (asyncio.run(play()), server.log()) == (0, "")
        wait_for(lambda: not server.processes(), "processes are left")
        compare(address, players, {})


def test_nobody_sees_what_could_not_be_written(tmp_path: Path) -> None:
    with InProcessServer(tmp_path) as server, server.guest() as ada, server.guest() as bob:
        store = server.service.store
        table = ada.open("me", "open")
        bob.claim(table, 1, ada.links(table)[1])
        with ada.at(table) as one, bob.at(table) as two:
            one.move()
            two.until_index(one.index)
            before = two.index
            store.write(lambda connection: connection.exec_driver_sql("ALTER TABLE deeds RENAME TO mislaid"))
            two.send("submit", index=two.index, seat=1, move=two.moves[0])
            # Nobody can say whether it is on disk, so all have to come again; none was told of it.
            assert [page.closed()[0] for page in (one, two)] == [CLOSE_FAULT, CLOSE_FAULT]
            assert [page.index for page in (one, two)] == [before, before]
        store.write(lambda connection: connection.exec_driver_sql("ALTER TABLE mislaid RENAME TO deeds"))
        with ada.at(table) as one, bob.at(table) as two:
            assert [page.index for page in (one, two)] == [before, before]
            play_on([one, two])
        assert ada.ok("GET", f"/api/tables/{table}/verify")["is_right"]
        server.log.forgive()


@pytest.mark.slow
def test_a_killed_server_leaves_no_process_behind(tmp_path: Path) -> None:
    with ServerProcess(str(tmp_path / "tables.sqlite"), tmp_path / "log", "--bot-processes", "2") as server:
        guest = server.guest()
        guest.open("search:400ms", "search:400ms", "search:400ms")
        wait_for(lambda: len(server.children()) == 2, "the bots have no processes")
        server.kill_alone()
        wait_for(lambda: not server.processes(), "processes are left")
