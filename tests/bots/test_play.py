"""How bots play: every choice is an option, the obvious is found, a search keeps its bounds, and thinking pays."""

import re
import time
from collections import Counter
from pathlib import Path

import pytest

from quadriga.arena.simulate import simulate
from quadriga.bots.bot import Bot
from quadriga.bots.makers import make_bot
from quadriga.bots.rollout import play_out
from quadriga.bots.search import SearchBot, chances
from quadriga.games.eight_minute_empire import GAME
from quadriga.games.eight_minute_empire.state.state import EmpireState
from quadriga.kernel.chance import Rng
from quadriga.kernel.position import digest, read_position
from quadriga.kernel.seats import CHANCE
from tests.bots.tables import VARIANTS, ask, play
from tests.games.eight_minute_empire.helpers import before_the_end, bid, do, new, options, ready, refill, seat

DOCS = Path(__file__).parents[2] / "docs"


def puzzle() -> EmpireState:
    """The puzzle of docs/positions.md: lapis has the last turn."""
    text, *_ = re.findall(r"^```json\n(.*?)^```", (DOCS / "positions.md").read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
    _, state = read_position(text)
    assert isinstance(state, EmpireState)
    return state


def search(spec: str, seed: int) -> SearchBot:
    """A searching bot."""
    bot = make_bot(spec, seed)
    assert isinstance(bot, SearchBot)
    return bot


# ------------------------------------------------------------------------------------ every bot


@pytest.mark.parametrize("name", VARIANTS)
@pytest.mark.parametrize(("spec", "games"), [("random", 10), ("greedy", 2)])
def test_every_choice_of_a_whole_game_is_an_option(spec: str, games: int, name: str) -> None:
    players, given = VARIANTS[name]
    for number in range(games):
        outcome = play(new(players, given), [make_bot(spec, number + chair) for chair in range(players)], number)
        assert len(outcome.places) == players


@pytest.mark.slow
@pytest.mark.deep
@pytest.mark.parametrize("name", ["two", "five"])
def test_every_choice_of_a_search_is_an_option(name: str) -> None:
    players, given = VARIANTS[name]
    play(new(players, given), [make_bot("search:2", chair) for chair in range(players)], 1)


@pytest.mark.parametrize("spec", ["random", "greedy", "search:4"])
def test_a_bot_with_the_same_seed_plays_the_same_game(spec: str) -> None:
    state = bid(ready(2), 1, 0)
    lines = []
    for _ in range(2):
        table, bot = state.clone(), make_bot(spec, 3)
        line = []
        while table.to_act() == (0,):
            line.append(ask(bot, table, 0).notation)
            do(table, line[-1])
        lines.append(line)
    assert lines[0] == lines[1]
    assert lines[0][0].startswith("take")


@pytest.mark.parametrize("spec", ["random", "greedy", "search:999999999"])
def test_the_only_option_is_chosen_without_a_thought(spec: str) -> None:
    state = before_the_end([seat(coins=0), seat(coins=0)], "gold-place1")
    assert options(state) == {"take 1"}
    assert ask(make_bot(spec, 1), state, 1).notation == "take 1"


# ------------------------------------------------------------------------------------ random


def test_a_random_bot_likes_all_options_equally() -> None:
    state = ready(4)
    bot = make_bot("random", 2)
    count = len(state.options(2))
    chosen = Counter(ask(bot, state, 2).notation for _ in range(200 * count))
    assert chosen.keys() == options(state, by=2)
    assert all(abs(times - 200) < 6 * 15 for times in chosen.values())


def test_a_random_game_counts_its_decisions() -> None:
    state, twin = new(3), new(3)
    decisions = play_out(state, Rng(6))
    rng = Rng(6)
    counted = 0
    while acting := twin.to_act():
        if acting[0] == CHANCE:
            twin.play(CHANCE, twin.draw(rng))
            continue
        moves = twin.options(acting[0])
        counted += len(moves) > 1
        twin.play(acting[0], moves[rng.below(len(moves)) if len(moves) > 1 else 0])
    assert state.outcome() is not None
    assert digest(state) == digest(twin)
    assert decisions == counted > 30


# ------------------------------------------------------------------------------------ greedy


@pytest.mark.parametrize("seed", range(10))
def test_greedy_takes_what_wins(seed: int) -> None:
    """The last army of the game breaks a tie in the starting region, or strengthens a region held anyway, or stays at home."""
    mine = seat_with_a_city_apart()
    state = do(before_the_end([seat(coins=0), mine], "gold-place1"), "take 1")
    assert options(state) == {"place C5", "place W3", "stop"}
    assert ask(make_bot("greedy", seed), state, 1, seed).notation == "place C5"
    won = {}
    for text in sorted(options(state)):
        outcome = do(state.clone(), text).outcome()
        assert outcome is not None
        won[text] = outcome.scores[1] - outcome.scores[0]
    assert won["place C5"] > max(won["place W3"], won["stop"])


def seat_with_a_city_apart() -> dict[str, object]:
    """Three armies where everybody begins, and a city of one's own far away."""
    return seat(coins=0, armies={"C5": 3, "W3": 2}, cities={"W3": 1})


def test_greedy_breaks_ties_by_chance() -> None:
    state = refill(new(2, {"rules": "retail"}))
    first = state.to_act()[0]
    assert len({ask(make_bot("greedy", seed), state, first).notation for seed in range(12)}) > 2


# ------------------------------------------------------------------------------------ search


@pytest.mark.parametrize("iterations", [1, 5])
def test_a_search_bounded_by_iterations_is_repeatable_and_makes_just_as_many(iterations: int) -> None:
    state = bid(ready(3), 2, 0, 0)
    bots = [search(f"search:{iterations}", 9) for _ in range(2)]
    assert ask(bots[0], state, 0) is ask(bots[1], state, 0)
    assert [bot.made for bot in bots] == [iterations, iterations]
    assert bots[0].rng.below(1 << 31) == bots[1].rng.below(1 << 31)


def test_a_search_bounded_by_time_keeps_it_roughly() -> None:
    bot = search("search:200ms", 1)
    state = bid(ready(3), 2, 0, 0)
    begun = time.perf_counter()
    move = ask(bot, state, 0)
    took = time.perf_counter() - begun
    assert move in state.options(0)
    assert 0.15 < took < 20, "it thinks for its time, and then stops"
    assert bot.made >= 1


@pytest.mark.parametrize("seed", range(3))
def test_a_search_finds_the_card_that_wins_the_puzzle_and_wins(seed: int) -> None:
    state = puzzle()
    bot = search("search:600", seed)
    line = []
    while state.to_act():
        line.append(ask(bot, state, 1, seed).notation)
        do(state, line[-1])
    assert line[0] == "take 2"
    terracotta, lapis = state.scores()
    assert lapis > terracotta


def test_a_lead_is_read_as_chances_to_win() -> None:
    assert chances(0.0) == 0.5
    assert 0 < chances(-30.0) < chances(-2.0) < 0.5 < chances(2.0) < chances(30.0) < 1
    assert chances(3.0) + chances(-3.0) == pytest.approx(1.0)


# ------------------------------------------------------------------------------------ strength


def wins(bots: list[str], games: int) -> float:
    """How many games the first of two bots wins; a shared victory is half a win."""
    return simulate(GAME, GAME.config(2), bots, games, 1, 20, lambda _: None).entrants[0].wins


def test_greedy_is_stronger_than_random() -> None:
    assert wins(["greedy", "random"], 20) >= 15


@pytest.mark.slow
def test_greedy_beats_random_in_four_games_of_five() -> None:
    assert wins(["greedy", "random"], 100) >= 80


@pytest.mark.slow
@pytest.mark.deep
def test_search_beats_random() -> None:
    """`quadriga simulate` measures how much stronger than greedy it is; this shows that it is not broken."""
    assert wins(["search:6", "random"], 2) == 2


def test_a_table_of_different_bots_plays_to_the_end() -> None:
    bots: list[Bot] = [make_bot(spec, 4) for spec in ("search:1", "random", "greedy", "random", "greedy")]
    outcome = play(new(5, {"rules": "retail"}), bots, 4)
    assert sorted(outcome.places)[0] == 1
