"""The state of Sealed Market, the toy game that shows what the laws catch: its fields, and what can be seen and imagined of it.

The rules are in `toy_rules`.
"""

from typing import Any

from quadriga.kernel.chance import Rng
from quadriga.kernel.errors import BrokenLaw
from quadriga.kernel.fields import Count, EachSeat, Field, Fields, ListOf, Seat, Thing, Word
from quadriga.kernel.meta import Ending
from quadriga.kernel.notation import Move
from quadriga.kernel.outcome import Outcome, places_by
from quadriga.kernel.prompt import Reason
from quadriga.kernel.question import Question
from quadriga.kernel.score import Score
from quadriga.kernel.state import State
from quadriga.kernel.words.voice import Voice
from quadriga.parts.deck import Deck
from tests.kit.toy_box import BANK, COINS, COUNTS, DICE, HIGHEST_BID, META, NOTHING, STALLS, MarketSetup, MarketView


class MarketState(State):
    """Every field is a positional argument: mypy finds the one forgotten in `clone`."""

    def __init__(
        self,
        setup: MarketSetup,
        agenda: list[Question[Any]],
        coins: list[int],
        bank: int,
        wares: list[int],
        stalls: tuple[int, ...],
        hands: list[int],
        shown: tuple[tuple[int, ...], ...],
        bids: tuple[int, ...],
        deck: Deck,
        opener: int,
        turn: int,
        traded: int,
        round: int,
    ) -> None:
        super().__init__(setup, agenda)
        self.setup = setup
        self.coins = coins
        self.bank = bank
        self.wares = wares
        self.stalls = stalls
        self.hands = hands
        """HIDDEN from the other seats."""
        self.shown = shown
        self.bids = bids
        """HIDDEN until all are in."""
        self.deck = deck
        self.opener = opener
        self.turn = turn
        self.traded = traded
        self.round = round

    @property
    def fault(self) -> str:
        """The one thing that is wrong with this copy of the game."""
        return self.setup.fault

    def clone(self) -> "MarketState":
        return MarketState(
            self.setup,
            self.agenda.copy(),
            self.coins.copy(),
            self.bank,
            self.wares if self.fault == "clone_shares_list" else self.wares.copy(),
            self.stalls,
            self.hands.copy(),
            self.shown,
            self.bids,
            self.deck.clone(),
            self.opener,
            self.turn,
            0 if self.fault == "clone_forgets" else self.traded,
            self.round,
        )

    def why_not(self, seat: int, move: Move) -> Reason | None:
        box = self.setup.box
        if self.fault == "why_not_refuses_legal" and move is box.show:
            return Reason("never-shown", "TOY-M4").bind(self.common.words)
        if self.fault == "why_not_allows_illegal" and move is box.draw[1]:
            return None
        return super().why_not(seat, move)

    def refusal(self, seat: int, move: Move) -> Reason:
        if self.fault == "refusal_changes_state":
            self.bank -= 1
            self.coins[0] += 1
        if self.fault == "error_tells_card" and move is self.setup.box.sell:
            return Reason(
                "others-hold", "TOY-M4", cards=tuple(str(card) for owner, card in enumerate(self.hands) if owner != seat)
            ).bind(self.common.words)
        if self.fault == "reason_without_rule":
            return Reason("not-now", "").bind(self.common.words)
        if self.fault == "no_words_for_a_refusal" and move is self.setup.box.sell:
            return Reason("sell", self.agenda[-1].rule).bind(self.common.words)
        if self.fault == "reason_of_no_ledger":
            return Reason("not-now", "TOY-M9").bind(self.common.words)
        return Reason("asked-to", self.agenda[-1].rule, question=self.agenda[-1].name.split()[0]).bind(self.common.words)

    def out_of_reach(self, seat: int, chosen: tuple[str, ...], target: str) -> Reason | None:
        if self.fault == "pointing_breaks" and target.isdigit():
            return Reason("no-stall", "TOY-M4", stall=int(target)).bind(self.common.words)
        if self.fault == "refusal_after_another" and target == "wares" and chosen:
            return Reason("nothing-to-sell", "TOY-M4").bind(self.common.words)
        return None

    def outcome(self) -> Outcome | None:
        if self.agenda and not (self.fault == "early_outcome" and self.round == self.setup.rounds):
            return None
        scores = self.scores()
        if self.fault == "score_beside_sheet":
            scores[0] += 1
        places = places_by([(score, self.wares[seat]) for seat, score in enumerate(scores)])
        if self.fault == "places_upside_down":
            places = places_by([-score for score in scores])
        ending = "unknown" if self.fault == "unknown_ending" else "closed"
        return Outcome(ending, places, tuple(scores), self.sheet())

    def layout(self) -> dict[str, Any]:
        table = super().layout()
        if self.fault == "position_forgets":
            table.pop("wares", None)
        return table


VALUES = tuple(str(value) for value in range(len(COUNTS)))
CARD = Thing("card", lambda setup: VALUES, empty=NOTHING)
BIDS = tuple(str(coins) for coins in range(HIGHEST_BID + 1))

