"""Requests and deeds as JSON. Every verb is found in its module, so that a new one needs no line here."""

from functools import reduce
from operator import or_
from types import ModuleType
from typing import Any, TypeVar

import msgspec

from quadriga.table import messages
from quadriga.table.deeds import Deed
from quadriga.table.messages import ClientMessage
from quadriga.table.verbs import leaving, playing, seats, undoing

S = TypeVar("S", bound=msgspec.Struct)


def _kinds(base: type[S], *modules: ModuleType) -> tuple[type[S], ...]:
    """The tagged structs of that base that the modules define, in their order."""
    return tuple(
        member
        for module in modules
        for member in vars(module).values()
        if isinstance(member, type)
        and issubclass(member, base)
        and member.__module__ == module.__name__
        and member.__struct_config__.tag is not None
    )


CLIENT_MESSAGES = _kinds(ClientMessage, playing, undoing, leaving, messages)
"""All that a page may send."""
DEEDS = _kinds(Deed, seats, playing, undoing, leaving)
"""All that may have happened."""


def _decoder(kinds: tuple[type[S], ...]) -> msgspec.json.Decoder[S]:
    union: Any = reduce(or_, kinds)
    return msgspec.json.Decoder(union)


_REQUESTS = _decoder(CLIENT_MESSAGES)
_DEEDS = _decoder(DEEDS)
_ENCODER = msgspec.json.Encoder()


def read_request(text: str) -> ClientMessage:
    """The request of a message that came in; raises what msgspec raises."""
    return _REQUESTS.decode(text)


def write_deed(deed: Deed) -> str:
    """A deed as storage keeps it."""
    return _ENCODER.encode(deed).decode()


def read_deed(text: str) -> Deed:
    """The deed of a stored text."""
    return _DEEDS.decode(text)
