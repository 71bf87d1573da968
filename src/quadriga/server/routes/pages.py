"""The pages: one document for all addresses of the page, its assets, and whether the server is well."""

import re
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, Router, get
from litestar.datastructures import CacheControlHeader
from litestar.handlers import BaseRouteHandler
from litestar.static_files import create_static_files_router

from quadriga import __version__, build
from quadriga.server.api import Health
from quadriga.server.identity import YEAR_S
from quadriga.server.problems import HttpRefusal
from quadriga.server.security import Connection, service_of

ASSET = re.compile(r"/assets(/[A-Za-z0-9._-]{1,120}){1,4}")
MISSING = "The pages are not built yet: run `make web` in the checkout, then reload.\n"


@get(
    ["/", "/new/{_:path}", "/t/{_:path}", "/join/{_:path}", "/learn/{_:path}", "/rules/{_:path}"],
    include_in_schema=False,
    sync_to_thread=False,
)
def page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The page reads from its address what to show."""
    index = Path(service_of(request).settings.pages) / "index.html"
    if not index.is_file():
        return Response(MISSING.encode(), status_code=503, media_type=MediaType.TEXT)
    return Response(index.read_bytes(), media_type=MediaType.HTML, headers={"Cache-Control": "no-cache"})


@get("/healthz", sync_to_thread=False, summary="Health")
def healthz() -> Health:
    """Whether the server answers."""
    return Health("ok", __version__, build.running())


def _is_asset(connection: Connection, _: BaseRouteHandler) -> None:
    # A name that no file system can have would make one fail.
    if not ASSET.fullmatch(connection.scope["path"]):
        raise HttpRefusal(404, "not_found", "no-file")


def assets(folder: str) -> Router:
    """Scripts, styles, fonts and pictures of the pages; their names change with their content."""
    return create_static_files_router(
        path="/assets",
        directories=[Path(folder) / "assets"],
        guards=[_is_asset],
        cache_control=CacheControlHeader(max_age=YEAR_S, public=True, immutable=True),
        include_in_schema=False,
    )
