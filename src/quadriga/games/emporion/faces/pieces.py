"""What is no card: backs, counters, drachmas. `sheet` calls it.

Counters have a rim in the current colour, so that a page can show whose they are; all else keeps its colours in both themes,
but for the place of a drachma that is lent.
"""

from typing import Final

from quadriga.faces import icons
from quadriga.faces.ids import Ids
from quadriga.faces.palette import INK, VELLUM
from quadriga.faces.svg import el, group, num
from quadriga.games.emporion.faces import signs
from quadriga.games.emporion.faces.looks import BackLook, looks

BACKS: Final = {"history": "0 0 64 90", "development": "0 0 64 90", "spoils": "0 0 90 64"}
"""The backs by name with their boxes. Spoils are History cards, and lie on their side (EMP-P1)."""
COUNTERS: Final = ("asclepios", "hygieia")
COUNTER_BOX: Final = "0 0 44 44"
DRACHMAS: Final = ("drachma", "drachma-lent")
DRACHMA_BOX: Final = "0 0 32 32"

STEEL: Final = "#4d4f4a"
LENT: Final = 0.5

ORNAMENT: Final = 12.0
ORNAMENTS: Final = {"meander": ((0, 11), "h10v-10h-8v7h5v-4"), "lozenges": ((0, 6), "l6-6 6 6-6 6z")}
"""Where in its square an ornament begins, and how it runs."""


def back(name: str, ids: Ids) -> str:
    """A back."""
    _, _, width, height = map(float, BACKS[name].split())
    look = looks().backs["history" if name == "spoils" else name]
    radius = 25.0
    return (
        el("rect", x=0.75, y=0.75, width=width - 1.5, height=height - 1.5, rx=5, fill=look.ground, stroke=INK, stroke_width=1.5)
        + el("rect", x=5, y=5, width=width - 10, height=height - 10, rx=3, fill="none", stroke=look.trim)
        + _ornament(look, width, height)
        + el("circle", cx=width / 2, cy=height / 2, r=radius, fill=look.ground, stroke=look.trim, stroke_width=1.2)
        + icons.place(look.sign, width / 2, height / 2, 36, look.trim, f"{ids.own}i-")
    )


def _ornament(look: BackLook, width: float, height: float) -> str:
    """Rows of ornaments within the frame, written out: a page need not paint a pattern."""
    across, down = int((width - 16) // ORNAMENT), int((height - 16) // ORNAMENT)
    (x, y), way = ORNAMENTS[look.pattern]
    left, top = x + (width - ORNAMENT * across) / 2, y + (height - ORNAMENT * down) / 2
    path = "".join(
        f"M{num(left + ORNAMENT * column)} {num(top + ORNAMENT * row)}{way}" for row in range(down) for column in range(across)
    )
    return el("path", d=path, fill="none", stroke=look.trim, stroke_width=1.1, opacity=0.42)


def counter(name: str, ids: Ids) -> str:
    """The disc of a counter: Asclepios has his rod on vellum, Hygieia her bowl on verdigris."""
    ground, sign, shade = (VELLUM, INK, "#e9dcbf") if name == "asclepios" else ("#2c675a", VELLUM, "#1d463d")
    drawn = icons.place("serpent-rod", 22, 20.6, 24, sign, f"{ids.own}i-") if name == "asclepios" else _bowl(ground, sign)
    return (
        el("ellipse", cx=22, cy=40, rx=15, ry=3, fill=INK, opacity=0.25)
        + el("circle", cx=22, cy=22.4, r=17.6, fill=shade, stroke=INK, stroke_width=1.4)
        + el("circle", cx=22, cy=20.6, r=16.8, fill=ground, stroke="currentColor", stroke_width=2)
        + el("circle", cx=22, cy=20.6, r=13.8, fill="none", stroke=sign, stroke_opacity=0.6, stroke_width=0.8)
        + drawn
    )


def _bowl(ground: str, sign: str) -> str:
    """The bowl of Hygieia with the snake around its foot, which drinks from it."""
    bowl = "M12.5 19h19q-.6 7.4-7.6 8.6v3.2q3.4.4 4.2 2.4H15.9q.8-2 4.2-2.4v-3.2q-7-1.2-7.6-8.6z"
    snake = "M26.5 33.4q-9.4-.4-8.4-3.1q1.4-2 5.2-2.4q6.6-1 8.2-5.4q1.6-5.6-1.9-9.1q-3-2.6-5.8-.6q-1.6 1.5-1.1 3.9"
    line = {"fill": "none", "stroke_linecap": "round", "stroke_linejoin": "round"}
    return (
        el("path", d=bowl, fill=sign)
        + el("path", d=snake, stroke=ground, stroke_width=4.2, **line)
        + el("path", d=snake, stroke=sign, stroke_width=2.2, **line)
        + el("circle", cx=22.8, cy=17.2, r=1.7, fill=sign)
    )


def drachma(name: str, ids: Ids) -> str:
    """A drachma: silver with Pegasus, or the place of one that is lent, an outline in the current colour."""
    if name == "drachma-lent":
        ring = el(
            "circle", cx=16, cy=16, r=14.4, fill="none", stroke="currentColor", stroke_width=1.4, stroke_dasharray="3 2.2"
        )
        return group(ring, signs.icon("drachma", 7, 6.5, 18, ids), opacity=LENT)
    return (
        el("circle", cx=16, cy=16, r=15, fill="#b9bdb8", stroke=STEEL, stroke_width=1.2)
        + el("circle", cx=16, cy=16, r=12.4, fill="none", stroke=STEEL, stroke_width=0.9, stroke_dasharray="1 1.8")
        + el("path", d="M5 11a12 12 0 0 1 11-7", stroke="#fff", stroke_width=1.6, fill="none", opacity=0.8)
        + signs.icon("drachma", 7, 6.5, 18, ids, "#35362f")
    )
