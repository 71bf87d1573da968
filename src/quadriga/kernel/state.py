"""The contract of a game in play: the state that questions (`kernel.question`) change.

Whoever drives a game (table, bot, simulation, adapter) uses `State` alone. `play` trusts its caller for speed; what comes from
outside goes through `kernel.journal`, which checks it with `why_not` first.

Abstract classes here and in `bots` do without ABC: mypy holds their subclasses to them all the same, and compiled classes of
ABCMeta share one cache for `isinstance`, which then answers wrongly.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Any

from mypy_extensions import mypyc_attr

from quadriga.kernel.chance import Rng
from quadriga.kernel.events import Event
from quadriga.kernel.meta import Ending
from quadriga.kernel.notation import ChanceMove, Move
from quadriga.kernel.outcome import Line, Outcome, places_by, score_lines
from quadriga.kernel.prompt import Prompt, Reason
from quadriga.kernel.question import Draw, Question
from quadriga.kernel.seats import CHANCE, CHANCE_ALONE
from quadriga.kernel.setup import Setup
from quadriga.kernel.view import View
from quadriga.kernel.words.message import ENGLISH


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Everything about one game in play, changed in place by `play`. A game writes its fields and `clone`; the parts of its
    manifest (`kernel.parts`) do the rest.

    `agenda` is a stack of questions, the open one on top; it is empty exactly when the game is over.
    """

    def __init__(self, setup: Setup, agenda: list[Question[Any]]) -> None:
        self.config = setup.config
        self.common = setup
        """What all states of a table share; a game holds it as `setup`, with its own type."""
        self.agenda = agenda
        self.heard: list[Event] | None = None

    # -- playing: final in spirit, the same for every game --------------------------------------------------------------

    def to_act(self) -> tuple[int, ...]:
        """Empty: the game is over. `(CHANCE,)`: a draw is due. Several seats: they act at the same time, in any order."""
        agenda = self.agenda
        return agenda[-1].seats(self) if agenda else ()

    def prompt(self, seat: int) -> Prompt:
        """What the seat is asked and all that it may answer; only for a seat that is to act."""
        question = self.agenda[-1]
        return Prompt(seat, question.name, question.rule, question.options(self, seat))

    def options(self, seat: int) -> list[Move]:
        """The options of the prompt alone, for hot loops."""
        return self.agenda[-1].options(self, seat)

    def play(self, seat: int, move: Move) -> None:
        """Make a move that is known to be among the options; draws of chance are played by the seat `CHANCE`."""
        self.agenda[-1].play(self, seat, move)

    def draws(self) -> list[tuple[Move, int]]:
        """What chance can do now, with weights; only while a draw is due."""
        question = self.agenda[-1]
        assert isinstance(question, Draw)
        return list(zip(question.options(self, CHANCE), question.weights(self), strict=True))

    def draw(self, rng: Rng) -> Move:
        """One of the draws at random."""
        question = self.agenda[-1]
        assert isinstance(question, Draw)
        return question.pick(self, rng)

    def why_not(self, seat: int, move: Move) -> Reason | None:
        """None exactly for the options; else a sentence, and the ledger id, from what that seat can see."""
        acting = self.to_act()
        if not acting:
            return Reason("over", self.closing().rule)
        if seat not in acting:
            rule = self.agenda[-1].rule
            if acting == CHANCE_ALONE:
                return Reason("draw-is-due", rule)
            return Reason("not-your-move", rule, seats=acting)
        if move in self.options(seat):
            return None
        return self.refusal(seat, move)

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
    def clone(self) -> State:
        """An independent copy; nobody listens to it."""

    # -- what the parts of its game do ----------------------------------------------------------------------------------

    def view(self, seat: int | None, language: str = ENGLISH) -> View:
        """What that seat, or a spectator (None), can see, with its sentences in that language."""
        return self.common.game.parts.view(self, seat, self.common.words.voice(language))

    def imagine(self, seat: int | None, rng: Rng) -> State:
        """A clone in which all that this seat (None: a spectator) cannot know is drawn anew."""
        return self.common.game.parts.imagine(self, seat, rng)

    def refusal(self, seat: int, move: Move) -> Reason:
        """Why the acting seat cannot make this move, which is not among its options."""
        question = self.agenda[-1]
        if seat == CHANCE:
            return Reason("cannot-be-drawn", question.rule)
        if isinstance(move, ChanceMove):
            return Reason("only-chance-draws", question.rule)
        return question.refuse(self, seat, move).bind(self.common.words)

    def out_of_reach(self, seat: int, chosen: tuple[str, ...], target: str) -> Reason | None:
        """Why a target leads to no option after those chosen before, where a game knows better words than the refusal of the
        first move that touches it; None: it does not. Only for a seat that is to act. A target that some option has may be
        refused for what was chosen, in whichever order, but not for itself."""
        reason = self.agenda[-1].out_of_reach(self, seat, chosen, target)
        return None if reason is None else reason.bind(self.common.words)

    def apart(self, seat: int, chosen: tuple[str, ...], target: str) -> Reason:
        """Why no move at all touches a target together with those chosen before."""
        return self.agenda[-1].apart(self, chosen, target).bind(self.common.words)

    def closing(self) -> Ending:
        """How it ended, or would if it ended now."""
        return self.common.game.parts.ending(self)

    def placing(self) -> tuple[int, ...]:
        """The place of each seat, if the game ended now."""
        return places_by(self.common.game.parts.standings(self))

    def scores(self) -> list[int]:
        """The points of each seat if the game ended now."""
        return self.common.game.parts.scores(self)

    def sheet(self, language: str = ENGLISH) -> tuple[tuple[Line, ...], ...]:
        """For each seat the lines that make up its points now."""
        common = self.common
        sheet = common.game.parts.sheet
        voice = common.words.voice(language)
        return tuple([score_lines(sheet(self, seat), voice) for seat in range(common.players)])

    def outcome(self) -> Outcome | None:
        """The result; None while somebody is to act."""
        if self.agenda:
            return None
        return Outcome(self.closing().key, self.placing(), tuple(self.scores()), self.sheet())

    def check(self) -> None:
        """Raise `BrokenLaw` if anything was created or lost."""
        self.common.game.parts.check(self)

    def layout(self) -> dict[str, Any]:
        """The whole state as plain data: the `table` part of a position."""
        table = self.common.game.parts.fields.write(self, self.common)
        return {"agenda": [question.name for question in self.agenda], **table}
