"""Moves and the action space of a game.

A move is made once for each verb and arguments and shared from then on: it is compared with `is`, read by number or by notation
from its space, and never built elsewhere (that is most of the engine's speed). Most moves are made when their space is built;
where tiles times spaces of a grid are too many for that, a `Family` makes each of its moves when it is first asked for.
"""

import difflib
import re
from collections.abc import Callable
from heapq import nlargest
from typing import Final, Generic, TypeVar, final

from mypy_extensions import mypyc_attr

from quadriga.kernel.errors import NotationError


@mypyc_attr(allow_interpreted_subclasses=True)
class Move:
    """One thing that a seat, or chance, can do; immutable once it is in a space.

    `targets` are the ids of the things on the table that it touches, in the order in which a person would point at them. A game
    has a class for each verb, which names its arguments as the rules code wants them (a region's index, a card's index).
    """

    def __init__(self, verb: str, arguments: str = "", targets: tuple[str, ...] = ()) -> None:
        self.number = -1
        self.verb = verb
        self.notation = f"{verb} {arguments}" if arguments else verb
        self.targets = targets

    def __repr__(self) -> str:
        return f"<move {self.number}: {self.notation}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class ChanceMove(Move):
    """One that chance alone makes."""


M = TypeVar("M", bound=Move)
M_co = TypeVar("M_co", bound=Move, covariant=True)


@final
class Family(Generic[M_co]):
    """All moves of one verb with one word from each of several axes: `add <tile> <space>`.

    The number of a move is that of the first one plus its index, the last axis counting fastest, whatever was made before it.
    `make` is its class: it is called like `Move`, and after that with the move's place on each axis. `pointers` are its targets
    as patterns of the words, `{0}` for the first axis: `{0}:{1}` points at `lapis:0,1`.
    """

    def __init__(
        self,
        first: int,
        make: Callable[..., M_co],
        verb: str,
        axes: tuple[tuple[str, ...], ...],
        pointers: tuple[str, ...],
        form: str,
    ) -> None:
        self.first = first
        self.make = make
        self.verb = verb
        self.axes = axes
        self.pointers = pointers
        self.form = form
        """How its moves are written, for people: `add <tile> <column,row>`."""
        self.size = 1
        for axis in axes:
            self.size *= len(axis)
        self.made: list[M_co | None] = [None] * self.size
        """The moves made so far, by index: hot loops look here before they call `at`."""
        self._places = [{word.casefold(): place for place, word in enumerate(axis)} for axis in axes]
        self._patterns = [_pattern(pointer) for pointer in pointers]

    def at(self, index: int) -> M_co:
        """The move of that index, made if it is asked for the first time."""
        move = self.made[index]
        if move is None:
            places = self._places_at(index)
            words = [axis[place] for axis, place in zip(self.axes, places, strict=True)]
            targets = tuple([_filled(pointer, words) for pointer in self.pointers])
            move = self.make(self.verb, " ".join(words), targets, *places)
            move.number = self.first + index
            self.made[index] = move
        return move

    def find(self, words: list[str]) -> M_co | None:
        """The move of these words, all in small letters."""
        if len(words) != len(self.axes):
            return None
        index = 0
        for axis, word in enumerate(words):
            place = self._places[axis].get(word)
            if place is None:
                return None
            index = index * len(self.axes[axis]) + place
        return self.at(index)

    def touching(self, targets: tuple[str, ...]) -> list[M_co]:
        """The moves that have all these targets, in the order of their numbers."""
        fixed: list[int] = [-1] * len(self.axes)
        for target in targets:
            if not self._fix(target, fixed):
                return []
        indices = [0]
        for axis, place in enumerate(fixed):
            places = range(len(self.axes[axis])) if place < 0 else range(place, place + 1)
            indices = [index * len(self.axes[axis]) + other for index in indices for other in places]
        return [self.at(index) for index in indices]

    def _places_at(self, index: int) -> list[int]:
        """The place of a move on each axis."""
        places: list[int] = []
        for axis in reversed(self.axes):
            places.append(index % len(axis))
            index //= len(axis)
        return places[::-1]

    def _fix(self, target: str, fixed: list[int]) -> bool:
        """Note which words a target asks for; False if no move has it together with those noted before."""
        for pattern in self._patterns:
            found = pattern.fullmatch(target)
            if found is None:
                continue
            places = {
                int(name[1:]): self._places[int(name[1:])].get(word.casefold()) for name, word in found.groupdict().items()
            }
            if all(place is not None and fixed[axis] in (-1, place) for axis, place in places.items()):
                for axis, place in places.items():
                    assert place is not None
                    fixed[axis] = place
                return True
        return False


