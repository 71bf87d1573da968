"""Builds the view of one city, for one pair of eyes. Called by `viewing` alone."""
# not compiled: it makes msgspec structs

from __future__ import annotations

from typing import TYPE_CHECKING

from quadriga.games.ancient_world import reasons, scoring, view
from quadriga.games.ancient_world.box import ACTIONS, SKILLS, Box
from quadriga.games.ancient_world.cards import TRIBES, banners_in
from quadriga.games.ancient_world.city import City
from quadriga.games.ancient_world.decks import SEEN

if TYPE_CHECKING:
    from quadriga.games.ancient_world.state import AncientState


def seat_view(s: AncientState, owner: int, seat: int | None) -> view.SeatView:
    """One city."""
    box = s.setup.box
    city = s.cities[owner]
    is_last = s.round == box.rounds
    grounds, standing = _grounds(box, city)
    gained = city.next_citizen()
    return view.SeatView(
        coins=city.coins,
        knowledge=city.knowledge,
        food=city.food,
        mouths=city.mouths(),
        unfed=city.hungry(),
        income=0 if is_last else city.income,
        scholars=0 if is_last else city.scholars,
        capacity=city.capacity,
        used=len(city.cards),
        room=max(0, city.room()),
        grounds=grounds,
        citizens=_citizens(s, owner),
        next_citizen=gained + 1 if gained < SKILLS else None,
        armies=tuple(_army(box, city, number) for number in range(len(city.armies))),
        army_limit=city.army_limit,
        swords=city.swords,
        arrows=city.arrows,
        draft=city.draft,
        explore=box.explore_cards + city.explore,
        cards=tuple(_card(s, owner, seat, card, ground) for card, ground in zip(city.cards, standing, strict=True)),
        districts=tuple(box.districts[card].id for card in city.districts),
        titans=tuple(box.titans[card].id for card in city.titans),
        banners=tuple(_banner(box, city, tribe) for tribe in range(TRIBES)),
        stored=tuple(
            view.StoredView(
                box.empire[card].id if lot == SEEN or owner == seat else None,
                None if lot == SEEN else lot,
            )
            for card, lot in zip(city.stored, city.lots, strict=True)
        ),
        has_passed=city.has_passed,
        points=scoring.points_of(box, city),
        lines=scoring.sheet(s, owner),
    )


def gains(s: AncientState, owner: int, titan: int) -> view.GainsView:
    """What the city would have with this Titan, and with the citizens that come with it (TAW-T6, K2)."""
    box = s.setup.box
    city = s.cities[owner].clone()
    city.add_titan(box, titan)
    for _ in range(box.titans[titan].gifts.citizens):
        city.citizens |= (1 << city.next_citizen()) & ((1 << SKILLS) - 1)
    is_last = s.round == box.rounds
    return view.GainsView(
        points=scoring.points_of(box, city),
        food=city.food,
        mouths=city.mouths(),
        income=0 if is_last else city.income,
        scholars=0 if is_last else city.scholars,
        capacity=city.capacity,
        swords=city.swords,
        arrows=city.arrows,
        banners=tuple(_banner(box, city, tribe) for tribe in range(TRIBES)),
    )


def _grounds(box: Box, city: City) -> tuple[tuple[view.GroundView, ...], list[int]]:
    """TAW-B2: what gives capacity with the cards on it; and for each card its ground."""
    places: list[tuple[str, str | None, int]] = [("capital", None, box.capital_capacity)]
    places += [("district", box.districts[card].id, box.districts[card].gifts.capacity) for card in city.districts]
    places += [("titan", box.titans[card].id, box.titans[card].gifts.capacity) for card in city.titans]
    standing: list[int] = []
    grounds: list[view.GroundView] = []
    for number, (kind, ground, capacity) in enumerate(places):
        cards = city.cards[len(standing) : len(standing) + capacity]
        standing += [number] * len(cards)
        ids = tuple(box.empire[card].id for card in cards)
        grounds.append(view.GroundView(kind, ground, capacity, ids))  # type: ignore[arg-type]
    standing += [-1] * (len(city.cards) - len(standing))
    return tuple(grounds), standing


def _citizens(s: AncientState, owner: int) -> tuple[view.CitizenView, ...]:
    city = s.cities[owner]
    working: dict[int, tuple[str, str]] = {}
    for action, there in enumerate(s.places):
        working.update({standing & 7: ("action", ACTIONS[action]) for standing in there if standing >> 3 == owner})
    for worker in city.workers:
        working[worker & 7] = ("card", s.setup.box.empire[worker >> 3].id)
    found: list[view.CitizenView] = []
    for bit in range(SKILLS):
        if city.home >> bit & 1:
            found.append(view.CitizenView(bit + 1, "home", None))
        elif city.starving >> bit & 1:
            found.append(view.CitizenView(bit + 1, "starving", None))
        elif city.citizens >> bit & 1:
            where, place = working[bit]
            found.append(view.CitizenView(bit + 1, where, place))  # type: ignore[arg-type]
    return tuple(found)


def _army(box: Box, city: City, number: int) -> view.ArmyView:
    army = city.armies[number]
    return view.ArmyView(
        army=number + 1,
        card=box.military[army.active].id,
        retired=tuple(box.military[card].id for card in army.retired),
        swords=army.swords,
        arrows=army.arrows,
        spies=army.spies,
        loot=army.loot,
        repairs=army.repairs,
        on_name=army.on_name,
        on_picture=army.on_picture,
        price=army.price(),
        is_used=army.on_name > 0,
    )


def _card(s: AncientState, owner: int, seat: int | None, card: int, ground: int) -> view.CardView:
    city = s.cities[owner]
    face = s.setup.box.empire[card]
    citizen = next(((worker & 7) + 1 for worker in city.workers if worker >> 3 == card), None)
    is_own = owner == seat
    refused = reasons.refused_use(s, owner, card) if is_own and face.has_action else None
    can_use = is_own and face.has_action and refused is None and city.home != 0
    return view.CardView(
        card=face.id,
        is_damaged=bool(city.damaged >> card & 1),
        has_action=face.has_action,
        citizen=citizen,
        ground=ground,
        is_possible=can_use,
        reason="" if refused is None else refused.text,
        rule="" if refused is None else refused.rule,
    )


def _banner(box: Box, city: City, tribe: int) -> view.BannerView:
    banners = banners_in(city.banners, tribe)
    return view.BannerView(
        tribe=box.tribes[tribe],
        banners=banners,
        points=scoring.tribe_points(box, banners),
        next_points=scoring.tribe_points(box, banners + 1),
    )
