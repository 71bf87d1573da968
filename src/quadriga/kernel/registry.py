"""Finds the games: every package in `quadriga.games` that has a `GAME`, and those that other distributions announce.

There is no list to edit: a new game is a new package. Another distribution announces its game by an entry point in the
group `quadriga.games`.
"""

import importlib
import pkgutil
from functools import cache
from importlib.metadata import entry_points
from typing import Any

from quadriga.kernel.errors import UnknownGame
from quadriga.kernel.game import Game


@cache
def games() -> dict[str, Game]:
    """All games by key, in the order of their titles."""
    package = importlib.import_module("quadriga.games")
    found: list[Game] = [
        importlib.import_module(f"quadriga.games.{module.name}").GAME
        for module in pkgutil.iter_modules(package.__path__)
        if module.ispkg
    ]
    found += [entry.load() for entry in entry_points(group="quadriga.games")]
    return {game.meta.key: game for game in sorted(found, key=lambda game: game.meta.title)}


def load_part(name: str) -> Any:
    """A part that a game names as `module:object`; raises `ModuleNotFoundError` if there is no such module."""
    module, _, member = name.partition(":")
    return getattr(importlib.import_module(module), member)


def find_game(key: str) -> Game:
    """The game of that key; a hyphen serves for an underscore."""
    game = games().get(key.replace("-", "_").casefold())
    if game is None:
        raise UnknownGame(f"there is no game {key!r}; there are: {', '.join(games())}")
    return game
