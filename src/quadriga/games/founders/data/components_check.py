"""What makes a component set of Founders of the Empire fit to play, besides its shape and its ids.

It exists to keep `components` readable as the shape of the file. Only `components` may call it.
"""
# not compiled: it reads msgspec structs, once per set

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from quadriga.games.founders.meta import META, MOST_TILES
from quadriga.kernel.components import every, for_players, placed, unique
from quadriga.kernel.validation import Mistake

if TYPE_CHECKING:
    from quadriga.games.founders.data.components import Components, TileData

PLAYERS = tuple(range(META.min_players, META.max_players + 1))
MOST_MADE = {"nature": 2, "village": 1, "city": 1, "victory": 0}
"""FOE-C2, D4: a nature tile has two faces, a victory tile none."""


def check_components(components: Components) -> Iterator[Mistake]:
    """All that the rules could not rely on."""
    for where, tile in placed(components.tiles, "tiles"):
        yield from _check_tile(tile, where)
    yield from _check_craftsmen(components)
    yield from _check_stacks(components)


def _check_tile(tile: TileData, where: str) -> Iterator[Mistake]:
    most = MOST_MADE[tile.kind]
    least = min(most, 1)
    if not least <= len(tile.makes) <= most or len(set(tile.makes)) != len(tile.makes):
        number = str(most) if least == most else f"{least} or {most} different"
        yield Mistake(f"{where}.makes", f"a {tile.kind} tile should make {number} resources, not {len(tile.makes)} (FOE-D4)")
    yield from every(
        (tile.kind == "nature" and tile.needs, f"{where}.needs", "a nature tile should need nothing (FOE-D5)"),
        (tile.kind != "city" and tile.token, f"{where}.token", "only a city tile gives a token (FOE-D6)"),
        (tile.kind != "victory" and tile.points, f"{where}.points", "only a victory tile has points (FOE-D7)"),
    )


def _check_craftsmen(components: Components) -> Iterator[Mistake]:
    """FOE-A2: each is for a resource that a village tile makes, and for one that no other is for."""
    made = {resource for tile in components.of_kind("village") for resource in tile.makes}
    yield from unique([craftsman.resource for craftsman in components.craftsmen], "craftsmen", "resource")
    for where, craftsman in placed(components.craftsmen, "craftsmen"):
        if craftsman.resource not in made:
            yield Mistake(f"{where}.resource", f"no village tile makes {craftsman.resource!r} (FOE-A2)")


def _check_stacks(components: Components) -> Iterator[Mistake]:
    """FOE-S1, S2, S4: the stacks feed every set-up, and leave a tile to open."""
    setup = components.setup
    yield from for_players(setup.victory, PLAYERS, "setup.victory")
    rows = {"nature": 2 * PLAYERS[-1] + 1 + setup.rows.nature, "village": setup.rows.village, "city": setup.rows.city}
    dealt = {**rows, "victory": max(setup.victory.values(), default=0)}
    stacks = {kind: sum(tile.count for tile in components.tiles if tile.kind == kind) for kind in dealt}
    for kind, least in dealt.items():
        if stacks[kind] < least:
            problem = f"there should be at least {least} {kind} tiles for {PLAYERS[-1]} players, not {stacks[kind]}"
            yield Mistake("tiles", problem)
        if stacks[kind] > MOST_TILES:
            yield Mistake("tiles", f"there should be at most {MOST_TILES} {kind} tiles, not {stacks[kind]}")
    drawn = sum(stacks[kind] for kind in rows)
    if drawn <= sum(rows.values()):
        yield Mistake("tiles", f"{drawn} nature, village and city tiles leave none to open after the set-up (FOE-O1)")
    for field, held in (("nature", setup.rows.nature + 1), ("village", setup.rows.village), ("city", setup.rows.city)):
        if held > setup.row_limit:
            yield Mistake(f"setup.rows.{field}", f"the row holds at most {setup.row_limit} tiles (FOE-O2)")
