"""Reports what happens to whoever listens: the rules call one of these where it happens, in indices; the event speaks in ids.

An event is made only while somebody listens, because making it costs. What the events mean stands in `events`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from quadriga.games.founders.data.terms import BACKS, COIN_BIT, CRAFT_SHIFT, CRAFTSMAN, NOTHING, TOKENS, WAR_BIT
from quadriga.games.founders.rules import scoring
from quadriga.games.founders.rules.reach import Survey
from quadriga.games.founders.tell import events as e

if TYPE_CHECKING:
    from quadriga.games.founders.data.box import Box
    from quadriga.games.founders.data.moves import LayTile
    from quadriga.games.founders.state.nation import Nation
    from quadriga.games.founders.state.state import FoundersState

Services = tuple[e.Service, ...]


def first_player_drawn(s: FoundersState, seat: int) -> None:
    if s.heard is not None:
        s.heard.append(e.FirstPlayerDrawn(seat=seat))


def victory_tile_revealed(s: FoundersState, tile: int) -> None:
    if s.heard is not None:
        s.heard.append(e.VictoryTileRevealed(tile=s.setup.box.ids[tile]))


def nature_tile_revealed(s: FoundersState, tile: int) -> None:
    if s.heard is not None:
        s.heard.append(e.NatureTileRevealed(tile=s.setup.box.ids[tile]))


def tile_taken(s: FoundersState, seat: int, tile: int) -> None:
    if s.heard is not None:
        s.heard.append(e.TileTaken(seat=seat, tile=s.setup.box.ids[tile]))


def nation_founded(s: FoundersState, seat: int, first: int, second: int, space: int) -> None:
    if s.heard is not None:
        box = s.setup.box
        s.heard.append(e.NationFounded(seat=seat, first=box.ids[first], second=box.ids[second], space=box.names[space]))


def stack_opened(s: FoundersState, seat: int, back: int) -> None:
    if s.heard is not None:
        s.heard.append(e.StackOpened(seat=seat, back=BACKS[back], round=s.turns // s.setup.players + 1))


def row_cleared(s: FoundersState, seat: int, back: int) -> None:
    if s.heard is not None:
        tiles = tuple([s.setup.box.ids[tile] for tile in s.rows[back]])
        s.heard.append(e.RowCleared(seat=seat, back=BACKS[back], tiles=tiles))


def tile_opened(s: FoundersState, seat: int | None, tile: int) -> None:
    if s.heard is not None:
        box = s.setup.box
        s.heard.append(e.TileOpened(seat=seat, back=BACKS[box.back_of[tile]], tile=box.ids[tile]))


def token_kept(s: FoundersState, seat: int) -> None:
    if s.heard is not None:
        s.heard.append(e.TokenKept(seat=seat))


def tile_pillaged(s: FoundersState, seat: int, owner: int, place: int) -> None:
    if s.heard is not None:
        box = s.setup.box
        nation = s.nations[owner]
        s.heard.append(
            e.TilePillaged(
                seat=seat,
                owner=owner,
                space=box.names[nation.spaces[place]],
                tile=box.ids[nation.tiles[place]],
                craftsman=_craftsman(box, nation.tokens[place]),
            )
        )


def resource_bought(s: FoundersState, seat: int, place: int) -> None:
    if s.heard is not None:
        box = s.setup.box
        s.heard.append(
            e.ResourceBought(
                seat=seat,
                owner=s.seller,
                space=box.names[s.sold_at],
                tile=box.ids[s.nations[s.seller].tiles[place]],
                resource=box.resources[s.bought],
            )
        )


def tiles_united(s: FoundersState, seat: int, corner: int) -> None:
    if s.heard is not None:
        box = s.setup.box
        nation = s.nations[seat]
        for corners, united in Survey(box, nation, NOTHING).unions():
            if corner in corners:
                places = sorted(united)
                s.heard.append(
                    e.TilesUnited(
                        seat=seat,
                        corner=box.names[corner],
                        spaces=tuple([box.names[nation.spaces[place]] for place in places]),
                        tiles=tuple([box.ids[nation.tiles[place]] for place in places]),
                    )
                )


def craftsman_employed(s: FoundersState, seat: int, craftsman: int, place: int) -> None:
    if s.heard is not None:
        box = s.setup.box
        nation = s.nations[seat]
        s.heard.append(
            e.CraftsmanEmployed(
                seat=seat,
                craftsman=box.craftsmen[craftsman],
                space=box.names[nation.spaces[place]],
                tile=box.ids[nation.tiles[place]],
            )
        )


def services(s: FoundersState, seat: int, move: LayTile) -> Services:
    """What serves each need of a tile that is about to be laid, if anybody listens."""
    if s.heard is None:
        return ()
    box = s.setup.box
    nation = s.nations[seat]
    survey = Survey(box, nation, s.bought)
    served: list[e.Service] = []
    for resource, space, by_carriage in survey.services(survey.number_of(move.space), move.tile):
        key = box.resources[resource]
        if space == NOTHING:
            served.append(e.Service(key, None, by_carriage, None))
        else:
            served.append(e.Service(key, box.names[space], by_carriage, box.ids[nation.tiles[nation.at(space)]]))
    return tuple(served)


def tile_added(s: FoundersState, seat: int, move: LayTile, served: Services) -> None:
    if s.heard is not None:
        box = s.setup.box
        s.heard.append(
            e.TileAdded(
                seat=seat,
                tile=box.ids[move.tile],
                back=BACKS[box.back_of[move.tile]],
                space=box.names[move.space],
                beside=_beside(box, s.nations[seat], move.space),
                services=served,
            )
        )


def tile_swapped(s: FoundersState, seat: int, move: LayTile, served: Services, old: int, on: int) -> None:
    if s.heard is not None:
        box = s.setup.box
        s.heard.append(
            e.TileSwapped(
                seat=seat,
                tile=box.ids[move.tile],
                space=box.names[move.space],
                old=box.ids[old],
                services=served,
                took_coin=bool(on & COIN_BIT),
                lost_war=bool(on & WAR_BIT),
                lost_craftsman=_craftsman(box, on),
            )
        )


def nothing_fitted(s: FoundersState, seat: int) -> None:
    if s.heard is not None:
        s.heard.append(e.NothingFitted(seat=seat))


def nature_tile_drawn(s: FoundersState, seat: int, tile: int) -> None:
    if s.heard is not None:
        s.heard.append(e.NatureTileDrawn(seat=seat, tile=s.setup.box.ids[tile]))


def nothing_added(s: FoundersState, seat: int) -> None:
    if s.heard is not None:
        s.heard.append(e.NothingAdded(seat=seat))


def token_received(s: FoundersState, seat: int, token: int) -> None:
    if s.heard is not None:
        kind = token if token < CRAFTSMAN else CRAFTSMAN
        craftsman = None if token < CRAFTSMAN else s.setup.box.craftsmen[token - CRAFTSMAN]
        s.heard.append(e.TokenReceived(seat=seat, token=TOKENS[kind], craftsman=craftsman))


def pile_empty(s: FoundersState, seat: int, token: int) -> None:
    if s.heard is not None:
        s.heard.append(e.PileEmpty(seat=seat, token=TOKENS[token]))


def coins_collected(s: FoundersState, seat: int, spaces: list[int]) -> None:
    if s.heard is not None:
        s.heard.append(e.CoinsCollected(seat=seat, spaces=tuple([s.setup.box.names[space] for space in spaces])))


def turn_ended(s: FoundersState, seat: int) -> None:
    if s.heard is not None:
        s.heard.append(e.TurnEnded(seat=seat))


def end_proposed(s: FoundersState, seat: int) -> None:
    if s.heard is not None:
        s.heard.append(e.EndProposed(seat=seat))


def end_answered(s: FoundersState, seat: int, agrees: bool) -> None:
    if s.heard is not None:
        s.heard.append(e.EndAnswered(seat=seat, agrees=agrees))


def game_ended(s: FoundersState) -> None:
    if s.heard is not None:
        s.heard.append(e.GameEnded(ending=scoring.ending(s).key, scores=tuple(scoring.scores(s))))


def _beside(box: Box, nation: Nation, space: int) -> tuple[str, ...]:
    """The tiles that share a side with a space, equal ones once."""
    places = [nation.at(other) for other in (space - box.side, space - 1, space + 1, space + box.side)]
    return tuple(dict.fromkeys([box.ids[nation.tiles[place]] for place in places if place != NOTHING]))


def _craftsman(box: Box, on: int) -> str | None:
    """The craftsman among the tokens on a tile."""
    return box.craftsmen[(on >> CRAFT_SHIFT) - 1] if on >> CRAFT_SHIFT else None
