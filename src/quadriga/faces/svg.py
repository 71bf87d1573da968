"""A small writer of SVG: elements, numbers and outlines as short text. All faces are written with it.

It has no tree: markup is text, so a drawing is the join of its parts. Colours and sizes are presentation attributes; there is
neither `style` nor a style sheet in any face, since the page that embeds them allows none.
"""

from collections.abc import Iterable, Sequence
from html import escape
from typing import Final

Point = tuple[float, float]
Value = str | float | None

SERIF: Final = "Cinzel, serif"
SANS: Final = "Alegreya Sans, sans-serif"

NAMESPACE: Final = "http://www.w3.org/2000/svg"


def num(value: float, digits: int = 2) -> str:
    """A number as short as it can be written: `.5`, `-3`, `12.25`."""
    text = f"{value:.{digits}f}"
    if "." in text:
        text = text.rstrip("0").rstrip(".")
    if text in ("-0", "0", ""):
        return "0"
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def el(tag: str, *children: str, **attributes: Value) -> str:
    """An element. `stroke_width=2` becomes `stroke-width="2"`, `class_` becomes `class`; None leaves an attribute out."""
    opened = tag + "".join(
        f' {name.rstrip("_").replace("_", "-")}="{_value(value)}"' for name, value in attributes.items() if value is not None
    )
    inner = "".join(children)
    return f"<{opened}>{inner}</{tag}>" if inner else f"<{opened}/>"


def _value(value: str | float) -> str:
    return escape(value) if isinstance(value, str) else num(value)


def words(text: str, x: float, y: float, size: float, **attributes: Value) -> str:
    """A line of text, centred on x unless `text_anchor` says otherwise."""
    attributes = {"text_anchor": "middle", "font_family": SANS, **attributes}
    if any(letter.isdigit() for letter in text):
        attributes["font_variant"] = "lining-nums tabular-nums"  # the type has figures with descenders of its own accord
    return el("text", escape(text, quote=False), x=x, y=y, font_size=size, **attributes)


def use(target: str, **attributes: Value) -> str:
    """A reference to an element by its id."""
    return el("use", href=f"#{target}", **attributes)


def group(*children: str, **attributes: Value) -> str:
    """A group; one without children is written open and shut, so that a page can fill it."""
    opened = el("g", **attributes).removesuffix("/>")
    return f"{opened}>{''.join(children)}</g>"


def document(box: tuple[float, float, float, float], *children: str, **attributes: Value) -> str:
    """A whole SVG document that shows `box`: x, y, width, height."""
    _, _, width, height = box
    view = " ".join(num(value) for value in box)
    return el("svg", *children, xmlns=NAMESPACE, viewBox=view, width=width, height=height, **attributes)


def sheet(*children: str) -> str:
    """A document of symbols that shows nothing itself; it may be inlined hidden, and its symbols used all over the page."""
    return el("svg", *children, xmlns=NAMESPACE, width=0, height=0, aria_hidden="true")


def at(x: float, y: float, scale: float = 1) -> str:
    """A transform to a place."""
    moved = f"translate({num(x)} {num(y)})"
    return moved if scale == 1 else f"{moved} scale({num(scale, 4)})"


def polyline(points: Sequence[Point], closed: bool = False) -> str:
    """The path data of a line through points, to a tenth of a pixel, with each step relative to the last."""
    tenths = [(round(x * 10), round(y * 10)) for x, y in points]
    x, y = tenths[0]
    parts = [f"M{_join((num(x / 10, 1), num(y / 10, 1)))}l"]
    steps = []
    for next_x, next_y in tenths[1:]:
        if (next_x, next_y) != (x, y):
            steps += [num((next_x - x) / 10, 1), num((next_y - y) / 10, 1)]
            x, y = next_x, next_y
    parts.append(_join(steps))
    return "".join(parts) + ("z" if closed else "")


def _join(numbers: Iterable[str]) -> str:
    """Numbers with no more between them than SVG needs: a minus and a second point separate by themselves."""
    out: list[str] = []
    last = ""
    for number in numbers:
        if last and not number.startswith("-") and not (number.startswith(".") and "." in last):
            out.append(" ")
        out.append(number)
        last = number
    return "".join(out)
