"""The vocabulary of Founders of the Empire as numbers: backs, tokens, ways. Whatever is kept in a list is found by these."""

from typing import Final

NATURE: Final = 0
VILLAGE: Final = 1
CITY: Final = 2
VICTORY: Final = 3
BACKS: Final[tuple[str, ...]] = ("nature", "village", "city", "victory")
"""The kinds of tiles, by the back; the first three have stacks and rows."""
STACKS: Final = 3

WAR: Final = 0
COIN: Final = 1
CARRIAGE: Final = 2
CRAFTSMAN: Final = 3
TOKENS: Final[tuple[str, ...]] = ("war", "coin", "carriage", "craftsman")
"""The kinds of tokens; in a hand the craftsmen stand from `CRAFTSMAN` on, each by itself."""
NO_TOKEN: Final = -1

WAR_BIT: Final = 1
COIN_BIT: Final = 2
CRAFT_SHIFT: Final = 2
"""On a tile: a bit for a war token, one for a coin, and above them the craftsman's index plus one."""

NEEDS_NOTHING: Final = 0
NEEDS_PRESENCE: Final = 1
NEEDS_TWO: Final = 2
NEEDS_MATCHING: Final = 3
"""What has to be looked at before a tile is known to be fed: nothing; which resources are around; that two of them do not come
from one tile; a whole matching."""

AHEAD: Final = 0
BEHIND: Final = 1
BESIDE: Final = 2
WAYS: Final[tuple[str, ...]] = ("ahead", "behind", "beside")
"""FOE-S3: where the second tile lies, seen from the first."""

NOBODY: Final = -1
NOTHING: Final = -1
"""No tile in hand, nothing bought, no tile on a space."""
