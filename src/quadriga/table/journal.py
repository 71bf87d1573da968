"""The journal of a table: a turn's end can wait to be confirmed, and by agreement a game goes back across draws.

Only `Table` and its verbs call it. Neither is a matter of the rules: the state has moved on, chance has not.
"""

import msgspec

from quadriga.kernel.chance import Chance, Rng
from quadriga.kernel.errors import IllegalMove
from quadriga.kernel.game import Game
from quadriga.kernel.journal import Journal, Made
from quadriga.kernel.notation import Move
from quadriga.kernel.record import Record
from quadriga.kernel.seats import CHANCE, CHANCE_ALONE, seat_name
from quadriga.kernel.state import State


class TableJournal(Journal):
    """One game from its start to now, at a table."""

    def __init__(
        self,
        game: Game,
        state: State,
        chance: Chance,
        seats: tuple[str, ...] = (),
        start: dict[str, object] | None = None,
        past: Record | None = None,
    ) -> None:
        self.held: int | None = None
        """The seat whose last move ended its turn and waits for `confirm`; nobody acts before that."""
        self._joint: list[str] = []
        """For each entry the question that it answered, if that was put to several seats at once; else empty."""
        super().__init__(game, state, chance, seats, start, past)

    def submit(self, seat: int, move: Move, mark: str = "", hold: bool = False) -> None:
        """See `Journal.submit` and `play`."""
        self.check(seat, move)
        self.play(seat, move, mark, hold)

    def check(self, seat: int, move: Move) -> None:
        if self.held is not None:
            raise IllegalMove(f"{seat_name(self.held)} has not ended the turn yet", "")
        super().check(seat, move)

    def play(self, seat: int, move: Move, mark: str = "", hold: bool = False) -> None:
        """Make a move that was checked.

        With `hold`, a move that ends the seat's turn waits for `confirm` before anything else happens, as long as it can be
        taken back. An answer to a question that was put to several seats does not wait: it is no turn.
        """
        self._make(seat, move, mark)
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

    def is_over(self) -> bool:
        return self.held is None and super().is_over()

    def last_made(self) -> Made:
        """The last move that can be taken back, with the state before it; only while there is one."""
        return self._run[-1]

    def undo(self, seat: int, moves: int = 1) -> None:
        super().undo(seat, moves)
        self.held = None
        del self._joint[len(self.entries) :]

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

    def rewind(self, length: int) -> None:
        """Go back to the first `length` entries, across draws and other seats: only for tables where all agreed to it.

        What is drawn again is what was drawn before, since the draws of a sealed seed are numbered.
        """
        journal = TableJournal.resume(
            msgspec.structs.replace(self.record(), entries=tuple(self.entries[:length]), result=None), self.chance
        )
        self.state, self.entries, self.drawn, self._run = journal.state, journal.entries, journal.drawn, journal._run
        self._joint = journal._joint
        self.held = None
        self.events = journal.events

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

    def _joint_question(self, seat: int) -> str:
        """The open question, if it is put to several seats, or was until all others had answered it."""
        if seat == CHANCE:
            return ""
        question = self.state.agenda[-1].name
        is_last_answer = bool(self._joint) and self._joint[-1] == question
        return question if is_last_answer or len(self.state.to_act()) > 1 else ""

    def _write(self, seat: int, move: Move, mark: str) -> None:
        self._joint.append(self._joint_question(seat))
        super()._write(seat, move, mark)
