"""Every field of a state of Founders of the Empire, declared once: positions, their mistakes and their page in the docs come
from here.

What follows from the rest is not written down and is worked out by `assemble`: what is unseen in the stacks, and the piles of
tokens.
"""
# not compiled: it reads and writes plain data at the edge

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

from quadriga.games.founders.data.terms import (
    BACKS,
    CITY,
    COIN_BIT,
    CRAFT_SHIFT,
    NATURE,
    NOBODY,
    NOTHING,
    STACKS,
    VICTORY,
    VILLAGE,
    WAR_BIT,
)
from quadriga.games.founders.state.nation import Nation
from quadriga.games.founders.state.state import FoundersSetup, FoundersState
from quadriga.kernel.fields import (
    Amounts,
    Codec,
    Count,
    EachSeat,
    Field,
    Fields,
    Kept,
    ListOf,
    MapOf,
    Part,
    Problems,
    Seat,
    Thing,
)
from quadriga.kernel.phrases import listed
from quadriga.kernel.question import Question
from quadriga.parts.deck import Deck

TILE = "tile"


class SpaceName(Codec):
    """A space of a nation by its column and row, kept as its cell."""

    def blank(self, setup: FoundersSetup) -> int:
        return NOTHING

    def write(self, value: int, setup: FoundersSetup) -> str | None:
        return None if value == NOTHING else setup.box.names[value]

    def read(self, raw: Any, setup: FoundersSetup, at: str, problems: Problems) -> int:
        box = setup.box
        space = box.cell_named.get(raw) if isinstance(raw, str) else None
        if space is None or box.is_on_rim(space):
            most = box.reach - 1
            problems.add(at, f"{raw!r} is no space; write column,row, each from -{most} to {most} (FOE-D2)")
            return NOTHING
        return space

    def words(self) -> str:
        return "a space as `column,row`"


def _ids(setup: FoundersSetup) -> tuple[str, ...]:
    return setup.box.ids


def _tokens(setup: FoundersSetup) -> tuple[str, ...]:
    return setup.box.token_words


def tile_of(*backs: int, empty: int | None = None) -> Thing:
    """A tile with one of these backs."""

    def is_another(setup: FoundersSetup, tile: int) -> str:
        wanted = listed([BACKS[back] for back in backs], "or")
        return "" if setup.box.back_of[tile] in backs else f"is no {wanted} tile"

    return Thing(TILE, _ids, is_another, empty)


SPACE = SpaceName()
ANY_TILE = Thing(TILE, _ids)
TOKENS_OF = Amounts("token", _tokens)


def _marked(bit: int) -> Callable[[Nation], list[int]]:
    """The spaces of a nation with that token on them."""
    return lambda nation: [space for space, on in zip(nation.spaces, nation.tokens, strict=True) if on & bit]


def _craftsmen(nation: Nation) -> dict[int, int]:
    tokens = zip(nation.spaces, nation.tokens, strict=True)
    return {space: (on >> CRAFT_SHIFT) - 1 for space, on in tokens if on >> CRAFT_SHIFT}


NATION = Fields(
    Field(
        "tiles",
        MapOf(SPACE, ANY_TILE),
        "its tiles by their spaces, counted from the first tile; a larger row is farther from the owner",
        get=lambda nation: dict(zip(nation.spaces, nation.tiles, strict=True)),
        is_always=True,
    ),
    Field("hand", TOKENS_OF, "its tokens: `war`, `coin`, `carriage`, and the craftsmen by their ids"),
    Field("pillaged", ListOf(SPACE), "the tiles with a war token", get=_marked(WAR_BIT)),
    Field("coins", ListOf(SPACE), "the tiles with a coin", get=_marked(COIN_BIT)),
    Field(
        "craftsmen", MapOf(SPACE, Thing("craftsman", lambda setup: setup.box.craftsmen)), "craftsmen at work", get=_craftsmen
    ),
    Field(
        "carriages",
        ListOf(SPACE, into=lambda corners: tuple(sorted(corners))),
        "the corners with a carriage, each by the nearest and leftmost of its four spaces",
    ),
    Field("swapped", ListOf(ANY_TILE, into=tuple), "tiles face down before the seat (FOE-D9), in the order of the swaps"),
    Field(
        "held",
        tile_of(NATURE, empty=NOTHING),
        "a tile taken and not laid yet: the second of the draft, or the one drawn (FOE-D8)",
    ),
)


def _misplaced(setup: FoundersSetup, values: dict[str, Any]) -> list[tuple[str, str]]:
    """Tokens where no tile lies, and two where one can be."""
    names = setup.box.names
    tiles = values["tiles"]
    found: list[tuple[str, str]] = []
    for key in ("pillaged", "coins", "craftsmen"):
        for index, space in enumerate(values[key]):
            where = f"{key}.{names[space]}" if key == "craftsmen" else f"{key}[{index}]"
            if space not in tiles:
                found.append((where, f"no tile lies on {names[space]}"))
            elif space in list(values[key])[:index]:
                found.append((where, f"{names[space]} is named twice"))
    if len(set(values["carriages"])) != len(values["carriages"]):
        found.append(("carriages", "a corner has one carriage (FOE-G1)"))
    return found


