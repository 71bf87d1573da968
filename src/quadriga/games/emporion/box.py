"""What lies in the box: cards and numbers as flat tables, and the action space that they span.

Built once for each component set and number of players, then shared by all states and never changed. Only this game's modules
use it.
"""

from functools import cache
from typing import Final, final

from quadriga.games.emporion.components import CardData, Components, load_components
from quadriga.kernel.components import played_hash
from quadriga.kernel.notation import Move, Space
from quadriga.kernel.seats import COLOURS
from quadriga.kernel.sets import ComponentSets

TRADE: Final = 0
CULTURE: Final = 1
WAR: Final = 2
RESOURCES: Final = 3
WAYS: Final = 1 << RESOURCES
"""So many sets of the three Actions that add cards, a bit for each."""
PRESTIGE: Final = 3
GOODS: Final = 4
KINDS: Final[tuple[str, ...]] = ("trade", "culture", "war", "prestige", "goods")
"""The colours of cards. The first three are History cards, resources and Actions alike; a special card is a Prestige card."""

EXPEDITION: Final = 3
RESERVE: Final = 4
OFF: Final = 5
"""Where a counter stands before its first Action (EMP-S9)."""
ACTIONS: Final[tuple[str, ...]] = ("trade", "culture", "war", "expedition", "reserve")
ALL_ACTIONS: Final = 31
"""A bit for each Action."""

START: Final = 0
HISTORY: Final = 1
DEVELOPMENT: Final = 2
PILES: Final[tuple[str, ...]] = ("start", "history", "development")
"""Where cards come from. The first two are the *lots* of History cards: start cards, and those of the History pile."""

PORT: Final = 4
EMPTY: Final = -1
"""A place of the Port without a card."""
NOBODY: Final = -1


@final
class Card:
    """One face."""

    def __init__(self, data: CardData, index: int) -> None:
        self.id: str = data.id
        self.name: str = data.name
        self.gloss: str = data.gloss
        self.index = index
        self.is_special = data.kind == "special"
        self.is_start: bool = data.start
        self.kind = PRESTIGE if self.is_special else KINDS.index(data.kind)
        self.awards = (int(data.awards.trade), int(data.awards.culture), int(data.awards.war))
        self.requires = (int(data.requires.trade), int(data.requires.culture), int(data.requires.war))
        """Of Goods nothing: what they require grows (EMP-D3)."""
        self.icons: int = data.expedition
        self.has_prestige = "prestige" in data.powers
        self.has_goods = "goods" in data.powers
        scores = data.scores
        self.scores = (
            int(scores.trade), int(scores.culture), int(scores.war), int(scores.prestige), int(scores.goods),
        )  # fmt: skip
        """EMP-E7: points for each card of a kind."""
        self.points: int = data.points
        self.price: int = data.spoils
        """EMP-D5: the Spoils payment of a special card."""
        self.count: int = data.count


