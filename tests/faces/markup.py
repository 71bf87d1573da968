"""Reading faces back: what a test asks of a drawing, found in the drawing itself and not in the code that made it."""

import re
from collections.abc import Iterator
from functools import cache
from math import hypot
from typing import NamedTuple
from xml.etree import ElementTree

from quadriga.faces.catalogue import Faces, faces_of
from quadriga.faces.svg import NAMESPACE, Point
from quadriga.kernel.game import Game
from quadriga.kernel.meta import Config
from quadriga.kernel.registry import find_game

Element = ElementTree.Element
Ring = list[Point]

NUMBER = re.compile(r"-?(?:\d+\.?\d*|\.\d+)")
REFERENCE = re.compile(r'(?:href="#|url\(#)([^")]+)')


class Table(NamedTuple):
    """A game with the options that its faces hang on."""

    key: str
    options: tuple[tuple[str, str], ...] = ()

    @property
    def game(self) -> Game:
        return find_game(self.key)

    @property
    def faces(self) -> Faces:
        return faces_of(self.game)

    @property
    def config(self) -> Config:
        return self.game.config(4, dict(self.options))

    @property
    def names(self) -> tuple[str, ...]:
        return self.faces.names(self.config)

    def draw(self, name: str) -> str:
        return _drawn(self, name)

    def tree(self, name: str) -> Element:
        return _tree(self, name)


@cache
def _drawn(at: Table, name: str) -> str:
    return at.faces.draw(at.config, name)


@cache
def _tree(at: Table, name: str) -> Element:
    return ElementTree.fromstring(_drawn(at, name))


FOUNDERS = Table("founders")
EMPORION = Table("emporion")
ANCIENT_WORLD = Table("ancient_world")


def empire_table(board: str = "a", deck: str = "strict") -> Table:
    return Table("eight_minute_empire", (("board", board), ("deck", deck)))


def empire() -> Game:
    return empire_table().game


def table(board: str = "a", deck: str = "strict") -> Config:
    return empire_table(board, deck).config


def faces() -> Faces:
    return empire_table().faces


def drawn(name: str, board: str = "a", deck: str = "strict") -> str:
    return empire_table(board, deck).draw(name)


def tree(name: str, board: str = "a", deck: str = "strict") -> Element:
    return empire_table(board, deck).tree(name)


def tag(element: Element) -> str:
    return element.tag.removeprefix(f"{{{NAMESPACE}}}")


def ids(root: Element) -> list[str]:
    return [found for element in root.iter() if (found := element.get("id")) is not None]


def by_id(root: Element, wanted: str) -> Element:
    (found,) = [element for element in root.iter() if element.get("id") == wanted]
    return found


def followed(root: Element, element: Element) -> Iterator[Element]:
    """An element and all within it, references followed."""
    yield element
    if tag(element) == "use":
        yield from followed(root, by_id(root, element.attrib["href"].removeprefix("#")))
    for child in element:
        yield from followed(root, child)


def texts(root: Element, element: Element) -> list[str]:
    """All that can be read in a part of a drawing."""
    return [part.text or "" for part in followed(root, element) if tag(part) == "text"]


def icons(root: Element, element: Element, prefix: str = "eme-i-") -> list[str]:
    """The icons that a part of a drawing shows, by meaning."""
    hrefs = [part.attrib["href"].removeprefix("#") for part in followed(root, element) if tag(part) == "use"]
    return [href.removeprefix(prefix) for href in hrefs if href.startswith(prefix)]


def outline(path: str) -> Ring:
    """The points of a closed outline from its path data."""
    begin, _, steps = path.removeprefix("M").removesuffix("z").partition("l")
    x, y = map(float, NUMBER.findall(begin))
    points = [(x, y)]
    numbers = iter(map(float, NUMBER.findall(steps)))
    for across, down in zip(numbers, numbers, strict=True):
        x, y = x + across, y + down
        points.append((x, y))
    return points


def inside(point: Point, ring: Ring) -> bool:
    """Whether a point lies within an outline (the line to the right crosses it an odd number of times)."""
    x, y = point
    crossings = 0
    for (ax, ay), (bx, by) in zip(ring, ring[1:] + ring[:1], strict=True):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            crossings += 1
    return crossings % 2 == 1


def to_segment(point: Point, a: Point, b: Point) -> float:
    """The distance of a point from a segment."""
    across, down = b[0] - a[0], b[1] - a[1]
    square = across * across + down * down
    t = 0.0 if square == 0 else max(0.0, min(1.0, ((point[0] - a[0]) * across + (point[1] - a[1]) * down) / square))
    return hypot(point[0] - a[0] - t * across, point[1] - a[1] - t * down)


def to_ring(point: Point, ring: Ring) -> float:
    """The distance of a point from an outline."""
    return min(to_segment(point, a, b) for a, b in zip(ring, ring[1:] + ring[:1], strict=True))


def quadratic(path: str, steps: int = 40) -> list[Point]:
    """Points along `M a Q b c`."""
    ax, ay, bx, by, cx, cy = map(float, NUMBER.findall(path))
    points = []
    for step in range(steps + 1):
        t = step / steps
        u = 1 - t
        points.append((u * u * ax + 2 * u * t * bx + t * t * cx, u * u * ay + 2 * u * t * by + t * t * cy))
    return points


def contrast(one: str, other: str) -> float:
    """The contrast of two colours, from 1 to 21."""
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: str) -> float:
    parts = [value / 255 for value in bytes.fromhex(colour.removeprefix("#"))]
    red, green, blue = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def over(colour: str, share: float, ground: str) -> str:
    """What shows when a colour lies thinly on a ground."""
    pairs = zip(bytes.fromhex(colour.removeprefix("#")), bytes.fromhex(ground.removeprefix("#")), strict=True)
    return "#" + bytes(round(a * share + b * (1 - share)) for a, b in pairs).hex()
