"""The looks of the game's things, read from `looks.toml`, `figures.toml` and `scenes.toml`; a card without a picture gets one
that fits.

All other modules of this package ask here; so a component set with cards of its own is drawn, too.
"""

import tomllib
from functools import cache
from importlib import resources
from typing import Final, TypeVar

import msgspec
from msgspec import Struct

from quadriga.faces.palette import BONE, INK, SEPIA, VELLUM

T = TypeVar("T")


class TribeLook(Struct, frozen=True, forbid_unknown_fields=True):
    glaze: str
    wash: str
    charge: str
    ink: str = VELLUM


class SignLook(Struct, frozen=True, forbid_unknown_fields=True):
    icon: str
    colour: str = INK
    width: float = 15.0
    close: float = -2.6


class ActionLook(Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    icon: str
    run: tuple[str, ...]


class BackLook(Struct, frozen=True, forbid_unknown_fields=True):
    ground: str
    trim: str
    sign: str
    says: str


class Looks(Struct, frozen=True, forbid_unknown_fields=True):
    """`looks.toml`."""

    tribes: dict[str, TribeLook]
    signs: dict[str, SignLook]
    effects: dict[str, tuple[str, ...]]
    reactions: dict[str, tuple[str, ...]]
    scores: dict[str, tuple[str, ...]]
    actions: dict[str, ActionLook]
    backs: dict[str, BackLook]


class Drawn(Struct, frozen=True, forbid_unknown_fields=True):
    """A figure of our own, for what no icon shows: what is filled (where it overlaps itself it is open), and what is a line."""

    fill: str = ""
    line: str = ""
    width: float = 4.0
    box: tuple[float, float] = (64.0, 64.0)

    @property
    def aspect(self) -> float:
        return self.box[0] / self.box[1]


FEET: Final = 123.0
"""Where most figures end below, in a square of 128."""


class Figure(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """A silhouette of a picture: an icon or a figure of ours, where its middle stands, how high it is, and whether it looks the
    other way."""

    name: str
    x: float
    size: float
    is_mirrored: bool = False


class Figures(Struct, frozen=True, forbid_unknown_fields=True):
    """`figures.toml`."""

    drawn: dict[str, Drawn]
    feet: dict[str, float]
    plain: dict[str, tuple[Figure, ...]]
    cards: dict[str, tuple[Figure, ...]]


class Fill(Struct, frozen=True, array_like=True, tag="fill", forbid_unknown_fields=True):
    """A flat shape with an ink line around it."""

    colour: str
    path: str


class Flat(Struct, frozen=True, array_like=True, tag="flat", forbid_unknown_fields=True):
    """A flat shape without a line."""

    colour: str
    path: str


class Etch(Struct, frozen=True, array_like=True, tag="etch", forbid_unknown_fields=True):
    """Fine engraved lines."""

    path: str


class Line(Struct, frozen=True, array_like=True, tag="line", forbid_unknown_fields=True):
    """A line with round ends."""

    colour: str
    width: float
    path: str


class Icon(Struct, frozen=True, array_like=True, tag="icon", forbid_unknown_fields=True):
    """A silhouette by the middle of its square."""

    name: str
    x: float
    y: float
    size: float
    colour: str
    is_mirrored: bool = False


class Sky(Struct, frozen=True, array_like=True, tag="sky", forbid_unknown_fields=True):
    """The ground of the picture, with the engraved lines of the sky."""

    colour: str


Part = Fill | Flat | Etch | Line | Icon | Sky


class Scenes(Struct, frozen=True, forbid_unknown_fields=True):
    """`scenes.toml`."""

    glazes: dict[str, str]
    plain: tuple[Part, ...]
    titans: dict[str, tuple[Part, ...]]
    vignette: tuple[Part, ...]


@cache
def looks() -> Looks:
    """All looks but the pictures."""
    return _read("looks.toml", Looks)


@cache
def figures() -> Figures:
    """The pictures of Empire, District and Military cards."""
    return _read("figures.toml", Figures)


@cache
def scenes() -> Scenes:
    """The pictures of the Titans."""
    return _read("scenes.toml", Scenes)


def _read(name: str, kind: type[T]) -> T:
    text = resources.files("quadriga.games.ancient_world.faces").joinpath(name).read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), kind)


PLAIN_TRIBE: Final = TribeLook(glaze=SEPIA, wash=BONE, charge="laurel")
"""For a tribe that nobody has drawn."""


def tribe_look(tribe: str) -> TribeLook:
    """The banner of a tribe."""
    return looks().tribes.get(tribe, PLAIN_TRIBE)


def picture_of(card: str, kind: str) -> tuple[Figure, ...]:
    """The figures of a card, the one that stands for it first; those of its kind if nobody has drawn it."""
    return figures().cards.get(card) or figures().plain[kind]


def scene_of(titan: str) -> str:
    """The name of a Titan's scene."""
    return titan if titan in scenes().titans else "plain"


def feet(figure: str) -> float:
    """Where a figure ends below."""
    return figures().feet.get(figure, FEET)


def aspect(figure: str) -> float:
    """How wide a figure is for its height."""
    drawn = figures().drawn.get(figure)
    return 1.0 if drawn is None else drawn.aspect
