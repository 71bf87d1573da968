"""Words for people: prompts, moves, tiles and events of Founders of the Empire as sentences, from what a view shows.

The terminal, the web page, the log and the screen reader say the same. Nothing here is parsed again.
"""

from collections.abc import Callable, Iterable
from typing import Any, Final

from quadriga.games.founders import events as tell
from quadriga.games.founders.box import BACKS, WAYS, Box
from quadriga.games.founders.view import FoundersView, SeatView
from quadriga.kernel.events import Event
from quadriga.kernel.notation import Move
from quadriga.kernel.seats import seat_name


def tile_name(box: Box, tile_id: str) -> str:
    """The name of a tile."""
    return box.tile_named(tile_id).name


def resource_name(box: Box, key: str) -> str:
    """A resource inside a sentence."""
    return box.resource_names[box.resources.index(key)].lower()


def craftsman_name(box: Box, key: str) -> str:
    """The name of a craftsman."""
    return box.craftsman_names[box.craftsmen.index(key)]


def say_tile(box: Box, tile_id: str) -> str:
    """A tile in words: `Mine: needs wood and stone, gives iron`."""
    tile = box.tile_named(tile_id)
    needs = _listed([box.resource_names[need].lower() for need in tile.needs])
    makes = _listed([box.resource_names[made].lower() for made in tile.makes], "or")
    parts = [f"needs {needs}" if needs else "", f"gives {makes}" if makes else "", _points(tile.points) if tile.points else ""]
    return f"{tile.name}: {', '.join(part for part in parts if part)}"


def say_token(box: Box, word: str) -> str:
    """A token inside a sentence: `a war token`, `the Smith`."""
    if word in box.craftsmen:
        return f"the {craftsman_name(box, word)}"
    return {"war": "a war token", "coin": "a coin", "carriage": "a carriage", "craftsman": "a craftsman"}[word]


PROMPTS: Final[dict[str, str]] = {
    "": "The game is over.",
    "lots": "Lots are drawn for the first player.",
    "reveal victory": "The victory tiles are revealed.",
    "reveal nature": "Nature tiles are revealed for the draft.",
    "take nature": "Take a nature tile for your nation.",
    "settle": "Lay your second tile: ahead of the first, behind it, or beside it.",
    "fill rows": "The rows are filled.",
    "open": "Open a tile: choose a stack.",
    "turn up nature": "A nature tile is turned up.",
    "turn up village": "A village tile is turned up.",
    "turn up city": "A city tile is turned up.",
    "play token": "Play one token, or keep them all.",
    "add tile": "Add a tile to your nation: choose the tile, then its space.",
    "draw nature": "A nature tile is drawn.",
    "place drawn": "Place the {held} that you drew.",
    "receive craftsman": "A craftsman is drawn.",
    "propose": "End your turn, or propose that the game is over.",
    "answer": "{proposer} proposes to end the game: nobody can earn more points. Do you agree?",
    "last craftsmen": "The game ends: you may still employ your craftsmen.",
}
"""The questions, by the text of the open frame."""


def say_prompt(box: Box, view: FoundersView) -> str:
    """The open question."""
    held = view.seats[view.turn].held if view.turn is not None else None
    if view.asks == "settle":
        held = view.seats[view.to_act[0]].held
    return PROMPTS[view.asks].format(
        held=tile_name(box, held) if held else "",
        proposer="" if view.proposer is None else _who(view.proposer),
    )


