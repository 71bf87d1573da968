"""A canvas of character cells: tinted grounds, lines of Braille dots, text over both."""

from collections.abc import Sequence
from itertools import groupby, pairwise
from operator import itemgetter
from typing import Final

from rich.text import Text

DOTS_ACROSS: Final = 2
DOTS_DOWN: Final = 4
_BRAILLE: Final = 0x2800
DOT_BITS: Final = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))
"""`DOT_BITS[row][column]` of a dot in its cell, as Unicode counts them."""


class Canvas:
    """Cells from the top left. Later text covers earlier, text covers lines, lines cover the ground."""

    def __init__(self, width: int, height: int, ground: str) -> None:
        self.width = width
        self.height = height
        self._ground = [[ground] * width for _ in range(height)]
        self._dots = [[0] * width for _ in range(height)]
        self._line = [[""] * width for _ in range(height)]
        self._text = [[""] * width for _ in range(height)]
        self._ink = [[""] * width for _ in range(height)]

    def tint(self, x: int, y: int, ground: str) -> None:
        """Colour the ground of a cell."""
        self._ground[y][x] = ground

    def line(self, points: Sequence[tuple[float, float]], colour: str, every: int = 1) -> None:
        """A line through points in cells, of all its dots or of every n-th."""
        count = 0
        for (x0, y0), (x1, y1) in pairwise((x * DOTS_ACROSS, y * DOTS_DOWN) for x, y in points):
            steps = max(1, round(max(abs(x1 - x0), abs(y1 - y0))))
            for step in range(steps):
                if count % every == 0:
                    part = step / steps
                    self._dot(int(x0 + (x1 - x0) * part), int(y0 + (y1 - y0) * part), colour)
                count += 1

    def _dot(self, x: int, y: int, colour: str) -> None:
        column, row = x // DOTS_ACROSS, y // DOTS_DOWN
        if 0 <= column < self.width and 0 <= row < self.height:
            self._dots[row][column] |= DOT_BITS[y % DOTS_DOWN][x % DOTS_ACROSS]
            self._line[row][column] = colour

    def write(self, x: int, y: int, text: str, style: str) -> None:
        """Text from a cell to the right; a style without a ground keeps that of the cell."""
        for at, character in enumerate(text, start=x):
            if 0 <= at < self.width and 0 <= y < self.height:
                self._text[y][at] = character
                self._ink[y][at] = style

    def is_free(self, x: int, y: int, width: int) -> bool:
        """Whether so many cells hold neither text nor line."""
        if x < 0 or x + width > self.width or not 0 <= y < self.height:
            return False
        return not any(self._text[y][at] or self._dots[y][at] for at in range(x, x + width))

    def has_text(self, x: int, y: int, width: int) -> bool:
        """Whether text stands in one of so many cells."""
        return any(self._text[y][at] for at in range(x, x + width))

    def rows(self) -> list[Text]:
        """The drawing, one line of text a row."""
        return [self._row(y) for y in range(self.height)]

    def _row(self, y: int) -> Text:
        row = Text(no_wrap=True)
        for style, run in groupby((self._cell(x, y) for x in range(self.width)), key=itemgetter(1)):
            row.append("".join(character for character, _ in run), style)
        return row

    def _cell(self, x: int, y: int) -> tuple[str, str]:
        """The character of a cell and its whole style."""
        ground = self._ground[y][x]
        on_ground = f" on {ground}" if ground else ""
        if self._text[y][x]:
            ink = self._ink[y][x]
            return self._text[y][x], ink if " on " in ink else ink + on_ground
        if self._dots[y][x]:
            return chr(_BRAILLE + self._dots[y][x]), self._line[y][x] + on_ground
        return " ", on_ground.strip()
