"""Who acts: seats are numbered from 0 in all data, and people know them by a colour and a shape."""

from typing import Final

CHANCE: Final = -1
"""The seat of chance: it draws, and nobody decides."""

COLOURS: Final[tuple[str, ...]] = ("terracotta", "lapis", "laurel", "tyrian", "ochre")
SHAPES: Final[tuple[str, ...]] = ("▲", "●", "■", "◆", "⬟")

CHANCE_ALONE: Final[tuple[int, ...]] = (CHANCE,)
ALONE: Final[tuple[tuple[int, ...], ...]] = tuple((seat,) for seat in range(len(COLOURS)))
"""`ALONE[seat]` is the tuple of that one seat, made once: `to_act` answers with it at every step."""


def seat_name(seat: int) -> str:
    """The word for a seat in notation and sentences; a number that no table has stays a number."""
    if seat == CHANCE:
        return "chance"
    return COLOURS[seat] if 0 <= seat < len(COLOURS) else f"seat {seat}"
