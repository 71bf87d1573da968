"""Every error answer of the server, in one shape: a code for the page, a sentence for the person, a rule where there is one.

Nothing of a request or of the server's inside is repeated in an answer to an unexpected error.
"""

import logging
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import ResponseSpec
from sqlalchemy.exc import DBAPIError

from quadriga.faces.errors import FaceError
from quadriga.kernel.errors import ConfigError, QuadrigaError, UnknownGame
from quadriga.kernel.words.message import Message
from quadriga.server.api import Problem
from quadriga.server.language import WORDS, language_of
from quadriga.server.storage.errors import StorageError
from quadriga.table.errors import TableError
from quadriga.table.messages import RefusalCode

log = logging.getLogger("quadriga.server")


class HttpRefusal(QuadrigaError):
    """A request that the server refuses, with its HTTP status."""

    def __init__(self, status: int, code: str, id: str, **args: Any) -> None:
        self.message = Message(id, **args)
        super().__init__(WORDS.say(self.message))
        self.status = status
        self.code = code


_STATUS: dict[RefusalCode, int] = {
    "stale": 409,
    "illegal": 409,
    "not_yours": 403,
    "limit": 429,
    "bad": 422,
    "gone": 404,
    "unknown_rules": 409,
}
_CODES = {400: "bad", 401: "no_guest", 403: "forbidden", 404: "not_found", 405: "bad_method", 413: "too_large", 415: "bad_type"}

RESPONSES = {
    status: ResponseSpec(data_container=Problem, description=text, generate_examples=False)
    for status, text in {
        400: "The request cannot be read: it is not what this schema says.",
        401: "There is no guest cookie: POST /api/me first.",
        403: "Not for this guest, or from another origin.",
        404: "There is no such thing.",
        409: "Not possible now; the sentence says why.",
        413: "The request is too large.",
        422: "The request can be read, but there is nothing like what it asks for; the sentence says what there is.",
        429: "Too many requests.",
    }.items()
}


def answer(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """The answer to any error."""
    status, problem = _read(error, language_of(request))
    if status >= 500:
        log.error("%s %s failed", request.method, request.url.path, exc_info=traceable(error))
    headers = error.headers if isinstance(error, HTTPException) else None
    return Response(problem, status_code=status, media_type="application/json", headers=headers)


def no_such_document(response: Response[Any]) -> Response[Any]:
    """In the place of Litestar's own page for this."""
    if response.status_code != 404:
        return response
    return Response(Problem("not_found", "Not Found"), status_code=404, media_type="application/json")


def traceable(error: Exception) -> Exception:
    """The error as the log may have it: what a database says of a failed write would have all that was to be written."""
    if isinstance(error, StorageError):
        return StorageError(str(error))
    return StorageError(str(error.orig)) if isinstance(error, DBAPIError) else error


def _read(error: Exception, language: str) -> tuple[int, Problem]:
    fault = Problem("fault", WORDS.say(Message("fault"), language))
    if isinstance(error, HttpRefusal):
        return error.status, Problem(error.code, WORDS.say(error.message, language))
    if isinstance(error, TableError):
        return _STATUS[error.code], Problem(error.code, error.reason.say(language), error.reason.rule)
    if isinstance(error, StorageError):
        return 500, fault
    if isinstance(error, ConfigError):
        return 422, Problem(error.where, error.reason.say(language), error.reason.rule)
    if isinstance(error, UnknownGame | FaceError):
        return 404, Problem("not_found", str(error))
    if isinstance(error, QuadrigaError):
        return 400, Problem("bad", str(error))
    if isinstance(error, ValidationException):
        return 400, Problem("bad", _validation(error))
    if isinstance(error, HTTPException):
        return error.status_code, Problem(_CODES.get(error.status_code, "bad"), error.detail)
    return 500, fault


def _validation(error: ValidationException) -> str:
    faults = error.extra if isinstance(error.extra, list) else []
    told = [f"{fault.get('key', '')}: {fault.get('message', '')}".strip(": ") for fault in faults if isinstance(fault, dict)]
    return "; ".join(told) or "The request cannot be read."
