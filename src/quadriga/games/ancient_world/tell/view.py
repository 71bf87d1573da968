"""The table of The Ancient World, built up from nothing for one pair of eyes: the board, and all that lies on it.

The engine names everything that a page shows. What depends on who looks is reckoned for the viewer, as if they were to choose
their action now (for onlookers there is none of it): `entrants`, `is_possible`, `reason`. What glows comes from the options.
Cities, decks and the attack are the business of `city_view`, `deck_view` and `attack_view`.
"""
# not compiled: msgspec structs at the edge

from __future__ import annotations

from functools import cache
from typing import Literal

import msgspec

from quadriga.games.ancient_world.data.box import Box
from quadriga.games.ancient_world.data.terms import (
    ACTIONS,
    BUILD,
    DECK_B,
    DECKS,
    EMPTY,
    NOBODY,
    PILES,
    RECRUIT,
    SKILLS,
    taker_of,
)
from quadriga.games.ancient_world.rules.attacking import (
    WHICH_ARMIES,
    WHICH_ARMY_DISBANDS,
    WHICH_DAMAGE,
    WHICH_REPAIR_BY_ARMIES,
)
from quadriga.games.ancient_world.rules.building import refused_build
from quadriga.games.ancient_world.rules.card_actions import WHICH_TO_COPY
from quadriga.games.ancient_world.rules.choosing import WHICH_ACTION, can_with_fee, refused_action
from quadriga.games.ancient_world.rules.expanding import WHICH_DISTRICT
from quadriga.games.ancient_world.rules.exploring import HOW_TO_EXPLORE, WHETHER_TO_STORE, WHICH_TO_KEEP
from quadriga.games.ancient_world.rules.hideout import HOW_TO_ARRANGE, WHETHER_TO_AMBUSH, WHICH_PILE
from quadriga.games.ancient_world.rules.learning import WHETHER_TO_STUDY, WHICH_COIN
from quadriga.games.ancient_world.rules.placement import (
    entrants,
    is_covered,
    least_fee,
    least_skill,
    takes_any_skill,
    without_fee,
)
from quadriga.games.ancient_world.rules.recruiting import refused_recruit
from quadriga.games.ancient_world.rules.repairing import WHICH_REBUILD, WHICH_REPAIR
from quadriga.games.ancient_world.rules.turn import WHO_STARVES
from quadriga.games.ancient_world.state.state import AncientState
from quadriga.games.ancient_world.tell import city_view, deck_view
from quadriga.games.ancient_world.tell.aside import before_the_end, if_it_falls
from quadriga.games.ancient_world.tell.attack_view import AttackView, attack
from quadriga.games.ancient_world.tell.city_view import SeatView
from quadriga.games.ancient_world.tell.deck_view import DeckView, DistrictsView, HandView, LookView, TitansView
from quadriga.kernel.prompt import Reason
from quadriga.kernel.question import Question
from quadriga.kernel.view import View
from quadriga.kernel.words.message import Message
from quadriga.kernel.words.voice import Voice

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
    name: str
    is_covered: bool
    opens: int
    """The round from which it is open."""
    citizens: tuple[StandingView, ...]
    """In the order in which they came."""
    least_skill: int | None
    """TAW-Z1: the lowest skill that may enter, None where any may; one more than there is: nobody may."""
    is_full: bool
    """TAW-Z1: no skill is high enough to enter."""
    need: str
    """What it asks of a citizen, short as in a corner: `4+`; empty where any may enter, and while it is covered."""
    need_spoken: str
    """The same as it is read out; while it is covered, until when."""
    fee: int
    """TAW-Z2: what those pay whose skill is not there; 0 while nobody is there, and elsewhere."""
    matching: tuple[int, ...]
    """TAW-Z2: the skills that enter for nothing all the same."""
    entrants: tuple[EntrantView, ...]
    """The viewer's citizens that can be placed here now."""
    is_possible: bool
    reason: str
    """Why the viewer can place nobody here; empty if they can, and for onlookers."""
    rule: str


class PlaceView(msgspec.Struct, frozen=True):
    """A place of the Empire or the Military row."""

    card: str | None
    taken_by: int | None
    """TAW-B2, B7: who took the card; the place is filled again in the next round."""


