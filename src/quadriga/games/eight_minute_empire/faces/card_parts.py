"""The parts of a card: picture and sets of a good, the panel of an action, the row on a strip, the back.

Only `cards` puts them together. Heights are those of the recipe: picture 0 to 56 with the name's band from 39, sets 60 to 91,
action 95 to 140.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import Struct

from quadriga.faces import icons
from quadriga.faces.palette import INK, PARCHMENT, VELLUM, VERDIGRIS
from quadriga.faces.svg import SERIF, el, group, use, words
from quadriga.games.eight_minute_empire.data.components import CardData, DeckData, Part
from quadriga.games.eight_minute_empire.data.terms import WILD

PREFIX: Final = "eme-c-"
ICON: Final = "eme-i-"
PANEL: Final = "#efe3c6"
SMALL_PRINT: Final = "#5d4933"

WildText = tuple[str, str]
WILD_ALONE: Final[WildText] = ("Any one good,", "chosen at the end")
WILD_IN_COMPANY: Final[WildText] = ("One more of", "a good you have")
"""What a wild good counts as (EME-V2), in version 1 and since."""


class GoodRecipe(Struct, frozen=True, forbid_unknown_fields=True):
    glaze: str
    scene: str


class ActionRecipe(Struct, frozen=True, forbid_unknown_fields=True):
    sign: str
    lead: str
    piece: str
    after: str
    one: str
    many: str
    half: str


class Recipes(Struct, frozen=True, forbid_unknown_fields=True):
    """`cards.toml`."""

    goods: dict[str, GoodRecipe]
    actions: dict[str, ActionRecipe]


def mixed(colour: str, share: float, ground: str = VELLUM) -> str:
    """A colour thinned on a ground."""
    pairs = zip(bytes.fromhex(colour[1:]), bytes.fromhex(ground[1:]), strict=True)
    return "#" + bytes(round(over * share + under * (1 - share)) for over, under in pairs).hex()


def icons_of(made: Recipes, deck: DeckData, data: CardData) -> Iterator[str]:
    """The icons that a card and its strip show."""
    yield from (good.key for good in deck.goods) if data.good == WILD else (data.good,)
    for part in data.parts:
        action = made.actions[part.kind]
        yield from (name for name in (action.sign, action.lead, action.piece) if name)


# -- the good -----------------------------------------------------------------------------------------------------------------


def head(made: Recipes, deck: DeckData, data: CardData, name: str, wild: WildText) -> str:
    """The upper part of a card: picture, name and sets, or what a wild good counts as."""
    recipe = made.goods[data.good]
    keys = [good.key for good in deck.goods] if data.good == WILD else [data.good] * data.goods
    return group(
        el("path", d="M0 6a6 6 0 0 1 6-6h88a6 6 0 0 1 6 6v33H0Z", fill=mixed(recipe.glaze, 0.22)),
        group(recipe.scene, fill=recipe.glaze, opacity=0.2),
        goods_row(made, keys, 50, 20.5, 35, 88),
        el("path", d="M0 56h100v39H0Z", fill=VELLUM),
        el("path", d="M0 39h100v17H0Z", fill=recipe.glaze),
        el("path", d="M0 56h100", stroke=INK),
        words(_name(deck, data), 50, 52, 13, font_family=SERIF, font_weight=700, letter_spacing=0.8, fill=VELLUM),
        _sets(deck, data, wild),
        id=name,
    )


def _name(deck: DeckData, data: CardData) -> str:
    name = "Wild" if data.good == WILD else next(good.name for good in deck.goods if good.key == data.good)
    return name if data.goods == 1 else f"{name} ×{data.goods}"


def goods_row(made: Recipes, keys: Sequence[str], x: float, y: float, size: float, width: float) -> str:
    """The icon of a good, or several in a row, each in its own glaze."""
    step = min(size * 0.9, width / len(keys))
    side = size if len(keys) == 1 else step - 1
    left = x - step * (len(keys) - 1) / 2
    return "".join(
        icons.place(key, left + step * index, y, side, made.goods[key].glaze, ICON) for index, key in enumerate(keys)
    )


def _sets(deck: DeckData, data: CardData, wild: WildText) -> str:
    if data.good == WILD:
        return "".join(words(line, 50, 72.5 + 15 * index, 13, font_weight=500, fill=INK) for index, line in enumerate(wild))
    sets = next(good.sets for good in deck.goods if good.key == data.good)
    step = 90 / len(sets)
    middles = [5 + step * (index + 0.5) for index in range(len(sets))]
    rules = "M5 75.5h90" + "".join(f"M{5 + step * index:g} 61v29" for index in range(1, len(sets)))
    cards = "".join(words(str(count), x, 72, 14) for x, (count, _) in zip(middles, sets, strict=True))
    points = "".join(words(str(worth), x, 88, 14) for x, (_, worth) in zip(middles, sets, strict=True))
    return (
        el("path", d=rules, stroke=INK, stroke_opacity=0.25)
        + group(cards, fill=SMALL_PRINT, font_weight=500)
        + group(points, fill=INK, font_weight=800)
    )


# -- the action ---------------------------------------------------------------------------------------------------------------


def panel(made: Recipes, data: CardData, name: str) -> str:
    """The lower part of a card: one action, or two with the word between."""
    ground = el("path", d="M0 95h100v39a6 6 0 0 1-6 6H6a6 6 0 0 1-6-6Z", fill=PANEL)
    rule = el("path", d="M0 95h100", stroke=INK, stroke_opacity=0.3)
    if len(data.parts) == 1:
        (part,) = data.parts
        drawn = _pictures(made, part, 50, 108, 15, 20, 92) + _line(_say(made, part), 50, 13.5)
    else:
        drawn = _halves(made, data)
    return group(ground, rule, drawn, id=name, color=INK)


def _halves(made: Recipes, data: CardData) -> str:
    drawn = []
    for x, aside, part in zip((24.5, 75.5), (-2, 2.5), data.parts, strict=True):
        drawn.append(_picture(made, part, x + aside, 108))
        drawn.append(_line(made.actions[part.kind].half.format(n=part.n), x, 13))
    drawn.append(el("path", d="M50 96v7M50 117v22", stroke=INK, stroke_opacity=0.3))
    drawn.append(words(data.join, 50, 113.5, 13, font_style="italic", font_weight=700, fill=SMALL_PRINT))
    return "".join(drawn)


def _picture(made: Recipes, part: Part, x: float, y: float) -> str:
    """An action in half a panel: its sign alone, since the words beneath have the number."""
    action = made.actions[part.kind]
    size = 17 if action.sign == "army" else 20
    if not action.after:
        return icons.place(action.sign, x, y, size, INK, ICON)
    after = words(action.after, x + 8.5, y + 5, 15, font_weight=700, fill=INK)
    return icons.place(action.sign, x - 5, y, size, INK, ICON) + after


def _say(made: Recipes, part: Part) -> str:
    action = made.actions[part.kind]
    return action.one if part.n == 1 else action.many.format(n=part.n)


def _line(text: str, x: float, size: float) -> str:
    return words(text, x, 132.5, size, font_weight=700, fill=INK)


def _pictures(made: Recipes, part: Part, x: float, y: float, size: float, big: float, width: float) -> str:
    """An action in icons: what leads, the piece as often as the number, what follows; made smaller where it would not fit."""
    action = made.actions[part.kind]
    single = size if action.piece == "army" else big
    sizes = ([big] if action.lead else []) + [single] * part.n
    names = ([action.lead] if action.lead else []) + [action.piece] * part.n
    after = 9.0 if action.after else 0.0
    whole = sum(sizes) + 2 * (len(sizes) - 1) + after
    scale = min(1.0, width / whole)
    left = x - whole * scale / 2
    drawn = []
    for name, side in zip(names, sizes, strict=True):
        drawn.append(icons.place(name, left + side * scale / 2, y, side * scale, INK, ICON))
        left += (side + 2) * scale
    if action.after:
        drawn.append(words(action.after, left + 3 * scale, y + 5, 16, font_weight=700, fill=INK))
    return "".join(drawn)


def strip_actions(made: Recipes, data: CardData, x: float, y: float) -> str:
    """The actions on a strip: sign and number, both of them for a card with two."""
    if len(data.parts) == 1:
        return _sign(made, data.parts[0], x, y, 20, 16)
    first, second = data.parts
    between = "/" if data.join == "or" else "+"
    return (
        _sign(made, first, x - 13, y, 13, 14)
        + _sign(made, second, x + 17, y, 13, 14)
        + words(between, x, y + 4.5, 13, font_weight=700, fill=SMALL_PRINT)
    )


def _sign(made: Recipes, part: Part, x: float, y: float, size: float, letter: float) -> str:
    action = made.actions[part.kind]
    if part.kind == "city" and part.n == 1:
        return icons.place(action.sign, x - (0 if size > 14 else 3), y, size + 1, INK, ICON)
    # The plus of a card with one action only: two of them leave no room.
    plus = action.after if letter > 14 else ""
    number = words(f"{plus}{part.n}", x + size / 8, y + letter * 0.33, letter, text_anchor="start", font_weight=800, fill=INK)
    return icons.place(action.sign, x - size / 2 - 0.5, y, size, INK, ICON) + number


def five() -> str:
    """The mark of a card that is shuffled in for five players only."""
    return el("circle", cx=10.5, cy=10.5, r=7, fill=VELLUM, stroke=INK, stroke_width=0.9) + words(
        "5", 10.5, 14.8, 13, font_weight=800, fill=INK
    )


# -- the back -----------------------------------------------------------------------------------------------------------------


def back() -> str:
    """Verdigris with waves and the horse of the house."""
    wave = "q5.125-6 10.25 0t10.25 0" * 4
    rows = "".join(f"M9 {y}{wave}" for y in (22, 31, 40, 104, 113, 122))
    return (
        el("rect", width=100, height=140, rx=6, fill=VERDIGRIS)
        + el("rect", x=5, y=5, width=90, height=130, rx=3, fill="none", stroke=PARCHMENT, stroke_width=1.2)
        + el("rect", x=8.5, y=8.5, width=83, height=123, rx=2, fill="none", stroke=PARCHMENT, stroke_width=0.6)
        + el("path", d=rows, fill="none", stroke=PARCHMENT, opacity=0.75)
        + el("circle", cx=50, cy=70, r=25, fill=PARCHMENT, stroke=INK)
        + use(f"{ICON}horse", x=33, y=53, width=34, height=34, color=INK)
    )
