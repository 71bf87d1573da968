"""The fields of a state, declared once: a position is written, read, checked and documented from the same table.

A game lists its fields as `Field` rows; each has a codec that says what it holds: a seat, a count, cards of the box, one of
some words, a list of these, one for each seat. From the rows come the `table` of a position and the way back, the mistakes with
their paths, the tables of `docs/positions.md`, and the count of what lies where, which conservation is checked with.

`setup` is the game's `Setup`; codecs take names and limits from it. Nothing in play reads this module.
"""
# not compiled: it reads and writes plain data at the edge

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from quadriga.kernel.errors import PositionError
from quadriga.kernel.phrases import listed

Given = Callable[[Any], Any]
"""Something that depends on the table's setup."""


class Problems:
    """Everything that is wrong with a position, each with its path."""

    def __init__(self) -> None:
        self.found: list[tuple[str, str]] = []

    def add(self, where: str, problem: str) -> None:
        """One more."""
        self.found.append((where, problem))

    def refuse(self) -> None:
        """Raise `PositionError` with all of them, if there are any."""
        if self.found:
            raise PositionError(*self.found[0], also=tuple(self.found[1:]))


class Codec:
    """What a field holds: how it is written as plain data, and read again."""

    def blank(self, setup: Any) -> Any:
        """The value of a field that a position leaves out."""
        return None

    def write(self, value: Any, setup: Any) -> Any:
        """The value as plain data."""
        return value

    def read(self, raw: Any, setup: Any, at: str, problems: Problems) -> Any:
        """The value of plain data; a mistake is added to the problems, and the blank value serves instead."""
        return raw

    def words(self) -> str:
        """What may stand there, for people who write positions."""
        raise NotImplementedError

    def tally(self, value: Any, kind: str, counts: list[int]) -> None:
        """Count the things of a kind that lie there."""


class Count(Codec):
    """A whole number from 0 on, up to a limit of the table if there is one; `usual` when it is left out.

    Where `empty` is given, null stands for that value.
    """

    def __init__(self, most: Given | None = None, usual: int = 0, empty: int | None = None) -> None:
        self.most = most
        self.usual = usual
        self.empty = empty

    def blank(self, setup: Any) -> int:
        return self.usual

    def write(self, value: int, setup: Any) -> int | None:
        return None if value == self.empty else value

    def read(self, raw: Any, setup: Any, at: str, problems: Problems) -> int:
        if raw is None and self.empty is not None:
            return self.empty
        if type(raw) is not int or raw < 0:
            problems.add(at, "it must be a number from 0 on")
            return self.usual
        if self.most is not None and raw > (most := self.most(setup)):
            problems.add(at, f"it must be a number from 0 to {most}")
            return self.usual
        return raw

    def words(self) -> str:
        return "a number" + ("" if self.empty is None else ", or null")


class Flag(Codec):
    """True or false."""

    def blank(self, setup: Any) -> bool:
        return False

    def read(self, raw: Any, setup: Any, at: str, problems: Problems) -> bool:
        if type(raw) is not bool:
            problems.add(at, "it must be true or false")
            return False
        return raw

    def words(self) -> str:
        return "true or false"


class Seat(Codec):
    """A seat by its number; where `nobody` is given, null stands for that value."""

    def __init__(self, nobody: int | None = None) -> None:
        self.nobody = nobody

    def blank(self, setup: Any) -> int | None:
        return self.nobody

    def write(self, value: int, setup: Any) -> int | None:
        return None if value == self.nobody else value

    def read(self, raw: Any, setup: Any, at: str, problems: Problems) -> int | None:
        if raw is None and self.nobody is not None:
            return self.nobody
        if type(raw) is not int or not 0 <= raw < setup.players:
            problems.add(at, f"there is no seat {raw}; it must be a seat from 0 to {setup.players - 1}")
            return self.nobody
        return raw

    def words(self) -> str:
        return "a seat from 0 on" + ("" if self.nobody is None else ", or null")


