"""Eight-Minute Empire as it introduces itself: seats, options, endings."""
# not compiled: msgspec structs at the edge

from typing import Final

import msgspec

from quadriga.kernel.meta import LOT, Choice, Config, Credit, Ending, Meta, Option

BOARD = Option(
    key="board",
    rule="EME-V3",
    default="a",
    choices=(
        Choice("a"),
        Choice("b"),
    ),
)
DECK = Option(
    key="deck",
    rule="EME-V2",
    default="strict",
    choices=(
        Choice("strict"),
        Choice("retail"),
    ),
)
RULES = Option(
    key="rules",
    rule="EME-V1",
    default="print_and_play",
    choices=(
        Choice("print_and_play"),
        Choice("retail"),
    ),
)
GAMES = Option(
    key="games",
    rule="EME-F1",
    default="one",
    choices=(
        Choice("one"),
        Choice("three"),
    ),
)
YOUNGEST = Option(
    key="youngest",
    rule="EME-B5",
    default=LOT,
    kind="seat_order",
)

TIED_BIDS = Option(
    key="tied_bids",
    rule="EME-V8",
    default="youngest",
    choices=(
        Choice("youngest"),
        Choice("lot"),
    ),
    since="2",
)
TOKENS = Option(
    key="tokens",
    rule="EME-V7",
    default="off",
    choices=(
        Choice("off"),
        Choice("on"),
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
    min_players=2,
    max_players=5,
    minutes=15,
    weight="light",
    versions=tuple(VERSIONS),
    rule_prefix="EME",
    options=(BOARD, DECK, RULES, GAMES, YOUNGEST, TIED_BIDS, TOKENS),
    endings=(
        Ending("cards", "EME-E1"),
        Ending("three_games", "EME-F1"),
    ),
    # Three games, each with lots, row, third colour, bids, tokens and a tie, and at most 35 turns; a turn takes a card, at most
    # nine steps of each of two actions, and a draw.
    longest=3 * (5 + 6 + 10 + 6 + 10 + 1 + 35 * (2 + 2 * 9 + 1)),
)
