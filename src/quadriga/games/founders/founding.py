"""The set-up of Founders of the Empire as frames: the lot, what is revealed, the draft, the first two tiles, the rows (FOE-S).

`frames` puts them on the agenda. `DrawTile` is also what later draws are made of.
"""

from typing import final

from quadriga.games.founders import events as tell
from quadriga.games.founders.box import AHEAD, BACKS, BEHIND, BESIDE, NATURE, STACKS
from quadriga.games.founders.laying import add_distinct
from quadriga.games.founders.nation import NOTHING
from quadriga.games.founders.state import FoundersState
from quadriga.kernel.chance import Rng
from quadriga.kernel.notation import Move
from quadriga.kernel.seats import ALONE
from quadriga.kernel.state import ChanceFrame, Frame


@final
class DrawLots(ChanceFrame[FoundersState]):
    """FOE-S0: the first player, where the table has named none."""

    def options(self, s: FoundersState, seat: int) -> list[Move]:
        return s.setup.box.lot.copy()

    def weights(self, s: FoundersState) -> list[int]:
        return [1] * s.setup.players

    def play(self, s: FoundersState, seat: int, move: Move) -> None:
        s.turn = move.a
        s.agenda.pop()
        if s.heard is not None:
            s.heard.append(tell.FirstPlayerDrawn(seat=move.a))


class DrawTile(ChanceFrame[FoundersState]):
    """A tile from the stack of one back, turned up when it is drawn."""

    def __init__(self, text: str, rule: str, back: int) -> None:
        super().__init__(text, rule)
        self.back = back

    def stack(self, s: FoundersState) -> int:
        """The back that is drawn from now."""
        return self.back

    def options(self, s: FoundersState, seat: int) -> list[Move]:
        box = s.setup.box
        back = self.stack(s)
        first = box.first_of[back]
        return [box.draw[first + index] for index in s.stacks[back].candidates()]

    def weights(self, s: FoundersState) -> list[int]:
        return s.stacks[self.stack(s)].weights()

    def pick(self, s: FoundersState, rng: Rng) -> Move:
        box = s.setup.box
        back = self.stack(s)
        return box.draw[box.first_of[back] + s.stacks[back].pick(rng)]

    def take_off(self, s: FoundersState, move: Move) -> None:
        """The tile leaves its stack."""
        back = s.setup.box.back_of[move.a]
        s.stacks[back].draw(move.a - s.setup.box.first_of[back])


@final
class RevealVictory(DrawTile):
    """FOE-S1: so many victory tiles as the number of players asks for; the others stay in the box."""

    def play(self, s: FoundersState, seat: int, move: Move) -> None:
        self.take_off(s, move)
        s.victory.append(move.a)
        if len(s.victory) == s.setup.box.victory_shown:
            s.agenda.pop()
        if s.heard is not None:
            s.heard.append(tell.VictoryTileRevealed(tile=move.targets[0]))


@final
class RevealNature(DrawTile):
    """FOE-S2: two nature tiles for each player and one more."""

    def play(self, s: FoundersState, seat: int, move: Move) -> None:
        self.take_off(s, move)
        s.rows[NATURE].append(move.a)
        if len(s.rows[NATURE]) == s.setup.box.pool:
            s.agenda.pop()
        if s.heard is not None:
            s.heard.append(tell.NatureTileRevealed(tile=move.targets[0]))


@final
class Draft(Frame[FoundersState]):
    """FOE-S2: one tile each, clockwise from the first player; the last takes two at once, then back to the first."""

    def seats(self, s: FoundersState) -> tuple[int, ...]:
        players = s.setup.players
        taken = s.setup.box.pool - len(s.rows[NATURE])
        steps = taken if taken < players else 2 * players - 1 - taken
        return ALONE[(s.turn + steps) % players]

    def options(self, s: FoundersState, seat: int) -> list[Move]:
        tiles: list[int] = []
        add_distinct(s.rows[NATURE], tiles)
        return [s.setup.box.take[tile] for tile in tiles]

    def play(self, s: FoundersState, seat: int, move: Move) -> None:
        nation = s.nations[seat]
        s.rows[NATURE].remove(move.a)
        if nation.spaces:
            nation.held = move.a
        else:
            nation.lay(s.setup.box.centre, move.a)
        if len(s.rows[NATURE]) == 1:
            s.agenda.pop()
        if s.heard is not None:
            s.heard.append(tell.TileTaken(seat=seat, tile=move.targets[0]))


@final
class Settle(Frame[FoundersState]):
    """FOE-S3: each lays the two tiles so that they share a side, clockwise from the first player."""

    def seats(self, s: FoundersState) -> tuple[int, ...]:
        seat = s.turn
        while s.nations[seat].held == NOTHING:
            seat = (seat + 1) % s.setup.players
        return ALONE[seat]

    def options(self, s: FoundersState, seat: int) -> list[Move]:
        nation = s.nations[seat]
        settle = s.setup.box.settle
        if nation.held == nation.tiles[0]:  # either way round is the same
            return [settle[AHEAD], settle[BESIDE]]
        return [settle[AHEAD], settle[BEHIND], settle[BESIDE]]

    def play(self, s: FoundersState, seat: int, move: Move) -> None:
        box = s.setup.box
        nation = s.nations[seat]
        space = box.settled[move.a]
        first, second = nation.tiles[0], nation.held
        nation.lay(space, second)
        nation.held = NOTHING
        if all(other.held == NOTHING for other in s.nations):
            s.agenda.pop()
        if s.heard is not None:
            s.heard.append(
                tell.NationFounded(
                    seat=seat,
                    first=box.tiles[first].id,
                    second=box.tiles[second].id,
                    space=box.names[space],
                )
            )


@final
class FillRows(DrawTile):
    """FOE-S4: two nature tiles beside the one left over, two village tiles, one city tile."""

    def stack(self, s: FoundersState) -> int:
        starts = s.setup.box.row_starts
        for back in range(STACKS):
            if len(s.rows[back]) < starts[back]:
                return back
        raise AssertionError("all rows are filled")

    def play(self, s: FoundersState, seat: int, move: Move) -> None:
        box = s.setup.box
        self.take_off(s, move)
        back = box.back_of[move.a]
        s.rows[back].append(move.a)
        if all(len(s.rows[other]) >= box.row_starts[other] for other in range(STACKS)):
            s.agenda.pop()
        if s.heard is not None:
            s.heard.append(tell.TileOpened(seat=None, back=BACKS[back], tile=move.targets[0]))
