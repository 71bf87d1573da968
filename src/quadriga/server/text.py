"""What people type, made safe to show as text: names and chat. Never markup, always one clean line."""

import unicodedata

LONGEST_NAME = 24

_KEPT = {"\u200d", "\ufe0f"}
"""Parts of emoji that would otherwise count as control characters."""


def one_line(text: str) -> str:
    """The text without control and direction characters, with single blanks, in composed form; empty if nothing shows."""
    clean = "".join(" " if char.isspace() else char for char in text if char.isspace() or _is_shown(char))
    line = " ".join(unicodedata.normalize("NFC", clean).split())
    return line if any(unicodedata.category(char)[0] in "LNPS" for char in line) else ""


def clean_name(text: str) -> str:
    """A name as one line. Composing can make a text longer, so it is measured here once more."""
    return one_line(text)[:LONGEST_NAME].strip()


def _is_shown(char: str) -> bool:
    return char in _KEPT or unicodedata.category(char) not in ("Cc", "Cf", "Cs", "Co", "Cn")