class Word(Codec):
    """One of some words, kept as its index; where `empty` is given, null stands for that value."""

    def __init__(self, words: Sequence[str], what: str, empty: int | None = None) -> None:
        self.known = {word: index for index, word in enumerate(words) if index != empty}
        self.spelt = {index: word for word, index in self.known.items()}
        self.what = what
        self.empty = empty

    def blank(self, setup: Any) -> int:
        return 0 if self.empty is None else self.empty

    def write(self, value: int, setup: Any) -> str | None:
        return None if value == self.empty else self.spelt[value]

    def read(self, raw: Any, setup: Any, at: str, problems: Problems) -> int:
        if raw is None and self.empty is not None:
            return self.empty
        if not isinstance(raw, str) or raw not in self.known:
            problems.add(at, f"{raw!r} is no {self.what}; there are {', '.join(self.known)}")
            return self.blank(setup)
        return self.known[raw]

    def words(self) -> str:
        words = [f"`{word}`" for word in self.known] + ([] if self.empty is None else ["null"])
        return listed(words, "or")


class Thing(Codec):
    """A thing of the box by its id, kept as its index; where `empty` is given, null stands for that value.

    `ids` are those of the box in the order of their indices, and `refuse` says why one of them may not lie here.
    """

    def __init__(
        self,
        kind: str,
        ids: Callable[[Any], Sequence[str]],
        refuse: Callable[[Any, int], str] | None = None,
        empty: int | None = None,
    ) -> None:
        self.kind = kind
        self.ids = ids
        self.refuse = refuse
        self.empty = empty

    def blank(self, setup: Any) -> int | None:
        return self.empty

    def write(self, value: int, setup: Any) -> str | None:
        return None if value == self.empty else self.ids(setup)[value]

    def read(self, raw: Any, setup: Any, at: str, problems: Problems) -> int | None:
        if raw is None and self.empty is not None:
            return self.empty
        ids = self.ids(setup)
        if raw not in ids:
            problems.add(at, f"{raw!r} is no {self.kind} of this box")
            return self.empty
        index = ids.index(raw)
        if self.refuse is not None and (problem := self.refuse(setup, index)):
            problems.add(at, f"{raw!r} {problem}")
        return index

    def words(self) -> str:
        article = "an" if self.kind[0] in "AEIOU" else "a"
        return f"the id of {article} {self.kind}" + ("" if self.empty is None else ", or null")

    def tally(self, value: int, kind: str, counts: list[int]) -> None:
        if kind == self.kind and value != self.empty:
            counts[value] += 1


class Amounts(Codec):
    """Things of the box of one kind, named one by one by their ids and kept as how many there are of each."""

    def __init__(self, kind: str, ids: Callable[[Any], Sequence[str]]) -> None:
        self.kind = kind
        self.each = Thing(kind, ids)
        self.ids = ids

    def blank(self, setup: Any) -> list[int]:
        return [0] * len(self.ids(setup))

    def write(self, value: Sequence[int], setup: Any) -> list[str]:
        return [thing for thing, count in zip(self.ids(setup), value, strict=True) for _ in range(count)]

    def read(self, raw: Any, setup: Any, at: str, problems: Problems) -> list[int]:
        counts = self.blank(setup)
        for index in ListOf(self.each).read(raw, setup, at, problems):
            counts[index] += 1
        return counts

    def words(self) -> str:
        return f"a list: each {self.each.words()}"

    def tally(self, value: Sequence[int], kind: str, counts: list[int]) -> None:
        if kind == self.kind:
            for index, count in enumerate(value):
                counts[index] += count


