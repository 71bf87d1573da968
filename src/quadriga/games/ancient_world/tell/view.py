"""The table of The Ancient World, built up from nothing for one pair of eyes: the board, its decks, what is under way.

The engine names everything that a page shows. What depends on who looks is reckoned for the viewer, as if they were to choose
their action now (for onlookers there is none of it): `entrants`, `is_possible`, `reason`. What glows comes from the options.
Cities are the business of `city_view`.
"""
# not compiled: msgspec structs at the edge

from __future__ import annotations

from collections import Counter
from typing import Literal

import msgspec

from quadriga.games.ancient_world.data.terms import (
    ACTIONS,
    BUILD,
    DECK_B,
    DECKS,
    EMPTY,
    FACES,
    NOBODY,
    PILES,
    RECRUIT,
    SKILLS,
    taker_of,
)
from quadriga.games.ancient_world.mind.imagination import hidden_of_lot
from quadriga.games.ancient_world.rules import assault, reasons
from quadriga.games.ancient_world.rules.attacking import (
    NEXT_TITAN,
    ROLL_DICE,
    WHICH_ARMIES,
    WHICH_ARMY_DISBANDS,
    WHICH_DAMAGE,
    WHICH_REPAIR_BY_ARMIES,
)
from quadriga.games.ancient_world.rules.card_actions import WHICH_TO_COPY
from quadriga.games.ancient_world.rules.choosing import WHICH_ACTION
from quadriga.games.ancient_world.rules.expanding import WHICH_DISTRICT
from quadriga.games.ancient_world.rules.exploring import DRAW_CARDS, DRAW_TOP, HOW_TO_EXPLORE, WHETHER_TO_STORE, WHICH_TO_KEEP
from quadriga.games.ancient_world.rules.hideout import HOW_TO_ARRANGE, LOOK_AT_TITANS, WHETHER_TO_AMBUSH, WHICH_PILE
from quadriga.games.ancient_world.rules.learning import WHETHER_TO_STUDY, WHICH_COIN
from quadriga.games.ancient_world.rules.placement import entrants, is_covered, least_skill, takes_any_skill, without_fee
from quadriga.games.ancient_world.rules.repairing import WHICH_REBUILD, WHICH_REPAIR
from quadriga.games.ancient_world.rules.turn import WHO_STARVES
from quadriga.games.ancient_world.state.decks import letter_of
from quadriga.games.ancient_world.state.state import AncientState
from quadriga.games.ancient_world.tell import city_view
from quadriga.games.ancient_world.tell.city_view import GainsView, SeatView
from quadriga.kernel.prompt import Reason
from quadriga.kernel.question import Question
from quadriga.kernel.view import View

Step = Literal["setup", "prepare", "actions", "hunger", "over"]
Decision = Literal[
    "action",
    "armies",
    "repair",
    "rebuild",
    "damage",
    "disband",
    "explore",
    "keep",
    "store",
    "district",
    "study",
    "coin",
    "copy",
    "pile",
    "order",
    "ambush",
    "starve",
]
Asked = Question[AncientState] | None
DECISIONS: dict[Question[AncientState], Decision] = {
    WHICH_ACTION: "action",
    WHICH_ARMIES: "armies",
    WHICH_REPAIR: "repair",
    WHICH_REPAIR_BY_ARMIES: "repair",
    WHICH_REBUILD: "rebuild",
    WHICH_DAMAGE: "damage",
    WHICH_ARMY_DISBANDS: "disband",
    HOW_TO_EXPLORE: "explore",
    WHICH_TO_KEEP: "keep",
    WHETHER_TO_STORE: "store",
    WHICH_DISTRICT: "district",
    WHETHER_TO_STUDY: "study",
    WHICH_COIN: "coin",
    WHICH_TO_COPY: "copy",
    WHICH_PILE: "pile",
    HOW_TO_ARRANGE: "order",
    WHETHER_TO_AMBUSH: "ambush",
    WHO_STARVES: "starve",
}
FIGHTING = (WHICH_ARMIES, NEXT_TITAN, WHICH_REPAIR_BY_ARMIES, ROLL_DICE, WHICH_DAMAGE, WHICH_ARMY_DISBANDS)


