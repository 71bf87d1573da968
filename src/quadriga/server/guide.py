"""The guides "how to play": a few steps per game, with the faces that show them and the rules that they come from.

A guide lies beside its game as `guide.toml`. The rules page shows it; a test holds it to the ledger and the faces.
"""

import tomllib
from functools import cache

import msgspec

from quadriga.kernel.game import Game


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One step: a heading, a few sentences, what to look at."""

    title: str
    text: str
    faces: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()


class _Guide(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    steps: tuple[Step, ...]


@cache
def guide_of(game: Game) -> tuple[Step, ...]:
    """The steps of a game; none if it has no guide."""
    place = game.file("guide.toml")
    if not place.is_file():
        return ()
    return msgspec.convert(tomllib.loads(place.read_text(encoding="utf-8")), _Guide).steps
