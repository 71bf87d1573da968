"""The bill of a card for one seat: what it requires and the Realm shows, how many Spoils would stand in, which Actions open it.

The view shows it and refusals put it into words, so that no page reckons anything. Where a card lies does not matter here.
"""

from typing import final

from quadriga.games.emporion.data.terms import RESOURCES
from quadriga.games.emporion.rules.counters import allowed_actions
from quadriga.games.emporion.state.state import EmporionState


@final
class Bill:
    """For a seat as if it were to act now."""

    def __init__(self, s: EmporionState, seat: int, card: int) -> None:
        box = s.setup.box
        realm = s.realms[seat]
        self.card = box.cards[card]
        self.requires = realm.requirement(box, card)
        self.shows = realm.awards.copy()
        self.lacks = [max(0, need - shown) for need, shown in zip(self.requires, self.shows, strict=True)]
        self.spoils = realm.shortfall(box, card)
        """How many would be used (EMP-D5, D7)."""
        self.held = realm.spoils_held()
        self.ways = realm.opens[self.card.kind]
        """EMP-D1, D2: the Actions that may add it, a bit for each, whether the counter may move there or not."""
        self.open_ways = self.ways & allowed_actions(s, seat)

    def is_paid(self) -> bool:
        """Whether the Realm and the Spoils give what it takes."""
        return self.spoils <= self.held

    def is_possible(self) -> bool:
        """Whether a card that lies in the Polis, beside it, or reserved can be added."""
        return self.is_paid() and self.open_ways != 0


def actions_in(ways: int) -> list[int]:
    """The Actions of a set of bits."""
    return [action for action in range(RESOURCES) if ways >> action & 1]
