"""What a nation can feed, and where: FOE-D2 to D4, with unions (FOE-G2 to G6) and a bought resource (FOE-M1).

This is the hot path of the game. A `Survey` is made for one nation and one question and thrown away. It lays the tiles out on a
grid just large enough, finds the free spaces that share a side with a tile, and gathers for each space which resources can come
to it, as bits. Questions, view and bots ask it; it changes nothing.

FOE-D4 in short: some matching of the needs to *different* producers must exist. For two different needs that is so unless one
and the same tile is the only producer of both; a need that has two producers leaves one for the other. More needs, or equal
ones, occur only in sets of an owner's own and are matched in full.
"""

from typing import Final, final

from quadriga.games.founders.data.box import Box
from quadriga.games.founders.data.terms import NEEDS_MATCHING, NEEDS_NOTHING, NEEDS_PRESENCE, NOTHING
from quadriga.games.founders.state.nation import Nation

MARGIN: Final = 2
"""Empty rows and columns around the nation: for the free spaces, and for the spaces around those."""
OCCUPIED: Final = 1 << 28
FREE: Final = 1 << 29
"""On the grid of a survey, above the bits of what the tile on a cell produces: there is a tile; the space is free and shares a
side with one. Low enough that a cell stays a small number."""
RESOURCES: Final = OCCUPIED - 1
"""The bits of the resources; the component loader sees to it that there are no more."""
BOUGHT: Final = -3
"""The producer that is a coin on an opponent's tile."""


@final
class Producer:
    """Something that can give one resource to a space: a tile by its place in the nation, or BOUGHT."""

    def __init__(self, place: int, makes: int, is_delivered: bool) -> None:
        self.place = place
        self.makes = makes
        """Bits; of a nature tile two, of which it gives one."""
        self.is_delivered = is_delivered
        """It comes by carriage."""


