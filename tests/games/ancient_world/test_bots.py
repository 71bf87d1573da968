"""The bots' judgement: they think about something, guess only what is an option, and see the obvious."""

import pytest

from quadriga.bots.bot import Bot, Eyes
from quadriga.bots.makers import make_bot
from quadriga.games.ancient_world import GAME
from quadriga.games.ancient_world.mind import judgement
from quadriga.games.ancient_world.state.state import AncientState
from quadriga.kernel.chance import Rng
from quadriga.kernel.seats import CHANCE
from tests.games.ancient_world.helpers import army, asks, city, do, new, options, table


def chosen(bot: Bot, state: AncientState, seed: int = 0) -> str:
    return bot.choose(Eyes(GAME, state, state.to_act()[0], Rng(seed))).notation


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("variant", ["off", "on"])
def test_the_shortlist_is_part_of_the_options_and_a_hunch_one_of_them(players: int, variant: str) -> None:
    rng = Rng(players)
    for game in range(3):
        state = new(players, expand_plus=variant)
        while acting := state.to_act():
            if acting[0] == CHANCE:
                state.play(CHANCE, state.draw(rng))
                continue
            every = state.options(acting[0])
            short = GAME.shortlist(state, acting[0], list(every))
            assert short
            assert set(short) <= set(every)
            hunch = GAME.hunch(state, acting[0], every, rng)
            assert hunch in every
            state.play(acting[0], hunch if game % 2 else every[rng.below(len(every))])


def test_of_equal_placements_the_lowest_citizen_that_pays_no_fee() -> None:
    state = table(city(), row=["orchard"], actions={"build": ["lapis 2"]})
    short = {move.notation for move in GAME.shortlist(state, 0, state.options(0))}
    assert "place 1 on labor" in short
    assert "place 2 on labor" not in short
    assert {text for text in short if "orchard" in text} == {"place 2 to build orchard"}


def test_no_army_marches_that_is_not_needed() -> None:
    state = do(table(city(coins=9, draft=9), titans=["mud_crawler", None, None]), "attack 1", "tick 1")
    assert [move.notation for move in GAME.shortlist(state, 0, state.options(0))] == ["strike"]


def test_progress_rises_to_the_end() -> None:
    rng = Rng(1)
    state = new(2)
    seen = []
    while acting := state.to_act():
        move = state.draw(rng) if acting[0] == CHANCE else GAME.hunch(state, acting[0], state.options(acting[0]), rng)
        assert move is not None
        state.play(acting[0], move)
        seen.append(GAME.progress(state))
    assert (seen[0], seen[-1]) == (0.0, 1.0)
    assert all(0.0 <= part <= 1.0 for part in seen)


@pytest.mark.parametrize("spec", ["greedy", "search:40"])
def test_bots_take_the_banner_that_wins_on_the_last_turn(spec: str) -> None:
    """One action is left, and a card that makes six green banners is in the row."""
    green = ["vineyards", "granary", "river_shrine", "orchard"]
    own = city(*green, coins=5, knowledge=2, districts=["open_plains"])
    own["armies"] = [army("city_guard", name=1), army("militia", name=1)]
    state = table(
        own,
        city(coins=0, passed=True),
        round=6,
        row=["terraced_village", "grand_market"],
        actions={"labor": ["terracotta 1"], "draft": ["terracotta 2"]},
        military=[],
    )
    assert "place 3 to build terraced_village" in options(state)
    assert chosen(make_bot(spec, 1), state) == "place 3 to build terraced_village"


@pytest.mark.parametrize("spec", ["greedy", "search:40"])
def test_bots_damage_what_they_miss_least(spec: str) -> None:
    """The game ends after this round, and only the food is missed then."""
    own = city("market_stalls", coins=9, draft=9, citizens=3)
    state = table(own, city(passed=True), round=6, titans=["mud_crawler", None, None])
    do(state, "attack 1", "tick 1", "strike", "draw sky_stalker", "roll titan")
    assert asks(state) == "damage"
    assert chosen(make_bot(spec, 1), state) == "damage market_stalls"


def test_the_cheapest_armies_that_suffice() -> None:
    own = city(coins=9, armies=[army("war_elephants", picture=5), army("axe_clan"), army("hill_archers", picture=1)])
    own["districts"] = ["garrison_quarter"]
    state = table(own)
    of = state.cities[0]
    assert judgement.cheapest(of, 0, 7, 9, True) == 1 + 2, "Axe Clan and Hill Archers"
    assert judgement.cheapest(of, 0, 7, 2, True) == -1, "they cannot be paid"
    assert judgement.cheapest(of, 0, 7, 9, False) == 6, "swords alone: the Elephants"
    assert judgement.cheapest(of, 0, 0, 9, True) == 1, "one at least"
    assert judgement.cheapest(of, 2, 0, 9, True) == 0, "one is ticked already"
