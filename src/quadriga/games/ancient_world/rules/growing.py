"""New citizens: the Grow action, and citizens that come with cards (TAW-B10, K2, K3)."""

from quadriga.games.ancient_world.data.cards import Gifts
from quadriga.games.ancient_world.data.terms import ON_CITIZEN, SKILLS
from quadriga.games.ancient_world.rules.turn import settle
from quadriga.games.ancient_world.state.city import City
from quadriga.games.ancient_world.state.state import AncientState
from quadriga.games.ancient_world.tell import report
from quadriga.kernel.prompt import Reason


def can_grow(s: AncientState, city: City) -> bool:
    """TAW-Z5, B10."""
    return city.coins >= s.setup.box.grow_coins and city.next_citizen() < SKILLS


def refused_growth(s: AncientState, city: City) -> Reason | None:
    """TAW-B10: why no citizen can be gained."""
    if can_grow(s, city):
        return None
    if city.next_citizen() == SKILLS:
        return Reason("all-citizens", "TAW-B10", citizens=SKILLS)
    return Reason("action-costs", "TAW-B10", action="grow", coins=s.setup.box.grow_coins, has=city.coins)


def grow(s: AncientState, seat: int, bit: int) -> None:
    """TAW-B10: for coins, a citizen of the lowest skill that the seat does not have."""
    box = s.setup.box
    city = s.cities[seat]
    city.coins -= box.grow_coins
    gained = city.next_citizen()
    report.grown(s, seat, bit, gained)
    welcome(s, seat, gained)
    settle(s)


def bring_citizens(s: AncientState, seat: int, gifts: Gifts, card: str) -> None:
    """TAW-K2: those that come with a card, as long as there are any left."""
    city = s.cities[seat]
    for _ in range(gifts.citizens):
        gained = city.next_citizen()
        if gained == SKILLS:
            return
        report.citizen_gained(s, seat, gained, card)
        welcome(s, seat, gained)


def welcome(s: AncientState, seat: int, bit: int) -> None:
    """TAW-B10, K3: into the Starving box; Aqueduct pays for it."""
    city = s.cities[seat]
    city.citizens |= 1 << bit
    city.starving |= 1 << bit
    if city.reacts(ON_CITIZEN):
        city.coins += city.food
        report.coins_for_food(s, seat)
