"""Every error that quadriga raises on purpose.

Errors are content: each message is one sentence that says who, what, where, and what would be right.
Callers at the edges (the command line, the server) show the message as it stands; nothing else is needed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from quadriga.kernel.prompt import Reason


class QuadrigaError(Exception):
    """The base of all errors that are somebody's mistake and not ours."""


class UsageError(QuadrigaError):
    """What a program was told to do and cannot: a bot that there is not, arguments that do not go together. Whoever typed it
    reads it, in English."""


class UnknownGame(QuadrigaError):
    """No game of that key is installed."""


class ConfigError(QuadrigaError):
    """A number of players, an option or a component set that the game does not have.

    `where` is the field of a position at fault: `players`, `components`, `options` or `rules_version`. Players read `reason` in
    their language; the error itself is English, and said only when somebody asks: whoever tries configurations need not.
    """

    def __init__(self, reason: Reason, where: str = "options") -> None:
        super().__init__(reason, where)
        self.reason = reason
        self.where = where

    def __str__(self) -> str:
        return str(self.reason)


class UnknownVersion(ConfigError):
    """A version of a game's rules that this build does not know: it was shipped later, or never."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason, "rules_version")


class ComponentError(QuadrigaError):
    """A component file that is not a set of components; `where` is the path of the first mistake inside it, `others` follow."""

    def __init__(self, file: str, where: str, problem: str, others: Sequence[str] = ()) -> None:
        super().__init__("; also ".join([f"{file}: {where}: {problem}", *others]))
        self.file = file
        self.where = where
        self.problem = problem


class NotationError(QuadrigaError):
    """A text that is no move of this game at all."""


class IllegalMove(QuadrigaError):
    """A move of the game that cannot be made now; `rule` is the ledger id that forbids it."""

    def __init__(self, text: str, rule: str) -> None:
        super().__init__(f"{text} ({rule})" if rule else text)
        self.text = text
        self.rule = rule


class RecordError(QuadrigaError):
    """A record that cannot be read, replayed or verified."""


class PositionError(QuadrigaError):
    """A position that cannot be read or that breaks a law of its game: the first problem with its path, and all others."""

    def __init__(self, where: str, problem: str, also: tuple[tuple[str, str], ...] = ()) -> None:
        problems = ((where, problem), *also)
        super().__init__("position, " + "; ".join(f"{path}: {text}" for path, text in problems))
        self.where = where
        self.problem = problem
        self.problems = problems


class BrokenLaw(QuadrigaError):
    """`State.check` found something created or lost: a fault of ours, or of a position set up by hand."""

    def __init__(self, where: str, problem: str) -> None:
        super().__init__(f"{where}: {problem}")
        self.where = where
        self.problem = problem
