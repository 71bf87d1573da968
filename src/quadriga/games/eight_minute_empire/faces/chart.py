"""The chart: the board of Eight-Minute Empire in its layers, without pieces and without states.

`board` draws the face of that name; `vignette` takes single layers. A page puts what changes into the empty layers
(`layer-control`, `layer-states`, `layer-pieces`, `layer-top`), which lie where the recipe wants them.
"""

from functools import cache
from typing import Final

from quadriga.faces.palette import BONE, INK, SEA, SEPIA, VELLUM, WASH_EDGES, WASHES
from quadriga.faces.svg import SERIF, at, document, el, group, num, polyline, use, words
from quadriga.games.eight_minute_empire.data.components import BoardData
from quadriga.games.eight_minute_empire.faces import ornaments
from quadriga.games.eight_minute_empire.faces.chart_data import ChartData, Landscape, Pattern, chart_of
from quadriga.games.eight_minute_empire.faces.outlines import outlines

WIDTH: Final = 744
HEIGHT: Final = 496
BOX: Final = (0.0, 0.0, float(WIDTH), float(HEIGHT))

PAPER: Final = "#f7edd6"
FADED: Final = "#5a4632"
RELIEF_INK: Final = "#4d3a26"
RELIEF_PAPER: Final = "#f5ead2"
LANE_PAPER: Final = "#eef4ee"

WATER_LINES: Final = (
    ("#b0cacb", 34.0),
    ("#b9d1d0", 33.0),
    ("#a3c2c5", 24.0),
    ("#b4cdcd", 22.6),
    ("#92b6bb", 15.0),
    ("#aac6c8", 13.2),
    ("#7fa8af", 7.4),
    ("#9dbfc2", 5.4),
)
"""Strokes along the coast, widest first: a line, and the water inside it."""
COAST_WIDTH: Final = 1.4
BORDER_WIDTH: Final = 1.1

PATTERNS: Final[dict[Pattern, tuple[int, int, str]]] = {
    "chevrons": (12, 10, '<path d="M1 4l2.5-2.6l2.5 2.6M7 9l2.5-2.6l2.5 2.6" fill="none" stroke="#8c4f2c"/>'),
    "dots": (8, 8, '<g fill="#8a6a20"><circle cx="2" cy="2" r=".95"/><circle cx="6" cy="6" r=".95"/></g>'),
    "waves": (12, 6, '<path d="M0 4q3-3 6 0t6 0" fill="none" stroke="#4c6a35"/>'),
    "crosses": (9, 9, '<path d="M2 2l2.6 2.6M4.6 2L2 4.6" stroke="#7a4a4a" stroke-width=".9"/>'),
    "dashes": (14, 10, '<path d="M1 2.5h5M8 7.5h5" fill="none" stroke="#3f5f78"/>'),
}
"""Width, height and drawing. Never a diagonal hatch: that means "not possible"."""
PATTERN_OPACITY: Final = 0.34

RELIEF: Final = {
    "mountains": (
        f'<path d="M-9 6L-2-7L1-3L4-8L11 6" fill="{RELIEF_PAPER}"/>'
        '<path d="M-2-7L-1-1L-3 2M4-8L5-1L3 3M6-3L8 3M-4-2L-5 3" fill="none"/>'
    ),
    "hills": '<path d="M-8 3Q-3-5 2 3M0 1Q5-5 10 3" fill="none"/>',
    "trees": f'<path d="M0 5V1M-4 1Q-5-4 0-7Q5-4 4 1Z" fill="{RELIEF_PAPER}"/><path d="M1-4Q3-2 2 0" fill="none"/>',
    "palms": '<path d="M0 6Q1 0 0-4M0-4Q-4-7-7-3M0-4Q4-8 7-3M0-4Q-2-1-5 0M0-4Q2-1 5 0" fill="none"/>',
}
"""What stands on the land, drawn around its foot."""


class Ids:
    """The ids inside one drawing: those that a page relies on are bare on the board, all others carry a prefix."""

    def __init__(self, prefix: str, bare: bool) -> None:
        self.prefix = prefix
        self.bare = bare

    def known(self, name: str) -> str:
        """An id that a page may rely on."""
        return name if self.bare else self.prefix + name

    def own(self, name: str) -> str:
        """An id of this drawing alone."""
        return self.prefix + name


