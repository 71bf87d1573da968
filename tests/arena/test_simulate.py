"""Matches between bots: seats rotate, nobody's choice is an illegal one, every figure adds up, processes make no difference."""

import multiprocessing
import sys
import threading
from pathlib import Path

import msgspec
import pytest

import quadriga.games.eight_minute_empire as package
from quadriga.arena import simulate as module
from quadriga.arena.match import play_match
from quadriga.arena.simulate import Played, Report, Tally, Task, entrant_at, hash_seed, report, simulate
from quadriga.arena.stats import share_interval
from quadriga.bots.bot import Bot, Eyes
from quadriga.bots.makers import make_bot
from quadriga.games.eight_minute_empire import GAME
from quadriga.kernel.chance import Rng
from quadriga.kernel.errors import IllegalMove, UsageError
from quadriga.kernel.meta import Config
from quadriga.kernel.notation import Move


def run(
    bots: list[str],
    games: int,
    jobs: int = 1,
    seed: int = 1,
    options: dict[str, str] | None = None,
    components: Path | None = None,
) -> Report:
    """A simulation at a table for these bots."""
    key = GAME.load_components(components) if components else ""
    return simulate(GAME, GAME.config(len(bots), options, key), bots, games, jobs, seed, lambda _: None, components)


def timeless(one: Report) -> Report:
    """The report without the seconds that it took."""
    return msgspec.structs.replace(one, seconds=0)


def counted(config: Config, bots: tuple[str, ...], *games: tuple[tuple[int, ...], tuple[int, ...]]) -> Report:
    """The report of games of which the places and scores are given, seat by seat."""
    played = [Played(number, "cards", places, scores, 10 * number) for number, (places, scores) in enumerate(games)]
    return report(Task("eight_minute_empire", config, bots, 5, ""), played, 1.5)


# ------------------------------------------------------------------------------------ seats


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_sits_in_every_seat_equally_often(players: int) -> None:
    rounds = [[entrant_at(seat, number, players) for seat in range(players)] for number in range(3 * players)]
    for sitting in rounds:
        assert sorted(sitting) == list(range(players))
    for seat in range(players):
        column = [sitting[seat] for sitting in rounds]
        assert [column.count(entrant) for entrant in range(players)] == [3] * players


def test_a_bot_keeps_its_tally_wherever_it_sits() -> None:
    """The entrants move on by one seat from game to game: Ada sits in seat 0, in seat 2, in seat 1."""
    config = GAME.config(3)
    ada_wins = [((1, 2, 3), (9, 5, 4)), ((2, 3, 1), (5, 4, 9)), ((3, 1, 2), (4, 9, 5))]
    one = counted(config, ("ada", "bo", "cy"), *ada_wins)
    assert [(tally.name, tally.wins, tally.places) for tally in one.entrants] == [
        ("ada", 3, (3, 0, 0)),
        ("bo", 0, (0, 3, 0)),
        ("cy", 0, (0, 0, 3)),
    ]
    assert [(tally.name, tally.wins, tally.places) for tally in one.seats] == [
        ("terracotta", 1, (1, 1, 1)),
        ("lapis", 1, (1, 1, 1)),
        ("laurel", 1, (1, 1, 1)),
    ]
    assert [tally.score_mean for tally in one.entrants] == [9, 5, 4]
    assert [tally.score_mean for tally in one.seats] == [6, 6, 6]


# ------------------------------------------------------------------------------------ counting


def test_shared_wins_are_split() -> None:
    config = GAME.config(3)
    one = counted(config, ("a", "b", "c"), ((1, 1, 3), (7, 7, 2)), ((1, 1, 1), (6, 6, 6)), ((2, 2, 1), (3, 3, 8)))
    assert [tally.wins for tally in one.seats] == pytest.approx([5 / 6, 5 / 6, 4 / 3])
    assert [tally.places for tally in one.seats] == [(2, 1, 0), (2, 1, 0), (2, 0, 1)]
    assert sum(tally.wins for tally in one.seats) == pytest.approx(3)
    assert sum(tally.wins for tally in one.entrants) == pytest.approx(3)


