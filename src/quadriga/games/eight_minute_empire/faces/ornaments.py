"""What makes a map an old map: rhumb lines, compass, sea monster, cartouche and neatline.

Only the chart draws them; each takes the place that the chart's data gives it.
"""

from math import cos, pi, sin
from typing import Final

from quadriga.faces.palette import INK, SEPIA, TERRACOTTA, VELLUM
from quadriga.faces.svg import SERIF, at, el, group, num, words

RAYS: Final = 32
SEA_INK: Final = "#2a4d55"
SEA_PAPER: Final = "#cfdedb"
PAPER: Final = "#f6ecd3"
FADED: Final = "#5a4632"


def rhumbs(x: float, y: float) -> str:
    """Fine lines to all winds."""
    ends = [(x + 900 * cos(2 * pi * ray / RAYS), y + 900 * sin(2 * pi * ray / RAYS)) for ray in range(RAYS // 2)]
    data = "".join(f"M{num(a, 0)} {num(b, 0)}L{num(2 * x - a, 0)} {num(2 * y - b, 0)}" for a, b in ends)
    return el("path", d=data, fill="none", stroke="#2c5560", stroke_width=0.6, opacity=0.22)


def compass(x: float, y: float) -> str:
    """A rose of eight winds with a flame at the north."""
    return group(
        el("circle", r=21.6, fill="none", opacity=0.55),
        el("circle", r=19.8, fill="none", opacity=0.55, stroke_dasharray="1 2.4"),
        *(_wind(angle, 18.6, 3.9) for angle in (45, 135, 225, 315)),
        *(_wind(angle, 30, 5.7) for angle in (0, 90, 180, 270)),
        el("circle", r=3, fill=TERRACOTTA),
        el("path", d="M0-39c-4 5-4 6 0 8c4-2 4-3 0-8Z", fill=TERRACOTTA),
        transform=at(x, y),
        stroke=INK,
        stroke_width=0.8,
    )


def _wind(angle: int, length: float, width: float) -> str:
    tip, side = num(-length), num(width)
    return group(
        el("path", d=f"M0 {tip}L{side}-{side}L0 0Z", fill=INK, opacity=0.78),
        el("path", d=f"M0 {tip}L-{side}-{side}L0 0Z", fill=VELLUM),
        transform=f"rotate({angle})" if angle else None,
    )


MONSTER: Final = (
    f'<path d="M-24 20Q-22 4-12 6Q-4 8-4 20M2 20Q4 8 13 9Q22 10 22 20M28 20Q30 12 36 13Q41 14 42 20" fill="{SEA_PAPER}"/>'
    f'<path d="M-24 20Q-27-4-38-6Q-48-6-50 0L-42 1L-49 5Q-40 7-37 4Q-34 8-34 20Z" fill="{SEA_PAPER}"/>'
    f'<circle cx="-41" cy="-2" r=".9" fill="{SEA_INK}"/>'
    '<path d="M-37-6l2-5M-34-4l4-4M46 20q4-8 10-8q-2 4 0 8M-56 22h16M-30 22h34M10 22h40M-46 26h26M-4 26h40"/>'
)


def monster(x: float, y: float) -> str:
    """Here be serpents."""
    return group(
        MONSTER,
        transform=at(x, y, 0.62),
        fill="none",
        stroke=SEA_INK,
        stroke_width=1.3,
        stroke_linecap="round",
        stroke_linejoin="round",
        opacity=0.8,
    )


def cartouche(x: float, y: float) -> str:
    """The title of the map, 142 × 104."""
    return group(
        el("path", d="M4 6Q-3 50 4 98Q70 104 138 98Q145 50 138 6Q70 0 4 6Z", fill=PAPER, stroke=INK, stroke_width=1.2),
        el("path", d="M9 11Q4 50 9 93Q70 98 133 93Q138 50 133 11Q70 6 9 11Z", fill="none", stroke=INK, stroke_width=0.6),
        words("Tabvla", 71, 36, 18, font_family=SERIF, font_weight=700, letter_spacing=1.8, fill=INK),
        words("Imperii", 71, 57, 18, font_family=SERIF, font_weight=700, letter_spacing=1.8, fill=INK),
        el("path", d="M40 66h24M78 66h24", stroke=SEPIA),
        el("path", d="M71 62.6l3.4 3.4l-3.4 3.4l-3.4-3.4Z", fill=TERRACOTTA),
        words("every dotted line a sail", 71, 85, 14, font_style="italic", font_weight=500, fill=FADED),
        transform=at(x, y),
        pointer_events="none",
    )


def neatline(width: int, height: int) -> str:
    """The frame: three rules, with dark and light degrees between the outer two."""
    across, down = (width - 18) / 22, (height - 18) / 14
    degrees = "".join(
        f"M{num(9 + 2 * n * across)} 3h{num(across)}v6h-{num(across)}Zm0 {height - 12}v6h{num(across)}v-6Z" for n in range(11)
    )
    degrees += "".join(
        f"M3 {num(9 + (2 * n + 1) * down)}v{num(down)}h6v-{num(down)}Zm{width - 12} 0h6v{num(down)}h-6Z" for n in range(7)
    )
    return group(
        el("rect", width=width, height=height, stroke_width=1.4),
        el("rect", x=3, y=3, width=width - 6, height=height - 6, stroke_width=0.6),
        el("rect", x=9, y=9, width=width - 18, height=height - 18),
        el("path", d=degrees, fill=INK, stroke="none", opacity=0.82),
        fill="none",
        stroke=INK,
        pointer_events="none",
    )
