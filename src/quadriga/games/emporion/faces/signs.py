"""Chips, medals, discs and tabs: the signs that tell what a card awards, requires, opens and is worth.

Each is drawn once around its own point and used by all cards that show it; `cards` places them. No number is below 13 units.
"""

from math import cos, pi, sin
from typing import Final

from quadriga.faces.ids import Ids
from quadriga.faces.palette import INK, VELLUM
from quadriga.faces.svg import el, group, num, use, words
from quadriga.games.emporion.faces.looks import ColourLook, looks

SPOILS: Final = "spoils"
CHIP_WIDTH: Final = 31.0
CHIP_HEIGHT: Final = 20.0
NARROW_CHIP: Final = 29.0
GOODS_CHIP: Final = 38.0
"""The chip of a price that grows is wider: `5+`."""
NUMBER_AT: Final = (4.0, 15.0)
"""Where a chip's number begins, from its corner."""
NUMBER: Final = 15.0

GOLD: Final = "#d9a93f"
PALE_GOLD: Final = "#e9c46a"
BRONZE: Final = "#5c3b08"
MEDAL: Final = 11.6
RAYS: Final = 12


def number(text: str, x: float, y: float, size: float = NUMBER, anchor: str = "start", colour: str = INK) -> str:
    """A number of a card."""
    return words(text, x, y, size, text_anchor=anchor, font_weight=800, fill=colour)


def icon(meaning: str, x: float, y: float, size: float, ids: Ids, colour: str | None = None) -> str:
    """An icon by its upper left corner; without a colour it takes that of its group."""
    return use(f"{ids.own}i-{meaning}", x=x, y=y, width=size, height=size, color=colour)


def chip(resource: str, ids: Ids, width: float = CHIP_WIDTH) -> str:
    """The empty chip of a requirement: border and icon in the colour of the resource."""
    colour = colour_of(resource)
    ground = el("rect", x=0.5, y=0.5, width=width - 1, height=CHIP_HEIGHT - 1, rx=4, fill=VELLUM, stroke=colour)
    return ground + icon(sign_of(resource), width - (16 if width < CHIP_WIDTH else 17.5), 3, 14, ids, colour)


def colour_of(resource: str) -> str:
    """The colour of a resource, or of Spoils."""
    return BRONZE if resource == SPOILS else looks().colours[resource].glaze


def sign_of(resource: str) -> str:
    """The icon of a resource, or of Spoils."""
    return SPOILS if resource == SPOILS else looks().colours[resource].sign


def medal(ids: Ids) -> str:
    """The medal of points, empty, around (0, 0)."""
    step = pi / RAYS
    tips = [(MEDAL if index % 2 else MEDAL * 0.87, index * step) for index in range(2 * RAYS)]
    rim = "L".join(f"{num(radius * cos(angle), 1)} {num(radius * sin(angle), 1)}" for radius, angle in tips)
    return group(
        el("path", d=f"M{rim}z", fill=GOLD, stroke=BRONZE),
        el("circle", r=9, fill=VELLUM, stroke=BRONZE, stroke_width=0.7),
        id=f"{ids.own}medal",
    )


def points(worth: int, x: float, y: float, ids: Ids) -> str:
    """A medal with its points."""
    size = NUMBER if worth < 10 else 13
    return use(f"{ids.own}medal", x=x, y=y) + number(str(worth), x, y + 5, size, "middle")


def small_card(colour: str, ids: Ids) -> str:
    """The small card of a colour that a multiplier counts, 14 × 19."""
    look = looks().colours[colour]
    return group(
        el("rect", width=14, height=19, rx=2.5, fill=look.glaze, stroke=look.edge, stroke_width=0.6),
        icon(look.sign, 1.5, 4, 11, ids, look.ink),
        id=f"{ids.own}k-{colour}",
    )


def power(meaning: str, look: ColourLook, colour: str, ids: Ids) -> str:
    """The disc of a power on a strip of a colour, around (0, 0)."""
    return group(
        el("circle", r=8.7, fill=VELLUM, stroke=look.glaze, stroke_width=0.8),
        icon(looks().powers[meaning], -6.5, -6.5, 13, ids, look.edge),
        id=power_id(meaning, colour, ids),
    )


def power_id(meaning: str, colour: str, ids: Ids) -> str:
    """The id of a power's disc."""
    return f"{ids.own}p-{meaning}-{colour}"


def alpha(ids: Ids) -> str:
    """The mark of a start card, 11 × 10 (EMP-C3); drawn, since the page's type has no Greek letters."""
    way = "M10 .8C8.7 6.6 6.3 9.6 3.8 9.6C1.8 9.6.9 7.8.9 5.4C.9 2.7 2.3.8 4.4.8C7.8.8 7.6 9.5 11 9.4"
    return el("path", d=way, fill="none", stroke="currentColor", stroke_width=1.9, stroke_linecap="round", id=f"{ids.own}alpha")


TAB: Final = "M1.5 6.25A4.75 4.75 0 0 1 6.25 1.5H33a4 4 0 0 1 4 4V18a5 5 0 0 1-5 5H1.5z"


def award(resource: str, amount: int, x: float, ids: Ids) -> str:
    """The tab of an award, at the upper left."""
    look = looks().colours[resource]
    return (
        el("path", d=TAB, fill=VELLUM, transform=f"translate({num(x)})" if x else None)
        + number(str(amount), x + 6, 17.8, 17)
        + icon(look.sign, x + 17, 4, 16, ids, look.glaze)
    )
