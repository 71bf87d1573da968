"""EME-S1, T4: cards come into the row."""

from typing import Final

from quadriga.games.eight_minute_empire.data.moves import DrawCard
from quadriga.games.eight_minute_empire.state.state import EmpireSetup, EmpireState
from quadriga.games.eight_minute_empire.tell import report
from quadriga.kernel.chance import Rng
from quadriga.kernel.notation import Move
from quadriga.kernel.question import Draw, Question


class DealCard(Draw[EmpireState]):
    """EME-T4: a card comes into the row, as long as it has room and the deck has cards."""

    def options(self, s: EmpireState, seat: int) -> list[Move]:
        draw = s.setup.box.draw
        return [draw[card] for card in s.deck.candidates()]

    def weights(self, s: EmpireState) -> list[int]:
        return s.deck.weights()

    def pick(self, s: EmpireState, rng: Rng) -> Move:
        return s.setup.box.draw[s.deck.pick(rng)]

    def play(self, s: EmpireState, seat: int, move: Move) -> None:
        assert isinstance(move, DrawCard)
        s.deck.draw(move.card)
        s.row.add(move.card)
        if not s.row.has_room() or not s.deck.size:
            s.agenda.pop()
        report.card_dealt(s, move.card, len(s.row.cards))

    def stands_on(self, below: Question[EmpireState] | None, setup: EmpireSetup) -> bool:
        return below is setup.turn

    def faults(self, s: EmpireState) -> list[tuple[str, str]]:
        found: list[tuple[str, str]] = []
        if not s.deck.size:
            found.append(("agenda", "a card is to be dealt, but the deck is empty"))
        if not s.row.has_room():
            found.append(("row", "a card is to be dealt, but there is no room for it (EME-T4)"))
        return found


DEAL: Final = DealCard("deal", "EME-T4")
