"""The shapes of the seats, ▲ ● ■ ◆ ⬟, and the shield of what belongs to nobody: drawn once for pieces, plates and ribbons.

Every game's faces may use them: a player is known by colour *and* shape everywhere.
"""

from collections.abc import Callable, Sequence
from math import cos, hypot, pi, sin
from typing import Final

from quadriga.faces.svg import Point, Value, el, num

NOBODY: Final = 5
"""The index of the shape that no seat has."""


def shape(seat: int, radius: float, y: float = 0, **attributes: Value) -> str:
    """The shape of a seat around (0, y), about as heavy as a circle of that radius."""
    return _SHAPES[seat](radius, y, attributes)


def _circle(radius: float, y: float, attributes: dict[str, Value]) -> str:
    return el("circle", cy=y or None, r=radius * 0.98, **attributes)


def _square(radius: float, y: float, attributes: dict[str, Value]) -> str:
    side = radius * 0.88
    return el("rect", x=-side, y=y - side, width=2 * side, height=2 * side, rx=radius * 0.18, **attributes)


def _triangle(radius: float, y: float, attributes: dict[str, Value]) -> str:
    return _polygon(_regular(3, radius * 1.42, y + radius * 0.23), radius * 0.42, attributes)


def _diamond(radius: float, y: float, attributes: dict[str, Value]) -> str:
    return _polygon(_regular(4, radius * 1.34, y), radius * 0.27, attributes)


def _pentagon(radius: float, y: float, attributes: dict[str, Value]) -> str:
    return _polygon(_regular(5, radius * 1.16, y + radius * 0.06), radius * 0.2, attributes)


def _shield(radius: float, y: float, attributes: dict[str, Value]) -> str:
    side, top, flank, tip = radius * 0.94, y - radius * 0.95, y + radius * 0.1, y + radius * 1.18
    left = f"C{num(-side)} {num(y + radius * 0.72)} {num(-side * 0.5)} {num(y + radius * 0.98)} 0 {num(tip)}"
    right = f"C{num(side * 0.5)} {num(y + radius * 0.98)} {num(side)} {num(y + radius * 0.72)} {num(side)} {num(flank)}"
    top_edge = f"V{num(top)}Q{num(side / 2)} {num(top + radius * 0.2)} 0 {num(top)}Q{num(-side / 2)} {num(top + radius * 0.2)}"
    return el("path", d=f"M{num(-side)} {num(flank)}{left}{right}{top_edge} {num(-side)} {num(top)}Z", **attributes)


_SHAPES: Final[tuple[Callable[[float, float, dict[str, Value]], str], ...]] = (
    _triangle,
    _circle,
    _square,
    _diamond,
    _pentagon,
    _shield,
)


def _regular(corners: int, radius: float, y: float) -> list[Point]:
    angles = (2 * pi * corner / corners for corner in range(corners))
    return [(radius * sin(angle), y - radius * cos(angle)) for angle in angles]


def _polygon(corners: Sequence[Point], rounding: float, attributes: dict[str, Value]) -> str:
    """A polygon with its corners rounded off."""
    parts: list[str] = []
    for index, corner in enumerate(corners):
        before, after = (
            _towards(corner, corners[index - 1], rounding),
            _towards(corner, corners[(index + 1) % len(corners)], rounding),
        )
        parts.append(f"{'L' if parts else 'M'}{_pair(before)}Q{_pair(corner)} {_pair(after)}")
    return el("path", d="".join(parts) + "Z", **attributes)


def _towards(corner: Point, other: Point, distance: float) -> Point:
    length = hypot(other[0] - corner[0], other[1] - corner[1])
    return (
        corner[0] + (other[0] - corner[0]) * distance / length,
        corner[1] + (other[1] - corner[1]) * distance / length,
    )


def _pair(point: Point) -> str:
    return f"{num(point[0])} {num(point[1])}"
