"""Draws the table of Eight-Minute Empire on a terminal, from a view alone: the row, the chart, the seats.

The terminal finds `draw` by its name; nobody else calls this module.
"""
# not compiled: msgspec structs and Rich at the edge

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from typing import Any, Final

from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.table import Table
from rich.text import Text

from quadriga.games.eight_minute_empire.data.box import Box, box_of
from quadriga.games.eight_minute_empire.data.terms import WILD
from quadriga.games.eight_minute_empire.meta import BOARD, META
from quadriga.games.eight_minute_empire.tell import chart
from quadriga.games.eight_minute_empire.tell.view import ContinentView, EmpireView, GoodView, SeatView
from quadriga.kernel.game import Game
from quadriga.kernel.view import View
from quadriga.kernel.words.message import Message
from quadriga.kernel.words.voice import Voice
from quadriga.textcanvas.canvas import Canvas
from quadriga.textcanvas.colours import BONE, GREY, INK, SEPIA, VELLUM, chip

NARROW: Final = 112
"""From this width on the seats stand beside the chart, else below it."""
LEDGER: Final = 41
"""Columns for the seats, beside the chart."""
WIDEST: Final = 130
LEAST: Final = 60
ROWS: Final = 23
ROOMY: Final = 46
"""From this height on there is air between the parts."""

GOODS: Final = {
    "gold": "#8f6212",
    "gem": "#35796a",
    "coal": "#3f4650",
    "tree": "#3f6a35",
    "anvil": "#5c4a7a",
    "carrot": "#a8481f",
}
"""The glaze of each good; its name always stands on it."""
DECK_BACK: Final = "#35796a"


def draw(game: Game, view: View, voice: Voice) -> RenderableType:
    """The whole table as these eyes see it."""
    assert isinstance(view, EmpireView)
    return _EmpireTable(view, voice)


