"""How good a position looks, in points at the end: what bots look at between the moves."""

from quadriga.games.emporion import scoring
from quadriga.games.emporion.state import EmporionState


def progress(s: EmporionState) -> float:
    """By the fullest Realm or the History pile, whichever is nearer to the end."""
    box = s.setup.box
    if not s.agenda:
        return 1.0
    fullest = max([len(realm.cards) for realm in s.realms])
    return min(1.0, fullest / box.realm_end)


def judge(s: EmporionState, seat: int) -> float:
    """The seat's lead over the best of the others."""
    points = scoring.scores(s)
    return float(points[seat] - max([each for other, each in enumerate(points) if other != seat]))
