"""Numbers in the names of things: whatever is sent, it is read without an error."""

import pytest

from quadriga.kernel.targets import numbered


@pytest.mark.parametrize(("word", "number"), [("1", 1), ("12", 12), ("99", 99)])
def test_things_are_counted_from_one(word: str, number: int) -> None:
    assert numbered(word) == number


@pytest.mark.parametrize("word", ["", "0", "-1", "1.5", "²", "one", " 1", "1" * 5000])
def test_what_is_no_number_is_none(word: str) -> None:
    assert numbered(word) == 0