class _EmpireTable:
    """Lays itself out for the width that it is printed at."""

    def __init__(self, view: EmpireView, voice: Voice) -> None:
        self.view = view
        self.voice = voice
        self.box: Box = box_of(view.config)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[RenderableType]:
        width = max(LEAST, min(options.max_width, WIDEST))
        is_roomy = not console.is_terminal or console.height >= ROOMY
        gap = [Text("")] if is_roomy else []
        yield from self._title(width)
        yield from gap
        yield from self._row(width)
        yield from gap
        if width >= NARROW:
            beside = Table.grid(padding=(0, 0, 0, 1))
            beside.add_column(min_width=width - LEDGER - 1)  # long words in the ledger do not cut off the chart
            beside.add_row(Group(*chart.draw_chart(self.view, self.voice, width - LEDGER - 1, ROWS)), self._ledger())
            yield beside
        else:
            yield from chart.draw_chart(self.view, self.voice, width, ROWS + 1)
            yield from [*self._legend(), *gap] if is_roomy else []
            if self.view.config.players < 5:
                below = Table.grid(padding=(0, 2, 0, 0))
                below.add_row(Group(self._seats(), self._continents()), self._goods())
                yield below
            else:
                yield from (self._seats(), self._goods(), self._continents())

    def _label(self, id: str, **args: Any) -> str:
        return self.voice.phrase(Message(id, **args))

    def _ledger(self) -> Group:
        """All about the seats in one column; the legend where room is left."""
        tables = [self._seats(), self._goods(), self._continents()]
        rows = sum(table.row_count + 2 for table in tables)
        parts: list[RenderableType] = []
        for table in tables:
            parts += [table, Text("")]
        return Group(*parts, *self._legend()[: ROWS - rows]) if rows < ROWS else Group(*parts[:-1])

    def _legend(self) -> list[Text]:
        lines = [
            self._label("terminal-legend-pieces", city=chart.CITY, start=chart.START),
            self._label("terminal-legend-goods"),
            self._label("terminal-legend-lines"),
        ]
        for good in [*self.view.tokens.values()][:1]:
            lines.append(self._label("terminal-legend-tokens", token=chart.token(good, self.voice)))
        return [Text(line, "dim") for line in lines]

    def _title(self, width: int) -> Iterator[Text]:
        view = self.view
        side = self._label("terminal-side", board=view.config.options[BOARD.key].upper())
        title = Text.assemble((META.title, "bold"), f", {side}")
        if view.games > 1:
            title.append(f", {self._label('terminal-game', number=view.game_number, games=view.games)}")
        taken = sum(len(seat.cards) for seat in view.seats)
        cards = view.cards_to_end * view.config.players
        title.append(f" · {self._label('terminal-taken', taken=taken, cards=cards)}", "dim")
        plates = Text()
        for seat in range(view.config.players):
            plates.append_text(chip(seat))
            plates.append(f" ◂ {self._label('terminal-you')}  " if seat == view.viewer else "  ")
        if title.cell_len + plates.cell_len + 2 <= width:
            title.append(" " * (width - title.cell_len - plates.cell_len))
            yield title.append_text(plates)
        else:
            yield title
            yield plates

    # -- the seats --------------------------------------------------------------------------------------------------------

    def _table(self, id: str) -> Table:
        players = self.view.config.players
        gap = 1 if players == 5 else 2 if players == 4 else 3
        table = Table(box=None, padding=(0, gap, 0, 0), pad_edge=False)
        table.add_column(self._label(id), min_width=11, header_style="bold")
        for seat in range(players):
            mark = "▸" if seat in self.view.to_act else " "
            table.add_column(Text(mark) + chip(seat, ""), justify="right", min_width=5)
        return table

    def _seats(self) -> Table:
        table = self._table("terminal-seats")
        seats = self.view.seats
        table.add_row(self._label("terminal-points"), *(Text(str(seat.points), "bold") for seat in seats))
        for number, past in enumerate(self.view.past):
            table.add_row(self._label("terminal-past", number=number + 1), *(Text(str(points), "dim") for points in past))
        table.add_row(self._label("terminal-coins"), *(str(seat.coins) for seat in seats))
        table.add_row(self._label("terminal-armies"), *(str(seat.armies_left) for seat in seats))
        table.add_row(self._label("terminal-cities"), *(str(seat.cities_left) for seat in seats))
        table.add_row(self._label("terminal-cards"), *(f"{len(seat.cards)}/{self.view.cards_to_end}" for seat in seats))
        if self.view.step == "bid":
            table.add_row(self._label("terminal-bid"), *(self._bid(seat) for seat in seats))
        return table

    def _bid(self, seat: SeatView) -> Text:
        if seat.bid is not None:
            return Text(str(seat.bid))
        return Text(self._label("terminal-bid-made")) if seat.has_bid else Text("–", "dim")

    def _goods(self) -> Table:
        """EME-E5: symbols of each good, and what the set is worth now and with one more."""
        table = self._table("terminal-goods")
        for index, good in enumerate(self.box.good_ids):
            label = Text(f" {self.voice.name(good):<7}", f"{VELLUM} on {GOODS.get(good, SEPIA)}")
            table.add_row(label, *(_good(seat.goods[index]) for seat in self.view.seats))
        if any(card.good == self.box.wild for card in self.box.cards):
            label = Text(f" {self.voice.name(WILD):<7}", f"{INK} on {BONE}")
            table.add_row(label, *(_count(seat.wild) for seat in self.view.seats))
        return table

    def _continents(self) -> Table:
        """EME-E4: regions held, the holder's number on their plate; with the third colour where it is in play (EME-V5)."""
        view = self.view
        table = self._table("terminal-continents")
        owners = view.config.players
        if view.neutral_left or any(region.armies[-1] for region in view.regions):
            table.add_column(Text(f" {chart.THIRD_COLOUR} ", f"bold {VELLUM} on {GREY}"), justify="right")
            owners += 1
        for index, continent in enumerate(view.continents):
            label = Text.assemble(("  ", f"on {chart.TINTS[index % len(chart.TINTS)]}"), " ")
            label.append(self.voice.name(continent.id))
            table.add_row(label, *(_held(continent, owner, view.config.players) for owner in range(owners)))
        return table

    # -- the row ----------------------------------------------------------------------------------------------------------

    def _row(self, width: int) -> list[Text]:
        """EME-T2, T4: prices belong to the places and stand above them; the deck is at the right end."""
        box, view = self.box, self.view
        places = len(box.prices)
        across = min(20, (width + 1) // (places + 1) - 1)
        if across < 12:
            across = (width + 1) // places - 1
        lying = [view.row[place].card if place < len(view.row) else None for place in range(places)]
        actions = [[] if card is None else textwrap.wrap(self.voice.name(card, "actions"), across - 2) for card in lying]
        height = max(2, *map(len, actions))
        canvas = Canvas(width, height + 2, "")
        prices = self._prices("terminal-price")
        if max(map(len, prices)) > across:
            prices = self._prices("terminal-price-short")
        for place, card in enumerate(lying):
            x = place * (across + 1)
            canvas.write(x, 0, prices[place].center(across), "bold")
            if card is None:
                label = "terminal-place-taken" if place < len(view.row) else "terminal-place-empty"
                canvas.write(x, 1, self._label(label).center(across), "dim")
                continue
            face = box.card_named(card)
            good = "" if face.good == box.wild else box.good_ids[face.good]
            style = f"bold {VELLUM} on {GOODS.get(good, SEPIA)}" if good else f"bold {INK} on {VELLUM}"
            canvas.write(x, 1, self.voice.name(card, "band").center(across), style)
            for line in range(height):
                words = actions[place][line] if line < len(actions[place]) else ""
                canvas.write(x, 2 + line, words.center(across), f"{INK} on {BONE}")
        x = places * (across + 1)
        if x + 8 > width:
            return [*canvas.rows(), Text(self._label("terminal-deck-below", cards=view.deck_size), "dim")]
        canvas.write(x, 0, self._label("terminal-deck").center(min(across, width - x)), "bold")
        for line in range(height + 1):
            words = {0: f"{view.deck_size}", 1: self._label("terminal-deck-cards")}.get(line, "")
            canvas.write(x, 1 + line, words.center(min(across, width - x)), f"{VELLUM} on {DECK_BACK}")
        return canvas.rows()

    def _prices(self, id: str) -> list[str]:
        return [self._label(id, place=place, price=price) for place, price in enumerate(self.box.prices, start=1)]


def _good(good: GoodView) -> Text:
    cell = Text(f"{good.symbols} ", "bold" if good.symbols else "dim")
    cell.append(f"{good.points}", "" if good.points else "dim")
    return cell.append(f"→{good.points_with_one_more}", "dim")


def _count(number: int) -> Text:
    return Text(str(number), "bold" if number else "dim")


def _held(continent: ContinentView, owner: int, players: int) -> Text:
    regions = continent.regions[owner]
    if continent.holder == owner:
        return Text(f" {chart.shape(owner, players)} {regions}", chart.holder_style(owner, players))
    return Text(str(regions), "" if regions else "dim")