@cache
def board(key: str, data: BoardData) -> str:
    """The face `board`: the chart of a board option, with the names of the components."""
    chart = chart_of(key, data)
    ids = Ids(f"eme-{key}-", bare=True)
    regions = tuple(chart.regions)
    return document(
        BOX,
        defs(key, chart, data, regions, ids),
        group(_sea(chart), id="layer-sea"),
        group(water_lines(ids), id="layer-water"),
        group(tints(chart, data, regions, ids), id="layer-tint"),
        group(patterns(chart, ids), id="layer-pattern", opacity=PATTERN_OPACITY),
        group(id="layer-control"),
        group(borders(ids), id="layer-borders"),
        group(relief(chart.landscape, ids), id="layer-relief", **RELIEF_PEN),
        group(ornaments.monster(*chart.ornaments.monster), id="layer-monsters"),
        group(lanes(chart, ids), id="layer-lanes"),
        group(ornaments.compass(*chart.ornaments.compass), id="layer-compass"),
        group(id="layer-states"),
        group(_names(chart, data), id="layer-names"),
        group(_ribbons(chart, data), id="layer-ribbons"),
        group(ornaments.cartouche(*chart.ornaments.cartouche), id="layer-cartouche"),
        group(id="layer-pieces"),
        group(ornaments.neatline(WIDTH, HEIGHT), id="layer-neatline"),
        group(id="layer-top"),
        role="img",
        aria_label=f"Chart of the world: {len(data.regions)} regions on {len(data.continents)} continents",
        class_="chart",
    )


RELIEF_PEN: Final[dict[str, str | float]] = {
    "stroke": RELIEF_INK,
    "stroke_width": 0.9,
    "opacity": 0.62,
    "stroke_linejoin": "round",
    "stroke_linecap": "round",
}


def defs(key: str, chart: ChartData, data: BoardData, regions: tuple[str, ...], ids: Ids) -> str:
    """Outlines by continent, the clips to them, and what is drawn more than once."""
    rings = outlines(key).regions
    lands = [
        group(
            *(
                el("path", id=ids.known(f"outline-{region.id}"), d=polyline(rings[region.id], closed=True))
                for region in data.regions
                if region.continent == name and region.id in regions
            ),
            id=ids.own(f"land-{name}"),
        )
        for name in chart.continents
    ]
    clips = [el("clipPath", use(ids.known(f"outline-{r}")), id=ids.known(f"clip-{r}")) for r in regions]
    fills = [
        el(
            "pattern",
            PATTERNS[land.pattern][2],
            id=ids.own(f"pattern-{name}"),
            width=PATTERNS[land.pattern][0],
            height=PATTERNS[land.pattern][1],
            patternUnits="userSpaceOnUse",
        )
        for name, land in chart.continents.items()
    ]
    stands = [group(drawing, id=ids.own(kind)) for kind, drawing in RELIEF.items()]
    return el("defs", group(*lands, id=ids.own("land"), stroke_linejoin="round"), *clips, *fills, *stands)


def _sea(chart: ChartData) -> str:
    parts = [
        el("rect", width=WIDTH, height=HEIGHT, fill=SEA),
        ornaments.rhumbs(*chart.ornaments.rhumbs),
        waves(chart.landscape),
    ]
    return "".join(parts)


def waves(landscape: Landscape) -> str:
    """Small strokes on the open water."""
    data = "".join(f"M{num(x)} {num(y)}q3-3 6 0q3 3 6 0q3-3 6 0" for x, y in landscape.waves)
    return el("path", d=data, fill="none", stroke="#2c6470", opacity=0.38, stroke_linecap="round")


def water_lines(ids: Ids) -> str:
    """Water along all coasts, and the coast itself: all outlines are stroked, and the tint then covers what lies inland."""
    land = ids.own("land")
    lines = [use(land, fill="none", stroke=colour, stroke_width=width) for colour, width in WATER_LINES]
    # What the tint leaves of this stroke and the border drawn over it make up the coast.
    lines.append(use(land, stroke=INK, stroke_width=2 * COAST_WIDTH - BORDER_WIDTH))
    return "".join(lines)


def tints(chart: ChartData, data: BoardData, regions: tuple[str, ...], ids: Ids) -> str:
    """Every region filled: `region-<id>`, in the group of its continent, `continent-<key>`."""
    return "".join(
        group(
            *(
                use(ids.known(f"outline-{region.id}"), id=ids.known(f"region-{region.id}"), class_="region")
                for region in data.regions
                if region.continent == name and region.id in regions
            ),
            id=ids.known(f"continent-{name}"),
            fill=land.tint,
        )
        for name, land in chart.continents.items()
    )


def patterns(chart: ChartData, ids: Ids) -> str:
    """The pattern of each continent over its tint; it lets clicks through to the regions."""
    return "".join(
        use(ids.own(f"land-{name}"), fill=f"url(#{ids.own(f'pattern-{name}')})", pointer_events="none")
        for name in chart.continents
    )


