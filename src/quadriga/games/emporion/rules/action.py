"""EMP-A: a turn is one Action, which the counter may move to and which can be carried out.

What each Action does stands in its own chapter: `addition`, `expedition`, `reserve`.
"""

from typing import Any, Final, final

from quadriga.games.emporion.data.moves import AddCard, DiscardCard, Pass, ReserveCard, SendCards
from quadriga.games.emporion.data.terms import ACTIONS, EMPTY, EXPEDITION, RESERVE
from quadriga.games.emporion.rules.addition import add_additions, add_card, refuse_addition, refuse_card
from quadriga.games.emporion.rules.bill import Bill
from quadriga.games.emporion.rules.counters import allowed_actions, barred, is_barred
from quadriga.games.emporion.rules.expedition import add_expeditions, refuse_expedition, refuse_expeditions, send_cards
from quadriga.games.emporion.rules.reserve import (
    add_discards,
    add_reservations,
    discard_card,
    refuse_discard,
    refuse_reservation,
    refuse_reservations,
    reserve_card,
)
from quadriga.games.emporion.rules.turn import proceed
from quadriga.games.emporion.state.state import EmporionState
from quadriga.games.emporion.tell import report
from quadriga.kernel.notation import Move
from quadriga.kernel.prompt import Reason
from quadriga.kernel.question import Question
from quadriga.kernel.seats import ALONE
from quadriga.kernel.targets import numbered
from quadriga.kernel.words.message import Message


@final
class WhichAction(Question[EmporionState]):
    """EMP-A1 to A4: an Action that the counter may move to and that can be carried out; if there is none, a reserved card is
    removed from the game, and without one the turn is passed."""

    def seats(self, s: EmporionState) -> tuple[int, ...]:
        return ALONE[s.turn]

    def options(self, s: EmporionState, seat: int) -> list[Move]:
        realm = s.realms[seat]
        allowed = allowed_actions(s, seat)
        out: list[Move] = []
        add_additions(s, realm, allowed, out)
        if allowed >> EXPEDITION & 1 and realm.icons:
            add_expeditions(s, realm, out)
        if allowed >> RESERVE & 1:
            add_reservations(s, realm, out)
        if not out:
            add_discards(s, realm, out)
        if not out:
            out.append(s.setup.box.pass_on)
        return out

    def play(self, s: EmporionState, seat: int, move: Move) -> None:
        s.agenda.pop()
        if isinstance(move, AddCard):
            add_card(s, seat, move)
        elif isinstance(move, SendCards):
            send_cards(s, seat, move)
        elif isinstance(move, ReserveCard):
            reserve_card(s, seat, move.place)
        elif isinstance(move, DiscardCard):
            discard_card(s, seat, move.card)
        else:
            report.turn_passed(s, seat)
            proceed(s)

    def ask(self, view: Any) -> Message:
        if view.bills_of == view.turn and not any(action.is_possible for action in view.actions):
            return Message("choose-action.discard" if view.seats[view.turn].reserved else "choose-action.pass")
        return Message(self.asks)

    def refuse(self, s: EmporionState, seat: int, move: Move) -> Reason:
        if isinstance(move, AddCard):
            return refuse_addition(s, seat, move)
        if isinstance(move, SendCards):
            return refuse_action(s, seat, EXPEDITION) or refuse_expedition(s, seat, move)
        if isinstance(move, ReserveCard):
            return refuse_action(s, seat, RESERVE) or refuse_reservation(move)
        if isinstance(move, DiscardCard):
            return refuse_discard(s, seat, move)
        if isinstance(move, Pass):
            if isinstance(s.options(seat)[0], DiscardCard):
                return Reason("must-discard", "EMP-A4")
            return Reason("must-act", "EMP-A3")
        return Reason(self.insists, self.rule)

    def out_of_reach(self, s: EmporionState, seat: int, chosen: tuple[str, ...], target: str) -> Reason | None:
        """What is pointed at without an Action before it: gates, and cards by the best of their Actions."""
        place, _, word = target.partition(":")
        if place == "action" and word in ACTIONS:  # a gate is chosen in the place of another, so that one does not matter
            return refuse_action(s, seat, ACTIONS.index(word))
        if chosen:
            return None
        if place == "port" and 1 <= numbered(word) <= len(s.port):
            return _refuse_place(s, seat, numbered(word) - 1)
        card = s.setup.box.index_of.get(word)
        if card is None or place not in ("polis", "special", "reserved"):
            return None
        lies = s.realms[seat].reserved if place == "reserved" else s.special if place == "special" else tuple(s.polis)
        if card in lies and not Bill(s, seat, card).is_possible():
            return refuse_card(s, seat, card, None)
        return None

    def apart(self, s: EmporionState, chosen: tuple[str, ...], target: str) -> Reason:
        """A thing that the chosen Action has nothing to do with."""
        gate, _, word = chosen[0].partition(":")
        if gate != "action" or word not in ACTIONS:
            return super().apart(s, chosen, target)
        action = ACTIONS.index(word)
        if action in (EXPEDITION, RESERVE):
            return Reason("for-port", "EMP-X1" if action == EXPEDITION else "EMP-R1", action=word)
        return Reason("for-polis", "EMP-D1", action=word)


def refuse_action(s: EmporionState, seat: int, action: int) -> Reason | None:
    """EMP-A1 to A3: why an Action cannot be chosen; None: it can."""
    if is_barred(s, seat, action):
        return barred(s, seat, action)
    if action == EXPEDITION:
        return refuse_expeditions(s, seat)
    if action == RESERVE:
        return refuse_reservations(s, seat)
    out: list[Move] = []
    add_additions(s, s.realms[seat], 1 << action, out)
    return None if out else Reason("nothing-to-add", "EMP-A3", action=ACTIONS[action])


def _refuse_place(s: EmporionState, seat: int, place: int) -> Reason:
    """EMP-R1, X1: a card of the Port is there for Expedition and Reserve."""
    if s.port[place] == EMPTY:
        return Reason("place-empty", "EMP-X4", place=place + 1)
    sailing, reserving = refuse_action(s, seat, EXPEDITION), refuse_action(s, seat, RESERVE)
    if sailing is None or reserving is None:
        return Reason("choose-for-port", "EMP-A1")
    return Reason("neither", reserving.rule, first=sailing.message, second=reserving.message)


WHICH_ACTION: Final = WhichAction("choose action", "EMP-A0")
