"""Sets up a state from a position that a person may have written by hand, and says where it cannot be.

Only this game's `Game` calls it. Stacks, piles and first player are derived, so that a puzzle needs only what is on the table.
`position_check` refuses what the rules can never lead to.
"""
# not compiled: msgspec structs at the edge

from typing import Any

import msgspec

from quadriga.games.founders import frames
from quadriga.games.founders.box import BACKS, CARRIAGE, COIN, CRAFTSMAN, NATURE, STACKS, TOKENS, VICTORY, WAR, Box
from quadriga.games.founders.nation import COIN_BIT, CRAFT_SHIFT, NOBODY, NOTHING, WAR_BIT, Nation
from quadriga.games.founders.position_check import check_position
from quadriga.games.founders.state import FoundersState, Setup
from quadriga.kernel.errors import PositionError
from quadriga.kernel.meta import Config
from quadriga.kernel.position import position_error
from quadriga.kernel.state import Frame
from quadriga.parts.deck import Deck


class SeatData(msgspec.Struct, forbid_unknown_fields=True):
    """One seat: its nation, what lies on it, and its hand."""

    tiles: dict[str, str] = {}
    hand: list[str] = []
    pillaged: list[str] = []
    coins: list[str] = []
    craftsmen: dict[str, str] = {}
    carriages: list[str] = []
    swapped: list[str] = []
    held: str | None = None


class RowsData(msgspec.Struct, forbid_unknown_fields=True):
    """The face-up tiles beside the stacks."""

    nature: list[str] = []
    village: list[str] = []
    city: list[str] = []


class BoughtData(msgspec.Struct, forbid_unknown_fields=True):
    """FOE-M1."""

    resource: str
    seat: int
    space: str


class TableData(msgspec.Struct, forbid_unknown_fields=True):
    """The `table` of a position."""

    seats: list[SeatData]
    rows: RowsData = msgspec.field(default_factory=RowsData)
    victory: list[str] = []
    turn: int | None = None
    turns: int = 0
    agenda: tuple[str, ...] = ("open",)
    gone: list[str] = []
    lost: list[str] = []
    bought: BoughtData | None = None
    asked: int | None = None
    refused: list[int] = []


def build(config: Config, setup: Setup, layout: dict[str, Any]) -> FoundersState:
    """The state of a layout; `check` has still to be called on it."""
    try:
        table = msgspec.convert(layout, TableData)
    except msgspec.ValidationError as error:
        raise position_error(error, "table") from None
    if len(table.seats) != setup.players:
        raise PositionError("table.seats", f"there are {len(table.seats)}, but the position says {setup.players} players")
    if table.turns < 0:
        raise PositionError("table.turns", "it must be the number of turns that are over")
    box = setup.box
    bought = table.bought
    state = FoundersState(
        config,
        [_frame(text, index) for index, text in enumerate(table.agenda)],
        setup,
        nations=[_nation(box, data, f"table.seats[{seat}]") for seat, data in enumerate(table.seats)],
        rows=[_tiles(box, getattr(table.rows, BACKS[back]), f"table.rows.{BACKS[back]}", (back,)) for back in range(STACKS)],
        stacks=[],
        victory=_tiles(box, table.victory, "table.victory", (VICTORY,)),
        gone=tuple(_tiles(box, table.gone, "table.gone", tuple(range(STACKS)))),
        supply=[],
        lost=_tokens(box, table.lost, "table.lost"),
        turn=NOBODY if table.turn is None else _seat(setup, table.turn, "table.turn"),
        turns=table.turns,
        asked=NOBODY if table.asked is None else _seat(setup, table.asked, "table.asked"),
        bought=NOTHING if bought is None else _resource(box, bought.resource),
        seller=NOBODY if bought is None else _seat(setup, bought.seat, "table.bought.seat"),
        sold_at=NOTHING if bought is None else _space(box, bought.space, "table.bought.space"),
        refused=sum({1 << _seat(setup, seat, f"table.refused[{index}]") for index, seat in enumerate(table.refused)}),
    )
    _fill_stacks(state)
    _fill_piles(state)
    check_position(state)
    return state


def _frame(text: str, index: int) -> Frame[FoundersState]:
    frame = frames.NAMED.get(text)
    if frame is None:
        raise PositionError(
            f"table.agenda[{index}]", f"{text!r} is no question of this game; there are {', '.join(frames.NAMED)}"
        )
    return frame


def _seat(setup: Setup, seat: int, where: str) -> int:
    if not 0 <= seat < setup.players:
        raise PositionError(where, f"there is no seat {seat}; it must be a seat from 0 to {setup.players - 1}")
    return seat


def _space(box: Box, name: str, where: str) -> int:
    space = box.cell_named.get(name)
    if space is None or {box.column_of[space], box.row_of[space]} & {0, box.side - 1}:
        most = box.reach - 1
        raise PositionError(where, f"{name!r} is no space; write column,row, each from -{most} to {most} (FOE-D2)")
    return space


