"""What lies in the box of Sealed Market, and what can go wrong with it: numbers, moves, events, view and layout.

Cards are their values. `fault` names the one thing that is wrong with a copy of the game; each fault is looked up where it does
its harm, so that a reader finds beside the right line what would break it.
"""

import itertools

import msgspec

from quadriga.kernel.events import Event
from quadriga.kernel.notation import Space
from quadriga.kernel.seats import COLOURS
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
)
"""All that can be wrong with a copy of the game."""


class Box:
    """The moves of one copy of the game."""

    def __init__(self, fault: str) -> None:
        self.space = Space()
        add = self.space.add
        # A fault here: with a second blank the notation cannot be read back.
        gap = " " if fault == "notation_not_round_trip" else ""
        self.bid = [add("bid", f"{gap}{coins}", (f"coins-{coins}",), coins) for coins in range(HIGHEST_BID + 1)]
        self.stop = add("stop", "", ("wares" if fault == "same_targets" else "stop",))
        self.stall = [add("stall", side, (f"stall-{side}",), index) for index, side in enumerate(STALLS)]
        self.sell = add("sell", "", ("wares",))
        self.show = add("show", "", ("hand",))
        self.draw = [add("draw", str(value), (f"card-{value}",), value) for value in range(len(COUNTS))]
        self.lot = [add("lot", COLOURS[seat], (COLOURS[seat],), seat) for seat in range(3)]


class Setup:
    """What does not change at one table."""

    def __init__(self, box: Box, fault: str, rounds: int, opener: int) -> None:
        self.box = box
        self.fault = fault
        self.rounds = rounds
        self.opener = opener
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


class Table(msgspec.Struct, forbid_unknown_fields=True):
    """The layout as it is read back."""

    agenda: list[str]
    coins: list[int]
    stalls: tuple[int, ...]
    hands: list[int]
    shown: list[tuple[int, ...]]
    bids: tuple[int, ...]
    opener: int
    turn: int
    traded: int
    round: int
    deck: list[int]
    bank: int
    wares: list[int] = []
