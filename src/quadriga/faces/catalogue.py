"""The door to all drawings: `faces_of(game)` finds the faces of a game, and the game's `Faces` draw them by name.

The server, the print shop and the gallery come in here. Like the games themselves, faces are found and not listed: a new game
adds a package `quadriga.faces.<key>` with `FACES`, or another distribution announces its own by an entry point in the group
`quadriga.faces`, named like the game's key.
"""

import importlib
from abc import abstractmethod
from difflib import get_close_matches
from functools import cache
from importlib.metadata import entry_points
from importlib.util import find_spec

import msgspec

from quadriga.faces.errors import FaceError, UnknownFace
from quadriga.kernel.game import Game
from quadriga.kernel.meta import Config


class Geometry(msgspec.Struct, frozen=True):
    """What a page has to know of the faces to place things on them; each game has its own."""


class Faces:
    """All drawings of one game. They depend on the components and the options of a table, never on the game in play."""

    @abstractmethod
    def names(self, config: Config) -> tuple[str, ...]:
        """The names of all faces of a table."""

    @abstractmethod
    def draw(self, config: Config, name: str) -> str:
        """A face as a complete SVG document; UnknownFace tells what is near to a name that there is not."""

    def beside(self, name: str) -> str:
        """The face beside which this one lies in a page, and whose parts it shares; empty: it is complete in itself."""
        return ""

    @abstractmethod
    def geometry(self, config: Config) -> Geometry:
        """Where things lie on the faces."""

    def unknown(self, config: Config, name: str) -> UnknownFace:
        """The refusal of a name."""
        known = self.names(config)
        near = get_close_matches(name, known, n=3, cutoff=0.5) or [face for face in known if "/" not in face]
        return UnknownFace(f"there is no face {name!r}; there is {', '.join(near)}")


def faces_of(game: Game) -> Faces:
    """The faces of a game."""
    return _find(game.meta.key, game.meta.title)


@cache
def _find(key: str, title: str) -> Faces:
    module = f"quadriga.faces.{key}"
    if find_spec(module) is not None:
        found: Faces = importlib.import_module(module).FACES
        return found
    for entry in entry_points(group="quadriga.faces", name=key):
        announced: Faces = entry.load()
        return announced
    raise FaceError(f"nobody has drawn {title} yet: there is no package {module}")
