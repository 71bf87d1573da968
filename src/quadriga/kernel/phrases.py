"""Small pieces of English sentences that all games use."""

from collections.abc import Iterable
from typing import Final

NUMERALS: Final[tuple[str, ...]] = ("none", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")


def listed(words: Iterable[str], last: str = "and") -> str:
    """`a, b and c`."""
    all_words = list(words) or [""]
    end = all_words.pop()
    return f"{', '.join(all_words)} {last} {end}" if all_words else end


def numeral(count: int) -> str:
    """A small number as a word."""
    return NUMERALS[count] if count < len(NUMERALS) else str(count)


def counted(count: int, one: str, many: str = "") -> str:
    """`1 card`, `2 cards`."""
    return f"1 {one}" if count == 1 else f"{count} {many or one + 's'}"
