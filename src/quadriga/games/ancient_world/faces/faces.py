"""The faces of The Ancient World by name: sheets, vignette, and each piece by itself. `catalogue.faces_of` hands this out.

What a face shows hangs on the component set alone; each is drawn once and kept.
"""

from quadriga.faces.catalogue import Faces
from quadriga.faces.errors import FaceError
from quadriga.games.ancient_world import GAME
from quadriga.games.ancient_world.data.box import SETS, open_box
from quadriga.games.ancient_world.faces import sheet, vignette
from quadriga.games.ancient_world.faces.geometry import AncientWorldGeometry, geometry
from quadriga.games.ancient_world.faces.stock import Stock, stock_of
from quadriga.kernel.meta import Config
from quadriga.kernel.words.message import ENGLISH


class AncientWorldFaces(Faces):
    """`sheet`, `later`, `lying/<id>`, `full`, `vignette`, `card/<id>`, `back/<name>`, `action/<name>`, `cover/<action>`,
    `citizen/<colour>-<skill>`, `die/<face>`, `banner/<tribe>`, `token/<coin, knowledge, first or first-hand>`."""

    def names(self, config: Config) -> tuple[str, ...]:
        stock = _stock(config)
        alone = (f"lying/{card.id}" for card in stock.cards if sheet.is_later(card))
        return ("sheet", "later", "full", "vignette", *alone, *sheet.names(stock))

    def draw(self, config: Config, name: str) -> str:
        match name:
            case "sheet":
                return sheet.whole(_stock(config))
            case "later":
                return sheet.later(_stock(config))
            case "full":
                return sheet.closely(_stock(config))
            case "vignette":
                return vignette.vignette(_stock(config))
        kind, _, rest = name.partition("/")
        drawn = sheet.lying(_stock(config), rest) if kind == "lying" else sheet.single(_stock(config), name)
        if drawn is None:
            raise self.unknown(config, name)
        return drawn

    def beside(self, name: str) -> str:
        return "sheet" if name == "later" or name.startswith("lying/") else ""

    def geometry(self, config: Config, language: str = ENGLISH) -> AncientWorldGeometry:
        return geometry(_stock(config), open_box(config.components, config.players), GAME.voice(config, language))


def _stock(config: Config) -> Stock:
    components = SETS.get(config.components)
    if components is None:
        raise FaceError(f"the component set {config.components} is not loaded: its faces cannot be drawn")
    return stock_of(components)
