"""Where things lie on the tiles, and the colours of what is drawn between them, for a page that lays tokens and supply lines.

Coordinates are hundredths of a tile's side. The page draws what it finds here and knows nothing of the drawings.
"""

from functools import cache

from quadriga.faces.catalogue import Geometry
from quadriga.faces.svg import Point
from quadriga.games.founders.data.box import Box, resource_id
from quadriga.games.founders.faces import tiles
from quadriga.games.founders.faces.looks import levels, looks, resource_look
from quadriga.games.founders.faces.sheet import CRAFTSMAN, TOKENS, Stock
from quadriga.games.founders.tell.words import tile_facts, tile_words
from quadriga.kernel.words.message import Message
from quadriga.kernel.words.voice import Voice


class TilePlace(Geometry, frozen=True, kw_only=True):
    """A tile: the middles of the plaques of what it gives, in the order of `makes`; a token that stops one lies on it. `words`
    say all that it shows, `facts` each part of that by itself."""

    id: str
    name: str
    kind: str
    needs: tuple[str, ...]
    makes: tuple[str, ...]
    gives_at: tuple[Point, ...]
    radius: float
    token: str
    points: int
    words: str
    facts: tuple[str, ...]


class KindPlace(Geometry, frozen=True, kw_only=True):
    """The colours of a kind: frame, ornament on it, back."""

    key: str
    frame: str
    trim: str
    ground: str


class ResourcePlace(Geometry, frozen=True, kw_only=True):
    """A resource: `level` is basic, village or city; its lines are dotted in its colour."""

    key: str
    name: str
    level: str
    colour: str
    ink: str


class TokenPlace(Geometry, frozen=True, kw_only=True):
    """A token; a craftsman has the resource that they are for."""

    id: str
    name: str
    resource: str = ""


class FounderGeometry(Geometry, frozen=True, kw_only=True):
    """Everything. `war_at` is where a war token lies, `token_at` where a tile shows the token that it brings."""

    frame: float
    war_at: Point
    token_at: Point
    token_radius: float
    points_at: Point
    tiles: tuple[TilePlace, ...]
    kinds: tuple[KindPlace, ...]
    resources: tuple[ResourcePlace, ...]
    tokens: tuple[TokenPlace, ...]


@cache
def geometry(stock: Stock, box: Box, voice: Voice) -> FounderGeometry:
    """The geometry of a component set."""
    level_of = levels(stock.tiles)
    return FounderGeometry(
        frame=5.5,
        war_at=(50.0, 50.0),
        token_at=tiles.TOKEN_AT,
        token_radius=tiles.TOKEN,
        points_at=tiles.POINTS_AT,
        tiles=tuple(
            TilePlace(
                id=tile.id,
                name=voice.name(tile.id),
                kind=tile.kind,
                needs=tile.needs,
                makes=tile.makes,
                gives_at=tuple(tiles.give_places(tile)),
                radius=tiles.give_radius(tile),
                token=tile.token,
                points=tile.points,
                words=voice.say(tile_words(box, box.tile_named(tile.id))),
                facts=tuple(voice.say(fact) for fact in tile_facts(box, box.tile_named(tile.id))),
            )
            for tile in stock.tiles
        ),
        kinds=tuple(
            KindPlace(key=kind, frame=look.frame, trim=look.trim, ground=look.ground) for kind, look in looks().kinds.items()
        ),
        resources=tuple(
            ResourcePlace(
                key=resource.key,
                name=voice.say(Message("resource-name", resource=resource_id(resource.key))),
                level=level_of.get(resource.key, "basic"),
                colour=resource_look(resource.key).colour,
                ink=resource_look(resource.key).ink,
            )
            for resource in stock.resources
        ),
        tokens=(
            *(TokenPlace(id=token, name=voice.say(Message("token", token=token))) for token in TOKENS if token != CRAFTSMAN),
            *(TokenPlace(id=craft.id, name=voice.name(craft.id), resource=craft.resource) for craft in stock.craftsmen),
        ),
    )
