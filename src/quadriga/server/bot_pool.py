"""Where bots compute their moves: a pool of processes, so that none ever holds up the event loop.

When a process dies, the pool is made anew and its work is begun again. What goes in is a position, and the bot in the process
sees of it what its seat may see.
"""

import asyncio
import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import resource_tracker
from multiprocessing.context import SpawnContext, SpawnProcess
from typing import Any, ClassVar

from quadriga.bots.bot import Eyes
from quadriga.bots.makers import make_bot
from quadriga.kernel.chance import Rng
from quadriga.kernel.meta import Config
from quadriga.kernel.registry import find_game, games
from quadriga.kernel.state import State

MAX_ATTEMPTS = 3
TIMEOUT_S = 20.0
"""A bot that takes longer is given up: the budget of every bot is far below."""


def choose_move(config: Config, layout: dict[str, Any], seat: int, spec: str, seed: int) -> str:
    """In the process: the move that the bot makes, by its notation."""
    game = find_game(config.game)
    state = game.load(config, layout)
    eyes = Eyes(game, state, seat, Rng(seed))
    options = eyes.prompt.options
    return (options[0] if len(options) == 1 else make_bot(spec, seed).choose(eyes)).notation


class _SigintBlockedProcess(SpawnProcess):
    """Ctrl-C reaches the whole process group, and only the server itself is to answer it: SIGINT is blocked from the start."""

    def start(self) -> None:
        if not hasattr(signal, "pthread_sigmask"):
            super().start()
            return
        # The resource tracker unblocks SIGINT when it starts, so it has to be running before.
        resource_tracker.ensure_running()
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            super().start()
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)


class _SigintBlockedContext(SpawnContext):
    Process: ClassVar[type[SpawnProcess]] = _SigintBlockedProcess


def _initialize() -> None:
    # For systems where SIGINT cannot be blocked before the process starts.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_exit_with_the_server, daemon=True).start()
    games()


def _exit_with_the_server() -> None:
    # A server that is killed cannot tell its processes to end, and a pool would wait for work for ever.
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(1)


class BotPool:
    """The pool. Any number of tables may call `choose` at once: they queue."""

    def __init__(self, processes: int = 0) -> None:
        self._processes = processes or max(1, (os.cpu_count() or 2) - 1)
        self._pool = self._new_pool()
        # Calls queue here and not in the executor: the timeout is for computing, not for waiting.
        self._free = asyncio.Semaphore(self._processes)

    def warm_up(self) -> None:
        """Start the processes before the first game needs them."""
        for _ in range(self._processes):
            self._pool.submit(os.getpid)

    async def choose(self, state: State, seat: int, spec: str, seed: int) -> str:
        """The notation of the move that the bot makes for a seat."""
        config, layout = state.config, state.layout()
        for attempt in range(MAX_ATTEMPTS):
            async with self._free:
                pool = self._pool
                try:
                    future = asyncio.get_running_loop().run_in_executor(pool, choose_move, config, layout, seat, spec, seed)
                    return await asyncio.wait_for(future, TIMEOUT_S)
                except BrokenProcessPool:
                    if self._pool is pool:
                        self._pool = self._new_pool()
                    if attempt == MAX_ATTEMPTS - 1:
                        raise
        raise AssertionError("unreachable")

    def close(self) -> None:
        """Wait until the processes have ended; what was not begun is dropped."""
        self._pool.shutdown(cancel_futures=True)

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._processes, mp_context=_SigintBlockedContext(), initializer=_initialize)
