"""What lies in the box: cards and numbers as flat tables, and the action space that they span.

Built once for each component set and number of players, then shared by all states and never changed. Only this game's modules
use it.
"""

from functools import cache
from typing import Final, final

from quadriga.games.emporion.data.components import CardData, Components, load_components
from quadriga.games.emporion.data.moves import (
    AddCard,
    ChooseCounter,
    DiscardCard,
    DrawCard,
    DrawLot,
    Pass,
    RefillPort,
    ReserveCard,
    ReturnSpoils,
    SendCards,
    TakeStart,
)
from quadriga.games.emporion.data.terms import DEVELOPMENT, GOODS, HISTORY, KINDS, PORT, PRESTIGE, RESOURCES, START, WAYS
from quadriga.kernel.components import played_hash
from quadriga.kernel.notation import Move, Space
from quadriga.kernel.sets import ComponentSets


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

    def source(self) -> str:
        """Where it lies until somebody adds it."""
        return "special" if self.is_special else "polis"

    def rule(self) -> str:
        """The rule by which it is added."""
        if self.is_special:
            return "EMP-D5"
        if self.kind == GOODS:
            return "EMP-D3"
        return "EMP-D2" if self.kind == PRESTIGE else "EMP-D1"


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
        self.ids = [card.id for card in self.cards]
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
        put = space.put
        cards = self.cards
        plain = cards[: self.first_special]
        self.choose: list[Move] = [put(ChooseCounter(index, key)) for index, key in enumerate(self.counters)]
        self.take: list[Move] = [put(TakeStart(card, cards[card].id)) for card in self.choice]
        added: list[list[Move]] = []
        brought: list[list[Move]] = []
        for action in range(RESOURCES):
            added.append([put(AddCard(card.index, card.id, action, card.source())) for card in cards])
            brought.append([put(AddCard(card.index, card.id, action, "reserved")) for card in plain])
        self.add_ways = _ways(added)
        """`add_ways[card * WAYS + actions]`: from the Polis, or a special card from beside it, by each of the Actions."""
        self.bring_ways = _ways(brought)
        """The same for a card that is reserved."""
        places = [[place for place in range(PORT) if mask >> place & 1] for mask in range(1 << PORT)]
        send = [put(SendCards(mask, chosen)) for mask, chosen in enumerate(places) if mask]
        self.send = [_expeditions(send, lying, number) for lying in range(1 << PORT) for number in range(PORT + 1)]
        """`send[lying * (PORT + 1) + number]`: the ways to send so many of the cards that lie in the Port, a bit for each."""
        self.refill: list[Move] = [put(RefillPort(number)) for number in range(1, PORT)]
        """`refill[number - 1]`: so many cards from the History pile, the others from the Development pile."""
        self.reserve = [put(ReserveCard(place)) for place in range(PORT)]
        self.discard = [put(DiscardCard(card.index, card.id)) for card in plain]
        self.pass_on = put(Pass())
        self.lot: list[Move] = [put(DrawLot(seat)) for seat in range(self.players)]
        self.draw: list[Move] = [put(DrawCard(card.index, card.id)) for card in plain]
        self.give_back: list[Move] = [put(ReturnSpoils(lot)) for lot in (START, HISTORY)]

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


def _expeditions(send: list[SendCards], lying: int, number: int) -> tuple[Move, ...]:
    return tuple([move for move in send if move.cards == number and move.places & ~lying == 0])


def _goods_worth(sets: tuple[int, ...], most: int) -> list[int]:
    """EMP-E6: points for so many Goods, in sets; the next one after a full set starts a new one."""
    full = len(sets)
    return [goods // full * sets[-1] + (sets[goods % full - 1] if goods % full else 0) for goods in range(most + 1)]


SETS: Final = ComponentSets(load_components, played_hash)


@cache
def open_box(key: str, players: int) -> Box:
    """The box of a kept set: always the same object, so that moves can be compared with `is`."""
    return Box(SETS.find(key), players)
