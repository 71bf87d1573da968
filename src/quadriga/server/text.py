"""What people type, made safe to show as text: names and chat. Never markup, always one clean line."""

import unicodedata

_KEPT = {"\u200d", "\ufe0f"}
"""Parts of emoji that would otherwise count as control characters."""


def one_line(text: str) -> str:
    """The text without control and direction characters, with single blanks, in composed form."""
    clean = "".join(" " if char.isspace() else char for char in text if char.isspace() or _is_shown(char))
    return " ".join(unicodedata.normalize("NFC", clean).split())


def _is_shown(char: str) -> bool:
    return char in _KEPT or unicodedata.category(char) not in ("Cc", "Cf", "Cs", "Co", "Cn")
