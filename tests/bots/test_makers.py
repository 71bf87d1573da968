"""Bots by their specs."""

import pytest

from quadriga.bots.greedy import GreedyBot
from quadriga.bots.makers import KINDS, make_bot
from quadriga.bots.random import RandomBot
from quadriga.bots.search import SearchBot
from quadriga.kernel.errors import UsageError


def test_every_kind_that_is_listed_can_be_made() -> None:
    assert {kind: type(make_bot(kind, 1)) for kind in KINDS} == {
        "random": RandomBot,
        "greedy": GreedyBot,
        "search": SearchBot,
    }


@pytest.mark.parametrize(
    ("spec", "seconds", "iterations"),
    [("search", 0.2, 0), ("search:200ms", 0.2, 0), ("search:1500ms", 1.5, 0), ("search:1", 0.0, 1), ("search:1000", 0.0, 1000)],
)
def test_a_search_is_bounded_by_time_or_by_iterations(spec: str, seconds: float, iterations: int) -> None:
    bot = make_bot(spec, 1)
    assert isinstance(bot, SearchBot)
    assert (bot.seconds, bot.iterations) == (seconds, iterations)


@pytest.mark.parametrize("spec", ["", "clever", "Random", "random:5", "greedy:2", "greedy:200ms", "searching", "search 200ms"])
def test_a_bot_that_there_is_not(spec: str) -> None:
    with pytest.raises(UsageError) as caught:
        make_bot(spec, 1)
    assert str(caught.value) == f"there is no bot {spec!r}; there are: random, greedy, search"


@pytest.mark.parametrize("argument", ["0", "0ms", "-5", "ms", "2s", "1.5", "many", "200 ms", " "])
def test_a_bound_that_is_none(argument: str) -> None:
    with pytest.raises(UsageError) as caught:
        make_bot(f"search:{argument}", 1)
    assert str(caught.value) == (
        f"bot 'search:{argument}': {argument!r} is neither a time like 200ms nor a number of iterations"
    )


def test_the_seed_decides_what_a_bot_does_by_chance() -> None:
    first, again, other = (make_bot("random", seed) for seed in (1, 1, 2))
    assert isinstance(first, RandomBot)
    assert isinstance(again, RandomBot)
    assert isinstance(other, RandomBot)
    numbers = [[bot.rng.below(1000) for _ in range(5)] for bot in (first, again, other)]
    assert numbers[0] == numbers[1] != numbers[2]
