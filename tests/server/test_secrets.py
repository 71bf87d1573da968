"""What a running game keeps closed: its record, its seed, the links to its seats; and a log that tells none of it."""

import json
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.harness import GAME, Guest, InProcessServer, play_on, problem


@pytest.fixture
def people(server: InProcessServer, guest: Callable[..., Guest]) -> tuple[Guest, Guest, Guest, str]:
    """Ada and Bob at a table that has begun, and Otto who looks on."""
    ada, bob, otto = guest("Ada"), guest("Bob"), guest("Otto")
    table = ada.open("me", "open")
    bob.claim(table, 1, ada.links(table)[1])
    return ada, bob, otto, table


def seed_of(server: InProcessServer, table: str) -> str:
    loaded = server.service.store.load(table)
    assert loaded is not None
    seed: str = json.loads(loaded.table.setup)["seed"]
    return seed


def test_while_a_game_runs_its_record_its_seed_and_foreign_eyes_are_closed(
    server: InProcessServer, people: tuple[Guest, Guest, Guest, str]
) -> None:
    ada, bob, otto, table = people
    at = f"/api/tables/{table}"
    seed = seed_of(server, table)
    with ada.at(table) as one, bob.at(table) as two, otto.at(table) as three:
        play_on([one, two], moves=12)
        three.until_index(one.index)
        for who in (ada, bob, otto):
            assert who.no(409, "GET", f"{at}/record")["code"] == "not_over"
            assert who.no(409, "GET", f"{at}/verify")["code"] == "not_over"
            assert who.ok("GET", at)["seed"] == ""
        for who, eyes in ((ada, "1"), (ada, "public"), (bob, "0"), (otto, "0"), (otto, "1")):
            assert who.no(403, "GET", f"{at}/replay?eyes={eyes}")["code"] == "not_yours"
            assert who.no(403, "GET", f"{at}/replay/3?eyes={eyes}")["code"] == "not_yours"
        assert ada.ok("GET", f"{at}/replay?eyes=0")["may_see"] == [0]
        assert otto.ok("GET", f"{at}/replay")["may_see"] == [None]
        told = [*one.raw, *two.raw, *three.raw]
        told += [ada.ask("GET", path).text for path in (at, f"{at}/replay?eyes=0", f"{at}/replay/9?eyes=0", "/api/lobby")]
        assert seed not in "".join(told)
        # At the end everybody may have it.
        one.ok("resign", seat=0)
        assert three.until(lambda state: state["table"]["status"] == "over")["table"]["seed"] == seed


def test_in_a_running_replay_the_moves_of_others_and_of_chance_are_not_spelt_out(
    people: tuple[Guest, Guest, Guest, str],
) -> None:
    ada, bob, otto, table = people
    with ada.at(table) as one, bob.at(table) as two:
        play_on([one, two], moves=12)
    for who, eyes in ((ada, 0), (bob, 1), (otto, None)):
        wanted = "public" if eyes is None else str(eyes)
        steps = who.ok("GET", f"/api/tables/{table}/replay?eyes={wanted}")["steps"]
        assert {step["seat"] for step in steps} == {0, 1, None}
        for step in steps:
            assert bool(step["move"]) == (eyes is not None and step["seat"] == eyes), step


def test_the_links_to_free_seats_are_for_the_host_alone(guest: Callable[..., Guest]) -> None:
    ada, bob, otto = guest(), guest(), guest()
    table = ada.open("me", "open", "open", listed=True)
    keys = ada.links(table)
    bob.claim(table, 1)
    for who in (bob, otto):
        assert who.no(403, "GET", f"/api/tables/{table}/invites")["code"] == "not_host"
        assert who.no(403, "POST", f"/api/tables/{table}/seats/0/transfer", {})["code"] == "not_yours"
        with who.at(table) as page:
            page.drain()
            told = "".join(page.raw) + who.ask("GET", f"/api/tables/{table}").text + who.ask("GET", "/api/lobby").text
        assert not [key for key in keys.values() if key in told]
    assert ada.links(table).keys() == {2}


# -- the log ------------------------------------------------------------------------------------------------------------------


