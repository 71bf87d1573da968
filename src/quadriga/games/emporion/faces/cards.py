"""The cards: each at the heights that the table needs, put together from layers that the heights share.

`f-<card>` is the full face, `z-<card>` the frieze of the Polis, `s-<card>` the strip that the next card leaves to see,
`q-<card>` name and price alone, `m-<card>` the slip of a small Realm; `d-<card>` is the foot by itself. `sheet` calls it.
"""

from collections.abc import Iterator
from typing import Final

from quadriga.faces.icons import SIZE
from quadriga.faces.ids import Ids
from quadriga.faces.palette import INK, VELLUM
from quadriga.faces.svg import Value, el, group, num, use, words
from quadriga.games.emporion.faces import grounds, signs
from quadriga.games.emporion.faces.looks import Figure, feet, frieze_of, look_of, looks
from quadriga.games.emporion.faces.signs import SPOILS
from quadriga.games.emporion.faces.stock import Card, Stock

BOXES: Final = {
    "f": (grounds.WIDTH, grounds.FULL),
    "z": (grounds.WIDTH, grounds.FRIEZE),
    "s": (grounds.WIDTH, grounds.UNDER),
    "q": (grounds.WIDTH, grounds.PRICE),
    "d": (grounds.WIDTH, 26.0),
}
"""The boxes of the symbols by what their ids begin with; a slip has none, it is as wide and as high as it is told."""

ANY_SIZE: Final[dict[str, Value]] = {"width": "100%", "height": "100%"}
"""What a symbol without a box says of its size."""

NAME: Final = 14.0
LONG_NAME: Final = 13.0
"""The size of a name that has too little room."""
LONG: Final = 10
"""From so many letters on a name begins closer to the award."""
BASELINE: Final = 17.3
LETTER: Final = 0.515
CAPITAL: Final = 0.61
LETTERS: Final = {**dict.fromkeys("fijlrtI", 0.31), **dict.fromkeys("cs", 0.385), **dict.fromkeys("mwMW", 0.8)}
"""How wide letters are, in sizes: a name that is wider than its room is pressed into it."""

LOW_CHIP: Final = 24.0
"""The width of a chip where a price stands beside the name."""
PRICE_TAB: Final = "M1.5 6.25A4.75 4.75 0 0 1 6.25 1.5H24a4 4 0 0 1 4 4v19a4 4 0 0 1-4 4H6.25A4.75 4.75 0 0 1 1.5 23.75z"

FIGURE: Final = 26.0
"""The size of the figures of a frieze."""
FIGURE_STEP: Final = 27.0

CHIPS_END: Final = 136.0
CHIPS_Y: Final = 3.0
GOODS_CHIP_AT: Final = (97.0, 3.0)
MEDAL_AT: Final = (16.0, 12.8)
MULTIPLIER_AT: Final = 13.5
MULTIPLIER: Final = 44.0
"""How wide a multiplier is: medal, sign and small card."""


# ------------------------------------------------------------------------------------------------ the strip


def head(card: Card, ids: Ids) -> str:
    """Award, name and powers: the layer that all heights but the slip share."""
    look = look_of(card)
    parts = [signs.award(resource, amount, 36.0 * index, ids) for index, (resource, amount) in enumerate(card.awards)]
    left = 8.0
    if card.awards:
        left = 36.0 * len(card.awards) + (3 if len(card.name) >= LONG else 5)
    elif not card.is_history:
        parts.append(signs.icon(look.sign, 5, 4.5, 16, ids, look.ink))
        left = 25.0
    discs = list(_power_places(card))
    right = min((x - 10.5 for _, x in discs), default=136.0)
    if card.kind == "goods":
        right = 114.0
        parts.append(signs.icon(frieze_of(card)[0].icon, 116, 3.5, 18, ids, look.pale))
    parts += [use(signs.power_id(power, card.colour, ids), x=x, y=12.2) for power, x in discs]
    parts.append(_name(card.name, left, right, look.ink))
    return group(*parts, id=f"{ids.own}h-{card.id}")


