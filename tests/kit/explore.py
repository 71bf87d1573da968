"""Games chosen by hypothesis instead of a seed: it looks for odd ones, and shrinks to the smallest that breaks a law."""

from collections.abc import Iterable, Sequence

from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from quadriga.kernel.game import Game
from quadriga.kernel.meta import Config
from tests.kit.law import Law
from tests.kit.play import ChosenHand, play_out

LONGEST = 160
"""The most moves that are chosen; a game stops there."""


def explore(game: Game, tables: Sequence[Config], laws: Iterable[Law], examples: int, looks: int | None = None) -> None:
    """Try these laws on so many games; raises the `Broken` of the smallest game that breaks one."""
    every = list(laws)

    @settings(
        max_examples=examples,
        derandomize=True,
        database=None,
        deadline=None,
        report_multiple_bugs=False,
        phases=(Phase.generate, Phase.shrink),
        suppress_health_check=list(HealthCheck),
    )
    @given(config=st.sampled_from(tables), choices=_choices())
    def try_out(config: Config, choices: list[int]) -> None:
        trace = play_out(game, config, ChosenHand(choices), looks)
        for law in every:
            law(trace)

    try_out()


def _choices() -> st.SearchStrategy[list[int]]:
    """A length first: lists alone would hardly ever be long."""
    length = st.integers(0, LONGEST)
    return length.flatmap(lambda size: st.lists(st.integers(0, 63), min_size=size, max_size=size))
