"""FOE-O: step 1 of a turn, a tile from a stack of one's choice comes into its row."""

from typing import Final, final

from quadriga.games.founders.data.moves import DrawTile, LayTile, OpenStack, TokenMove
from quadriga.games.founders.data.terms import BACKS, STACKS
from quadriga.games.founders.rules.asking import SeatQuestion
from quadriga.games.founders.rules.playing import begin_playing
from quadriga.games.founders.rules.stack import TopTile
from quadriga.games.founders.state.state import FoundersState
from quadriga.games.founders.tell import report
from quadriga.kernel.notation import Move
from quadriga.kernel.prompt import Reason
from quadriga.kernel.words.message import Message


@final
class WhichStack(SeatQuestion):
    """FOE-O1, O2: a stack that is not empty; if its row is full, the row leaves the game first."""

    def options(self, s: FoundersState, seat: int) -> list[Move]:
        return [s.setup.box.open[back] for back in range(STACKS) if s.stacks[back].size]

    def play(self, s: FoundersState, seat: int, move: Move) -> None:
        assert isinstance(move, OpenStack)
        row = s.rows[move.back]
        report.stack_opened(s, seat, move.back)
        if len(row) >= s.setup.box.row_limit:
            report.row_cleared(s, seat, move.back)
            s.gone += tuple(row)
            row.clear()
        s.agenda[-1] = TURN_UP[move.back]

    def refuse(self, s: FoundersState, seat: int, move: Move) -> Reason:
        if isinstance(move, OpenStack):
            return Reason("stack-empty", "FOE-O1", back=BACKS[move.back])
        if isinstance(move, TokenMove):
            return Reason("open-before-token", "FOE-T1")
        if isinstance(move, LayTile):
            return Reason("adding-comes-last", "FOE-T1", first=Message(self.insists))
        return super().refuse(s, seat, move)

    def faults(self, s: FoundersState) -> list[tuple[str, str]]:
        return [] if s.has_tiles() else [("agenda", "the stacks are empty, so there is no tile to open (FOE-E2)")]


@final
class TurnUp(TopTile):
    """FOE-O1: the tile comes into the row of its stack."""

    def play(self, s: FoundersState, seat: int, move: Move) -> None:
        assert isinstance(move, DrawTile)
        self.take_off(s, move.tile)
        s.rows[self.back].append(move.tile)
        report.tile_opened(s, s.turn, move.tile)
        s.agenda.pop()
        begin_playing(s)


WHICH_STACK: Final = WhichStack("open", "FOE-O1")
TURN_UP: Final[list[TurnUp]] = [TurnUp(f"turn up {BACKS[back]}", "FOE-O1", back) for back in range(STACKS)]
