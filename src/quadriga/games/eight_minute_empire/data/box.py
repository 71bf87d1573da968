"""What lies in the box: one board and one deck as the rules code wants them, and the action space that they span.

Built once for each component set, board and deck, then shared by all states and never changed. Only this game's modules use it.
"""

from functools import cache
from typing import Final, final

from quadriga.games.eight_minute_empire.data.components import BoardData, CardData, DeckData, load_components
from quadriga.games.eight_minute_empire.data.moves import (
    OWNERS,
    BuildCity,
    ChoosePart,
    DestroyArmy,
    DrawCard,
    DrawLot,
    DrawToken,
    MakeBid,
    MoveArmy,
    NameFirst,
    PlaceArmy,
    SettleArmy,
    Stop,
    TakeCard,
)
from quadriga.games.eight_minute_empire.data.terms import AND, KINDS, OR, SINGLE, TOKENS_EACH, WILD
from quadriga.games.eight_minute_empire.meta import BOARD, DECK
from quadriga.kernel.components import former_hashes, played_hash
from quadriga.kernel.meta import Config
from quadriga.kernel.notation import Move, Space
from quadriga.kernel.seats import COLOURS
from quadriga.kernel.sets import ComponentSets
from quadriga.kernel.words.message import Message
from quadriga.parts.regions import Regions


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
        parts = tuple([part_words(kind, n) for kind, n in zip(self.kinds, self.numbers, strict=True)])
        self.words = Message("card", good=data.good, goods=data.goods, join=data.join, parts=parts)
        """What people call it: `Coal: place 3 armies`."""
        self.count: int = data.count
        self.five_players_only: bool = data.five_players_only

    def number_of(self, kind: int) -> int:
        """How many steps of an action it gives; 0: it does not show that action."""
        return self.numbers[self.kinds.index(kind)] if kind in self.kinds else 0


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
        self.ids = [card.id for card in self.cards]
        self.index_of = {card.id: card.index for card in self.cards}
        self._add_moves(most_coins)

    def _add_moves(self, most_coins: int) -> None:
        regions = self.map
        ids = regions.ids
        seats = range(len(COLOURS))
        self.space = Space()
        put = self.space.put
        self.bid: list[Move] = [put(MakeBid(coins)) for coins in range(most_coins + 1)]
        self.first: list[Move] = [put(NameFirst(seat)) for seat in seats]
        self.take = [put(TakeCard(place)) for place in range(len(self.prices))]
        self.part = [put(ChoosePart(kind)) for kind in range(len(KINDS))]
        self.stop = put(Stop())
        self.place = [put(PlaceArmy(r, key)) for r, key in enumerate(ids)]
        self.march: list[tuple[Move, ...]] = []
        self.sail: list[tuple[Move, ...]] = []
        for r in range(regions.size):
            land = tuple([put(MoveArmy(r, ids[r], q, ids[q])) for q in regions.by_land[r]])
            sea = tuple([put(MoveArmy(r, ids[r], q, ids[q])) for q in regions.by_sea[r]])
            self.march.append(land)
            self.sail.append(land + sea)
        self.city = [put(BuildCity(r, key)) for r, key in enumerate(ids)]
        self.destroy = [[put(DestroyArmy(r, key, owner)) for r, key in enumerate(ids)] for owner in range(len(OWNERS))]
        """`destroy[owner][region]`."""
        self.settle = [put(SettleArmy(r, key)) for r, key in enumerate(ids)]
        self.draw = [put(DrawCard(card.index, card.id)) for card in self.cards]
        self.lot = [put(DrawLot(seat)) for seat in seats]
        # Last, so that all other moves keep the numbers that they had before there were tokens.
        self.token = [put(DrawToken(good, key)) for good, key in enumerate(self.good_ids)]

    def card_named(self, card_id: str) -> Card:
        """The card of that id; raises KeyError if there is none."""
        return self.cards[self.index_of[card_id]]

    def _good(self, good: str) -> int:
        return self.wild if good == WILD else self.good_ids.index(good)


def part_words(kind: int, n: int) -> Message:
    """One action of a card: `move 3 armies`."""
    return Message(f"part-{KINDS[kind]}", n=n)


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


def box_of(config: Config) -> Box:
    """The board and the deck of a table, with its moves."""
    return open_box(config.components, config.options[BOARD.key], config.options[DECK.key])
