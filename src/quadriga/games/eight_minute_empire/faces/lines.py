"""Coasts and borders as a pen draws them: a smooth line through a chain's points, then noise across it, none at its ends.

Pure arithmetic, called by `outlines` alone. The noise is hashed from the chain's name, so a line is the same on every machine,
on the screen and in print.
"""

from collections.abc import Sequence
from itertools import pairwise
from math import hypot
from typing import Final
from zlib import crc32

from quadriga.faces.svg import Point

Octaves = tuple[tuple[float, float], ...]
"""Wavelength and reach of each layer of noise, in pixels."""

COAST: Final[Octaves] = ((40, 4.6), (18, 2.9), (9, 1.9), (4.7, 1.1))
BORDER: Final[Octaves] = ((34, 3.2), (15, 1.9), (7, 1.0))

STEP: Final = 2.5
"""The distance between two points of a drawn line."""
FINE: Final = 12
"""Points of the smooth line between two of the chain's."""
CALM: Final = 15.0
"""How far from its ends a line comes to its full roughness."""


def draw_line(points: Sequence[Point], octaves: Octaves, seed: str) -> list[Point]:
    """The line through the points from the first to the last, both of them exactly where they were."""
    smooth = spaced(catmull_rom(points), STEP)
    length = STEP * (len(smooth) - 1)
    drawn = [points[0]]
    for index in range(1, len(smooth) - 1):
        before, (x, y), after = smooth[index - 1 : index + 2]
        along = index * STEP
        calm = min(along, length - along) / CALM
        reach = 1.0 if calm >= 1 else calm * calm * (3 - 2 * calm)
        offset = reach * sum(height * noise(seed, number, along / wave) for number, (wave, height) in enumerate(octaves))
        across_x, across_y = before[1] - after[1], after[0] - before[0]
        size = hypot(across_x, across_y) or 1.0
        drawn.append((x + offset * across_x / size, y + offset * across_y / size))
    drawn.append(points[-1])
    return drawn


def catmull_rom(points: Sequence[Point]) -> list[Point]:
    """A smooth line through all points, `FINE` steps from one to the next."""
    padded = [points[0], *points, points[-1]]
    line: list[Point] = [points[0]]
    for number in range(len(points) - 1):
        p, q, r, s = padded[number : number + 4]
        for step in range(1, FINE + 1):
            t = step / FINE
            line.append((_between(t, p[0], q[0], r[0], s[0]), _between(t, p[1], q[1], r[1], s[1])))
    return line


def _between(t: float, p: float, q: float, r: float, s: float) -> float:
    return 0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t * t * t)


def spaced(line: Sequence[Point], step: float) -> list[Point]:
    """The same line with its points evenly apart, as near to `step` as its length allows."""
    lengths = [hypot(bx - ax, by - ay) for (ax, ay), (bx, by) in pairwise(line)]
    count = max(1, round(sum(lengths) / step))
    every = sum(lengths) / count
    points = [line[0]]
    walked = 0.0
    for length, ((ax, ay), (bx, by)) in zip(lengths, pairwise(line), strict=True):
        while len(points) < count and walked + length >= every * len(points):
            t = (every * len(points) - walked) / length
            points.append((ax + (bx - ax) * t, ay + (by - ay) * t))
        walked += length
    points.append(line[-1])
    return points


def noise(seed: str, layer: int, where: float) -> float:
    """Smooth noise between -1 and 1 along a line."""
    cell = int(where // 1)
    t = where - cell
    t = t * t * (3 - 2 * t)
    return (1 - t) * _hashed(seed, layer, cell) + t * _hashed(seed, layer, cell + 1)


def _hashed(seed: str, layer: int, cell: int) -> float:
    return crc32(f"{seed}/{layer}/{cell}".encode()) / 0x7FFFFFFF - 1
