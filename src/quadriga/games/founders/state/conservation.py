"""The laws that every state of Founders of the Empire keeps: nothing is created or lost, and nations are nations (FOE-C1, G1).

The title names `check`; the kit calls it after every move, and positions are held to it.
"""
# not compiled: it counts by the fields, at the edge

from quadriga.games.founders.data.box import Box
from quadriga.games.founders.data.terms import BACKS, NOTHING
from quadriga.games.founders.state.fields import FIELDS, TILE
from quadriga.games.founders.state.nation import Nation
from quadriga.games.founders.state.state import FoundersState
from quadriga.kernel.errors import BrokenLaw
from quadriga.kernel.seats import seat_name


def check(s: FoundersState) -> None:
    """Raise `BrokenLaw` at the first thing that is not so."""
    _check_tiles(s)
    _check_tokens(s)
    for seat, nation in enumerate(s.nations):
        _check_nation(s.setup.box, nation, seat)


def _check_tiles(s: FoundersState) -> None:
    """Every tile of the box is in exactly one place, or unseen."""
    box = s.setup.box
    seen = [0] * len(box.tiles)
    FIELDS.tally(s, TILE, seen)
    for tile in box.tiles:
        unseen = s.stacks[tile.back].counts[tile.index - box.first_of[tile.back]]
        if seen[tile.index] > tile.count:
            problem = f"of the tile {tile.id}, {seen[tile.index]} lie on the table; the box has {tile.count} (FOE-C1)"
            raise BrokenLaw("seats", problem)
        if seen[tile.index] + unseen != tile.count:
            raise BrokenLaw("seats", f"of the tile {tile.id} {seen[tile.index] + unseen} are left of {tile.count} (FOE-C1)")
    for back, stack in enumerate(s.stacks):
        if stack.size != sum(stack.counts):
            raise BrokenLaw("rows", f"the {BACKS[back]} stack counts {stack.size} and has {sum(stack.counts)}")


def _check_tokens(s: FoundersState) -> None:
    """Every token is in a pile, in a hand, on a tile, at a corner, or has left the game."""
    box = s.setup.box
    out = s.lost.copy()
    for nation in s.nations:
        nation.count_tokens(out)
    for token, due in enumerate(box.token_counts):
        if s.supply[token] < 0 or out[token] + s.supply[token] != due:
            word = box.token_words[token]
            raise BrokenLaw("seats", f"of the token {word}, {out[token]} are out of the pile; there are {due} (FOE-C1)")


def _check_nation(box: Box, nation: Nation, seat: int) -> None:
    place = f"seats[{seat}]"
    spaces = nation.spaces
    if len(spaces) != len(nation.tiles) or len(spaces) != len(nation.tokens):
        raise BrokenLaw(f"{place}.tiles", f"the lists of {seat_name(seat)} have different lengths")
    if any(spaces[index] >= spaces[index + 1] for index in range(len(spaces) - 1)):
        raise BrokenLaw(f"{place}.tiles", f"the spaces of {seat_name(seat)} are not in order")
    for corner in nation.carriages:
        if any(nation.at(space) == NOTHING for space in (corner, corner + 1, corner + box.side, corner + box.side + 1)):
            raise BrokenLaw(f"{place}.carriages", f"{box.names[corner]} is no corner of four tiles (FOE-G1)")
