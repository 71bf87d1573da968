"""Bots think in processes of their own: many at once wait their turn, and waiting is not thinking."""

import asyncio
from collections.abc import Iterator

import pytest

from quadriga.kernel.chance import Rng
from quadriga.kernel.registry import find_game
from quadriga.kernel.seats import CHANCE_ALONE
from quadriga.kernel.state import State
from quadriga.server import bot_pool
from quadriga.server.bot_pool import BotPool
from tests.server.harness import GAME


@pytest.fixture
def pool() -> Iterator[BotPool]:
    pool = BotPool(1)
    yield pool
    pool.close()


def position() -> State:
    game = find_game(GAME)
    state = game.new(game.config(2))
    while state.to_act() == CHANCE_ALONE:
        state.play(-1, state.draw(Rng(1)))
    return state


def test_a_bot_that_waits_for_others_loses_no_patience(pool: BotPool, monkeypatch: pytest.MonkeyPatch) -> None:
    state = position()

    async def think() -> list[str]:
        await pool.choose(state, 0, "random", 1)
        # Now that the process is there: each thought takes 0.4 s, all of them together far longer than one may.
        monkeypatch.setattr(bot_pool, "TIMEOUT_S", 1.5)
        return await asyncio.gather(*[pool.choose(state, 0, "search:400ms", seed) for seed in range(6)])

    moves = asyncio.run(think())
    assert {move.split()[0] for move in moves} == {"bid"}
