"""Empire cards and Districts at the size of the table, and Empire cards on the plots of a city.

`f-<card>` is the face, 93 × 77. On a plot, 93 × 46, lies `p-<card>`; a damaged card is the ground `damaged` with `d-<card>`,
name and banners, on it; where plots are low, 24, `n-<card>`, the name, lies on `plot-low` or `damaged-low`. `sheet` calls it.
"""

from typing import Final

from quadriga.faces.ids import Ids
from quadriga.faces.palette import BONE, GLAZES, INK, VELLUM
from quadriga.faces.svg import el, group, num, use, words
from quadriga.games.ancient_world.faces import lettering, pictures, signs
from quadriga.games.ancient_world.faces.looks import picture_of, tribe_look
from quadriga.games.ancient_world.faces.signs import Room
from quadriga.games.ancient_world.faces.stock import District, Empire, Stock

WIDTH: Final = 93.0
HEIGHT: Final = 77.0
PLOT: Final = 46.0
LOW: Final = 24.0
BOX: Final = f"0 0 {num(WIDTH)} {num(HEIGHT)}"
PLOT_BOX: Final = f"0 0 {num(WIDTH)} {num(PLOT)}"
LOW_BOX: Final = f"0 0 {num(WIDTH)} {num(LOW)}"

NAME: Final = (13.5, 13.0)
"""The sizes of names, the second if the first is too large."""
NAME_ROOM: Final = 86.0
PLOT_NAME_ROOM: Final = 83.0
FLOOR: Final = 27.8
BANNER_X: Final = 6.0
BANNER_STEP: Final = 14.0
PLOT_BANNER_STEP: Final = 12.0
PLOT_BANNERS_END: Final = 88.0
PRICE_Y: Final = 13.2
PRICE_END: Final = 88.0

CITIZEN_AT: Final = (88.0, 4.0)
"""The middle of a citizen who stands on a plot, over its corner, where he hides least of the name."""

DISTRICT: Final = "district"
NOBODY: Final = "none"
DISTRICT_GROUND: Final = "#f1f3dc"
DISTRICT_WASH: Final = "#c9d3ae"
DAMAGED: Final = "#cbb78f"
CRACK: Final = "M1 22l11 2 7-3 9 3 10-2 7 3 11-4 9 3 8-3 10 2 9-2"
LOW_CRACK: Final = "M1 20l11 2 7-2 9 2 10-2 7 2 11-2 9 2 8-2 10 2 9-2"
"""Between the name and what stands below it."""
HATCH: Final = "M2 30L30 2M2 44L44 2M16 45L59 2M30 45L73 2M44 45L87 2M58 45L91 12M72 45L91 26"
LOW_HATCH: Final = "M2 16L16 2M4 22L24 2M16 23L37 2M30 23L51 2M44 23L65 2M58 23L79 2M72 23L91 4M86 23L91 18"


# ------------------------------------------------------------------------------------------------ grounds


def tribe_of(card: Empire) -> str:
    """The tribe whose wash a card's picture has."""
    return card.banners[0] if card.banners else NOBODY


def etching(ids: Ids) -> str:
    """The engraved sky and the hill of a picture."""
    lines = "".join(f"M4 {num(6.2 + 3.2 * index)}h85" for index in range(5))
    return group(
        el("path", d=lines, stroke=INK, stroke_opacity=0.18, stroke_width=0.6),
        el("path", d="M4 29v-6q14-7 30-2t30-3 25 2v9z", fill=INK, opacity=0.11),
        id=f"{ids.own}etching",
    )


def _frame(height: float, fill: str = VELLUM, edge: str = INK, width: float = 0.8, opacity: float | None = 0.67) -> str:
    return el(
        "rect",
        x=0.5,
        y=0.5,
        width=WIDTH - 1,
        height=height - 1,
        rx=5,
        fill=fill,
        stroke=edge,
        stroke_opacity=opacity,
        stroke_width=width,
    )


def ground(tribe: str, ids: Ids) -> str:
    """A card with an empty picture in the wash of a tribe, of nobody, or of a District."""
    if tribe == DISTRICT:
        frame, wash = _frame(HEIGHT, DISTRICT_GROUND, GLAZES[2], 1.6, None), DISTRICT_WASH
    else:
        frame, wash = _frame(HEIGHT), BONE if tribe == NOBODY else tribe_look(tribe).wash
    return group(frame, el("path", d="M4 4h85v25H4z", fill=wash), use(f"{ids.own}etching"), id=f"{ids.own}e-{tribe}")


