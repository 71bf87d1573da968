"""What a seat is asked, and why something cannot be done."""

from typing import Any, Final, final

from quadriga.kernel.notation import Move
from quadriga.kernel.words.catalogue import Words
from quadriga.kernel.words.message import Message

CHOOSABLE: Final = "can-be-chosen"
"""The answer for a thing that leads to an option, to somebody who asks why it does not."""

COMMON_WORDS: Final = Words()


@final
class Prompt:
    """One question to one seat with its complete options.

    `asks` is the frame on top of the agenda in the words of the position format (`march 3`); the sentence for people is made
    from it by the game's text module. `rule` is the ledger id that the question comes from.
    """

    def __init__(self, seat: int, asks: str, rule: str, options: list[Move]) -> None:
        self.seat = seat
        self.asks = asks
        self.rule = rule
        self.options = options


@final
class Reason:
    """Why something cannot be done: a message, and the ledger id of the rule that refuses it, if one does.

    Rules make it; whoever hands it out binds it to the words of the game (`State.why_not`, `Game.config`).
    """

    def __init__(self, id: str, rule: str, **args: Any) -> None:
        self.message = Message(id, **args)
        self.rule = rule
        self._words = COMMON_WORDS

    def bind(self, words: Words) -> "Reason":
        """The same, which can be said now."""
        self._words = words
        return self

    def say(self, language: str) -> str:
        """The reason as a sentence."""
        return self._words.say(self.message, language)

    @property
    def text(self) -> str:
        """The reason in English."""
        return self._words.say(self.message)

    def __str__(self) -> str:
        return f"{self.text} ({self.rule})" if self.rule else self.text

    def __repr__(self) -> str:
        return f"Reason({self.message!r}, {self.rule!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reason) and self.message == other.message and self.rule == other.rule

    def __hash__(self) -> int:
        return hash((self.message, self.rule))
