"""Where the land lies: every chain of a chart drawn, and the chains around a region joined into its outline.

The board, the geometry, the vignette and the tests take outlines from here, so that what touches on the screen is what touches
in the data.
"""

from collections.abc import Iterable
from functools import cache
from typing import NamedTuple

from quadriga.faces.svg import Point
from quadriga.games.eight_minute_empire.faces.chart_data import Chain, ChartData, read_chart
from quadriga.games.eight_minute_empire.faces.lines import BORDER, COAST, Octaves, draw_line

Line = list[Point]


class Outlines(NamedTuple):
    """The drawn lines of a chart: a closed ring for each region, and each land border by itself."""

    regions: dict[str, Line]
    borders: dict[str, Line]


@cache
def outlines(key: str) -> Outlines:
    """The lines of the chart of a board option, drawn once."""
    chart = read_chart(key)
    borders = {name: _drawn(chart, chain, BORDER, name) for name, chain in chart.borders.items()}
    around: dict[str, list[Line]] = {region: [] for region in chart.regions}
    for name, line in borders.items():
        for region in name.split("-"):
            around[region].append(line)
    for region, chains in chart.coasts.items():
        around[region] += [_drawn(chart, chain, COAST, f"{region}/{index}") for index, chain in enumerate(chains)]
    return Outlines({region: ring(lines) for region, lines in around.items()}, borders)


def _drawn(chart: ChartData, chain: Chain, octaves: Octaves, name: str) -> Line:
    points = [chart.nodes[chain.start], *chain.via, chart.nodes[chain.end]]
    return draw_line(points, octaves, f"{name}/{chain.seed}")


def ring(lines: Iterable[Line]) -> Line:
    """Lines joined end to end into one closed outline; the first point is not repeated at the end."""
    left = list(lines)
    joined = list(left.pop(0))
    while left:
        for line in left:
            if line[0] == joined[-1] or line[-1] == joined[-1]:
                joined += line[1:] if line[0] == joined[-1] else line[-2::-1]
                left.remove(line)
                break
        else:
            raise ValueError(f"no line goes on from {joined[-1]}")
    if joined[0] != joined[-1]:
        raise ValueError(f"the outline does not close: it goes from {joined[0]} to {joined[-1]}")
    return joined[:-1]


def middle(line: Line) -> Point:
    """The point halfway along a line of evenly spaced points."""
    return line[len(line) // 2]
