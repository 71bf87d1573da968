"""The vocabulary of The Ancient World as numbers. Whatever is kept in a list is found by these."""

from typing import Final

LABOR: Final = 0
BUILD: Final = 1
DRAFT: Final = 2
EXPAND: Final = 3
LEARN: Final = 4
REBUILD: Final = 5
RECRUIT: Final = 6
EXPLORE: Final = 7
GROW: Final = 8
ACTIONS: Final[tuple[str, ...]] = (
    "labor", "build", "draft", "expand", "learn", "rebuild", "recruit", "explore", "grow",
)  # fmt: skip
PLAIN: Final[tuple[int, ...]] = (LABOR, DRAFT, LEARN, REBUILD, EXPLORE, GROW)
"""The actions that take nothing but a citizen to name."""

ON_CARD: Final = 9
"""Where a citizen is placed who is on no action of the board but on an own card (TAW-Z4)."""

SKILLS: Final = 5
CITIZENS: Final = 1 << SKILLS
"""So many sets of citizens; skill 1 is bit 0."""
PILES: Final = 3
NOBODY: Final = -1
EMPTY: Final = -1
"""A place of a row that has no card; lower still, so many more below it as the seat that took it (`taken_by`)."""

FOR_KNOWLEDGE: Final = 0
FOR_COINS: Final = 1
PAYMENTS: Final[tuple[str, ...]] = ("knowledge", "coins")
ON_NAME: Final = 0
ON_PICTURE: Final = 1
COIN_PLACES: Final[tuple[str, ...]] = ("name", "picture")
TITAN_FACE: Final = 0
COIN_FACE: Final = 1
FACES: Final[tuple[str, ...]] = ("titan", "coin", "blank")

TRIBES: Final = 5
BANNER_BITS: Final = 6
"""Banners of the tribes lie side by side in one number, so many bits each: adding two such numbers adds them tribe by tribe."""
BANNER_MASK: Final = 63

DECK_A: Final = 0
DECK_B: Final = 1
START: Final = 2
DECKS: Final[tuple[str, ...]] = ("a", "b", "start")

COINS: Final = 0
KNOWLEDGE: Final = 1
COINS_PER_FOOD: Final = 2
CLAIM: Final = 3
REPAIR: Final = 4
EXPLORING: Final = 5
LOOK: Final = 6
COPY: Final = 7
NOTHING: Final = -1
OPS: Final[tuple[str, ...]] = ("coins", "knowledge", "coins_per_food", "claim", "repair", "explore", "look", "copy")

ON_CITIZEN: Final = 0
ON_BUILD: Final = 1
ON_RIGHT: Final = 2
ON_LEFT: Final = 3
ON_PASS: Final = 4
REACTIONS: Final[tuple[str, ...]] = ("gain_citizen", "build", "learn_by_right", "learn_by_left", "first_pass")

HALF_OF_TRIBE: Final = 0
SET_OF_TRIBES: Final = 1
PER_TITAN: Final = 2
PER_DISTRICT: Final = 3
SCORES: Final[tuple[str, ...]] = ("half_of_tribe", "set_of_tribes", "titan", "district")


def taken_by(seat: int) -> int:
    """What stands in a row where a seat has taken a card (TAW-B2, B7: not refilled before the next round)."""
    return EMPTY - 1 - seat


def taker_of(place: int) -> int:
    """The seat that took the card of a place; NOBODY where there is a card, or none ever was."""
    return NOBODY if place >= EMPTY else EMPTY - 1 - place
