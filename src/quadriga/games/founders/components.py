"""The component set of Founders of the Empire: `components.toml`, or an owner's copy of it, as frozen structs.

It exists so that tiles, tokens and numbers are data with one home. Set-up, faces, press and the command line may call it, when
a game or a page is made; the rules in play never do: they get flat tables made from these structs (`box`). A set that loads is
one that the rules can rely on (see `components_check`).
"""
# not compiled: msgspec structs at the edge

from __future__ import annotations

from importlib import resources
from pathlib import Path
from typing import Any, Literal

from msgspec import Struct

from quadriga.games.founders.components_check import check_components
from quadriga.kernel.components import Id, Natural, Points, Positive, Text, parse_toml, played_hash, read_text, shape
from quadriga.kernel.errors import ComponentError
from quadriga.kernel.validation import Mistake

Source = Literal["rulebook", "public", "reconstructed"]
Kind = Literal["nature", "village", "city", "victory"]
Token = Literal["", "war", "coin", "carriage", "craftsman"]


class _Data(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What most tables share: their source, and the fields that the rulebook or the published edition state all the same."""

    source: Source
    certain: tuple[str, ...] = ()
    public: tuple[str, ...] = ()
    note: str = ""


class MetaData(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    title: Text
    format: Literal["quadriga-components/1"]
    game: Literal["founders"]


class RowsData(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """FOE-S4: how many tiles are drawn into each row at the start."""

    nature: Natural
    village: Natural
    city: Natural


class SetupData(_Data, frozen=True, kw_only=True):
    """FOE-S1, S4, O2; `victory` by number of players."""

    victory: dict[int, Positive]
    rows: RowsData
    row_limit: Positive


class PointsData(_Data, frozen=True, kw_only=True):
    """FOE-E4."""

    craftsman: Points
    token: Points
    swapped: Points


class TokensData(_Data, frozen=True, kw_only=True):
    """FOE-C1."""

    war: Natural
    coin: Natural
    carriage: Natural


class ResourceData(_Data, frozen=True, kw_only=True):
    key: Id
    name: Text


class CraftsmanData(_Data, frozen=True, kw_only=True):
    """FOE-A2: a token of its own for one resource."""

    id: Id
    name: Text
    resource: Id


class TileData(_Data, frozen=True, kw_only=True):
    """FOE-C2: one face, `count` times in its stack."""

    id: Id
    name: Text
    kind: Kind
    count: Positive
    needs: tuple[Id, ...] = ()
    makes: tuple[Id, ...] = ()
    token: Token = ""
    points: Natural = 0


class Components(Struct, frozen=True, kw_only=True):
    """A whole, checked set."""

    meta: MetaData
    setup: SetupData
    points: PointsData
    tokens: TokensData
    resources: tuple[ResourceData, ...]
    craftsmen: tuple[CraftsmanData, ...]
    tiles: tuple[TileData, ...]

    def of_kind(self, kind: Kind) -> tuple[TileData, ...]:
        """The tiles of one back."""
        return tuple(tile for tile in self.tiles if tile.kind == kind)


class DefaultsData(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    source: Source


class _File(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The top of the file; tiles are read one by one, after their source is filled in."""

    meta: MetaData
    setup: SetupData
    points: PointsData
    tokens: TokensData
    defaults: DefaultsData
    resources: tuple[ResourceData, ...]
    craftsmen: tuple[CraftsmanData, ...]
    tiles: tuple[dict[str, Any], ...]


def load_components(path: Path | None = None) -> Components:
    """The packaged set, or the one in `path`; ComponentError says what is wrong and where."""
    file = resources.files("quadriga.games.founders") / "components.toml" if path is None else path
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
            points=top.points,
            tokens=top.tokens,
            resources=top.resources,
            craftsmen=top.craftsmen,
            tiles=tuple(
                shape({"source": top.defaults.source, **tile}, TileData, f"tiles[{index}]")
                for index, tile in enumerate(top.tiles)
            ),
        )
        check_components(components)
    except Mistake as mistake:
        raise ComponentError(file, mistake.where, mistake.problem) from None
    return components


_NOT_PLAYED = frozenset({"source", "certain", "public", "note", "title", "name"})


def components_hash(components: Components) -> str:
    """What a record carries to name the set that it was played with."""
    return played_hash(components, _NOT_PLAYED)
