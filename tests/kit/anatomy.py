"""Looks inside a state, below what its layout and its views tell: which parts a clone shares, and whether they ever change.

Compiled objects have no `__dict__`; their attributes are descriptors of their class. Frames, moves and spaces are the shared
vocabulary of a game and are named, not opened.
"""

from collections.abc import Iterator
from types import ModuleType

import msgspec

from quadriga.kernel.notation import Family, Move, Space
from quadriga.kernel.question import Question
from quadriga.kernel.words.catalogue import Words

Path = tuple[str, ...]

ATOMS = (int, float, str, bytes, bool, type(None), Move, Family, Space, Question, Words, ModuleType, type)
"""What cannot change, or is not a state's own."""


def attributes(thing: object) -> dict[str, object]:
    """The attributes of any object, in either build."""
    if isinstance(thing, msgspec.Struct):
        return {name: getattr(thing, name) for name in thing.__struct_fields__}
    names = {
        name
        for cls in type(thing).__mro__
        for name, member in vars(cls).items()
        if type(member).__name__ in ("getset_descriptor", "member_descriptor") and not name.startswith("__")
    }
    return {name: getattr(thing, name) for name in sorted(names | set(getattr(thing, "__dict__", {})))}


def children(thing: object) -> Iterator[tuple[str, object]]:
    """What is directly inside, with the way there."""
    if isinstance(thing, dict):
        for key, value in thing.items():
            yield f"[{key!r}]", value
    elif isinstance(thing, list | tuple):
        for index, value in enumerate(thing):
            yield f"[{index}]", value
    elif isinstance(thing, set | frozenset):
        yield from ((f"[{value!r}]", value) for value in sorted(thing, key=repr))
    else:
        for name, value in attributes(thing).items():
            yield f".{name}", value


def shared(one: object, other: object, way: str = "state") -> Iterator[tuple[str, object]]:
    """The things that two states have in common by identity: the outermost ones, with the way to each."""
    if isinstance(one, ATOMS):
        return
    if one is other:
        yield way, one
        return
    if type(one) is not type(other):
        return
    for (name, inside), (_, inside_other) in zip(children(one), children(other), strict=False):
        yield from shared(inside, inside_other, way + name)


def anatomy(thing: object) -> dict[str, str]:
    """Everything inside a thing: the way to each atom, and the atom in words. Cycles are followed once."""
    found: dict[str, str] = {}
    met: set[int] = set()

    def visit(part: object, way: str) -> None:
        if isinstance(part, Question):
            found[way] = part.name
        elif isinstance(part, ATOMS):
            found[way] = repr(part)
        elif id(part) not in met:
            if not isinstance(part, tuple | list):  # these may stand in several places and must be compared in each
                met.add(id(part))
            found[way] = type(part).__name__
            for name, inside in children(part):
                visit(inside, way + name)

    visit(thing, "")
    return found


def changed(before: dict[str, str], after: dict[str, str]) -> str:
    """The first way at which two anatomies differ; empty if they are the same."""
    for way in sorted(before.keys() | after.keys()):
        if before.get(way) != after.get(way):
            return f"{way.lstrip('.') or 'it'}: {before.get(way, 'nothing')} or {after.get(way, 'nothing')}"
    return ""
