"""One running match: who sits there, where the game stands, what was told, and what may be asked of it now.

A table changes by deeds alone (`apply`). What can be done at one is in `table.verbs`, which check requests against it.
"""

from collections.abc import Iterable

from quadriga.kernel.chance import SealedChance
from quadriga.kernel.errors import NotationError
from quadriga.kernel.notation import Move
from quadriga.kernel.record import Record
from quadriga.kernel.registry import find_game
from quadriga.kernel.state import State
from quadriga.kernel.words.message import Message
from quadriga.table.deeds import Deed
from quadriga.table.errors import TableError, refusal
from quadriga.table.journal import TableJournal
from quadriga.table.log import Log
from quadriga.table.messages import Status, UndoAsked
from quadriga.table.seating import Chair
from quadriga.table.setup import Setup

HINT = "hint"
"""The mark of a move before which a bot was asked."""


class Table:
    """A match from the first person sitting down to the last point."""

    def __init__(self, setup: Setup, past: Iterable[Deed] = ()) -> None:
        self.setup = setup
        self.game = find_game(setup.config.game)
        self.chance = SealedChance(setup.seed)
        self.chairs = [Chair(seat, chair) for seat, chair in enumerate(setup.seats)]
        self.log = Log(self.game, setup.config)
        self.index = 0
        """How many deeds there were."""
        self.journal: TableJournal | None = None
        """None until all seats are taken."""
        self.undo_asked: UndoAsked | None = None
        self.given_up: Message | None = None
        """How the game ended, if by resignation."""
        self.hinted: set[int] = set()
        """Seats that asked a bot and have not moved since."""
        self._asked_at: dict[int, int] = {}
        """For each seat that is waited for, how many deeds there were when its question came up."""
        self._legal: tuple[int, int, Move] | None = None
        """The last move that was found legal: at which index, for which seat."""
        self.since_ms = setup.created_ms
        """When those who are waited for began to think."""
        self._begin_if_full()
        for deed in past:
            self.apply(deed)

    # -- facts -------------------------------------------------------------------------------------------------------------

    @property
    def status(self) -> Status:
        if self.journal is None:
            return "waiting"
        return "over" if self.is_over else "playing"

    @property
    def is_over(self) -> bool:
        """Whether nothing more can happen in the game."""
        return self.given_up is not None or (self.journal is not None and self.journal.is_over())

    @property
    def state(self) -> State:
        """The table's own state, for those who make views and prompts of it."""
        assert self.journal is not None
        return self.journal.state

    def is_held(self) -> bool:
        """Whether a turn waits for its end to be confirmed."""
        return self.journal is not None and self.journal.held is not None

    def acting(self) -> tuple[int, ...]:
        """Who is waited for: the seat that has to confirm, or those who are to act."""
        journal = self.journal
        if journal is None or self.given_up is not None:
            return ()
        return journal.state.to_act() if journal.held is None else (journal.held,)

    def is_stale(self, seat: int, index: int) -> bool:
        """Whether a request of a seat was made at another question than the one that stands now.

        Where several act together, what the others did meanwhile leaves one's own question as it is.
        """
        return not self._asked_at.get(seat, self.index) <= index <= self.index

    def bots_due(self) -> tuple[tuple[int, str], ...]:
        """The seats where a bot has to decide now, each with its spec; while a turn is asked back, bots wait for the answer."""
        if self.undo_asked is not None:
            return ()
        return tuple((seat, self.chairs[seat].player) for seat in self.acting() if self.chairs[seat].player)

    def seats_of(self, guest: str) -> tuple[int, ...]:
        """The seats that a guest holds."""
        return tuple(chair.seat for chair in self.chairs if chair.kind == "person" and chair.guest == guest)

    def record(self) -> Record:
        """The game so far; the seed is opened once it is over."""
        assert self.journal is not None
        return self.journal.record(is_open=self.is_over)

    # -- what may be asked -------------------------------------------------------------------------------------------------

    def begun(self) -> TableJournal:
        """The journal of a game that has begun."""
        assert self.journal is not None
        return self.journal

    def playing(self) -> TableJournal:
        """The journal, for what is possible only while the game runs; raises `TableError`."""
        if self.journal is None:
            raise refusal("illegal", "not-begun")
        if self.is_over:
            raise refusal("illegal", "over", self.state.closing().rule)
        return self.journal

    def legal_move(self, seat: int, notation: str) -> Move:
        """The move of that notation, if the seat can make it now; raises `TableError`.

        A table changes by deeds alone, so the answer holds until the next one: a move that was decided is applied without being
        read and checked again.
        """
        if self._legal is not None:
            index, who, move = self._legal
            if (index, who, move.notation) == (self.index, seat, notation):
                return move
        journal = self.playing()
        try:
            move = self.game.space(self.setup.config).read(notation)
        except NotationError as error:
            raise refusal("illegal", "unreadable", error=str(error)) from None
        if journal.held is not None:
            raise refusal("illegal", "turn-not-ended", seat=journal.held)
        reason = journal.state.why_not(seat, move)
        if reason is not None:
            raise TableError("illegal", reason)
        self._legal = (self.index, seat, move)
        return move

    def undo_length(self, seat: int) -> int:
        """How many moves the seat may take back on its own; what a bot does there is not taken back."""
        if self.journal is None or self.is_over or self.setup.undo == "none" or self.chairs[seat].player:
            return 0
        return self.journal.undo_length(seat)

    def can_ask_undo(self, seat: int) -> bool:
        """Whether it makes sense to ask the others for the last turn."""
        is_open = self.setup.undo == "consent" and self.status == "playing" and self.undo_asked is None
        return is_open and not self.chairs[seat].player and self.begun().turn_start(seat) is not None

    # -- changing: only deeds do --------------------------------------------------------------------------------------------

    def apply(self, deed: Deed) -> None:
        """Carry a deed out. It was decided against this very table, or read back from storage."""
        for seat in self.acting():
            if seat >= 0:
                self.chairs[seat].thinking_ms += max(0, deed.at_ms - self.since_ms)
        before = self._question()
        deed.apply(self)
        self._begin_if_full()
        if self.is_over:
            self.undo_asked = None
        self.index += 1
        kept = self._asked_at if self._question() == before else {}
        self._asked_at = {seat: kept.get(seat, self.index) if seat != deed.seat else self.index for seat in self.acting()}
        # The time until here was counted above; what follows is counted from here.
        self.since_ms = max(self.since_ms, deed.at_ms)

    def _question(self) -> tuple[str, int | None]:
        journal = self.journal
        return (journal.state.agenda[-1].name, journal.held) if journal and journal.state.agenda else ("", None)

    def _begin_if_full(self) -> None:
        if self.journal is None and all(chair.kind != "open" for chair in self.chairs):
            names = tuple(chair.bot if chair.kind == "bot" else chair.name for chair in self.chairs)
            self.journal = TableJournal.new(self.game, self.setup.config, self.chance, names)
            self.log_events(0, None)
            self._asked_at = dict.fromkeys(self.acting(), self.index)

    def log_events(self, entries: int, mover: int | None) -> None:
        """Put into the log what happened since the record had so many entries."""
        self.log.add_events(self.index, entries, mover, self.begun().collect())

    def log_note(self, note: Message) -> None:
        """Put a line about the table itself into the log."""
        entries = len(self.journal.entries) if self.journal else 0
        self.log.add_note(self.index, entries, note)

    def ask_anew(self) -> None:
        """Whatever was asked before is asked anew: requests that answer an earlier question are stale."""
        self._asked_at.clear()
