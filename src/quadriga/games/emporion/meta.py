"""Emporion as it introduces itself: seats, options, endings."""
# not compiled: msgspec structs at the edge

from quadriga.kernel.meta import LOT, Choice, Credit, Ending, Meta, Option

FIRST = Option(
    key="first",
    title="First player",
    text="Who has the First player card: named by the table, or drawn by lot.",
    rule="EMP-S1",
    default=LOT,
    kind="seat",
)
SPECIAL = Option(
    key="special",
    title="Special Prestige",
    text="Whether the four Prestige cards that are paid with Spoils lie beside the Polis.",
    rule="EMP-S6",
    default="on",
    choices=(
        Choice("on", "The four special Prestige cards lie beside the Polis."),
        Choice("off", "They stay in the box, as in a first game."),
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
    summary="Sail for new cards and add them to a Realm that must be able to afford them; every Action bars somebody's way.",
    min_players=2,
    max_players=4,
    minutes=45,
    weight="middling",
    rule_prefix="EMP",
    options=(FIRST, SPECIAL),
    endings=(
        Ending("realm", "A player has 18 cards in his Realm, and the round is finished.", "EMP-E1"),
        Ending("history", "A card was due from the History pile and none was left, and the round is finished.", "EMP-E2"),
    ),
    # Every expedition and every reservation turns up a card that was unseen, until none is left and the game ends: so there are
    # no more of them than cards. Each takes four cards and four Spoils at the most, and each of these Spoils may go back by a
    # draw. A card is discarded only after it was reserved, and nobody passes twice without such a turn between.
    longest=12 + MOST_CARDS * (2 + 4 + 4) + 2 * MOST_CARDS + 2 * 4 * MOST_REALM,
)
