"""Tables for bots: every number of players and every variant, and games played to the end."""

from quadriga.bots.bot import Bot, Eyes
from quadriga.games.eight_minute_empire import GAME
from quadriga.games.eight_minute_empire.state.state import EmpireState
from quadriga.kernel.chance import Rng
from quadriga.kernel.notation import Move
from quadriga.kernel.outcome import Outcome
from quadriga.kernel.seats import CHANCE

VARIANTS: dict[str, tuple[int, dict[str, str]]] = {
    "two": (2, {}),
    "three on side B": (3, {"board": "b"}),
    "four with the retail deck": (4, {"deck": "retail"}),
    "five": (5, {"rules": "retail", "deck": "retail"}),
    "two and a third colour": (2, {"rules": "retail", "board": "b"}),
    "the full game": (2, {"games": "three"}),
}


def ask(bot: Bot, state: EmpireState, seat: int, seed: int = 0) -> Move:
    """What a bot chooses at a seat; `seed` is for the imagination of its eyes."""
    return bot.choose(Eyes(GAME, state, seat, Rng(seed)))


def play(state: EmpireState, bots: list[Bot], seed: int) -> Outcome:
    """Play to the end, and see that every choice is one of the options."""
    rng = Rng(seed)
    while acting := state.to_act():
        if acting[0] == CHANCE:
            state.play(CHANCE, state.draw(rng))
            continue
        seat = acting[rng.below(len(acting))]
        eyes = Eyes(GAME, state, seat, rng)
        options = state.options(seat)
        move = bots[seat].choose(eyes)
        assert move in options
        assert eyes.prompt.options == options
        state.play(seat, move)
    outcome = state.outcome()
    assert outcome is not None
    return outcome
