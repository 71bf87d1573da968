"""How far back a seat may take its moves: computed from views, never declared by a game.

A move can be taken back when nobody has learnt anything by it: neither a draw nor another seat's move came after, and for every
pair of eyes the move leads to the same view from every state that those eyes could not tell from the real one.
"""

from quadriga.kernel.chance import Rng
from quadriga.kernel.notation import Move
from quadriga.kernel.position import digest
from quadriga.kernel.state import State

TRIES = 48
"""States imagined for each pair of eyes: even the reveal of one hidden coin toss is missed with odds of 2**-48 only."""


def has_anyone_learnt(before: State, seat: int, move: Move) -> bool:
    """Whether this move of the seat showed somebody something that they could not have known before."""
    players = before.config.players
    real = ""
    for eyes in (*range(players), None):
        rng = Rng(0)
        fresh = rng.mark()
        before.imagine(eyes, rng)
        if rng.mark() == fresh:
            continue  # nothing was drawn to imagine it, so it is the state itself, every time (a law of the kit holds that)
        real = real or digest(before)
        rng = Rng(int(real[:8], 16) + (players if eyes is None else eyes))
        other = before.imagine(eyes, rng)
        seen = _seen_after(before, seat, move, eyes)
        for _ in range(TRIES):
            if digest(other) != real:
                if other.why_not(seat, move) is not None:
                    return True  # that the move was possible at all told the others something
                if _seen_after(other, seat, move, eyes) != seen:
                    return True
            other = before.imagine(eyes, rng)
    return False


def _seen_after(before: State, seat: int, move: Move, eyes: int | None) -> bytes:
    after = before.clone()
    after.play(seat, move)
    return after.view(eyes).encode()
