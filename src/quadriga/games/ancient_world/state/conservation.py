"""The laws that every state of The Ancient World keeps: nothing is created or lost, and every sum is that of its parts.

The title names `check`; the kit calls it after every move, and positions are held to it.
"""
# not compiled: it counts by the fields, at the edge

from __future__ import annotations

from quadriga.games.ancient_world.data.terms import ACTIONS, CITIZENS, DECK_A, EMPTY, START
from quadriga.games.ancient_world.rules.attacking import WHICH_ARMY_DISBANDS
from quadriga.games.ancient_world.state.army import raise_army
from quadriga.games.ancient_world.state.city import City, rebuilt
from quadriga.games.ancient_world.state.codecs import DISTRICT, EMPIRE, MILITARY, TITAN
from quadriga.games.ancient_world.state.fields import seen_of
from quadriga.games.ancient_world.state.state import AncientState
from quadriga.kernel.errors import BrokenLaw
from quadriga.kernel.seats import seat_name


def check(s: AncientState) -> None:
    """Raise `BrokenLaw` with the place of the mistake."""
    check_empire(s)
    check_military(s)
    check_titans(s)
    check_districts(s)
    for seat in range(len(s.cities)):
        check_city(s, seat)
    check_citizens(s)


def check_empire(s: AncientState) -> None:
    """TAW-C1: every Empire card is in one place; of the A cards some have left the game from round 4 on."""
    box = s.setup.box
    deck = s.deck
    if deck.size != sum(deck.counts) or min([0, *deck.counts, *deck.discards]) < 0:
        raise BrokenLaw("row", f"the Empire deck is said to have {deck.size} cards, not {sum(deck.counts)}")
    found = seen_of(s, EMPIRE, len(box.empire))
    for index, count in enumerate(deck.counts):
        found[deck.base + index] += count
    is_second = s.round >= box.second_deck
    for face in box.empire:
        copies = s.setup.players if face.deck == START else face.copies
        number = found[face.index]
        may_be_gone = face.deck == START or (face.deck == DECK_A and is_second)
        is_unused = not is_second and face.index >= box.first_b and face.deck != START
        if number > copies or (is_unused and number):
            raise BrokenLaw("row", f"there are {number} {face.name}; the box has {copies} of this deck (TAW-C1)")
        if number < copies and not may_be_gone and not is_unused:
            raise BrokenLaw("row", f"of {face.name}, {number} are left of {copies} (TAW-C1)")


def check_military(s: AncientState) -> None:
    """TAW-C1: every Military card is in one place."""
    box = s.setup.box
    if s.military.size != sum(s.military.counts):
        raise BrokenLaw("military", f"the Military deck is said to have {s.military.size} cards, not {sum(s.military.counts)}")
    found = seen_of(s, MILITARY, len(box.military))
    for card, count in enumerate(s.military.counts):
        found[card] += count
    for face in box.military:
        copies = s.setup.players if face.is_start else face.copies
        number = found[face.index]
        if number > copies or (number < copies and not face.is_start):
            raise BrokenLaw("military", f"there are {number} {face.name}; the box has {copies} (TAW-C1)")


def check_titans(s: AncientState) -> None:
    """TAW-C1: every Titan is in its pile, or in one city."""
    box = s.setup.box
    found = seen_of(s, TITAN, len(box.titans))
    for number, pile in enumerate(s.piles):
        for titan in pile.bag:
            found[titan] += 1
        for titan in (*pile.known, *pile.bag, *([pile.top] if pile.top != EMPTY else [])):
            if box.titans[titan].pile != number:
                raise BrokenLaw(f"titans[{number}]", f"{box.titans[titan].name} is not of this pile (TAW-C1)")
        if len(pile.known) != len(pile.seen) or list(pile.bag) != sorted(pile.bag):
            raise BrokenLaw(f"titans[{number}]", "what is known of this pile is not in order")
    for titan in range(len(found)):
        if found[titan] != 1:
            raise BrokenLaw("titans", f"{box.titans[titan].name} is there {found[titan]} times (TAW-C1)")


def check_districts(s: AncientState) -> None:
    """TAW-C1: every District is in the deck, or in one city."""
    box = s.setup.box
    deck = s.districts
    found = seen_of(s, DISTRICT, len(box.districts))
    for card in deck.bag:
        found[card] += 1
    for face in box.districts:
        if found[face.index] != face.copies:
            raise BrokenLaw("district", f"there are {found[face.index]} {face.name}; the box has {face.copies} (TAW-C1)")
    if len(deck.under) != len(deck.known) or len(s.choice) != len(s.choice_known):
        raise BrokenLaw("under", "it must be known of every District who knows it (TAW-V1)")


