"""The web server as an ASGI app: routes, live play, and what holds for every answer. `create_app` is for `serve` and tests."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Response, Router, WebSocket, websocket
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import WebSocketDisconnect
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from quadriga import __version__
from quadriga.server import guard, problems
from quadriga.server.guard import guest_id, is_same_origin, service_of
from quadriga.server.live import CLOSE_FORBIDDEN, CLOSE_GONE, CLOSE_TOO_MANY, Connection
from quadriga.server.routes import catalogue, faces, guests, pages, records, tables
from quadriga.server.service import Service
from quadriga.server.settings import Settings
from quadriga.table.errors import TableError
from quadriga.table.snapshot import Onlooker


@websocket("/api/tables/{table_id:str}/live")
async def live(socket: WebSocket[Any, Any, Any], table_id: str) -> None:
    """Live play at one table."""
    service = service_of(socket)
    guest = guest_id(socket)
    await socket.accept()
    if not is_same_origin(socket):
        return await socket.close(code=CLOSE_FORBIDDEN, reason="from another origin")
    if guest is None:
        return await socket.close(code=CLOSE_FORBIDDEN, reason="no guest cookie")
    if service.connections.get(guest, 0) >= service.settings.limits.connections_of_a_guest:
        return await socket.close(code=CLOSE_TOO_MANY, reason="too many connections")
    try:
        found = await service.hall.find(table_id)
    except TableError:
        return await socket.close(code=CLOSE_GONE, reason="no such table")
    if not tables.may_watch(found.table, guest):
        return await socket.close(code=CLOSE_FORBIDDEN, reason="players only")
    service.connections[guest] = service.connections.get(guest, 0) + 1
    try:
        mine = found.table.seats_of(guest)
        wanted = _number(socket.query_params.get("eyes"))
        eyes = wanted if wanted in mine else (mine[0] if mine else None)
        name = await tables.name_of(service, guest)
        connection = Connection(service.hall, found, socket, Onlooker(guest, eyes), name, service.settings.limits)
        await connection.run(_number(socket.query_params.get("seen")))
    except WebSocketDisconnect:
        pass
    finally:
        service.connections[guest] -= 1
        if not service.connections[guest]:
            del service.connections[guest]


def _number(text: str | None) -> int | None:
    return int(text) if text is not None and text.isascii() and text.isdecimal() and len(text) < 9 else None


HANDLERS = [
    guests.ensure_me,
    guests.rename_me,
    catalogue.catalogue,
    catalogue.check_options,
    catalogue.rules,
    tables.lobby,
    tables.open_table,
    tables.show_table,
    tables.invites,
    tables.claim,
    tables.seat_bot,
    tables.stand_up,
    tables.carry,
    tables.rematch,
    records.download,
    records.verify_record,
    records.show_replay,
    records.show_moment,
    faces.icon_sheet,
    faces.geometry,
    faces.face,
]


for _handler in HANDLERS:
    # Litestar takes these from each handler only.
    _handler.responses = problems.RESPONSES


def _backend(settings: Settings) -> ChannelsBackend:
    if not settings.is_shared:
        return MemoryChannelsBackend(history=0)
    # Only with several workers is the driver needed, so only then is it imported.
    from litestar.channels.backends.psycopg import PsycoPgChannelsBackend  # noqa: PLC0415

    return PsycoPgChannelsBackend(settings.database.replace("postgresql+psycopg://", "postgresql://"))


def _with_headers(response: Response[Any]) -> Response[Any]:
    for name, value in guard.HEADERS.items():
        response.headers.setdefault(name, value)
    return response


def create_app(settings: Settings) -> Litestar:
    """The app; it opens its database when it starts and closes it when it stops."""
    channels = ChannelsPlugin(_backend(settings), arbitrary_channels_allowed=True)

    @asynccontextmanager
    async def serve(app: Litestar) -> AsyncIterator[None]:
        service = Service(settings, channels)
        app.state.service = service
        await service.start()
        try:
            yield
        finally:
            await service.stop()

    return Litestar(
        route_handlers=[
            Router(
                "/",
                route_handlers=HANDLERS,
                guards=[guard.check_request],
                dependencies={"guest": Provide(guard.provide_guest, sync_to_thread=False)},
            ),
            pages.page,
            pages.healthz,
            pages.assets,
            live,
        ],
        lifespan=[serve],
        plugins=[channels],
        exception_handlers={Exception: problems.answer},
        after_request=_with_headers,
        compression_config=CompressionConfig(backend="gzip", minimum_size=600, gzip_compress_level=6),
        openapi_config=OpenAPIConfig(
            title="Quadriga", version=__version__, render_plugins=[JsonRenderPlugin()], path="/schema"
        ),
        request_max_body_size=settings.limits.body_bytes,
        logging_config=None,
    )
