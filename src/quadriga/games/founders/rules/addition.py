"""FOE-D: step 3 of a turn, a tile comes into the nation: on a free space that feeds it, or in the place of another.

What a space feeds is asked of `reach`.
"""

from typing import Any, Final, final

from quadriga.games.founders.data.moves import AddNothing, DrawCraftsman, DrawInstead, DrawTile, LayTile, TokenMove
from quadriga.games.founders.data.terms import (
    BACKS,
    COIN,
    COIN_BIT,
    CRAFT_SHIFT,
    CRAFTSMAN,
    NATURE,
    NEEDS_PRESENCE,
    NO_TOKEN,
    NOTHING,
    VICTORY,
    WAR,
    WAR_BIT,
)
from quadriga.games.founders.rules.asking import SeatQuestion, is_open, too_late
from quadriga.games.founders.rules.ending import end_turn
from quadriga.games.founders.rules.fit import beyond, fits_nowhere, refuse_space
from quadriga.games.founders.rules.reach import Survey
from quadriga.games.founders.rules.stack import TopTile
from quadriga.games.founders.state.state import FoundersState
from quadriga.games.founders.tell import report
from quadriga.kernel.notation import Family, Move
from quadriga.kernel.prompt import CHOOSABLE, Reason
from quadriga.kernel.question import Draw
from quadriga.kernel.words.message import Message

# -- which tiles, and where -----------------------------------------------------------------------------------------------


def face_up(s: FoundersState) -> list[int]:
    """FOE-D1: the tiles that lie face up, equal ones once."""
    out: list[int] = []
    for row in s.rows:
        add_distinct(row, out)
    add_distinct(s.victory, out)
    return out


def add_distinct(tiles: list[int], out: list[int]) -> None:
    """The tiles of a row, equal ones once."""
    met = 0
    for tile in tiles:
        bit = 1 << tile
        if not met & bit:
            met |= bit
            out.append(tile)


def add_free(survey: Survey, tiles: list[int], out: list[Move]) -> None:
    """FOE-D2 to D5: every tile on every free space that feeds it."""
    _add_moves(survey, tiles, survey.box.add, survey.spaces, 0, out)


def add_swaps(survey: Survey, tiles: list[int], out: list[Move]) -> None:
    """FOE-D9: every tile in the place of every one that lies there, if the tiles around that space feed it."""
    _add_moves(survey, tiles, survey.box.swap, survey.nation.spaces, survey.free, out)


def _add_moves(
    survey: Survey, tiles: list[int], family: Family[LayTile], spaces: list[int], first: int, out: list[Move]
) -> None:
    box = survey.box
    cells = box.cells
    made = family.made
    once = survey.once
    for tile in tiles:
        base = tile * cells
        needs = box.needed_by[tile]
        if survey.all & needs != needs:
            continue
        is_plain = box.test_of[tile] <= NEEDS_PRESENCE
        for index in range(len(spaces)):
            number = first + index
            if once[number] & needs != needs or not (is_plain or survey.feeds(number, tile)):
                continue
            move = made[base + spaces[index]]
            out.append(family.at(base + spaces[index]) if move is None else move)


def begin_adding(s: FoundersState) -> None:
    """FOE-D1, D8: the turn ends at once if nothing can be added, nothing drawn and nothing swapped."""
    if s.stacks[NATURE].size or s.rows[NATURE] or can_add(s):
        s.agenda.append(WHICH_TILE)
    else:
        add_nothing(s)


def can_add(s: FoundersState) -> bool:
    """Whether any face-up tile can be added, by a swap at worst."""
    survey = Survey(s.setup.box, s.nations[s.turn], s.bought)
    for tile in face_up(s):
        needs = s.setup.box.needed_by[tile]
        if survey.all & needs == needs:
            for number in range(len(survey.once)):
                if survey.feeds(number, tile):
                    return True
    return False


