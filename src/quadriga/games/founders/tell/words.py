"""Words for people: moves, tiles and events of Founders of the Empire as sentences, from what a view shows.

The terminal, the web page, the log and the screen reader say the same. Nothing here is parsed again.
"""

from collections.abc import Callable
from typing import Any, Final

from quadriga.games.founders.data.box import Box
from quadriga.games.founders.data.moves import (
    AddNothing,
    AnswerProposal,
    BuyResource,
    DrawCraftsman,
    DrawInstead,
    DrawLot,
    DrawTile,
    EmployCraftsman,
    EndTurn,
    KeepTokens,
    LayTile,
    OpenStack,
    Pillage,
    ProposeEnd,
    SettleTile,
    TakeTile,
    UniteTiles,
)
from quadriga.games.founders.data.terms import BACKS, WAYS
from quadriga.games.founders.rules.asking import upper
from quadriga.games.founders.state.state import FoundersSetup
from quadriga.games.founders.tell import events as tell
from quadriga.games.founders.tell.view import FoundersView, SeatView
from quadriga.kernel.events import Event
from quadriga.kernel.notation import Move
from quadriga.kernel.phrases import counted, listed
from quadriga.kernel.seats import seat_name


def tile_name(box: Box, tile_id: str) -> str:
    """The name of a tile."""
    return box.tile_named(tile_id).name


def resource_name(box: Box, key: str) -> str:
    """A resource inside a sentence."""
    return box.resource_names[box.resources.index(key)]


def craftsman_name(box: Box, key: str) -> str:
    """The name of a craftsman."""
    return box.craftsman_names[box.craftsmen.index(key)]


def say_tile(box: Box, tile_id: str) -> str:
    """A tile in words: `Mine: needs wood and stone, gives iron`."""
    tile = box.tile_named(tile_id)
    needs = listed([box.resource_names[need] for need in tile.needs])
    makes = listed([box.resource_names[made] for made in tile.makes], "or")
    parts = [
        f"needs {needs}" if needs else "",
        f"gives {makes}" if makes else "",
        counted(tile.points, "point") if tile.points else "",
    ]
    return f"{tile.name}: {', '.join(part for part in parts if part)}"


def say_token(box: Box, word: str) -> str:
    """A token inside a sentence: `a war token`, `the Smith`."""
    if word in box.craftsmen:
        return f"the {craftsman_name(box, word)}"
    return {"war": "a war token", "coin": "a coin", "carriage": "a carriage", "craftsman": "a craftsman"}[word]


def say_move(setup: FoundersSetup, view: FoundersView, move: Move) -> str:
    """What a move would do."""
    box = setup.box
    match move:
        case LayTile():
            tile, space = box.tiles[move.tile].name, box.names[move.space]
            return (
                f"Swap {_the_tile(box, _own(view), move.space)} for the {tile}"
                if move.is_swap
                else f"Add the {tile} at {space}"
            )
        case TakeTile():
            return f"Take the {say_tile(box, box.ids[move.tile])}"
        case SettleTile():
            return _say_settle(box, view, move.way)
        case OpenStack():
            return _say_open(view, move.back)
        case Pillage():
            return f"Pillage {_the_tile(box, view.seats[move.owner], move.space)} of {seat_name(move.owner)}"
        case BuyResource():
            tile = _the_tile(box, view.seats[move.owner], move.space)
            return f"Buy {box.resource_names[move.resource]} from {seat_name(move.owner)}: {tile}"
        case UniteTiles():
            return f"Unite the four tiles from {box.names[move.corner]} on"
        case EmployCraftsman():
            return f"Employ the {box.craftsman_names[move.craftsman]} in {_the_tile(box, _own(view), move.space)}"
        case DrawTile():
            return f"Draw {say_tile(box, box.ids[move.tile])}"
        case DrawCraftsman():
            return f"Draw the {box.craftsman_names[move.craftsman]}"
        case DrawLot():
            return f"Draw the lot of {seat_name(move.seat)}"
        case _:
            return _say_plain(move)


def _say_plain(move: Move) -> str:
    match move:
        case KeepTokens():
            return "Play no token"
        case DrawInstead():
            return "Draw a nature tile"
        case AddNothing():
            return "Add nothing"
        case EndTurn():
            return "End the turn"
        case ProposeEnd():
            return "Propose to end the game"
        case AnswerProposal():
            return "Agree to end the game" if move.agrees else "Refuse: the game goes on"
        case _:
            return "Employ no more craftsmen"


def _say_settle(box: Box, view: FoundersView, way: int) -> str:
    seat = view.seats[view.to_act[0]] if view.to_act and view.to_act[0] >= 0 else None
    if seat is None or seat.held is None:
        return f"Lay the second tile {WAYS[way]} of the first"
    first, second = tile_name(box, seat.tiles[0].tile), tile_name(box, seat.held)
    return f"Lay the {second} {('ahead of', 'behind', 'beside')[way]} the {first}"


def _say_open(view: FoundersView, back: int) -> str:
    row = view.rows[back]
    clears = f"; the {len(row.tiles)} tiles of its row leave the game" if row.is_full else ""
    return f"Open a {BACKS[back]} tile{clears}"


def _own(view: FoundersView) -> SeatView:
    """The nation of the seat that acts."""
    seat = view.to_act[0] if view.to_act and view.to_act[0] >= 0 else view.turn
    return view.seats[seat or 0]


def _the_tile(box: Box, seat: SeatView, space: int) -> str:
    name = box.names[space]
    for tile in seat.tiles:
        if tile.space == name:
            return f"the {tile_name(box, tile.tile)} at {name}"
    return f"the tile at {name}"


