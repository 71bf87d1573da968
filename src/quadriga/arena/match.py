"""One game between bots, played as fast as they choose."""

from quadriga.bots.bot import Bot, Eyes
from quadriga.kernel.chance import Rng
from quadriga.kernel.errors import IllegalMove
from quadriga.kernel.game import Game
from quadriga.kernel.meta import Config
from quadriga.kernel.seats import CHANCE, seat_name
from quadriga.kernel.state import State


def play_match(game: Game, config: Config, bots: list[Bot], rng: Rng) -> tuple[State, int]:
    """The state at the end, and how many decisions there were (prompts with more than one option)."""
    state = game.new(config)
    decisions = 0
    while acting := state.to_act():
        if acting[0] == CHANCE:
            state.play(CHANCE, state.draw(rng))
            continue
        # Seats that act together choose from the same state; none of them sees the others' choices.
        chosen = []
        for seat in acting:
            eyes = Eyes(game, state, seat, rng)
            move = bots[seat].choose(eyes)
            if move not in eyes.prompt.options:
                raise IllegalMove(f"the bot at {seat_name(seat)} chose {move.notation!r}, which is no option", eyes.prompt.rule)
            decisions += len(eyes.prompt.options) > 1
            chosen.append((seat, move))
        for seat, move in chosen:
            state.play(seat, move)
    return state, decisions
