"""The contract of a game in play: the state that questions (`kernel.question`) change.

Whoever drives a game (table, bot, simulation, adapter) uses `State` alone. `play` trusts its caller for speed; what comes from
outside goes through `kernel.journal`, which checks it with `why_not` first.

Abstract classes here and in `game` and `bots` do without ABC: mypy holds their subclasses to them all the same, and compiled
classes of ABCMeta share one cache for `isinstance`, which then answers wrongly.
"""

from abc import abstractmethod
from typing import Any

from mypy_extensions import mypyc_attr

from quadriga.kernel.chance import Rng
from quadriga.kernel.events import Event
from quadriga.kernel.meta import Config
from quadriga.kernel.notation import Move
from quadriga.kernel.outcome import Line, Outcome
from quadriga.kernel.prompt import Prompt, Reason
from quadriga.kernel.question import Draw, Question
from quadriga.kernel.seats import CHANCE, CHANCE_ALONE
from quadriga.kernel.view import View
from quadriga.kernel.words.message import ENGLISH

Frame = Question
ChanceFrame = Draw


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Everything about one game in play, changed in place by `play`.

    `agenda` is a stack of frames, the open decision on top; it is empty exactly when the game is over.
    """

    def __init__(self, config: Config, agenda: list[Question[Any]]) -> None:
        self.config = config
        self.agenda = agenda
        self.heard: list[Event] | None = None

    # -- playing: final in spirit, the same for every game --------------------------------------------------------------

    def to_act(self) -> tuple[int, ...]:
        """Empty: the game is over. `(CHANCE,)`: a draw is due. Several seats: they act at the same time, in any order."""
        agenda = self.agenda
        return agenda[-1].seats(self) if agenda else ()

    def prompt(self, seat: int) -> Prompt:
        """What the seat is asked and all that it may answer; only for a seat that is to act."""
        frame = self.agenda[-1]
        return Prompt(seat, frame.text, frame.rule, frame.options(self, seat))

    def options(self, seat: int) -> list[Move]:
        """The options of the prompt alone, for hot loops."""
        return self.agenda[-1].options(self, seat)

    def play(self, seat: int, move: Move) -> None:
        """Make a move that is known to be among the options; draws of chance are played by the seat `CHANCE`."""
        self.agenda[-1].play(self, seat, move)

    def draws(self) -> list[tuple[Move, int]]:
        """What chance can do now, with weights; only while a draw is due."""
        frame = self.agenda[-1]
        assert isinstance(frame, Draw)
        return list(zip(frame.options(self, CHANCE), frame.weights(self), strict=True))

    def draw(self, rng: Rng) -> Move:
        """One of the draws at random."""
        frame = self.agenda[-1]
        assert isinstance(frame, Draw)
        return frame.pick(self, rng)

    def why_not(self, seat: int, move: Move) -> Reason | None:
        """None exactly for the options; else a sentence, and the ledger id, from what that seat can see."""
        acting = self.to_act()
        if not acting:
            return Reason("over", self.closing_rule())
        if seat not in acting:
            rule = self.agenda[-1].rule
            if acting == CHANCE_ALONE:
                return Reason("draw-is-due", rule)
            return Reason("not-your-move", rule, seats=acting)
        if move in self.options(seat):
            return None
        return self.refusal(seat, move)

    def out_of_reach(self, seat: int, chosen: tuple[str, ...], target: str) -> Reason | None:
        """Why a target leads to no option after those chosen before, where a game knows better words than the refusal of the
        first move that touches it; None: it does not. Only for a seat that is to act. A target that some option has may be
        refused for what was chosen, in whichever order, but not for itself."""
        return None

    def apart(self, seat: int, chosen: tuple[str, ...], target: str) -> Reason:
        """Why no move at all touches a target together with those chosen before; a game may say it in its own words."""
        return Reason("nothing-joins", self.agenda[-1].rule)

    # -- events -----------------------------------------------------------------------------------------------------------

    def listen(self) -> None:
        """From now on keep events until `told` collects them."""
        self.heard = []

    def told(self) -> list[Event]:
        """The events since the last time, in order; none from a state that nobody listens to."""
        events = self.heard
        if events is None:
            return []
        self.heard = []
        return events

    # -- what a game writes -----------------------------------------------------------------------------------------------

    @abstractmethod
    def clone(self) -> "State":
        """An independent copy; nobody listens to it."""

    @abstractmethod
    def view(self, seat: int | None, language: str = ENGLISH) -> View:
        """What that seat, or a spectator (None), can see, with its sentences in that language."""

    @abstractmethod
    def imagine(self, seat: int | None, rng: Rng) -> "State":
        """A clone in which all that this seat (None: a spectator) cannot know is drawn anew."""

    @abstractmethod
    def refusal(self, seat: int, move: Move) -> Reason:
        """Why the acting seat cannot make this move, which is not among its options."""

    @abstractmethod
    def closing_rule(self) -> str:
        """The ledger id of the ending."""

    @abstractmethod
    def scores(self) -> list[int]:
        """The points of each seat if the game ended now."""

    @abstractmethod
    def sheet(self, language: str = ENGLISH) -> tuple[tuple[Line, ...], ...]:
        """For each seat the lines that make up its points now."""

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """The result; None while somebody is to act."""

    @abstractmethod
    def check(self) -> None:
        """Raise `BrokenLaw` if anything was created or lost."""

    @abstractmethod
    def layout(self) -> dict[str, Any]:
        """The whole state as plain data: the `table` part of a position."""
