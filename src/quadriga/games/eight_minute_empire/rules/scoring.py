"""Who holds what, and what it is worth: EME-E2 to E6, the tokens of EME-V7, the ties of EME-V6, and the sum of EME-F1."""

from typing import Final

from quadriga.games.eight_minute_empire.meta import META
from quadriga.games.eight_minute_empire.state.state import EmpireState
from quadriga.kernel.meta import Ending
from quadriga.kernel.score import Score
from quadriga.kernel.words.message import Message
from quadriga.parts.regions import holder

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


def held_goods(s: EmpireState, holders: list[int]) -> list[int]:
    """`held[seat * box.goods + good]` symbols: of the cards, and of the tokens on regions that the seat controls (EME-V7)."""
    if not s.tokens:
        return s.goods
    box = s.setup.box
    held = s.goods.copy()
    for index in range(len(s.tokens)):
        owner = holders[box.marked[index]]
        if 0 <= owner < s.setup.players:
            held[owner * box.goods + s.tokens[index]] += 1
    return held


def goods_points(s: EmpireState, seat: int, goods: list[int]) -> int:
    """EME-E5 for the goods that are held, with the wild ones of EME-V2 assigned for the most points."""
    box = s.setup.box
    at = seat * box.goods
    wild = goods[at + box.wild]
    if wild:
        return sum(box.worth[good][symbols] for good, symbols in enumerate(best_goods(s, seat, goods)))
    points = 0
    for good in range(box.wild):
        points += box.worth[good][goods[at + good]]
    return points


def best_goods(s: EmpireState, seat: int, goods: list[int]) -> list[int]:
    """A seat's symbols of each good once every wild has become the good that helps most, all chosen together (EME-V2).

    Where a wild needs company, that is a card of the good, and a token is none (EME-V7).
    """
    box = s.setup.box
    at = seat * box.goods
    held = goods[at : at + box.wild]
    wild = goods[at + box.wild]
    needs_company = s.setup.wild_needs_company
    # best[w]: the most points, and the split, from the goods so far with w wilds spent; few wilds, so the table is tiny.
    best: list[tuple[int, list[int]]] = [(0, []) for _ in range(wild + 1)]
    for good in range(box.wild):
        worth = box.worth[good]
        most = 0 if needs_company and not s.goods[at + good] else wild
        following: list[tuple[int, list[int]]] = []
        for spent in range(wild + 1):
            top = -1
            split: list[int] = []
            for here in range(min(spent, most) + 1):
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
    goods = held_goods(s, holders)
    points = [goods_points(s, seat, goods) for seat in range(players)]
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


def sheet(s: EmpireState, seat: int) -> list[Score]:
    """The lines that add up to a seat's score."""
    box = s.setup.box
    lines = [Score(game[seat], "EME-F1", "sheet-game", number=number + 1) for number, game in enumerate(s.past)]
    holders = region_holders(s)
    held = tuple([box.map.ids[region] for region, owner in enumerate(holders) if owner == seat])
    lines.append(Score(POINTS_A_REGION * len(held), "EME-E3", "sheet-regions", regions=held))
    counts = continent_counts(s, holders)
    lands = tuple([box.map.continent_ids[index] for index, owner in enumerate(continent_holders(s, counts)) if owner == seat])
    lines.append(Score(POINTS_A_CONTINENT * len(lands), "EME-E4", "sheet-continents", continents=lands))
    lines += _goods_lines(s, seat, held_goods(s, holders))
    lines.append(Score(0, "EME-V6" if s.setup.coins_break_ties else "EME-E2", "sheet-coins", coins=s.coins[seat]))
    if s.setup.coins_break_ties:
        lines.append(Score(0, "EME-V6", "sheet-armies", armies=armies_on_board(s, seat)))
    return lines


def _goods_lines(s: EmpireState, seat: int, goods: list[int]) -> list[Score]:
    """A line for each good that is held, and one for wilds that no card keeps company."""
    box = s.setup.box
    at = seat * box.goods
    lines: list[Score] = []
    for good, symbols in enumerate(best_goods(s, seat, goods)):
        if symbols:
            wild = symbols - goods[at + good]
            tokens = goods[at + good] - s.goods[at + good]
            counts = (("wild-goods", wild), ("tokens-held", tokens))
            more = tuple([Message(id, count=count) for id, count in counts if count])
            rule = "EME-V2" if wild else "EME-V7" if tokens else "EME-E5"
            points = box.worth[good][symbols]
            lines.append(Score(points, rule, "sheet-good", good=box.good_ids[good], symbols=symbols, more=more))
    if s.setup.wild_needs_company and goods[at + box.wild] and not any(s.goods[at : at + box.wild]):
        lines.append(Score(0, "EME-V2", "sheet-wild", count=goods[at + box.wild]))
    return lines


def armies_on_board(s: EmpireState, seat: int) -> int:
    """EME-V6: cities are no armies here."""
    return s.setup.armies - s.armies_left[seat]


def ending(s: EmpireState) -> Ending:
    """EME-E1, F1."""
    return META.ending("three_games" if s.setup.games > 1 else "cards")


def standings(s: EmpireState) -> list[tuple[int, ...]]:
    """EME-E6: most points win, equal points share the place unless EME-V6 decides; of a full game the sums count (EME-F1)."""
    ranks: list[tuple[int, ...]] = [(points,) for points in scores(s)]
    if s.setup.coins_break_ties:
        holders = region_holders(s)
        for seat in range(len(ranks)):
            ranks[seat] += (s.coins[seat], armies_on_board(s, seat), holders.count(seat))
    return ranks
