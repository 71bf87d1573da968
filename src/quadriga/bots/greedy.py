"""The bot that looks one move ahead and takes what looks best."""

from quadriga.bots.bot import Bot, Eyes
from quadriga.kernel.chance import Rng
from quadriga.kernel.game import Game
from quadriga.kernel.notation import Move
from quadriga.kernel.state import State


def best_move(game: Game, state: State, seat: int, options: list[Move], rng: Rng) -> Move:
    """The option after which the game's heuristics judge the state best for the seat; ties at random."""
    best = options[0]
    if len(options) == 1:
        return best
    highest = 0.0
    ties = 0
    for move in options:
        after = state.clone()
        after.play(seat, move)
        worth = game.judge(after, seat)
        if ties == 0 or worth > highest:
            best = move
            highest = worth
            ties = 1
        elif worth == highest:
            ties += 1
            if rng.below(ties) == 0:
                best = move
    return best


class GreedyBot(Bot):
    """Plays each option on an imagined state and keeps the best."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, eyes: Eyes) -> Move:
        state = eyes.imagine(self.rng)
        options = eyes.game.shortlist(state, eyes.seat, eyes.prompt.options)
        return best_move(eyes.game, state, eyes.seat, options, self.rng)
