"""The sizes of the faces, where things lie on them, and their words, for a page that lays coins and citizens on them.

Units are those of each face at the size of the table. The page draws what it finds here and knows nothing of the drawings.
"""

from functools import cache

from quadriga.faces.catalogue import Geometry
from quadriga.faces.svg import Point
from quadriga.games.ancient_world.data.box import Box
from quadriga.games.ancient_world.faces import board, empire, full, military, signs, titans
from quadriga.games.ancient_world.faces.ids import SHEET
from quadriga.games.ancient_world.faces.looks import looks
from quadriga.games.ancient_world.faces.runs import Run
from quadriga.games.ancient_world.faces.stock import Card, District, Empire, Military, Stock, Titan
from quadriga.games.ancient_world.tell.action_words import ABOUT, about
from quadriga.games.ancient_world.tell.card_words import card_line, card_sentences
from quadriga.kernel.words.message import Message
from quadriga.kernel.words.voice import Voice


class RunPlace(Geometry, frozen=True, kw_only=True):
    """A run of abilities: the symbol, as wide as it says where it is 18 high."""

    symbol: str
    width: float


class CardPlace(Geometry, frozen=True, kw_only=True):
    """A card; `kind` is empire, district, military or titan, `deck` the name of its back. `gives` is all that it does (of
    Districts and Titans without the capacity), `legacy` what it leaves when it is retired. `words` are the whole card in one
    line, `sentences` what it does, for the lectern."""

    id: str
    name: str
    kind: str
    deck: str
    gives: RunPlace | None
    legacy: RunPlace | None
    words: str
    sentences: tuple[str, ...]


class TribePlace(Geometry, frozen=True, kw_only=True):
    """A tribe, and its name."""

    key: str
    name: str


class ActionPlace(Geometry, frozen=True, kw_only=True):
    """A place of the board; `opens` is the round in which its cover goes, `about` what it does, by the rule `rule`."""

    key: str
    opens: int
    about: str
    rule: str


class AncientWorldGeometry(Geometry, frozen=True, kw_only=True):
    """Everything. Sizes are width and height, `…_at` are middles unless said otherwise: `need_at` is the right end of a
    baseline. `peek` is how much of a retired card is seen."""

    empire: Point
    plot: Point
    plot_low: Point
    military: Point
    titan: Point
    full: Point
    place: Point
    peek: float
    cost_at: Point
    picture_coin_at: Point
    name_coin_at: Point
    need_at: Point
    citizen_at: Point
    citizen_step: float
    card_citizen_at: Point
    run: float
    cards: tuple[CardPlace, ...]
    tribes: tuple[TribePlace, ...]
    actions: tuple[ActionPlace, ...]
    capital: RunPlace | None


@cache
def geometry(stock: Stock, box: Box, voice: Voice) -> AncientWorldGeometry:
    """The geometry of a component set."""
    opens = dict(stock.opens)
    return AncientWorldGeometry(
        empire=(empire.WIDTH, empire.HEIGHT),
        plot=(empire.WIDTH, empire.PLOT),
        plot_low=(empire.WIDTH, empire.LOW),
        military=(military.WIDTH, military.HEIGHT),
        titan=(titans.WIDTH, titans.HEIGHT),
        full=(full.WIDTH, full.HEIGHT),
        place=(board.WIDTH, board.HEIGHT),
        peek=military.PEEK,
        cost_at=military.COST_AT,
        picture_coin_at=military.PICTURE_COIN_AT,
        name_coin_at=military.NAME_COIN_AT,
        need_at=board.NEED_AT,
        citizen_at=board.CITIZEN_AT,
        citizen_step=board.CITIZEN_STEP,
        card_citizen_at=empire.CITIZEN_AT,
        run=signs.HEIGHT,
        cards=tuple(_card(card, box, voice) for card in stock.cards),
        tribes=tuple(TribePlace(key=tribe, name=voice.say(Message("tribes", tribes=(tribe,)))) for tribe in stock.tribes),
        actions=tuple(
            ActionPlace(key=key, opens=opens.get(key, 1), about=voice.say(about(box, key)), rule=ABOUT[key][0])
            for key in looks().actions
        ),
        capital=_run(stock.capital),
    )


def _run(run: Run) -> RunPlace | None:
    return RunPlace(symbol=signs.run_id(run, SHEET), width=signs.laid(run, SHEET).width) if run else None


def _card(card: Card, box: Box, voice: Voice) -> CardPlace:
    match card:
        case Empire():
            deck = "" if card.deck == "start" else f"empire-{card.deck}"
            return _place(card, box, voice, "empire", deck, card.run)
        case District():
            return _place(card, box, voice, "district", "district", card.gives)
        case Military():
            return _place(card, box, voice, "military", "" if card.is_start else "military", card.run, card.legacy)
        case Titan():
            return _place(card, box, voice, "titan", f"titan-{card.stars}", card.gives)


def _place(card: Card, box: Box, voice: Voice, kind: str, deck: str, gives: Run, legacy: Run = ()) -> CardPlace:
    return CardPlace(
        id=card.id,
        name=voice.name(card.id),
        kind=kind,
        deck=deck,
        gives=_run(gives),
        legacy=_run(legacy),
        words=voice.say(card_line(box, card.id)),
        sentences=tuple(voice.say(does) for does in card_sentences(box, card.id)),
    )
