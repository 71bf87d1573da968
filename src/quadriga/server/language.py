"""The language of whoever asks, and the server's own words in it."""

from typing import Any, Final

from litestar.connection import ASGIConnection

from quadriga.kernel.prompt import Reason
from quadriga.kernel.words.catalogue import Words
from quadriga.kernel.words.message import ENGLISH
from quadriga.kernel.words.voice import languages
from quadriga.table.errors import TableError
from quadriga.table.messages import RefusalCode

WORDS: Final = Words("quadriga.server")


def refusal(code: RefusalCode, id: str, **args: Any) -> TableError:
    """A refusal in the server's own words."""
    return TableError(code, Reason(id, "", **args).bind(WORDS))


def language_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """What a page asks for: in its address, where a socket or a cached file has to say it, or in its header."""
    asked: str | None = connection.query_params.get("language") or connection.headers.get("accept-language")
    return wanted_language(asked or "")


def wanted_language(wanted: str) -> str:
    """The first of the wanted languages that there are words in; English if there is none."""
    known = languages()
    for part in wanted.split(","):
        code = part.partition(";")[0].strip()
        if code in known:
            return code
        if (short := code.partition("-")[0]) in known:
            return short
    return ENGLISH
