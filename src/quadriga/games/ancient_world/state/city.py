"""One city-state: coins, citizens, cards and armies, and all that its cards give, kept as running sums.

Only this game's modules use it. It is a part of `AncientState`; what may be gained or damaged when is the business of frames.
"""

from typing import final

from quadriga.games.ancient_world.data.box import Box
from quadriga.games.ancient_world.data.cards import Gifts
from quadriga.games.ancient_world.data.terms import NOTHING, SKILLS
from quadriga.games.ancient_world.state.army import Army


@final
class City:
    """What lies before one seat. All sums follow from the cards; `rebuilt` is the way back, and `layout.check` compares."""

    def __init__(
        self,
        coins: int,
        knowledge: int,
        cards: tuple[int, ...],
        owned: int,
        damaged: int,
        workers: tuple[int, ...],
        busy: int,
        actions: tuple[int, ...],
        districts: tuple[int, ...],
        titans: tuple[int, ...],
        armies: list[Army],
        stored: tuple[int, ...],
        lots: tuple[int, ...],
        citizens: int,
        home: int,
        starving: int,
        unfed: int,
        draft: int,
        has_passed: bool,
        food: int,
        income: int,
        scholars: int,
        swords: int,
        arrows: int,
        army_limit: int,
        explore: int,
        capacity: int,
        banners: int,
        reactions: int,
    ) -> None:
        self.coins = coins
        self.knowledge = knowledge
        self.cards = cards
        """Empire cards in the order in which they were gained, damaged ones too."""
        self.owned = owned
        """The same, a bit for each face (TAW-B2: never two of one name)."""
        self.damaged = damaged
        """Those of them that are face down, a bit for each face."""
        self.workers = workers
        """TAW-Z4: citizens on them, as `card * 8 + bit`, in the order in which they came."""
        self.busy = busy
        """The cards with a citizen, a bit for each face."""
        self.actions = actions
        """The cards that have an action, damaged ones too."""
        self.districts = districts
        self.titans = titans
        self.armies = armies
        self.stored = stored
        """TAW-B9. SECRET where its lot is not SEEN: its face is known to the owner alone."""
        self.lots = lots
        """For each stored card the lot that it was drawn from, or SEEN if it came from the row (see `lots`)."""
        self.citizens = citizens
        """A bit for each skill, wherever the citizen is; so are the next two."""
        self.home = home
        self.starving = starving
        self.unfed = unfed
        """TAW-N4, E1: after the last round, how many citizens starved; NOTHING before."""
        self.draft = draft
        """TAW-B3: swords for all attacks of this round."""
        self.has_passed = has_passed
        self.food = food
        self.income = income
        self.scholars = scholars
        """Knowledge at the end of a round."""
        self.swords = swords
        self.arrows = arrows
        self.army_limit = army_limit
        self.explore = explore
        self.capacity = capacity
        self.banners = banners
        """All banners, those of damaged cards too (TAW-T10); see `cards.packed`."""
        self.reactions = reactions
        """To what its undamaged cards react, a bit for each kind: of each kind there is one card in the box."""

    def clone(self) -> "City":
        return City(
            self.coins,
            self.knowledge,
            self.cards,
            self.owned,
            self.damaged,
            self.workers,
            self.busy,
            self.actions,
            self.districts,
            self.titans,
            self.armies.copy(),
            self.stored,
            self.lots,
            self.citizens,
            self.home,
            self.starving,
            self.unfed,
            self.draft,
            self.has_passed,
            self.food,
            self.income,
            self.scholars,
            self.swords,
            self.arrows,
            self.army_limit,
            self.explore,
            self.capacity,
            self.banners,
            self.reactions,
        )

    # -- what it has ------------------------------------------------------------------------------------------------------

    def room(self) -> int:
        """TAW-B2: free capacity."""
        return self.capacity - len(self.cards)

    def reacts(self, kind: int) -> bool:
        """Whether an undamaged card of this city reacts so."""
        return self.reactions >> kind & 1 != 0

    def mouths(self) -> int:
        """TAW-N4: each citizen needs food."""
        return self.citizens.bit_count()

    def hungry(self) -> int:
        """TAW-N4, E1: how many citizens have no food, or had none after the last round."""
        if self.unfed != NOTHING:
            return self.unfed
        lack = self.citizens.bit_count() - self.food
        return lack if lack > 0 else 0

    def undamaged(self) -> list[int]:
        """Empire cards that can be damaged."""
        return [card for card in self.cards if not self.damaged >> card & 1]

    def next_citizen(self) -> int:
        """TAW-B10: the bit of the lowest skill that it does not have; SKILLS if it has all."""
        bit = 0
        while self.citizens >> bit & 1:
            bit += 1
        return bit if bit < SKILLS else SKILLS

    # -- how it changes ---------------------------------------------------------------------------------------------------

    def add_gifts(self, gifts: Gifts, sign: int) -> None:
        """Abilities come into force (1) or are lost (-1)."""
        self.food += sign * gifts.food
        self.income += sign * gifts.income
        self.scholars += sign * gifts.scholars
        self.swords += sign * gifts.swords
        self.arrows += sign * gifts.arrows
        self.army_limit += sign * gifts.army_limit
        self.explore += sign * gifts.explore
        self.capacity += sign * gifts.capacity
        if gifts.reaction != NOTHING:
            self.reactions ^= 1 << gifts.reaction

    def add_card(self, box: Box, index: int) -> None:
        """An Empire card, face up; citizens that come with it are not its business."""
        card = box.empire[index]
        self.cards = (*self.cards, index)
        self.owned |= 1 << index
        self.banners += card.banners
        if card.has_action:
            self.actions = (*self.actions, index)
        self.add_gifts(card.gifts, 1)

    def drop_card(self, box: Box, index: int) -> None:
        """TAW-K6: an undamaged card without a citizen leaves the city."""
        card = box.empire[index]
        self.cards = tuple([other for other in self.cards if other != index])
        self.owned &= ~(1 << index)
        self.banners -= card.banners
        if card.has_action:
            self.actions = tuple([other for other in self.actions if other != index])
        self.add_gifts(card.gifts, -1)

    def damage(self, box: Box, index: int) -> None:
        """TAW-T8, T10: a card is turned face down and gives nothing but its banners at the end."""
        self.damaged |= 1 << index
        self.add_gifts(box.empire[index].gifts, -1)

    def repair(self, box: Box, index: int) -> None:
        """TAW-T7, B6: a damaged card is turned face up."""
        self.damaged &= ~(1 << index)
        self.add_gifts(box.empire[index].gifts, 1)

    def add_district(self, box: Box, index: int) -> None:
        """TAW-B4."""
        self.districts = (*self.districts, index)
        self.add_gifts(box.districts[index].gifts, 1)

    def add_titan(self, box: Box, index: int) -> None:
        """TAW-T6."""
        self.titans = (*self.titans, index)
        self.banners += box.titans[index].banners
        self.add_gifts(box.titans[index].gifts, 1)

    def store(self, card: int, lot: int) -> None:
        """TAW-B9."""
        self.stored = (*self.stored, card)
        self.lots = (*self.lots, lot)

    def unstore(self, card: int) -> int:
        """A stored card is built; of equal ones, one that everybody has seen, or the oldest (TAW-B2a). Returns its lot."""
        at = -1
        for place in range(len(self.stored)):
            if self.stored[place] == card and (at < 0 or self.lots[place] < 0 <= self.lots[at]):
                at = place
        lot = self.lots[at]
        self.stored = self.stored[:at] + self.stored[at + 1 :]
        self.lots = self.lots[:at] + self.lots[at + 1 :]
        return lot


def bare_city(box: Box) -> City:
    """The Capital alone."""
    return City(
        0, 0, (), 0, 0, (), 0, (), (), (), [], (), (), 0, 0, 0, NOTHING, 0, False,
        box.capital_food, box.capital_income, 0, 0, 0, box.capital_armies, 0, box.capital_capacity, 0, 0,
    )  # fmt: skip


def rebuilt(box: Box, city: City) -> City:
    """The same cards, added anew."""
    fresh = bare_city(box)
    for card in city.cards:
        fresh.add_card(box, card)
    for district in city.districts:
        fresh.add_district(box, district)
    for titan in city.titans:
        fresh.add_titan(box, titan)
    for card in city.cards:
        if city.damaged >> card & 1:
            fresh.damage(box, card)
    return fresh
