"""Who I am: a guest with a name, made on the first visit and remembered by a cookie."""

import asyncio
from typing import Any

from litestar import HttpMethod, Request, Response, patch, post, route
from litestar.params import JSONBody

from quadriga.server.api import Me, Rename
from quadriga.server.clock import now_ms
from quadriga.server.identity import made_up_name, new_guest_id
from quadriga.server.problems import HttpRefusal
from quadriga.server.security import GuestId, guest_id, service_of, set_cookie
from quadriga.server.storage import changes
from quadriga.server.storage.rows import Guest
from quadriga.server.text import clean_name


@post("/api/me", status_code=200, summary="Be a guest")
async def ensure_me(request: Request[Any, Any, Any]) -> Response[Me]:
    """The guest of this browser; a new one if there is none yet."""
    service = service_of(request)
    known = guest_id(request)
    guest = await asyncio.to_thread(service.store.find_guest, known) if known else None
    if guest is None:
        address = request.client.host if request.client else ""
        if not service.new_guests.take(address):
            raise HttpRefusal(429, "limit", "There are too many new guests from your network. Please try again later.")
        guest = Guest(new_guest_id(), made_up_name(), False, now_ms())
        await service.writer.write(changes.create_guest, guest)
    response = Response(Me(guest.name, not guest.is_named))
    set_cookie(response, service, guest.id)
    return response


@patch("/api/me", summary="Choose a name")
async def rename_me(request: Request[Any, Any, Any], data: JSONBody[Rename], guest: GuestId) -> Me:
    """Take another name; tables where one sits already keep the old one."""
    name = clean_name(data.name)
    if not name:
        raise HttpRefusal(422, "name", "A name needs at least one letter.")
    await service_of(request).writer.write(changes.rename_guest, guest, name)
    return Me(name, False)


@route("/api/me", http_method=[HttpMethod.OPTIONS], status_code=204, include_in_schema=False, sync_to_thread=False)
def methods_of_me() -> Response[None]:
    """Litestar answers this by itself, but for a path with two handlers it knows of one."""
    return Response(None, status_code=204, headers={"Allow": "OPTIONS, PATCH, POST"})
