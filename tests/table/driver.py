"""A table for tests: opened in one line, with a clock, and with its deeds kept as storage would keep them.

Seats are given by words: a name is a person (`ada`), the spec of a bot is a bot (`greedy`), nothing is an open seat. A guest's
id is their name.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

import msgspec
import pytest

from quadriga.kernel.position import digest
from quadriga.kernel.registry import find_game
from quadriga.table import snapshot
from quadriga.table.bot_levels import SPECS
from quadriga.table.codec import read_deed, write_deed
from quadriga.table.deeds import Deed
from quadriga.table.errors import TableError
from quadriga.table.messages import StateMessage, Status, UndoMode
from quadriga.table.setup import SeatSetup, Setup, read_setup, write_setup
from quadriga.table.snapshot import Viewer
from quadriga.table.table import Table
from tests.table import verbs

EMPIRE = "eight_minute_empire"
MARKET = "sealed_market"
LUCK = "three_rolls"
SEED = "the seed of the table's tests"
OPENED_MS = 1_000_000
NO_OPTIONS: Mapping[str, str] = MappingProxyType({})
Eyes = int | None


def chair(word: str) -> SeatSetup:
    """A seat by its word."""
    if not word:
        return SeatSetup(kind="open")
    return SeatSetup(kind="bot", bot=word) if word in SPECS else SeatSetup(kind="person", guest=word, name=word.capitalize())


def set_up(
    *seats: str, game: str = LUCK, undo: UndoMode = "turn", options: Mapping[str, str] = NO_OPTIONS, seed: str = SEED
) -> Setup:
    """A table before its first deed; whoever sits first is the host."""
    found = find_game(game)
    return Setup(
        id="t",
        config=found.config(len(seats), dict(options)),
        host=seats[0],
        seats=tuple(chair(word) for word in seats),
        seed=seed,
        undo=undo,
        created_ms=OPENED_MS,
    )


class TableDriver:
    """A table, its clock, and all its deeds."""

    def __init__(self, setup: Setup) -> None:
        self.table = Table(setup)
        self.now = setup.created_ms
        self.deeds: list[Deed] = []

    def do(self, decide: Callable[[Table, int], Deed | None]) -> "TableDriver":
        """What a server does with a request: decide, which changes nothing, then apply."""
        before = fingerprint(self.table)
        deed = decide(self.table, self.now)
        assert fingerprint(self.table) == before
        assert deed is not None
        self.table.apply(deed)
        self.deeds.append(deed)
        return self

    def refuses(self, decide: Callable[[Table, int], Deed | None]) -> TableError:
        """The refusal of a request, which has changed nothing."""
        before = fingerprint(self.table)
        with pytest.raises(TableError) as caught:
            decide(self.table, self.now)
        assert fingerprint(self.table) == before
        return caught.value

    def later(self, ms: int) -> "TableDriver":
        """Time passes."""
        self.now += ms
        return self

    def rebuilt(self) -> Table:
        """The table as a server finds it after a restart: from what was written, and nothing else."""
        return Table(read_setup(write_setup(self.table.setup)), [read_deed(write_deed(deed)) for deed in self.deeds])

    # -- what can be asked of a table --------------------------------------------------------------------------------------

    def move(self, seat: int, *texts: str, hold: bool = False) -> "TableDriver":
        for text in texts:
            self.do(verbs.move(seat, text, hold))
        return self

    def confirm(self, seat: int) -> "TableDriver":
        return self.do(verbs.confirm(seat))

    def undo(self, seat: int, moves: int = 1) -> "TableDriver":
        return self.do(verbs.undo(seat, moves))

    def ask(self, seat: int) -> "TableDriver":
        return self.do(verbs.ask_undo(seat))

    def answer(self, seat: int, agrees: bool) -> "TableDriver":
        return self.do(verbs.answer_undo(seat, agrees))

    def hint(self, seat: int) -> "TableDriver":
        return self.do(verbs.hint(seat))

    def resign(self, seat: int) -> "TableDriver":
        return self.do(verbs.resign(seat))

    def step_out(self, seat: int) -> "TableDriver":
        return self.do(verbs.step_out(seat))

    def come_back(self, seat: int) -> "TableDriver":
        return self.do(verbs.come_back(seat))

    def sit(self, guest: str, seat: int | None = None) -> "TableDriver":
        return self.do(verbs.sit(seat, guest, guest.capitalize()))

    def stand_up(self, seat: int) -> "TableDriver":
        return self.do(verbs.stand_up(seat))

    def seat_bot(self, seat: int, bot: str = "greedy") -> "TableDriver":
        return self.do(verbs.seat_bot(seat, bot))

    def transfer(self, seat: int, guest: str) -> "TableDriver":
        return self.do(verbs.transfer(seat, guest, guest.capitalize()))

    # -- looking ------------------------------------------------------------------------------------------------------------

    def status(self) -> Status:
        """A call, as mypy takes an attribute for what it was when last looked at."""
        return self.table.status

    def moves(self) -> list[str]:
        """The record's moves, those of chance with a star."""
        return [("*" if entry.seat < 0 else f"{entry.seat} ") + entry.move for entry in self.entries()]

    def entries(self) -> list[Any]:
        assert self.table.journal is not None
        return list(self.table.journal.entries)

    def lines(self, eyes: Eyes = None) -> list[str]:
        """The log in words."""
        return [line.text for line in self.table.log.of(eyes)]

    def tell(self, eyes: Eyes = None) -> StateMessage:
        """What those eyes are told who come now."""
        return tell(self.table, eyes, self.now)

    def view(self, eyes: Eyes = None) -> dict[str, Any]:
        """The view of those eyes, as it goes over the wire."""
        view: dict[str, Any] = msgspec.to_builtins(self.tell(eyes).view)
        return view


def open_table(*seats: str, **wanted: Any) -> TableDriver:
    """See `set_up`."""
    return TableDriver(set_up(*seats, **wanted))


def viewer(table: Table, eyes: Eyes) -> Viewer:
    """The person at a seat, or somebody who only looks on."""
    return Viewer("nobody" if eyes is None else table.chairs[eyes].guest or f"bot {eyes}", eyes)


def tell(table: Table, eyes: Eyes, now: int = OPENED_MS) -> StateMessage:
    """What those eyes are told who come now."""
    return snapshot.state_message(table, viewer(table, eyes), frozenset(), now)


def all_eyes(table: Table) -> tuple[Eyes, ...]:
    """Every seat, and an onlooker."""
    return (*range(len(table.chairs)), None)


def whole(table: Table, now: int = OPENED_MS) -> list[bytes]:
    """All that a table is to the outside: what every pair of eyes is told, and the record."""
    told: list[bytes] = [msgspec.json.encode(tell(table, eyes, now)) for eyes in all_eyes(table)]
    return [*told, msgspec.json.encode(table.record() if table.journal else None)]


def fingerprint(table: Table) -> tuple[Any, ...]:
    """What must not change by asking."""
    journal = table.journal
    return (
        table.index,
        table.status,
        table.acting(),
        table.undo_asked,
        table.since_ms,
        [vars(chair).copy() for chair in table.chairs],
        [len(table.log.of(eyes)) for eyes in all_eyes(table)],
        journal and (digest(journal.state), tuple(journal.entries), journal.held, journal.drawn),
    )
