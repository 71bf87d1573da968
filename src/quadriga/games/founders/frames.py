"""The rules of Founders of the Empire as frames, in the order of the rulebook: set-up, open, play a token, add a tile, end.

A frame is a pending decision; it exists once and is shared. Pushing a frame asks a question, popping it answers it. Only frames
and what they call change a `FoundersState`: the set-up stands in `founding`, what tokens do in `tokens`, where tiles may lie in
`laying`; what a nation can feed is asked of `reach`.
"""

from typing import Final, final

from quadriga.games.founders import events as tell
from quadriga.games.founders import reach, scoring
from quadriga.games.founders.box import (
    BACKS,
    CARRIAGE,
    COIN,
    CRAFTSMAN,
    NATURE,
    NO_TOKEN,
    STACKS,
    TOKENS,
    VICTORY,
    WAR,
)
from quadriga.games.founders.founding import Draft, DrawLots, DrawTile, FillRows, RevealNature, RevealVictory, Settle
from quadriga.games.founders.laying import add_free, add_swaps, face_up, swap, tell_services
from quadriga.games.founders.nation import COIN_BIT, NOBODY, NOTHING
from quadriga.games.founders.state import FoundersState
from quadriga.games.founders.tokens import add_employments, add_pillages, add_purchases, buy, employ, pillage, unite
from quadriga.kernel.notation import Move
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
            s.heard.append(tell.StackOpened(seat=seat, back=BACKS[move.a], round=s.turns // s.setup.players + 1))
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
