"""FOE-S: the lot, what is revealed, the draft, the first two tiles, the rows."""

from typing import Final, final

from quadriga.games.founders.data.moves import DrawLot, DrawTile, SettleTile, TakeTile
from quadriga.games.founders.data.terms import AHEAD, BACKS, BEHIND, BESIDE, NATURE, NOBODY, NOTHING, STACKS, VICTORY
from quadriga.games.founders.rules.addition import WHERE_TO_LAY, add_distinct
from quadriga.games.founders.rules.asking import SeatQuestion
from quadriga.games.founders.rules.opening import WHICH_STACK
from quadriga.games.founders.rules.stack import TopTile
from quadriga.games.founders.state.state import FoundersSetup, FoundersState
from quadriga.games.founders.tell import report
from quadriga.kernel.notation import Move
from quadriga.kernel.prompt import Reason
from quadriga.kernel.question import Draw, Question
from quadriga.kernel.seats import ALONE, seat_name


def opening(setup: FoundersSetup) -> list[Question[FoundersState]]:
    """The agenda of a new table; a first player that is named is not drawn."""
    return STACK.copy() if setup.first == NOBODY else STACK[:-1]


def is_next_in_stack(question: Question[FoundersState], below: Question[FoundersState] | None) -> bool:
    """Whether a question of the set-up lies where `STACK` puts it."""
    return below is STACK[STACK.index(question) - 1]


@final
class FirstPlayer(Draw[FoundersState]):
    """FOE-S0: by lot, where the table has named none."""

    def options(self, s: FoundersState, seat: int) -> list[Move]:
        return s.setup.box.lot.copy()

    def weights(self, s: FoundersState) -> list[int]:
        return [1] * s.setup.players

    def play(self, s: FoundersState, seat: int, move: Move) -> None:
        assert isinstance(move, DrawLot)
        s.turn = move.seat
        s.agenda.pop()
        report.first_player_drawn(s, move.seat)

    def stands_on(self, below: Question[FoundersState] | None, setup: FoundersSetup) -> bool:
        return is_next_in_stack(self, below)


class Reveal(TopTile):
    """A tile that is turned up before the first turn."""

    def stands_on(self, below: Question[FoundersState] | None, setup: FoundersSetup) -> bool:
        return is_next_in_stack(self, below)


@final
class RevealVictory(Reveal):
    """FOE-S1: so many victory tiles as the number of players asks for; the others stay in the box."""

    def play(self, s: FoundersState, seat: int, move: Move) -> None:
        assert isinstance(move, DrawTile)
        self.take_off(s, move.tile)
        s.victory.append(move.tile)
        if len(s.victory) == s.setup.box.victory_shown:
            s.agenda.pop()
        report.victory_tile_revealed(s, move.tile)

    def faults(self, s: FoundersState) -> list[tuple[str, str]]:
        missing = s.setup.box.victory_shown - len(s.victory)
        if missing < 1:
            return [("victory", f"{len(s.victory)} victory tiles are revealed already (FOE-S1)")]
        return too_few(VICTORY, missing) if s.stacks[VICTORY].size < missing else []


@final
class RevealNature(Reveal):
    """FOE-S2: two nature tiles for each player and one more."""

    def play(self, s: FoundersState, seat: int, move: Move) -> None:
        assert isinstance(move, DrawTile)
        self.take_off(s, move.tile)
        s.rows[NATURE].append(move.tile)
        if len(s.rows[NATURE]) == s.setup.box.pool:
            s.agenda.pop()
        report.nature_tile_revealed(s, move.tile)

    def faults(self, s: FoundersState) -> list[tuple[str, str]]:
        if len(s.rows[NATURE]) >= s.setup.box.pool:
            return [("rows.nature", f"{len(s.rows[NATURE])} nature tiles are revealed already (FOE-S2)")]
        return []


