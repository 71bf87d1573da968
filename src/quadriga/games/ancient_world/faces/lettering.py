"""Names on cards: how wide words are, on how many lines a name stands, and what is done with one that is too long.

The widths are those of the page's two types in bold. All modules that write names come here.
"""

from typing import Final, NamedTuple

from quadriga.faces.palette import INK
from quadriga.faces.svg import SANS, SERIF, Value, words

LETTERS: Final = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ:/"


class Type(NamedTuple):
    """A type: its family, the widths of its letters in hundredths of the size, of a space, and of all else."""

    family: str
    letters: dict[str, int]
    space: int
    other: int


def _type(family: str, widths: str, space: int, other: int) -> Type:
    return Type(family, dict(zip(LETTERS, map(int, widths.split()), strict=True)), space, other)


TEXT: Final = _type(
    SANS,
    "48 52 39 53 47 33 50 53 26 29 50 26 81 53 49 52 52 35 38 34 52 45 70 46 45 42 "
    "60 58 52 66 51 46 60 70 30 34 58 43 80 70 64 55 65 59 50 50 64 59 90 62 56 55 26 38",
    15,
    50,
)
DISPLAY: Final = _type(
    SERIF,
    "64 60 68 75 56 54 73 75 35 34 67 55 86 78 78 59 77 66 52 60 71 64 87 65 64 61 "
    "72 67 78 83 63 60 84 86 39 39 76 62 95 87 88 66 88 75 58 67 82 73 97 73 70 66 30 50",
    25,
    64,
)


def width(text: str, size: float, type_: Type = TEXT) -> float:
    """How wide a text is."""
    hundredths = sum(type_.space if letter == " " else type_.letters.get(letter, type_.other) for letter in text)
    return hundredths * size / 100


def lines(name: str, size: float, room: float, type_: Type = TEXT) -> tuple[str, ...]:
    """A name on one line or, if that is too long and there is a space, on the two that are most alike."""
    parts = name.split(" ")
    if width(name, size, type_) <= room or len(parts) == 1:
        return (name,)
    cuts = [(" ".join(parts[:cut]), " ".join(parts[cut:])) for cut in range(1, len(parts))]
    return min(cuts, key=lambda cut: max(width(line, size, type_) for line in cut))


def line(text: str, x: float, y: float, sizes: tuple[float, ...], room: float, type_: Type = TEXT, **attributes: Value) -> str:
    """A line in the first size in which it has room; one that is too long in all of them is pressed into its room."""
    size = next((size for size in sizes if width(text, size, type_) <= room), sizes[-1])
    is_pressed = width(text, size, type_) > room
    attributes = {"font_family": type_.family, "font_weight": 700, "fill": INK, **attributes}
    if is_pressed:
        attributes |= {"textLength": room, "lengthAdjust": "spacingAndGlyphs"}
    return words(text, x, y, size, **attributes)
