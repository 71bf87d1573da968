"""How a game declares its component set: what a table of the file is made of, and what is checked of it besides.

The structs of a game are the shape of its file and what the game reads, both at once. `component_file` reads and checks a file
by them; the `components` and `components_check` modules of games use this one. Nothing in play does.
"""
# not compiled: msgspec structs at the edge

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import Annotated, Any, Literal, NamedTuple, TypeVar

from msgspec import Meta, Struct
from msgspec.inspect import Metadata, StructType, Type, VarTupleType, type_info

from quadriga.kernel.phrases import listed
from quadriga.kernel.validation import Mistake, bare

# ---------------------------------------------------------------------------------------------- values

ID_PATTERN = r"^[A-Za-z][A-Za-z0-9_-]*\Z"
"""Ids stand in records and moves: a blank or a comma in one would make the notation ambiguous."""
NOT_PLAYED: dict[str, Any] = {"is_played": False}
"""Marks words, pictures and provenance: they stay out of the hash, so changing them leaves every record replayable."""

LATER: dict[str, Any] = {"is_later": True}
"""Marks what came after the first rules version: the hash that its records name was made without it."""

Id = Annotated[str, Meta(pattern=ID_PATTERN)]
Text = Annotated[str, Meta(min_length=1, extra=NOT_PLAYED)]
Words = Annotated[str, Meta(extra=NOT_PLAYED)]
"""A text that may be empty."""
Natural = Annotated[int, Meta(ge=0, le=99)]
Positive = Annotated[int, Meta(ge=1, le=99)]
Points = Annotated[int, Meta(ge=-99, le=99)]
Source = Annotated[Literal["rulebook", "public", "reconstructed", "invented"], Meta(extra=NOT_PLAYED)]
FieldNames = Annotated[tuple[str, ...], Meta(extra=NOT_PLAYED)]


def one_of(table: str, called: str, *also: str) -> Meta:
    """Says of an id that it is that of an entry of `table`, the nearest list of that name around it, or one of `also`.

    `called` is what an error calls such an id; `{}` in it stands for all of them.
    """
    return Meta(extra={"one_of": (table, called, also)})


def within(problem: str, least: int = 0, most: int | None = None) -> Meta:
    """Says how large a number or how long a list is at least and at most; `{}` in the problem is what it is now."""

    def check(value: int | tuple[object, ...], where: str) -> Iterator[Mistake]:
        size = len(value) if isinstance(value, tuple) else value
        if size < least or (most is not None and size > most):
            yield Mistake(where, problem.format(size))

    return Meta(extra={"check": check})


def none_of(words: Sequence[str], problem: str) -> Meta:
    """Says of an id what it cannot be; `{}` in the problem is what it is now."""

    def check(value: str, where: str) -> Iterator[Mistake]:
        if value in words:
            yield Mistake(where, problem.format(repr(value)))

    return Meta(extra={"check": check})


# ---------------------------------------------------------------------------------------------- tables


class Table(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Any table of a file. An entry of a list goes by its `id` or `key`, which no other entry of that list has."""

    @classmethod
    def written_out(cls, raw: dict[str, Any], where: str) -> dict[str, Any]:
        """The table as its struct reads it, if the file has a shorthand for it; raises a Mistake."""
        return raw


class Sourced(Table, frozen=True, kw_only=True):
    """A table that says where it comes from; an entry of a list has the source of what it stands in, unless it has its own."""

    source: Source
    certain: FieldNames = ()
    """Fields that the rulebook states, whatever the source of the rest."""
    public: FieldNames = ()
    """Fields that are public knowledge, whatever the source of the rest."""
    note: Words = ""


class MetaData(Table, frozen=True, kw_only=True):
    """What a file is for."""

    title: Text
    format: Literal["quadriga-components/1"]
    game: str


class DefaultsData(Table, frozen=True, kw_only=True):
    """What holds for the entries of the lists at the top of the file."""

    source: Source


class ComponentSet(Table, frozen=True, kw_only=True):
    """A whole file; a game adds its tables."""

    meta: MetaData
    defaults: Annotated[DefaultsData | None, Meta(extra=NOT_PLAYED)] = None


class FieldInfo(NamedTuple):
    """A field of a table: its name in Python and in the file, and what is declared of it and of each entry, if it is a list."""

    name: str
    written: str
    declared: dict[str, Any]
    of_each: dict[str, Any]


@cache
def fields_of(kind: type[Struct]) -> tuple[FieldInfo, ...]:
    """The fields of a struct."""
    node = type_info(kind)
    assert isinstance(node, StructType)
    return tuple(FieldInfo(field.name, field.encode_name, *_declared(field.type)) for field in node.fields)


def _declared(node: Type) -> tuple[dict[str, Any], dict[str, Any]]:
    kind = bare(node)
    own = node.extra if isinstance(node, Metadata) else None
    return own or {}, _declared(kind.item_type)[0] if isinstance(kind, VarTupleType) else {}


def played_hash(components: ComponentSet) -> str:
    """What a record carries to name the set that it was played with."""
    return _hash(_played(components, is_first=False))


def former_hashes(components: ComponentSet) -> tuple[str, ...]:
    """What records of the first rules version call the same set: no field that came later was in its hash."""
    return (_hash(_played(components, is_first=True)),)


def _hash(played: object) -> str:
    text = json.dumps(played, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def _played(value: object, is_first: bool) -> object:
    if isinstance(value, Struct):
        played = (field for field in fields_of(type(value)) if field.declared.get("is_played", True))
        names = [field.name for field in played if not (is_first and field.declared.get("is_later"))]
        return {name: _played(getattr(value, name), is_first) for name in names}
    if isinstance(value, dict):
        return {str(key): _played(item, is_first) for key, item in value.items()}
    return [_played(item, is_first) for item in value] if isinstance(value, tuple) else value


# ---------------------------------------------------------------------------------------------- checks

T = TypeVar("T")

Case = tuple[object, str, str]
"""What is true if something is wrong; the path; what would be right."""


def every(*cases: Case) -> Iterator[Mistake]:
    """A mistake for each case that is so."""
    return (Mistake(where, problem) for is_wrong, where, problem in cases if is_wrong)


def first(*cases: Case) -> Iterator[Mistake]:
    """A mistake for the first case that is so, where the others would only follow from it."""
    yield from list(every(*cases))[:1]


def placed(entries: Iterable[T], where: str) -> Iterator[tuple[str, T]]:
    """The entries of a list, each with its path."""
    return ((f"{where}[{index}]", entry) for index, entry in enumerate(entries))


def unique(keys: Sequence[str], where: str, field: str = "") -> Iterator[Mistake]:
    """Each key of a list is there once; `field` is where the entries have it."""
    end = f".{field}" if field else ""
    for index, key in enumerate(keys):
        if (before := keys.index(key)) != index:
            yield Mistake(f"{where}[{index}]{end}", f"{key!r} should be used once, and [{before}] has it already")


def for_players(
    table: dict[int, Any], players: Sequence[int], where: str, what: str = "a number", rule: str = ""
) -> Iterator[Mistake]:
    """A table has something for each number of players, and for no other."""
    if sorted(table) != list(players):
        yield Mistake(where, f"give {what} each for {listed(players)} players" + (f" ({rule})" if rule else ""))
