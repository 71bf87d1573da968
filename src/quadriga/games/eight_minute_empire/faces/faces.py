"""The faces of Eight-Minute Empire by name: chart, cards, pieces, vignette. `catalogue.faces_of` hands this out.

What a face shows hangs on the component set, on the options `board`, `deck` and `tokens`, and, for wild cards, on the rules
version; each is drawn once and kept.
"""

from quadriga.faces.catalogue import Faces
from quadriga.faces.errors import FaceError
from quadriga.games.eight_minute_empire import GAME
from quadriga.games.eight_minute_empire.data.box import SETS, open_box
from quadriga.games.eight_minute_empire.data.components import BoardData, Components, DeckData
from quadriga.games.eight_minute_empire.faces import cards, chart, pieces, vignette
from quadriga.games.eight_minute_empire.faces.card_parts import WILD_ALONE, WILD_IN_COMPANY, WildText
from quadriga.games.eight_minute_empire.faces.geometry import ChartGeometry, geometry
from quadriga.games.eight_minute_empire.meta import BOARD, DECK, TOKENS, rulings_of
from quadriga.kernel.meta import Config
from quadriga.kernel.words.message import ENGLISH

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
                return cards.cards(_deck(config), _wild(config))
            case "pieces":
                return pieces.pieces(_tokens(config))
            case "vignette":
                return vignette.vignette(_set(config).boards[vignette.BOARD])
        single = cards.card(_deck(config), name.removeprefix(CARD), _wild(config)) if name.startswith(CARD) else None
        if single is None:
            raise self.unknown(config, name)
        return single

    def geometry(self, config: Config, language: str = ENGLISH) -> ChartGeometry:
        board, deck = config.options[BOARD.key], config.options[DECK.key]
        return geometry(board, _board(config), open_box(config.components, board, deck), GAME.voice(config, language))


def _set(config: Config) -> Components:
    components = SETS.get(config.components)
    if components is None:
        raise FaceError(f"the component set {config.components} is not loaded: its faces cannot be drawn")
    return components


def _board(config: Config) -> BoardData:
    return _set(config).boards[config.options[BOARD.key]]


def _wild(config: Config) -> WildText:
    """What a wild card says of itself, by the rules of the table (EME-V2)."""
    return WILD_IN_COMPANY if rulings_of(config).wild_needs_company else WILD_ALONE


def _tokens(config: Config) -> tuple[tuple[str, str], ...]:
    """The goods with a token, each with its glaze, if the table plays with them (EME-V7)."""
    if config.options.get(TOKENS.key) != "on":
        return ()
    return tuple((good.key, cards.glaze_of(good.key)) for good in _deck(config).goods)


def _deck(config: Config) -> DeckData:
    return _set(config).decks[config.options[DECK.key]]