class Laying(SeatQuestion):
    """A question that is answered with a tile and its space."""

    def refuse_laying(self, s: FoundersState, seat: int, tile: int) -> Reason | None:
        """Why this tile may not be laid wherever it fits; None: it may."""
        return None

    def refuse(self, s: FoundersState, seat: int, move: Move) -> Reason:
        if isinstance(move, LayTile):
            reason = self.refuse_laying(s, seat, move.tile)
            return refuse_space(s, seat, move) if reason is None else reason
        return too_late() if isinstance(move, TokenMove) else super().refuse(s, seat, move)

    def out_of_reach(self, s: FoundersState, seat: int, chosen: tuple[str, ...], target: str) -> Reason | None:
        """A tile or a space takes the place of another of its kind, so it is held against those of the other kind alone, in
        whichever order they were pointed at. What fits nowhere, or where nothing fits, is refused for itself."""
        box = s.setup.box
        tiles, cells = box.index_of, box.cell_named
        if target not in tiles and target not in cells:
            return super().out_of_reach(s, seat, chosen, target)
        others = [word for word in chosen if word in (cells if target in tiles else tiles)]
        if is_open(s, seat, *others, target):
            return Reason(CHOOSABLE, self.rule)
        if target in tiles and not is_open(s, seat, target):
            return self.refuse_laying(s, seat, tiles[target]) or fits_nowhere(s, seat, tiles[target])
        for other in others:
            if not is_open(s, seat, other, target):
                tile, space = (target, other) if target in tiles else (other, target)
                return self.refuse_pair(s, seat, tiles[tile], cells[space])
        return None if others else self.refuse_place(s, seat, cells[target])

    def refuse_pair(self, s: FoundersState, seat: int, tile: int, space: int) -> Reason:
        """Why a tile cannot be laid on a space, by the verb that is for it."""
        box = s.setup.box
        family = box.add if s.nations[seat].at(space) == NOTHING else box.swap
        return self.refuse(s, seat, family.at(tile * box.cells + space))

    def refuse_place(self, s: FoundersState, seat: int, space: int) -> Reason:
        """Why nothing fits on a space."""
        box = s.setup.box
        if Survey(box, s.nations[seat], s.bought).number_of(space) == NOTHING:
            return beyond(box.names[space])
        return Reason("nothing-fits-there", "FOE-D3", space=box.names[space])


@final
class WhichTile(Laying):
    """FOE-D1 to D9: a face-up tile on a free space; if there is none that fits, the draw of a nature tile or nothing.

    Swaps may always be chosen instead: they fulfil the obligation, and nobody has to make one.
    """

    def options(self, s: FoundersState, seat: int) -> list[Move]:
        box = s.setup.box
        survey = Survey(box, s.nations[seat], s.bought)
        tiles = face_up(s)
        out: list[Move] = []
        add_free(survey, tiles, out)
        if not out:
            if s.stacks[NATURE].size:
                out.append(box.draw_instead)
            else:
                out.append(box.add_nothing)
        add_swaps(survey, tiles, out)
        return out

    def play(self, s: FoundersState, seat: int, move: Move) -> None:
        s.agenda.pop()
        if isinstance(move, LayTile):
            back = s.setup.box.back_of[move.tile]
            if back == VICTORY:
                s.victory.remove(move.tile)
            else:
                s.rows[back].remove(move.tile)
            lay(s, seat, move)
        elif isinstance(move, DrawInstead):
            s.agenda.append(DRAW_NATURE)
            report.nothing_fitted(s, seat)
        else:
            add_nothing(s)

    def refuse_laying(self, s: FoundersState, seat: int, tile: int) -> Reason | None:
        if tile in s.victory or any(tile in row for row in s.rows):
            return None
        return Reason("not-face-up", "FOE-D1", tile=s.setup.box.ids[tile])

    def refuse(self, s: FoundersState, seat: int, move: Move) -> Reason:
        if isinstance(move, DrawInstead):
            if not s.stacks[NATURE].size:
                return Reason("stack-empty", "FOE-D8", back=BACKS[NATURE])
            return Reason("no-need-to-draw", "FOE-D8")
        if isinstance(move, AddNothing):
            if s.setup.box.draw_instead in s.options(seat):
                return Reason("must-draw", "FOE-D8")
            return Reason("must-add", "FOE-D1")
        return super().refuse(s, seat, move)


def add_nothing(s: FoundersState) -> None:
    """FOE-D8: the nature stack is empty too, so the turn ends without adding."""
    report.nothing_added(s, s.turn)
    end_turn(s)


# -- a nature tile instead ------------------------------------------------------------------------------------------------


@final
class DrawNature(TopTile):
    """FOE-D8: the tile is seen only when it is taken, and may not be refused."""

    def play(self, s: FoundersState, seat: int, move: Move) -> None:
        assert isinstance(move, DrawTile)
        self.take_off(s, move.tile)
        s.nations[s.turn].held = move.tile
        s.agenda[-1] = WHERE_TO_LAY
        report.nature_tile_drawn(s, s.turn, move.tile)


