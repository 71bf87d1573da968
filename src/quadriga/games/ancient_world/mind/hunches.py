"""Which options are worth a thought, and a sensible move found quickly: for bots alone, on top of `judgement`."""

from typing import Final

from quadriga.games.ancient_world.data.box import (
    BUILD,
    CRANE_ROW,
    DRAFT,
    EXPAND,
    EXPLORE,
    GROW,
    LABOR,
    LEARN,
    ON_CARD,
    REBUILD,
    RECRUIT,
)
from quadriga.games.ancient_world.mind.judgement import COIN, KNOWLEDGE, attack_worth, gift_worth, tribe_worth
from quadriga.games.ancient_world.rules.placement import takes_any_skill
from quadriga.games.ancient_world.state.city import City
from quadriga.games.ancient_world.state.state import AncientState
from quadriga.kernel.chance import Rng
from quadriga.kernel.notation import Move

HORIZON: Final = 8
"""Turns that search looks ahead by hunches."""


def shortlist(s: AncientState, seat: int, options: list[Move]) -> list[Move]:
    """Of equal placements the one by the lowest citizen that pays no fee; attacks without armies that are not needed; of the
    orders of Titans those that differ in the top one."""
    text = s.agenda[-1].text
    if text == "choose":
        return _lowest(s, options)
    if text == "attack":
        if options[0].verb == "strike":
            return options[:1]
        above = [move for move in options if s.ticked >> move.a == 0]
        return above or options
    if text == "arrange":
        orders = s.setup.box.orders
        return [move for move in options if list(orders[move.a][1:]) == sorted(orders[move.a][1:])]
    return options


def _lowest(s: AncientState, options: list[Move]) -> list[Move]:
    """Placements of one thing stand together in the options, the lowest citizen first."""
    found: list[Move] = []
    last = -1
    code = -1
    for move in options:
        if move.verb != "place":
            found.append(move)
            continue
        thing = move.a >> 3
        if thing != last or move.b != code:
            found.append(move)
            last = thing
            code = move.b
        elif takes_any_skill(BUILD if code > ON_CARD else code):
            skills = s.skills[BUILD if code > ON_CARD else code]
            # A citizen that matches goes before one that pays.
            if skills and skills >> (move.a & 7) & 1 and not skills >> (found[-1].a & 7) & 1:
                found[-1] = move
    return found


def hunch(s: AncientState, seat: int, options: list[Move], rng: Rng) -> Move:
    """For the games that search plays in thought."""
    if len(options) == 1:
        return options[0]
    text = s.agenda[-1].text
    if text == "choose":
        return _best_deed(s, seat, options, rng)
    if text == "attack":
        return shortlist(s, seat, options)[0]
    if text == "damage":
        return _least(s, options, rng)
    if text in ("rebuild", "mend", "mend by armies"):
        return options[-1]
    if text == "ambush":
        return options[0]
    return options[rng.below(len(options))]


def _best_deed(s: AncientState, seat: int, options: list[Move], rng: Rng) -> Move:
    """The action that seems to bring most, roughly, with some noise."""
    city = s.cities[seat]
    left = s.setup.box.rounds - s.round
    best = options[0]
    highest = 0.0
    last_thing = -1
    last_code = -1
    worth = 0.0
    for move in options[1:]:
        if move.verb == "attack":
            worth = attack_worth(s, seat, move.a, 0, left, COIN) + 0.5
        else:
            thing = move.a >> 3
            if thing == last_thing and move.b == last_code:
                continue  # another citizen for the same
            last_thing = thing
            last_code = move.b
            worth = _deed_worth(s, city, move, left)
        worth += 0.01 * rng.below(60)
        if worth > highest:
            highest = worth
            best = move
    return best


def _deed_worth(s: AncientState, city: City, move: Move, left: int) -> float:
    box = s.setup.box
    code = move.b
    if code > ON_CARD:
        card = box.empire[move.a >> 3]
        gain = tribe_worth(box, city.banners + card.banners, left) - tribe_worth(box, city.banners, left)
        gain += gift_worth(card.gifts, left) + (0.5 if card.has_action else 0.0)
        return gain - (0.8 if code >= CRANE_ROW else 0.15 * card.coins + 0.4 * card.knowledge)
    if code == ON_CARD:
        return 1.0
    if code == LABOR:
        return 2.0 * COIN if left or city.home.bit_count() > 1 else 0.05
    if code == LEARN:
        return KNOWLEDGE - 2.0 * COIN if left else 0.0
    if code == RECRUIT:
        force = box.military[(move.a >> 3) // box.slots].force
        return 0.12 * (force.swords + force.arrows) * left
    return _other_worth(s, city, code, left)


def _other_worth(s: AncientState, city: City, code: int, left: int) -> float:
    if code == DRAFT:
        return 0.3 + 0.1 * len(s.places[DRAFT])
    if code == EXPAND:
        room = city.capacity - len(city.cards)
        return 1.2 if left and room < 2 else 0.2
    if code == REBUILD:
        return 0.3 + 0.6 * city.damaged.bit_count() * (1 if left else 0)
    if code == EXPLORE:
        return 0.5 if left else 0.0
    if code == GROW:
        return 0.6 * left if city.food > city.citizens.bit_count() else 0.0
    return 0.0


def _least(s: AncientState, options: list[Move], rng: Rng) -> Move:
    """The card whose abilities are missed least."""
    cards = s.setup.box.empire
    best = options[0]
    lowest = 1000.0
    for move in options:
        gifts = cards[move.a].gifts
        worth = gift_worth(gifts, 2) + gifts.food + gifts.army_limit + 0.01 * rng.below(20)
        if worth < lowest:
            lowest = worth
            best = move
    return best
