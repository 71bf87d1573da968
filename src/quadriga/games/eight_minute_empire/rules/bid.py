"""EME-B, V4, V8: the secret bids for the first turn, who wins a tie, and who goes first."""

from typing import Final, final

from quadriga.games.eight_minute_empire.data.moves import DrawLot, MakeBid, NameFirst
from quadriga.games.eight_minute_empire.data.terms import NO_BID
from quadriga.games.eight_minute_empire.rules.decision import Decision
from quadriga.games.eight_minute_empire.state.state import EmpireSetup, EmpireState
from quadriga.games.eight_minute_empire.tell import report
from quadriga.kernel.notation import Move
from quadriga.kernel.prompt import Reason
from quadriga.kernel.question import Draw, Question


@final
class WhichBid(Decision):
    """EME-B1: all seats bid secretly, in any order; when the last bid is in, all are revealed."""

    def seats(self, s: EmpireState) -> tuple[int, ...]:
        return tuple([seat for seat, bid in enumerate(s.bids) if bid == NO_BID])

    def options(self, s: EmpireState, seat: int) -> list[Move]:
        return s.setup.box.bid[: s.coins[seat] + 1]

    def play(self, s: EmpireState, seat: int, move: Move) -> None:
        assert isinstance(move, MakeBid)
        s.bids = (*s.bids[:seat], move.coins, *s.bids[seat + 1 :])
        report.bid_made(s, seat, move.coins)
        if NO_BID not in s.bids:
            s.agenda.pop()
            reveal_bids(s)

    def refuse(self, s: EmpireState, seat: int, move: Move) -> Reason:
        if isinstance(move, MakeBid):
            return Reason("bid-too-high", "EME-B1", bid=move.coins, coins=s.coins[seat])
        return super().refuse(s, seat, move)

    def faults(self, s: EmpireState) -> list[tuple[str, str]]:
        return bid_faults(s)


def bid_faults(s: EmpireState) -> list[tuple[str, str]]:
    """Whoever wins can pay."""
    return [
        (f"bids[{seat}]", f"{bid} is not a bid from 0 to {s.coins[seat]} (EME-B1)")
        for seat, bid in enumerate(s.bids)
        if bid > s.coins[seat]
    ]


def highest_bidders(s: EmpireState) -> list[int]:
    """EME-B2 to B4: who bid the most, if that is zero everybody."""
    highest = max(s.bids)
    return [seat for seat in range(len(s.bids)) if s.bids[seat] == highest]


def reveal_bids(s: EmpireState) -> None:
    """EME-B2 to B5, V8: the highest bidder wins; of those tied for the most the youngest, or one by lot."""
    highest = highest_bidders(s)
    if len(highest) == 1:
        win_bid(s, highest[0])
    elif s.setup.ties_by_lot:
        s.agenda.append(BREAK_TIE)
    else:
        win_bid(s, next(seat for seat in s.youngest if seat in highest))


@final
class BreakTie(Draw[EmpireState]):
    """EME-V8: the winner of a tied bid."""

    def options(self, s: EmpireState, seat: int) -> list[Move]:
        return [s.setup.box.lot[other] for other in highest_bidders(s)]

    def weights(self, s: EmpireState) -> list[int]:
        return [1] * len(highest_bidders(s))

    def play(self, s: EmpireState, seat: int, move: Move) -> None:
        assert isinstance(move, DrawLot)
        s.agenda.pop()
        win_bid(s, move.seat)

    def stands_on(self, below: Question[EmpireState] | None, setup: EmpireSetup) -> bool:
        return below is None and setup.ties_by_lot

    def faults(self, s: EmpireState) -> list[tuple[str, str]]:
        return bid_faults(s)


def win_bid(s: EmpireState, winner: int) -> None:
    """EME-B2: the winner of the bid pays it to the supply, nobody else pays."""
    highest = s.bids[winner]
    s.coins[winner] -= highest
    s.paid += highest
    report.bids_revealed(s, winner)
    if s.setup.winner_names_first:
        s.turn = winner
        s.agenda.append(WHO_GOES_FIRST)
    else:
        start_turns(s, winner, winner)


@final
class WhoGoesFirst(Decision):
    """EME-V4: the winner of the bid says who goes first."""

    def options(self, s: EmpireState, seat: int) -> list[Move]:
        return s.setup.box.first[: s.setup.players]

    def play(self, s: EmpireState, seat: int, move: Move) -> None:
        assert isinstance(move, NameFirst)
        s.agenda.pop()
        start_turns(s, move.seat, seat)

    def refuse(self, s: EmpireState, seat: int, move: Move) -> Reason:
        if isinstance(move, NameFirst):
            return Reason("nobody-sits", "EME-V4", seat=move.seat)
        return super().refuse(s, seat, move)

    def stands_on(self, below: Question[EmpireState] | None, setup: EmpireSetup) -> bool:
        return below is None and setup.winner_names_first

    def faults(self, s: EmpireState) -> list[tuple[str, str]]:
        return [("seats", "nobody has a card before the first player is named")] if s.taken else []


def start_turns(s: EmpireState, first: int, by: int) -> None:
    """EME-T1: from the first player, clockwise."""
    s.first = first
    s.turn = first
    s.agenda.append(s.setup.turn)
    report.first_player_named(s, first, by)


WHICH_BID: Final = WhichBid("bid", "EME-B1")
BREAK_TIE: Final = BreakTie("tied bid", "EME-V8")
WHO_GOES_FIRST: Final = WhoGoesFirst("name first", "EME-V4", "who-goes-first")
