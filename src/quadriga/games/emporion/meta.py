"""Emporion as it introduces itself: seats, options, endings."""
# not compiled: msgspec structs at the edge

from quadriga.kernel.meta import LOT, Choice, Credit, Ending, Meta, Option

FIRST = Option(
    key="first",
    rule="EMP-S1",
    default=LOT,
    kind="seat",
)
SPECIAL = Option(
    key="special",
    rule="EMP-S6",
    default="on",
    choices=(
        Choice("on"),
        Choice("off"),
    ),
)

MOST_CARDS = 200
"""No set of an owner's own has more cards; the component loader refuses it."""
MOST_REALM = 40
"""No Realm of an owner's own set ends the game with more cards."""

META = Meta(
    key="emporion",
    title="Emporion",
    credit=Credit(designer="Xavier Carrascosa", publisher="Mont Taber"),
    min_players=2,
    max_players=4,
    minutes=45,
    weight="middling",
    rule_prefix="EMP",
    options=(FIRST, SPECIAL),
    endings=(
        Ending("realm", "EMP-E1"),
        Ending("history", "EMP-E2"),
    ),
    # Every expedition and every reservation turns up a card that was unseen, until none is left and the game ends: so there are
    # no more of them than cards. Each takes four cards and four Spoils at the most, and each of these Spoils may go back by a
    # draw. A card is discarded only after it was reserved, and nobody passes twice without such a turn between.
    longest=12 + MOST_CARDS * (2 + 4 + 4) + 2 * MOST_CARDS + 2 * 4 * MOST_REALM,
)
