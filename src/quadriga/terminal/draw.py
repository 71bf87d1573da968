"""Draws tables, score sheets and sentences.

A game names what draws its table; the table of one that names nothing is drawn from the fields of its view.
"""

from collections.abc import Iterable, Sequence

import msgspec
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from quadriga.kernel.events import Event
from quadriga.kernel.game import Game
from quadriga.kernel.meta import Config
from quadriga.kernel.outcome import Line
from quadriga.kernel.registry import load_part
from quadriga.kernel.seats import CHANCE
from quadriga.kernel.view import View
from quadriga.terminal.language import label, language
from quadriga.textcanvas.colours import chip

COMMON = View.__struct_fields__


class Note(Event, frozen=True):
    """A sentence of the terminal's own among the events of a game."""

    seat: int
    text: str


def draw_table(game: Game, view: View) -> RenderableType:
    """The table as a view shows it, by the game's own hand if it has one."""
    if not game.terminal:
        return draw_fields(view)
    drawn: RenderableType = load_part(game.terminal)(game, view, game.voice(view.config, language()))
    return drawn


def draw_fields(view: View) -> RenderableType:
    """A view field by field: what belongs to the seats side by side, the rest below each other."""
    parts: list[RenderableType] = []
    plain = Table.grid(padding=(0, 2))
    for name in view.__struct_fields__:
        if name in COMMON:
            continue
        value = getattr(view, name)
        if _are_structs(value) and len(value) == view.config.players:
            parts.append(_side_by_side(value))
        elif _are_structs(value):
            parts.append(_below_each_other(name, value))
        else:
            plain.add_row(Text(_words(name), "dim"), _plain(value))
    return Group(plain, *parts)


def _are_structs(value: object) -> bool:
    return isinstance(value, tuple) and bool(value) and all(isinstance(item, msgspec.Struct) for item in value)


def _side_by_side(seats: Sequence[msgspec.Struct]) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    table.add_column("")
    for seat in range(len(seats)):
        table.add_column(chip(seat))
    for name in seats[0].__struct_fields__:
        table.add_row(Text(_words(name), "dim"), *(_plain(getattr(seat, name)) for seat in seats))
    return table


def _below_each_other(title: str, things: Sequence[msgspec.Struct]) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, title=_words(title), title_justify="left")
    for name in things[0].__struct_fields__:
        table.add_column(Text(_words(name), "dim"))
    for thing in things:
        table.add_row(*(_plain(getattr(thing, name)) for name in thing.__struct_fields__))
    return table


def _words(name: str) -> str:
    return name.replace("_", " ")


def _plain(value: object) -> str:
    if value is None:
        return "–"
    if isinstance(value, msgspec.Struct):
        return " ".join(_plain(getattr(value, name)) for name in value.__struct_fields__)
    if isinstance(value, dict):
        return ", ".join(f"{key} {_plain(inside)}" for key, inside in value.items())
    if isinstance(value, tuple | list):
        return ", ".join(_plain(item) for item in value) or "–"
    return str(value)


# -- score sheets and sentences ---------------------------------------------------------------------------------------------


def draw_sheet(sheet: Sequence[Sequence[Line]], scores: Sequence[int], places: Sequence[int] = ()) -> Table:
    """Every line of the score sheet, seat below seat, with the rule that gives it; with places once the game is over."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    table.add_column("")
    table.add_column(label("sheet-title"), ratio=1)
    table.add_column(label("sheet-rule"), style="dim")
    table.add_column(label("sheet-points"), justify="right")
    for seat, lines in enumerate(sheet):
        for index, line in enumerate(lines):
            table.add_row("" if index else chip(seat), line.label, line.rule, str(line.points) if line.points else "–")
        total = label("sheet-place", place=places[seat]) if places else label("sheet-now")
        table.add_row("", Text(total, "bold"), "", Text(str(scores[seat]), "bold"), end_section=True)
        if seat < len(sheet) - 1:
            table.add_row()
    return table


def tell(game: Game, config: Config, events: Iterable[Event]) -> list[Text]:
    """Events as sentences of the log: what a seat did in one go, and what came of it, stands together after its shape."""
    told: list[tuple[int | None, list[str]]] = []
    for event in events:
        seat: int | None = getattr(event, "seat", None)
        if not told or seat not in (None, told[-1][0]):
            told.append((seat, []))
        told[-1][1].append(event.text if isinstance(event, Note) else game.say_event(config, event, language()))
    return [_paragraph(seat, sentences) for seat, sentences in told]


def _paragraph(seat: int | None, sentences: list[str]) -> Text:
    counted: list[tuple[str, int]] = []
    for sentence in sentences:
        if counted and counted[-1][0] == sentence:
            counted[-1] = (sentence, counted[-1][1] + 1)
        else:
            counted.append((sentence, 1))
    words = " ".join(sentence + (f" (×{times})" if times > 1 else "") for sentence, times in counted)
    mark = Text(" · ") if seat is None or seat == CHANCE else chip(seat, "")
    return Text.assemble(mark, " ", words)
