"""Works out the shape of every struct before there are threads; `create_app` calls it.

msgspec finds out what the fields of a struct are when it first reads one, and keeps the half-made answer where another thread
finds it: two drawings that the first visitor asks for at once could end the whole process (a segmentation fault, seen with
msgspec 0.22). A shape that is known is only looked up.
"""

from collections.abc import Iterator
from contextlib import suppress

import msgspec

from quadriga.faces.catalogue import faces_of
from quadriga.kernel.registry import games


def work_out_shapes() -> None:
    """All structs of the package, those of games and of their drawings included."""
    for game in games().values():
        faces_of(game)
    for kind in structs():
        with suppress(TypeError):  # what cannot be read from JSON is never read
            msgspec.json.Decoder(kind)


def structs(kind: type[msgspec.Struct] = msgspec.Struct) -> Iterator[type[msgspec.Struct]]:
    """The structs that are known now, from a kind on."""
    for heir in kind.__subclasses__():
        if heir.__module__.startswith("quadriga"):
            yield heir
        yield from structs(heir)
