"""The OpenAPI document: paths from the handlers, components from the structs themselves.

Litestar makes components of its own, which allow fields that are refused and list members that are none.
"""

from functools import cache
from typing import Any

import msgspec
from litestar.connection import Request
from litestar.openapi.plugins import JsonRenderPlugin

from quadriga.kernel.meta import Meta
from quadriga.kernel.record import Record
from quadriga.server import api
from quadriga.table import messages

REFERENCE = "#/components/schemas/{name}"


@cache
def components() -> dict[str, Any]:
    """Every struct of the server, as it is read and written."""
    found = [member for module in (api, messages) for member in vars(module).values() if _is_struct(member)]
    return msgspec.json.schema_components([*found, Meta, Record], ref_template=REFERENCE, schema_hook=_anything)[1]


def _is_struct(member: object) -> bool:
    return isinstance(member, type) and issubclass(member, msgspec.Struct)


def _anything(kind: type) -> dict[str, Any]:
    if kind is object:
        return {"description": "Anything."}
    raise NotImplementedError(kind)


class Document(JsonRenderPlugin):
    """Serves it."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The document as JSON."""
        named = openapi_schema["components"]
        schemas = {name: components().get(name, schema) for name, schema in named["schemas"].items()}
        return msgspec.json.encode({**openapi_schema, "components": {**named, "schemas": schemas}})
