"""The bots' judgement: they think about something, guess only what is an option, and see the obvious."""

import re
from pathlib import Path

import pytest

from quadriga.bots.bot import Bot, Eyes
from quadriga.bots.makers import make_bot
from quadriga.games.founders import GAME
from quadriga.games.founders.state.state import FoundersState
from quadriga.kernel.chance import Rng
from quadriga.kernel.position import read_position
from quadriga.kernel.seats import CHANCE
from tests.games.founders.helpers import do, new, outcome, seat, table

VOTE = {"agreed_end": "allowed"}
DOCS = Path(__file__).parents[3] / "docs"


def chosen(bot: Bot, state: FoundersState, seed: int = 0) -> str:
    return bot.choose(Eyes(GAME, state, state.to_act()[0], Rng(seed))).notation


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("given", [VOTE, {"agreed_end": "never"}], ids=["vote", "no vote"])
def test_the_shortlist_is_part_of_the_options_and_a_hunch_one_of_them(players: int, given: dict[str, str]) -> None:
    rng = Rng(players)
    for game in range(4):
        state = new(players, given)
        while acting := state.to_act():
            if acting[0] == CHANCE:
                state.play(CHANCE, state.draw(rng))
                continue
            options = state.options(acting[0])
            short = GAME.shortlist(state, acting[0], list(options))
            assert short
            assert set(short) <= set(options)
            hunch = GAME.hunch(state, acting[0], options, rng)
            assert hunch in options
            state.play(acting[0], hunch if game % 2 else options[rng.below(len(options))])


def test_progress_rises_to_the_end() -> None:
    rng = Rng(1)
    state = new(2)
    seen = []
    while acting := state.to_act():
        move = state.draw(rng) if acting[0] == CHANCE else GAME.hunch(state, acting[0], state.options(acting[0]), rng)
        assert move is not None
        state.play(acting[0], move)
        seen.append(GAME.progress(state))
    assert seen[0] == 0.0
    assert seen[-1] == 1.0
    assert all(0.0 <= part <= 1.0 for part in seen)


@pytest.mark.parametrize("spec", ["greedy", "search:60"])
def test_bots_take_the_last_victory_tile_that_wins(spec: str) -> None:
    own = seat({"0,0": "waterfall", "0,1": "mine"})
    state = table(own, victory=["altar_hephaestus"], nature=["lake", "river"], village=["pottery"])
    assert chosen(make_bot(spec, 1), state).startswith("add altar_hephaestus")


@pytest.mark.parametrize("spec", ["greedy", "search:60"])
def test_bots_do_not_agree_to_lose_and_agree_to_win(spec: str) -> None:
    """Lapis is asked; a smith in terracotta's hand makes no difference to who wins."""
    for points, answer in (("temple_hades", "refuse"), ("", "agree")):
        lapis = {"0,0": "lake", "0,1": "great_temple_zeus"}
        own = {"0,0": "mine", "0,1": "cliff", **({"1,0": points, "1,1": "temple_tyche"} if points else {})}
        hand = ["smith"] if points else []
        state = table(seat(own, hand=hand), seat(lapis), nature=["lake"], given=VOTE)
        do(state, "add lake 0,2", "propose")
        assert chosen(make_bot(spec, 1), state) == answer


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
    assert wins >= 8


@pytest.mark.parametrize("seed", range(2))
def test_a_search_solves_the_puzzle(seed: int) -> None:
    _, text, *_ = re.findall(
        r"^```json\n(.*?)^```", (DOCS / "positions.md").read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE
    )
    _, state = read_position(text)
    assert isinstance(state, FoundersState)
    bot = make_bot("search:150", seed)
    do(state, chosen(bot, state, seed))
    do(state, chosen(bot, state, seed))
    assert outcome(state).winners == (0,)
