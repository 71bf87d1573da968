"""The state of a game of Eight-Minute Empire: what lies on the table, in flat tables of counts.

`armies[owner * regions + region]`: the seats come first, then one more owner, the third colour of EME-V5 (always there, mostly
empty). How a position writes all this stands in `fields`. Nothing here decides a rule: the questions in `rules` do.
"""

from typing import Any, Final, final

from quadriga.games.eight_minute_empire.data.box import SETS, Box, box_of
from quadriga.games.eight_minute_empire.meta import GAMES, RULES, TIED_BIDS, TOKENS, YOUNGEST, rulings_of
from quadriga.kernel.meta import Config
from quadriga.kernel.question import Question
from quadriga.kernel.setup import Setup
from quadriga.kernel.state import State
from quadriga.kernel.words.message import Message
from quadriga.parts.deck import Deck
from quadriga.parts.market import Market

FULL_GAME: Final = 3


@final
class EmpireSetup(Setup):
    """The numbers of one table."""

    def __init__(self, config: Config) -> None:
        self.box: Box = box_of(config)
        super().__init__(config, self.box.space)
        players = config.players
        options = config.options
        components = SETS.find(config.components)
        rules = components.rules[options[RULES.key]]
        pieces = components.pieces
        rulings = rulings_of(config)
        is_retail = options[RULES.key] == "retail"
        is_full = options[GAMES.key] == "three"
        self.coins: int = rules.coins[players]
        self.cards_to_end: int = rules.cards_to_end[players]
        self.armies: int = pieces.armies
        self.cities: int = pieces.cities
        self.start_armies: int = pieces.start_armies
        self.neutral_armies: int = pieces.neutral_armies if is_retail and players == 2 else 0
        """Third-colour armies to place before the bid; 0 where EME-V5 is not played."""
        self.winner_names_first = is_retail
        """EME-V4."""
        self.games = FULL_GAME if is_full else 1
        self.youngest: tuple[int, ...] = YOUNGEST.seats(options[YOUNGEST.key])
        """The order of EME-B5 if the table has named it; empty: by lot."""
        self.deck = tuple([card.count if players == 5 or not card.five_players_only else 0 for card in self.box.cards])
        """Copies of each card that are shuffled for this number of players."""
        self.ties_by_lot: bool = options.get(TIED_BIDS.key) == "lot"
        """EME-V8: a tied bid is decided by lot."""
        self.tokens = len(self.box.marked) if options.get(TOKENS.key) == "on" else 0
        """How many goods tokens are laid out; 0 where EME-V7 is not played."""
        self.wild_needs_company: bool = rulings.wild_needs_company
        self.neutral_on_start: bool = rulings.neutral_on_start
        self.coins_break_ties: bool = rulings.coins_break_ties and is_retail and not is_full
        """EME-V6: coins, armies and regions decide between equal points."""

    def names(self) -> dict[str, str | Message]:
        box = self.box
        regions = box.map
        names: dict[str, str | Message] = dict(zip(regions.ids, regions.names, strict=True))
        names.update(zip(regions.continent_ids, regions.continent_names, strict=True))
        names.update(zip(box.good_ids, box.good_names, strict=True))
        names.update([(card.id, card.words) for card in box.cards])
        return names

    def asks_youngest(self) -> bool:
        """EME-B3, V5: whether anything at this table goes by the order of EME-B5."""
        return not self.ties_by_lot or self.neutral_armies > 0


@final
class EmpireState(State):
    """Every field is a positional argument: mypy finds the one forgotten in `clone`."""

    def __init__(
        self,
        setup: EmpireSetup,
        agenda: list[Question[Any]],
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
        super().__init__(setup, agenda)
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
            self.setup,
            self.agenda.copy(),
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
        return self.taken[start :: self.setup.players] if self.taken else []

    def are_bids_hidden(self) -> bool:
        """EME-B1: until the last bid is in."""
        return min(self.bids) < 0
