"""What lies in the box: tiles, resources and craftsmen as flat tables, the grid of a nation, and the action space.

Built once for each component set and number of players, then shared by all states and never changed. Only this game's modules
use it.

The grid has no bounds by the rules (FOE-D2). A seat lays two tiles and at most one a turn, so no tile can ever lie farther from
its first one than that; the grid is a square around the first tile that reaches so far and one space farther, so that no tile
ever lies on its edge.
"""

from functools import cache
from typing import Final, final

from quadriga.games.founders.data.components import Components, TileData, load_components
from quadriga.games.founders.data.moves import (
    AddNothing,
    AnswerProposal,
    BuyResource,
    DrawCraftsman,
    DrawInstead,
    DrawLot,
    DrawTile,
    EmployCraftsman,
    EmployNoMore,
    EndTurn,
    KeepTokens,
    LayTile,
    OpenStack,
    Pillage,
    ProposeEnd,
    SettleTile,
    TakeTile,
    UniteTiles,
)
from quadriga.games.founders.data.terms import (
    BACKS,
    CRAFTSMAN,
    NATURE,
    NEEDS_MATCHING,
    NEEDS_NOTHING,
    NEEDS_PRESENCE,
    NEEDS_TWO,
    NO_TOKEN,
    STACKS,
    TOKENS,
    VICTORY,
    VILLAGE,
    WAYS,
)
from quadriga.kernel.components import played_hash
from quadriga.kernel.notation import Move, Space
from quadriga.kernel.seats import COLOURS
from quadriga.kernel.sets import ComponentSets


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
        self.resource_ids = tuple([resource_id(key) for key in self.resources])
        """As messages name them."""
        self.resource_names = tuple([resource.name for resource in components.resources])
        sorted_tiles = [data for back in BACKS for data in components.tiles if data.kind == back]
        self.tiles = [Tile(data, index, self.resources) for index, data in enumerate(sorted_tiles)]
        """By their backs, nature first: the tiles of a stack follow each other."""
        self.ids = tuple([tile.id for tile in self.tiles])
        self.index_of = {tile.id: tile.index for tile in self.tiles}
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
        self.token_counts = [
            components.tokens.war, components.tokens.coin, components.tokens.carriage, *[1] * len(self.craftsmen),
        ]  # fmt: skip
        """How many there are of each token, the craftsmen one by one."""
        self.token_words = (*TOKENS[:CRAFTSMAN], *self.craftsmen)
        self.hand_size = len(self.token_words)

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

        self._lay_grid()
        self._add_moves()

    def _lay_grid(self) -> None:
        """The spaces that a nation can ever need."""
        players = self.players
        stacks = sum([tile.count for tile in self.tiles if tile.back != VICTORY])
        self.turns_at_most: int = stacks - 2 * players - sum(self.row_starts)
        """Each turn opens a tile (FOE-O1)."""
        self.reach = 2 + -(-self.turns_at_most // players)
        """The columns and rows on each side of the first tile: one more than tiles can ever reach."""
        self.side = 2 * self.reach + 1
        self.cells = self.side * self.side
        self.centre = self.cells // 2
        self.settled = (self.centre + self.side, self.centre - self.side, self.centre + 1)
        """FOE-S3: where a nation's second tile lies, for each of `WAYS`."""
        self.column_of = [cell % self.side for cell in range(self.cells)]
        self.row_of = [cell // self.side for cell in range(self.cells)]
        self.names = tuple([f"{cell % self.side - self.reach},{cell // self.side - self.reach}" for cell in range(self.cells)])
        """Each space as `column,row` from the first tile; a larger row is farther from the owner."""
        self.cell_named = {name: cell for cell, name in enumerate(self.names)}

    def _add_moves(self) -> None:
        space = Space()
        self.space = space
        put = space.put
        ids = self.ids
        seats = tuple([COLOURS[seat] for seat in range(self.players)])
        names = self.names
        self.take: list[Move] = [
            put(TakeTile(tile, ids[tile])) for tile in range(self.first_of[NATURE], self.first_of[VILLAGE])
        ]
        self.settle: list[Move] = [put(SettleTile(way)) for way in range(len(WAYS))]
        self.open: list[Move] = [put(OpenStack(back)) for back in range(STACKS)]
        self.keep = put(KeepTokens())
        self.draw_instead = put(DrawInstead())
        self.add_nothing = put(AddNothing())
        self.end_turn = put(EndTurn())
        self.propose = put(ProposeEnd())
        self.agree = put(AnswerProposal(True))
        self.refuse = put(AnswerProposal(False))
        self.employ_no_more = put(EmployNoMore())
        self.lot: list[Move] = [put(DrawLot(seat)) for seat in range(self.players)]
        self.draw: list[Move] = [put(DrawTile(tile.index, tile.id)) for tile in self.tiles]
        self.receive: list[Move] = [put(DrawCraftsman(index, key)) for index, key in enumerate(self.craftsmen)]
        family = space.add_family
        self.add = family(LayTile, "add", (ids, names), ("{0}", "{1}"), "add <tile> <column,row>")
        """`add.at(tile * cells + space)`, and so on: the last axis counts fastest."""
        self.swap = family(LayTile, "swap", (ids, names), ("{0}", "{1}"), "swap <tile> <column,row>")
        self.pillage = family(Pillage, "pillage", (seats, names), ("token:war", "{0}:{1}"), "pillage <seat> <column,row>")
        self.buy = family(
            BuyResource,
            "buy",
            (self.resources, seats, names),
            ("token:coin", "{1}:{2}", "resource:{0}"),
            "buy <resource> <seat> <column,row>",
        )
        self.unite = family(UniteTiles, "unite", (names,), ("token:carriage", "corner:{0}"), "unite <column,row>")
        self.employ = family(
            EmployCraftsman, "employ", (self.craftsmen, names), ("token:{0}", "{1}"), "employ <craftsman> <column,row>"
        )

    def tile_named(self, tile_id: str) -> Tile:
        """The tile of that id; raises KeyError if there is none."""
        return self.tiles[self.index_of[tile_id]]

    def is_on_rim(self, space: int) -> bool:
        """Whether a space lies in the last row or column of the grid, where no tile can lie."""
        last = self.side - 1
        return self.column_of[space] in (0, last) or self.row_of[space] in (0, last)


def resource_id(key: str) -> str:
    """A resource as messages name it: a tile or a token may have the same key."""
    return f"resource-{key}"


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
