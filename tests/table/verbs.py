"""Requests as tests make them: each a function of a table and the time that answers with a deed, or refuses."""

from collections.abc import Callable

from quadriga.table.deeds import Deed
from quadriga.table.table import Table
from quadriga.table.verbs.leaving import ComeBack, Resign, StepOut
from quadriga.table.verbs.playing import Confirm, Hint, Submit
from quadriga.table.verbs.seats import SeatBot, Sit, StandUp, Transfer
from quadriga.table.verbs.undoing import AnswerUndo, AskUndo, Undo

Decide = Callable[[Table, int], Deed | None]
INDEX = 0
"""Whether a request is stale is asked before it is decided."""


def move(seat: int, text: str, hold: bool = False) -> Decide:
    return Submit(seat=seat, index=INDEX, move=text, hold=hold).decide


def confirm(seat: int) -> Decide:
    return Confirm(seat=seat, index=INDEX).decide


def undo(seat: int, moves: int = 1) -> Decide:
    return Undo(seat=seat, index=INDEX, moves=moves).decide


def ask_undo(seat: int) -> Decide:
    return AskUndo(seat=seat, index=INDEX).decide


def answer_undo(seat: int, agrees: bool) -> Decide:
    return AnswerUndo(seat=seat, index=INDEX, agrees=agrees).decide


def hint(seat: int) -> Decide:
    return Hint(seat=seat, index=INDEX).decide


def resign(seat: int) -> Decide:
    return Resign(seat=seat).decide


def step_out(seat: int) -> Decide:
    return StepOut(seat=seat).decide


def come_back(seat: int) -> Decide:
    return ComeBack(seat=seat).decide


def sit(seat: int | None, guest: str, name: str) -> Decide:
    return Sit(seat, guest, name).decide


def stand_up(seat: int) -> Decide:
    return StandUp(seat).decide


def seat_bot(seat: int, bot: str) -> Decide:
    return SeatBot(seat, bot).decide


def transfer(seat: int, guest: str, name: str) -> Decide:
    return Transfer(seat, guest, name).decide
