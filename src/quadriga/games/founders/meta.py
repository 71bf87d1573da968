"""Founders of the Empire as it introduces itself: seats, options, endings."""
# not compiled: msgspec structs at the edge

from quadriga.kernel.meta import LOT, Choice, Credit, Ending, Meta, Option

FIRST = Option(
    key="first",
    title="First player",
    text="Who begins: named by the table, or drawn by lot.",
    rule="FOE-S0",
    default=LOT,
    kind="seat",
)
AGREED_END = Option(
    key="agreed_end",
    title="Agreed end",
    text="Whether a player may propose at the end of his turn that the game is over.",
    rule="FOE-E3",
    default="allowed",
    choices=(
        Choice("allowed", "A player may propose to end the game when nobody can earn more points; all must agree."),
        Choice("never", "The game ends with the last victory tile or with the stacks."),
    ),
)

MOST_TILES = 40
"""No stack of an owner's own set is larger; the component loader refuses it."""

META = Meta(
    key="founders",
    title="Founders of the Empire",
    credit=Credit(designer="Alexey Kalinin and Petr Tyulenev", publisher="RightGames"),
    summary="Lay tile to tile so that each gets what it needs from its neighbours: from forest to forge to temple.",
    min_players=2,
    max_players=4,
    minutes=45,
    weight="middling",
    rule_prefix="FOE",
    options=(FIRST, AGREED_END),
    endings=(
        Ending("victory", "No face-up victory tile is left.", "FOE-E1"),
        Ending("stacks", "The last tile of the three stacks is drawn.", "FOE-E2"),
        Ending("agreed", "All players agree that nobody can earn more points.", "FOE-E3"),
    ),
    # A lot, 25 victory tiles, 9 to draft, 8 taken, 4 settled, 5 in rows; then a turn for each tile of the three stacks: open,
    # draw, token, add or draw, draw and place, a craftsman, propose and three answers; at last six craftsmen, four farewells.
    longest=52 + 3 * MOST_TILES * 11 + 10,
)
