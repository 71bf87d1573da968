"""A row of face-up cards whose places have prices: a card is taken, the rest slide left, new cards come in on the right."""

from typing import Final, final

GAP: Final = -1
"""The place of a card that was taken and not yet closed by a slide."""


@final
class Market:
    """`cards` from the left, as indices into a catalogue; `prices` belong to the places and never move."""

    def __init__(self, prices: tuple[int, ...], cards: list[int]) -> None:
        self.prices = prices
        self.cards = cards

    def clone(self) -> "Market":
        """An independent copy."""
        return Market(self.prices, self.cards.copy())

    def take(self, place: int) -> int:
        """Take the card of a place; its place stays empty until `slide`."""
        card = self.cards[place]
        self.cards[place] = GAP
        return card

    def slide(self) -> None:
        """Close the gaps towards the left."""
        while GAP in self.cards:
            self.cards.remove(GAP)

    def add(self, card: int) -> None:
        """A new card at the right end."""
        self.cards.append(card)

    def has_room(self) -> bool:
        """Whether a place at the right end is free."""
        return len(self.cards) < len(self.prices)
