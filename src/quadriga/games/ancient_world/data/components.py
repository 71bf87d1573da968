"""The component set of The Ancient World: `components.toml`, or an owner's copy of it, as frozen structs.

It exists so that cards and numbers are data with one home. Set-up, faces, press and the command line may call it, when a game
or a page is made; the rules in play never do: they get flat tables made from these structs (`box`). A set that loads is one
that the rules can rely on (see `components_check`).
"""
# not compiled: msgspec structs at the edge

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from quadriga.games.ancient_world.data.components_check import check_components
from quadriga.games.ancient_world.meta import META, MOST_BANNERS, MOST_CARDS, MOST_ROUNDS, SKILLS
from quadriga.kernel.component_file import ComponentLoader
from quadriga.kernel.components import (
    ComponentSet,
    Id,
    Natural,
    Points,
    Positive,
    Sourced,
    Table,
    Text,
    none_of,
    one_of,
    within,
)

Op = Literal["coins", "knowledge", "coins_per_food", "claim", "repair", "explore", "look", "copy"]
When = Literal["gain_citizen", "build", "learn_by_right", "learn_by_left", "first_pass"]
Does = Literal["coins_per_food", "build_free", "take_coin_off", "buy_knowledge", "store"]
ScoreRule = Literal["half_of_tribe", "set_of_tribes", "titan", "district"]
Face = Literal["titan", "coin", "blank"]
MOST = META.max_players
WORDS = ("labor", "build", "draft", "expand", "learn", "rebuild", "recruit", "explore", "grow", "top")
CardId = Annotated[Id, none_of(WORDS, "{} is a word of the moves, so no card should have it as its id")]
Banner = Annotated[str, one_of("tribes", "one of the tribes {} (TAW-C2)")]


class SetupData(Sourced, frozen=True, kw_only=True):
    """TAW-S1 to S3; `row` by number of players."""

    coins: Natural
    extra_coins: Annotated[
        tuple[Natural, ...], within(f"give a number each for {MOST} players (TAW-S2)", least=MOST, most=MOST)
    ]
    citizens: Annotated[Positive, within(f"there are citizens of skill 1 to {SKILLS} (TAW-C1)", most=SKILLS)]
    row: dict[int, Positive]


class CapitalData(Sourced, frozen=True, kw_only=True):
    """TAW-S1: what every city begins with."""

    food: Natural
    capacity: Positive
    income: Natural
    army_limit: Positive


class TrackData(Sourced, frozen=True, kw_only=True):
    """TAW-R1: how many rounds, and the round that brings Explore, Grow and Empire B."""

    rounds: Annotated[int, Meta(ge=1, le=MOST_ROUNDS)]
    explore: Positive
    grow: Positive
    second_deck: Annotated[
        Positive, within("the game begins with Empire A, so it should be round 2 or later (TAW-R1)", least=2)
    ]


class ActionsData(Sourced, frozen=True, kw_only=True):
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


class DieData(Sourced, frozen=True, kw_only=True):
    """TAW-T8."""

    faces: Annotated[tuple[Face, ...], within("a die should have faces (TAW-T8)", least=1)]


class PointsData(Sourced, frozen=True, kw_only=True):
    """TAW-E1, E3: `banners` for 1, 2, … of a tribe."""

    starving: Points
    banners: Annotated[tuple[Natural, ...], within("a banner should score something (TAW-E3)", least=1)]


class TribeData(Sourced, frozen=True, kw_only=True):
    """TAW-C2: a tribe goes by the colour of its banners."""

    id: Id


class GivesData(Table, frozen=True, kw_only=True):
    """TAW-K1: abilities of Empire cards, Titans and Districts; `income` and `knowledge` at the end of a round."""

    food: Natural = 0
    income: Natural = 0
    knowledge: Natural = 0
    sword: Natural = 0
    arrow: Natural = 0
    army_limit: Natural = 0
    explore: Natural = 0
    citizen: Natural = 0


class ForceData(Table, frozen=True, kw_only=True):
    """TAW-T3, T7, T9: what an army brings to an attack."""

    sword: Natural = 0
    arrow: Natural = 0
    spy: Natural = 0
    loot: Natural = 0
    repair: Natural = 0


class EffectData(Table, frozen=True, kw_only=True):
    """One effect of a card action."""

    op: Op
    n: Positive = 1


class ReactionData(Table, frozen=True, kw_only=True):
    """What a card does at another time than its owner's action; `coins` are its price."""

    when: When
    does: Does
    coins: Natural = 0


class ScoreData(Table, frozen=True, kw_only=True):
    """TAW-E4, K11: points at the end."""

    rule: ScoreRule
    tribe: str = ""
    n: Positive = 1
    most: Natural = 0


class EmpireData(Sourced, frozen=True, kw_only=True):
    """TAW-C1: one face, `copies` times in its deck."""

    id: CardId
    name: Text
    deck: Literal["a", "b", "start"]
    copies: Positive = 1
    coins: Natural = 0
    knowledge: Natural = 0
    banners: tuple[Banner, ...] = ()
    gives: GivesData = GivesData()
    action: tuple[EffectData, ...] = ()
    reaction: ReactionData | None = None
    score: ScoreData | None = None


class MilitaryData(Sourced, frozen=True, kw_only=True):
    """TAW-B7, B8."""

    id: CardId
    name: Text
    deck: Literal["row", "start"]
    copies: Positive = 1
    coins: Natural = 0
    gives: ForceData = ForceData()
    legacy: ForceData = ForceData()


class TitanData(Sourced, frozen=True, kw_only=True):
    """TAW-T4, T6, T8: `arrows` says whether arrows count against it."""

    id: CardId
    name: Text
    stars: Annotated[int, Meta(ge=1, le=3)]
    defence: Positive
    arrows: bool
    capacity: Natural
    banners: Annotated[
        tuple[Banner, ...], within(f"a Titan should have at most {MOST_BANNERS} (TAW-T8)", most=MOST_BANNERS)
    ] = ()
    gives: GivesData = GivesData()


class DistrictData(Sourced, frozen=True, kw_only=True):
    """TAW-B4."""

    id: CardId
    name: Text
    copies: Positive = 1
    capacity: Natural
    gives: GivesData = GivesData()


class Components(ComponentSet, frozen=True, kw_only=True):
    """A whole, checked set."""

    setup: SetupData
    capital: CapitalData
    track: TrackData
    actions: ActionsData
    die: DieData
    points: PointsData
    tribes: Annotated[tuple[TribeData, ...], within("there should be 5, not {} (TAW-C2)", least=5, most=5)]
    empire: Annotated[
        tuple[EmpireData, ...],
        within(f"there should be at most {MOST_CARDS} different Empire cards, not {{}}", most=MOST_CARDS),
    ]
    military: tuple[MilitaryData, ...]
    titans: tuple[TitanData, ...]
    districts: Annotated[tuple[DistrictData, ...], within("there should be one or more (TAW-C1)", least=1)]


load_components = ComponentLoader(
    META.key,
    "quadriga.games.ancient_world",
    Components,
    check_components,
    one_namespace=("empire", "military", "titans", "districts"),
)
