"""Reads a component file, the packaged one or an owner's own, into the structs of its game, and says all that is wrong with it.

One `ComponentLoader` is the `load_components` of a game: TOML, unknown fields, types, ranges, ids, references, sources and
provenance are checked here by what the structs declare (`components`); the game brings only what its rules rely on besides.
"""
# not compiled: msgspec at the edge, once per set

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec
from msgspec.inspect import DictType, StructType, Type, VarTupleType, type_info

from quadriga.kernel.components import (
    ID_PATTERN,
    ComponentSet,
    DefaultsData,
    MetaData,
    Sourced,
    Table,
    fields_of,
    placed,
    unique,
)
from quadriga.kernel.errors import ComponentError
from quadriga.kernel.phrases import listed
from quadriga.kernel.validation import Mistake, bare, explained

C = TypeVar("C", bound=ComponentSet)
T = TypeVar("T")


class ComponentLoader(Generic[C]):
    """The loader of a title's sets. A set that loads is one that the rules can rely on.

    The packaged file is `components.toml` of `package`. `check` finds what is wrong with a set of the right shape, and may rely
    on its ids and references. The entries of the lists `one_namespace` may not share ids.
    """

    def __init__(
        self,
        game: str,
        package: str,
        kind: type[C],
        check: Callable[[C], Iterator[Mistake]],
        one_namespace: tuple[str, ...] = (),
    ) -> None:
        self._game = game
        self._package = package
        self._kind = kind
        self._check = check
        self._one_namespace = one_namespace

    def __call__(self, path: Path | None = None) -> C:
        """The packaged set, or the one in `path`; ComponentError says what is wrong and where."""
        file = resources.files(self._package) / "components.toml" if path is None else path
        return self.parse(_read(file), str(file))

    def parse(self, text: str, file: str) -> C:
        """The set of a text; `file` is what errors call it."""
        try:
            raw = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            problem, _, where = str(error).removesuffix(")").partition(" (at ")
            raise ComponentError(file, where or "file", f"this is not TOML: {problem[:1].lower()}{problem[1:]}") from None
        return self.build(raw, file)

    def build(self, raw: dict[str, Any], file: str) -> C:
        """The set of a parsed text."""
        try:
            components = self._shaped(raw)
        except Mistake as mistake:
            raise ComponentError(file, mistake.where, mistake.problem) from None
        # What does not fit its own declaration would be told again by whatever refers to it, and so on.
        tables = list(_tables(components, "", ()))
        mistakes = list(self._check_own(components, tables)) or list(_check_references(tables)) or list(self._check(components))
        if mistakes:
            found, *others = mistakes
            raise ComponentError(file, found.where, found.problem, [str(other) for other in others])
        return components

    def _shaped(self, raw: dict[str, Any]) -> C:
        # A file for another game is told so before its first strange field is.
        if "meta" in raw and (game := _shape(raw["meta"], MetaData, "meta").game) != self._game:
            raise Mistake("meta.game", f"it should be {self._game!r}, not {game!r}")
        source = _shape(raw["defaults"], DefaultsData, "defaults").source if "defaults" in raw else None
        return _shape(_written_out(raw, type_info(self._kind), "", source), self._kind, "")

    def _check_own(self, components: C, tables: list[_Placed]) -> Iterator[Mistake]:
        """What stands in a table is what its declaration says, and no id stands for two things."""
        seen: dict[str, str] = {}
        for name in self._one_namespace:
            for where, entry in placed(getattr(components, name), name):
                if (before := seen.setdefault(entry.id, where)) != where:
                    yield Mistake(f"{where}.id", f"{entry.id!r} should be used once, and {before} has it already")
        for where, table, _ in tables:
            yield from _check_provenance(table, where)
            for at, declared, value in _values(table, where):
                if "check" in declared:
                    yield from declared["check"](value, at)
                if at not in self._one_namespace and (name := _id_field(value)):
                    yield from unique([getattr(entry, name) for entry in value], at, name)
                for key in value if isinstance(value, dict) else ():
                    if isinstance(key, str) and not re.match(ID_PATTERN, key):
                        problem = f"the name {key!r} should begin with a letter and go on with letters, digits, '-' and '_'"
                        yield Mistake(at, problem)


# ---------------------------------------------------------------------------------------------- what is declared

_Placed = tuple[str, msgspec.Struct, tuple[msgspec.Struct, ...]]
"""The path to a table, the table, and the tables that it stands in, the nearest first."""


