"""Tables that are played somehow: any moves, and everything else that people do at a table."""

from collections.abc import Callable
from typing import Protocol

from hypothesis import strategies as st

from quadriga.kernel.chance import Rng
from quadriga.table.errors import TableError
from quadriga.table.table import Table
from tests.table import verbs
from tests.table.driver import TableDriver
from tests.table.verbs import Decide


class Chooser(Protocol):
    """A generator, or hypothesis."""

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""


class Listed:
    """Choices from a list, and the first of everything when it is used up: what hypothesis can shrink."""

    def __init__(self, numbers: list[int]) -> None:
        self._rest = iter(numbers)

    def below(self, n: int) -> int:
        return next(self._rest, 0) % n


def any_move(at: TableDriver, chooser: Chooser, hold: bool = False) -> TableDriver:
    """Any option of any seat that is to act."""
    acting = at.table.acting()
    seat = acting[chooser.below(len(acting))]
    options = at.table.state.options(seat)
    return at.move(seat, options[chooser.below(len(options))].notation, hold=hold)


def play_until(at: TableDriver, asks: str, when: Callable[[TableDriver], bool] = lambda _: True, seed: int = 1) -> TableDriver:
    """Any moves until that is asked; until nothing is asked, the game to its end."""
    rng = Rng(seed)
    while at.table.acting():
        agenda = at.table.state.agenda
        if asks and agenda[-1].name.startswith(asks) and when(at):
            return at
        any_move(at, rng)
    assert not asks, f"nobody was asked to {asks}"
    return at


def take(at: TableDriver, kind: str) -> str:
    """The move that takes a card of that kind from the row; empty if there is none that can be paid for."""
    seat = at.table.acting()[0]
    view = at.view(seat)
    for place, each in enumerate(view["row"]):
        if each["card"] and each["card"].endswith(kind) and each["price"] <= view["seats"][seat]["coins"]:
            return f"take {place + 1}"
    return ""


def numbers(most: int) -> st.SearchStrategy[list[int]]:
    """Choices for `Listed`; a length first, as lists alone would hardly ever be long."""
    return st.integers(0, most).flatmap(lambda size: st.lists(st.integers(0, 719), min_size=size, max_size=size))


def play_randomly(at: TableDriver, chooser: Chooser, steps: int, resigns: bool = True) -> TableDriver:
    """Whatever can be done, moves above all; what the table refuses is not done."""
    for _ in range(steps):
        step(at, chooser, resigns)
        at.later(chooser.below(5000))
    return at


def step(at: TableDriver, chooser: Chooser, resigns: bool = True) -> None:
    """One deed, or a refused try: a move or a confirmation in half of the cases, else anything else that people do."""
    table = at.table
    if table.undo_asked is not None and chooser.below(4):
        at.answer(table.undo_asked.waiting_for[0], agrees=chooser.below(8) > 0)
    elif chooser.below(2):
        _try(at, _anything_else(table, chooser, resigns))
    elif table.is_held():
        at.confirm(table.acting()[0])
    elif table.acting():
        any_move(at, chooser, hold=bool(chooser.below(2)))


def _anything_else(table: Table, chooser: Chooser, resigns: bool) -> Decide:
    seat = chooser.below(len(table.chairs))
    others: list[Decide] = [
        verbs.undo(seat, 1),
        verbs.undo(seat, table.undo_length(seat)),
        *[verbs.ask_undo(seat)] * 3,
        verbs.hint(seat),
        verbs.step_out(seat),
        *[verbs.come_back(seat)] * 2,
        verbs.transfer(seat, f"{table.chairs[seat].guest}'", "Somebody"),
    ]
    if resigns and chooser.below(30) == 29:
        return verbs.resign(seat)
    return others[chooser.below(len(others))]


def _try(at: TableDriver, decide: Decide) -> None:
    try:
        deed = decide(at.table, at.now)
    except TableError:
        return
    if deed is not None:
        at.do(lambda *_: deed)
