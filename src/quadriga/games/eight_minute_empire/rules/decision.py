"""What all decisions of players have in common: a turn of one seat, the answer to a move of another kind, regions apart."""

from quadriga.games.eight_minute_empire.data.moves import Stop
from quadriga.games.eight_minute_empire.state.state import EmpireState
from quadriga.kernel.notation import Move
from quadriga.kernel.prompt import Reason
from quadriga.kernel.question import Question
from quadriga.kernel.seats import ALONE


class Decision(Question[EmpireState]):
    """A question to players; unless it says otherwise, to the one whose turn it is."""

    def seats(self, s: EmpireState) -> tuple[int, ...]:
        return ALONE[s.turn]

    def refuse(self, s: EmpireState, seat: int, move: Move) -> Reason:
        """For a move of another kind."""
        insists = f"There is no action to stop. {self.insists}" if isinstance(move, Stop) else self.insists
        return Reason(insists, self.rule)

    def apart(self, s: EmpireState, chosen: tuple[str, ...], target: str) -> Reason:
        """A region that no border and no line joins to the one chosen."""
        regions = s.setup.box.map
        if target in regions.ids and chosen[-1] in regions.ids:
            goal, origin = regions.names[regions.index(target)], regions.names[regions.index(chosen[-1])]
            return Reason(f"{goal} is out of reach: no border and no dotted line joins it to {origin}.", self.rule)
        return super().apart(s, chosen, target)
