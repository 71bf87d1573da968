"""One language of a catalogue: Project Fluent with the functions of our files of words. Only `catalogue` uses it, at the first
sentence: whoever simulates says nothing and does not load the library.
"""
# not compiled: it calls a library of Python classes, and what it makes is kept

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentInt, FluentType
from fluent.syntax import FluentParser, ast

from quadriga.kernel.seats import seat_name
from quadriga.kernel.words.message import ENGLISH, Message, MissingWords
from quadriga.kernel.words.pseudo import PSEUDO, accent, accent_resource

LONGEST: Final = 400
"""What is filled in is cut after so many characters: it may come from anybody, and the library refuses more than 1,000."""
MOST_KEPT: Final = 20_000
"""So many sentences are kept ready."""


class Voice:
    """The words of a game in one language."""

    def __init__(self, packages: tuple[str, ...], names: Mapping[str, str | Message], language: str) -> None:
        self._names = names
        self._change: Callable[[str], str] = accent if language == PSEUDO else str
        functions: dict[str, Callable[..., Any]] = {
            "NAME": self._name,
            "SEAT": self._seat,
            "COUNT": lambda things: _Number(len(things.items)),
            "NUMERAL": self._numeral,
            "OR": lambda things: self.join(things.items, "either"),
            "COMMAS": lambda things: self.join(things.items, "commas"),
            "SENTENCES": lambda things: " ".join(things.items).rstrip("."),
        }
        self._bundle = FluentBundle([ENGLISH if language == PSEUDO else language], functions, use_isolating=False)
        for package in packages:
            for resource in _resources(package, language):
                self._bundle.add_resource(resource, allow_overrides=True)
        self._said: dict[Message, str] = {}
        self._both: dict[str, dict[Message, tuple[str, str]]] = {}

    def say(self, message: Message) -> str:
        """The message as a sentence."""
        text = self._said.get(message)
        if text is None:
            text = self.phrase(message)
            text = text[:1].upper() + text[1:]
            if len(text) <= LONGEST:  # what somebody has typed at length is not worth keeping
                if len(self._said) == MOST_KEPT:
                    self._said.clear()
                self._said[message] = text
        return text

    def say_both(self, message: Message, attribute: str) -> tuple[str, str]:
        """The message as a sentence, and in another wording: an attribute of the sentence, which begins as its file has it, or
        nothing if there is none."""
        kept = self._both.get(attribute)
        if kept is None:
            kept = self._both[attribute] = {}
        both = kept.get(message)
        if both is None:
            if len(kept) == MOST_KEPT:
                kept.clear()
            part = self.phrase(message.part(attribute)) if self.has(message.id, attribute) else ""
            both = kept[message] = (self.say(message), part)
        return both

    def has(self, id: str, attribute: str = "") -> bool:
        """Whether there is such a message."""
        return self._bundle.has_message(id) and (not attribute or attribute in self._bundle.get_message(id).attributes)

    def name(self, id: str, part: str = "") -> str:
        """The name of a thing; `part` is an attribute of the message that names it."""
        key = f"name-{id}"
        if self._bundle.has_message(key):
            return self.phrase(Message(key))
        name = self._names.get(id)
        if name is None:
            raise MissingWords(f"{id!r} has no name: neither the components nor a message {key} say it")
        if isinstance(name, str):
            return self._change(name)
        return self.phrase(name.part(part) if part else name)

    def phrase(self, message: Message) -> str:
        """The message as a part of a sentence or a label: it begins as its file has it."""
        id, _, attribute = message.id.partition(".")
        if not self.has(id, attribute):
            raise MissingWords(f"there is no message {message.id}, wanted for {message!r}")
        found = self._bundle.get_message(id)
        pattern = found.attributes[attribute] if attribute else found.value
        if pattern is None:
            raise MissingWords(f"the message {message.id} has no text of its own")
        args = {key.replace("_", "-"): self._value(value) for key, value in message.args.items()}
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise MissingWords(f"{message!r} cannot be said: {errors[0]}")
        return str(text)

    def _value(self, value: Any) -> Any:
        if isinstance(value, Message):
            return self.phrase(value)
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, int):
            return _Number(value)
        if value is None:
            return "none"
        if isinstance(value, str):
            return value if len(value) <= LONGEST else f"{value[:LONGEST]}…"
        return _Several(self, [self._value(item) for item in value])

    # -- functions of the files -------------------------------------------------------------------------------------------

    def _name(self, thing: Any, part: str = "") -> Any:
        if isinstance(thing, _Several):
            return _Several(self, [self.name(item, part) for item in thing.items])
        return self.name(thing, part)

    def _seat(self, seat: Any) -> Any:
        if isinstance(seat, _Several):
            return _Several(self, [seat_name(int(item)) for item in seat.items])
        return seat_name(int(seat))

    def _numeral(self, number: Any) -> str:
        key = f"numeral-{int(number)}"
        return self.phrase(Message(key)) if self._bundle.has_message(key) else str(int(number))

    def join(self, items: Iterable[Any], last: str) -> str:
        """Several things as a list."""
        words = [str(item) for item in items]
        if not words:
            return ""
        said = words[0]
        for index, word in enumerate(words[1:], 2):
            said = self.phrase(Message(f"list-{last if index == len(words) else 'commas'}", before=said, next=word))
        return said


class _Several(FluentType):
    """Several things: said as a list."""

    def __init__(self, voice: Voice, items: list[Any]) -> None:
        self.voice = voice
        self.items = items

    def format(self, locale: Any) -> str:
        return self.voice.join(self.items, "all")


class _Number(FluentInt):
    """A count. The numbers of a game are small: they need no grouping, and to work that out takes most of a sentence's time."""

    def format(self, locale: Any) -> str:
        return str(int(self))


@cache
def _resources(package: str, language: str) -> tuple[ast.Resource, ...]:
    """The files of words of a package, read once: English, and over it what there is in the language."""
    if language == PSEUDO:
        return (accent_resource(_read(_file(package, ENGLISH))),)
    own = _file(package, language)
    english = (_read(_file(package, ENGLISH)),)
    return (*english, _read(own)) if language != ENGLISH and own.is_file() else english


def _file(package: str, language: str) -> Traversable:
    return files(package) / "words" / f"{language}.ftl"


def _read(source: Traversable) -> ast.Resource:
    resource = FluentParser(with_spans=False).parse(source.read_text(encoding="utf-8"))
    junk = [str(entry.content).strip() for entry in resource.body if isinstance(entry, ast.Junk)]
    if junk:
        raise MissingWords(f"{source} cannot be read at: {junk[0].splitlines()[0]}")
    return resource


@cache
def languages() -> tuple[str, ...]:
    """The languages that there are words in; the one for tests is the last."""
    found = [
        file.name.removesuffix(".ftl") for file in (files("quadriga.kernel") / "words").iterdir() if file.name.endswith(".ftl")
    ]
    return (*sorted(found), PSEUDO)
