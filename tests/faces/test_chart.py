"""The charts of both sides, read back from the drawing: what touches on paper touches in the components, and nothing else."""

from functools import cache
from itertools import combinations

import msgspec
import pytest

from quadriga.faces.errors import FaceError
from quadriga.faces.palette import INK, WASHES
from quadriga.games.eight_minute_empire.data.components import BoardData, load_components
from quadriga.games.eight_minute_empire.faces import chart
from quadriga.games.eight_minute_empire.faces.chart_data import chart_of, read_chart
from tests.faces.markup import Ring, by_id, contrast, ids, inside, outline, over, quadratic, tag, texts, to_ring, tree

BOARDS = load_components().boards
APART = 12.0
"""What does not touch stays so far apart."""
AT_LEAST = 10.0
"""A border that can be seen and crossed."""
ARMY = 11.0
LAYERS = [
    "layer-sea",
    "layer-water",
    "layer-tint",
    "layer-pattern",
    "layer-control",
    "layer-borders",
    "layer-relief",
    "layer-monsters",
    "layer-lanes",
    "layer-compass",
    "layer-states",
    "layer-names",
    "layer-ribbons",
    "layer-cartouche",
    "layer-pieces",
    "layer-neatline",
    "layer-top",
]
FOR_THE_PAGE = ["layer-control", "layer-states", "layer-pieces", "layer-top"]

both = pytest.mark.parametrize("key", BOARDS)


@cache
def rings(key: str) -> dict[str, Ring]:
    """The outlines as they are drawn."""
    root = tree("board", key)
    return {region.id: outline(by_id(root, f"outline-{region.id}").attrib["d"]) for region in BOARDS[key].regions}


def shared(one: Ring, other: Ring) -> set[tuple[float, float]]:
    """The points that two outlines have in common."""
    return {(round(x, 1), round(y, 1)) for x, y in one} & {(round(x, 1), round(y, 1)) for x, y in other}


def near(one: Ring, other: Ring) -> bool:
    """Whether two outlines could come near at all."""
    boxes = [(min(x for x, _ in r), min(y for _, y in r), max(x for x, _ in r), max(y for _, y in r)) for r in (one, other)]
    (a, b, c, d), (e, f, g, h) = boxes
    return a - APART < g and e - APART < c and b - APART < h and f - APART < d


# ------------------------------------------------------------------------------------------------ the land


@both
def test_exactly_the_land_pairs_touch(key: str) -> None:
    land = {frozenset(pair) for pair in BOARDS[key].land}
    for a, b in combinations(rings(key), 2):
        one, other = rings(key)[a], rings(key)[b]
        if frozenset((a, b)) in land:
            common = shared(one, other)
            length = max(abs(x - p) + abs(y - q) for x, y in common for p, q in common)
            assert length >= AT_LEAST, (a, b)
        elif near(one, other):
            assert min(to_ring(point, other) for point in one) >= APART, (a, b)


@both
def test_no_region_lies_over_another(key: str) -> None:
    for a, b in combinations(rings(key), 2):
        one, other = rings(key)[a], rings(key)[b]
        common = shared(one, other)
        free = [point for point in one if (round(point[0], 1), round(point[1], 1)) not in common]
        assert not any(inside(point, other) for point in free if near([point], other)), (a, b)


@both
def test_an_outline_does_not_cross_itself(key: str) -> None:
    for region, ring in rings(key).items():
        sides = list(zip(ring, ring[1:] + ring[:1], strict=True))
        for index, (a, b) in enumerate(sides):
            for c, d in sides[index + 2 : index + 40]:
                if c != b and d != a:
                    assert not crosses(a, b, c, d), (region, a, c)


def crosses(a: tuple[float, float], b: tuple[float, float], c: tuple[float, float], d: tuple[float, float]) -> bool:
    """Whether two segments cross."""

    def turn(p: tuple[float, float], q: tuple[float, float], r: tuple[float, float]) -> float:
        return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])

    return turn(a, b, c) * turn(a, b, d) < 0 and turn(c, d, a) * turn(c, d, b) < 0


@both
def test_all_land_lies_within_the_neatline(key: str) -> None:
    for region, ring in rings(key).items():
        assert all(9 <= x <= 735 and 9 <= y <= 487 for x, y in ring), region


@both
def test_name_and_pieces_lie_in_their_region(key: str) -> None:
    for region, spot in read_chart(key).regions.items():
        ring = rings(key)[region]
        x, y = spot.name
        assert inside((x, y), ring), region
        assert inside((x, y - 8), ring), region
        x, y = spot.pieces
        corners = [(x + dx * ARMY, y + dy * ARMY) for dx in (-1, 1) for dy in (-1, 1)]
        assert all(inside(corner, ring) for corner in [(x, y), *corners]), region


