"""The table of Emporion, built up from nothing: nothing hidden is stored, so all eyes see the same table.

Only the bills differ: they are reckoned for the seat that looks, by the rules and never by a page.
"""
# not compiled: msgspec structs at the edge

from __future__ import annotations

from functools import cache
from typing import Final, Literal

import msgspec

from quadriga.games.emporion.data.terms import (
    ACTIONS,
    DEVELOPMENT,
    EMPTY,
    ENDINGS,
    EXPEDITION,
    GOODS,
    HISTORY,
    KINDS,
    NOBODY,
    PILES,
    RESERVE,
    RESOURCES,
    START,
)
from quadriga.games.emporion.rules import scoring
from quadriga.games.emporion.rules.action import refuse_action
from quadriga.games.emporion.rules.addition import add_additions, refuse_bill
from quadriga.games.emporion.rules.bill import Bill
from quadriga.games.emporion.rules.counters import is_barred
from quadriga.games.emporion.rules.expedition import HOW_TO_REFILL, cards_sent, splits
from quadriga.games.emporion.rules.turn import TurnUp
from quadriga.games.emporion.state.realm import Realm
from quadriga.games.emporion.state.state import EmporionState
from quadriga.games.emporion.tell.report import counter_id
from quadriga.kernel.notation import Move
from quadriga.kernel.outcome import Line, score_lines
from quadriga.kernel.view import View
from quadriga.kernel.words.voice import Voice

Step = Literal["setup", "action", "refill", "over"]
_WAYS: Final = [tuple(ACTIONS[action] for action in range(RESOURCES) if ways >> action & 1) for ways in range(1 << RESOURCES)]
"""The Actions of a set of bits."""


class AmountView(msgspec.Struct, frozen=True):
    """So much of each resource, or so many cards of each colour of History."""

    trade: int
    culture: int
    war: int


class PowersView(msgspec.Struct, frozen=True):
    """How many cards with a power, by the Action that uses it (EMP-D2)."""

    prestige: AmountView
    goods: AmountView
    expedition: int
    """Icons, over all cards (EMP-X1)."""


class RealmView(msgspec.Struct, frozen=True):
    """What lies before one seat, and its summary."""

    cards: tuple[str, ...]
    """In the order in which they were added, equal ones one by one."""
    size: int
    """EMP-E1: Spoils and reserved cards not counted."""
    kinds: dict[str, int]
    """How many cards of each kind."""
    awards: AmountView
    powers: PowersView
    goods_price: int
    """EMP-D3: the Trade that the next Goods requires."""
    reserved: tuple[str, ...]
    drachmas: int
    """Free ones; one lies on each reserved card."""
    spoils: int
    spoils_lying: int
    """EMP-P2: without those that were used and still go under the pile; which lots they are of is drawn."""
    start_spoils: int
    """How many of them are start cards: everybody saw where they came from (EMP-P3)."""
    counter: str | None
    """EMP-S9: the seat's own counter; None before it is chosen. With three players and four, the one of all."""
    points: int
    """If the game ended now."""
    lines: tuple[Line, ...]
    """What makes up these points."""


class PolisView(msgspec.Struct, frozen=True):
    """Equal cards of the Polis."""

    card: str
    kind: str
    count: int


class ActionView(msgspec.Struct, frozen=True):
    """One Action card: who stands on it, and what the seat of the bills could do with it."""

    action: str
    counters: tuple[str, ...]
    is_barred: bool
    """EMP-A1, A2: the counter may not move there."""
    is_possible: bool
    """EMP-A3: it may, and the Action can be carried out."""
    cards: int
    """How many cards it could take: different ones for Trade, Culture, War; those that would go; those that can be reserved."""
    reason: str
    """Why it is not possible; empty if it is."""
    short: str
    """The same in a few words, as a part of a sentence."""
    rule: str


class BillView(msgspec.Struct, frozen=True):
    """What a card would take from the seat of the bills."""

    place: str
    """Where it lies, as a target: polis:stoa, special:phokaia, reserved:stoa, port:2."""
    card: str
    requires: AmountView
    shows: AmountView
    """What the Realm awards."""
    lacks: AmountView
    spoils: int
    """How many Spoils would be used; of a special card its payment (EMP-D5)."""
    missing: int
    """How many of those the seat does not have."""
    opened_by: tuple[str, ...]
    """EMP-D1, D2: the Actions by which the Realm can add it, barred ones included."""
    actions: tuple[str, ...]
    """The Actions by which it can be added now."""
    is_possible: bool
    """It can be added now. A card of the Port never can."""
    reason: str
    """Why not; empty if it can."""
    rule: str


class RefillView(msgspec.Struct, frozen=True):
    """EMP-X2: the split that is asked for."""

    places: tuple[int, ...]
    least: int
    """So many at least come from the History pile."""
    most: int
    usual: int
    """As many from one pile as from the other, as nearly as can be: what whoever wants nothing special would say."""


