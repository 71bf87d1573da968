"""EMP-D, P: Trade, Culture, War: which cards a Realm can add by which Action, what adding one does, and why one cannot be.

`bill` says the same in numbers.
"""

from typing import Final, final

from quadriga.games.emporion.data.box import Box, Card
from quadriga.games.emporion.data.moves import AddCard, ReturnSpoils
from quadriga.games.emporion.data.terms import ACTIONS, BY_REALM, HISTORY, KINDS, RESOURCES, START, WAYS
from quadriga.games.emporion.rules import scoring
from quadriga.games.emporion.rules.bill import Bill, actions_in
from quadriga.games.emporion.rules.counters import barred, move_counter
from quadriga.games.emporion.rules.turn import proceed
from quadriga.games.emporion.state.realm import Realm
from quadriga.games.emporion.state.state import EmporionState
from quadriga.games.emporion.tell import report
from quadriga.kernel.chance import Rng
from quadriga.kernel.notation import Move
from quadriga.kernel.prompt import Reason
from quadriga.kernel.question import Draw
from quadriga.kernel.words.message import Message


def add_additions(s: EmporionState, realm: Realm, allowed: int, out: list[Move]) -> None:
    """Append every addition by the Actions that are allowed, a bit for each: equal cards are one."""
    box = s.setup.box
    last = -1
    for card in s.polis:
        if card != last:
            last = card
            add_ways(box, realm, card, allowed, box.add_ways, out)
    for card in s.special:
        add_ways(box, realm, card, allowed, box.add_ways, out)
    reserved = realm.reserved
    for place in range(len(reserved)):
        card = reserved[place]
        if card not in reserved[:place]:
            add_ways(box, realm, card, allowed, box.bring_ways, out)


def add_ways(box: Box, realm: Realm, card: int, allowed: int, moves: list[tuple[Move, ...]], out: list[Move]) -> None:
    """EMP-D1 to D5: by each Action that opens the card, if the Realm and its Spoils give what it requires."""
    ways = realm.opens[box.kind_of[card]] & allowed
    if ways and realm.shortfall(box, card) <= realm.spoils[START] + realm.spoils[HISTORY]:
        out.extend(moves[card * WAYS + ways])


def add_card(s: EmporionState, seat: int, move: AddCard) -> None:
    """EMP-D1 to D6: the counter moves, and exactly one card comes into the Realm; its Spoils are owed to the pile."""
    box = s.setup.box
    realm = s.realms[seat]
    card = move.card
    s.spoils_owed = realm.shortfall(box, card)
    if move.is_reserved:
        free_drachma(realm, card)
    elif card >= box.first_special:
        s.special = tuple([other for other in s.special if other != card])
    else:
        s.polis.remove(card)
    realm.add(box, card)
    left = move_counter(s, seat, move.action)
    report.card_added(s, seat, card, move.source, move.action, left)
    count_realm(s, seat)
    give_back(s)


def free_drachma(realm: Realm, card: int) -> None:
    """EMP-R4, A4: a card is reserved no more; of equal ones, the first."""
    reserved = realm.reserved
    place = reserved.index(card)
    realm.reserved = reserved[:place] + reserved[place + 1 :]


def count_realm(s: EmporionState, seat: int) -> None:
    """EMP-E1, E4: 17 cards are announced, 18 make this the last round; Spoils and reserved cards are not counted."""
    cards = len(s.realms[seat].cards)
    box = s.setup.box
    if cards == box.realm_announced:
        report.seventeen_reached(s, seat, cards)
    if cards >= box.realm_end:
        scoring.begin_last_round(s, seat, BY_REALM)


# -- used Spoils ----------------------------------------------------------------------------------------------------------


def give_back(s: EmporionState) -> None:
    """EMP-P2, D7: used Spoils go under the pile one by one; chance says which, as long as there are two lots to choose from."""
    spoils = s.realms[s.turn].spoils
    while s.spoils_owed:
        if spoils[START] and spoils[HISTORY]:
            s.agenda.append(WHICH_SPOILS)
            return
        put_under(s, START if spoils[START] else HISTORY)
    proceed(s)


def put_under(s: EmporionState, lot: int) -> None:
    """One of the Spoils of the acting seat."""
    s.realms[s.turn].spoils[lot] -= 1
    s.spoils_owed -= 1
    s.pile.put_under(lot)


@final
class WhichSpoils(Draw[EmporionState]):
    """EMP-D7: any of the Spoils in the Realm, each as likely as the others."""

    def options(self, s: EmporionState, seat: int) -> list[Move]:
        return s.setup.box.give_back.copy()

    def weights(self, s: EmporionState) -> list[int]:
        return s.realms[s.turn].spoils.copy()

    def pick(self, s: EmporionState, rng: Rng) -> Move:
        spoils = s.realms[s.turn].spoils
        return s.setup.box.give_back[START if rng.below(spoils[START] + spoils[HISTORY]) < spoils[START] else HISTORY]

    def play(self, s: EmporionState, seat: int, move: Move) -> None:
        assert isinstance(move, ReturnSpoils)
        s.agenda.pop()
        owner = s.turn
        spoils = s.realms[owner].spoils
        owed, starts = s.spoils_owed, spoils[START]
        put_under(s, move.lot)
        while s.spoils_owed and not (spoils[START] and spoils[HISTORY]):
            put_under(s, START if spoils[START] else HISTORY)
        report.spoils_returned(s, owner, owed - s.spoils_owed, starts - spoils[START])
        give_back(s)

    def faults(self, s: EmporionState) -> list[tuple[str, str]]:
        realm = s.realms[s.turn]
        if 1 <= s.spoils_owed <= realm.spoils_held() and all(realm.spoils):
            return []
        return [("spoils_owed", "some of Spoils of both lots are returned, one at least (EMP-D7)")]


