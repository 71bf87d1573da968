"""Reads a component file of an owner's own and says what is wrong with it: the shape of the data, not what a game makes of it.

The `components` modules of games use it when a set is loaded; nothing in play does.
"""
# not compiled: msgspec at the edge, once per set

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from collections.abc import Iterable
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Annotated, Any, TypeVar

import msgspec
from msgspec.inspect import LiteralType, StructType, Type, VarTupleType, type_info

from quadriga.kernel.errors import ComponentError

T = TypeVar("T")

# Ids stand in records and moves: a blank or a comma in one would make the notation ambiguous.
ID_PATTERN = r"^[A-Za-z][A-Za-z0-9_-]*\Z"

# The values of the tables of all games.
Id = Annotated[str, msgspec.Meta(pattern=ID_PATTERN)]
Text = Annotated[str, msgspec.Meta(min_length=1)]
Natural = Annotated[int, msgspec.Meta(ge=0, le=99)]
Positive = Annotated[int, msgspec.Meta(ge=1, le=99)]
Points = Annotated[int, msgspec.Meta(ge=-99, le=99)]


class Mistake(Exception):
    """The first thing wrong: `where` is a path into the file, `problem` says what would be right."""

    def __init__(self, where: str, problem: str) -> None:
        super().__init__(f"{where}: {problem}")
        self.where = where
        self.problem = problem


# ---------------------------------------------------------------------------------------------- shape


def shape(raw: object, kind: type[T], where: str) -> T:
    """`raw` as a `kind`; what msgspec complains of becomes a Mistake with the whole path, in plain words."""
    try:
        return msgspec.convert(raw, kind, str_keys=True)
    except msgspec.ValidationError as error:
        message = str(error)
    at = _AT.search(message)
    inner = at["path"].replace("[...]", "") if at else ""
    path = f"{where}{inner}".removeprefix(".") or "top level"
    if at and at["key"]:
        raise Mistake(path, "each key should be a number of players")
    raise Mistake(path, _reworded(message[: at.start()] if at else message, _node(kind, inner)))


# How msgspec ends its messages.
_AT = re.compile(r" - at (?P<key>`key` in )?`\$(?P<path>[\w.\[\]]*)`\Z")


def _node(kind: type, path: str) -> Type | None:
    """The type at the end of the path, if any: a wrong field's name may itself look like a path."""
    node: Type | None = type_info(kind)
    for name, index in re.findall(r"\.(\w+)|(\[\d+\])", path):
        if index:
            node = node.item_type if isinstance(node, VarTupleType) else None
        else:
            fields = node.fields if isinstance(node, StructType) else ()
            node = next((field.type for field in fields if field.encode_name == name), None)
    return node


_NOUNS = {
    "int": "a whole number",
    "float": "a number",
    "str": "a text",
    "bool": "true or false",
    "array": "a list",
    "object": "a table",
}


def _reworded(complaint: str, node: Type | None) -> str:
    if found := re.fullmatch(r"Object missing required field `(\w+)`", complaint):
        return f"the field {found[1]!r} is missing"
    if found := re.fullmatch(r"Object contains unknown field `(.*)`", complaint, re.DOTALL):
        known = [field.encode_name for field in node.fields] if isinstance(node, StructType) else []
        return f"there should be no field {found[1]!r}" + (f", only {listed(known)}" if known else "")
    if found := re.fullmatch(r"Invalid enum value (.*)", complaint, re.DOTALL):
        known = [repr(value) for value in node.values if value] if isinstance(node, LiteralType) else []
        return f"it should be {listed(known or ['another word'], 'or')}, not {found[1]}"
    if found := re.fullmatch(r"Expected `array` of length (\d+), got (\d+)", complaint):
        return f"it should be a list of {found[1]}, not of {found[2]}"
    if "matching regex" in complaint:
        return "an id should begin with a letter and go on with letters, digits, '-' and '_'"
    if complaint == "Expected `str` of length >= 1":
        return "it should not be empty"
    if found := re.fullmatch(r"Expected `(\w+)` (>=|<=) ([\d.]+)", complaint):
        bound = "at least" if found[2] == ">=" else "at most"
        return f"it should be {_NOUNS[found[1]]}, {bound} {found[3].removesuffix('.0')}"
    if found := re.fullmatch(r"Expected `(\w+)`, got `(\w+)`", complaint):
        return f"it should be {_NOUNS.get(found[1], found[1])}, not {_NOUNS.get(found[2], f'a {found[2]}')}"
    return lower_first(complaint)


def lower_first(text: str) -> str:
    """The text with a small first letter."""
    return text[:1].lower() + text[1:]


def listed(words: Iterable[object], last: str = "and") -> str:
    """`a, b and c`."""
    *most, end = map(str, words)
    return f"{', '.join(most)} {last} {end}" if most else end


def read_text(file: Path | Traversable) -> str:
    """The text of a component file; ComponentError says why it cannot be had."""
    try:
        return file.read_text(encoding="utf-8")
    except OSError as error:
        raise ComponentError(str(file), "file", f"it cannot be read ({error.strerror})") from None
    except UnicodeDecodeError as error:
        raise ComponentError(str(file), f"byte {error.start}", "the file should be saved as UTF-8") from None


def parse_toml(text: str, file: str) -> dict[str, Any]:
    """The tables of a component file; `file` is what errors call it."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        problem, _, where = str(error).removesuffix(")").partition(" (at ")
        raise ComponentError(file, where or "file", f"this is not TOML: {lower_first(problem)}") from None


def played_hash(components: msgspec.Struct, not_played: frozenset[str]) -> str:
    """What a record carries to name the set that it was played with.

    Words, pictures and provenance (`not_played`) stay out of it: changing them leaves every record replayable.
    """
    text = json.dumps(_played(components, not_played), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def _played(value: object, not_played: frozenset[str]) -> object:
    if isinstance(value, msgspec.Struct):
        names = (name for name in value.__struct_fields__ if name not in not_played)
        return {name: _played(getattr(value, name), not_played) for name in names}
    if isinstance(value, dict):
        return {str(key): _played(item, not_played) for key, item in value.items()}
    if isinstance(value, tuple):
        return [_played(item, not_played) for item in value]
    return value


def check_unique(ids: list[str], where: str, field: str) -> None:
    """Refuse an id that stands twice."""
    for index, key in enumerate(ids):
        if (first := ids.index(key)) != index:
            raise Mistake(f"{where}[{index}].{field}", f"{key!r} should be used once, and [{first}] has it already")


def check_certain(data: Any, where: str) -> None:
    """Refuse a `certain` that names no field of its table."""
    for name in data.certain:
        if name not in data.__struct_encode_fields__:
            raise Mistake(f"{where}.certain", f"{name!r} should be a field of the same table")
