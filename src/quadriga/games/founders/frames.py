"""The rules of Founders of the Empire as frames, in the order of the rulebook: set-up, open, play a token, add a tile, end.

A frame is a pending decision; it exists once and is shared. Pushing a frame asks a question, popping it answers it. Only frames
change a `FoundersState`. What a nation can feed is asked of `reach`.
"""

from typing import Final, final

from quadriga.games.founders import events as tell
from quadriga.games.founders import reach, scoring
from quadriga.games.founders.box import (
    AHEAD,
    BACKS,
    BEHIND,
    BESIDE,
    CARRIAGE,
    COIN,
    CRAFTSMAN,
    NATURE,
    NEEDS_PRESENCE,
    NO_TOKEN,
    STACKS,
    TOKENS,
    VICTORY,
    VILLAGE,
    WAR,
)
from quadriga.games.founders.nation import COIN_BIT, CRAFT_SHIFT, NOBODY, NOTHING, WAR_BIT
from quadriga.games.founders.state import FoundersState
from quadriga.kernel.chance import Rng
from quadriga.kernel.notation import Family, Move
from quadriga.kernel.seats import ALONE
from quadriga.kernel.state import ChanceFrame, Frame

# -- set-up ---------------------------------------------------------------------------------------------------------------


def set_up(s: FoundersState) -> None:
    """FOE-S0 to S5: what has to be drawn and decided before the first turn, the last of it lowest."""
    s.agenda.extend([OPEN, FILL_ROWS, SETTLE, DRAFT, REVEAL_NATURE, REVEAL_VICTORY])
    if s.setup.first == NOBODY:
        s.agenda.append(LOTS)
    else:
        s.turn = s.setup.first


@final
class DrawLots(ChanceFrame[FoundersState]):
    """FOE-S0: the first player, where the table has named none."""

    def options(self, s: FoundersState, seat: int) -> list[Move]:
        return s.setup.box.lot.copy()

    def weights(self, s: FoundersState) -> list[int]:
        return [1] * s.setup.players

    def play(self, s: FoundersState, seat: int, move: Move) -> None:
        s.turn = move.a
        s.agenda.pop()
        if s.heard is not None:
            s.heard.append(tell.FirstPlayerDrawn(seat=move.a))


class DrawTile(ChanceFrame[FoundersState]):
    """A tile from the stack of one back, turned up when it is drawn."""

    def __init__(self, text: str, rule: str, back: int) -> None:
        super().__init__(text, rule)
        self.back = back

    def stack(self, s: FoundersState) -> int:
        """The back that is drawn from now."""
        return self.back

    def options(self, s: FoundersState, seat: int) -> list[Move]:
        box = s.setup.box
        back = self.stack(s)
        first = box.first_of[back]
        return [box.draw[first + index] for index in s.stacks[back].candidates()]

    def weights(self, s: FoundersState) -> list[int]:
        return s.stacks[self.stack(s)].weights()

    def pick(self, s: FoundersState, rng: Rng) -> Move:
        box = s.setup.box
        back = self.stack(s)
        return box.draw[box.first_of[back] + s.stacks[back].pick(rng)]

    def take_off(self, s: FoundersState, move: Move) -> None:
        """The tile leaves its stack."""
        back = s.setup.box.back_of[move.a]
        s.stacks[back].draw(move.a - s.setup.box.first_of[back])


@final
class RevealVictory(DrawTile):
    """FOE-S1: so many victory tiles as the number of players asks for; the others stay in the box."""

    def play(self, s: FoundersState, seat: int, move: Move) -> None:
        self.take_off(s, move)
        s.victory.append(move.a)
        if len(s.victory) == s.setup.box.victory_shown:
            s.agenda.pop()
        if s.heard is not None:
            s.heard.append(tell.VictoryTileRevealed(tile=move.targets[0]))


@final
class RevealNature(DrawTile):
    """FOE-S2: two nature tiles for each player and one more."""

    def play(self, s: FoundersState, seat: int, move: Move) -> None:
        self.take_off(s, move)
        s.rows[NATURE].append(move.a)
        if len(s.rows[NATURE]) == s.setup.box.pool:
            s.agenda.pop()
        if s.heard is not None:
            s.heard.append(tell.NatureTileRevealed(tile=move.targets[0]))


