"""The drawings of cards, boards and pieces, as the page embeds them."""

from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get
from litestar.params import PathParameter

from quadriga.faces import icons
from quadriga.faces.catalogue import faces_of
from quadriga.kernel.meta import Config
from quadriga.kernel.registry import find_game
from quadriga.server.language import language_of
from quadriga.server.routes.catalogue import GameKey

SVG = "image/svg+xml"
CACHE = "public, max-age=3600"
# Drawings carry no scripts, and say so even when one is opened alone.
SVG_HEADERS = {
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    "Cache-Control": CACHE,
}
FaceName = Annotated[
    str, PathParameter(pattern=r"^/?[A-Za-z0-9_/-]{1,80}\.svg$(?!\n)", description="The name of a face, with .svg")
]


@get("/faces/icons.svg", sync_to_thread=False, media_type=SVG, summary="All icons")
def icon_sprite() -> Response[bytes]:
    """The icons of the whole table as one SVG sprite."""
    return Response(icons.sprite().encode(), media_type=SVG, headers=SVG_HEADERS)


@get("/faces/{game:str}/geometry.json", sync_to_thread=True, summary="Where pieces stand")
def geometry(request: Request[Any, Any, Any], game: GameKey) -> Response[dict[str, Any]]:
    """What a page needs to put pieces on the drawings; options of the game, and its rules version, as query parameters."""
    found = find_game(game)
    content: dict[str, Any] = msgspec.to_builtins(faces_of(found).geometry(_config(request, game), language_of(request)))
    return Response(content, media_type="application/json", headers={"Cache-Control": CACHE})


@get("/faces/{game:str}/{name:path}", sync_to_thread=True, media_type=SVG, summary="A face")
def face(request: Request[Any, Any, Any], game: GameKey, name: FaceName) -> Response[bytes]:
    """One drawing; options of the game, and its rules version, as query parameters."""
    found = find_game(game)
    drawn = faces_of(found).draw(_config(request, game), name.strip("/").removesuffix(".svg"))
    return Response(drawn.encode(), media_type=SVG, headers=SVG_HEADERS)


def _config(request: Request[Any, Any, Any], key: str) -> Config:
    game = find_game(key)
    options = {name: value for name, value in request.query_params.items() if _is_drawn(key, name)}
    version = request.query_params.get("rules_version", "")
    # Nothing that is drawn depends on the number of players or on lots; any number that the options allow will do.
    for players in range(game.meta.min_players, game.meta.max_players):
        try:
            return game.config(players, options, version=version)
        except Exception:
            continue
    return game.config(game.meta.max_players, options, version=version)


def _is_drawn(key: str, name: str) -> bool:
    return any(option.key == name and option.kind == "choice" for option in find_game(key).meta.options)
