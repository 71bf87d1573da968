"""Figures with their uncertainty, against published values and by their definitions."""

import statistics

import pytest

from quadriga.arena.stats import mean_interval, quartiles, share_interval


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        # Newcombe, Two-sided confidence intervals for the single proportion (1998), table I, method 3.
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilsons_interval_as_published(wins: int, games: int, low: float, high: float) -> None:
    assert share_interval(wins, games) == pytest.approx((low, high), abs=0.00006)
    assert share_interval(games - wins, games) == pytest.approx((1 - high, 1 - low), abs=0.00006)


def test_an_interval_of_shares_stays_between_nothing_and_all() -> None:
    for games in (1, 2, 7, 1000):
        for wins in (0, 0.5, games / 3, games):
            low, high = share_interval(wins, games)
            assert 0 <= low <= wins / games + 1e-12
            assert wins / games <= high + 1e-12
            assert low < high <= 1


@pytest.mark.parametrize("games", range(1, 60))
def test_an_interval_holds_its_own_share_to_the_last_digit(games: int) -> None:
    for wins in range(games + 1):
        low, high = share_interval(wins, games)
        assert low <= wins / games <= high


def test_more_games_make_the_interval_narrower() -> None:
    spans = [high - low for low, high in (share_interval(games * 0.3, games) for games in (10, 100, 1000))]
    assert spans == sorted(spans, reverse=True)
    assert spans[0] > 2 * spans[1] > 4 * spans[2]


def test_without_games_nothing_is_known() -> None:
    assert share_interval(0, 0) == (0.0, 1.0)


def test_the_interval_of_a_mean() -> None:
    values = [4.0, 8.0, 6.0, 5.0, 3.0, 2.0, 8.0, 9.0, 2.0, 5.0]
    # The squares of the deviations sum up to 57.6: the error of the mean is the root of 57.6 / 9 / 10, which is 0.8.
    assert mean_interval(values) == pytest.approx((5.2, 5.2 - 1.96 * 0.8, 5.2 + 1.96 * 0.8), abs=0.0001)


def test_the_interval_of_a_mean_of_little() -> None:
    assert mean_interval([7.0]) == (7.0, 7.0, 7.0)
    assert mean_interval([3.0, 3.0, 3.0]) == (3.0, 3.0, 3.0)


@pytest.mark.parametrize(
    ("values", "five"),
    [
        ([1.0, 2.0, 3.0, 4.0, 5.0], (1, 2, 3, 4, 5)),
        ([5.0, 1.0, 4.0, 2.0, 3.0], (1, 2, 3, 4, 5)),
        ([1.0, 2.0, 3.0, 4.0], (1, 1.75, 2.5, 3.25, 4)),
        ([1.0, 3.0], (1, 1.5, 2, 2.5, 3)),
        ([6.0], (6, 6, 6, 6, 6)),
        ([2.0, 2.0, 2.0], (2, 2, 2, 2, 2)),
    ],
)
def test_quartiles(values: list[float], five: tuple[float, ...]) -> None:
    assert quartiles(values) == five


def test_the_third_figure_of_quartiles_is_the_median() -> None:
    values = [float(number * number % 17) for number in range(24)]
    assert quartiles(values)[2] == statistics.median(values)
