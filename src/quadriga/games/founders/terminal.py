"""Draws the table of Founders of the Empire on a terminal, from a view alone: rows, victory tiles, nations, hands.

The terminal finds `draw` by its name; nobody else calls this module.
"""
# not compiled: msgspec structs and Rich at the edge

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from rich.console import Console, ConsoleOptions, RenderableType
from rich.table import Table
from rich.text import Text

from quadriga.games.founders.data.box import Box, Tile, open_box, resource_id
from quadriga.games.founders.data.terms import BACKS, TOKENS, VICTORY
from quadriga.games.founders.meta import META
from quadriga.games.founders.tell.view import FoundersView, HandView, SeatView, TileView
from quadriga.kernel.game import Game
from quadriga.kernel.view import View
from quadriga.kernel.words.message import Message
from quadriga.kernel.words.voice import Voice
from quadriga.textcanvas.canvas import Canvas
from quadriga.textcanvas.colours import BONE, GREY, INK, SEPIA, VELLUM, chip

WIDEST: Final = 130
LEAST: Final = 60
ACROSS: Final = 11
"""Columns of one tile."""
DOWN: Final = 3
GUTTER: Final = 4
"""Columns for the numbers of the rows."""
STYLES: Final[dict[str, str]] = {
    "nature": f"{VELLUM} on #3f6a35",
    "village": f"{VELLUM} on #2a5a8c",
    "city": f"{VELLUM} on #703a63",
    "victory": f"{VELLUM} on #a33a2a",
}
"""The colour of a tile's back; its kind also stands in its row, and its needs on it."""
PILLAGED: Final = f"{VELLUM} on {GREY}"


def draw(game: Game, view: View, voice: Voice) -> RenderableType:
    """The whole table as these eyes see it."""
    assert isinstance(view, FoundersView)
    return _FoundersTable(view, voice)


