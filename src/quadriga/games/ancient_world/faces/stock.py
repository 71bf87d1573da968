"""The component set as far as it is drawn: cards as their faces show them. All other modules of this package take them here.

It exists so that a drawing hangs on what it shows and on nothing else: sets that differ in numbers of cards share faces.
"""

from typing import Final, Literal, NamedTuple

import msgspec

from quadriga.games.ancient_world.data.components import Components
from quadriga.games.ancient_world.faces import runs
from quadriga.games.ancient_world.faces.runs import Run

DECKS: Final = {"a": "Empire A", "b": "Empire B", "start": "Start"}


class Empire(NamedTuple):
    """An Empire card."""

    id: str
    name: str
    deck: Literal["a", "b", "start"]
    coins: int
    knowledge: int
    banners: tuple[str, ...]
    run: Run


class District(NamedTuple):
    """A District; `run` has its capacity first, `gives` has not."""

    id: str
    name: str
    run: Run
    gives: Run


class Military(NamedTuple):
    """A Military card."""

    id: str
    name: str
    is_start: bool
    coins: int
    run: Run
    legacy: Run


class Titan(NamedTuple):
    """A Titan; `has_arrows` says whether arrows count against it."""

    id: str
    name: str
    stars: int
    defence: int
    has_arrows: bool
    banners: tuple[str, ...]
    capacity: Run
    gives: Run


Card = Empire | District | Military | Titan


class Stock(NamedTuple):
    """It can be hashed, and equal ones draw the same. `numbers` are those of the actions, `opens` the rounds that uncover some,
    `capital` is what every city begins with."""

    tribes: tuple[str, ...]
    empire: tuple[Empire, ...]
    districts: tuple[District, ...]
    military: tuple[Military, ...]
    titans: tuple[Titan, ...]
    numbers: tuple[tuple[str, int], ...]
    opens: tuple[tuple[str, int], ...]
    capital: Run
    die: tuple[str, ...]

    @property
    def cards(self) -> tuple[Card, ...]:
        return (*self.empire, *self.districts, *self.military, *self.titans)

    @property
    def piles(self) -> tuple[int, ...]:
        """The stars of the Titans."""
        return tuple(sorted({titan.stars for titan in self.titans}))


def stock_of(components: Components) -> Stock:
    """What is drawn of a component set."""
    tribes = tuple(tribe.id for tribe in components.tribes)
    numbers = msgspec.structs.asdict(components.actions)
    return Stock(
        tribes=tribes,
        empire=tuple(
            Empire(card.id, card.name, card.deck, card.coins, card.knowledge, card.banners, runs.of_empire(card, tribes))
            for card in components.empire
        ),
        districts=tuple(
            District(card.id, card.name, runs.of_ground(card.capacity, card.gives), runs.of_gives(card.gives))
            for card in components.districts
        ),
        military=tuple(
            Military(
                card.id, card.name, card.deck == "start", card.coins, runs.of_force(card.gives), runs.of_force(card.legacy)
            )
            for card in components.military
        ),
        titans=tuple(
            Titan(
                id=titan.id,
                name=titan.name,
                stars=titan.stars,
                defence=titan.defence,
                has_arrows=titan.arrows,
                banners=titan.banners,
                capacity=runs.of_capacity(titan.capacity),
                gives=runs.of_gives(titan.gives),
            )
            for titan in components.titans
        ),
        numbers=tuple((key, value) for key, value in numbers.items() if isinstance(value, int)),
        opens=(("explore", components.track.explore), ("grow", components.track.grow)),
        capital=runs.of_capital(components.capital),
        die=tuple(dict.fromkeys(components.die.faces)),
    )
