"""The component set of Eight-Minute Empire: `components.toml`, or an owner's copy of it, as frozen structs.

It exists so that cards, boards and numbers are data with one home. Set-up, faces, press and the command line
may call it, when a game or a page is made; the rules in play never do: they get plain tuples made from these
structs. A set that loads is one that the rules can rely on (see `components_check`).
"""

# not compiled: msgspec structs at the edge

from __future__ import annotations

from importlib import resources
from pathlib import Path
from typing import Annotated, Any, Literal, get_args

import msgspec
from msgspec import Meta, Struct

from quadriga.games.eight_minute_empire.components_check import check_components
from quadriga.kernel.errors import ComponentError
from quadriga.parts.data_file import Id, Mistake, Natural, Positive, Text, parse_toml, played_hash, read_text, shape

Source = Literal["rulebook", "public", "reconstructed", "invented"]
SourceIfAny = Literal["", "rulebook", "public", "reconstructed", "invented"]
Kind = Literal["place", "move", "sail", "city", "destroy"]
Join = Literal["", "or", "and"]

Fraction = Annotated[float, Meta(ge=0, le=1)]


class _Data(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What most tables share: their source, and the fields that the rulebook states all the same."""

    source: Source
    certain: tuple[str, ...] = ()
    note: str = ""


class MetaData(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    title: Text
    format: Literal["quadriga-components/1"]
    game: Literal["eight_minute_empire"]


class PiecesData(_Data, frozen=True, kw_only=True):
    """EME-C3, C4, S2 and V5; `coins` is the worth of coins made for each player, not what he starts with."""

    armies: Positive
    cities: Natural
    start_armies: Natural
    coins: Natural
    neutral_armies: Natural


class RowData(_Data, frozen=True, kw_only=True):
    """EME-T2: the price of each place, from the left."""

    prices: tuple[Natural, ...]


class RulesData(_Data, frozen=True, kw_only=True):
    """EME-S3 and E1, or EME-V1: both tables by number of players."""

    title: Text
    coins: dict[int, Natural]
    cards_to_end: dict[int, Positive]


class GoodData(_Data, frozen=True, kw_only=True):
    """One good of a deck; `sets` are four pairs (cards, points), EME-C2."""

    key: Id
    name: Text
    sets: tuple[tuple[Positive, Natural], ...]


class Part(Struct, frozen=True):
    """One action of a card: a kind and how many armies or cities it shows."""

    kind: Kind
    n: int


class CardData(_Data, frozen=True, kw_only=True):
    """One face of a deck, `count` times in it; `goods` is how often it shows its good."""

    id: Id
    good: Id
    goods: Positive = 1
    parts: tuple[Part, ...] = msgspec.field(name="action")
    join: Join = ""
    count: Positive
    five_players_only: bool = False


class DeckData(_Data, frozen=True, kw_only=True):
    title: Text
    goods: tuple[GoodData, ...]
    cards: tuple[CardData, ...]

    def size(self, players: int) -> int:
        """How many cards are shuffled for so many players (EME-V1: cards marked 5 only for five)."""
        return sum(card.count for card in self.cards if players == 5 or not card.five_players_only)


class ContinentData(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    key: Id
    name: Text


class RegionData(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A region; x and y are its rough centre as a fraction of the picture, for drawing only."""

    id: Id
    name: Text
    continent: Id
    x: Fraction
    y: Fraction


class BoardData(_Data, frozen=True, kw_only=True):
    """EME-C1; `source` speaks of the geography, `marked` are the regions for goods tokens (EME-V7)."""

    title: Text
    start: Id
    source_names: Source
    source_as_print_and_play: SourceIfAny = ""
    continents: tuple[ContinentData, ...]
    regions: tuple[RegionData, ...]
    land: tuple[tuple[Id, Id], ...]
    sea: tuple[tuple[Id, Id], ...]
    marked: tuple[Id, ...] = ()


class Components(Struct, frozen=True, kw_only=True):
    """A whole, checked set."""

    meta: MetaData
    pieces: PiecesData
    row: RowData
    rules: dict[str, RulesData]
    decks: dict[str, DeckData]
    boards: dict[str, BoardData]


class _File(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The top of the file. Named tables are read one by one: msgspec does not say which of them is wrong."""

    meta: MetaData
    pieces: PiecesData
    row: RowData
    rules: dict[str, dict[str, Any]]
    decks: dict[str, dict[str, Any]]
    boards: dict[str, dict[str, Any]]


def load_components(path: Path | None = None) -> Components:
    """The packaged set, or the one in `path`; ComponentError says what is wrong and where."""
    file = resources.files("quadriga.games.eight_minute_empire") / "components.toml" if path is None else path
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
            pieces=top.pieces,
            row=top.row,
            rules={key: shape(table, RulesData, f"rules.{key}") for key, table in top.rules.items()},
            decks={key: _deck(table, f"decks.{key}") for key, table in top.decks.items()},
            boards={key: shape(table, BoardData, f"boards.{key}") for key, table in top.boards.items()},
        )
        check_components(components)
    except Mistake as mistake:
        raise ComponentError(file, mistake.where, mistake.problem) from None
    return components


# Words, pictures and provenance: changing them leaves every record replayable, so they stay out of the hash.
_NOT_PLAYED = frozenset({"source", "source_names", "source_as_print_and_play", "certain", "note", "title", "name", "x", "y"})
# What rules version 2 brought: no record of version 1 depends on it.
_SINCE_2 = frozenset({"marked"})


def components_hash(components: Components) -> str:
    """What a record carries to name the set that it was played with."""
    return played_hash(components, _NOT_PLAYED)


def former_hashes(components: Components) -> tuple[str, ...]:
    """What records of rules version 1 call the same set."""
    return (played_hash(components, _NOT_PLAYED | _SINCE_2),)


def _deck(raw: dict[str, Any], where: str) -> DeckData:
    """A deck with its shorthand written out: sources taken from the deck, and `{ place = 3 }`."""
    full = dict(raw)
    for field in ("goods", "cards"):
        if isinstance(raw.get(field), list):
            full[field] = [
                _entry(entry, raw, f"{where}.{field}[{index}]") if isinstance(entry, dict) else entry
                for index, entry in enumerate(raw[field])
            ]
    return shape(full, DeckData, where)


def _entry(entry: dict[str, Any], deck: dict[str, Any], where: str) -> dict[str, Any]:
    full = {"source": deck["source"], **entry} if "source" in deck else dict(entry)
    if "action" in entry:
        full["action"] = _parts(entry["action"], f"{where}.action")
    return full


def _parts(raw: object, where: str) -> list[dict[str, object]]:
    if not isinstance(raw, list) or not all(isinstance(part, dict) and len(part) == 1 for part in raw):
        raise Mistake(where, "it should be written like [{ place = 3 }] or [{ place = 2 }, { city = 1 }]")
    parts = []
    for part in raw:
        ((kind, n),) = part.items()
        if kind not in get_args(Kind):
            raise Mistake(where, f"an action should be one of {', '.join(get_args(Kind))}, not {kind!r}")
        if type(n) is not int or not 1 <= n <= 9:
            raise Mistake(where, f"{kind} should have a whole number from 1 to 9, not {n!r}")
        parts.append({"kind": kind, "n": n})
    return parts
