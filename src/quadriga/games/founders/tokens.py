"""What can be done with tokens, and what it does: war, coin, carriage and craftsman (FOE-W, FOE-M, FOE-G, FOE-A).

The frames ask and call these; each `add_…` appends to a list of options what one kind of token allows.
"""

from quadriga.games.founders import events as tell
from quadriga.games.founders import reach
from quadriga.games.founders.box import CARRIAGE, COIN, CRAFTSMAN, VILLAGE, WAR
from quadriga.games.founders.nation import COIN_BIT, CRAFT_SHIFT, NOTHING, WAR_BIT
from quadriga.games.founders.state import FoundersState
from quadriga.kernel.notation import Move


def add_pillages(s: FoundersState, seat: int, out: list[Move]) -> None:
    """FOE-W1, W4: the farthest tile of each column of each opponent, unless it is pillaged already."""
    box = s.setup.box
    for owner in range(s.setup.players):
        if owner != seat:
            nation = s.nations[owner]
            for place in reach.unprotected(box, nation):
                if not nation.tokens[place] & WAR_BIT:
                    out.append(box.pillage.at(owner * box.cells + nation.spaces[place]))


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


def add_employments(s: FoundersState, seat: int, out: list[Move]) -> None:
    """FOE-A2, A3: a village tile that shows the craftsman's resource, not pillaged, without a craftsman; a coin is no bar."""
    box = s.setup.box
    nation = s.nations[seat]
    hand = nation.hand
    for craftsman in range(len(box.craft_of)):
        if hand[CRAFTSMAN + craftsman]:
            bit = 1 << box.craft_of[craftsman]
            for place in range(len(nation.tiles)):
                tile = nation.tiles[place]
                if box.back_of[tile] == VILLAGE and box.made_by[tile] & bit and not nation.tokens[place] & ~COIN_BIT:
                    out.append(box.employ.at(craftsman * box.cells + nation.spaces[place]))


def pillage(s: FoundersState, seat: int, move: Move) -> None:
    """FOE-W1 to W3: the token stays on the tile, over a craftsman if there is one."""
    box = s.setup.box
    nation = s.nations[move.a]
    place = nation.at(move.b)
    s.nations[seat].hand[WAR] -= 1
    nation.tokens[place] |= WAR_BIT
    if s.heard is not None:
        craftsman = nation.tokens[place] >> CRAFT_SHIFT
        s.heard.append(
            tell.TilePillaged(
                seat=seat,
                owner=move.a,
                space=box.names[move.b],
                tile=box.tiles[nation.tiles[place]].id,
                craftsman=box.craftsmen[craftsman - 1] if craftsman else None,
            )
        )


def buy(s: FoundersState, seat: int, move: Move) -> None:
    """FOE-M1: the coin goes to the tile, the resource comes to the whole nation for this turn."""
    box = s.setup.box
    owner = move.b // box.cells
    space = move.b % box.cells
    nation = s.nations[owner]
    place = nation.at(space)
    s.nations[seat].hand[COIN] -= 1
    nation.tokens[place] |= COIN_BIT
    s.bought = move.a
    s.seller = owner
    s.sold_at = space
    if s.heard is not None:
        s.heard.append(
            tell.ResourceBought(
                seat=seat,
                owner=owner,
                space=box.names[space],
                tile=box.tiles[nation.tiles[place]].id,
                resource=box.resources[move.a],
            )
        )


def unite(s: FoundersState, seat: int, move: Move) -> None:
    """FOE-G1: a carriage in the middle of four tiles."""
    box = s.setup.box
    nation = s.nations[seat]
    nation.hand[CARRIAGE] -= 1
    nation.carriages = tuple(sorted([*nation.carriages, move.a]))
    if s.heard is not None:
        for corners, places in reach.Survey(box, nation, NOTHING).unions():
            if move.a in corners:
                spaces = tuple([box.names[nation.spaces[place]] for place in sorted(places)])
                s.heard.append(tell.TilesUnited(seat=seat, corner=box.names[move.a], spaces=spaces))


def employ(s: FoundersState, seat: int, move: Move) -> None:
    """FOE-A2: the craftsman stays on the tile, which stops producing."""
    box = s.setup.box
    nation = s.nations[seat]
    place = nation.at(move.b)
    nation.hand[CRAFTSMAN + move.a] -= 1
    nation.tokens[place] |= (move.a + 1) << CRAFT_SHIFT
    if s.heard is not None:
        s.heard.append(
            tell.CraftsmanEmployed(
                seat=seat,
                craftsman=box.craftsmen[move.a],
                space=box.names[move.b],
                tile=box.tiles[nation.tiles[place]].id,
            )
        )
