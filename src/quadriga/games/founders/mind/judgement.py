"""How good a position looks, in points at the end: what bots look at between the moves.

Bots alone use it. The weights were set by hand and by matches of greedy bots with single weights changed. They are judgement,
not rules. What a tile promises is a share of its points, by how much is still missing for it on the best free space.
"""

from typing import Final

from quadriga.games.founders.data.moves import EmployCraftsman
from quadriga.games.founders.data.terms import CITY, CRAFT_SHIFT, NATURE, NOTHING, VILLAGE, WAR, WAR_BIT
from quadriga.games.founders.rules import scoring
from quadriga.games.founders.rules.addition import WhichTile
from quadriga.games.founders.rules.craftsman import add_employments
from quadriga.games.founders.rules.ending import WhetherToAgree, WhichLastCraftsman
from quadriga.games.founders.rules.opening import TurnUp
from quadriga.games.founders.rules.reach import Survey
from quadriga.games.founders.rules.war import unprotected
from quadriga.games.founders.state.nation import Nation
from quadriga.games.founders.state.state import FoundersState
from quadriga.kernel.notation import Move

AT_ONCE: Final = 0.95
"""The part of a tile's worth that it promises to the seat that is about to add one: the best of them only."""
LACKS_NOTHING: Final = 0.42
LACKS_ONE: Final = 0.17
LACKS_TWO: Final = 0.04
CITY_WORTH: Final = 1.5
"""A token, and the resource that the best victory tiles ask for."""
VILLAGE_WORTH: Final = 0.5
NEW_RESOURCE: Final[tuple[float, ...]] = (0.12, 0.3, 0.45)
"""A resource that the nation did not have, by the back of the tile that makes it."""
EXPOSED: Final = 0.12
"""The part of the points on an unprotected tile that is feared for, and for each war token in other hands so much more."""
EXPOSED_TO_WAR: Final = 0.3
TO_PROPOSE: Final = 0.6
"""What a proposal to end the game costs while there is something to be won."""
TURNS_TO_USE: Final = 4.0
"""With fewer turns left than this, promises are worth less."""
DECIDED: Final = 2.0
"""What winning is worth beside the lead, so that nobody agrees to end a game that they do not win."""


def progress(s: FoundersState) -> float:
    """By the victory tiles or the stacks, whichever is nearer to the end."""
    box = s.setup.box
    if not s.agenda:
        return 1.0
    if not s.turns:
        return 0.0
    by_stacks = 1.0 - tiles_left(s) / box.turns_at_most
    by_victory = 1.0 - len(s.victory) / box.victory_shown
    return min(1.0, max(by_stacks, by_victory, 0.0))


def tiles_left(s: FoundersState) -> int:
    """In the three stacks."""
    return s.stacks[0].size + s.stacks[1].size + s.stacks[2].size


def judge(s: FoundersState, seat: int) -> float:
    """The seat's lead over the best of the others, as it may be at the end."""
    best = -1000.0
    own = 0.0
    for other in range(s.setup.players):
        worth = standing(s, other)
        if other == seat:
            own = worth
        elif worth > best:
            best = worth
    lead = own - best
    if not is_closing(s):
        return lead
    return lead + DECIDED if lead > 0.0 else lead - DECIDED


def is_closing(s: FoundersState) -> bool:
    """Whether nothing is left but the count and the craftsmen before it."""
    return not s.agenda or isinstance(s.agenda[-1], WhichLastCraftsman)


def standing(s: FoundersState, seat: int) -> float:
    """Points, and what the nation promises."""
    nation = s.nations[seat]
    points = float(scoring.points_of(s, nation))
    if is_closing(s):
        return points + farewell(s, seat) + 0.1 * scoring.victory_tiles(s, seat)
    if not nation.spaces:
        return points
    turns = tiles_left(s) / s.setup.players
    share = min(1.0, turns / TURNS_TO_USE)
    survey = Survey(s.setup.box, nation, s.bought if seat == s.turn else NOTHING)
    worth = points + share * promise(s, survey) - fear(s, seat, nation)
    if seat == s.turn:
        question = s.agenda[-1]
        if isinstance(question, WhichTile):
            worth += AT_ONCE * best_addition(s, survey)
        elif isinstance(question, TurnUp):
            worth += share * hope(s, survey, question.back)
        elif isinstance(question, WhetherToAgree):
            worth -= TO_PROPOSE
    if nation.held != NOTHING:
        worth += 0.2
    return worth


