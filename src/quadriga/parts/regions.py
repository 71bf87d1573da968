"""A map of regions in continents, joined by land borders and by sea lines; and who holds what on it."""

from collections.abc import Sequence
from typing import Final, final

NOBODY: Final = -1


@final
class Regions:
    """The map. It never changes and is shared by all states. Regions and continents are indices."""

    def __init__(
        self,
        ids: Sequence[str],
        names: Sequence[str],
        continent_ids: Sequence[str],
        continent_names: Sequence[str],
        continent_of: Sequence[int],
        land: Sequence[tuple[int, int]],
        sea: Sequence[tuple[int, int]],
    ) -> None:
        self.ids = tuple(ids)
        self.names = tuple(names)
        self.continent_ids = tuple(continent_ids)
        self.continent_names = tuple(continent_names)
        self.continent_of = list(continent_of)
        self.size = len(self.ids)
        self.by_land = [_neighbours(region, land) for region in range(self.size)]
        self.by_sea = [_neighbours(region, sea) for region in range(self.size)]

    def index(self, region_id: str) -> int:
        """The region of that id; raises ValueError if there is none."""
        return self.ids.index(region_id)


def _neighbours(region: int, borders: Sequence[tuple[int, int]]) -> tuple[int, ...]:
    return tuple(sorted([b for a, b in borders if a == region] + [a for a, b in borders if b == region]))


def holder(strengths: list[int], at: int, step: int, owners: int) -> int:
    """Which of the owners has the most of `strengths[at + owner * step]`; a tie for the most, or nothing at all: nobody."""
    best = 0
    who = NOBODY
    for owner in range(owners):
        strength = strengths[at + owner * step]
        if strength > best:
            best = strength
            who = owner
        elif strength == best:
            who = NOBODY
    return who
