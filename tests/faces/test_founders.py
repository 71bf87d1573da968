"""The tiles of Founders of the Empire, read back from the drawing: every one says what it needs, gives and is worth."""

from collections import Counter
from math import hypot

import msgspec
import pytest

from quadriga.faces import icons as icon_list
from quadriga.faces.palette import INK, VELLUM
from quadriga.games.founders.data.components import ResourceData, TileData, load_components
from quadriga.games.founders.faces import mosaic, sheet
from quadriga.games.founders.faces.geometry import FounderGeometry
from quadriga.games.founders.faces.ids import SHEET
from quadriga.games.founders.faces.looks import god_of, levels, looks, resource_look, scene_of, scenes
from quadriga.games.founders.faces.sheet import Stock, stock_of
from tests.faces.markup import FOUNDERS, Element, by_id, contrast, followed, icons, ids, tag, texts

SET = load_components()
TILES = SET.tiles
KINDS = ("nature", "village", "city", "victory")
TOKENS = ("war", "coin", "carriage", "craftsman")
LEAST_TILE = 56
"""The smallest that a page shows a whole face, in pixels; beneath that it shows the small one."""
LEAST_SMALL = 26
READABLE = 13

every_tile = pytest.mark.parametrize("tile", TILES, ids=[tile.id for tile in TILES])


def root() -> Element:
    return FOUNDERS.tree("sheet")


def used(symbol: str, prefix: str) -> list[str]:
    """What a symbol uses of some sort, in its order."""
    found = [part.attrib["href"].removeprefix("#") for part in followed(root(), by_id(root(), symbol)) if tag(part) == "use"]
    return [name.removeprefix(prefix) for name in found if name.startswith(prefix)]


def middles(symbol: str, prefix: str) -> list[tuple[float, float, float]]:
    """Middle and radius of the plaques or tokens that a layer places."""
    uses = [part for part in by_id(root(), symbol) if part.get("href", "").startswith(f"#{prefix}")]
    boxes = [[float(part.attrib[name]) for name in ("x", "y", "width")] for part in uses]
    return [(x + width / 2, y + width / 2, width / 2.4) for x, y, width in boxes]


# ------------------------------------------------------------------------------------------------ the sheet


def test_the_sheet_has_all_that_lies_on_a_table() -> None:
    wanted = {f"{layer}-{tile.id}" for layer in "tadm" for tile in TILES}
    wanted |= {f"{layer}-{kind}" for layer in ("fr", "b") for kind in KINDS}
    wanted |= {f"plaque-{resource.key}" for resource in SET.resources}
    wanted |= {f"token-{token}" for token in (*TOKENS, *(craftsman.id for craftsman in SET.craftsmen))}
    wanted |= {"rampart", "rope", "ruin", "arrow"}
    assert {found for found in ids(root()) if not found.startswith("foe-")} == wanted


def test_the_box_has_as_many_faces_as_it_should() -> None:
    assert Counter(tile.kind for tile in TILES) == {"nature": 6, "village": 6, "city": 12, "victory": 25}
    assert (len(SET.resources), len(SET.craftsmen)) == (14, 6)


@every_tile
def test_a_tile_is_a_square_of_a_hundred_in_three_layers(tile: TileData) -> None:
    symbol = by_id(root(), f"t-{tile.id}")
    assert [part.get("href") for part in symbol] == [f"#fr-{tile.kind}", f"#a-{tile.id}", f"#d-{tile.id}"]
    assert {by_id(root(), f"{layer}-{tile.id}").get("viewBox") for layer in "tadm"} == {"0 0 100 100"}


@pytest.mark.rule("FOE-C2")
@every_tile
def test_a_tile_shows_what_it_needs_and_then_what_it_makes(tile: TileData) -> None:
    assert used(f"d-{tile.id}", "plaque-") == [*tile.needs, *tile.makes]


@every_tile
def test_needs_are_above_and_gives_below(tile: TileData) -> None:
    placed = middles(f"d-{tile.id}", "plaque-")
    assert all(y < 50 for _, y, _ in placed[: len(tile.needs)])
    assert all(y > 50 for _, y, _ in placed[len(tile.needs) :])


