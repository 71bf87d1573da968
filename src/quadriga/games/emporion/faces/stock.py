"""The component set as far as it is drawn: a card as its face shows it. All other modules of this package take cards from here.

It exists so that a drawing hangs on what it shows and on nothing else: sets that differ in numbers of cards share faces.
"""

from typing import Final, NamedTuple

from quadriga.games.emporion.data.components import CardData, Components, ResourcesData, ScoresData

RESOURCES: Final = ("trade", "culture", "war")
COLOURS: Final = (*RESOURCES, "prestige", "goods")

Amounts = tuple[tuple[str, int], ...]
"""Resources or colours with how many of each; none that is zero."""


class Card(NamedTuple):
    """A card; `powers` has an `expedition` for each icon, `scores` is its multiplier."""

    id: str
    name: str
    kind: str
    colour: str
    is_start: bool
    awards: Amounts
    requires: Amounts
    powers: tuple[str, ...]
    scores: Amounts
    points: int
    spoils: int

    @property
    def is_history(self) -> bool:
        return self.colour in RESOURCES


class Stock(NamedTuple):
    """It can be hashed, and equal ones draw the same. `goods_points` are those of a set, `goods_price` is that of the first."""

    cards: tuple[Card, ...]
    goods_points: tuple[int, ...]
    goods_price: int


def stock_of(components: Components) -> Stock:
    """What is drawn of a component set."""
    return Stock(tuple(_drawn(card) for card in components.cards), components.goods.sets, components.goods.first_price)


def _drawn(card: CardData) -> Card:
    return Card(
        id=card.id,
        name=card.name,
        kind=card.kind,
        colour="prestige" if card.kind == "special" else card.kind,
        is_start=card.start,
        awards=_amounts(card.awards, RESOURCES),
        requires=_amounts(card.requires, RESOURCES),
        powers=(*["expedition"] * card.expedition, *card.powers),
        scores=_amounts(card.scores, COLOURS),
        points=card.points,
        spoils=card.spoils,
    )


def _amounts(data: ResourcesData | ScoresData, keys: tuple[str, ...]) -> Amounts:
    return tuple((key, amount) for key in keys if (amount := int(getattr(data, key))))
