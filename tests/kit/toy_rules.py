"""The rules of Sealed Market: a hidden card for each seat, a sealed bid for a ware, a market to sell, show or stop in."""

from quadriga.kernel.chance import Rng
from quadriga.kernel.notation import Move
from quadriga.kernel.question import Draw, Question
from quadriga.kernel.seats import ALONE
from tests.kit.toy_box import (
    DICE,
    HIGHEST_BID,
    NOTHING,
    RENT,
    SALE,
    BidMade,
    BidsRevealed,
    CardDrawn,
    CardSeen,
    DrawCard,
    DrawLot,
    LotFell,
    MakeBid,
    MarketSetup,
    StallTaken,
    TakeStall,
    Traded,
)
from tests.kit.toy_state import MarketState


class WhoOpens(Draw[MarketState]):
    """TOY-M1: who opens."""

    def options(self, s: MarketState, seat: int) -> list[Move]:
        return s.setup.box.lot[: s.config.players]

    def weights(self, s: MarketState) -> list[int]:
        return [1] * s.config.players

    def play(self, s: MarketState, seat: int, move: Move) -> None:
        assert isinstance(move, DrawLot)
        s.agenda.pop()
        s.opener = move.seat
        if s.heard is not None:
            s.heard.append(LotFell(seat=move.seat))

    def stands_on(self, below: Question[MarketState] | None, setup: MarketSetup) -> bool:
        return below is STALL


class WhichStall(Question[MarketState]):
    """TOY-M1: from the opener on, everybody takes a shady stall, or a sunny one for a rent. Nothing is hidden yet."""

    def seats(self, s: MarketState) -> tuple[int, ...]:
        return ALONE[next(seat for seat in from_opener(s) if s.stalls[seat] == NOTHING)]

    def options(self, s: MarketState, seat: int) -> list[Move]:
        return list(s.setup.box.stall)

    def play(self, s: MarketState, seat: int, move: Move) -> None:
        assert isinstance(move, TakeStall)
        s.stalls = (*s.stalls[:seat], move.side, *s.stalls[seat + 1 :])
        pay(s, seat, RENT * move.side)
        if NOTHING not in s.stalls:
            s.agenda.pop()
        if s.heard is not None:
            s.heard.append(StallTaken(seat=seat, sunny=bool(move.side)))

    def stands_on(self, below: Question[MarketState] | None, setup: MarketSetup) -> bool:
        return below is DEAL or below is BID

    def faults(self, s: MarketState) -> list[tuple[str, str]]:
        if any(stall == NOTHING and s.coins[seat] >= RENT for seat, stall in enumerate(s.stalls)):
            return []
        return [("stalls", "somebody has no stall yet and the coin for one (TOY-M1)")]


class Deal(Draw[MarketState]):
    """TOY-M2: a hidden card for everybody who has none, from the opener on."""

    def options(self, s: MarketState, seat: int) -> list[Move]:
        return [s.setup.box.draw[card] for card in s.deck.candidates()]

    def weights(self, s: MarketState) -> list[int]:
        return s.deck.weights()

    def pick(self, s: MarketState, rng: Rng) -> Move:
        if s.fault == "draw_breaks":
            raise LookupError("the deck cannot be found")
        if s.fault == "weights_lie":
            options = s.deck.candidates()
            return s.setup.box.draw[options[rng.below(len(options))]]
        return s.setup.box.draw[s.deck.pick(rng)]

    def play(self, s: MarketState, seat: int, move: Move) -> None:
        assert isinstance(move, DrawCard)
        owner = next(other for other in from_opener(s) if s.hands[other] == NOTHING)
        s.deck.draw(move.card)
        s.hands[owner] = move.card
        if NOTHING not in s.hands:
            s.agenda.pop()
        if s.heard is not None:
            s.heard.append(CardDrawn(seat=owner))
            audience: tuple[int, ...] | None = ALONE[owner]
            if s.fault == "event_too_wide":
                audience = None
            if s.fault == "audience_of_nobody":
                audience = (*ALONE[owner], 9)
            s.heard.append(CardSeen(seat=owner, card=move.card, audience=audience))

    def stands_on(self, below: Question[MarketState] | None, setup: MarketSetup) -> bool:
        return below is BID

    def faults(self, s: MarketState) -> list[tuple[str, str]]:
        missing = s.hands.count(NOTHING)
        return [] if 0 < missing <= s.deck.size else [("hands", "somebody has no card yet, and the deck has one (TOY-M2)")]


class HowMuch(Question[MarketState]):
    """TOY-M3: all bid at once; the highest pays and gets a ware, of several the first from the opener on."""

    def seats(self, s: MarketState) -> tuple[int, ...]:
        return tuple(seat for seat, bid in enumerate(s.bids) if bid == NOTHING)

    def options(self, s: MarketState, seat: int) -> list[Move]:
        if s.fault == "options_are_the_own_list" and s.coins[seat] >= HIGHEST_BID:
            return s.setup.box.bid
        return s.setup.box.bid[: min(HIGHEST_BID, s.coins[seat]) + 1]

    def play(self, s: MarketState, seat: int, move: Move) -> None:
        assert isinstance(move, MakeBid)
        s.bids = (*s.bids[:seat], move.coins, *s.bids[seat + 1 :])
        if s.heard is not None:
            s.heard.append(BidMade(seat=seat))
        if NOTHING not in s.bids:
            winner = max(from_opener(s), key=lambda other: s.bids[other])
            if s.fault == "order_matters" and s.bids[seat] == max(s.bids):
                winner = seat
            s.agenda.pop()
            pay(s, winner, s.bids[winner])
            s.wares[winner] += 1
            s.turn = winner
            if s.heard is not None:
                s.heard.append(BidsRevealed(bids=s.bids, winner=winner))

    def stands_on(self, below: Question[MarketState] | None, setup: MarketSetup) -> bool:
        return below is TRADE[2]

    def faults(self, s: MarketState) -> list[tuple[str, str]]:
        rent = RENT if NOTHING in s.stalls else 0
        if NOTHING not in s.bids or any(bid > 0 and bid + rent > s.coins[seat] for seat, bid in enumerate(s.bids)):
            return [("bids", "somebody has not bid yet, and nobody has bid more than they have (TOY-M3)")]
        return []


