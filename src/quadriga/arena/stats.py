"""Figures with their uncertainty: nothing is reported without an interval."""

import math
import statistics
from collections.abc import Sequence

Z = 1.959964
"""The 95 % interval, here and everywhere."""


def share_interval(wins: float, games: int) -> tuple[float, float]:
    """Wilson's interval for a share of games; shared wins count in parts. It holds the share, whatever is lost in rounding."""
    if not games:
        return 0.0, 1.0
    share = wins / games
    centre = share + Z * Z / (2 * games)
    spread = Z * math.sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    scale = 1 + Z * Z / games
    return max(0.0, min(share, (centre - spread) / scale)), min(1.0, max(share, (centre + spread) / scale))


def mean_interval(values: Sequence[float]) -> tuple[float, float, float]:
    """The mean and its interval."""
    mean = statistics.fmean(values)
    if len(values) < 2:
        return mean, mean, mean
    spread = Z * statistics.stdev(values) / math.sqrt(len(values))
    return mean, mean - spread, mean + spread


def quartiles(values: Sequence[float]) -> tuple[float, float, float, float, float]:
    """Least, lower quartile, median, upper quartile, most."""
    if len(values) == 1:
        return (values[0],) * 5
    low, middle, high = statistics.quantiles(values, n=4, method="inclusive")
    return min(values), low, middle, high, max(values)
