"""Refuses positions that the rules can never lead to, so that play from a position cannot go wrong later.

Called by `position` alone, on a state that is well-formed. What must not be created or lost is left to `layout.check`.
"""

from quadriga.games.founders import frames
from quadriga.games.founders.box import BACKS, CRAFTSMAN, NATURE, STACKS, VILLAGE, Box
from quadriga.games.founders.nation import COIN_BIT, CRAFT_SHIFT, NOBODY, NOTHING, WAR_BIT, Nation
from quadriga.games.founders.state import FoundersState
from quadriga.kernel.errors import PositionError
from quadriga.kernel.seats import seat_name

IN_PLAY = frozenset(
    {
        "open",
        "turn up nature",
        "turn up village",
        "turn up city",
        "play token",
        "add tile",
        "draw nature",
        "place drawn",
        "receive craftsman",
        "propose",
        "answer",
        "last craftsmen",
    }
)
ADDING = frozenset({"add tile", "draw nature", "place drawn", "receive craftsman"})
"""The questions after the token: only now is there something bought (FOE-M4)."""


def check_position(s: FoundersState) -> None:
    """Raise `PositionError` with the place and the reason."""
    texts = [frame.text for frame in s.agenda]
    is_setting_up = len(texts) > 1
    if s.turn == NOBODY and texts[-1:] != ["lots"]:
        raise PositionError("table.turn", f"say whose turn it is, a seat from 0 to {s.setup.players - 1}")
    if is_setting_up:
        _check_setting_up(s, texts)
    else:
        if texts and texts[0] not in IN_PLAY:
            raise PositionError("table.agenda", f"{texts[0]!r} stands only above what follows in the set-up")
        for seat, nation in enumerate(s.nations):
            _check_nation(s.setup.box, nation, f"table.seats[{seat}]")
        _check_rows(s, texts)
        if texts:
            _check_question(s, texts[0])
        else:
            _check_over(s)
    _check_leftovers(s, texts)


def _check_setting_up(s: FoundersState, texts: list[str]) -> None:
    """FOE-S0 to S5: the frames that `set_up` stacks, with nothing done before its time."""
    box = s.setup.box
    order = (
        frames.OPEN,
        frames.FILL_ROWS,
        frames.SETTLE,
        frames.DRAFT,
        frames.REVEAL_NATURE,
        frames.REVEAL_VICTORY,
        frames.LOTS,
    )
    stack = [frame.text for frame in order]
    if texts != stack[: len(texts)]:
        raise PositionError("table.agenda", f"the set-up leaves open {stack} or the first few of them, not {texts}")
    top = texts[-1]
    if s.turns:
        raise PositionError("table.turns", "no turn is over before the set-up is done")
    if top == "lots" and (s.setup.first != NOBODY or s.turn != NOBODY):
        raise PositionError("table.turn", "the first player is known, so no lot is to be drawn (FOE-S0)")
    if s.setup.first not in (NOBODY, s.turn):
        raise PositionError("table.turn", f"the table has named {seat_name(s.setup.first)} (FOE-S0)")
    shown = len(s.victory)
    if shown != box.victory_shown and not (shown < box.victory_shown and top in ("lots", "reveal victory")):
        raise PositionError("table.victory", f"{box.victory_shown} are revealed, not {shown} (FOE-S1)")
    if top == "lots" and shown:
        raise PositionError("table.victory", "they are revealed after the lot is drawn")
    if top == "reveal victory" and shown == box.victory_shown:
        raise PositionError("table.agenda", f"all {shown} victory tiles are revealed already (FOE-S1)")
    if any(nation.tokens.count(0) != len(nation.tokens) or sum(nation.hand) or nation.swapped for nation in s.nations):
        raise PositionError("table.seats", "nobody has a token or a swapped tile before the first turn")
    if s.gone or sum(s.lost):
        raise PositionError("table.gone", "nothing has left the game before the first turn")
    _check_draft(s, top)


