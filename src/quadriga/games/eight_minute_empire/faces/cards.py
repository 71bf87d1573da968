"""The cards: every face of a deck, its strip for narrow screens, and the back.

The face `cards` is a sheet of symbols, `card-<id>` (100 × 140), `strip-<id>` (58 × 70) and `card-back`; `card/<id>` is one card
by itself. A good's picture and an action's panel are drawn once and shared by all cards that have them.
"""

import tomllib
from collections.abc import Iterable
from functools import cache
from importlib import resources
from typing import Final

import msgspec

from quadriga.faces import icons
from quadriga.faces.errors import FaceError
from quadriga.faces.palette import INK, VELLUM
from quadriga.faces.svg import document, el, sheet, use
from quadriga.games.eight_minute_empire.data.components import CardData, DeckData
from quadriga.games.eight_minute_empire.data.terms import WILD
from quadriga.games.eight_minute_empire.faces import card_parts as parts
from quadriga.games.eight_minute_empire.faces.card_parts import ICON, PREFIX, Recipes, WildText

WIDTH: Final = 100
HEIGHT: Final = 140
STRIP: Final = (58, 70)
BACK: Final = "back"


@cache
def recipes() -> Recipes:
    """The pictures and words of `cards.toml`."""
    text = resources.files("quadriga.games.eight_minute_empire.faces").joinpath("cards.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), Recipes)


def glaze_of(good: str) -> str:
    """The colour of a good."""
    made = recipes().goods
    if good not in made:
        raise FaceError(f"nobody has drawn a picture for the good {good} (faces/eight_minute_empire/cards.toml)")
    return made[good].glaze


@cache
def cards(deck: DeckData, wild: WildText) -> str:
    """The face `cards`: all symbols of a deck."""
    return sheet(*_symbols(deck, deck.cards, wild), *_back())


@cache
def card(deck: DeckData, card_id: str, wild: WildText) -> str | None:
    """The face `card/<id>`, or `card/back`; None if the deck has no such card."""
    found = [data for data in deck.cards if data.id == card_id]
    if card_id == BACK:
        symbols = _back()
    elif found:
        symbols = _symbols(deck, found, wild)
    else:
        return None
    shown = use(f"card-{card_id}", width=WIDTH, height=HEIGHT)
    return document((0, 0, WIDTH, HEIGHT), *symbols, shown)


def _symbols(deck: DeckData, chosen: Iterable[CardData], wild: WildText) -> list[str]:
    """The symbols of some cards of a deck, after all that they share."""
    kept = tuple(chosen)
    made = recipes()
    strange = [good.key for good in deck.goods if good.key not in made.goods]
    if strange:
        raise FaceError(f"nobody has drawn a picture for the good {', '.join(strange)} (faces/eight_minute_empire/cards.toml)")
    heads = {_head(data): data for data in kept}
    panels = {_panel(data): data for data in kept}
    shared = [parts.head(made, deck, data, head, wild) for head, data in heads.items()]
    shared += [parts.panel(made, data, panel) for panel, data in panels.items()]
    names = dict.fromkeys(name for data in kept for name in parts.icons_of(made, deck, data))
    return [
        el("desc", icons.CREDIT),
        *(icons.symbol(name, ICON) for name in names),
        el("defs", *shared),
        *(_full(data) for data in kept),
        *(_strip(deck, data) for data in kept),
    ]


def _head(data: CardData) -> str:
    return f"{PREFIX}{data.good}-{data.goods}"


def _panel(data: CardData) -> str:
    return PREFIX + f"-{data.join}-".join(f"{part.kind}{part.n}" for part in data.parts)


def _full(data: CardData) -> str:
    return el(
        "symbol",
        use(_head(data)),
        use(_panel(data)),
        parts.five() if data.five_players_only else "",
        el("rect", x=0.5, y=0.5, width=WIDTH - 1, height=HEIGHT - 1, rx=5.5, fill="none", stroke=INK),
        id=f"card-{data.id}",
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
    )


def _strip(deck: DeckData, data: CardData) -> str:
    width, height = STRIP
    made = recipes()
    glaze = made.goods[data.good].glaze
    goods = [good.key for good in deck.goods] if data.good == WILD else [data.good] * data.goods
    return el(
        "symbol",
        el("path", d=f"M0 6a6 6 0 0 1 6-6h{width - 12}a6 6 0 0 1 6 6v32H0Z", fill=parts.mixed(glaze, 0.24)),
        *(
            parts.goods_row(made, row, width / 2, y, side, width - 6)
            for row, y, side in (((goods[:3], 10.5, 18), (goods[3:], 27.5, 18)) if len(goods) > 2 else ((goods, 19.5, 30),))
        ),
        el("path", d=f"M0 38h{width}v{height - 44}a6 6 0 0 1-6 6H6a6 6 0 0 1-6-6Z", fill=VELLUM),
        el("path", d=f"M0 38h{width}", stroke=INK, stroke_opacity=0.4),
        parts.strip_actions(made, data, width / 2, 54),
        el("rect", x=0.5, y=0.5, width=width - 1, height=height - 1, rx=5.5, fill="none", stroke=INK),
        id=f"strip-{data.id}",
        viewBox=f"0 0 {width} {height}",
    )


def _back() -> list[str]:
    return [icons.symbol("horse", ICON), el("symbol", parts.back(), id="card-back", viewBox=f"0 0 {WIDTH} {HEIGHT}")]
