"""Notation: a move is read as people type it, a mistake is answered with what was probably meant, and no name stands twice."""

import pytest

from quadriga.kernel.errors import NotationError
from quadriga.kernel.notation import Space
from tests.kernel.games import EMPIRE

SPACE = Space()
MARCH = SPACE.add("march", "W2>C1", ("W2", "C1"), 4, 9)
SAIL = SPACE.add("sail", "W2>C1")
TAKE = [SPACE.add("take", str(place), a=place) for place in (1, 2, 3)]
STOP = SPACE.add("stop")


def test_a_move_knows_what_it_was_made_from() -> None:
    assert (MARCH.number, MARCH.verb, MARCH.notation) == (0, "march", "march W2>C1")
    assert (MARCH.targets, MARCH.a, MARCH.b) == (("W2", "C1"), 4, 9)
    assert (STOP.number, STOP.notation, STOP.targets) == (5, "stop", ())
    assert repr(MARCH) == "<move 0: march W2>C1>"


def test_numbers_count_from_zero_in_the_order_of_making() -> None:
    assert SPACE.all == [MARCH, SAIL, *TAKE, STOP]
    assert [move.number for move in SPACE.all] == list(range(6))


@pytest.mark.parametrize("text", ["march W2>C1", "MARCH w2>c1", "  March   W2>c1\t", "march\nW2>C1"])
def test_letter_case_and_blanks_do_not_matter(text: str) -> None:
    assert SPACE.read(text) is MARCH


@pytest.mark.parametrize(
    ("text", "hints"),
    [
        ("march W2>C2", "; did you mean march W2>C1?"),
        (" stopp ", "; did you mean stop?"),
        ("TAKE 4", "; did you mean take 3 or take 2 or take 1?"),
        ("knight f3", ""),
        ("", ""),
    ],
)
def test_a_text_that_is_no_move_gets_near_matches(text: str, hints: str) -> None:
    with pytest.raises(NotationError) as caught:
        SPACE.read(text)
    assert str(caught.value) == f"{text.strip()!r} is no move of this game{hints}"


@pytest.mark.parametrize(("verb", "arguments"), [("take", "1"), ("Take", "1"), ("STOP", "")])
def test_no_notation_stands_for_two_moves(verb: str, arguments: str) -> None:
    before = list(SPACE.all)
    notation = f"{verb} {arguments}".strip()
    with pytest.raises(ValueError, match=f"^the move '{notation}' is in the action space twice$"):
        SPACE.add(verb, arguments)
    assert SPACE.all == before


def test_a_space_is_made_once_for_equal_tables_and_apart_for_others() -> None:
    first, again = EMPIRE.space(EMPIRE.config(2)), EMPIRE.space(EMPIRE.config(4))
    other = EMPIRE.space(EMPIRE.config(2, {"board": "b"}))
    assert first.read("take 2") is again.read("take 2")
    assert first.read("take 2") is not other.read("take 2")
