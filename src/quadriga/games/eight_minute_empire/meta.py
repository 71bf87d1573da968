"""Eight-Minute Empire as it introduces itself: seats, options, endings."""
# not compiled: msgspec structs at the edge

from quadriga.kernel.meta import LOT, Choice, Credit, Ending, Meta, Option

BOARD = Option(
    key="board",
    title="Board",
    text="Which side of the board lies on the table.",
    rule="EME-V3",
    default="a",
    choices=(
        Choice("a", "Side A: one great continent in the middle, with the start in its heart."),
        Choice("b", "Side B: two large continents and three chains of islands; more crossings."),
    ),
)
DECK = Option(
    key="deck",
    title="Deck",
    text="Which cards are shuffled.",
    rule="EME-V2",
    default="strict",
    choices=(
        Choice("strict", "Print and play: every card has one good and one action; destroying takes two armies."),
        Choice(
            "retail",
            "Retail: some cards give a choice of two actions or both; wild goods; destroying takes one army.",
        ),
    ),
)
RULES = Option(
    key="rules",
    title="Rules",
    text="Coins, length, and who begins.",
    rule="EME-V1",
    default="print_and_play",
    choices=(
        Choice("print_and_play", "The print-and-play rules for two to four: the highest bidder begins."),
        Choice(
            "retail",
            "The retail rules for two to five: other coins and lengths, the winner of the bid names the first player, "
            "and two players meet a third colour.",
        ),
    ),
)
GAMES = Option(
    key="games",
    title="Length",
    text="One game, or the full game.",
    rule="EME-F1",
    default="one",
    choices=(
        Choice("one", "One game."),
        Choice("three", "The full game: three in a row, and the highest sum wins."),
    ),
)
YOUNGEST = Option(
    key="youngest",
    title="Youngest",
    text="Who wins a tie for the highest bid: the seats from the youngest to the oldest, or drawn by lot.",
    rule="EME-B5",
    default=LOT,
    kind="seat_order",
)

META = Meta(
    key="eight_minute_empire",
    title="Eight-Minute Empire",
    credit=Credit(designer="Ryan Laukat", publisher="Red Raven Games"),
    summary="Take a card, pay for its place in the row, and let its armies march: eight minutes, one map, no second helping.",
    min_players=2,
    max_players=5,
    minutes=15,
    weight="light",
    rule_prefix="EME",
    options=(BOARD, DECK, RULES, GAMES, YOUNGEST),
    endings=(
        Ending("cards", "Every player has his last card.", "EME-E1"),
        Ending("three_games", "The third game is over.", "EME-F1"),
    ),
    # Three games of at most 35 turns; a turn takes a card, at most nine steps of each of two actions, and a draw.
    longest=3 * (5 + 6 + 10 + 6 + 35 * (2 + 2 * 9 + 1)),
)
