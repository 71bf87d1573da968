"""The chart on a terminal: a plate for every region near its place, land borders as lines, sea lines dotted, continents tinted.

Adjacency is drawn from the data, so it cannot be wrong. Only `terminal` calls it.
"""
# not compiled: msgspec structs and Rich at the edge

from __future__ import annotations

from functools import cache
from typing import Final

from rich.text import Text

from quadriga.games.eight_minute_empire.data.box import SETS
from quadriga.games.eight_minute_empire.data.components import BoardData
from quadriga.games.eight_minute_empire.meta import BOARD
from quadriga.games.eight_minute_empire.tell.view import EmpireView, RegionView
from quadriga.kernel.seats import SHAPES
from quadriga.kernel.words.voice import Voice
from quadriga.textcanvas.canvas import Canvas
from quadriga.textcanvas.colours import GLAZES, GREY, INK, ON_GLAZE, SEA, SEA_LINE, SEPIA, VELLUM
from quadriga.textcanvas.labels import Labels

TINTS: Final = ("#e9c8a9", "#efdfae", "#cfdcb0", "#e8c9cb", "#d6cde4")
"""Clay, straw, sage, rose, lilac: the continents in the order of the data."""
THIRD_COLOUR: Final = "○"
CITY: Final = "♜"
START: Final = "⌂"
TOKEN: Final = "+"
"""Before the good of a token."""
PLATE_ROWS: Final = 2
EDGE: Final = 1
"""Columns of sea left and right."""
_Names = tuple[tuple[str, ...], tuple[str, ...]]
"""Of the regions and of the continents."""


class _Chart:
    """What stays the same through a game: where the plates lie, how the ground is tinted, where the names go."""

    def __init__(self, board: BoardData, names: _Names, width: int, height: int, token_width: int) -> None:
        ids = [region.id for region in board.regions]
        continents = [continent.key for continent in board.continents]
        self.board = board
        self.size = (width, height)
        self.continent_of = [continents.index(region.continent) for region in board.regions]
        self.land = [(ids.index(a), ids.index(b)) for a, b in board.land]
        self.sea = [(ids.index(a), ids.index(b)) for a, b in board.sea]
        of_regions, self.continent_names = names
        self.names = [
            f"{region} {name}" + (f" {START}" if region == board.start else "")
            for region, name in zip(ids, of_regions, strict=True)
        ]
        self.widths = [
            len(name) + 2 + (token_width if region.id in board.marked else 0)
            for name, region in zip(self.names, board.regions, strict=True)
        ]
        lines = self.land + self.sea
        labels = Labels(
            [(region.x, region.y) for region in board.regions],
            self.widths,
            PLATE_ROWS,
            lines,
            (width - 2 * EDGE, height),
            (2, 1),
        )
        self.at = [(x + EDGE, y) for x, y in labels.at]
        self.lines = {
            (a, b): [(x + EDGE, y + 0.3) for x, y in labels.curve(a, b, bend)]
            for (a, b), bend in zip(lines, labels.bends, strict=True)
        }
        self.ground = self._tinted()
        self.names_at = self._named()

    def centre(self, region: int) -> tuple[float, float]:
        """The middle of a plate, in cells."""
        x, y = self.at[region]
        return x + self.widths[region] / 2, y + PLATE_ROWS / 2

    def _tinted(self) -> dict[tuple[int, int], int]:
        """The continent of each cell of land: around its plates and along its borders."""
        nearest: dict[tuple[int, int], tuple[float, int]] = {}

        def claim(x: int, y: int, distance: float, region: int) -> None:
            inside = 0 <= x < self.size[0] and 0 <= y < self.size[1]
            if inside and (distance, 0) < nearest.get((x, y), (9.0, 0)):
                nearest[x, y] = (distance, self.continent_of[region])

        for region, (left, top) in enumerate(self.at):
            right = left + self.widths[region] - 1
            for x in range(left - 2, right + 3):
                for y in range(top - 1, top + PLATE_ROWS + 1):
                    across = max(left - x, 0, x - right) / 2
                    down = max(top - y, 0, y - (top + PLATE_ROWS - 1))
                    if across + down < 2:
                        claim(x, y, across + down, region)
        for a, b in self.land:
            for across_to, down_to in self.lines[a, b]:
                for aside in (-2, -1, 0, 1, 2):
                    claim(int(across_to) + aside, int(down_to), 1 + abs(aside) / 2, a)
        return {cell: continent for cell, (_, continent) in nearest.items()}

    def draw_lines(self, canvas: Canvas) -> None:
        """Land borders drawn through, sea lines dotted."""
        for border in self.land:
            canvas.line(self.lines[border], SEPIA)
        for crossing in self.sea:
            canvas.line(self.lines[crossing], SEA_LINE, every=3)

    def _named(self) -> list[tuple[int, int] | None]:
        """For each continent's name the free cells nearest to its middle; none where there is no room."""
        canvas = Canvas(*self.size, SEA)
        self.draw_lines(canvas)
        for (x, y), width in zip(self.at, self.widths, strict=True):
            for row in range(PLATE_ROWS):
                canvas.write(x, y + row, "#" * width, INK)
        places: list[tuple[int, int] | None] = []
        for index, name in enumerate(self.continent_names):
            centres = [self.centre(region) for region, other in enumerate(self.continent_of) if other == index]
            middle_x = sum(x for x, _ in centres) / len(centres)
            middle_y = sum(y for _, y in centres) / len(centres)
            room = len(name) + 4  # with a holder's shape, so that the name stays where it is
            free = [
                (((x + room / 2 - middle_x) / 2) ** 2 + (y - middle_y) ** 2 + _crowding(canvas, x, y, room), x, y)
                for y in range(canvas.height)
                for x in range(1, canvas.width - room)
                if canvas.is_free(x - 1, y, room + 2)
            ]
            places.append(min(free)[1:] if free else None)
            if free:
                canvas.write(*min(free)[1:], "#" * room, INK)
        return places


