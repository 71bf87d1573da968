"""The charts as data: `chart_<board>.toml` read into structs, and held against the board that it claims to show.

Only the drawings of this game use it. A chart belongs to one geography; an owner's board with other regions, borders or sea
lanes has no chart until somebody draws one, and is refused here with the difference.
"""

import tomllib
from collections.abc import Iterable
from functools import cache
from importlib import resources
from typing import Literal

import msgspec
from msgspec import Struct

from quadriga.faces.errors import FaceError
from quadriga.games.eight_minute_empire.data.components import BoardData

Place = tuple[float, float]
Sized = tuple[float, float, float]
"""x, y and a size."""
Pattern = Literal["chevrons", "dots", "waves", "crosses", "dashes"]


class Chain(Struct, frozen=True, forbid_unknown_fields=True):
    """A line between two nodes; `seed` roughens it differently."""

    start: str = msgspec.field(name="from")
    via: tuple[Place, ...]
    end: str = msgspec.field(name="to")
    seed: int = 0


class Spot(Struct, frozen=True, forbid_unknown_fields=True):
    """Where a region has its name, its pieces and, if it does not fit left of the name, its goods token: the middle of each."""

    name: Place
    pieces: Place
    token: Place | None = None


class Land(Struct, frozen=True, forbid_unknown_fields=True):
    """The look of a continent, and where its ribbon hangs."""

    tint: str
    pattern: Pattern
    ribbon: Place


class Ornaments(Struct, frozen=True, forbid_unknown_fields=True):
    cartouche: Place
    compass: Place
    monster: Place
    rhumbs: Place


class Landscape(Struct, frozen=True, forbid_unknown_fields=True):
    mountains: tuple[Sized, ...]
    hills: tuple[Sized, ...]
    trees: tuple[Sized, ...]
    palms: tuple[Sized, ...]
    waves: tuple[Place, ...]


class ChartData(Struct, frozen=True, forbid_unknown_fields=True):
    """A whole chart. Borders and lanes are named after their two regions, in either order: `W1-W2`."""

    nodes: dict[str, Place]
    coasts: dict[str, tuple[Chain, ...]]
    borders: dict[str, Chain]
    regions: dict[str, Spot]
    lanes: dict[str, tuple[Place, Place, Place]]
    continents: dict[str, Land]
    ornaments: Ornaments
    landscape: Landscape


@cache
def read_chart(key: str) -> ChartData:
    """The chart of a board option."""
    file = resources.files("quadriga.games.eight_minute_empire.faces").joinpath(f"chart_{key}.toml")
    try:
        text = file.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise FaceError(f"nobody has drawn a chart for the board {key!r} of Eight-Minute Empire") from None
    return msgspec.convert(tomllib.loads(text), ChartData)


def chart_of(key: str, board: BoardData) -> ChartData:
    """The chart of a board; FaceError if the board is another one than the chart shows."""
    chart = read_chart(key)
    pairs = (
        ("region", set(chart.regions), {region.id for region in board.regions}),
        ("continent", set(chart.continents), {continent.key for continent in board.continents}),
        ("land border", _pairs(chart.borders), {_pair(*pair) for pair in board.land}),
        ("sea lane", _pairs(chart.lanes), {_pair(*pair) for pair in board.sea}),
    )
    for word, drawn, there in pairs:
        if drawn != there:
            odd = ", ".join(sorted(drawn ^ there))
            raise FaceError(f"the chart of {board.title} shows another board than the components: {word} {odd}")
    return chart


def _pair(a: str, b: str) -> str:
    return f"{min(a, b)}-{max(a, b)}"


def _pairs(names: Iterable[str]) -> set[str]:
    return {_pair(*name.split("-")) for name in names}
