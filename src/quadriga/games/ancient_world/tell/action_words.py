"""What each of the nine actions does, as words with the numbers of the component set: for whoever looks at one closely."""

from collections.abc import Callable
from typing import Any, Final

from quadriga.games.ancient_world.data.box import Box
from quadriga.kernel.words.message import Message

ABOUT: Final[dict[str, tuple[str, Callable[[Box], dict[str, Any]]]]] = {
    "labor": ("TAW-B1", lambda box: {"coins": box.labor_coins}),
    "build": ("TAW-B2", lambda box: {}),
    "draft": ("TAW-B3", lambda box: {}),
    "expand": ("TAW-B4", lambda box: {"knowledge": box.expand_knowledge, "coins": box.expand_coins}),
    "learn": ("TAW-B5", lambda box: {"coins": box.learn_coins}),
    "rebuild": ("TAW-B6", lambda box: {"repairs": box.rebuild_repairs, "coins": box.rebuild_coins}),
    "recruit": ("TAW-B7", lambda box: {}),
    "explore": ("TAW-B9", lambda box: {"count": box.explore_cards}),
    "grow": ("TAW-B10", lambda box: {"coins": box.grow_coins}),
}
"""Each action with the rule that says all of it, and the numbers of its sentence."""


def about(box: Box, action: str) -> Message:
    """What an action does, in short."""
    _, numbers = ABOUT[action]
    return Message(f"about-{action}", **numbers(box))
