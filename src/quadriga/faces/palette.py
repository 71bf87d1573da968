"""The colours of all faces: the glazes of the table's language with what a drawing needs besides.

They are literal: a board and its cards stay parchment in the dark theme. All faces take their colours from here.
"""

from typing import Final

from quadriga.textcanvas.colours import BONE, GLAZES, INK, ON_GLAZE, PARCHMENT, SEA, SEPIA, VELLUM

__all__ = [
    "BONE",
    "GLAZES",
    "INK",
    "ON_GLAZE",
    "PARCHMENT",
    "SEA",
    "SEPIA",
    "SHADES",
    "STONE",
    "STONE_SHADE",
    "TERRACOTTA",
    "VELLUM",
    "VERDIGRIS",
    "WASHES",
    "WASH_EDGES",
]

TERRACOTTA: Final = GLAZES[0]
VERDIGRIS: Final = "#35796a"
STONE: Final = "#69645d"
"""The third colour, which belongs to nobody: darker than on the terminal, so that vellum can be read on it."""
STONE_SHADE: Final = "#433f3a"

SHADES: Final[tuple[str, ...]] = ("#7d301d", "#193a5c", "#394f1e", "#4a2441", "#7d5411")
"""The sides of a piece, by seat."""
WASHES: Final[tuple[str, ...]] = ("#f2ab8c", "#9cc4ef", "#bdd88a", "#d3a6cd", "#f0cf86")
"""The light glaze over land that a seat holds."""
WASH_EDGES: Final[tuple[str, ...]] = ("#cf5b38", "#3577bd", "#6f962f", "#8f4a82", "#c98a1e")
"""The band along its inner border."""
