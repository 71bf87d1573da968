"""The bots' judgement: it is a number for every state, and sees the obvious."""

import re
from pathlib import Path

import pytest

from quadriga.bots.bot import Bot, Eyes
from quadriga.bots.makers import make_bot
from quadriga.games.emporion import GAME
from quadriga.games.emporion.state.state import EmporionState
from quadriga.kernel.chance import Rng
from quadriga.kernel.position import read_position
from quadriga.kernel.seats import CHANCE
from tests.games.emporion.helpers import do, new, outcome, seat, table

DOCS = Path(__file__).parents[3] / "docs"


def chosen(bot: Bot, state: EmporionState, seed: int = 0) -> str:
    return bot.choose(Eyes(GAME, state, state.to_act()[0], Rng(seed))).notation


@pytest.mark.parametrize("players", [2, 3, 4])
def test_progress_rises_to_the_end(players: int) -> None:
    rng = Rng(1)
    state = new(players)
    seen = []
    while acting := state.to_act():
        options = [state.draw(rng)] if acting[0] == CHANCE else state.options(acting[0])
        state.play(acting[0], options[rng.below(len(options))])
        seen.append(GAME.progress(state))
    assert seen[0] < 0.1
    assert seen[-1] == 1.0
    assert all(0.0 <= part <= 1.0 for part in seen)


@pytest.mark.parametrize("spec", ["greedy", "search:60"])
def test_bots_take_the_points_of_the_last_turn(spec: str) -> None:
    """A Prestige card for seven points, a free start card, a card to reserve for minus three: the last turn of the game."""
    realm = ["macellum", "macellum", "sophistes", "sophistes", "sophistes", "hippeis", "hoplites", "hoplites"]
    state = table(
        seat("hoplites", "oinos", "oinos"),
        seat(*realm),
        polis=["macellum", "hoplites", "emporion"],
        turn=1,
        turns=31,
        is_exhausted=True,
        last_round="history",
    )
    assert chosen(make_bot(spec, 1), state) == "add emporion by war"


def test_a_greedy_bot_does_not_reserve_in_the_last_turn() -> None:
    state = table(turn=1, turns=31, is_exhausted=True, last_round="history")
    assert not chosen(make_bot("greedy", 1), state).startswith("reserve")


def test_a_greedy_bot_beats_a_random_one() -> None:
    wins = 0.0
    for number in range(10):
        state = new(2)
        rng = Rng(number)
        bots = [make_bot("greedy", number), make_bot("random", number)]
        greedy = number % 2
        while acting := state.to_act():
            if acting[0] == CHANCE:
                state.play(CHANCE, state.draw(rng))
                continue
            bot = bots[0] if acting[0] == greedy else bots[1]
            state.play(acting[0], bot.choose(Eyes(GAME, state, acting[0], rng)))
        wins += greedy in outcome(state).winners
    assert wins >= 9


@pytest.mark.parametrize("spec", ["greedy", "search:60"])
def test_bots_solve_the_puzzle(spec: str) -> None:
    text = re.findall(r"^```json\n(.*?)^```", (DOCS / "positions.md").read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)[2]
    _, state = read_position(text)
    assert isinstance(state, EmporionState)
    do(state, chosen(make_bot(spec, 1), state))
    assert outcome(state).winners == (1,)
