"""One nation as the rules code wants it: its tiles with what lies on them, and the seat's hand.

Only this game's modules use it. It is a part of `FoundersState` and knows no rule.
"""

from typing import final

from quadriga.games.founders.data.terms import CARRIAGE, COIN, COIN_BIT, CRAFT_SHIFT, CRAFTSMAN, NOTHING, WAR, WAR_BIT


@final
class Nation:
    """One seat's tiles and tokens. The first three lists go together, tile by tile, in the order of the spaces."""

    def __init__(
        self,
        spaces: list[int],
        tiles: list[int],
        tokens: list[int],
        carriages: tuple[int, ...],
        hand: list[int],
        swapped: tuple[int, ...],
        held: int,
    ) -> None:
        self.spaces = spaces
        """Always rising, so that equal nations are equal whatever was laid first."""
        self.tiles = tiles
        self.tokens = tokens
        """War, coin and craftsman on each tile; 0: it produces what it shows."""
        self.carriages = carriages
        """Each by the nearest and leftmost of its four spaces, rising."""
        self.hand = hand
        """How many of each token, in the order of `terms.TOKENS`, the craftsmen one by one."""
        self.swapped = swapped
        """Tiles face down before the seat (FOE-D9), in the order of the swaps."""
        self.held = held
        """A tile taken and not laid yet: the second of the draft, or the one drawn (FOE-D8)."""

    def clone(self) -> "Nation":
        return Nation(
            self.spaces.copy(),
            self.tiles.copy(),
            self.tokens.copy(),
            self.carriages,
            self.hand.copy(),
            self.swapped,
            self.held,
        )

    def at(self, space: int) -> int:
        """The place in the lists of the tile on that space; NOTHING if it is free."""
        spaces = self.spaces
        for place in range(len(spaces)):
            if spaces[place] >= space:
                return place if spaces[place] == space else NOTHING
        return NOTHING

    def lay(self, space: int, tile: int) -> None:
        """A tile comes to a free space."""
        spaces = self.spaces
        place = 0
        while place < len(spaces) and spaces[place] < space:
            place += 1
        spaces.insert(place, space)
        self.tiles.insert(place, tile)
        self.tokens.insert(place, 0)

    def count_tokens(self, counts: list[int]) -> None:
        """Add the tokens of the hand, on the tiles and at the corners to these counts, which are in the order of a hand."""
        for token, held in enumerate(self.hand):
            counts[token] += held
        for on in self.tokens:
            counts[WAR] += 1 if on & WAR_BIT else 0
            counts[COIN] += 1 if on & COIN_BIT else 0
            if on >> CRAFT_SHIFT:
                counts[CRAFTSMAN + (on >> CRAFT_SHIFT) - 1] += 1
        counts[CARRIAGE] += len(self.carriages)