def borders(ids: Ids) -> str:
    """All outlines in ink."""
    return use(ids.own("land"), fill="none", stroke=INK, stroke_width=BORDER_WIDTH, pointer_events="none")


def relief(landscape: Landscape, ids: Ids, box: tuple[float, float, float, float] = BOX) -> str:
    """Mountains, hills, trees and palms that stand inside a box."""
    left, top, width, height = box
    return "".join(
        use(ids.own(kind), transform=at(x, y, size))
        for kind in RELIEF
        for x, y, size in getattr(landscape, kind)
        if left - 12 < x < left + width + 12 and top - 12 < y < top + height + 12
    )


def lane_path(points: tuple[tuple[float, float], ...]) -> str:
    """The path data of a lane: from coast to coast, bent towards the point between."""
    (ax, ay), (bx, by), (cx, cy) = points
    return f"M{num(ax)} {num(ay)}Q{num(bx)} {num(by)} {num(cx)} {num(cy)}"


def lanes(chart: ChartData, ids: Ids) -> str:
    """The dotted lines on the sea: `lane-<a>-<b>`, on a pale band."""
    drawn = [
        el("path", id=ids.known(f"lane-{name}"), d=lane_path(points), class_="lane") for name, points in chart.lanes.items()
    ]
    dots = group(
        *drawn,
        id=ids.own("lanes"),
        fill="none",
        stroke_linecap="round",
        stroke=INK,
        stroke_width=2.8,
        stroke_dasharray=".1 6.2",
    )
    band = "".join(lane_path(points) for points in chart.lanes.values())
    pale = el("path", d=band, fill="none", stroke=LANE_PAPER, stroke_width=5, stroke_linecap="round", opacity=0.65)
    return pale + dots


def wash(region: str, seat: int, ids: Ids) -> str:
    """Land that a seat holds, as on hand-coloured maps: a light wash, a band along the inner border, and its fade."""
    outline = ids.known(f"outline-{region}")
    return group(
        use(outline, fill=WASHES[seat], fill_opacity=0.5, stroke_opacity=0.24, stroke_width=24),
        use(outline, fill="none", stroke_opacity=0.6, stroke_width=8),
        clip_path=f"url(#{ids.known(f'clip-{region}')})",
        stroke=WASH_EDGES[seat],
    )


def _names(chart: ChartData, data: BoardData) -> str:
    names = [words(region.name, *chart.regions[region.id].name, 14) for region in data.regions]
    x, y = chart.regions[data.start].name
    start = words("the start", x, y + 15, 14, font_style="italic", font_weight=500, fill=FADED, letter_spacing=0)
    return group(
        *names,
        start,
        font_weight=700,
        letter_spacing=0.42,
        fill=INK,
        stroke=PAPER,
        stroke_width=3,
        stroke_opacity=0.9,
        stroke_linejoin="round",
        paint_order="stroke",
        pointer_events="none",
    )


RIBBON_MARK: Final = 13.0
"""From the left end of a ribbon to the middle of its holder's shape."""


def ribbon_width(name: str) -> float:
    """The width of a ribbon's face, from the letters of its name."""
    return round(37 + sum(LETTERS.get(letter, 9.4) for letter in name.lower()) + 2)


LETTERS: Final = {"i": 4.6, "j": 5, "m": 11.6, "w": 13, "l": 7.6, "e": 8, "s": 7.6, "f": 7.6, "t": 8.6}
"""How wide Cinzel's small capitals run at 14 px, where they differ from the others."""


def _ribbons(chart: ChartData, data: BoardData) -> str:
    drawn = []
    for continent in data.continents:
        x, y = chart.continents[continent.key].ribbon
        half = ribbon_width(continent.name) / 2
        tails = f"M{num(-half - 9)}-7l7 8l-7 10h16v-18ZM{num(half + 9)}-7l-7 8l7 10h-16v-18Z"
        drawn.append(
            group(
                el("path", d=tails, fill="#dcc9a0", stroke_width=0.9),
                el("rect", x=-half, y=-11, width=2 * half, height=22, fill=VELLUM),
                el("path", d=f"M{num(RIBBON_MARK - half)}-4l4 4l-4 4l-4-4Z", fill=BONE, stroke=SEPIA, stroke_width=0.8),
                words(
                    continent.name, 10, 4.8, 14, font_family=SERIF, font_weight=700, letter_spacing=0.7, fill=INK, stroke="none"
                ),
                id=f"ribbon-{continent.key}",
                class_="ribbon",
                transform=at(x, y),
                stroke=INK,
            )
        )
    return "".join(drawn)
