"""The vocabulary of Emporion as numbers: colours, Actions, piles. Whatever is kept in a list is found by these."""

from typing import Final

TRADE: Final = 0
CULTURE: Final = 1
WAR: Final = 2
RESOURCES: Final = 3
WAYS: Final = 1 << RESOURCES
"""So many sets of the three Actions that add cards, a bit for each."""
PRESTIGE: Final = 3
GOODS: Final = 4
KINDS: Final[tuple[str, ...]] = ("trade", "culture", "war", "prestige", "goods")
"""The colours of cards. The first three are History cards, resources and Actions alike; a special card is a Prestige card."""

EXPEDITION: Final = 3
RESERVE: Final = 4
OFF: Final = 5
"""Where a counter stands before its first Action (EMP-S9)."""
ACTIONS: Final[tuple[str, ...]] = ("trade", "culture", "war", "expedition", "reserve")
ALL_ACTIONS: Final = 31
"""A bit for each Action."""

START: Final = 0
HISTORY: Final = 1
DEVELOPMENT: Final = 2
PILES: Final[tuple[str, ...]] = ("start", "history", "development")
"""Where cards come from. The first two are the *lots* of History cards: start cards, and those of the History pile."""

PORT: Final = 4
EMPTY: Final = -1
"""A place of the Port without a card."""
NOBODY: Final = -1

NOT_YET: Final = 0
BY_REALM: Final = 1
BY_HISTORY: Final = 2
ENDINGS: Final[tuple[str, ...]] = ("", "realm", "history")
"""What makes a round the last one."""
