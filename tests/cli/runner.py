"""Runs the program: in this process with lines on its standard input, or on a pseudo terminal as a person would."""

import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Any, Self

import msgspec
from typer.testing import CliRunner, Result

from quadriga.cli import app
from quadriga.kernel.chance import Rng
from quadriga.kernel.record import Record, read_record
from quadriga.kernel.registry import find_game
from quadriga.kernel.seats import CHANCE_ALONE

GAME = "eight_minute_empire"
EMPIRE = find_game(GAME)
ESCAPE = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")


def _first_question() -> str:
    state = EMPIRE.new(EMPIRE.config(2))
    rng = Rng(1)
    while state.to_act() == CHANCE_ALONE:
        state.play(-1, state.draw(rng))
    return " ".join(EMPIRE.say_prompt(state.view(0)).split()[:4])


BID_QUESTION = _first_question()
"""How the first prompt of the game begins."""


def run(*arguments: str | Path, lines: list[str] | None = None) -> Result:
    """The program with these arguments; `lines` come through a pipe, and the pipe ends after them."""
    text = "".join(f"{line}\n" for line in lines or [])
    return CliRunner(env={"COLUMNS": "120"}).invoke(app, [str(argument) for argument in arguments], input=text)


def mistake(result: Result) -> str:
    """The one sentence of a run that ended in somebody's mistake, with nothing on standard output."""
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    sentences = result.stderr.splitlines()
    assert len(sentences) == 1, sentences
    assert sentences[0].startswith("quadriga: ")
    return sentences[0].removeprefix("quadriga: ")


def json_lines(result: Result) -> list[Any]:
    """Standard output as JSON, line by line."""
    assert result.exit_code == 0, result.output
    assert result.stderr == ""
    return [msgspec.json.decode(line) for line in result.stdout.splitlines()]


def saved(folder: Path) -> tuple[Path, Record]:
    """The only record in a folder."""
    (path,) = folder.glob("*.json")
    return path, read_record(path.read_text(encoding="utf-8"))


class Screen:
    """The program on a pseudo terminal."""

    def __init__(self, folder: Path, *arguments: str | Path, columns: int = 120, rows: int = 50) -> None:
        self._master, slave = pty.openpty()
        self._process = subprocess.Popen(
            [sys.executable, "-m", "quadriga", *map(str, arguments)],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            cwd=folder,
            start_new_session=True,
            # A job in the background ignores Ctrl-C and hands that down; a person's terminal does not.
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # noqa: PLW1509 - no thread is running yet
            env={**os.environ, "TERM": "xterm-256color", "COLUMNS": str(columns), "LINES": str(rows)},
        )
        os.close(slave)
        self.seen = ""
        """All that was ever on the screen, without colours."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._process.kill()
        self._process.wait()
        os.close(self._master)

    def wait_for(self, text: str, since: int = 0, seconds: float = 30) -> int:
        """Wait until a text appears after a place in `seen`; returns the place after it."""
        deadline = time.monotonic() + seconds
        while (found := self.seen.find(text, since)) < 0:
            if time.monotonic() > deadline:
                raise TimeoutError(f"{text!r} did not appear:\n{self.seen[since:]}")
            self._read()
        return found + len(text)

    def type(self, line: str) -> None:
        """Type a line and press Enter."""
        os.write(self._master, line.encode() + b"\n")

    def interrupt_until(self, text: str) -> None:
        """Press Ctrl-C, again and again until a text appears: readline misses one that comes just before it listens."""
        for _ in range(20):
            os.killpg(self._process.pid, signal.SIGINT)
            with suppress(TimeoutError):
                self.wait_for(text, seconds=1)
                return
        raise AssertionError(f"{text!r} did not appear:\n{self.seen}")

    def close(self) -> int:
        """Wait for the end; returns the exit code."""
        while self._read():
            pass
        return self._process.wait(timeout=30)

    def _read(self) -> bool:
        ready, _, _ = select.select([self._master], [], [], 0.2)
        if not ready:
            return self._process.poll() is None
        try:
            content = os.read(self._master, 65536)
        except OSError:  # Linux says so when the other side has closed
            return False
        self.seen += ESCAPE.sub("", content.decode(errors="replace")).replace("\r", "")
        return bool(content)
