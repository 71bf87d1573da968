"""A message: what is to be said, by the id of a sentence in a file of words, with what is filled in.

Rules, tables and terminals make messages; `catalogue` makes sentences of them, in the language of whoever reads.
"""

from __future__ import annotations

from typing import Any, Final, final

ENGLISH: Final = "en"


class MissingWords(LookupError):
    """A message that no file of words has, or that cannot be formed of its arguments."""


@final
class Message:
    """The id of a sentence (`reserve-empty`, or `ReserveCard.short` for an attribute of one) and its arguments by name.

    An argument is a number, a word, a flag, another message, None, or a tuple of such things. Ids of cards, places and the like
    are given as they are: the file of words says `NAME($card)`.
    """

    def __init__(self, id: str, **args: Any) -> None:
        self.id = id
        self.args: dict[str, Any] = args

    def part(self, attribute: str) -> Message:
        """The same with another wording: the attribute of the sentence."""
        return Message(f"{self.id}.{attribute}", **self.args)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and self.id == other.id and self.args == other.args

    def __hash__(self) -> int:
        return hash((self.id, tuple(self.args.values())))

    def __repr__(self) -> str:
        return f"Message({', '.join([repr(self.id), *[f'{key}={value!r}' for key, value in self.args.items()]])})"


def by_seat(points: tuple[int, ...]) -> tuple[Message, ...]:
    """`terracotta 12`, for each seat."""
    return tuple([Message("seat-points", seat=seat, points=count) for seat, count in enumerate(points)])


def to_plain(value: Any) -> Any:
    """A message, or an argument of one, as plain data for storage."""
    if isinstance(value, Message):
        return {"id": value.id, "args": {key: to_plain(item) for key, item in value.args.items()}}
    return [to_plain(item) for item in value] if isinstance(value, tuple) else value


def from_plain(value: Any) -> Any:
    """The way back."""
    if isinstance(value, dict):
        return Message(value["id"], **{key: from_plain(item) for key, item in value["args"].items()})
    return tuple([from_plain(item) for item in value]) if isinstance(value, list) else value