def _name(name: str, left: float, right: float, colour: str, y: float = BASELINE) -> str:
    room = right - left
    width = sum(LETTERS.get(letter, CAPITAL if letter.isupper() else LETTER) for letter in name)
    size = NAME if width * NAME <= room else LONG_NAME
    is_pressed = width * size > room
    return words(
        name,
        left,
        y,
        size,
        text_anchor="start",
        font_weight=700,
        fill=colour,
        textLength=room if is_pressed else None,
        lengthAdjust="spacingAndGlyphs" if is_pressed else None,
    )


def _power_places(card: Card) -> Iterator[tuple[str, float]]:
    """The powers with the middles of their discs, from the right edge."""
    count = len(card.powers)
    last, step = (126.0, 0.0) if count == 1 else (128.0, 15.5)
    for index, power in enumerate(card.powers):
        yield power, last - step * (count - 1 - index)


def _worth(card: Card, x: float, y: float) -> str:
    """Points, or that there is a multiplier, where the foot is not seen: on strips and slips."""
    if card.points:
        return el("circle", cx=x, cy=y, r=8.4, fill=VELLUM, stroke=look_of(card).edge) + signs.number(
            str(card.points), x, y + 4.6, 14 if card.points < 10 else 13, "middle"
        )
    if card.scores:
        return el("circle", cx=x, cy=y, r=8.4, fill=signs.PALE_GOLD, stroke=signs.BRONZE) + signs.number(
            "×", x, y + 6, 20, "middle"
        )
    return ""


# ------------------------------------------------------------------------------------------------ the picture


def _standing(figure: Figure, x: float, floor: float, size: float, ids: Ids) -> str:
    return use(
        f"{ids.own}i-{figure.icon}",
        x=x - size / 2,
        y=round(floor - feet(figure.icon) * size / SIZE, 1),
        width=size,
        height=size,
        transform=f"matrix(-1 0 0 1 {num(2 * x)} 0)" if figure.is_mirrored else None,
    )


def _picture(card: Card, ids: Ids) -> str:
    figures = (_standing(figure, figure.x, grounds.FLOOR, figure.size, ids) for figure in frieze_of(card))
    return group(*figures, color=look_of(card).figure)