def _pattern(pointer: str) -> "re.Pattern[str]":
    parts = re.split(r"\{(\d)\}", pointer)
    return re.compile("".join(f"(?P<w{part}>.+?)" if odd % 2 else re.escape(part) for odd, part in enumerate(parts)))


def _filled(pointer: str, words: list[str]) -> str:
    for axis, word in enumerate(words):
        pointer = pointer.replace("{" + str(axis) + "}", word)
    return pointer


NEAR: Final = 3
"""So many near matches are named for a text that is no move."""
LIKELY: Final = 64
"""Names that share most words with a text, among which the nearest are sought."""


@final
class Space:
    """The action space of one set-up of a game: number to move, notation to move."""

    def __init__(self) -> None:
        self.size = 0
        """How many moves there are; their numbers go from 0."""
        self.named: dict[str, Move] = {}
        """The moves that were made one by one, by their notation in small letters."""
        self.families: list[Family[Move]] = []
        self._single: list[Move] = []

    def put(self, move: M) -> M:
        """Take a move into the space and number it; called only while the space is built."""
        key = move.notation.casefold()
        if key in self.named:
            raise ValueError(f"the move {move.notation!r} is in the action space twice")
        move.number = self.size
        self.size += 1
        self._single.append(move)
        self.named[key] = move
        return move

    def add_family(
        self, make: Callable[..., M], verb: str, axes: tuple[tuple[str, ...], ...], pointers: tuple[str, ...], form: str
    ) -> Family[M]:
        """Make room for all moves of one verb; called only while the space is built."""
        family = Family(self.size, make, verb, axes, pointers, form)
        self.size += family.size
        self.families.append(family)
        return family

    @property
    def all(self) -> list[Move]:
        """Every move by its number. With families this makes them all, which takes its time: for tests and adapters."""
        if not self.families:
            return self._single
        return [self.at(number) for number in range(self.size)]

    def at(self, number: int) -> Move:
        """The move of that number."""
        single = number
        for family in self.families:
            if number < family.first:
                break
            if number < family.first + family.size:
                return family.at(number - family.first)
            single -= family.size
        return self._single[single]

    def find(self, text: str) -> Move | None:
        """The move of that notation, if it is one; letter case and extra blanks do not matter."""
        words = text.casefold().split()
        move = self.named.get(" ".join(words))
        if move is not None or not words:
            return move
        for family in self.families:
            if family.verb.casefold() == words[0]:
                move = family.find(words[1:])
                if move is not None:
                    return move
        return None

    def read(self, text: str) -> Move:
        """The move of that notation; letter case and extra blanks do not matter."""
        move = self.find(text)
        if move is not None:
            return move
        key = " ".join(text.split()).casefold()
        forms = [family.form for family in self.families if key.partition(" ")[0] == family.verb.casefold()]
        # Never by what was made so far: the same mistake is answered in the same words at every table.
        near = forms or [self.named[name].notation for name in self._near(key)]
        hint = f"; did you mean {' or '.join(near)}?" if near else ""
        raise NotationError(f"{text.strip()!r} is no move of this game{hint}")

    def _near(self, key: str) -> list[str]:
        """The names most like a text. Letters are compared with few of them: anybody may send any number of mistakes."""
        verbs = difflib.get_close_matches(key.partition(" ")[0], {name.partition(" ")[0] for name in self.named}, n=1)
        words = {*key.split(), *verbs}
        likely = nlargest(LIKELY, self.named, key=lambda name: len(words.intersection(name.split())))
        return difflib.get_close_matches(key, likely, n=NEAR)

    def touching(self, targets: tuple[str, ...]) -> list[Move]:
        """The moves that have all these targets, those made one by one first."""
        found = [move for move in self._single if all(target in move.targets for target in targets)]
        for family in self.families:
            found += family.touching(targets)
        return found