def say_move(box: Box, view: FoundersView, move: Move) -> str:
    """What a move would do."""
    words = move.notation.split()[1:]
    plain = PLAIN.get(move.verb)
    if plain is not None and not words:
        return plain
    match move.verb:
        case "take":
            return f"Take the {say_tile(box, words[0])}"
        case "settle":
            return _say_settle(box, view, WAYS[move.a])
        case "open":
            return _say_open(view, move)
        case "add":
            return f"Add the {tile_name(box, words[0])} at {words[1]}"
        case "swap":
            return f"Swap {_the_tile(box, _own(view), words[1])} for the {tile_name(box, words[0])}"
        case "pillage":
            return f"Pillage {_the_tile(box, view.seats[move.a], words[1])} of {words[0]}"
        case "buy":
            seller = view.seats[move.b // box.cells]
            return f"Buy {resource_name(box, words[0])} from {words[1]}: {_the_tile(box, seller, words[2])}"
        case "unite":
            return f"Unite the four tiles from {words[0]} on"
        case "employ":
            return f"Employ the {craftsman_name(box, words[0])} in {_the_tile(box, _own(view), words[1])}"
        case "draw":
            name = f"the {craftsman_name(box, words[0])}" if words[0] in box.craftsmen else say_tile(box, words[0])
            return f"Draw {name}"
        case _:
            return f"Draw the lot of {words[0]}"


PLAIN: Final[dict[str, str]] = {
    "keep": "Play no token",
    "draw": "Draw a nature tile",
    "leave": "Add nothing",
    "pass": "End the turn",
    "propose": "Propose to end the game",
    "agree": "Agree to end the game",
    "refuse": "Refuse: the game goes on",
    "done": "Employ no more craftsmen",
}


def _say_settle(box: Box, view: FoundersView, way: str) -> str:
    seat = view.seats[view.to_act[0]] if view.to_act and view.to_act[0] >= 0 else None
    if seat is None or seat.held is None:
        return f"Lay the second tile {way} of the first"
    first, second = tile_name(box, seat.tiles[0].tile), tile_name(box, seat.held)
    relation = {"ahead": "ahead of", "behind": "behind", "beside": "beside"}[way]
    return f"Lay the {second} {relation} the {first}"


def _say_open(view: FoundersView, move: Move) -> str:
    row = view.rows[move.a]
    clears = f"; the {len(row.tiles)} tiles of its row leave the game" if row.is_full else ""
    return f"Open a {BACKS[move.a]} tile{clears}"


def _own(view: FoundersView) -> SeatView:
    """The nation of the seat that acts."""
    seat = view.to_act[0] if view.to_act and view.to_act[0] >= 0 else view.turn
    return view.seats[seat or 0]


def _the_tile(box: Box, seat: SeatView, space: str) -> str:
    for tile in seat.tiles:
        if tile.space == space:
            return f"the {tile_name(box, tile.tile)} at {space}"
    return f"the tile at {space}"


def _listed(words: Iterable[str], last: str = "and") -> str:
    *most, end = [*words] or [""]
    return f"{', '.join(most)} {last} {end}" if most else end


def _points(points: int) -> str:
    return "1 point" if points == 1 else f"{points} points"


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
    return f", with {_listed(parts)}"


def _swapped(box: Box, e: tell.TileSwapped) -> str:
    sentence = (
        f"{_who(e.seat)} swapped the {tile_name(box, e.old)} at {e.space} for the {tile_name(box, e.tile)}"
        f"{_services(box, e.services)}."
    )
    if e.took_coin:
        sentence += " The coin on it went to the hand."
    lost = [word for word in ("the war token" if e.lost_war else "", _lost_craftsman(box, e)) if word]
    if lost:
        sentence += f" {_upper(_listed(lost))} left the game."
    return sentence


def _lost_craftsman(box: Box, e: tell.TileSwapped) -> str:
    return f"the {craftsman_name(box, e.lost_craftsman)}" if e.lost_craftsman else ""


def _upper(text: str) -> str:
    return text[:1].upper() + text[1:]


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
    names = _listed([tile_name(box, tile) for tile in e.tiles])
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
    tell.TilesUnited: lambda box, e: f"{_who(e.seat)} united {len(e.spaces)} tiles by a carriage: {_listed(e.spaces)}.",
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


def say_event(box: Box, event: Event) -> str:
    """A sentence of the log."""
    return SENTENCES[type(event)](box, event)