@final
class Draft(Frame[FoundersState]):
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
        nation = s.nations[seat]
        s.rows[NATURE].remove(move.a)
        if nation.spaces:
            nation.held = move.a
        else:
            nation.lay(s.setup.box.centre, move.a)
        if len(s.rows[NATURE]) == 1:
            s.agenda.pop()
        if s.heard is not None:
            s.heard.append(tell.TileTaken(seat=seat, tile=move.targets[0]))


@final
class Settle(Frame[FoundersState]):
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
        box = s.setup.box
        nation = s.nations[seat]
        step = box.side if move.a == AHEAD else -box.side if move.a == BEHIND else 1
        first, second = nation.tiles[0], nation.held
        nation.lay(box.centre + step, second)
        nation.held = NOTHING
        if all(other.held == NOTHING for other in s.nations):
            s.agenda.pop()
        if s.heard is not None:
            s.heard.append(
                tell.NationFounded(
                    seat=seat,
                    first=box.tiles[first].id,
                    second=box.tiles[second].id,
                    space=box.names[box.centre + step],
                )
            )


@final
class FillRows(DrawTile):
    """FOE-S4: two nature tiles beside the one left over, two village tiles, one city tile."""

    def stack(self, s: FoundersState) -> int:
        starts = s.setup.box.row_starts
        for back in range(STACKS):
            if len(s.rows[back]) < starts[back]:
                return back
        raise AssertionError("all rows are filled")

    def play(self, s: FoundersState, seat: int, move: Move) -> None:
        box = s.setup.box
        self.take_off(s, move)
        back = box.back_of[move.a]
        s.rows[back].append(move.a)
        if all(len(s.rows[other]) >= box.row_starts[other] for other in range(STACKS)):
            s.agenda.pop()
        if s.heard is not None:
            s.heard.append(tell.TileOpened(seat=None, back=BACKS[back], tile=move.targets[0]))


# -- step 1: open a tile --------------------------------------------------------------------------------------------------


@final
class OpenStack(Frame[FoundersState]):
    """FOE-O1, O2: choose a stack that is not empty; if its row is full, the row leaves the game first."""

    def seats(self, s: FoundersState) -> tuple[int, ...]:
        return ALONE[s.turn]

    def options(self, s: FoundersState, seat: int) -> list[Move]:
        return [s.setup.box.open[back] for back in range(STACKS) if s.stacks[back].size]

    def play(self, s: FoundersState, seat: int, move: Move) -> None:
        row = s.rows[move.a]
        if s.heard is not None:
            s.heard.append(tell.StackOpened(seat=seat, back=BACKS[move.a]))
        if len(row) >= s.setup.box.row_limit:
            if s.heard is not None:
                tiles = tuple([s.setup.box.tiles[tile].id for tile in row])
                s.heard.append(tell.RowCleared(seat=seat, back=BACKS[move.a], tiles=tiles))
            s.gone += tuple(row)
            row.clear()
        s.agenda[-1] = TURN_UP[move.a]


@final
class TurnUp(DrawTile):
    """FOE-O1: the tile comes into the row of its stack."""

    def play(self, s: FoundersState, seat: int, move: Move) -> None:
        self.take_off(s, move)
        s.rows[self.back].append(move.a)
        if s.heard is not None:
            s.heard.append(tell.TileOpened(seat=s.turn, back=BACKS[self.back], tile=move.targets[0]))
        s.agenda.pop()
        if can_play_token(s, s.turn):
            s.agenda.append(PLAY_TOKEN)
        else:
            begin_adding(s)


# -- step 2: play a token -------------------------------------------------------------------------------------------------


def can_play_token(s: FoundersState, seat: int) -> bool:
    """Whether there is anything to ask: a token in hand that can be placed somewhere."""
    hand = s.nations[seat].hand
    for count in hand:
        if count:
            return len(PLAY_TOKEN.options(s, seat)) > 1
    return False