class _FoundersTable:
    """Lays itself out for the width that it is printed at."""

    def __init__(self, view: FoundersView, voice: Voice) -> None:
        self.view = view
        self.voice = voice
        self.box: Box = open_box(view.config.components, view.config.players)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[RenderableType]:
        width = max(LEAST, min(options.max_width, WIDEST))
        yield self._title()
        yield self._rows()
        yield from self._victory(width)
        yield from self._nations(width)
        yield self._hands()
        yield Text(self._label("terminal-legend"), "dim")

    def _label(self, id: str, **args: Any) -> str:
        return self.voice.phrase(Message(id, **args))

    def _resource(self, key: str) -> str:
        return self.voice.name(resource_id(key))

    def _title(self) -> Text:
        view = self.view
        title = Text.assemble((META.title, "bold"), (f" · {self._label('terminal-round', round=view.round)}", "dim"))
        if view.turn is not None and view.asks:
            title.append(f"  {self._label('terminal-turn')} ").append_text(chip(view.turn))
        if view.bought is not None:
            title.append(f"  {self._label('terminal-bought', resource=resource_id(view.bought.resource))}", "bold")
        return title

    def _rows(self) -> Table:
        table = Table.grid(padding=(0, 1, 0, 0))
        for row in self.view.rows:
            line = Text()
            for index, tile_id in enumerate(row.tiles):
                tile = self.box.tile_named(tile_id)
                line.append(" " if index else "").append(
                    f" {tile_id}: {self._needs(tile)}{self._makes(tile)} ", STYLES[row.back]
                )
            full = f" {self._label('terminal-full')}" if row.is_full else ""
            table.add_row(Text(self._label("back", back=row.back), "bold"), Text(f"{row.stack}▒{full}", "dim"), line)
        return table

    def _victory(self, width: int) -> Iterator[RenderableType]:
        """Each with its points and what the viewer lacks for it."""
        view = self.view
        eyes = view.viewer if view.viewer is not None else view.turn
        line = Text(f"{self._label('back', back=BACKS[VICTORY])} ", "bold")
        indent = Text(" " * line.cell_len)
        for shown in view.victory:
            tile = self.box.tile_named(shown.tile)
            lacks = shown.lacks[eyes] if eyes is not None else ()
            cell = Text(f" {shown.tile} {shown.points}: {self._needs(tile)} ", STYLES["victory"])
            fits = self._lacks(lacks) if lacks else self._label("terminal-fits")
            cell.append(f" {fits}  ", "dim" if lacks else "bold")
            if line.cell_len + cell.cell_len > width:
                yield line
                line = indent.copy()
            line.append_text(cell)
        yield line

    def _lacks(self, resources: tuple[str, ...]) -> str:
        return self._label("terminal-lacks", resources=tuple(resource_id(key) for key in resources))

    def _needs(self, tile: Tile) -> str:
        return "+".join(self._resource(self.box.resources[need]) for need in tile.needs)

    def _makes(self, tile: Tile) -> str:
        made = "/".join(self._resource(self.box.resources[resource]) for resource in tile.makes)
        return f"→{made}" if tile.needs else made

    # -- nations ----------------------------------------------------------------------------------------------------------

    def _nations(self, width: int) -> Iterator[Text]:
        """Side by side as far as the width allows; the rows that are farther from their owner stand higher."""
        drawn = [self._nation(seat, each) for seat, each in enumerate(self.view.seats) if each.tiles]
        while drawn:
            beside = [drawn.pop(0)]
            while drawn and sum(len(each[0]) + 2 for each in beside) + len(drawn[0][0]) <= width:
                beside.append(drawn.pop(0))
            for index in range(max(len(each) for each in beside)):
                line = Text()
                for each in beside:
                    missing = max(len(other) for other in beside) - len(each)
                    part = each[index - missing] if index >= missing else Text(" " * len(each[0]))
                    line.append_text(part).append("  ")
                line.rstrip()
                yield line

    def _nation(self, seat: int, nation: SeatView) -> list[Text]:
        named = [*[tile.space for tile in nation.tiles], *nation.free]
        columns = [int(space.split(",")[0]) for space in named]
        rows = [int(space.split(",")[1]) for space in named]
        low, high = min(columns), max(rows)
        across = (max(columns) - low + 1) * ACROSS + GUTTER
        canvas = Canvas(across, (high - min(rows) + 1) * DOWN + 1, "")
        for row in range(min(rows), high + 1):
            canvas.write(0, (high - row) * DOWN + 1, f"{row:>3}", "dim")
        for column in range(low, max(columns) + 1):
            canvas.write(GUTTER + (column - low) * ACROSS, canvas.height - 1, f"{column:^{ACROSS - 1}}", "dim")
        for space in nation.free:
            x, y = _corner(space, low, high)
            canvas.write(x, y + 1, f"{space:^{ACROSS - 1}}", "dim")
        for tile in nation.tiles:
            self._tile(canvas, tile, *_corner(tile.space, low, high))
        plate = chip(seat)
        plate.append(f" {self._label('fact-points', points=nation.points)}", "bold")
        plate.append(" " * max(0, across - plate.cell_len))
        plate.truncate(max(across, 24))
        return [plate, *canvas.rows()] if plate.cell_len <= across else [plate, *_padded(canvas.rows(), plate.cell_len)]

    def _tile(self, canvas: Canvas, tile: TileView, x: int, y: int) -> None:
        face = self.box.tile_named(tile.tile)
        style = PILLAGED if tile.is_pillaged else STYLES[BACKS[face.back]]
        wide = ACROSS - 1
        signs = ("⚔" if tile.is_pillaged else "") + ("¤" if tile.has_coin else "") + ("☺" if tile.craftsman else "")
        signs += ("!" if tile.is_unprotected else "") + (f"═{tile.union + 1}" if tile.union is not None else "")
        made = "/".join(self._resource(key) for key in tile.produces)
        if face.points:
            made = self._label("fact-points", points=face.points)
        name = self.voice.name(face.id)
        if face.points and len(name) > wide:
            name = name.rpartition(" ")[2]
        for line, words in enumerate((name, made, signs)):
            canvas.write(x, y + line, f"{words[:wide]:^{wide}}", style)

    # -- hands ------------------------------------------------------------------------------------------------------------

    def _hands(self) -> Table:
        view = self.view
        table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
        table.add_column(self._label("terminal-seats"), header_style="bold", min_width=10)
        for seat in range(view.config.players):
            mark = "▸" if seat in view.to_act else " "
            table.add_column(Text(mark) + chip(seat, ""), min_width=10)
        table.add_column(Text(self._label("terminal-supply"), "dim"))
        seats = view.seats
        table.add_row(self._label("terminal-points"), *(Text(str(seat.points), "bold") for seat in seats), "")
        table.add_row(self._label("terminal-hand"), *(self._hand(seat.hand) for seat in seats), self._hand(view.supply))
        table.add_row(self._label("terminal-swapped"), *(str(len(seat.swapped)) for seat in seats), "")
        table.add_row(self._label("terminal-victory"), *(str(seat.victory_tiles) for seat in seats), "")
        if any(seat.held for seat in seats):
            table.add_row(self._label("terminal-to-lay"), *(seat.held or "–" for seat in seats), "")
        return table

    def _hand(self, hand: HandView) -> Text:
        counts = zip(TOKENS, (hand.war, hand.coin, hand.carriage), strict=False)
        parts = [self._label("held-tokens", count=count, token=token) for token, count in counts if count]
        parts += hand.craftsmen
        return Text(", ".join(parts) or "–", f"{INK} on {BONE}" if parts else SEPIA)


def _corner(space: str, low: int, high: int) -> tuple[int, int]:
    """Where a space is drawn, the column `low` at the left and the row `high` at the top."""
    column, row = (int(part) for part in space.split(","))
    return GUTTER + (column - low) * ACROSS, (high - row) * DOWN


def _padded(lines: list[Text], width: int) -> list[Text]:
    for line in lines:
        line.append(" " * (width - line.cell_len))
    return lines