# -- why not --------------------------------------------------------------------------------------------------------------


def refuse_addition(s: EmporionState, seat: int, move: AddCard) -> Reason:
    """Why a card cannot be added by an Action."""
    card = s.setup.box.cards[move.card]
    if move.is_reserved:
        if move.card not in s.realms[seat].reserved:
            return Reason("not-reserved", "EMP-D4", card=card.id)
    elif move.card not in s.polis and move.card not in s.special:
        return _not_there(s, seat, card)
    return refuse_card(s, seat, move.card, move.action)


def _not_there(s: EmporionState, seat: int, card: Card) -> Reason:
    if card.is_special:
        if not s.setup.has_special:
            return Reason("special-left-out", "EMP-S6", card=card.id)
        return Reason("special-gone", "EMP-D5", card=card.id)
    if card.index in s.port:
        return in_port(card)
    if card.index in s.realms[seat].reserved:
        return Reason("is-reserved", "EMP-D4", card=card.id)
    return Reason("not-in-polis", card.rule(), card=card.id)


def refuse_card(s: EmporionState, seat: int, card: int, action: int | None) -> Reason:
    """Why a card that lies where it could be added from cannot be added, by an Action or by any."""
    bill = Bill(s, seat, card)
    if not bill.ways or (action is not None and not bill.ways >> action & 1):
        return no_power(s, seat, bill.card, action)
    if not bill.is_paid():
        return too_dear(bill)
    if action is not None:
        return barred(s, seat, action)
    ways = actions_in(bill.ways)
    if len(ways) == 1:
        return barred(s, seat, ways[0])
    return Reason("opened-but-barred", "EMP-A1", card=bill.card.id, actions=tuple([ACTIONS[way] for way in ways]))


def refuse_bill(s: EmporionState, seat: int, card: int, place: str) -> Reason:
    """Why a card cannot be added now from where it lies, as a target; for cards that cannot be."""
    bill = Bill(s, seat, card)
    if place.startswith("port:") and bill.ways and bill.is_paid():
        return in_port(bill.card)
    return refuse_card(s, seat, card, None)


def in_port(card: Card) -> Reason:
    """EMP-D1, D2: cards are added from the Polis."""
    return Reason("in-port", card.rule(), card=card.id)


def too_dear(bill: Bill) -> Reason:
    """Resources and Spoils do not reach: `Teichos asks for 6 War. You show 2, and 3 Spoils make 5: one is missing.`"""
    card, rule, held = bill.card.id, bill.card.rule(), bill.held
    missing = Message("missing", missing=bill.spoils - held)
    if bill.card.is_special:
        return Reason("too-few-spoils", "EMP-D5", card=card, spoils=bill.spoils, held=held, missing=missing)
    lacking = [resource for resource in range(RESOURCES) if bill.lacks[resource]]
    asks = _amounts(bill.requires, lacking)
    if len(lacking) == 1:
        shown = bill.shows[lacking[0]]
        if held:
            return Reason("too-dear", rule, card=card, asks=asks, shown=shown, held=held, sum=shown + held, missing=missing)
        return Reason("too-dear-bare", rule, card=card, asks=asks, shown=shown, missing=missing)
    shows = _amounts(bill.shows, lacking)
    if held:
        return Reason("too-dear-twice", rule, card=card, asks=asks, shown=shows, lacks=bill.spoils, held=held, missing=missing)
    return Reason("too-dear-twice-bare", rule, card=card, asks=asks, shown=shows, lacks=bill.spoils)


def no_power(s: EmporionState, seat: int, card: Card, action: int | None) -> Reason:
    """EMP-D1, D2: the Action is not the card's, or no card of its colour in the Realm has the power."""
    kind = KINDS[card.kind]
    if card.kind < RESOURCES:
        assert action is not None, "every History card is opened by an Action"
        return Reason("wrong-colour", "EMP-D1", card=card.id, kind=kind, action=ACTIONS[action])
    ways = s.realms[seat].opens[card.kind]
    if not ways:
        return Reason("no-power", "EMP-D2", card=card.id, kind=kind)
    assert action is not None
    opened = tuple([ACTIONS[way] for way in actions_in(ways)])
    return Reason("other-power", "EMP-D2", card=card.id, kind=kind, action=ACTIONS[action], actions=opened)


def _amounts(amounts: list[int], of: list[int]) -> tuple[Message, ...]:
    return tuple([Message("amount", amount=amounts[resource], kind=KINDS[resource]) for resource in of])


WHICH_SPOILS: Final = WhichSpoils("return spoils", "EMP-D7")
