"""One Realm as the rules code wants it: its cards, and what they award and open, kept as running sums.

Only this game's modules use it. It is a part of `EmporionState`; what may be added when stands in `rules.addition`.
"""

from typing import final

from quadriga.games.emporion.data.box import Box
from quadriga.games.emporion.data.terms import GOODS, KINDS, PRESTIGE, RESOURCES, TRADE


@final
class Realm:
    """What lies before one seat. All sums follow from the cards: `conservation.check` compares them with `rebuilt`."""

    def __init__(
        self,
        cards: list[int],
        awards: list[int],
        icons: int,
        counts: list[int],
        scores: list[int],
        printed: int,
        opens: list[int],
        reserved: tuple[int, ...],
        spoils: list[int],
    ) -> None:
        self.cards = cards
        """In the order in which they were added."""
        self.awards = awards
        """By resource."""
        self.icons = icons
        """For Expeditions."""
        self.counts = counts
        """Cards of each kind."""
        self.scores = scores
        """EMP-E7: points for each card of a kind, over all multipliers."""
        self.printed = printed
        """EMP-E5: points as printed."""
        self.opens = opens
        """For each kind the Actions that may add a card of it, a bit for each (EMP-D1, D2)."""
        self.reserved = reserved
        """In the order in which they were reserved; on each lies a drachma."""
        self.spoils = spoils
        """How many of each lot: start cards, and cards of the History pile. Nobody knows their faces (EMP-P3)."""

    def clone(self) -> "Realm":
        return Realm(
            self.cards.copy(),
            self.awards.copy(),
            self.icons,
            self.counts.copy(),
            self.scores.copy(),
            self.printed,
            self.opens.copy(),
            self.reserved,
            self.spoils.copy(),
        )

    def add(self, box: Box, index: int) -> None:
        """A card comes into the Realm, face up."""
        card = box.cards[index]
        kind = card.kind
        self.cards.append(index)
        self.counts[kind] += 1
        self.printed += card.points
        if kind >= PRESTIGE:
            return
        for resource in range(RESOURCES):
            self.awards[resource] += card.awards[resource]
        self.icons += card.icons
        if card.has_prestige:
            self.opens[PRESTIGE] |= 1 << kind
        if card.has_goods:
            self.opens[GOODS] |= 1 << kind
        for counted in range(len(KINDS)):
            self.scores[counted] += card.scores[counted]

    def shortfall(self, box: Box, card: int) -> int:
        """EMP-D7: how many Spoils it takes to add a card: what the Realm lacks of its requirement, or the payment."""
        awards = self.awards
        if box.kind_of[card] == GOODS:
            short = box.goods_price + box.goods_step * self.counts[GOODS] - awards[TRADE]
            return short if short > 0 else 0
        short = box.price_of[card]
        requires = box.requires
        at = card * RESOURCES
        for resource in range(RESOURCES):
            lacks = requires[at + resource] - awards[resource]
            if lacks > 0:
                short += lacks
        return short

    def requirement(self, box: Box, card: int) -> list[int]:
        """What a card requires of this Realm, by resource (EMP-D3: Goods get dearer)."""
        if box.kind_of[card] == GOODS:
            return [box.goods_price + box.goods_step * self.counts[GOODS], 0, 0]
        at = card * RESOURCES
        return box.requires[at : at + RESOURCES]

    def spoils_held(self) -> int:
        """Face-down cards of both lots."""
        return self.spoils[0] + self.spoils[1]


def empty_realm() -> Realm:
    """A Realm before its first card; each colour opens its own History cards (EMP-D1)."""
    kinds = len(KINDS)
    return Realm([], [0] * RESOURCES, 0, [0] * kinds, [0] * kinds, 0, [1, 2, 4, 0, 0], (), [0, 0])


def rebuilt(box: Box, realm: Realm) -> Realm:
    """The same cards, added anew."""
    fresh = empty_realm()
    for card in realm.cards:
        fresh.add(box, card)
    fresh.reserved = realm.reserved
    fresh.spoils = realm.spoils.copy()
    return fresh
