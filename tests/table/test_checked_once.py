"""A move is read and checked once on its way into the record: when it is decided, or when it is read back from storage."""

from collections import Counter
from collections.abc import Iterator

import pytest

from quadriga.kernel.notation import Move
from quadriga.kernel.prompt import Reason
from quadriga.table.errors import TableError
from tests.table import verbs
from tests.table.driver import open_table
from tests.table.luck import SPACE, LuckState, ThreeRolls


class CountingSpace:
    """A space that counts what it reads."""

    def __init__(self, counts: Counter[str]) -> None:
        self._counts = counts

    def read(self, text: str) -> Move:
        self._counts[f"read {text}"] += 1
        return SPACE.read(text)


@pytest.fixture
def counts(monkeypatch: pytest.MonkeyPatch) -> Iterator[Counter[str]]:
    """How often moves of Three Rolls are read and checked."""
    found: Counter[str] = Counter()
    why_not = LuckState.why_not

    def count(self: LuckState, seat: int, move: Move) -> Reason | None:
        found[f"check {move.notation}"] += 1
        return why_not(self, seat, move)

    monkeypatch.setattr(LuckState, "why_not", count)
    monkeypatch.setattr(ThreeRolls, "space", lambda *_: CountingSpace(found))
    yield found


@pytest.mark.parametrize("hold", [False, True])
def test_what_was_decided_is_applied_without_a_second_check(counts: Counter[str], hold: bool) -> None:
    at = open_table("ada", "ben").move(0, "roll", hold=hold)
    assert counts == {"read roll": 1, "check roll": 1}
    at.move(0, "stop", hold=hold)
    assert at.tell(0).undo.text, "the move that could be taken back is said in words"
    at.undo(0)
    assert counts == {"read roll": 1, "check roll": 1, "read stop": 1, "check stop": 1}


def test_a_notation_in_other_letters_is_read_once_as_well(counts: Counter[str]) -> None:
    at = open_table("ada", "ben").move(0, "  ROLL ")
    assert at.moves()[0] == "0 roll"
    assert counts == {"read   ROLL ": 1, "check roll": 1}


def test_what_storage_has_is_checked_once_when_it_is_read_back(counts: Counter[str]) -> None:
    at = open_table("ada", "ben").move(0, "roll", "stop")
    counts.clear()
    at.rebuilt()
    assert counts == {"read roll": 1, "check roll": 1, "read stop": 1, "check stop": 1}


def test_an_answer_does_not_outlive_the_next_deed() -> None:
    at = open_table("ada", "ben")
    stop = verbs.move(0, "stop")(at.table, at.now)
    assert stop is not None
    at.table.apply(stop)
    with pytest.raises(TableError, match="It is not your move"):
        at.table.apply(stop)


def test_an_answer_is_for_one_seat_and_one_move() -> None:
    at = open_table("ada", "ben")
    assert at.table.legal_move(0, "roll") is at.table.legal_move(0, "roll")
    for seat, text in ((1, "roll"), (0, "die 1")):
        with pytest.raises(TableError):
            at.table.legal_move(seat, text)
