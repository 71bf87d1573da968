"""FOE-M: a coin buys what an opponent's tile makes, for one turn; the tile stands still until its owner takes the coin."""

from quadriga.games.founders.data.moves import BuyResource
from quadriga.games.founders.data.terms import COIN, COIN_BIT, CRAFT_SHIFT, NATURE, NOBODY, NOTHING, WAR_BIT
from quadriga.games.founders.rules.asking import tile_at, upper
from quadriga.games.founders.state.state import FoundersState
from quadriga.games.founders.tell import report
from quadriga.kernel.notation import Move
from quadriga.kernel.phrases import listed
from quadriga.kernel.prompt import Reason
from quadriga.kernel.seats import seat_name


def add_purchases(s: FoundersState, seat: int, out: list[Move]) -> None:
    """FOE-M1 to M3: each resource of each opponent's tile that produces; any token on it stops that."""
    box = s.setup.box
    for owner in range(s.setup.players):
        if owner != seat:
            nation = s.nations[owner]
            for place in range(len(nation.tiles)):
                if nation.tokens[place] == 0:
                    for resource in box.tiles[nation.tiles[place]].makes:
                        out.append(box.buy.at((resource * s.setup.players + owner) * box.cells + nation.spaces[place]))


def buy(s: FoundersState, seat: int, move: BuyResource) -> None:
    """FOE-M1: the coin goes to the tile, the resource comes to the whole nation for this turn."""
    nation = s.nations[move.owner]
    place = nation.at(move.space)
    s.nations[seat].hand[COIN] -= 1
    nation.tokens[place] |= COIN_BIT
    s.bought = move.resource
    s.seller = move.owner
    s.sold_at = move.space
    report.resource_bought(s, seat, place)


def use_up_purchase(s: FoundersState) -> None:
    """FOE-M4: what was bought is gone at the end of the turn."""
    s.bought = NOTHING
    s.seller = NOBODY
    s.sold_at = NOTHING


def collect_coins(s: FoundersState, seat: int) -> None:
    """FOE-M6, M8: every coin on a seat's tiles goes to its hand."""
    nation = s.nations[seat]
    tokens = nation.tokens
    found: list[int] = []
    for place in range(len(tokens)):
        if tokens[place] & COIN_BIT:
            tokens[place] &= ~COIN_BIT
            nation.hand[COIN] += 1
            found.append(nation.spaces[place])
    if found:
        report.coins_collected(s, seat, found)


def refuse_purchase(s: FoundersState, seat: int, move: BuyResource) -> Reason:
    """Why a resource cannot be bought by a seat that has a coin."""
    box = s.setup.box
    if move.owner == seat:
        return Reason("A resource is bought from an opponent, not from yourself.", "FOE-M1")
    nation = s.nations[move.owner]
    place = nation.at(move.space)
    if place == NOTHING:
        return Reason(f"{upper(seat_name(move.owner))} has no tile at {box.names[move.space]}.", "FOE-M1")
    tile = box.tiles[nation.tiles[place]]
    here = upper(tile_at(box, nation, place))
    if not tile.makes:
        return Reason(f"{here} is a victory tile and produces nothing.", "FOE-M3")
    on = nation.tokens[place]
    if on & WAR_BIT:
        return Reason(f"{here} is pillaged and produces nothing.", "FOE-M3")
    if on >> CRAFT_SHIFT:
        return Reason(f"{here} has a craftsman and produces nothing.", "FOE-M3")
    if on & COIN_BIT:
        return Reason(f"{here} has a coin already.", "FOE-M3")
    makes = listed([box.resource_names[made] for made in tile.makes], "or")
    rule = "FOE-M2" if tile.back == NATURE else "FOE-M9"
    return Reason(f"{here} produces {makes}, not {box.resource_names[move.resource]}.", rule)
