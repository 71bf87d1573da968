"""Every law on every game: quickly on a sample of set-ups that covers every two choices, thoroughly on all of them.

A failure ends with the command that replays the game up to it.
"""

from functools import lru_cache

import pytest

from quadriga.kernel.game import Game
from quadriga.kernel.meta import Config
from quadriga.kernel.registry import games
from tests.kit.crashes import Crash, kept
from tests.kit.explore import explore
from tests.kit.laws import LAWS
from tests.kit.play import Trace, play_seed
from tests.kit.tables import affordable, configs, covering, describe

QUICK_LOOKS = 12
"""States that a costly law looks at in each game, of as many kinds of questions as possible."""
THOROUGH_LOOKS = 8
"""Less, as there are many set-ups."""
CLOSE_LOOKS = 30
EXAMPLES = 20
EXAMPLE_LOOKS = 4


class Table:
    """A game with a set-up and a seed, named for the test's id."""

    def __init__(self, game: Game, config: Config, seed: int, looks: int) -> None:
        self.game = game
        self.config = config
        self.seed = seed
        self.looks = looks

    def __str__(self) -> str:
        return f"{self.game.meta.key}, {describe(self.config)}, seed {self.seed}"


QUICK = [
    Table(game, config, 1 + number, QUICK_LOOKS)
    for game in games().values()
    for number, config in enumerate(covering(configs(game)))
]
THOROUGH = [
    Table(game, config, 101 + number, THOROUGH_LOOKS)
    for game in games().values()
    for number, config in enumerate(affordable(game))
]
CLOSE = [
    Table(game, config, 1001 + number, CLOSE_LOOKS)
    for game in games().values()
    for number, config in enumerate(covering(configs(game)))
]


@lru_cache(maxsize=4)
def played(table: Table) -> Trace:
    """The game of a table; the laws come one after the other, and none changes it."""
    return play_seed(table.game, table.config, table.seed, table.looks)


@pytest.mark.parametrize("name", LAWS)
@pytest.mark.parametrize("table", QUICK, ids=str)  # the slower one, so that a game is played once for all laws
def test_law(table: Table, name: str) -> None:
    with kept():
        LAWS[name](played(table))


@pytest.mark.slow
@pytest.mark.deep
@pytest.mark.parametrize("table", THOROUGH + CLOSE, ids=str)
def test_all_laws(table: Table) -> None:
    """In one go, as there are many tables; every broken law is reported."""
    problems: list[str] = []
    for law in LAWS.values():
        try:
            with kept():
                law(played(table))
        except Crash as crash:
            problems.append(str(crash))
    assert not problems, "\n".join(problems)


@pytest.mark.slow
@pytest.mark.deep
@pytest.mark.parametrize("key", games())
def test_laws_on_games_that_hypothesis_chooses(key: str) -> None:
    game = games()[key]
    with kept():
        explore(game, affordable(game), LAWS.values(), EXAMPLES, EXAMPLE_LOOKS)
