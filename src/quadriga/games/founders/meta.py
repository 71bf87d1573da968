"""Founders of the Empire as it introduces itself: seats, options, endings."""
# not compiled: msgspec structs at the edge

from quadriga.kernel.meta import LOT, Choice, Credit, Ending, Meta, Option

FIRST = Option(
    key="first",
    rule="FOE-S0",
    default=LOT,
    kind="seat",
)
AGREED_END = Option(
    key="agreed_end",
    rule="FOE-E3",
    default="allowed",
    choices=(
        Choice("allowed"),
        Choice("never"),
    ),
)

MOST_TILES = 40
"""No stack of an owner's own set is larger; the component loader refuses it."""

META = Meta(
    key="founders",
    title="Founders of the Empire",
    credit=Credit(designer="Alexey Kalinin and Petr Tyulenev", publisher="RightGames"),
    min_players=2,
    max_players=4,
    minutes=45,
    weight="middling",
    rule_prefix="FOE",
    options=(FIRST, AGREED_END),
    endings=(
        Ending("victory", "FOE-E1"),
        Ending("stacks", "FOE-E2"),
        Ending("agreed", "FOE-E3"),
    ),
    # A lot, 25 victory tiles, 9 to draft, 8 taken, 4 settled, 5 in rows; then a turn for each tile of the three stacks: open,
    # draw, token, add or draw, draw and place, a craftsman, propose and three answers; at last six craftsmen, four farewells.
    longest=52 + 3 * MOST_TILES * 11 + 10,
)