def _check_draft(s: FoundersState, top: str) -> None:
    """FOE-S2 to S4: who has how many tiles, and what lies in the rows."""
    box = s.setup.box
    players = s.setup.players
    pool = len(s.rows[NATURE])
    has = [len(nation.spaces) + (nation.held != NOTHING) for nation in s.nations]
    taken = box.pool - pool
    if top in ("lots", "reveal victory", "reveal nature"):
        most = box.pool - 1 if top == "reveal nature" else 0
        if sum(has) or pool > most:
            raise PositionError(
                "table.rows.nature", f"{pool} nature tiles are revealed and {sum(has)} taken too early (FOE-S2)"
            )
        taken = 0
    elif top == "take nature":
        if not 0 <= taken < 2 * players:
            raise PositionError("table.rows.nature", f"{pool} of {box.pool} are left; two or more must be (FOE-S2)")
    else:
        taken = 2 * players
    for seat in range(players):
        turn = (seat - s.turn) % players
        due = (turn < taken) + (2 * players - 1 - turn < taken) if taken else 0
        if has[seat] != due:
            problem = f"{seat_name(seat)} has {has[seat]} tiles; after {taken} taken it must be {due} (FOE-S2)"
            raise PositionError(f"table.seats[{seat}].tiles", problem)
        _check_founding(s, seat, top)
    is_filling = top == "fill rows"
    starts = box.row_starts
    if not is_filling and (s.rows[1] or s.rows[2] or (top == "settle" and pool != 1)):
        raise PositionError("table.rows", "the rows are opened after all have laid their first tiles (FOE-S4)")
    if is_filling:
        if not 1 <= pool <= starts[NATURE] or all(len(s.rows[back]) >= starts[back] for back in range(STACKS)):
            raise PositionError("table.rows", f"no row is left to fill up to {list(starts)} tiles (FOE-S4)")
        for back in range(1, STACKS):
            if len(s.rows[back]) > starts[back] or (s.rows[back] and len(s.rows[back - 1]) < starts[back - 1]):
                raise PositionError("table.rows", f"rows are filled one after the other, up to {list(starts)} tiles (FOE-S4)")


def _check_founding(s: FoundersState, seat: int, top: str) -> None:
    """FOE-S3: the first tile at 0,0; the second held until it is laid beside it, clockwise from the first player."""
    box = s.setup.box
    nation = s.nations[seat]
    where = f"table.seats[{seat}]"
    if nation.spaces and box.centre not in nation.spaces:
        raise PositionError(f"{where}.tiles", "the first tile must lie on 0,0")
    if len(nation.spaces) == 2:
        ways = [box.centre + box.side, box.centre - box.side, box.centre + 1]
        if not set(nation.spaces) & set(ways):
            raise PositionError(f"{where}.tiles", "the second tile must lie on 0,1, 0,-1 or 1,0 (FOE-S3)")
        if top == "take nature":
            raise PositionError(f"{where}.tiles", "the second tile is held until all are taken (FOE-S3)")
    if nation.held != NOTHING:
        if top not in ("take nature", "settle"):
            raise PositionError(f"{where}.held", "the second tile must be laid by now (FOE-S3)")
        behind = (seat + 1) % s.setup.players
        if top == "settle" and behind != s.turn and s.nations[behind].held == NOTHING:
            raise PositionError(f"{where}.held", f"{seat_name(seat)} lays tiles before {seat_name(behind)} (FOE-S3)")
    if top == "settle" and all(other.held == NOTHING for other in s.nations):
        raise PositionError("table.agenda", "nobody has a tile left to lay (FOE-S3)")


def _check_nation(box: Box, nation: Nation, where: str) -> None:
    """FOE-S3, D2: all tiles hang together by their sides, from the first one on; tokens lie where they can."""
    if len(nation.spaces) < 2 or nation.at(box.centre) == NOTHING:
        raise PositionError(f"{where}.tiles", "a nation has two tiles or more, one of them on 0,0 (FOE-S3)")
    reached = {box.centre}
    edge = [box.centre]
    while edge:
        here = edge.pop()
        for step in (-box.side, -1, 1, box.side):
            if here + step not in reached and nation.at(here + step) != NOTHING:
                reached.add(here + step)
                edge.append(here + step)
    for space in nation.spaces:
        if space not in reached:
            raise PositionError(f"{where}.tiles", f"the tile on {box.names[space]} is not joined to 0,0 by sides (FOE-D2)")
    for place, on in enumerate(nation.tokens):
        tile = box.tiles[nation.tiles[place]]
        name = box.names[nation.spaces[place]]
        craftsman = on >> CRAFT_SHIFT
        if on & COIN_BIT and not tile.makes:
            raise PositionError(f"{where}.coins", f"no coin comes to {name}: {tile.name} produces nothing (FOE-M3)")
        if craftsman and (tile.back != VILLAGE or box.craft_of[craftsman - 1] not in tile.makes):
            raise PositionError(
                f"{where}.craftsmen.{name}",
                f"{box.craftsman_names[craftsman - 1]} does not work in the {tile.name} (FOE-A2)",
            )


