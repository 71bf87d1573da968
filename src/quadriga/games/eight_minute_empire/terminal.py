"""Draws the table of Eight-Minute Empire on a terminal, from a view alone: the row, the chart, the seats.

The terminal finds `draw` by its name; nobody else calls this module.
"""
# not compiled: msgspec structs and Rich at the edge

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from typing import Final

from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.table import Table
from rich.text import Text

from quadriga.games.eight_minute_empire.data.box import Box, box_of
from quadriga.games.eight_minute_empire.meta import BOARD, META
from quadriga.games.eight_minute_empire.tell import chart
from quadriga.games.eight_minute_empire.tell.view import ContinentView, EmpireView, GoodView
from quadriga.games.eight_minute_empire.tell.words import say_good
from quadriga.kernel.game import Game
from quadriga.kernel.view import View
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
LEGEND: Final = (
    f"▲3 armies  ▲{chart.CITY} city  {chart.START} start  ▲C2 held",
    "goods: cards, points now→with one more",
    "lines: land borders; blue dots: by sea",
)
TOKEN_LEGEND: Final = f"{chart.TOKEN}gem: a goods token, for who holds the region"
DECK_BACK: Final = "#35796a"


def draw(game: Game, view: View) -> RenderableType:
    """The whole table as these eyes see it."""
    assert isinstance(view, EmpireView)
    return _EmpireTable(view)


class _EmpireTable:
    """Lays itself out for the width that it is printed at."""

    def __init__(self, view: EmpireView) -> None:
        self.view = view
        self.box: Box = box_of(view.config)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[RenderableType]:
        width = max(LEAST, min(options.max_width, WIDEST))
        is_roomy = not console.is_terminal or console.height >= ROOMY
        gap = [Text("")] if is_roomy else []
        yield from self._title(width)
        yield from gap
        yield from _row(self.box, self.view, width)
        yield from gap
        if width >= NARROW:
            beside = Table.grid(padding=(0, 0, 0, 1))
            beside.add_row(Group(*chart.draw_chart(self.view, width - LEDGER - 1, ROWS)), self._ledger())
            yield beside
        else:
            yield from chart.draw_chart(self.view, width, ROWS + 1)
            yield from [*self._legend(), *gap] if is_roomy else []
            if self.view.config.players < 5:
                below = Table.grid(padding=(0, 2, 0, 0))
                below.add_row(Group(self._seats(), self._continents()), self._goods())
                yield below
            else:
                yield from (self._seats(), self._goods(), self._continents())

    def _ledger(self) -> Group:
        """All about the seats in one column; the legend where room is left."""
        tables = [self._seats(), self._goods(), self._continents()]
        rows = sum(table.row_count + 2 for table in tables)
        parts: list[RenderableType] = []
        for table in tables:
            parts += [table, Text("")]
        return Group(*parts, *self._legend()[: ROWS - rows]) if rows < ROWS else Group(*parts[:-1])

    def _legend(self) -> list[Text]:
        return [Text(line, "dim") for line in (*LEGEND, *([TOKEN_LEGEND] if self.view.tokens else []))]

    def _title(self, width: int) -> Iterator[Text]:
        view = self.view
        title = Text.assemble((META.title, "bold"), f", side {view.config.options[BOARD.key].upper()}")
        if view.games > 1:
            title.append(f", game {view.game_number} of {view.games}")
        taken = sum(len(seat.cards) for seat in view.seats)
        title.append(f" · {taken} of {view.cards_to_end * view.config.players} cards taken", "dim")
        plates = Text()
        for seat in range(view.config.players):
            plates.append_text(chip(seat))
            plates.append(" ◂ you  " if seat == view.viewer else "  ")
        if title.cell_len + plates.cell_len + 2 <= width:
            title.append(" " * (width - title.cell_len - plates.cell_len))
            yield title.append_text(plates)
        else:
            yield title
            yield plates

    # -- the seats --------------------------------------------------------------------------------------------------------

    def _table(self, title: str) -> Table:
        players = self.view.config.players
        gap = 1 if players == 5 else 2 if players == 4 else 3
        table = Table(box=None, padding=(0, gap, 0, 0), pad_edge=False)
        table.add_column(title, min_width=11, header_style="bold")
        for seat in range(players):
            mark = "▸" if seat in self.view.to_act else " "
            table.add_column(Text(mark) + chip(seat, ""), justify="right", min_width=5)
        return table

    def _seats(self) -> Table:
        table = self._table("Seats")
        seats = self.view.seats
        table.add_row("points", *(Text(str(seat.points), "bold") for seat in seats))
        for number, past in enumerate(self.view.past):
            table.add_row(f"game {number + 1}", *(Text(str(points), "dim") for points in past))
        table.add_row("coins", *(str(seat.coins) for seat in seats))
        table.add_row("armies left", *(str(seat.armies_left) for seat in seats))
        table.add_row("cities left", *(str(seat.cities_left) for seat in seats))
        table.add_row("cards", *(f"{len(seat.cards)}/{self.view.cards_to_end}" for seat in seats))
        if self.view.step == "bid":
            table.add_row("bid", *(_bid(seat.bid, seat.has_bid) for seat in seats))
        return table

    def _goods(self) -> Table:
        """EME-E5: symbols of each good, and what the set is worth now and with one more."""
        table = self._table("Goods")
        for index, good in enumerate(self.box.good_ids):
            label = Text(f" {self.box.good_names[index]:<7}", f"{VELLUM} on {GOODS.get(good, SEPIA)}")
            table.add_row(label, *(_good(seat.goods[index]) for seat in self.view.seats))
        if any(card.good == self.box.wild for card in self.box.cards):
            label = Text(" Wild   ", f"{INK} on {BONE}")
            table.add_row(label, *(_count(seat.wild) for seat in self.view.seats))
        return table

    def _continents(self) -> Table:
        """EME-E4: regions held, the holder's number on his plate; with the third colour where it is in play (EME-V5)."""
        view = self.view
        table = self._table("Continents")
        owners = view.config.players
        if view.neutral_left or any(region.armies[-1] for region in view.regions):
            table.add_column(Text(f" {chart.THIRD_COLOUR} ", f"bold {VELLUM} on {GREY}"), justify="right")
            owners += 1
        for index, continent in enumerate(view.continents):
            label = Text.assemble(("  ", f"on {chart.TINTS[index % len(chart.TINTS)]}"), " ")
            label.append(self.box.map.continent_names[index])
            table.add_row(label, *(_held(continent, owner, view.config.players) for owner in range(owners)))
        return table


