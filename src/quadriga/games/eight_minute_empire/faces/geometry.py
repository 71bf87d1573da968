"""Where things lie on the chart, for a page that puts pieces, washes and paths on it.

Coordinates are those of the face `board`, 744 × 496. The page draws what it finds here and computes no geography of its own.
"""

from functools import cache
from typing import Final

from quadriga.faces.catalogue import Geometry
from quadriga.faces.palette import GLAZES, ON_GLAZE, SHADES, STONE, STONE_SHADE, VELLUM, WASH_EDGES, WASHES
from quadriga.faces.svg import num
from quadriga.games.eight_minute_empire.data.box import Box, Card
from quadriga.games.eight_minute_empire.data.components import BoardData
from quadriga.games.eight_minute_empire.data.terms import WILD
from quadriga.games.eight_minute_empire.faces import pieces
from quadriga.games.eight_minute_empire.faces.chart import HEIGHT, RIBBON_MARK, WIDTH, lane_path, ribbon_width
from quadriga.games.eight_minute_empire.faces.chart_data import ChartData, Place, Spot, chart_of
from quadriga.games.eight_minute_empire.faces.outlines import middle, outlines
from quadriga.kernel.words.voice import Voice

NAME_PITCH: Final = 7.7
"""How wide a letter of a region's name is, about."""


class RegionPlace(Geometry, frozen=True, kw_only=True):
    """A region; the row of pieces is centred on `pieces_at`. Its outline is in the board, as `outline-<id>`.

    A goods token lies on `token_at`, if the region is marked for one (EME-V7).
    """

    id: str
    name: str
    continent: str
    name_at: Place
    pieces_at: Place
    land: tuple[str, ...]
    sea: tuple[str, ...]
    lanes: tuple[str, ...]
    token_at: Place | None


class ContinentPlace(Geometry, frozen=True, kw_only=True):
    """A continent: its ribbon's middle and width, and where on the board its holder's shape goes."""

    key: str
    name: str
    tint: str
    ribbon_at: Place
    ribbon_width: float
    mark_at: Place
    regions: tuple[str, ...]


class Way(Geometry, frozen=True, kw_only=True):
    """A step of an army: `walk` is the path from the pieces of `a` to those of `b`, over the border or along the lane.

    A lane has `id`, that of its drawn line, and `path`, the line from coast to coast; a land border has neither.
    """

    a: str
    b: str
    walk: str
    id: str = ""
    path: str = ""


class SeatLook(Geometry, frozen=True, kw_only=True):
    """The colours of a seat's pieces and land; the last look is that of the third colour.

    `numeral` is the base line of the number on a stack of one to four layers, from the point where the piece stands.
    """

    glaze: str
    shade: str
    on_glaze: str
    wash: str
    wash_edge: str
    numeral: tuple[float, ...]


class CardPlace(Geometry, frozen=True, kw_only=True):
    """A card of the deck: its good, what its band says (`Anvil ×2`), and all of it in one line."""

    id: str
    good: str
    band: str
    words: str


class ChartGeometry(Geometry, frozen=True, kw_only=True):
    """Everything; `pitch` is the distance between two pieces in a row."""

    width: float
    height: float
    pitch: float
    start: str
    regions: tuple[RegionPlace, ...]
    continents: tuple[ContinentPlace, ...]
    borders: tuple[Way, ...]
    lanes: tuple[Way, ...]
    seats: tuple[SeatLook, ...]
    boxes: dict[str, tuple[float, float, float, float]]
    """How far the symbols of the face `pieces` reach around their point: x, y, width, height, by kind."""
    cards: tuple[CardPlace, ...]