def _check_rows(s: FoundersState, texts: list[str]) -> None:
    """FOE-O2, S1."""
    box = s.setup.box
    for back in range(STACKS):
        limit = box.row_limit - 1 if texts == [frames.TURN_UP[back].text] else box.row_limit
        if len(s.rows[back]) > limit:
            raise PositionError("table.rows", f"a row holds at most {limit} tiles here, not {len(s.rows[back])} (FOE-O2)")


def _has_tiles(s: FoundersState) -> bool:
    return any(stack.size for stack in s.stacks[:STACKS])


def _check_question(s: FoundersState, top: str) -> None:
    """The open question is one that the rules would ask here."""
    box = s.setup.box
    problem = ""
    nation = s.nations[s.turn]
    if top in ("open", "propose", "answer") and not (s.victory and _has_tiles(s)):
        problem = "the game is over: no victory tile is left, or nothing in the stacks (FOE-E1, FOE-E2)"
    elif top.startswith("turn up") and not s.stacks[BACKS.index(top.split()[2])].size:
        problem = "that stack is empty (FOE-O1)"
    elif top == "play token" and not frames.can_play_token(s, s.turn):
        problem = f"{seat_name(s.turn)} has no token that could be played (FOE-K1)"
    elif top == "add tile" and frames.ADD_TILE.options(s, s.turn) == [box.leave]:
        problem = "nothing can be added, drawn or swapped, so the turn is over (FOE-D8)"
    elif top == "draw nature" and (not s.stacks[NATURE].size or box.draw_nature not in frames.ADD_TILE.options(s, s.turn)):
        problem = "a nature tile is drawn only if none that lies face up fits, and the stack has one (FOE-D8)"
    elif top == "place drawn" and nation.held == NOTHING:
        problem = "no tile is drawn (FOE-D8)"
    elif top == "receive craftsman" and not sum(s.supply[CRAFTSMAN:]):
        problem = "no craftsman is left (FOE-D6)"
    elif top in ("propose", "answer", "last craftsmen") and not s.setup.may_agree:
        problem = "the table does without the agreed end (FOE-E3)"
    elif top == "propose" and s.refused >> s.turn & 1:
        problem = f"{seat_name(s.turn)} was refused and skips this chance (FOE-E3)"
    elif top == "last craftsmen" and (s.asked == NOBODY or len(frames.LAST_CRAFTSMEN.options(s, s.asked)) == 1):
        problem = "the seat that is asked has no craftsman that fits (FOE-E3)"
    if problem:
        raise PositionError("table.agenda", f"{top!r} cannot be open: {problem}")


def _check_over(s: FoundersState) -> None:
    """FOE-E1 to E3, M8."""
    if s.victory and _has_tiles(s) and not s.setup.may_agree:
        raise PositionError(
            "table.agenda", "the game is not over: victory tiles are left, and tiles in the stacks (FOE-E1, FOE-E2)"
        )
    for seat, nation in enumerate(s.nations):
        if any(on & COIN_BIT for on in nation.tokens):
            raise PositionError(f"table.seats[{seat}].coins", "coins are in the hands when the game is over (FOE-M8)")


def _check_leftovers(s: FoundersState, texts: list[str]) -> None:
    """What is remembered for a question is there exactly while that question is open."""
    top = texts[-1] if texts else ""
    for seat, nation in enumerate(s.nations):
        if nation.held != NOTHING and len(texts) == 1 and not (top == "place drawn" and seat == s.turn):
            raise PositionError(f"table.seats[{seat}].held", "a tile is held only while it is to be placed (FOE-D8)")
    if (s.asked != NOBODY) != (top in ("answer", "last craftsmen")):
        raise PositionError("table.asked", "a seat is asked exactly while a proposal is open (FOE-E3)")
    if top == "answer" and s.asked == s.turn:
        raise PositionError("table.asked", "the proposer does not answer himself (FOE-E3)")
    if s.refused and not s.setup.may_agree:
        raise PositionError("table.refused", "the table does without the agreed end (FOE-E3)")
    if s.bought == NOTHING:
        return
    if top not in ADDING:
        raise PositionError("table.bought", "what is bought is gone at the end of the turn (FOE-M4)")
    place = s.nations[s.seller].at(s.sold_at) if s.seller != s.turn else NOTHING
    if place == NOTHING or not s.nations[s.seller].tokens[place] & COIN_BIT:
        raise PositionError("table.bought", "the coin must lie on that tile of an opponent (FOE-M1)")
    if s.nations[s.seller].tokens[place] & WAR_BIT or s.bought not in s.setup.box.tiles[s.nations[s.seller].tiles[place]].makes:
        raise PositionError("table.bought", "that tile does not produce it (FOE-M3)")
