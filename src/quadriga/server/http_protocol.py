"""Uvicorn's HTTP protocol with a limit to the size of a request: uvicorn itself takes headers of any size."""

from typing import Any

import msgspec
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from quadriga.server.api import Problem

MAX_HEAD_BYTES = 65_536
"""Bytes before the body, about."""
MAX_REQUEST_BYTES = 1_048_576
"""Bytes of a whole request, with what packs its body and comes after it; far more than any body that is taken."""

_CONTENT = msgspec.json.encode(Problem("too_large", "The request is too large."))
_ANSWER = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-type: application/json\r\nconnection: close\r\n"
    b"content-length: " + str(len(_CONTENT)).encode() + b"\r\n\r\n" + _CONTENT
)


class LimitedHttpProtocol(HttpToolsProtocol):
    """One HTTP connection."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._bytes = 0
        """How many came since the request began."""
        self._is_head = False

    def on_message_begin(self) -> None:
        """A request begins."""
        self._bytes, self._is_head = 0, True
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """Its body begins."""
        self._is_head = False
        super().on_headers_complete()

    def data_received(self, data: bytes) -> None:
        """Some of it came."""
        super().data_received(data)
        self._bytes += len(data)
        if self._bytes > (MAX_HEAD_BYTES if self._is_head else MAX_REQUEST_BYTES) and not self.transport.is_closing():
            self.transport.write(_ANSWER)
            self.transport.close()
