"""The component set of The Ancient World: `components.toml`, or an owner's copy of it, as frozen structs.

It exists so that cards and numbers are data with one home. Set-up, faces, press and the command line may call it, when a game
or a page is made; the rules in play never do: they get flat tables made from these structs (`box`). A set that loads is one
that the rules can rely on (see `components_check`).
"""
# not compiled: msgspec structs at the edge

from __future__ import annotations

from importlib import resources
from pathlib import Path
from typing import Annotated, Any, Literal, TypeVar

from msgspec import Meta, Struct

from quadriga.games.ancient_world.components_check import check_components
from quadriga.kernel.components import Id, Natural, Points, Positive, Text, parse_toml, played_hash, read_text, shape
from quadriga.kernel.errors import ComponentError
from quadriga.kernel.validation import Mistake

Source = Literal["rulebook", "public", "reconstructed"]
Op = Literal["coins", "knowledge", "coins_per_food", "claim", "repair", "explore", "look", "copy"]
When = Literal["gain_citizen", "build", "learn_by_right", "learn_by_left", "first_pass"]
Does = Literal["coins_per_food", "build_free", "take_coin_off", "buy_knowledge", "store"]
ScoreRule = Literal["half_of_tribe", "set_of_tribes", "titan", "district"]
Face = Literal["titan", "coin", "blank"]