def test_a_tally_has_its_rate_its_interval_and_its_scores() -> None:
    config = GAME.config(2)
    games = [((1, 2), (9, 1)), ((2, 1), (2, 8)), ((1, 2), (7, 3)), ((1, 1), (4, 4))]
    tally = counted(config, ("a", "b"), *games).seats[0]
    assert tally == Tally(
        name="terracotta",
        games=4,
        wins=2.5,
        win_rate=0.625,
        win_low=share_interval(2.5, 4)[0],
        win_high=share_interval(2.5, 4)[1],
        places=(3, 1),
        score_mean=5.5,
        score_low=tally.score_low,
        score_high=tally.score_high,
        score_quartiles=(2, 3.5, 5.5, 7.5, 9),
    )
    assert tally.score_low < 5.5 < tally.score_high


def test_a_report_says_what_was_played() -> None:
    config = GAME.config(2)
    one = counted(config, ("a", "b"), ((1, 2), (9, 1)), ((2, 1), (2, 8)), ((1, 2), (7, 3)))
    assert (one.game, one.config, one.bots, one.games, one.seed) == ("eight_minute_empire", config, ("a", "b"), 3, 5)
    assert one.endings == {"cards": 3}
    assert (one.length_mean, one.length_quartiles) == (10, (0, 5, 10, 15, 20))
    assert one.seconds == 1.5


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_simulation_adds_up(players: int) -> None:
    one = run(["random"] * players, 2 * players, options={"rules": "retail"})
    assert one.games == 2 * players
    for tallies in (one.entrants, one.seats):
        assert len(tallies) == players
        assert sum(tally.wins for tally in tallies) == pytest.approx(one.games)
        for tally in tallies:
            assert tally.games == sum(tally.places) == one.games
            assert tally.win_low <= tally.win_rate <= tally.win_high
            assert tally.score_quartiles[0] <= tally.score_mean <= tally.score_quartiles[4]
        assert sum(tally.places[0] for tally in tallies) >= one.games
    assert one.endings == {"cards": one.games}
    assert one.length_quartiles[0] <= one.length_mean <= one.length_quartiles[4]
    assert one.seconds > 0


def test_the_other_ending_is_counted_too() -> None:
    assert run(["random", "random"], 2, options={"games": "three"}).endings == {"three_games": 2}


def test_progress_is_told_game_by_game() -> None:
    steps: list[int] = []
    simulate(GAME, GAME.config(2), ["random", "random"], 5, 1, 1, steps.append)
    assert steps == [1] * 5


# ------------------------------------------------------------------------------------ seeds and processes


@pytest.mark.parametrize("bots", [["greedy", "random"], pytest.param(["random", "search:2", "random"], marks=pytest.mark.slow)])
def test_the_number_of_processes_makes_no_difference(bots: list[str]) -> None:
    steps: list[int] = []
    one = run(bots, 5)
    two = simulate(GAME, GAME.config(len(bots)), bots, 5, 2, 1, steps.append)
    assert timeless(one) == timeless(two)
    assert sum(steps) == 5


def test_a_game_depends_on_the_seed_and_its_number_alone() -> None:
    few, many, other = run(["random", "random"], 4), run(["random", "random"], 8), run(["random", "random"], 8, seed=2)
    assert timeless(many) != timeless(other)
    assert timeless(run(["random", "random"], 4)) == timeless(few)
    seeds = {hash_seed(seed, number, seat) for seed in range(3) for number in range(1000) for seat in range(-1, 5)}
    assert len(seeds) == 3 * 1000 * 6


@pytest.mark.parametrize("method", ["fork", "spawn"])
def test_components_of_ones_own_reach_every_process(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, method: str) -> None:
    """A spawned process knows only what it is told; that is how they start on some machines."""
    text = (Path(package.__file__).parent / "components.toml").read_text(encoding="utf-8")
    own = tmp_path / "own.toml"
    own.write_text(text.replace("start_armies = 3", "start_armies = 5", 1), encoding="utf-8")
    assert own.read_text(encoding="utf-8") != text
    monkeypatch.setattr(module, "_start_method", lambda: method)
    bots = ["random", "random"]
    one, two = run(bots, 4, components=own), run(bots, 4, jobs=2, components=own)
    assert one.config.components != GAME.packaged
    assert timeless(one) == timeless(two)
    packaged = run(bots, 4)
    assert [tally.score_mean for tally in packaged.entrants] != [tally.score_mean for tally in one.entrants]


