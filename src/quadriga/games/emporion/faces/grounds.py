"""What all cards of a colour share: strip, hills, sun and border, at each of the heights; and the band under the figures.

`cards` lays names, figures and numbers on them. No ground is clipped: its shapes follow the rounded corners themselves, so that
a table of a hundred cards is quick to paint.
"""

from typing import Final, NamedTuple

from quadriga.faces.ids import Ids
from quadriga.faces.palette import VELLUM
from quadriga.faces.svg import el, group, num, use
from quadriga.games.emporion.faces.looks import Backdrop, ColourLook, looks

WIDTH: Final = 140.0
FULL: Final = 100.0
FRIEZE: Final = 54.0
STRIP: Final = 27.0
"""How much of a card is seen when the next one lies on it."""
UNDER: Final = 33.0
"""How far a strip is drawn, so that it fills the corners of the card that lies on it."""
PRICE: Final = 30.0

HEAD: Final = 26.0
"""The strip ends here, and the picture begins."""
FOOT: Final = 74.0
"""The picture of a full card ends here, and its foot begins."""
FLOOR: Final = 68.5
"""Where the figures of a full card stand."""
SHELF: Final = 52.4
"""And those of a frieze."""

SUN: Final = (122.0, 39.0, 8.0)

TOP: Final = "M.75 26V6.25a5.5 5.5 0 0 1 5.5-5.5h127.5a5.5 5.5 0 0 1 5.5 5.5V26z"
ROUNDED_END: Final = "a5.5 5.5 0 0 1-5.5 5.5H6.25a5.5 5.5 0 0 1-5.5-5.5z"


class Outline(NamedTuple):
    """The upper edge of a backdrop: where it begins on a full card, and its way from one side to the other."""

    y: float
    way: str
    ripples: float = 0
    """Where a second line of waves runs."""


BACKDROPS: Final[dict[Backdrop, Outline]] = {
    "crags": Outline(64, "l25.25-16 20 12 32-18 26 17 18-9 17.25 12"),
    "downs": Outline(60, "q29.25-20 61.25-2q34-20 77.25 2"),
    "waves": Outline(61, "q8.66-5 17.32 0" + "t17.3 0" * 7, 67),
    "acropolis": Outline(66, "q33.25-6 43.25-10q26-12 54 0q14 4 41.25-2"),
}
LOWER_HILLS: Final = 20.0
"""How much higher they rise on a frieze, whose picture is low."""


def band(ids: Ids) -> str:
    """The meander that all friezes stand on, in vellum."""
    key = "h5.6v-3.7h-3.8v2.1h1.9m-3.7 1.6"
    return el(
        "path",
        d="M.2 72.9" + (key + "m7 0") * 19 + key,
        fill="none",
        stroke=VELLUM,
        stroke_opacity=0.75,
        stroke_width=0.7,
        id=f"{ids.own}band",
    )


def full(colour: str, ids: Ids) -> str:
    """The ground of a full card."""
    look = looks().colours[colour]
    return group(
        el("path", d="M.75 74h138.5v19.75" + ROUNDED_END, fill=VELLUM),
        el("path", d="M.75 26h138.5v48H.75z", fill=look.pale),
        _hills(look, 0, "V74H.75z"),
        el("path", d="M.75 68h138.5v6H.75z", fill=look.figure),
        use(f"{ids.own}band"),
        _head(look),
        _border(look, FULL),
        id=f"{ids.own}g-{colour}",
    )


def frieze(colour: str, ids: Ids) -> str:
    """The ground of a frieze."""
    look = looks().colours[colour]
    return group(
        el("path", d="M.75 26h138.5v21.75" + ROUNDED_END, fill=look.pale),
        _hills(look, LOWER_HILLS, "V47.75" + ROUNDED_END),
        el("path", d="M3 52.8h134", stroke=look.figure, stroke_width=1.6),
        _head(look),
        _border(look, FRIEZE),
        id=f"{ids.own}z-{colour}",
    )


def strip(colour: str, ids: Ids) -> str:
    """The ground of a strip; it has no lower edge, since a card lies there."""
    look = looks().colours[colour]
    edge = "M.75 33V6.25a5.5 5.5 0 0 1 5.5-5.5h127.5a5.5 5.5 0 0 1 5.5 5.5V33"
    return group(
        el("path", d="M.75 26h138.5v7H.75z", fill=look.pale),
        _head(look),
        el("path", d=edge, fill="none", stroke=look.edge, stroke_width=1.5),
        id=f"{ids.own}s-{colour}",
    )


def price_strip(colour: str, ids: Ids) -> str:
    """The ground of a card that shows its name and price alone."""
    look = looks().colours[colour]
    return group(_low_plate(look.glaze, look.edge), id=f"{ids.own}q-{colour}")


def special_strip(colour: str, ids: Ids) -> str:
    """The same for a special card: pale, with room for a figure."""
    look = looks().colours[colour]
    end = "M1.5 6.25A4.75 4.75 0 0 1 6.25 1.5H28v27H6.25A4.75 4.75 0 0 1 1.5 23.75z"
    return group(_low_plate(look.pale, look.edge), el("path", d=end, fill=look.glaze), id=f"{ids.own}x-{colour}")


def _low_plate(fill: str, edge: str) -> str:
    return el("rect", x=0.75, y=0.75, width=WIDTH - 1.5, height=PRICE - 1.5, rx=5.5, fill=fill, stroke=edge, stroke_width=1.5)


def _head(look: ColourLook) -> str:
    return el("path", d=TOP, fill=look.glaze) + el("path", d="M1.5 23.5h137", stroke=VELLUM, stroke_opacity=0.55)


def _hills(look: ColourLook, raised: float, end: str) -> str:
    outline = BACKDROPS[look.backdrop]
    x, y, radius = SUN
    drawn = el("path", d=f"M.75 {num(outline.y - raised)}{outline.way}{end}", fill=look.hill)
    drawn += el("circle", cx=x, cy=y, r=radius, fill=VELLUM, opacity=0.75)
    if outline.ripples:
        way = f"M.75 {num(outline.ripples - raised)}q5.77-4 11.54 0" + "t11.54 0" * 11
        drawn += el("path", d=way, fill="none", stroke=look.pale, stroke_width=1.2)
    return drawn


def _border(look: ColourLook, height: float) -> str:
    return el(
        "rect", x=0.75, y=0.75, width=WIDTH - 1.5, height=height - 1.5, rx=5.5, fill="none", stroke=look.edge, stroke_width=1.5
    )