class TrackView(msgspec.Struct, frozen=True):
    """TAW-R1: one round of the track."""

    round: int
    letter: str | None
    """a or b where an Empire deck comes into use."""
    opens: str | None
    """The action that it uncovers."""
    is_over: bool
    is_current: bool


class TokenView(msgspec.Struct, frozen=True):
    """TAW-B6: the first-player token."""

    holder: int | None
    is_hand_up: bool
    """It was claimed this round: nobody can claim it again."""
    next_first: int | None
    """Who begins the next round, as it stands."""


class StandingView(msgspec.Struct, frozen=True):
    """A citizen on an action."""

    seat: int
    citizen: int


class EntrantView(msgspec.Struct, frozen=True):
    """A citizen of the viewer that could be placed on an action, and what it would pay to enter."""

    citizen: int
    fee: int


class ActionView(msgspec.Struct, frozen=True):
    """One of the nine actions."""

    action: str
    is_covered: bool
    opens: int
    """The round from which it is open."""
    citizens: tuple[StandingView, ...]
    """In the order in which they came."""
    least_skill: int | None
    """TAW-Z1: the lowest skill that may enter, None where any may; one more than there is: nobody may."""
    fee: int
    """TAW-Z2: what those pay whose skill is not there; 0 while nobody is there, and elsewhere."""
    matching: tuple[int, ...]
    """TAW-Z2: the skills that enter for nothing all the same."""
    entrants: tuple[EntrantView, ...]
    """The viewer's citizens that can be placed here now."""
    is_possible: bool
    reason: str
    """Why the viewer can place nobody here; empty if he can, and for onlookers."""
    rule: str


class PlaceView(msgspec.Struct, frozen=True):
    """A place of the Empire or the Military row."""

    card: str | None
    taken_by: int | None
    """TAW-B2, B7: who took the card; the place is filled again in the next round."""


class OfferView(msgspec.Struct, frozen=True):
    """What a card of a row, or of his store, would take from the viewer."""

    target: str
    """row:orchard, stored:orchard, military:axe_clan; equal cards are one."""
    card: str
    coins: int
    knowledge: int
    is_possible: bool
    """Some citizen at home can have it now; with the Crane, too."""
    with_crane: bool
    """TAW-K6: it could be had for nothing."""
    reason: str
    rule: str


class DeckView(msgspec.Struct, frozen=True):
    """The Empire deck in use."""

    letter: str
    size: int
    """Cards that are being drawn are not in it any more."""
    lot: int
    """TAW-B9a: how many decks there were before it."""
    discards: dict[str, int]
    """Face up."""
    unseen: dict[str, int]
    """What the viewer cannot place of this lot: it is in the deck, or stored or held by others."""


class DistrictsView(msgspec.Struct, frozen=True):
    """TAW-B4, V1."""

    top: str | None
    size: int
    """All, the face-up one included, and those that are being chosen from."""
    under: tuple[str | None, ...]
    """Those put under the deck, the upper one first; None: the viewer has not seen it."""
    unseen: dict[str, int]
    """What the viewer cannot place."""
    choice: tuple[str | None, ...]
    """TAW-V1: what lies before the player to choose from, the face-up one first; None: the viewer has not seen it."""


class TitansView(msgspec.Struct, frozen=True):
    """One pile of Titans."""

    stars: int
    top: str | None
    size: int
    """All, the face-up one included."""
    known: tuple[str | None, ...]
    """TAW-K10: those below it that somebody has looked at; None: the viewer does not know which lies here."""
    among: tuple[str, ...]
    """Titans that the viewer knows to be among those shown as None."""
    unseen: tuple[str, ...]
    """What the viewer cannot place."""
    defence: int | None
    lent: int | None
    """TAW-T4: what the viewer's city and Draft bring against it, without an army."""
    best: int | None
    """The most that he could bring with armies that he can pay."""
    is_possible: bool
    reason: str
    rule: str


class SourceView(msgspec.Struct, frozen=True):
    """TAW-T4: what one source brings to the attack, counted against this Titan."""

    source: str
    """city, draft, or army:n."""
    swords: int
    arrows: int


class AttackArmyView(msgspec.Struct, frozen=True):
    """An army in the attack that is built up."""

    army: int
    swords: int
    arrows: int
    """Counted: none where the Titan shows swords alone."""
    price: int
    is_ticked: bool
    is_possible: bool
    """It can be ticked."""
    reason: str
    rule: str


