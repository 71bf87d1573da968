"""Measures the engine: `make bench`, or `python tools/bench.py [--seconds 2] [--game KEY] [--json]`.

Both builds run in one go, turn about, each in a process of its own, so that the ratios hold whatever the machine is doing.
Figures are for one core and CPU time. A *decision* is a prompt with more than one option; forced prompts and draws are played
as well, but not counted, and every list of options is really made.
"""

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from itertools import product
from pathlib import Path
from typing import Any

ROUNDS = 3
"""Each figure is the best of so many runs of each build."""
BATCH = 20
WHOLE_GAMES = {"founders": {"agreed_end": "never"}}
"""Options without which random players would end their games before they have begun: there, they agree to."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU seconds for each figure and run")
    parser.add_argument("--game", default="", help="only this game")
    parser.add_argument("--json", action="store_true", help="figures for a program")
    parser.add_argument("--worker", choices=["engine", "catanatron"], help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.worker == "engine":
        print(json.dumps(measure(arguments.game, arguments.seconds)))
    elif arguments.worker == "catanatron":
        print(json.dumps(measure_catanatron(arguments.seconds)))
    else:
        compare(arguments)


# -- one build, in its own process ------------------------------------------------------------------------------------------


def measure(only: str, seconds: float) -> dict[str, Any]:
    """The figures of the build that this process runs, by game and number of players."""
    from quadriga import build  # noqa: PLC0415 - which build is loaded is settled by the environment of the worker
    from quadriga.kernel.registry import games  # noqa: PLC0415

    rows = {
        f"{game.meta.title}, {players} players": _measure_game(game, config, seconds)
        for game in games().values()
        if not only or game.meta.key == only
        for players in range(game.meta.min_players, game.meta.max_players + 1)
        for config in [_config(game, players)]
    }
    return {"build": build.running(), "rows": rows}


def _config(game: Any, players: int) -> Any:
    """The usual table for so many players, or the nearest to it that the game allows."""
    from quadriga.kernel.errors import ConfigError  # noqa: PLC0415

    choices = [option for option in game.meta.options if option.kind == "choice"]
    values = [[option.default, *(c.value for c in option.choices if c.value != option.default)] for option in choices]
    for chosen in product(*values):
        try:
            given = dict(zip((option.key for option in choices), chosen, strict=True))
            return game.config(players, {**given, **WHOLE_GAMES.get(game.meta.key, {})})
        except ConfigError:
            continue
    raise AssertionError(f"{game.meta.title} cannot be played by {players}")


def _measure_game(game: Any, config: Any, seconds: float) -> dict[str, float]:
    from quadriga.bots.rollout import play_out  # noqa: PLC0415
    from quadriga.kernel.chance import Rng  # noqa: PLC0415

    rng = Rng(1)
    decisions = played = 0
    begun = time.process_time()
    while (spent := time.process_time() - begun) < seconds:
        for _ in range(BATCH):
            decisions += play_out(game.new(config), rng)
        played += BATCH
    middle = _middle_of_a_game(game, config)
    return {
        "decisions": decisions / spent,
        "games": played / spent,
        "decisions_a_game": decisions / played,
        "clone_us": _microseconds(middle.clone, seconds / 8),
        "view_us": _microseconds(lambda: middle.view(0), seconds / 8),
        "imagine_us": _microseconds(lambda: middle.imagine(0, rng), seconds / 8),
    }


def _middle_of_a_game(game: Any, config: Any) -> Any:
    """A state after 60 moves of a fixed random game."""
    from quadriga.kernel.chance import Rng  # noqa: PLC0415
    from quadriga.kernel.seats import CHANCE  # noqa: PLC0415

    rng = Rng(7)
    state = game.new(config)
    for _ in range(60):
        seat = state.to_act()[0]
        options = [] if seat == CHANCE else state.options(seat)
        state.play(seat, options[rng.below(len(options))] if options else state.draw(rng))
    return state


def _microseconds(call: Callable[[], object], seconds: float) -> float:
    calls = 0
    begun = time.process_time()
    while (spent := time.process_time() - begun) < seconds:
        for _ in range(BATCH):
            call()
        calls += BATCH
    return spent / calls * 1e6


def measure_catanatron(seconds: float) -> dict[str, float]:
    """Random play of a neighbour, with the same meaning of a decision."""
    from catanatron.game import Game  # noqa: PLC0415
    from catanatron.models.player import Color, RandomPlayer  # noqa: PLC0415

    counts = {"decisions": 0, "prompts": 0}

    class Counted(RandomPlayer):  # type: ignore[misc]
        def decide(self, game: Any, playable_actions: Any) -> Any:
            counts["prompts"] += 1
            counts["decisions"] += len(playable_actions) > 1
            return super().decide(game, playable_actions)

    begun = time.process_time()
    while (spent := time.process_time() - begun) < seconds:
        Game([Counted(Color.RED), Counted(Color.BLUE)]).play()
    return {"decisions": counts["decisions"] / spent, "prompts": counts["prompts"] / spent}


# -- both builds side by side -----------------------------------------------------------------------------------------------


def compare(arguments: argparse.Namespace) -> None:
    """Run the builds turn about, keep the best of each, and print them with their ratios."""
    best: dict[str, dict[str, dict[str, float]]] = {"compiled": {}, "pure": {}}
    catan: dict[str, float] = {}
    for _ in range(ROUNDS):
        for pure in (False, True):
            found = _worker("engine", pure, arguments)
            if not pure and found["build"] != "compiled":
                sys.exit("there is no compiled build to measure: `make compiled` says why")
            _keep_best(best[found["build"]], found["rows"])
        if _has_catanatron():
            found = _worker("catanatron", True, arguments)
            catan = {key: max(value, catan.get(key, 0.0)) for key, value in found.items()}
    if arguments.json:
        print(json.dumps({**best, "catanatron": catan}, indent=2))
    else:
        _print(best, catan)


def _worker(kind: str, pure: bool, arguments: argparse.Namespace) -> dict[str, Any]:
    command = [sys.executable, str(Path(__file__)), "--worker", kind, "--seconds", str(arguments.seconds)]
    environment = {key: value for key, value in os.environ.items() if key != "QUADRIGA_PURE"}
    if pure:
        environment["QUADRIGA_PURE"] = "1"
    command += ["--game", arguments.game] if arguments.game else []
    done = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def _has_catanatron() -> bool:
    from importlib.util import find_spec  # noqa: PLC0415

    return find_spec("catanatron") is not None


def _keep_best(best: dict[str, dict[str, float]], rows: dict[str, dict[str, float]]) -> None:
    for name, row in rows.items():
        kept = best.setdefault(name, dict(row))
        for key, value in row.items():
            kept[key] = min(kept[key], value) if key.endswith("_us") else max(kept[key], value)


def _print(best: dict[str, dict[str, dict[str, float]]], catan: dict[str, float]) -> None:
    print(f"{'random play on one core':34}{'decisions/s':>13}{'games/s':>10}{'clone µs':>10}{'view µs':>9}{'imagine µs':>12}")
    for name, fast in best["compiled"].items():
        slow = best["pure"][name]
        print(f"{name}  ({fast['decisions_a_game']:.0f} decisions a game)")
        for build, row in (("compiled", fast), ("pure", slow)):
            print(
                f"  {build:32}{row['decisions']:13,.0f}{row['games']:10,.0f}"
                f"{row['clone_us']:10.2f}{row['view_us']:9.1f}{row['imagine_us']:12.2f}"
            )
        print(f"  {'compiled / pure':32}{fast['decisions'] / slow['decisions']:12.1f}×")
    if catan:
        print(f"{'catanatron, 2 players':34}{catan['decisions']:13,.0f}  ({catan['prompts']:,.0f} with forced ones)")
        for name, fast in best["compiled"].items():
            print(f"  {name} / catanatron: {fast['decisions'] / catan['decisions']:,.0f}×")
    else:
        print("catanatron is not installed: `make bench-extra` brings it, for comparison")


if __name__ == "__main__":
    main()
