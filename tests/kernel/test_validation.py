"""Mistakes of form in positions and records: whatever stands where something else should, the answer is in plain words."""

import json
import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from quadriga.kernel.position import Position, write_position
from quadriga.kernel.record import Record, write_record
from quadriga.kernel.validation import explained
from tests.kernel.games import opened, whole_game

WRONG = ("null", "true", "7", "2.5", "1e999", "9" * 5000, '"x"', "[]", "{}", "[7]", '{"x": 7}', '{"x": [1e999]}')
"""One of each kind of value that JSON has, and numbers that no reader takes."""
PLAIN = (
    r"(it|each value) should be (a text|a list|a whole number|an object( or null)?), not (an? [\w ]+|null|true or false)",
    r"there should be no field '\w+', only [\w, ]+",
    r"the field '\w+' is missing",
    r"a number here should be closer to zero",
)
PLACE = "HERE"


def _marked(value: Any) -> Iterator[Any]:
    """The same file again and again, each time with a mark in another place, a field more or a field less."""
    yield PLACE
    if isinstance(value, dict):
        yield {**value, "unheard_of": 0}
        for name, inner in value.items():
            yield {other: kept for other, kept in value.items() if other != name}
            yield from ({**value, name: marked} for marked in _marked(inner))
    elif isinstance(value, list) and value:
        yield from ([marked, *value[1:]] for marked in _marked(value[0]))


@pytest.mark.parametrize(
    ("kind", "whole"),
    [(Position, write_position(opened().state, "note")), (Record, write_record(whole_game()))],
    ids=["position", "record"],
)
def test_whatever_is_wrong_is_told_in_plain_words(kind: type, whole: str) -> None:
    told = set()
    for marked in _marked(json.loads(whole)):
        for wrong in WRONG:
            try:
                msgspec.json.decode(json.dumps(marked).replace(json.dumps(PLACE), wrong), type=kind)
            except msgspec.ValidationError as error:
                told.add(explained(error, kind, table="an object").problem)
    assert len(told) > 20
    assert [problem for problem in told if not any(re.fullmatch(form, problem) for form in PLAIN)] == []
