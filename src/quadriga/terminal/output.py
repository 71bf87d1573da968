"""Where the commands print: people get Rich on standard output, programs plain JSON, and errors stay on standard error."""

import sys

import msgspec
from rich.console import Console, RenderableType
from rich.text import Text


def new_console() -> Console:
    """The console of one command. Nothing that is printed is read as markup."""
    return Console(highlight=False, markup=False, emoji=False)


def say(console: Console, text: str | Text, style: str = "") -> None:
    """Print a sentence; a pipe gets it on one line, however long."""
    console.print(text, style=style, soft_wrap=not console.is_terminal)


def show(console: Console, thing: RenderableType) -> None:
    """Print a table or a drawing."""
    console.print(thing)


def print_json(thing: object) -> None:
    """One line of JSON."""
    sys.stdout.write(msgspec.json.encode(thing).decode() + "\n")


def complain(sentence: str) -> None:
    """One line on standard error."""
    sys.stderr.write(f"quadriga: {' '.join(sentence.split())}\n")
