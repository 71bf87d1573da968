"""The faces of Eight-Minute Empire by name: chart, cards, pieces, vignette. `catalogue.faces_of` hands this out.

What a face shows hangs on the component set and on the options `board` and `deck`; each is drawn once and kept.
"""

from quadriga.faces.catalogue import Faces
from quadriga.faces.eight_minute_empire import cards, chart, pieces, vignette
from quadriga.faces.eight_minute_empire.geometry import ChartGeometry, geometry
from quadriga.faces.errors import FaceError
from quadriga.games.eight_minute_empire.box import SETS, open_box
from quadriga.games.eight_minute_empire.components import BoardData, Components, DeckData
from quadriga.games.eight_minute_empire.meta import BOARD, DECK
from quadriga.kernel.meta import Config

SHEETS = ("board", "cards", "pieces", "vignette")
CARD = "card/"


class EmpireFaces(Faces):
    """`board`, `cards`, `pieces`, `vignette`, and `card/<id>` for each card of the deck and for `card/back`."""

    def names(self, config: Config) -> tuple[str, ...]:
        return (*SHEETS, *(CARD + card.id for card in _deck(config).cards), CARD + cards.BACK)

    def draw(self, config: Config, name: str) -> str:
        match name:
            case "board":
                return chart.board(config.options[BOARD.key], _board(config))
            case "cards":
                return cards.cards(_deck(config))
            case "pieces":
                return pieces.pieces()
            case "vignette":
                return vignette.vignette(_set(config).boards[vignette.BOARD])
        single = cards.card(_deck(config), name.removeprefix(CARD)) if name.startswith(CARD) else None
        if single is None:
            raise self.unknown(config, name)
        return single

    def geometry(self, config: Config) -> ChartGeometry:
        board, deck = config.options[BOARD.key], config.options[DECK.key]
        return geometry(board, _board(config), open_box(config.components, board, deck))


def _set(config: Config) -> Components:
    components = SETS.get(config.components)
    if components is None:
        raise FaceError(f"the component set {config.components} is not loaded: its faces cannot be drawn")
    return components


def _board(config: Config) -> BoardData:
    return _set(config).boards[config.options[BOARD.key]]


def _deck(config: Config) -> DeckData:
    return _set(config).decks[config.options[DECK.key]]
