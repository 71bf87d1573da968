"""The attack of The Ancient World as all eyes see it: what is brought, what it takes, what came of it. `view` calls this."""
# not compiled: msgspec structs at the edge

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from quadriga.games.ancient_world.data.terms import FACES, NOBODY
from quadriga.games.ancient_world.rules import assault
from quadriga.games.ancient_world.rules.attacking import (
    NEXT_TITAN,
    ROLL_DICE,
    WHICH_ARMIES,
    WHICH_ARMY_DISBANDS,
    WHICH_DAMAGE,
    WHICH_REPAIR_BY_ARMIES,
)
from quadriga.games.ancient_world.tell.city_view import GainsView, gains
from quadriga.kernel.words.voice import Voice

if TYPE_CHECKING:
    from quadriga.games.ancient_world.state.state import AncientState
    from quadriga.kernel.question import Question

FIGHTING = (WHICH_ARMIES, NEXT_TITAN, WHICH_REPAIR_BY_ARMIES, ROLL_DICE, WHICH_DAMAGE, WHICH_ARMY_DISBANDS)


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


def attack(s: AncientState, question: Question[AncientState] | None, voice: Voice) -> AttackView | None:
    """The attack that is under way, if one is."""
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
        armies=tuple(_attacking(s, number, arrows, voice) for number in range(len(city.armies))) if is_built_up else (),
        repairs=s.repairs,
        rolled=tuple(FACES[face] for face in s.dice),
        dice_due=s.dice_due,
        hits=s.hits,
        loot=s.loot,
        gains=gains(s, s.turn, titan.index) if is_built_up else None,
    )


def _attacking(s: AncientState, number: int, arrows: bool, voice: Voice) -> AttackArmyView:
    army = s.cities[s.turn].armies[number]
    refused = assault.refused_tick(s, s.turn, number)
    return AttackArmyView(
        army=number + 1,
        swords=army.swords,
        arrows=army.arrows if arrows else 0,
        price=army.price(),
        is_ticked=bool(s.ticked >> number & 1),
        is_possible=refused is None,
        reason="" if refused is None else voice.say(refused.message),
        rule="" if refused is None else refused.rule,
    )
