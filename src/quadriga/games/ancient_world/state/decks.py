"""The decks of Empire cards and Districts: what nobody has seen, and what only some have.

No order is kept but where a rule makes one. A stored card that was drawn from the deck is known to its owner alone; for others
it is any unseen card of its *lot*. A lot is all that was shuffled together: Empire A, Empire B, and each one remade from
the discards, which lay face up. Everybody sees which lot a card is drawn from (TAW-B9a).
"""

from typing import Final, final

from quadriga.games.ancient_world.data.box import Box
from quadriga.games.ancient_world.data.terms import DECK_A, EMPTY
from quadriga.games.ancient_world.state.pile import without
from quadriga.kernel.chance import Rng

SEEN: Final = -1
"""The lot of a stored card that everybody has seen: it came from the row."""


@final
class EmpireDeck:
    """The Empire cards in use, A or B; cards are counted from `base`, the first of that letter."""

    def __init__(
        self,
        base: int,
        counts: list[int],
        size: int,
        discards: list[int],
        lot: int,
        left: tuple[int, ...],
        left_lot: int,
    ) -> None:
        self.base = base
        self.counts = counts
        """How many of each are in the deck."""
        self.size = size
        self.discards = discards
        """How many of each lie face up in the discards."""
        self.lot = lot
        """The number of the lot that the deck is, from 0 on."""
        self.left = left
        """TAW-R2: the A cards that left the game unseen in round 4, in rising order; SECRET as far as they could be somebody's
        stored cards."""
        self.left_lot = left_lot
        """Their lot."""

    def clone(self) -> "EmpireDeck":
        return EmpireDeck(self.base, self.counts.copy(), self.size, self.discards.copy(), self.lot, self.left, self.left_lot)

    def is_in_use(self, card: int) -> bool:
        """Whether a card is one of this letter."""
        return self.base <= card < self.base + len(self.counts)

    def reach(self) -> int:
        """How many cards can be drawn, by remaking the deck if need be."""
        return self.size + sum(self.discards)

    def candidates(self) -> list[int]:
        """What a draw can bring, each once."""
        return [self.base + index for index, count in enumerate(self.counts) if count]

    def weights(self) -> list[int]:
        """How likely each candidate is, in the same order."""
        return [count for count in self.counts if count]

    def pick(self, rng: Rng) -> int:
        """A card at random by the same odds; the deck does not change."""
        at = rng.below(self.size)
        counts = self.counts
        index = 0
        while at >= counts[index]:
            at -= counts[index]
            index += 1
        return self.base + index

    def draw(self, card: int) -> None:
        """Take off the card that chance has drawn."""
        self.counts[card - self.base] -= 1
        self.size -= 1

    def discard(self, card: int) -> None:
        """Face up onto the discards; a card of the letter that is out of use leaves the game (TAW-R2)."""
        if self.is_in_use(card):
            self.discards[card - self.base] += 1

    def remake(self) -> int:
        """TAW-R2: the discards become the deck, a lot of its own; how many cards that are."""
        number = sum(self.discards)
        if number:
            self.counts = self.discards
            self.discards = [0] * len(self.counts)
            self.size = number
            self.lot += 1
        return number


def second_deck(box: Box, first: EmpireDeck) -> EmpireDeck:
    """TAW-R1, R2: Empire B; all A cards that lie in the deck or the discards leave the game."""
    counts = [card.copies for card in box.empire[box.first_b : box.first_start]]
    left = tuple([first.base + index for index, count in enumerate(first.counts) for _ in range(count)])
    return EmpireDeck(box.first_b, counts, sum(counts), [0] * len(counts), first.lot + 1, left, first.lot)


def letter_of(deck: EmpireDeck) -> int:
    """DECK_A or DECK_B."""
    return DECK_A if deck.base == 0 else DECK_A + 1


@final
class DistrictDeck:
    """The Districts: the face-up one, what nobody knows, and those under it, which some know (TAW-V1). It never changes:
    another takes its place."""

    def __init__(self, top: int, bag: tuple[int, ...], under: tuple[int, ...], known: tuple[int, ...]) -> None:
        self.top = top
        """Face up; EMPTY: none is left, or none is turned up yet."""
        self.bag = bag
        """What nobody knows, in rising order."""
        self.under = under
        """SECRET as far as `known` says: the cards below the bag, the upper one first."""
        self.known = known
        """For each of them who knows it: a bit for each seat, and one more for everybody else at the table."""

    def size(self) -> int:
        """All cards, the face-up one too."""
        return len(self.bag) + len(self.under) + (0 if self.top == EMPTY else 1)

    def has_next(self) -> bool:
        """Whether a card lies below the face-up one."""
        return len(self.bag) + len(self.under) > 0

    def candidates(self) -> list[int]:
        """What the next card can be, each once."""
        if not self.bag:
            return list(self.under[:1])
        found: list[int] = []
        for card in self.bag:
            if not found or found[-1] != card:
                found.append(card)
        return found

    def weights(self) -> list[int]:
        """How likely each candidate is, in the same order."""
        return [self.bag.count(card) for card in self.candidates()] if self.bag else [1] * len(self.under[:1])

    def pick(self, rng: Rng) -> int:
        """The next card at random by the same odds."""
        return self.bag[rng.below(len(self.bag))] if self.bag else self.under[0]

    def knowers(self) -> int:
        """Who knows the next card."""
        return 0 if self.bag else self.known[0]

    def drawn(self, card: int) -> "DistrictDeck":
        """Without the next card."""
        if self.bag:
            return DistrictDeck(self.top, without(self.bag, card), self.under, self.known)
        return DistrictDeck(self.top, (), self.under[1:], self.known[1:])

    def with_top(self, card: int) -> "DistrictDeck":
        """Another card face up, or none."""
        return DistrictDeck(card, self.bag, self.under, self.known)

    def put_under(self, cards: tuple[int, ...], known: tuple[int, ...]) -> "DistrictDeck":
        """TAW-V1: cards go under the deck in this order."""
        return DistrictDeck(self.top, self.bag, self.under + cards, self.known + known)
