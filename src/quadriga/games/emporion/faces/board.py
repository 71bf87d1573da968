"""The board around the cards: sea, sails, quay, the city wall with its gates, vacant lots. A page's stage is made of them.

`waves`, `quay` and `wall` are as wide and as high as they are told; their patterns keep their size. Waves are lines alone, to
lie on the page's sea. Gulls and lots are drawn in the current colour, so that a page can suit them to its theme; a sail has its
stripes in it. All else is wood and stone in both themes.
"""

from typing import Final

from quadriga.faces.ids import Ids
from quadriga.faces.palette import INK, VELLUM
from quadriga.faces.svg import Value, el, group
from quadriga.games.emporion.faces import signs
from quadriga.games.emporion.faces.looks import looks

MAST: Final = "#4a3623"
STONE: Final = "#ddcda8"
WAVE: Final = "#4f86ad"
"""It can be seen on the sea of both themes."""
MERLON: Final = 9.0
"""How far the merlons rise above the wall; `wall` counts them in its height."""

BOXES: Final[dict[str, str | None]] = {
    "sail": "-32 0 64 42",
    "gull": "0 0 30 12",
    "bollard": "-5 -14 10 17",
    "waves": None,
    "quay": None,
    "wall": None,
}
LOT_BOX: Final = "0 0 140 54"
GATE_BOX: Final = "0 0 44 54"


def boxes() -> dict[str, str | None]:
    """The parts by the ids of their symbols, with their boxes; None is as large as it is told."""
    return {**BOXES, **{f"lot-{name}": LOT_BOX for name in looks().lots}}


def part(name: str, ids: Ids) -> str:
    """A part of the board, without the symbol around it."""
    match name:
        case "sail":
            return _sail()
        case "gull":
            return el(
                "path",
                d="M1 6q4-5 8 0q4-5 8 0M19 10q2.5-3.4 5 0q2.5-3.4 5 0",
                fill="none",
                stroke="currentColor",
                stroke_width=1.4,
            )
        case "bollard":
            return (
                el("rect", x=-4, y=-12, width=8, height=15, rx=2, fill="#5a422b")
                + el("rect", x=-5, y=-14, width=10, height=4.5, rx=2, fill="#6f5337")
                + el("path", d="M-4-5h8", stroke="#d8c294", stroke_width=1.6)
            )
        case "waves":
            return el("rect", width="100%", height="100%", fill=f"url(#{ids.own}waves)")
        case "quay":
            return el("rect", width="100%", height="100%", fill=f"url(#{ids.own}planks)") + el(
                "path", d="M0 .6h9999", stroke=INK, stroke_opacity=0.55, stroke_width=1.2
            )
        case "wall":
            return (
                el("rect", y=MERLON, width="100%", height="100%", fill=f"url(#{ids.own}stones)")
                + el("rect", width="100%", height=MERLON + 1, fill=f"url(#{ids.own}merlons)")
                + el("rect", y="100%", width="100%", height=2, fill=INK, transform="translate(0 -1.4)")
            )
    return _lot(name)


def patterns(ids: Ids) -> str:
    """The patterns of sea, quay and wall."""
    thin: dict[str, Value] = {"stroke": INK, "fill": "none"}
    wave = el("path", d="M0 8q5-6 10 0t10 0t10 0t10 0", fill="none", stroke=WAVE, stroke_opacity=0.4, stroke_width=1.1)
    planks = (
        el("path", d="M0 0h152v38H0z", fill="#b8986a")
        + el("path", d="M0 0h152v3H0z", fill="#cdb287")
        + el("path", d="M0 11.5h152M0 22.5h152M38 0v11.5M118 11.5v11M70 22.5V38M0 33.5h152", stroke_opacity=0.38, **thin)
        + el("path", d="M6 6h22M52 8h40M20 17h60M90 28h44M10 29h30", stroke_opacity=0.12, **thin)
    )
    stones = el("path", d="M0 0h56v30H0z", fill=STONE) + el(
        "path", d="M0 15h56M0 .5h56M18 0v15M46 15v15", stroke_opacity=0.14, **thin
    )
    merlons = el("path", d="M-.6 10V1h20v9", fill=STONE) + el(
        "path", d="M-.6 9.4V1h20v8.4h14.6", stroke_opacity=0.8, stroke_width=1.2, **thin
    )
    return "".join(
        el("pattern", body, id=f"{ids.own}{name}", width=width, height=height, patternUnits="userSpaceOnUse")
        for name, width, height, body in (
            ("waves", 40, 16, wave),
            ("planks", 152, 38, planks),
            ("stones", 56, 30, stones),
            ("merlons", 34, 10, merlons),
        )
    )


def _sail() -> str:
    """The sail of a ship at the quay, seen above its card."""
    return (
        el("path", d="M0 42V3M-30 11h60", stroke=MAST, stroke_width=2.4, stroke_linecap="round")
        + el("path", d="M-28 12q-4 16 2 30h54q5-14 0-30q-28 6-56 0z", fill="#fbf1d8", stroke=MAST, stroke_width=1.1)
        + group(
            el("path", d="M-16 14.4q-2 14 0 27.4h8q-1.4-14 0-26.6zM8 15.2q1.4 13 0 26.6h8q2-14 0-27.4z", opacity=0.9),
            el("path", d="M0 3l16 3L0 9z"),
            fill="currentColor",
        )
        + el("path", d="M-30 11L0 3l30 8", fill="none", stroke=MAST, stroke_width=0.8, opacity=0.7)
    )


def gate_arch(ids: Ids) -> str:
    """The stones around a gate."""
    return group(
        el("path", d="M3 54V23a19 19 0 0 1 38 0v31z", fill="#b9a57c", stroke=INK, stroke_width=1.2),
        el(
            "path",
            d="M22 23l18.4-7.8M22 23L32.8 6.2M22 23V4M22 23L11.2 6.2M22 23L3.6 15.2M3 33h38M3 43h38",
            stroke=INK,
            stroke_opacity=0.35,
        ),
        id=f"{ids.own}arch",
    )


def gate(action: str, ids: Ids) -> str:
    """The gate of an Action: arch, colour, sign."""
    look = looks().gates[action]
    return (
        el("use", href=f"#{ids.own}arch")
        + el("path", d="M8 54V24a14 14 0 0 1 28 0v30z", fill=look.glaze, stroke=INK)
        + signs.icon(look.sign, 11, 19, 22, ids, VELLUM)
    )


def _lot(name: str) -> str:
    lot = looks().lots[name.removeprefix("lot-")]
    return group(
        el("path", d=lot.lines),
        el("path", d="M6 50h128", stroke_dasharray="7 4"),
        el("path", d=lot.trees, fill="currentColor", fill_opacity=0.55, stroke="none"),
        fill="none",
        stroke="currentColor",
        stroke_width=1.2,
    )
