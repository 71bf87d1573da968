"""Goods tokens (EME-V7): laid by chance on the marked regions, counted for whoever controls them at the end."""

import pytest

from quadriga.games.eight_minute_empire import GAME
from quadriga.games.eight_minute_empire.data.box import box_of
from quadriga.games.eight_minute_empire.state.state import EmpireState
from quadriga.kernel.chance import Rng
from quadriga.kernel.errors import ConfigError, PositionError
from quadriga.kernel.outcome import Line
from quadriga.kernel.seats import CHANCE, CHANCE_ALONE
from tests.games.eight_minute_empire.helpers import (
    asks,
    do,
    draws,
    ended,
    look,
    new,
    play_out,
    ready,
    refusal,
    seat,
    table,
    with_cards,
)

ON = {"tokens": "on", "youngest": "0,1"}
RETAIL = {**ON, "deck": "retail"}
MARKED = {"a": ["W1", "I1", "C5", "C12", "S2"], "b": ["A1", "B1", "D2", "W5", "E9"]}
GEMS = {"W1": "gem", "I1": "gem", "C5": "coal", "C12": "coal", "S2": "anvil"}
OTHERS = ["tree-city1", "tree-place3", "anvil-city1", "anvil-place3", "coal-place3", "coal-move2", "carrot-city1",
          "carrot-city1", "carrot-move4", "carrot-move4"]  # fmt: skip
"""To which no wild is worth adding, but for a fourth gem."""


def goods(state: EmpireState, who: int) -> dict[str, int]:
    """What a seat's symbols of each good are, where it has any."""
    return {good.good: good.symbols for good in look(state).seats[who].goods if good.symbols}


# ------------------------------------------------------------------------------------ set-up


@pytest.mark.rule("EME-V7")
@pytest.mark.parametrize("board", ["a", "b"])
def test_a_token_is_laid_on_each_marked_region_before_the_row(board: str) -> None:
    state = new(2, {**ON, "board": board})
    for laid, region in enumerate(MARKED[board]):
        assert asks(state) == "tokens"
        assert list(look(state).tokens) == MARKED[board][:laid]
        do(state, "token coal" if laid < 2 else "token tree" if laid < 4 else "token gold", by=CHANCE)
        assert region in look(state).tokens
    assert asks(state) == "lay out"
    assert state.to_act() == CHANCE_ALONE
    assert list(look(state, 1).tokens.items()) == list(
        zip(MARKED[board], ["coal", "coal", "tree", "tree", "gold"], strict=True)
    )


@pytest.mark.rule("EME-V7")
def test_there_are_two_tokens_of_each_good_and_chance_draws_any() -> None:
    state = new(2, RETAIL)
    assert draws(state) == {f"token {good}": 2 for good in ("gem", "coal", "tree", "anvil", "carrot")}
    do(state, "token coal", by=CHANCE)
    assert draws(state)["token coal"] == 1
    do(state, "token coal", by=CHANCE)
    assert "token coal" not in draws(state)
    assert set(draws(state).values()) == {2}
    assert refusal(state, "token coal", by=CHANCE).rule == "EME-V7"


@pytest.mark.rule("EME-V7")
def test_every_good_can_lie_anywhere() -> None:
    seen: set[tuple[str, str]] = set()
    rng = Rng(7)
    for _ in range(200):
        state = new(2, RETAIL)
        while asks(state) == "tokens":
            state.play(CHANCE, state.draw(rng))
        seen |= set(look(state).tokens.items())
    assert len(seen) == 5 * 5


@pytest.mark.rule("EME-V7")
def test_it_is_an_option() -> None:
    assert GAME.config(2).options["tokens"] == "off"
    assert look(ready(2, {"deck": "retail", "rules": "retail"})).tokens == {}


@pytest.mark.rule("EME-V7", "EME-F1")
def test_each_game_of_a_full_game_lays_them_anew() -> None:
    state = ready(2, {**ON, "games": "three"})
    first = look(state).tokens
    assert len(first) == 5
    while not state.past:
        do(state, min(move.notation for move in state.options(state.to_act()[0])), by=state.to_act()[0])
        while state.to_act() == CHANCE_ALONE and not state.past:
            state.play(CHANCE, state.draws()[0][0])
    assert asks(state) == "tokens"
    assert look(state).tokens == {}


def test_a_board_without_marks_cannot_be_played_with_tokens(monkeypatch: pytest.MonkeyPatch) -> None:
    box = box_of(GAME.config(2, {"board": "b"}))
    monkeypatch.setattr(box, "marked", ())
    with pytest.raises(ConfigError, match=r"^Side B of the board marks no regions for goods tokens\. \(EME-V7\)$"):
        GAME.config(2, {"board": "b", "tokens": "on"})


# ------------------------------------------------------------------------------------ what they are worth


