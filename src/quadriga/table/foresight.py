"""What a move would do and why another cannot be made, told from what the seat can know.

Both are answered from imagined states or from the seat's own refusals, so that asking teaches nothing.
"""

import msgspec

from quadriga.kernel.chance import Rng
from quadriga.kernel.events import Event
from quadriga.kernel.game import Game
from quadriga.kernel.notation import Move
from quadriga.kernel.prompt import CHOOSABLE, Reason
from quadriga.kernel.state import State
from quadriga.kernel.view import View
from quadriga.kernel.words.message import ENGLISH

IMAGINED = 8
"""States in which a consequence must be the same before it is called certain."""


class Consequence:
    """A table after a move, through the eyes of the seat that would make it; draws are not made yet."""

    def __init__(self, view: View, events: list[Event]) -> None:
        self.view = view
        self.events = events


def foresee(state: State, seat: int, move: Move, language: str = ENGLISH) -> Consequence | None:
    """What the seat can be certain of; None when that depends on what it cannot see."""
    rng = Rng(move.number)
    found: Consequence | None = None
    seen = b""
    for _ in range(IMAGINED):
        fresh = rng.mark()
        ahead = state.imagine(seat, rng)
        is_all_known = rng.mark() == fresh
        if ahead.why_not(seat, move) is not None:
            return None
        ahead.listen()
        ahead.play(seat, move)
        events = [event for event in ahead.told() if event.is_for(seat)]
        view = ahead.view(seat, language)
        content = msgspec.json.encode((view, events), order="deterministic")
        if found is not None and content != seen:
            return None
        found, seen = Consequence(view, events), content
        if is_all_known:
            break
    return found


def why_not_target(game: Game, state: State, seat: int, chosen: tuple[str, ...], target: str) -> Reason:
    """Why a thing on the table cannot be pointed at now, after what was chosen already, in whichever order.

    What an option has together with them is choosable; what an option has without them is never refused for itself.
    """
    acting = state.to_act()
    if seat not in acting:
        reason = state.why_not(seat, game.space(state.config).at(0))
        assert reason is not None
        return reason
    options = state.options(seat)
    if any({*chosen, target}.issubset(move.targets) for move in options):
        return Reason(CHOOSABLE, state.agenda[-1].rule)
    own_words = state.out_of_reach(seat, chosen, target)
    if own_words is not None:
        return own_words
    space = game.space(state.config)
    verbs = {move.verb for move in options}
    open_moves = {move.number for move in options}
    touching = (*chosen, target) if target not in chosen else chosen
    together = [move for move in space.touching(touching) if move.number not in open_moves]
    if chosen and not together:
        # What would be a move by itself, like another card of the row, is refused for its own reason.
        alone = [move for move in space.touching((target,)) if move.targets == (target,) and move.verb in verbs]
        together = [move for move in alone if move.number not in open_moves]
        if not together or any(target in move.targets for move in options):
            return state.apart(seat, chosen, target)
        chosen = ()
    # What is asked for comes first: a card of the row is refused as a card to take, not as one to draw. Then the moves that one
    # would point at in this order: a region is refused first as one to leave, and after a choice as one to reach.
    at = len(chosen)
    for move in sorted(together, key=lambda move: (move.verb not in verbs, move.targets[at : at + 1] != (target,))):
        reason = state.why_not(seat, move)
        assert reason is not None
        return reason
    return Reason("nothing-to-do", state.agenda[-1].rule)
