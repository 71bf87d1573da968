"""Places and winners."""

import pytest

from quadriga.kernel.outcome import Outcome, places_by


@pytest.mark.parametrize(
    ("keys", "places"),
    [
        ([9, 7, 7, 3], (1, 2, 2, 4)),
        ([3, 7, 9, 7], (4, 2, 1, 2)),
        ([5, 5, 1], (1, 1, 3)),
        ([4, 4, 4], (1, 1, 1)),
        ([0], (1,)),
        ([], ()),
        ([-2, -1], (2, 1)),
        ([(7, 1), (7, 2), (6, 9)], (2, 1, 3)),
        ([1.5, 2.5], (2, 1)),
    ],
)
def test_higher_is_better_and_equals_share_a_place(keys: list[object], places: tuple[int, ...]) -> None:
    assert places_by(keys) == places


@pytest.mark.parametrize(("places", "winners"), [((2, 1, 3), (1,)), ((1, 3, 1), (0, 2)), ((1,), (0,))])
def test_the_winners_are_all_in_first_place(places: tuple[int, ...], winners: tuple[int, ...]) -> None:
    assert Outcome("time", places, (0,) * len(places), ((),) * len(places)).winners == winners
