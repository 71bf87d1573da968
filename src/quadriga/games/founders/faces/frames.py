"""The frames of the four kinds, each with a colour *and* a pattern of its own, and the backs. `sheet` calls it."""

from typing import Final

from quadriga.faces import icons
from quadriga.faces.ids import Ids
from quadriga.faces.palette import INK
from quadriga.faces.svg import el, group, num, use
from quadriga.games.founders.faces.looks import looks

PARCHMENT: Final = "#e6d5b0"
"""Where a picture will be laid."""

STEP: Final = 5.55
"""From one ornament to the next: sixteen on a side, and the corner left free."""
COUNT: Final = 16

ORNAMENTS: Final = {
    "triangles": "l2.2-3.7 2.2 3.7z",
    "checks": "h2.4v-1.8h-2.4zm2.4 0h2.4v1.8h-2.4z",
    "meander": "v-4h3.5v2.8h-1.9v-1h.9v-.9h-1.6v3.1z",
    "lozenges": "l2.3-2 2.3 2-2.3 2z",
}
STARTS: Final = {"triangles": 4.8, "checks": 2.9, "meander": 4.8, "lozenges": 2.8}
"""How far below the upper edge an ornament begins."""


def frame(kind: str, ids: Ids) -> str:
    """The frame of a kind around empty parchment, on a square of 100; its id is `<own>f-<kind>`."""
    look = looks().kinds[kind]
    row = "".join(f"M{num(6 + STEP * index, 1)} {STARTS[look.pattern]}{ORNAMENTS[look.pattern]}" for index in range(COUNT))
    edge = f"{ids.own}e-{kind}"
    return group(
        el("rect", width=100, height=100, rx=5, fill=look.frame),
        group(
            el("path", d=row, id=edge),
            *(use(edge, transform=f"rotate({angle} 50 50)") for angle in (90, 180, 270)),
            fill=look.trim,
        ),
        el("path", d="M5.5 5.5h89v89h-89z", fill=PARCHMENT),
        id=f"{ids.own}f-{kind}",
    )


def back(kind: str, ids: Ids) -> str:
    """The back of a kind: its frame, a lozenge, its sign."""
    look = looks().kinds[kind]
    return (
        use(f"{ids.own}f-{kind}")
        + el("path", d="M5.5 5.5h89v89h-89z", fill=look.ground, stroke=INK, stroke_opacity=0.4, stroke_width=0.8)
        + el("path", d="M11 11h78v78h-78z", fill="none", stroke=look.trim, stroke_width=1.4)
        + el("path", d="M50 15l35 35-35 35-35-35z", fill=look.frame, stroke=look.trim, stroke_opacity=0.7, stroke_width=1.4)
        + icons.place(look.sign, 50, 50, 38, look.trim, f"{ids.own}i-")
    )
