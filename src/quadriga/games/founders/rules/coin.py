"""FOE-M: a coin buys what an opponent's tile makes, for one turn; the tile stands still until its owner takes the coin."""

from quadriga.games.founders.data.moves import BuyResource
from quadriga.games.founders.data.terms import COIN, COIN_BIT, CRAFT_SHIFT, NATURE, NOBODY, NOTHING, WAR_BIT
from quadriga.games.founders.rules.asking import tile_at
from quadriga.games.founders.state.state import FoundersState
from quadriga.games.founders.tell import report
from quadriga.kernel.notation import Move
from quadriga.kernel.prompt import Reason


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
        return Reason("own-tile-for-coin", "FOE-M1")
    nation = s.nations[move.owner]
    place = nation.at(move.space)
    if place == NOTHING:
        return Reason("seat-has-no-tile", "FOE-M1", seat=move.owner, space=box.names[move.space])
    tile = box.tiles[nation.tiles[place]]
    here = tile_at(box, nation, place)
    if not tile.makes:
        return Reason("victory-sells-nothing", "FOE-M3", here=here)
    on = nation.tokens[place]
    if on & WAR_BIT:
        return Reason("pillaged-sells-nothing", "FOE-M3", here=here)
    if on >> CRAFT_SHIFT:
        return Reason("craftsman-sells-nothing", "FOE-M3", here=here)
    if on & COIN_BIT:
        return Reason("coin-there", "FOE-M3", here=here)
    makes = tuple([box.resource_ids[made] for made in tile.makes])
    rule = "FOE-M2" if tile.back == NATURE else "FOE-M9"
    return Reason("sells-other", rule, here=here, makes=makes, resource=box.resource_ids[move.resource])
