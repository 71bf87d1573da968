"""How good a position looks, in points: what bots look at between the moves.

The weights were tried in matches (`quadriga simulate`); they are judgement, not rules.
"""

from typing import Final

from quadriga.games.eight_minute_empire import scoring
from quadriga.games.eight_minute_empire.state import EmpireState
from quadriga.kernel.state import Frame
from quadriga.parts.regions import NOBODY

COIN: Final = 0.22
"""A coin while cards can still be bought; the last turns make it worth less."""
ARMY: Final = 0.14
"""An army on the board, wherever it stands."""
CITY: Final = 0.55
"""A city, as a place where armies come from."""
NEXT_SET: Final = 0.55
"""The share of the next step of a set that each good on the way to it is worth."""
STEP: Final[dict[str, float]] = {"place": 0.3, "move": 0.45, "sail": 0.5, "city": 1.1, "destroy": 0.6, "choose": 1.2}
"""What one step of an action that is still open is worth before it is done."""


def judge(s: EmpireState, seat: int) -> float:
    """The seat's lead over the best of the others, in points now and to come."""
    worths = standing(s)
    best = -1000.0
    for other in range(len(worths)):
        if other != seat and worths[other] > best:
            best = worths[other]
    return worths[seat] - best


def standing(s: EmpireState) -> list[float]:
    """What each seat has in points, with what its pieces, coins, goods and open action promise."""
    setup = s.setup
    left = 1.0 - len(s.taken) / (setup.players * setup.cards_to_end)
    worths = [float(points) for points in scoring.scores(s)]
    for seat in range(setup.players):
        worths[seat] += left * (
            COIN * s.coins[seat]
            + ARMY * (setup.armies - s.armies_left[seat])
            + CITY * (setup.cities - s.cities_left[seat])
            + goods_promise(s, seat)
        )
    _add_near_ties(s, worths)
    if s.agenda and 0 <= s.turn < setup.players and s.first != NOBODY:
        worths[s.turn] += open_action(s.agenda)
    return worths


def goods_promise(s: EmpireState, seat: int) -> float:
    """Part of the next step of each set, by how near it is."""
    box = s.setup.box
    promise = 0.0
    for good in range(box.wild):
        symbols = s.goods[seat * box.goods + good]
        if symbols:
            worth = box.worth[good]
            now = worth[symbols]
            ahead = 1
            while ahead <= 3 and symbols + ahead < len(worth) and worth[symbols + ahead] == now:
                ahead += 1
            if symbols + ahead < len(worth):
                promise += NEXT_SET * (worth[symbols + ahead] - now) / ahead
    return promise + 0.8 * s.goods[seat * box.goods + box.wild]


def _add_near_ties(s: EmpireState, worths: list[float]) -> None:
    """A region held by two or more is safer than one held by a single piece; being one short is nearly a tie."""
    setup = s.setup
    size = setup.box.map.size
    for region in range(size):
        first = 0
        second = 0
        who = NOBODY
        for owner in range(setup.players + 1):
            strength = s.armies[owner * size + region] + s.cities[owner * size + region]
            if strength > first:
                second = first
                first = strength
                who = owner
            elif strength > second:
                second = strength
        if 0 <= who < setup.players and second > 0 and first - second >= 2:
            worths[who] += 0.1


def open_action(agenda: list[Frame[EmpireState]]) -> float:
    """What the steps that are still open are worth to the seat that may take them."""
    worth = 0.0
    for frame in agenda:
        words = frame.text.split()
        worth += STEP.get(words[0], 0.0) * (int(words[1]) if words[1:] and words[1].isdigit() else 1)
    return worth