@pytest.mark.rule("EME-V7", "EME-E5")
def test_who_controls_a_region_has_one_more_of_its_good() -> None:
    seats = [seat(armies={"W1": 1, "C5": 2}), seat(armies={"I1": 1, "C5": 2})]
    state = table(2, seats, RETAIL, tokens=GEMS)
    assert goods(state, 0) == goods(state, 1) == {"gem": 1}, "nobody controls the start"
    assert state.scores() == [1 + 1 + 1, 1 + 1 + 1], "a region, a continent, and a gem"


@pytest.mark.rule("EME-V7", "EME-E5")
def test_it_counts_for_the_size_of_a_set() -> None:
    cards = [["coal-move2", "coal-place3"], ["carrot-city1", "carrot-city1"]]
    without = with_cards(cards, [seat(armies={}), seat(armies={})], RETAIL, tokens=GEMS)
    assert without.scores() == [1, 0]
    two = with_cards(cards, [seat(armies={"C5": 1, "C12": 1}), seat(armies={})], RETAIL, tokens=GEMS)
    assert goods(two, 0) == {"coal": 4}
    assert two.scores() == [3 + 2 + 1, 0], "four coal, two regions, their continent"


@pytest.mark.rule("EME-V7", "EME-V2")
def test_a_wild_cannot_be_added_to_a_token_alone() -> None:
    mine = seat(armies={"W1": 1})
    state = with_cards([["wild-place2", "carrot-city1"]], [mine, seat(armies={})], RETAIL, tokens=GEMS)
    assert state.scores()[0] == 2 + 1, "one gem, since the wild joins the carrot"
    both = with_cards([["wild-place2", "gem-place1"]], [mine, seat(armies={})], RETAIL, tokens=GEMS)
    assert both.scores()[0] == 2 + 3, "a gem, a token and a wild"


@pytest.mark.rule("EME-V7", "EME-V5")
def test_the_third_colour_has_no_use_for_a_token() -> None:
    given = {**RETAIL, "rules": "retail"}
    state = table(2, [seat(armies={}), seat(armies={})], given, tokens=GEMS, neutral={"armies": {"W1": 10}})
    assert goods(state, 0) == goods(state, 1) == {}


@pytest.mark.rule("EME-V7", "EME-E6")
def test_the_score_sheet_names_tokens_and_adds_up() -> None:
    state = ended(
        [seat(armies={"W1": 2, "I1": 1}), seat(armies={})],
        [["gem-place1", "wild-place2", *OTHERS]],
        RETAIL,
        tokens=GEMS,
    )
    result = state.outcome()
    assert result is not None
    assert Line("Gem: 4 (1 wild, 2 tokens)", "EME-V2", 5) in result.sheet[0]
    assert [sum(line.points for line in sheet) for sheet in result.sheet] == list(result.scores)


@pytest.mark.rule("EME-V7")
def test_a_game_with_tokens_is_played_to_its_end() -> None:
    assert play_out(ready(2, ON)).ending == "cards"


# ------------------------------------------------------------------------------------ positions


@pytest.mark.rule("EME-V7")
def test_a_position_says_what_lies_where() -> None:
    state = table(2, (), RETAIL, tokens=GEMS)
    assert state.layout()["tokens"] == GEMS
    assert "tokens" not in table(2).layout()


@pytest.mark.parametrize(
    ("tokens", "where", "problem"),
    [
        ({"I1": "gem"}, "table.tokens", "they are laid in this order: W1, I1, C5, C12, S2 .EME-V7"),
        ({**GEMS, "W2": "gem"}, "table.tokens.W2", "'W2' is no marked region"),
        ({**GEMS, "S2": "gold"}, "table.tokens.S2", "'gold' is no good"),
        ({**GEMS, "S2": "gem"}, "table.tokens", "3 tokens of gem lie there; there are 2"),
    ],
)
def test_a_position_with_tokens_that_cannot_be(tokens: dict[str, str], where: str, problem: str) -> None:
    with pytest.raises(PositionError, match=problem) as caught:
        table(2, (), RETAIL, tokens=tokens)
    assert caught.value.where == where


def test_where_there_are_none_a_position_has_none() -> None:
    with pytest.raises(PositionError, match="there are no tokens here"):
        table(2, tokens={"W1": "gold"})


def test_tokens_are_laid_in_order_and_only_while_there_are_some() -> None:
    for layout, problem in (
        ({"agenda": ["bid", "lay out", "tokens"], "tokens": {"I1": "gem"}}, "they are laid in this order"),
        ({"agenda": ["bid", "lay out", "tokens"], "tokens": GEMS}, "one lies on each marked region"),
        ({"agenda": ["bid", "tokens"], "tokens": {}}, "'tokens' cannot be open together with 'bid'"),
    ):
        whole = {"seats": [seat(coins=12), seat(coins=12)], "row": [], **layout}
        with pytest.raises(PositionError, match=problem):
            GAME.load(GAME.config(2, {"tokens": "on", "deck": "retail"}), whole)
