"""What a seat must guess: only the bids that are not yet revealed. The deck's order exists nowhere (see parts.deck)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quadriga.kernel.chance import Rng

if TYPE_CHECKING:
    from quadriga.games.eight_minute_empire.state import EmpireState


def imagine(s: EmpireState, seat: int | None, rng: Rng) -> EmpireState:
    """A clone with the hidden bids of the others drawn anew, each bid as likely as any other."""
    other = s.clone()
    if are_bids_hidden(s):
        other.bids = tuple(
            [bid if bid < 0 or bidder == seat else rng.below(s.coins[bidder] + 1) for bidder, bid in enumerate(s.bids)]
        )
    return other


def are_bids_hidden(s: EmpireState) -> bool:
    """EME-B1: until the last bid is in."""
    return min(s.bids) < 0
