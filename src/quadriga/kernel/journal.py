"""A game being played and written down: the one door through which moves from outside come in.

The terminal, the table and the arena use it. It checks every move, lets chance draw what is due, keeps the record, collects
the events, and knows how far a seat may go back.
"""

import msgspec

from quadriga.kernel.chance import Chance, Rng, SealedChance
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


class _Before:
    """The state before a move, how many events there had been, and whether anyone learnt by it (None: not asked yet)."""

    def __init__(self, state: State, told: int) -> None:
        self.state = state
        self.told = told
        self.learnt: bool | None = None


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
        self.held: int | None = None
        """The seat whose last move ended its turn and waits for `confirm`; nobody acts before that."""
        self._joint: list[str] = []
        """For each entry the question that it answered, if that was put to several seats at once; else empty."""
        self._collected = 0
        """How many events were collected by now."""
        self._run: list[_Before] = []
        """Before each move since the last draw or move of another seat, as far as undo could reach; of events those collected
        count, too."""
        if past is not None:
            for step in steps(game, state, past):
                self._write(step.seat, step.move, step.mark)
        state.listen()
        self._let_chance_draw()

    @staticmethod
    def new(game: Game, config: Config, chance: Chance, seats: tuple[str, ...] = ()) -> "Journal":
        """A new game."""
        return Journal(game, game.new(config), chance, seats)

    @staticmethod
    def from_position(game: Game, state: State, chance: Chance, seats: tuple[str, ...] = ()) -> "Journal":
        """A game that begins from a position."""
        return Journal(game, state, chance, seats, start=state.layout())

    @staticmethod
    def resume(record: Record, chance: Chance) -> "Journal":
        """A game taken up again where its record stops. The source of chance must be the one that it began with."""
        if record.chance is not None:
            if not isinstance(chance, SealedChance):
                raise RecordError("record, chance: its draws are sealed, so it goes on only with the seed that it began with")
            if chance.commitment() != record.chance.commitment:
                raise RecordError("record, chance: the seed to go on with is not the one that it began with")
        game, state = begin(record)
        return Journal(game, state, chance, record.seats, record.start, record)

    def submit(self, seat: int, move: Move, mark: str = "", hold: bool = False) -> None:
        """Make a move from outside; raises `IllegalMove` and changes nothing if it cannot be made.

        With `hold`, a move that ends the seat's turn waits for `confirm` before anything else happens, as long as it can be
        taken back. An answer to a question that was put to several seats does not wait: it is no turn.
        """
        if self.held is not None:
            raise IllegalMove(f"{seat_name(self.held)} has not ended the turn yet", "")
        reason = self.state.why_not(seat, move)
        if reason is not None:
            raise IllegalMove(f"{seat_name(seat)} cannot {move.notation!r}: {reason.text}", reason.rule)
        self._write(seat, move, mark)
        self.state.play(seat, move)
        self.events += self.state.told()
        if hold and not self._joint[-1] and self._next_to_act() != (seat,):
            self.held = seat
            if self.undo_length(seat):
                return
            self.held = None  # what somebody has learnt stands: there is nothing to confirm
        self._let_chance_draw()

    def confirm(self, seat: int) -> None:
        """End a turn that was held; raises `IllegalMove` if the seat has none to end."""
        if self.held != seat:
            raise IllegalMove(f"{seat_name(seat)} has no turn to end", "")
        self.held = None
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
        if not self.state.to_act() and self.held is None:
            return 0
        length = 0
        for before in reversed(self._run):
            entry = self.entries[-1 - length]
            if entry.seat != seat:
                break
            if before.learnt is None:
                before.learnt = has_anyone_learnt(before.state, seat, self.game.space(self.state.config).read(entry.move))
            if before.learnt:
                break
            length += 1
        return length

    def turn_start(self, seat: int) -> int | None:
        """How many entries there were before the last turn of a seat, with the draws in it; None if it has not moved.

        A turn is what a seat does one after the other while it alone is asked; an answer to a question that was put to several
        is for itself.
        """
        start = len(self.entries) - 1
        while start >= 0 and self.entries[start].seat != seat:
            start -= 1
        if start < 0:
            return None
        before = start
        while before >= 0 and self.entries[before].seat in (seat, CHANCE) and not self._joint[before]:
            if self.entries[before].seat == seat:
                start = before
            before -= 1
        return start

    def before_last(self) -> State:
        """The state before the last move that can be taken back; only while there is one."""
        return self._run[-1].state

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
        self.held = None
        before = self._run[-moves]
        self.state = before.state
        self.state.listen()
        del self.events[max(0, before.told - self._collected) :]
        del self._run[-moves:]
        del self.entries[-moves:]
        del self._joint[-moves:]

    def rewind(self, length: int) -> None:
        """Go back to the first `length` entries, across draws and other seats: only for tables where all agreed to it.

        What is drawn again is what was drawn before, since the draws of a sealed seed are numbered.
        """
        journal = Journal.resume(
            msgspec.structs.replace(self.record(), entries=tuple(self.entries[:length]), result=None), self.chance
        )
        self.state, self.entries, self.drawn, self._run = journal.state, journal.entries, journal.drawn, journal._run
        self._joint = journal._joint
        self.held = None
        self.events = journal.events

    def record(self, is_open: bool = False) -> Record:
        """The record so far; the seed is opened when the game is over, or when the table says that it `is_open`."""
        outcome = self.state.outcome() if self.held is None else None
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

    def _next_to_act(self) -> tuple[int, ...]:
        """Who acts after the draws that are due; imagined ones, so that the answer tells nothing of the real ones."""
        acting = self.state.to_act()
        if acting != CHANCE_ALONE:
            return acting
        ahead = self.state.clone()
        rng = Rng(len(self.entries))
        while ahead.to_act() == CHANCE_ALONE:
            ahead.play(CHANCE, ahead.draw(rng))
        return ahead.to_act()

    def _let_chance_draw(self) -> None:
        while self.state.to_act() == CHANCE_ALONE:
            move = self.chance.choose(self.drawn, self.state.draws())
            self._write(CHANCE, move, "")
            self.state.play(CHANCE, move)
        self.events += self.state.told()

    def _joint_question(self, seat: int) -> str:
        """The open question, if it is put to several seats, or was until all others had answered it."""
        if seat == CHANCE:
            return ""
        question = self.state.agenda[-1].text
        is_last_answer = bool(self._joint) and self._joint[-1] == question
        return question if is_last_answer or len(self.state.to_act()) > 1 else ""

    def _write(self, seat: int, move: Move, mark: str) -> None:
        self._joint.append(self._joint_question(seat))
        if seat == CHANCE:
            self.drawn += 1
            self._run.clear()
        else:
            if self.entries and self.entries[-1].seat != seat:
                self._run.clear()
            self._run.append(_Before(self.state.clone(), self._collected + len(self.events)))
        self.entries.append(Entry(seat, move.notation, mark))
