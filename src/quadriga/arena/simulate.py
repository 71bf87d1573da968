"""Many games between bots, with rotated seats, on several processes, counted into a report.

`quadriga simulate` and balance studies call it. Game number i depends on the seed and i alone, so the report is the same for
any number of processes, as long as no bot is bounded by time.
"""
# not compiled: msgspec structs at the edge

import multiprocessing
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import msgspec

from quadriga.arena.match import play_match
from quadriga.arena.stats import mean_interval, quartiles, share_interval
from quadriga.bots.makers import make_bot
from quadriga.kernel.chance import Rng
from quadriga.kernel.errors import UsageError
from quadriga.kernel.game import Game
from quadriga.kernel.meta import Config
from quadriga.kernel.registry import find_game

Five = tuple[float, float, float, float, float]


class Tally(msgspec.Struct, frozen=True):
    """How one entrant, or whoever sat in one seat, did. Shared wins are split; intervals are of 95 %."""

    name: str
    games: int
    wins: float
    win_rate: float
    win_low: float
    win_high: float
    places: tuple[int, ...]
    """How often it came first, second, …"""
    score_mean: float
    score_low: float
    score_high: float
    score_quartiles: Five


class Report(msgspec.Struct, frozen=True):
    """What a simulation came to."""

    game: str
    config: Config
    bots: tuple[str, ...]
    games: int
    seed: int
    entrants: tuple[Tally, ...]
    seats: tuple[Tally, ...]
    """By seat, whoever sat there: the seat's advantage."""
    endings: dict[str, int]
    length_mean: float
    length_quartiles: Five
    """Decisions a game."""
    seconds: float


class Task(msgspec.Struct, frozen=True):
    """What a process must know to play some of the games."""

    game: str
    config: Config
    bots: tuple[str, ...]
    seed: int
    components: str


class Played(msgspec.Struct, frozen=True):
    """One game, seat by seat."""

    number: int
    ending: str
    places: tuple[int, ...]
    scores: tuple[int, ...]
    decisions: int


def entrant_at(seat: int, number: int, players: int) -> int:
    """Who sits where in game `number`: everybody moves on by one seat from game to game."""
    return (seat + number) % players


def simulate(
    game: Game,
    config: Config,
    bots: list[str],
    games: int,
    jobs: int,
    seed: int,
    progress: Callable[[int], None],
    components: Path | None = None,
) -> Report:
    """Play `games` games; `progress` is called with how many more are done."""
    if len(bots) != config.players:
        raise UsageError(f"{config.players} players need {config.players} bots, not {len(bots)}")
    if games < 1 or jobs < 1:
        raise UsageError("at least one game and one process are needed")
    for spec in bots:
        make_bot(spec, 0)
    task = Task(game.meta.key, config, tuple(bots), seed, str(components or ""))
    begun = time.perf_counter()
    played: list[Played] = []
    if jobs == 1:
        _prepare(task)
        for number in range(games):
            played.append(_play(number))
            progress(1)
    else:
        with multiprocessing.get_context(_start_method()).Pool(jobs, _prepare, (task,)) as pool:
            for result in pool.imap_unordered(_play, range(games), chunksize=max(1, min(16, games // (jobs * 4)))):
                played.append(result)
                progress(1)
    played.sort(key=lambda result: result.number)
    return report(task, played, time.perf_counter() - begun)


def _start_method() -> str:
    """How to start a process.

    A spawned one imports the main script anew, which must then be a file with a guard; so processes are forked where that is
    safe. It is not beside other threads, for instance that of a progress bar: their locks could stay held forever.
    """
    return "fork" if sys.platform == "linux" and threading.active_count() == 1 else "spawn"


_task: Task | None = None
"""The task of this process; each worker has its own."""


def _prepare(task: Task) -> None:
    global _task  # noqa: PLW0603 - a pool's initializer has no other place to leave it
    _task = task
    if task.components:
        find_game(task.game).load_components(Path(task.components))


def _play(number: int) -> Played:
    task = _task
    assert task is not None
    players = len(task.bots)
    bots = [
        make_bot(task.bots[entrant_at(seat, number, players)], hash_seed(task.seed, number, seat)) for seat in range(players)
    ]
    rng = Rng(hash_seed(task.seed, number, -1))
    end, decisions = play_match(find_game(task.game), task.config, bots, rng)
    return Played(number, end.closing().key, end.placing(), tuple(end.scores()), decisions)


def hash_seed(seed: int, number: int, seat: int) -> int:
    """A seed of its own for each seat of each game; `Rng` scrambles it."""
    return (seed * 1_000_003 + number) * 16 + seat + 1


def report(task: Task, played: list[Played], seconds: float) -> Report:
    """Count the games."""
    players = len(task.bots)
    by_seat = {(result.number, seat): seat for result in played for seat in range(players)}
    by_entrant = {key: entrant_at(key[1], key[0], players) for key in by_seat}
    lengths = [float(result.decisions) for result in played]
    return Report(
        task.game,
        task.config,
        task.bots,
        len(played),
        task.seed,
        tuple(_tally(name, index, played, by_entrant) for index, name in enumerate(task.bots)),
        tuple(_tally(name, index, played, by_seat) for index, name in enumerate(task.config.names())),
        dict(Counter(result.ending for result in played)),
        mean_interval(lengths)[0],
        quartiles(lengths),
        seconds,
    )


def _tally(name: str, index: int, played: list[Played], who: dict[tuple[int, int], int]) -> Tally:
    mine = [(result, seat) for result in played for seat in range(len(result.places)) if who[result.number, seat] == index]
    wins = sum(1 / result.places.count(1) for result, seat in mine if result.places[seat] == 1)
    places = Counter(result.places[seat] for result, seat in mine)
    scores = [float(result.scores[seat]) for result, seat in mine]
    low, high = share_interval(wins, len(mine))
    return Tally(
        name,
        len(mine),
        wins,
        wins / len(mine),
        low,
        high,
        tuple(places[place + 1] for place in range(len(who) // len(played))),
        *mean_interval(scores),
        quartiles(scores),
    )
