"""FOE-T1: what all questions to a seat have in common, and how their refusals name things.

Tiles, tokens and resources stand in thousands of moves, so what is pointed at is answered for here without making them.
"""

from quadriga.games.founders.data.box import Box
from quadriga.games.founders.data.terms import CARRIAGE, COIN, NOTHING, TOKENS
from quadriga.games.founders.state.nation import Nation
from quadriga.games.founders.state.state import FoundersState
from quadriga.kernel.prompt import Reason
from quadriga.kernel.question import Question
from quadriga.kernel.seats import ALONE, COLOURS
from quadriga.kernel.words.message import Message


class SeatQuestion(Question[FoundersState]):
    """A question to the seat whose turn it is, unless it says otherwise."""

    def seats(self, s: FoundersState) -> tuple[int, ...]:
        return ALONE[s.turn]

    def out_of_reach(self, s: FoundersState, seat: int, chosen: tuple[str, ...], target: str) -> Reason | None:
        kind, _, word = target.partition(":")
        if kind == "resource" or target == f"token:{TOKENS[COIN]}":
            kinds = [other.partition(":")[0] for other in chosen]
            wanted = [other for other in (*chosen, target) if other.startswith("resource:") and not is_open(s, seat, other)]
            if wanted and not any(seller in COLOURS for seller in kinds):
                return Reason("resource-after-tile", "FOE-M2")
        if is_open(s, seat, target):
            return None  # what does not go with the chosen things is refused as the move that would join them
        if kind == "token":
            return self.refuse_token(s, seat, word)
        tile = s.setup.box.index_of.get(target, NOTHING)
        return None if tile == NOTHING else self.refuse_tile(s, tile)

    def refuse_token(self, s: FoundersState, seat: int, word: str) -> Reason:
        """Why a token that was pointed at leads to no option."""
        return Reason("token-at-opening", "FOE-K1")

    def refuse_tile(self, s: FoundersState, tile: int) -> Reason:
        """Why a tile that was pointed at leads to no option."""
        return Reason(self.insists, self.rule)

    def apart(self, s: FoundersState, chosen: tuple[str, ...], target: str) -> Reason:
        """A target that no move joins with those chosen, whichever of them came first."""
        kinds = {word.partition(":")[0]: word.partition(":")[2] for word in (*chosen, target)}
        is_abroad = any(colour in kinds for colour in COLOURS)
        token = kinds.get("token", "")
        if is_abroad and token == TOKENS[CARRIAGE]:
            return Reason("carriage-at-home", "FOE-G1")
        if is_abroad and token in s.setup.box.craftsmen:
            return Reason("craftsman-at-home", "FOE-A2")
        return super().apart(s, chosen, target)


def is_open(s: FoundersState, seat: int, *targets: str) -> bool:
    """Whether some option has all of these."""
    return any(set(targets).issubset(move.targets) for move in s.options(seat))


def too_late() -> Reason:
    """Why no token can be played any more."""
    return Reason("token-too-late", "FOE-K1")


def tile_at(box: Box, nation: Nation, place: int) -> Message:
    """`the Mine at 0,1`."""
    return Message("tile-at", tile=box.ids[nation.tiles[place]], space=box.names[nation.spaces[place]])
