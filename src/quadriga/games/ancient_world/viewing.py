"""Builds the view of The Ancient World up from nothing, for one pair of eyes: the board, its decks, what is under way.

Called by the state alone; cities are the business of `viewing_city`.
"""
# not compiled: it makes msgspec structs

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from quadriga.games.ancient_world import assault, reasons, view, viewing_city
from quadriga.games.ancient_world.box import ACTIONS, BUILD, EMPTY, FACES, NOBODY, PILES, RECRUIT, SKILLS, taker_of
from quadriga.games.ancient_world.cards import DECK_B, DECKS
from quadriga.games.ancient_world.decks import letter_of
from quadriga.games.ancient_world.imagination import hidden_of_lot
from quadriga.games.ancient_world.placement import entrants, is_covered, least_skill, takes_any_skill, without_fee
from quadriga.kernel.prompt import Reason

if TYPE_CHECKING:
    from quadriga.games.ancient_world.state import AncientState

DRAWING = ("draw", "draw top")


def build_view(s: AncientState, seat: int | None) -> view.AncientView:
    """What that seat, or an onlooker, can see."""
    setup = s.setup
    asks = s.agenda[-1].text if s.agenda else ""
    turn = None if s.turn == NOBODY else s.turn
    return view.AncientView(
        config=s.config,
        viewer=seat,
        to_act=s.to_act(),
        asks=asks,
        step=_step(s),
        round=s.round,
        rounds=setup.box.rounds,
        turn=turn,
        first=None if s.first == NOBODY else s.first,
        order=() if s.first == NOBODY else tuple((s.first + step) % setup.players for step in range(setup.players)),
        token=view.TokenView(None if s.holder == NOBODY else s.holder, s.is_claimed, None if s.holder == NOBODY else s.holder),
        track=_track(s),
        actions=tuple(_action(s, seat, action) for action in range(len(ACTIONS))),
        row=tuple(_place(s, card, True) for card in s.row),
        military_row=tuple(_place(s, card, False) for card in s.military_row),
        offers=() if seat is None else _offers(s, seat),
        deck=_deck(s, seat, asks),
        military_size=s.military.size,
        military_unseen={setup.box.military[card].id: count for card, count in enumerate(s.military.counts) if count},
        lost=tuple(setup.box.military[card].id for card in s.lost),
        titans=tuple(_titans(s, seat, pile) for pile in range(PILES)),
        districts=_districts(s, seat),
        seats=tuple(viewing_city.seat_view(s, owner, seat) for owner in range(setup.players)),
        attack=_attack(s, asks),
        hand=_hand(s, seat, asks),
        look=_look(s, seat, asks),
        repairs=s.repairs,
        starving_due=s.due if s.asked != NOBODY else 0,
    )


def _step(s: AncientState) -> view.Step:
    if not s.agenda:
        return "over"
    if s.asked != NOBODY:
        return "hunger"
    if len(s.agenda) > 1 and s.agenda[0].text == "choose":
        return "setup" if s.round == 1 else "prepare"
    return "actions"


def _track(s: AncientState) -> tuple[view.TrackView, ...]:
    box = s.setup.box
    letters = {1: DECKS[0], box.second_deck: DECKS[DECK_B]}
    opens = {box.opens[action]: ACTIONS[action] for action in range(len(ACTIONS)) if box.opens[action] > 1}
    is_over = not s.agenda
    return tuple(
        view.TrackView(
            round=number,
            letter=letters.get(number),
            opens=opens.get(number),
            is_over=is_over or number < s.round,
            is_current=number == s.round and not is_over,
        )
        for number in range(1, box.rounds + 1)
    )


def _said(reason: Reason | None) -> tuple[str, str]:
    return ("", "") if reason is None else (reason.text, reason.rule)


# -- actions and rows -----------------------------------------------------------------------------------------------------


def _action(s: AncientState, seat: int | None, action: int) -> view.ActionView:
    box = s.setup.box
    any_skill = takes_any_skill(action)
    skills = s.skills[action]
    refused = None if seat is None else reasons.refused_action(s, seat, action)
    text, rule = _said(refused)
    return view.ActionView(
        action=ACTIONS[action],
        is_covered=is_covered(s, action),
        opens=box.opens[action],
        citizens=tuple(view.StandingView(there >> 3, (there & 7) + 1) for there in s.places[action]),
        least_skill=None if any_skill or ACTIONS[action] == "rebuild" else least_skill(s, action),
        is_full=least_skill(s, action) > SKILLS,
        fee=box.fee if any_skill and skills else 0,
        matching=tuple(bit + 1 for bit in range(SKILLS) if skills >> bit & 1) if any_skill else (),
        entrants=() if seat is None or refused is not None else _entrants(s, seat, action),
        is_possible=seat is not None and refused is None,
        reason=text,
        rule=rule,
    )


