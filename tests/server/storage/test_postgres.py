"""The PostgreSQL of the tests: it is found or missed loudly, and nothing of it outlives the tests."""

import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import psycopg
import pytest

from tests.server.postgres import MISSING, ROOT, Cluster, find_programs


def test_without_a_server_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda _: None)
    monkeypatch.setattr(Path, "glob", lambda *_: iter(()))
    with pytest.raises(FileNotFoundError, match="apt-get install postgresql"):
        find_programs()
    assert "\n" not in MISSING


def test_a_cluster_ends_with_the_process_that_asked_for_it() -> None:
    """Whoever holds the keeper's input may be killed at any time; here it just lets go."""
    folder = Path(tempfile.mkdtemp(prefix="quadriga-pg-"))
    command = [sys.executable, "-m", "tests.server.postgres", str(find_programs()), str(folder)]
    with subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE) as keeper:
        address = Cluster(folder).address()
        patience = time.monotonic() + 60
        while True:
            try:
                connection = psycopg.connect(address)
                break
            except psycopg.OperationalError:
                assert time.monotonic() < patience
                time.sleep(0.05)
        assert keeper.stdin is not None
        keeper.stdin.close()
        assert keeper.wait(60) == 0
        connection.close()
    assert not folder.exists()