class ListOf(Codec):
    """Several of one kind, in order; so many exactly where `length` says so."""

    def __init__(
        self, each: Codec, length: Given | None = None, short: str = "", into: Callable[[list[Any]], Any] = list
    ) -> None:
        self.each = each
        self.length = length
        self.short = short
        """What is wrong with another length: `{length}` should be there, `{given}` are."""
        self.into = into

    def blank(self, setup: Any) -> Any:
        return self.into([] if self.length is None else [self.each.blank(setup) for _ in range(self.length(setup))])

    def write(self, value: Iterable[Any], setup: Any) -> list[Any]:
        return [self.each.write(item, setup) for item in value]

    def read(self, raw: Any, setup: Any, at: str, problems: Problems) -> Any:
        if not isinstance(raw, list | tuple):
            problems.add(at, "it must be a list")
            return self.blank(setup)
        if self.length is not None and len(raw) != (length := self.length(setup)):
            problems.add(at, self.short.format(length=length, given=len(raw), players=setup.players))
            return self.blank(setup)
        before = len(problems.found)
        values = [self.each.read(item, setup, f"{at}[{index}]", problems) for index, item in enumerate(raw)]
        return self.into(values) if len(problems.found) == before else self.blank(setup)

    def words(self) -> str:
        return f"a list, each {self.each.words()}"

    def tally(self, value: Iterable[Any], kind: str, counts: list[int]) -> None:
        for item in value:
            self.each.tally(item, kind, counts)


class MapOf(Codec):
    """Things by the places that they lie on."""

    def __init__(self, place: Codec, each: Codec) -> None:
        self.place = place
        self.each = each

    def blank(self, setup: Any) -> dict[Any, Any]:
        return {}

    def write(self, value: dict[Any, Any], setup: Any) -> dict[str, Any]:
        return {self.place.write(place, setup): self.each.write(thing, setup) for place, thing in value.items()}

    def read(self, raw: Any, setup: Any, at: str, problems: Problems) -> dict[Any, Any]:
        if not isinstance(raw, dict):
            problems.add(at, "it must be an object")
            return {}
        before = len(problems.found)
        values = {
            self.place.read(name, setup, f"{at}.{name}", problems): self.each.read(thing, setup, f"{at}.{name}", problems)
            for name, thing in raw.items()
        }
        return values if len(problems.found) == before else {}

    def words(self) -> str:
        return f"by {self.place.words()}, {self.each.words()}"

    def tally(self, value: dict[Any, Any], kind: str, counts: list[int]) -> None:
        for thing in value.values():
            self.each.tally(thing, kind, counts)


class EachSeat(ListOf):
    """One for each seat, in the order of the seats."""

    def __init__(self, each: Codec, into: Callable[[list[Any]], Any] = list) -> None:
        super().__init__(each, lambda setup: setup.players, "there are {given}, but the position says {length} players", into)

    def words(self) -> str:
        return f"for each seat {self.each.words()}"


class Part(Codec):
    """A part of the state with fields of its own; `make` builds it from their values.

    Values that it could not be built from are named by `faults`, each with its path inside the part.
    """

    def __init__(
        self,
        fields: "Fields",
        make: Callable[..., Any],
        faults: Callable[[Any, dict[str, Any]], list[tuple[str, str]]] | None = None,
    ) -> None:
        self.fields = fields
        self.make = make
        self.faults = faults

    def blank(self, setup: Any) -> Any:
        return self.make(setup, **self.fields.blank(setup))

    def write(self, value: Any, setup: Any) -> dict[str, Any]:
        return self.fields.write(value, setup)

    def read(self, raw: Any, setup: Any, at: str, problems: Problems) -> Any:
        before = len(problems.found)
        values = self.fields.read(raw, setup, at, problems)
        if self.faults is not None and len(problems.found) == before:
            for where, problem in self.faults(setup, values):
                problems.add(f"{at}.{where}", problem)
        return self.make(setup, **values) if len(problems.found) == before else self.blank(setup)

    def words(self) -> str:
        return "an object, below"

    def tally(self, value: Any, kind: str, counts: list[int]) -> None:
        self.fields.tally(value, kind, counts)


