"""The leak law through the table: two tables that differ only in what somebody cannot know tell them the same, byte for byte.

Twins come in two ways. *Histories* are two whole tables at which one secret entry was another one (tests/kit/twins), played on
with the same deeds for as long as the eyes see the same. *Imaginations* are one table whose state is exchanged for one that the
eyes imagine. What is compared is all that a guest with those eyes can get out of a table: the state as it is told, the log,
previews, reasons, refusals.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Any, cast

import msgspec

from quadriga.kernel.chance import Chance, Rng, SealedChance, commitment_of
from quadriga.kernel.notation import Move
from quadriga.kernel.seats import CHANCE
from quadriga.kernel.state import State
from quadriga.table import snapshot
from quadriga.table.deeds import Deed
from quadriga.table.errors import TableError
from quadriga.table.setup import SeatSetup, Setup
from quadriga.table.snapshot import Viewer
from quadriga.table.table import Table
from quadriga.table.verbs.playing import Confirmed, Moved
from quadriga.table.verbs.seats import SatDown
from tests.kit.eyes import Eyes, first_difference, named, seen
from tests.kit.play import Trace
from tests.kit.twins import Fork, forks
from tests.table import verbs

SEED = "one seal for both"
PARTS = 5


class Leak(AssertionError):
    """What the eyes could tell the twins by."""


class ScriptedChance(Chance):
    """Draws what a script says, sealed like any other."""

    def __init__(self, script: list[Move]) -> None:
        self._script = script

    def commitment(self) -> str:
        return commitment_of(SEED)

    def choose(self, index: int, draws: Sequence[tuple[Move, int]]) -> Move:
        return self._script[index]


# -- what can be got out of a table -----------------------------------------------------------------------------------------


def all_told(table: Table, eyes: Eyes, fast: Viewer) -> Iterator[tuple[str, bytes]]:
    """All that these eyes can learn now, each with its name; `fast` is a connection that is open all the time."""
    guest = fast.guest
    yield "state", _bytes(snapshot.state_message(table, fast, frozenset({guest}), 77))
    yield "state for who comes new", _bytes(snapshot.state_message(table, Viewer(guest, eyes), frozenset({guest}), 77))
    yield "log", _bytes(table.log.of(eyes))
    yield "log after", _bytes([table.log.start_after(eyes, index) for index in range(table.index + 1)])
    if eyes is None or table.journal is None:
        return
    space = table.game.space(table.setup.config)
    # A part of all that could be asked, another one after each deed.
    moves = list(space.named)[table.index % PARTS :: PARTS]
    yield "moves", _bytes([_outcome(partial(verbs.move(eyes, move), table, 1)) for move in moves])
    yield (
        "others",
        _bytes(
            [
                _outcome(partial(verbs.confirm(eyes), table, 1)),
                _outcome(partial(verbs.undo(eyes, 1), table, 1)),
                _outcome(partial(verbs.undo(eyes, 99), table, 1)),
                _outcome(partial(verbs.ask_undo(eyes), table, 1)),
                _outcome(partial(verbs.hint(eyes), table, 1)),
            ]
        ),
    )
    options = [move.notation for move in table.state.options(eyes)][:4] if eyes in table.state.to_act() else ["stop"]
    yield "previews", _bytes([_outcome(partial(snapshot.preview_message, table, eyes, move, 5)) for move in options])
    targets = sorted({target for move in space.all for target in move.targets} | {"nowhere"})[table.index % PARTS :: PARTS]
    yield "reasons", _bytes([_reason(table, eyes, (), target) for target in targets])
    chosen = sorted({move.targets[:1] for move in space.all if len(move.targets) > 1})[:1]
    yield "reasons after a choice", _bytes([_reason(table, eyes, some, target) for some in chosen for target in targets])


def _bytes(told: Any) -> bytes:
    return msgspec.json.encode(told)


def _outcome(ask: Callable[[], Any]) -> Any:
    try:
        return ask()
    except TableError as error:
        return [error.code, error.reason.text, error.reason.rule, str(error)]


def _reason(table: Table, seat: int, chosen: tuple[str, ...], target: str) -> list[str]:
    reason = snapshot.explain_target(table, seat, chosen, target)
    return [reason.text, reason.rule]


def compare(real: Table, other: Table, eyes: Eyes, lookers: tuple[Viewer, Viewer], where: str) -> None:
    """Raise `Leak` if the eyes can tell these tables apart."""
    pairs = zip(all_told(real, eyes, lookers[0]), all_told(other, eyes, lookers[1]), strict=True)
    for (name, here), (_, there) in pairs:
        if difference := first_difference(here, there):
            raise Leak(f"{where}: {named(eyes)} can tell by the {name}: {difference}")


def guest_of(eyes: Eyes) -> str:
    """Who sits there."""
    return "onlooker" if eyes is None else f"guest {eyes}"


# -- two histories ------------------------------------------------------------------------------------------------------------


def open_with(trace: Trace, script: list[Move]) -> Table:
    """A table of persons, for the game of a trace, at which chance draws by a script; nobody has moved."""
    config = trace.config
    open_seat = SeatSetup(kind="open")
    persons = [SeatSetup(kind="person", guest=guest_of(seat), name=f"Guest {seat}") for seat in range(1, config.players)]
    setup = Setup(
        id="twin",
        config=config,
        host=guest_of(1),
        seats=(open_seat, *persons),
        seed=SEED,
        undo="consent",
        created_ms=0,
    )
    table = Table(setup)
    table.chance = cast(SealedChance, ScriptedChance(script))
    table.apply(SatDown(at_ms=0, seat=0, guest=guest_of(0), name="Guest 0"))
    return table


class Twins:
    """Both tables, played on in step."""

    def __init__(self, trace: Trace, fork: Fork) -> None:
        draws = [step.move for step in trace.steps if step.seat == CHANCE]
        drawn = sum(step.seat == CHANCE for step in trace.steps[: fork.step])
        others = draws.copy()
        if trace.steps[fork.step].seat == CHANCE:
            others[drawn] = fork.instead
        self.trace = trace
        self.fork = fork
        self.real = open_with(trace, draws)
        self.other = open_with(trace, others)
        self.lookers = (Viewer(guest_of(fork.eyes), fork.eyes), Viewer(guest_of(fork.eyes), fork.eyes))
        self.compared = 0

    def play(self) -> int:
        """Deed by deed, compared after each one for as long as the eyes see the same; returns how often."""
        if not self._look(0):
            return 0
        for index, step in enumerate(self.trace.steps):
            if step.seat == CHANCE:
                continue  # the tables drew it themselves
            instead = self.fork.instead if index == self.fork.step else step.move
            hold = index % 3 > 0
            if step.seat not in self.other.acting() or self.other.state.why_not(step.seat, instead) is not None:
                break  # another decided otherwise, in a way that shows now
            self.real.apply(_moved(index, step.seat, step.move, hold))
            self.other.apply(_moved(index, step.seat, instead, hold))
            if not self._look(index + 1):
                break
            if self.real.is_held():
                for table in (self.real, self.other):
                    table.apply(Confirmed(at_ms=index, seat=step.seat))
                if not self._look(index + 1):
                    break
        return self.compared

    def _look(self, played: int) -> bool:
        """Compare, if the eyes see the same: what they may see is the business of other laws."""
        eyes = self.fork.eyes
        if seen(self.real.state, eyes) != seen(self.other.state, eyes):
            return False
        # Before the fork both are the same table: that would prove nothing.
        if played > self.fork.step or self.trace.steps[self.fork.step].seat == CHANCE:
            compare(self.real, self.other, eyes, self.lookers, str(self.fork))
            self.compared += 1
        return True


def _moved(index: int, seat: int, move: Move, hold: bool) -> Deed:
    return Moved(at_ms=index, seat=seat, move=move.notation, hold=hold)


def compare_histories(trace: Trace, most: int) -> int:
    """All that is told at the twins of a played game, at most so many of them; returns how often two tables were compared."""
    found = forks(trace)
    some = found[:: 1 + len(found) // most]
    return sum(Twins(trace, fork).play() for fork in some)


# -- one table, another state -------------------------------------------------------------------------------------------------


@contextmanager
def standing(table: Table, state: State) -> Iterator[None]:
    """The table with another state in the place of its own."""
    assert table.journal is not None
    real, table.journal.state = table.journal.state, state
    try:
        yield
    finally:
        table.journal.state = real


def compare_imagined(table: Table, eyes: Eyes, rng: Rng, where: str) -> None:
    """What is told of the table itself, and of what these eyes imagine it to be."""
    guest = "onlooker" if eyes is None else table.chairs[eyes].guest
    here = list(all_told(table, eyes, Viewer(guest, eyes)))
    with standing(table, table.state.imagine(eyes, rng)):
        there = list(all_told(table, eyes, Viewer(guest, eyes)))
    for (name, told), (_, told_there) in zip(here, there, strict=True):
        if difference := first_difference(told, told_there):
            raise Leak(f"{where}: {named(eyes)} can tell by the {name}: {difference}")
