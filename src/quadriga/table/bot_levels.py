"""The bots as a lobby offers them: three levels in plain words, and a name for whoever sits at the table."""

from typing import Final, NamedTuple


class Level(NamedTuple):
    """A bot that a person can choose without knowing how it thinks."""

    spec: str
    title: str
    text: str


LEVELS: Final = (
    Level("random", "carefree", "Plays whatever comes to mind: good for a first game, or for children."),
    Level("greedy", "steady", "Looks one move ahead and takes what is best now."),
    Level("search:400ms", "sharp", "Thinks through hundreds of games that could follow, for half a second a move."),
)
SPECS: Final = tuple(level.spec for level in LEVELS)

NAMES: Final = ("Livia", "Cato", "Sana", "Decimus", "Aurelia")
"""What bots are called, by seat."""
