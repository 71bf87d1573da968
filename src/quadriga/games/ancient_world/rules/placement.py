"""Citizens: where they may be placed, what they pay there, and why they may not (TAW-Z).

Sets of citizens and of skills are numbers with a bit for each skill. Nothing here changes a state.
"""

from typing import Final

from quadriga.games.ancient_world.data.terms import ACTIONS, BUILD, CITIZENS, REBUILD, RECRUIT
from quadriga.games.ancient_world.state.city import City
from quadriga.games.ancient_world.state.state import AncientState
from quadriga.kernel.prompt import Reason
from quadriga.kernel.words.message import Message

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


def no_citizen(s: AncientState, seat: int, bit: int) -> Reason | None:
    """A citizen that is not there, not at home, or starves."""
    city = s.cities[seat]
    if city.home >> bit & 1:
        return None
    if not city.citizens >> bit & 1:
        return Reason("no-citizen", "TAW-Z1", citizen=bit + 1)
    if city.starving >> bit & 1:
        return Reason("citizen-starving", "TAW-N4", citizen=bit + 1)
    return Reason("citizen-at-work", "TAW-Z1", citizen=bit + 1, place=workplace(s, seat, bit))


def workplace(s: AncientState, seat: int, bit: int) -> str | None:
    """The action or the card where a citizen that is at work stands."""
    for action in range(len(ACTIONS)):
        if seat * 8 + bit in s.places[action]:
            return ACTIONS[action]
    for worker in s.cities[seat].workers:
        if worker & 7 == bit:
            return s.setup.box.empire[worker >> 3].id
    return None


def covered(s: AncientState, action: int) -> Reason | None:
    """TAW-S4."""
    if not is_covered(s, action):
        return None
    return Reason("action-covered", "TAW-S4", action=ACTIONS[action], round=s.setup.box.opens[action])


def too_low(s: AncientState, seat: int, action: int, bit: int) -> Reason | None:
    """TAW-Z1: an action takes only higher skills than all there."""
    least = least_skill(s, action)
    if bit + 1 >= least:
        return None
    return Reason("skill-too-low", "TAW-Z1", action=ACTIONS[action], there=least - 1, skill=bit + 1)


def least_fee(s: AncientState, city: City, action: int) -> int:
    """TAW-Z2: what the citizen at home pays that pays least."""
    return 0 if without_fee(s, city, action) else s.setup.box.fee


def fee_due(s: AncientState, action: int, bit: int) -> int:
    """TAW-Z2: what a citizen pays to enter."""
    skills = s.skills[action]
    return s.setup.box.fee if takes_any_skill(action) and skills and not skills >> bit & 1 else 0


def fee_refused(s: AncientState, city: City, action: int, bit: int) -> Reason:
    """TAW-Z2, Z6: with the fee, the coins do not reach."""
    has = Message("coins", coins=city.coins)
    return Reason("fee-too-dear", "TAW-Z2", action=ACTIONS[action], coins=s.setup.box.fee, skill=bit + 1, has=has)