@final
class Survey:
    """The spaces are numbered: first the free ones, then those of the tiles, as they stand in the nation."""

    def __init__(self, box: Box, nation: Nation, bought: int) -> None:
        self.box = box
        self.nation = nation
        self.gift = 0 if bought == NOTHING else 1 << bought
        """The bought resource, which comes to every space."""
        self.all = self.gift
        """All that the nation can make, and the gift."""
        self.spaces: list[int] = []
        """The free spaces, as cells of the box."""
        self._at: list[int] = []
        """Where each space lies on the grid of the survey."""
        self._cells: list[int] = []
        """The cell of each tile on that grid."""
        self.width = 0
        self._is_near_edge = False
        self._grid = self._lay_out()
        self._find_free()
        self.free = len(self.spaces)
        """How many spaces are free; the rest are those of the tiles."""
        self._at.extend(self._cells)
        self._union_at: list[int] = []
        """For each cell of the grid the number of its union, from 1; 0: none. Empty without carriages."""
        self._members: list[list[int]] = []
        """The places of the tiles of each union."""
        if nation.carriages:
            self._unite()
        self.once = self._gather()
        """For each space, the resources that can come to it."""

    # -- laying out -------------------------------------------------------------------------------------------------------

    def _lay_out(self) -> list[int]:
        """The tiles on a grid just large enough for them."""
        box = self.box
        nation = self.nation
        column_of = box.column_of
        row_of = box.row_of
        made_by = box.made_by
        spaces = nation.spaces
        tiles = nation.tiles
        tokens = nation.tokens
        cells = self._cells
        count = len(spaces)
        last = box.side - 2
        # Spaces rise, so the first lies in the nearest row and the last in the farthest.
        low_row = row_of[spaces[0]]
        high_row = row_of[spaces[count - 1]]
        low = last
        high = 0
        for space in spaces:
            column = column_of[space]
            if column < low:  # noqa: PLR1730 - the builtins cost a call each
                low = column
            if column > high:  # noqa: PLR1730
                high = column
        width = high - low + 1 + 2 * MARGIN
        self.width = width
        self._is_near_edge = low <= 1 or low_row <= 1 or high >= last or high_row >= last
        grid = [0] * (width * (high_row - low_row + 1 + 2 * MARGIN))
        shift = (MARGIN - low_row) * width + MARGIN - low
        everything = self.all
        for place in range(count):
            space = spaces[place]
            cell = row_of[space] * width + column_of[space] + shift
            cells.append(cell)
            if tokens[place]:
                grid[cell] = OCCUPIED
            else:
                makes = made_by[tiles[place]]
                grid[cell] = OCCUPIED | makes
                everything |= makes
        self.all = everything
        return grid

    def _find_free(self) -> None:
        """FOE-D2: each space once that shares a side with a tile."""
        grid = self._grid
        spaces = self.nation.spaces
        cells = self._cells
        side = self.box.side
        width = self.width
        for place in range(len(spaces)):
            cell = cells[place]
            if not grid[cell - width]:
                self._mark(cell - width, spaces[place] - side)
            if not grid[cell - 1]:
                self._mark(cell - 1, spaces[place] - 1)
            if not grid[cell + 1]:
                self._mark(cell + 1, spaces[place] + 1)
            if not grid[cell + width]:
                self._mark(cell + width, spaces[place] + side)

    def _mark(self, cell: int, space: int) -> None:
        if self._is_near_edge and self.box.is_on_rim(space):  # only positions written by hand come near it
            return
        self._grid[cell] = FREE
        self.spaces.append(space)
        self._at.append(cell)

    def _unite(self) -> None:
        """FOE-G3: blocks that share a tile are one union."""
        carriages = self.nation.carriages
        numbers = [0] * len(carriages)
        count = 0
        for index in range(len(carriages)):
            if numbers[index]:
                continue
            count += 1
            numbers[index] = count
            waiting = [index]
            while waiting:
                here = waiting.pop()
                for other in range(len(carriages)):
                    if not numbers[other] and self._is_shared(carriages[here], carriages[other]):
                        numbers[other] = count
                        waiting.append(other)
        place_at = [NOTHING] * len(self._grid)
        for place in range(len(self._cells)):
            place_at[self._cells[place]] = place
        self._union_at = [0] * len(self._grid)
        self._members = [[] for _ in range(count + 1)]
        for index in range(len(carriages)):
            near = self._cells[self.nation.at(carriages[index])]
            for cell in range(near, near + 2):
                self._join(cell, place_at[cell], numbers[index])
            for cell in range(near + self.width, near + self.width + 2):
                self._join(cell, place_at[cell], numbers[index])

    def _join(self, cell: int, place: int, union: int) -> None:
        if not self._union_at[cell]:
            self._union_at[cell] = union
            self._members[union].append(place)

    def _is_shared(self, one: int, other: int) -> bool:
        """Whether two blocks of four have a tile in common."""
        columns = self.box.column_of
        rows = self.box.row_of
        return abs(columns[one] - columns[other]) <= 1 and abs(rows[one] - rows[other]) <= 1

    # -- what comes to a space --------------------------------------------------------------------------------------------

    def _gather(self) -> list[int]:
        """A tile in a union gives all that the union makes, so what comes to a space is always what its neighbours give."""
        grid = self._shared_grid() if self._union_at else self._grid
        width = self.width
        gift = self.gift
        out: list[int] = []
        for at in self._at:
            near = at - width
            far = at + width
            seen = grid[near - 1] | grid[near] | grid[near + 1] | grid[at - 1]
            seen |= grid[at + 1] | grid[far - 1] | grid[far] | grid[far + 1]
            out.append(gift | (seen & RESOURCES))
        if self._union_at:
            self._leave_out_replaced(grid, out)
        return out

    def _shared_grid(self) -> list[int]:
        """The grid with what each union makes on all its cells."""
        grid = self._grid.copy()
        for union in range(1, len(self._members)):
            makes = 0
            for place in self._members[union]:
                makes |= self._grid[self._cells[place]]
            for place in self._members[union]:
                grid[self._cells[place]] = makes
        return grid

    def _leave_out_replaced(self, shared: list[int], once: list[int]) -> None:
        """FOE-D9: by way of its union a tile would serve its own successor."""
        for union in range(1, len(self._members)):
            members = self._members[union]
            for place in members:
                others = 0
                for other in members:
                    if other != place:
                        others |= self._grid[self._cells[other]]
                if self._grid[self._cells[place]] & ~others & RESOURCES:
                    number = self.free + place
                    seen = others
                    for cell in self._ring(number):
                        if self._union_at[cell] != union:
                            seen |= shared[cell]
                    once[number] = self.gift | (seen & RESOURCES)

    def producers(self, number: int) -> list[Producer]:
        """FOE-D3, G2: all that can give to a space, what lies around it first, then what comes by carriage, a coin last.

        The tile on the space itself never serves its successor (FOE-D9).
        """
        out: list[Producer] = []
        unions: list[int] = []
        around: list[int] = []
        for cell in self._ring(number):
            makes = self._grid[cell] & RESOURCES
            if makes:
                place = self._cells.index(cell)
                around.append(place)
                out.append(Producer(place, makes, False))
            if self._union_at and self._union_at[cell] and self._union_at[cell] not in unions:
                unions.append(self._union_at[cell])
        for union in unions:
            for place in self._members[union]:
                makes = self._grid[self._cells[place]] & RESOURCES
                if makes and self._cells[place] != self._at[number] and place not in around:
                    out.append(Producer(place, makes, True))
        if self.gift:
            out.append(Producer(BOUGHT, self.gift, False))
        return out

    def _ring(self, number: int) -> list[int]:
        """The eight cells around a space."""
        at = self._at[number]
        near = at - self.width
        far = at + self.width
        return [near - 1, near, near + 1, at - 1, at + 1, far - 1, far, far + 1]

    def neighbours(self, number: int) -> int:
        """How many tiles lie on the eight spaces around one."""
        count = 0
        for cell in self._ring(number):
            if self._grid[cell] & OCCUPIED:
                count += 1
        return count

    def around(self, number: int) -> list[int]:
        """The places of the tiles on the eight spaces around one, producing or not, and of those united with them."""
        out = [self._cells.index(cell) for cell in self._ring(number) if self._grid[cell] & OCCUPIED]
        for place in out.copy():
            if self._union_at and self._union_at[self._cells[place]]:
                for other in self._members[self._union_at[self._cells[place]]]:
                    if other not in out and self._cells[other] != self._at[number]:
                        out.append(other)
        return out

    def unions(self) -> list[tuple[list[int], list[int]]]:
        """FOE-G3: for each union its corners and the places of its tiles."""
        out: list[tuple[list[int], list[int]]] = []
        for union in range(1, len(self._members)):
            places = self._members[union]
            out.append(([corner for corner in self.nation.carriages if self.nation.at(corner) in places], places))
        return out

    # -- whether a tile is fed --------------------------------------------------------------------------------------------

    def feeds(self, number: int, tile: int) -> bool:
        """FOE-D3, D4: whether all that the tile needs comes to the space, each from a producer of its own."""
        test = self.box.test_of[tile]
        if test == NEEDS_NOTHING:
            return True
        needs = self.box.needed_by[tile]
        if self.once[number] & needs != needs:
            return False
        if test == NEEDS_PRESENCE:
            return True
        if test == NEEDS_MATCHING:
            return NOTHING not in self.match(number, tile)
        return self._has_two(number, needs)

    def _has_two(self, number: int, needs: int) -> bool:
        """Both needs are there: only if one tile is the sole producer of both is that not enough."""
        once = self.gift & needs
        is_bound = False
        if self._union_at:
            for makes in self._givers(number, needs):
                if once & makes:
                    return True
                once |= makes
                if makes == needs:
                    is_bound = True
            return not is_bound
        grid = self._grid
        at = self._at[number]
        row = at - self.width
        for _ in range(3):
            for cell in range(row - 1, row + 2):
                makes = grid[cell] & needs
                if makes and cell != at:
                    if once & makes:
                        return True
                    once |= makes
                    if makes == needs:
                        is_bound = True
            row += self.width
        return not is_bound

    def _givers(self, number: int, needs: int) -> list[int]:
        """For each tile that can give some of the needs to a space, which of them; only where there are unions."""
        grid = self._grid
        at = self._at[number]
        union_at = self._union_at
        unions = 0
        out: list[int] = []
        row = at - self.width
        for _ in range(3):
            for cell in range(row - 1, row + 2):
                if union_at[cell]:
                    unions |= 1 << union_at[cell]
                elif cell != at and grid[cell] & needs:
                    out.append(grid[cell] & needs)
            row += self.width
        for union in range(1, len(self._members)):
            if unions >> union & 1:
                for place in self._members[union]:
                    cell = self._cells[place]
                    if cell != at and grid[cell] & needs:
                        out.append(grid[cell] & needs)
        return out

    def match(self, number: int, tile: int) -> list[int]:
        """FOE-D4 in full: for each need the index of its producer in `producers`, or NOTHING for what is missing.

        As many needs as possible are served, the first ones first, and each from as near as possible.
        """
        producers = self.producers(number)
        needs = self.box.tiles[tile].needs
        served = [NOTHING] * len(needs)
        serves = [NOTHING] * len(producers)
        for need in range(len(needs)):
            tried: list[int] = []
            _serve(need, needs, producers, served, serves, tried)
        return served

    def services(self, number: int, tile: int) -> list[tuple[int, int, bool]]:
        """For each need of a tile that a space feeds: the resource, the space that it comes from (NOTHING: it is bought), and
        whether by carriage."""
        producers = self.producers(number)
        needs = self.box.tiles[tile].needs
        out: list[tuple[int, int, bool]] = []
        for need, index in enumerate(self.match(number, tile)):
            producer = producers[index]
            space = NOTHING if producer.place == BOUGHT else self.nation.spaces[producer.place]
            out.append((needs[need], space, producer.is_delivered))
        return out

    def number_of(self, space: int) -> int:
        """The number of a space, free or not; NOTHING if it is neither."""
        place = self.nation.at(space)
        if place != NOTHING:
            return self.free + place
        return self.spaces.index(space) if space in self.spaces else NOTHING

    def missing(self, number: int, tile: int) -> list[int]:
        """What is missing for a tile on a space."""
        needs = self.box.tiles[tile].needs
        served = self.match(number, tile)
        return [needs[index] for index in range(len(needs)) if served[index] == NOTHING]

    def least_missing(self, tile: int) -> list[int]:
        """What is missing for a tile on the free space where the least is missing."""
        needs = self.box.needed_by[tile]
        best = NOTHING
        fewest = 0
        for number in range(self.free):
            if self.feeds(number, tile):
                return []
            lacking = (needs & ~self.once[number]).bit_count()
            if best == NOTHING or lacking < fewest:
                best = number
                fewest = lacking
        return self.missing(best, tile)


def _serve(
    need: int, needs: tuple[int, ...], producers: list[Producer], served: list[int], serves: list[int], tried: list[int]
) -> bool:
    """Find a producer for a need, and another one for the need that it takes it from."""
    bit = 1 << needs[need]
    for index in range(len(producers)):
        if producers[index].makes & bit and serves[index] == NOTHING:
            served[need] = index
            serves[index] = need
            return True
    for index in range(len(producers)):
        if producers[index].makes & bit and index not in tried:
            tried.append(index)
            other = serves[index]
            if _serve(other, needs, producers, served, serves, tried):
                served[need] = index
                serves[index] = need
                return True
    return False