class AttackView(msgspec.Struct, frozen=True):
    """TAW-T2 to T6a: the attack that is built up or carried out."""

    seat: int
    stars: int
    titan: str
    is_taken: bool
    """The attack is made: repairs, dice and damage are under way."""
    defence: int
    counts_arrows: bool
    sources: tuple[SourceView, ...]
    value: int
    short: int
    """What is missing for the defence."""
    cost: int
    coins_left: int
    is_enough: bool
    dice: int
    """How many will be rolled."""
    armies: tuple[AttackArmyView, ...]
    repairs: int
    """Cards that the armies still repair."""
    rolled: tuple[str, ...]
    dice_due: int
    hits: int
    """Cards that have still to be damaged."""
    loot: int
    gains: GainsView | None = None
    """None once the Titan is taken."""


class HandView(msgspec.Struct, frozen=True):
    """TAW-B9: Empire cards drawn and not yet stored."""

    seat: int
    cards: tuple[str | None, ...]
    """None: the viewer has not seen it, or it is still to be drawn."""


class LookView(msgspec.Struct, frozen=True):
    """TAW-K10: Titans in the hand of a player."""

    seat: int
    stars: int
    count: int
    cards: tuple[str, ...]
    """For him alone: in the order in which they lay, the face-up one first; `look:n` is the n-th of them."""


class AncientView(View, frozen=True, kw_only=True):
    """All that these eyes can see."""

    step: Step
    decision: Decision | None
    """What somebody has to decide; None while a draw is due, and after the end."""
    round: int
    rounds: int
    turn: int | None
    first: int | None
    order: tuple[int, ...]
    """The seats in the order of this round."""
    token: TokenView
    track: tuple[TrackView, ...]
    actions: tuple[ActionView, ...]
    row: tuple[PlaceView, ...]
    military_row: tuple[PlaceView, ...]
    offers: tuple[OfferView, ...]
    """Empire row, the viewer's store, Military row; none for onlookers."""
    deck: DeckView
    military_size: int
    military_unseen: dict[str, int]
    lost: tuple[str, ...]
    """TAW-T10: Military cards that left the game."""
    titans: tuple[TitansView, ...]
    districts: DistrictsView
    seats: tuple[SeatView, ...]
    attack: AttackView | None
    hand: HandView | None
    look: LookView | None
    repairs: int
    """TAW-B6, T7: how many cards can still be repaired by the open question."""
    starving_due: int
    """TAW-N4: how many citizens have still to be named."""


def build_view(s: AncientState, seat: int | None) -> AncientView:
    """What that seat, or an onlooker, can see."""
    setup = s.setup
    question = s.agenda[-1] if s.agenda else None
    turn = None if s.turn == NOBODY else s.turn
    return AncientView(
        config=s.config,
        viewer=seat,
        to_act=s.to_act(),
        asks="" if question is None else question.text,
        step=_step(s),
        decision=None if question is None else DECISIONS.get(question),
        round=s.round,
        rounds=setup.box.rounds,
        turn=turn,
        first=None if s.first == NOBODY else s.first,
        order=() if s.first == NOBODY else tuple((s.first + step) % setup.players for step in range(setup.players)),
        token=TokenView(None if s.holder == NOBODY else s.holder, s.is_claimed, None if s.holder == NOBODY else s.holder),
        track=_track(s),
        actions=tuple(_action(s, seat, action) for action in range(len(ACTIONS))),
        row=tuple(_place(s, card, True) for card in s.row),
        military_row=tuple(_place(s, card, False) for card in s.military_row),
        offers=() if seat is None else _offers(s, seat),
        deck=_deck(s, seat, question),
        military_size=s.military.size,
        military_unseen={setup.box.military[card].id: count for card, count in enumerate(s.military.counts) if count},
        lost=tuple(setup.box.military[card].id for card in s.lost),
        titans=tuple(_titans(s, seat, pile) for pile in range(PILES)),
        districts=_districts(s, seat),
        seats=tuple(city_view.seat_view(s, owner, seat) for owner in range(setup.players)),
        attack=_attack(s, question),
        hand=_hand(s, seat, question),
        look=_look(s, seat, question),
        repairs=s.repairs,
        starving_due=s.due if s.asked != NOBODY else 0,
    )


