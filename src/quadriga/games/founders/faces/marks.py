"""What lies on and between tiles and is no component: ramparts, the rope of a union, ruins, the head of a supply line.

The names are symbols of the face `sheet`. Ramparts, ropes and ruins keep their colours in both themes, like the tiles.
"""

from typing import Final

from quadriga.faces.ids import Ids
from quadriga.faces.palette import INK
from quadriga.faces.svg import Value, el, num

MARKS: Final = {
    "rampart": "0 0 100 10",
    "rope": "0 0 200 200",
    "ruin": "0 0 100 100",
    "arrow": "-12 -12 24 24",
}
"""The marks by the id of their symbols, with the box that each fills."""

MERLONS: Final = 7


def mark(name: str, ids: Ids) -> str:
    """A mark, without the symbol around it."""
    match name:
        case "rampart":
            return _rampart()
        case "rope":
            return _rope()
        case "ruin":
            return _ruin(ids)
    return _arrow()


def _rampart() -> str:
    """The wall on the far edge of a tile; it stands on the lower edge of its box."""
    step = 96 / (2 * MERLONS - 1)
    merlon = f"v-4.6h{num(step)}v4.6h{num(step)}"
    top = (merlon * MERLONS).removesuffix(f"h{num(step)}")
    joints = "".join(f"M{num(2 + step * (2 * index + 1.5))} 5.4v4.6" for index in range(MERLONS - 1))
    return el(
        "path", d=f"M2 10V5.4{top}V10z", fill="#b59a6d", stroke="#4a3418", stroke_width=0.9, stroke_linejoin="round"
    ) + el("path", d=f"M2 5.4h96{joints}", stroke="#4a3418", stroke_opacity=0.5, stroke_width=0.7)


def _rope() -> str:
    """Around the four tiles of a union."""
    box: dict[str, Value] = {"x": 2.0, "y": 2.0, "width": 196.0, "height": 196.0, "rx": 8.0, "fill": "none"}
    return el("rect", **box, stroke="#4a2f14", stroke_width=6.6) + el(
        "rect", **box, stroke="#f0d398", stroke_width=3.4, stroke_dasharray="5 3"
    )


def _ruin(ids: Ids) -> str:
    """Over a pillaged tile: darkness and hatching."""
    hatch = el("path", d="M0 0v7", stroke="#f1d9b0", stroke_width=1.6, stroke_opacity=0.34)
    pattern: dict[str, Value] = {"patternUnits": "userSpaceOnUse", "patternTransform": "rotate(45)"}
    return (
        el("pattern", hatch, id=f"{ids.own}hatch", width=7, height=7, **pattern)
        + el("rect", width=100, height=100, rx=5, fill="#2b1c12", fill_opacity=0.55)
        + el("rect", width=100, height=100, rx=5, fill=f"url(#{ids.own}hatch)")
    )


def _arrow() -> str:
    """The head of a supply line, in the current colour, pointing to the right."""
    head = "M-9-9L10 0-9 9-4 0z"
    rim: dict[str, Value] = {"stroke": INK, "stroke_opacity": 0.6, "stroke_width": 4.4, "stroke_linejoin": "round"}
    return el("path", d=head, fill="none", **rim) + el(
        "path", d=head, fill="currentColor", stroke="#fbf6e8", stroke_width=2.4, stroke_linejoin="round"
    )