@final
class Box:
    """Cards, numbers and moves. Lists here are tables: nobody changes them."""

    def __init__(self, components: Components, players: int) -> None:
        self.players = players
        data = components.cards
        history = ("trade", "culture", "war")
        groups = (
            [card for card in data if card.start],
            [card for card in data if card.kind in history and not card.start],
            [card for kind in ("prestige", "goods") for card in data if card.kind == kind],
            [card for card in data if card.kind == "special"],
        )
        ordered = [card for group in groups for card in group]
        self.cards = [Card(card, index) for index, card in enumerate(ordered)]
        """Start cards, the other History cards, Prestige, Goods, special Prestige: History cards come first everywhere."""
        self.first_of: list[int] = []
        """The index of the first card of each pile, that of the first special card, and that after the last."""
        total = 0
        for group in groups:
            self.first_of.append(total)
            total += len(group)
        self.first_of.append(total)
        self.first_prestige = self.first_of[DEVELOPMENT]
        self.first_special = self.first_of[DEVELOPMENT + 1]
        self.history_cards = sum([card.count for card in self.cards[self.first_of[HISTORY] : self.first_prestige]])
        """Of the History pile before the Port is laid."""
        self.kind_of = [card.kind for card in self.cards]
        self.requires = [need for card in self.cards for need in card.requires]
        """`requires[card * RESOURCES + resource]`."""
        self.price_of = [card.price for card in self.cards]
        self.index_of = {card.id: card.index for card in self.cards}

        self.choice = [self.index_of[key] for key in components.setup.choice]
        self.polis = [self.index_of[key] for key in components.setup.polis]
        self.first_spoils = components.setup.spoils[players]
        self.drachmas: int = components.setup.drachmas
        self.most_sent: int = components.limits.expedition
        self.realm_end: int = components.limits.realm
        self.realm_announced: int = components.limits.announced
        self.goods_price: int = components.goods.first_price
        self.goods_step: int = components.goods.price_step
        # With one more than there are, so that bots can ask what the next one is worth.
        self.goods_worth = _goods_worth(components.goods.sets, self._copies(GOODS) + 1)
        self.reserved_points: int = components.points.reserved
        self.tie = self.index_of[components.points.tie]
        self.counters = tuple([counter.id for counter in components.counters])
        self.counter_names = tuple([counter.name for counter in components.counters])

        self._add_moves()

    def _copies(self, kind: int) -> int:
        return sum([card.count for card in self.cards if card.kind == kind])

    def _add_moves(self) -> None:
        space = Space()
        self.space = space
        add = space.add
        cards = self.cards
        plain = cards[: self.first_special]
        self.choose = [add("choose", key, (f"counter:{key}",), index) for index, key in enumerate(self.counters)]
        self.take = [add("take", cards[card].id, (f"start:{cards[card].id}",), card) for card in self.choice]
        added: list[list[Move]] = []
        brought: list[list[Move]] = []
        for action in range(RESOURCES):
            gate = f"action:{ACTIONS[action]}"
            added.append(
                [
                    add(
                        "add",
                        f"{card.id} by {ACTIONS[action]}",
                        (gate, f"{'special' if card.is_special else 'polis'}:{card.id}"),
                        card.index,
                        action,
                    )
                    for card in cards
                ]
            )
            brought.append(
                [
                    add("bring", f"{card.id} by {ACTIONS[action]}", (gate, f"reserved:{card.id}"), card.index, action)
                    for card in plain
                ]
            )
        self.add_ways = _ways(added)
        """`add_ways[card * WAYS + actions]`: from the Polis, or a special card from beside it, by each of the Actions."""
        self.bring_ways = _ways(brought)
        """The same for a card that is reserved."""
        places = [[place for place in range(PORT) if mask >> place & 1] for mask in range(1 << PORT)]
        sail = [
            add(
                "sail",
                " ".join([str(place + 1) for place in chosen]),
                ("action:expedition", *[f"port:{place + 1}" for place in chosen]),
                mask,
                len(chosen),
            )
            for mask, chosen in enumerate(places)
            if mask
        ]
        self.sail = [_sailings(sail, lying, number) for lying in range(1 << PORT) for number in range(PORT + 1)]
        """`sail[lying * (PORT + 1) + number]`: the ways to send so many of the cards that lie in the Port, a bit for each."""
        self.refill = [add("refill", str(number), (f"refill:{number}",), number) for number in range(1, PORT)]
        """`refill[number - 1]`: so many cards from the History pile, the others from the Development pile."""
        self.reserve = [add("reserve", str(place + 1), ("action:reserve", f"port:{place + 1}"), place) for place in range(PORT)]
        self.discard = [add("discard", card.id, (f"reserved:{card.id}",), card.index) for card in plain]
        self.pass_on = add("pass", "", ("pass",))
        self.lot = [add("lot", COLOURS[seat], (COLOURS[seat],), seat) for seat in range(self.players)]
        self.draw = [add("draw", card.id, (f"draw:{card.id}",), card.index) for card in plain]
        self.give_back = [add("return", PILES[lot], (f"return:{PILES[lot]}",), lot) for lot in (START, HISTORY)]

    def card_named(self, card_id: str) -> Card:
        """The card of that id; raises KeyError if there is none."""
        return self.cards[self.index_of[card_id]]


def _ways(moves: list[list[Move]]) -> list[tuple[Move, ...]]:
    """For each card and each set of Actions the moves of that card; `moves[action][card]`."""
    return [
        tuple([moves[action][card] for action in range(RESOURCES) if ways >> action & 1])
        for card in range(len(moves[0]))
        for ways in range(WAYS)
    ]


def _sailings(sail: list[Move], lying: int, number: int) -> tuple[Move, ...]:
    return tuple([move for move in sail if move.b == number and move.a & ~lying == 0])


def _goods_worth(sets: tuple[int, ...], most: int) -> list[int]:
    """EMP-E6: points for so many Goods, in sets; the next one after a full set starts a new one."""
    full = len(sets)
    return [goods // full * sets[-1] + (sets[goods % full - 1] if goods % full else 0) for goods in range(most + 1)]


SETS: Final = ComponentSets(load_components, played_hash)


@cache
def open_box(key: str, players: int) -> Box:
    """The box of a kept set: always the same object, so that moves can be compared with `is`."""
    return Box(SETS.find(key), players)
