"""How good a position looks, in points at the end: what bots look at between the moves."""

from quadriga.games.founders import scoring
from quadriga.games.founders.state import FoundersState


def judge(s: FoundersState, seat: int) -> float:
    """The seat's lead over the best of the others."""
    points = scoring.scores(s)
    best = max([points[other] for other in range(len(points)) if other != seat])
    return float(points[seat] - best)


def progress(s: FoundersState) -> float:
    """By the victory tiles or the stacks, whichever is nearer to the end."""
    box = s.setup.box
    if not s.agenda:
        return 1.0
    left = s.stacks[0].size + s.stacks[1].size + s.stacks[2].size
    by_turns = s.turns / box.turns_at_most
    by_stacks = 1.0 - left / box.turns_at_most if s.turns else 0.0
    by_victory = 1.0 - len(s.victory) / box.victory_shown if s.turns else 0.0
    return min(1.0, max(by_turns, by_stacks, by_victory, 0.0))
