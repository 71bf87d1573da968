"""Which options are worth a thought, and a sensible move found quickly, for the games that search plays in thought.

Bots alone use it.
"""

from typing import Final

from quadriga.games.founders.data.moves import EmployCraftsman, LayTile, OpenStack, Pillage, UniteTiles
from quadriga.games.founders.data.terms import CITY, CRAFT_SHIFT, NATURE, NOTHING, STACKS, VICTORY, VILLAGE, WAR_BIT
from quadriga.games.founders.rules import scoring
from quadriga.games.founders.rules.addition import WhereToLay, WhichTile
from quadriga.games.founders.rules.ending import WhetherToAgree, WhetherToPropose
from quadriga.games.founders.rules.opening import WhichStack
from quadriga.games.founders.rules.playing import WhichToken
from quadriga.games.founders.rules.reach import Survey
from quadriga.games.founders.state.nation import Nation
from quadriga.games.founders.state.state import FoundersState
from quadriga.kernel.chance import Rng
from quadriga.kernel.notation import Move

HORIZON: Final = 4
"""Turns that search looks ahead by hunches: farther, chance and hunches blur what they show (docs/bots.md)."""
SPACES_TRIED: Final = 4
"""So many spaces are thought about for a nature tile: those with most tiles around."""

# -- which options are worth a thought ------------------------------------------------------------------------------------


def shortlist(s: FoundersState, seat: int, options: list[Move]) -> list[Move]:
    """Options without those that are hardly ever good: nature tiles far out, swaps of tiles that still do something, and the
    agreed end for a seat that would not win by it."""
    box = s.setup.box
    question = s.agenda[-1]
    if isinstance(question, WhetherToPropose):
        return options if is_ahead(s, seat) else [box.end_turn]
    if isinstance(question, WhetherToAgree):
        return options if is_ahead(s, seat) else [box.refuse]
    if not isinstance(question, (WhichTile, WhereToLay)) or len(options) <= SPACES_TRIED:
        return options
    nation = s.nations[seat]
    near = crowded(s, nation)
    out: list[Move] = []
    for move in options:
        if not isinstance(move, LayTile):
            out.append(move)
        elif move.is_swap:
            on = nation.tokens[nation.at(move.space)]
            old = nation.tiles[nation.at(move.space)]
            is_spent = on & WAR_BIT or (box.back_of[old] == NATURE and on == 0)
            if is_spent and box.tiles[move.tile].points > 1 and not on >> CRAFT_SHIFT:
                out.append(move)
        elif box.back_of[move.tile] != NATURE or move.space in near:
            out.append(move)
    return out if out else options


def is_ahead(s: FoundersState, seat: int) -> bool:
    """Whether the seat would win alone if the points were counted now."""
    points = scoring.scores(s)
    return all(other == seat or points[other] < points[seat] for other in range(len(points)))


def crowded(s: FoundersState, nation: Nation) -> list[int]:
    """The free spaces with the most tiles around: there the resources come together."""
    box = s.setup.box
    survey = Survey(box, nation, NOTHING)
    counts = [survey.neighbours(number) for number in range(survey.free)]
    out: list[int] = []
    for wanted in range(8, 0, -1):
        for number in range(survey.free):
            if counts[number] == wanted and len(out) < SPACES_TRIED:
                out.append(survey.spaces[number])
    return out


# -- a sensible move, quickly ---------------------------------------------------------------------------------------------


def hunch(s: FoundersState, seat: int, options: list[Move], rng: Rng) -> Move:
    """For the games that search plays in thought: the most valuable tile on some space, tokens where they plainly help."""
    question = s.agenda[-1]
    if isinstance(question, (WhichTile, WhereToLay)):
        return _best_tile(s, seat, options, rng)
    if isinstance(question, WhichToken):
        return _plain_token(s, options, rng)
    if isinstance(question, WhichStack):
        return _any_stack(s, options, rng)
    if isinstance(question, WhetherToPropose):
        return s.setup.box.end_turn
    if isinstance(question, WhetherToAgree):
        return s.setup.box.refuse
    return options[rng.below(len(options))]


def _best_tile(s: FoundersState, seat: int, options: list[Move], rng: Rng) -> Move:
    box = s.setup.box
    has = 0
    nation = s.nations[seat]
    for tile in nation.tiles:
        has |= box.made_by[tile]
    best = options[0]
    highest = -1
    ties = 0
    last = NOTHING
    worth = 0
    for move in options:
        if not isinstance(move, LayTile) or move.is_swap:
            if ties:
                break  # swaps come last
            continue
        tile = move.tile
        if tile != last:
            last = tile
            back = box.back_of[tile]
            if back == VICTORY:
                worth = 10 + 10 * box.tiles[tile].points
            elif back == CITY:
                worth = 16 if not box.made_by[tile] & has else 14
            elif back == VILLAGE:
                worth = 8 if not box.made_by[tile] & has else 3
            else:
                worth = 4
        if worth > highest:
            highest = worth
            best = move
            ties = 1
        elif worth == highest:
            ties += 1
            if rng.below(ties) == 0:
                best = move
    return best


def _plain_token(s: FoundersState, options: list[Move], rng: Rng) -> Move:
    """Employ a craftsman, pillage what has points, unite now and then; else keep."""
    box = s.setup.box
    best = options[0]
    most = 1
    for move in options:
        if isinstance(move, Pillage):
            nation = s.nations[move.owner]
            place = nation.at(move.space)
            points = box.tiles[nation.tiles[place]].points
            if nation.tokens[place] >> CRAFT_SHIFT:
                points += box.craftsman_points
            if points > most:
                most = points
                best = move
        elif isinstance(move, EmployCraftsman) and most < 2:
            best = move
            most = 2
        elif isinstance(move, UniteTiles) and most < 2 and rng.below(3) == 0:
            best = move
    return best


def _any_stack(s: FoundersState, options: list[Move], rng: Rng) -> Move:
    """City and village rather than nature, and no row that is full if it can be helped."""
    limit = s.setup.box.row_limit
    for _ in range(STACKS):
        move = options[rng.below(len(options))]
        assert isinstance(move, OpenStack)
        if len(s.rows[move.back]) < limit and (move.back != NATURE or rng.below(3) == 0):
            return move
    return options[rng.below(len(options))]
