"""Pieces and geometry: a symbol for everything that lies on the board, and a place for each."""

import re
from itertools import pairwise
from xml.etree import ElementTree

import msgspec
import pytest

from quadriga.faces.palette import GLAZES, ON_GLAZE, STONE, VELLUM
from quadriga.games.eight_minute_empire.data.components import load_components
from quadriga.games.eight_minute_empire.faces.geometry import ChartGeometry
from quadriga.kernel.seats import COLOURS
from tests.faces.markup import Ring, by_id, contrast, empire, faces, icons, ids, inside, outline, table, tag, to_ring, tree

BOARDS = load_components().boards
SEATS = range(len(COLOURS))
both = pytest.mark.parametrize("key", BOARDS)


def geometry(key: str) -> ChartGeometry:
    found = faces().geometry(table(key))
    assert isinstance(found, ChartGeometry)
    return found


# ------------------------------------------------------------------------------------------------ pieces


def test_every_seat_has_its_pieces() -> None:
    wanted = {f"{kind}-{seat}" for kind in ("army", "city", "shape", "emblem") for seat in SEATS}
    wanted |= {f"army-{who}-{layers}" for who in (*SEATS, "grey") for layers in (2, 3, 4)}
    wanted |= {"army-grey", "shape-grey", "coin", "coin-none"}
    assert {found for found in ids(tree("pieces")) if not found.startswith("eme-")} == wanted


@pytest.mark.parametrize(("deck", "first"), [("strict", "gold"), ("retail", "gem")])
def test_goods_have_tokens_where_a_table_plays_with_them(deck: str, first: str) -> None:
    config = empire().config(3, {"deck": deck, "tokens": "on"})
    root = ElementTree.fromstring(faces().draw(config, "pieces"))
    for good in (first, "coal", "tree", "anvil", "carrot"):
        assert [part.get("href") for part in by_id(root, f"token-{good}")][-1] == f"#eme-p-{good}"
    assert "token" not in faces().draw(table(), "pieces")


@both
def test_a_token_lies_within_its_marked_region_and_beside_the_name(key: str) -> None:
    half = 8.5
    marked = []
    for region in geometry(key).regions:
        if region.token_at is None:
            continue
        marked.append(region.id)
        x, y = region.token_at
        # The corners of a tile are round.
        edge = [(x + across * half, y + down * half) for across, down in ((-1, 0), (1, 0), (0, -1), (0, 1))]
        edge += [(x + across * half * 0.85, y + down * half * 0.85) for across in (-1, 1) for down in (-1, 1)]
        assert all(inside(point, drawn(key, region.id)) for point in edge), region.id
        letters = len(region.name) * 6.4 / 2
        is_beside = x + half <= region.name_at[0] - letters or y + half <= region.name_at[1] - 10
        assert is_beside, region.id
    assert sorted(marked) == sorted(BOARDS[key].marked)


@pytest.mark.parametrize("seat", SEATS)
def test_a_stack_grows_by_a_side_for_each_army(seat: int) -> None:
    root = tree("pieces")
    for layers in (1, 2, 3, 4):
        symbol = by_id(root, f"army-{seat}" if layers == 1 else f"army-{seat}-{layers}")
        sides = [part for part in symbol if part.get("href") == f"#eme-p-side-{seat}"]
        heights = [float(side.get("y", "0")) for side in sides]
        assert len(sides) == layers
        assert [round(a - b, 1) for a, b in pairwise(heights)] == [2.2] * (layers - 1)


def test_only_a_single_army_wears_the_helmet() -> None:
    for symbol in tree("pieces"):
        name = symbol.get("id", "")
        if name.startswith("army-"):
            helmets = [part for part in symbol if part.get("href") == "#eme-p-army"]
            assert len(helmets) == (0 if re.search(r"-[234]$", name) and name.count("-") == 2 else 1)