class Trade(Question[MarketState]):
    """TOY-M4: from the winner on, everybody sells wares, shows their card, or stops."""

    def __init__(self, left: int) -> None:
        super().__init__(f"trade {left}", "TOY-M4", "trade")
        self.left = left

    def seats(self, s: MarketState) -> tuple[int, ...]:
        return ALONE[s.turn]

    def options(self, s: MarketState, seat: int) -> list[Move]:
        box = s.setup.box
        can_sell = s.wares[seat] > 0 and s.bank >= SALE
        if s.fault == "unplayable_option":
            can_sell = True
        if s.fault == "prompt_tells_card":
            can_sell = can_sell and s.hands[(seat + 1) % s.config.players] != 3
        out = [box.stop]
        out += [box.sell] if can_sell else []
        out += [box.show] if s.hands[seat] != NOTHING else []
        if s.fault == "dead_end":
            out.remove(box.stop)
        if s.fault == "double_option":
            out.append(box.stop)
        if s.fault == "foreign_option":
            twin = Move("stop")
            twin.number = box.stop.number
            out.append(twin)
        return out

    def play(self, s: MarketState, seat: int, move: Move) -> None:
        box = s.setup.box
        s.agenda.pop()
        card = NOTHING
        if move is box.sell:
            sell(s, seat)
        elif move is box.show:
            card = show(s, seat)
        if s.heard is not None and not (s.fault == "missing_event" and move is box.sell):
            s.heard.append(Traded(seat=seat, what=move.verb, card=card))
        if s.fault == "setup_changes":
            s.setup.moves_made += 1
        if self.left > 1 and move in (box.sell, box.show):
            s.agenda.append(TRADE[self.left - 1])
        else:
            go_on(s)

    def faults(self, s: MarketState) -> list[tuple[str, str]]:
        if s.turn == NOTHING and s.agenda[-1] is self and s.fault != "position_trusts":
            return [("turn", "say whose turn it is (TOY-M4)")]
        return []


def from_opener(s: MarketState) -> list[int]:
    """The seats in the order of TOY-M2."""
    return [(s.opener + place) % s.config.players for place in range(s.config.players)]


def pay(s: MarketState, seat: int, coins: int) -> None:
    """Coins go to the bank."""
    s.coins[seat] -= coins
    s.bank += coins


def sell(s: MarketState, seat: int) -> None:
    """A ware for coins of the bank."""
    if not (s.wares[seat] and s.bank >= SALE):
        raise RuntimeError("there is nothing to sell, or nobody to pay for it")
    s.wares[seat] -= 1
    pay(s, seat, -SALE)
    if s.fault == "coin_lost":
        s.bank -= 1


def show(s: MarketState, seat: int) -> int:
    """The card lies open from now on."""
    card = s.hands[seat]
    s.hands[seat] = NOTHING
    s.shown = (*s.shown[:seat], (*s.shown[seat], card), *s.shown[seat + 1 :])
    if s.fault == "private_dice" and s.bank and next(DICE) % 2:
        pay(s, seat, -1)
    return card


def go_on(s: MarketState) -> None:
    """The next seat trades; after the last comes the next round, or the end."""
    s.traded += 1
    s.turn = (s.turn + 1) % s.config.players
    if s.traded < s.config.players:
        s.agenda.append(TRADE[2])
    elif s.round < s.setup.rounds:
        s.traded = 0
        s.round += 1
        open_round(s)
    elif s.fault == "endless_loop":
        s.traded -= 1
        s.agenda.append(TRADE[2])


def open_round(s: MarketState) -> None:
    """TOY-M2 and on."""
    s.bids = (NOTHING,) * s.config.players
    s.agenda += questions_of_a_round(NOTHING in s.hands, NOTHING in s.stalls)


def questions_of_a_round(has_to_deal: bool, has_to_settle: bool) -> list[Question[MarketState]]:
    """The last of them lowest."""
    agenda: list[Question[MarketState]] = [TRADE[2], BID]
    agenda += [DEAL] if has_to_deal else []
    agenda += [STALL] if has_to_settle else []
    return agenda


def opening(setup: MarketSetup) -> list[Question[MarketState]]:
    """The agenda of a new table."""
    return questions_of_a_round(True, True) + ([LOTS] if setup.opener == NOTHING else [])


def faults(s: MarketState) -> list[tuple[str, str]]:
    """Whatever is asked."""
    return [("opener", "say who opens (TOY-M1)")] if s.opener == NOTHING and LOTS not in s.agenda else []


LOTS = WhoOpens("lots", "TOY-M1")
STALL = WhichStall("stall", "TOY-M1")
DEAL = Deal("deal", "TOY-M2")
BID = HowMuch("bid", "TOY-M3")
TRADE = [Trade(left) for left in range(3)]
