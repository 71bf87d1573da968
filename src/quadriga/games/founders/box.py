"""What lies in the box: tiles, resources and craftsmen as flat tables, the grid of a nation, and the action space.

Built once for each component set and number of players, then shared by all states and never changed. Only this game's modules
use it.

The grid has no bounds by the rules (FOE-D2). A seat lays two tiles and at most one a turn, so no tile can ever lie farther from
its first one than that; the grid is a square around the first tile that reaches so far and one space farther, so that no tile
ever lies on its edge.
"""

from functools import cache
from typing import Final, final

from quadriga.games.founders.components import Components, TileData, load_components
from quadriga.kernel.components import played_hash
from quadriga.kernel.notation import Move, Space
from quadriga.kernel.seats import COLOURS
from quadriga.kernel.sets import ComponentSets

NATURE: Final = 0
VILLAGE: Final = 1
CITY: Final = 2
VICTORY: Final = 3
BACKS: Final[tuple[str, ...]] = ("nature", "village", "city", "victory")
"""The kinds of tiles, by the back; the first three have stacks and rows."""
STACKS: Final = 3

WAR: Final = 0
COIN: Final = 1
CARRIAGE: Final = 2
CRAFTSMAN: Final = 3
TOKENS: Final[tuple[str, ...]] = ("war", "coin", "carriage", "craftsman")
"""The kinds of tokens; in a hand the craftsmen stand from `CRAFTSMAN` on, each by itself."""
NO_TOKEN: Final = -1

NEEDS_NOTHING: Final = 0
NEEDS_PRESENCE: Final = 1
NEEDS_TWO: Final = 2
NEEDS_MATCHING: Final = 3
"""What has to be looked at before a tile is known to be fed: nothing; which resources are around; that two of them do not come
from one tile; a whole matching."""

AHEAD: Final = 0
BEHIND: Final = 1
BESIDE: Final = 2
WAYS: Final[tuple[str, ...]] = ("ahead", "behind", "beside")
"""FOE-S3: where the second tile lies, seen from the first."""


@final
class Tile:
    """One face."""

    def __init__(self, data: TileData, index: int, resources: tuple[str, ...]) -> None:
        self.id: str = data.id
        self.name: str = data.name
        self.index = index
        self.back = BACKS.index(data.kind)
        self.needs = tuple([resources.index(key) for key in data.needs])
        self.makes = tuple([resources.index(key) for key in data.makes])
        self.token = TOKENS.index(data.token) if data.token else NO_TOKEN
        self.points: int = data.points
        self.count: int = data.count