@every_tile
def test_nothing_on_a_tile_lies_on_another_thing_or_off_the_tile(tile: TileData) -> None:
    placed = middles(f"d-{tile.id}", "plaque-") + middles(f"d-{tile.id}", "token-")
    assert all(radius <= x <= 100 - radius and radius <= y <= 100 - radius for x, y, radius in placed)
    pairs = [(a, b) for index, a in enumerate(placed) for b in placed[:index]]
    assert all(hypot(a[0] - b[0], a[1] - b[1]) >= a[2] + b[2] for a, b in pairs)


@pytest.mark.rule("FOE-C2a")
@every_tile
def test_the_token_of_a_city_is_another_thing_than_its_resource(tile: TileData) -> None:
    assert used(f"d-{tile.id}", "token-") == ([tile.token] if tile.token else [])
    if tile.token:
        (resource,) = tile.makes
        plaque, token = by_id(root(), f"plaque-{resource}"), by_id(root(), f"token-{tile.token}")
        assert "foe-scallop" not in {part.get("href", "")[1:] for part in plaque}
        assert "foe-scallop" in {part.get("href", "")[1:] for part in token}


@every_tile
def test_points_are_written_on_victory_tiles_alone(tile: TileData) -> None:
    written = [str(tile.points)] if tile.points else []
    assert texts(root(), by_id(root(), f"d-{tile.id}")) == written
    assert texts(root(), by_id(root(), f"m-{tile.id}")) == written
    assert bool(written) is (tile.kind == "victory")


def test_every_god_has_a_sign_of_its_own() -> None:
    victory = [tile for tile in TILES if tile.kind == "victory"]
    signs = [god_of(tile) for tile in victory]
    assert len(set(signs)) == len(victory)
    assert looks().kinds["victory"].sign not in signs
    for tile, sign in zip(victory, signs, strict=True):
        assert sign in icons(root(), by_id(root(), f"d-{tile.id}"), "foe-i-")


@every_tile
def test_a_small_tile_says_what_it_gives_and_nothing_else(tile: TileData) -> None:
    assert used(f"m-{tile.id}", "plaque-") == list(tile.makes)
    assert used(f"m-{tile.id}", "token-") == []


@every_tile
def test_a_tile_by_itself_says_the_same(tile: TileData) -> None:
    alone = FOUNDERS.tree(f"tile/{tile.id}")
    assert alone.get("viewBox") == "0 0 100 100"
    shown, there = by_id(alone, f"t-{tile.id}"), by_id(root(), f"t-{tile.id}")
    assert texts(alone, shown) == texts(root(), there)
    assert icons(alone, shown, "foe-i-") == icons(root(), there, "foe-i-")


# ------------------------------------------------------------------------------------------------ kinds, plaques, tokens


def test_kinds_differ_in_colour_and_in_pattern() -> None:
    kinds = [looks().kinds[kind] for kind in KINDS]
    assert len({kind.frame for kind in kinds}) == len({kind.pattern for kind in kinds}) == len(KINDS)
    rows = {by_id(root(), f"foe-e-{kind}").get("d") for kind in KINDS}
    assert len(rows) == len(KINDS)


def test_backs_show_the_sign_of_their_kind_and_no_word() -> None:
    assert [icons(root(), by_id(root(), f"b-{kind}"), "foe-i-") for kind in KINDS] == [
        ["plants"],
        ["village"],
        ["tower"],
        ["temple"],
    ]
    assert not any(texts(root(), by_id(root(), f"b-{kind}")) for kind in KINDS)


def test_the_shape_of_a_plaque_tells_the_level_of_its_resource() -> None:
    grounds = {"basic": "circle", "village": "rect", "city": "path"}
    wanted = ["basic"] * 4 + ["village"] * 6 + ["city"] * 4
    shapes = [tag(by_id(root(), f"plaque-{resource.key}")[0]) for resource in SET.resources]
    assert shapes == [grounds[level] for level in wanted]


def test_no_two_resources_look_alike() -> None:
    found = [resource_look(resource.key) for resource in SET.resources]
    assert len({look.colour for look in found}) == len({look.icon for look in found}) == len(found)


@pytest.mark.parametrize("key", [resource.key for resource in SET.resources])
def test_the_icon_of_a_resource_can_be_made_out_on_its_plaque(key: str) -> None:
    assert contrast(resource_look(key).ink, resource_look(key).colour) >= 4.5


@pytest.mark.parametrize("key", TOKENS)
def test_the_icon_of_a_token_can_be_made_out(key: str) -> None:
    assert contrast(looks().tokens[key].ink, looks().tokens[key].colour) >= 4.5