def _entrants(s: AncientState, seat: int, action: int) -> tuple[view.EntrantView, ...]:
    city = s.cities[seat]
    allowed = entrants(s, city, action)
    free = without_fee(s, city, action) if takes_any_skill(action) else city.home
    if allowed & ~free and not reasons.can_with_fee(s, city, action):
        allowed &= free
    return tuple(
        view.EntrantView(bit + 1, 0 if free >> bit & 1 else s.setup.box.fee) for bit in range(SKILLS) if allowed >> bit & 1
    )


def _place(s: AncientState, card: int, is_empire: bool) -> view.PlaceView:
    taker = taker_of(card)
    if card <= EMPTY:
        return view.PlaceView(None, None if taker == NOBODY else taker)
    return view.PlaceView(s.setup.box.empire[card].id if is_empire else s.setup.box.military[card].id, None)


def _offers(s: AncientState, seat: int) -> tuple[view.OfferView, ...]:
    box = s.setup.box
    found = [_empire_offer(s, seat, card, False) for card in dict.fromkeys(s.row) if card > EMPTY]
    found += [_empire_offer(s, seat, card, True) for card in dict.fromkeys(s.cities[seat].stored)]
    for card in dict.fromkeys(s.military_row):
        if card > EMPTY:
            face = box.military[card]
            fee = reasons.least_fee(s, s.cities[seat], RECRUIT)
            refused = reasons.refused_recruit(s, seat, card, fee) or reasons.refused_action(s, seat, RECRUIT)
            text, rule = _said(refused)
            found.append(view.OfferView(f"military:{face.id}", face.id, face.coins, 0, refused is None, False, text, rule))
    return tuple(found)


def _empire_offer(s: AncientState, seat: int, card: int, is_stored: bool) -> view.OfferView:
    box = s.setup.box
    face = box.empire[card]
    fee = reasons.least_fee(s, s.cities[seat], BUILD)
    refused = reasons.refused_build(s, seat, card, is_stored, False, fee)
    with_crane = box.crane not in (EMPTY, card) and reasons.refused_build(s, seat, card, is_stored, True, fee) is None
    shut = reasons.refused_action(s, seat, BUILD) if refused is None or with_crane else refused
    text, rule = _said(shut)
    target = f"{'stored' if is_stored else 'row'}:{face.id}"
    return view.OfferView(target, face.id, face.coins, face.knowledge, shut is None, with_crane, text, rule)


# -- decks ----------------------------------------------------------------------------------------------------------------


def _deck(s: AncientState, seat: int | None, asks: str) -> view.DeckView:
    box = s.setup.box
    deck = s.deck
    due = s.due if asks in DRAWING else 0
    unseen = Counter({box.empire[deck.base + index].id: count for index, count in enumerate(deck.counts) if count})
    unseen.update(box.empire[card].id for card in hidden_of_lot(s, seat, deck.lot))
    return view.DeckView(
        letter=DECKS[letter_of(deck)],
        size=max(0, deck.size - due),
        lot=deck.lot,
        discards={box.empire[deck.base + index].id: count for index, count in enumerate(deck.discards) if count},
        unseen=dict(sorted(unseen.items())),
    )


def _districts(s: AncientState, seat: int | None) -> view.DistrictsView:
    ids = [district.id for district in s.setup.box.districts]
    deck = s.districts
    eyes = s.setup.eyes(seat)
    unseen = Counter(ids[card] for card in deck.bag)
    for cards, known in ((deck.under, deck.known), (s.choice, s.choice_known)):
        unseen.update(ids[card] for card, mask in zip(cards, known, strict=True) if not mask & eyes)
    # Cards that are about to be drawn are shown as drawn, so that only the player sees how far the drawing is.
    due = s.due if s.choice else 0
    blank = min(due, len(deck.bag))
    under = [ids[card] if mask & eyes else None for card, mask in zip(deck.under, deck.known, strict=True)]
    held = [ids[card] if mask & eyes else None for card, mask in zip(s.choice, s.choice_known, strict=True)]
    return view.DistrictsView(
        top=None if deck.top == EMPTY else ids[deck.top],
        size=deck.size() + len(s.choice),
        under=tuple(under[due - blank :]),
        unseen=dict(sorted(unseen.items())),
        choice=(*held, *([None] * blank), *under[: due - blank]),
    )


