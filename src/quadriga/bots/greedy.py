"""The bot that looks one move ahead and takes what looks best."""

from quadriga.bots.bot import Bot, Eyes
from quadriga.kernel.chance import Rng
from quadriga.kernel.notation import Move


class GreedyBot(Bot):
    """Plays each option on an imagined state and keeps the one that the game's heuristics judge best; ties at random."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, eyes: Eyes) -> Move:
        options = eyes.prompt.options
        if len(options) == 1:
            return options[0]
        imagined = eyes.imagine(self.rng)
        best: list[Move] = []
        highest = 0.0
        for move in options:
            state = imagined.clone()
            state.play(eyes.seat, move)
            worth = eyes.game.judge(state, eyes.seat)
            if not best or worth > highest:
                best = [move]
                highest = worth
            elif worth == highest:
                best.append(move)
        return best[self.rng.below(len(best))]
