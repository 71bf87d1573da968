"""How good a position looks, in points at the end: what bots look at between the moves.

The weights were set by hand, led by a least-squares fit of the final lead over positions between turns of two-player games and
by matches of greedy bots with single weights changed. They are judgement, not rules. `left` is the part of the game still to
come.
"""

import math
from typing import Final

from quadriga.games.eight_minute_empire.data.terms import CITY, DESTROY, MOVE, PLACE, SAIL
from quadriga.games.eight_minute_empire.rules import scoring
from quadriga.games.eight_minute_empire.rules.actions import ACTIONS, WHICH_PART
from quadriga.games.eight_minute_empire.state.state import EmpireState
from quadriga.parts.regions import NOBODY

POINTS_LATER: Final = 0.9
"""How much of a point now is lost again on the way, at the start of a game: regions change hands, goods stay."""
COIN: Final = 0.35
"""A coin, while a better card can still be bought for it."""
ARMY: Final = 0.2
ARMY_EARLY: Final = 0.4
"""An army on the board; the earlier, the more it will do."""
SPREAD: Final = 0.15
"""A region with an army in it, held or not, while there is time to use it."""
TIE_COIN: Final = 0.01
TIE_ARMY: Final = 0.0005
"""At the end, where coins and then armies decide between equal points (EME-V6): all armies are less than a coin."""
FIRST_TURN: Final = 0.5
"""To be the first to choose a card."""
STEP: Final[dict[int, float]] = {PLACE: 0.55, MOVE: 0.3, SAIL: 0.35, CITY: 0.7, DESTROY: 0.9}
"""What one step of an action is worth on a card just taken."""


def progress(s: EmpireState) -> float:
    """By the cards that are taken."""
    setup = s.setup
    return (len(s.past) + len(s.taken) / (setup.cards_to_end * setup.players)) / setup.games


def judge(s: EmpireState, seat: int) -> float:
    """The seat's lead over the best of the others, as it may be at the end."""
    worths = standing(s)
    if s.are_bids_hidden() and s.bids[seat] > 0:
        worths[seat] += bid_promise(s.bids[seat])
    best = -1000.0
    for other in range(len(worths)):
        if other != seat and worths[other] > best:
            best = worths[other]
    return worths[seat] - best


def standing(s: EmpireState) -> list[float]:
    """What each seat may end with: points, and what its pieces, coins, goods and a card just taken promise."""
    setup = s.setup
    left = 1.0 - len(s.taken) / (setup.players * setup.cards_to_end)
    holders = scoring.region_holders(s)
    now = 1.0 - POINTS_LATER * left
    army = ARMY + ARMY_EARLY * left if left > 0.0 else TIE_ARMY if setup.coins_break_ties else 0.0
    coin = COIN if left > 0.0 else TIE_COIN if setup.coins_break_ties else 0.0
    goods = scoring.held_goods(s, holders)
    worths = [
        goods_promise(s, seat, goods, left) + coin * s.coins[seat] + army * (setup.armies - s.armies_left[seat])
        for seat in range(setup.players)
    ]
    for owner in holders:
        if 0 <= owner < setup.players:
            worths[owner] += now
    for owner in scoring.continent_holders(s, scoring.continent_counts(s, holders)):
        if 0 <= owner < setup.players:
            worths[owner] += now
    for game in s.past:
        for seat in range(setup.players):
            worths[seat] += game[seat]
    if left > 0.0:
        _add_spread(s, worths, SPREAD * left)
    if s.agenda and s.taken and s.turn != NOBODY:
        worths[s.turn] += card_promise(s)
    return worths


def bid_promise(bid: int) -> float:
    """A bid that is not revealed yet: the first turn if it is the highest, and then its coins are gone."""
    return (1.0 - math.exp(-bid / 2)) * (FIRST_TURN - COIN * bid)


def goods_promise(s: EmpireState, seat: int, goods: list[int], left: float) -> float:
    """The points of each set and part of its next step, by how near that is."""
    box = s.setup.box
    promise = float(scoring.goods_points(s, seat, goods))
    if left <= 0.0:
        return promise
    for good in range(box.wild):
        symbols = goods[seat * box.goods + good]
        if symbols:
            worth = box.worth[good]
            now = worth[symbols]
            ahead = 1
            while ahead <= 3 and symbols + ahead < len(worth) and worth[symbols + ahead] == now:
                ahead += 1
            if symbols + ahead < len(worth):
                promise += 0.4 * (worth[symbols + ahead] - now) / ahead
    return promise


def _add_spread(s: EmpireState, worths: list[float], worth: float) -> None:
    size = s.setup.box.map.size
    armies = s.armies
    for seat in range(s.setup.players):
        mine = seat * size
        for region in range(size):
            if armies[mine + region]:
                worths[seat] += worth


def card_promise(s: EmpireState) -> float:
    """What a card just taken will do. Once its action is begun the board shows it, and nothing is promised any more: so
    stopping costs nothing but what could have been done."""
    card = s.setup.box.cards[s.taken[-1]]
    asked = s.agenda[-1]
    promise = 0.0
    for index in range(len(card.kinds)):
        if asked is WHICH_PART or asked is ACTIONS[card.kinds[index]][card.numbers[index]]:
            promise = max(promise, STEP[card.kinds[index]] * card.numbers[index])
    return promise
