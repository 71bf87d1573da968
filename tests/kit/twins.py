"""Pairs of games that one pair of eyes cannot tell apart, made without asking the game what is hidden.

A *twin history* is a played game in which one entry of somebody else, or of chance, was replaced and all later ones repeated.
As long as every view has been the same byte for byte, whatever differs between the two is hidden from those eyes.
"""

from collections.abc import Iterator
from typing import NamedTuple

from quadriga.kernel.chance import Rng
from quadriga.kernel.events import Event
from quadriga.kernel.notation import Move
from quadriga.kernel.position import digest
from quadriga.kernel.state import State
from tests.kit.eyes import Eyes, all_eyes, named, seen
from tests.kit.play import Trace, has_played

ALTERNATIVES = 3
"""How many other moves are tried in the place of one."""
FORKS = 5
"""How many entries are replaced for each look that a trace allows."""


class Fork(NamedTuple):
    """An entry that could have been another one without these eyes seeing a difference at once."""

    eyes: Eyes
    step: int
    played: Move
    instead: Move

    def __str__(self) -> str:
        moves = f"{self.played.notation!r} of step {self.step} from {self.instead.notation!r}"
        return f"{named(self.eyes)} could not tell {moves}"


class Moment(NamedTuple):
    """Both games after the same number of entries. The states are lent: they are played on before the next moment."""

    fork: Fork
    played: int
    """How many entries both have played: they stand where the step of that index begins."""
    real: State
    other: State
    told: tuple[Event, ...]
    """What was told of the last entry."""
    told_other: tuple[Event, ...]
    is_alike: bool
    """Whether the eyes still cannot tell. If not, they have learnt it by the last entry."""


def histories(trace: Trace) -> Iterator[Moment]:
    """Every moment of the twin histories of a game, each up to the one in which the eyes can tell, or nothing differs."""
    for fork in forks(trace):
        yield from history(trace, fork)


def forks(trace: Trace) -> list[Fork]:
    """Where twin histories begin; found once for each trace."""
    if "forks" not in trace.notes:
        trace.notes["forks"] = [fork for index in trace.sample(scale=FORKS)[:-1] for fork in _forks_at(trace, index)]
    found: list[Fork] = trace.notes["forks"]
    return found


def _forks_at(trace: Trace, index: int) -> Iterator[Fork]:
    trace.at = index
    step, rng = trace.steps[index], Rng(index)
    others = [move for move in step.before.options(step.seat) if move is not step.move]
    for _ in range(min(ALTERNATIVES, len(others))):
        instead = others.pop(rng.below(len(others)))
        other = step.before.clone()
        if not has_played(other, step.seat, instead) or digest(other) == digest(trace.state(index + 1)):
            continue  # it breaks down, or makes no difference at all, now or later
        for eyes in all_eyes(trace.config):
            # Everybody knows what he did himself.
            if eyes != step.seat and seen(other, eyes) == trace.seen(index + 1, eyes):
                yield Fork(eyes, index, step.move, instead)


def history(trace: Trace, fork: Fork) -> Iterator[Moment]:
    """The moments after one replaced entry, as long as something is hidden."""
    other = trace.steps[fork.step].before.clone()
    other.listen()
    for index, step in trace.walk(fork.step):
        move = fork.instead if index == fork.step else step.move
        is_possible = step.seat in other.to_act() and move in other.options(step.seat)
        if is_possible and not has_played(other, step.seat, move):
            return
        real = trace.state(index + 1)
        if digest(other) == digest(real):
            return
        is_alike = is_possible and seen(other, fork.eyes) == trace.seen(index + 1, fork.eyes)
        yield Moment(fork, index + 1, real, other, step.events, tuple(other.told()), is_alike)
        if not is_alike:
            return
