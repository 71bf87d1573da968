"""Coins, banners and runs of abilities: what cards, places and the page write with. Each is drawn once and used by all.

A run is a line 18 high; it is written at that size on cards, and larger on Titans and full faces. No text is below 13 units.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from quadriga.faces.ids import Ids
from quadriga.faces.palette import GLAZES, INK, SEPIA
from quadriga.faces.svg import Value, el, group, num, use, words
from quadriga.games.ancient_world.faces import lettering
from quadriga.games.ancient_world.faces.looks import looks, tribe_look
from quadriga.games.ancient_world.faces.runs import GAP, Run, name_of

HEIGHT: Final = 18.0
"""The height of a run."""
MIDDLE: Final = 9.0
SIGN: Final = 15.0
"""The size of the signs in a run."""
TEXT: Final = 14.0
NUMBER: Final = 13.0
"""The size of the number on a coin."""
BASELINE: Final = 13.7
SPACE: Final = 1.2
"""Between two words of a run."""
GAP_WIDTH: Final = 3.0
"""What a gap adds to the space on its sides."""

COIN: Final = 8.4
GOLD: Final = "#dba94a"
BRONZE: Final = "#7a5210"
LAUREL: Final = GLAZES[2]

BANNER: Final = (13.0, 23.0)
PENNANT: Final = 7.0


class Laid(NamedTuple):
    """A run as it lies: its markup and its width."""

    drawn: str
    width: float


def icon(name: str, x: float, y: float, size: float, ids: Ids, colour: str | None = None, **attributes: Value) -> str:
    """An icon or a figure of ours by its upper left corner; without a colour it takes that of its group."""
    return use(f"{ids.own}i-{name}", x=x, y=y, width=size, height=size, color=colour, **attributes)


def number(text: str, x: float, y: float, size: float = NUMBER, anchor: str = "middle", colour: str = INK) -> str:
    """A number of a card."""
    return words(text, x, y, size, text_anchor=anchor, font_weight=700, fill=colour)


# ------------------------------------------------------------------------------------------------ coins and banners


def bare_coin(ids: Ids) -> str:
    """A coin around (0, 0)."""
    return group(
        el("circle", r=COIN, fill=GOLD, stroke=INK, stroke_width=0.9),
        el("circle", r=COIN - 1.8, fill="none", stroke=BRONZE, stroke_width=0.6),
        id=f"{ids.own}c",
    )


def numbered_coin(told: str, ids: Ids) -> str:
    """A coin with a number."""
    return group(use(f"{ids.own}c"), number(told, 0, 4.5), id=f"{ids.own}c-{told}")


def coin(told: str, x: float, y: float, ids: Ids, scale: float = 1) -> str:
    """A coin at a place."""
    name = f"{ids.own}c-{told}" if told else f"{ids.own}c"
    if scale == 1:
        return use(name, x=x, y=y)
    return use(name, transform=f"translate({num(x)} {num(y)}) scale({num(scale)})")


def price(coins: int, knowledge: int, right: float, y: float, ids: Ids) -> tuple[str, float]:
    """Coins, and scrolls at their left, up to a right edge; with the left edge of it all."""
    parts: list[str] = []
    left = right
    if coins:
        parts.append(coin(str(coins), right - COIN, y, ids))
        left -= 2 * COIN
    if knowledge:
        left -= 0.5
        for _ in range(min(knowledge, 2)):
            left -= 14
            parts.append(sign("knowledge", left, y - 7.5, SIGN, ids))
        if knowledge > 2:  # a number, and the second sign goes
            parts.pop()
            left += 6
            parts.append(number(str(knowledge), left + 4, y + 4.6, TEXT))
    return "".join(parts), left


def banner(tribe: str, ids: Ids) -> str:
    """A swallow-tailed banner with the charge of its tribe, 13 × 23."""
    look = tribe_look(tribe)
    return el("path", d="M.5.4h12v22.1l-6-4.8-6 4.8z", fill=look.glaze, stroke=INK, stroke_width=0.6) + icon(
        look.charge, 1.4, 3, 10.2, ids, look.ink
    )


def banners(tribes: tuple[str, ...], x: float, y: float, step: float, ids: Ids, scale: float = 1) -> str:
    """Banners side by side, hanging from a line."""
    width, height = (side * scale for side in BANNER)
    return "".join(
        use(f"{ids.shown}banner-{tribe}", x=x + step * index, y=y, width=width, height=height)
        for index, tribe in enumerate(tribes)
    )


def pennant(tribe: str, ids: Ids) -> str:
    """A small banner without its charge, 7 × 12, for a run."""
    return el(
        "path",
        d="M0 3h7v12l-3.5-2.6L0 15z",
        fill=tribe_look(tribe).glaze,
        stroke=INK,
        stroke_width=0.6,
        id=f"{ids.own}p-{tribe}",
    )


def sign(key: str, x: float, y: float, size: float, ids: Ids, colour: str | None = None) -> str:
    """A sign in its own colour, or another."""
    look = looks().signs[key]
    return icon(look.icon, x, y, size, ids, colour or look.colour)


def word(key: str, ids: Ids) -> str:
    """A sign as it stands in a run, from x 0."""
    look = looks().signs[key]
    top = MIDDLE - SIGN / 2
    return use(f"{ids.own}i-{look.icon}", y=top, width=SIGN, height=SIGN, color=look.colour, id=f"{ids.own}w-{key}")


# ------------------------------------------------------------------------------------------------ runs


STROKES: Final[dict[str, tuple[str, float, str]]] = {
    ">": ("M.8 9h6m-3-3 3 3-3 3", 7.6, SEPIA),
    "^": ("M3.2 14.5v-11m-3 3.4 3-3.4 3 3.4", 6.4, LAUREL),
    "left": ("M7 5l-6 4 6 4z", 8.0, SEPIA),
    "right": ("M1 5l6 4-6 4z", 8.0, SEPIA),
    "most": ("M7 3.5l-6 3.5 6 3.5M1 14h6", 8.0, INK),
}


def stroke(key: str, ids: Ids) -> str:
    """A stroke of a run, from x 0."""
    way, _, colour = STROKES[key]
    is_solid = way.endswith("z")
    return el(
        "path",
        d=way,
        fill=colour if is_solid else "none",
        stroke=colour,
        stroke_width=1.6,
        stroke_linecap="round",
        stroke_linejoin="round",
        id=stroke_id(key, ids),
    )


def stroke_id(key: str, ids: Ids) -> str:
    """The id of a stroke."""
    return f"{ids.own}s-{name_of((key,))}"


def run_id(run: Run, ids: Ids) -> str:
    """The id of a run's symbol."""
    return f"{ids.shown}r-{name_of(run)}"