@final
class PlayToken(Frame[FoundersState]):
    """FOE-K1: at most one token, of any kind; or none."""

    def seats(self, s: FoundersState) -> tuple[int, ...]:
        return ALONE[s.turn]

    def options(self, s: FoundersState, seat: int) -> list[Move]:
        out = [s.setup.box.keep]
        hand = s.nations[seat].hand
        if hand[WAR]:
            add_pillages(s, seat, out)
        if hand[COIN]:
            add_purchases(s, seat, out)
        if hand[CARRIAGE]:
            box = s.setup.box
            for corner in reach.corners(box, s.nations[seat]):
                out.append(box.unite.at(corner))
        add_employments(s, seat, out)
        return out

    def play(self, s: FoundersState, seat: int, move: Move) -> None:
        s.agenda.pop()
        verb = move.verb
        if verb == "pillage":
            pillage(s, seat, move)
        elif verb == "buy":
            buy(s, seat, move)
        elif verb == "unite":
            unite(s, seat, move)
        elif verb == "employ":
            employ(s, seat, move)
        elif s.heard is not None:
            s.heard.append(tell.TokenKept(seat=seat))
        begin_adding(s)


def add_pillages(s: FoundersState, seat: int, out: list[Move]) -> None:
    """FOE-W1, W4: the farthest tile of each column of each opponent, unless it is pillaged already."""
    box = s.setup.box
    for owner in range(s.setup.players):
        if owner != seat:
            nation = s.nations[owner]
            for place in reach.unprotected(box, nation):
                if not nation.tokens[place] & WAR_BIT:
                    out.append(box.pillage.at(owner * box.cells + nation.spaces[place]))


def add_purchases(s: FoundersState, seat: int, out: list[Move]) -> None:
    """FOE-M1 to M3: each resource of each opponent's tile that produces; any token on it stops that."""
    box = s.setup.box
    for owner in range(s.setup.players):
        if owner != seat:
            nation = s.nations[owner]
            for place in range(len(nation.tiles)):
                if nation.tokens[place] == 0:
                    for resource in box.tiles[nation.tiles[place]].makes:
                        out.append(box.buy.at((resource * s.setup.players + owner) * box.cells + nation.spaces[place]))


def add_employments(s: FoundersState, seat: int, out: list[Move]) -> None:
    """FOE-A2, A3: a village tile that shows the craftsman's resource, not pillaged, without a craftsman; a coin is no bar."""
    box = s.setup.box
    nation = s.nations[seat]
    hand = nation.hand
    for craftsman in range(len(box.craft_of)):
        if hand[CRAFTSMAN + craftsman]:
            bit = 1 << box.craft_of[craftsman]
            for place in range(len(nation.tiles)):
                tile = nation.tiles[place]
                if box.back_of[tile] == VILLAGE and box.made_by[tile] & bit and not nation.tokens[place] & ~COIN_BIT:
                    out.append(box.employ.at(craftsman * box.cells + nation.spaces[place]))


def pillage(s: FoundersState, seat: int, move: Move) -> None:
    """FOE-W1 to W3: the token stays on the tile, over a craftsman if there is one."""
    box = s.setup.box
    nation = s.nations[move.a]
    place = nation.at(move.b)
    s.nations[seat].hand[WAR] -= 1
    nation.tokens[place] |= WAR_BIT
    if s.heard is not None:
        craftsman = nation.tokens[place] >> CRAFT_SHIFT
        s.heard.append(
            tell.TilePillaged(
                seat=seat,
                owner=move.a,
                space=box.names[move.b],
                tile=box.tiles[nation.tiles[place]].id,
                craftsman=box.craftsmen[craftsman - 1] if craftsman else None,
            )
        )


def buy(s: FoundersState, seat: int, move: Move) -> None:
    """FOE-M1: the coin goes to the tile, the resource comes to the whole nation for this turn."""
    box = s.setup.box
    owner = move.b // box.cells
    space = move.b % box.cells
    nation = s.nations[owner]
    place = nation.at(space)
    s.nations[seat].hand[COIN] -= 1
    nation.tokens[place] |= COIN_BIT
    s.bought = move.a
    s.seller = owner
    s.sold_at = space
    if s.heard is not None:
        s.heard.append(
            tell.ResourceBought(
                seat=seat,
                owner=owner,
                space=box.names[space],
                tile=box.tiles[nation.tiles[place]].id,
                resource=box.resources[move.a],
            )
        )