class Kept(Codec):
    """A value that the state keeps in another form than a position writes."""

    def __init__(self, inner: Codec, out: Callable[[Any], Any], into: Callable[[Any], Any]) -> None:
        self.inner = inner
        self.out = out
        self.into = into

    def blank(self, setup: Any) -> Any:
        return self.into(self.inner.blank(setup))

    def write(self, value: Any, setup: Any) -> Any:
        return self.inner.write(self.out(value), setup)

    def read(self, raw: Any, setup: Any, at: str, problems: Problems) -> Any:
        return self.into(self.inner.read(raw, setup, at, problems))

    def words(self) -> str:
        return self.inner.words()

    def tally(self, value: Any, kind: str, counts: list[int]) -> None:
        self.inner.tally(self.out(value), kind, counts)


class Field:
    """One field: its attribute in the state, what it holds, and what it means.

    `key` is its name in a position, where that is another than the attribute's, and `get` finds it where it is no attribute.
    A field `is_always` written, or only where it differs from what it is when left out; one that `is_derived` is None when left
    out, and the game works it out from the rest; one that `is_needed` must not be left out. Where `only_if` is not so at a
    table, the field is not there, and `absent` says why.
    """

    def __init__(
        self,
        name: str,
        codec: Codec,
        text: str,
        key: str = "",
        get: Callable[[Any], Any] | None = None,
        is_always: bool = False,
        is_derived: bool = False,
        only_if: Given | None = None,
        absent: str = "",
        is_needed: bool = False,
    ) -> None:
        self.name = name
        self.codec = codec
        self.text = text
        self.key = key or name
        self.get = get
        self.is_always = is_always
        self.is_derived = is_derived
        self.only_if = only_if
        self.absent = absent
        self.is_needed = is_needed

    def of(self, part: Any) -> Any:
        """Its value in a state, or in a part of one."""
        return getattr(part, self.name) if self.get is None else self.get(part)

    def is_at(self, setup: Any) -> bool:
        """Whether a table has it."""
        return self.only_if is None or bool(self.only_if(setup))


class Fields:
    """All fields of a state or of a part of it."""

    def __init__(self, *fields: Field) -> None:
        self.fields = fields
        self._by_key = {field.key: field for field in fields}

    def blank(self, setup: Any) -> dict[str, Any]:
        """What a position that leaves everything out has, by attribute."""
        return {field.name: None if field.is_derived else field.codec.blank(setup) for field in self.fields}

    def write(self, part: Any, setup: Any) -> dict[str, Any]:
        """The fields as plain data."""
        table: dict[str, Any] = {}
        for field in self.fields:
            if field.is_at(setup):
                codec = field.codec
                written = codec.write(field.of(part), setup)
                if field.is_always or written != codec.write(codec.blank(setup), setup):
                    table[field.key] = written
        return table

    def read(self, raw: Any, setup: Any, at: str, problems: Problems) -> dict[str, Any]:
        """The value of every field, by attribute."""
        values = self.blank(setup)
        if not isinstance(raw, dict):
            problems.add(at, "it must be an object")
            return values
        for key, inner in raw.items():
            field = self._by_key.get(key)
            if field is None:
                problems.add(f"{at}.{key}", f"there is no such field; there are {', '.join(self._by_key)}")
            elif not field.is_at(setup):
                if inner:
                    problems.add(f"{at}.{key}", field.absent.format(players=setup.players))
            elif inner is not None or not field.is_derived:
                values[field.name] = field.codec.read(inner, setup, f"{at}.{key}", problems)
        for field in self.fields:
            if field.is_needed and field.key not in raw:
                problems.add(f"{at}.{field.key}", "it must be there")
        return values

    def tally(self, part: Any, kind: str, counts: list[int]) -> None:
        """Count all things of a kind that lie anywhere in these fields."""
        for field in self.fields:
            field.codec.tally(field.of(part), kind, counts)
