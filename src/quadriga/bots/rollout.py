"""Uniformly random play to the end of a game, through the contract: for search, for measuring speed, for fuzzing."""

from quadriga.kernel.chance import Rng
from quadriga.kernel.seats import CHANCE
from quadriga.kernel.state import State


def play_out(state: State, rng: Rng) -> int:
    """Play a state to its end, every option as likely as any other; returns how many prompts had more than one option."""
    decisions = 0
    while True:
        acting = state.to_act()
        if not acting:
            return decisions
        seat = acting[0]
        if seat == CHANCE:
            state.play(CHANCE, state.draw(rng))
            continue
        options = state.prompt(seat).options
        count = len(options)
        if count > 1:
            decisions += 1
            state.play(seat, options[rng.below(count)])
        else:
            state.play(seat, options[0])
