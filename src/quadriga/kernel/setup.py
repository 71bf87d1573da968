"""What a table is made of: the numbers that a config and a component set come to, and the words that are said at it.

Each game has its own, which its states hold as `setup`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from quadriga.kernel.meta import Config
from quadriga.kernel.notation import Space
from quadriga.kernel.prompt import COMMON_WORDS
from quadriga.kernel.question import Question
from quadriga.kernel.words.message import Message

if TYPE_CHECKING:
    from quadriga.kernel.game import Game
    from quadriga.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Setup:
    """The numbers of one table, from its config and its component set; shared by all its states and never changed."""

    game: Game[Any]
    turn: Question[Any]
    """What is asked when a turn begins."""
    opened: State
    """The table as it is when play begins. It is cloned, never played on."""

    def __init__(self, config: Config, space: Space) -> None:
        self.config = config
        self.players: int = config.players
        self.space = space
        self.words = COMMON_WORDS
        """What is said at the table; its game gives it its words."""

    def names(self) -> Mapping[str, str | Message]:
        """The names of its components by their ids, as the component set has them; a message where it has none."""
        return {}
