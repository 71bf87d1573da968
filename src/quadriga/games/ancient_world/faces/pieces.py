"""What is no card: citizens, coins, knowledge, dice, the first-player token, backs, and the signs that the page writes with.

All keep their colours in both themes, but for what is drawn in the current colour: signs, ghosts, and citizens who are away.
`sheet` calls it.
"""

from typing import Final

from quadriga.faces.icons import SIZE
from quadriga.faces.ids import Ids
from quadriga.faces.palette import BONE, GLAZES, INK, ON_GLAZE, PARCHMENT, SEPIA, VELLUM
from quadriga.faces.shapes import shape
from quadriga.faces.svg import SERIF, Value, el, group, use, words
from quadriga.games.ancient_world.faces import empire, military, signs, titans
from quadriga.games.ancient_world.faces.looks import looks
from quadriga.games.ancient_world.meta import META, SKILLS
from quadriga.kernel.seats import COLOURS

SEATS: Final = range(META.max_players)
CITIZEN_BOX: Final = "-14 -14 28 28"
CITIZEN_RADII: Final = (10.8, 12.4, 12.4, 10.6)
"""So that all shapes fill their box."""
SINK: Final = (2.6, 0.0, 0.0, 0.0)
"""How far below its middle the number stands on each shape, and how large it is."""
NUMERALS: Final = (14.5, 17.0, 17.0, 15.5)

COIN_BOX: Final = "-10 -10 20 20"
SQUARE_BOX: Final = "0 0 44 44"
STAR: Final = "M5.5 1.5l1.2 3.3 3.6.2-2.8 2.1.9 3.4-2.9-1.9-2.9 1.9.9-3.4-2.8-2.1 3.6-.2z"
STAR_BOX: Final = "0 0 11 12"
SIGN_BOX: Final = f"0 0 {SIZE} {SIZE}"
STORED_BOX: Final = "0 0 20 28"
ANY_SIZE: Final[dict[str, Value]] = {"width": "100%", "height": "100%"}
"""What a symbol without a box says of its size."""


def citizens() -> tuple[tuple[int, int], ...]:
    """All citizens: seat and skill (TAW-C1)."""
    return tuple((seat, skill) for seat in SEATS for skill in range(1, SKILLS + 1))


def citizen_name(seat: int, skill: int, is_away: bool = False) -> str:
    """The id of a citizen's symbol."""
    return f"{'away' if is_away else 'citizen'}-{COLOURS[seat]}-{skill}"


def body(seat: int, ids: Ids) -> str:
    """The piece of a seat without its number."""
    return group(
        shape(seat, CITIZEN_RADII[seat], fill=GLAZES[seat], stroke=INK, stroke_width=1.3),
        shape(
            seat,
            CITIZEN_RADII[seat] * 0.8,
            SINK[seat] / 8,
            fill="none",
            stroke=ON_GLAZE[seat],
            stroke_opacity=0.45,
            stroke_width=0.8,
        ),
        id=f"{ids.own}body-{seat}",
    )


def _skill(seat: int, skill: int, colour: str) -> str:
    size = NUMERALS[seat]
    return words(str(skill), 0, size * 0.34 + SINK[seat], size, font_weight=800, fill=colour)


def citizen(seat: int, skill: int, ids: Ids) -> str:
    """A citizen: the number of his skill on the shape of his seat."""
    return use(f"{ids.own}body-{seat}") + _skill(seat, skill, ON_GLAZE[seat])


def away(seat: int, skill: int) -> str:
    """The place at home of a citizen who is at work, in the current colour."""
    line: dict[str, Value] = {"fill": "none", "stroke": "currentColor", "stroke_width": 1.8, "stroke_dasharray": "3 2.4"}
    return shape(seat, CITIZEN_RADII[seat], 0, **line) + _skill(seat, skill, "currentColor")


# ------------------------------------------------------------------------------------------------ coins, dice, token


def ghost() -> str:
    """The place of a coin that would be paid."""
    return el("circle", r=signs.COIN, fill=VELLUM, stroke=signs.BRONZE, stroke_width=1.3, stroke_dasharray="2.4 1.8")


def knowledge(ids: Ids) -> str:
    """A knowledge token."""
    return (
        el("rect", x=4, y=5.5, width=36, height=36, rx=7, fill="#8a96a6", stroke=INK)
        + el("rect", x=4, y=3, width=36, height=36, rx=7, fill="#d9e0e6", stroke=INK)
        + signs.sign("knowledge", 9, 8, 26, ids)
    )


