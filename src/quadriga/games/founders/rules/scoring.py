"""What a nation is worth, and how a game has ended: FOE-E1 to E6, M8."""

from quadriga.games.founders.data.box import Box
from quadriga.games.founders.data.terms import COIN_BIT, CRAFT_SHIFT, CRAFTSMAN, TOKENS, VICTORY, WAR_BIT
from quadriga.games.founders.meta import META
from quadriga.games.founders.state.nation import Nation
from quadriga.games.founders.state.state import FoundersState
from quadriga.kernel.meta import Ending
from quadriga.kernel.score import Score
from quadriga.kernel.words.message import Message


def points_of(s: FoundersState, nation: Nation) -> int:
    """FOE-E4 for one nation, with the coins on its tiles counted as if in hand (FOE-M8)."""
    box = s.setup.box
    points = box.swapped_points * len(nation.swapped) + box.token_points * sum(nation.hand)
    tiles = box.tiles
    tokens = nation.tokens
    for place in range(len(tokens)):
        on = tokens[place]
        if on == 0:
            points += tiles[nation.tiles[place]].points
        else:
            if on & COIN_BIT:
                points += box.token_points
            if not on & WAR_BIT:
                points += tiles[nation.tiles[place]].points
                if on >> CRAFT_SHIFT:
                    points += box.craftsman_points
    return points


def victory_tiles(s: FoundersState, seat: int) -> int:
    """FOE-E5: victory tiles in the nation, pillaged ones included."""
    back_of = s.setup.box.back_of
    count = 0
    for tile in s.nations[seat].tiles:
        if back_of[tile] == VICTORY:
            count += 1
    return count


def scores(s: FoundersState) -> list[int]:
    """The points of each seat if the game ended now."""
    return [points_of(s, nation) for nation in s.nations]


def sheet(s: FoundersState, seat: int) -> list[Score]:
    """The lines that add up to a seat's score."""
    box = s.setup.box
    nation = s.nations[seat]
    standing: list[Message] = []
    ruined: list[str] = []
    points = 0
    covered: list[str] = []
    employed: list[str] = []
    coins = 0
    for place, tile in enumerate(nation.tiles):
        on = nation.tokens[place]
        if box.back_of[tile] == VICTORY:
            if on & WAR_BIT:
                ruined.append(box.ids[tile])
            else:
                standing.append(Message("tile-points", tile=box.ids[tile], points=box.tiles[tile].points))
                points += box.tiles[tile].points
        if on >> CRAFT_SHIFT:
            (covered if on & WAR_BIT else employed).append(box.craftsmen[(on >> CRAFT_SHIFT) - 1])
        coins += 1 if on & COIN_BIT else 0
    lines = [Score(points, "FOE-D7", "sheet-victory", tiles=tuple(standing))]
    if ruined:
        lines.append(Score(0, "FOE-W2", "sheet-pillaged", tiles=tuple(ruined)))
    if employed:
        worth = box.craftsman_points * len(employed)
        lines.append(Score(worth, "FOE-A2", "sheet-craftsmen", craftsmen=tuple(employed)))
    if covered:
        lines.append(Score(0, "FOE-W3", "sheet-craftsmen-pillaged", craftsmen=tuple(covered)))
    lines.append(Score(box.token_points * sum(nation.hand), "FOE-E4", "sheet-hand", tokens=_held(box, nation.hand)))
    if coins:
        lines.append(Score(box.token_points * coins, "FOE-M8", "sheet-coins", count=coins))
    if nation.swapped:
        swapped = tuple([box.ids[tile] for tile in nation.swapped])
        lines.append(Score(box.swapped_points * len(swapped), "FOE-D9", "sheet-swapped", tiles=swapped))
    lines.append(Score(0, "FOE-E5", "sheet-tie", count=victory_tiles(s, seat)))
    return lines


def _held(box: Box, hand: list[int]) -> tuple[Message, ...]:
    held = [Message("held-tokens", count=count, token=TOKENS[token]) for token, count in enumerate(hand[:CRAFTSMAN]) if count]
    craftsmen = zip(box.craftsmen, hand[CRAFTSMAN:], strict=True)
    held += [Message("held-craftsman", craftsman=craftsman) for craftsman, count in craftsmen if count]
    return tuple(held)


def ending(s: FoundersState) -> Ending:
    """FOE-E3a: of several reasons the first one names the ending."""
    if not s.victory:
        return META.ending("victory")
    if not s.has_tiles():
        return META.ending("stacks")
    return META.ending("agreed")


def standings(s: FoundersState) -> list[tuple[int, ...]]:
    """FOE-E4, E5: most points win, then most victory tiles; still equal shares the place."""
    return [(points_of(s, nation), victory_tiles(s, seat)) for seat, nation in enumerate(s.nations)]