@final
class WhichTileToTake(SeatQuestion):
    """FOE-S2: one tile each, clockwise from the first player; the last takes two at once, then back to the first."""

    def seats(self, s: FoundersState) -> tuple[int, ...]:
        players = s.setup.players
        taken = s.setup.box.pool - len(s.rows[NATURE])
        steps = taken if taken < players else 2 * players - 1 - taken
        return ALONE[(s.turn + steps) % players]

    def options(self, s: FoundersState, seat: int) -> list[Move]:
        tiles: list[int] = []
        add_distinct(s.rows[NATURE], tiles)
        return [s.setup.box.take[tile] for tile in tiles]

    def play(self, s: FoundersState, seat: int, move: Move) -> None:
        assert isinstance(move, TakeTile)
        nation = s.nations[seat]
        s.rows[NATURE].remove(move.tile)
        if nation.spaces:
            nation.held = move.tile
        else:
            nation.lay(s.setup.box.centre, move.tile)
        if len(s.rows[NATURE]) == 1:
            s.agenda.pop()
        report.tile_taken(s, seat, move.tile)

    def refuse(self, s: FoundersState, seat: int, move: Move) -> Reason:
        return self.refuse_tile(s, move.tile) if isinstance(move, TakeTile) else super().refuse(s, seat, move)

    def refuse_tile(self, s: FoundersState, tile: int) -> Reason:
        return Reason("none-to-take", "FOE-S2", tile=s.setup.box.ids[tile])

    def stands_on(self, below: Question[FoundersState] | None, setup: FoundersSetup) -> bool:
        return is_next_in_stack(self, below)

    def faults(self, s: FoundersState) -> list[tuple[str, str]]:
        """Each has what they have taken by now: the first tile on 0,0, the second in hand."""
        box = s.setup.box
        players = s.setup.players
        pool = len(s.rows[NATURE])
        is_revealed = REVEAL_NATURE not in s.agenda
        taken = box.pool - pool if is_revealed else 0
        if not 0 <= taken < 2 * players:
            return [("rows.nature", f"{pool} of {box.pool} are left; two or more must be (FOE-S2)")]
        found: list[tuple[str, str]] = []
        for seat, nation in enumerate(s.nations):
            turn = (seat - s.turn) % players
            due = (turn < taken) + (2 * players - 1 - turn < taken)
            has = len(nation.spaces) + (nation.held != NOTHING)
            if has != due:
                problem = f"{seat_name(seat)} has {has} tiles; after {taken} taken it must be {due} (FOE-S2)"
                found.append((f"seats[{seat}].tiles", problem))
            elif due and nation.spaces != [box.centre]:
                found.append((f"seats[{seat}].tiles", "the first tile lies on 0,0, the second is held (FOE-S3)"))
        return found


@final
class HowToSettle(SeatQuestion):
    """FOE-S3: each lays the two tiles so that they share a side, clockwise from the first player."""

    def seats(self, s: FoundersState) -> tuple[int, ...]:
        seat = s.turn
        while s.nations[seat].held == NOTHING:
            seat = (seat + 1) % s.setup.players
        return ALONE[seat]

    def options(self, s: FoundersState, seat: int) -> list[Move]:
        nation = s.nations[seat]
        settle = s.setup.box.settle
        if nation.held == nation.tiles[0]:  # either way round is the same
            return [settle[AHEAD], settle[BESIDE]]
        return [settle[AHEAD], settle[BEHIND], settle[BESIDE]]

    def play(self, s: FoundersState, seat: int, move: Move) -> None:
        assert isinstance(move, SettleTile)
        box = s.setup.box
        nation = s.nations[seat]
        space = box.settled[move.way]
        first, second = nation.tiles[0], nation.held
        nation.lay(space, second)
        nation.held = NOTHING
        if all(other.held == NOTHING for other in s.nations):
            s.agenda.pop()
        report.nation_founded(s, seat, first, second, space)

    def refuse(self, s: FoundersState, seat: int, move: Move) -> Reason:
        if isinstance(move, SettleTile):
            return Reason("settled-alike", "FOE-S3")
        return super().refuse(s, seat, move)

    def stands_on(self, below: Question[FoundersState] | None, setup: FoundersSetup) -> bool:
        return is_next_in_stack(self, below)

    def faults(self, s: FoundersState) -> list[tuple[str, str]]:
        if WHICH_TILE_TO_TAKE in s.agenda:
            return []
        found: list[tuple[str, str]] = []
        for seat, nation in enumerate(s.nations):
            if nation.held != NOTHING and nation.spaces != [s.setup.box.centre]:
                found.append((f"seats[{seat}].tiles", "the first tile lies on 0,0, the second is held (FOE-S3)"))
        if all(nation.held == NOTHING for nation in s.nations):
            found.append(("agenda", "nobody has a tile left to lay (FOE-S3)"))
        return found


