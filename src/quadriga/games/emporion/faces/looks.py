"""The looks of the game's things, read from `looks.toml` and `friezes.toml`, with a fitting picture for a card that has none.

All other modules of this package ask here; so a component set with cards of its own is drawn, too.
"""

import tomllib
from functools import cache
from importlib import resources
from typing import Final, Literal, TypeVar

import msgspec
from msgspec import Struct

from quadriga.faces.palette import VELLUM
from quadriga.games.emporion.faces.stock import Card

T = TypeVar("T")

Backdrop = Literal["waves", "downs", "crags", "acropolis"]


class ColourLook(Struct, frozen=True, forbid_unknown_fields=True):
    """A colour of cards."""

    glaze: str
    edge: str
    pale: str
    hill: str
    figure: str
    backdrop: Backdrop
    sign: str
    ink: str = VELLUM


class GateLook(Struct, frozen=True, forbid_unknown_fields=True):
    glaze: str
    sign: str


class BackLook(Struct, frozen=True, forbid_unknown_fields=True):
    ground: str
    trim: str
    sign: str
    pattern: Literal["meander", "lozenges"]


class LotLook(Struct, frozen=True, forbid_unknown_fields=True):
    """Paths: what is drawn in fine lines, and trees."""

    lines: str
    trees: str


class Looks(Struct, frozen=True, forbid_unknown_fields=True):
    """`looks.toml`."""

    colours: dict[str, ColourLook]
    gates: dict[str, GateLook]
    powers: dict[str, str]
    backs: dict[str, BackLook]
    lots: dict[str, LotLook]


FEET: Final = 123.0
"""Where most icons end below, in their square of 128."""


class Figure(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """A silhouette of a frieze: an icon, where its middle stands, how large it is, and whether it looks the other way."""

    icon: str
    x: float
    size: float
    is_mirrored: bool = False


class Friezes(Struct, frozen=True, forbid_unknown_fields=True):
    """`friezes.toml`."""

    feet: dict[str, float]
    plain: dict[str, tuple[Figure, ...]]
    cards: dict[str, tuple[Figure, ...]]


@cache
def looks() -> Looks:
    """All looks but the pictures."""
    return _read("looks.toml", Looks)


@cache
def friezes() -> Friezes:
    """All pictures."""
    return _read("friezes.toml", Friezes)


def _read(name: str, kind: type[T]) -> T:
    text = resources.files("quadriga.games.emporion.faces").joinpath(name).read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), kind)


def look_of(card: Card) -> ColourLook:
    """The look of a card's colour."""
    return looks().colours[card.colour]


def frieze_of(card: Card) -> tuple[Figure, ...]:
    """The figures of a card, the one that stands for it first; those of its colour if nobody has drawn it."""
    return friezes().cards.get(card.id) or friezes().plain[card.colour]


def feet(icon: str) -> float:
    """Where an icon ends below."""
    return friezes().feet.get(icon, FEET)
