"""Everything that lies on the table as one sheet of symbols, the face `sheet`; and each piece of it as a face by itself.

What faces share, grounds, signs and icons, is drawn once. A face has what its cards and pieces need and no more, so a card by
itself is small, too. `faces` calls it.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Final, TypeVar

from quadriga.faces import icons
from quadriga.faces.ids import Ids
from quadriga.faces.svg import document, el, sheet, use
from quadriga.games.emporion.faces import board, cards, grounds, pieces, signs
from quadriga.games.emporion.faces.cards import ANY_SIZE
from quadriga.games.emporion.faces.ids import SHEET
from quadriga.games.emporion.faces.looks import frieze_of, looks
from quadriga.games.emporion.faces.stock import Card, Stock

T = TypeVar("T")

SIGNS: Final = {
    "trade": "coin",
    "culture": "culture",
    "war": "sword",
    "expedition": "sail",
    "prestige": "column",
    "goods": "jar",
    "spoils": "spoils",
    "drachma": "drachma",
}
"""The signs that a page writes with, `sign-<key>`, in the current colour."""

CHIPS: Final = ("trade", "culture", "war", signs.SPOILS)
SIGN_BOX: Final = f"0 0 {icons.SIZE} {icons.SIZE}"
MEDAL_BOX: Final = "-13 -13 26 26"


Ground = Callable[[str, Ids], str]
GROUNDS: Final[tuple[Ground, ...]] = (
    grounds.full,
    grounds.frieze,
    grounds.strip,
    grounds.price_strip,
    grounds.special_strip,
    cards.slip_ground,
)


@cache
def whole(stock: Stock) -> str:
    """The face `sheet`."""
    ids = SHEET
    return sheet(
        el("desc", icons.CREDIT),
        *(icons.symbol(meaning, f"{ids.own}i-") for meaning in _all_icons(stock)),
        el("defs", *parts(stock.cards, GROUNDS, ids), board.patterns(ids), board.gate_arch(ids)),
        *(_symbol(f"sign-{key}", use(f"{ids.own}i-{meaning}"), SIGN_BOX) for key, meaning in SIGNS.items()),
        *(_symbol(f"chip-{key}", use(f"{ids.own}c-{key}"), f"0 0 {signs.CHIP_WIDTH:g} 20") for key in CHIPS),
        _symbol("chip-goods", use(f"{ids.own}c-goods"), f"0 0 {signs.GOODS_CHIP:g} 20"),
        _symbol("medal", use(f"{ids.own}medal"), MEDAL_BOX),
        *(cards.symbols(card, stock, ids) for card in stock.cards),
        *(_symbol(f"b-{name}", pieces.back(name, ids), box) for name, box in pieces.BACKS.items()),
        *(_symbol(f"counter-{name}", pieces.counter(name, ids), pieces.COUNTER_BOX) for name in pieces.COUNTERS),
        *(_symbol(name, pieces.drachma(name, ids), pieces.DRACHMA_BOX) for name in pieces.DRACHMAS),
        *(_symbol(f"gate-{action}", board.gate(action, ids), board.GATE_BOX) for action in looks().gates),
        *(_symbol(name, board.part(name, ids), box) for name, box in board.boxes().items()),
    )


def _symbol(name: str, body: str, box: str | None) -> str:
    return el("symbol", body, id=name, viewBox=box, **(ANY_SIZE if box is None else {}))


def names(stock: Stock) -> tuple[str, ...]:
    """The pieces that are faces by themselves."""
    return (
        *(f"card/{card.id}" for card in stock.cards),
        *(f"back/{name}" for name in pieces.BACKS),
        *(f"gate/{action}" for action in looks().gates),
        *(f"counter/{name}" for name in pieces.COUNTERS),
        *(f"coin/{name}" for name in pieces.DRACHMAS),
    )


@cache
def single(stock: Stock, name: str) -> str | None:
    """One piece as a document; None if there is none of that name."""
    sort, _, key = name.partition("/")
    ids = SHEET
    if sort == "card":
        found = [card for card in stock.cards if card.id == key]
        if found:
            card = found[0]
            layers = (el("defs", *parts(found, (grounds.full,), ids)), cards.layers(card, stock, ids))
            return _alone(cards.box("f"), _icons_of(card), *layers, el("g", cards.faces(card, ids)["f"], id="face"))
    elif sort == "back" and key in pieces.BACKS:
        sign = looks().backs["history" if key == "spoils" else key].sign
        return _alone(pieces.BACKS[key], [sign], pieces.back(key, ids))
    elif sort == "gate" and key in looks().gates:
        arch = el("defs", board.gate_arch(ids))
        return _alone(board.GATE_BOX, [looks().gates[key].sign], arch, board.gate(key, ids))
    elif sort == "counter" and key in pieces.COUNTERS:
        return _alone(pieces.COUNTER_BOX, ["serpent-rod"], pieces.counter(key, ids))
    elif sort == "coin" and key in pieces.DRACHMAS:
        return _alone(pieces.DRACHMA_BOX, ["drachma"], pieces.drachma(key, ids))
    return None


def _alone(box: str, meanings: Iterable[str], *body: str) -> str:
    x, y, width, height = map(float, box.split())
    shown = (icons.symbol(meaning, f"{SHEET.own}i-") for meaning in meanings)
    return document((x, y, width, height), el("desc", icons.CREDIT), *shown, *body)


def parts(shown: Sequence[Card], drawn: Sequence[Ground], ids: Ids) -> list[str]:
    """What cards are put together from, but for the icons."""
    colours = _once(card.colour for card in shown)
    powers = _once((power, card.colour) for card in shown for power in card.powers)
    counted = _once(colour for card in shown for colour, _ in card.scores)
    chips = _once(key for card in shown if not cards.is_crowded(card) for key, _ in cards.price(card))
    narrow = _once(key for card in shown if cards.is_crowded(card) for key, _ in cards.price(card))
    return [
        grounds.band(ids),
        *(ground(colour, ids) for colour in colours for ground in drawn),
        *(_chip(f"c-{key}", key, signs.CHIP_WIDTH, ids) for key in chips),
        *(_chip(f"n-{key}", key, signs.NARROW_CHIP, ids) for key in narrow),
        *([_chip("c-goods", "trade", signs.GOODS_CHIP, ids)] if "goods" in colours else []),
        signs.medal(ids),
        *([signs.alpha(ids)] if any(card.is_start for card in shown) else []),
        *(signs.small_card(colour, ids) for colour in counted),
        *(signs.power(power, looks().colours[colour], colour, ids) for power, colour in powers),
    ]


def _chip(name: str, resource: str, width: float, ids: Ids) -> str:
    return el("g", signs.chip(resource, ids, width), id=f"{ids.own}{name}")


def _all_icons(stock: Stock) -> list[str]:
    return _once(
        SIGNS.values(),
        (figure.icon for card in stock.cards for figure in frieze_of(card)),
        (back.sign for back in looks().backs.values()),
        ("serpent-rod",),
    )


def _icons_of(card: Card) -> list[str]:
    """The icons of a full face."""
    return _once(
        [looks().colours[card.colour].sign] if not card.is_history else [],
        (looks().colours[resource].sign for resource, _ in (*card.awards, *card.scores)),
        (signs.sign_of(resource) for resource, _ in cards.price(card)),
        ["coin"] if card.kind == "goods" else [],
        (looks().powers[power] for power in card.powers),
        (figure.icon for figure in frieze_of(card)),
    )


def _once(*lists: Iterable[T]) -> list[T]:
    """All of several lists, each once, in their order."""
    return list(dict.fromkeys(item for items in lists for item in items))
