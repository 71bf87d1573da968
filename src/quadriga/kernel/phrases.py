"""A list in an English sentence, for faults of files and positions, which are for those who write them."""

from collections.abc import Iterable


def listed(words: Iterable[object], last: str = "and") -> str:
    """`a, b and c`."""
    all_words = [str(word) for word in words] or [""]
    end = all_words.pop()
    return f"{', '.join(all_words)} {last} {end}" if all_words else end
