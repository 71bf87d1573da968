"""The pictures: scenes of flat shapes, laid with tesserae.

A picture of some 350 stones, each cut to its shape, would weigh more than the whole page. So the stones are laid once, in a few
small squares that repeat without a seam, and each shape of each scene is covered with one of them at its own angle: what shows
are joints and stones a little lighter or darker than the shape. Everything follows from names by a hash, so a scene is the same
on every machine, on the screen and in print. `tiles` and `vignette` call it.
"""

from collections.abc import Iterable
from math import pi, sin
from typing import Final, NamedTuple
from zlib import crc32

from quadriga.faces.founders.looks import Scene, Shape, scenes
from quadriga.faces.palette import INK
from quadriga.faces.svg import Point, el, group, num, use

SIDE: Final = 200
"""The side of a tile in the units of a scene."""
FRAME: Final = 11
"""The frame around the picture: 5.5 of 100."""
PREFIX: Final = "foe-"

STONES: Final = 8
"""Stones on the side of the square that repeats."""


class Bed(NamedTuple):
    """How stones are laid: their size, how far a corner strays, how far rows are shifted, how high they wave."""

    size: float
    stray: float
    shift: float = 0.0
    wave: float = 0.0


BEDS: Final = {
    "field": Bed(9.6, 1.3),
    "course": Bed(9, 0.7, shift=0.5),
    "wave": Bed(8.4, 0.8, wave=3.2),
}
ANGLES: Final = {"field": (-24, -13, -5, 6, 16, 27), "course": (0, 90), "wave": (0, 90)}
"""The angles at which a bed may lie."""
FINE: Final = 0.72
"""Stones in small shapes are smaller."""
SMALL: Final = 21
"""A shape less high or wide than this is small."""

JOINT: Final = 1.15
JOINT_OPACITY: Final = 0.3
SHADOW: Final = 0.09
LIGHT: Final = 0.17


def picture(name: str) -> str:
    """A scene as a group in the units of a tile of 100, with the line around it."""
    return group(
        group(
            *(_laid(name, index, shape) for index, shape in enumerate(scenes().scenes[name].shapes)),
            transform="scale(.5)",
            clip_path=f"url(#{PREFIX}clip)",
        ),
        el("rect", x=5.5, y=5.5, width=89, height=89, rx=1, fill="none", stroke=INK, stroke_opacity=0.55, stroke_width=0.9),
        id=f"{PREFIX}s-{name}",
    )


def _laid(name: str, index: int, shape: Shape) -> str:
    """A shape, and over it its stones."""
    key = f"{PREFIX}{name}-{index}"
    return el("path", d=shape.path, fill=scenes().glazes[shape.glaze], id=key) + use(key, fill=f"url(#{_bed(name, index, shape)})")


def _bed(name: str, index: int, shape: Shape) -> str:
    angles = ANGLES[shape.laid]
    angle = angles[int(shape.upright)] if shape.laid != "field" else angles[crc32(f"{name}/{index}".encode()) % len(angles)]
    return _bed_id(shape.laid, angle, shape.fine)


def _bed_id(laid: str, angle: int, fine: bool) -> str:
    return f"{PREFIX}{laid}{angle}{'f' if fine else ''}"


def beds(names: Iterable[str]) -> str:
    """The patterns and the clip that some scenes need."""
    wanted = {
        _bed(name, index, shape): shape
        for name in names
        for index, shape in enumerate(scenes().scenes[name].shapes)
    }
    laid = [kind for kind in BEDS if any(shape.laid == kind for shape in wanted.values())]
    clip = el("clipPath", el("path", d=f"M{FRAME} {FRAME}h{SIDE - 2 * FRAME}v{SIDE - 2 * FRAME}h-{SIDE - 2 * FRAME}z"), id=f"{PREFIX}clip")
    turned = [
        _turned(kind, angle, fine)
        for kind in laid
        for angle in ANGLES[kind]
        for fine in (False, True)
        if _bed_id(kind, angle, fine) in wanted
    ]
    return clip + "".join(_pattern(kind) for kind in laid) + "".join(turned)


def _turned(kind: str, angle: int, fine: bool) -> str:
    turn = f"rotate({angle})" if angle else ""
    scale = f"scale({num(FINE)})" if fine else ""
    return el("pattern", href=f"#{PREFIX}{kind}", patternTransform=turn + scale or None, id=_bed_id(kind, angle, fine))


def _pattern(kind: str) -> str:
    """The square of stones that repeats: the dark ones, the light ones, the joints."""
    bed = BEDS[kind]
    side = bed.size * STONES
    tones: tuple[list[str], list[str]] = ([], [])
    for row in range(STONES):
        for column in range(STONES):
            tone = crc32(f"{kind}/tone/{row}/{column}".encode()) >> 8 & 3
            if tone < 2:
                tones[tone].append(_stone(kind, row, column))
    joints = "".join(_row(kind, row) for row in range(STONES)) + "".join(
        _upright(kind, row, column) for row in range(STONES) for column in range(STONES)
    )
    return el(
        "pattern",
        el("path", d="".join(tones[0]), fill=INK, fill_opacity=SHADOW),
        el("path", d="".join(tones[1]), fill="#fff", fill_opacity=LIGHT),
        el("path", d=joints, fill="none", stroke=INK, stroke_opacity=JOINT_OPACITY, stroke_width=JOINT),
        id=f"{PREFIX}{kind}",
        patternUnits="userSpaceOnUse",
        width=side,
        height=side,
    )
