"""Which tiles can be laid where, and how one takes the place of another (FOE-D2 to D5, D9, D10).

The frames ask and call these; what a space feeds is asked of `reach`.
"""

from quadriga.games.founders import events as tell
from quadriga.games.founders import reach
from quadriga.games.founders.box import COIN, CRAFTSMAN, NEEDS_PRESENCE, WAR
from quadriga.games.founders.nation import COIN_BIT, CRAFT_SHIFT, WAR_BIT
from quadriga.games.founders.state import FoundersState
from quadriga.kernel.notation import Family, Move


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


def add_free(survey: reach.Survey, tiles: list[int], out: list[Move]) -> None:
    """FOE-D2 to D5: every tile on every free space that feeds it."""
    _add_moves(survey, tiles, survey.box.add, survey.spaces, 0, out)


def add_swaps(survey: reach.Survey, tiles: list[int], out: list[Move]) -> None:
    """FOE-D9: every tile in the place of every one that lies there, if the tiles around that space feed it."""
    _add_moves(survey, tiles, survey.box.swap, survey.nation.spaces, survey.free, out)


def _add_moves(
    survey: reach.Survey, tiles: list[int], family: Family[Move], spaces: list[int], first: int, out: list[Move]
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