def _bid(bid: int | None, has_bid: bool) -> Text:
    if bid is not None:
        return Text(str(bid))
    return Text("made" if has_bid else "–", "" if has_bid else "dim")


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


# -- the row --------------------------------------------------------------------------------------------------------------


def _row(box: Box, view: EmpireView, width: int) -> list[Text]:
    """EME-T2, T4: prices belong to the places and stand above them; the deck is at the right end."""
    places = len(box.prices)
    across = min(20, (width + 1) // (places + 1) - 1)
    if across < 12:
        across = (width + 1) // places - 1
    actions = [_action(box, view, place, across - 2) for place in range(places)]
    height = max(2, *map(len, actions))
    canvas = Canvas(width, height + 2, "")
    for place, price in enumerate(box.prices):
        x = place * (across + 1)
        canvas.write(x, 0, _price(place, price, across).center(across), "bold")
        card = view.row[place].card if place < len(view.row) else None
        if card is None:
            canvas.write(x, 1, ("taken" if place < len(view.row) else "empty").center(across), "dim")
            continue
        face = box.card_named(card)
        good = "" if face.good == box.wild else box.good_ids[face.good]
        style = f"bold {VELLUM} on {GOODS.get(good, SEPIA)}" if good else f"bold {INK} on {VELLUM}"
        canvas.write(x, 1, say_good(box, face).capitalize().center(across), style)
        for line in range(height):
            words = actions[place][line] if line < len(actions[place]) else ""
            canvas.write(x, 2 + line, words.center(across), f"{INK} on {BONE}")
    x = places * (across + 1)
    if x + 8 <= width:
        canvas.write(x, 0, "deck".center(min(across, width - x)), "bold")
        for line in range(height + 1):
            words = {0: f"{view.deck_size}", 1: "cards"}.get(line, "")
            canvas.write(x, 1 + line, words.center(min(across, width - x)), f"{VELLUM} on {DECK_BACK}")
        return canvas.rows()
    return [*canvas.rows(), Text(f"{view.deck_size} cards in the deck", "dim")]


def _price(place: int, price: int, across: int) -> str:
    cost = "free" if not price else "1 coin" if price == 1 else f"{price} coins"
    return f"take {place + 1}: {cost}" if across >= 15 else f"{place + 1}: {cost}"


def _action(box: Box, view: EmpireView, place: int, across: int) -> list[str]:
    card = view.row[place].card if place < len(view.row) else None
    return [] if card is None else textwrap.wrap(box.card_named(card).action_words, across)