def check_city(s: AncientState, seat: int) -> None:
    """Sums are those of the cards; nothing is below zero; army limit and names are kept."""
    box = s.setup.box
    city = s.cities[seat]
    where = f"seats[{seat}]"
    who = seat_name(seat)
    if city.coins < 0 or city.knowledge < 0:
        raise BrokenLaw(where, f"{who} has {city.coins} coins and {city.knowledge} knowledge; neither can be below 0")
    if len(set(city.cards)) != len(city.cards):
        raise BrokenLaw(f"{where}.cards", f"{who} has two cards of one name (TAW-B2)")
    if city.damaged & ~city.owned or city.busy & ~city.owned:
        raise BrokenLaw(f"{where}.damaged", f"{who} has a damaged or used card that is not there")
    if not are_sums_right(city, rebuilt(box, city)):
        raise BrokenLaw(f"{where}.cards", f"the sums of {who} are not those of the cards")
    if len(city.cards) > city.capacity:
        raise BrokenLaw(f"{where}.cards", f"{who} has {len(city.cards)} cards for a capacity of {city.capacity} (TAW-B2)")
    if len(city.stored) != len(city.lots):
        raise BrokenLaw(f"{where}.stored", f"{who} has a stored card that is of no lot")
    is_disbanding = bool(s.agenda) and s.agenda[-1] is WHICH_ARMY_DISBANDS and seat == s.turn
    if len(city.armies) > city.army_limit and not is_disbanding:
        raise BrokenLaw(f"{where}.armies", f"{who} has {len(city.armies)} armies for a limit of {city.army_limit} (TAW-B7)")
    for number, army in enumerate(city.armies):
        same = raise_army(box.military, army.active, army.retired, army.on_name, army.on_picture)
        sums = (army.swords, army.arrows, army.spies, army.loot, army.repairs)
        if sums != (same.swords, same.arrows, same.spies, same.loot, same.repairs) or min(army.on_name, army.on_picture) < 0:
            raise BrokenLaw(f"{where}.armies[{number}]", "its sums or coins are not those of an army")


def are_sums_right(city: City, fresh: City) -> bool:
    """Whether all that follows from cards does."""
    return (
        city.owned == fresh.owned
        and city.actions == fresh.actions
        and city.food == fresh.food
        and city.income == fresh.income
        and city.scholars == fresh.scholars
        and city.swords == fresh.swords
        and city.arrows == fresh.arrows
        and city.army_limit == fresh.army_limit
        and city.explore == fresh.explore
        and city.capacity == fresh.capacity
        and city.banners == fresh.banners
        and city.reactions == fresh.reactions
    )


def check_citizens(s: AncientState) -> None:
    """TAW-C1: every citizen is at home, starving, or at work in one place; the skills on each action are those there."""
    working = [0] * len(s.cities)
    for action in range(len(ACTIONS)):
        skills = 0
        for there in s.places[action]:
            seat, citizen = there >> 3, 1 << (there & 7)
            if working[seat] & citizen:
                raise BrokenLaw("actions", f"citizen {(there & 7) + 1} of {seat_name(seat)} stands in two places")
            working[seat] |= citizen
            skills |= citizen
        if skills != s.skills[action]:
            raise BrokenLaw("actions", f"the skills on {ACTIONS[action]} are not those of the citizens there")
    for seat in range(len(s.cities)):
        city = s.cities[seat]
        busy = 0
        for worker in city.workers:
            citizen = 1 << (worker & 7)
            if working[seat] & citizen:
                raise BrokenLaw(f"seats[{seat}].workers", f"citizen {(worker & 7) + 1} stands in two places")
            working[seat] |= citizen
            busy |= 1 << (worker >> 3)
        parts = (city.home, city.starving, working[seat])
        if (
            sum(parts) != city.citizens
            or city.home | city.starving | working[seat] != city.citizens
            or city.citizens >= CITIZENS
        ):
            raise BrokenLaw(f"seats[{seat}].citizens", f"a citizen of {seat_name(seat)} is in two places, or in none")
        if busy != city.busy:
            raise BrokenLaw(f"seats[{seat}].workers", "the used cards are not those with a citizen")
