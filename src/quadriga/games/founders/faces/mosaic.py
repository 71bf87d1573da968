"""The pictures: scenes of flat shapes, laid with tesserae.

A picture of some 350 stones, each cut to its shape, would weigh more than the whole page. So the stones are laid once, in a few
small squares that repeat without a seam, and each shape of each scene is covered with one of them at its own angle: what shows
are joints, and stones a little lighter or darker than the shape. Everything follows from names by a hash, so a scene is the
same on every machine, on the screen and in print. `sheet` calls it.
"""

from collections.abc import Iterable
from math import pi, sin
from typing import Final, NamedTuple
from zlib import crc32

from quadriga.faces.ids import Ids
from quadriga.faces.palette import INK
from quadriga.faces.svg import Point, el, group, num, polyline, use
from quadriga.games.founders.faces.looks import Laid, Shape, scenes

SIDE: Final = 200
"""The side of a tile in the units of a scene."""
FRAME: Final = 11
"""The frame around the picture, in the same units."""

STONES: Final = 8
"""Stones on each side of the square that repeats."""


class Bed(NamedTuple):
    """How stones are laid: their size, how far a corner strays, how far every other row is shifted, how high rows wave."""

    size: float
    stray: float
    shift: float = 0.0
    wave: float = 0.0


BEDS: Final[dict[Laid, Bed]] = {
    "field": Bed(9.6, 1.3),
    "course": Bed(9.2, 0.7, shift=0.5),
    "wave": Bed(8.6, 0.7, wave=2.6),
}
ANGLES: Final = (-16, -9, -3, 4, 10, 17)
"""The angles at which a field may lie; courses and waves are level or upright."""
FINE: Final = 0.72
"""How much smaller the fine stones are."""

JOINT: Final = 1.1
JOINT_OPACITY: Final = 0.25
SHADOW: Final = 0.09
LIGHT: Final = 0.12
TONES: Final = 4
"""One stone in so many is darker, and one lighter."""


def picture(name: str, ids: Ids) -> str:
    """A scene in the units of a tile of 100, with the line around it; its id is `<own>s-<name>`."""
    shapes = scenes().scenes[name]
    return group(
        group(
            *(_laid(f"{ids.own}{name}-{index}", name, index, shape, ids) for index, shape in enumerate(shapes)),
            transform="scale(.5)",
            clip_path=f"url(#{ids.own}clip)",
        ),
        el("rect", x=5.5, y=5.5, width=89, height=89, rx=1, fill="none", stroke=INK, stroke_opacity=0.55, stroke_width=0.9),
        id=f"{ids.own}s-{name}",
    )


def _laid(own: str, name: str, index: int, shape: Shape, ids: Ids) -> str:
    """A shape, and over it its stones."""
    flat = el("path", d=shape.path, id=own)
    return el("g", flat, fill=scenes().glazes[shape.glaze]) + use(own, fill=f"url(#{ids.own}{_turn(name, index, shape)})")


def _turn(name: str, index: int, shape: Shape) -> str:
    """The bed of a shape at its angle, by name."""
    level = 90 if shape.upright else 0
    angle = ANGLES[crc32(f"{name}/{index}".encode()) % len(ANGLES)] if shape.laid == "field" else level
    return f"{shape.laid}{angle}{'f' if shape.fine else ''}"


def beds(names: Iterable[str], ids: Ids) -> str:
    """The patterns that some scenes are covered with, and the clip that cuts them off under the frame."""
    turns = {_turn(name, index, shape): shape for name in names for index, shape in enumerate(scenes().scenes[name])}
    used = [laid for laid in BEDS if any(shape.laid == laid for shape in turns.values())]
    inner = SIDE - 2 * FRAME
    return (
        el("clipPath", el("path", d=f"M{FRAME} {FRAME}h{inner}v{inner}h-{inner}z"), id=f"{ids.own}clip")
        + "".join(_pattern(laid, ids) for laid in used)
        + "".join(_turned(turn, turns[turn], ids) for turn in sorted(turns))
    )


def _turned(turn: str, shape: Shape, ids: Ids) -> str:
    angle = turn.removeprefix(shape.laid).removesuffix("f")
    moved = (f"rotate({angle})" if angle != "0" else "") + (f"scale({num(FINE)})" if shape.fine else "")
    return el("pattern", id=f"{ids.own}{turn}", href=f"#{ids.own}{shape.laid}", patternTransform=moved or None)


def _pattern(laid: Laid, ids: Ids) -> str:
    """The square that repeats: darker stones, lighter stones, joints."""
    bed = BEDS[laid]
    # Rows that wave or are shifted reach over the edge of the square: what comes before the first shows in it, too.
    rows, columns = range(-1 if bed.wave else 0, STONES + 1), range(-1 if bed.shift else 0, STONES + 1)
    cells = [(row, column) for row in rows for column in columns]
    stones: tuple[list[str], list[str]] = ([], [])
    for row, column in cells:
        tone = crc32(f"{laid}/tone/{row % STONES}/{column % STONES}".encode()) % TONES
        if tone < len(stones) and row < STONES and column < STONES:
            stones[tone].append(polyline(_stone(laid, row, column), closed=True))
    joints = "".join(polyline(_joint(laid, row, column)) for row, column in cells)
    side = bed.size * STONES
    return el(
        "pattern",
        el("path", d="".join(stones[0]), fill=INK, opacity=SHADOW),
        el("path", d="".join(stones[1]), fill="#fff", opacity=LIGHT),
        el("path", d=joints, fill="none", stroke=INK, opacity=JOINT_OPACITY, stroke_width=JOINT),
        id=f"{ids.own}{laid}",
        patternUnits="userSpaceOnUse",
        width=side,
        height=side,
    )


def _stone(laid: Laid, row: int, column: int) -> list[Point]:
    return [
        _corner(laid, row, column, row),
        _corner(laid, row, column + 1, row),
        _corner(laid, row, column + 1, row + 1),
        _corner(laid, row, column, row + 1),
    ]


def _joint(laid: Laid, row: int, column: int) -> list[Point]:
    """The joints to the left of a stone and above it."""
    return [_corner(laid, row, column, row + 1), _corner(laid, row, column, row), _corner(laid, row, column + 1, row)]


def _corner(laid: Laid, row: int, column: int, line: int) -> Point:
    """A corner of a stone: where its left joint meets a line. Lines and joints of the last stones are those of the first."""
    bed = BEDS[laid]
    # In courses a joint belongs to its own row and a line is straight; elsewhere corners are shared by four stones.
    joint = (row if bed.shift else line) % STONES
    across = bed.stray * _hashed(f"{laid}/x/{joint}/{column % STONES}")
    down = bed.stray * _hashed(f"{laid}/y/{line % STONES}/{0 if bed.shift else column % STONES}")
    x = column + (bed.shift if row % 2 else 0)
    return x * bed.size + across, line * bed.size + down + bed.wave * sin(pi * column / 2)


def _hashed(key: str) -> float:
    """A number between -1 and 1."""
    return crc32(key.encode()) / 0x7FFFFFFF - 1
