"""Full faces, 126 × 176 units, 63 × 88 mm in print: for the lectern of the page, and for the print shop.

They are the faces of the table drawn larger, put together from the same signs, figures and scenes. `sheet` calls it; they are
in a sheet of their own, since a table can be played without them.
"""

from typing import Final

from quadriga.faces.ids import Ids
from quadriga.faces.palette import BONE, GLAZES, INK, SEPIA, VELLUM
from quadriga.faces.svg import el, group, num, use, words
from quadriga.games.ancient_world.faces import empire, lettering, military, pictures, signs, titans
from quadriga.games.ancient_world.faces.lettering import DISPLAY
from quadriga.games.ancient_world.faces.looks import Figure, picture_of, scene_of, tribe_look
from quadriga.games.ancient_world.faces.signs import Room
from quadriga.games.ancient_world.faces.stock import DECKS, District, Empire, Military, Stock, Titan

WIDTH: Final = 126.0
HEIGHT: Final = 176.0
BOX: Final = f"0 0 {num(WIDTH)} {num(HEIGHT)}"

NAME: Final = (14.0, 13.0)
NAME_ROOM: Final = 108.0
PICTURE: Final = 34.0
"""Where the picture begins; a name on two lines covers a little of it."""
LOWER_PICTURE: Final = 41.0
RUN: Final = Room(8, 118, 124.5, 1.5)
STRIP: Final = "M6 142h114v28H6z"
SCENE_SCALE: Final = 0.95

SKY: Final = "M0 0h114v72H0z"
PEAKS: Final = "M0 60l18-18 14 9 18-16 20 18 16-10 28 18v11H0z"
NEAR: Final = "M0 64q34-9 62-3t52-3V72H0z"


def ground(kind: str, ids: Ids) -> str:
    """An empty card: `district` has its green frame."""
    is_green = kind == empire.DISTRICT
    return group(
        el(
            "rect",
            x=0.8,
            y=0.8,
            width=WIDTH - 1.6,
            height=HEIGHT - 1.6,
            rx=7,
            fill=empire.DISTRICT_GROUND if is_green else VELLUM,
            stroke=GLAZES[2] if is_green else INK,
            stroke_opacity=None if is_green else 0.67,
            stroke_width=2 if is_green else 1,
        ),
        el("path", d=STRIP, fill=empire.DISTRICT_WASH if is_green else BONE) if kind != "titan" else "",
        id=f"{ids.own}g-{kind}",
    )


def view(wash: str, ids: Ids) -> str:
    """The landscape of a picture, 114 × 72, in the wash of a tribe, of nobody, of a District, or of the Military."""
    colour = {
        empire.DISTRICT: empire.DISTRICT_WASH,
        empire.NOBODY: BONE,
        "military": military.WASH,
    }.get(wash) or tribe_look(wash).wash
    return group(el("path", d=SKY, fill=colour), use(f"{ids.own}land"), id=f"{ids.own}v-{wash}")


def land(ids: Ids) -> str:
    """What all landscapes share: the engraved sky, the sun, far peaks and the near hill, as shades of the wash."""
    lines = "".join(f"M0 {num(3.0 + 4 * index)}h114" for index in range(14))
    return group(
        el("path", d=lines, stroke=INK, stroke_opacity=0.16, stroke_width=0.6),
        el("circle", cx=92, cy=22, r=11, fill=signs.GOLD, opacity=0.5),
        el("path", d=PEAKS, fill=VELLUM, fill_opacity=0.45, stroke=INK, stroke_opacity=0.5, stroke_width=0.7),
        el("path", d=NEAR, fill=INK, fill_opacity=0.2, stroke=INK, stroke_opacity=0.6, stroke_width=0.7),
        id=f"{ids.own}land",
    )


def _head(name: str, band: str) -> tuple[str, float]:
    """The band with the name, and where the picture can be seen from."""
    told = lettering.lines(name, NAME[0], NAME_ROOM, DISPLAY)
    is_long = len(told) > 1
    heights = (19.5, 33.5) if is_long else (23.0,)
    lines = (lettering.line(line, WIDTH / 2, y, NAME, NAME_ROOM, DISPLAY) for line, y in zip(told, heights, strict=True))
    return (
        el("rect", x=6, y=6, width=114, height=33 if is_long else 24, rx=3, fill=band) + "".join(lines),
        LOWER_PICTURE if is_long else PICTURE,
    )


