"""The state of Sealed Market, the toy game that shows what the laws catch. The rules are in `toy_frames`."""

from typing import Any

from quadriga.kernel.chance import Rng
from quadriga.kernel.errors import BrokenLaw
from quadriga.kernel.meta import Config
from quadriga.kernel.notation import Move
from quadriga.kernel.outcome import Line, Outcome, places_by
from quadriga.kernel.prompt import Reason
from quadriga.kernel.state import Frame, State
from quadriga.parts.deck import Deck
from tests.kit.toy_box import BANK, COINS, COUNTS, DICE, HIGHEST_BID, NOTHING, MarketView, Setup


class MarketState(State):
    """Every field is a positional argument: mypy finds the one forgotten in `clone`."""

    def __init__(
        self,
        config: Config,
        agenda: list[Frame[Any]],
        setup: Setup,
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
        round_: int,
    ) -> None:
        super().__init__(config, agenda)
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
        self.round = round_

    @property
    def fault(self) -> str:
        """The one thing that is wrong with this copy of the game."""
        return self.setup.fault

    def clone(self) -> "MarketState":
        return MarketState(
            self.config,
            self.agenda.copy(),
            self.setup,
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

    def view(self, seat: int | None) -> MarketView:
        players = range(self.config.players)
        is_over = not self.agenda
        is_open = NOTHING not in self.bids or self.fault == "view_shows_bid"
        sees_all = is_over or (seat is None and self.fault == "spectator_sees_cards")
        hands = tuple(
            card if card != NOTHING and (owner == seat or sees_all) else None for owner, card in enumerate(self.hands)
        )
        unseen = list(self.deck.counts)
        for owner, card in enumerate(self.hands):
            if card != NOTHING and hands[owner] is None and self.fault != "view_counts_deck":
                unseen[card] += 1
        return MarketView(
            config=self.config,
            viewer=0 if self.fault == "view_of_another" else seat,
            to_act=self.to_act(),
            asks=self.agenda[-1].text if self.agenda else "",
            coins=tuple(self.coins),
            bank=self.bank,
            wares=tuple(self.wares),
            stalls=self.stalls,
            hands=hands,
            has_card=tuple(card != NOTHING for card in self.hands),
            shown=self.shown,
            bids=tuple(
                self.bids[bidder] if self.bids[bidder] != NOTHING and (bidder == seat or is_open) else None
                for bidder in players
            ),
            has_bid=tuple(bid != NOTHING for bid in self.bids),
            unseen=tuple(unseen),
            opener=self.opener,
            turn=self.turn,
            traded=self.traded,
            round=self.round,
        )

    def imagine(self, seat: int | None, rng: Rng) -> "MarketState":
        if self.fault == "imagine_is_the_table" and set(self.hands) == {NOTHING}:
            return self
        other = self.clone()
        if NOTHING in self.bids and self.fault != "imagine_keeps_bids":
            other.bids = tuple(
                bid if bid == NOTHING or bidder == seat else rng.below(min(HIGHEST_BID, self.coins[bidder]) + 1)
                for bidder, bid in enumerate(self.bids)
            )
        if self.agenda and self.fault != "undo_over_reveal":
            self._imagine_cards(other, seat, rng)
        return other

    def _imagine_cards(self, other: "MarketState", seat: int | None, rng: Rng) -> None:
        hidden = [
            owner
            for owner, card in enumerate(self.hands)
            if card != NOTHING and (owner != seat or self.fault == "imagine_changes_known")
        ]
        for owner in hidden:
            other.deck.shuffle_in(self.hands[owner])
        if self.fault == "imagine_ignores_seed":
            rng = Rng(next(DICE))
        for owner in hidden:
            other.hands[owner] = other.deck.pick(rng)
            if self.fault != "imagine_copies_card":
                other.deck.draw(other.hands[owner])

    def why_not(self, seat: int, move: Move) -> Reason | None:
        box = self.setup.box
        if self.fault == "why_not_refuses_legal" and move is box.show:
            return Reason("Nothing is ever shown.", "TOY-M4")
        if self.fault == "why_not_allows_illegal" and move is box.draw[1]:
            return None
        return super().why_not(seat, move)

    def refusal(self, seat: int, move: Move) -> Reason:
        if self.fault == "refusal_changes_state":
            self.bank -= 1
            self.coins[0] += 1
        if self.fault == "error_tells_card" and move is self.setup.box.sell:
            return Reason(f"The others hold {[card for owner, card in enumerate(self.hands) if owner != seat]}.", "TOY-M4")
        if self.fault == "reason_without_rule":
            return Reason("This cannot be done now.", "")
        if self.fault == "no_words_for_a_refusal" and move is self.setup.box.sell:
            raise KeyError(self.agenda[-1].text)
        if self.fault == "reason_of_no_ledger":
            return Reason("This cannot be done now.", "TOY-M9")
        return Reason(f"You are asked to {self.agenda[-1].text.split()[0]}.", self.agenda[-1].rule)

    def out_of_reach(self, seat: int, chosen: tuple[str, ...], target: str) -> Reason | None:
        if self.fault == "pointing_breaks" and target.isdigit():
            return Reason(f"There is no stall {int(target)}.", "TOY-M4")
        if self.fault == "refusal_after_another" and target == "wares" and chosen:
            return Reason("You have nothing to sell.", "TOY-M4")
        return None

    def closing_rule(self) -> str:
        return "TOY-M5"

    def scores(self) -> list[int]:
        return [sum(line.points for line in lines) for lines in self.sheet()]

    def sheet(self) -> tuple[tuple[Line, ...], ...]:
        return tuple(
            (
                Line("Coins", "TOY-M5", self.coins[seat]),
                Line("Wares", "TOY-M5", 3 * self.wares[seat]),
                Line("Stall", "TOY-M5", 2 * max(0, self.stalls[seat])),
                Line("Cards shown", "TOY-M5", sum(self.shown[seat])),
            )
            for seat in range(self.config.players)
        )

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

    def check(self) -> None:
        coins = sum(self.coins) + self.bank
        if coins != COINS * self.config.players + BANK or min(*self.coins, self.bank) < 0:
            raise BrokenLaw("coins", f"there are {coins} coins, {self.bank} of them in the bank")
        for value, count in enumerate(COUNTS):
            there = self.deck.counts[value] + self.hands.count(value) + sum(cards.count(value) for cards in self.shown)
            if there != count:
                raise BrokenLaw("cards", f"there are {there} cards of value {value}, not {count}")
        if self.deck.size != sum(self.deck.counts):
            raise BrokenLaw("cards", "the deck has miscounted")

    def layout(self) -> dict[str, Any]:
        table: dict[str, Any] = {
            "agenda": [frame.text for frame in self.agenda],
            "coins": list(self.coins),
            "wares": list(self.wares),
            "stalls": list(self.stalls),
            "hands": list(self.hands),
            "shown": [list(cards) for cards in self.shown],
            "bids": list(self.bids),
            "opener": self.opener,
            "turn": self.turn,
            "traded": self.traded,
            "round": self.round,
            "deck": list(self.deck.counts),
            "bank": self.bank,
        }
        if self.fault == "position_forgets":
            del table["wares"]
        return table
