"""The picture of the game on the home page: a Titan rises behind the mountains, and a city with its banners waits below.

The face `vignette`, 228 × 176. Its ids all carry a prefix, since a home page may inline it beside other faces.
"""

from functools import cache
from typing import Final

from quadriga.faces import icons
from quadriga.faces.palette import INK
from quadriga.faces.svg import document, el, use
from quadriga.games.ancient_world.faces import parts, titans
from quadriga.games.ancient_world.faces.ids import VIGNETTE
from quadriga.games.ancient_world.faces.looks import scenes
from quadriga.games.ancient_world.faces.stock import Stock

BOX: Final = (0.0, 0.0, 228.0, 176.0)
STANDARDS: Final = ((8.0, 112.0), (36.0, 120.0), (181.0, 120.0), (209.0, 112.0), (107.5, 116.0))
"""Where the banners of the tribes hang, the last over the gate."""
FOOT: Final = 162.0
"""Where the poles of the others stand."""


@cache
def vignette(stock: Stock) -> str:
    """The face."""
    picture = titans.draw(scenes().vignette, VIGNETTE, BOX[2], BOX[3])
    hung = "".join(_standard(tribe, x, y) for tribe, (x, y) in zip(stock.tribes, STANDARDS, strict=False))
    return document(
        BOX,
        el("desc", icons.CREDIT),
        parts.gather(stock, VIGNETTE, [picture, hung]),
        picture,
        hung,
        aria_hidden="true",
        preserveAspectRatio="xMidYMid slice",
    )


def _standard(tribe: str, x: float, y: float) -> str:
    pole = "" if (x, y) == STANDARDS[-1] else f"M{x - 1:g} {y - 4:g}V{FOOT:g}"
    return el("path", d=f"M{x - 1:g} {y:g}h15{pole}", stroke=INK, stroke_width=1.4, fill="none") + use(
        f"{VIGNETTE.shown}banner-{tribe}", x=x, y=y, width=13, height=23
    )
