"""Games played for the laws: through the contract alone, by a hand that anybody can make play the same again.

A game that breaks down on the way still gives a `Trace`, as far as it came: that it broke down is the business of one law, and
the others look at what there is.
"""

from collections.abc import Iterator, Sequence
from typing import Any, Protocol

from quadriga.kernel.chance import Rng
from quadriga.kernel.events import Event
from quadriga.kernel.game import Game
from quadriga.kernel.meta import Config
from quadriga.kernel.notation import Move
from quadriga.kernel.outcome import Outcome
from quadriga.kernel.position import digest
from quadriga.kernel.record import Entry, Record, Result
from quadriga.kernel.seats import CHANCE
from quadriga.kernel.state import State


class Hand(Protocol):
    """Decides a game: who of those to act is next, and with which option."""

    origin: str
    """How to get the same game again, for messages."""
    seed: int | None
    """If it plays by one."""

    def choose(self, state: State) -> tuple[int, Move] | None:
        """The next seat and its move; None: play no further."""


class SeededHand:
    """Any seat, any option, each as likely as the others; chance draws by its weights."""

    def __init__(self, seed: int) -> None:
        self.origin = f"seed {seed}"
        self.seed: int | None = seed
        self._rng = Rng(seed)

    def choose(self, state: State) -> tuple[int, Move] | None:
        acting = state.to_act()
        seat = acting[self._rng.below(len(acting))]
        if seat == CHANCE:
            return seat, state.draw(self._rng)
        options = state.options(seat)
        return (seat, options[self._rng.below(len(options))]) if options else None


class ChosenHand:
    """Plays given choices, each an index into all that can happen, and stops after the last: small games come from few."""

    def __init__(self, choices: Sequence[int]) -> None:
        self.origin = f"choices {list(choices)}"
        self.seed: int | None = None
        self._rest = iter(choices)

    def choose(self, state: State) -> tuple[int, Move] | None:
        all_moves = [(seat, move) for seat in state.to_act() for move in state.options(seat)]
        choice = next(self._rest, None)
        if choice is None or not all_moves:
            return None
        return all_moves[choice % len(all_moves)]


class Step:
    """One move of a played game, with the state before it and what was told of it."""

    def __init__(self, before: State, seat: int, move: Move) -> None:
        self.before = before
        self.digest = digest(before)
        """Taken before the move is made: a state that changes afterwards is found out."""
        self.seat = seat
        self.move = move
        self.events: tuple[Event, ...] = ()


