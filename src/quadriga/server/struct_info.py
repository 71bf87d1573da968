"""Computes msgspec's type information of every struct before there are threads; `create_app` calls it.

msgspec computes it when it first decodes a struct, and keeps the unfinished result where another thread finds it: two faces
that the first visitor asks for at once could crash the whole process (a segmentation fault, seen with msgspec 0.22). Once it
is complete, it is only looked up.
"""

from collections.abc import Iterator
from contextlib import suppress

import msgspec

from quadriga.faces.catalogue import faces_of
from quadriga.kernel.registry import games


def precompute_struct_info() -> None:
    """For all structs of the package, those of games and of their faces included."""
    for game in games().values():
        faces_of(game)
    for kind in structs():
        with suppress(TypeError):  # what cannot be read from JSON is never read
            msgspec.json.Decoder(kind)


def structs(kind: type[msgspec.Struct] = msgspec.Struct) -> Iterator[type[msgspec.Struct]]:
    """All structs of the package that are subclasses of one."""
    for subclass in kind.__subclasses__():
        if subclass.__module__.startswith("quadriga"):
            yield subclass
        yield from structs(subclass)
