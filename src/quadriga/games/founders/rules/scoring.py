"""What a nation is worth, and how a game has ended: FOE-E1 to E6, M8."""

from quadriga.games.founders.data.terms import COIN_BIT, CRAFT_SHIFT, CRAFTSMAN, TOKENS, VICTORY, WAR_BIT
from quadriga.games.founders.meta import META
from quadriga.games.founders.state.nation import Nation
from quadriga.games.founders.state.state import FoundersState
from quadriga.kernel.meta import Ending
from quadriga.kernel.outcome import Line


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


def sheet(s: FoundersState, seat: int) -> tuple[Line, ...]:
    """The lines that add up to a seat's score."""
    box = s.setup.box
    nation = s.nations[seat]
    standing: list[str] = []
    ruined: list[str] = []
    points = 0
    covered: list[str] = []
    employed: list[str] = []
    coins = 0
    for place, tile in enumerate(nation.tiles):
        on = nation.tokens[place]
        name = box.tiles[tile].name
        if box.back_of[tile] == VICTORY:
            if on & WAR_BIT:
                ruined.append(name)
            else:
                standing.append(f"{name} {box.tiles[tile].points}")
                points += box.tiles[tile].points
        if on >> CRAFT_SHIFT:
            (covered if on & WAR_BIT else employed).append(box.craftsman_names[(on >> CRAFT_SHIFT) - 1])
        coins += 1 if on & COIN_BIT else 0
    lines = [Line(f"Victory tiles: {', '.join(standing) or 'none'}", "FOE-D7", points)]
    if ruined:
        lines.append(Line(f"Victory tiles pillaged: {', '.join(ruined)}", "FOE-W2", 0))
    if employed:
        lines.append(Line(f"Craftsmen at work: {', '.join(employed)}", "FOE-A2", box.craftsman_points * len(employed)))
    if covered:
        lines.append(Line(f"Craftsmen pillaged: {', '.join(covered)}", "FOE-W3", 0))
    held = [f"{count} {TOKENS[token]}" for token, count in enumerate(nation.hand[:CRAFTSMAN]) if count]
    held += [name for name, count in zip(box.craftsman_names, nation.hand[CRAFTSMAN:], strict=True) if count]
    lines.append(Line(f"Tokens in hand: {', '.join(held) or 'none'}", "FOE-E4", box.token_points * sum(nation.hand)))
    if coins:
        lines.append(Line(f"Coins on tiles: {coins}", "FOE-M8", box.token_points * coins))
    if nation.swapped:
        names = ", ".join(box.tiles[tile].name for tile in nation.swapped)
        lines.append(Line(f"Swapped tiles: {names}", "FOE-D9", box.swapped_points * len(nation.swapped)))
    lines.append(Line(f"Victory tiles for a tie: {victory_tiles(s, seat)}", "FOE-E5", 0))
    return tuple(lines)


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
