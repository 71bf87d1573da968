"""The component set of Eight-Minute Empire: `components.toml`, or an owner's copy of it, as frozen structs.

It exists so that cards, boards and numbers are data with one home. Set-up, faces, press and the command line
may call it, when a game or a page is made; the rules in play never do: they get plain tuples made from these
structs. A set that loads is one that the rules can rely on (see `components_check`).
"""

# not compiled: msgspec structs at the edge

from __future__ import annotations

from typing import Annotated, Any, Literal, get_args

import msgspec
from msgspec import Meta

from quadriga.games.eight_minute_empire.data.components_check import ROW, check_components
from quadriga.games.eight_minute_empire.data.terms import MOST, WILD
from quadriga.games.eight_minute_empire.meta import META
from quadriga.kernel.component_file import ComponentLoader
from quadriga.kernel.components import (
    LATER,
    NOT_PLAYED,
    ComponentSet,
    Id,
    Natural,
    Positive,
    Source,
    Sourced,
    Table,
    Text,
    none_of,
    one_of,
    within,
)
from quadriga.kernel.validation import Mistake

Kind = Literal["place", "move", "sail", "city", "destroy"]
Join = Literal["", "or", "and"]
SourceIfAny = Annotated[Literal["", "rulebook", "public", "reconstructed", "invented"], Meta(extra=NOT_PLAYED)]
Fraction = Annotated[float, Meta(ge=0, le=1, extra=NOT_PLAYED)]


class PiecesData(Sourced, frozen=True, kw_only=True):
    """EME-C3, C4, S2 and V5; `coins` is the worth of coins made for each player, not what they start with."""

    armies: Positive
    cities: Natural
    start_armies: Natural
    coins: Natural
    neutral_armies: Natural


class RowData(Sourced, frozen=True, kw_only=True):
    """EME-T2: the price of each place, from the left."""

    prices: Annotated[tuple[Natural, ...], within(f"there should be {ROW} prices, not {{}}", least=ROW, most=ROW)]


class RulesData(Sourced, frozen=True, kw_only=True):
    """EME-S3 and E1, or EME-V1: both tables by number of players."""

    title: Text
    coins: dict[int, Natural]
    cards_to_end: dict[int, Positive]


class GoodData(Sourced, frozen=True, kw_only=True):
    """One good of a deck; `sets` are four pairs (cards, points), EME-C2."""

    key: Annotated[Id, none_of([WILD], "{} stands for any good, so it should have no table of its own")]
    name: Text
    sets: tuple[tuple[Positive, Natural], ...]


class Part(msgspec.Struct, frozen=True):
    """One action of a card: a kind and how many armies or cities it shows."""

    kind: Kind
    n: int


def _parts(raw: object, where: str) -> list[dict[str, object]]:
    if not isinstance(raw, list) or not all(isinstance(part, dict) and len(part) == 1 for part in raw):
        raise Mistake(where, "it should be written like [{ place = 3 }] or [{ place = 2 }, { city = 1 }]")
    parts = []
    for part in raw:
        ((kind, n),) = part.items()
        if kind not in get_args(Kind):
            raise Mistake(where, f"an action should be one of {', '.join(get_args(Kind))}, not {kind!r}")
        if type(n) is not int or not 1 <= n <= MOST:
            raise Mistake(where, f"{kind} should have a whole number from 1 to {MOST}, not {n!r}")
        parts.append({"kind": kind, "n": n})
    return parts


class CardData(Sourced, frozen=True, kw_only=True):
    """One face of a deck, `count` times in it; `goods` is how often it shows its good."""

    id: Id
    good: Annotated[Id, one_of("goods", "'wild' or a key of the deck's goods", WILD)]
    goods: Positive = 1
    parts: tuple[Part, ...] = msgspec.field(name="action")
    join: Join = ""
    count: Positive
    five_players_only: bool = False

    @classmethod
    def written_out(cls, raw: dict[str, Any], where: str) -> dict[str, Any]:
        return {**raw, "action": _parts(raw["action"], f"{where}.action")} if "action" in raw else raw


class DeckData(Sourced, frozen=True, kw_only=True):
    title: Text
    goods: tuple[GoodData, ...]
    cards: tuple[CardData, ...]

    def size(self, players: int) -> int:
        """How many cards are shuffled for so many players (EME-V1: cards marked 5 only for five)."""
        return sum(card.count for card in self.cards if players == 5 or not card.five_players_only)


class ContinentData(Table, frozen=True, kw_only=True):
    key: Id
    name: Text


class RegionData(Table, frozen=True, kw_only=True):
    """A region; x and y are its rough centre as a fraction of the picture, for drawing only."""

    id: Id
    name: Text
    continent: Annotated[Id, one_of("continents", "a key of the board's continents")]
    x: Fraction
    y: Fraction


class BoardData(Sourced, frozen=True, kw_only=True):
    """EME-C1, V5; `source` speaks of the geography, `marked` are the regions for goods tokens (EME-V7)."""

    title: Text
    start: Annotated[Id, one_of("regions", "the id of a region")]
    source_names: Source
    source_as_print_and_play: SourceIfAny = ""
    continents: tuple[ContinentData, ...]
    regions: Annotated[tuple[RegionData, ...], within("there should be a region besides the starting region", least=2)]
    land: tuple[tuple[Id, Id], ...]
    sea: tuple[tuple[Id, Id], ...]
    marked: Annotated[tuple[Annotated[Id, one_of("regions", "the id of a region")], ...], Meta(extra=LATER)] = ()


class Components(ComponentSet, frozen=True, kw_only=True):
    """A whole, checked set."""

    pieces: PiecesData
    row: RowData
    rules: dict[str, RulesData]
    decks: dict[str, DeckData]
    boards: dict[str, BoardData]


load_components = ComponentLoader(META.key, "quadriga.games.eight_minute_empire", Components, check_components)
