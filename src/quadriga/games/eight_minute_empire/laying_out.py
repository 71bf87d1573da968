"""What is drawn and laid out before the bid, and the cards that come into the row later: lots, tokens, cards, the third colour.

`frames` puts these frames on the agenda when their time has come; none of them puts another there.
"""

from typing import Final, final

from quadriga.games.eight_minute_empire import events as tell
from quadriga.games.eight_minute_empire.components_check import TOKENS_EACH
from quadriga.games.eight_minute_empire.state import EmpireState
from quadriga.kernel.chance import Rng
from quadriga.kernel.notation import Move
from quadriga.kernel.seats import ALONE
from quadriga.kernel.state import ChanceFrame, Frame


@final
class DrawLots(ChanceFrame[EmpireState]):
    """EME-B5: the order of seats from the youngest on, drawn once for the table."""

    def options(self, s: EmpireState, seat: int) -> list[Move]:
        return [s.setup.box.lot[other] for other in range(s.setup.players) if other not in s.youngest]

    def weights(self, s: EmpireState) -> list[int]:
        return [1] * (s.setup.players - len(s.youngest))

    def play(self, s: EmpireState, seat: int, move: Move) -> None:
        s.youngest += (move.a,)
        if len(s.youngest) == s.setup.players - 1:
            s.youngest += tuple(other for other in range(s.setup.players) if other not in s.youngest)
            s.agenda.pop()
        if s.heard is not None:
            s.heard.append(tell.LotDrawn(seat=move.a))


@final
class LayToken(ChanceFrame[EmpireState]):
    """EME-V7: a goods token for the next marked region, any of those that are left."""

    def options(self, s: EmpireState, seat: int) -> list[Move]:
        return [move for move in s.setup.box.token if s.tokens.count(move.a) < TOKENS_EACH]

    def weights(self, s: EmpireState) -> list[int]:
        left = [TOKENS_EACH - s.tokens.count(move.a) for move in s.setup.box.token]
        return [count for count in left if count]

    def play(self, s: EmpireState, seat: int, move: Move) -> None:
        box = s.setup.box
        region = box.marked[len(s.tokens)]
        s.tokens += (move.a,)
        if len(s.tokens) == s.setup.tokens:
            s.agenda.pop()
        if s.heard is not None:
            s.heard.append(tell.TokenLaid(region=box.map.ids[region], good=box.good_ids[move.a]))


@final
class DealCard(ChanceFrame[EmpireState]):
    """EME-S1, T4: a card comes into the row, as long as it has room and the deck has cards."""

    def options(self, s: EmpireState, seat: int) -> list[Move]:
        draw = s.setup.box.draw
        return [draw[card] for card in s.deck.candidates()]

    def weights(self, s: EmpireState) -> list[int]:
        return s.deck.weights()

    def pick(self, s: EmpireState, rng: Rng) -> Move:
        return s.setup.box.draw[s.deck.pick(rng)]

    def play(self, s: EmpireState, seat: int, move: Move) -> None:
        s.deck.draw(move.a)
        s.row.add(move.a)
        if not s.row.has_room() or not s.deck.size:
            s.agenda.pop()
        if s.heard is not None:
            s.heard.append(tell.CardDealt(card=s.setup.box.cards[move.a].id, place=len(s.row.cards)))


@final
class SettleArmy(Frame[EmpireState]):
    """EME-V5: an army of the third colour, by turns; in version 1 not on the starting region."""

    def seats(self, s: EmpireState) -> tuple[int, ...]:
        placed = s.setup.neutral_armies - s.neutral_left
        return ALONE[s.youngest[placed % s.setup.players]]

    def options(self, s: EmpireState, seat: int) -> list[Move]:
        box = s.setup.box
        return [move for move in box.settle if move.a != box.start or s.setup.neutral_on_start]

    def play(self, s: EmpireState, seat: int, move: Move) -> None:
        s.armies[s.setup.players * s.setup.box.map.size + move.a] += 1
        s.neutral_left -= 1
        if not s.neutral_left:
            s.agenda.pop()
        if s.heard is not None:
            s.heard.append(tell.ArmySettled(seat=seat, region=move.targets[0]))


LOTS: Final = DrawLots("lots", "EME-B5")
LAY_TOKENS: Final = LayToken("tokens", "EME-V7")
LAY_OUT: Final = DealCard("lay out", "EME-S1")
DEAL: Final = DealCard("deal", "EME-T4")
SETTLE: Final = SettleArmy("settle", "EME-V5")
