"""The Ancient World as it introduces itself: seats, options, the ending."""
# not compiled: msgspec structs at the edge

from typing import Final

import msgspec

from quadriga.kernel.meta import LOT, Choice, Credit, Ending, Meta, Option

FIRST = Option(
    key="first",
    rule="TAW-S2",
    default=LOT,
    kind="seat",
)
EXPAND_PLUS = Option(
    key="expand_plus",
    rule="TAW-V1",
    default="off",
    choices=(
        Choice("off"),
        Choice("on"),
    ),
)


class Rulings(msgspec.Struct, frozen=True, kw_only=True):
    """What the versions of the rules answer differently."""

    hunger_from_token: bool
    """TAW-N4a: starving citizens are named from the holder of the first-player token on; else from who began the round."""


VERSIONS: Final = {
    "1": Rulings(hunger_from_token=False),
    "2": Rulings(hunger_from_token=True),
}
"""Every version of the rules that was ever shipped."""

SKILLS = 5
"""TAW-C1: citizens of skill 1 to 5 in each colour."""
MOST_ROUNDS = 12
MOST_ARMIES = 10
"""No set of an owner's own gives a city more armies."""
MOST_DRAWN = 60
"""No Empire deck of an owner's own set has more cards; so no exploration draws more."""
MOST_BANNERS = 6
"""No Titan has more, and no player rolls more dice at a time."""
MOST_CARDS = 60
"""No city has more Empire cards."""

_ATTACK = 3 + MOST_ARMIES + MOST_CARDS + MOST_BANNERS * (2 + MOST_ARMIES)
"""Declare and strike, turn up the next Titan; ticks, repairs; each die, a damaged card for it and the armies lost with it."""
_PLACED = 4 + MOST_DRAWN + MOST_CARDS + _ATTACK
"""A citizen: its action with draws and repairs, two reactions, at most an attack from the hideout."""
_ROUND = 2 * MOST_DRAWN + 4 * (SKILLS * (_PLACED + _ATTACK) + MOST_ARMIES * _ATTACK + SKILLS + 3)
"""Rows; for each seat its citizens, its armies (and one more attack for each Learn that takes a coin off), pass, hunger."""

META = Meta(
    key="ancient_world",
    title="The Ancient World",
    credit=Credit(designer="Ryan Laukat", publisher="Red Raven Games"),
    min_players=2,
    max_players=4,
    minutes=90,
    weight="deep",
    versions=tuple(VERSIONS),
    rule_prefix="TAW",
    options=(FIRST, EXPAND_PLUS),
    endings=(Ending("rounds", "TAW-E0"),),
    longest=40 + MOST_ROUNDS * _ROUND,
)