class _Data(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What all tables share: their source, and the fields that the rulebook states all the same."""

    source: Source
    certain: tuple[str, ...] = ()
    note: str = ""


class MetaData(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    title: Text
    format: Literal["quadriga-components/1"]
    game: Literal["ancient_world"]


class SetupData(_Data, frozen=True, kw_only=True):
    """TAW-S1 to S3; `row` by number of players."""

    coins: Natural
    extra_coins: tuple[Natural, ...]
    citizens: Positive
    row: dict[int, Positive]


class CapitalData(_Data, frozen=True, kw_only=True):
    """TAW-S1: what every city begins with."""

    food: Natural
    capacity: Positive
    income: Natural
    army_limit: Positive


class TrackData(_Data, frozen=True, kw_only=True):
    """TAW-R1: how many rounds, and the round that brings Explore, Grow and Empire B."""

    rounds: Positive
    explore: Positive
    grow: Positive
    second_deck: Positive


class ActionsData(_Data, frozen=True, kw_only=True):
    """TAW-Z2, B1 to B10."""

    fee: Natural
    labor_coins: Natural
    expand_knowledge: Positive
    expand_coins: Positive
    learn_coins: Natural
    rebuild_repairs: Natural
    rebuild_coins: Natural
    explore_cards: Positive
    grow_coins: Natural


class DieData(_Data, frozen=True, kw_only=True):
    """TAW-T8."""

    faces: tuple[Face, ...]


class PointsData(_Data, frozen=True, kw_only=True):
    """TAW-E1, E3: `banners` for 1, 2, … of a tribe."""

    starving: Points
    banners: tuple[Natural, ...]


class TribeData(_Data, frozen=True, kw_only=True):
    """TAW-C2: a tribe goes by the colour of its banners."""

    id: Id


class GivesData(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """TAW-K1: abilities of Empire cards, Titans and Districts; `income` and `knowledge` at the end of a round."""

    food: Natural = 0
    income: Natural = 0
    knowledge: Natural = 0
    sword: Natural = 0
    arrow: Natural = 0
    army_limit: Natural = 0
    explore: Natural = 0
    citizen: Natural = 0


class ForceData(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """TAW-T3, T7, T9: what an army brings to an attack."""

    sword: Natural = 0
    arrow: Natural = 0
    spy: Natural = 0
    loot: Natural = 0
    repair: Natural = 0


class EffectData(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One effect of a card action."""

    op: Op
    n: Positive = 1


class ReactionData(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a card does at another time than its owner's action; `coins` are its price."""

    when: When
    does: Does
    coins: Natural = 0


class ScoreData(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """TAW-E4, K11: points at the end."""

    rule: ScoreRule
    tribe: str = ""
    n: Positive = 1
    most: Natural = 0


class EmpireData(_Data, frozen=True, kw_only=True):
    """TAW-C1: one face, `copies` times in its deck."""

    id: Id
    name: Text
    deck: Literal["a", "b", "start"]
    copies: Positive = 1
    coins: Natural = 0
    knowledge: Natural = 0
    banners: tuple[str, ...] = ()
    gives: GivesData = GivesData()
    action: tuple[EffectData, ...] = ()
    reaction: ReactionData | None = None
    score: ScoreData | None = None


class MilitaryData(_Data, frozen=True, kw_only=True):
    """TAW-B7, B8."""

    id: Id
    name: Text
    deck: Literal["row", "start"]
    copies: Positive = 1
    coins: Natural = 0
    gives: ForceData = ForceData()
    legacy: ForceData = ForceData()


class TitanData(_Data, frozen=True, kw_only=True):
    """TAW-T4, T6, T8: `arrows` says whether arrows count against it."""

    id: Id
    name: Text
    stars: Annotated[int, Meta(ge=1, le=3)]
    defence: Positive
    arrows: bool
    capacity: Natural
    banners: tuple[str, ...] = ()
    gives: GivesData = GivesData()


class DistrictData(_Data, frozen=True, kw_only=True):
    """TAW-B4."""

    id: Id
    name: Text
    copies: Positive = 1
    capacity: Natural
    gives: GivesData = GivesData()


class Components(Struct, frozen=True, kw_only=True):
    """A whole, checked set."""

    meta: MetaData
    setup: SetupData
    capital: CapitalData
    track: TrackData
    actions: ActionsData
    die: DieData
    points: PointsData
    tribes: tuple[TribeData, ...]
    empire: tuple[EmpireData, ...]
    military: tuple[MilitaryData, ...]
    titans: tuple[TitanData, ...]
    districts: tuple[DistrictData, ...]


class DefaultsData(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    source: Source


class _File(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The top of the file; cards are read one by one, after their source is filled in."""

    meta: MetaData
    setup: SetupData
    capital: CapitalData
    track: TrackData
    actions: ActionsData
    die: DieData
    points: PointsData
    tribes: tuple[TribeData, ...]
    defaults: DefaultsData
    empire: tuple[dict[str, Any], ...]
    military: tuple[dict[str, Any], ...]
    titans: tuple[dict[str, Any], ...]
    districts: tuple[dict[str, Any], ...]


def load_components(path: Path | None = None) -> Components:
    """The packaged set, or the one in `path`; ComponentError says what is wrong and where."""
    file = resources.files("quadriga.games.ancient_world") / "components.toml" if path is None else path
    return parse_components(read_text(file), str(file))


def parse_components(text: str, file: str) -> Components:
    """Read the text of a set; `file` is what errors call it."""
    return build_components(parse_toml(text, file), file)


def build_components(raw: dict[str, Any], file: str) -> Components:
    """Shape and check a parsed set."""
    try:
        top = shape(raw, _File, "")
        source = top.defaults.source
        components = Components(
            meta=top.meta,
            setup=top.setup,
            capital=top.capital,
            track=top.track,
            actions=top.actions,
            die=top.die,
            points=top.points,
            tribes=top.tribes,
            empire=_cards(top.empire, EmpireData, "empire", source),
            military=_cards(top.military, MilitaryData, "military", source),
            titans=_cards(top.titans, TitanData, "titans", source),
            districts=_cards(top.districts, DistrictData, "districts", source),
        )
        check_components(components)
    except Mistake as mistake:
        raise ComponentError(file, mistake.where, mistake.problem) from None
    return components


T = TypeVar("T", bound=Struct)


def _cards(raw: tuple[dict[str, Any], ...], kind: type[T], where: str, source: Source) -> tuple[T, ...]:
    return tuple(shape({"source": source, **card}, kind, f"{where}[{index}]") for index, card in enumerate(raw))


_NOT_PLAYED = frozenset({"source", "certain", "note", "title", "name"})


def components_hash(components: Components) -> str:
    """What a record carries to name the set that it was played with."""
    return played_hash(components, _NOT_PLAYED)
