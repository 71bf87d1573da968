"""The icons of the whole application, by their meaning. Faces draw with them, and the web build makes a sheet of them.

They come from game-icons (CC BY 3.0) and are not ours to keep here: `tools/icons.py` takes those that `icons.toml` names out of
the package and writes `icons.json` beside this module, which the repository ignores.
"""

import json
import tomllib
from difflib import get_close_matches
from functools import cache
from importlib import resources
from typing import Any, Final

from quadriga.faces import svg
from quadriga.faces.errors import FaceError, UnknownFace

CREDIT: Final = "Icons by the authors of game-icons, CC BY 3.0"
SIZE: Final = 128
"""The side of the square that every icon fills."""


FACES_ONLY: Final = "faces"
"""The table of `icons.toml` whose icons are not on the page's sheet."""


SIGNS: Final = ("gods", "abilities", "cities")
"""The tables among them whose icons are small signs on a tile or a card."""


@cache
def meanings() -> dict[str, str]:
    """All meanings, each with the name that its icon has in the package."""
    tables = _tables()
    inner = tables.pop(FACES_ONLY)
    return {meaning: name for table in (*tables.values(), *inner.values()) for meaning, name in table.items()}


@cache
def small_meanings() -> frozenset[str]:
    """The meanings that are only ever drawn as small signs, and so with fewer points."""
    inner = _tables()[FACES_ONLY]
    return frozenset(meaning for table in SIGNS for meaning in inner[table])


@cache
def page_meanings() -> tuple[str, ...]:
    """The meanings that the page itself shows; faces bring what they need besides."""
    return tuple(meaning for key, table in _tables().items() if key != FACES_ONLY for meaning in table)


def _tables() -> dict[str, Any]:
    return tomllib.loads(resources.files("quadriga.faces").joinpath("icons.toml").read_text(encoding="utf-8"))


@cache
def _bodies() -> dict[str, str]:
    file = resources.files("quadriga.faces").joinpath("icons.json")
    try:
        bodies: dict[str, str] = json.loads(file.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise FaceError("the icons are not here yet: run `make web`, or `python -m tools.icons path/to/icons.json`") from None
    return bodies


def icon(meaning: str) -> str:
    """The markup of an icon in a square of 128, in the current colour."""
    if meaning not in meanings():
        near = get_close_matches(meaning, meanings(), n=3)
        raise UnknownFace(f"there is no icon for {meaning!r}" + (f"; there is {', '.join(near)}" if near else ""))
    if meaning not in _bodies():
        raise FaceError(f"the icon for {meaning!r} is not among those taken from the package: run `make web` again")
    return _bodies()[meaning]


def symbol(meaning: str, prefix: str = "icon-") -> str:
    """An icon as a symbol of its own viewBox, `icon-coin` for instance; faces put their own prefix."""
    return svg.el("symbol", icon(meaning), id=f"{prefix}{meaning}", viewBox=f"0 0 {SIZE} {SIZE}")


def sprite() -> str:
    """The icons of the page as one SVG sprite with the symbols `icon-<meaning>`: the web page inlines it once."""
    return svg.sheet(svg.el("desc", CREDIT), *(symbol(meaning) for meaning in page_meanings()))


def place(meaning: str, x: float, y: float, size: float, colour: str, prefix: str) -> str:
    """An icon among the symbols of a face, centred on a point."""
    return svg.use(f"{prefix}{meaning}", x=x - size / 2, y=y - size / 2, width=size, height=size, color=colour)


def draw(meaning: str, x: float, y: float, size: float, colour: str) -> str:
    """An icon written out where it is used, centred on a point: for a face that has it only once."""
    return svg.el("g", icon(meaning), transform=svg.at(x - size / 2, y - size / 2, size / SIZE), color=colour)
