"""The picture of the game on the home page: a painted vase. A ship makes for the cape with its temple, amphorae stand below.

The face `vignette`, 228 × 176. Its ids all carry a prefix, since a home page may inline it beside other faces.
"""

from functools import cache
from math import cos, pi, sin
from typing import Final

from quadriga.faces import icons
from quadriga.faces.svg import document, el, group, num, use
from quadriga.games.emporion.faces.ids import VIGNETTE

CLAY: Final = "#d07f45"
LIGHT_CLAY: Final = "#f0c79a"
SLIP: Final = "#211611"
RAYS: Final = 12
BOX: Final = (0.0, 0.0, 228.0, 176.0)
FIGURES: Final = ("trireme", "temple", "amphora", "fish")
SHARDS: Final = "M12 26l34 8l-8 20M190 18l-22 14l30 26M70 92l-18 8"
CAPE: Final = "M138 136q16-8 22-26q4-15 22-17q24-3 46-1v48z"


@cache
def vignette() -> str:
    """The face."""
    return document(
        BOX,
        el("desc", icons.CREDIT),
        *(icons.symbol(meaning, f"{VIGNETTE.own}i-") for meaning in FIGURES),
        el("rect", width=228, height=176, fill=CLAY),
        el("path", d=SHARDS, fill="none", stroke="#7a3a14", opacity=0.16),
        _meander(),
        _sun(36, 58),
        el("path", d=CAPE, fill=SLIP),
        el("path", d="M170 108q16-7 40-4M164 120q24-9 58-4", fill="none", stroke=CLAY, stroke_width=1.2),
        icons.place("temple", 192, 70, 48, SLIP, f"{VIGNETTE.own}i-"),
        icons.place("trireme", 103, 91, 80, SLIP, f"{VIGNETTE.own}i-"),
        icons.place("fish", 28, 110, 24, SLIP, f"{VIGNETTE.own}i-"),
        _waves(),
        _amphorae(),
        aria_hidden="true",
        preserveAspectRatio="xMidYMid slice",
    )


def _meander() -> str:
    keys = "".join(f"M{12 * index - 4} 15V5h9v7h-5v-3" for index in range(20))
    return (
        el("path", d="M0 0h228v24H0z", fill=SLIP)
        + el("path", d=keys, fill="none", stroke=CLAY, stroke_width=1.9)
        + el("path", d="M0 27.5h228", stroke=SLIP, stroke_width=1.5)
    )


def _sun(x: float, y: float) -> str:
    ways = [(cos(2 * pi * index / RAYS), sin(2 * pi * index / RAYS)) for index in range(RAYS)]
    rays = "".join(f"M{num(x + 19 * a, 1)} {num(y + 19 * b, 1)}l{num(6 * a, 1)} {num(6 * b, 1)}" for a, b in ways)
    return (
        el("circle", cx=x, cy=y, r=17, fill="none", stroke=SLIP, stroke_width=2)
        + el("circle", cx=x, cy=y, r=12, fill=SLIP)
        + el("path", d=rays, stroke=SLIP, stroke_width=2)
    )


def _waves() -> str:
    crest = "h18v-3q-2-7-9-7q-6 0-6 5.5q0 4 4 4q3 0 3-3"
    rolling = "".join(f"M{18 * index} 136{crest}" for index in range(13))
    return el("path", d=rolling, fill="none", stroke=SLIP, stroke_width=2.2, stroke_linecap="round")


def _amphorae() -> str:
    standing = (
        use(f"{VIGNETTE.own}i-amphora", x=8.5 + 30 * index, y=143.5, width=27, height=27, color=(CLAY, LIGHT_CLAY)[index % 2])
        for index in range(7)
    )
    return (
        el("path", d="M0 139h228v37H0z", fill=SLIP)
        + group(*standing)
        + el("path", d="M0 142.5h228M0 172.5h228", stroke=CLAY, stroke_width=1.4)
    )
