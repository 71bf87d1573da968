"""What can happen in Founders of the Empire, in the past tense. Tiles, resources and craftsmen by their ids, spaces as
`column,row`, corners by the nearest and leftmost of their four spaces."""
# not compiled: msgspec structs at the edge

import msgspec

from quadriga.kernel.events import Event


class FirstPlayerDrawn(Event, frozen=True):
    """FOE-S0: the lot has named the first player."""

    seat: int


class VictoryTileRevealed(Event, frozen=True):
    """FOE-S1."""

    tile: str


class NatureTileRevealed(Event, frozen=True):
    """FOE-S2: a tile to draft."""

    tile: str


class TileTaken(Event, frozen=True):
    """FOE-S2: in the draft."""

    seat: int
    tile: str


class NationFounded(Event, frozen=True):
    """FOE-S3: the first two tiles lie side by side; the first at 0,0."""

    seat: int
    first: str
    second: str
    space: str
    """Of the second."""


class RowCleared(Event, frozen=True):
    """FOE-O2: a full row left the game."""

    seat: int
    back: str
    tiles: tuple[str, ...]


class StackOpened(Event, frozen=True):
    """FOE-O1: a seat has chosen the stack; the tile comes next. The round is counted from 1."""

    seat: int
    back: str
    round: int


class TileOpened(Event, frozen=True):
    """FOE-S4, O1: a tile came into its row; seat None during the set-up."""

    seat: int | None
    back: str
    tile: str


class TokenKept(Event, frozen=True):
    """FOE-K1: no token was played."""

    seat: int


class TilePillaged(Event, frozen=True):
    """FOE-W1."""

    seat: int
    owner: int
    space: str
    tile: str
    craftsman: str | None = None
    """FOE-W3: the one that is covered."""


class ResourceBought(Event, frozen=True):
    """FOE-M1."""

    seat: int
    owner: int
    space: str
    tile: str
    resource: str


class TilesUnited(Event, frozen=True):
    """FOE-G1 to G3: a carriage came to a corner; `spaces` are all that are united with it now, `tiles` what lies there."""

    seat: int
    corner: str
    spaces: tuple[str, ...]
    tiles: tuple[str, ...]


class CraftsmanEmployed(Event, frozen=True):
    """FOE-A2."""

    seat: int
    craftsman: str
    space: str
    tile: str


class Service(msgspec.Struct, frozen=True):
    """One need and what served it: a space of one's own nation and the tile on it, or None for the bought resource."""

    resource: str
    space: str | None
    by_carriage: bool
    tile: str | None


class TileAdded(Event, frozen=True):
    """FOE-D1 to D4: with the tiles that it shares a side with, equal ones once, and what served each of its needs."""

    seat: int
    tile: str
    back: str
    space: str
    beside: tuple[str, ...]
    services: tuple[Service, ...] = ()


class TileSwapped(Event, frozen=True):
    """FOE-D9, D10: a tile came in the place of another; a coin on the old one went to the hand, other tokens left the game."""

    seat: int
    tile: str
    space: str
    old: str
    services: tuple[Service, ...] = ()
    took_coin: bool = False
    lost_war: bool = False
    lost_craftsman: str | None = None


class NothingFitted(Event, frozen=True):
    """FOE-D8: no face-up tile could be added, so a nature tile is drawn."""

    seat: int


class NatureTileDrawn(Event, frozen=True):
    """FOE-D8."""

    seat: int
    tile: str


class NothingAdded(Event, frozen=True):
    """FOE-D8: nothing could be added, or only by a swap that the seat did not want."""

    seat: int


class TokenReceived(Event, frozen=True):
    """FOE-D6, A1: for a city tile; of the craftsmen it says which."""

    seat: int
    token: str
    craftsman: str | None = None


class PileEmpty(Event, frozen=True):
    """FOE-D6: no token of that kind was left."""

    seat: int
    token: str


class CoinsCollected(Event, frozen=True):
    """FOE-M6, M8: coins on a seat's tiles went to its hand."""

    seat: int
    spaces: tuple[str, ...]


class TurnEnded(Event, frozen=True):
    """FOE-T1: without a proposal to end the game."""

    seat: int


class EndProposed(Event, frozen=True):
    """FOE-E3."""

    seat: int


class EndAnswered(Event, frozen=True):
    """FOE-E3: a seat has agreed to the end, or refused it."""

    seat: int
    agrees: bool


class GameEnded(Event, frozen=True):
    """FOE-E1 to E4: which ending, and the points, seat by seat."""

    ending: str
    scores: tuple[int, ...]
