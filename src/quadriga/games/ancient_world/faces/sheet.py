"""What lies on the table as sheets of symbols, and each piece as a face by itself.

`sheet` is what every table begins with. Beside it lies `later`, the cards that come in the course of a game: a page fetches
it when somebody plays, and until then `lying/<id>` for each of them that is in sight, since all at once would be too much for
a first visit. `full` is fetched when somebody looks at a card closely. `faces` calls it.
"""

from collections.abc import Iterator
from functools import cache
from typing import Final

from quadriga.faces import icons
from quadriga.faces.ids import Ids
from quadriga.faces.svg import document, el, num, sheet, use
from quadriga.games.ancient_world.faces import board, empire, full, military, parts, pieces, signs, titans
from quadriga.games.ancient_world.faces.ids import FULL, SHEET
from quadriga.games.ancient_world.faces.looks import looks
from quadriga.games.ancient_world.faces.stock import Card, District, Empire, Military, Stock, Titan

BANNER_BOX: Final = "0 0 13 23"
SHARED: Final = ("titan", "sky", "shield", "shield-arrows", "i-houses", "i-ship")
"""Parts of many cards that come later, and of each Titan: they are not drawn with every one of them."""


@cache
def whole(stock: Stock) -> str:
    """The face `sheet`: all but what comes later."""
    drawn = _first(stock)
    symbols = [symbol for symbol in drawn if symbol.startswith("<symbol")]
    return sheet(el("desc", icons.CREDIT), parts.gather(stock, SHEET, drawn), *symbols)


@cache
def _first(stock: Stock) -> tuple[str, ...]:
    """The symbols of `sheet`, and what else its parts are gathered for: every run, since the page writes with them."""
    ids = SHEET
    cards = (symbol for card in stock.cards if not is_later(card) for symbol in _card(card, stock, ids))
    written = (use(signs.run_id(run, ids)) for run in parts.all_runs(stock))
    hung = (use(f"{ids.shown}banner-{tribe}") for tribe in stock.tribes)
    shared = (use(f"{ids.own}{name}") for name in (*SHARED, *(f"e-{tribe}" for tribe in stock.tribes)))
    symbols = (*_plots(), *cards, *_places(stock, ids), *_pieces(stock, ids), *_signs(ids))
    return (*symbols, *written, *hung, *shared, use(f"{ids.shown}star"))


def is_later(card: Card) -> bool:
    """Whether a card lies on `later`: all but those that every table begins with, and the few Districts."""
    match card:
        case Empire():
            return card.deck != "start"
        case Military():
            return not card.is_start
        case District():
            return False
        case Titan():
            return True


@cache
def later(stock: Stock) -> str:
    """The face `later`: the cards that come in the course of a game. It is laid beside `sheet`."""
    return _beside(stock, [symbol for card in stock.cards if is_later(card) for symbol in _card(card, stock, SHEET)])


@cache
def lying(stock: Stock, name: str) -> str | None:
    """The face `lying/<id>`: one card of `later`, for who cannot wait for all; None if there is none of that name."""
    found = next((card for card in stock.cards if card.id == name and is_later(card)), None)
    return None if found is None else _beside(stock, list(_card(found, stock, SHEET)))


def _beside(stock: Stock, symbols: list[str]) -> str:
    """The credit stands on the sheet that it lies beside."""
    return sheet(parts.gather(stock, SHEET, symbols, _first(stock)), *symbols)


@cache
def closely(stock: Stock) -> str:
    """The face `full`."""
    symbols = [_symbol(f"full-{card.id}", full.face(card, stock, FULL), full.BOX) for card in stock.cards]
    return sheet(el("desc", icons.CREDIT), parts.gather(stock, FULL, symbols), *symbols)


def _symbol(name: str, body: str, box: str | None) -> str:
    return el("symbol", body, id=name, viewBox=box, **(pieces.ANY_SIZE if box is None else {}))


def _plots() -> Iterator[str]:
    for name, box in empire.PLOTS.items():
        yield _symbol(name, empire.plot(name), box)


def _card(card: Card, stock: Stock, ids: Ids) -> Iterator[str]:
    match card:
        case Empire():
            yield _symbol(f"n-{card.id}", empire.name_layer(card), empire.LOW_BOX)
            yield _symbol(f"d-{card.id}", empire.lasting_layer(card, ids), empire.PLOT_BOX)
            yield _symbol(f"p-{card.id}", empire.on_plot(card, ids), empire.PLOT_BOX)
            yield _symbol(f"f-{card.id}", empire.face(card, ids), empire.BOX)
        case District():
            yield _symbol(f"f-{card.id}", empire.district(card, stock, ids), empire.BOX)
        case Military():
            yield _symbol(f"a-{card.id}", military.army(card, ids), military.BOX)
            yield _symbol(f"f-{card.id}", military.face(card, ids), military.BOX)
            yield _symbol(f"l-{card.id}", military.retired(card, ids), military.PEEK_BOX)
        case Titan():
            yield _symbol(f"f-{card.id}", titans.face(card, ids), titans.BOX)