@pytest.mark.rule("FOE-A2")
def test_a_craftsman_shows_his_resource_on_the_disc_of_all_craftsmen() -> None:
    back = by_id(root(), "token-craftsman")
    for craftsman in SET.craftsmen:
        token = by_id(root(), f"token-{craftsman.id}")
        assert icons(root(), token, "foe-i-") == icons(root(), by_id(root(), f"plaque-{craftsman.resource}"), "foe-i-")
        assert token[1].attrib == back[1].attrib
        assert token[2].attrib == back[2].attrib


def test_numbers_can_be_read() -> None:
    assert contrast(INK, VELLUM) >= 7
    for tile in TILES:
        if tile.points:
            for symbol, side in ((f"d-{tile.id}", LEAST_TILE), (f"m-{tile.id}", LEAST_SMALL)):
                (size,) = [float(part.attrib["font-size"]) for part in by_id(root(), symbol) if tag(part) == "text"]
                assert size * side / 100 >= READABLE


def test_plaques_are_not_too_small() -> None:
    for tile in TILES:
        assert all(2 * radius * LEAST_TILE / 100 >= READABLE for _, _, radius in middles(f"d-{tile.id}", "plaque-"))
        assert all(2 * radius * LEAST_SMALL / 100 >= 12 for _, _, radius in middles(f"m-{tile.id}", "plaque-"))


# ------------------------------------------------------------------------------------------------ pictures


@every_tile
def test_a_tile_has_a_picture_of_its_own_sort(tile: TileData) -> None:
    assert used(f"a-{tile.id}", "foe-s-") == [scene_of(tile)]
    assert tile.id.startswith(scene_of(tile))


@pytest.mark.parametrize("name", scenes().scenes)
def test_a_picture_fills_its_frame_with_stones(name: str) -> None:
    shapes = scenes().scenes[name]
    assert shapes[0].path == "M11 11h178v178h-178z"
    assert 7 <= len(shapes) <= 16
    laid = "".join(mosaic.picture(name, SHEET) + mosaic.beds([name], SHEET))
    assert laid.count('fill="url(#foe-') == len(shapes)


@every_tile
def test_what_is_a_tiles_own_has_a_colour(tile: TileData) -> None:
    (picture,) = by_id(root(), f"a-{tile.id}")
    assert (picture.get("color") is not None) is any(shape.glaze == "own" for shape in scenes().scenes[scene_of(tile)])


@pytest.mark.parametrize(("scene", "least"), [("temple", 5), ("great_temple", 4), ("altar", 4), ("inn", 3)])
def test_tiles_of_one_scene_are_not_all_alike(scene: str, least: int) -> None:
    alike = [by_id(root(), f"a-{tile.id}")[0].get("color") for tile in TILES if scene_of(tile) == scene]
    assert len(set(alike)) >= least


def test_no_glaze_is_left_over() -> None:
    assert {shape.glaze for scene in scenes().scenes.values() for shape in scene} == scenes().glazes.keys()


def test_stones_meet_where_their_square_repeats() -> None:
    for laid, bed in mosaic.BEDS.items():
        side = bed.size * mosaic.STONES
        for step in range(mosaic.STONES):
            left, right = mosaic._corner(laid, step, 0, step), mosaic._corner(laid, step, mosaic.STONES, step)
            above, below = mosaic._corner(laid, 0, step, 0), mosaic._corner(laid, mosaic.STONES, step, mosaic.STONES)
            assert right == pytest.approx((left[0] + side, left[1]))
            assert below == pytest.approx((above[0], above[1] + side))


def test_icons_of_the_looks_are_known() -> None:
    named = {look.icon for look in (*looks().resources.values(), *looks().tokens.values())}
    named |= {kind.sign for kind in looks().kinds.values()} | set(looks().gods.values())
    assert named <= icon_list.meanings().keys()


# ------------------------------------------------------------------------------------------------ own sets


def own(tile: TileData) -> Stock:
    stock = stock_of(SET)
    silver = ResourceData(key="silver", name="Silver", source="reconstructed")
    return Stock((*stock.tiles, tile), (*stock.resources, silver), stock.craftsmen)