def plot(name: str) -> str:
    """The ground of a plot with a card on it: `plot`, `plot-low`, `damaged`, `damaged-low`."""
    is_low = name.endswith("-low")
    height = LOW if is_low else PLOT
    if name.startswith("plot"):
        return _frame(height)
    return (
        _frame(height, DAMAGED)
        + el("path", d=LOW_HATCH if is_low else HATCH, stroke=INK, stroke_opacity=0.22, stroke_width=0.9)
        + el("path", d=LOW_CRACK if is_low else CRACK, fill="none", stroke=INK, stroke_width=1.4, stroke_linejoin="round")
        + ("" if is_low else words("damaged", 7, 37.5, 13, text_anchor="start", font_style="italic", fill=INK))
    )


PLOTS: Final = {"plot": PLOT_BOX, "plot-low": LOW_BOX, "damaged": PLOT_BOX, "damaged-low": LOW_BOX}
"""The grounds of plots with their boxes."""


# ------------------------------------------------------------------------------------------------ faces


def _name(name: str) -> str:
    """The name in the middle of a face, on one line or two."""
    told = lettering.lines(name, NAME[0], NAME_ROOM)
    heights = (48.0,) if len(told) == 1 else (41.4, 54.0)
    return "".join(lettering.line(line, WIDTH / 2, y, NAME, NAME_ROOM) for line, y in zip(told, heights, strict=True))


def face(card: Empire, ids: Ids) -> str:
    """An Empire card."""
    shown = picture_of(card.id, "empire")
    price, price_left = signs.price(card.coins, card.knowledge, PRICE_END, PRICE_Y, ids)
    left = BANNER_X + BANNER_STEP * len(card.banners)
    if pictures.is_wide(shown):
        tinted = tribe_look(tribe_of(card)).glaze
        picture = group(use(f"{ids.own}i-{shown[0].name}", x=4, y=48, width=85, height=25), color=tinted, opacity=0.25)
    else:
        picture = group(pictures.small(shown, left, price_left - 0.5, FLOOR, ids), color=INK)
    return (
        use(f"{ids.own}e-{tribe_of(card)}")
        + picture
        + signs.banners(card.banners, BANNER_X, 0.2, BANNER_STEP, ids)
        + price
        + _name(card.name)
        + signs.placed(card.run, Room(4, WIDTH - 4, 66.3), ids)
    )


def district(card: District, stock: Stock, ids: Ids) -> str:
    """A District: green, with its two prices."""
    numbers = dict(stock.numbers)
    coins, _ = signs.price(numbers["expand_coins"], 0, PRICE_END, PRICE_Y, ids)
    scrolls, left = signs.price(0, numbers["expand_knowledge"], 53.5, PRICE_Y, ids)
    return (
        use(f"{ids.own}e-{DISTRICT}")
        + group(pictures.small(picture_of(card.id, "district"), 6, left, FLOOR, ids), color=INK)
        + scrolls
        + words("or", 61.5, 17.6, 13, fill=INK, font_weight=500)
        + coins
        + _name(card.name)
        + signs.placed(card.run, Room(4, WIDTH - 4, 66.3), ids)
    )


def name_layer(card: Empire) -> str:
    """The name on a plot."""
    return lettering.line(card.name, 7, 16.5, NAME, PLOT_NAME_ROOM, text_anchor="start")


def lasting_layer(card: Empire, ids: Ids) -> str:
    """What stays when a card is damaged: its name, and its banners, which count again at the end (TAW-T10)."""
    left = PLOT_BANNERS_END - PLOT_BANNER_STEP * len(card.banners)
    hung = signs.banners(card.banners, left, 22.4, PLOT_BANNER_STEP, ids)
    return use(f"{ids.shown}n-{card.id}", width=WIDTH, height=LOW) + hung


def on_plot(card: Empire, ids: Ids) -> str:
    """A card on its plot: name, abilities, banners."""
    right = PLOT_BANNERS_END - PLOT_BANNER_STEP * len(card.banners) - 1
    return (
        use(f"{ids.shown}plot", width=WIDTH, height=PLOT)
        + use(f"{ids.shown}d-{card.id}", width=WIDTH, height=PLOT)
        + signs.placed(card.run, Room(5.5, right, 32, anchor=0), ids)
    )
