"""Many threads read the same structs for the first time; nothing may come of it but what was read.

Each test runs in a process of its own: what went wrong once took the whole process with it.
"""

import subprocess
import sys

import pytest

from quadriga.kernel.registry import games

AT_ONCE = """
import sys, threading
from quadriga.faces.catalogue import faces_of
from quadriga.kernel.registry import find_game
from quadriga.server.app import create_app
from quadriga.server.settings import Settings

create_app(Settings(database=sys.argv[2]))
sys.setswitchinterval(1e-6)
game = find_game(sys.argv[1])
config = game.config(game.meta.min_players, {})
start = threading.Barrier(6)
found = []

def draw():
    start.wait()
    found.append(faces_of(game).geometry(config))

threads = [threading.Thread(target=draw) for _ in range(6)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
assert found == [found[0]] * 6
"""

ALL_KNOWN = """
import sys
from quadriga.faces.catalogue import faces_of
from quadriga.kernel.registry import games
from quadriga.server.app import create_app
from quadriga.server.settings import Settings
from quadriga.server.struct_info import structs

create_app(Settings(database=sys.argv[1]))
known = set(structs())
for game in games().values():
    config = game.config(game.meta.min_players, {})
    for name in faces_of(game).names(config):
        faces_of(game).draw(config, name)
    faces_of(game).geometry(config)
later = set(structs()) - known
assert not later, later
"""


def run(script: str, *arguments: str) -> None:
    done = subprocess.run([sys.executable, "-c", script, *arguments], capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{done.returncode}: {done.stderr}"


@pytest.mark.slow
@pytest.mark.parametrize("game", games())
def test_drawings_that_are_asked_for_at_once_do_not_end_the_server(game: str, tmp_path: object) -> None:
    run(AT_ONCE, game, f"{tmp_path}/tables.sqlite")


@pytest.mark.slow
def test_no_struct_comes_up_after_the_start(tmp_path: object) -> None:
    run(ALL_KNOWN, f"{tmp_path}/tables.sqlite")
