"""A line of a score sheet as rules make it. Compiled: every view asks for all lines of all seats.

`outcome` puts it into words.
"""

from typing import Any, final

from quadriga.kernel.words.message import Message


@final
class Score:
    """One line of a score sheet as rules make it: its message, the rule that gives it, its points."""

    def __init__(self, points: int, rule: str, id: str, **args: Any) -> None:
        self.points = points
        self.rule = rule
        self.message = Message(id, **args)
