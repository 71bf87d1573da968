"""The faces of Emporion by name: sheet, vignette, and each piece by itself. `catalogue.faces_of` hands this out.

What a face shows hangs on the component set alone; each is drawn once and kept.
"""

from quadriga.faces.catalogue import Faces
from quadriga.faces.errors import FaceError
from quadriga.games.emporion import GAME
from quadriga.games.emporion.data.box import SETS, open_box
from quadriga.games.emporion.faces import sheet, vignette
from quadriga.games.emporion.faces.geometry import EmporionGeometry, geometry
from quadriga.games.emporion.faces.stock import Stock, stock_of
from quadriga.kernel.meta import Config
from quadriga.kernel.words.message import ENGLISH


class EmporionFaces(Faces):
    """`sheet`, `vignette`, `card/<id>`, `back/<name>`, `gate/<action>`, `counter/<name>`, `coin/<drachma or drachma-lent>`."""

    def names(self, config: Config) -> tuple[str, ...]:
        return ("sheet", "vignette", *sheet.names(_stock(config)))

    def draw(self, config: Config, name: str) -> str:
        match name:
            case "sheet":
                return sheet.whole(_stock(config))
            case "vignette":
                return vignette.vignette()
        drawn = sheet.single(_stock(config), name)
        if drawn is None:
            raise self.unknown(config, name)
        return drawn

    def geometry(self, config: Config, language: str = ENGLISH) -> EmporionGeometry:
        return geometry(_stock(config), open_box(config.components, config.players), GAME.voice(config, language))


def _stock(config: Config) -> Stock:
    components = SETS.get(config.components)
    if components is None:
        raise FaceError(f"the component set {config.components} is not loaded: its faces cannot be drawn")
    return stock_of(components)
