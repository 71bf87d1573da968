"""A real PostgreSQL for tests: each test process that asks for one gets a cluster of its own in a temporary folder.

A conftest takes the fixture with `from tests.server.postgres import postgres`. The cluster is reached through a Unix socket in
its folder, so it takes no port from anybody. It belongs to a keeper (this module as a program), which stops it and removes the
folder as soon as its standard input ends: whatever becomes of the tests, nothing is left running.
"""

import os
import pwd
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest

ROOT = Path(__file__).resolve().parents[2]
TIMEOUT_S = 60
MISSING = "PostgreSQL's server is not installed, and the tests of the storage need it: apt-get install postgresql"
SPEED = ("fsync=off", "synchronous_commit=off", "full_page_writes=off", "max_connections=60", "listen_addresses=")
"""Machines do not fail while tests run; processes do, and for those the operating system's memory is safe enough."""


class Cluster:
    """A running server."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._made = 0

    def address(self, database: str = "postgres") -> str:
        """The URL of a database."""
        return f"postgresql://postgres@/{database}?host={self.folder}"

    def create_database(self) -> str:
        """A new, empty database; its URL."""
        self._made += 1
        name = f"test{self._made}"
        with psycopg.connect(self.address(), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return self.address(name)

    def drop_database(self, address: str) -> None:
        """Remove a database, whoever is still connected."""
        name = address.partition("@/")[2].partition("?")[0]
        with psycopg.connect(self.address(), autocommit=True) as connection:
            connection.execute(f"DROP DATABASE {name} WITH (FORCE)".encode())


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """A cluster, as long as the session lasts."""
    try:
        programs = find_programs()
    except FileNotFoundError as error:
        pytest.fail(str(error), pytrace=False)
    folder = Path(tempfile.mkdtemp(prefix="quadriga-pg-"))
    # A session of its own: Ctrl-C is for the tests, and the keeper has to outlive them.
    keeper = subprocess.Popen(
        [sys.executable, "-m", "tests.server.postgres", str(programs), str(folder)],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        start_new_session=True,
    )
    try:
        cluster = Cluster(folder)
        _wait(cluster, keeper)
        yield cluster
    finally:
        assert keeper.stdin is not None
        keeper.stdin.close()
        keeper.wait(TIMEOUT_S)


def find_programs() -> Path:
    """The folder of initdb and postgres, the newest if there are several; raises `FileNotFoundError` with what to install."""
    folders = []
    if told := shutil.which("pg_config"):
        folders.append(Path(subprocess.run([told, "--bindir"], capture_output=True, text=True, check=True).stdout.strip()))
    debian = Path("/usr/lib/postgresql").glob("*/bin")
    folders += sorted(debian, key=lambda path: float(path.parent.name), reverse=True)
    if found := shutil.which("initdb"):
        folders.append(Path(found).resolve().parent)
    for folder in folders:
        if (folder / "initdb").is_file() and (folder / "postgres").is_file():
            return folder
    raise FileNotFoundError(MISSING)


def _wait(cluster: Cluster, keeper: subprocess.Popen[bytes]) -> None:
    patience = time.monotonic() + TIMEOUT_S
    while True:
        try:
            psycopg.connect(cluster.address(), connect_timeout=5).close()
            return
        except psycopg.OperationalError as error:
            if keeper.poll() is not None or time.monotonic() > patience:
                pytest.fail(f"PostgreSQL did not start: {error}", pytrace=False)
            time.sleep(0.05)


# -- the keeper ---------------------------------------------------------------------------------------------------------------


def keep(programs: Path, folder: Path) -> None:
    """Make a cluster, run it until standard input ends, remove it."""
    who = _unprivileged(folder)
    data = folder / "data"
    try:
        made = subprocess.run(
            [programs / "initdb", "-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"],
            capture_output=True,
            text=True,
            check=False,
            cwd=folder,
            **who,
        )
        if made.returncode:
            sys.exit(f"initdb failed: {made.stdout}{made.stderr}")
        settings = [part for setting in (*SPEED, f"unix_socket_directories={folder}") for part in ("-c", setting)]
        with (folder / "log").open("wb") as log:
            server = subprocess.Popen([programs / "postgres", "-D", data, *settings], cwd=folder, stdout=log, stderr=log, **who)
        threading.Thread(target=_stop_at_the_end, args=(server,), daemon=True).start()
        if server.wait() not in (0, -signal.SIGQUIT):
            sys.exit(f"PostgreSQL ended: {(folder / 'log').read_text(errors='replace')[-3000:]}")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _stop_at_the_end(server: subprocess.Popen[bytes]) -> None:
    sys.stdin.buffer.read()
    server.send_signal(signal.SIGINT)  # "fast": throws everybody out
    try:
        server.wait(TIMEOUT_S / 2)
    except subprocess.TimeoutExpired:
        server.kill()


def _unprivileged(folder: Path) -> dict[str, Any]:
    """PostgreSQL refuses to run as root; what makes a subprocess run as somebody else then."""
    if os.geteuid() != 0:
        return {}
    for name in ("postgres", "nobody"):
        try:
            user = pwd.getpwnam(name)
        except KeyError:
            continue
        os.chown(folder, user.pw_uid, user.pw_gid)
        return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
    sys.exit("there is no user postgres or nobody to run PostgreSQL as")


if __name__ == "__main__":
    keep(Path(sys.argv[1]), Path(sys.argv[2]))
