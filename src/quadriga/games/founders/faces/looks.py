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
from quadriga.games.founders.data.components import TileData

T = TypeVar("T")

Level = Literal["basic", "village", "city"]
Laid = Literal["field", "course", "wave"]

LEVELS: Final[dict[str, Level]] = {"nature": "basic", "village": "village", "city": "city"}
"""The level of a resource is that of the tiles that make it."""

OWN: Final = "own"
"""The glaze that every tile has for itself."""
OWN_COLOURS: Final = ("#2f6399", "#7a426e", "#35796a", "#5d7d35", "#c28f2c", "#8a3245")

VICTORY_SCENES: Final = ("altar", "temple", "great_temple")
"""The picture of a victory tile without a scene of its own, by its points."""

PLAIN_COLOURS: Final = ("#6a543d", "#35796a", "#5c4a7a", "#8a3b52", "#4a6078", "#6d5a1e")
"""For resources that nobody has drawn."""


class KindLook(Struct, frozen=True, forbid_unknown_fields=True):
    frame: str
    pattern: Literal["triangles", "checks", "meander", "lozenges"]
    trim: str
    ground: str
    pale: str
    sign: str
    scene: str


class Look(Struct, frozen=True, forbid_unknown_fields=True):
    """A plaque or a token. One without an icon shows an initial instead."""

    colour: str
    icon: str = ""
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
    laid: Laid = "field"
    upright: bool = False
    fine: bool = False


class Scenes(Struct, frozen=True, forbid_unknown_fields=True):
    """`scenes.toml`."""

    glazes: dict[str, str]
    scenes: dict[str, tuple[Shape, ...]]


@cache
def looks() -> Looks:
    """All looks but the pictures."""
    return _read("looks.toml", Looks)


@cache
def scenes() -> Scenes:
    """All pictures."""
    return _read("scenes.toml", Scenes)


def _read(name: str, kind: type[T]) -> T:
    text = resources.files("quadriga.games.founders.faces").joinpath(name).read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), kind)


def scene_of(tile: TileData) -> str:
    """The picture of a tile: its own, that of the longest scene that its id begins with, or one that fits its kind."""
    own = [name for name in scenes().scenes if f"{tile.id}_".startswith(f"{name}_")]
    if own:
        return max(own, key=len)
    if tile.kind == "victory":
        return VICTORY_SCENES[max(1, min(tile.points, len(VICTORY_SCENES))) - 1]
    return looks().kinds[tile.kind].scene


def own_colour(tile: TileData) -> str | None:
    """What tells a tile's picture from others of its scene; None if the scene has no place for it."""
    if all(shape.glaze != OWN for shape in scenes().scenes[scene_of(tile)]):
        return None
    return OWN_COLOURS[crc32(tile.id.encode()) % len(OWN_COLOURS)]


def god_of(tile: TileData) -> str:
    """The icon in the gold disc of a victory tile; that of the kind if its god has none."""
    _, _, god = tile.id.rpartition("_")
    return looks().gods.get(god, looks().kinds[tile.kind].sign)


def resource_look(resource: str) -> Look:
    """Colour and icon of a resource's plaque."""
    plain = PLAIN_COLOURS[crc32(resource.encode()) % len(PLAIN_COLOURS)]
    return looks().resources.get(resource) or Look(colour=plain)


def levels(tiles: tuple[TileData, ...]) -> dict[str, Level]:
    """The level of each resource that is made: that of the first kind of tile that makes it."""
    found: dict[str, Level] = {}
    for kind, level in LEVELS.items():
        for tile in tiles:
            if tile.kind == kind:
                for resource in tile.makes:
                    found.setdefault(resource, level)
    return found
