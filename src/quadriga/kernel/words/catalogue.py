"""Sentences from messages: the files of words of a game (`words/<language>.ftl`, Project Fluent), and the names on its cards.

Tables, servers and terminals say things through a `Words`; rules only make messages. A file may call these functions:

- `NAME($card)`: the name of a card, a place, a thing: `name-<id>` of the file, or as the component set has it; several names
  are listed; `NAME($card, part: "band")`: where a message names it, that attribute of the message,
- `SEAT($seat)`: a seat by its colour, which pages and terminals replace by the player's name,
- `COUNT($cards)`: how many, `NUMERAL($n)`: a small number as a word,
- `OR($cards)`, `COMMAS($cards)`: several things listed with "or", or with commas alone; without a function with "and",
- `SENTENCES($does)`: several sentences one after the other, the last without its full stop.
"""
# not compiled: sentences are kept, and what makes them is a library of Python classes

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from quadriga.kernel.words.message import ENGLISH, Message

if TYPE_CHECKING:
    from quadriga.kernel.words.voice import Voice

COMMON: Final = "quadriga.kernel"
"""Where the words lie that all games share."""


class Words:
    """The sentences of some files of words in every language, with the names of one component set."""

    def __init__(self, *packages: str, names: Mapping[str, str | Message] | None = None) -> None:
        self._packages = (COMMON, *packages)
        self._names = names or {}
        self._voices: dict[str, Voice] = {}

    def say(self, message: Message, language: str = ENGLISH) -> str:
        """The message as a sentence."""
        return self.voice(language).say(message)

    def voice(self, language: str) -> Voice:
        """Who says it in a language."""
        voice = self._voices.get(language)
        if voice is None:
            from quadriga.kernel.words.voice import Voice  # noqa: PLC0415 (loaded by whoever says something)

            voice = self._voices[language] = Voice(self._packages, self._names, language)
        return voice
