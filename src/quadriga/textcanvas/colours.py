"""The colours of the table, each with the shape that says the same without colour.

Parchment and ink come together, so that a drawing reads the same on a dark terminal as on a light one.
"""

from typing import Final

from rich.text import Text

from quadriga.kernel.seats import SHAPES, seat_name

INK: Final = "#2a2019"
SEPIA: Final = "#6a543d"
VELLUM: Final = "#fbf6e8"
PARCHMENT: Final = "#f2e7cf"
BONE: Final = "#e4d8bd"
SEA: Final = "#bcd3d2"
SEA_LINE: Final = "#1f5fa8"
GREY: Final = "#7a746c"
"""What belongs to nobody at the table."""

GLAZES: Final[tuple[str, ...]] = ("#b1492f", "#2a5a8c", "#55762f", "#703a63", "#c48a2c")
"""By seat, as in `kernel.seats.COLOURS`."""
ON_GLAZE: Final[tuple[str, ...]] = (VELLUM, VELLUM, VELLUM, VELLUM, INK)
"""What can be read on a glaze: vellum on ochre fails."""

WARNING: Final = "red"
"""For sentences, after a sign: readable on dark and light grounds."""


def chip(seat: int, text: str | None = None) -> Text:
    """A seat as a small plate, its shape first: ` ▲ terracotta `."""
    if seat < 0:
        return Text(f" {seat_name(seat) if text is None else text} ", style="reverse")
    name = seat_name(seat) if text is None else text
    return Text(
        f" {SHAPES[seat]} {name} " if name else f" {SHAPES[seat]} ",
        style=f"bold {ON_GLAZE[seat]} on {GLAZES[seat]}",
    )
