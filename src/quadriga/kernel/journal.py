"""A game being played and written down: moves from outside come in through a journal.

The terminal uses it as it is, a table through `table.journal`. It checks every move, lets chance draw what is due, keeps the
record, collects the events, and knows how far a seat may go back.
"""

from typing import Self

from mypy_extensions import mypyc_attr

from quadriga.kernel.chance import Chance, SealedChance
from quadriga.kernel.errors import IllegalMove, RecordError
from quadriga.kernel.events import Event
from quadriga.kernel.game import Game
from quadriga.kernel.meta import Config
from quadriga.kernel.notation import Move
from quadriga.kernel.position import digest
from quadriga.kernel.record import Entry, Record, Result, Sealed, begin, steps
from quadriga.kernel.seats import CHANCE, CHANCE_ALONE, seat_name
from quadriga.kernel.state import State
from quadriga.kernel.undo import has_anyone_learnt


class Made:
    """A move that was made: the state before it, how many events there had been, and whether anyone learnt by it (None: not
    asked yet)."""

    def __init__(self, state: State, move: Move, told: int) -> None:
        self.state = state
        self.move = move
        self.told = told
        self.learnt: bool | None = None


@mypyc_attr(allow_interpreted_subclasses=True)
class Journal:
    """One game from its start to now. `state` is the table's own: give views of it to others, never the state."""

    def __init__(
        self,
        game: Game,
        state: State,
        chance: Chance,
        seats: tuple[str, ...] = (),
        start: dict[str, object] | None = None,
        past: Record | None = None,
    ) -> None:
        self.game = game
        self.state = state
        self.chance = chance
        self.seats = seats
        self.start = start
        self.entries: list[Entry] = []
        self.events: list[Event] = []
        """All that happened since `collect` was last called."""
        self.drawn = 0
        self._collected = 0
        """How many events were collected by now."""
        self._run: list[Made] = []
        """The moves since the last draw or move of another seat, as far as undo could reach; of events those collected count,
        too."""
        if past is not None:
            for step in steps(game, state, past):
                self._write(step.seat, step.move, step.mark)
        state.listen()
        self._let_chance_draw()

    @classmethod
    def new(cls, game: Game, config: Config, chance: Chance, seats: tuple[str, ...] = ()) -> Self:
        """A new game."""
        return cls(game, game.new(config), chance, seats)

    @classmethod
    def from_position(cls, game: Game, state: State, chance: Chance, seats: tuple[str, ...] = ()) -> Self:
        """A game that begins from a position."""
        return cls(game, state, chance, seats, start=state.layout())

    @classmethod
    def resume(cls, record: Record, chance: Chance) -> Self:
        """A game taken up again where its record stops. The source of chance must be the one that it began with."""
        if record.chance is not None:
            if not isinstance(chance, SealedChance):
                raise RecordError("record, chance: its draws are sealed, so it goes on only with the seed that it began with")
            if chance.commitment() != record.chance.commitment:
                raise RecordError("record, chance: the seed to go on with is not the one that it began with")
        game, state = begin(record)
        return cls(game, state, chance, record.seats, record.start, record)

    def submit(self, seat: int, move: Move, mark: str = "") -> None:
        """Make a move from outside; raises `IllegalMove` and changes nothing if it cannot be made."""
        self.check(seat, move)
        self.play(seat, move, mark)

    def check(self, seat: int, move: Move) -> None:
        """Raise `IllegalMove` if the seat cannot make that move now."""
        reason = self.state.why_not(seat, move)
        if reason is not None:
            raise IllegalMove(f"{seat_name(seat)} cannot {move.notation!r}: {reason.text}", reason.rule)

    def play(self, seat: int, move: Move, mark: str = "") -> None:
        """Make a move that was checked."""
        self._make(seat, move, mark)
        self._let_chance_draw()

    def collect(self) -> list[Event]:
        """The events since the last call."""
        events, self.events = self.events, []
        self._collected += len(events)
        return events

    def undo_length(self, seat: int) -> int:
        """How many of the last moves the seat may take back, all its own and none of which told anybody anything.

        Nothing once the game is over: its record opens the seed.
        """
        if self.is_over():
            return 0
        length = 0
        for made in reversed(self._run):
            if self.entries[-1 - length].seat != seat:
                break
            if made.learnt is None:
                made.learnt = has_anyone_learnt(made.state, seat, made.move)
            if made.learnt:
                break
            length += 1
        return length

    def undo(self, seat: int, moves: int = 1) -> None:
        """Take back the seat's last moves, with those of their events that were not collected yet.

        Raises `IllegalMove` if it may not go that far.
        """
        length = self.undo_length(seat)
        if not 1 <= moves <= length:
            what = f"only the last {length}" if length else "nothing"
            raise IllegalMove(
                f"{seat_name(seat)} can take back {what}: before that, something was learnt or another seat moved",
                "",
            )
        first = self._run[-moves]
        self.state = first.state
        self.state.listen()
        del self.events[max(0, first.told - self._collected) :]
        del self._run[-moves:]
        del self.entries[-moves:]

    def is_over(self) -> bool:
        """Whether nothing more can happen."""
        return not self.state.to_act()

    def record(self, is_open: bool = False) -> Record:
        """The record so far; the seed is opened when the game is over, or when the caller says that it `is_open`."""
        outcome = self.state.outcome() if self.is_over() else None
        sealed = None
        if isinstance(self.chance, SealedChance):
            sealed = Sealed(self.chance.commitment(), self.chance.seed if is_open or outcome is not None else "")
        return Record(
            rules_version=self.state.config.rules_version,
            config=self.state.config,
            start=self.start,
            seats=self.seats,
            chance=sealed,
            entries=tuple(self.entries),
            result=None if outcome is None else Result(digest(self.state), outcome),
        )

    def _make(self, seat: int, move: Move, mark: str) -> None:
        self._write(seat, move, mark)
        self.state.play(seat, move)
        self.events += self.state.told()

    def _let_chance_draw(self) -> None:
        while self.state.to_act() == CHANCE_ALONE:
            move = self.chance.choose(self.drawn, self.state.draws())
            self._write(CHANCE, move, "")
            self.state.play(CHANCE, move)
        self.events += self.state.told()

    def _write(self, seat: int, move: Move, mark: str) -> None:
        if seat == CHANCE:
            self.drawn += 1
            self._run.clear()
        else:
            if self.entries and self.entries[-1].seat != seat:
                self._run.clear()
            self._run.append(Made(self.state.clone(), move, self._collected + len(self.events)))
        self.entries.append(Entry(seat, move.notation, mark))
