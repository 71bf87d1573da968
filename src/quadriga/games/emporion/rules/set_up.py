"""EMP-S: the lot, the Port, the first cards, the Polis and the first Spoils, the counters."""

from typing import Final, final

from quadriga.games.emporion.data.moves import ChooseCounter, DrawCard, DrawLot, TakeStart
from quadriga.games.emporion.data.terms import EMPTY, HISTORY, NOBODY, NOT_YET, START
from quadriga.games.emporion.rules.action import WHICH_ACTION
from quadriga.games.emporion.rules.turn import TopCard
from quadriga.games.emporion.state.state import EmporionSetup, EmporionState
from quadriga.games.emporion.tell import report
from quadriga.kernel.notation import Move
from quadriga.kernel.phrases import listed
from quadriga.kernel.prompt import Reason
from quadriga.kernel.question import Draw, Question
from quadriga.kernel.seats import ALONE


def stack(setup: EmporionSetup) -> list[Question[EmporionState]]:
    """EMP-S1 to S9: what has to be drawn and decided before the first turn, the last of it lowest."""
    counter: list[Question[EmporionState]] = [WHICH_COUNTER] if setup.has_own_counters else []
    return [WHICH_ACTION, *counter, WHICH_START_CARD, LAY_PORT, FIRST_PLAYER]


def opening(setup: EmporionSetup) -> list[Question[EmporionState]]:
    """The agenda of a new table; a first player that is named is not drawn."""
    return stack(setup) if setup.first == NOBODY else stack(setup)[:-1]


def is_next_in_stack(question: Question[EmporionState], below: Question[EmporionState] | None, setup: EmporionSetup) -> bool:
    """Whether a question of the set-up lies where `stack` puts it."""
    due = stack(setup)
    return question in due and below is due[due.index(question) - 1]


def faults(s: EmporionState) -> list[tuple[str, str]]:
    """What must not be, whatever is asked."""
    found: list[tuple[str, str]] = []
    if s.turn == NOBODY and FIRST_PLAYER not in s.agenda:
        found.append(("turn", f"say whose turn it is, a seat from 0 to {s.setup.players - 1}"))
    if WHICH_START_CARD not in s.agenda:
        for seat, realm in enumerate(s.realms):
            if not realm.cards:
                found.append((f"seats[{seat}].realm", "a Realm has one card or more (EMP-S4)"))
    if s.ending == NOT_YET:
        if s.is_exhausted:
            found.append(("last_round", "the History pile is exhausted, so this is the last round (EMP-E2)"))
        if not s.agenda:
            found.append(("agenda", "the game ends when the last round is finished (EMP-E3)"))
    return found


@final
class FirstPlayer(Draw[EmporionState]):
    """EMP-S1: by lot, where the table has named none."""

    def options(self, s: EmporionState, seat: int) -> list[Move]:
        return s.setup.box.lot.copy()

    def weights(self, s: EmporionState) -> list[int]:
        return [1] * s.setup.players

    def play(self, s: EmporionState, seat: int, move: Move) -> None:
        assert isinstance(move, DrawLot)
        s.turn = move.seat
        s.agenda.pop()
        report.first_player_drawn(s, move.seat)

    def stands_on(self, below: Question[EmporionState] | None, setup: EmporionSetup) -> bool:
        return is_next_in_stack(self, below, setup)


@final
class LayPort(TopCard):
    """EMP-S3: the four top History cards, before anybody chooses a start card."""

    def play(self, s: EmporionState, seat: int, move: Move) -> None:
        assert isinstance(move, DrawCard)
        place = self.lay(s, move.card)
        if EMPTY not in s.port:
            s.agenda.pop()
        report.port_refilled(s, None, place, move.card, self.pile)

    def stands_on(self, below: Question[EmporionState] | None, setup: EmporionSetup) -> bool:
        return is_next_in_stack(self, below, setup)

    def faults(self, s: EmporionState) -> list[tuple[str, str]]:
        if EMPTY not in s.port:
            return [("port", "it is full, so no card is to be laid (EMP-S3)")]
        return []


@final
class WhichStartCard(Question[EmporionState]):
    """EMP-S4: in turn order each takes one of two start cards; then the Polis is made and the first Spoils are dealt."""

    def seats(self, s: EmporionState) -> tuple[int, ...]:
        seat = s.turn
        while s.realms[seat].cards:
            seat = (seat + 1) % s.setup.players
        return ALONE[seat]

    def options(self, s: EmporionState, seat: int) -> list[Move]:
        return s.setup.box.take.copy()

    def play(self, s: EmporionState, seat: int, move: Move) -> None:
        assert isinstance(move, TakeStart)
        box = s.setup.box
        s.unseen[START].draw(move.card - box.first_of[START])
        s.realms[seat].add(box, move.card)
        report.start_card_taken(s, seat, move.card)
        if not s.is_setting_up():
            s.agenda.pop()
            make_polis(s)

    def out_of_reach(self, s: EmporionState, seat: int, chosen: tuple[str, ...], target: str) -> Reason | None:
        box = s.setup.box
        place, _, word = target.partition(":")
        if place == "start" and box.index_of.get(word) not in box.choice:
            return Reason("first-card", "EMP-S4", cards=tuple([box.ids[card] for card in box.choice]))
        return None

    def stands_on(self, below: Question[EmporionState] | None, setup: EmporionSetup) -> bool:
        return is_next_in_stack(self, below, setup)

    def faults(self, s: EmporionState) -> list[tuple[str, str]]:
        """Every start card is still set aside, but for those in the Realms, one for each that took one."""
        found: list[tuple[str, str]] = []
        box = s.setup.box
        taken = sum([len(realm.cards) for realm in s.realms])
        starts = sum([card.count for card in box.cards if card.is_start])
        for seat, realm in enumerate(s.realms):
            if len(realm.cards) > 1 or any(card not in box.choice for card in realm.cards):
                names = listed([box.cards[card].name for card in box.choice], "or")
                found.append((f"seats[{seat}].realm", f"the first card is {names} (EMP-S4)"))
            if realm.spoils[START]:
                found.append((f"seats[{seat}].start_spoils", "the first Spoils are dealt after the Polis is made (EMP-S8)"))
        if taken == s.setup.players:
            found.append(("seats", "everybody has a start card, so none is to be taken (EMP-S4)"))
        if s.polis or s.pile.under or s.unseen[START].size + taken != starts:
            found.append(("polis", "the Polis is made after all have a start card, and till then they are set aside (EMP-S5)"))
        return found


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
    report.polis_made(s)


@final
class WhichCounter(Question[EmporionState]):
    """EMP-S9: with two players the first player chooses a counter, and the other takes the other one."""

    def seats(self, s: EmporionState) -> tuple[int, ...]:
        return ALONE[s.turn]

    def options(self, s: EmporionState, seat: int) -> list[Move]:
        return s.setup.box.choose.copy()

    def play(self, s: EmporionState, seat: int, move: Move) -> None:
        assert isinstance(move, ChooseCounter)
        s.asclepios = seat if move.counter == 0 else 1 - seat
        s.agenda.pop()
        report.counter_chosen(s, seat, move.counter)

    def stands_on(self, below: Question[EmporionState] | None, setup: EmporionSetup) -> bool:
        return is_next_in_stack(self, below, setup)


FIRST_PLAYER: Final = FirstPlayer("lots", "EMP-S1")
LAY_PORT: Final = LayPort("lay port", "EMP-S3", HISTORY)
WHICH_START_CARD: Final = WhichStartCard("take start", "EMP-S4")
WHICH_COUNTER: Final = WhichCounter("choose counter", "EMP-S9")
