"""The pieces: armies alone and in stacks, cities, coins, goods tokens, the shapes and emblems of the seats.

All symbols are drawn around the point where the piece stands, so `<use href="#army-0" x="188" y="64"/>` puts one there; `BOXES`
says how far they reach. They have no viewBox of their own. On a stack the page writes the number (see `SeatLook.numeral`).
"""

from functools import cache
from typing import Final

from quadriga.faces import icons
from quadriga.faces.palette import GLAZES, INK, ON_GLAZE, SHADES, STONE, STONE_SHADE, VELLUM
from quadriga.faces.shapes import NOBODY, shape
from quadriga.faces.svg import Value, at, el, group, sheet, use, words

PITCH: Final = 30.0
RADIUS: Final = 11.0
LAYER: Final = 2.2
"""The side of one counter in a stack."""
LIFT: Final = 3.2
"""The side under the topmost, which shows a little more."""
LAYERS: Final = 4
"""A stack of more armies is drawn as one of four."""
TOP: Final = -1.0
"""The middle of a single army's upper face, above the point where it stands."""

ALL: Final = (*GLAZES, STONE)
ALL_SHADES: Final = (*SHADES, STONE_SHADE)
ALL_INKS: Final = (*ON_GLAZE, VELLUM)
EMBLEMS: Final = ("amphora", "trireme", "wreath", "temple", "horse")

BOXES: Final = {
    "army": (-15.0, -22.0, 31.0, 37.0),
    "city": (-12.0, -15.0, 26.0, 31.0),
    "shape": (-8.0, -8.0, 16.0, 16.0),
    "emblem": (-22.0, -22.0, 47.0, 47.0),
    "coin": (-11.0, -11.0, 22.0, 23.0),
    "token": (-9.5, -9.5, 19.0, 20.0),
}

HELMET: Final = (11.5, 13.5, 13.5, 13.5, 13.0, 12.5)
"""The size of the helmet on each shape."""
SINK: Final = (2.6, 0.4, 0.4, 0.4, 0.9, 0.0)
"""How far below the middle of each shape its weight lies."""
RIM: Final = (0.25, 0.0, 0.0, 0.0, 0.1, 0.0)
"""The fine line inside the edge follows the weight a little."""
PREFIX: Final = "eme-p-"

TOWER: Final = "M-9 12L-8-6H-10V-13H-5.6V-10H-2.2V-13H2.2V-10H5.6V-13H10V-6H8L9 12Z"


def who(seat: int) -> str:
    """The last part of a symbol's id."""
    return "grey" if seat == NOBODY else str(seat)


def top(layers: int) -> float:
    """The middle of the upper face of a stack."""
    return TOP - LAYER * (layers - 1)


def numerals(seat: int) -> tuple[float, ...]:
    """The base line of the number on stacks of one to four layers."""
    return tuple(round(top(layers) + SINK[seat] + 4.8, 1) for layers in range(1, LAYERS + 1))


@cache
def pieces(tokens: tuple[tuple[str, str], ...] = ()) -> str:
    """The face `pieces`: a sheet of symbols; `tokens` are the goods that lie on the board, each with its glaze (EME-V7)."""
    everybody = range(len(ALL))
    seats = range(len(GLAZES))
    return sheet(
        el("desc", icons.CREDIT),
        stock(tuple(everybody), PREFIX),
        *(icons.symbol(name, PREFIX) for name in (*EMBLEMS, *(good for good, _ in tokens))),
        *(
            _symbol(f"army-{who(seat)}" + (f"-{layers}" if layers > 1 else ""), army(seat, layers, PREFIX))
            for seat in everybody
            for layers in range(1, LAYERS + 1)
        ),
        *(_symbol(f"city-{seat}", city(seat)) for seat in seats),
        *(_symbol(f"shape-{who(seat)}", _badge(seat)) for seat in everybody),
        *(_symbol(f"emblem-{seat}", emblem(seat)) for seat in seats),
        _symbol("coin", coin()),
        _symbol("coin-none", el("circle", r=9.5, fill=VELLUM, stroke="#5b3d0e", stroke_width=1.2, stroke_dasharray="2.4 1.8")),
        *(_symbol(f"token-{good}", token(good, glaze)) for good, glaze in tokens),
    )