def unite(s: FoundersState, seat: int, move: Move) -> None:
    """FOE-G1: a carriage in the middle of four tiles."""
    box = s.setup.box
    nation = s.nations[seat]
    nation.hand[CARRIAGE] -= 1
    nation.carriages = tuple(sorted([*nation.carriages, move.a]))
    if s.heard is not None:
        for corners, places in reach.Survey(box, nation, NOTHING).unions():
            if move.a in corners:
                spaces = tuple([box.names[nation.spaces[place]] for place in sorted(places)])
                s.heard.append(tell.TilesUnited(seat=seat, corner=box.names[move.a], spaces=spaces))


def employ(s: FoundersState, seat: int, move: Move) -> None:
    """FOE-A2: the craftsman stays on the tile, which stops producing."""
    box = s.setup.box
    nation = s.nations[seat]
    place = nation.at(move.b)
    nation.hand[CRAFTSMAN + move.a] -= 1
    nation.tokens[place] |= (move.a + 1) << CRAFT_SHIFT
    if s.heard is not None:
        s.heard.append(
            tell.CraftsmanEmployed(
                seat=seat,
                craftsman=box.craftsmen[move.a],
                space=box.names[move.b],
                tile=box.tiles[nation.tiles[place]].id,
            )
        )


# -- step 3: add a tile ---------------------------------------------------------------------------------------------------


def begin_adding(s: FoundersState) -> None:
    """FOE-D1, D8: the turn ends at once if nothing can be added, nothing drawn and nothing swapped."""
    if s.stacks[NATURE].size or s.rows[NATURE] or can_add(s):
        s.agenda.append(ADD_TILE)
    else:
        add_nothing(s)


def can_add(s: FoundersState) -> bool:
    """Whether any face-up tile can be added, by a swap at worst."""
    survey = reach.Survey(s.setup.box, s.nations[s.turn], s.bought)
    for tile in face_up(s):
        needs = s.setup.box.needed_by[tile]
        if survey.all & needs == needs:
            for number in range(len(survey.once)):
                if survey.feeds(number, tile):
                    return True
    return False


@final
class AddTile(Frame[FoundersState]):
    """FOE-D1 to D9: a face-up tile on a free space; if there is none that fits, the draw of a nature tile or nothing.

    Swaps may always be chosen instead: they fulfil the obligation, and nobody has to make one.
    """

    def seats(self, s: FoundersState) -> tuple[int, ...]:
        return ALONE[s.turn]

    def options(self, s: FoundersState, seat: int) -> list[Move]:
        box = s.setup.box
        survey = reach.Survey(box, s.nations[seat], s.bought)
        tiles = face_up(s)
        out: list[Move] = []
        add_free(survey, tiles, out)
        if not out:
            out.append(box.draw_nature if s.stacks[NATURE].size else box.leave)
        add_swaps(survey, tiles, out)
        return out

    def play(self, s: FoundersState, seat: int, move: Move) -> None:
        box = s.setup.box
        s.agenda.pop()
        if move is box.draw_nature:
            s.agenda.append(DRAW_NATURE)
            if s.heard is not None:
                s.heard.append(tell.NothingFitted(seat=seat))
            return
        if move is box.leave:
            add_nothing(s)
            return
        tile = move.a
        back = box.back_of[tile]
        if back == VICTORY:
            s.victory.remove(tile)
        else:
            s.rows[back].remove(tile)
        lay(s, seat, move)


def face_up(s: FoundersState) -> list[int]:
    """FOE-D1: the tiles that lie face up, equal ones once."""
    out: list[int] = []
    for row in s.rows:
        add_distinct(row, out)
    out.extend(s.victory)
    return out


def add_distinct(tiles: list[int], out: list[int]) -> None:
    """The tiles of a row, equal ones once."""
    met = 0
    for tile in tiles:
        bit = 1 << tile
        if not met & bit:
            met |= bit
            out.append(tile)


def add_free(survey: reach.Survey, tiles: list[int], out: list[Move]) -> None:
    """FOE-D2 to D5: every tile on every free space that feeds it."""
    _add_moves(survey, tiles, survey.box.add, survey.spaces, 0, out)


def add_swaps(survey: reach.Survey, tiles: list[int], out: list[Move]) -> None:
    """FOE-D9: every tile in the place of every one that lies there, if the tiles around that space feed it."""
    _add_moves(survey, tiles, survey.box.swap, survey.nation.spaces, survey.free, out)