@final
class WhereToLay(Laying):
    """FOE-D8: the drawn tile goes to a free space, or in by a swap."""

    def options(self, s: FoundersState, seat: int) -> list[Move]:
        nation = s.nations[seat]
        survey = Survey(s.setup.box, nation, s.bought)
        out: list[Move] = []
        add_free(survey, [nation.held], out)
        add_swaps(survey, [nation.held], out)
        return out

    def play(self, s: FoundersState, seat: int, move: Move) -> None:
        assert isinstance(move, LayTile)
        s.agenda.pop()
        s.nations[seat].held = NOTHING
        lay(s, seat, move)

    def ask(self, view: Any) -> Message:
        return Message(self.asks, tile=view.seats[view.turn].held)

    def refuse_laying(self, s: FoundersState, seat: int, tile: int) -> Reason | None:
        held = s.nations[seat].held
        if tile == held:
            return None
        return Reason("must-place", "FOE-D8", tile=s.setup.box.ids[held])

    def refuse_place(self, s: FoundersState, seat: int, space: int) -> Reason:
        return self.refuse_pair(s, seat, s.nations[seat].held, space)

    def faults(self, s: FoundersState) -> list[tuple[str, str]]:
        return (
            [("agenda", f"{self.name!r} cannot be open: no tile is drawn (FOE-D8)")]
            if s.nations[s.turn].held == NOTHING
            else []
        )


# -- laying it ------------------------------------------------------------------------------------------------------------


def lay(s: FoundersState, seat: int, move: LayTile) -> None:
    """The tile comes into the nation, on a free space or in the place of another; then tokens, and the turn is over."""
    services = report.services(s, seat, move)
    if move.is_swap:
        swap(s, seat, move, services)
    else:
        s.nations[seat].lay(move.space, move.tile)
        report.tile_added(s, seat, move, services)
    token = s.setup.box.tiles[move.tile].token
    if token == NO_TOKEN:
        end_turn(s)
    else:
        receive(s, seat, token)


def swap(s: FoundersState, seat: int, move: LayTile, services: report.Services) -> None:
    """FOE-D9, D10: the old tile goes face down; its coin to the hand, its war token and craftsman out of the game."""
    nation = s.nations[seat]
    place = nation.at(move.space)
    old = nation.tiles[place]
    on = nation.tokens[place]
    craftsman = on >> CRAFT_SHIFT
    nation.swapped += (old,)
    nation.tiles[place] = move.tile
    nation.tokens[place] = 0
    if on & COIN_BIT:
        nation.hand[COIN] += 1
    if on & WAR_BIT:
        s.lost[WAR] += 1
    if craftsman:
        s.lost[CRAFTSMAN + craftsman - 1] += 1
    report.tile_swapped(s, seat, move, services, old, on)


def receive(s: FoundersState, seat: int, token: int) -> None:
    """FOE-D6: one token of the kind that the city tile makes, if the pile has one; of the craftsmen a random one (FOE-A1)."""
    if token == CRAFTSMAN:
        if sum(s.supply[CRAFTSMAN:]):
            s.agenda.append(RECEIVE_CRAFTSMAN)
            return
    elif s.supply[token]:
        s.supply[token] -= 1
        s.nations[seat].hand[token] += 1
        report.token_received(s, seat, token)
        end_turn(s)
        return
    report.pile_empty(s, seat, token)
    end_turn(s)


@final
class ReceiveCraftsman(Draw[FoundersState]):
    """FOE-A1: any of those that lie face down, then shown."""

    def options(self, s: FoundersState, seat: int) -> list[Move]:
        box = s.setup.box
        return [box.receive[index] for index in range(len(box.craftsmen)) if s.supply[CRAFTSMAN + index]]

    def weights(self, s: FoundersState) -> list[int]:
        return [count for count in s.supply[CRAFTSMAN:] if count]

    def play(self, s: FoundersState, seat: int, move: Move) -> None:
        assert isinstance(move, DrawCraftsman)
        s.agenda.pop()
        token = CRAFTSMAN + move.craftsman
        s.supply[token] -= 1
        s.nations[s.turn].hand[token] += 1
        report.token_received(s, s.turn, token)
        end_turn(s)

    def faults(self, s: FoundersState) -> list[tuple[str, str]]:
        return (
            []
            if sum(s.supply[CRAFTSMAN:]) > 0
            else [("agenda", f"{self.name!r} cannot be open: no craftsman is left (FOE-D6)")]
        )


WHICH_TILE: Final = WhichTile("add tile", "FOE-D1")
DRAW_NATURE: Final = DrawNature("draw nature", "FOE-D8", NATURE)
WHERE_TO_LAY: Final = WhereToLay("place drawn", "FOE-D8")
RECEIVE_CRAFTSMAN: Final = ReceiveCraftsman("receive craftsman", "FOE-A1")