class OfferView(msgspec.Struct, frozen=True):
    """What a card of a row, or of their store, would take from the viewer."""

    target: str
    """row:orchard, stored:orchard, military:axe_clan; equal cards are one."""
    card: str
    coins: int
    knowledge: int
    is_possible: bool
    """Some citizen at home can have it now; with the Crane, too."""
    with_crane: bool
    """TAW-K6: it could be had for nothing."""
    note: str
    """By which card, if it can be had so; empty otherwise."""
    reason: str
    rule: str


class AncientView(View, frozen=True, kw_only=True):
    """All that these eyes can see."""

    step: Step
    decision: Decision | None
    """What somebody has to decide; None while a draw is due, and after the end."""
    aside: str
    """What the viewer should know before they choose; empty where there is nothing to say, and while they are not asked."""
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


def build_view(s: AncientState, seat: int | None, voice: Voice) -> AncientView:
    """What that seat, or an onlooker, can see."""
    setup = s.setup
    question = s.agenda[-1] if s.agenda else None
    turn = None if s.turn == NOBODY else s.turn
    seats = tuple([city_view.seat_view(s, owner, seat, voice) for owner in range(setup.players)])
    attacked = attack(s, question, voice)
    return AncientView(
        config=s.config,
        viewer=seat,
        to_act=s.to_act(),
        asks="" if question is None else question.name,
        step=_step(s),
        decision=None if question is None else DECISIONS.get(question),
        aside=_aside(question, None if seat is None or seat not in s.to_act() else seats[seat], attacked, voice),
        round=s.round,
        rounds=setup.box.rounds,
        turn=turn,
        first=None if s.first == NOBODY else s.first,
        order=() if s.first == NOBODY else tuple([(s.first + step) % setup.players for step in range(setup.players)]),
        token=TokenView(None if s.holder == NOBODY else s.holder, s.is_claimed, None if s.holder == NOBODY else s.holder),
        track=_track(setup.box, s.round, not s.agenda),
        actions=tuple([_action(s, seat, action, voice) for action in range(len(ACTIONS))]),
        row=tuple([_place(s, card, True) for card in s.row]),
        military_row=tuple([_place(s, card, False) for card in s.military_row]),
        offers=() if seat is None else _offers(s, seat, voice),
        deck=deck_view.deck(s, seat, question),
        military_size=s.military.size,
        military_unseen={setup.box.military[card].id: count for card, count in enumerate(s.military.counts) if count},
        lost=tuple([setup.box.military[card].id for card in s.lost]),
        titans=tuple([deck_view.titans(s, seat, pile, voice) for pile in range(PILES)]),
        districts=deck_view.districts(s, seat),
        seats=seats,
        attack=attacked,
        hand=deck_view.hand(s, seat, question),
        look=deck_view.look(s, seat, question),
        repairs=s.repairs,
        starving_due=s.due if s.asked != NOBODY else 0,
    )


def _aside(question: Question[AncientState] | None, own: SeatView | None, attack: AttackView | None, voice: Voice) -> str:
    if own is None:
        return ""
    if question is WHICH_ACTION:
        return voice.say(before_the_end(own))
    prize = None if attack is None or attack.gains is None else if_it_falls(own, attack.gains)
    return "" if prize is None else voice.say(prize)


def _step(s: AncientState) -> Step:
    if not s.agenda:
        return "over"
    if s.asked != NOBODY:
        return "hunger"
    if s.is_before_turns():
        return "setup" if s.round == 1 else "prepare"
    return "actions"


@cache
def _track(box: Box, now: int, is_over: bool) -> tuple[TrackView, ...]:
    letters = {1: DECKS[0], box.second_deck: DECKS[DECK_B]}
    opens = {box.opens[action]: ACTIONS[action] for action in range(len(ACTIONS)) if box.opens[action] > 1}
    return tuple(
        TrackView(
            round=number,
            letter=letters.get(number),
            opens=opens.get(number),
            is_over=is_over or number < now,
            is_current=number == now and not is_over,
        )
        for number in range(1, box.rounds + 1)
    )


def _said(reason: Reason | None, voice: Voice) -> tuple[str, str]:
    return ("", "") if reason is None else (voice.say(reason.message), reason.rule)


# -- actions and rows -----------------------------------------------------------------------------------------------------