def _who(seat: int) -> str:
    return seat_name(seat).capitalize()


def _services(box: Box, services: tuple[tell.Service, ...]) -> str:
    """`, with wood from 0,0 and stone bought`."""
    if not services:
        return ""
    parts = []
    for service in services:
        origin = "bought" if service.space is None else f"from {service.space}"
        carriage = " by carriage" if service.by_carriage else ""
        parts.append(f"{resource_name(box, service.resource)} {origin}{carriage}")
    return f", with {listed(parts)}"


def _swapped(box: Box, e: tell.TileSwapped) -> str:
    sentence = (
        f"{_who(e.seat)} swapped the {tile_name(box, e.old)} at {e.space} for the {tile_name(box, e.tile)}"
        f"{_services(box, e.services)}."
    )
    if e.took_coin:
        sentence += " The coin on it went to the hand."
    lost = [word for word in ("the war token" if e.lost_war else "", _lost_craftsman(box, e)) if word]
    if lost:
        sentence += f" {upper(listed(lost))} left the game."
    return sentence


def _lost_craftsman(box: Box, e: tell.TileSwapped) -> str:
    return f"the {craftsman_name(box, e.lost_craftsman)}" if e.lost_craftsman else ""


def _pillaged(box: Box, e: tell.TilePillaged) -> str:
    covered = f" and its {craftsman_name(box, e.craftsman)}" if e.craftsman else ""
    return f"{_who(e.seat)} pillaged the {tile_name(box, e.tile)}{covered} of {seat_name(e.owner)} at {e.space}."


def _bought(box: Box, e: tell.ResourceBought) -> str:
    tile = tile_name(box, e.tile)
    return f"{_who(e.seat)} bought {resource_name(box, e.resource)} from the {tile} of {seat_name(e.owner)} at {e.space}."


def _opened(box: Box, e: tell.TileOpened) -> str:
    row = f"the {e.back} row"
    if e.seat is None:
        return f"A tile came into {row}: {say_tile(box, e.tile)}."
    return f"{_who(e.seat)} opened a tile into {row}: {say_tile(box, e.tile)}."


def _cleared(box: Box, e: tell.RowCleared) -> str:
    names = listed([tile_name(box, tile) for tile in e.tiles])
    return f"The {e.back} row was full, and its tiles left the game: {names}."


def _received(box: Box, e: tell.TokenReceived) -> str:
    return f"{_who(e.seat)} received {say_token(box, e.craftsman or e.token)}."


def _collected(box: Box, e: tell.CoinsCollected) -> str:
    return f"{_who(e.seat)} took {'a coin' if len(e.spaces) == 1 else f'{len(e.spaces)} coins'} from the nation's tiles."


def _ended(box: Box, e: tell.GameEnded) -> str:
    return "The game is over: " + ", ".join(f"{seat_name(seat)} {points}" for seat, points in enumerate(e.scores)) + "."


SENTENCES: Final[dict[type[Event], Callable[[Box, Any], str]]] = {
    tell.FirstPlayerDrawn: lambda box, e: f"The lot for the first player fell on {seat_name(e.seat)}.",
    tell.VictoryTileRevealed: lambda box, e: f"A victory tile was revealed: {say_tile(box, e.tile)}.",
    tell.NatureTileRevealed: lambda box, e: f"A nature tile was revealed: {say_tile(box, e.tile)}.",
    tell.TileTaken: lambda box, e: f"{_who(e.seat)} took the {tile_name(box, e.tile)}.",
    tell.NationFounded: lambda box, e: (
        f"{_who(e.seat)} founded a nation: {tile_name(box, e.first)} at 0,0, {tile_name(box, e.second)} at {e.space}."
    ),
    tell.StackOpened: lambda box, e: f"{_who(e.seat)} chose the {e.back} stack.",
    tell.RowCleared: _cleared,
    tell.TileOpened: _opened,
    tell.TokenKept: lambda box, e: f"{_who(e.seat)} played no token.",
    tell.TilePillaged: _pillaged,
    tell.ResourceBought: _bought,
    tell.TilesUnited: lambda box, e: f"{_who(e.seat)} united {len(e.spaces)} tiles by a carriage: {listed(e.spaces)}.",
    tell.CraftsmanEmployed: lambda box, e: (
        f"{_who(e.seat)} employed the {craftsman_name(box, e.craftsman)} in the {tile_name(box, e.tile)} at {e.space}."
    ),
    tell.TileAdded: lambda box, e: (
        f"{_who(e.seat)} added the {tile_name(box, e.tile)} at {e.space}{_services(box, e.services)}."
    ),
    tell.TileSwapped: _swapped,
    tell.NothingFitted: lambda box, e: f"{_who(e.seat)} could add no face-up tile and draws one.",
    tell.NatureTileDrawn: lambda box, e: f"{_who(e.seat)} drew the {tile_name(box, e.tile)}.",
    tell.NothingAdded: lambda box, e: f"{_who(e.seat)} added nothing.",
    tell.TokenReceived: _received,
    tell.PileEmpty: lambda box, e: f"{_who(e.seat)} received no {e.token} token: the pile is empty.",
    tell.CoinsCollected: _collected,
    tell.TurnEnded: lambda box, e: f"{_who(e.seat)} ended the turn.",
    tell.EndProposed: lambda box, e: f"{_who(e.seat)} proposed to end the game.",
    tell.EndAnswered: lambda box, e: f"{_who(e.seat)} {'agreed' if e.agrees else 'refused: the game goes on'}.",
    tell.GameEnded: _ended,
}


def say_event(setup: FoundersSetup, event: Event) -> str:
    """A sentence of the log."""
    return SENTENCES[type(event)](setup.box, event)
