"""What all decisions of players have in common: a turn of one seat, the answer to a move of another kind, regions apart."""

from quadriga.games.eight_minute_empire.data.moves import Stop
from quadriga.games.eight_minute_empire.state.state import EmpireState
from quadriga.kernel.notation import Move
from quadriga.kernel.prompt import Reason
from quadriga.kernel.question import Question
from quadriga.kernel.seats import ALONE
from quadriga.kernel.words.message import Message


class Decision(Question[EmpireState]):
    """A question to players; unless it says otherwise, to the one whose turn it is."""

    def seats(self, s: EmpireState) -> tuple[int, ...]:
        return ALONE[s.turn]

    def refuse(self, s: EmpireState, seat: int, move: Move) -> Reason:
        """For a move of another kind."""
        if isinstance(move, Stop):
            return Reason("nothing-to-stop", self.rule, insists=Message(self.insists))
        return super().refuse(s, seat, move)

    def apart(self, s: EmpireState, chosen: tuple[str, ...], target: str) -> Reason:
        """A region that no border and no line joins to the one chosen."""
        regions = s.setup.box.map.ids
        if target in regions and chosen[-1] in regions:
            return Reason("nothing-between", self.rule, goal=target, origin=chosen[-1])
        return super().apart(s, chosen, target)