FIELDS = Fields(
    Field("coins", EachSeat(Count(usual=COINS)), "coins"),
    Field("bank", Count(usual=BANK), "coins of the bank"),
    Field("wares", EachSeat(Count()), "wares"),
    Field("stalls", EachSeat(Word(STALLS, "stall", NOTHING), tuple), "stalls"),
    Field("hands", EachSeat(CARD), "hidden cards"),
    Field("shown", EachSeat(ListOf(Thing("card", lambda setup: VALUES), into=tuple), tuple), "cards shown"),
    Field("bids", EachSeat(Word(BIDS, "bid", NOTHING), tuple), "bids"),
    Field("opener", Seat(NOTHING), "who opens"),
    Field("turn", Seat(NOTHING), "whose turn it is"),
    Field("traded", Count(lambda setup: setup.players), "how many have traded"),
    Field("round", Count(lambda setup: setup.rounds, usual=1), "the round"),
)


def assemble(setup: MarketSetup, agenda: list[Question[Any]], values: dict[str, Any]) -> MarketState:
    """The deck has what lies nowhere else."""
    state = MarketState(setup, agenda, deck=Deck([], 0), **values)
    seen = [0] * len(COUNTS)
    FIELDS.tally(state, "card", seen)
    counts = [max(0, count - there) for count, there in zip(COUNTS, seen, strict=True)]
    state.deck = Deck(counts, sum(counts))
    if state.opener == NOTHING:
        state.opener = setup.opener
    return state


def check(s: MarketState) -> None:
    """Coins and cards are conserved."""
    coins = sum(s.coins) + s.bank
    if coins != COINS * s.config.players + BANK or min(*s.coins, s.bank) < 0:
        raise BrokenLaw("coins", f"there are {coins} coins, {s.bank} of them in the bank")
    for value, count in enumerate(COUNTS):
        there = s.deck.counts[value] + s.hands.count(value) + sum(cards.count(value) for cards in s.shown)
        if there != count:
            raise BrokenLaw("cards", f"there are {there} cards of value {value}, not {count}")
    if s.deck.size != sum(s.deck.counts):
        raise BrokenLaw("cards", "the deck has miscounted")


def scores(s: MarketState) -> list[int]:
    """TOY-M5."""
    return [sum(line.points for line in sheet(s, seat)) for seat in range(s.config.players)]


def sheet(s: MarketState, seat: int) -> list[Score]:
    """TOY-M5, line by line."""
    return [
        Score(s.coins[seat], "TOY-M5", "sheet-coins"),
        Score(3 * s.wares[seat], "TOY-M5", "sheet-wares"),
        Score(2 * max(0, s.stalls[seat]), "TOY-M5", "sheet-stall"),
        Score(sum(s.shown[seat]), "TOY-M5", "sheet-cards"),
    ]


def standings(s: MarketState) -> list[tuple[int, ...]]:
    """Points, then wares."""
    return [(points, s.wares[seat]) for seat, points in enumerate(scores(s))]


def ending(s: MarketState) -> Ending:
    """The only one."""
    return META.endings[0]


def build_view(s: MarketState, seat: int | None, voice: Voice) -> MarketView:
    """The table through one pair of eyes."""
    players = range(s.config.players)
    is_over = not s.agenda
    is_open = NOTHING not in s.bids or s.fault == "view_shows_bid"
    sees_all = is_over or (seat is None and s.fault == "spectator_sees_cards")
    hands = tuple(card if card != NOTHING and (owner == seat or sees_all) else None for owner, card in enumerate(s.hands))
    unseen = list(s.deck.counts)
    for owner, card in enumerate(s.hands):
        if card != NOTHING and hands[owner] is None and s.fault != "view_counts_deck":
            unseen[card] += 1
    return MarketView(
        config=s.config,
        viewer=0 if s.fault == "view_of_another" else seat,
        to_act=s.to_act(),
        asks=s.agenda[-1].name if s.agenda else "",
        coins=tuple(s.coins),
        bank=s.bank,
        wares=tuple(s.wares),
        stalls=s.stalls,
        hands=hands,
        has_card=tuple(card != NOTHING for card in s.hands),
        shown=s.shown,
        bids=tuple(s.bids[bidder] if s.bids[bidder] != NOTHING and (bidder == seat or is_open) else None for bidder in players),
        has_bid=tuple(bid != NOTHING for bid in s.bids),
        unseen=tuple(unseen),
        opener=s.opener,
        turn=s.turn,
        traded=s.traded,
        round=s.round,
    )


def imagine(s: MarketState, seat: int | None, rng: Rng) -> MarketState:
    """Bids and cards that these eyes have not seen are drawn anew."""
    if s.fault == "imagine_is_the_table" and set(s.hands) == {NOTHING}:
        return s
    other = s.clone()
    if NOTHING in s.bids and s.fault != "imagine_keeps_bids":
        other.bids = tuple(
            bid if bid == NOTHING or bidder == seat else rng.below(min(HIGHEST_BID, s.coins[bidder]) + 1)
            for bidder, bid in enumerate(s.bids)
        )
    if s.agenda and s.fault != "undo_over_reveal":
        _imagine_cards(s, other, seat, rng)
    return other


def _imagine_cards(s: MarketState, other: MarketState, seat: int | None, rng: Rng) -> None:
    hidden = [
        owner for owner, card in enumerate(s.hands) if card != NOTHING and (owner != seat or s.fault == "imagine_changes_known")
    ]
    for owner in hidden:
        other.deck.shuffle_in(s.hands[owner])
    if s.fault == "imagine_ignores_seed":
        rng = Rng(next(DICE))
    for owner in hidden:
        other.hands[owner] = other.deck.pick(rng)
        if s.fault != "imagine_copies_card":
            other.deck.draw(other.hands[owner])
