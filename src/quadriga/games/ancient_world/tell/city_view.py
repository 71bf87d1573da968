"""One city as one pair of eyes sees it, built up from nothing. Called by `view` alone."""
# not compiled: msgspec structs at the edge

from __future__ import annotations

from functools import cache
from typing import Literal

import msgspec

from quadriga.games.ancient_world.data.box import Box
from quadriga.games.ancient_world.data.cards import banners_in
from quadriga.games.ancient_world.data.terms import ACTIONS, SKILLS, TRIBES
from quadriga.games.ancient_world.rules import scoring
from quadriga.games.ancient_world.rules.card_actions import refused_use
from quadriga.games.ancient_world.state.army import Army
from quadriga.games.ancient_world.state.city import City
from quadriga.games.ancient_world.state.decks import SEEN
from quadriga.games.ancient_world.state.state import AncientState
from quadriga.games.ancient_world.tell.card_words import force_parts
from quadriga.kernel.outcome import Line, score_lines
from quadriga.kernel.words.message import Message
from quadriga.kernel.words.voice import Voice


class CitizenView(msgspec.Struct, frozen=True):
    """One citizen."""

    citizen: int
    where: Literal["home", "starving", "action", "card"]
    place: str | None
    """The action or the card that it stands on."""


class CardView(msgspec.Struct, frozen=True):
    """An Empire card in a city."""

    card: str
    is_damaged: bool
    has_action: bool
    citizen: int | None
    """TAW-Z4: the citizen on it; it is used for this round."""
    ground: int
    """Which of the grounds it stands on; -1 if the city has more cards than capacity."""
    is_possible: bool
    """The viewer owns it and can place a citizen on it now."""
    reason: str
    rule: str


class GroundView(msgspec.Struct, frozen=True):
    """TAW-B2: what gives capacity; cards fill the grounds in order, Capital and Districts first, then Titans."""

    kind: Literal["capital", "district", "titan"]
    card: str | None
    capacity: int
    cards: tuple[str, ...]


class ArmyView(msgspec.Struct, frozen=True):
    """TAW-B7, T2, T3: sums of the active card and all legacies."""

    army: int
    card: str
    retired: tuple[str, ...]
    """The oldest first."""
    swords: int
    arrows: int
    spies: int
    loot: int
    repairs: int
    force: str
    """All of these in words."""
    on_name: int
    on_picture: int
    price: int
    """What the next use costs."""
    is_used: bool
    """It rests until the next round."""


class BannerView(msgspec.Struct, frozen=True):
    """TAW-E3: the banners of one tribe."""

    tribe: str
    banners: int
    points: int
    next_points: int
    """With one more."""


class StoredView(msgspec.Struct, frozen=True):
    """TAW-B9: a stored card."""

    card: str | None
    """None: the viewer does not know it."""
    lot: int | None
    """TAW-B9a: the deck that it was drawn from; None: it came from the row, and everybody has seen it."""


class SeatView(msgspec.Struct, frozen=True):
    """What lies before one seat, and its sums."""

    coins: int
    knowledge: int
    food: int
    mouths: int
    unfed: int
    """TAW-N4: so many citizens would starve if the round ended now; after the last round, so many did."""
    hunger: str
    """The same in words; empty: all are fed."""
    income: int
    """TAW-N1: coins that the end of the round brings; none in the last round."""
    scholars: int
    """The same for knowledge."""
    capacity: int
    used: int
    room: int
    grounds: tuple[GroundView, ...]
    citizens: tuple[CitizenView, ...]
    next_citizen: int | None
    """The skill that the next new citizen will have; None: there are all five."""
    armies: tuple[ArmyView, ...]
    army_limit: int
    swords: int
    """TAW-T4: of the city, in every attack; arrows too."""
    arrows: int
    draft: int
    """TAW-B3: swords of this round."""
    explore: int
    """TAW-B9: how many cards it draws when exploring the deck."""
    cards: tuple[CardView, ...]
    districts: tuple[str, ...]
    titans: tuple[str, ...]
    banners: tuple[BannerView, ...]
    stored: tuple[StoredView, ...]
    has_passed: bool
    points: int
    """If the game ended now."""
    lines: tuple[Line, ...]
    """What makes up these points."""


class GainsView(msgspec.Struct, frozen=True):
    """What a city would have if the Titan that it attacks were taken and no die struck, as `SeatView` says it."""

    points: int
    food: int
    mouths: int
    income: int
    scholars: int
    capacity: int
    swords: int
    arrows: int
    banners: tuple[BannerView, ...]


def seat_view(s: AncientState, owner: int, seat: int | None, voice: Voice) -> SeatView:
    """One city."""
    box = s.setup.box
    city = s.cities[owner]
    is_last = s.round == box.rounds
    grounds, standing = _grounds(box, city)
    gained = city.next_citizen()
    return SeatView(
        coins=city.coins,
        knowledge=city.knowledge,
        food=city.food,
        mouths=city.mouths(),
        unfed=city.hungry(),
        hunger=_hunger(city.hungry(), not s.agenda, voice),
        income=0 if is_last else city.income,
        scholars=0 if is_last else city.scholars,
        capacity=city.capacity,
        used=len(city.cards),
        room=max(0, city.room()),
        grounds=grounds,
        citizens=_citizens(s, owner),
        next_citizen=gained + 1 if gained < SKILLS else None,
        armies=tuple([_army(box, army, number, voice) for number, army in enumerate(city.armies, start=1)]),
        army_limit=city.army_limit,
        swords=city.swords,
        arrows=city.arrows,
        draft=city.draft,
        explore=box.explore_cards + city.explore,
        cards=tuple([_card(s, owner, seat, card, ground, voice) for card, ground in zip(city.cards, standing, strict=True)]),
        districts=tuple([box.districts[card].id for card in city.districts]),
        titans=tuple([box.titans[card].id for card in city.titans]),
        banners=tuple([_banner(box, tribe, banners_in(city.banners, tribe)) for tribe in range(TRIBES)]),
        stored=tuple(
            [
                StoredView(
                    box.empire[card].id if lot == SEEN or owner == seat else None,
                    None if lot == SEEN else lot,
                )
                for card, lot in zip(city.stored, city.lots, strict=True)
            ]
        ),
        has_passed=city.has_passed,
        points=scoring.points_of(box, city),
        lines=score_lines(scoring.sheet(s, owner), voice),
    )