@pytest.mark.parametrize(
    ("platform", "threads", "method"),
    [("linux", 1, "fork"), ("linux", 2, "spawn"), ("darwin", 1, "spawn"), ("win32", 1, "spawn")],
)
def test_processes_are_forked_only_where_that_is_safe(
    monkeypatch: pytest.MonkeyPatch, platform: str, threads: int, method: str
) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setattr(threading, "active_count", lambda: threads)
    assert module._start_method() == method


# ------------------------------------------------------------------------------------ what is refused


@pytest.mark.parametrize("bots", [["random"], ["random"] * 3, []])
def test_a_wrong_number_of_bots(bots: list[str]) -> None:
    with pytest.raises(UsageError) as caught:
        simulate(GAME, GAME.config(2), bots, 1, 1, 1, lambda _: None)
    assert str(caught.value) == f"2 players need 2 bots, not {len(bots)}"


@pytest.mark.parametrize(("games", "jobs"), [(0, 1), (-3, 1), (1, 0)])
def test_no_games_or_no_processes(games: int, jobs: int) -> None:
    with pytest.raises(UsageError, match=r"^at least one game and one process are needed$"):
        run(["random", "random"], games, jobs)


def test_a_bot_that_there_is_not_is_refused_before_any_process_starts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(multiprocessing, "get_context", lambda *_: pytest.fail("processes were started"))
    with pytest.raises(UsageError, match=r"^there is no bot 'clever'; there are: random, greedy, search$"):
        simulate(GAME, GAME.config(2), ["random", "clever"], 1, 2, 1, lambda _: None)


@pytest.mark.parametrize("bound", ["²", "²ms", "٣", "1" * 10, "1" * 5000, f"{'9' * 400}ms"])
def test_a_bound_that_is_no_sensible_number(bound: str) -> None:
    with pytest.raises(UsageError) as caught:
        simulate(GAME, GAME.config(2), ["random", f"search:{bound}"], 1, 1, 1, lambda _: None)
    assert str(caught.value) == (f"bot 'search:{bound}': {bound!r} is neither a time like 200ms nor a number of iterations")


# ------------------------------------------------------------------------------------ one match


class Watcher(Bot):
    """Takes the last option, and notes what it was asked and what it could see."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.seen: list[bytes] = []

    def choose(self, eyes: Eyes) -> Move:
        self.asked.append(eyes.prompt.asks)
        self.seen.append(eyes.view().encode())
        return eyes.prompt.options[-1]


class Cheat(Bot):
    """Takes what it may not."""

    def choose(self, eyes: Eyes) -> Move:
        return eyes.game.space(eyes.view().config).read("stop")


def test_a_match_asks_every_bot_and_counts_the_decisions() -> None:
    bots = [Watcher(), Watcher(), make_bot("random", 1)]
    end, decisions = play_match(GAME, GAME.config(3), bots, Rng(1))
    watchers = [bot for bot in bots if isinstance(bot, Watcher)]
    assert [watcher.asked[0] for watcher in watchers] == ["bid", "bid"]
    assert all("take card" in watcher.asked for watcher in watchers)
    assert decisions > 30
    assert sorted(end.placing())[0] == 1


def test_seats_that_act_together_cannot_see_what_the_others_have_chosen() -> None:
    bots = [Watcher(), Watcher()]
    play_match(GAME, GAME.config(2), list(bots), Rng(1))
    for bot in bots:
        assert b'"to_act":[0,1]' in bot.seen[0]
        assert b'"has_bid":true' not in bot.seen[0]


def test_a_bot_that_chooses_no_option_is_named() -> None:
    with pytest.raises(IllegalMove) as caught:
        play_match(GAME, GAME.config(2), [make_bot("random", 1), Cheat()], Rng(1))
    assert str(caught.value) == "the bot at lapis chose 'stop', which is no option (EME-B1)"
    assert caught.value.rule == "EME-B1"
