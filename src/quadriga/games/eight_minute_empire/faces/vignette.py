"""The picture of the game on the home page: a crop of the real chart with pieces and a ship, from the same drawing code.

The face `vignette`, 228 × 176. Its ids all carry a prefix, since a home page may inline it beside other faces.
"""

from functools import cache
from typing import Final

from quadriga.faces import icons
from quadriga.faces.palette import SEA
from quadriga.faces.svg import at, document, el, group
from quadriga.games.eight_minute_empire.data.components import BoardData
from quadriga.games.eight_minute_empire.faces import chart, pieces
from quadriga.games.eight_minute_empire.faces.chart import Ids
from quadriga.games.eight_minute_empire.faces.chart_data import chart_of

BOARD: Final = "a"
BOX: Final = (266.0, 128.0, 228.0, 176.0)
SHOWN: Final = ("C2", "C3", "C4", "C5", "C6", "C7")
HELD: Final = {"C4": 1, "C6": 2, "C2": 0, "C7": 0}
"""The regions that a seat holds in the picture."""
ARMIES: Final = (
    (1, 3, 336, 206),
    (0, 2, 430, 200),
    (3, 4, 462, 216),
    (2, 1, 432, 240),
    (2, 2, 372, 288),
    (0, 1, 468, 290),
    (0, 1, 470, 136),
)
"""Seat, number, place."""
CITIES: Final = ((1, 366, 218), (2, 404, 284))
PREFIX: Final = "eme-v-"


@cache
def vignette(data: BoardData) -> str:
    """The face."""
    plan = chart_of(BOARD, data)
    ids = Ids(PREFIX, bare=False)
    left, top, width, height = BOX
    return document(
        BOX,
        chart.defs(BOARD, plan, data, SHOWN, ids),
        el("rect", x=left, y=top, width=width, height=height, fill=SEA),
        chart.water_lines(ids),
        chart.tints(plan, data, SHOWN, ids),
        group(chart.patterns(plan, ids), opacity=chart.PATTERN_OPACITY),
        *(chart.wash(region, seat, ids) for region, seat in HELD.items()),
        chart.borders(ids),
        group(chart.relief(plan.landscape, ids, BOX), **chart.RELIEF_PEN),
        chart.lanes(plan, ids),
        icons.draw("trireme", 303, 152, 34, "#1f4a58"),
        el("path", d="M270 168q4-3 8 0t8 0t8 0t8 0t8 0t8 0", fill="none", stroke="#2c6470", stroke_width=1.2),
        pieces.stock((0, 1, 2, 3), PREFIX),
        *(pieces.stack(*army, PREFIX) for army in ARMIES),
        *(group(pieces.city(seat), transform=at(x, y)) for seat, x, y in CITIES),
        aria_hidden="true",
        preserveAspectRatio="xMidYMid slice",
    )