@cache
def _hunger(unfed: int, is_over: bool, voice: Voice) -> str:
    """Kept here: it is no sentence, and a voice keeps those alone."""
    return voice.phrase(Message("hunger", unfed=unfed, over=is_over)) if unfed else ""


def gains(s: AncientState, owner: int, titan: int) -> GainsView:
    """What the city would have with this Titan, and with the citizens that come with it (TAW-T6, K2)."""
    box = s.setup.box
    city = s.cities[owner].clone()
    city.add_titan(box, titan)
    for _ in range(box.titans[titan].gifts.citizens):
        city.citizens |= (1 << city.next_citizen()) & ((1 << SKILLS) - 1)
    is_last = s.round == box.rounds
    return GainsView(
        points=scoring.points_of(box, city),
        food=city.food,
        mouths=city.mouths(),
        income=0 if is_last else city.income,
        scholars=0 if is_last else city.scholars,
        capacity=city.capacity,
        swords=city.swords,
        arrows=city.arrows,
        banners=tuple([_banner(box, tribe, banners_in(city.banners, tribe)) for tribe in range(TRIBES)]),
    )


def _grounds(box: Box, city: City) -> tuple[tuple[GroundView, ...], list[int]]:
    """TAW-B2: what gives capacity with the cards on it; and for each card its ground."""
    places: list[tuple[str, str | None, int]] = [("capital", None, box.capital_capacity)]
    places += [("district", box.districts[card].id, box.districts[card].gifts.capacity) for card in city.districts]
    places += [("titan", box.titans[card].id, box.titans[card].gifts.capacity) for card in city.titans]
    standing: list[int] = []
    grounds: list[GroundView] = []
    for number, (kind, ground, capacity) in enumerate(places):
        cards = city.cards[len(standing) : len(standing) + capacity]
        standing += [number] * len(cards)
        ids = tuple([box.empire[card].id for card in cards])
        grounds.append(GroundView(kind, ground, capacity, ids))  # type: ignore[arg-type]
    standing += [-1] * (len(city.cards) - len(standing))
    return tuple(grounds), standing


def _citizens(s: AncientState, owner: int) -> tuple[CitizenView, ...]:
    city = s.cities[owner]
    working: dict[int, tuple[str, str]] = {}
    for action, there in enumerate(s.places):
        for standing in there:
            if standing >> 3 == owner:
                working[standing & 7] = ("action", ACTIONS[action])
    for worker in city.workers:
        working[worker & 7] = ("card", s.setup.box.empire[worker >> 3].id)
    found: list[CitizenView] = []
    for bit in range(SKILLS):
        if city.home >> bit & 1:
            found.append(CitizenView(bit + 1, "home", None))
        elif city.starving >> bit & 1:
            found.append(CitizenView(bit + 1, "starving", None))
        elif city.citizens >> bit & 1:
            where, place = working[bit]
            found.append(CitizenView(bit + 1, where, place))  # type: ignore[arg-type]
    return tuple(found)


def _army(box: Box, army: Army, number: int, voice: Voice) -> ArmyView:
    return ArmyView(
        army=number,
        card=box.military[army.active].id,
        retired=tuple([box.military[card].id for card in army.retired]),
        swords=army.swords,
        arrows=army.arrows,
        spies=army.spies,
        loot=army.loot,
        repairs=army.repairs,
        force=voice.say(Message("force", parts=force_parts(army))),
        on_name=army.on_name,
        on_picture=army.on_picture,
        price=army.price(),
        is_used=army.on_name > 0,
    )


def _card(s: AncientState, owner: int, seat: int | None, card: int, ground: int, voice: Voice) -> CardView:
    city = s.cities[owner]
    face = s.setup.box.empire[card]
    citizen = next(((worker & 7) + 1 for worker in city.workers if worker >> 3 == card), None)
    is_own = owner == seat
    refused = refused_use(s, owner, card) if is_own and face.has_action else None
    can_use = is_own and face.has_action and refused is None and city.home != 0
    return CardView(
        card=face.id,
        is_damaged=bool(city.damaged >> card & 1),
        has_action=face.has_action,
        citizen=citizen,
        ground=ground,
        is_possible=can_use,
        reason="" if refused is None else voice.say(refused.message),
        rule="" if refused is None else refused.rule,
    )


@cache
def _banner(box: Box, tribe: int, banners: int) -> BannerView:
    return BannerView(
        tribe=box.tribes[tribe],
        banners=banners,
        points=scoring.tribe_points(box, banners),
        next_points=scoring.tribe_points(box, banners + 1),
    )
