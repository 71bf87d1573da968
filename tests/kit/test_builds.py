"""Law: the compiled and the pure build play the same games. Where nothing is compiled, two pure processes must agree."""

import json
import os
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

import quadriga

PACKAGE = Path(quadriga.__file__).parent
ROOT = Path(__file__).parents[2]


def run(pure: str, hashing: str) -> tuple[dict[str, Any], str]:
    """What the fingerprints of a fresh process are, and what it complains about; strings are hashed differently in each."""
    path = os.pathsep.join([str(PACKAGE.parent), str(ROOT)])
    environment = {**os.environ, "QUADRIGA_PURE": pure, "PYTHONPATH": path, "PYTHONHASHSEED": hashing}
    done = subprocess.run(
        [sys.executable, "-m", "tests.kit.fingerprint"], env=environment, cwd=ROOT, check=True, capture_output=True, text=True
    )
    found: dict[str, Any] = json.loads(done.stdout)
    return found, done.stderr


def test_both_builds_play_the_same_games() -> None:
    pure, _ = run("1", "1")
    other, complaint = run("", "2")
    is_compiled = any(Path(f"{PACKAGE}/kernel/state{suffix}").exists() for suffix in EXTENSION_SUFFIXES)
    is_stale = "older than" in complaint
    assert pure["build"] == "pure"
    assert other["build"] == ("compiled" if is_compiled and not is_stale else "pure")
    assert pure["fingerprints"] == other["fingerprints"]
    assert len(pure["fingerprints"]) > 1
