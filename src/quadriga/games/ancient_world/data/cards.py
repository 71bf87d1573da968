"""The faces of all cards as the rules code wants them: whole numbers, made once from the component set.

Only `box` makes them; everybody in this game reads them, and nobody changes them.
"""

from typing import final

from quadriga.games.ancient_world.data.components import DistrictData, EmpireData, ForceData, GivesData, MilitaryData, TitanData
from quadriga.games.ancient_world.data.terms import (
    BANNER_BITS,
    BANNER_MASK,
    CLAIM,
    COINS,
    COINS_PER_FOOD,
    DECKS,
    KNOWLEDGE,
    LOOK,
    NOTHING,
    OPS,
    REACTIONS,
    REPAIR,
    SCORES,
)


def packed(banners: tuple[int, ...]) -> int:
    """Banners as one number."""
    total = 0
    for tribe in banners:
        total += 1 << tribe * BANNER_BITS
    return total


def banners_in(banners: int, tribe: int) -> int:
    """How many of a tribe such a number holds."""
    return banners >> tribe * BANNER_BITS & BANNER_MASK


@final
class Gifts:
    """TAW-K1: what an Empire card, a District or a Titan gives while it is not damaged."""

    def __init__(self, data: GivesData, capacity: int, reaction: int) -> None:
        self.food: int = data.food
        self.income: int = data.income
        self.scholars: int = data.knowledge
        """Knowledge at the end of a round."""
        self.swords: int = data.sword
        self.arrows: int = data.arrow
        self.army_limit: int = data.army_limit
        self.explore: int = data.explore
        self.citizens: int = data.citizen
        """Once, with the card (TAW-K2)."""
        self.capacity = capacity
        self.reaction = reaction
        """What it does at another time, or NOTHING."""


@final
class Action:
    """TAW-Z4: what a citizen on the card brings; at most one part of it asks something."""

    def __init__(self, data: EmpireData) -> None:
        amounts = [0] * len(OPS)
        self.main = NOTHING
        """TAW-Z5: the first effect."""
        self.asks = NOTHING
        """The effect that asks something."""
        for effect in data.action:
            op = OPS.index(effect.op)
            amounts[op] = effect.n
            if self.main == NOTHING:
                self.main = op
            if op >= REPAIR:
                self.asks = op
        self.coins = amounts[COINS]
        self.knowledge = amounts[KNOWLEDGE]
        self.coins_per_food = amounts[COINS_PER_FOOD]
        self.claims = amounts[CLAIM] > 0
        self.repairs = amounts[REPAIR]
        self.looks_at = amounts[LOOK]
        """TAW-K10: so many Titans."""


@final
class EmpireCard:
    """One face of the Empire cards."""

    def __init__(self, data: EmpireData, index: int, tribes: list[str]) -> None:
        self.id: str = data.id
        self.name: str = data.name
        self.index = index
        self.deck = DECKS.index(data.deck)
        self.copies: int = data.copies
        self.coins: int = data.coins
        self.knowledge: int = data.knowledge
        self.tribes = tuple([tribes.index(tribe) for tribe in data.banners])
        self.banners = packed(self.tribes)
        reaction = data.reaction
        self.gifts = Gifts(data.gives, 0, NOTHING if reaction is None else REACTIONS.index(reaction.when))
        self.reaction_coins: int = 0 if reaction is None else reaction.coins
        self.action = Action(data)
        self.has_action = self.action.main != NOTHING
        score = data.score
        self.score = NOTHING if score is None else SCORES.index(score.rule)
        self.score_tribe = NOTHING if score is None or not score.tribe else tribes.index(score.tribe)
        self.score_each: int = 0 if score is None else score.n
        self.score_most: int = 0 if score is None else score.most
        """0: no limit."""


@final
class Force:
    """TAW-T3: what a Military card brings to an attack; retired, its legacy."""

    def __init__(self, swords: int, arrows: int, spies: int, loot: int, repairs: int) -> None:
        self.swords = swords
        self.arrows = arrows
        self.spies = spies
        self.loot = loot
        self.repairs = repairs


def force_of(data: ForceData) -> Force:
    """As in the component file."""
    return Force(int(data.sword), int(data.arrow), int(data.spy), int(data.loot), int(data.repair))


@final
class MilitaryCard:
    """One face of the Military cards."""

    def __init__(self, data: MilitaryData, index: int) -> None:
        self.id: str = data.id
        self.name: str = data.name
        self.index = index
        self.is_start = data.deck == "start"
        self.copies: int = data.copies
        self.coins: int = data.coins
        self.force = force_of(data.gives)
        self.legacy = force_of(data.legacy)


@final
class Titan:
    """One Titan: each is there once."""

    def __init__(self, data: TitanData, index: int, tribes: list[str]) -> None:
        self.id: str = data.id
        self.name: str = data.name
        self.index = index
        self.pile: int = data.stars - 1
        self.defence: int = data.defence
        self.counts_arrows: bool = data.arrows
        self.tribes = tuple([tribes.index(tribe) for tribe in data.banners])
        self.banners = packed(self.tribes)
        self.gifts = Gifts(data.gives, data.capacity, NOTHING)


@final
class District:
    """One face of the Districts."""

    def __init__(self, data: DistrictData, index: int) -> None:
        self.id: str = data.id
        self.name: str = data.name
        self.index = index
        self.copies: int = data.copies
        self.gifts = Gifts(data.gives, data.capacity, NOTHING)