def _add_moves(survey: reach.Survey, tiles: list[int], family: Family, spaces: list[int], first: int, out: list[Move]) -> None:
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


def lay(s: FoundersState, seat: int, move: Move) -> None:
    """The tile comes into the nation, on a free space or in the place of another; then tokens, and the turn is over."""
    box = s.setup.box
    nation = s.nations[seat]
    services = tell_services(s, seat, move) if s.heard is not None else ()
    if move.verb == "swap":
        swap(s, seat, move, services)
    else:
        nation.lay(move.b, move.a)
        if s.heard is not None:
            s.heard.append(tell.TileAdded(seat=seat, tile=move.targets[0], space=move.targets[1], services=services))
    token = box.tiles[move.a].token
    if token == NO_TOKEN:
        end_turn(s)
    else:
        receive(s, seat, token)


def swap(s: FoundersState, seat: int, move: Move, services: tuple[tell.Service, ...]) -> None:
    """FOE-D9, D10: the old tile goes face down; its coin to the hand, its war token and craftsman out of the game."""
    box = s.setup.box
    nation = s.nations[seat]
    place = nation.at(move.b)
    old = nation.tiles[place]
    on = nation.tokens[place]
    craftsman = on >> CRAFT_SHIFT
    nation.swapped += (old,)
    nation.tiles[place] = move.a
    nation.tokens[place] = 0
    if on & COIN_BIT:
        nation.hand[COIN] += 1
    if on & WAR_BIT:
        s.lost[WAR] += 1
    if craftsman:
        s.lost[CRAFTSMAN + craftsman - 1] += 1
    if s.heard is not None:
        s.heard.append(
            tell.TileSwapped(
                seat=seat,
                tile=move.targets[0],
                space=move.targets[1],
                old=box.tiles[old].id,
                services=services,
                took_coin=bool(on & COIN_BIT),
                lost_war=bool(on & WAR_BIT),
                lost_craftsman=box.craftsmen[craftsman - 1] if craftsman else None,
            )
        )


def tell_services(s: FoundersState, seat: int, move: Move) -> tuple[tell.Service, ...]:
    """What serves each need of a tile that is about to be laid."""
    box = s.setup.box
    nation = s.nations[seat]
    survey = reach.Survey(box, nation, s.bought)
    number = survey.free + nation.at(move.b) if move.verb == "swap" else survey.spaces.index(move.b)
    producers = survey.producers(number)
    needs = box.tiles[move.a].needs
    out: list[tell.Service] = []
    for need, index in enumerate(survey.match(number, move.a)):
        producer = producers[index]
        space = None if producer.place == reach.BOUGHT else box.names[nation.spaces[producer.place]]
        out.append(tell.Service(box.resources[needs[need]], space, producer.is_delivered))
    return tuple(out)


def add_nothing(s: FoundersState) -> None:
    """FOE-D8: the nature stack is empty too, so the turn ends without adding."""
    if s.heard is not None:
        s.heard.append(tell.NothingAdded(seat=s.turn))
    end_turn(s)


@final
class DrawNature(DrawTile):
    """FOE-D8: the tile is seen only when it is taken, and may not be refused."""

    def play(self, s: FoundersState, seat: int, move: Move) -> None:
        self.take_off(s, move)
        s.nations[s.turn].held = move.a
        s.agenda[-1] = PLACE_DRAWN
        if s.heard is not None:
            s.heard.append(tell.NatureTileDrawn(seat=s.turn, tile=move.targets[0]))


@final
class PlaceDrawn(Frame[FoundersState]):
    """FOE-D8: the drawn tile goes to a free space, or in by a swap."""

    def seats(self, s: FoundersState) -> tuple[int, ...]:
        return ALONE[s.turn]

    def options(self, s: FoundersState, seat: int) -> list[Move]:
        nation = s.nations[seat]
        survey = reach.Survey(s.setup.box, nation, s.bought)
        out: list[Move] = []
        add_free(survey, [nation.held], out)
        add_swaps(survey, [nation.held], out)
        return out

    def play(self, s: FoundersState, seat: int, move: Move) -> None:
        s.agenda.pop()
        s.nations[seat].held = NOTHING
        lay(s, seat, move)


