"""EME-T1 to T3: a turn is one card from the row, paid for, and its action."""

from typing import Final, final

from quadriga.games.eight_minute_empire.data.moves import TakeCard
from quadriga.games.eight_minute_empire.data.terms import SINGLE
from quadriga.games.eight_minute_empire.rules.actions import ACTIONS, WHICH_PART
from quadriga.games.eight_minute_empire.rules.course import proceed
from quadriga.games.eight_minute_empire.rules.decision import Decision
from quadriga.games.eight_minute_empire.state.state import EmpireState
from quadriga.games.eight_minute_empire.tell import report
from quadriga.kernel.notation import Move
from quadriga.kernel.prompt import Reason


@final
class WhichCard(Decision):
    """EME-T2: one face-up card, paid for by its place in the row."""

    def options(self, s: EmpireState, seat: int) -> list[Move]:
        coins = s.coins[seat]
        take = s.setup.box.take
        prices = s.setup.box.prices
        out: list[Move] = []
        for place in range(len(s.row.cards)):
            if prices[place] > coins:
                break  # prices never fall from left to right: the component loader sees to it
            out.append(take[place])
        return out

    def play(self, s: EmpireState, seat: int, move: Move) -> None:
        assert isinstance(move, TakeCard)
        box = s.setup.box
        price = box.prices[move.place]
        card = box.cards[s.row.take(move.place)]
        s.coins[seat] -= price
        s.paid += price
        s.taken.append(card.index)
        s.goods[seat * box.goods + card.good] += card.goods
        report.card_taken(s, seat, card.index, move.place, price)
        s.agenda.pop()
        if card.join == SINGLE:
            s.agenda.append(ACTIONS[card.kinds[0]][card.numbers[0]])
        else:
            s.agenda.append(WHICH_PART)
        proceed(s)

    def refuse(self, s: EmpireState, seat: int, move: Move) -> Reason:
        if not isinstance(move, TakeCard):
            return super().refuse(s, seat, move)
        if move.place >= len(s.row.cards):
            return Reason("place-empty", "EME-T4", place=move.place + 1)
        return Reason("too-dear", "EME-T2", price=s.setup.box.prices[move.place], coins=s.coins[seat])


WHICH_CARD: Final = WhichCard("take card", "EME-T2")
