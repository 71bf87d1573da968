"""Bots by their specs, for everybody who seats one: the terminal, the arena, the table."""

from quadriga.bots.bot import Bot
from quadriga.bots.greedy import GreedyBot
from quadriga.bots.random import RandomBot
from quadriga.bots.search import SearchBot
from quadriga.kernel.chance import Rng
from quadriga.kernel.errors import UsageError

KINDS = {
    "random": "any option, each as likely as the others",
    "greedy": "looks one move ahead",
    "search": "searches imagined games; search:200ms by time, search:1000 by iterations",
}
MOST_DIGITS = 9
"""A bound has no more digits than this: a thousand million iterations are more than anybody waits for."""


def make_bot(spec: str, seed: int) -> Bot:
    """The bot of a spec, with its own seeded stream of chance."""
    kind, _, argument = spec.partition(":")
    rng = Rng(seed)
    if kind == "random" and not argument:
        return RandomBot(rng)
    if kind == "greedy" and not argument:
        return GreedyBot(rng)
    if kind == "search":
        budget = argument or "200ms"
        number = _number(budget.removesuffix("ms"))
        if number and budget.endswith("ms"):
            return SearchBot(rng, seconds=number / 1000, iterations=0)
        if number:
            return SearchBot(rng, seconds=0.0, iterations=number)
        raise UsageError(f"bot {spec!r}: {argument!r} is neither a time like 200ms nor a number of iterations")
    raise UsageError(f"there is no bot {spec!r}; there are: {', '.join(KINDS)}")


def _number(text: str) -> int:
    """A number in plain digits; 0 for anything else."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= MOST_DIGITS else 0
