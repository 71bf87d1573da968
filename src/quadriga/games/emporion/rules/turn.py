"""EMP-R2, X2 to X4, Y, E1 to E3: what follows every Action: the Port is refilled, Spoils come, the turn ends.

`refill` and `proceed` call each other, since an expedition that is due at the end of a turn empties the Port again.
"""

from typing import Final, final

from quadriga.games.emporion.data.moves import DrawCard
from quadriga.games.emporion.data.terms import BY_HISTORY, DEVELOPMENT, EMPTY, HISTORY, NOT_YET, PORT
from quadriga.games.emporion.rules import scoring
from quadriga.games.emporion.state.state import EmporionSetup, EmporionState
from quadriga.games.emporion.tell import report
from quadriga.kernel.chance import Rng
from quadriga.kernel.notation import Move
from quadriga.kernel.question import Draw, Question

# -- the refill -----------------------------------------------------------------------------------------------------------


class TopCard(Draw[EmporionState]):
    """The top card of a pile is turned up: any of the unseen cards that it can be, each as likely as the others."""

    def __init__(self, text: str, rule: str, pile: int) -> None:
        super().__init__(text, rule)
        self.pile = pile

    def bag(self, s: EmporionState) -> int:
        """What the top card is one of: for the History pile, its lot."""
        return s.pile.next_lot() if self.pile == HISTORY else DEVELOPMENT

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
        bag = s.pile.take() if self.pile == HISTORY else DEVELOPMENT
        s.unseen[bag].draw(card - s.setup.box.first_of[bag])
        place = s.port.index(EMPTY)
        s.port[place] = card
        return place


@final
class TurnUp(TopCard):
    """EMP-R2, X2, Y1: a card for an empty place of the Port."""

    def play(self, s: EmporionState, seat: int, move: Move) -> None:
        assert isinstance(move, DrawCard)
        s.agenda.pop()
        place = self.lay(s, move.card)
        report.port_refilled(s, s.turn, place, move.card, self.pile)
        if not s.agenda:
            proceed(s)

    def stands_on(self, below: Question[EmporionState] | None, setup: EmporionSetup) -> bool:
        return below is None or below is self or (below is TURN_UP_DEVELOPMENT and self is TURN_UP_HISTORY)

    def faults(self, s: EmporionState) -> list[tuple[str, str]]:
        found: list[tuple[str, str]] = []
        if s.agenda.count(self) > (s.pile.size() if self.pile == HISTORY else s.unseen[DEVELOPMENT].size):
            found.append(("agenda", "a pile has fewer cards than are due from it (EMP-X4)"))
        if s.port.count(EMPTY) < len(s.agenda):
            found.append(("port", f"{len(s.agenda)} cards are due, and so many places must be empty (EMP-X4)"))
        return found


def refill(s: EmporionState, history: int, development: int) -> None:
    """EMP-X4, E2: so many cards are due from each pile; what one does not have comes from the other, and what both do not have
    leaves the Port short. A card that was due from the History pile and not there makes this the last round."""
    history_has = s.history_left()
    development_has = s.unseen[DEVELOPMENT].size
    from_history = history if history < history_has else history_has
    from_development = development if development < development_has else development_has
    history_lacks = history - from_history
    development_lacks = development - from_development
    if development_lacks:
        spare = history_has - from_history
        instead = development_lacks if development_lacks < spare else spare
        from_history += instead
        history_lacks += development_lacks - instead
    if history_lacks:
        spare = development_has - from_development
        from_development += history_lacks if history_lacks < spare else spare
        exhaust(s)
    for _ in range(from_development):
        s.agenda.append(TURN_UP_DEVELOPMENT)
    for _ in range(from_history):
        s.agenda.append(TURN_UP_HISTORY)
    if not s.agenda:
        proceed(s)


def exhaust(s: EmporionState) -> None:
    """EMP-E2: a card was due from the History pile and none was left: it counts as empty, and this is the last round."""
    if s.is_exhausted:
        return
    s.is_exhausted = True
    report.pile_exhausted(s, s.turn)
    scoring.begin_last_round(s, s.turn, BY_HISTORY)


# -- the end of a turn ----------------------------------------------------------------------------------------------------


def proceed(s: EmporionState) -> None:
    """The Action is carried out and the Port refilled: Spoils, the mandatory expedition if it is due, the next turn."""
    if s.spoils_due:
        take_spoils(s)
    if not s.has_sailed and is_expedition_due(s):
        sail_by_duty(s)
    else:
        end_turn(s)


def take_spoils(s: EmporionState) -> None:
    """EMP-X3: after the refill, one from the History pile for each card moved; one that is not there counts as due (EMP-E2)."""
    due = s.spoils_due
    left = s.history_left()
    number = due if due < left else left
    spoils = s.realms[s.turn].spoils
    for _ in range(number):
        spoils[s.pile.take()] += 1
    s.spoils_due = 0
    if number:
        report.spoils_taken(s, s.turn, number)
    if number < due:
        exhaust(s)


def is_expedition_due(s: EmporionState) -> bool:
    """EMP-Y1: the Polis has no History card, and the Port has cards that can come to it."""
    polis = s.polis
    if polis and polis[0] < s.setup.box.first_prestige:
        return False
    return any(card != EMPTY for card in s.port)


def sail_by_duty(s: EmporionState) -> None:
    """EMP-Y1: the whole Port goes to the Polis; the refill is due from the History pile; no Spoils, once a turn."""
    s.has_sailed = True
    sent = send(s, (1 << PORT) - 1)
    report.mandatory_expedition(s, s.turn, sent)
    refill(s, PORT, 0)


def send(s: EmporionState, mask: int) -> list[tuple[int, int]]:
    """Cards go from places of the Port, a bit for each, to the Polis; which from where, if anybody listens."""
    port = s.port
    sent: list[tuple[int, int]] = []
    for place in range(PORT):
        if mask >> place & 1 and port[place] != EMPTY:
            card = port[place]
            port[place] = EMPTY
            settle(s.polis, card)
            if s.heard is not None:
                sent.append((place, card))
    return sent


def settle(polis: list[int], card: int) -> None:
    """A card comes to its place among the rising ones."""
    at = len(polis)
    while at and polis[at - 1] > card:
        at -= 1
    polis.insert(at, card)


def end_turn(s: EmporionState) -> None:
    """EMP-A0, E3: clockwise; the game ends after the turn of the player before the first player."""
    players = s.setup.players
    s.has_sailed = False
    s.turns += 1
    s.turn = (s.turn + 1) % players
    if s.ending == NOT_YET or s.turns % players:
        s.agenda.append(s.setup.turn)
    else:
        report.game_ended(s, scoring.scores(s))


TURN_UP_HISTORY: Final = TurnUp("turn up history", "EMP-X2", HISTORY)
TURN_UP_DEVELOPMENT: Final = TurnUp("turn up development", "EMP-X2", DEVELOPMENT)