def _titans(s: AncientState, seat: int | None, pile: int) -> view.TitansView:
    titans = s.setup.box.titans
    stack = s.piles[pile]
    eyes = s.setup.eyes(seat)
    is_looker = seat is not None and stack.looker == seat
    due = s.due if s.agenda and s.agenda[-1].text == "look" and s.pile == pile else 0
    among = [] if is_looker else sorted(card for card, mask in zip(stack.known, stack.seen, strict=True) if mask & eyes)
    unknown = [] if is_looker else [c for c, mask in zip(stack.known, stack.seen, strict=True) if not mask & eyes]
    titan = None if stack.top == EMPTY else titans[stack.top]
    refused = None if seat is None or titan is None else reasons.refused_titan(s, seat, pile)
    text, rule = _said(refused)
    city = None if seat is None else s.cities[seat]
    return view.TitansView(
        stars=pile + 1,
        top=None if titan is None else titan.id,
        size=stack.size(),
        known=(*(titans[card].id if is_looker else None for card in stack.known), *([None] * due)),
        among=tuple(titans[card].id for card in among),
        unseen=tuple(titans[card].id for card in sorted((*stack.bag, *unknown))),
        defence=None if titan is None else titan.defence,
        lent=None if titan is None or city is None else assault.lent(city, titan.counts_arrows),
        best=None if titan is None or city is None else assault.best(city, titan.counts_arrows),
        is_possible=seat is not None and titan is not None and refused is None,
        reason=text,
        rule=rule,
    )


# -- what is under way ----------------------------------------------------------------------------------------------------


def _attack(s: AncientState, asks: str) -> view.AttackView | None:
    if s.pile == NOBODY or asks not in ("attack", "next titan", "mend by armies", "roll", "damage", "disband"):
        return None
    is_built_up = asks == "attack"
    city = s.cities[s.turn]
    titan = s.setup.box.titans[s.piles[s.pile].top] if is_built_up else s.setup.box.titans[city.titans[-1]]
    arrows = titan.counts_arrows
    sources = []
    if is_built_up:
        sources = [
            view.SourceView("city", city.swords, city.arrows if arrows else 0),
            view.SourceView("draft", city.draft, 0),
            *(
                view.SourceView(f"army:{number + 1}", army.swords, army.arrows if arrows else 0)
                for number, army in enumerate(city.armies)
                if s.ticked >> number & 1
            ),
        ]
    value = sum(source.swords + source.arrows for source in sources)
    cost = assault.cost(city, s.ticked)
    return view.AttackView(
        seat=s.turn,
        stars=s.pile + 1,
        titan=titan.id,
        is_taken=not is_built_up,
        defence=titan.defence,
        counts_arrows=arrows,
        sources=tuple(sources),
        value=value,
        short=max(0, titan.defence - value) if is_built_up else 0,
        cost=cost,
        coins_left=city.coins - cost,
        is_enough=is_built_up and assault.is_enough(s, s.turn),
        dice=len(titan.tribes),
        armies=tuple(_attacking(s, number, arrows) for number in range(len(city.armies))) if is_built_up else (),
        repairs=s.repairs,
        rolled=tuple(FACES[face] for face in s.dice),
        dice_due=s.dice_due,
        hits=s.hits,
        loot=s.loot,
        gains=viewing_city.gains(s, s.turn, titan.index) if is_built_up else None,
    )


def _attacking(s: AncientState, number: int, arrows: bool) -> view.AttackArmyView:
    army = s.cities[s.turn].armies[number]
    refused = reasons.refused_tick(s, s.turn, number)
    text, rule = _said(refused)
    return view.AttackArmyView(
        army=number + 1,
        swords=army.swords,
        arrows=army.arrows if arrows else 0,
        price=army.price(),
        is_ticked=bool(s.ticked >> number & 1),
        is_possible=refused is None,
        reason=text,
        rule=rule,
    )


def _hand(s: AncientState, seat: int | None, asks: str) -> view.HandView | None:
    if asks not in ("draw", "keep"):
        return None
    is_own = seat == s.turn
    ids = [s.setup.box.empire[card].id if is_own else None for card in s.hand]
    return view.HandView(s.turn, (*ids, *([None] * (s.due if asks == "draw" else 0))))


def _look(s: AncientState, seat: int | None, asks: str) -> view.LookView | None:
    if asks not in ("look", "arrange"):
        return None
    titans = s.setup.box.titans
    pile = s.piles[s.pile]
    is_own = seat == s.turn
    held = (pile.top, *pile.known)
    return view.LookView(
        seat=s.turn,
        stars=s.pile + 1,
        count=len(held) + (s.due if asks == "look" else 0),
        cards=tuple(titans[card].id for card in held) if is_own else (),
    )
