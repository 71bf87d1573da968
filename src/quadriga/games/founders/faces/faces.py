"""The faces of Founders of the Empire by name: sheet, vignette, and each piece by itself. `catalogue.faces_of` hands this out.

What a face shows hangs on the component set alone; each is drawn once and kept.
"""

from quadriga.faces.catalogue import Faces
from quadriga.faces.errors import FaceError
from quadriga.games.founders import GAME
from quadriga.games.founders.data.box import SETS, open_box
from quadriga.games.founders.faces import sheet, vignette
from quadriga.games.founders.faces.geometry import FounderGeometry, geometry
from quadriga.games.founders.faces.sheet import KINDS, Stock, stock_of
from quadriga.kernel.meta import Config
from quadriga.kernel.words.message import ENGLISH


class FounderFaces(Faces):
    """`sheet`, `vignette`, `tile/<id>`, `back/<kind>`, `token/<kind or craftsman>`, `plaque/<resource>`."""

    def names(self, config: Config) -> tuple[str, ...]:
        stock = _stock(config)
        return (
            "sheet",
            "vignette",
            *(f"tile/{tile.id}" for tile in stock.tiles),
            *(f"back/{kind}" for kind in KINDS),
            *(f"token/{token}" for token in stock.tokens),
            *(f"plaque/{resource.key}" for resource in stock.resources),
        )

    def draw(self, config: Config, name: str) -> str:
        match name:
            case "sheet":
                return sheet.whole(_stock(config))
            case "vignette":
                return vignette.vignette(_stock(config))
        drawn = sheet.single(_stock(config), name)
        if drawn is None:
            raise self.unknown(config, name)
        return drawn

    def geometry(self, config: Config, language: str = ENGLISH) -> FounderGeometry:
        return geometry(_stock(config), open_box(config.components, config.players), GAME.voice(config, language))


def _stock(config: Config) -> Stock:
    components = SETS.get(config.components)
    if components is None:
        raise FaceError(f"the component set {config.components} is not loaded: its faces cannot be drawn")
    return stock_of(components)