def receive(s: FoundersState, seat: int, token: int) -> None:
    """FOE-D6: one token of the kind that the city tile makes, if the pile has one; of the craftsmen a random one (FOE-A1)."""
    if token == CRAFTSMAN:
        if sum(s.supply[CRAFTSMAN:]):
            s.agenda.append(RECEIVE)
            return
    elif s.supply[token]:
        s.supply[token] -= 1
        s.nations[seat].hand[token] += 1
        if s.heard is not None:
            s.heard.append(tell.TokenReceived(seat=seat, token=TOKENS[token]))
        end_turn(s)
        return
    if s.heard is not None:
        s.heard.append(tell.PileEmpty(seat=seat, token=TOKENS[token]))
    end_turn(s)


@final
class ReceiveCraftsman(ChanceFrame[FoundersState]):
    """FOE-A1: any of those that lie face down, then shown."""

    def options(self, s: FoundersState, seat: int) -> list[Move]:
        box = s.setup.box
        return [box.receive[index] for index in range(len(box.craftsmen)) if s.supply[CRAFTSMAN + index]]

    def weights(self, s: FoundersState) -> list[int]:
        return [count for count in s.supply[CRAFTSMAN:] if count]

    def play(self, s: FoundersState, seat: int, move: Move) -> None:
        s.agenda.pop()
        s.supply[CRAFTSMAN + move.a] -= 1
        s.nations[s.turn].hand[CRAFTSMAN + move.a] += 1
        if s.heard is not None:
            craftsman = s.setup.box.craftsmen[move.a]
            s.heard.append(tell.TokenReceived(seat=s.turn, token=TOKENS[CRAFTSMAN], craftsman=craftsman))
        end_turn(s)


# -- end of the turn and of the game --------------------------------------------------------------------------------------


def end_turn(s: FoundersState) -> None:
    """FOE-M6, E1, E2: coins come to the hand, what was bought is gone (FOE-M4); then the endings are looked at."""
    seat = s.turn
    collect_coins(s, seat)
    s.bought = NOTHING
    s.seller = NOBODY
    s.sold_at = NOTHING
    if not s.victory or not (s.stacks[0].size or s.stacks[1].size or s.stacks[2].size):
        end_game(s)
        return
    bit = 1 << seat
    if s.setup.may_agree and not s.refused & bit:
        s.agenda.append(PROPOSE)
        return
    s.refused &= ~bit
    next_turn(s)


def collect_coins(s: FoundersState, seat: int) -> None:
    """FOE-M6, M8: every coin on a seat's tiles goes to its hand."""
    nation = s.nations[seat]
    tokens = nation.tokens
    found: list[int] = []
    for place in range(len(tokens)):
        if tokens[place] & COIN_BIT:
            tokens[place] &= ~COIN_BIT
            nation.hand[COIN] += 1
            found.append(nation.spaces[place])
    if found and s.heard is not None:
        spaces = tuple([s.setup.box.names[space] for space in found])
        s.heard.append(tell.CoinsCollected(seat=seat, spaces=spaces))


def next_turn(s: FoundersState) -> None:
    """FOE-T1: clockwise."""
    s.turn = (s.turn + 1) % s.setup.players
    s.turns += 1
    s.agenda.append(OPEN)


def end_game(s: FoundersState) -> None:
    """FOE-M8, E4: coins come home, then the points are counted."""
    for seat in range(s.setup.players):
        collect_coins(s, seat)
    s.asked = NOBODY
    if s.heard is not None:
        s.heard.append(tell.GameEnded(ending=scoring.ending(s).key, scores=tuple(scoring.scores(s))))


@final
class Propose(Frame[FoundersState]):
    """FOE-E3: at the end of one's own turn the game may be proposed to be over, without proof; or the turn is passed on."""

    def seats(self, s: FoundersState) -> tuple[int, ...]:
        return ALONE[s.turn]

    def options(self, s: FoundersState, seat: int) -> list[Move]:
        return [s.setup.box.pass_on, s.setup.box.propose]

    def play(self, s: FoundersState, seat: int, move: Move) -> None:
        s.agenda.pop()
        if move is s.setup.box.pass_on:
            if s.heard is not None:
                s.heard.append(tell.TurnEnded(seat=seat))
            next_turn(s)
            return
        s.asked = (seat + 1) % s.setup.players
        s.agenda.append(ANSWER)
        if s.heard is not None:
            s.heard.append(tell.EndProposed(seat=seat))


