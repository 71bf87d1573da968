"""Law 6: every card is taken and every region is entered, by every way that leads into it, in some seeded game."""

import pytest

from quadriga.games.eight_minute_empire import GAME
from quadriga.games.eight_minute_empire.data.box import box_of
from quadriga.kernel.chance import Rng
from quadriga.kernel.seats import CHANCE

GAMES = 400
"""At most; some sixty are enough but for the rim of side A."""


@pytest.mark.parametrize("board", ["a", "b"])
@pytest.mark.parametrize("deck", ["strict", "retail"])
def test_every_card_and_every_way_is_used(board: str, deck: str) -> None:
    config = GAME.config(5, {"board": board, "deck": deck, "rules": "retail"})
    box = box_of(config)
    rng = Rng(1)
    taken: set[int] = set()
    ways: set[str] = set()
    wanted = {move.notation for moves in box.sail for move in moves}
    for _ in range(GAMES):
        if len(taken) == len(box.cards) and wanted <= ways:
            break
        state = GAME.new(config)
        while acting := state.to_act():
            seat = acting[0]
            if seat == CHANCE:
                state.play(CHANCE, state.draw(rng))
                continue
            # Straight on where it can: random walks alone seldom reach the rim of the board.
            options = [move for move in state.options(seat) if move.notation not in ways] or state.options(seat)
            move = options[rng.below(len(options))]
            ways.add(move.notation)
            state.play(seat, move)
        taken |= set(state.taken)
    assert {box.cards[index].id for index in taken} == {card.id for card in box.cards}
    assert wanted <= ways
