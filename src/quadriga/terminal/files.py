"""Reads records and positions from files or standard input, and writes records so that nothing is ever half written."""

import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from quadriga.kernel.errors import QuadrigaError
from quadriga.kernel.game import Game
from quadriga.kernel.position import read_position
from quadriga.kernel.record import Record, read_record, verify, write_record
from quadriga.kernel.registry import find_game, games
from quadriga.kernel.state import State

STDIN = Path("-")


class FileError(QuadrigaError):
    """A file that is not there, not readable, not writable, or not what it should be."""


@contextmanager
def named(path: Path) -> Iterator[None]:
    """Errors inside say first which file they are about."""
    try:
        yield
    except FileError:
        raise
    except QuadrigaError as error:
        raise FileError(f"{_name(path)}: {error}") from None


def read_text(path: Path) -> str:
    """The text of a file, or of standard input for `-`."""
    try:
        content = sys.stdin.buffer.read() if path == STDIN else path.read_bytes()
        return content.decode("utf-8-sig")
    except OSError as error:
        raise FileError(f"{_name(path)}: it cannot be read ({error.strerror})") from None
    except UnicodeDecodeError as error:
        raise FileError(f"{_name(path)}: byte {error.start}: the file should be saved as UTF-8") from None


def load_record(path: Path, components: Path | None) -> tuple[Record, int]:
    """A record whose every claim was checked, and how many of its draws the seed confirms."""
    text = read_text(path)
    with named(path):
        record = read_record(text)
    _load_components(record.config.game, components)
    with named(path):
        return record, verify(record)


def load_position(path: Path, components: Path | None) -> tuple[Game, State]:
    """The state of a position file, checked."""
    text = read_text(path)
    _load_components(_game_of(text), components)
    with named(path):
        return read_position(text)


def _load_components(game: str, components: Path | None) -> None:
    if components is not None and game in games():
        find_game(game).load_components(components)


def _game_of(text: str) -> str:
    """The game that a position names; nothing if it is broken, which reading it will explain."""
    try:
        raw: Any = msgspec.json.decode(text)
        return str(raw["game"])
    except (msgspec.DecodeError, RecursionError, KeyError, TypeError):
        return ""


def save_record(path: Path, record: Record) -> None:
    """Write a record; the file is either the old one or the whole new one."""
    draft: Path | None = None
    try:
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        draft = Path(name)
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(write_record(record))
        draft.replace(path)
    except OSError as error:
        if draft is not None:
            draft.unlink(missing_ok=True)
        raise FileError(f"{path}: it cannot be written ({error.strerror})") from None


def _name(path: Path) -> str:
    return "standard input" if path == STDIN else str(path)
