"""Positions of Founders of the Empire (docs/positions.md): the state as plain data, and the laws that every state keeps.

`build` in `position.py` is the way back. What follows from the rest is not written down: what is unseen in the stacks, the
piles of tokens, the first player. What is empty is left out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from quadriga.games.founders.box import BACKS, CARRIAGE, COIN, CRAFTSMAN, STACKS, TOKENS, WAR, Box
from quadriga.games.founders.nation import COIN_BIT, CRAFT_SHIFT, NOBODY, NOTHING, WAR_BIT, Nation
from quadriga.kernel.errors import BrokenLaw
from quadriga.kernel.seats import seat_name

if TYPE_CHECKING:
    from quadriga.games.founders.state import FoundersState


def layout(s: FoundersState) -> dict[str, Any]:
    """The whole state."""
    box = s.setup.box
    table: dict[str, Any] = {
        "agenda": [frame.text for frame in s.agenda],
        "turn": None if s.turn == NOBODY else s.turn,
        "turns": s.turns,
        "rows": {BACKS[back]: _ids(box, s.rows[back]) for back in range(STACKS)},
        "victory": _ids(box, s.victory),
        "seats": [_seat(box, nation) for nation in s.nations],
        "gone": _ids(box, s.gone),
        "lost": token_words(box, s.lost),
    }
    if s.bought != NOTHING:
        table["bought"] = {"resource": box.resources[s.bought], "seat": s.seller, "space": box.names[s.sold_at]}
    if s.asked != NOBODY:
        table["asked"] = s.asked
    if s.refused:
        table["refused"] = [seat for seat in range(s.setup.players) if s.refused >> seat & 1]
    return table


def _seat(box: Box, nation: Nation) -> dict[str, Any]:
    names = [box.names[space] for space in nation.spaces]
    tokens = nation.tokens
    data: dict[str, Any] = {
        "tiles": {name: box.tiles[tile].id for name, tile in zip(names, nation.tiles, strict=True)},
        "hand": token_words(box, nation.hand),
        "pillaged": [names[place] for place in range(len(names)) if tokens[place] & WAR_BIT],
        "coins": [names[place] for place in range(len(names)) if tokens[place] & COIN_BIT],
        "craftsmen": {
            names[place]: box.craftsmen[(tokens[place] >> CRAFT_SHIFT) - 1]
            for place in range(len(names))
            if tokens[place] >> CRAFT_SHIFT
        },
        "carriages": [box.names[corner] for corner in nation.carriages],
        "swapped": _ids(box, nation.swapped),
    }
    data = {key: value for key, value in data.items() if value or key == "tiles"}
    if nation.held != NOTHING:
        data["held"] = box.tiles[nation.held].id
    return data


def _ids(box: Box, tiles: list[int] | tuple[int, ...]) -> list[str]:
    return [box.tiles[tile].id for tile in tiles]


def token_word(box: Box, token: int) -> str:
    """A token of a hand by its word: `war`, `smith`."""
    return TOKENS[token] if token < CRAFTSMAN else box.craftsmen[token - CRAFTSMAN]


def token_words(box: Box, counts: list[int]) -> list[str]:
    """A hand as words, in the order of the tokens."""
    return [token_word(box, token) for token, count in enumerate(counts) for _ in range(count)]


def check(s: FoundersState) -> None:
    """Nothing is created or lost: tiles and tokens (FOE-C1); and nations are nations."""
    check_tiles(s)
    check_tokens(s)
    for seat, nation in enumerate(s.nations):
        _check_nation(s.setup.box, nation, seat)


def check_tiles(s: FoundersState) -> None:
    """Every tile of the box is in exactly one place."""
    box = s.setup.box
    seen = [0] * len(box.tiles)
    for pile in (*s.rows, s.victory, s.gone, *[nation.tiles for nation in s.nations], *[n.swapped for n in s.nations]):
        for index in pile:
            seen[index] += 1
    for nation in s.nations:
        if nation.held != NOTHING:
            seen[nation.held] += 1
    for tile in box.tiles:
        unseen = s.stacks[tile.back].counts[tile.index - box.first_of[tile.back]]
        if seen[tile.index] > tile.count:
            problem = f"of the tile {tile.id}, {seen[tile.index]} lie on the table; the box has {tile.count} (FOE-C1)"
            raise BrokenLaw("seats", problem)
        if seen[tile.index] + unseen != tile.count:
            raise BrokenLaw("seats", f"of the tile {tile.id} {seen[tile.index] + unseen} are left of {tile.count} (FOE-C1)")
    for back in range(len(BACKS)):
        if s.stacks[back].size != sum(s.stacks[back].counts):
            raise BrokenLaw(
                "rows", f"the {BACKS[back]} stack counts {s.stacks[back].size} and has {sum(s.stacks[back].counts)}"
            )


def check_tokens(s: FoundersState) -> None:
    """Every token is in a pile, in a hand, on a tile, at a corner, or has left the game."""
    box = s.setup.box
    seen = [s.supply[token] + s.lost[token] for token in range(box.hand_size)]
    for nation in s.nations:
        for token, count in enumerate(nation.hand):
            seen[token] += count
        for on in nation.tokens:
            seen[WAR] += 1 if on & WAR_BIT else 0
            seen[COIN] += 1 if on & COIN_BIT else 0
            if on >> CRAFT_SHIFT:
                seen[CRAFTSMAN + (on >> CRAFT_SHIFT) - 1] += 1
        seen[CARRIAGE] += len(nation.carriages)
    due = [*box.token_counts, *[1] * len(box.craftsmen)]
    for token, count in enumerate(seen):
        if count != due[token] or s.supply[token] < 0:
            out = count - s.supply[token]
            problem = f"of the token {token_word(box, token)}, {out} are out of the pile; there are {due[token]} (FOE-C1)"
            raise BrokenLaw("seats", problem)


def _check_nation(box: Box, nation: Nation, seat: int) -> None:
    place = f"seats[{seat}]"
    spaces = nation.spaces
    if len(spaces) != len(nation.tiles) or len(spaces) != len(nation.tokens):
        raise BrokenLaw(f"{place}.tiles", f"the lists of {seat_name(seat)} have different lengths")
    if any(spaces[index] >= spaces[index + 1] for index in range(len(spaces) - 1)):
        raise BrokenLaw(f"{place}.tiles", f"the spaces of {seat_name(seat)} are not in order")
    for corner in nation.carriages:
        if any(nation.at(space) == NOTHING for space in (corner, corner + 1, corner + box.side, corner + box.side + 1)):
            raise BrokenLaw(f"{place}.carriages", f"{box.names[corner]} is no corner of four tiles (FOE-G1)")
