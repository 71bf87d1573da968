"""Which options are worth a thought, and a sensible move found quickly: for bots alone, on top of `judgement`."""

from typing import Final

from quadriga.games.ancient_world.data.moves import (
    ArrangeTitans,
    AttackTitan,
    BuildCard,
    DamageCard,
    Placement,
    Recruit,
    Strike,
    TickArmy,
)
from quadriga.games.ancient_world.data.terms import DRAFT, EXPAND, EXPLORE, GROW, LABOR, LEARN, ON_CARD, REBUILD
from quadriga.games.ancient_world.mind.judgement import COIN, KNOWLEDGE, attack_worth, gift_worth, tribe_worth
from quadriga.games.ancient_world.rules.attacking import WHICH_ARMIES, WHICH_DAMAGE
from quadriga.games.ancient_world.rules.choosing import WHICH_ACTION
from quadriga.games.ancient_world.rules.hideout import HOW_TO_ARRANGE, WHETHER_TO_AMBUSH
from quadriga.games.ancient_world.rules.placement import takes_any_skill
from quadriga.games.ancient_world.rules.repairing import RepairOne
from quadriga.games.ancient_world.state.city import City
from quadriga.games.ancient_world.state.state import AncientState
from quadriga.kernel.chance import Rng
from quadriga.kernel.notation import Move

HORIZON: Final = 8
"""Turns that search looks ahead by hunches."""


def shortlist(s: AncientState, seat: int, options: list[Move]) -> list[Move]:
    """Of equal placements the one by the lowest citizen that pays no fee; attacks without armies that are not needed; of the
    orders of Titans those that differ in the top one."""
    question = s.agenda[-1]
    if question is WHICH_ACTION:
        return _lowest(s, options)
    if question is WHICH_ARMIES:
        if isinstance(options[0], Strike):
            return options[:1]
        above: list[Move] = [move for move in options if isinstance(move, TickArmy) and s.ticked >> move.army == 0]
        return above or options
    if question is HOW_TO_ARRANGE:
        return [move for move in options if isinstance(move, ArrangeTitans) and list(move.order[1:]) == sorted(move.order[1:])]
    return options


def _lowest(s: AncientState, options: list[Move]) -> list[Move]:
    """Placements of one thing stand together in the options, the lowest citizen first."""
    found: list[Move] = []
    deed = -1
    citizen = -1
    for move in options:
        if not isinstance(move, Placement):
            found.append(move)
        elif move.deed != deed:
            found.append(move)
            deed = move.deed
            citizen = move.citizen
        elif takes_any_skill(move.action):
            skills = s.skills[move.action]
            # A citizen that matches goes before one that pays.
            if skills and skills >> move.citizen & 1 and not skills >> citizen & 1:
                found[-1] = move
                citizen = move.citizen
    return found


def hunch(s: AncientState, seat: int, options: list[Move], rng: Rng) -> Move:
    """For the games that search plays in thought."""
    if len(options) == 1:
        return options[0]
    question = s.agenda[-1]
    if question is WHICH_ACTION:
        return _best_deed(s, seat, options, rng)
    if question is WHICH_ARMIES:
        return shortlist(s, seat, options)[0]
    if question is WHICH_DAMAGE:
        return _least(s, options, rng)
    if isinstance(question, RepairOne):
        return options[-1]
    if question is WHETHER_TO_AMBUSH:
        return options[0]
    return options[rng.below(len(options))]


def _best_deed(s: AncientState, seat: int, options: list[Move], rng: Rng) -> Move:
    """The action that seems to bring most, roughly, with some noise."""
    city = s.cities[seat]
    left = s.setup.box.rounds - s.round
    best = options[0]
    highest = 0.0
    deed = -1
    worth = 0.0
    for move in options[1:]:
        if isinstance(move, AttackTitan):
            worth = attack_worth(s, seat, move.pile, 0, left, COIN) + 0.5
        else:
            assert isinstance(move, Placement)
            if move.deed == deed:
                continue  # another citizen for the same
            deed = move.deed
            worth = _deed_worth(s, city, move, left)
        worth += 0.01 * rng.below(60)
        if worth > highest:
            highest = worth
            best = move
    return best


def _deed_worth(s: AncientState, city: City, move: Placement, left: int) -> float:
    box = s.setup.box
    action = move.action
    if isinstance(move, BuildCard):
        card = box.empire[move.card]
        gain = tribe_worth(box, city.banners + card.banners, left) - tribe_worth(box, city.banners, left)
        gain += gift_worth(card.gifts, left) + (0.5 if card.has_action else 0.0)
        return gain - (0.8 if move.is_by_crane else 0.15 * card.coins + 0.4 * card.knowledge)
    if action == ON_CARD:
        return 1.0
    if action == LABOR:
        return 2.0 * COIN if left or city.home.bit_count() > 1 else 0.05
    if action == LEARN:
        return KNOWLEDGE - 2.0 * COIN if left else 0.0
    if isinstance(move, Recruit):
        force = box.military[move.card].force
        return 0.12 * (force.swords + force.arrows) * left
    return _other_worth(s, city, action, left)


def _other_worth(s: AncientState, city: City, action: int, left: int) -> float:
    if action == DRAFT:
        return 0.3 + 0.1 * len(s.places[DRAFT])
    if action == EXPAND:
        room = city.capacity - len(city.cards)
        return 1.2 if left and room < 2 else 0.2
    if action == REBUILD:
        return 0.3 + 0.6 * city.damaged.bit_count() * (1 if left else 0)
    if action == EXPLORE:
        return 0.5 if left else 0.0
    if action == GROW:
        return 0.6 * left if city.food > city.citizens.bit_count() else 0.0
    return 0.0


def _least(s: AncientState, options: list[Move], rng: Rng) -> Move:
    """The card whose abilities are missed least."""
    cards = s.setup.box.empire
    best = options[0]
    lowest = 1000.0
    for move in options:
        assert isinstance(move, DamageCard)
        gifts = cards[move.card].gifts
        worth = gift_worth(gifts, 2) + gifts.food + gifts.army_limit + 0.01 * rng.below(20)
        if worth < lowest:
            lowest = worth
            best = move
    return best