def farewell(s: FoundersState, seat: int) -> float:
    """FOE-E3: a point more for each craftsman that can still be employed before the count."""
    if not s.agenda or (seat - s.turn) % s.setup.players < (s.asked - s.turn) % s.setup.players:
        return 0.0
    found: list[Move] = []
    add_employments(s, seat, found)
    met = 0
    for move in found:
        assert isinstance(move, EmployCraftsman)
        met |= 1 << move.craftsman
    return float(met.bit_count())


def lacking(survey: Survey, tile: int) -> int:
    """How many needs of a tile are not met on the free space where most are: none, one, or two and more."""
    needs = survey.box.needed_by[tile]
    if survey.all & needs == 0 and needs:
        return 1 if needs & (needs - 1) == 0 else 2
    once = survey.once
    fewest = 2
    for number in range(survey.free):
        missing = needs & ~once[number]
        if missing == 0:
            if survey.feeds(number, tile):
                return 0
            fewest = 1
        elif missing & (missing - 1) == 0:
            fewest = 1
    return fewest


def _share(lacks: int) -> float:
    if lacks == 0:
        return LACKS_NOTHING
    return LACKS_ONE if lacks == 1 else LACKS_TWO


def promise(s: FoundersState, survey: Survey) -> float:
    """What the face-up tiles may bring, and what the nation's resources may."""
    box = s.setup.box
    worth = 0.0
    wanted = 0
    for tile in s.victory:
        wanted |= box.needed_by[tile]
        worth += box.tiles[tile].points * _share(lacking(survey, tile))
    for tile in s.rows[CITY]:
        worth += CITY_WORTH * 0.5 * _share(lacking(survey, tile))
    for tile in s.rows[VILLAGE]:
        if not box.made_by[tile] & survey.all:
            worth += VILLAGE_WORTH * 0.5 * _share(lacking(survey, tile))
    met = survey.gift
    nation = survey.nation
    for place in range(len(nation.tiles)):
        tile = nation.tiles[place]
        made = box.made_by[tile]
        if nation.tokens[place] == 0 and made & ~met:
            worth += NEW_RESOURCE[box.back_of[tile]] * (1.0 if made & wanted or box.back_of[tile] == NATURE else 0.5)
            met |= made
    return worth


def best_addition(s: FoundersState, survey: Survey) -> float:
    """The most that the tile about to be added can bring."""
    box = s.setup.box
    best = 0.0
    for tile in s.victory:
        if box.tiles[tile].points > best and lacking(survey, tile) == 0:
            best = float(box.tiles[tile].points)
    if best < CITY_WORTH:
        for tile in s.rows[CITY]:
            if best < CITY_WORTH and lacking(survey, tile) == 0:
                best = CITY_WORTH
    return best


def hope(s: FoundersState, survey: Survey, back: int) -> float:
    """What a tile about to be turned up may be worth, by what is left in its stack."""
    stack = s.stacks[back]
    if back == NATURE or not stack.size:
        return 0.05
    first = s.setup.box.first_of[back]
    made_by = s.setup.box.made_by
    worth = 0.0
    for index in range(len(stack.counts)):
        if stack.counts[index]:
            each = CITY_WORTH if back == CITY else VILLAGE_WORTH
            if made_by[first + index] & survey.all:
                each *= 0.6 if back == CITY else 0.3
            if lacking(survey, first + index) == 0:
                worth += each * stack.counts[index] / stack.size
    return worth


def fear(s: FoundersState, seat: int, nation: Nation) -> float:
    """What an opponent's war token may cost: the best of the unprotected tiles."""
    box = s.setup.box
    most = 0
    for place in unprotected(box, nation):
        on = nation.tokens[place]
        if on & WAR_BIT:
            continue
        points = box.tiles[nation.tiles[place]].points + (box.craftsman_points if on >> CRAFT_SHIFT else 0)
        most = max(most, points)
    if not most:
        return 0.0
    wars = 0
    for other in range(s.setup.players):
        if other != seat:
            wars += s.nations[other].hand[WAR]
    return most * (EXPOSED + EXPOSED_TO_WAR * min(wars, 2))
