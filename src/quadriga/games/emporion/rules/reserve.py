"""EMP-R, A4: a card of the Port is reserved with a drachma on it; a reserved card is removed when nothing else can be done."""

from quadriga.games.emporion.data.moves import DiscardCard, ReserveCard
from quadriga.games.emporion.data.terms import EMPTY, PORT, RESERVE
from quadriga.games.emporion.rules.addition import free_drachma
from quadriga.games.emporion.rules.counters import move_counter
from quadriga.games.emporion.rules.turn import proceed, refill
from quadriga.games.emporion.state.realm import Realm
from quadriga.games.emporion.state.state import EmporionState
from quadriga.games.emporion.tell import report
from quadriga.kernel.notation import Move
from quadriga.kernel.prompt import Reason


def add_reservations(s: EmporionState, realm: Realm, out: list[Move]) -> None:
    """EMP-R1: any card of the Port, while the seat has a drachma."""
    box = s.setup.box
    if len(realm.reserved) < box.drachmas:
        port = s.port
        for place in range(PORT):
            if port[place] != EMPTY:
                out.append(box.reserve[place])


def reserve_card(s: EmporionState, seat: int, place: int) -> None:
    """EMP-R1, R2: a card of the Port comes to the Realm with a drachma on it, and the History pile refills its place."""
    realm = s.realms[seat]
    card = s.port[place]
    s.port[place] = EMPTY
    realm.reserved = (*realm.reserved, card)
    left = move_counter(s, seat, RESERVE)
    report.card_reserved(s, seat, card, place, left)
    refill(s, 1, 0)


def refuse_reservations(s: EmporionState, seat: int) -> Reason | None:
    """Why no card can be reserved by a counter that may move here; None: one can."""
    drachmas = s.setup.box.drachmas
    if len(s.realms[seat].reserved) >= drachmas:
        return Reason("no-drachma", "EMP-R1", drachmas=drachmas)
    if s.port.count(EMPTY) == PORT:
        return Reason("port-empty", "EMP-A4", to="reserve")
    return None


def refuse_reservation(move: ReserveCard) -> Reason:
    """Why this place of the Port gives no card."""
    return Reason("place-empty", "EMP-R1", place=move.place + 1)


# -- EMP-A4 ---------------------------------------------------------------------------------------------------------------


def add_discards(s: EmporionState, realm: Realm, out: list[Move]) -> None:
    """Each reserved card, equal ones once."""
    reserved = realm.reserved
    for place in range(len(reserved)):
        if reserved[place] not in reserved[:place]:
            out.append(s.setup.box.discard[reserved[place]])


def discard_card(s: EmporionState, seat: int, card: int) -> None:
    """EMP-A4: out of the game; the drachma comes back, and the counter stays."""
    free_drachma(s.realms[seat], card)
    s.gone = (*s.gone, card)
    report.card_discarded(s, seat, card)
    proceed(s)


def refuse_discard(s: EmporionState, seat: int, move: DiscardCard) -> Reason:
    """Why a reserved card is not removed from the game."""
    if move.card not in s.realms[seat].reserved:
        return Reason("not-reserved", "EMP-A4", card=s.setup.box.ids[move.card])
    return Reason("discard-last", "EMP-A4")
