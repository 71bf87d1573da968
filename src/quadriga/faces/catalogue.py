"""The door to all drawings: `faces_of(game)` finds the faces of a game, and the game's `Faces` draw them by name.

The server, the print shop and the gallery come in here. A game names its faces, wherever it comes from.
"""

from abc import abstractmethod
from difflib import get_close_matches

import msgspec

from quadriga.faces.errors import FaceError, UnknownFace
from quadriga.kernel.game import Game
from quadriga.kernel.meta import Config
from quadriga.kernel.registry import load_part
from quadriga.kernel.words.message import ENGLISH


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
    def geometry(self, config: Config, language: str = ENGLISH) -> Geometry:
        """Where things lie on the faces, with the words for them."""

    def unknown(self, config: Config, name: str) -> UnknownFace:
        """The refusal of a name."""
        known = self.names(config)
        near = get_close_matches(name, known, n=3, cutoff=0.5) or [face for face in known if "/" not in face]
        return UnknownFace(f"there is no face {name!r}; there is {', '.join(near)}")


def faces_of(game: Game) -> Faces:
    """The faces of a game."""
    if not game.faces:
        raise FaceError(f"nobody has drawn {game.meta.title} yet")
    found: Faces = load_part(game.faces)
    return found
