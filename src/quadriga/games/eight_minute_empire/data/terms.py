"""The vocabulary of Eight-Minute Empire as numbers and words: actions, how a card joins them, what is not there yet."""

from typing import Final

PLACE: Final = 0
MOVE: Final = 1
SAIL: Final = 2
CITY: Final = 3
DESTROY: Final = 4
KINDS: Final[tuple[str, ...]] = ("place", "move", "sail", "city", "destroy")
"""The actions that cards show."""
ONE_OF_TWO: Final = -1
"""The kind of a question that leaves the choice between two actions."""
MOST: Final = 9
"""No card shows a larger number."""

SINGLE: Final = 0
OR: Final = 1
AND: Final = 2
"""How a card joins its actions (EME-V2)."""

WILD: Final = "wild"
"""The good without a table of its own (EME-V2)."""
TOKENS_EACH: Final = 2
"""Goods tokens of each good (EME-V7)."""
NEUTRAL: Final = "grey"
"""The word for the third colour of EME-V5."""

NO_BID: Final = -1
NOT_YET: Final = -1
"""First player and turn before the bid is over."""
