"""The looks of the game's things, read from `looks.toml` and `scenes.toml`, with a fitting default for what they do not list.

All other modules of this package ask here; so a component set with tiles, resources or gods of its own is drawn, too.
"""

import tomllib
from functools import cache
from importlib import resources
from typing import Final, Literal, TypeVar
from zlib import crc32

import msgspec
from msgspec import Struct

from quadriga.faces.palette import VELLUM
from quadriga.games.founders.components import Components, TileData

T = TypeVar("T")


class KindLook(Struct, frozen=True, forbid_unknown_fields=True):
    frame: str
    pattern: Literal["triangles", "checks", "meander", "lozenges"]
    trim: str
    ground: str
    pale: str
    sign: str
    scene: str


class Look(Struct, frozen=True, forbid_unknown_fields=True):
    """A plaque or a token: `icon` is empty for what nobody has drawn, which shows its initial instead."""

    colour: str
    icon: str
    ink: str = VELLUM
    edge: str = ""


class Looks(Struct, frozen=True, forbid_unknown_fields=True):
    """`looks.toml`."""

    kinds: dict[str, KindLook]
    resources: dict[str, Look]
    tokens: dict[str, Look]
    gods: dict[str, str]


class Shape(Struct, frozen=True, forbid_unknown_fields=True):
    """A flat shape in a square of 200, and how its stones lie."""

    glaze: str
    path: str
    laid: Literal["field", "course", "wave"] = "field"
    upright: bool = False
    fine: bool = False


class Scenes(Struct, frozen=True, forbid_unknown_fields=True):
    """`scenes.toml`."""

    glazes: dict[str, str]
    scenes: dict[str, tuple[Shape, ...]]


@cache
def looks() -> Looks:
    return _read("looks.toml", Looks)


@cache
def scenes() -> Scenes:
    return _read("scenes.toml", Scenes)


def _read(name: str, kind: type[T]) -> T:
    text = resources.files("quadriga.faces.founders").joinpath(name).read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), kind)
