"""The bots as a lobby offers them: three levels, whose words stand in `words/`, and a name for whoever sits at the table."""

from typing import Final

LEVELS: Final[dict[str, str]] = {"carefree": "random", "steady": "greedy", "sharp": "search:400ms"}
"""What a person can choose without knowing how it thinks: the spec of the bot."""
SPECS: Final = tuple(LEVELS.values())

NAMES: Final = ("Livia", "Cato", "Sana", "Decimus", "Aurelia")
"""What bots are called, by seat."""
