"""Military cards at the size of the table, 72 × 100: name, picture, abilities, legacy.

`f-<card>` is the card as it lies in the row, with what it costs; `a-<card>` an army, whose picture is free for the coins of
earlier rounds; `l-<card>` what a retired card lets be seen below the next one. `sheet` calls it.
"""

from typing import Final

from quadriga.faces.ids import Ids
from quadriga.faces.palette import BONE, INK, SEPIA, VELLUM
from quadriga.faces.svg import el, group, num, use, words
from quadriga.games.ancient_world.faces import lettering, pictures, signs
from quadriga.games.ancient_world.faces.looks import picture_of
from quadriga.games.ancient_world.faces.runs import Run
from quadriga.games.ancient_world.faces.signs import Room
from quadriga.games.ancient_world.faces.stock import Military

WIDTH: Final = 72.0
HEIGHT: Final = 100.0
PEEK: Final = 20.0
"""How much of a retired card is seen."""
PEEK_HEIGHT: Final = 25.0
"""How high it is drawn: its upper part lies under the corners of the card on it."""
BOX: Final = f"0 0 {num(WIDTH)} {num(HEIGHT)}"
PEEK_BOX: Final = f"0 0 {num(WIDTH)} {num(PEEK_HEIGHT)}"

BAND: Final = "#f0e4c9"
WASH: Final = "#e8d1a8"
RETIRED: Final = "#e9ddc2"
NAME: Final = 13.0
NAME_ROOM: Final = 63.0
FIGURE: Final = 23.0
FLOOR: Final = 59.0
COST_AT: Final = (58.5, 48.0)
"""The middle of the coin that a card in the row costs, and of the coins that lie on the picture and the name of an army."""
PICTURE_COIN_AT: Final = (13.5, 48.0)
NAME_COIN_AT: Final = (4.0, 4.0)
LEGACY: Final = 0.9
"""The size of a legacy, in sizes of a run."""
WORD_END: Final = 43.0
"""Where the word on a retired card ends."""
HOOK: Final = "M1 84v7.5h6m-2.6-2.8 2.8 2.8-2.8 2.8"


def ground(ids: Ids) -> str:
    """The card with its bands and an empty picture."""
    lines = "".join(f"M4 {num(38.2 + 3.2 * index)}h64" for index in range(5))
    return group(
        el("rect", x=0.5, y=0.5, width=71, height=99, rx=5, fill=VELLUM, stroke=INK, stroke_opacity=0.67, stroke_width=0.8),
        el("rect", x=4, y=4, width=64, height=30, rx=2.5, fill=BAND),
        el("path", d="M4 36h64v24H4z", fill=WASH),
        el("path", d=lines, stroke=INK, stroke_opacity=0.18, stroke_width=0.6),
        el("path", d="M4 60v-5q16-6 34-2t30-3v10z", fill=INK, opacity=0.11),
        el("path", d="M4 80.5h64V96H4z", fill=BONE),
        id=f"{ids.own}m",
    )


def retired_ground(ids: Ids) -> str:
    """The lower end of a retired card."""
    edge = "M3.5 0v20.5a4 4 0 0 0 4 4h57a4 4 0 0 0 4-4V0z"
    return el("path", d=edge, fill=RETIRED, stroke=INK, stroke_opacity=0.67, stroke_width=0.8, id=f"{ids.own}l")


def _legacy(run: Run, ids: Ids) -> str:
    """The legacy with its hooked arrow, in the middle of its strip."""
    if not run:
        return ""
    width = min(46, signs.laid(run, ids).width * LEGACY)
    left = round((WIDTH - width - 11) / 2, 1)
    return use(f"{ids.own}hook", x=left) + signs.placed(run, Room(left + 11, left + 11 + width, 88.3, LEGACY), ids)


def hook(ids: Ids) -> str:
    """The hooked arrow of a legacy."""
    return el("path", d=HOOK, fill="none", stroke=SEPIA, stroke_width=1.3, id=f"{ids.own}hook")


def army(card: Military, ids: Ids) -> str:
    """The card without its cost."""
    told = lettering.lines(card.name, NAME, 0)
    heights = (23.3,) if len(told) == 1 else (16.6, 29.6)
    return (
        use(f"{ids.own}m")
        + "".join(lettering.line(line, WIDTH / 2, y, (NAME,), NAME_ROOM) for line, y in zip(told, heights, strict=True))
        + group(pictures.small(picture_of(card.id, "military")[:1], 4, 68, FLOOR, ids, FIGURE), color=INK)
        + signs.placed(card.run, Room(4, 68, 70.3), ids)
        + _legacy(card.legacy, ids)
    )


def face(card: Military, ids: Ids) -> str:
    """The card in the row; most cost nothing (TAW-B7)."""
    return use(f"{ids.shown}a-{card.id}", width=WIDTH, height=HEIGHT) + (
        signs.coin(str(card.coins), *COST_AT, ids) if card.coins else ""
    )


def retired(card: Military, ids: Ids) -> str:
    """What is seen of a retired card: its legacy, after the word if there is room for it, and after the hook if not."""
    is_short = signs.laid(card.legacy, ids).width * LEGACY <= 67 - WORD_END
    mark = (
        words("legacy", 7.5, 19.2, 13, text_anchor="start", font_style="italic", fill=SEPIA)
        if is_short
        else use(f"{ids.own}hook", x=8, y=-74)
    )
    room = Room(WORD_END, 67, 14.5, LEGACY, 1) if is_short else Room(19, 67, 14.5, LEGACY, 0)
    return use(f"{ids.own}l") + mark + signs.placed(card.legacy, room, ids)
