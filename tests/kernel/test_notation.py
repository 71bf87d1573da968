"""Notation: a move is read as people type it, a mistake is answered with what was probably meant, and no name stands twice."""

import difflib
from collections.abc import Collection
from typing import Any

import pytest

from quadriga.kernel.errors import NotationError
from quadriga.kernel.notation import Move, Space
from tests.kernel.games import EMPIRE

SPACE = Space()
MARCH = SPACE.put(Move("march", "W2>C1", ("W2", "C1")))
SAIL = SPACE.put(Move("sail", "W2>C1"))
TAKE = [SPACE.put(Move("take", str(place))) for place in (1, 2, 3)]
STOP = SPACE.put(Move("stop"))


def test_a_move_knows_what_it_was_made_from() -> None:
    assert (MARCH.number, MARCH.verb, MARCH.notation) == (0, "march", "march W2>C1")
    assert MARCH.targets == ("W2", "C1")
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


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        ("place 3 to build tol_road", "place 3 to build toll_road"),
        ("plaec 3 to build toll_road", "place 3 to build toll_road"),
        ("pas", "pass"),
    ],
)
def test_a_mistake_among_very_many_moves_is_answered_at_once(text: str, hint: str, monkeypatch: pytest.MonkeyPatch) -> None:
    space = Space()
    for card in ("toll_road", *(f"card_{number}" for number in range(500))):
        for citizen in range(1, 6):
            space.put(Move("place", f"{citizen} to build {card}"))
    space.put(Move("pass"))
    sought: list[int] = []
    compare = difflib.get_close_matches

    def count(word: str, names: Collection[str], **more: Any) -> list[str]:
        sought.append(len(names))
        return compare(word, names, **more)

    monkeypatch.setattr(difflib, "get_close_matches", count)
    with pytest.raises(NotationError, match=f"did you mean {hint}"):
        space.read(text)
    assert sum(sought) < 100


@pytest.mark.parametrize(("verb", "arguments"), [("take", "1"), ("Take", "1"), ("STOP", "")])
def test_no_notation_stands_for_two_moves(verb: str, arguments: str) -> None:
    before = list(SPACE.all)
    notation = f"{verb} {arguments}".strip()
    with pytest.raises(ValueError, match=f"^the move '{notation}' is in the action space twice$"):
        SPACE.put(Move(verb, arguments))
    assert SPACE.all == before


def test_a_space_is_made_once_for_equal_tables_and_apart_for_others() -> None:
    first, again = EMPIRE.space(EMPIRE.config(2)), EMPIRE.space(EMPIRE.config(4))
    other = EMPIRE.space(EMPIRE.config(2, {"board": "b"}))
    assert first.read("take 2") is again.read("take 2")
    assert first.read("take 2") is not other.read("take 2")


# ------------------------------------------------------------------------------------ families


class Laid(Move):
    """A move of a family, which is told its place on each axis."""

    def __init__(self, verb: str, arguments: str, targets: tuple[str, ...], *places: int) -> None:
        super().__init__(verb, arguments, targets)
        self.places = places


def grid() -> Space:
    """A space with moves made one by one before, between and after two families."""
    space = Space()
    space.put(Move("stop", "", ("stop",)))
    space.add_family(Laid, "add", (("mine", "Forest"), ("0,0", "0,1", "-1,0")), ("{0}", "{1}"), "add <tile> <space>")
    space.put(Move("keep", "", ("keep",)))
    space.add_family(
        Laid,
        "buy",
        (("wood", "iron"), ("lapis", "laurel"), ("0,0", "0,1")),
        ("coin", "{1}:{2}", "of:{0}"),
        "buy <what> <seat> <space>",
    )
    space.put(Move("pass", "", ("pass",)))
    return space


def test_a_family_numbers_its_moves_whatever_was_made_before() -> None:
    forward, backward = grid(), grid()
    assert forward.size == 3 + 6 + 8
    numbers = [forward.at(number).notation for number in range(forward.size)]
    assert [backward.at(number).notation for number in reversed(range(backward.size))] == numbers[::-1]
    assert numbers[:8] == [
        "stop", "add mine 0,0", "add mine 0,1", "add mine -1,0", "add Forest 0,0", "add Forest 0,1", "add Forest -1,0", "keep"
    ]  # fmt: skip
    assert numbers[-2:] == ["buy iron laurel 0,1", "pass"]
    assert [move.number for move in forward.all] == list(range(forward.size))
    assert [move.notation for move in forward.all] == numbers


def test_a_move_of_a_family_is_made_once_and_when_it_is_asked_for() -> None:
    space = grid()
    family = space.families[0]
    assert not any(family.made)
    move = space.read("  ADD   forest -1,0 ")
    assert isinstance(move, Laid)
    assert (move.verb, move.notation, move.targets, move.places) == ("add", "add Forest -1,0", ("Forest", "-1,0"), (1, 2))
    assert family.made == [None] * 5 + [move]
    assert space.at(move.number) is move
    assert space.find("add forest -1,0") is move
    bought = space.read("buy iron lapis 0,1")
    assert isinstance(bought, Laid)
    assert (bought.targets, bought.places) == (("coin", "lapis:0,1", "of:iron"), (1, 0, 1))


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        ("add mine", "; did you mean add <tile> <space>?"),
        ("add mine 9,9", "; did you mean add <tile> <space>?"),
        ("buy wood lapis 0,0 0,0", "; did you mean buy <what> <seat> <space>?"),
        ("kep", "; did you mean keep?"),
        ("sell wood", ""),
    ],
)
def test_a_text_that_a_family_does_not_have_gets_its_form(text: str, hint: str) -> None:
    with pytest.raises(NotationError) as caught:
        grid().read(text)
    assert str(caught.value) == f"{text!r} is no move of this game{hint}"


@pytest.mark.parametrize(
    ("targets", "moves"),
    [
        (("stop",), ["stop"]),
        (("Forest", "0,1"), ["add Forest 0,1"]),
        (("0,1", "mine"), ["add mine 0,1"]),
        (("mine",), ["add mine 0,0", "add mine 0,1", "add mine -1,0"]),
        (("coin", "laurel:0,1"), ["buy wood laurel 0,1", "buy iron laurel 0,1"]),
        (("laurel:0,1", "of:iron", "coin"), ["buy iron laurel 0,1"]),
        (("laurel:0,1", "lapis:0,1"), []),
        (("mine", "stop"), []),
        (("mine", "Forest"), []),
        (("nowhere",), []),
    ],
)
def test_the_moves_that_touch_all_of_some_targets(targets: tuple[str, ...], moves: list[str]) -> None:
    space = grid()
    assert [move.notation for move in space.touching(targets)] == moves
    every = [move.notation for move in space.all if set(targets) <= set(move.targets)]
    assert sorted(moves) == sorted(every)
