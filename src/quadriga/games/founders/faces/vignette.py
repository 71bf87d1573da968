"""The picture of the game on the home page: a small nation, laid with the real tiles and bound by a carriage.

The face `vignette`, 228 × 176. Its ids all carry a prefix, since a home page may inline it beside other faces.
"""

from functools import cache
from typing import Final

from quadriga.faces.palette import INK, PARCHMENT
from quadriga.faces.svg import document, el, group, use
from quadriga.games.founders.data.components import TileData
from quadriga.games.founders.faces import marks, sheet, tiles
from quadriga.games.founders.faces.ids import VIGNETTE
from quadriga.games.founders.faces.sheet import Stock, Wanted

BOX: Final = (0.0, 0.0, 228.0, 176.0)
SIDE: Final = 78.0
PITCH: Final = 80.0
LEFT: Final = -5.0
TOP: Final = 15.0
"""The corner of the first tile."""
NATION: Final = (
    ("nature", "lake"), ("village", "mine"), ("nature", "forest"),
    ("victory", "temple_prometheus"), ("city", "inn_pottery"), ("village", "weaving_mill"),
)  # fmt: skip
"""The tiles of two rows by kind and id; a set without one shows another of its kind, or leaves the space free."""
COLUMNS: Final = 3
UNION: Final = (1, 0)
"""Column and row of the upper left tile of the union."""


@cache
def vignette(stock: Stock) -> str:
    """The face."""
    laid = [_chosen(stock, kind, wanted) for kind, wanted in NATION]
    shown = list(dict.fromkeys(tile for tile in laid if tile is not None))
    return document(
        BOX,
        *sheet.parts(stock, Wanted(tiles=shown, tokens=("carriage",)), VIGNETTE),
        *(tiles.layers(tile, VIGNETTE) for tile in shown),
        _ground(),
        *(_tile(tile, index) for index, tile in enumerate(laid) if tile is not None),
        *(_wall(column) for column in range(COLUMNS) if laid[column] is not None),
        _union(),
        aria_hidden="true",
        preserveAspectRatio="xMidYMid slice",
    )


def _chosen(stock: Stock, kind: str, wanted: str) -> TileData | None:
    of_kind = [tile for tile in stock.tiles if tile.kind == kind]
    return next((tile for tile in of_kind if tile.id == wanted), of_kind[0] if of_kind else None)


def _corner(column: float, row: float) -> tuple[float, float]:
    return LEFT + PITCH * column, TOP + PITCH * row


def _ground() -> str:
    """The survey plan that the nation lies on."""
    lines = "".join(f"M{LEFT - 1 + PITCH * column:g} 0v176" for column in range(1, COLUMNS))
    lines += "".join(f"M0 {TOP - 1 + PITCH * row:g}h228" for row in range(3))
    return el("rect", width=228, height=176, fill=PARCHMENT) + el("path", d=lines, stroke=INK, stroke_opacity=0.12)


def _tile(tile: TileData, index: int) -> str:
    x, y = _corner(index % COLUMNS, index // COLUMNS)
    shadow = el("rect", x=x + 1, y=y + 2, width=SIDE, height=SIDE, rx=4, fill=INK, opacity=0.35)
    return shadow + use(f"{VIGNETTE.shown}t-{tile.id}", x=x, y=y, width=SIDE, height=SIDE)


def _wall(column: int) -> str:
    x, y = _corner(column, 0)
    return group(marks.mark("rampart", VIGNETTE), transform=f"translate({x:g} {y - 8.3:g}) scale(.78)")


def _union() -> str:
    x, y = _corner(*UNION)
    middle_x, middle_y = x + PITCH - 1, y + PITCH - 1
    return group(marks.mark("rope", VIGNETTE), transform=f"translate({x:g} {y:g}) scale(.79)") + use(
        f"{VIGNETTE.shown}token-carriage", x=middle_x - 17, y=middle_y - 17, width=34, height=34
    )
