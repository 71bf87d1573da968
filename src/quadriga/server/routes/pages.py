"""The pages: one document for all addresses of the page, its assets, and whether the server is well."""

from pathlib import Path

from litestar import MediaType, Response, get
from litestar.static_files import create_static_files_router

from quadriga import __version__, build
from quadriga.server.api import Health

FOLDER = Path(__file__).parents[1] / "pages"
"""What Vite built; not in a checkout before `make web`."""

MISSING = "The pages are not built yet: run `make web` in the checkout, then reload.\n"


@get(
    ["/", "/new/{_:path}", "/t/{_:path}", "/join/{_:path}", "/learn/{_:path}", "/rules/{_:path}"],
    include_in_schema=False,
    sync_to_thread=False,
)
def page() -> Response[bytes]:
    """The page reads from its address what to show."""
    index = FOLDER / "index.html"
    if not index.is_file():
        return Response(MISSING.encode(), status_code=503, media_type=MediaType.TEXT)
    return Response(index.read_bytes(), media_type=MediaType.HTML, headers={"Cache-Control": "no-cache"})


@get("/healthz", sync_to_thread=False, summary="Health")
def healthz() -> Health:
    """Whether the server answers."""
    return Health("ok", __version__, build.running())


assets = create_static_files_router(
    path="/assets", directories=[FOLDER / "assets"], cache_control=None, include_in_schema=False
)
