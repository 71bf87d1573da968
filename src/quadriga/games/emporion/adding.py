"""Trade, Culture, War: which cards a Realm can add by which Action, and what adding one does (EMP-D, P).

The frames ask and call this; `bill` and `explain` say the same in numbers and words.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from quadriga.games.emporion import events as tell
from quadriga.games.emporion.box import ACTIONS, ALL_ACTIONS, HISTORY, OFF, RESERVE, START, WAYS, Box
from quadriga.games.emporion.realm import Realm
from quadriga.games.emporion.scoring import BY_REALM, ENDINGS, NOT_YET
from quadriga.kernel.notation import Move

if TYPE_CHECKING:
    from quadriga.games.emporion.state import EmporionState


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


def add_card(s: EmporionState, seat: int, move: Move) -> None:
    """EMP-D1 to D6: the counter moves, and exactly one card comes into the Realm; its Spoils are owed to the pile."""
    box = s.setup.box
    realm = s.realms[seat]
    card = move.a
    s.spoils_owed = realm.shortfall(box, card)
    source = "polis"
    if move.verb == "bring":
        source = "reserved"
        free_drachma(realm, card)
    elif card >= box.first_special:
        source = "special"
        s.special = tuple([other for other in s.special if other != card])
    else:
        s.polis.remove(card)
    realm.add(box, card)
    left = move_counter(s, seat, move.b)
    if s.heard is not None:
        s.heard.append(
            tell.CardAdded(
                seat=seat,
                card=box.cards[card].id,
                source=source,
                action=ACTIONS[move.b],
                counter=counter_id(s, seat),
                left=action_id(left),
                spoils=s.spoils_owed,
            )
        )
    count_realm(s, seat)


def free_drachma(realm: Realm, card: int) -> None:
    """EMP-R4, A4: a card is reserved no more; of equal ones, the first."""
    reserved = realm.reserved
    place = reserved.index(card)
    realm.reserved = reserved[:place] + reserved[place + 1 :]


def count_realm(s: EmporionState, seat: int) -> None:
    """EMP-E1, E4: 17 cards are announced, 18 make this the last round; Spoils and reserved cards are not counted."""
    cards = len(s.realms[seat].cards)
    box = s.setup.box
    if cards == box.realm_announced and s.heard is not None:
        s.heard.append(tell.SeventeenReached(seat=seat, cards=cards))
    if cards >= box.realm_end and s.ending == NOT_YET:
        s.ending = BY_REALM
        if s.heard is not None:
            s.heard.append(tell.LastRoundBegun(seat=seat, reason=ENDINGS[BY_REALM]))


def move_counter(s: EmporionState, seat: int, action: int) -> int:
    """EMP-A1: onto an Action card; where it stood before."""
    counter = s.counter_of(seat)
    left = s.counters[counter]
    s.counters[counter] = action
    return left


def counter_id(s: EmporionState, seat: int) -> str:
    """EMP-S9: whose counter a seat moves."""
    is_second = s.setup.has_own_counters and seat != s.asclepios
    return s.setup.box.counters[1 if is_second else 0]


def action_id(action: int) -> str | None:
    """The Action that a counter stands on; None if it stands on none."""
    return None if action == OFF else ACTIONS[action]


def allowed_actions(s: EmporionState, seat: int) -> int:
    """EMP-A1, A2: a bit for each Action that the seat's counter may move to; Reserve may hold both counters."""
    counters = s.counters
    allowed = ALL_ACTIONS & ~(1 << counters[s.counter_of(seat)])
    if s.setup.has_own_counters:
        other = counters[1 - seat]
        if other != RESERVE:
            allowed &= ~(1 << other)
    return allowed
