"""Who holds what, and what it is worth: EME-E2 to E6, and the sum of EME-F1."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from quadriga.kernel.outcome import Line, Outcome, places_by
from quadriga.parts.regions import holder

if TYPE_CHECKING:
    from quadriga.games.eight_minute_empire.state import EmpireState

POINTS_A_REGION: Final = 1
POINTS_A_CONTINENT: Final = 1


def region_holders(s: EmpireState) -> list[int]:
    """EME-E3: the owner of the most armies and cities in each region; a tie for the most: nobody."""
    size = s.setup.box.map.size
    owners = s.setup.players + 1
    armies = s.armies
    cities = s.cities
    strengths = [armies[i] + cities[i] for i in range(len(armies))]
    return [holder(strengths, region, size, owners) for region in range(size)]


def continent_counts(s: EmpireState, holders: list[int]) -> list[int]:
    """`counts[continent * owners + owner]` regions held."""
    box = s.setup.box
    owners = s.setup.players + 1
    counts = [0] * (owners * len(box.map.continent_ids))
    continent_of = box.map.continent_of
    for region in range(len(holders)):
        owner = holders[region]
        if owner >= 0:
            counts[continent_of[region] * owners + owner] += 1
    return counts


def continent_holders(s: EmpireState, counts: list[int]) -> list[int]:
    """EME-E4: the owner of the most regions of each continent; a tie for the most: nobody."""
    owners = s.setup.players + 1
    return [holder(counts, at, 1, owners) for at in range(0, len(counts), owners)]


def goods_points(s: EmpireState, seat: int) -> int:
    """EME-E5 with the wild goods of EME-V2 assigned for the most points."""
    box = s.setup.box
    at = seat * box.goods
    goods = s.goods
    wild = goods[at + box.wild]
    if wild:
        return sum(box.worth[good][symbols] for good, symbols in enumerate(best_goods(s, seat)))
    points = 0
    for good in range(box.wild):
        points += box.worth[good][goods[at + good]]
    return points


def best_goods(s: EmpireState, seat: int) -> list[int]:
    """A seat's symbols of each good once every wild has become the good that helps most, all chosen together (EME-V2)."""
    box = s.setup.box
    at = seat * box.goods
    held = s.goods[at : at + box.wild]
    wild = s.goods[at + box.wild]
    # best[w]: the most points, and the split, from the goods so far with w wilds spent; few wilds, so the table is tiny.
    best: list[tuple[int, list[int]]] = [(0, []) for _ in range(wild + 1)]
    for good in range(box.wild):
        worth = box.worth[good]
        following: list[tuple[int, list[int]]] = []
        for spent in range(wild + 1):
            top = -1
            split: list[int] = []
            for here in range(spent + 1):
                before = best[spent - here]
                points = before[0] + worth[held[good] + here]
                if points > top:
                    top = points
                    split = [*before[1], held[good] + here]
            following.append((top, split))
        best = following
    return best[wild][1]


def game_scores(s: EmpireState) -> list[int]:
    """The points of the running game alone: regions, continents and goods (EME-E6)."""
    players = s.setup.players
    holders = region_holders(s)
    points = [goods_points(s, seat) for seat in range(players)]
    for owner in holders:
        if 0 <= owner < players:
            points[owner] += POINTS_A_REGION
    for owner in continent_holders(s, continent_counts(s, holders)):
        if 0 <= owner < players:
            points[owner] += POINTS_A_CONTINENT
    return points


def scores(s: EmpireState) -> list[int]:
    """The points of the running game and of the games before it (EME-F1)."""
    points = game_scores(s)
    for game in s.past:
        for seat in range(s.setup.players):
            points[seat] += game[seat]
    return points


def sheet(s: EmpireState, seat: int) -> tuple[Line, ...]:
    """The lines that add up to a seat's score."""
    box = s.setup.box
    lines = [Line(f"Game {number + 1}", "EME-F1", game[seat]) for number, game in enumerate(s.past)]
    holders = region_holders(s)
    held = [box.map.names[region] for region, owner in enumerate(holders) if owner == seat]
    lines.append(Line(f"Regions: {', '.join(held) or 'none'}", "EME-E3", POINTS_A_REGION * len(held)))
    counts = continent_counts(s, holders)
    continents = [box.map.continent_names[index] for index, owner in enumerate(continent_holders(s, counts)) if owner == seat]
    lines.append(Line(f"Continents: {', '.join(continents) or 'none'}", "EME-E4", POINTS_A_CONTINENT * len(continents)))
    for good, symbols in enumerate(best_goods(s, seat)):
        if symbols:
            wild = symbols - s.goods[seat * box.goods + good]
            label = f"{box.good_names[good]}: {symbols}" + (f" ({wild} wild)" if wild else "")
            lines.append(Line(label, "EME-V2" if wild else "EME-E5", box.worth[good][symbols]))
    lines.append(Line(f"Coins left: {s.coins[seat]}", "EME-E2", 0))
    return tuple(lines)


def outcome(s: EmpireState) -> Outcome | None:
    """EME-E6: most points win, equal points share the place; of a full game the sums count (EME-F1)."""
    if s.agenda:
        return None
    points = scores(s)
    return Outcome(
        "three_games" if s.setup.games > 1 else "cards",
        places_by(points),
        tuple(points),
        s.sheet(),
    )