def _action(s: AncientState, seat: int | None, action: int, voice: Voice) -> ActionView:
    box = s.setup.box
    any_skill = takes_any_skill(action)
    skills = s.skills[action]
    least = least_skill(s, action)
    refused = None if seat is None else refused_action(s, seat, action)
    text, rule = _said(refused, voice)
    covered = is_covered(s, action)
    need, need_spoken = _need(least, box.opens[action] if covered else 0, voice)
    return ActionView(
        action=ACTIONS[action],
        name=_name(action, voice),
        is_covered=covered,
        opens=box.opens[action],
        citizens=tuple([StandingView(there >> 3, (there & 7) + 1) for there in s.places[action]]),
        least_skill=None if any_skill or ACTIONS[action] == "rebuild" else least,
        is_full=least > SKILLS,
        need=need,
        need_spoken=need_spoken,
        fee=box.fee if any_skill and skills else 0,
        matching=tuple([bit + 1 for bit in range(SKILLS) if skills >> bit & 1]) if any_skill else (),
        entrants=() if seat is None or refused is not None else _entrants(s, seat, action),
        is_possible=seat is not None and refused is None,
        reason=text,
        rule=rule,
    )


@cache
def _name(action: int, voice: Voice) -> str:
    return voice.say(Message("action", action=ACTIONS[action]))


@cache
def _need(skill: int, opens: int, voice: Voice) -> tuple[str, str]:
    """What an action asks of a citizen, short and as it is read out; `opens` is the round until which it is covered, or 0.

    Kept here: these are no sentences, and a voice keeps those alone.
    """
    if opens:
        return "", voice.phrase(Message("covered", round=opens))
    if skill == 1:
        return "", ""
    need = Message("need", skill=skill, full=skill > SKILLS)
    return voice.phrase(need), voice.phrase(need.part("spoken"))


def _entrants(s: AncientState, seat: int, action: int) -> tuple[EntrantView, ...]:
    city = s.cities[seat]
    allowed = entrants(s, city, action)
    free = without_fee(s, city, action) if takes_any_skill(action) else city.home
    if allowed & ~free and not can_with_fee(s, city, action):
        allowed &= free
    fee = s.setup.box.fee
    return tuple([EntrantView(bit + 1, 0 if free >> bit & 1 else fee) for bit in range(SKILLS) if allowed >> bit & 1])


def _place(s: AncientState, card: int, is_empire: bool) -> PlaceView:
    taker = taker_of(card)
    if card <= EMPTY:
        return PlaceView(None, None if taker == NOBODY else taker)
    return PlaceView(s.setup.box.empire[card].id if is_empire else s.setup.box.military[card].id, None)


def _offers(s: AncientState, seat: int, voice: Voice) -> tuple[OfferView, ...]:
    box = s.setup.box
    found = [_empire_offer(s, seat, card, False, voice) for card in dict.fromkeys(s.row) if card > EMPTY]
    found += [_empire_offer(s, seat, card, True, voice) for card in dict.fromkeys(s.cities[seat].stored)]
    for card in dict.fromkeys(s.military_row):
        if card > EMPTY:
            face = box.military[card]
            fee = least_fee(s, s.cities[seat], RECRUIT)
            refused = refused_recruit(s, seat, card, fee) or refused_action(s, seat, RECRUIT)
            text, rule = _said(refused, voice)
            found.append(OfferView(f"military:{face.id}", face.id, face.coins, 0, refused is None, False, "", text, rule))
    return tuple(found)


def _empire_offer(s: AncientState, seat: int, card: int, is_stored: bool, voice: Voice) -> OfferView:
    box = s.setup.box
    face = box.empire[card]
    fee = least_fee(s, s.cities[seat], BUILD)
    refused = refused_build(s, seat, card, is_stored, False, fee)
    with_crane = box.crane not in (EMPTY, card) and refused_build(s, seat, card, is_stored, True, fee) is None
    shut = refused_action(s, seat, BUILD) if refused is None or with_crane else refused
    text, rule = _said(shut, voice)
    target = f"{'stored' if is_stored else 'row'}:{face.id}"
    note = voice.say(Message("for-nothing", card=box.empire[box.crane].id)) if with_crane and shut is None else ""
    return OfferView(target, face.id, face.coins, face.knowledge, shut is None, with_crane, note, text, rule)
