"""The component set of Emporion: `components.toml`, or an owner's copy of it, as frozen structs.

It exists so that cards and numbers are data with one home. Set-up, faces, press and the command line may call it, when a game
or a page is made; the rules in play never do: they get flat tables made from these structs (`box`). A set that loads is one
that the rules can rely on (see `components_check`).
"""
# not compiled: msgspec structs at the edge

from __future__ import annotations

from typing import Annotated, Literal

from quadriga.games.emporion.data.components_check import PORT, check_components
from quadriga.games.emporion.meta import META, MOST_REALM
from quadriga.kernel.component_file import ComponentLoader
from quadriga.kernel.components import ComponentSet, Id, Natural, Points, Positive, Sourced, Table, Text, Words, within

Kind = Literal["trade", "culture", "war", "prestige", "special", "goods"]
Power = Literal["prestige", "goods"]


class SetupData(Sourced, frozen=True, kw_only=True):
    """EMP-S3 to S8; `spoils` by number of players, in turn order."""

    port: Annotated[Positive, within(f"the Port has {PORT} places, not {{}} (EMP-S3)", least=PORT, most=PORT)]
    choice: Annotated[tuple[Id, ...], within("there should be a choice (EMP-S4)", least=2)]
    polis: tuple[Id, ...]
    drachmas: Natural
    spoils: dict[int, tuple[Natural, ...]]


class LimitsData(Sourced, frozen=True, kw_only=True):
    """EMP-X1, E1, E4."""

    expedition: Annotated[Positive, within(f"no more than the {PORT} cards of the Port can move (EMP-X1)", most=PORT)]
    realm: Annotated[Positive, within(f"it should be a number from 2 to {MOST_REALM} (EMP-E1)", least=2, most=MOST_REALM)]
    announced: Positive


class GoodsData(Sourced, frozen=True, kw_only=True):
    """EMP-D3, E6: what Goods require, and what a set of them is worth."""

    first_price: Natural
    price_step: Natural
    sets: Annotated[tuple[Natural, ...], within("a set should have one Goods or more (EMP-E6)", least=1)]


class PointsData(Sourced, frozen=True, kw_only=True):
    """EMP-R3, E8."""

    reserved: Points
    tie: Id


class CounterData(Sourced, frozen=True, kw_only=True):
    id: Id
    name: Text


class ResourcesData(Table, frozen=True, kw_only=True):
    """So many of each resource."""

    trade: Natural = 0
    culture: Natural = 0
    war: Natural = 0


class ScoresData(Table, frozen=True, kw_only=True):
    """EMP-E7: points for each card of a kind in the Realm."""

    trade: Natural = 0
    culture: Natural = 0
    war: Natural = 0
    prestige: Natural = 0
    goods: Natural = 0


class CardData(Sourced, frozen=True, kw_only=True):
    """EMP-C2: one face, `count` times in the box."""

    id: Id
    name: Text
    kind: Kind
    count: Positive
    start: bool = False
    awards: ResourcesData = ResourcesData()
    requires: ResourcesData = ResourcesData()
    expedition: Natural = 0
    powers: tuple[Power, ...] = ()
    scores: ScoresData = ScoresData()
    points: Natural = 0
    spoils: Natural = 0
    gloss: Words = ""


class Components(ComponentSet, frozen=True, kw_only=True):
    """A whole, checked set."""

    setup: SetupData
    limits: LimitsData
    goods: GoodsData
    points: PointsData
    counters: Annotated[tuple[CounterData, ...], within("there should be 2, not {} (EMP-S9)", least=2, most=2)]
    cards: tuple[CardData, ...]

    def of_kind(self, *kinds: Kind) -> tuple[CardData, ...]:
        """The cards of some kinds."""
        return tuple(card for card in self.cards if card.kind in kinds)

    def start_cards(self) -> tuple[CardData, ...]:
        """EMP-C3."""
        return tuple(card for card in self.cards if card.start)


load_components = ComponentLoader(META.key, "quadriga.games.emporion", Components, check_components)
