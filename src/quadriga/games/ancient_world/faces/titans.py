"""Titans at the size of the table, 100 × 196: a scene with something human for scale, banners, name, shield, and what it gives.

`f-<titan>` is the face. Scenes are data (`scenes.toml`), 92 × 100. `sheet`, `full` and `vignette` call it.
"""

from collections.abc import Iterable
from typing import Final

from quadriga.faces.ids import Ids
from quadriga.faces.palette import INK, PARCHMENT, SEPIA, VELLUM
from quadriga.faces.svg import SERIF, el, group, num, use, words
from quadriga.games.ancient_world.faces import lettering, signs
from quadriga.games.ancient_world.faces.lettering import DISPLAY
from quadriga.games.ancient_world.faces.looks import Etch, Fill, Flat, Icon, Line, Part, Sky, scene_of, scenes
from quadriga.games.ancient_world.faces.signs import Room
from quadriga.games.ancient_world.faces.stock import Titan

WIDTH: Final = 100.0
HEIGHT: Final = 196.0
BOX: Final = f"0 0 {num(WIDTH)} {num(HEIGHT)}"
SCENE: Final = (92.0, 100.0)
SCENE_BOX: Final = "0 0 92 100"

NAME: Final = (14.0, 13.0)
SHIELD: Final = "M8 146.5h40v22c0 11-10 18-20 22.5-10-4.5-20-11.5-20-22.5z"
SHIELD_SIGN: Final = 12.5


def _colour(name: str) -> str:
    return scenes().glazes.get(name, name)


def draw(parts: Iterable[Part], ids: Ids, width: float = SCENE[0], height: float = SCENE[1]) -> str:
    """The parts of a scene, one over the other from the back."""
    return "".join(_part(part, ids, width, height) for part in parts)


def _part(part: Part, ids: Ids, width: float, height: float) -> str:
    match part:
        case Sky(colour):
            ground = el("path", d=f"M0 0h{num(width)}v{num(height)}H0z", fill=_colour(colour))
            return ground + use(f"{ids.own}sky")
        case Fill(colour, path):
            return el("path", d=path, fill=_colour(colour), stroke=INK, stroke_width=0.8, stroke_linejoin="round")
        case Flat(colour, path):
            return el("path", d=path, fill=_colour(colour))
        case Etch(path):
            return el("path", d=path, fill="none", stroke=INK, stroke_opacity=0.35, stroke_width=0.7)
        case Line(colour, stroke_width, path):
            ends = {"stroke_linecap": "round", "stroke_linejoin": "round"}
            return el("path", d=path, fill="none", stroke=_colour(colour), stroke_width=stroke_width, **ends)
        case Icon(name, x, y, size, colour, is_mirrored):
            flipped = f"matrix(-1 0 0 1 {num(2 * x)} 0)" if is_mirrored else None
            return signs.icon(name, x - size / 2, y - size / 2, size, ids, _colour(colour), transform=flipped)


def sky(ids: Ids) -> str:
    """The engraved lines of a sky; longer than a scene, for the vignette."""
    lines = "".join(f"M0 {num(3.0 + 4 * index)}h228" for index in range(21))
    return el("path", d=lines, stroke=INK, stroke_opacity=0.17, stroke_width=0.6, id=f"{ids.own}sky")


def scene(name: str, ids: Ids) -> str:
    """The symbol of a scene, which cuts off what reaches beyond its edges."""
    parts = scenes().titans.get(name, scenes().plain)
    return el("symbol", draw(parts, ids), id=f"{ids.own}t-{name}", viewBox=SCENE_BOX)


def ground(ids: Ids) -> str:
    """The card but for its scene, with an empty shield."""
    return group(
        el("rect", x=0.5, y=0.5, width=99, height=195, rx=5, fill=VELLUM, stroke=INK, stroke_opacity=0.67, stroke_width=0.8),
        el("path", d="M10 141.5h80", stroke=SEPIA, stroke_opacity=0.5, stroke_width=0.8),
        id=f"{ids.own}titan",
    )


def shield(has_arrows: bool, ids: Ids) -> str:
    """The shield with what counts against it: swords, or swords and arrows."""
    y = 170.0
    shown = (("sword", 14.5), ("arrow", 29.0)) if has_arrows else (("sword", 28 - SHIELD_SIGN / 2),)
    return group(
        el("path", d=SHIELD, fill=INK, stroke=VELLUM),
        *(signs.sign(key, x, y, SHIELD_SIGN, ids, PARCHMENT) for key, x in shown),
        id=shield_id(has_arrows, ids),
    )


def shield_id(has_arrows: bool, ids: Ids) -> str:
    """The id of a shield."""
    return f"{ids.own}shield" + ("-arrows" if has_arrows else "")


def defence(titan: Titan, ids: Ids) -> str:
    """The shield with the number."""
    return use(shield_id(titan.has_arrows, ids)) + words(
        str(titan.defence), 28, 167.3, 21, font_family=SERIF, font_weight=700, fill=VELLUM
    )


def face(titan: Titan, ids: Ids) -> str:
    """A Titan."""
    told = lettering.lines(titan.name, NAME[0], 0, DISPLAY)
    heights = (128.0,) if len(told) == 1 else (120.0, 135.0)
    return (
        use(f"{ids.own}titan")
        + use(f"{ids.own}t-{scene_of(titan.id)}", x=4, y=4, width=SCENE[0], height=SCENE[1])
        + el("rect", x=4, y=4, width=92, height=100, rx=1.5, fill="none", stroke=SEPIA, stroke_width=0.8)
        + signs.banners(titan.banners, 8, 0.2, 17, ids, 1.18)
        + "".join(lettering.line(line, 50, y, NAME, 90, DISPLAY) for line, y in zip(told, heights, strict=True))
        + defence(titan, ids)
        + signs.placed(titan.capacity, Room(56, 96, 157 if titan.gives else 168, 1.2, 0), ids)
        + signs.placed(titan.gives, Room(56, 96, 180, 1.2, 0), ids)
    )
