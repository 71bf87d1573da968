"""A question of a game, whole: who is asked, what they may answer, what an answer does, how it is put, why it refuses.

Each game writes its questions in the chapters of its `rules`; a question is put by pushing it on the agenda of a state and
answered by a move. It never changes and exists once for each name, so states and their clones share it.
"""

from abc import abstractmethod
from typing import Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

from quadriga.kernel.chance import Rng
from quadriga.kernel.notation import Move
from quadriga.kernel.prompt import Reason
from quadriga.kernel.seats import CHANCE, CHANCE_ALONE
from quadriga.kernel.words.message import Message

S = TypeVar("S")


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Generic[S]):
    """A pending decision. `name` is what positions call it (`march 3`), `rule` the ledger id that it carries out.

    The message of that name with hyphens (`choose-action`) asks it, and its attribute `insists` answers a move of another kind.
    Whose turn it is stands in the state.
    """

    def __init__(self, name: str, rule: str, asks: str = "") -> None:
        self.name = name
        self.rule = rule
        self.asks = asks or name.replace(" ", "-")
        """The id of its message."""
        self.insists = f"{self.asks}.insists"

    @abstractmethod
    def seats(self, s: S) -> tuple[int, ...]:
        """Who acts; several seats act at the same time, in any order. Never empty while the question is open."""

    @abstractmethod
    def options(self, s: S, seat: int) -> list[Move]:
        """All that the seat may do, a fresh list, never empty; for chance, all that can be drawn."""

    @abstractmethod
    def play(self, s: S, seat: int, move: Move) -> None:
        """Carry out one of the options and put the agenda in order for what follows."""

    def ask(self, view: Any) -> Message:
        """The question for people, from what a view shows."""
        return Message(self.asks)

    def refuse(self, s: S, seat: int, move: Move) -> Reason:
        """Why the seat that is asked cannot make this move, which is not among the options."""
        return Reason(self.insists, self.rule)

    def out_of_reach(self, s: S, seat: int, chosen: tuple[str, ...], target: str) -> Reason | None:
        """Why a thing leads to no option after those chosen before, where that says more than the refusal of a move."""
        return None

    def apart(self, s: S, chosen: tuple[str, ...], target: str) -> Reason:
        """Why no move at all touches a thing together with those chosen before."""
        return Reason("nothing-joins", self.rule)

    def stands_on(self, below: "Question[S] | None", setup: Any) -> bool:
        """Whether it may lie on that question in an agenda of that table; None: at the bottom."""
        return below is None

    def faults(self, s: S) -> list[tuple[str, str]]:
        """What must not be while it is on the agenda, or play would go wrong: the field of a position, and the problem."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class Draw(Question[S]):
    """A draw that is due. `options` are the possible draws, `weights` how likely each is, in the same order."""

    def seats(self, s: S) -> tuple[int, ...]:
        return CHANCE_ALONE

    @abstractmethod
    def weights(self, s: S) -> list[int]:
        """The weight of each option, all above zero."""

    def pick(self, s: S, rng: Rng) -> Move:
        """One draw at random; a question overrides it where a faster way gives the same odds."""
        weights = self.weights(s)
        at = rng.below(sum(weights))
        index = 0
        while at >= weights[index]:
            at -= weights[index]
            index += 1
        return self.options(s, CHANCE)[index]
