"""The nine places of the board and what covers two of them: `act-<action>` and `cover-<action>`, 127 × 48. `sheet` calls it.

A place leaves its right half free: the least skill or the fee stands above, and citizens below.
"""

from typing import Final

from quadriga.faces.ids import Ids
from quadriga.faces.palette import BONE, INK, SEPIA, VELLUM
from quadriga.faces.svg import SERIF, el, group, num, use, words
from quadriga.games.ancient_world.faces import runs, signs
from quadriga.games.ancient_world.faces.looks import looks
from quadriga.games.ancient_world.faces.signs import Room
from quadriga.games.ancient_world.faces.stock import Stock

WIDTH: Final = 127.0
HEIGHT: Final = 48.0
BOX: Final = f"0 0 {num(WIDTH)} {num(HEIGHT)}"
MEDALLION: Final = (18.5, 24.0)
NEED_AT: Final = (121.0, 17.5)
"""Where what the place asks for ends, on its baseline; the middle of the last citizen, and the step to the one before."""
CITIZEN_AT: Final = (111.5, 34.0)
CITIZEN_STEP: Final = 21.0

COVER: Final = "#8a6a45"
COVER_TRIM: Final = "#f2e7cf"


def ground(ids: Ids) -> str:
    """An empty place."""
    x, y = MEDALLION
    return group(
        el("rect", x=0.5, y=0.5, width=126, height=47, rx=5, fill=VELLUM, stroke=INK, stroke_opacity=0.4, stroke_width=0.8),
        el("circle", cx=x, cy=y, r=14, fill=BONE, stroke=SEPIA, stroke_width=0.8),
        id=f"{ids.own}place",
    )


def run_of(action: str, stock: Stock) -> runs.Run:
    """What an action brings."""
    return runs.of_action(looks().actions[action].run, dict(stock.numbers))


def place(action: str, stock: Stock, ids: Ids) -> str:
    """A place."""
    look = looks().actions[action]
    x, y = MEDALLION
    return (
        use(f"{ids.own}place")
        + signs.icon(look.icon, x - 9.5, y - 9.5, 19, ids, INK)
        + words(look.name, 37, 18, 13.5, text_anchor="start", font_family=SERIF, font_weight=700, fill=INK)
        + signs.placed(run_of(action, stock), Room(36.5, 100, 34, anchor=0), ids)
    )


def cover(action: str, opens: int, ids: Ids) -> str:
    """A wooden cover that says when it goes (TAW-S4, R1)."""
    grain = "M6 10q30-5 60 0t55-1M6 20q40 5 70-1t45 1M6 29q30-4 60 1t55-2M6 39q40 4 70-1t45 0"
    return (
        el("rect", x=0.5, y=0.5, width=126, height=47, rx=5, fill=COVER, stroke=INK)
        + el("path", d=grain, fill="none", stroke=INK, stroke_opacity=0.28)
        + el("rect", x=4, y=4, width=119, height=40, rx=3, fill="none", stroke=COVER_TRIM, stroke_opacity=0.6, stroke_width=0.8)
        + el("rect", x=30, y=7, width=91, height=34, rx=3, fill="#6a4d2e")
        + signs.icon(looks().actions[action].icon, 8, 15, 18, ids, COVER_TRIM)
        + words(
            looks().actions[action].name,
            36,
            20.5,
            13.5,
            text_anchor="start",
            font_family=SERIF,
            font_weight=700,
            fill=COVER_TRIM,
        )
        + words(f"from round {opens}", 36, 35.5, 13, text_anchor="start", font_style="italic", fill=COVER_TRIM)
    )