def _tile(box: Box, tile_id: str, where: str, backs: tuple[int, ...]) -> int:
    for tile in box.tiles:
        if tile.id == tile_id and tile.back in backs:
            return tile.index
    what = " or ".join(BACKS[back] for back in backs) if len(backs) < len(BACKS) else ""
    raise PositionError(where, f"{tile_id!r} is no {what} tile of this box".replace("  ", " "))


def _tiles(box: Box, ids: list[str], where: str, backs: tuple[int, ...]) -> list[int]:
    return [_tile(box, tile_id, f"{where}[{index}]", backs) for index, tile_id in enumerate(ids)]


def _resource(box: Box, key: str) -> int:
    if key not in box.resources:
        raise PositionError("table.bought.resource", f"{key!r} is no resource; there are {', '.join(box.resources)}")
    return box.resources.index(key)


def _craftsman(box: Box, key: str, where: str) -> int:
    if key not in box.craftsmen:
        raise PositionError(where, f"{key!r} is no craftsman; there are {', '.join(box.craftsmen)}")
    return box.craftsmen.index(key)


def _tokens(box: Box, words: list[str], where: str) -> list[int]:
    counts = [0] * box.hand_size
    known = (*TOKENS[:CRAFTSMAN], *box.craftsmen)
    for index, word in enumerate(words):
        if word not in known:
            raise PositionError(f"{where}[{index}]", f"{word!r} is no token; there are {', '.join(known)}")
        counts[known.index(word)] += 1
    return counts


def _nation(box: Box, data: SeatData, where: str) -> Nation:
    nation = Nation([], [], [], (), _tokens(box, data.hand, f"{where}.hand"), (), NOTHING)
    everything = tuple(range(len(BACKS)))
    for name, tile in data.tiles.items():
        nation.lay(_space(box, name, f"{where}.tiles"), _tile(box, tile, f"{where}.tiles.{name}", everything))
    for field, names, bit in (("pillaged", data.pillaged, WAR_BIT), ("coins", data.coins, COIN_BIT)):
        for index, name in enumerate(names):
            place = _place(box, nation, name, f"{where}.{field}[{index}]")
            if nation.tokens[place] & bit:
                raise PositionError(f"{where}.{field}[{index}]", f"{name} is named twice")
            nation.tokens[place] |= bit
    for name, key in data.craftsmen.items():
        craftsman = _craftsman(box, key, f"{where}.craftsmen.{name}")
        nation.tokens[_place(box, nation, name, f"{where}.craftsmen")] |= (craftsman + 1) << CRAFT_SHIFT
    corners = [_space(box, name, f"{where}.carriages[{index}]") for index, name in enumerate(data.carriages)]
    if len(set(corners)) != len(corners):
        raise PositionError(f"{where}.carriages", "a corner has one carriage (FOE-G1)")
    nation.carriages = tuple(sorted(corners))
    nation.swapped = tuple(_tiles(box, data.swapped, f"{where}.swapped", everything))
    if data.held is not None:
        nation.held = _tile(box, data.held, f"{where}.held", (NATURE,))
    return nation


def _place(box: Box, nation: Nation, name: str, where: str) -> int:
    place = nation.at(_space(box, name, where))
    if place == NOTHING:
        raise PositionError(where, f"no tile lies on {name}")
    return place


def _fill_stacks(s: FoundersState) -> None:
    """What lies nowhere on the table is unseen; tiles that are there too often are left to `check`."""
    box = s.setup.box
    unseen = [tile.count for tile in box.tiles]
    for pile in (*s.rows, s.victory, s.gone, *[nation.tiles for nation in s.nations], *[n.swapped for n in s.nations]):
        for tile in pile:
            unseen[tile] -= 1
    for nation in s.nations:
        if nation.held != NOTHING:
            unseen[nation.held] -= 1
    for back in range(len(BACKS)):
        counts = [max(0, count) for count in unseen[box.first_of[back] : box.first_of[back + 1]]]
        s.stacks.append(Deck(counts, sum(counts)))


def _fill_piles(s: FoundersState) -> None:
    """What is in no hand, on no tile and not lost lies in the piles."""
    box = s.setup.box
    left = [*box.token_counts, *[1] * len(box.craftsmen)]
    for token, count in enumerate(s.lost):
        left[token] -= count
    for nation in s.nations:
        for token, count in enumerate(nation.hand):
            left[token] -= count
        for on in nation.tokens:
            left[WAR] -= 1 if on & WAR_BIT else 0
            left[COIN] -= 1 if on & COIN_BIT else 0
            if on >> CRAFT_SHIFT:
                left[CRAFTSMAN + (on >> CRAFT_SHIFT) - 1] -= 1
        left[CARRIAGE] -= len(nation.carriages)
    s.supply = left
