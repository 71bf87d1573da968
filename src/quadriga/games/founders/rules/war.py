"""FOE-W: a war token pillages the farthest tile of a column of an opponent."""

from quadriga.games.founders.data.box import Box
from quadriga.games.founders.data.moves import Pillage
from quadriga.games.founders.data.terms import NOTHING, WAR, WAR_BIT
from quadriga.games.founders.rules.asking import tile_at
from quadriga.games.founders.state.nation import Nation
from quadriga.games.founders.state.state import FoundersState
from quadriga.games.founders.tell import report
from quadriga.kernel.notation import Move
from quadriga.kernel.prompt import Reason


def unprotected(box: Box, nation: Nation) -> list[int]:
    """FOE-W1: the place of the farthest tile of each column, pillaged or not (FOE-W4), from the leftmost column on."""
    farthest = [NOTHING] * box.side
    for place in range(len(nation.spaces)):  # spaces rise, so the last one seen of a column is the farthest
        farthest[box.column_of[nation.spaces[place]]] = place
    return [place for place in farthest if place != NOTHING]


def add_pillages(s: FoundersState, seat: int, out: list[Move]) -> None:
    """FOE-W1, W4: the farthest tile of each column of each opponent, unless it is pillaged already."""
    box = s.setup.box
    for owner in range(s.setup.players):
        if owner != seat:
            nation = s.nations[owner]
            for place in unprotected(box, nation):
                if not nation.tokens[place] & WAR_BIT:
                    out.append(box.pillage.at(owner * box.cells + nation.spaces[place]))


def pillage(s: FoundersState, seat: int, move: Pillage) -> None:
    """FOE-W1 to W3: the token stays on the tile, over a craftsman if there is one."""
    nation = s.nations[move.owner]
    place = nation.at(move.space)
    s.nations[seat].hand[WAR] -= 1
    nation.tokens[place] |= WAR_BIT
    report.tile_pillaged(s, seat, move.owner, place)


def refuse_pillage(s: FoundersState, seat: int, move: Pillage) -> Reason:
    """Why a tile cannot be pillaged by a seat that has a war token."""
    box = s.setup.box
    if move.owner == seat:
        return Reason("own-tile-for-war", "FOE-W1")
    nation = s.nations[move.owner]
    place = nation.at(move.space)
    if place == NOTHING:
        return Reason("seat-has-no-tile", "FOE-W1", seat=move.owner, space=box.names[move.space])
    here = tile_at(box, nation, place)
    if nation.tokens[place] & WAR_BIT:
        return Reason("pillaged-already", "FOE-W4", here=here)
    column = box.column_of[move.space]
    farthest = next(other for other in unprotected(box, nation) if box.column_of[nation.spaces[other]] == column)
    return Reason("protected", "FOE-W1", here=here, farther=tile_at(box, nation, farthest))
