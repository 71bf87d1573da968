"""FOE-A: a craftsman works in a village tile of one's own that makes his resource, and the tile stops producing."""

from quadriga.games.founders.data.moves import EmployCraftsman
from quadriga.games.founders.data.terms import COIN_BIT, CRAFT_SHIFT, CRAFTSMAN, NOTHING, VILLAGE, WAR_BIT
from quadriga.games.founders.rules.asking import tile_at
from quadriga.games.founders.rules.reach import Survey
from quadriga.games.founders.state.state import FoundersState
from quadriga.games.founders.tell import report
from quadriga.kernel.notation import Move
from quadriga.kernel.prompt import Reason


def add_employments(s: FoundersState, seat: int, out: list[Move]) -> None:
    """FOE-A2, A3: a village tile that shows the craftsman's resource, not pillaged, without a craftsman; a coin is no bar."""
    box = s.setup.box
    nation = s.nations[seat]
    hand = nation.hand
    for craftsman in range(len(box.craft_of)):
        if hand[CRAFTSMAN + craftsman]:
            bit = 1 << box.craft_of[craftsman]
            for place in range(len(nation.tiles)):
                tile = nation.tiles[place]
                if box.back_of[tile] == VILLAGE and box.made_by[tile] & bit and not nation.tokens[place] & ~COIN_BIT:
                    out.append(box.employ.at(craftsman * box.cells + nation.spaces[place]))


def employ(s: FoundersState, seat: int, move: EmployCraftsman) -> None:
    """FOE-A2: the craftsman stays on the tile, which stops producing."""
    nation = s.nations[seat]
    place = nation.at(move.space)
    nation.hand[CRAFTSMAN + move.craftsman] -= 1
    nation.tokens[place] |= (move.craftsman + 1) << CRAFT_SHIFT
    report.craftsman_employed(s, seat, move.craftsman, place)


def refuse_employment(s: FoundersState, seat: int, move: EmployCraftsman) -> Reason:
    """Why a craftsman cannot work there."""
    box = s.setup.box
    nation = s.nations[seat]
    if not nation.hand[CRAFTSMAN + move.craftsman]:
        return _not_in_hand(s, move.craftsman)
    place = nation.at(move.space)
    if place == NOTHING:
        return Reason("you-have-no-tile", "FOE-A2", space=box.names[move.space])
    tile = box.tiles[nation.tiles[place]]
    resource = box.craft_of[move.craftsman]
    here = tile_at(box, nation, place)
    if tile.back != VILLAGE or resource not in tile.makes:
        is_united = any(place in places for _, places in Survey(box, nation, NOTHING).unions())
        return Reason(
            "wrong-workplace",
            "FOE-A3" if is_united else "FOE-A2",
            craftsman=box.craftsmen[move.craftsman],
            resource=box.resource_ids[resource],
            here=here,
            united=is_united,
        )
    if nation.tokens[place] & WAR_BIT:
        return Reason("workplace-pillaged", "FOE-A3", here=here)
    return Reason("craftsman-there", "FOE-A3", here=here)


def idle_craftsman(s: FoundersState, seat: int, craftsman: int) -> Reason:
    """Why a craftsman cannot work anywhere."""
    if not s.nations[seat].hand[CRAFTSMAN + craftsman]:
        return _not_in_hand(s, craftsman)
    box = s.setup.box
    resource = box.resource_ids[box.craft_of[craftsman]]
    return Reason("no-workplace", "FOE-A2", resource=resource, craftsman=box.craftsmen[craftsman])


def _not_in_hand(s: FoundersState, craftsman: int) -> Reason:
    return Reason("craftsman-not-in-hand", "FOE-A1", craftsman=s.setup.box.craftsmen[craftsman])
