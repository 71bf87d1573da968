"""Looks for games that show what the golden records must show, and writes those that are missing: `python -m tools.golden`.

What hardly ever happens from the set-up on begins from a position (`STARTS` of the cases).

A record that exists is never written anew: it proves that this release plays yesterday's games. When a rule changes on purpose,
the game gets a new rules version, old records are kept for theirs, and the cases of the new one stand in `LATER`.
"""

import importlib
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

from quadriga.bots.bot import Bot, Eyes
from quadriga.bots.makers import make_bot
from quadriga.kernel.chance import Rng, SealedChance
from quadriga.kernel.game import Game
from quadriga.kernel.journal import Journal
from quadriga.kernel.meta import FIRST_VERSION, Config
from quadriga.kernel.position import load_layout
from quadriga.kernel.record import Record, write_record
from quadriga.kernel.registry import games

FOLDER = Path(__file__).resolve().parents[1] / "tests" / "golden"
TRIES = 100_000
KINDS = ("random", "greedy")


def played(game: Game, config: Config, number: int, start: dict[str, Any] | None) -> Record:
    """Game `number` of a set-up or a position: random bots in even games, greedy ones in odd games."""
    kind = KINDS[number % len(KINDS)]
    bots: list[Bot] = [make_bot(kind, number * 8 + seat) for seat in range(config.players)]
    chance, seats = SealedChance(f"golden {number}"), (kind,) * config.players
    if start is None:
        journal = Journal.new(game, config, chance, seats)
    else:
        journal = Journal.from_position(game, load_layout(game, config, start), chance, seats)
    rng = Rng(number)
    while acting := journal.state.to_act():
        seat = acting[rng.below(len(acting))]
        journal.submit(seat, bots[seat].choose(Eyes(game, journal.state, seat, rng)))
    return journal.record()


def all_cases(cases: ModuleType) -> dict[str, tuple[str, int, dict[str, str], Callable[[Any], bool]]]:
    """The cases of a game by their names: rules version, players, options, and what must happen."""
    by_version = {FIRST_VERSION: cases.CASES, **getattr(cases, "LATER", {})}
    return {name: (version, *case) for version, named in by_version.items() for name, case in named.items()}


def main() -> int:
    for game in games().values():
        cases = importlib.import_module(f"tests.games.{game.meta.key}.golden_cases")
        folder = FOLDER / game.meta.key
        folder.mkdir(parents=True, exist_ok=True)
        starts: dict[str, dict[str, Any]] = getattr(cases, "STARTS", {})
        for name, (version, players, options, shows) in all_cases(cases).items():
            path = folder / f"{name}.json"
            if path.exists():
                continue
            config = game.config(players, options, version=version)
            for number in range(TRIES):
                record = played(game, config, number, starts.get(name))
                if shows(cases.Story(record)):
                    path.write_text(write_record(record), encoding="utf-8")
                    print(f"{path}: game {number}")
                    break
            else:
                print(f"no game of {TRIES} shows {name}", file=sys.stderr)
                return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