def laid(run: Run, ids: Ids) -> Laid:
    """A run, from (0, 0)."""
    parts: list[str] = []
    x = 0.0
    last = ""
    for word in run:
        if word == GAP:
            x += GAP_WIDTH
            continue
        drawn, width = _word(word, ids)
        if last:
            x += _space(last, word)
        parts.append(drawn(round(x, 2)))
        x += width
        last = word
    return Laid("".join(parts), round(x, 2))


def _space(last: str, word: str) -> float:
    if last in looks().tribes and word in looks().tribes:
        return -1.0
    return looks().signs[word].close if last == word and word in looks().signs else SPACE


def _word(word: str, ids: Ids) -> tuple[Callable[[float], str], float]:
    """How a word is drawn from some x on, and its width."""
    if word in STROKES:
        return lambda x: use(stroke_id(word, ids), x=x), STROKES[word][1]
    if word in looks().signs:
        width = looks().signs[word].width
        return lambda x: use(f"{ids.own}w-{word}", x=round(x - (SIGN - width) / 2, 2)), width
    if word in looks().tribes:
        return lambda x: use(f"{ids.own}p-{word}", x=x), PENNANT
    if word.startswith("("):
        told = word[1:-1]
        return lambda x: coin(told, x + COIN, MIDDLE, ids), 2 * COIN
    width = lettering.width(word, TEXT)
    return lambda x: number(word, x, BASELINE, TEXT, "start"), width


def written(run: Run, ids: Ids) -> str:
    """The symbol of a run."""
    lying = laid(run, ids)
    return el("symbol", lying.drawn, id=run_id(run, ids), viewBox=f"0 0 {num(lying.width)} {num(HEIGHT)}")


class Room(NamedTuple):
    """Where a run may stand: between two edges, around the height of its middle, no larger than so many times its size."""

    left: float
    right: float
    middle: float
    most: float = 1.0
    anchor: float = 0.5
    """0: it begins at the left edge, .5: it is centred, 1: it ends at the right edge."""


def placed(run: Run, room: Room, ids: Ids) -> str:
    """A run in its room, smaller if it has to be."""
    if not run:
        return ""
    width = laid(run, ids).width
    scale = min(room.most, (room.right - room.left) / width)
    x = room.left + (room.right - room.left - width * scale) * room.anchor
    box = (x, room.middle - MIDDLE * scale, width * scale, HEIGHT * scale)
    left, top, wide, high = (round(side, 1) for side in box)
    return use(run_id(run, ids), x=left, y=top, width=wide, height=high)
