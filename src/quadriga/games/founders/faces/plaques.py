"""Plaques, tokens, the laurel of points and the gold disc of a god: the signs that tell what a tile needs and gives.

A plaque is a resource and a token is a token, never the same (FOE-C2a): plaques are round, square or six-cornered by level,
tokens are scalloped discs. All are drawn around (0, 0) with a radius of 10 and reach to 12; `tiles` places them.
"""

from math import cos, pi, sin
from typing import Final

from quadriga.faces import icons
from quadriga.faces.ids import Ids
from quadriga.faces.palette import INK, VELLUM
from quadriga.faces.svg import SERIF, Value, at, el, group, num, use, words
from quadriga.games.founders.faces.looks import Level, Look

RADIUS: Final = 10.0
REACH: Final = 12.0
BOX: Final = "-12 -12 24 24"

SCALLOPS: Final = 16
GOLD: Final = "#e3b145"
LAUREL: Final = "#9a7420"


def plaque(look: Look, level: Level, name: str, ids: Ids) -> str:
    """The plaque of a resource: vellum rim, its colour, its icon or the initial of its name."""
    rim: dict[str, Value] = {"fill": VELLUM, "stroke": INK, "stroke_opacity": 0.6}
    if level == "basic":
        ground = el("circle", r=10.4, **rim) + el("circle", r=8.7, fill=look.colour)
    elif level == "village":
        ground = el("rect", x=-9.6, y=-9.6, width=19.2, height=19.2, rx=3.8, **rim)
        ground += el("rect", x=-8, y=-8, width=16, height=16, rx=3, fill=look.colour)
    else:
        ground = el("path", d=_hexagon(11.2), **rim) + el("path", d=_hexagon(9.4), fill=look.colour)
    return ground + _sign(look, name, 12.2, ids)


def _hexagon(radius: float) -> str:
    across, down = num(radius / 2, 1), num(radius * sin(pi / 3), 1)
    whole = num(radius, 1)
    return f"M{whole} 0L{across} {down}H-{across}L-{whole} 0L-{across}-{down}H{across}z"


def _sign(look: Look, name: str, size: float, ids: Ids) -> str:
    if look.icon:
        return icons.place(look.icon, 0, 0, size, look.ink, f"{ids.own}i-")
    return words(name[:1].upper(), 0, 4.6, 13, font_family=SERIF, font_weight=700, fill=look.ink)


def scallop(ids: Ids) -> str:
    """The rim that all tokens share."""
    step = 2 * pi / SCALLOPS
    points = [(RADIUS * cos(step * index), RADIUS * sin(step * index)) for index in range(SCALLOPS)]
    start = f"M{num(points[0][0], 1)} 0"
    arcs = "".join(f"A2.2 2.2 0 0 1 {num(x, 1)} {num(y, 1)}" for x, y in (*points[1:], points[0]))
    return el("path", d=f"{start}{arcs}z", id=f"{ids.own}scallop")


def token(look: Look, icon: str, name: str, ids: Ids) -> str:
    """A token: `icon` is that of its resource on a craftsman, else its own."""
    shown = Look(colour=look.colour, icon=icon, ink=look.ink, edge=look.edge)
    return (
        el("circle", cy=1.2, r=10.8, fill=INK, opacity=0.4)
        + use(f"{ids.own}scallop", fill=look.edge)
        + el("circle", r=8.6, fill=look.colour)
        + el("circle", r=7.6, fill="none", stroke=look.ink, stroke_opacity=0.55, stroke_width=0.55)
        + _sign(shown, name, 11.2, ids)
    )


def wreath(ids: Ids) -> str:
    """The laurel around the points of a victory tile, with an empty middle."""
    leaf = "M0 0q2.2-1.4 4.6 0q-2.4 1.6-4.6 0z"
    leaves = []
    for index in range(6):
        angle = 100 - index * 27
        x, y = 7.3 * cos(angle * pi / 180), 7.3 * sin(angle * pi / 180)
        for lean, scale in ((-58, 1.0), (-118, 0.92)):
            turned = f"translate({num(x, 1)} {num(y, 1)}) rotate({angle + lean}) scale({num(scale)})"
            leaves.append(use(f"{ids.own}leaf", transform=turned))
    half = group(*leaves, id=f"{ids.own}branch")
    return group(
        el("circle", r=10.2, fill=VELLUM, stroke=INK, stroke_opacity=0.6, stroke_width=0.6),
        group(
            el("defs", el("path", d=leaf, id=f"{ids.own}leaf")),
            half,
            use(f"{ids.own}branch", transform="scale(-1 1)"),
            fill=LAUREL,
        ),
        id=f"{ids.own}wreath",
    )


def points(worth: int, x: float, y: float, radius: float, ids: Ids) -> str:
    """The points of a tile in their laurel."""
    size = round(radius * (1.34 if worth < 10 else 1), 1)
    number = words(str(worth), x, y + size * 0.35, size, font_family=SERIF, font_weight=700, fill=INK)
    return use(f"{ids.own}wreath", transform=at(x, y, radius / RADIUS)) + number


def god(icon: str, x: float, y: float, ids: Ids) -> str:
    """The sign of a god in its gold disc."""
    return (
        el("circle", cx=x, cy=y, r=11.6, fill=GOLD, stroke=INK, stroke_opacity=0.55, stroke_width=0.8)
        + el("circle", cx=x, cy=y, r=9.9, fill="none", stroke="#7c5511", stroke_width=0.7)
        + icons.place(icon, x, y, 14.4, "#3a2410", f"{ids.own}i-")
    )
