"""What one pair of eyes can see.

A view is built up from nothing by the game's `view.py`, never stripped down from the state, so that a forgotten field is
missing and not leaked. Persons, spectators, bots and adapters all get views; only the table holds the state.
"""
# not compiled: msgspec structs at the edge

import msgspec

from quadriga.kernel.meta import Config


class View(msgspec.Struct, frozen=True, kw_only=True):
    """The base of all views: each game adds what lies on its table."""

    config: Config
    viewer: int | None
    """The seat that looks; None is a spectator."""
    to_act: tuple[int, ...]
    asks: str
    """The open question in the words of the position format; empty when the game is over."""

    def encode(self) -> bytes:
        """The view as bytes, the same for equal views."""
        return msgspec.json.encode(self, order="deterministic")
