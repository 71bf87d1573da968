"""What lies in the box of Sealed Market, and what can go wrong with it: numbers, moves, events and view.

Cards are their values. `fault` names the one thing that is wrong with a copy of the game; each fault is looked up where it does
its harm, so that a reader finds beside the right line what would break it.
"""

import itertools

from quadriga.kernel.events import Event
from quadriga.kernel.meta import LOT, Choice, Config, Credit, Ending, Meta, Option
from quadriga.kernel.notation import ChanceMove, Move, Space
from quadriga.kernel.seats import COLOURS
from quadriga.kernel.setup import Setup
from quadriga.kernel.view import View

COUNTS = (0, 1, 2, 3, 2)
"""How many cards of each value are in the deck."""
COINS = 4
BANK = 6
SALE = 2
"""What the bank pays for a ware."""
HIGHEST_BID = 4
STALLS = ("shady", "sunny")
RENT = 1
"""What a sunny stall costs."""
NOTHING = -1
"""No card, no bid, no seat yet."""
DICE = itertools.count()
"""What some faults roll: no seed and no record knows of it."""

FAULTS = (
    "audience_of_nobody",
    "clone_forgets",
    "clone_shares_list",
    "coin_lost",
    "config_drifts",
    "dead_end",
    "double_option",
    "draw_breaks",
    "early_outcome",
    "endless_loop",
    "error_tells_card",
    "event_too_wide",
    "foreign_option",
    "imagine_changes_known",
    "imagine_copies_card",
    "imagine_ignores_seed",
    "imagine_is_the_table",
    "imagine_keeps_bids",
    "judgement_is_nan",
    "missing_event",
    "move_with_full_stop",
    "no_words",
    "no_words_for_a_move",
    "no_words_for_a_refusal",
    "notation_not_round_trip",
    "options_are_the_own_list",
    "order_matters",
    "places_upside_down",
    "pointing_breaks",
    "position_forgets",
    "position_trusts",
    "private_dice",
    "prompt_tells_card",
    "reason_of_no_ledger",
    "reason_without_rule",
    "refusal_after_another",
    "refusal_changes_state",
    "same_targets",
    "score_beside_sheet",
    "setup_changes",
    "spectator_sees_cards",
    "undo_over_reveal",
    "unknown_ending",
    "unplayable_option",
    "view_counts_deck",
    "view_of_another",
    "view_shows_bid",
    "weights_lie",
    "why_not_allows_illegal",
    "why_not_refuses_legal",
    "words_in_code",
)
"""All that can be wrong with a copy of the game."""


ROUNDS = Option(
    key="rounds",
    rule="TOY-M1",
    default="one",
    choices=(Choice("one"), Choice("two")),
)
OPENER = Option(key="opener", rule="TOY-M1", default=LOT, kind="seat")

META = Meta(
    key="sealed_market",
    title="Sealed Market",
    credit=Credit(designer="nobody", publisher="nobody"),
    min_players=2,
    max_players=3,
    minutes=1,
    weight="light",
    rule_prefix="TOY",
    options=(ROUNDS, OPENER),
    endings=(Ending("closed", "TOY-M5"),),
    longest=1 + 3 + 2 * (3 + 3 + 3 * 2),
)


class MakeBid(Move):
    """TOY-M3."""

    def __init__(self, coins: int, gap: str) -> None:
        super().__init__("bid", f"{gap}{coins}", (f"coins-{coins}",))
        self.coins = coins


class TakeStall(Move):
    """TOY-M1."""

    def __init__(self, side: int) -> None:
        super().__init__("stall", STALLS[side], (f"stall-{STALLS[side]}",))
        self.side = side


class DrawCard(ChanceMove):
    """TOY-M2."""

    def __init__(self, card: int) -> None:
        super().__init__("draw", str(card), (f"card-{card}",))
        self.card = card


class DrawLot(ChanceMove):
    """TOY-M1."""

    def __init__(self, seat: int) -> None:
        super().__init__("lot", COLOURS[seat], (COLOURS[seat],))
        self.seat = seat


class Box:
    """The moves of one copy of the game."""

    def __init__(self, fault: str) -> None:
        self.space = Space()
        put = self.space.put
        # A fault here: with a second blank the notation cannot be read back.
        gap = " " if fault == "notation_not_round_trip" else ""
        self.bid: list[Move] = [put(MakeBid(coins, gap)) for coins in range(HIGHEST_BID + 1)]
        self.stop = put(Move("stop", "", ("wares" if fault == "same_targets" else "stop",)))
        self.stall: list[Move] = [put(TakeStall(side)) for side in range(len(STALLS))]
        self.sell = put(Move("sell", "", ("wares",)))
        self.show = put(Move("show", "", ("hand",)))
        self.draw: list[Move] = [put(DrawCard(value)) for value in range(len(COUNTS))]
        self.lot: list[Move] = [put(DrawLot(seat)) for seat in range(3)]


class MarketSetup(Setup):
    """What does not change at one table."""

    def __init__(self, config: Config, box: Box, fault: str) -> None:
        super().__init__(config, box.space)
        opener = OPENER.seats(config.options[OPENER.key])
        self.box = box
        self.fault = fault
        self.rounds = 2 if config.options[ROUNDS.key] == "two" else 1
        self.opener = opener[0] if opener else NOTHING
        self.moves_made = 0
        """Only the fault `setup_changes` touches it."""


class StallTaken(Event, frozen=True):
    """A seat took a stall."""

    seat: int
    sunny: bool


class CardDrawn(Event, frozen=True):
    """Everybody sees that a seat got a card."""

    seat: int


class CardSeen(Event, frozen=True):
    """Its owner sees which."""

    seat: int
    card: int


class BidMade(Event, frozen=True):
    """A seat has bid."""

    seat: int


class BidsRevealed(Event, frozen=True):
    """All have bid."""

    bids: tuple[int, ...]
    winner: int


class Traded(Event, frozen=True):
    """A seat sold a ware, showed a card, or left the market."""

    seat: int
    what: str
    card: int = NOTHING


class LotFell(Event, frozen=True):
    """Who opens."""

    seat: int


class MarketView(View, frozen=True, kw_only=True):
    """The table through one pair of eyes."""

    coins: tuple[int, ...]
    bank: int
    wares: tuple[int, ...]
    stalls: tuple[int, ...]
    hands: tuple[int | None, ...]
    """None: no card, or not for these eyes."""
    has_card: tuple[bool, ...]
    shown: tuple[tuple[int, ...], ...]
    bids: tuple[int | None, ...]
    has_bid: tuple[bool, ...]
    unseen: tuple[int, ...]
    """Cards of each value that these eyes have not seen: in the deck or in a hidden hand."""
    opener: int
    turn: int
    traded: int
    round: int