@both
def test_two_pieces_find_room_beside_each_other(key: str) -> None:
    for region, spot in read_chart(key).regions.items():
        x, y = spot.pieces
        assert inside((x - 15 - ARMY, y), rings(key)[region]), region
        assert inside((x + 15 + ARMY, y), rings(key)[region]), region


@both
def test_four_pieces_find_room_at_the_start(key: str) -> None:
    x, y = read_chart(key).regions[BOARDS[key].start].pieces
    ring = rings(key)[BOARDS[key].start]
    assert inside((x - 45 - ARMY, y), ring)
    assert inside((x + 45 + ARMY, y), ring)


# ------------------------------------------------------------------------------------------------ the sea


@both
def test_every_sea_pair_has_a_lane(key: str) -> None:
    lanes = {found for found in ids(tree("board", key)) if found.startswith("lane-")}
    assert {frozenset(lane.split("-")[1:]) for lane in lanes} == {frozenset(pair) for pair in BOARDS[key].sea}


@both
def test_a_lane_goes_from_coast_to_coast(key: str) -> None:
    for lane in read_chart(key).lanes:
        points = quadratic(by_id(tree("board", key), f"lane-{lane}").attrib["d"])
        for region, end in zip(lane.split("-"), (points[0], points[-1]), strict=True):
            assert to_ring(end, rings(key)[region]) <= 5, (lane, region)


@both
def test_a_lane_runs_over_water(key: str) -> None:
    for lane in read_chart(key).lanes:
        points = quadratic(by_id(tree("board", key), f"lane-{lane}").attrib["d"])
        for region, ring in rings(key).items():
            if region in lane.split("-"):
                assert not any(inside(point, ring) for point in points[3:-3]), (lane, region)
            else:
                assert not any(inside(point, ring) for point in points), (lane, region)
                assert all(to_ring(point, ring) >= 6 for point in points if near([point], ring)), (lane, region)


@both
def test_waves_are_at_sea_and_hills_are_on_land(key: str) -> None:
    landscape = read_chart(key).landscape
    for x, y in landscape.waves:
        assert not any(inside((x + 9, y), ring) for ring in rings(key).values()), (x, y)
    for x, y, _ in landscape.mountains + landscape.hills + landscape.trees + landscape.palms:
        assert any(inside((x, y), ring) and inside((x, y - 5), ring) for ring in rings(key).values()), (x, y)


# ------------------------------------------------------------------------------------------------ the sheet


@both
def test_layers_lie_in_the_order_of_the_recipe(key: str) -> None:
    root = tree("board", key)
    assert [child.get("id") for child in root if tag(child) == "g"] == LAYERS
    assert all(len(by_id(root, layer)) == 0 for layer in FOR_THE_PAGE)
    assert (root.get("viewBox"), root.get("width"), root.get("height")) == ("0 0 744 496", "744", "496")


@both
def test_every_region_can_be_filled_and_clipped_to(key: str) -> None:
    root = tree("board", key)
    for region in BOARDS[key].regions:
        area = by_id(root, f"region-{region.id}")
        assert (area.get("class"), area.get("href")) == ("region", f"#outline-{region.id}")
        assert area in list(by_id(root, f"continent-{region.continent}"))
        assert by_id(root, f"clip-{region.id}")[0].get("href") == f"#outline-{region.id}"


@both
def test_names_are_those_of_the_components(key: str) -> None:
    root = tree("board", key)
    board = BOARDS[key]
    assert texts(root, by_id(root, "layer-names")) == [*(region.name for region in board.regions), "the start"]
    for continent in board.continents:
        assert texts(root, by_id(root, f"ribbon-{continent.key}")) == [continent.name]


@both
def test_continents_differ_by_tint_and_by_pattern(key: str) -> None:
    lands = read_chart(key).continents
    assert len({land.tint for land in lands.values()}) == len({land.pattern for land in lands.values()}) == len(lands)


@both
def test_names_can_be_read_on_every_ground(key: str) -> None:
    for land in read_chart(key).continents.values():
        grounds = [land.tint, *(over(wash, 0.5, land.tint) for wash in WASHES)]
        assert all(contrast(INK, ground) >= 4.5 and contrast(chart.FADED, ground) >= 4.5 for ground in grounds)


def test_another_board_is_refused_with_the_difference() -> None:
    board = BOARDS["a"]
    more = msgspec.structs.replace(board, land=(*board.land, ("W1", "W7")))
    with pytest.raises(FaceError, match="land border W1-W7"):
        chart_of("a", more)


def test_an_owners_names_are_drawn() -> None:
    board: BoardData = BOARDS["a"]
    first = msgspec.structs.replace(board.regions[0], name="Here & there")
    renamed = msgspec.structs.replace(board, regions=(first, *board.regions[1:]))
    assert ">Here &amp; there<" in chart.board("a", renamed)


def test_a_board_without_a_chart_is_refused() -> None:
    with pytest.raises(FaceError, match="chart for the board 'z'"):
        read_chart("z")
