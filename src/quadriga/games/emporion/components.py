"""The component set of Emporion: `components.toml`, or an owner's copy of it, as frozen structs.

It exists so that cards and numbers are data with one home. Set-up, faces, press and the command line may call it, when a game
or a page is made; the rules in play never do: they get flat tables made from these structs (`box`). A set that loads is one
that the rules can rely on (see `components_check`).
"""
# not compiled: msgspec structs at the edge

from __future__ import annotations

from importlib import resources
from pathlib import Path
from typing import Any, Literal

from msgspec import Struct

from quadriga.games.emporion.components_check import check_components
from quadriga.kernel.components import Id, Natural, Points, Positive, Text, parse_toml, played_hash, read_text, shape
from quadriga.kernel.errors import ComponentError
from quadriga.kernel.validation import Mistake

Source = Literal["rulebook", "public", "reconstructed"]
Kind = Literal["trade", "culture", "war", "prestige", "special", "goods"]
Power = Literal["prestige", "goods"]


class _Data(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What most tables share: their source, and the fields that the rulebook or public knowledge state all the same."""

    source: Source
    certain: tuple[str, ...] = ()
    public: tuple[str, ...] = ()
    note: str = ""


class MetaData(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    title: Text
    format: Literal["quadriga-components/1"]
    game: Literal["emporion"]


class SetupData(_Data, frozen=True, kw_only=True):
    """EMP-S3 to S8; `spoils` by number of players, in turn order."""

    port: Positive
    choice: tuple[Id, ...]
    polis: tuple[Id, ...]
    drachmas: Natural
    spoils: dict[int, tuple[Natural, ...]]


class LimitsData(_Data, frozen=True, kw_only=True):
    """EMP-X1, E1, E4."""

    expedition: Positive
    realm: Positive
    announced: Positive


class GoodsData(_Data, frozen=True, kw_only=True):
    """EMP-D3, E6: what Goods require, and what a set of them is worth."""

    first_price: Natural
    price_step: Natural
    sets: tuple[Natural, ...]


class PointsData(_Data, frozen=True, kw_only=True):
    """EMP-R3, E8."""

    reserved: Points
    tie: Id


class CounterData(_Data, frozen=True, kw_only=True):
    id: Id
    name: Text


class ResourcesData(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """So many of each resource."""

    trade: Natural = 0
    culture: Natural = 0
    war: Natural = 0


class ScoresData(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """EMP-E7: points for each card of a kind in the Realm."""

    trade: Natural = 0
    culture: Natural = 0
    war: Natural = 0
    prestige: Natural = 0
    goods: Natural = 0


class CardData(_Data, frozen=True, kw_only=True):
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
    gloss: str = ""


class Components(Struct, frozen=True, kw_only=True):
    """A whole, checked set."""

    meta: MetaData
    setup: SetupData
    limits: LimitsData
    goods: GoodsData
    points: PointsData
    counters: tuple[CounterData, ...]
    cards: tuple[CardData, ...]

    def of_kind(self, *kinds: Kind) -> tuple[CardData, ...]:
        """The cards of some kinds."""
        return tuple(card for card in self.cards if card.kind in kinds)

    def start_cards(self) -> tuple[CardData, ...]:
        """EMP-C3."""
        return tuple(card for card in self.cards if card.start)


class DefaultsData(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    source: Source


class _File(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The top of the file; cards are read one by one, after their source is filled in."""

    meta: MetaData
    setup: SetupData
    limits: LimitsData
    goods: GoodsData
    points: PointsData
    counters: tuple[CounterData, ...]
    defaults: DefaultsData
    cards: tuple[dict[str, Any], ...]


def load_components(path: Path | None = None) -> Components:
    """The packaged set, or the one in `path`; ComponentError says what is wrong and where."""
    file = resources.files("quadriga.games.emporion") / "components.toml" if path is None else path
    return parse_components(read_text(file), str(file))


def parse_components(text: str, file: str) -> Components:
    """Read the text of a set; `file` is what errors call it."""
    return build_components(parse_toml(text, file), file)


def build_components(raw: dict[str, Any], file: str) -> Components:
    """Shape and check a parsed set."""
    try:
        top = shape(raw, _File, "")
        components = Components(
            meta=top.meta,
            setup=top.setup,
            limits=top.limits,
            goods=top.goods,
            points=top.points,
            counters=top.counters,
            cards=tuple(
                shape({"source": top.defaults.source, **card}, CardData, f"cards[{index}]")
                for index, card in enumerate(top.cards)
            ),
        )
        check_components(components)
    except Mistake as mistake:
        raise ComponentError(file, mistake.where, mistake.problem) from None
    return components


_NOT_PLAYED = frozenset({"source", "certain", "public", "note", "title", "name", "gloss"})


def components_hash(components: Components) -> str:
    """What a record carries to name the set that it was played with."""
    return played_hash(components, _NOT_PLAYED)