@final
class Answer(Frame[FoundersState]):
    """FOE-E3: the others in turn; the first refusal closes it, and the proposer skips his next chance."""

    def seats(self, s: FoundersState) -> tuple[int, ...]:
        return ALONE[s.asked]

    def options(self, s: FoundersState, seat: int) -> list[Move]:
        return [s.setup.box.agree, s.setup.box.refuse]

    def play(self, s: FoundersState, seat: int, move: Move) -> None:
        agrees = move is s.setup.box.agree
        if s.heard is not None:
            s.heard.append(tell.EndAnswered(seat=seat, agrees=agrees))
        if not agrees:
            s.agenda.pop()
            s.asked = NOBODY
            s.refused |= 1 << s.turn
            next_turn(s)
            return
        s.asked = (seat + 1) % s.setup.players
        if s.asked == s.turn:
            s.agenda.pop()
            call_craftsmen(s)


def call_craftsmen(s: FoundersState) -> None:
    """FOE-E3: from the proposer on, whoever has a craftsman that fits may employ it; then the points are counted."""
    for _ in range(s.setup.players):
        found: list[Move] = []
        add_employments(s, s.asked, found)
        if found:
            s.agenda.append(LAST_CRAFTSMEN)
            return
        s.asked = (s.asked + 1) % s.setup.players
        if s.asked == s.turn:
            break
    end_game(s)


@final
class LastCraftsmen(Frame[FoundersState]):
    """FOE-E3: before the count of an agreed end every craftsman that fits may be played."""

    def seats(self, s: FoundersState) -> tuple[int, ...]:
        return ALONE[s.asked]

    def options(self, s: FoundersState, seat: int) -> list[Move]:
        out = [s.setup.box.done]
        add_employments(s, seat, out)
        return out

    def play(self, s: FoundersState, seat: int, move: Move) -> None:
        s.agenda.pop()
        if move is not s.setup.box.done:
            employ(s, seat, move)
            if len(self.options(s, seat)) > 1:
                s.agenda.append(self)
                return
        s.asked = (seat + 1) % s.setup.players
        if s.asked == s.turn:
            end_game(s)
        else:
            call_craftsmen(s)


LOTS: Final = DrawLots("lots", "FOE-S0")
REVEAL_VICTORY: Final = RevealVictory("reveal victory", "FOE-S1", VICTORY)
REVEAL_NATURE: Final = RevealNature("reveal nature", "FOE-S2", NATURE)
DRAFT: Final = Draft("take nature", "FOE-S2")
SETTLE: Final = Settle("settle", "FOE-S3")
FILL_ROWS: Final = FillRows("fill rows", "FOE-S4", NATURE)
OPEN: Final = OpenStack("open", "FOE-O1")
TURN_UP: Final[list[TurnUp]] = [TurnUp(f"turn up {BACKS[back]}", "FOE-O1", back) for back in range(STACKS)]
PLAY_TOKEN: Final = PlayToken("play token", "FOE-K1")
ADD_TILE: Final = AddTile("add tile", "FOE-D1")
DRAW_NATURE: Final = DrawNature("draw nature", "FOE-D8", NATURE)
PLACE_DRAWN: Final = PlaceDrawn("place drawn", "FOE-D8")
RECEIVE: Final = ReceiveCraftsman("receive craftsman", "FOE-A1")
PROPOSE: Final = Propose("propose", "FOE-E3")
ANSWER: Final = Answer("answer", "FOE-E3")
LAST_CRAFTSMEN: Final = LastCraftsmen("last craftsmen", "FOE-E3")

NAMED: Final[dict[str, Frame[FoundersState]]] = {
    frame.text: frame
    for frame in (
        LOTS,
        REVEAL_VICTORY,
        REVEAL_NATURE,
        DRAFT,
        SETTLE,
        FILL_ROWS,
        OPEN,
        *TURN_UP,
        PLAY_TOKEN,
        ADD_TILE,
        DRAW_NATURE,
        PLACE_DRAWN,
        RECEIVE,
        PROPOSE,
        ANSWER,
        LAST_CRAFTSMEN,
    )
}
"""Every frame by its text, for positions."""
