"""What can happen in Eight-Minute Empire, in the past tense. Regions, cards and goods by their ids."""
# not compiled: msgspec structs at the edge

from quadriga.kernel.events import Event


class LotDrawn(Event, frozen=True):
    """EME-B5: the next seat from the youngest on."""

    seat: int


class TokenLaid(Event, frozen=True):
    """EME-V7: a goods token was laid on a marked region."""

    region: str
    good: str


class NextGameSetUp(Event, frozen=True):
    """EME-F1: the second or third game begins, with armies on the starting region and coins dealt anew."""

    number: int
    coins: int


class CardDealt(Event, frozen=True):
    """EME-S1, T4: a card came into the row; places count from 1."""

    card: str
    place: int


class ArmySettled(Event, frozen=True):
    """EME-V5: an army of the third colour was placed."""

    seat: int
    region: str


class BidMade(Event, frozen=True):
    """EME-B1: a seat has bid; nobody else knows how much."""

    seat: int


class BidChosen(Event, frozen=True):
    """EME-B1: for the bidder alone."""

    seat: int
    coins: int


class BidsRevealed(Event, frozen=True):
    """EME-B1 to B4, V8: all bids, and who pays."""

    bids: tuple[int, ...]
    winner: int
    tied: bool
    by_lot: bool = False
    """Whether a lot and not the youngest decided the tie."""


class FirstPlayerNamed(Event, frozen=True):
    """EME-B2, V4: who begins, and who said so."""

    seat: int
    by: int


class CardTaken(Event, frozen=True):
    """EME-T2, T3: in a round, counted from 1."""

    seat: int
    card: str
    place: int
    price: int
    round: int


class ActionChosen(Event, frozen=True):
    """EME-V2: the part of a card that is done now."""

    seat: int
    kind: str


class ArmyPlaced(Event, frozen=True):
    """EME-A1."""

    seat: int
    region: str


class ArmyMoved(Event, frozen=True):
    """EME-A2, A3."""

    seat: int
    origin: str
    goal: str


class CityBuilt(Event, frozen=True):
    """EME-A4."""

    seat: int
    region: str


class ArmyDestroyed(Event, frozen=True):
    """EME-A5; owner None is the third colour."""

    seat: int
    owner: int | None
    region: str


class ActionStopped(Event, frozen=True):
    """EME-T5: the rest of an action was left undone."""

    seat: int


class ActionImpossible(Event, frozen=True):
    """EME-C3, V2: nothing was there to do it with."""

    seat: int
    asks: str
    """What could not be begun, in the words of the position format (`place 3`)."""


class GameEnded(Event, frozen=True):
    """EME-E1: the points of this game, seat by seat."""

    scores: tuple[int, ...]
