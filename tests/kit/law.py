"""What a law is: a function that reads a played game and raises where it finds the law broken.

Laws raise `Fault` with what they found; the decorator adds where that was. Anything else that is raised under a law, by a view
that cannot be built for instance, breaks it as well.
"""

from collections.abc import Callable
from functools import wraps

from quadriga.kernel.game import Game
from quadriga.kernel.meta import Config
from quadriga.kernel.record import Record
from quadriga.kernel.seats import seat_name
from tests.kit.play import Trace, play_seed
from tests.kit.tables import describe

Law = Callable[[Trace], None]

LAWS: dict[str, Law] = {}
"""Every law by its name; filled when `tests.kit.laws` is imported."""


class Fault(Exception):
    """What a law found, as a sentence."""


class Broken(AssertionError):
    """A law broken by a game: which, where, and how to get there again."""

    def __init__(self, name: str, trace: Trace, problem: str) -> None:
        place = f"{trace.game.meta.title}, {describe(trace.config)}, {trace.origin}, step {trace.at}"
        super().__init__(f"{name} is broken: {place}{_asked(trace)}: {problem}")
        self.law = name
        self.problem = problem
        self.trace = trace
        self.step = trace.at

    def record(self) -> Record:
        """The game as far as it is needed to get there again."""
        return self.trace.record(self.step)


def law(check: Law) -> Law:
    """Enter a law into `LAWS`, and let it say where it was broken."""
    name = check.__name__

    @wraps(check)
    def held(trace: Trace) -> None:
        trace.at = 0
        try:
            check(trace)
        except Fault as fault:
            raise Broken(name, trace, str(fault)) from fault.__cause__
        except Exception as error:
            raise Broken(name, trace, f"{type(error).__name__}: {error}") from error

    LAWS[name] = held
    return held


def demand(is_so: bool, problem: str) -> None:
    """Raise a `Fault` with that sentence unless it is so; for cold places, as the sentence is made in any case."""
    if not is_so:
        raise Fault(problem)


def obey(rule: Law, game: Game, config: Config, seed: int) -> None:
    """One law on one whole game at random, every step looked at."""
    rule(play_seed(game, config, seed))


def _asked(trace: Trace) -> str:
    try:
        state = trace.state(trace.at)
        return f" ({' and '.join(map(seat_name, state.to_act()))}: {state.agenda[-1].name})" if state.agenda else " (over)"
    except Exception:  # a state that cannot even say this much is what the message is about
        return ""