class ClockView(msgspec.Struct, frozen=True):
    """EMP-E1 to E4: how near the end is."""

    fullest: int
    """Cards of the fullest Realm."""
    realm_end: int
    history: int
    """Cards that can still be had from the History pile; none once it counts as empty."""
    history_most: int
    """With all Spoils under it: it can grow again by so many."""
    is_exhausted: bool
    """EMP-E2: it counts as empty, even if cards lie in it."""
    announced: tuple[int, ...]
    """EMP-E4: the seats with 17 cards or more."""
    last_round: str | None
    """What has made this the last round: realm or history."""


class EmporionView(View, frozen=True, kw_only=True):
    """All that these eyes can see."""

    step: Step
    round: int
    """From 1 on."""
    turn: int | None
    first: int | None
    port: tuple[str | None, ...]
    polis: tuple[PolisView, ...]
    special: tuple[str, ...]
    """Those still beside the Polis."""
    history_pile: int
    """All cards in it."""
    history_lying: int
    """EMP-P2: with used Spoils that still go under it."""
    history_under: tuple[str, ...]
    """EMP-P3: the lots (start, history) of its cards from the first start card down; those above it are History cards."""
    development_pile: int
    unseen: dict[str, dict[str, int]]
    """What nobody has seen of each lot and of the Development pile, wherever it lies; before the Polis is made, the start cards
    that are set aside."""
    gone: tuple[str, ...]
    """EMP-A4: removed from the game."""
    seats: tuple[RealmView, ...]
    actions: tuple[ActionView, ...]
    bills: tuple[BillView, ...]
    bills_of: int | None
    """The seat that bills and Actions are reckoned for, as if it were to act: the viewer, or for a spectator the seat whose
    turn it is."""
    refill: RefillView | None
    draws: tuple[str, ...]
    """The piles of the cards that are still to be turned up for the Port, the next one first."""
    spoils_due: int
    """EMP-X3: Spoils that an Expedition will bring after the refill."""
    spoils_owed: int
    """EMP-P2: used Spoils that still go under the pile."""
    has_sailed: bool
    """EMP-Y1: the mandatory expedition of this turn was made."""
    clock: ClockView


def build_view(s: EmporionState, seat: int | None, voice: Voice) -> EmporionView:
    """What that seat, or a spectator, can see."""
    setup = s.setup
    box = setup.box
    ids = box.ids
    turn = None if s.turn == NOBODY else s.turn
    eyes = turn if seat is None else seat
    is_setting_up = s.is_setting_up()
    return EmporionView(
        config=s.config,
        viewer=seat,
        to_act=s.to_act(),
        asks=s.agenda[-1].name if s.agenda else "",
        step=_step(s),
        round=s.turns // setup.players + (1 if s.agenda else 0),  # the game ends with a full round, and no other begins
        turn=turn,
        first=None if turn is None else s.first(),
        port=tuple([None if card == EMPTY else ids[card] for card in s.port]),
        polis=tuple(PolisView(ids[card], KINDS[box.kind_of[card]], s.polis.count(card)) for card in dict.fromkeys(s.polis)),
        special=tuple([ids[card] for card in s.special]),
        history_pile=s.pile.size(),
        history_lying=s.pile.size() + s.spoils_owed,
        history_under=tuple([PILES[lot] for lot in s.pile.under]),
        development_pile=s.unseen[DEVELOPMENT].size,
        unseen={
            PILES[pile]: {
                card: count for card, count in zip(ids[box.first_of[pile] :], s.unseen[pile].counts, strict=False) if count
            }
            for pile in (START, HISTORY, DEVELOPMENT)
        },
        gone=tuple([ids[card] for card in s.gone]),
        seats=tuple([_realm_view(s, owner, ids, voice) for owner in range(setup.players)]),
        actions=() if eyes is None or is_setting_up else tuple([_action_view(s, eyes, a, voice) for a in range(len(ACTIONS))]),
        bills=() if eyes is None or is_setting_up else _bills(s, eyes, voice),
        bills_of=None if is_setting_up else eyes,
        refill=_refill(s),
        draws=tuple([PILES[question.pile] for question in reversed(s.agenda) if isinstance(question, TurnUp)]),
        spoils_due=s.spoils_due,
        spoils_owed=s.spoils_owed,
        has_sailed=s.has_sailed,
        clock=_clock(s),
    )


def _step(s: EmporionState) -> Step:
    if not s.agenda:
        return "over"
    if s.is_before_first_turn():
        return "setup"
    return "refill" if s.agenda[-1] is HOW_TO_REFILL else "action"


@cache
def _amounts(trade: int, culture: int, war: int) -> AmountView:
    return AmountView(trade, culture, war)


def _amount(values: list[int]) -> AmountView:
    return _amounts(*values)


