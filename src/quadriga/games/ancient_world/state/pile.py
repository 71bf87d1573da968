"""A pile of Titans: the face-up one, those that somebody has looked at, and those that nobody knows.

A pile never changes: another takes its place. Titans are there once each, so what nobody knows is a set. What Forest Hideout
shows (TAW-K10) lies in order on top of that set: the last who looked knows the order, and everybody who ever saw one of these
cards, as the face-up one or by looking, knows that it is among them.
"""

from typing import final

from quadriga.games.ancient_world.data.terms import EMPTY, NOBODY
from quadriga.kernel.chance import Rng


@final
class Pile:
    """The Titans of one number of stars."""

    def __init__(self, top: int, known: tuple[int, ...], seen: tuple[int, ...], looker: int, bag: tuple[int, ...]) -> None:
        self.top = top
        """Face up; EMPTY: none is left, or none is turned up yet."""
        self.known = known
        """SECRET to all but the looker: the next cards in order."""
        self.seen = seen
        """For each of them who has seen it: a bit for each seat, and one more for everybody else at the table."""
        self.looker = looker
        """Who has put them in this order; NOBODY if there are none."""
        self.bag = bag
        """What nobody has seen, in rising order."""

    def size(self) -> int:
        """All cards, the face-up one too."""
        return len(self.known) + len(self.bag) + (0 if self.top == EMPTY else 1)

    def without_top(self) -> "Pile":
        """The face-up Titan leaves; if the next one is known to somebody it is turned up, else it has to be drawn."""
        if not self.known:
            return Pile(EMPTY, (), (), NOBODY, self.bag)
        rest = self.known[1:]
        return Pile(self.known[0], rest, self.seen[1:], self.looker if rest else NOBODY, self.bag)

    def turned_up(self, titan: int) -> "Pile":
        """A card of the bag comes face up."""
        return Pile(titan, (), (), NOBODY, without(self.bag, titan))

    def looked_at(self, titan: int, looker: int) -> "Pile":
        """A card of the bag is seen by one player and lies below those known before."""
        return Pile(self.top, (*self.known, titan), (*self.seen, 1 << looker), looker, without(self.bag, titan))

    def taken_up(self, looker: int) -> "Pile":
        """Somebody takes all that is known into his hand: he has seen it, and nobody else knows the order any more."""
        return Pile(self.top, self.known, tuple([mask | 1 << looker for mask in self.seen]), looker, self.bag)

    def put_back(self, order: tuple[int, ...], everybody: int) -> "Pile":
        """The face-up card and the known ones in a new order, the first one face up."""
        masks: list[int] = []
        for titan in order[1:]:
            masks.append(everybody if titan == self.top else self.seen[self.known.index(titan)])
        return Pile(order[0], order[1:], tuple(masks), self.looker if masks else NOBODY, self.bag)

    def pick(self, rng: Rng) -> int:
        """One of the bag at random."""
        return self.bag[rng.below(len(self.bag))]


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """All but one copy of a card."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]
