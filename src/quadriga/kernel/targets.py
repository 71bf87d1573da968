"""Reading the names of things that a page points at; games call it for what is counted, as armies and places of a row are.

Anybody may send anything as the name of a thing: what is no number gets no error, but the answer for what is not there.
"""

MOST = 99


def numbered(word: str) -> int:
    """The number of a thing that is counted from 1, as its name ends with it; 0: it is none."""
    return int(word) if word.isdecimal() and len(word) <= len(str(MOST)) else 0