@pytest.mark.parametrize(
    ("kind", "points", "scene"),
    [
        ("nature", 0, "grove"),
        ("village", 0, "hamlet"),
        ("city", 0, "street"),
        ("victory", 1, "altar"),
        ("victory", 2, "temple"),
        ("victory", 7, "great_temple"),
    ],
)
def test_a_tile_that_nobody_has_drawn_has_a_picture_that_fits_its_kind(kind: str, points: int, scene: str) -> None:
    tile = msgspec.convert(
        {"id": "bath_house", "name": "Bath house", "kind": kind, "count": 1, "points": points, "source": "reconstructed"},
        TileData,
    )
    assert scene_of(tile) == scene
    assert sheet.single(own(tile), "tile/bath_house") is not None


def test_the_longest_scene_that_begins_an_id_is_its_own() -> None:
    stable = next(tile for tile in TILES if tile.id == "mine")
    assert scene_of(msgspec.structs.replace(stable, id="mine_of_laurion")) == "mine"
    assert scene_of(msgspec.structs.replace(stable, id="minework")) == "hamlet"


def test_a_resource_that_nobody_has_drawn_shows_its_initial_in_the_shape_of_its_level() -> None:
    mint = TileData(id="mint", name="Mint", kind="village", count=1, makes=("silver",), source="reconstructed")
    stock = own(mint)
    assert levels(stock.tiles)["silver"] == "village"
    drawn = sheet.single(stock, "plaque/silver")
    assert drawn is not None
    assert ">S</text>" in drawn
    assert contrast(resource_look("silver").ink, resource_look("silver").colour) >= 4.5


def test_a_god_that_nobody_has_drawn_has_the_sign_of_the_temple() -> None:
    hera = next(tile for tile in TILES if tile.id == "temple_hera")
    assert god_of(msgspec.structs.replace(hera, id="temple_eris")) == "temple"


def test_many_needs_leave_the_corner_to_the_god() -> None:
    hera = next(tile for tile in TILES if tile.id == "temple_hera")
    many = msgspec.structs.replace(hera, id="temple_eris", needs=("wood", "stone", "plants", "water"))
    drawn = sheet.single(own(many), "tile/temple_eris")
    assert drawn is not None
    placed = [part for part in drawn.split("<use ") if part.startswith('href="#plaque-')]
    edges = [
        float(part.partition(' x="')[2].partition('"')[0]) + float(part.partition('width="')[2].partition('"')[0])
        for part in placed
    ]
    assert max(edges) < 82.8 - 11.6


# ------------------------------------------------------------------------------------------------ geometry, vignette


def geometry() -> FounderGeometry:
    found = FOUNDERS.faces.geometry(FOUNDERS.config)
    assert isinstance(found, FounderGeometry)
    return found


@every_tile
def test_the_geometry_is_that_of_the_drawing(tile: TileData) -> None:
    place = next(place for place in geometry().tiles if place.id == tile.id)
    drawn = middles(f"d-{tile.id}", "plaque-")[len(tile.needs) :]
    assert place.makes == tile.makes
    assert [(round(x, 1), round(y, 1)) for x, y, _ in drawn] == list(place.gives_at)
    assert all(round(radius, 1) == pytest.approx(place.radius, abs=0.1) for _, _, radius in drawn)


def test_the_geometry_has_all_resources_and_tokens() -> None:
    found = geometry()
    assert [(place.key, place.name) for place in found.resources] == [(data.key, data.name) for data in SET.resources]
    assert {place.id for place in found.tokens} == {"war", "coin", "carriage", *(data.id for data in SET.craftsmen)}
    assert {place.id: place.resource for place in found.tokens if place.resource} == {
        data.id: data.resource for data in SET.craftsmen
    }
    assert [place.key for place in found.kinds] == list(KINDS)


def test_the_geometry_can_be_sent() -> None:
    sent = msgspec.json.encode(geometry())
    assert msgspec.json.decode(sent, type=FounderGeometry) == geometry()


def test_the_vignette_is_a_nation_of_real_tiles() -> None:
    vignette = FOUNDERS.tree("vignette")
    assert (vignette.get("viewBox"), vignette.get("width"), vignette.get("height")) == ("0 0 228 176", "228", "176")
    assert all(found.startswith("foe-v-") for found in ids(vignette))
    laid = [part.attrib["href"].removeprefix("#foe-v-t-") for part in vignette if part.get("href", "").startswith("#foe-v-t-")]
    assert len(laid) == 6
    assert set(laid) <= {tile.id for tile in TILES}
