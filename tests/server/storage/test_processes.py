"""Several processes and one database, and processes that die: what was acknowledged is there, and nobody gets in between."""

import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

from quadriga.server.storage import changes
from quadriga.server.storage.database import Database, open_database
from quadriga.server.storage.store import Store
from tests.server.storage.samples import table

ROOT = Path(__file__).resolve().parents[3]
TABLES = [f"t{number}" for number in range(12)]


def start(what: str, address: str, name: str, most: int = 0) -> subprocess.Popen[str]:
    """Run `child`."""
    command = [sys.executable, "-W", "error", "-m", "tests.server.storage.child", what, address, name, str(most), *TABLES]
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)


def finish(child: subprocess.Popen[str]) -> list[str]:
    """What it printed and was not read yet; a line that its death cut short was not said."""
    assert child.stdout is not None
    with child.stdout:  # not `communicate`, which passes over what `readline` has read ahead
        text = child.stdout.read()
    child.wait()
    return text.split("\n")[:-1]


def create_tables(database: Database) -> None:
    """Tables for the children."""
    for name in TABLES:
        Store(database).write(changes.create_table, table(name, status="playing"))


def acknowledged(name: str, lines: list[str]) -> dict[tuple[str, int], str]:
    """The bodies that were acknowledged, by table and index."""
    bodies = {}
    for line in lines:
        if line != "ready":
            where, first, many = line.split()
            for index in range(int(first), int(first) + int(many)):
                assert (where, index) not in bodies, "acknowledged twice"
                bodies[where, index] = f"{name} {index}"
    return bodies


def stored(database: Database) -> dict[tuple[str, int], str]:
    """All bodies in the database; each table holds together."""
    bodies = {}
    with database.reading.connect() as connection:
        for where, index, body in connection.exec_driver_sql('SELECT table_id, "index", body FROM deeds'):
            bodies[where, index] = body
    for name in TABLES:
        loaded = Store(database).load(name)
        assert loaded is not None
        many = len(loaded.deeds)
        assert loaded.table.deeds == many
        assert [index for where, index in sorted(bodies) if where == name] == list(range(many))
        assert [bodies[name, index] for index in range(many)] == [deed.body for deed in loaded.deeds]
        assert many == 0 or loaded.table.summary == f"after {many}"
    return bodies


def test_what_was_acknowledged_survives_the_death_of_the_process(address: str) -> None:
    database = open_database(address)
    create_tables(database)
    database.close()
    known: dict[tuple[str, int], str] = {}
    chance = random.Random(8)
    for life in range(6):
        child = start("append", address, f"life{life}")
        assert child.stdout is not None
        # However slow the machine is: it dies at work.
        heard = [child.stdout.readline().strip() for _ in range(chance.randrange(20, 400))]
        time.sleep(chance.uniform(0, 0.03))
        child.kill()
        told = acknowledged(f"life{life}", [*heard, *finish(child)])
        assert len(told) >= len(heard) - 1
        known.update(told)
        database = open_database(address)
        found = stored(database)
        database.close()
        assert {key: found.get(key) for key in known} == known
        # What was written and not acknowledged is at most what was under way: one append to each table in each life.
        assert len(found) - len(known) <= 3 * len(TABLES) * (life + 1)


def test_two_processes_never_take_the_same_index(address: str, database: Database) -> None:
    create_tables(database)
    children = {name: start("append", address, name, 150) for name in ("left", "right")}
    told = {name: acknowledged(name, finish(child)) for name, child in children.items()}
    assert [child.returncode for child in children.values()] == [0, 0]
    assert not told["left"].keys() & told["right"].keys()
    assert {**told["left"], **told["right"]} == stored(database)
    assert all(len(mine) > 50 for mine in told.values())


def test_processes_that_start_at_once_agree(address: str) -> None:
    children = [start("open", address, f"worker{number}") for number in range(4)]
    printed = [finish(child) for child in children]
    assert [child.returncode for child in children] == [0] * 4
    assert len(printed[0][0]) == 64
    assert printed == [printed[0]] * 4


@pytest.mark.parametrize("address", ["sqlite"], indirect=True)
def test_a_reader_of_a_file_waits_for_nobody(database: Database, address: str) -> None:
    create_tables(database)
    with database.writing.begin() as writing:
        writing.exec_driver_sql("UPDATE tables SET summary = 'half done'")
        started = time.monotonic()
        loaded = Store(database).load("t0")
        assert time.monotonic() - started < 1
    assert loaded is not None
    assert loaded.table.summary == "{}"