def _symbol(name: str, *parts: str) -> str:
    return el("symbol", *parts, id=name, overflow="visible")


def stock(seats: tuple[int, ...], prefix: str) -> str:
    """What armies are put together from: the helmet, and for each seat a side and an upper face."""
    rim: dict[str, Value] = {"stroke": VELLUM, "stroke_opacity": 0.38, "stroke_width": 0.9, "fill": "none"}
    parts = [icons.symbol("army", prefix)]
    for seat in seats:
        side = shape(seat, RADIUS, fill=ALL_SHADES[seat], stroke=INK, stroke_width=0.9, id=f"{prefix}side-{who(seat)}")
        face = shape(seat, RADIUS, fill=ALL[seat], stroke=INK)
        parts += [side, group(face, shape(seat, RADIUS * 0.78, RIM[seat], **rim), id=f"{prefix}top-{who(seat)}")]
    return el("defs", *parts)


def army(seat: int, layers: int, prefix: str) -> str:
    """An army alone with its helmet, or a stack of several for a number, around the point where it stands."""
    ground = TOP + LIFT
    parts = [el("ellipse", cx=1.5, cy=10.1, rx=12.4, ry=6, fill=INK, opacity=0.28)]
    parts += [use(f"{prefix}side-{who(seat)}", y=ground - LAYER * layer) for layer in range(layers)]
    parts.append(use(f"{prefix}top-{who(seat)}", y=top(layers)))
    if layers == 1:
        parts.append(icons.place("army", 0, TOP + SINK[seat], HELMET[seat], ALL_INKS[seat], prefix))
    return "".join(parts)


def stack(seat: int, armies: int, x: float, y: float, prefix: str) -> str:
    """Armies as a page puts them on the board, number and all."""
    layers = min(armies, LAYERS)
    number = words(str(armies), 0, numerals(seat)[layers - 1], 15, font_weight=800, fill=ALL_INKS[seat])
    return group(army(seat, layers, prefix), number if armies > 1 else "", transform=at(x, y))


def city(seat: int) -> str:
    """A tower with the seat's shape, in what can be read on its glaze."""
    return (
        el("ellipse", cx=2, cy=12, rx=12, ry=4, fill=INK, opacity=0.28)
        + el("path", d=TOWER, fill=SHADES[seat], transform="translate(1.6 1.4)")
        + el("path", d=TOWER, fill=GLAZES[seat], stroke=INK)
        + el("path", d="M-8-6H8", stroke=VELLUM, stroke_opacity=0.45)
        + shape(seat, 4.6, 2.6, fill=ON_GLAZE[seat])
    )


def _badge(seat: int) -> str:
    return shape(seat, 5.6, fill=ALL[seat], stroke=INK, stroke_width=0.8)


def emblem(seat: int) -> str:
    """The medallion of a player's plate: their emblem on their glaze, with their shape on a badge."""
    return group(
        el("circle", r=20.5, fill=GLAZES[seat], stroke=INK),
        el("circle", r=17.8, fill="none", stroke=ON_GLAZE[seat], stroke_opacity=0.5),
        icons.place(EMBLEMS[seat], 0, 0, 25, ON_GLAZE[seat], PREFIX),
        group(
            el("circle", r=8.5, fill=VELLUM, stroke=INK, stroke_width=0.9),
            shape(seat, 4.6, fill=GLAZES[seat]),
            transform="translate(15.5 15)",
        ),
    )


def token(good: str, glaze: str) -> str:
    """A goods token: the good on a square tile, so that it is taken neither for a coin nor for an army."""
    tile: dict[str, Value] = {"x": -8.5, "width": 17, "height": 17, "rx": 4}
    return (
        el("rect", y=-7.1, **tile, fill=INK, opacity=0.35)
        + el("rect", y=-8.5, **tile, fill=VELLUM, stroke=glaze, stroke_width=1.8)
        + icons.place(good, 0, 0, 13, glaze, PREFIX)
    )


def coin() -> str:
    """A coin, for a number to be written on."""
    return (
        el("circle", cy=1.5, r=9.5, fill="#6d4a12")
        + el("circle", r=9.5, fill="#dcae4d", stroke="#5b3d0e")
        + el("circle", r=6.9, fill="none", stroke="#8a6118", stroke_width=0.8, stroke_dasharray="1.6 1.3")
    )
