"""Eight-Minute Empire as it introduces itself: seats, options, endings."""
# not compiled: msgspec structs at the edge

from typing import Final

import msgspec

from quadriga.kernel.meta import LOT, Choice, Config, Credit, Ending, Meta, Option

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
            "two players meet a third colour, and coins break ties.",
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

TIED_BIDS = Option(
    key="tied_bids",
    title="Tied bids",
    text="Who wins a tie for the highest bid.",
    rule="EME-V8",
    default="youngest",
    choices=(
        Choice("youngest", "The youngest of the tied."),
        Choice("lot", "A lot among the tied, as by a roll of a die."),
    ),
    since="2",
)
TOKENS = Option(
    key="tokens",
    title="Goods tokens",
    text="Whether there are goods to be had on the board, too.",
    rule="EME-V7",
    default="off",
    choices=(
        Choice("off", "Goods come from cards alone."),
        Choice("on", "A goods token lies on each marked region: whoever controls it at the end has one more of that good."),
    ),
    since="2",
)


class Rulings(msgspec.Struct, frozen=True, kw_only=True):
    """What the versions of the rules answer differently."""

    wild_needs_company: bool
    """EME-V2: a wild good joins a good of which its owner has a card; else it may stand alone."""
    neutral_on_start: bool
    """EME-V5: the third colour may be settled on the starting region."""
    coins_break_ties: bool
    """EME-V6: by the retail rules equal points are decided by coins, armies and regions; else the place is shared."""


VERSIONS: Final = {
    "1": Rulings(wild_needs_company=False, neutral_on_start=False, coins_break_ties=False),
    "2": Rulings(wild_needs_company=True, neutral_on_start=True, coins_break_ties=True),
}
"""Every version of the rules that was ever shipped; the options say by themselves since when they are there."""


def rulings_of(config: Config) -> Rulings:
    """The rulings that a table is played by."""
    return VERSIONS[config.rules_version]


META = Meta(
    key="eight_minute_empire",
    title="Eight-Minute Empire",
    credit=Credit(designer="Ryan Laukat", publisher="Red Raven Games"),
    summary="Take a card, pay for its place in the row, and let its armies march: eight minutes, one map, no second helping.",
    min_players=2,
    max_players=5,
    minutes=15,
    weight="light",
    versions=tuple(VERSIONS),
    rule_prefix="EME",
    options=(BOARD, DECK, RULES, GAMES, YOUNGEST, TIED_BIDS, TOKENS),
    endings=(
        Ending("cards", "Every player has his last card.", "EME-E1"),
        Ending("three_games", "The third game is over.", "EME-F1"),
    ),
    # Three games, each with lots, row, third colour, bids, tokens and a tie, and at most 35 turns; a turn takes a card, at most
    # nine steps of each of two actions, and a draw.
    longest=3 * (5 + 6 + 10 + 6 + 10 + 1 + 35 * (2 + 2 * 9 + 1)),
)
