"""Where citizens may be placed, and with what: reckoned from the state alone, for options, view and refusals (TAW-Z).

Sets of citizens and of skills are numbers with a bit for each skill. Nothing here changes a state.
"""

from typing import Final

from quadriga.games.ancient_world.data.terms import (
    BUILD,
    CITIZENS,
    CLAIM,
    COPY,
    EMPTY,
    EXPLORE,
    EXPLORING,
    GROW,
    LEARN,
    LOOK,
    ON_BUILD,
    REBUILD,
    RECRUIT,
    REPAIR,
    SKILLS,
)
from quadriga.games.ancient_world.state.city import City
from quadriga.games.ancient_world.state.state import AncientState

ABOVE: Final[list[int]] = [CITIZENS - 1 & ~((1 << skills.bit_length()) - 1) for skills in range(CITIZENS)]
"""For each set of skills those that are higher than all of them."""


def takes_any_skill(action: int) -> bool:
    """TAW-Z2: whether all may enter, some for a fee."""
    return action in (BUILD, RECRUIT)


def entrants(s: AncientState, city: City, action: int) -> int:
    """TAW-Z1 to Z3: the citizens at home whose skill lets them onto an action, whatever they could do there."""
    if takes_any_skill(action) or action == REBUILD:
        return city.home
    return city.home & ABOVE[s.skills[action]]


def least_skill(s: AncientState, action: int) -> int:
    """TAW-Z1: the lowest skill that may enter; 1 where all may, SKILLS + 1 where nobody may."""
    if takes_any_skill(action) or action == REBUILD:
        return 1
    return s.skills[action].bit_length() + 1


def without_fee(s: AncientState, city: City, action: int) -> int:
    """TAW-Z2: the citizens at home that enter Build or Recruit for nothing; the others pay the fee."""
    skills = s.skills[action]
    return city.home & skills if skills else city.home


def is_covered(s: AncientState, action: int) -> bool:
    """TAW-S4, R1."""
    return s.round < s.setup.box.opens[action]


def can_do_plain(s: AncientState, city: City, action: int) -> bool:
    """TAW-Z5: whether an action that takes nothing else to name can be carried out now, if it is not covered."""
    if action == LEARN:
        return city.coins >= s.setup.box.learn_coins
    if action == EXPLORE:
        return can_explore(s)
    if action == GROW:
        return city.coins >= s.setup.box.grow_coins and city.next_citizen() < SKILLS
    return True


def can_explore(s: AncientState) -> bool:
    """TAW-B9: there is a card to store."""
    return s.deck.size > 0 or has_card(s.row) or s.deck.reach() > 0


def has_card(row: list[int]) -> bool:
    """Whether a card is left in a row."""
    return any(card > EMPTY for card in row)


# -- Build and Recruit ----------------------------------------------------------------------------------------------------


def can_pay(s: AncientState, city: City, card: int, coins: int) -> bool:
    """TAW-B2: so many coins, and the knowledge of the city, reach for an Empire card."""
    box = s.setup.box
    return box.coins_of[card] <= coins and box.knowledge_of[card] <= city.knowledge


def has_crane(s: AncientState, city: City) -> bool:
    """TAW-K6: undamaged."""
    return city.reacts(ON_BUILD)


def has_room(city: City) -> bool:
    """TAW-B2."""
    return city.capacity > len(city.cards)


def has_room_by_crane(city: City) -> bool:
    """TAW-K6: the place that it leaves may hold the new card."""
    return city.capacity >= len(city.cards)


def open_slots(city: City) -> list[int]:
    """TAW-B7, B8: where a recruited card can go: 0 opens an army, n retires the active card of army n, which is unused."""
    slots = [0] if len(city.armies) < city.army_limit else []
    for number in range(len(city.armies)):
        if not city.armies[number].on_name:
            slots.append(number + 1)
    return slots


# -- card actions ---------------------------------------------------------------------------------------------------------


def usable_cards(city: City) -> list[int]:
    """TAW-Z4: own undamaged cards with an action and without a citizen."""
    shut = city.damaged | city.busy
    return [card for card in city.actions if not shut >> card & 1]


def can_do_card(s: AncientState, seat: int, card: int) -> bool:
    """TAW-Z5: whether the main effect of a card action is possible for a seat, whoever owns the card."""
    main = s.setup.box.empire[card].action.main
    if main == COPY:
        return len(copies(s, seat)) > 0
    if main == EXPLORING:
        return can_explore(s)
    if main == LOOK:
        return any(pile.top != EMPTY for pile in s.piles)
    if main == REPAIR:
        return s.cities[seat].damaged != 0
    if main == CLAIM:
        return not s.is_claimed
    return True


def copies(s: AncientState, seat: int) -> list[tuple[int, int]]:
    """TAW-K5: the owners and cards whose action can be used from Bridge and Trade City."""
    cards = s.setup.box.empire
    found: list[tuple[int, int]] = []
    for owner in range(len(s.cities)):
        if owner == seat:
            continue
        city = s.cities[owner]
        for card in city.actions:
            if city.damaged >> card & 1 or cards[card].action.main == COPY:
                continue
            if can_do_card(s, seat, card):
                found.append((owner, card))
    return found
