"""The sizes of the faces, where things lie on them, and their colours, for a page that lays cards over each other and writes on
chips. Units are those of a full card, 140 × 100. The page draws what it finds here and knows nothing of the drawings.
"""

from functools import cache

from quadriga.faces.catalogue import Geometry
from quadriga.faces.svg import Point
from quadriga.games.emporion.data.box import Box
from quadriga.games.emporion.faces import cards, grounds, signs
from quadriga.games.emporion.faces.looks import looks
from quadriga.games.emporion.faces.stock import Stock
from quadriga.games.emporion.tell.words import card_words
from quadriga.kernel.words.voice import Voice


class CardPlace(Geometry, frozen=True, kw_only=True):
    """A card; `kind` is trade, culture, war, prestige, special or goods. `words` say all that its face shows, `gloss` what the
    name means."""

    id: str
    name: str
    kind: str
    colour: str
    words: str
    gloss: str


class ColourPlace(Geometry, frozen=True, kw_only=True):
    """A colour of cards: the strip, what is read on it, the border, the ground of the picture, the silhouettes."""

    key: str
    glaze: str
    ink: str
    edge: str
    pale: str
    figure: str


class ActionPlace(Geometry, frozen=True, kw_only=True):
    """An Action with the colour of its gate."""

    key: str
    glaze: str


class EmporionGeometry(Geometry, frozen=True, kw_only=True):
    """Everything. `step` is how much of a card is seen when the next lies on it; `foot_full` and `foot_frieze` are where
    `d-<card>` lies; a drachma lies with its middle on `drachma_at` of a full card; the price of Goods is on the chip at
    `goods_chip_at` of the foot, and a chip's number begins at `number_at` of the chip."""

    width: float
    full: float
    frieze: float
    strip: float
    step: float
    price: float
    head: float
    foot_full: float
    foot_frieze: float
    goods_chip_at: Point
    number_at: Point
    number: float
    drachma_at: Point
    cards: tuple[CardPlace, ...]
    colours: tuple[ColourPlace, ...]
    actions: tuple[ActionPlace, ...]


@cache
def geometry(stock: Stock, box: Box, voice: Voice) -> EmporionGeometry:
    """The geometry of a component set."""
    return EmporionGeometry(
        width=grounds.WIDTH,
        full=grounds.FULL,
        frieze=grounds.FRIEZE,
        strip=grounds.UNDER,
        step=grounds.STRIP,
        price=grounds.PRICE,
        head=grounds.HEAD,
        foot_full=grounds.FOOT,
        foot_frieze=grounds.FRIEZE - cards.BOXES["d"][1],
        goods_chip_at=cards.GOODS_CHIP_AT,
        number_at=signs.NUMBER_AT,
        number=signs.NUMBER,
        drachma_at=(21.0, 49.0),
        cards=tuple(
            CardPlace(
                id=card.id,
                name=voice.name(card.id),
                kind=card.kind,
                colour=card.colour,
                words=voice.say(card_words(box, box.card_named(card.id))),
                gloss=box.card_named(card.id).gloss,
            )
            for card in stock.cards
        ),
        colours=tuple(
            ColourPlace(key=key, glaze=look.glaze, ink=look.ink, edge=look.edge, pale=look.pale, figure=look.figure)
            for key, look in looks().colours.items()
        ),
        actions=tuple(ActionPlace(key=key, glaze=look.glaze) for key, look in looks().gates.items()),
    )