@cache
def geometry(key: str, data: BoardData, box: Box, voice: Voice) -> ChartGeometry:
    """The geometry of a board option, and the cards of the deck that is played with."""
    chart = chart_of(key, data)
    return ChartGeometry(
        width=WIDTH,
        height=HEIGHT,
        pitch=pieces.PITCH,
        start=data.start,
        regions=_regions(chart, data, voice),
        continents=_continents(chart, data, voice),
        borders=tuple(_border(chart, name, middle(line)) for name, line in outlines(key).borders.items()),
        lanes=tuple(_lane(chart, name, points) for name, points in chart.lanes.items()),
        seats=_seats(),
        boxes=pieces.BOXES,
        cards=tuple(_card(box, card, voice) for card in box.cards),
    )


def _card(box: Box, card: Card, voice: Voice) -> CardPlace:
    good = WILD if card.good == box.wild else box.good_ids[card.good]
    return CardPlace(id=card.id, good=good, band=voice.name(card.id, "band"), words=voice.name(card.id))


def _regions(chart: ChartData, data: BoardData, voice: Voice) -> tuple[RegionPlace, ...]:
    return tuple(
        RegionPlace(
            id=region.id,
            name=voice.name(region.id),
            continent=region.continent,
            name_at=chart.regions[region.id].name,
            pieces_at=chart.regions[region.id].pieces,
            land=_others(region.id, data.land),
            sea=_others(region.id, data.sea),
            lanes=tuple(f"lane-{name}" for name in chart.lanes if region.id in name.split("-")),
            token_at=_token(region.name, chart.regions[region.id]) if region.id in data.marked else None,
        )
        for region in data.regions
    )


def _token(name: str, spot: Spot) -> Place:
    """Where the chart wants it or, as mostly, left of the name."""
    x, y = spot.name
    return spot.token or (round(x - len(name) * NAME_PITCH / 2 - 10.5, 1), y - 5)


def _others(region: str, pairs: tuple[tuple[str, str], ...]) -> tuple[str, ...]:
    return tuple(b if a == region else a for a, b in pairs if region in (a, b))


def _continents(chart: ChartData, data: BoardData, voice: Voice) -> tuple[ContinentPlace, ...]:
    places = []
    for continent in data.continents:
        land = chart.continents[continent.key]
        width = ribbon_width(continent.name)
        x, y = land.ribbon
        places.append(
            ContinentPlace(
                key=continent.key,
                name=voice.name(continent.key),
                tint=land.tint,
                ribbon_at=land.ribbon,
                ribbon_width=width,
                mark_at=(x - width / 2 + RIBBON_MARK, y),
                regions=tuple(region.id for region in data.regions if region.continent == continent.key),
            )
        )
    return tuple(places)


def _border(chart: ChartData, name: str, crossing: Place) -> Way:
    a, b = name.split("-")
    points = (chart.regions[a].pieces, crossing, chart.regions[b].pieces)
    return Way(a=a, b=b, walk=_through(points))


def _lane(chart: ChartData, name: str, points: tuple[Place, Place, Place]) -> Way:
    a, b = name.split("-")
    path = lane_path(points)
    begin, end = chart.regions[a].pieces, chart.regions[b].pieces
    walk = f"M{_point(begin)}L{path[1:]}L{_point(end)}"
    return Way(a=a, b=b, walk=walk, id=f"lane-{name}", path=path)


def _through(points: tuple[Place, ...]) -> str:
    return "M" + "L".join(_point(point) for point in points)


def _point(point: Place) -> str:
    return f"{num(point[0], 1)} {num(point[1], 1)}"


def _seats() -> tuple[SeatLook, ...]:
    looks = [
        SeatLook(
            glaze=GLAZES[seat],
            shade=SHADES[seat],
            on_glaze=ON_GLAZE[seat],
            wash=WASHES[seat],
            wash_edge=WASH_EDGES[seat],
            numeral=pieces.numerals(seat),
        )
        for seat in range(len(GLAZES))
    ]
    grey = SeatLook(
        glaze=STONE, shade=STONE_SHADE, on_glaze=VELLUM, wash=VELLUM, wash_edge=STONE, numeral=pieces.numerals(len(GLAZES))
    )
    return (*looks, grey)