def test_numbers_can_be_read_on_every_piece() -> None:
    pairs = [*zip(ON_GLAZE, GLAZES, strict=True), (VELLUM, STONE)]
    assert all(contrast(ink, glaze) >= 4.5 for ink, glaze in pairs)


def test_shapes_differ() -> None:
    root = tree("pieces")
    shapes = {
        msgspec.json.encode([tag(part), *part.attrib.values()][:4])
        for who in (*SEATS, "grey")
        for part in by_id(root, f"shape-{who}")
    }
    assert len(shapes) == len(SEATS) + 1
    assert icons(root, root) == []


# ------------------------------------------------------------------------------------------------ geometry


def drawn(key: str, region: str) -> Ring:
    """The outline of a region on the board."""
    return outline(by_id(tree("board", key), f"outline-{region}").attrib["d"])


@both
def test_the_geometry_is_that_of_the_drawing(key: str) -> None:
    root = tree("board", key)
    found = geometry(key)
    for lane in found.lanes:
        assert lane.path == by_id(root, lane.id).get("d")


@both
def test_neighbours_are_those_of_the_components(key: str) -> None:
    board = BOARDS[key]
    found = geometry(key)
    by_land = {frozenset((region.id, other)) for region in found.regions for other in region.land}
    by_sea = {frozenset((region.id, other)) for region in found.regions for other in region.sea}
    assert by_land == {frozenset(pair) for pair in board.land} == {frozenset((way.a, way.b)) for way in found.borders}
    assert by_sea == {frozenset(pair) for pair in board.sea} == {frozenset((way.a, way.b)) for way in found.lanes}
    assert all(len(region.lanes) == len(region.sea) for region in found.regions)
    assert found.start == board.start


@both
def test_an_army_walks_through_the_middle_of_the_border(key: str) -> None:
    found = geometry(key)
    places = {region.id: region for region in found.regions}
    for way in found.borders:
        begin, border, end = [tuple(map(float, point.split())) for point in way.walk.removeprefix("M").split("L")]
        assert (begin, end) == (places[way.a].pieces_at, places[way.b].pieces_at)
        assert all(to_ring((border[0], border[1]), drawn(key, side)) < 0.2 for side in (way.a, way.b))


@both
def test_an_army_sails_from_its_region_along_the_lane(key: str) -> None:
    found = geometry(key)
    places = {region.id: region.pieces_at for region in found.regions}
    for way in found.lanes:
        begin, *_, end = way.walk.removeprefix("M").split("L")
        assert tuple(map(float, begin.split())) == places[way.a]
        assert tuple(map(float, end.split())) == places[way.b]
        assert way.path.removeprefix("M") in way.walk


@both
def test_continents_have_all_their_regions_and_a_mark_on_their_ribbon(key: str) -> None:
    found = geometry(key)
    assert sorted(name for continent in found.continents for name in continent.regions) == sorted(r.id for r in found.regions)
    for continent in found.continents:
        x, y = continent.ribbon_at
        assert x - continent.ribbon_width / 2 < continent.mark_at[0] < x
        assert continent.mark_at[1] == y


@both
def test_points_lie_in_their_regions(key: str) -> None:
    for region in geometry(key).regions:
        assert inside(region.pieces_at, drawn(key, region.id))
        assert inside(region.name_at, drawn(key, region.id))


@both
def test_the_geometry_can_be_sent(key: str) -> None:
    sent = msgspec.json.encode(geometry(key))
    assert msgspec.json.decode(sent, type=ChartGeometry) == geometry(key)
    assert len(geometry(key).seats) == len(COLOURS) + 1


def test_the_vignette_shows_a_crop_of_the_chart_with_pieces() -> None:
    root = tree("vignette")
    assert (root.get("viewBox"), root.get("width"), root.get("height")) == ("266 128 228 176", "228", "176")
    assert by_id(root, "eme-v-outline-C5").get("d") == by_id(tree("board"), "outline-C5").get("d")
    assert all(found.startswith("eme-v-") for found in ids(root))
