"""Bots are fair: what a seat cannot know reaches no bot, neither by its eyes nor by anything that they hold."""

import gc
from types import BuiltinFunctionType, FunctionType, MethodType, ModuleType

import pytest

from quadriga.bots.bot import Bot, Eyes
from quadriga.bots.makers import make_bot
from quadriga.bots.rollout import play_out
from quadriga.games.eight_minute_empire import GAME
from quadriga.games.eight_minute_empire.state.state import EmpireState
from quadriga.kernel.chance import Rng
from quadriga.kernel.notation import Move
from quadriga.kernel.position import digest
from tests.bots.tables import VARIANTS, ask
from tests.games.eight_minute_empire.helpers import bid, do, ready

SPECS = ["random", "greedy", "search:5"]
OTHERS = [(0, 0), (8, 8), (1, 5), (5, 1)]
"""What the other two seats may have bid in secret."""


def bidding(*others: int) -> EmpireState:
    """Three seats; seat 1 has still to bid, the others have bid this in secret."""
    state = ready(3)
    do(state, f"bid {others[0]}", by=0)
    return do(state, f"bid {others[1]}", by=2)


@pytest.mark.parametrize("spec", SPECS)
@pytest.mark.parametrize("seed", range(4))
def test_a_bot_chooses_the_same_whatever_the_others_have_bid_in_secret(spec: str, seed: int) -> None:
    tables = [bidding(*others) for others in OTHERS]
    assert len({digest(state) for state in tables}) == len(OTHERS)
    assert len({ask(make_bot(spec, seed), state, 1, seed) for state in tables}) == 1


@pytest.mark.parametrize("spec", SPECS)
def test_a_bot_at_a_table_of_which_some_have_still_to_bid(spec: str) -> None:
    tables = [do(ready(4), f"bid {coins}", by=3) for coins in (0, 3, 6)]
    for seat in range(3):
        assert len({ask(make_bot(spec, 7), state, seat, 7) for state in tables}) == 1


class Peeper(Bot):
    """A cheat: it has got hold of the state, and bids one more than the others."""

    def __init__(self, state: EmpireState) -> None:
        self.state = state

    def choose(self, eyes: Eyes) -> Move:
        return eyes.prompt.options[min(max(self.state.bids) + 1, len(eyes.prompt.options) - 1)]


def test_a_bot_that_knew_the_others_bids_would_be_found_out() -> None:
    tables = [bidding(*others) for others in OTHERS]
    assert len({ask(Peeper(state), state, 1) for state in tables}) > 1


def test_eyes_show_the_view_and_the_prompt_of_the_seat() -> None:
    state = bidding(2, 7)
    eyes = Eyes(GAME, state, 1, Rng(1))
    assert eyes.view().encode() == state.view(1).encode()
    assert eyes.view().viewer == eyes.prompt.seat == eyes.seat == 1
    assert eyes.prompt.asks == "bid"
    assert eyes.prompt.options == state.options(1)


def test_what_eyes_imagine_looks_like_the_real_table_and_guesses_the_rest() -> None:
    state = bidding(2, 7)
    eyes = Eyes(GAME, state, 1, Rng(1))
    rng = Rng(2)
    guesses = set()
    for _ in range(400):
        imagined = eyes.imagine(rng)
        assert isinstance(imagined, EmpireState)
        assert imagined.view(1).encode() == state.view(1).encode()
        imagined.check()
        guesses.add(imagined.bids)
    assert {guess[1] for guess in guesses} == {-1}
    assert {guess[0] for guess in guesses} == {guess[2] for guess in guesses} == set(range(state.coins[0] + 1))


@pytest.mark.parametrize("name", VARIANTS)
def test_nothing_that_eyes_hold_leads_to_the_real_table(name: str) -> None:
    players, options = VARIANTS[name]
    state = ready(players, options)
    seat = state.to_act()[0]
    eyes = Eyes(GAME, state, seat, Rng(1))
    own = [state, state.agenda, state.armies, state.coins, state.deck, state.deck.counts, state.row, state.row.cards]
    reached = reachable(eyes)
    assert id(eyes.prompt) in reached
    assert not [thing for thing in own if id(thing) in reached]
    assert id(state.coins) in reachable([state])


def test_no_state_that_eyes_hold_knows_what_the_seat_does_not() -> None:
    held = []
    for others in OTHERS:
        eyes = Eyes(GAME, bidding(*others), 1, Rng(1))
        held.append([digest(thing) for thing in reachable(eyes).values() if isinstance(thing, EmpireState)])
    assert len(held[0]) > 0
    assert all(digests == held[0] for digests in held)


def reachable(start: object) -> dict[int, object]:
    """All that can be reached from a thing, by its id; code is not data."""
    seen: dict[int, object] = {id(start): start}
    todo = [start]
    while todo:
        for thing in gc.get_referents(todo.pop()):
            is_code = isinstance(thing, type | ModuleType | FunctionType | BuiltinFunctionType | MethodType)
            if not is_code and id(thing) not in seen:
                seen[id(thing)] = thing
                todo.append(thing)
    return seen


def test_what_happens_at_the_table_later_changes_nothing_for_eyes_opened_before() -> None:
    state = bidding(2, 7)
    eyes = Eyes(GAME, state, 1, Rng(1))
    before = eyes.view().encode(), digest(eyes.imagine(Rng(3))), list(eyes.prompt.options)
    play_out(state, Rng(4))
    assert (eyes.view().encode(), digest(eyes.imagine(Rng(3))), eyes.prompt.options) == before


@pytest.mark.parametrize("spec", SPECS)
def test_a_bot_that_thinks_changes_nothing_at_the_table(spec: str) -> None:
    bot = make_bot(spec, 5)
    for state in (bidding(2, 7), bid(ready(2), 1, 0), do(bid(ready(2), 1, 0), "take 1")):
        before = digest(state)
        ask(bot, state, state.to_act()[0])
        assert digest(state) == before
