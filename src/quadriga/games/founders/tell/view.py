"""The table of Founders of the Empire, built up from nothing: all of it is open, so all eyes see the same.

Spaces are written `column,row` from a nation's first tile, a larger row farther from its owner. What feeds a tile is computed
here, by the rules, and never by a page: `supplies` for what can be added now, `lacks` for the victory tiles.
"""
# not compiled: msgspec structs at the edge

from __future__ import annotations

from typing import Any, Literal

import msgspec

from quadriga.games.founders.data.box import Box
from quadriga.games.founders.data.moves import LayTile
from quadriga.games.founders.data.terms import (
    BACKS,
    CARRIAGE,
    COIN,
    COIN_BIT,
    CRAFT_SHIFT,
    CRAFTSMAN,
    NATURE,
    NOBODY,
    NOTHING,
    STACKS,
    VICTORY,
    WAR,
    WAR_BIT,
    WAYS,
)
from quadriga.games.founders.rules import scoring
from quadriga.games.founders.rules.addition import DrawNature, ReceiveCraftsman, WhereToLay, WhichTile
from quadriga.games.founders.rules.ending import WhetherToAgree, WhetherToPropose, WhichLastCraftsman
from quadriga.games.founders.rules.opening import TurnUp, WhichStack
from quadriga.games.founders.rules.playing import WhichToken
from quadriga.games.founders.rules.reach import Survey
from quadriga.games.founders.rules.set_up import HowToSettle, WhichTileToTake
from quadriga.games.founders.rules.war import unprotected
from quadriga.games.founders.state.state import FoundersState
from quadriga.kernel.question import Question
from quadriga.kernel.view import View
from quadriga.kernel.words.voice import Voice

Step = Literal["setup", "open", "token", "add", "end", "over"]
Choice = Literal["draft", "settlement", "stack", "token", "tile", "space", "proposal", "answer", "craftsman"]


class HandView(msgspec.Struct, frozen=True):
    """FOE-S5: the tokens in a hand, open to all."""

    war: int
    coin: int
    carriage: int
    craftsmen: tuple[str, ...]


class TileView(msgspec.Struct, frozen=True):
    """One tile of a nation and what lies on it."""

    space: str
    tile: str
    produces: tuple[str, ...]
    """What it can give now, one of these a turn; empty for victory tiles, pillaged ones, under a coin or a craftsman."""
    is_pillaged: bool
    has_coin: bool
    craftsman: str | None
    is_unprotected: bool
    """FOE-W1: the farthest of its column."""
    union: int | None
    """The index of its union among the seat's."""


class UnionView(msgspec.Struct, frozen=True):
    """FOE-G3: tiles under one carriage or under several that share tiles.

    A corner is named by the nearest and leftmost of its four spaces: `0,1` stands in the middle of 0,1 1,1 0,2 and 1,2.
    """

    corners: tuple[str, ...]
    spaces: tuple[str, ...]


class SeatView(msgspec.Struct, frozen=True):
    """What lies before one seat."""

    hand: HandView
    tiles: tuple[TileView, ...]
    unions: tuple[UnionView, ...]
    free: tuple[str, ...]
    """FOE-D2: the spaces that share a side with a tile."""
    held: str | None
    """A tile that is taken and not laid yet."""
    swapped: tuple[str, ...]
    """FOE-D9: face down, minus a point each; everybody saw which they were."""
    victory_tiles: int
    """FOE-E5: pillaged ones included."""
    points: int
    """If the game ended now."""
    skips_proposal: bool
    """FOE-E3: refused, so the next chance to propose is skipped."""


class RowView(msgspec.Struct, frozen=True):
    """A stack and its row; tiles in the order in which they came, equal ones one by one."""

    back: str
    stack: int
    tiles: tuple[str, ...]
    is_full: bool
    """FOE-O2: to open from this stack removes all of them."""


class VictoryView(msgspec.Struct, frozen=True):
    """A face-up victory tile, and for each seat what it still lacks where it lacks least; empty: it fits somewhere."""

    tile: str
    points: int
    lacks: tuple[tuple[str, ...], ...]


class TakenView(msgspec.Struct, frozen=True):
    """A victory tile that somebody has added; space None: it was swapped out again."""

    tile: str
    points: int
    seat: int
    space: str | None
    is_pillaged: bool


class BoughtView(msgspec.Struct, frozen=True):
    """FOE-M1: the resource bought this turn, and on whose tile the coin lies."""

    resource: str
    seat: int
    space: str


