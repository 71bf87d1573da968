"""Which moves of a space the laws try: all of them, or of a space too big for that a sample with every kind of move in it.

Most moves of a family are far from anything that lies on the table. So half of the sample is mixed from the words of moves that
were played: the same verbs with other tiles, spaces and seats of the same game.
"""

from quadriga.kernel.chance import Rng
from quadriga.kernel.notation import Family, Move, Space
from tests.kit.play import Trace

FEW = 5000
"""A space of so many moves is tried whole."""
EACH = 60
"""Moves of each family anywhere, and as many mixed from words that were played."""


def tried_moves(trace: Trace) -> list[Move]:
    """The moves that laws try on a trace; found once for each."""
    if "tried" not in trace.notes:
        trace.notes["tried"] = sample(trace.game.space(trace.config), [step.move for step in trace.steps], Rng(len(trace)))
    found: list[Move] = trace.notes["tried"]
    return found


def sample(space: Space, played: list[Move], rng: Rng) -> list[Move]:
    """All moves, or those made one by one and some of each family, by their numbers."""
    if space.size <= FEW:
        return list(space.all)
    found = {move.number: move for move in space.named.values()}
    heard = {word for move in played for word in move.notation.split()[1:]}
    for family in space.families:
        near = [[word for word in axis if word in heard] or list(axis[:1]) for axis in family.axes]
        for _ in range(EACH):
            for move in (family.at(rng.below(family.size)), _mixed(family, near, rng)):
                found[move.number] = move
    return [found[number] for number in sorted(found)]


def _mixed(family: Family[Move], near: list[list[str]], rng: Rng) -> Move:
    words = [axis[rng.below(len(axis))] for axis in near]
    move = family.find([word.casefold() for word in words])
    assert move is not None, f"{family.verb} {words} is no move, though each word is one of its axis"
    return move
