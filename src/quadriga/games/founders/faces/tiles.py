"""The tiles: for each its whole face, and the layers that it is made of, as symbols on a square of 100.

`t-<tile>` is the face; it lies in three layers, which a page may show apart: `fr-<kind>`, the frame; `a-<tile>`, the picture;
`d-<tile>`, what the tile needs and gives. `m-<tile>` is the small face, which says what it gives and nothing else. `sheet` puts
them together with backs, plaques and tokens.
"""

from collections.abc import Iterator
from typing import Final

from quadriga.faces.ids import Ids
from quadriga.faces.palette import INK, VELLUM
from quadriga.faces.svg import SERIF, Point, el, use, words
from quadriga.games.founders.data.components import TileData
from quadriga.games.founders.faces import plaques
from quadriga.games.founders.faces.looks import god_of, looks, own_colour, scene_of

SIDE: Final = 100.0
BOX: Final = "0 0 100 100"

NEED: Final = 11.8
"""The radius of the plaques of what a tile needs."""
NEEDS_AT: Final = (4.4, 4.8)
"""The corner of the capsule around them."""
CAPSULE: Final = 1.7
"""How far it reaches around the plaques."""
NEEDS_STEP: Final = 24.3
NEEDS_ROOM: Final = 62.0
"""How wide they may be together, so that they leave the corner to the god."""

GIVE: Final = 15.0
"""The radius of the plaques of what it gives."""
GIVES_AT: Final = (79.2, 79.0)
GIVES_STEP: Final = 30.6
GIVES_ROOM: Final = 62.0

TOKEN: Final = 11.6
TOKEN_AT: Final = (16.8, 80.4)
PLUS_AT: Final = (28.4, 72.8)

POINTS: Final = 17.4
POINTS_AT: Final = (77.2, 77.2)
GOD_AT: Final = (82.8, 17.4)


def give_places(tile: TileData) -> list[Point]:
    """The middles of the plaques of what a tile gives, in their order; the last is in the corner."""
    step, _ = _fitted(len(tile.makes), GIVES_STEP, GIVE, GIVES_ROOM)
    x, y = GIVES_AT
    if tile.points:
        x -= POINTS + GIVE
    return [(round(x - step * (len(tile.makes) - 1 - index), 1), y) for index in range(len(tile.makes))]


def give_radius(tile: TileData) -> float:
    """How large they are."""
    return _fitted(len(tile.makes), GIVES_STEP, GIVE, GIVES_ROOM)[1]


def _fitted(count: int, step: float, radius: float, room: float) -> tuple[float, float]:
    """Step and radius of plaques in a row, made smaller if there are many."""
    scale = min(1.0, room / (step * count)) if count else 1.0
    return step * scale, round(radius * scale, 1)


def data(tile: TileData, ids: Ids) -> str:
    """What a tile needs, above, and gives, below: it reads along the diagonal."""
    parts = list(_needs(tile, ids))
    if tile.kind == "victory":
        parts.append(plaques.god(god_of(tile), *GOD_AT, ids))
    if tile.points:
        parts.append(plaques.points(tile.points, *POINTS_AT, POINTS, ids))
    parts += [
        _placed(f"{ids.shown}plaque-{key}", at, give_radius(tile))
        for key, at in zip(tile.makes, give_places(tile), strict=True)
    ]
    if tile.token:
        x, y = PLUS_AT
        parts.append(_placed(f"{ids.shown}token-{tile.token}", TOKEN_AT, TOKEN))
        parts.append(el("circle", cx=x, cy=y, r=5.8, fill=VELLUM))
        parts.append(el("path", d=f"M{x} {y - 3.8:g}v7.6M{x - 3.8:g} {y}h7.6", stroke=INK, stroke_width=2))
    return "".join(parts)


def _needs(tile: TileData, ids: Ids) -> Iterator[str]:
    if not tile.needs:
        return
    step, radius = _fitted(len(tile.needs), NEEDS_STEP, NEED, NEEDS_ROOM)
    reach = radius + CAPSULE
    left, top = NEEDS_AT
    yield el(
        "rect",
        x=left,
        y=top,
        width=step * (len(tile.needs) - 1) + 2 * reach,
        height=2 * reach,
        rx=reach,
        fill=INK,
        opacity=0.53,
    )
    for index, key in enumerate(tile.needs):
        yield _placed(f"{ids.shown}plaque-{key}", (left + reach + step * index, top + reach), radius)


def _placed(symbol: str, middle: Point, radius: float) -> str:
    """A plaque or a token with its middle and its size."""
    reach = plaques.REACH * radius / plaques.RADIUS
    return use(symbol, x=middle[0] - reach, y=middle[1] - reach, width=2 * reach, height=2 * reach)


def small(tile: TileData, ids: Ids) -> str:
    """The small face: the colour of the frame and what it gives, large; points as a numeral on a disc."""
    look = looks().kinds[tile.kind]
    parts = [
        el("rect", width=SIDE, height=SIDE, rx=9, fill=look.frame),
        el("rect", x=8, y=8, width=84, height=84, rx=4, fill=look.pale),
    ]
    if tile.points:
        parts.append(el("circle", cx=50, cy=50, r=34, fill=VELLUM, stroke=INK, stroke_opacity=0.6, stroke_width=2))
        parts.append(words(str(tile.points), 50, 67.5, 50, font_family=SERIF, font_weight=700, fill=INK))
    elif len(tile.makes) == 1:
        parts.append(_placed(f"{ids.shown}plaque-{tile.makes[0]}", (50, 50), 33))
    else:
        gap = 34.0 / max(1, len(tile.makes) - 1)
        parts += [
            _placed(f"{ids.shown}plaque-{key}", (33 + gap * index, 33 + gap * index), 23.5)
            for index, key in enumerate(tile.makes)
        ]
    return "".join(parts)


def layers(tile: TileData, ids: Ids) -> str:
    """The symbols of a face: its picture, its data, the whole."""
    picture = use(f"{ids.own}s-{scene_of(tile)}", color=own_colour(tile))
    return (
        el("symbol", picture, id=f"{ids.shown}a-{tile.id}", viewBox=BOX)
        + el("symbol", data(tile, ids), id=f"{ids.shown}d-{tile.id}", viewBox=BOX)
        + el("symbol", *(use(ids.shown + layer) for layer in _order(tile)), id=f"{ids.shown}t-{tile.id}", viewBox=BOX)
    )


def _order(tile: TileData) -> tuple[str, ...]:
    return f"fr-{tile.kind}", f"a-{tile.id}", f"d-{tile.id}"


def symbols(tile: TileData, ids: Ids) -> str:
    """All symbols of a tile."""
    return layers(tile, ids) + el("symbol", small(tile, ids), id=f"{ids.shown}m-{tile.id}", viewBox=BOX)