class Trace:
    """A game as it was played, and the finger of the law that reads it."""

    def __init__(self, game: Game, config: Config, hand: Hand, looks: int | None) -> None:
        self.game = game
        self.config = config
        self.origin = hand.origin
        self.seed = hand.seed
        self.steps: list[Step] = []
        self.final: State = game.new(config)
        self.crash: Exception | None = None
        self.crashed_by: Entry | None = None
        """The move that broke the game down, if it was a move."""
        self.looks = looks
        """How many states a costly law may look at; None: all."""
        self.at = 0
        """The step that the law is looking at now."""
        self.notes: dict[str, Any] = {}
        """What a law has found out with much work and another one needs again."""
        self._seen: dict[tuple[int, int | None], bytes] = {}

    def __len__(self) -> int:
        return len(self.steps)

    def state(self, index: int) -> State:
        """The state before step `index`; behind the last step, the last one."""
        return self.steps[index].before if index < len(self.steps) else self.final

    def seen(self, index: int, eyes: int | None) -> bytes:
        """The view that these eyes had of that state; made once, so a law that looks for a change must ask before it."""
        key = index, eyes
        if key not in self._seen:
            self._seen[key] = self.state(index).view(eyes).encode()
        return self._seen[key]

    def views(self, index: int) -> list[bytes]:
        """The views of all seats and, last, of a spectator."""
        return [self.seen(index, eyes) for eyes in (*range(self.config.players), None)]

    def every(self) -> Iterator[tuple[int, State]]:
        """Every state from the first to the last, with its index."""
        for index in range(len(self.steps) + 1):
            self.at = index
            yield index, self.state(index)

    def walk(self, begin: int = 0) -> Iterator[tuple[int, Step]]:
        """Every step from the first, or from a later one, with its index."""
        for index in range(begin, len(self.steps)):
            self.at = index
            yield index, self.steps[index]

    def looked(self, most: int | None = None, scale: int = 1) -> Iterator[tuple[int, State]]:
        """The states that a costly law looks at: the last one, then one for each kind of question, then any.

        They are so many as the trace allows, times `scale` where a look is cheap, and at most `most`.
        """
        for index in self.sample(most, scale):
            self.at = index
            yield index, self.state(index)

    def sample(self, most: int | None = None, scale: int = 1) -> list[int]:
        """The indices of `looked`."""
        size = len(self.steps) + 1 if self.looks is None else self.looks * scale
        if most is not None:
            size = min(size, most)
        rng = Rng(len(self.steps))
        order = _shuffled(list(range(len(self.steps))), rng)
        kinds: dict[str, int] = {}
        for index in order:
            kinds.setdefault(self.question(index), index)
        firsts = set(kinds.values())
        rest = [index for index in order if index not in firsts]
        return sorted([len(self.steps), *kinds.values(), *rest][:size])

    def question(self, index: int) -> str:
        """What was asked before that step, and of how many, but without its numbers: `trade 2` and `trade 1` are one kind."""
        state = self.state(index)
        return f"{len(state.to_act())} {state.agenda[-1].name.rstrip('0123456789 ')}" if state.agenda else ""

    def record(self, end: int | None = None) -> Record:
        """The record of the first steps, or of all with the result; a move that broke the game down stands last."""
        steps = self.steps if end is None else self.steps[:end]
        entries = [Entry(step.seat, step.move.notation) for step in steps]
        if self.crashed_by is not None and len(steps) == len(self.steps):
            entries.append(self.crashed_by)
        outcome = self._outcome() if end is None else None
        return Record(
            rules_version=self.config.rules_version,
            config=self.config,
            entries=tuple(entries),
            result=None if outcome is None else Result(digest(self.final), outcome),
        )

    def _outcome(self) -> Outcome | None:
        return self.final.outcome() if self.crash is None else None


def play_out(game: Game, config: Config, hand: Hand, looks: int | None = None) -> Trace:
    """A game by that hand, to its end, or one step beyond what its meta calls the longest."""
    trace = Trace(game, config, hand, looks)
    state = trace.final
    state.listen()
    try:
        while state.to_act() and len(trace) <= game.meta.longest:
            choice = hand.choose(state)
            if choice is None:
                break
            trace.crashed_by = Entry(choice[0], choice[1].notation)
            _play_step(trace, state, *choice)
            trace.crashed_by = None
    except Exception as error:  # a law judges it: see `law_no_crash`
        trace.crash = error
    return trace


def play_seed(game: Game, config: Config, seed: int, looks: int | None = None) -> Trace:
    """A whole game at random."""
    return play_out(game, config, SeededHand(seed), looks)


def has_played(state: State, seat: int, move: Move) -> bool:
    """Play a move for a law that is about something else: whether an option can be played at all is judged by its own law."""
    try:
        state.play(seat, move)
    except Exception:
        return False
    return True


def _play_step(trace: Trace, state: State, seat: int, move: Move) -> None:
    step = Step(state.clone(), seat, move)
    trace.final = step.before  # what is left if this move breaks the game down
    state.play(seat, move)
    step.events = tuple(state.told())
    trace.steps.append(step)
    trace.final = state


def _shuffled(items: list[int], rng: Rng) -> list[int]:
    for last in range(len(items) - 1, 0, -1):
        other = rng.below(last + 1)
        items[last], items[other] = items[other], items[last]
    return items
