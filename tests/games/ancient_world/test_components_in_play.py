"""Law 6: every card is gained, every action used and every question asked in some seeded game."""

import pytest

from quadriga.games.ancient_world import GAME
from quadriga.games.ancient_world.data.box import open_box
from quadriga.kernel.chance import Rng
from quadriga.kernel.seats import CHANCE

GAMES = 400
"""At most; some sixty are enough for all but the rarest cards."""


@pytest.mark.parametrize("variant", ["off", "on"])
def test_every_card_and_every_question_comes_up(variant: str) -> None:
    config = GAME.config(4, {"expand_plus": variant})
    box = open_box(config.components, config.players)
    rng = Rng(1)
    played: dict[str, int] = {}
    questions: set[str] = set()
    owned: set[str] = set()
    every = {card.id for card in box.empire} | {titan.id for titan in box.titans} | {one.id for one in box.districts}
    every |= {card.id for card in box.military}
    wanted = set(GAME.parts.questions) - (set() if variant == "on" else {"draw districts", "choose district"})
    used: set[int] = set()
    actions = {card.index for card in box.empire if card.has_action}
    for _ in range(GAMES):
        if owned >= every and questions >= wanted and used >= actions:
            break
        state = GAME.new(config)
        while acting := state.to_act():
            questions.add(state.agenda[-1].name)
            seat = acting[0]
            if seat == CHANCE:
                state.play(CHANCE, state.draw(rng))
                continue
            # What was seldom done goes first: random play alone passes too early to meet everything.
            options = state.options(seat)
            tried = [options[rng.below(len(options))] for _ in range(4)]
            move = min(tried, key=lambda option: played.get(option.notation, 0) + (option.verb == "pass"))
            played[move.notation] = played.get(move.notation, 0) + 1
            state.play(seat, move)
            for city in state.cities:
                used |= {worker >> 3 for worker in city.workers}
        for city in state.cities:
            owned |= {box.empire[card].id for card in city.cards} | {box.titans[card].id for card in city.titans}
            owned |= {box.districts[card].id for card in city.districts}
            owned |= {box.military[card].id for army in city.armies for card in (army.active, *army.retired)}
    assert every - owned == set()
    assert wanted - questions == set()
    assert actions - used == set()
