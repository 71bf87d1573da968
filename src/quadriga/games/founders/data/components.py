"""The component set of Founders of the Empire: `components.toml`, or an owner's copy of it, as frozen structs.

It exists so that tiles, tokens and numbers are data with one home. Set-up, faces, press and the command line may call it, when
a game or a page is made; the rules in play never do: they get flat tables made from these structs (`box`). A set that loads is
one that the rules can rely on (see `components_check`).
"""
# not compiled: msgspec structs at the edge

from __future__ import annotations

from typing import Annotated, Literal

from quadriga.games.founders.data.components_check import check_components
from quadriga.games.founders.meta import META
from quadriga.kernel.component_file import ComponentLoader
from quadriga.kernel.components import ComponentSet, Id, Natural, Points, Positive, Sourced, Table, Text, one_of, within

Kind = Literal["nature", "village", "city", "victory"]
Token = Literal["", "war", "coin", "carriage", "craftsman"]
Resource = Annotated[Id, one_of("resources", "a key of the resources")]


class RowsData(Table, frozen=True, kw_only=True):
    """FOE-S4: how many tiles are drawn into each row at the start."""

    nature: Natural
    village: Natural
    city: Natural


class SetupData(Sourced, frozen=True, kw_only=True):
    """FOE-S1, S4, O2; `victory` by number of players."""

    victory: dict[int, Positive]
    rows: RowsData
    row_limit: Positive


class PointsData(Sourced, frozen=True, kw_only=True):
    """FOE-E4."""

    craftsman: Points
    token: Points
    swapped: Points


class TokensData(Sourced, frozen=True, kw_only=True):
    """FOE-C1."""

    war: Natural
    coin: Natural
    carriage: Natural


class ResourceData(Sourced, frozen=True, kw_only=True):
    key: Id
    name: Text


class CraftsmanData(Sourced, frozen=True, kw_only=True):
    """FOE-A2: a token of its own for one resource."""

    id: Id
    name: Text
    resource: Id


class TileData(Sourced, frozen=True, kw_only=True):
    """FOE-C2: one face, `count` times in its stack."""

    id: Id
    name: Text
    kind: Kind
    count: Positive
    needs: Annotated[tuple[Resource, ...], within("a tile should need at most 4 resources, not {}", most=4)] = ()
    makes: tuple[Resource, ...] = ()
    token: Token = ""
    points: Natural = 0


class Components(ComponentSet, frozen=True, kw_only=True):
    """A whole, checked set."""

    setup: SetupData
    points: PointsData
    tokens: TokensData
    resources: Annotated[tuple[ResourceData, ...], within("there should be at most 28, not {}", most=28)]
    craftsmen: Annotated[tuple[CraftsmanData, ...], within("there should be at most 20, not {}", most=20)]
    tiles: tuple[TileData, ...]

    def of_kind(self, kind: Kind) -> tuple[TileData, ...]:
        """The tiles of one back."""
        return tuple(tile for tile in self.tiles if tile.kind == kind)


load_components = ComponentLoader(
    META.key, "quadriga.games.founders", Components, check_components, one_namespace=("tiles", "craftsmen")
)
