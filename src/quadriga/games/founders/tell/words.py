"""The messages of Founders of the Empire that need more than the fields of a move or an event; their sentences stand in
`words/`."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from quadriga.games.founders.data.box import Box, Tile, resource_id
from quadriga.games.founders.data.moves import (
    AnswerProposal,
    BuyResource,
    DrawCraftsman,
    DrawLot,
    DrawTile,
    EmployCraftsman,
    LayTile,
    OpenStack,
    Pillage,
    SettleTile,
    TakeTile,
    UniteTiles,
)
from quadriga.games.founders.data.terms import BACKS, NO_TOKEN, TOKENS, WAYS
from quadriga.games.founders.state.state import FoundersSetup
from quadriga.games.founders.tell import events as tell
from quadriga.games.founders.tell.view import FoundersView, SeatView
from quadriga.kernel.events import Event
from quadriga.kernel.notation import Move
from quadriga.kernel.words.message import Message, by_seat


def tile_words(box: Box, tile: Tile) -> Message:
    """All that a tile shows: `Mine: needs wood and stone, gives iron`."""
    return Message("tile-words", tile=tile.id, facts=tile_facts(box, tile))


def tile_facts(box: Box, tile: Tile) -> tuple[Message, ...]:
    """What a tile needs and what it is good for, each by itself."""
    facts: list[Message] = []
    for id, resources in (("fact-needs", tile.needs), ("fact-makes", tile.makes)):
        if resources:
            facts.append(Message(id, resources=tuple([box.resource_ids[resource] for resource in resources])))
    if tile.token != NO_TOKEN:
        facts.append(Message("fact-token", token=TOKENS[tile.token]))
    if tile.points:
        facts.append(Message("fact-points", points=tile.points))
    return tuple(facts)


def move_message(setup: FoundersSetup, view: FoundersView, move: Move) -> Message:
    """What a move would do."""
    box = setup.box
    verb = type(move).__name__
    match move:
        case LayTile():
            return Message(
                verb,
                swap=move.is_swap,
                here=_here(box, _own(view), move.space),
                tile=box.ids[move.tile],
                back=BACKS[box.back_of[move.tile]],
                space=box.names[move.space],
            )
        case TakeTile() | DrawTile():
            return Message(verb, tile=box.ids[move.tile], words=tile_words(box, box.tiles[move.tile]))
        case SettleTile():
            return _settle(view, verb, move.way)
        case OpenStack():
            row = view.rows[move.back]
            return Message(verb, back=BACKS[move.back], leaving=len(row.tiles) if row.is_full else 0)
        case Pillage():
            return Message(verb, owner=move.owner, here=_here(box, view.seats[move.owner], move.space))
        case BuyResource():
            here = _here(box, view.seats[move.owner], move.space)
            return Message(verb, resource=box.resource_ids[move.resource], owner=move.owner, here=here)
        case UniteTiles():
            return Message(verb, corner=box.names[move.corner])
        case EmployCraftsman():
            here = _here(box, _own(view), move.space)
            return Message(verb, craftsman=box.craftsmen[move.craftsman], here=here)
        case AnswerProposal():
            return Message(verb, agrees=move.agrees)
        case DrawCraftsman():
            return Message(verb, craftsman=box.craftsmen[move.craftsman])
        case DrawLot():
            return Message(verb, seat=move.seat)
        case _:
            return Message(verb)


def _settle(view: FoundersView, verb: str, way: int) -> Message:
    seat = _own(view)
    if seat.held is None:
        return Message(verb, way=WAYS[way], first=Message("first-tile"), second=Message("second-tile"))
    first = Message("the-tile", tile=seat.tiles[0].tile)
    return Message(verb, way=WAYS[way], first=first, second=Message("the-tile", tile=seat.held))


def _own(view: FoundersView) -> SeatView:
    """The nation of the seat that acts."""
    seat = view.to_act[0] if view.to_act and view.to_act[0] >= 0 else view.turn
    return view.seats[seat or 0]


def _here(box: Box, seat: SeatView, space: int) -> Message:
    name = box.names[space]
    for tile in seat.tiles:
        if tile.space == name:
            return Message("tile-at", tile=tile.tile, space=name)
    return Message("some-tile-at", space=name)


def _services(services: tuple[tell.Service, ...]) -> tuple[Message, ...]:
    return tuple(
        [Message("service", resource=resource_id(one.resource), tile=one.tile, carriage=one.by_carriage) for one in services]
    )


def _bought(e: tell.ResourceBought) -> dict[str, Any]:
    return {"seat": e.seat, "owner": e.owner, "tile": e.tile, "resource": resource_id(e.resource)}


def _added(e: tell.TileAdded) -> dict[str, Any]:
    beside = tuple([Message("the-tile", tile=tile) for tile in e.beside])
    return {"seat": e.seat, "tile": e.tile, "back": e.back, "beside": beside, "services": _services(e.services)}


def _swapped(e: tell.TileSwapped) -> dict[str, Any]:
    lost = [Message("lost-war")] if e.lost_war else []
    if e.lost_craftsman is not None:
        lost.append(Message("the-craftsman", craftsman=e.lost_craftsman))
    services = _services(e.services)
    return {
        "seat": e.seat,
        "tile": e.tile,
        "old": e.old,
        "services": services,
        "took_coin": e.took_coin,
        "lost": tuple(lost),
    }


EVENT_ARGS: Final[Mapping[type[Event], Callable[[Any], dict[str, Any]]]] = {
    tell.ResourceBought: _bought,
    tell.TileAdded: _added,
    tell.TileSwapped: _swapped,
    tell.GameEnded: lambda e: {"scores": by_seat(e.scores)},
}
