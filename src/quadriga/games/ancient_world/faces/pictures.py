"""The pictures of Empire, District and Military cards: figures on a hill, small on the table and large on full faces.

`empire`, `military` and `full` call it; what stands in a picture is data (`figures.toml`).
"""

from typing import Final

from quadriga.faces.icons import SIZE
from quadriga.faces.ids import Ids
from quadriga.faces.palette import INK
from quadriga.faces.svg import el, num, use
from quadriga.games.ancient_world.faces.looks import Drawn, Figure, aspect, feet

SMALL: Final = 22.0
"""The size of a figure on the table."""
STEP: Final = 23.0
WIDE: Final = 1.5
"""A figure that is so much wider than high fills a picture from side to side."""

FULL: Final = (114.0, 72.0)
FLOOR: Final = 66.0
"""Where the figure in front stands in a full picture, and where the others do."""
RIDGE: Final = 57.0
FAR: Final = "#7d6345"
"""The colour of what stands behind."""


def drawn(name: str, look: Drawn, ids: Ids) -> str:
    """The symbol of a figure of our own, as if it were an icon."""
    width, height = look.box
    parts = [el("path", d=look.fill, fill="currentColor", fill_rule="evenodd")] if look.fill else []
    if look.line:
        line = {"fill": "none", "stroke": "currentColor", "stroke_linecap": "round", "stroke_linejoin": "round"}
        parts.append(el("path", d=look.line, stroke_width=look.width, **line))
    return el("symbol", *parts, id=f"{ids.own}i-{name}", viewBox=f"0 0 {num(width)} {num(height)}")


def standing(figure: Figure, x: float, floor: float, size: float, ids: Ids, colour: str | None = None) -> str:
    """A figure with its middle and its feet where it stands."""
    width = size * aspect(figure.name)
    return use(
        f"{ids.own}i-{figure.name}",
        x=x - width / 2,
        y=round(floor - feet(figure.name) * size / SIZE, 1),
        width=width,
        height=size,
        color=colour,
        transform=f"matrix(-1 0 0 1 {num(2 * x)} 0)" if figure.is_mirrored else None,
    )


def is_wide(shown: tuple[Figure, ...]) -> bool:
    """Whether a picture is one figure from side to side."""
    return aspect(shown[0].name) >= WIDE


def small(shown: tuple[Figure, ...], left: float, right: float, floor: float, ids: Ids, size: float = SMALL) -> str:
    """As many figures as there is room for between two edges, one at least; they take the colour of their group."""
    count = max(1, min(len(shown), int((right - left + 1) // STEP)))
    first = (left + right - STEP * (count - 1)) / 2
    return "".join(
        standing(figure, round(first + STEP * index, 1), floor, size, ids) for index, figure in enumerate(shown[:count])
    )


def large(shown: tuple[Figure, ...], ids: Ids) -> str:
    """All figures of a full picture, the first in front of the others."""
    front, *behind = shown
    return "".join(standing(figure, figure.x, RIDGE, figure.size, ids, FAR) for figure in behind) + standing(
        front, front.x, FLOOR, front.size, ids, INK
    )