class ServiceView(msgspec.Struct, frozen=True):
    """One need of a tile and what serves it: a space of one's own nation, or None for the bought resource."""

    resource: str
    space: str | None
    by_carriage: bool


class SupplyView(msgspec.Struct, frozen=True):
    """An option of the seat that adds a tile, and how its needs would be met; nature tiles need nothing and have no entry."""

    tile: str
    space: str
    is_swap: bool
    services: tuple[ServiceView, ...]


class FoundersView(View, frozen=True, kw_only=True):
    """All that lies on the table."""

    step: Step
    choice: Choice | None
    """What the seat that acts chooses; None while something is drawn, and when the game is over."""
    round: int
    """Counted from 1; a round is a turn of each seat."""
    turn: int | None
    first: int | None
    rows: tuple[RowView, ...]
    """Nature, village, city."""
    row_limit: int
    """FOE-O2: so many tiles make a row full."""
    settles: dict[str, str]
    """FOE-S3: where a second tile would lie, ahead of the first, behind it, or beside it."""
    victory: tuple[VictoryView, ...]
    taken: tuple[TakenView, ...]
    supply: HandView
    """Tokens in the piles; the craftsmen lie face down, but anybody can tell which are left."""
    lost: HandView
    """Tokens that left the game."""
    gone: tuple[str, ...]
    """FOE-O3: tiles that left a full row."""
    unseen: dict[str, int]
    """What is left in the three stacks: anybody can count it."""
    seats: tuple[SeatView, ...]
    bought: BoughtView | None
    proposer: int | None
    """FOE-E3: who proposes to end the game, while the others answer and while the last craftsmen are employed."""
    supplies: tuple[SupplyView, ...]


def build_view(s: FoundersState, seat: int | None, voice: Voice) -> FoundersView:
    """What everybody sees, the viewer named."""
    box = s.setup.box
    surveys = [
        Survey(box, nation, s.bought if owner == s.turn else NOTHING) if nation.spaces else None
        for owner, nation in enumerate(s.nations)
    ]
    ids = box.ids
    step = _step(s)
    return FoundersView(
        config=s.config,
        viewer=seat,
        to_act=s.to_act(),
        asks=s.agenda[-1].name if s.agenda else "",
        step=step,
        choice=CHOICES.get(type(s.agenda[-1])) if s.agenda else None,
        round=1 + s.turns // s.setup.players,
        turn=None if s.turn == NOBODY else s.turn,
        first=None if s.turn == NOBODY else s.first(),
        rows=tuple(
            RowView(
                BACKS[back],
                s.stacks[back].size,
                tuple(ids[tile] for tile in s.rows[back]),
                len(s.rows[back]) >= box.row_limit and step != "setup",
            )
            for back in range(STACKS)
        ),
        row_limit=box.row_limit,
        settles={way: box.names[space] for way, space in zip(WAYS, box.settled, strict=True)},
        victory=tuple(
            VictoryView(ids[tile], box.tiles[tile].points, tuple(_lacks(box, survey, tile) for survey in surveys))
            for tile in s.victory
        ),
        taken=_taken(s),
        supply=_hand(box, s.supply),
        lost=_hand(box, s.lost),
        gone=tuple(ids[tile] for tile in s.gone),
        unseen={
            ids[box.first_of[back] + index]: count
            for back in range(STACKS)
            for index, count in enumerate(s.stacks[back].counts)
            if count
        },
        seats=tuple(
            _seat_view(s, owner, survey, points)
            for owner, (survey, points) in enumerate(zip(surveys, scoring.scores(s), strict=True))
        ),
        bought=None if s.bought == NOTHING else BoughtView(box.resources[s.bought], s.seller, box.names[s.sold_at]),
        proposer=None if s.asked == NOBODY else s.turn,
        supplies=_supplies(s, surveys),
    )


STEPS: dict[type[Question[Any]], Step] = {
    WhichStack: "open",
    TurnUp: "open",
    WhichToken: "token",
    WhichTile: "add",
    DrawNature: "add",
    WhereToLay: "add",
    ReceiveCraftsman: "add",
    WhetherToPropose: "end",
    WhetherToAgree: "end",
    WhichLastCraftsman: "end",
}
"""The steps of a turn by the question that is open; what is not here belongs to the set-up."""
CHOICES: dict[type[Question[Any]], Choice] = {
    WhichTileToTake: "draft",
    HowToSettle: "settlement",
    WhichStack: "stack",
    WhichToken: "token",
    WhichTile: "tile",
    WhereToLay: "space",
    WhetherToPropose: "proposal",
    WhetherToAgree: "answer",
    WhichLastCraftsman: "craftsman",
}


