"""The state of a game of Eight-Minute Empire: what lies on the table, in flat tables of counts.

`armies[owner * regions + region]`: the seats come first, then one more owner, the third colour of EME-V5 (always there, mostly
empty). Nothing here decides a rule: frames do.
"""

from typing import Any, final

from quadriga.games.eight_minute_empire import explain, imagination, layout, scoring, view
from quadriga.games.eight_minute_empire.box import Box
from quadriga.kernel.chance import Rng
from quadriga.kernel.meta import Config
from quadriga.kernel.notation import Move
from quadriga.kernel.outcome import Line, Outcome
from quadriga.kernel.prompt import Reason
from quadriga.kernel.state import Frame, State
from quadriga.parts.deck import Deck
from quadriga.parts.market import Market


@final
class Setup:
    """The numbers of one table, from its config and its component set; shared by all its states and never changed."""

    def __init__(
        self,
        box: Box,
        players: int,
        coins: int,
        cards_to_end: int,
        armies: int,
        cities: int,
        start_armies: int,
        neutral_armies: int,
        winner_names_first: bool,
        games: int,
        youngest: tuple[int, ...],
        deck: tuple[int, ...],
        ties_by_lot: bool,
        tokens: int,
        wild_needs_company: bool,
        neutral_on_start: bool,
        coins_break_ties: bool,
    ) -> None:
        self.box = box
        self.players = players
        self.coins = coins
        self.cards_to_end = cards_to_end
        self.armies = armies
        self.cities = cities
        self.start_armies = start_armies
        self.neutral_armies = neutral_armies
        """Third-colour armies to place before the bid; 0 where EME-V5 is not played."""
        self.winner_names_first = winner_names_first
        self.games = games
        self.youngest = youngest
        """The order of EME-B5 if the table has named it; empty: by lot."""
        self.deck = deck
        """Copies of each card that are shuffled for this number of players."""
        self.ties_by_lot = ties_by_lot
        """EME-V8: a tied bid is decided by lot."""
        self.tokens = tokens
        """How many goods tokens are laid out; 0 where EME-V7 is not played."""
        self.wild_needs_company = wild_needs_company
        self.neutral_on_start = neutral_on_start
        self.coins_break_ties = coins_break_ties
        """EME-V6: coins, armies and regions decide between equal points."""

    def asks_youngest(self) -> bool:
        """EME-B3, V5: whether anything at this table goes by the order of EME-B5."""
        return not self.ties_by_lot or self.neutral_armies > 0


@final
class EmpireState(State):
    """Every field is a positional argument: mypy finds the one forgotten in `clone`."""

    def __init__(
        self,
        config: Config,
        agenda: list[Frame[Any]],
        setup: Setup,
        armies: list[int],
        cities: list[int],
        armies_left: list[int],
        cities_left: list[int],
        coins: list[int],
        goods: list[int],
        taken: list[int],
        deck: Deck,
        row: Market,
        bids: tuple[int, ...],
        youngest: tuple[int, ...],
        first: int,
        turn: int,
        neutral_left: int,
        paid: int,
        past: tuple[tuple[int, ...], ...],
        tokens: tuple[int, ...],
    ) -> None:
        super().__init__(config, agenda)
        self.setup = setup
        self.armies = armies
        self.cities = cities
        self.armies_left = armies_left
        """Armies in each seat's supply."""
        self.cities_left = cities_left
        self.coins = coins
        self.goods = goods
        """`goods[seat * box.goods + good]` symbols; the wild ones last."""
        self.taken = taken
        """Cards in the order in which they were taken; the seats took them in turn, from the first player on."""
        self.deck = deck
        self.row = row
        self.bids = bids
        """-1: not yet made. HIDDEN from the other seats until all are in (EME-B1)."""
        self.youngest = youngest
        """Seats from the youngest on, as far as the lot has spoken."""
        self.first = first
        self.turn = turn
        self.neutral_left = neutral_left
        self.paid = paid
        """Coins that the seats have put into the supply."""
        self.past = past
        """Points of the earlier games of a full game (EME-F1), game by game."""
        self.tokens = tokens
        """The goods of the tokens on the marked regions, as far as they are laid (EME-V7)."""

    def clone(self) -> "EmpireState":
        return EmpireState(
            self.config,
            self.agenda.copy(),
            self.setup,
            self.armies.copy(),
            self.cities.copy(),
            self.armies_left.copy(),
            self.cities_left.copy(),
            self.coins.copy(),
            self.goods.copy(),
            self.taken.copy(),
            self.deck.clone(),
            self.row.clone(),
            self.bids,
            self.youngest,
            self.first,
            self.turn,
            self.neutral_left,
            self.paid,
            self.past,
            self.tokens,
        )

    def taker(self, index: int) -> int:
        """Who took the card of that index in `taken` (EME-T1)."""
        return (self.first + index) % self.setup.players

    def cards_of(self, seat: int) -> list[int]:
        """The cards before a seat, in the order in which it took them (EME-T3)."""
        start = (seat - self.first) % self.setup.players
        return self.taken[start :: self.setup.players]

    def view(self, seat: int | None) -> "view.EmpireView":
        return view.build_view(self, seat)

    def imagine(self, seat: int | None, rng: Rng) -> "EmpireState":
        return imagination.imagine(self, seat, rng)

    def refusal(self, seat: int, move: Move) -> Reason:
        return explain.refusal(self, seat, move)

    def apart(self, seat: int, chosen: tuple[str, ...], target: str) -> Reason:
        return explain.apart(self, chosen, target)

    def closing_rule(self) -> str:
        return "EME-F1" if self.setup.games > 1 else "EME-E1"

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def sheet(self) -> tuple[tuple[Line, ...], ...]:
        return tuple([scoring.sheet(self, seat) for seat in range(self.setup.players)])

    def outcome(self) -> Outcome | None:
        return scoring.outcome(self)

    def check(self) -> None:
        layout.check(self)

    def layout(self) -> dict[str, Any]:
        return layout.layout(self)
