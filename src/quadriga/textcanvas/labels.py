"""Places labels on a map: near where they belong, apart from each other, and clear of the lines that join the others."""

from collections.abc import Sequence
from typing import Final

Point = tuple[float, float]

ROUNDS: Final = 120
SEARCHES: Final = 25
STEPS: Final = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (1, -1), (-1, 1), (-1, -1), (3, 0), (-3, 0), (0, 2), (0, -2))
WIDE_STEPS: Final = tuple((dx, dy) for dx in (-8, -5, -2, 0, 2, 5, 8) for dy in (-2, -1, 0, 1, 2) if dx or dy)
ROW: Final = 2.0
"""A row is about as high as two columns are wide."""
BENDS: Final = (0.0, 3.0, -3.0, 6.0, -6.0, 9.0, -9.0, 12.0, -12.0, 16.0, -16.0)
"""How far a line may swing aside, in columns: the first that is free is taken."""
SAMPLES: Final = 24


class Labels:
    """Labels of one height on a map of so many columns and rows. `centres` are fractions of the map, `lines` pairs of labels.

    `at` is the top left cell of each label, `bends` how far each line swings aside to pass the labels between its ends.
    """

    def __init__(
        self,
        centres: Sequence[Point],
        widths: Sequence[int],
        height: int,
        lines: Sequence[tuple[int, int]],
        size: tuple[int, int],
        gap: tuple[int, int],
    ) -> None:
        self.widths = widths
        self.height = height
        self.lines = lines
        self.size = size
        self.gap = gap
        low = [min(c[axis] for c in centres) for axis in (0, 1)]
        span = [max(c[axis] for c in centres) - low[axis] or 1.0 for axis in (0, 1)]
        self._home: list[Point] = [
            ((x - low[0]) / span[0] * (size[0] - width), (y - low[1]) / span[1] * (size[1] - height))
            for (x, y), width in zip(centres, widths, strict=True)
        ]
        self._at = list(self._home)
        self._push_apart()
        self._at = [(float(round(x)), float(round(y))) for x, y in self._at]
        self._settle(STEPS)
        if self._is_crowded():
            self._settle(WIDE_STEPS)
            self._settle(STEPS)
        self.at = [(int(x), int(y)) for x, y in self._at]
        self.bends = [self._bend(a, b) for a, b in lines]

    def centre(self, i: int) -> Point:
        """The middle of a label, in cells."""
        return self._at[i][0] + self.widths[i] / 2, self._at[i][1] + self.height / 2

    def _push_apart(self) -> None:
        """Move overlapping labels off each other, a little at a time, along the way that is shorter."""
        count = len(self._at)
        for _ in range(ROUNDS):
            is_done = True
            for i in range(count):
                for j in range(i + 1, count):
                    is_done &= not self._push(i, j)
            if is_done:
                return

    def _push(self, i: int, j: int) -> bool:
        (xi, yi), (xj, yj) = self._at[i], self._at[j]
        dx = (xj + self.widths[j] / 2) - (xi + self.widths[i] / 2)
        dy = yj - yi
        over_x = (self.widths[i] + self.widths[j]) / 2 + self.gap[0] - abs(dx)
        over_y = self.height + self.gap[1] - abs(dy)
        if over_x <= 0.01 or over_y <= 0.01:
            return False
        if over_x <= over_y * ROW:
            shift = over_x / 4 * (1 if dx >= 0 else -1)
            self._shift(i, -shift, 0)
            self._shift(j, shift, 0)
        else:
            shift = over_y / 4 * (1 if dy >= 0 else -1)
            self._shift(i, 0, -shift)
            self._shift(j, 0, shift)
        return True

    def _shift(self, i: int, dx: float, dy: float) -> None:
        x, y = self._at[i]
        self._at[i] = (
            min(max(x + dx, 0), self.size[0] - self.widths[i]),
            min(max(y + dy, 0), self.size[1] - self.height),
        )

    def _is_crowded(self) -> bool:
        """Whether labels are too near to each other, or a straight line runs through one."""
        labels = range(len(self._at))
        return any(self._overlap(i, j) for i in labels for j in range(i)) or any(
            self._crosses(self.centre(a), self.centre(b), j) for a, b in self.lines for j in labels if j not in (a, b)
        )

    def _settle(self, steps: Sequence[tuple[int, int]]) -> None:
        """Try small steps of one label after another as long as one of them helps."""
        for _ in range(SEARCHES):
            has_moved = False
            for i in range(len(self._at)):
                here = self._at[i]
                best, where = self._cost(i), here
                for dx, dy in steps:
                    self._at[i] = here
                    self._shift(i, dx, dy)
                    if self._at[i] != here and (cost := self._cost(i)) < best - 0.001:
                        best, where = cost, self._at[i]
                self._at[i] = where
                has_moved |= where != here
            if not has_moved:
                return

    def _cost(self, i: int) -> float:
        """How bad it is where a label stands: what it covers, what its lines run through, how far it is from home."""
        x, y = self._at[i]
        home = self._home[i]
        cost = 0.02 * ((x - home[0]) ** 2 + (ROW * (y - home[1])) ** 2)
        others = range(len(self._at))
        cost += 30 * sum(self._overlap(i, j) for j in others if j != i)
        for a, b in self.lines:
            start, end = self.centre(a), self.centre(b)
            if i in (a, b):
                cost += 12 * sum(self._crosses(start, end, j) for j in others if j not in (a, b))
                cost += 0.01 * abs(end[0] - start[0]) + 0.02 * abs(end[1] - start[1])
            else:
                cost += 12 * self._crosses(start, end, i)
        return cost

    def _overlap(self, i: int, j: int) -> float:
        (xi, yi), (xj, yj) = self._at[i], self._at[j]
        over_y = min(yi, yj) + self.height + self.gap[1] - max(yi, yj)
        if over_y <= 0:
            return 0.0
        over_x = min(xi + self.widths[i], xj + self.widths[j]) + self.gap[0] - max(xi, xj)
        return 1 + over_x * over_y * 0.1 if over_x > 0 else 0.0

    def _crosses(self, start: Point, end: Point, j: int) -> float:
        """Whether a straight line runs through a label: one for the fact, and more the longer it does."""
        left, top = self._at[j]
        right, bottom = left + self.widths[j], top + self.height
        if max(start[1], end[1]) <= top or min(start[1], end[1]) >= bottom:
            return 0.0
        if max(start[0], end[0]) <= left or min(start[0], end[0]) >= right:
            return 0.0
        low, high = 0.0, 1.0
        for axis, near, far in ((0, left, right), (1, top, bottom)):
            delta = end[axis] - start[axis]
            if abs(delta) > 1e-9:
                first, last = (near - start[axis]) / delta, (far - start[axis]) / delta
                low, high = max(low, min(first, last)), min(high, max(first, last))
        return 1 + 3 * (high - low) if low < high else 0.0

    def _bend(self, a: int, b: int) -> float:
        hits = [(sum(self._covers(point, (a, b)) for point in self.curve(a, b, bend)), bend) for bend in BENDS]
        return min(hits, key=lambda hit: (hit[0], abs(hit[1])))[1]

    def curve(self, a: int, b: int, bend: float) -> list[Point]:
        """Points along the line between two labels that swings aside so far."""
        (x0, y0), (x1, y1) = self.centre(a), self.centre(b)
        across, down = x1 - x0, (y1 - y0) * ROW
        length = (across**2 + down**2) ** 0.5 or 1.0
        # The control point of a quadratic curve lies twice as far aside as the curve's middle.
        middle = ((x0 + x1) / 2 - 2 * bend * down / length, (y0 + y1) / 2 + 2 * bend * across / length / ROW)
        points = []
        for sample in range(SAMPLES + 1):
            t = sample / SAMPLES
            near, between, far = (1 - t) ** 2, 2 * t * (1 - t), t**2
            points.append((near * x0 + between * middle[0] + far * x1, near * y0 + between * middle[1] + far * y1))
        return points

    def _covers(self, point: Point, ends: tuple[int, int]) -> bool:
        return any(
            x - 0.5 < point[0] < x + width + 0.5 and y - 0.2 < point[1] < y + self.height + 0.2
            for label, ((x, y), width) in enumerate(zip(self._at, self.widths, strict=True))
            if label not in ends
        )
