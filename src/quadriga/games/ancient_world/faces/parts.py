"""What faces share: icons, figures, coins, banners, runs, grounds and scenes, each by its id. A drawing has what it refers to.

So a sheet has every part once, and a card by itself is small. `sheet` and `vignette` call it.
"""

import re
from collections.abc import Callable, Iterable
from functools import cache
from typing import Final

from quadriga.faces import icons
from quadriga.faces.ids import Ids
from quadriga.faces.svg import el
from quadriga.games.ancient_world.faces import board, empire, full, military, pictures, pieces, runs, signs, titans
from quadriga.games.ancient_world.faces.looks import figures, looks, scenes
from quadriga.games.ancient_world.faces.stock import District, Empire, Military, Stock, Titan

REFERENCE: Final = re.compile(r'href="#([^"]+)"')
MOST: Final = 100
"""No number on a coin is as large as this: component sets allow 99."""

Pool = dict[str, Callable[[], str]]


def gather(stock: Stock, ids: Ids, drawn: Iterable[str], known: Iterable[str] = ()) -> str:
    """All parts that a drawing refers to, and those that they refer to, each once; none of those that are known already."""
    made = _made(stock, ids, drawn)
    without = _made(stock, ids, known)
    return el("defs", *(part for name, part in made.items() if name not in without))


def _made(stock: Stock, ids: Ids, drawn: Iterable[str]) -> dict[str, str]:
    pool = _pool(stock, ids)
    made: dict[str, str] = {}
    waiting = [name for text in drawn for name in REFERENCE.findall(text)]
    while waiting:
        name = waiting.pop()
        if name in pool and name not in made:
            made[name] = pool[name]()
            waiting += REFERENCE.findall(made[name])
    return {name: made[name] for name in pool if name in made}


def all_runs(stock: Stock) -> list[runs.Run]:
    """Every run that is written somewhere, once."""
    found: list[runs.Run] = [stock.capital, *(board.run_of(action, stock) for action in looks().actions)]
    for card in stock.cards:
        match card:
            case Empire():
                found.append(card.run)
            case District():
                found += [card.run, card.gives]
            case Military():
                found += [card.run, card.legacy]
            case Titan():
                found += [card.capacity, card.gives]
    return list(dict.fromkeys(run for run in found if run))


@cache
def _pool(stock: Stock, ids: Ids) -> Pool:
    """Every part by its id, and how it is drawn."""
    own, shown = ids.own, ids.shown
    washes = (*stock.tribes, empire.NOBODY, empire.DISTRICT)

    def symbol(name: str, box: str, body: Callable[[], str]) -> Callable[[], str]:
        return lambda: el("symbol", body(), id=f"{shown}{name}", viewBox=box)

    pool: Pool = {f"{own}i-{meaning}": _icon(meaning, ids) for meaning in icons.meanings()}
    pool |= {f"{own}i-{name}": _figure(name, ids) for name in figures().drawn}
    pool[f"{own}c"] = lambda: signs.bare_coin(ids)
    pool |= {f"{own}c-{told}": _coin(str(told), ids) for told in range(MOST)}
    for tribe in stock.tribes:
        pool[f"{own}p-{tribe}"] = _of(signs.pennant, tribe, ids)
        pool[f"{shown}banner-{tribe}"] = symbol(f"banner-{tribe}", "0 0 13 23", _of(signs.banner, tribe, ids))
    pool |= {f"{own}w-{key}": _of(signs.word, key, ids) for key in looks().signs}
    pool |= {signs.stroke_id(key, ids): _of(signs.stroke, key, ids) for key in signs.STROKES}
    pool |= {signs.run_id(run, ids): _run(run, ids) for run in all_runs(stock)}
    pool[f"{shown}star"] = symbol("star", pieces.STAR_BOX, pieces.star)
    pool |= {f"{own}body-{seat}": _body(seat, ids) for seat in pieces.SEATS}
    pool[f"{own}place"] = lambda: board.ground(ids)
    pool[f"{own}etching"] = lambda: empire.etching(ids)
    pool |= {f"{own}e-{wash}": _of(empire.ground, wash, ids) for wash in washes}
    pool[f"{own}m"] = lambda: military.ground(ids)
    pool[f"{own}l"] = lambda: military.retired_ground(ids)
    pool[f"{own}hook"] = lambda: military.hook(ids)
    pool[f"{own}titan"] = lambda: titans.ground(ids)
    pool[f"{own}sky"] = lambda: titans.sky(ids)
    pool |= {titans.shield_id(is_so, ids): _shield(is_so, ids) for is_so in (False, True)}
    pool |= {f"{own}t-{name}": _of(titans.scene, name, ids) for name in (*scenes().titans, "plain")}
    pool[f"{own}land"] = lambda: full.land(ids)
    pool |= {f"{own}v-{wash}": _of(full.view, wash, ids) for wash in (*washes, "military")}
    pool |= {f"{own}g-{kind}": _of(full.ground, kind, ids) for kind in ("empire", empire.DISTRICT, "military", "titan")}
    return pool


def _of(draw: Callable[[str, Ids], str], name: str, ids: Ids) -> Callable[[], str]:
    return lambda: draw(name, ids)


def _icon(meaning: str, ids: Ids) -> Callable[[], str]:
    return lambda: icons.symbol(meaning, f"{ids.own}i-")


def _figure(name: str, ids: Ids) -> Callable[[], str]:
    return lambda: pictures.drawn(name, figures().drawn[name], ids)


def _coin(told: str, ids: Ids) -> Callable[[], str]:
    return lambda: signs.numbered_coin(told, ids)


def _run(run: runs.Run, ids: Ids) -> Callable[[], str]:
    return lambda: signs.written(run, ids)


def _body(seat: int, ids: Ids) -> Callable[[], str]:
    return lambda: pieces.body(seat, ids)


def _shield(has_arrows: bool, ids: Ids) -> Callable[[], str]:
    return lambda: titans.shield(has_arrows, ids)
