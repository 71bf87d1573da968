"""Everything that lies on the table as one sheet of symbols, the face `sheet`; and each piece of it as a face by itself.

What faces share, pictures, frames, icons and stones, is drawn once. A face has what its tiles and tokens need and no more, so a
tile by itself is small, too. `faces` and `vignette` call it.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final, NamedTuple

from quadriga.faces import icons
from quadriga.faces.ids import Ids
from quadriga.faces.svg import document, el, sheet, use
from quadriga.games.founders.data.components import Components, CraftsmanData, ResourceData, TileData
from quadriga.games.founders.faces import frames, marks, mosaic, plaques, tiles
from quadriga.games.founders.faces.ids import SHEET
from quadriga.games.founders.faces.looks import god_of, levels, looks, resource_look, scene_of

KINDS: Final = ("nature", "village", "city", "victory")
CRAFTSMAN: Final = "craftsman"
TOKENS: Final = ("war", "coin", "carriage", CRAFTSMAN)


class Stock(NamedTuple):
    """The components as far as they are drawn; it can be hashed, and equal ones draw the same."""

    tiles: tuple[TileData, ...]
    resources: tuple[ResourceData, ...]
    craftsmen: tuple[CraftsmanData, ...]

    @property
    def tokens(self) -> tuple[str, ...]:
        """All tokens: the four kinds, a craftsman's being his back, and each craftsman."""
        return (*TOKENS, *(craftsman.id for craftsman in self.craftsmen))


def stock_of(components: Components) -> Stock:
    """What is drawn of a component set."""
    return Stock(components.tiles, components.resources, components.craftsmen)


class Wanted(NamedTuple):
    """What a drawing shows: tiles, besides them backs, tokens and resources."""

    tiles: Sequence[TileData] = ()
    backs: Sequence[str] = ()
    tokens: Sequence[str] = ()
    resources: Sequence[str] = ()


@cache
def whole(stock: Stock) -> str:
    """The face `sheet`."""
    wanted = Wanted(stock.tiles, KINDS, stock.tokens, tuple(resource.key for resource in stock.resources))
    return sheet(
        *parts(stock, wanted, SHEET),
        *(tiles.symbols(tile, SHEET) for tile in stock.tiles),
        *(el("symbol", marks.mark(name, SHEET), id=name, viewBox=box) for name, box in marks.MARKS.items()),
    )


@cache
def single(stock: Stock, name: str) -> str | None:
    """One piece as a document: `tile/<id>`, `back/<kind>`, `token/<id>` or `plaque/<resource>`; None if there is none."""
    sort, _, key = name.partition("/")
    if sort == "tile":
        found = [tile for tile in stock.tiles if tile.id == key]
        if found:
            return _alone(stock, Wanted(tiles=found), f"t-{key}", tiles.BOX, tiles.layers(found[0], SHEET))
    elif sort == "back" and key in KINDS:
        return _alone(stock, Wanted(backs=(key,)), f"b-{key}", tiles.BOX)
    elif sort == "token" and key in stock.tokens:
        return _alone(stock, Wanted(tokens=(key,)), f"token-{key}", plaques.BOX)
    elif sort == "plaque" and any(resource.key == key for resource in stock.resources):
        return _alone(stock, Wanted(resources=(key,)), f"plaque-{key}", plaques.BOX)
    return None


def _alone(stock: Stock, wanted: Wanted, shown: str, box: str, *more: str) -> str:
    x, y, width, height = map(float, box.split())
    return document(
        (x, y, width, height), *parts(stock, wanted, SHEET), *more, use(shown, x=x, y=y, width=width, height=height)
    )


def parts(stock: Stock, wanted: Wanted, ids: Ids) -> list[str]:
    """What tiles are put together from, and the symbols of all that is wanted besides them."""
    kinds = _once(wanted.backs, (tile.kind for tile in wanted.tiles))
    tokens = _once(wanted.tokens, (tile.token for tile in wanted.tiles if tile.token))
    resources = _once(wanted.resources, (key for tile in wanted.tiles for key in (*tile.needs, *tile.makes)))
    pictures = _once(scene_of(tile) for tile in wanted.tiles)
    names = {resource.key: resource.name for resource in stock.resources}
    crafts = {craftsman.id: craftsman for craftsman in stock.craftsmen}
    level_of = levels(stock.tiles)

    def plaque(key: str) -> str:
        return plaques.plaque(resource_look(key), level_of.get(key, "basic"), names[key], ids)

    def token(key: str) -> str:
        if key in crafts:
            return plaques.token(looks().tokens[CRAFTSMAN], resource_look(crafts[key].resource).icon, crafts[key].name, ids)
        return plaques.token(looks().tokens[key], looks().tokens[key].icon, key, ids)

    shown_icons = _once(
        (looks().kinds[kind].sign for kind in wanted.backs),
        (resource_look(key).icon for key in resources),
        (resource_look(crafts[key].resource).icon if key in crafts else looks().tokens[key].icon for key in tokens),
        (god_of(tile) for tile in wanted.tiles if tile.kind == "victory"),
    )
    shared = [frames.frame(kind, ids) for kind in kinds]
    shared += [mosaic.beds(pictures, ids), *(mosaic.picture(name, ids) for name in pictures)] if pictures else []
    shared += [plaques.scallop(ids)] if tokens else []
    shared += [plaques.wreath(ids)] if any(tile.points for tile in wanted.tiles) else []
    return [
        el("desc", icons.CREDIT),
        *(icons.symbol(icon, f"{ids.own}i-") for icon in shown_icons if icon),
        el("defs", *shared),
        *(el("symbol", plaque(key), id=f"{ids.shown}plaque-{key}", viewBox=plaques.BOX) for key in resources),
        *(el("symbol", token(key), id=f"{ids.shown}token-{key}", viewBox=plaques.BOX) for key in tokens),
        *(el("symbol", use(f"{ids.own}f-{kind}"), id=f"{ids.shown}fr-{kind}", viewBox=tiles.BOX) for kind in kinds),
        *(el("symbol", frames.back(kind, ids), id=f"{ids.shown}b-{kind}", viewBox=tiles.BOX) for kind in wanted.backs),
    ]


def _once(*lists: Iterable[str]) -> list[str]:
    """All of several lists, each once, in their order."""
    return list(dict.fromkeys(item for items in lists for item in items))
