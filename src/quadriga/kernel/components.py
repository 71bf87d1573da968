"""Reads a component file of an owner's own and says what is wrong with it: the shape of the data, not what a game makes of it.

The `components` modules of games use it when a set is loaded; nothing in play does.
"""
# not compiled: msgspec at the edge, once per set

from __future__ import annotations

import hashlib
import json
import tomllib
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Annotated, Any, TypeVar

import msgspec

from quadriga.kernel.errors import ComponentError
from quadriga.kernel.validation import Mistake, explained

T = TypeVar("T")

# Ids stand in records and moves: a blank or a comma in one would make the notation ambiguous.
ID_PATTERN = r"^[A-Za-z][A-Za-z0-9_-]*\Z"

# The values of the tables of all games.
Id = Annotated[str, msgspec.Meta(pattern=ID_PATTERN)]
Text = Annotated[str, msgspec.Meta(min_length=1)]
Natural = Annotated[int, msgspec.Meta(ge=0, le=99)]
Positive = Annotated[int, msgspec.Meta(ge=1, le=99)]
Points = Annotated[int, msgspec.Meta(ge=-99, le=99)]


def shape(raw: object, kind: type[T], where: str) -> T:
    """`raw` as a `kind`; raises a Mistake with the whole path."""
    try:
        return msgspec.convert(raw, kind, str_keys=True)
    except msgspec.ValidationError as error:
        mistake = explained(error, kind, where)
    raise Mistake(mistake.where or "top level", mistake.problem)


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
        raise ComponentError(file, where or "file", f"this is not TOML: {problem[:1].lower()}{problem[1:]}") from None


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
