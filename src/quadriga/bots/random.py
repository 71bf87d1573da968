"""The bot that plays anything: the measure of all others, and the fuzzer's hand."""

from quadriga.bots.bot import Bot, Eyes
from quadriga.kernel.chance import Rng
from quadriga.kernel.notation import Move


class RandomBot(Bot):
    """Every option is as likely as any other."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, eyes: Eyes) -> Move:
        options = eyes.prompt.options
        return options[self.rng.below(len(options))]
