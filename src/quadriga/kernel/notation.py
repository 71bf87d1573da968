"""Moves and the action space of a game.

A move is made once for each verb and arguments, when its space is built, and shared from then on: it is compared with `is`,
read by number or by notation from its space, and never built elsewhere (that is most of the engine's speed).
"""

import difflib
from typing import final

from quadriga.kernel.errors import NotationError


@final
class Move:
    """One thing that a seat, or chance, can do; immutable.

    `targets` are the ids of the things on the table that it touches, in the order in which a person would point at them.
    `a` and `b` are the arguments as the rules code wants them (a region's index, a card's index); nobody else reads them.
    """

    def __init__(self, number: int, verb: str, notation: str, targets: tuple[str, ...], a: int, b: int) -> None:
        self.number = number
        self.verb = verb
        self.notation = notation
        self.targets = targets
        self.a = a
        self.b = b

    def __repr__(self) -> str:
        return f"<move {self.number}: {self.notation}>"


@final
class Space:
    """The action space of one set-up of a game: number to move, notation to move."""

    def __init__(self) -> None:
        self.all: list[Move] = []
        self.named: dict[str, Move] = {}

    def add(self, verb: str, arguments: str = "", targets: tuple[str, ...] = (), a: int = 0, b: int = 0) -> Move:
        """Make the move `verb arguments`; called only while the space is built."""
        notation = f"{verb} {arguments}" if arguments else verb
        key = notation.casefold()
        if key in self.named:
            raise ValueError(f"the move {notation!r} is in the action space twice")
        move = Move(len(self.all), verb, notation, targets, a, b)
        self.all.append(move)
        self.named[key] = move
        return move

    def read(self, text: str) -> Move:
        """The move of that notation; letter case and extra blanks do not matter."""
        key = " ".join(text.split()).casefold()
        move = self.named.get(key)
        if move is not None:
            return move
        near = difflib.get_close_matches(key, list(self.named), n=3)
        hint = f"; did you mean {' or '.join(self.named[name].notation for name in near)}?" if near else ""
        raise NotationError(f"{text.strip()!r} is no move of this game{hint}")