def _picture(shown: tuple[Figure, ...], wash: str, ids: Ids) -> str:
    return group(use(f"{ids.own}v-{wash}"), pictures.large(shown, ids), transform=f"translate(6 {num(PICTURE)})") + el(
        "path", d=f"M6 {num(PICTURE)}h114v72H6z", fill="none", stroke=SEPIA, stroke_width=0.8
    )


def _label(text: str) -> str:
    return words(text, 14, 160.5, 13, text_anchor="start", font_style="italic", fill=SEPIA)


def _sign_of_deck(icon: str, ids: Ids) -> str:
    return signs.icon(icon, 95, 147, 18, ids, SEPIA)


def of_empire(card: Empire, ids: Ids) -> str:
    head, top = _head(card.name, military.BAND)
    price, _ = signs.price(card.coins, card.knowledge, 117, top + 11.5, ids)
    return (
        use(f"{ids.own}g-empire")
        + _picture(picture_of(card.id, "empire"), empire.tribe_of(card), ids)
        + head
        + signs.banners(card.banners, 10, top - 0.5, 17, ids, 1.18)
        + price
        + signs.placed(card.run, RUN, ids)
        + _label(DECKS[card.deck])
        + _sign_of_deck("empire", ids)
    )


def of_district(card: District, stock: Stock, ids: Ids) -> str:
    head, top = _head(card.name, empire.DISTRICT_WASH)
    numbers = dict(stock.numbers)
    coins, _ = signs.price(numbers["expand_coins"], 0, 117, top + 11.5, ids)
    scrolls, _ = signs.price(0, numbers["expand_knowledge"], 82.5, top + 11.5, ids)
    return (
        use(f"{ids.own}g-{empire.DISTRICT}")
        + _picture(picture_of(card.id, "district"), empire.DISTRICT, ids)
        + head
        + scrolls
        + words("or", 90.5, top + 16, 13, fill=INK, font_weight=500)
        + coins
        + signs.placed(card.run, RUN, ids)
        + _label("District")
        + _sign_of_deck("land", ids)
    )


def of_military(card: Military, ids: Ids) -> str:
    head, top = _head(card.name, military.BAND)
    return (
        use(f"{ids.own}g-military")
        + _picture(picture_of(card.id, "military"), "military", ids)
        + head
        + (signs.coin(str(card.coins), 108.5, top + 11.5, ids, 1.08) if card.coins else "")
        + signs.placed(card.run, RUN, ids)
        + _label("Legacy")
        + signs.placed(card.legacy, Room(56, 113, 156, 1.25, 1), ids)
    )


def of_titan(titan: Titan, ids: Ids) -> str:
    width, height = (side * SCENE_SCALE for side in titans.SCENE)
    told = lettering.lines(titan.name, NAME[0], 112, DISPLAY)
    heights = (122.0,) if len(told) == 1 else (115.5, 129.5)
    hung = "".join(
        use(f"{ids.shown}banner-{tribe}", x=100, y=6 + 32 * index, width=17, height=30)
        for index, tribe in enumerate(titan.banners)
    )
    return (
        use(f"{ids.own}g-titan")
        + use(f"{ids.own}t-{scene_of(titan.id)}", x=6, y=6, width=width, height=height)
        + el("rect", x=6, y=6, width=width, height=height, rx=2, fill="none", stroke=SEPIA, stroke_width=0.8)
        + hung
        + "".join(lettering.line(line, WIDTH / 2, y, NAME, 112, DISPLAY) for line, y in zip(told, heights, strict=True))
        + group(titans.defence(titan, ids), transform="translate(3 15.5) scale(.82)")
        + signs.placed(titan.capacity, Room(48, 78, 153.5, 1.25, 0), ids)
        + signs.placed(titan.gives, Room(82, 120, 153.5, 1.25, 0), ids)
    )


def face(card: Empire | District | Military | Titan, stock: Stock, ids: Ids) -> str:
    """The full face of any card."""
    match card:
        case Empire():
            return of_empire(card, ids)
        case District():
            return of_district(card, stock, ids)
        case Military():
            return of_military(card, ids)
        case Titan():
            return of_titan(card, ids)