def _nation(
    setup: FoundersSetup,
    tiles: dict[int, int],
    hand: list[int],
    pillaged: list[int],
    coins: list[int],
    craftsmen: dict[int, int],
    carriages: tuple[int, ...],
    swapped: tuple[int, ...],
    held: int,
) -> Nation:
    spaces = sorted(tiles)
    tokens = [
        (WAR_BIT if space in pillaged else 0)
        | (COIN_BIT if space in coins else 0)
        | (craftsmen.get(space, NOTHING) + 1) << CRAFT_SHIFT
        for space in spaces
    ]
    return Nation(spaces, [tiles[space] for space in spaces], tokens, carriages, hand, swapped, held)


BOUGHT = Fields(
    Field("bought", Thing("resource", lambda setup: setup.box.resources, empty=NOTHING), "what it is", key="resource"),
    Field("seller", Seat(NOBODY), "whose tile has the coin", key="seat"),
    Field("sold_at", SPACE, "where that tile lies", key="space"),
)


def _purchase(setup: FoundersSetup, **values: int) -> SimpleNamespace:
    return SimpleNamespace(**values)


def _unfinished(setup: FoundersSetup, values: dict[str, Any]) -> list[tuple[str, str]]:
    return [
        (field.key, "a purchase is a resource, a seat and a space (FOE-M1)")
        for field in BOUGHT.fields
        if values[field.name] == field.codec.blank(setup)
    ]


def _row(back: int) -> Field:
    return Field(BACKS[back], ListOf(tile_of(back)), f"the {BACKS[back]} row", get=lambda rows: rows[back], is_always=True)


def _rows(setup: FoundersSetup, nature: list[int], village: list[int], city: list[int]) -> list[list[int]]:
    return [nature, village, city]


def _seats(bits: int) -> list[int]:
    return [seat for seat in range(bits.bit_length()) if bits >> seat & 1]


def _bits(seats: list[int]) -> int:
    return sum({1 << seat for seat in seats})


FIELDS = Fields(
    Field("turn", Seat(NOBODY), "whose turn it is; left out before the lot is drawn", is_always=True),
    Field("turns", Count(), "how many turns are over, for the number of the round and the first player", is_always=True),
    Field(
        "rows",
        Part(Fields(_row(NATURE), _row(VILLAGE), _row(CITY)), _rows),
        "the face-up tiles, in the order in which they came; during the draft `nature` is the pool",
        is_always=True,
    ),
    Field("victory", ListOf(tile_of(VICTORY)), "the face-up victory tiles", is_always=True),
    Field("nations", EachSeat(Part(NATION, _nation, _misplaced)), "the nations and hands", key="seats", is_always=True),
    Field("gone", ListOf(tile_of(NATURE, VILLAGE, CITY), into=tuple), "tiles that left a full row (FOE-O2)", is_always=True),
    Field("lost", TOKENS_OF, "tokens that left the game (FOE-D10)", is_always=True),
    Field(
        "bought",
        Part(BOUGHT, _purchase, _unfinished),
        "the resource bought this turn, while a tile is to be added (FOE-M1)",
        get=lambda s: s,
        is_derived=True,
    ),
    Field("asked", Seat(NOBODY), "who answers a proposal, or may still employ craftsmen (FOE-E3)"),
    Field("refused", Kept(ListOf(Seat()), _seats, _bits), "the seats that skip their next chance to propose (FOE-E3)"),
)


def assemble(setup: FoundersSetup, agenda: list[Question[Any]], values: dict[str, Any]) -> FoundersState:
    """The state of these values: what lies nowhere is in the stacks and piles; what is there too often is left to `check`."""
    box = setup.box
    bought = values.pop("bought")
    purchase = BOUGHT.blank(setup) if bought is None else vars(bought)
    s = FoundersState(setup, agenda, stacks=[], supply=[], **values, **purchase)
    if s.turn == NOBODY and s.is_setting_up():
        s.turn = setup.first
    seen = [0] * len(box.tiles)
    FIELDS.tally(s, TILE, seen)
    for back in range(STACKS + 1):
        tiles = box.tiles[box.first_of[back] : box.first_of[back + 1]]
        counts = [max(0, tile.count - seen[tile.index]) for tile in tiles]
        s.stacks.append(Deck(counts, sum(counts)))
    out = s.lost.copy()
    for nation in s.nations:
        nation.count_tokens(out)
    s.supply = [count - used for count, used in zip(box.token_counts, out, strict=True)]
    return s