class Program:
    """`quadriga serve` as a person starts it, with all that it prints."""

    def __init__(self, folder: Path) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "quadriga", "serve", "--no-browser", "--port", "0", "--database", "tables.sqlite"],
            cwd=folder,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        assert self.process.stdout is not None
        self.greeting = self.process.stdout.readline()
        found = re.search(r"http://\S+:\d+", self.greeting)
        assert found, self.greeting
        self.address = found.group().replace("localhost", "127.0.0.1")

    def stop(self) -> str:
        """All that it printed after its greeting."""
        self.process.send_signal(signal.SIGINT)
        printed, _ = self.process.communicate(timeout=20)
        return printed


def test_the_program_prints_no_secret_in_a_whole_game_with_mishaps(tmp_path: Path) -> None:
    program = Program(tmp_path)
    try:
        secrets = _a_whole_game_with_mishaps(program.address)
    finally:
        printed = program.stop()
    for secret in secrets:
        assert secret not in printed
        assert secret not in program.greeting
    # Not even requests: their paths are secrets, too.
    assert "/api/" not in printed
    assert "/join/" not in printed
    assert "Traceback" not in printed


def _a_whole_game_with_mishaps(address: str) -> set[str]:
    deadline = time.monotonic() + 20
    while True:
        try:
            ada, bob = Guest(address, "Ada"), Guest(address, "Bob")
            break
        except OSError:
            assert time.monotonic() < deadline
            time.sleep(0.05)
    with ada, bob:
        table = ada.open("me", "open")
        key = ada.links(table)[1]
        ada.ask("GET", f"/join/{table}/1/{key}")
        bob.no(403, "POST", f"/api/tables/{table}/claim", {"seat": 1, "key": key[::-1]})
        bob.claim(table, 1, key)
        link = bob.transfer(table, 1)
        bob.claim(table, 1, link)
        with ada.at(table) as one, bob.at(table) as two:
            one.move("bid 5")
            one.send("say", text="a word in confidence")
            two.until_said("a word in confidence")
            two.socket.send("[" * 3000)
            two.socket.send(b"\xff")
            two.no("illegal", "submit", index=two.index, seat=1, move="bid 77")
            two.move("bid 7")
            play_on([one, two])
            seed = one.until(lambda state: state["table"]["status"] == "over")["table"]["seed"]
        ada.ask("GET", f"/api/tables/{table}/record")
        problem(ada.ask("POST", "/api/tables", headers={"content-type": "application/json"}, content=b"{"), 400)
        return {seed, key, link, ada.cookie, bob.cookie, ada.cookie.split(".")[0], table, "in confidence", "bid 5", "bid 7"}


def change(server: InProcessServer, statement: str) -> None:
    server.service.store.write(lambda connection: connection.exec_driver_sql(statement))


def test_a_write_that_fails_is_logged_without_what_was_to_be_written(tmp_path: Path) -> None:
    server = InProcessServer(tmp_path)
    with server, server.guest("Ada") as ada, server.guest("Bob") as bob:
        table = ada.open("me", "open")
        bob.claim(table, 1, ada.links(table)[1])
        waiting = ada.open("me", "open")
        seed = seed_of(server, table)
        with ada.at(table) as one:
            # From now on deeds can be read, but not written.
            change(server, "ALTER TABLE deeds RENAME TO acts")
            change(server, "CREATE VIEW deeds AS SELECT * FROM acts")
            one.send("submit", index=one.index, seat=0, move="bid 3")
            assert one.closed() == (4500, "a fault on our side")
            claim = {"seat": 1, "key": ada.links(waiting)[1]}
            found = problem(bob.ask("POST", f"/api/tables/{waiting}/claim", claim), 500)
            assert found["code"] == "fault"
            assert "deeds" not in found["text"]
            change(server, "ALTER TABLE seats RENAME TO chairs")
            wanted = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}
            assert "seats" not in problem(ada.ask("POST", "/api/tables", wanted), 500)["text"]
        lines = server.log.forgive()
    assert "deeds" in lines and "seats" in lines, "nothing was logged: this test looks in the wrong place"
    for secret in ("bid 3", seed, '"seed"', "[parameters"):
        assert secret not in lines
