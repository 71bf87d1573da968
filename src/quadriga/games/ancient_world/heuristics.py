"""How good a position looks, in points at the end: what bots look at between the moves."""

from quadriga.games.ancient_world import scoring
from quadriga.games.ancient_world.state import AncientState


def progress(s: AncientState) -> float:
    """By the rounds that are over."""
    if not s.agenda:
        return 1.0
    return (s.round - 1) / s.setup.box.rounds


def judge(s: AncientState, seat: int) -> float:
    """The seat's lead over the best of the others."""
    points = scoring.scores(s)
    return float(points[seat] - max([each for other, each in enumerate(points) if other != seat]))