@final
class Box:
    """Tiles, tokens, grid and moves. Lists here are tables: nobody changes them."""

    def __init__(self, components: Components, players: int) -> None:
        self.players = players
        self.resources = tuple([resource.key for resource in components.resources])
        self.resource_names = tuple([resource.name for resource in components.resources])
        sorted_tiles = [data for back in BACKS for data in components.tiles if data.kind == back]
        self.tiles = [Tile(data, index, self.resources) for index, data in enumerate(sorted_tiles)]
        """By their backs, nature first: the tiles of a stack follow each other."""
        self.first_of = [_first_of(sorted_tiles, back) for back in (*BACKS, "")]
        """The index of the first tile of each back, and that after the last tile."""
        self.back_of = [tile.back for tile in self.tiles]
        self.made_by = [_mask(tile.makes) for tile in self.tiles]
        """What a tile produces, as a bit for each resource."""
        self.needed_by = [_mask(tile.needs) for tile in self.tiles]
        self.test_of = [_test(tile, self.made_by) for tile in self.tiles]
        """How it is found out whether a space feeds the tile (FOE-D4)."""
        self.craftsmen = tuple([craftsman.id for craftsman in components.craftsmen])
        self.craftsman_names = tuple([craftsman.name for craftsman in components.craftsmen])
        self.craft_of = [self.resources.index(craftsman.resource) for craftsman in components.craftsmen]
        """The resource that each craftsman is for."""
        self.token_counts = (components.tokens.war, components.tokens.coin, components.tokens.carriage)
        self.hand_size = CRAFTSMAN + len(self.craftsmen)

        self.victory_shown: int = components.setup.victory[players]
        self.pool = 2 * players + 1
        """FOE-S2: nature tiles to draft from."""
        rows = components.setup.rows
        self.row_starts = (rows.nature + 1, rows.village, rows.city)
        """FOE-S4: tiles in each row at the start, the leftover one included."""
        self.row_limit: int = components.setup.row_limit
        self.craftsman_points: int = components.points.craftsman
        self.token_points: int = components.points.token
        self.swapped_points: int = components.points.swapped

        stacks = sum([tile.count for tile in self.tiles if tile.back != VICTORY])
        self.turns_at_most: int = stacks - 2 * players - sum(self.row_starts)
        """Each turn opens a tile (FOE-O1)."""
        self.reach = 2 + -(-self.turns_at_most // players)
        """The columns and rows on each side of the first tile: one more than tiles can ever reach."""
        self.side = 2 * self.reach + 1
        self.cells = self.side * self.side
        self.centre = self.cells // 2
        self.column_of = [cell % self.side for cell in range(self.cells)]
        self.row_of = [cell // self.side for cell in range(self.cells)]
        self.names = tuple([f"{cell % self.side - self.reach},{cell // self.side - self.reach}" for cell in range(self.cells)])
        """Each space as `column,row` from the first tile; a larger row is farther from the owner."""
        self.cell_named = {name: cell for cell, name in enumerate(self.names)}
        self.around = (
            -self.side - 1, -self.side, -self.side + 1, -1, 1, self.side - 1, self.side, self.side + 1,
        )  # fmt: skip
        """Steps to the eight spaces around one, near to far."""

        self._add_moves()

    def _add_moves(self) -> None:
        space = Space()
        self.space = space
        add = space.add
        ids = tuple([tile.id for tile in self.tiles])
        seats = tuple([COLOURS[seat] for seat in range(self.players)])
        names = self.names
        natures = range(self.first_of[NATURE], self.first_of[VILLAGE])
        self.take = [add("take", ids[tile], (ids[tile],), tile) for tile in natures]
        self.settle = [add("settle", way, (f"settle:{way}",), index) for index, way in enumerate(WAYS)]
        self.open = [add("open", BACKS[back], (f"stack:{BACKS[back]}",), back) for back in range(STACKS)]
        self.keep = add("keep", "", ("keep",))
        self.draw_nature = add("draw", "", (f"stack:{BACKS[NATURE]}",))
        self.leave = add("leave", "", ("leave",))
        self.pass_on = add("pass", "", ("pass",))
        self.propose = add("propose", "", ("propose",))
        self.agree = add("agree", "", ("agree",))
        self.refuse = add("refuse", "", ("refuse",))
        self.done = add("done", "", ("done",))
        self.lot = [add("lot", COLOURS[seat], (COLOURS[seat],), seat) for seat in range(self.players)]
        self.draw = [add("draw", tile.id, (tile.id,), tile.index) for tile in self.tiles]
        self.receive = [add("draw", key, (f"token:{key}",), index) for index, key in enumerate(self.craftsmen)]
        self.add = space.add_family(self._move, "add", (ids, names), ("{0}", "{1}"), "add <tile> <column,row>")
        self.swap = space.add_family(self._move, "swap", (ids, names), ("{0}", "{1}"), "swap <tile> <column,row>")
        self.pillage = space.add_family(
            self._move, "pillage", (seats, names), ("token:war", "{0}:{1}"), "pillage <seat> <column,row>"
        )
        self.buy = space.add_family(
            self._move,
            "buy",
            (self.resources, seats, names),
            ("token:coin", "{1}:{2}", "resource:{0}"),
            "buy <resource> <seat> <column,row>",
        )
        self.unite = space.add_family(self._move, "unite", (names,), ("token:carriage", "corner:{0}"), "unite <column,row>")
        self.employ = space.add_family(
            self._move, "employ", (self.craftsmen, names), ("token:{0}", "{1}"), "employ <craftsman> <column,row>"
        )

    def _move(self, verb: str, arguments: str, targets: tuple[str, ...], first: int, *others: int) -> Move:
        """A move of a family: `a` is its place on the first axis, `b` that on the others, the last counting fastest."""
        rest = 0
        for place in others:
            rest = rest * self.cells + place
        return Move(verb, arguments, targets, first, rest)

    def tile_named(self, tile_id: str) -> Tile:
        """The tile of that id; raises StopIteration if there is none."""
        return next(tile for tile in self.tiles if tile.id == tile_id)


def _first_of(tiles: list[TileData], back: str) -> int:
    for index, tile in enumerate(tiles):
        if tile.kind == back:
            return index
    return len(tiles)


def _test(tile: Tile, made_by: list[int]) -> int:
    """Two different needs that no tile can make either of are met as soon as both are around; all printed tiles have two."""
    if not tile.needs:
        return NEEDS_NOTHING
    if len(tile.needs) == 1:
        return NEEDS_PRESENCE
    if len(tile.needs) == 2 and tile.needs[0] != tile.needs[1]:
        both = _mask(tile.needs)
        return NEEDS_TWO if any(made & both == both for made in made_by) else NEEDS_PRESENCE
    return NEEDS_MATCHING


def _mask(resources: tuple[int, ...]) -> int:
    mask = 0
    for resource in resources:
        mask |= 1 << resource
    return mask


SETS: Final = ComponentSets(load_components, played_hash)


@cache
def open_box(key: str, players: int) -> Box:
    """The box of a kept set: always the same object, so that moves can be compared with `is`."""
    return Box(SETS.find(key), players)
