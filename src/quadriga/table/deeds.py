"""Deeds: everything that ever happened at a table, in order. A table is the fold over its deeds and nothing else.

They are what storage keeps, append-only with a unique index, so every race (two clicks, two tabs, two servers) is decided in
one place. Draws of chance are no deeds: they follow from the sealed seed.
"""

import msgspec


class Deed(msgspec.Struct, frozen=True, kw_only=True, tag=True, forbid_unknown_fields=True, omit_defaults=True):
    """The base; `at_ms` is the server's clock, in milliseconds since 1970."""

    at_ms: int
    seat: int


class SatDown(Deed, frozen=True, kw_only=True):
    """A person took an open seat."""

    guest: str
    name: str


class StoodUp(Deed, frozen=True, kw_only=True):
    """A person gave the seat free again, before the game began."""


class BotSeated(Deed, frozen=True, kw_only=True):
    """The host put a bot on an open seat."""

    bot: str


class Carried(Deed, frozen=True, kw_only=True):
    """The seat was carried to another device: another guest holds it now."""

    guest: str
    name: str


class Moved(Deed, frozen=True, kw_only=True):
    """A move of the game; with `hold`, the end of the turn is to be confirmed."""

    move: str
    hold: bool = False


class Confirmed(Deed, frozen=True, kw_only=True):
    """The end of the turn was confirmed."""


class TookBack(Deed, frozen=True, kw_only=True):
    """Own moves taken back, nothing learnt since."""

    moves: int


class AskedBack(Deed, frozen=True, kw_only=True):
    """A seat asked to take its last turn back."""


class AnsweredBack(Deed, frozen=True, kw_only=True):
    """Another agreed, or did not."""

    agrees: bool


class HintAsked(Deed, frozen=True, kw_only=True):
    """A bot was asked for its move; the next move of the seat is marked."""


class Resigned(Deed, frozen=True, kw_only=True):
    """The seat gave the game up."""


class SteppedOut(Deed, frozen=True, kw_only=True):
    """A bot plays for a person who left."""


class CameBack(Deed, frozen=True, kw_only=True):
    """The person is back and has the seat again."""


AnyDeed = (
    SatDown
    | StoodUp
    | BotSeated
    | Carried
    | Moved
    | Confirmed
    | TookBack
    | AskedBack
    | AnsweredBack
    | HintAsked
    | Resigned
    | SteppedOut
    | CameBack
)

_ENCODER = msgspec.json.Encoder()
_DECODER: msgspec.json.Decoder[AnyDeed] = msgspec.json.Decoder(AnyDeed)


def write_deed(deed: AnyDeed) -> str:
    """A deed as storage keeps it."""
    return _ENCODER.encode(deed).decode()


def read_deed(text: str) -> AnyDeed:
    """The deed of a stored text."""
    return _DECODER.decode(text)
