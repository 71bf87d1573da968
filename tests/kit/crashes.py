"""Keeps the record of a game that broke a law, so that anybody can go and look: `quadriga replay crashes/….json`."""

import hashlib
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from quadriga.kernel.record import Record, write_record
from tests.kit.law import Broken

ROOT = Path(__file__).parents[2]


class Crash(AssertionError):
    """A broken law whose record was kept; the message ends with the command that replays it."""

    def __init__(self, broken: Broken, path: Path) -> None:
        super().__init__(f"{broken}\n  replay it with: quadriga replay {_short(path)}")
        self.path = path


@contextmanager
def kept() -> Iterator[None]:
    """Keep the record of whatever law is broken inside."""
    try:
        yield
    except Broken as broken:
        path = keep(broken.record())
        raise Crash(broken, path) from broken


def keep(record: Record) -> Path:
    """Write a record under its own hash and return where: the same crash is kept once."""
    directory = Path(os.environ.get("QUADRIGA_CRASHES") or ROOT / "crashes")
    directory.mkdir(parents=True, exist_ok=True)
    ignored = directory / ".gitignore"
    if not ignored.exists():
        ignored.write_text("*\n", encoding="utf-8")
    text = write_record(record)
    path = directory / f"{record.config.game}-{hashlib.sha256(text.encode()).hexdigest()[:12]}.json"
    path.write_text(text, encoding="utf-8")
    return path


def _short(path: Path) -> Path:
    return path.relative_to(Path.cwd()) if path.is_relative_to(Path.cwd()) else path
