"""What lies in the box: one board and one deck as the rules code wants them, and the action space that they span.

Built once for each component set, board and deck, then shared by all states and never changed. Only this game's modules use it.
"""

from functools import cache
from typing import Final, final

from quadriga.games.eight_minute_empire.components import (
    BoardData,
    CardData,
    DeckData,
    load_components,
)
from quadriga.games.eight_minute_empire.components_check import TOKENS_EACH
from quadriga.kernel.components import former_hashes, played_hash
from quadriga.kernel.notation import Move, Space
from quadriga.kernel.seats import COLOURS
from quadriga.kernel.sets import ComponentSets
from quadriga.parts.regions import Regions

WILD: Final = "wild"
NEUTRAL: Final = "grey"
"""The word for the third colour of EME-V5."""

PLACE: Final = 0
MOVE: Final = 1
SAIL: Final = 2
CITY: Final = 3
DESTROY: Final = 4
KINDS: Final[tuple[str, ...]] = ("place", "move", "sail", "city", "destroy")

SINGLE: Final = 0
OR: Final = 1
AND: Final = 2


@final
class Card:
    """One face of the deck."""

    def __init__(self, data: CardData, index: int, good: int) -> None:
        self.id: str = data.id
        self.index = index
        self.good = good
        """Index of its good; a wild card has the index after the last good."""
        self.goods: int = data.goods
        self.kinds = tuple([KINDS.index(part.kind) for part in data.parts])
        self.numbers = tuple([int(part.n) for part in data.parts])
        self.join = SINGLE if not data.join else OR if data.join == "or" else AND
        self.count: int = data.count
        self.five_players_only: bool = data.five_players_only


@final
class Box:
    """Board, deck and moves. Lists here are tables: nobody changes them."""

    def __init__(self, board: BoardData, deck: DeckData, prices: tuple[int, ...], most_coins: int) -> None:
        self.map = _regions(board)
        self.start = self.map.index(board.start)
        self.marked = tuple([self.map.index(region) for region in board.marked])
        """Regions for goods tokens (EME-V7)."""
        self.prices = prices
        self.good_ids = tuple([good.key for good in deck.goods])
        self.good_names = tuple([good.name for good in deck.goods])
        self.good_sets = tuple([tuple(good.sets) for good in deck.goods])
        self.wild = len(self.good_ids)
        self.goods = self.wild + 1
        """How many counters of goods a seat has, wild included."""
        self.worth = [_worth(good.sets, _symbols(deck) + TOKENS_EACH) for good in deck.goods]
        """`worth[good][symbols]` points (EME-E5), as far as the deck and the tokens have symbols."""
        self.cards = [Card(data, index, self._good(data.good)) for index, data in enumerate(deck.cards)]

        regions = self.map
        size = regions.size
        ids = regions.ids
        seats = range(len(COLOURS))
        self.space = Space()
        add = self.space.add
        self.bid = [add("bid", str(coins), (f"coins-{coins}",), coins) for coins in range(most_coins + 1)]
        self.first = [add("first", COLOURS[seat], (COLOURS[seat],), seat) for seat in seats]
        self.take = [add("take", str(place + 1), (f"row-{place + 1}",), place) for place in range(len(prices))]
        self.part = [add("do", kind, (f"do-{kind}",), index) for index, kind in enumerate(KINDS)]
        self.stop = add("stop", "", ("stop",))
        self.place = [add("place", ids[r], (ids[r],), r) for r in range(size)]
        self.march: list[tuple[Move, ...]] = []
        self.sail: list[tuple[Move, ...]] = []
        for r in range(size):
            land = tuple([add("move", f"{ids[r]}>{ids[q]}", (ids[r], ids[q]), r, q) for q in regions.by_land[r]])
            sea = tuple([add("move", f"{ids[r]}>{ids[q]}", (ids[r], ids[q]), r, q) for q in regions.by_sea[r]])
            self.march.append(land)
            self.sail.append(land + sea)
        self.city = [add("city", ids[r], (ids[r],), r) for r in range(size)]
        self.destroy = [
            [add("destroy", f"{owner} {ids[r]}", (ids[r], owner), r, seat) for r in range(size)]
            for seat, owner in enumerate((*COLOURS, NEUTRAL))
        ]
        """`destroy[owner][region]`; the third colour comes last, whatever the number of players."""
        self.settle = [add("settle", ids[r], (ids[r],), r) for r in range(size)]
        self.draw = [add("draw", card.id, (card.id,), card.index) for card in self.cards]
        self.lot = [add("lot", COLOURS[seat], (COLOURS[seat],), seat) for seat in seats]
        # Last, so that all other moves keep the numbers that they had before there were tokens.
        self.token = [add("token", good, (good,), index) for index, good in enumerate(self.good_ids)]

    def _good(self, good: str) -> int:
        return self.wild if good == WILD else self.good_ids.index(good)


def _regions(board: BoardData) -> Regions:
    ids = [region.id for region in board.regions]
    continents = [continent.key for continent in board.continents]
    return Regions(
        ids,
        [region.name for region in board.regions],
        continents,
        [continent.name for continent in board.continents],
        [continents.index(region.continent) for region in board.regions],
        [(ids.index(a), ids.index(b)) for a, b in board.land],
        [(ids.index(a), ids.index(b)) for a, b in board.sea],
    )


def _symbols(deck: DeckData) -> int:
    return sum(card.goods * card.count for card in deck.cards)


def _worth(sets: tuple[tuple[int, int], ...], most: int) -> list[int]:
    """EME-E5: the highest set size reached counts; below the first nothing, beyond the last the last value."""
    return [max([points for cards, points in sets if cards <= symbols], default=0) for symbols in range(most + 1)]


SETS: Final = ComponentSets(load_components, played_hash, former_hashes)


@cache
def open_box(key: str, board: str, deck: str) -> Box:
    """The box of a kept set: always the same object, so that moves can be compared with `is`."""
    components = SETS.find(key)
    return Box(components.boards[board], components.decks[deck], components.row.prices, components.pieces.coins)
