"""FOE-C3: the stacks. How many tiles one has is open, their order exists nowhere: a tile is drawn from all that are unseen."""

from quadriga.games.founders.state.state import FoundersState
from quadriga.kernel.chance import Rng
from quadriga.kernel.notation import Move
from quadriga.kernel.question import Draw


class TopTile(Draw[FoundersState]):
    """The top tile of the stack of one back, seen only when it is drawn."""

    def __init__(self, text: str, rule: str, back: int) -> None:
        super().__init__(text, rule)
        self.back = back

    def stack(self, s: FoundersState) -> int:
        """The back that is drawn from now."""
        return self.back

    def options(self, s: FoundersState, seat: int) -> list[Move]:
        box = s.setup.box
        back = self.stack(s)
        first = box.first_of[back]
        return [box.draw[first + index] for index in s.stacks[back].candidates()]

    def weights(self, s: FoundersState) -> list[int]:
        return s.stacks[self.stack(s)].weights()

    def pick(self, s: FoundersState, rng: Rng) -> Move:
        box = s.setup.box
        back = self.stack(s)
        return box.draw[box.first_of[back] + s.stacks[back].pick(rng)]

    def take_off(self, s: FoundersState, tile: int) -> None:
        """The tile leaves its stack."""
        back = s.setup.box.back_of[tile]
        s.stacks[back].draw(tile - s.setup.box.first_of[back])

    def faults(self, s: FoundersState) -> list[tuple[str, str]]:
        return (
            [] if s.stacks[self.back].size else [("agenda", f"{self.name!r} cannot be open: that stack is empty ({self.rule})")]
        )
