"""What a seat is asked, and why something cannot be done."""

from typing import Final, final

from quadriga.kernel.notation import Move

CHOOSABLE: Final = "This can be chosen now."
"""The answer for a thing that leads to an option, to somebody who asks why it does not."""


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
    """Why a move is refused: a sentence, and the ledger id of the rule that refuses it."""

    def __init__(self, text: str, rule: str) -> None:
        self.text = text
        self.rule = rule

    def __str__(self) -> str:
        return f"{self.text} ({self.rule})"

    def __repr__(self) -> str:
        return f"Reason({self.text!r}, {self.rule!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reason) and self.text == other.text and self.rule == other.rule

    def __hash__(self) -> int:
        return hash((self.text, self.rule))
