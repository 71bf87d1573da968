"""Reads what a person types, or what a pipe brings, line by line."""

import getpass
import sys
from contextlib import suppress


class Reader:
    """Standard input. On a terminal it has a prompt and line editing, and can keep what is typed off the screen."""

    def __init__(self) -> None:
        self.is_terminal = sys.stdin.isatty()
        self.lines = 0
        """How many lines were read."""
        if self.is_terminal:
            with suppress(ImportError):
                import readline  # noqa: F401, PLC0415 - to import it is to have line editing

    def read(self, is_hidden: bool = False) -> str:
        """The next line; raises `EOFError` after the last."""
        prompt = "> " if self.is_terminal else ""
        line = getpass.getpass(prompt) if is_hidden and self.is_terminal else input(prompt)
        self.lines += 1
        return line.strip()