def _step(s: FoundersState) -> Step:
    """Where in the turn the game stands."""
    return STEPS.get(type(s.agenda[-1]), "setup") if s.agenda else "over"


def _seat_view(s: FoundersState, seat: int, survey: Survey | None, points: int) -> SeatView:
    box = s.setup.box
    nation = s.nations[seat]
    unions = survey.unions() if survey else []
    union_of = {place: index for index, (_, places) in enumerate(unions) for place in places}
    farthest = unprotected(box, nation)
    return SeatView(
        hand=_hand(box, nation.hand),
        tiles=tuple(
            TileView(
                box.names[nation.spaces[place]],
                box.ids[tile],
                () if nation.tokens[place] else tuple(box.resources[resource] for resource in box.tiles[tile].makes),
                bool(nation.tokens[place] & WAR_BIT),
                bool(nation.tokens[place] & COIN_BIT),
                box.craftsmen[(nation.tokens[place] >> CRAFT_SHIFT) - 1] if nation.tokens[place] >> CRAFT_SHIFT else None,
                place in farthest,
                union_of.get(place),
            )
            for place, tile in enumerate(nation.tiles)
        ),
        unions=tuple(
            UnionView(
                tuple(box.names[corner] for corner in corners),
                tuple(box.names[nation.spaces[place]] for place in sorted(places)),
            )
            for corners, places in unions
        ),
        free=tuple(box.names[space] for space in sorted(survey.spaces)) if survey else (),
        held=None if nation.held == NOTHING else box.ids[nation.held],
        swapped=tuple(box.ids[tile] for tile in nation.swapped),
        victory_tiles=scoring.victory_tiles(s, seat),
        points=points,
        skips_proposal=bool(s.refused >> seat & 1),
    )


def _hand(box: Box, counts: list[int]) -> HandView:
    craftsmen = tuple(key for key, count in zip(box.craftsmen, counts[CRAFTSMAN:], strict=True) if count)
    return HandView(counts[WAR], counts[COIN], counts[CARRIAGE], craftsmen)


def _lacks(box: Box, survey: Survey | None, tile: int) -> tuple[str, ...]:
    """What is missing on the free space where the least is missing."""
    needs = box.tiles[tile].needs
    if survey is None:
        return tuple(box.resources[need] for need in needs)
    return tuple(box.resources[need] for need in survey.least_missing(tile))


def _taken(s: FoundersState) -> tuple[TakenView, ...]:
    box = s.setup.box
    found: list[TakenView] = []
    for seat, nation in enumerate(s.nations):
        for place, tile in enumerate(nation.tiles):
            if box.back_of[tile] == VICTORY:
                is_pillaged = bool(nation.tokens[place] & WAR_BIT)
                space = box.names[nation.spaces[place]]
                found.append(TakenView(box.ids[tile], box.tiles[tile].points, seat, space, is_pillaged))
        for tile in nation.swapped:
            if box.back_of[tile] == VICTORY:
                found.append(TakenView(box.ids[tile], box.tiles[tile].points, seat, None, False))
    return tuple(found)


def _supplies(s: FoundersState, surveys: list[Survey | None]) -> tuple[SupplyView, ...]:
    """For the seat that is to add a tile: every option that needs something, with what would serve it."""
    if not s.agenda or not isinstance(s.agenda[-1], WhichTile):
        return ()
    box = s.setup.box
    survey = surveys[s.turn]
    assert survey is not None
    return tuple(
        SupplyView(box.ids[move.tile], box.names[move.space], move.is_swap, _services(survey, move))
        for move in s.options(s.turn)
        if isinstance(move, LayTile) and box.back_of[move.tile] != NATURE
    )


def _services(survey: Survey, move: LayTile) -> tuple[ServiceView, ...]:
    """How the needs of a tile are met on a space that feeds it."""
    box = survey.box
    return tuple(
        ServiceView(box.resources[resource], None if space == NOTHING else box.names[space], by_carriage)
        for resource, space, by_carriage in survey.services(survey.number_of(move.space), move.tile)
    )
