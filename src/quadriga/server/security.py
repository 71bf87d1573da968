"""Checks of every request (origin, rate, guest cookie) and the security headers of every answer."""

from typing import Any

from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, MutableScopeHeaders
from litestar.di import NamedDependency
from litestar.handlers import BaseRouteHandler
from litestar.types import Message, Scope

from quadriga.server.identity import COOKIE, YEAR_S
from quadriga.server.problems import HttpRefusal
from quadriga.server.service import Service

HEADER, VALUE = "x-quadriga", "1"
"""Pages of other sites cannot send it without asking first, and we never allow them to."""
READING = ("GET", "HEAD", "OPTIONS")

CONTENT_SECURITY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "Content-Security-Policy": CONTENT_SECURITY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",  # the path of an invite is a secret
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}

Connection = ASGIConnection[Any, Any, Any, Any]
GuestId = NamedDependency[str]
"""The guest who asks: a handler that has it as its argument `guest` is for guests only."""


def service_of(connection: Connection) -> Service:
    """The service that an app runs."""
    found: Service = connection.app.state.service
    return found


def is_same_origin(connection: Connection) -> bool:
    """Whether a page of ours sent it; a program that is no browser sends no origin and has no cookies to misuse."""
    site = connection.headers.get("sec-fetch-site")
    if site is not None and site not in ("same-origin", "none"):
        return False
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    settings = service_of(connection).settings
    host = connection.headers.get("host", "")
    # A proxy may have taken HTTPS off on the way; who serves over HTTPS alone says so.
    own = {f"https://{host}"} if settings.is_secure else {f"https://{host}", f"http://{host}"}
    return (bool(host) and origin in own) or origin in settings.origins


def check_request(connection: Connection, _: BaseRouteHandler) -> None:
    """Before every REST handler: rate, and for changes the origin."""
    service = service_of(connection)
    # A cookie counts only if it is one of ours: else everybody could have as many buckets as they like.
    who = guest_id(connection) or (connection.client.host if connection.client else "")
    if not service.requests.take(who):
        raise HttpRefusal(429, "limit", "That was a bit fast. Please wait a moment.")
    if connection.scope.get("method") not in READING and not (
        is_same_origin(connection) and connection.headers.get(HEADER) == VALUE
    ):
        raise HttpRefusal(403, "origin", "Changes are taken only from pages of this server, with the header X-Quadriga: 1.")


def guest_id(connection: Connection) -> str | None:
    """The guest whose cookie came along, if it is one of ours."""
    return service_of(connection).signer.guest(connection.cookies.get(COOKIE, ""))


def provide_guest(request: Request[Any, Any, Any]) -> str:
    """The guest who asks; handlers that name it as an argument are for guests only."""
    guest = guest_id(request)
    if guest is None:
        raise unknown_guest()
    return guest


def unknown_guest() -> HttpRefusal:
    """What somebody is told who has no cookie of ours, or one of a guest that is gone."""
    return HttpRefusal(401, "no_guest", "We don't know who you are yet. Please allow cookies and reload the page.")


async def add_headers(message: Message, scope: Scope) -> None:
    """Before anything is sent, errors included: what holds for every answer. A handler may say otherwise."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers.setdefault(name, value)
        if scope["path"].startswith("/api/"):
            headers.setdefault("Cache-Control", "no-store")


def set_cookie(response: Response[Any], service: Service, guest: str) -> None:
    """Let the browser remember who it is."""
    response.cookies.append(
        Cookie(
            key=COOKIE,
            value=service.signer.cookie(guest),
            httponly=True,
            samesite="lax",
            secure=service.settings.is_secure,
            max_age=YEAR_S,
            path="/",
        )
    )
