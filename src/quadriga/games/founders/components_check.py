"""What makes a component set of Founders of the Empire fit to play.

It exists to keep `components` readable as the shape of the file. Only `components` may call it. Checks run in order and stop at
the first mistake, so each may rely on the ones before it.
"""
# not compiled: it reads msgspec structs, once per set

from __future__ import annotations

from typing import TYPE_CHECKING

from quadriga.games.founders.meta import META, MOST_TILES
from quadriga.kernel.components import check_certain, check_unique
from quadriga.kernel.validation import Mistake, listed

if TYPE_CHECKING:
    from quadriga.games.founders.components import Components, TileData

PLAYERS = tuple(range(META.min_players, META.max_players + 1))
MOST_NEEDS = 4
MOST_MADE = {"nature": 2, "village": 1, "city": 1, "victory": 0}
"""FOE-C2, D4: a nature tile has two faces, a victory tile none."""
MOST_RESOURCES = 28
MOST_CRAFTSMEN = 20


def check_components(components: Components) -> None:
    """Raise a Mistake unless the rules can rely on the set."""
    for where, data in (("setup", components.setup), ("points", components.points), ("tokens", components.tokens)):
        check_certain(data, where)
    _check_names(components)
    for index, tile in enumerate(components.tiles):
        _check_tile(components, tile, f"tiles[{index}]")
    _check_craftsmen(components)
    _check_stacks(components)


def _check_names(components: Components) -> None:
    """No id stands for two things that can be pointed at or written in a move."""
    check_unique([resource.key for resource in components.resources], "resources", "key")
    check_unique([tile.id for tile in components.tiles], "tiles", "id")
    check_unique([craftsman.id for craftsman in components.craftsmen], "craftsmen", "id")
    if len(components.resources) > MOST_RESOURCES:
        raise Mistake("resources", f"there should be at most {MOST_RESOURCES}, not {len(components.resources)}")
    if len(components.craftsmen) > MOST_CRAFTSMEN:
        raise Mistake("craftsmen", f"there should be at most {MOST_CRAFTSMEN}, not {len(components.craftsmen)}")
    tiles = {tile.id for tile in components.tiles}
    for index, craftsman in enumerate(components.craftsmen):
        if craftsman.id in tiles:
            raise Mistake(f"craftsmen[{index}].id", f"{craftsman.id!r} is the id of a tile already")


def _check_tile(components: Components, tile: TileData, where: str) -> None:
    check_certain(tile, where)
    known = [resource.key for resource in components.resources]
    for field, keys in (("needs", tile.needs), ("makes", tile.makes)):
        for key in keys:
            if key not in known:
                raise Mistake(f"{where}.{field}", f"{key!r} should be a key of the resources")
    if len(tile.needs) > MOST_NEEDS:
        raise Mistake(f"{where}.needs", f"a tile should need at most {MOST_NEEDS} resources, not {len(tile.needs)}")
    most = MOST_MADE[tile.kind]
    least = min(most, 1)
    if not least <= len(tile.makes) <= most or len(set(tile.makes)) != len(tile.makes):
        number = str(most) if least == most else f"{least} or {most} different"
        raise Mistake(f"{where}.makes", f"a {tile.kind} tile should make {number} resources, not {len(tile.makes)} (FOE-D4)")
    if tile.kind == "nature" and tile.needs:
        raise Mistake(f"{where}.needs", "a nature tile should need nothing (FOE-D5)")
    if tile.token and tile.kind != "city":
        raise Mistake(f"{where}.token", "only a city tile gives a token (FOE-D6)")
    if tile.points and tile.kind != "victory":
        raise Mistake(f"{where}.points", "only a victory tile has points (FOE-D7)")


def _check_craftsmen(components: Components) -> None:
    """FOE-A2: each is for a resource that a village tile makes, and for one that no other is for."""
    made = {resource for tile in components.of_kind("village") for resource in tile.makes}
    check_unique([craftsman.resource for craftsman in components.craftsmen], "craftsmen", "resource")
    for index, craftsman in enumerate(components.craftsmen):
        check_certain(craftsman, f"craftsmen[{index}]")
        if craftsman.resource not in made:
            raise Mistake(f"craftsmen[{index}].resource", f"no village tile makes {craftsman.resource!r} (FOE-A2)")


def _check_stacks(components: Components) -> None:
    """FOE-S1, S2, S4: the stacks feed every set-up, and leave a tile to open."""
    setup = components.setup
    if sorted(setup.victory) != list(PLAYERS):
        raise Mistake("setup.victory", f"give a number each for {listed(PLAYERS)} players")
    rows = {"nature": 2 * PLAYERS[-1] + 1 + setup.rows.nature, "village": setup.rows.village, "city": setup.rows.city}
    dealt = {**rows, "victory": max(setup.victory.values())}
    for kind, least in dealt.items():
        stack = sum(tile.count for tile in components.tiles if tile.kind == kind)
        if stack < least:
            raise Mistake("tiles", f"there should be at least {least} {kind} tiles for {PLAYERS[-1]} players, not {stack}")
        if stack > MOST_TILES:
            raise Mistake("tiles", f"there should be at most {MOST_TILES} {kind} tiles, not {stack}")
    stacks = sum(tile.count for tile in components.tiles if tile.kind != "victory")
    if stacks <= sum(rows.values()):
        raise Mistake("tiles", f"{stacks} nature, village and city tiles leave none to open after the set-up (FOE-O1)")
    for field, held in (("nature", setup.rows.nature + 1), ("village", setup.rows.village), ("city", setup.rows.city)):
        if held > setup.row_limit:
            raise Mistake(f"setup.rows.{field}", f"the row holds at most {setup.row_limit} tiles (FOE-O2)")
