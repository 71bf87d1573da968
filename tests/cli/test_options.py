"""Options as people see them: numbers, columns, groups, and the way back from what was typed."""

import pytest

from quadriga.kernel.errors import NotationError
from quadriga.kernel.notation import Move
from quadriga.kernel.registry import find_game
from quadriga.terminal.options import Choices
from tests.cli.runner import GAME

EMPIRE = find_game(GAME)
CONFIG = EMPIRE.config(2)
SPACE = EMPIRE.space(CONFIG)
VIEW = EMPIRE.new(CONFIG).view(0)


def options(*notations: str) -> list[Move]:
    return [SPACE.read(notation) for notation in notations]


def lines(choices: Choices, width: int = 100) -> list[str]:
    return [line.plain for line in choices.lines(EMPIRE, VIEW, width)]


def test_numbers_of_the_moves_are_the_numbers_to_type() -> None:
    bids = Choices(options("bid 0", "bid 1", "bid 2"))
    assert bids.read(SPACE, "0").notation == "bid 0"
    assert bids.read(SPACE, "2").notation == "bid 2"


def test_other_options_count_from_one_and_stopping_comes_last() -> None:
    choices = Choices(options("stop", "move C5>C2", "move C5>C3"))
    assert [choices.read(SPACE, number).notation for number in "123"] == ["move C5>C2", "move C5>C3", "stop"]
    with pytest.raises(NotationError, match="there is no option 4; there are 1 to 3"):
        choices.read(SPACE, "4")


def test_the_end_of_a_notation_is_enough_where_it_is_clear() -> None:
    choices = Choices(options("stop", "move C5>C2", "place C5", "city C5"))
    assert choices.read(SPACE, "c5>c2").notation == "move C5>C2"
    with pytest.raises(NotationError):
        choices.read(SPACE, "C5")  # place or city
    assert choices.read(SPACE, "move C4>C5").notation == "move C4>C5"  # no option, but a move: why not is another question


def test_few_options_stand_in_columns_with_whole_sentences() -> None:
    assert lines(Choices(options("stop", "place C5"))) == [
        "  1 place C5 Place an army in Omphara    2 stop     Leave the rest undone"
    ]
    assert len(lines(Choices(options("stop", "place C5")), 40)) == 2


def test_many_options_are_grouped_by_where_they_begin() -> None:
    ways = [f"move C5>{there}" for there in ("C2", "C3", "C4", "C6", "C7", "C10")]
    said = lines(Choices(options("stop", *ways, "move W5>W3", "move W5>W4", "move W5>C4")))
    assert said == [
        "Move an army from Omphara to …",
        "  1 move C5>C2  Isthara    2 move C5>C3  Tessara    3 move C5>C4  Galdora    4 move C5>C6  Limenia",
        "  5 move C5>C7  Pedione    6 move C5>C10 Khoresa",
        "Move an army from Kolpea to …",
        "  7 move W5>W3 Vallena           8 move W5>W4 Lusara            9 move W5>C4 Galdora by sea",
        " 10 stop Leave the rest undone",
    ]
    assert all(len(line) <= 100 for line in said)


def test_options_without_a_common_beginning_are_grouped_by_verb() -> None:
    regions = ("W1", "W2", "W3", "W4", "W5", "W6", "W7", "C1", "C2", "C3")
    said = lines(Choices(options(*(f"settle {region}" for region in regions))))
    assert said[0] == "Settle an army of the third colour in …"
    assert "10 settle C3 Tessara" in " ".join(said)
