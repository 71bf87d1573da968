"""One running match, and the only one who decides about it: who may do what, what that changes, when it is over.

`decide_*` methods check a request and answer with the deed that it amounts to; they change nothing. `apply` carries a deed
out. So the server can write a deed down before anybody sees it, and a table can be rebuilt at any time from its deeds.
"""

from collections.abc import Callable, Iterable
from typing import Any

from quadriga.bots.levels import LEVELS
from quadriga.kernel.chance import SealedChance
from quadriga.kernel.errors import NotationError
from quadriga.kernel.record import Entry, Record
from quadriga.kernel.registry import find_game
from quadriga.kernel.seats import seat_name, seat_names
from quadriga.kernel.state import State
from quadriga.table import deeds
from quadriga.table.deeds import AnyDeed
from quadriga.table.errors import TableError
from quadriga.table.journal import TableJournal
from quadriga.table.log import Log
from quadriga.table.messages import Status, UndoAsked
from quadriga.table.seating import Chair
from quadriga.table.setup import Setup

HINT = "hint"
"""The mark of a move before which a bot was asked."""


class Table:
    """A match from the first person sitting down to the last point."""

    def __init__(self, setup: Setup, past: Iterable[AnyDeed] = ()) -> None:
        self.setup = setup
        self.game = find_game(setup.config.game)
        self.chance = SealedChance(setup.seed)
        self.chairs = [Chair(seat, chair) for seat, chair in enumerate(setup.seats)]
        self.log = Log(len(self.chairs))
        self.index = 0
        """How many deeds there were."""
        self.journal: TableJournal | None = None
        """None until all seats are taken."""
        self.asked_back: UndoAsked | None = None
        self.given_up: str = ""
        """How the game ended, if by resignation."""
        self._hinted: set[int] = set()
        """Seats that asked a bot and have not moved since."""
        self._asked_at: dict[int, int] = {}
        """For each seat that is waited for, how many deeds there were when its question came up."""
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
        return bool(self.given_up) or (self.journal is not None and self.journal.is_over())

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
        if journal is None or self.given_up:
            return ()
        return journal.state.to_act() if journal.held is None else (journal.held,)

    def is_stale(self, seat: int, index: int) -> bool:
        """Whether a request of a seat was made at another question than the one that stands now.

        Where several act together, what the others did meanwhile leaves one's own question as it is.
        """
        return not self._asked_at.get(seat, self.index) <= index <= self.index

    def bots_due(self) -> tuple[tuple[int, str], ...]:
        """The seats where a bot has to decide now, each with its spec; while a turn is asked back, bots wait for the answer."""
        if self.asked_back is not None:
            return ()
        return tuple((seat, self.chairs[seat].player) for seat in self.acting() if self.chairs[seat].player)

    def seats_of(self, guest: str) -> tuple[int, ...]:
        """The seats that a guest holds."""
        return tuple(chair.seat for chair in self.chairs if chair.kind == "person" and chair.guest == guest)

    def record(self) -> Record:
        """The game so far; the seed is opened once it is over."""
        assert self.journal is not None
        return self.journal.record(is_open=self.is_over)

    # -- deciding: check a request, answer with its deed -------------------------------------------------------------------

    def decide_move(self, seat: int, move: str, hold: bool, now: int) -> AnyDeed:
        """Make a move of the game."""
        journal = self._playing()
        try:
            found = self.game.space(self.setup.config).read(move)
        except NotationError as error:
            raise TableError("illegal", str(error)) from None
        if journal.held is not None:
            raise TableError("illegal", f"{seat_name(journal.held).capitalize()} has not ended the turn yet.")
        reason = journal.state.why_not(seat, found)
        if reason is not None:
            raise TableError("illegal", reason.text, reason.rule)
        # Where nothing can be taken back, there is nothing to confirm.
        return deeds.Moved(at_ms=now, seat=seat, move=found.notation, hold=hold and self.setup.undo != "none")

    def decide_confirm(self, seat: int, now: int) -> AnyDeed:
        """End the turn."""
        if self._playing().held != seat:
            raise TableError("illegal", "There is no turn of yours to end.")
        return deeds.Confirmed(at_ms=now, seat=seat)

    def decide_undo(self, seat: int, moves: int, now: int) -> AnyDeed:
        """Take own moves back."""
        if self.setup.undo == "none":
            raise TableError("illegal", "At this table nothing is taken back.")
        length = self.undo_length(seat)
        if not 1 <= moves <= length:
            what = f"only the last {length}" if length else "nothing"
            raise TableError("illegal", f"You can take back {what}: before that, something was learnt or another moved.")
        return deeds.TookBack(at_ms=now, seat=seat, moves=moves)

    def decide_ask_undo(self, seat: int, now: int) -> AnyDeed:
        """Ask the others to let the whole last turn be taken back."""
        if not self.can_ask_undo(seat):
            raise TableError("illegal", "There is no turn of yours that the others could give back.")
        return deeds.AskedBack(at_ms=now, seat=seat)

    def decide_answer_undo(self, seat: int, agrees: bool, now: int) -> AnyDeed:
        """Answer such a question."""
        self._playing()
        if self.asked_back is None or seat not in self.asked_back.waiting_for:
            raise TableError("illegal", "Nobody asks you for a turn back.")
        return deeds.AnsweredBack(at_ms=now, seat=seat, agrees=agrees)

    def decide_hint(self, seat: int, now: int) -> AnyDeed:
        """Note that a bot is asked."""
        if self._playing().held is not None or seat not in self.acting() or self.chairs[seat].player:
            raise TableError("illegal", "There is nothing for you to decide now.")
        return deeds.HintAsked(at_ms=now, seat=seat)

    def decide_resign(self, seat: int, now: int) -> AnyDeed:
        """Give the game up."""
        self._playing()
        if self.chairs[seat].has_resigned:
            raise TableError("illegal", "You have resigned already.")
        return deeds.Resigned(at_ms=now, seat=seat)

    def decide_step_out(self, seat: int, now: int) -> AnyDeed:
        """Let a bot play for a person who is away."""
        self._playing()
        if not self.chairs[seat].is_active_person:
            raise TableError("illegal", "No person plays that seat now.")
        return deeds.SteppedOut(at_ms=now, seat=seat)

    def decide_come_back(self, seat: int, now: int) -> AnyDeed | None:
        """Hand a seat back to its person; None if no bot plays for him."""
        if self.status != "playing" or not self.chairs[seat].has_stand_in:
            return None
        return deeds.CameBack(at_ms=now, seat=seat)

    def decide_sit(self, seat: int | None, guest: str, name: str, now: int) -> AnyDeed:
        """Take an open seat, or any of them."""
        free = [chair.seat for chair in self.chairs if chair.kind == "open"]
        if self.seats_of(guest):
            raise TableError("illegal", "You sit at this table already.")
        if not free:
            raise TableError("gone", "All seats at this table are taken.")
        if seat is not None and seat not in free:
            raise TableError("gone", f"The seat {seat_name(seat)} is taken.")
        return deeds.SatDown(at_ms=now, seat=free[0] if seat is None else seat, guest=guest, name=name)

    def decide_stand_up(self, seat: int, now: int) -> AnyDeed:
        """Give a seat free before the game."""
        if self.status != "waiting":
            raise TableError("illegal", "The game has begun: let a bot play for you, or resign.")
        if self.chairs[seat].kind != "person":
            raise TableError("gone", "Nobody sits there.")
        return deeds.StoodUp(at_ms=now, seat=seat)

    def decide_seat_bot(self, seat: int, bot: str, now: int) -> AnyDeed:
        """Put a bot on an open seat."""
        if not 0 <= seat < len(self.chairs) or self.chairs[seat].kind != "open":
            raise TableError("gone", f"The seat {seat_name(seat)} is not free.")
        if bot not in [level.spec for level in LEVELS]:
            raise TableError("bad", f"There is no bot {bot!r}.")
        return deeds.BotSeated(at_ms=now, seat=seat, bot=bot)

    def decide_carry(self, seat: int, guest: str, name: str, now: int) -> AnyDeed:
        """Hand a seat to another device."""
        if self.chairs[seat].kind != "person":
            raise TableError("gone", "Nobody sits there.")
        return deeds.Carried(at_ms=now, seat=seat, guest=guest, name=name)

    # -- undo --------------------------------------------------------------------------------------------------------------

    def undo_length(self, seat: int) -> int:
        """How many moves the seat may take back on its own; what a bot does there is not taken back."""
        if self.journal is None or self.is_over or self.setup.undo == "none" or self.chairs[seat].player:
            return 0
        return self.journal.undo_length(seat)

    def can_ask_undo(self, seat: int) -> bool:
        """Whether it makes sense to ask the others for the last turn."""
        is_open = self.setup.undo == "consent" and self.status == "playing" and self.asked_back is None
        return is_open and not self.chairs[seat].player and self._journal().turn_start(seat) is not None

    # -- applying ----------------------------------------------------------------------------------------------------------

    def apply(self, deed: AnyDeed) -> None:
        """Carry a deed out. It was decided against this very table, or read back from storage."""
        for seat in self.acting():
            if seat >= 0:
                self.chairs[seat].thinking_ms += max(0, deed.at_ms - self.since_ms)
        before = self._question()
        _APPLY[type(deed)](self, deed)
        self._begin_if_full()
        if self.is_over:
            self.asked_back = None
        self.index += 1
        kept = self._asked_at if self._question() == before else {}
        self._asked_at = {seat: kept.get(seat, self.index) if seat != deed.seat else self.index for seat in self.acting()}
        # The time until here was counted above; what follows is counted from here.
        self.since_ms = max(self.since_ms, deed.at_ms)

    def _question(self) -> tuple[str, int | None]:
        journal = self.journal
        return (journal.state.agenda[-1].text, journal.held) if journal and journal.state.agenda else ("", None)

    def _begin_if_full(self) -> None:
        if self.journal is None and all(chair.kind != "open" for chair in self.chairs):
            names = tuple(chair.bot if chair.kind == "bot" else chair.name for chair in self.chairs)
            self.journal = TableJournal.new(self.game, self.setup.config, self.chance, names)
            self._tell(0, None)
            self._asked_at = dict.fromkeys(self.acting(), self.index)

    def _tell(self, entries: int, mover: int | None) -> None:
        """What happened since the record had so many entries."""
        events = self._journal().collect()
        sentences = [self.game.say_event(self.setup.config, event) for event in events]
        self.log.tell(self.index, entries, mover, events, sentences)

    def _note(self, seat: int | None, sentence: str) -> None:
        entries = len(self.journal.entries) if self.journal else 0
        self.log.note(self.index, entries, seat, sentence)

    def _on_sat(self, deed: deeds.SatDown) -> None:
        self.chairs[deed.seat].sit(deed.guest, deed.name)
        self._note(deed.seat, f"{seat_name(deed.seat).capitalize()} sat down.")

    def _on_stood_up(self, deed: deeds.StoodUp) -> None:
        self.chairs[deed.seat].stand_up()
        self._note(None, "A seat is free again.")

    def _on_bot(self, deed: deeds.BotSeated) -> None:
        self.chairs[deed.seat].seat_bot(deed.bot)
        self._note(deed.seat, f"{seat_name(deed.seat).capitalize()} is played by a bot.")

    def _on_carried(self, deed: deeds.Carried) -> None:
        chair = self.chairs[deed.seat]
        chair.sit(deed.guest, deed.name)
        chair.carried += 1
        self._note(deed.seat, f"{seat_name(deed.seat).capitalize()} moved to another device.")

    def _on_moved(self, deed: deeds.Moved) -> None:
        journal = self._journal()
        before = len(journal.entries)
        mark = HINT if deed.seat in self._hinted else ""
        self._hinted.discard(deed.seat)
        self.asked_back = None
        journal.submit(deed.seat, self.game.space(self.setup.config).read(deed.move), mark, deed.hold)
        self._tell(before, deed.seat)

    def _on_confirmed(self, deed: deeds.Confirmed) -> None:
        self._confirm(deed.seat)

    def _confirm(self, seat: int) -> None:
        journal = self._journal()
        before = len(journal.entries)
        journal.confirm(seat)
        self._tell(before, seat)

    def _on_took_back(self, deed: deeds.TookBack) -> None:
        journal = self._journal()
        entries = list(journal.entries)
        journal.undo(deed.seat, deed.moves)
        self.asked_back = None
        self._cut(deed.seat, "a move" if deed.moves == 1 else f"{deed.moves} moves", entries)

    def _cut(self, seat: int, what: str, entries: list[Entry]) -> None:
        """Forget the moves that are gone from these entries; but what a bot has said is still known."""
        left = len(self._journal().entries)
        self._hinted.update(entry.seat for entry in entries[left:] if entry.mark == HINT)
        self.log.cut(self.index, left)
        self._note(seat, f"{seat_name(seat).capitalize()} took back {what}.")

    def _on_asked_back(self, deed: deeds.AskedBack) -> None:
        others = tuple(
            chair.seat for chair in self.chairs if chair.is_active_person and not self._are_one(chair.seat, deed.seat)
        )
        self.asked_back = UndoAsked(deed.seat, others)
        self._note(deed.seat, f"{seat_name(deed.seat).capitalize()} asks to take the last turn back.")
        self._go_back_if_all_agree()

    def _are_one(self, a: int, b: int) -> bool:
        return self.chairs[a].guest == self.chairs[b].guest

    def _on_answered(self, deed: deeds.AnsweredBack) -> None:
        asked = self.asked_back
        assert asked is not None
        if not deed.agrees:
            self.asked_back = None
            self._note(deed.seat, f"{seat_name(deed.seat).capitalize()} does not agree.")
            return
        # Who holds several seats answers for all of them.
        waiting = tuple(seat for seat in asked.waiting_for if not self._are_one(seat, deed.seat))
        self.asked_back = UndoAsked(asked.seat, waiting)
        self._go_back_if_all_agree()

    def _go_back_if_all_agree(self) -> None:
        asked = self.asked_back
        if asked is None or asked.waiting_for:
            return
        journal = self._journal()
        entries = list(journal.entries)
        start = journal.turn_start(asked.seat)
        assert start is not None
        self.asked_back = None
        journal.rewind(start)
        journal.collect()
        self._cut(asked.seat, "the last turn", entries)
        self._asked_at.clear()  # whatever was asked before is asked anew

    def _on_hint(self, deed: deeds.HintAsked) -> None:
        self._hinted.add(deed.seat)

    def _on_resigned(self, deed: deeds.Resigned) -> None:
        journal = self._journal()
        chair = self.chairs[deed.seat]
        chair.has_resigned = True
        chair.has_stand_in = False
        who = seat_name(deed.seat)
        self._note(deed.seat, f"{who.capitalize()} resigned.")
        left = [other for other in self.chairs if not other.has_resigned]
        if len(left) > 1 and any(other.kind == "person" for other in left):
            self._release(deed.seat)
            return
        self.given_up = f"{who.capitalize()} resigned: the game goes to {seat_names(tuple(other.seat for other in left))}."
        journal.held = None

    def _on_stepped_out(self, deed: deeds.SteppedOut) -> None:
        self.chairs[deed.seat].has_stand_in = True
        self._note(deed.seat, f"{seat_name(deed.seat).capitalize()} is away: a bot plays on.")
        self._release(deed.seat)

    def _release(self, seat: int) -> None:
        """Nobody is left to confirm that turn, or to answer for that seat."""
        journal = self._journal()
        if journal.held == seat:
            self._confirm(seat)
        if self.asked_back is not None:
            waiting = tuple(other for other in self.asked_back.waiting_for if other != seat)
            self.asked_back = None if self.asked_back.seat == seat else UndoAsked(self.asked_back.seat, waiting)
            self._go_back_if_all_agree()

    def _on_came_back(self, deed: deeds.CameBack) -> None:
        self.chairs[deed.seat].has_stand_in = False
        self._note(deed.seat, f"{seat_name(deed.seat).capitalize()} is back.")

    def _journal(self) -> TableJournal:
        """The journal of a game that has begun."""
        assert self.journal is not None
        return self.journal

    def _playing(self) -> TableJournal:
        """The journal, for what is possible only while the game runs."""
        if self.journal is None:
            raise TableError("illegal", "The game has not begun: a seat is still free.")
        if self.is_over:
            raise TableError("illegal", "The game is over.", self.state.closing_rule())
        return self.journal


_APPLY: dict[type[Any], Callable[[Table, Any], None]] = {
    deeds.SatDown: Table._on_sat,
    deeds.StoodUp: Table._on_stood_up,
    deeds.BotSeated: Table._on_bot,
    deeds.Carried: Table._on_carried,
    deeds.Moved: Table._on_moved,
    deeds.Confirmed: Table._on_confirmed,
    deeds.TookBack: Table._on_took_back,
    deeds.AskedBack: Table._on_asked_back,
    deeds.AnsweredBack: Table._on_answered,
    deeds.HintAsked: Table._on_hint,
    deeds.Resigned: Table._on_resigned,
    deeds.SteppedOut: Table._on_stepped_out,
    deeds.CameBack: Table._on_came_back,
}
