"""The web server as an ASGI app: routes, live play, and what holds for every answer. `create_app` is for `serve` and tests."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

from litestar import Litestar, Router, WebSocket, websocket
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import WebSocketDisconnect
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Components, SecurityRequirement, SecurityScheme
from litestar.params import FromPath

from quadriga import __version__
from quadriga.server import problems, security
from quadriga.server.connection import (
    CLOSE_FAULT,
    CLOSE_FORBIDDEN,
    CLOSE_GONE,
    CLOSE_TOO_MANY,
    CLOSE_UNKNOWN_RULES,
    Connection,
)
from quadriga.server.identity import COOKIE
from quadriga.server.language import language_of, refusal
from quadriga.server.problems import HttpRefusal
from quadriga.server.routes import catalogue, faces, guests, pages, records, tables
from quadriga.server.schema import Document
from quadriga.server.security import guest_id, is_same_origin, service_of
from quadriga.server.service import Service
from quadriga.server.settings import Settings
from quadriga.server.struct_info import precompute_struct_info
from quadriga.server.table_manager import may_watch
from quadriga.table.errors import TableError
from quadriga.table.snapshot import Viewer

log = logging.getLogger("quadriga.server")

MAX_REASON_LENGTH = 123
"""Bytes of a reason for closing."""


@websocket("/api/tables/{table_id:str}/live")
async def connect(socket: WebSocket[Any, Any, Any], table_id: FromPath[str]) -> None:
    """ActiveTable play at one table."""
    if not is_same_origin(socket):
        return await socket.close(code=CLOSE_FORBIDDEN, reason="from another origin")
    await socket.accept()
    service = service_of(socket)
    guest = guest_id(socket)
    if guest is None:
        return await socket.close(code=CLOSE_FORBIDDEN, reason="no guest cookie")
    if not service.add_connection(guest):
        return await socket.close(code=CLOSE_TOO_MANY, reason="too many connections")
    try:
        await _serve_connection(service, socket, guest, table_id)
    except TableError as error:
        code = CLOSE_UNKNOWN_RULES if error.code == "unknown_rules" else CLOSE_GONE
        await _close(socket, code, str(error))
    except HttpRefusal as error:
        await _close(socket, CLOSE_FORBIDDEN, str(error))
    except WebSocketDisconnect as end:
        # If it was the page that went, nobody hears this.
        await _close(socket, end.code, end.detail)
    except Exception as error:
        # Litestar would end the connection and say nothing of it.
        log.error("table %s: a live connection broke", table_id, exc_info=problems.traceable(error))
        await _close(socket, CLOSE_FAULT, "a fault on our side")
    finally:
        service.remove_connection(guest)


async def _close(socket: WebSocket[Any, Any, Any], code: int, reason: str) -> None:
    with suppress(WebSocketDisconnect, OSError, RuntimeError):
        await socket.close(code=code, reason=reason.encode()[:MAX_REASON_LENGTH].decode(errors="ignore"))


async def _serve_connection(service: Service, socket: WebSocket[Any, Any, Any], guest: str, table_id: str) -> None:
    if not tables.TABLE_ID.fullmatch(table_id):
        raise refusal("gone", "no-table")
    found = await service.tables.find(table_id)
    if not may_watch(found.table, guest):
        raise HttpRefusal(403, "no_onlookers", "players-only")
    mine = found.table.seats_of(guest)
    name = found.table.chairs[mine[0]].name if mine else await tables.name_of(service, guest)
    wanted = _number(socket.query_params.get("eyes"))
    eyes = wanted if wanted in mine else (mine[0] if mine else None)
    limits, chat = service.settings.limits, service.chat
    connection = Connection(service.tables, found, socket, Viewer(guest, eyes, language_of(socket)), name, limits, chat)
    # What was seen through other eyes is no beginning of what these see.
    await connection.run(_number(socket.query_params.get("seen")) if eyes == wanted else None)


def _number(text: str | None) -> int | None:
    return int(text) if text is not None and text.isascii() and text.isdecimal() and len(text) < 9 else None


HANDLERS: list[HTTPRouteHandler] = [
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
    tables.transfer,
    tables.rematch,
    records.download,
    records.verify_record,
    records.show_replay,
    records.show_moment,
    faces.icon_sprite,
    faces.geometry,
    faces.face,
]


def _describe(handler: HTTPRouteHandler) -> None:
    """What the schema says of a handler beyond its types: who may ask, and how it refuses. Litestar takes it from each only."""
    path, takes = "".join(handler.paths), handler.fn.__annotations__
    needs: SecurityRequirement = {}
    refusals = {429}
    if "guest" in takes:
        needs["guest"] = []
        refusals |= {401}
    if not handler.http_methods.issubset(security.READING):
        needs["page"] = []
        refusals |= {403, 413}
    if "data" in takes or "{" in path:
        refusals |= {400, 404, 422}
    if "{table_id" in path:
        refusals |= {403, 409}
    handler.security = [needs] if needs else None
    handler.responses = {**(handler.responses or {}), **{status: problems.RESPONSES[status] for status in sorted(refusals)}}


for _handler in HANDLERS:
    _describe(_handler)


def _backend(settings: Settings) -> ChannelsBackend:
    if not settings.is_shared:
        return MemoryChannelsBackend(history=0)
    # Only with several workers is the driver needed, so only then is it imported.
    from litestar.channels.backends.psycopg import PsycoPgChannelsBackend  # noqa: PLC0415

    return PsycoPgChannelsBackend(settings.database.replace("postgresql+psycopg://", "postgresql://"))


def create_app(settings: Settings) -> Litestar:
    """The app; it opens its database when it starts and closes it when it stops."""
    precompute_struct_info()
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
                route_handlers=[guests.methods_of_me, *HANDLERS],
                guards=[security.check_request],
                dependencies={"guest": Provide(security.provide_guest, sync_to_thread=False)},
            ),
            pages.page,
            pages.healthz,
            pages.assets(settings.pages),
            connect,
        ],
        lifespan=[serve],
        plugins=[channels],
        exception_handlers={Exception: problems.answer},
        before_send=[security.add_headers],
        compression_config=CompressionConfig(backend="gzip", minimum_size=600, gzip_compress_level=6),
        openapi_config=OpenAPIConfig(
            title="Quadriga",
            version=__version__,
            use_handler_docstrings=True,
            components=Components(
                security_schemes={
                    "guest": SecurityScheme("apiKey", "The cookie that POST /api/me sets.", COOKIE, "cookie"),
                    "page": SecurityScheme("apiKey", "Always 1: pages of other sites cannot send it.", "X-Quadriga", "header"),
                }
            ),
            render_plugins=[Document()],
            openapi_router=Router(
                "/schema",
                route_handlers=[],
                guards=[security.check_request],
                include_in_schema=False,
                after_request=problems.no_such_document,
            ),
        ),
        request_max_body_size=settings.limits.body_bytes,
        logging_config=None,
    )
