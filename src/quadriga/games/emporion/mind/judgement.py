"""How good a position looks, in points at the end: what bots look at between the moves.

Bots alone use it. The weights were set by hand and by matches of greedy bots with single weights changed. They are judgement,
not rules. A Realm is worth its points, what its resources, icons and powers will still bring, and a share of the best cards
that it is near to.
"""

from typing import Final

from quadriga.games.emporion.data.terms import GOODS, HISTORY, NOT_YET, PRESTIGE, RESOURCES, START
from quadriga.games.emporion.rules import scoring
from quadriga.games.emporion.state.realm import Realm
from quadriga.games.emporion.state.state import EmporionState

AWARDS: Final[tuple[float, ...]] = (0.0, 1.9, 3.8, 5.4, 6.5, 7.3, 7.9, 8.4, 8.6, 8.7, 8.8)
"""What so many of one resource bring over a whole game: few cards ask for more than seven."""
ICONS: Final[tuple[float, ...]] = (-3.0, 0.6, 1.4, 2.0, 2.4)
"""What so many Expedition icons bring; without one there are no Spoils."""
FIRST_PRESTIGE: Final = 3.5
MORE_PRESTIGE: Final = 0.8
"""The power on cards of one colour, and of another beside it."""
FIRST_GOODS: Final = 2.5
MORE_GOODS: Final = 0.5
SPOILS: Final = 0.3
"""A Spoils card, while there is something to use it for."""
NEAR: Final[tuple[float, ...]] = (0.33, 0.2, 0.12, 0.07, 0.03)
"""The share of a card's points that it promises when so many resources are missing beyond the Spoils."""
POWERLESS: Final = 0.4
"""The part of a promise that is left while the Realm lacks the power."""
SECOND: Final = 0.5
"""The part of the promise of the second best card."""
RESERVED: Final = 2.4
"""What a reserved card is worth beside its cost, while there is time to bring it in."""
FULL_GAME: Final = 14.0
"""Turns in which what a Realm has now can still bring its full worth."""
CARDS_A_TURN: Final = 0.9
"""The fullest Realm grows so fast, towards the end of the game."""
PILE_A_TURN: Final = 1.1
"""So many cards leave the History pile in a turn, towards its end."""
TIE: Final = 0.01
"""What breaks a tie, beside points."""


def progress(s: EmporionState) -> float:
    """By the fullest Realm or the History pile, whichever is nearer to the end."""
    if not s.agenda:
        return 1.0
    box = s.setup.box
    by_realm = fullest(s) / box.realm_end
    by_history = 1.0 - s.history_left() / box.history_cards
    return min(1.0, max(by_realm, by_history, 0.0))


def fullest(s: EmporionState) -> int:
    """The cards of the fullest Realm."""
    most = 0
    for realm in s.realms:
        most = max(most, len(realm.cards))
    return most


def turns_left(s: EmporionState, seat: int) -> float:
    """How many turns the seat may still have after what is going on now."""
    players = s.setup.players
    if s.ending != NOT_YET:
        first = (s.turn - s.turns) % players
        return 1.0 if (seat - first) % players > (s.turn - first) % players or _is_to_begin(s, seat) else 0.0
    by_realm = (s.setup.box.realm_end - fullest(s)) / CARDS_A_TURN
    by_history = s.history_left() / (players * PILE_A_TURN)
    return 1.0 + min(by_realm, by_history)


def _is_to_begin(s: EmporionState, seat: int) -> bool:
    """Whether the seat is about to choose its Action."""
    return seat == s.turn and bool(s.agenda) and s.agenda[-1] is s.setup.turn


def judge(s: EmporionState, seat: int) -> float:
    """The seat's lead over the best of the others, as it may be at the end."""
    best = -1000.0
    own = 0.0
    for other in range(s.setup.players):
        worth = standing(s, other)
        if other == seat:
            own = worth
        elif worth > best:
            best = worth
    return own - best


def standing(s: EmporionState, seat: int) -> float:
    """Points, and what the Realm promises."""
    box = s.setup.box
    realm = s.realms[seat]
    points = float(scoring.points_of(box, realm))
    if not s.agenda:
        return points + TIE * scoring.tie_cards(box, realm) + 0.1 * TIE * (realm.counts[PRESTIGE] + realm.counts[GOODS])
    turns = turns_left(s, seat)
    if turns <= 0.0:
        return points
    share = min(1.0, turns / FULL_GAME)
    spoils = realm.spoils[START] + realm.spoils[HISTORY]
    if seat == s.turn:
        spoils += s.spoils_due - s.spoils_owed
    worth = points + share * engine(realm) + min(1.0, turns / 3.0) * SPOILS * spoils
    if turns > 1.5:
        worth += RESERVED * len(realm.reserved)
    return worth + min(1.0, turns) * promise(s, realm, spoils)


def engine(realm: Realm) -> float:
    """What resources, icons and powers bring over a whole game."""
    worth = 0.0
    for resource in range(RESOURCES):
        amount = realm.awards[resource]
        worth += AWARDS[amount if amount < len(AWARDS) else len(AWARDS) - 1]
    worth += ICONS[realm.icons if realm.icons < len(ICONS) else len(ICONS) - 1]
    prestige = realm.opens[PRESTIGE]
    if prestige:
        worth += FIRST_PRESTIGE + (MORE_PRESTIGE if prestige & (prestige - 1) else 0.0)
    goods = realm.opens[GOODS]
    if goods:
        worth += FIRST_GOODS + (MORE_GOODS if goods & (goods - 1) else 0.0)
    return worth


def promise(s: EmporionState, realm: Realm, spoils: int) -> float:
    """The best two of the cards with points that lie in the Polis, beside it, or reserved."""
    box = s.setup.box
    best = 0.0
    second = 0.0
    goods_worth = box.goods_worth[realm.counts[GOODS] + 1] - box.goods_worth[realm.counts[GOODS]]
    for pile in range(3):
        cards = s.polis if pile == 0 else list(s.special) if pile == 1 else list(realm.reserved)
        last = -1
        for card in cards:
            if card < box.first_prestige or card == last:
                continue
            last = card
            kind = box.kind_of[card]
            missing = realm.shortfall(box, card) - spoils
            if missing >= len(NEAR):
                continue
            gain = float(goods_worth if kind == GOODS else box.cards[card].points) * NEAR[missing if missing > 0 else 0]
            if not realm.opens[kind]:
                gain *= POWERLESS
            if gain > best:
                second = best
                best = gain
            elif gain > second:
                second = gain
    return best + SECOND * second