def _step(s: AncientState) -> Step:
    if not s.agenda:
        return "over"
    if s.asked != NOBODY:
        return "hunger"
    if s.is_before_turns():
        return "setup" if s.round == 1 else "prepare"
    return "actions"


def _track(s: AncientState) -> tuple[TrackView, ...]:
    box = s.setup.box
    letters = {1: DECKS[0], box.second_deck: DECKS[DECK_B]}
    opens = {box.opens[action]: ACTIONS[action] for action in range(len(ACTIONS)) if box.opens[action] > 1}
    is_over = not s.agenda
    return tuple(
        TrackView(
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


def _action(s: AncientState, seat: int | None, action: int) -> ActionView:
    box = s.setup.box
    any_skill = takes_any_skill(action)
    skills = s.skills[action]
    refused = None if seat is None else reasons.refused_action(s, seat, action)
    text, rule = _said(refused)
    return ActionView(
        action=ACTIONS[action],
        is_covered=is_covered(s, action),
        opens=box.opens[action],
        citizens=tuple(StandingView(there >> 3, (there & 7) + 1) for there in s.places[action]),
        least_skill=None if any_skill or ACTIONS[action] == "rebuild" else least_skill(s, action),
        fee=box.fee if any_skill and skills else 0,
        matching=tuple(bit + 1 for bit in range(SKILLS) if skills >> bit & 1) if any_skill else (),
        entrants=() if seat is None or refused is not None else _entrants(s, seat, action),
        is_possible=seat is not None and refused is None,
        reason=text,
        rule=rule,
    )


def _entrants(s: AncientState, seat: int, action: int) -> tuple[EntrantView, ...]:
    city = s.cities[seat]
    allowed = entrants(s, city, action)
    free = without_fee(s, city, action) if takes_any_skill(action) else city.home
    if allowed & ~free and not reasons.can_with_fee(s, city, action):
        allowed &= free
    return tuple(EntrantView(bit + 1, 0 if free >> bit & 1 else s.setup.box.fee) for bit in range(SKILLS) if allowed >> bit & 1)


def _place(s: AncientState, card: int, is_empire: bool) -> PlaceView:
    taker = taker_of(card)
    if card <= EMPTY:
        return PlaceView(None, None if taker == NOBODY else taker)
    return PlaceView(s.setup.box.empire[card].id if is_empire else s.setup.box.military[card].id, None)


def _offers(s: AncientState, seat: int) -> tuple[OfferView, ...]:
    box = s.setup.box
    found = [_empire_offer(s, seat, card, False) for card in dict.fromkeys(s.row) if card > EMPTY]
    found += [_empire_offer(s, seat, card, True) for card in dict.fromkeys(s.cities[seat].stored)]
    for card in dict.fromkeys(s.military_row):
        if card > EMPTY:
            face = box.military[card]
            fee = reasons.least_fee(s, s.cities[seat], RECRUIT)
            refused = reasons.refused_recruit(s, seat, card, fee) or reasons.refused_action(s, seat, RECRUIT)
            text, rule = _said(refused)
            found.append(OfferView(f"military:{face.id}", face.id, face.coins, 0, refused is None, False, text, rule))
    return tuple(found)


def _empire_offer(s: AncientState, seat: int, card: int, is_stored: bool) -> OfferView:
    box = s.setup.box
    face = box.empire[card]
    fee = reasons.least_fee(s, s.cities[seat], BUILD)
    refused = reasons.refused_build(s, seat, card, is_stored, False, fee)
    with_crane = box.crane not in (EMPTY, card) and reasons.refused_build(s, seat, card, is_stored, True, fee) is None
    shut = reasons.refused_action(s, seat, BUILD) if refused is None or with_crane else refused
    text, rule = _said(shut)
    target = f"{'stored' if is_stored else 'row'}:{face.id}"
    return OfferView(target, face.id, face.coins, face.knowledge, shut is None, with_crane, text, rule)


# -- decks ----------------------------------------------------------------------------------------------------------------


def _deck(s: AncientState, seat: int | None, question: Asked) -> DeckView:
    box = s.setup.box
    deck = s.deck
    due = s.due if question is DRAW_CARDS or question is DRAW_TOP else 0
    unseen = Counter({box.empire[deck.base + index].id: count for index, count in enumerate(deck.counts) if count})
    unseen.update(box.empire[card].id for card in hidden_of_lot(s, seat, deck.lot))
    return DeckView(
        letter=DECKS[letter_of(deck)],
        size=max(0, deck.size - due),
        lot=deck.lot,
        discards={box.empire[deck.base + index].id: count for index, count in enumerate(deck.discards) if count},
        unseen=dict(sorted(unseen.items())),
    )


def _districts(s: AncientState, seat: int | None) -> DistrictsView:
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
    return DistrictsView(
        top=None if deck.top == EMPTY else ids[deck.top],
        size=deck.size() + len(s.choice),
        under=tuple(under[due - blank :]),
        unseen=dict(sorted(unseen.items())),
        choice=(*held, *([None] * blank), *under[: due - blank]),
    )


def _titans(s: AncientState, seat: int | None, pile: int) -> TitansView:
    titans = s.setup.box.titans
    stack = s.piles[pile]
    eyes = s.setup.eyes(seat)
    is_looker = seat is not None and stack.looker == seat
    due = s.due if s.agenda and s.agenda[-1] is LOOK_AT_TITANS and s.pile == pile else 0
    among = [] if is_looker else sorted(card for card, mask in zip(stack.known, stack.seen, strict=True) if mask & eyes)
    unknown = [] if is_looker else [c for c, mask in zip(stack.known, stack.seen, strict=True) if not mask & eyes]
    titan = None if stack.top == EMPTY else titans[stack.top]
    refused = None if seat is None or titan is None else reasons.refused_titan(s, seat, pile)
    text, rule = _said(refused)
    city = None if seat is None else s.cities[seat]
    return TitansView(
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


def _attack(s: AncientState, question: Asked) -> AttackView | None:
    if s.pile == NOBODY or question not in FIGHTING:
        return None
    is_built_up = question is WHICH_ARMIES
    city = s.cities[s.turn]
    titan = s.setup.box.titans[s.piles[s.pile].top] if is_built_up else s.setup.box.titans[city.titans[-1]]
    arrows = titan.counts_arrows
    sources = []
    if is_built_up:
        sources = [
            SourceView("city", city.swords, city.arrows if arrows else 0),
            SourceView("draft", city.draft, 0),
            *(
                SourceView(f"army:{number + 1}", army.swords, army.arrows if arrows else 0)
                for number, army in enumerate(city.armies)
                if s.ticked >> number & 1
            ),
        ]
    value = sum(source.swords + source.arrows for source in sources)
    cost = assault.cost(city, s.ticked)
    return AttackView(
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
        gains=city_view.gains(s, s.turn, titan.index) if is_built_up else None,
    )


def _attacking(s: AncientState, number: int, arrows: bool) -> AttackArmyView:
    army = s.cities[s.turn].armies[number]
    refused = reasons.refused_tick(s, s.turn, number)
    text, rule = _said(refused)
    return AttackArmyView(
        army=number + 1,
        swords=army.swords,
        arrows=army.arrows if arrows else 0,
        price=army.price(),
        is_ticked=bool(s.ticked >> number & 1),
        is_possible=refused is None,
        reason=text,
        rule=rule,
    )


def _hand(s: AncientState, seat: int | None, question: Asked) -> HandView | None:
    if question is not DRAW_CARDS and question is not WHICH_TO_KEEP:
        return None
    is_own = seat == s.turn
    ids = [s.setup.box.empire[card].id if is_own else None for card in s.hand]
    return HandView(s.turn, (*ids, *([None] * (s.due if question is DRAW_CARDS else 0))))


def _look(s: AncientState, seat: int | None, question: Asked) -> LookView | None:
    if question is not LOOK_AT_TITANS and question is not HOW_TO_ARRANGE:
        return None
    titans = s.setup.box.titans
    pile = s.piles[s.pile]
    is_own = seat == s.turn
    held = (pile.top, *pile.known)
    return LookView(
        seat=s.turn,
        stars=s.pile + 1,
        count=len(held) + (s.due if question is LOOK_AT_TITANS else 0),
        cards=tuple(titans[card].id for card in held) if is_own else (),
    )