@cache
def _chart(components: str, board: str, names: _Names, width: int, height: int, token_width: int) -> _Chart:
    return _Chart(SETS.find(components).boards[board], names, width, height, token_width)


def token(good: str, voice: Voice) -> str:
    """A goods token: `+gem`."""
    return f"{TOKEN}{voice.name(good).lower()}"


def draw_chart(view: EmpireView, voice: Voice, width: int, height: int) -> list[Text]:
    """The chart with all pieces on it, line by line."""
    tokens = {region: f" {token(good, voice)}" for region, good in view.tokens.items()}  # EME-V7
    room = max((len(label) for label in tokens.values()), default=0)
    names = (
        tuple(voice.name(region.id) for region in view.regions),
        tuple(voice.name(continent.id) for continent in view.continents),
    )
    chart = _chart(view.config.components, view.config.options[BOARD.key], names, width, height, room)
    canvas = Canvas(width, height, SEA)
    for (x, y), continent in chart.ground.items():
        canvas.tint(x, y, TINTS[continent % len(TINTS)])
    chart.draw_lines(canvas)
    for index, region in enumerate(view.regions):
        _draw_plate(canvas, chart, index, region, tokens.get(region.id, ""))
    for index, land in enumerate(view.continents):
        _draw_name(canvas, chart, index, land.holder, view.config.players)
    return canvas.rows()


def _draw_plate(canvas: Canvas, chart: _Chart, index: int, region: RegionView, good: str) -> None:
    """Name, with the good of a token, over pieces. A holder's region wears their colour and shape; nobody's is bare."""
    x, y = chart.at[index]
    players = len(region.cities)
    holder = region.holder
    width = chart.widths[index]
    mark = " " if holder is None else shape(holder, players)
    style = f"{INK} on {VELLUM}" if holder is None else holder_style(holder, players)
    canvas.write(x, y, f"{mark}{chart.names[index]}{good}".ljust(width), style)
    tokens = []
    for owner, armies in enumerate(region.armies):
        cities = region.cities[owner] if owner < players else 0
        if armies or cities:
            tokens.append((owner, f"{shape(owner, players)}{armies or ''}{CITY * cities}"))
    space = " " if sum(len(token) + 1 for _, token in tokens) < width else ""
    canvas.write(x, y + 1, " " * width, f"{INK} on {VELLUM}")
    column = x + 1
    for owner, token in tokens:
        canvas.write(column, y + 1, token + space, f"bold {GLAZES[owner] if owner < players else GREY} on {VELLUM}")
        column += len(token + space)


def _draw_name(canvas: Canvas, chart: _Chart, index: int, holder: int | None, players: int) -> None:
    """The name of a continent, with the shape of its holder."""
    place = chart.names_at[index]
    if place is not None:
        label = f" {chart.continent_names[index].upper()}{'' if holder is None else ' ' + shape(holder, players)} "
        canvas.write(*place, label, f"bold {INK}" if holder is None else holder_style(holder, players))


def _crowding(canvas: Canvas, x: int, y: int, room: int) -> float:
    """A name would rather not touch a plate above or below it."""
    return 8.0 * sum(0 <= row < canvas.height and canvas.has_text(x, row, room) for row in (y - 1, y + 1))


def holder_style(owner: int, players: int) -> str:
    """How a name is written on the colour of its holder."""
    return f"bold {ON_GLAZE[owner]} on {GLAZES[owner]}" if owner < players else f"bold {VELLUM} on {GREY}"


def shape(owner: int, players: int) -> str:
    """The shape of a seat, or of the third colour."""
    return SHAPES[owner] if owner < players else THIRD_COLOUR