def die(face: str, ids: Ids) -> str:
    """A face of a damage die (TAW-T8)."""
    parts = [
        el("rect", x=3, y=6, width=38, height=36, rx=7, fill="#4c1d15", stroke=INK),
        el("rect", x=3, y=2.5, width=38, height=36, rx=7, fill="#a3392a", stroke=INK),
        el("rect", x=6.5, y=6, width=31, height=29, rx=5, fill="none", stroke=VELLUM, stroke_opacity=0.4),
    ]
    if face == "titan":
        parts.append(signs.icon("titan", 9.5, 8, 25, ids, VELLUM))
    elif face == "coin":
        parts.append(signs.coin("", 22, 20.5, ids, 1.3))
        parts.append(words("−1", 22, 26, 15, font_weight=800, fill=INK))
    return "".join(parts)


def first_player(is_claimed: bool, ids: Ids) -> str:
    """The first-player token: the hand is up while somebody has claimed the next round (TAW-B6)."""
    fill, trim = ("#b3742a", INK) if is_claimed else (BONE, SEPIA)
    return (
        el("circle", cx=22, cy=24, r=18, fill="#5b3d1a", stroke=INK)
        + el("circle", cx=22, cy=21.5, r=18, fill=fill, stroke=INK)
        + el("circle", cx=22, cy=21.5, r=14.8, fill="none", stroke=trim, stroke_width=0.8)
        + (
            signs.icon("hand", 11.5, 11, 21, ids, INK)
            if is_claimed
            else words("1", 22, 29, 21, font_family=SERIF, font_weight=700, fill=INK)
        )
    )


def star() -> str:
    """A star of a Titan pile."""
    return el("path", d=STAR, fill=signs.GOLD, stroke=INK, stroke_width=0.5)


# ------------------------------------------------------------------------------------------------ backs


def back_boxes(piles: tuple[int, ...]) -> dict[str, tuple[float, float]]:
    """All backs with their sizes, those of the cards."""
    return {
        "empire-a": (empire.WIDTH, empire.HEIGHT),
        "empire-b": (empire.WIDTH, empire.HEIGHT),
        "district": (empire.WIDTH, empire.HEIGHT),
        "military": (military.WIDTH, military.HEIGHT),
        **{f"titan-{stars}": (titans.WIDTH, titans.HEIGHT) for stars in piles},
    }


def back(name: str, width: float, height: float, ids: Ids) -> str:
    """A back; an Empire back has a line free for the number of cards, below its name."""
    sort, _, stars = name.partition("-") if name.startswith("titan") else (name, "", "")
    look = looks().backs[sort]
    middle = width / 2
    parts = [
        el("rect", x=0.5, y=0.5, width=width - 1, height=height - 1, rx=5, fill=look.ground, stroke=INK),
        el("rect", x=4, y=4, width=width - 8, height=height - 8, rx=2.5, fill="none", stroke=look.trim, stroke_opacity=0.55),
    ]
    if stars:
        count = int(stars)
        first = middle - 11 * (count - 1) - 9
        drawn = (use(f"{ids.shown}star", x=first + 22 * index, y=128, width=18, height=19.6) for index in range(count))
        parts += [
            el("path", d="M50 30l34 48-34 48-34-48z", fill="none", stroke=look.trim, stroke_opacity=0.55),
            signs.icon(look.sign, middle - 20, 56, 40, ids, look.trim),
            *drawn,
        ]
    else:
        size = 26.0 if height < 90 else 34.0
        top = 9.0 if height < 90 else 20.0
        parts.append(signs.icon(look.sign, middle - size / 2, top, size, ids, look.trim))
        parts.append(words(look.says, middle, top + size + 17, 13, font_weight=700, fill=look.trim))
    return "".join(parts)


def stored(ids: Ids) -> str:
    """A stored card, face down, 20 × 28."""
    return (
        el("rect", x=0.5, y=0.5, width=19, height=27, rx=3, fill=looks().backs["empire-a"].ground, stroke=INK)
        + el("rect", x=2.5, y=2.5, width=15, height=23, rx=1.5, fill="none", stroke=PARCHMENT, stroke_opacity=0.55)
        + signs.icon("empire", 4, 8, 12, ids, PARCHMENT)
    )


GROUNDS: Final = {"ground-district": "#cfdab4", "ground-titan": "#dcc9d6", "ground-capital": "#dcd3b0"}
"""The strips of a city on which plots stand. Like cards they keep their colours, so runs can be read on them in both themes."""


def strip(name: str) -> str:
    """A strip of ground, of any size."""
    return el("rect", width="100%", height="100%", rx=4, fill=GROUNDS[name], stroke=INK, stroke_opacity=0.25)


def sign_names() -> dict[str, str]:
    """All signs that the page writes with, `sign-<key>`, by the icon of each."""
    return {
        **{key: look.icon for key, look in looks().signs.items()},
        **{key: look.icon for key, look in looks().actions.items() if key not in looks().signs},
    }