def _places(stock: Stock, ids: Ids) -> Iterator[str]:
    for action in looks().actions:
        yield _symbol(f"act-{action}", board.place(action, stock, ids), board.BOX)
    for action, opens in stock.opens:
        yield _symbol(f"cover-{action}", board.cover(action, opens, ids), board.BOX)


def _pieces(stock: Stock, ids: Ids) -> Iterator[str]:
    for seat, skill in pieces.citizens():
        yield _symbol(pieces.citizen_name(seat, skill), pieces.citizen(seat, skill, ids), pieces.CITIZEN_BOX)
        yield _symbol(pieces.citizen_name(seat, skill, True), pieces.away(seat, skill), pieces.CITIZEN_BOX)
    yield _symbol("coin", use(f"{ids.own}c"), pieces.COIN_BOX)
    yield _symbol("coin-ghost", pieces.ghost(), pieces.COIN_BOX)
    yield _symbol("knowledge", pieces.knowledge(ids), pieces.SQUARE_BOX)
    for face in stock.die:
        yield _symbol(f"die-{face}", pieces.die(face, ids), pieces.SQUARE_BOX)
    yield _symbol("first", pieces.first_player(False, ids), pieces.SQUARE_BOX)
    yield _symbol("first-hand", pieces.first_player(True, ids), pieces.SQUARE_BOX)
    for name, (width, height) in pieces.back_boxes(stock.piles).items():
        yield _symbol(f"b-{name}", pieces.back(name, width, height, ids), f"0 0 {num(width)} {num(height)}")
    yield _symbol("b-stored", pieces.stored(ids), pieces.STORED_BOX)
    for name in pieces.GROUNDS:
        yield _symbol(name, pieces.strip(name), None)


def _signs(ids: Ids) -> Iterator[str]:
    for key, icon in pieces.sign_names().items():
        yield _symbol(f"sign-{key}", use(f"{ids.own}i-{icon}"), pieces.SIGN_BOX)
    way, _, _ = signs.STROKES["^"]
    line = {"fill": "none", "stroke": "currentColor", "stroke_linecap": "round", "stroke_linejoin": "round"}
    yield _symbol("sign-income", el("path", d=way, stroke_width=1.6, **line), "-3 1 13 16")


# ------------------------------------------------------------------------------------------------ faces by themselves


@cache
def _singles(stock: Stock) -> dict[str, tuple[str, str]]:
    """Every piece that is a face by itself, with what it shows and its box."""
    ids = FULL
    found = {f"card/{card.id}": (full.face(card, stock, ids), full.BOX) for card in stock.cards}
    for name, (width, height) in pieces.back_boxes(stock.piles).items():
        found[f"back/{name}"] = (pieces.back(name, width, height, ids), f"0 0 {num(width)} {num(height)}")
    for action in looks().actions:
        found[f"action/{action}"] = (board.place(action, stock, ids), board.BOX)
    for action, opens in stock.opens:
        found[f"cover/{action}"] = (board.cover(action, opens, ids), board.BOX)
    for seat, skill in pieces.citizens():
        name = pieces.citizen_name(seat, skill).replace("-", "/", 1)
        found[name] = (pieces.citizen(seat, skill, ids), pieces.CITIZEN_BOX)
    for face in stock.die:
        found[f"die/{face}"] = (pieces.die(face, ids), pieces.SQUARE_BOX)
    for tribe in stock.tribes:
        found[f"banner/{tribe}"] = (signs.banner(tribe, ids), BANNER_BOX)
    found["token/coin"] = (use(f"{ids.own}c"), pieces.COIN_BOX)
    found["token/knowledge"] = (pieces.knowledge(ids), pieces.SQUARE_BOX)
    found["token/first"] = (pieces.first_player(False, ids), pieces.SQUARE_BOX)
    found["token/first-hand"] = (pieces.first_player(True, ids), pieces.SQUARE_BOX)
    return found


def names(stock: Stock) -> tuple[str, ...]:
    """The pieces that are faces by themselves."""
    return tuple(_singles(stock))


@cache
def single(stock: Stock, name: str) -> str | None:
    """One piece as a document; None if there is none of that name."""
    if name not in _singles(stock):
        return None
    body, box = _singles(stock)[name]
    x, y, width, height = map(float, box.split())
    shared = parts.gather(stock, FULL, [body])
    return document((x, y, width, height), el("desc", icons.CREDIT), shared, el("g", body, id="face"))