@final
class FillRows(Reveal):
    """FOE-S4: two nature tiles beside the one left over, two village tiles, one city tile."""

    def stack(self, s: FoundersState) -> int:
        starts = s.setup.box.row_starts
        for back in range(STACKS):
            if len(s.rows[back]) < starts[back]:
                return back
        raise AssertionError("all rows are filled")

    def play(self, s: FoundersState, seat: int, move: Move) -> None:
        assert isinstance(move, DrawTile)
        box = s.setup.box
        self.take_off(s, move.tile)
        s.rows[box.back_of[move.tile]].append(move.tile)
        if all(len(s.rows[other]) >= box.row_starts[other] for other in range(STACKS)):
            s.agenda.pop()
        report.tile_opened(s, None, move.tile)

    def faults(self, s: FoundersState) -> list[tuple[str, str]]:
        """The stacks have what the set-up still draws from them, and a tile to open after that."""
        box = s.setup.box
        due: list[int] = []
        for back in range(STACKS):
            lying = 1 if back == NATURE and s.agenda[-1] is not self else len(s.rows[back])
            due.append(max(0, box.row_starts[back] - lying))
        if sum(due) == 0:
            return [("rows", f"no row is left to fill up to {list(box.row_starts)} tiles (FOE-S4)")]
        if REVEAL_NATURE in s.agenda:
            due[NATURE] += max(0, box.pool - len(s.rows[NATURE]))
        for back in range(STACKS):
            if s.stacks[back].size < due[back]:
                return too_few(back, due[back])
        if sum(due) == sum([s.stacks[back].size for back in range(STACKS)]):
            return [("rows", "no tile is left to open after the set-up (FOE-O1)")]
        return []


def too_few(back: int, due: int) -> list[tuple[str, str]]:
    """A stack cannot give what the set-up draws from it."""
    where = "victory" if back == VICTORY else "rows"
    return [(where, f"the set-up still draws {due} {BACKS[back]} tiles, and the stack has fewer (FOE-S1)")]


def faults(s: FoundersState) -> list[tuple[str, str]]:
    """What must not be, whatever is asked."""
    found: list[tuple[str, str]] = []
    if s.turn == NOBODY and FIRST_PLAYER not in s.agenda:
        found.append(("turn", f"say whose turn it is, a seat from 0 to {s.setup.players - 1}"))
    is_founding = HOW_TO_SETTLE in s.agenda
    for seat, nation in enumerate(s.nations):
        if not is_founding and nation.held != NOTHING and not (WHERE_TO_LAY in s.agenda and seat == s.turn):
            found.append((f"seats[{seat}].held", "a tile is held only while it is to be placed (FOE-D8)"))
        if not nation.spaces and WHICH_TILE_TO_TAKE not in s.agenda:
            found.append((f"seats[{seat}].tiles", "a nation has a tile or more (FOE-S3)"))
    return found


FIRST_PLAYER: Final = FirstPlayer("lots", "FOE-S0")
REVEAL_VICTORY: Final = RevealVictory("reveal victory", "FOE-S1", VICTORY)
REVEAL_NATURE: Final = RevealNature("reveal nature", "FOE-S2", NATURE)
WHICH_TILE_TO_TAKE: Final = WhichTileToTake("take nature", "FOE-S2")
HOW_TO_SETTLE: Final = HowToSettle("settle", "FOE-S3")
FILL_ROWS: Final = FillRows("fill rows", "FOE-S4", NATURE)

STACK: Final[list[Question[FoundersState]]] = [
    WHICH_STACK,
    FILL_ROWS,
    HOW_TO_SETTLE,
    WHICH_TILE_TO_TAKE,
    REVEAL_NATURE,
    REVEAL_VICTORY,
    FIRST_PLAYER,
]
"""FOE-S0 to S5: what has to be drawn and decided before the first turn, the last of it lowest."""