def _low_picture(card: Card, ids: Ids) -> str:
    """As many figures as there is room for between points and price."""
    left = 4.0
    if card.points:
        left = 28.0
    elif card.scores:
        left = 2.5 + MULTIPLIER * len(card.scores)
    right = min((x for _, _, x in _chips(card)), default=136.0)
    if card.is_start and not card.requires:
        right = 118.0
    count = 0 if card.kind == "goods" else max(0, int((right - left + 1) // FIGURE_STEP))
    shown = frieze_of(card)[:count]
    if not shown:
        return ""
    places = (left + FIGURE / 2 + FIGURE_STEP * index for index in range(len(shown)))
    drawn = (_standing(figure, x, grounds.SHELF, FIGURE, ids) for figure, x in zip(shown, places, strict=True))
    return group(*drawn, color=look_of(card).figure)


# ------------------------------------------------------------------------------------------------ the foot


def price(card: Card) -> tuple[tuple[str, int], ...]:
    """What a card asks for: resources, or Spoils. The price of Goods grows, and is not here."""
    return (*card.requires, (SPOILS, card.spoils)) if card.spoils else card.requires


def is_crowded(card: Card) -> bool:
    """Whether the chips of a card have to be narrow, since three share the line with a multiplier."""
    return len(price(card)) > 2 and bool(card.scores)


def _chips(card: Card) -> Iterator[tuple[str, int, float]]:
    """The chips of what a card requires with their left edges, from the right."""
    asked = price(card)
    width = signs.NARROW_CHIP if is_crowded(card) else signs.CHIP_WIDTH
    for index, (resource, amount) in enumerate(asked):
        yield resource, amount, CHIPS_END - width - (width + 1) * (len(asked) - 1 - index)


def foot(card: Card, stock: Stock, ids: Ids) -> str:
    """Points and price, on a band of 26."""
    parts: list[str] = []
    if card.kind == "goods":
        x, y = GOODS_CHIP_AT
        told = " ".join(str(points) for points in stock.goods_points)
        parts.append(el("rect", x=4, y=2.5, width=86, height=20, rx=4, fill=VELLUM))
        parts.append(words(told, 8, 17.5, 13, text_anchor="start", font_weight=700, fill=INK))
        parts.append(use(f"{ids.own}c-goods", x=x, y=y))
        parts.append(signs.number(f"{stock.goods_price}+", x + 4, y + 15))
    for index, (colour, worth) in enumerate(card.scores):
        x = MULTIPLIER_AT + MULTIPLIER * index
        parts.append(signs.points(worth, x, MEDAL_AT[1], ids))
        parts.append(signs.number("×", x + 11.5, 17, 13))
        parts.append(use(f"{ids.own}k-{colour}", x=x + 18.5, y=3))
    if card.points:
        parts.append(signs.points(card.points, *MEDAL_AT, ids))
    sort = "n" if is_crowded(card) else "c"
    for resource, amount, x in _chips(card):
        parts.append(use(f"{ids.own}{sort}-{resource}", x=x, y=CHIPS_Y))
        parts.append(signs.number(str(amount), x + signs.NUMBER_AT[0], CHIPS_Y + signs.NUMBER_AT[1]))
    if card.is_start:
        parts.append(use(f"{ids.own}alpha", x=122, y=7.5, color=look_of(card).edge))
    return "".join(parts)


# ------------------------------------------------------------------------------------------------ slips


def slip(card: Card, ids: Ids) -> str:
    """The slip of a small Realm: award and powers, and the card's figure beneath if it is high enough. All that stands at the
    right hangs on the right edge, so it may be of any width."""
    look = look_of(card)
    parts = [use(f"{ids.own}m-{card.colour}")]
    if card.awards:
        resource, amount = card.awards[0]
        sign = looks().colours[resource]
        parts.append(
            el("path", d="M1 4.5A3.5 3.5 0 0 1 4.5 1H21a2.5 2.5 0 0 1 2.5 2.5V16A2.5 2.5 0 0 1 21 18.5H1z", fill=VELLUM)
        )
        parts.append(signs.number(str(amount), 3, 14.8, 14))
        parts.append(signs.icon(sign.sign, 10.5, 4, 12, ids, sign.glaze))
    elif not card.is_history:
        parts.append(signs.icon(look.sign, 5, 4, 14, ids, look.ink))
    parts.append(el("svg", *_slip_end(card, ids), x="100%", overflow="visible"))
    main = frieze_of(card)[0]
    flipped = "scale(-1 1)" if main.is_mirrored else None
    parts.append(
        el(
            "svg",
            use(f"{ids.own}i-{main.icon}", x=-9, y=23, width=18, height=18, color=look.figure, transform=flipped),
            x="50%",
            overflow="visible",
        )
    )
    return "".join(parts)


def _slip_end(card: Card, ids: Ids) -> Iterator[str]:
    look = look_of(card)
    if card.points or card.scores:
        yield _worth(card, -11.5, 10.6)
    elif card.kind == "goods":
        yield signs.icon(frieze_of(card)[0].icon, -19.5, 3.5, 15, ids, look.ink)
    elif len(card.powers) == 1:
        yield signs.icon(looks().powers[card.powers[0]], -18, 4, 14, ids, look.ink)
    else:
        for index, power in enumerate(reversed(card.powers)):
            yield signs.icon(looks().powers[power], -12.5 - 10.5 * index, 5, 11, ids, look.ink)


def slip_ground(colour: str, ids: Ids) -> str:
    """The ground of a slip."""
    look = looks().colours[colour]
    return group(
        el("rect", width="100%", height="100%", rx=3.5, fill=look.pale),
        el("rect", width="100%", height=21, rx=3.5, fill=look.glaze),
        el("rect", width="100%", y=10, height=11, fill=look.glaze),
        el("rect", width="100%", height="100%", rx=3.5, fill="none", stroke=look.edge, stroke_width=2),
        id=f"{ids.own}m-{colour}",
    )


# ------------------------------------------------------------------------------------------------ name and price


def price_strip(card: Card, stock: Stock, ids: Ids) -> str:
    """Award or points, name and price on a low strip: for the special Prestige cards, and for a Polis that is full."""
    look = look_of(card)
    is_special = card.kind == "special"
    parts = [use(f"{ids.own}{'x' if is_special else 'q'}-{card.colour}")]
    asked = [(resource, str(amount)) for resource, amount in price(card)]
    if card.kind == "goods":
        asked.append(("trade", f"{stock.goods_price}+"))
    left, right = 31.0, 137.0
    if is_special:
        right = 114.0
        parts.append(signs.icon(frieze_of(card)[0].icon, 4, 4, 22, ids, look.figure))
        parts.append(signs.points(card.points, 126.2, 15, ids))
    elif card.awards:
        resource, amount = card.awards[0]
        sign = looks().colours[resource]
        parts.append(el("path", d=PRICE_TAB, fill=VELLUM))
        parts.append(signs.number(str(amount), 3.5, 20.5, 16))
        parts.append(signs.icon(sign.sign, 12.5, 8, 14, ids, sign.glaze))
    elif card.points:
        parts.append(signs.points(card.points, 14.8, 15, ids))
    elif is_crowded(card):
        left = 6.0
    elif card.scores:
        parts.append(signs.points(card.scores[0][1], 14.8, 15, ids))
    else:
        parts.append(signs.icon(frieze_of(card)[0].icon, 5, 5, 20, ids, look.ink))
    if not asked:
        parts += [use(signs.power_id(power, card.colour, ids), x=x, y=15) for power, x in _power_places(card)]
    for resource, told in reversed(asked):
        width = LOW_CHIP + (9 if len(told) > 1 else 0)
        right -= width
        parts.append(el("rect", x=right, y=5, width=width - 1, height=20, rx=4, fill=VELLUM, stroke=signs.colour_of(resource)))
        parts.append(signs.number(told, right + 2.5, 19.8, 14))
        parts.append(signs.icon(signs.sign_of(resource), right + width - 13.5, 9, 12, ids, signs.colour_of(resource)))
    parts.append(_name(card.name, left, right - 2.5, INK if is_special else look.ink, 19.8))
    return "".join(parts)


# ------------------------------------------------------------------------------------------------ the faces


def symbols(card: Card, stock: Stock, ids: Ids) -> str:
    """All symbols of a card."""
    shown = {**faces(card, ids), "q": price_strip(card, stock, ids)}
    drawn = "".join(el("symbol", body, id=f"{ids.shown}{layer}-{card.id}", viewBox=box(layer)) for layer, body in shown.items())
    return layers(card, stock, ids) + drawn + el("symbol", slip(card, ids), id=f"{ids.shown}m-{card.id}", **ANY_SIZE)


def layers(card: Card, stock: Stock, ids: Ids) -> str:
    """What the heights share: head and foot."""
    return el("defs", head(card, ids)) + el("symbol", foot(card, stock, ids), id=f"{ids.shown}d-{card.id}", viewBox=box("d"))


def faces(card: Card, ids: Ids) -> dict[str, str]:
    """The face at its three heights."""
    top = use(f"{ids.own}h-{card.id}")
    return {
        "f": use(f"{ids.own}g-{card.colour}") + _picture(card, ids) + top + _foot_at(card, grounds.FOOT, ids),
        "z": use(f"{ids.own}z-{card.colour}") + _low_picture(card, ids) + top + _foot_at(card, grounds.FRIEZE - 26, ids),
        "s": use(f"{ids.own}s-{card.colour}") + top + _worth(card, 126, 12.2),
    }


def _foot_at(card: Card, y: float, ids: Ids) -> str:
    width, height = BOXES["d"]
    return use(f"{ids.shown}d-{card.id}", y=y, width=width, height=height)


def box(layer: str) -> str:
    """The viewBox of a layer's symbols."""
    width, height = BOXES[layer]
    return f"0 0 {num(width)} {num(height)}"
