"""The manifest of a game: every part of it by name. A game's `title.py` makes one, and everybody finds the parts here.

Rules as questions and fields, what is seen and told, how bots judge, who draws.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import ModuleType
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from quadriga.kernel.chance import Rng
from quadriga.kernel.events import Event
from quadriga.kernel.fields import Fields
from quadriga.kernel.meta import Config, Ending
from quadriga.kernel.notation import Move
from quadriga.kernel.question import Question
from quadriga.kernel.score import Score
from quadriga.kernel.state import State
from quadriga.kernel.view import View
from quadriga.kernel.words.message import Message

if TYPE_CHECKING:
    from quadriga.kernel.words.voice import Voice

S = TypeVar("S", bound=State)


def copy_of(state: S, seat: int | None, rng: Rng) -> State:
    """What a seat imagines in a game that hides nothing which is stored."""
    return state.clone()


def every_option(state: S, seat: int, options: list[Move]) -> list[Move]:
    """Bots think about all options."""
    return options


def no_hunch(state: S, seat: int, options: list[Move], rng: Rng) -> Move | None:
    """Bots judge every option."""
    return None


def no_faults(state: S) -> list[tuple[str, str]]:
    """Nothing more can be wrong with a position."""
    return []


def any_config(config: Config) -> None:
    """Every choice of options goes with every number of players and every component set."""


class Parts(Generic[S]):
    """What a game is made of. The drawings are named, not loaded: they need libraries that simulations do without."""

    def __init__(
        self,
        *,
        questions: tuple[Question[S], ...],
        turn: Question[S],
        fields: Fields,
        opening: Callable[[Any], list[Question[S]]],
        assemble: Callable[[Any, list[Question[S]], dict[str, Any]], S],
        ending: Callable[[S], Ending],
        scores: Callable[[S], list[int]],
        sheet: Callable[[S, int], Sequence[Score]],
        standings: Callable[[S], list[tuple[int, ...]]],
        check: Callable[[S], None],
        view: Callable[[S, int | None, Voice], View],
        view_type: type[View],
        events: ModuleType,
        say_move: Callable[[Any, Any, Move], Message],
        event_args: Mapping[type[Event], Callable[[Any], dict[str, Any]]] | None = None,
        judge: Callable[[S, int], float],
        progress: Callable[[S], float],
        check_config: Callable[[Config], None] = any_config,
        faults: Callable[[S], list[tuple[str, str]]] = no_faults,
        imagine: Callable[[S, int | None, Rng], State] = copy_of,
        shortlist: Callable[[S, int, list[Move]], list[Move]] = every_option,
        hunch: Callable[[S, int, list[Move], Rng], Move | None] = no_hunch,
        horizon: int = 0,
        terminal: str = "",
        faces: str = "",
    ) -> None:
        self.questions: dict[str, Question[Any]] = {question.name: question for question in questions}
        self.turn: Question[Any] = turn
        """What is asked when a turn begins, and what is open in a position that names no question."""
        self.fields = fields
        self.check_config: Callable[[Config], None] = check_config
        """Raises `ConfigError` where options, players and components do not go together."""
        self.opening: Callable[[Any], list[Question[Any]]] = opening
        """The agenda of a new table."""
        self.assemble: Callable[[Any, list[Question[Any]], dict[str, Any]], Any] = assemble
        """A state of the values of its fields, with all that follows from them."""
        self.ending: Callable[[Any], Ending] = ending
        self.scores: Callable[[Any], list[int]] = scores
        self.sheet: Callable[[Any, int], Sequence[Score]] = sheet
        self.standings: Callable[[Any], list[tuple[int, ...]]] = standings
        """For each seat what places are decided by, the first number first."""
        self.check: Callable[[Any], None] = check
        self.view: Callable[[Any, int | None, Voice], View] = view
        self.view_type = view_type
        self.events = events
        self.say_move: Callable[[Any, Any, Move], Message] = say_move
        """What a move would do, from the setup of the table and a view."""
        self.event_args: Mapping[type[Event], Callable[[Any], dict[str, Any]]] = event_args or {}
        """What is filled in for the odd event: for all others it is their fields."""
        self.judge: Callable[[Any, int], float] = judge
        self.progress: Callable[[Any], float] = progress
        self.faults: Callable[[Any], list[tuple[str, str]]] = faults
        """What must not be whatever question is open (see `Question.faults`)."""
        self.imagine: Callable[[Any, int | None, Rng], State] = imagine
        self.shortlist: Callable[[Any, int, list[Move]], list[Move]] = shortlist
        self.hunch: Callable[[Any, int, list[Move], Rng], Move | None] = hunch
        self.horizon = horizon
        self.terminal = terminal
        self.faces = faces
