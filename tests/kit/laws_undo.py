"""Law 4: undo never crosses knowledge, chance or another seat; and where nothing was learnt, it is there and leaves no trace.

What somebody learnt is found by twin histories, not by `imagine`, from which the journal computes it.
"""

from collections.abc import Sequence
from typing import Protocol

from quadriga.kernel.chance import Chance, Rng
from quadriga.kernel.errors import IllegalMove
from quadriga.kernel.game import Game
from quadriga.kernel.journal import Journal
from quadriga.kernel.meta import Config
from quadriga.kernel.notation import Move
from quadriga.kernel.position import digest
from quadriga.kernel.record import Entry, Record, final_state
from quadriga.kernel.seats import CHANCE, seat_name
from quadriga.kernel.state import State
from tests.kit.eyes import all_eyes
from tests.kit.law import Fault, demand, law
from tests.kit.play import Trace
from tests.kit.twins import histories

GUESSES = 6
"""States imagined for each pair of eyes to see that nothing is hidden from them."""


class Undoing(Protocol):
    """The part of a journal that the law looks at."""

    state: State
    entries: list[Entry]

    def submit(self, seat: int, move: Move) -> None: ...
    def undo_length(self, seat: int) -> int: ...
    def undo(self, seat: int, moves: int) -> None: ...
    def record(self) -> Record: ...


class Opener(Protocol):
    """Opens a journal; a test of the law opens a faulty one."""

    def __call__(self, game: Game, config: Config, chance: Chance) -> Undoing: ...


class RepeatedChance(Chance):
    """Draws what was drawn in a played game."""

    def __init__(self, trace: Trace) -> None:
        self._drawn = [step.move for step in trace.steps if step.seat == CHANCE]

    def choose(self, index: int, draws: Sequence[tuple[Move, int]]) -> Move:
        return self._drawn[index] if index < len(self._drawn) else draws[0][0]


@law
def law_undo_stops_at_knowledge(trace: Trace) -> None:
    """See `undo_law`; here with the journal that tables use."""
    undo_law(trace, Journal.new)


def undo_law(trace: Trace, opener: Opener) -> None:
    """What a seat may take back is its own, the last, and told nobody anything; taking it back restores the state."""
    learnt = learnt_by_twins(trace)
    closely = set(trace.sample(40)) | learnt.keys()
    journal = opener(trace.game, trace.config, RepeatedChance(trace))
    for index, step in trace.walk():
        if step.seat == CHANCE:
            continue  # the journal has drawn it already
        demand(len(journal.entries) == index, "the journal has not drawn what was due")
        journal.submit(step.seat, step.move)
        if index in closely:
            length = _check_lengths(trace, journal, learnt)
            _check_reach(trace, journal, length)
            _take_back(trace, journal, length)


def learnt_by_twins(trace: Trace) -> dict[int, str]:
    """The steps in which somebody learnt what he could not have known, with who, by which twin history."""
    learnt: dict[int, str] = {}
    for moment in histories(trace):
        if not moment.is_alike:
            learnt.setdefault(moment.played - 1, f"until then {moment.fork}")
    return learnt


def _check_lengths(trace: Trace, journal: Undoing, learnt: dict[int, str]) -> int:
    """Look at all that could be taken back; returns how much that is for the seat that moved last."""
    lengths = [journal.undo_length(seat) for seat in range(trace.config.players)]
    if not journal.state.to_act() and any(lengths):
        raise Fault("a move may be taken back after the end, when the record has opened its seed")
    for seat, length in enumerate(lengths):
        taken = list(enumerate(journal.entries))[len(journal.entries) - length :]
        for index, entry in taken:
            if entry.seat != seat:
                raise Fault(f"{seat_name(seat)} may take back {entry.move!r} of {seat_name(entry.seat)}")
            if index in learnt:
                raise Fault(f"{seat_name(seat)} may take back {entry.move!r} of step {index}, but {learnt[index]}")
    return lengths[trace.steps[trace.at].seat]


def _check_reach(trace: Trace, journal: Undoing, length: int) -> None:
    """Where nothing is hidden, no draw followed and the game goes on, the last move can always be taken back."""
    step = trace.steps[trace.at]
    is_last = len(journal.entries) == trace.at + 1 and bool(journal.state.to_act())
    if length == 0 and is_last and not _is_anything_hidden(step.before):
        raise Fault(f"nothing is hidden, but {seat_name(step.seat)} cannot take back {step.move.notation!r}")


def _is_anything_hidden(state: State) -> bool:
    real = digest(state)
    rng = Rng(0)
    return any(digest(state.imagine(eyes, rng)) != real for eyes in all_eyes(state.config) for _ in range(GUESSES))


def _take_back(trace: Trace, journal: Undoing, length: int) -> None:
    """Undo as far as it goes, see that the past is back, and come again to where we were."""
    seat = trace.steps[trace.at].seat
    now, end = digest(journal.state), len(journal.entries)
    _undo_in_vain(journal, seat, length + 1 if trace.at % 3 else 0)
    demand(digest(journal.state) == now and len(journal.entries) == end, "a refused undo has changed something")
    if not length:
        return
    journal.undo(seat, length)
    begin = end - length
    demand(len(journal.entries) == begin, f"{length} moves are taken back, {end - len(journal.entries)} entries")
    demand(digest(journal.state) == trace.steps[begin].digest, "undo does not bring the state back")
    demand(digest(final_state(journal.record())) == trace.steps[begin].digest, "after undo the record leads elsewhere")
    for step in trace.steps[begin:end]:
        journal.submit(step.seat, step.move)
    demand(digest(journal.state) == now, "the same moves after undo lead elsewhere")


def _undo_in_vain(journal: Undoing, seat: int, moves: int) -> None:
    try:
        journal.undo(seat, moves)
    except IllegalMove:
        return
    raise Fault(f"{seat_name(seat)} takes back {moves} moves, further than undo_length says")
