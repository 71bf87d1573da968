"""What a bot is and what it gets to see: a view, its prompt, and imagined states; never the state.

Bots are named by a spec: a kind, and after a colon what it takes (`search:200ms`, `search:1000`).
"""

from abc import abstractmethod

from mypy_extensions import mypyc_attr

from quadriga.kernel.chance import Rng
from quadriga.kernel.game import Game
from quadriga.kernel.notation import Move
from quadriga.kernel.prompt import Prompt
from quadriga.kernel.state import State
from quadriga.kernel.view import View


class Eyes:
    """What one seat can see and imagine.

    The state that it is made from is not kept: only one imagination of it, from which further ones are drawn. To imagine from
    what was imagined brings no new knowledge, so a bot has no way to what is hidden.
    """

    def __init__(self, game: Game, state: State, seat: int, rng: Rng) -> None:
        self.game = game
        self.seat = seat
        self.prompt: Prompt = state.prompt(seat)
        self._imagined = state.imagine(seat, rng)

    def view(self) -> View:
        """What the seat sees. Imagination leaves it as it is (a law of the kit), so it need not be kept apart."""
        return self._imagined.view(self.seat)

    def imagine(self, rng: Rng) -> State:
        """A state that this seat cannot tell from the real one; the bot may play on it as it likes."""
        return self._imagined.imagine(self.seat, rng)


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player that is a program."""

    @abstractmethod
    def choose(self, eyes: Eyes) -> Move:
        """One of the options of the prompt."""
