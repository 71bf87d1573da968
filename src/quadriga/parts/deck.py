"""A deck is what nobody has seen: a bag of unseen cards, with a known top or bottom only where a rule makes one.

No shuffled order is kept anywhere; a draw from the bag is a chance move with the counts as weights. Cards are indices into a
catalogue.
"""

from typing import final

from quadriga.kernel.chance import Rng


@final
class Deck:
    """`counts[card]` unseen copies of each card, between a known `top` and a known `bottom` (first to be drawn first)."""

    def __init__(self, counts: list[int], size: int, top: tuple[int, ...] = (), bottom: tuple[int, ...] = ()) -> None:
        self.counts = counts
        self.size = size
        """How many cards are in the bag, known top and bottom not included."""
        self.top = top
        self.bottom = bottom

    def clone(self) -> "Deck":
        """An independent copy."""
        return Deck(self.counts.copy(), self.size, self.top, self.bottom)

    def __len__(self) -> int:
        return self.size + len(self.top) + len(self.bottom)

    def candidates(self) -> list[int]:
        """The cards that the next draw can bring, each once."""
        if self.top:
            return [self.top[0]]
        if self.size:
            return [card for card, count in enumerate(self.counts) if count]
        return list(self.bottom[:1])

    def weights(self) -> list[int]:
        """How likely each candidate is, in the same order."""
        if self.size and not self.top:
            return [count for count in self.counts if count]
        return [1] if self.top or self.bottom else []

    def pick(self, rng: Rng) -> int:
        """The card that a draw brings, at random by the same odds; the deck does not change."""
        if self.top or not self.size:
            return self._known()
        at = rng.below(self.size)
        counts = self.counts
        card = 0
        while at >= counts[card]:
            at -= counts[card]
            card += 1
        return card

    def draw(self, card: int) -> None:
        """Take off the card that chance has drawn, one of the candidates."""
        if self.top:
            self.top = self.top[1:]
        elif self.size:
            self.counts[card] -= 1
            self.size -= 1
        else:
            self._known()
            self.bottom = self.bottom[1:]

    def _known(self) -> int:
        """The next card where no chance is in it."""
        if self.top:
            return self.top[0]
        if not self.bottom:
            raise AssertionError("the deck is empty: nothing can be drawn from it")
        return self.bottom[0]

    def put_on_top(self, card: int) -> None:
        """A card whose face is known comes on top."""
        self.top = (card, *self.top)

    def put_under(self, card: int) -> None:
        """A card whose face is known goes to the bottom."""
        self.bottom = (*self.bottom, card)

    def shuffle_in(self, card: int) -> None:
        """A card is mixed with the unseen ones; what was known of top and bottom is lost with it."""
        for known in (*self.top, *self.bottom, card):
            self.counts[known] += 1
            self.size += 1
        self.top = ()
        self.bottom = ()
