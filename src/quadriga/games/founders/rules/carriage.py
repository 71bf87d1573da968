"""FOE-G: a carriage in the middle of four tiles unites them; what that feeds stands in `reach`."""

from quadriga.games.founders.data.box import Box
from quadriga.games.founders.data.moves import UniteTiles
from quadriga.games.founders.data.terms import CARRIAGE, NOTHING
from quadriga.games.founders.state.nation import Nation
from quadriga.games.founders.state.state import FoundersState
from quadriga.games.founders.tell import report
from quadriga.kernel.notation import Move
from quadriga.kernel.prompt import Reason


def corners(box: Box, nation: Nation) -> list[int]:
    """FOE-G1: the blocks of four tiles without a carriage, each by its nearest and leftmost space."""
    spaces = nation.spaces
    side = box.side
    out: list[int] = []
    for place in range(len(spaces) - 3):
        space = spaces[place]
        # Spaces rise: the right neighbour of a block's first tile comes next.
        if spaces[place + 1] == space + 1 and space not in nation.carriages:
            beyond = nation.at(space + side)
            if beyond != NOTHING and beyond + 1 < len(spaces) and spaces[beyond + 1] == space + side + 1:
                out.append(space)
    return out


def add_unions(s: FoundersState, seat: int, out: list[Move]) -> None:
    """FOE-G1: at each corner of four tiles."""
    box = s.setup.box
    for corner in corners(box, s.nations[seat]):
        out.append(box.unite.at(corner))


def unite(s: FoundersState, seat: int, move: UniteTiles) -> None:
    """FOE-G1: a carriage in the middle of four tiles."""
    nation = s.nations[seat]
    nation.hand[CARRIAGE] -= 1
    nation.carriages = tuple(sorted([*nation.carriages, move.corner]))
    report.tiles_united(s, seat, move.corner)


def refuse_union(s: FoundersState, seat: int, move: UniteTiles) -> Reason:
    """Why a carriage of a seat that has one cannot stand there."""
    box = s.setup.box
    nation = s.nations[seat]
    corner = move.corner
    if corner in nation.carriages:
        return Reason("carriage-there", "FOE-G1", corner=box.names[corner])
    block = (corner, corner + 1, corner + box.side, corner + box.side + 1)
    free = tuple([box.names[space] for space in block if space < box.cells and nation.at(space) == NOTHING])
    if len(free) == 4 or not free:
        return Reason("corner-empty", "FOE-G1", corner=box.names[corner])
    return Reason("corner-incomplete", "FOE-G1", spaces=free)