def _realm_view(s: EmporionState, seat: int, ids: list[str], voice: Voice) -> RealmView:
    box = s.setup.box
    realm = s.realms[seat]
    is_chosen = not s.setup.has_own_counters or s.asclepios != NOBODY
    return RealmView(
        cards=tuple([ids[card] for card in realm.cards]),
        size=len(realm.cards),
        kinds=dict(zip(KINDS, realm.counts, strict=True)),
        awards=_amount(realm.awards),
        powers=_powers(s, realm),
        goods_price=box.goods_price + box.goods_step * realm.counts[GOODS],
        reserved=tuple([ids[card] for card in realm.reserved]),
        drachmas=box.drachmas - len(realm.reserved),
        spoils=realm.spoils_held(),
        spoils_lying=realm.spoils_held() - (s.spoils_owed if seat == s.turn else 0),
        start_spoils=realm.spoils[START],
        counter=counter_id(s, seat) if is_chosen else None,
        points=scoring.points_of(box, realm),
        lines=score_lines(scoring.sheet(s, seat), voice),
    )


def _powers(s: EmporionState, realm: Realm) -> PowersView:
    prestige, goods = [0] * RESOURCES, [0] * RESOURCES
    for index in realm.cards:
        card = s.setup.box.cards[index]
        if card.has_prestige:
            prestige[card.kind] += 1
        if card.has_goods:
            goods[card.kind] += 1
    return PowersView(_amount(prestige), _amount(goods), realm.icons)


def _action_view(s: EmporionState, seat: int, action: int, voice: Voice) -> ActionView:
    reason = refuse_action(s, seat, action)
    standing = [counter_id(s, owner) for owner in range(len(s.counters)) if s.counters[owner] == action]
    text, short = ("", "") if reason is None else voice.say_both(reason.message, "short")
    return ActionView(
        action=ACTIONS[action],
        counters=tuple(standing),
        is_barred=is_barred(s, seat, action),
        is_possible=reason is None,
        cards=_takes(s, seat, action),
        reason=text,
        short=short,
        rule="" if reason is None else reason.rule,
    )


def _takes(s: EmporionState, seat: int, action: int) -> int:
    realm = s.realms[seat]
    lying = len(s.port) - s.port.count(EMPTY)
    if action == EXPEDITION:
        return cards_sent(s.setup.box.most_sent, realm.icons, lying)
    if action == RESERVE:
        return lying if len(realm.reserved) < s.setup.box.drachmas else 0
    out: list[Move] = []
    add_additions(s, realm, 1 << action, out)
    return len(out)


def _bills(s: EmporionState, seat: int, voice: Voice) -> tuple[BillView, ...]:
    ids = s.setup.box.ids
    bills = [_bill(s, seat, card, f"polis:{ids[card]}", voice) for card in dict.fromkeys(s.polis)]
    bills += [_bill(s, seat, card, f"special:{ids[card]}", voice) for card in s.special]
    bills += [_bill(s, seat, card, f"reserved:{ids[card]}", voice) for card in dict.fromkeys(s.realms[seat].reserved)]
    for place, card in enumerate(s.port):
        if card != EMPTY:
            bills.append(_bill(s, seat, card, f"port:{place + 1}", voice))
    return tuple(bills)


def _bill(s: EmporionState, seat: int, card: int, place: str, voice: Voice) -> BillView:
    bill = Bill(s, seat, card)
    is_possible = bill.is_possible() and not place.startswith("port:")
    reason = None if is_possible else refuse_bill(s, seat, card, place)
    return BillView(
        place=place,
        card=bill.card.id,
        requires=_amount(bill.requires),
        shows=_amount(bill.shows),
        lacks=_amount(bill.lacks),
        spoils=bill.spoils,
        missing=max(0, bill.spoils - bill.held),
        opened_by=_WAYS[bill.ways],
        actions=_WAYS[bill.open_ways] if is_possible else (),
        is_possible=is_possible,
        reason="" if reason is None else voice.say(reason.message),
        rule="" if reason is None else reason.rule,
    )


def _refill(s: EmporionState) -> RefillView | None:
    if not s.agenda or s.agenda[-1] is not HOW_TO_REFILL:
        return None
    least, most = splits(s, s.spoils_due)
    places = tuple([place + 1 for place, card in enumerate(s.port) if card == EMPTY])
    return RefillView(places, least, most, (least + most + 1) // 2)


def _clock(s: EmporionState) -> ClockView:
    box = s.setup.box
    sizes = [len(realm.cards) for realm in s.realms]
    return ClockView(
        fullest=max(sizes),
        realm_end=box.realm_end,
        history=s.history_left(),
        history_most=s.pile.size() + sum(realm.spoils_held() for realm in s.realms),
        is_exhausted=s.is_exhausted,
        announced=tuple([seat for seat, size in enumerate(sizes) if size >= box.realm_announced]),
        last_round=ENDINGS[s.ending] if s.ending else None,
    )