def _tables(value: object, where: str, around: tuple[msgspec.Struct, ...]) -> Iterator[_Placed]:
    """All tables of a value, each before what stands in it."""
    if isinstance(value, msgspec.Struct):
        yield where, value, around
        for field in fields_of(type(value)):
            yield from _tables(getattr(value, field.name), _at(where, field.written), (value, *around))
    elif isinstance(value, tuple):
        for at, entry in placed(value, where):
            yield from _tables(entry, at, around)
    elif isinstance(value, dict):
        for key, entry in value.items():
            yield from _tables(entry, _at(where, str(key)), around)


def _values(table: msgspec.Struct, where: str) -> Iterator[tuple[str, dict[str, Any], Any]]:
    """The values of a table and of its lists, each with its path and what is declared of it."""
    for field in fields_of(type(table)):
        at, value = _at(where, field.written), getattr(table, field.name)
        yield at, field.declared, value
        if field.of_each:
            yield from ((place, field.of_each, entry) for place, entry in placed(value, at))


def _at(where: str, name: str) -> str:
    return f"{where}.{name}".removeprefix(".")


def _check_provenance(table: msgspec.Struct, where: str) -> Iterator[Mistake]:
    if isinstance(table, Sourced):
        for field, names in (("certain", table.certain), ("public", table.public)):
            for name in names:
                if name not in table.__struct_encode_fields__:
                    yield Mistake(f"{where}.{field}", f"{name!r} should be a field of the same table")


def _check_references(tables: list[_Placed]) -> Iterator[Mistake]:
    """What is declared `one_of` a list is an id of the nearest list of that name."""
    for where, table, around in tables:
        for at, declared, value in _values(table, where):
            if "one_of" not in declared:
                continue
            name, called, also = declared["one_of"]
            lists: Iterator[Any] = (getattr(outer, name, None) for outer in (table, *around))
            entries = next(found for found in lists if found == () or _id_field(found))
            known = [getattr(entry, _id_field(entries)) for entry in entries]
            if value not in known and value not in also:
                yield Mistake(at, f"{value!r} should be {called.format(listed(known or ['none'], 'or'))}")


def _id_field(value: object) -> str:
    """Where the entries of a list have their ids, if it is a list of tables that have one."""
    entry = value[0] if isinstance(value, tuple) and value else None
    return next((name for name in ("id", "key") if isinstance(entry, Table) and hasattr(entry, name)), "")


# ---------------------------------------------------------------------------------------------- shape


def _read(file: Path | Traversable) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except OSError as error:
        raise ComponentError(str(file), "file", f"it cannot be read ({error.strerror})") from None
    except UnicodeDecodeError as error:
        raise ComponentError(str(file), f"byte {error.start}", "the file should be saved as UTF-8") from None


def _shape(raw: object, kind: type[T], where: str) -> T:
    """`raw` as a `kind`; raises a Mistake with the whole path."""
    try:
        return msgspec.convert(raw, kind, str_keys=True)
    except msgspec.ValidationError as error:
        mistake = explained(error, kind, where)
    raise Mistake(mistake.where or "top level", mistake.problem)


def _written_out(raw: Any, node: Type | None, where: str, source: object) -> Any:
    """`raw` with its shorthand written out; an entry of a list without a source gets that of what it stands in.

    Tables that have names of their own are shaped here, one by one: msgspec does not say which of them is wrong.
    """
    node = bare(node)
    if isinstance(raw, dict) and isinstance(node, StructType) and issubclass(node.cls, Table):
        source = raw.get("source", source)
        types = {field.encode_name: field.type for field in node.fields}
        full = {key: _written_out(value, types.get(key), _at(where, key), source) for key, value in raw.items()}
        return node.cls.written_out(full, where)
    if isinstance(raw, dict) and isinstance(node, DictType) and isinstance(node.value_type, StructType):
        tables = {}
        for key, value in raw.items():
            at = _at(where, key)
            full = _written_out(value, node.value_type, at, source)
            tables[key] = _shape(full, node.value_type.cls, at) if isinstance(value, dict) else value
        return tables
    if isinstance(raw, list) and isinstance(node, VarTupleType):
        item = bare(node.item_type)
        is_sourced = source is not None and isinstance(item, StructType) and issubclass(item.cls, Sourced)
        return [
            _written_out({"source": source, **entry} if is_sourced and isinstance(entry, dict) else entry, item, at, source)
            for at, entry in placed(raw, where)
        ]
    return raw
