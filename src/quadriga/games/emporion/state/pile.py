"""The History pile: nobody knows a face in it, but everybody knows which lot lies where.

Face-down cards of one lot are exchangeable wherever they lie, in the pile, among the Spoils or out of the game: so their faces
stand nowhere, and a card that is turned up is drawn from all unseen cards of its lot (`EmporionState.unseen`). What matters of
the pile is only the order of the lots, since start cards come into it as returned Spoils (EMP-P2, P3).
"""

from typing import final

from quadriga.games.emporion.data.terms import HISTORY, START


@final
class HistoryPile:
    """`top` cards of the History lot, then `under`, the rest from top to bottom, which is empty or begins with a start card.

    So equal piles are equal, however the cards came there.
    """

    def __init__(self, top: int, under: list[int]) -> None:
        self.top = top
        self.under = under

    def clone(self) -> "HistoryPile":
        return HistoryPile(self.top, self.under.copy())

    def size(self) -> int:
        """All cards in it, whether it counts as empty or not."""
        return self.top + len(self.under)

    def next_lot(self) -> int:
        """The lot of the top card."""
        return HISTORY if self.top else START

    def take(self) -> int:
        """Take off the top card; its lot."""
        if self.top:
            self.top -= 1
            return HISTORY
        under = self.under
        lot = under.pop(0)
        while under and under[0] == HISTORY:
            under.pop(0)
            self.top += 1
        return lot

    def put_under(self, lot: int) -> None:
        """EMP-P2: a card goes to the bottom, unseen."""
        if lot == HISTORY and not self.under:
            self.top += 1
        else:
            self.under.append(lot)
