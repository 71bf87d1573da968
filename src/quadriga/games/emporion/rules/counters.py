"""EMP-A1, A2: the counters on the Action cards: where one may move, and why not."""

from quadriga.games.emporion.data.terms import ACTIONS, ALL_ACTIONS, RESERVE
from quadriga.games.emporion.state.state import EmporionState
from quadriga.kernel.prompt import Reason


def allowed_actions(s: EmporionState, seat: int) -> int:
    """EMP-A1, A2: a bit for each Action that the seat's counter may move to; Reserve may hold both counters."""
    counters = s.counters
    allowed = ALL_ACTIONS & ~(1 << counters[s.counter_of(seat)])
    if s.setup.has_own_counters:
        other = counters[1 - seat]
        if other != RESERVE:
            allowed &= ~(1 << other)
    return allowed


def move_counter(s: EmporionState, seat: int, action: int) -> int:
    """EMP-A1: onto an Action card; where it stood before."""
    counter = s.counter_of(seat)
    left = s.counters[counter]
    s.counters[counter] = action
    return left


def is_barred(s: EmporionState, seat: int, action: int) -> bool:
    """Whether the seat's counter may not move there."""
    return not allowed_actions(s, seat) >> action & 1


def barred(s: EmporionState, seat: int, action: int) -> Reason:
    """EMP-A1, A2: why the counter may not move to an Action."""
    name = ACTIONS[action]
    if s.counters[s.counter_of(seat)] == action:
        return Reason("stands-there", "EMP-A2", action=name, own=s.setup.has_own_counters)
    other = s.setup.box.counters[0 if seat != s.asclepios else 1]
    return Reason("other-stands-there", "EMP-A1", action=name, counter=other)
