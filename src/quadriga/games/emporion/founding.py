"""The set-up of Emporion as frames: the lot, the Port, the first cards, the Polis and the first Spoils, the counters (EMP-S).

`frames` puts them on the agenda. `DrawCard` is also what later draws are made of.
"""

from typing import final

from quadriga.games.emporion import events as tell
from quadriga.games.emporion.box import DEVELOPMENT, EMPTY, HISTORY, PILES, START
from quadriga.games.emporion.state import EmporionState
from quadriga.kernel.chance import Rng
from quadriga.kernel.notation import Move
from quadriga.kernel.seats import ALONE
from quadriga.kernel.state import ChanceFrame, Frame


@final
class DrawLots(ChanceFrame[EmporionState]):
    """EMP-S1: the first player, where the table has named none."""

    def options(self, s: EmporionState, seat: int) -> list[Move]:
        return s.setup.box.lot.copy()

    def weights(self, s: EmporionState) -> list[int]:
        return [1] * s.setup.players

    def play(self, s: EmporionState, seat: int, move: Move) -> None:
        s.turn = move.a
        s.agenda.pop()
        if s.heard is not None:
            s.heard.append(tell.FirstPlayerDrawn(seat=move.a))


class DrawCard(ChanceFrame[EmporionState]):
    """The top card of a pile is turned up: any of the unseen cards that it can be, each as likely as the others."""

    def __init__(self, text: str, rule: str, is_history: bool) -> None:
        super().__init__(text, rule)
        self.is_history = is_history

    def bag(self, s: EmporionState) -> int:
        """What the top card is one of: for the History pile, its lot."""
        return s.pile.next_lot() if self.is_history else DEVELOPMENT

    def options(self, s: EmporionState, seat: int) -> list[Move]:
        box = s.setup.box
        bag = self.bag(s)
        first = box.first_of[bag]
        return [box.draw[first + index] for index in s.unseen[bag].candidates()]

    def weights(self, s: EmporionState) -> list[int]:
        return s.unseen[self.bag(s)].weights()

    def pick(self, s: EmporionState, rng: Rng) -> Move:
        box = s.setup.box
        bag = self.bag(s)
        return box.draw[box.first_of[bag] + s.unseen[bag].pick(rng)]

    def lay(self, s: EmporionState, card: int) -> int:
        """The card leaves its pile and comes to the first empty place of the Port; that place."""
        bag = s.pile.take() if self.is_history else DEVELOPMENT
        s.unseen[bag].draw(card - s.setup.box.first_of[bag])
        place = s.port.index(EMPTY)
        s.port[place] = card
        return place

    def tell(self, s: EmporionState, seat: int | None, place: int, move: Move) -> None:
        """Whoever listens hears of it."""
        if s.heard is not None:
            card = s.setup.box.cards[move.a].id
            pile = PILES[HISTORY if self.is_history else DEVELOPMENT]
            s.heard.append(tell.PortRefilled(seat=seat, place=place + 1, card=card, pile=pile))


@final
class LayPort(DrawCard):
    """EMP-S3: the four top History cards, before anybody chooses a start card."""

    def play(self, s: EmporionState, seat: int, move: Move) -> None:
        place = self.lay(s, move.a)
        if EMPTY not in s.port:
            s.agenda.pop()
        self.tell(s, None, place, move)


@final
class TakeStart(Frame[EmporionState]):
    """EMP-S4: in turn order each takes one of two start cards; then the Polis is made and the first Spoils are dealt."""

    def seats(self, s: EmporionState) -> tuple[int, ...]:
        seat = s.turn
        while s.realms[seat].cards:
            seat = (seat + 1) % s.setup.players
        return ALONE[seat]

    def options(self, s: EmporionState, seat: int) -> list[Move]:
        return s.setup.box.take.copy()

    def play(self, s: EmporionState, seat: int, move: Move) -> None:
        box = s.setup.box
        s.unseen[START].draw(move.a - box.first_of[START])
        s.realms[seat].add(box, move.a)
        if s.heard is not None:
            s.heard.append(tell.StartCardTaken(seat=seat, card=box.cards[move.a].id))
        if all(realm.cards for realm in s.realms):
            s.agenda.pop()
            make_polis(s)


def make_polis(s: EmporionState) -> None:
    """EMP-S5, S8: as many of each as there are players; of what is left the first Spoils, and the rest leaves the game."""
    box = s.setup.box
    players = s.setup.players
    starts = s.unseen[START]
    for card in sorted(box.polis):
        for _ in range(players):
            starts.draw(card - box.first_of[START])
            s.polis.append(card)
    for place in range(players):
        s.realms[(s.turn + place) % players].spoils[START] = box.first_spoils[place]
    s.boxed = starts.size - sum(box.first_spoils)
    if s.heard is not None:
        s.heard.append(
            tell.PolisMade(
                cards=tuple([box.cards[card].id for card in box.polis]),
                each=players,
                spoils=tuple([realm.spoils[START] for realm in s.realms]),
            )
        )


@final
class ChooseCounter(Frame[EmporionState]):
    """EMP-S9: with two players the first player chooses a counter, and the other takes the other one."""

    def seats(self, s: EmporionState) -> tuple[int, ...]:
        return ALONE[s.turn]

    def options(self, s: EmporionState, seat: int) -> list[Move]:
        return s.setup.box.choose.copy()

    def play(self, s: EmporionState, seat: int, move: Move) -> None:
        s.asclepios = seat if move.a == 0 else 1 - seat
        s.agenda.pop()
        if s.heard is not None:
            s.heard.append(tell.CounterChosen(seat=seat, counter=s.setup.box.counters[move.a]))
