"""The questions of this game by their words, so that one chapter of the rules can ask a question of another.

Every chapter names its frames here when it is loaded; `frames` loads them all.
"""

from typing import Any, Final

from quadriga.games.ancient_world.state.state import AncientState
from quadriga.kernel.state import Frame

NAMED: Final[dict[str, Frame[Any]]] = {}
"""Every frame by its text, for `ask` and for positions."""


def name(frame: Frame[AncientState]) -> Frame[AncientState]:
    """Make a frame known by its text."""
    NAMED[frame.text] = frame
    return frame


def ask(s: AncientState, text: str) -> None:
    """Open a question above those that are open."""
    s.agenda.append(NAMED[text])
