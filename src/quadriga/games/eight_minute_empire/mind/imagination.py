"""What a seat must guess: only the bids that are not yet revealed. The deck's order exists nowhere (see parts.deck)."""

from quadriga.games.eight_minute_empire.state.state import EmpireState
from quadriga.kernel.chance import Rng


def imagine(s: EmpireState, seat: int | None, rng: Rng) -> EmpireState:
    """A clone with the hidden bids of the others drawn anew, each bid as likely as any other."""
    other = s.clone()
    if s.are_bids_hidden():
        other.bids = tuple(
            [bid if bid < 0 or bidder == seat else rng.below(s.coins[bidder] + 1) for bidder, bid in enumerate(s.bids)]
        )
    return other
