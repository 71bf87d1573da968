"""How a game ended: the ending, the places, and every line of the score sheet."""
# not compiled: msgspec structs at the edge

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from quadriga.kernel.score import Score

if TYPE_CHECKING:
    from quadriga.kernel.words.voice import Voice


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One line of a score sheet: what it is for, the rule that gives it, and its points."""

    label: str
    rule: str
    points: int


def score_lines(scores: Sequence[Score], voice: Voice) -> tuple[Line, ...]:
    """Lines of a score sheet in words."""
    return tuple([Line(voice.say(score.message), score.rule, score.points) for score in scores])


class Outcome(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The result of a finished game, seat by seat."""

    ending: str
    places: tuple[int, ...]
    """1 is first; equal results share a place and the next one is skipped."""
    scores: tuple[int, ...]
    sheet: tuple[tuple[Line, ...], ...]
    """For each seat the lines that add up to its score."""

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats in first place."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


def places_by(keys: Sequence[object]) -> tuple[int, ...]:
    """Places from comparable keys, higher is better: 1, 2, 2, 4."""
    return tuple(1 + sum(other > key for other in keys) for key in keys)  # type: ignore[operator]
