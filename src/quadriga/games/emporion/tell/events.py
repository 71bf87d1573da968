"""What can happen in Emporion, in the past tense. Cards, counters and Actions by their ids, places of the Port from 1 to 4.

The move of a counter is no event of its own: whatever was done by an Action says which counter came from where. What a turn is
spent on says in which round, from 1 on.
"""
# not compiled: msgspec structs at the edge

from quadriga.kernel.events import Event


class FirstPlayerDrawn(Event, frozen=True):
    """EMP-S1: the lot has named the first player."""

    seat: int


class StartCardTaken(Event, frozen=True):
    """EMP-S4."""

    seat: int
    card: str


class PolisMade(Event, frozen=True):
    """EMP-S5, S8: so many of each of these cards, and the first Spoils, seat by seat."""

    cards: tuple[str, ...]
    each: int
    spoils: tuple[int, ...]


class CounterChosen(Event, frozen=True):
    """EMP-S9: with two players; the other takes the other one."""

    seat: int
    counter: str


class CardAdded(Event, frozen=True):
    """EMP-D1 to D5: with so many Spoils, which go under the History pile."""

    seat: int
    round: int
    card: str
    source: str
    """Where it lay: polis, special or reserved. From `reserved` its drachma came back."""
    action: str
    counter: str
    left: str | None = None
    """The Action that the counter stood on before."""
    spoils: int = 0


class SpoilsReturned(Event, frozen=True):
    """EMP-P2, D7: which of a seat's Spoils went under the History pile was drawn; `start` of them were start cards."""

    seat: int
    count: int
    start: int


class ExpeditionSent(Event, frozen=True):
    """EMP-X1: cards went from places of the Port to the Polis."""

    seat: int
    round: int
    cards: tuple[str, ...]
    places: tuple[int, ...]
    counter: str
    left: str | None = None


class RefillSplit(Event, frozen=True):
    """EMP-X2: what the seat said, before a card was turned."""

    seat: int
    history: int
    development: int


class PortRefilled(Event, frozen=True):
    """EMP-S3, R2, X2, Y1: a card came to a place of the Port; seat None during the set-up."""

    seat: int | None
    place: int
    card: str
    pile: str
    """history or development."""


class SpoilsTaken(Event, frozen=True):
    """EMP-X3: face down, from the History pile."""

    seat: int
    count: int


class CardReserved(Event, frozen=True):
    """EMP-R1: a card of the Port came to the Realm with a drachma on it."""

    seat: int
    round: int
    card: str
    place: int
    counter: str
    left: str | None = None


class CardDiscarded(Event, frozen=True):
    """EMP-A4: no Action could be carried out, so a reserved card left the game, and its drachma came back."""

    seat: int
    round: int
    card: str


class TurnPassed(Event, frozen=True):
    """EMP-A4: no Action could be carried out, and no card was reserved."""

    seat: int
    round: int


class MandatoryExpedition(Event, frozen=True):
    """EMP-Y1: the Polis had no History card, so the whole Port went to it."""

    seat: int
    cards: tuple[str, ...]
    places: tuple[int, ...]


class SeventeenReached(Event, frozen=True):
    """EMP-E4: announced to all."""

    seat: int
    cards: int


class PileExhausted(Event, frozen=True):
    """EMP-E2: a card was due from the History pile and none was left; it counts as empty from now on."""

    seat: int


class LastRoundBegun(Event, frozen=True):
    """EMP-E1, E2: this round is the last; the reason is the key of the ending."""

    seat: int
    reason: str


class GameEnded(Event, frozen=True):
    """EMP-E3, E5: which ending, and the points, seat by seat."""

    ending: str
    scores: tuple[int, ...]
