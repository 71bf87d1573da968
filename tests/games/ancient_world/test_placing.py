"""Placing citizens, and the actions that take nothing else to name (TAW-Z, TAW-B1, B3, B5, B6)."""

import pytest

from quadriga.games.ancient_world.tell import events as tell
from tests.games.ancient_world.helpers import (
    action,
    army,
    asks,
    begun,
    chair,
    city,
    do,
    look,
    offer,
    options,
    placeable,
    refusal,
    table,
    told,
    where,
)

# ------------------------------------------------------------------------------------ higher skill


@pytest.mark.rule("TAW-Z1")
def test_an_empty_action_takes_any_citizen() -> None:
    state = begun()
    assert placeable(state, "on labor") == {1, 2, 3}
    assert action(state, "labor").least_skill == 1
    assert [entrant.citizen for entrant in action(state, "labor").entrants] == [1, 2, 3]


@pytest.mark.rule("TAW-Z1")
@pytest.mark.parametrize(("there", "may"), [(1, {2, 3}), (2, {3}), (3, set())])
def test_only_a_higher_skill_than_all_there(there: int, may: set[int]) -> None:
    state = table(actions={"labor": [f"lapis {there}"]})
    assert placeable(state, "on labor") == may
    assert action(state, "labor").least_skill == there + 1
    assert {entrant.citizen for entrant in action(state, "labor").entrants} == may
    assert not action(state, "labor").is_full
    assert action(state, "labor").need == f"{there + 1}+"
    assert action(state, "labor").need_spoken == f"skill {there + 1} or more"


@pytest.mark.rule("TAW-Z1")
def test_an_action_with_the_highest_skill_is_full() -> None:
    state = table(city(), city(citizens=5), actions={"labor": ["lapis 5"]})
    assert action(state, "labor").is_full
    assert (action(state, "labor").need, action(state, "labor").need_spoken) == ("full", "nobody can enter")
    assert action(state, "draft").need == action(state, "rebuild").need == "", "any may enter"


@pytest.mark.rule("TAW-S4")
def test_everybody_reads_that_an_action_is_covered() -> None:
    state = begun()
    for eyes in (None, 0):
        grow = look(state, eyes).actions[-1]
        assert (grow.name, grow.need, grow.need_spoken) == ("Grow", "", "covered until round 3")
    assert action(state, "grow").reason == "Grow is covered until round 3."


@pytest.mark.rule("TAW-Z1")
def test_ones_own_citizens_count_too() -> None:
    state = table(actions={"draft": ["lapis 1", "terracotta 2"]})
    assert placeable(state, "on draft") == {3}
    reason = refusal(state, "place 1 on draft")
    assert reason.text == "Draft takes a higher skill than all there: skill 2 is there, your citizen has 1."
    assert reason.rule == "TAW-Z1"


@pytest.mark.rule("TAW-Z1")
@pytest.mark.parametrize("which", ["labor", "draft", "learn", "explore", "grow"])
def test_the_action_is_done_at_once_and_the_citizen_stands_there(which: str) -> None:
    state = table(city(coins=10), round=3, actions={which: ["lapis 2"]})
    do(state, f"place 3 on {which}")
    assert where(state, 0)[3] == which
    standing = action(state, which).citizens
    assert [(each.seat, each.citizen) for each in standing] == [(1, 2), (0, 3)]


@pytest.mark.rule("TAW-Z1")
def test_a_citizen_at_work_cannot_be_placed_again_and_none_that_one_does_not_have() -> None:
    state = table(actions={"labor": ["terracotta 3"]})
    reason = refusal(state, "place 3 on draft")
    assert (reason.text, reason.rule) == ("Your citizen 3 is at work on Labor.", "TAW-Z1")
    assert refusal(state, "place 4 on draft").text == "You have no citizen of skill 4."
    away = table(city("caravan", workers={"caravan": 2}))
    assert refusal(away, "place 2 on draft").text == "Your citizen 2 is at work on Caravan."


# ------------------------------------------------------------------------------------ match or pay


@pytest.mark.rule("TAW-Z2")
def test_build_takes_any_skill_for_nothing_while_nobody_is_there() -> None:
    state = table(city(coins=2), row=["orchard"])
    assert placeable(state, "to build orchard") == {1, 2, 3}
    assert action(state, "build").fee == 0
    assert told(state, "place 1 to build orchard")[0] == tell.CardBuilt(
        seat=0, citizen=1, card="orchard", source="row", place=1, coins=2
    )


@pytest.mark.rule("TAW-Z2", "TAW-Z6")
def test_build_costs_a_coin_where_citizens_are_and_none_has_the_skill() -> None:
    """The picture of the rulebook: a lower skill may enter, for a coin unless its number is there."""
    state = table(city(coins=10), row=["orchard"], actions={"build": ["lapis 3", "lapis 1"]})
    assert placeable(state, "to build orchard") == {1, 2, 3}
    assert action(state, "build").fee == 1
    assert action(state, "build").matching == (1, 3)
    assert [(entrant.citizen, entrant.fee) for entrant in action(state, "build").entrants] == [(1, 0), (2, 1), (3, 0)]
    free = do(state.clone(), "place 1 to build orchard")
    assert chair(free, 0).coins == 10 - 2
    event = told(state, "place 2 to build orchard")[0]
    assert isinstance(event, tell.CardBuilt)
    assert (event.fee, event.coins) == (1, 2)
    assert chair(state, 0).coins == 10 - 2 - 1


@pytest.mark.rule("TAW-Z2")
def test_ones_own_citizen_matches_only_its_own_skill() -> None:
    state = table(city(coins=2), row=["orchard"], actions={"build": ["terracotta 3"]})
    assert placeable(state, "to build orchard") == set(), "both others would pay the fee, and 2 coins do not reach"
    assert action(state, "build").reason == "You can buy no card with 2 coins, after the fee of 1 coin."
    reason = refusal(state, "place 1 to build orchard")
    assert reason.text == "Orchard costs 2 coins, and the fee is 1 coin. You have 2 coins."


@pytest.mark.rule("TAW-Z2", "TAW-Z6")
def test_the_fee_is_paid_before_the_price() -> None:
    state = table(city(coins=3), row=["orchard", "market_stalls"], actions={"build": ["lapis 2"]})
    assert placeable(state, "to build orchard") == {1, 2, 3}
    assert placeable(state, "to build market_stalls") == {2}, "3 coins reach for it only without the fee"


@pytest.mark.rule("TAW-Z2", "TAW-Z6")
def test_recruit_costs_the_same_fee() -> None:
    state = table(city(coins=1), military=["axe_clan", "merkian_troop"], actions={"recruit": ["lapis 2"]})
    assert placeable(state, "to recruit axe_clan") == {1, 2, 3}
    assert placeable(state, "to recruit merkian_troop") == {2}, "it costs a coin itself"
    do(state, "place 3 to recruit axe_clan onto 1")
    assert chair(state, 0).coins == 0
    poor = table(city(coins=0), military=["axe_clan"], actions={"recruit": ["lapis 2"]})
    assert placeable(poor, "to recruit axe_clan") == {2}


@pytest.mark.rule("TAW-Z6", "TAW-K6")
def test_the_fee_is_due_even_when_the_crane_builds_for_nothing() -> None:
    state = table(city("crane", coins=1), row=["granary"], round=4, actions={"build": ["lapis 3"]})
    do(state, "place 1 to build granary with crane")
    assert chair(state, 0).coins == 0
    poor = table(city("crane", coins=0), row=["granary"], round=4, actions={"build": ["lapis 3"]})
    assert placeable(poor, "to build granary with crane") == {3}
    reason = refusal(poor, "place 1 to build granary with crane")
    assert (reason.text, reason.rule) == ("The fee of 1 coin is due even when the card is free. You have 0.", "TAW-Z6")


@pytest.mark.rule("TAW-Z3")
def test_rebuild_ignores_citizens_already_there() -> None:
    state = table(actions={"rebuild": ["lapis 3", "lapis 2"]})
    assert placeable(state, "on rebuild") == {1, 2, 3}
    assert action(state, "rebuild").least_skill is None
    assert action(state, "rebuild").fee == 0
    do(state, "place 1 on rebuild")
    assert chair(state, 0).coins == 11


# ------------------------------------------------------------------------------------ card actions


@pytest.mark.rule("TAW-Z4")
def test_a_card_action_is_used_once_a_round_by_any_skill() -> None:
    state = table(city("caravan", coins=0))
    assert placeable(state, "on caravan") == {1, 2, 3}
    assert told(state, "place 1 on caravan") == [tell.CardUsed(seat=0, citizen=1, card="caravan", coins=3)]
    do(state, "pass")
    assert placeable(state, "on caravan") == set(), "not even by a higher skill"
    reason = refusal(state, "place 3 on caravan")
    assert (reason.text, reason.rule) == ("Caravan was used this round already.", "TAW-Z4")
    assert chair(state, 0).cards[-1].citizen == 1


@pytest.mark.rule("TAW-Z4")
def test_only_the_owner_uses_it() -> None:
    state = table(city(), city("caravan"))
    assert placeable(state, "on caravan") == set()
    assert refusal(state, "place 1 on caravan").text == "You have no Caravan in your city."
    do(state, "pass")
    assert placeable(state, "on caravan") == {1, 2, 3}


@pytest.mark.rule("TAW-Z4", "TAW-T10")
def test_a_damaged_card_has_no_action() -> None:
    state = table(city("caravan", damaged=["caravan"]))
    assert placeable(state, "on caravan") == set()
    reason = refusal(state, "place 1 on caravan")
    assert (reason.text, reason.rule) == ("Caravan is damaged and gives nothing until it is repaired.", "TAW-T10")


@pytest.mark.rule("TAW-Z5")
def test_only_what_can_be_carried_out() -> None:
    """Build needs a card that can be bought, Recruit one that can be taken, Expand a District and its price."""
    poor = table(city(coins=0), military=["merkian_troop"])
    assert placeable(poor, "to build") == set()
    assert placeable(poor, "to recruit") == set()
    assert placeable(poor, "to expand") == set()
    assert placeable(poor, "on learn") == set()
    assert placeable(poor, "on labor") == placeable(poor, "on draft") == placeable(poor, "on rebuild") == {1, 2, 3}
    reasons = {each.action: each.rule for each in look(poor, 0).actions if not each.is_possible}
    assert reasons == {
        "build": "TAW-Z5",
        "recruit": "TAW-B7",
        "expand": "TAW-B4",
        "learn": "TAW-B5",
        "explore": "TAW-S4",
        "grow": "TAW-S4",
    }


@pytest.mark.rule("TAW-Z5")
def test_of_several_effects_the_first_counts() -> None:
    """Stonemasons: 2 coins come first, so nothing has to be damaged; Town Hall works when the token is claimed already."""
    state = table(city("stonemasons", "town_hall", coins=0), claimed=True, holder=1)
    assert placeable(state, "on stonemasons") == {1, 2, 3}
    assert placeable(state, "on town_hall") == {1, 2, 3}
    do(state, "place 1 on town_hall")
    assert chair(state, 0).knowledge == 1
    assert look(state).token.holder == 1


@pytest.mark.rule("TAW-Z5")
def test_rebuild_can_always_be_carried_out() -> None:
    state = table(city(coins=0), claimed=True, holder=1)
    assert told(state, "place 1 on rebuild") == [tell.Rebuilt(seat=0, citizen=1, coins=1)]
    assert asks(state) == "choose", "nothing is damaged, so nothing is asked"


# ------------------------------------------------------------------------------------ Labor, Draft, Learn, Rebuild


@pytest.mark.rule("TAW-B1")
def test_labor_brings_two_coins() -> None:
    state = table(city(coins=0))
    assert told(state, "place 1 on labor") == [tell.Labored(seat=0, citizen=1, coins=2)]
    assert chair(state, 0).coins == 2


@pytest.mark.rule("TAW-B3")
def test_draft_counts_every_citizen_there_whoever_s_it_is() -> None:
    state = table(actions={"draft": ["lapis 1"]})
    assert told(state, "place 2 on draft") == [tell.Drafted(seat=0, citizen=2, swords=2, total=2)]
    assert chair(state, 0).draft == 2
    do(state, "place 3 on draft")
    assert chair(state, 1).draft == 3, "counted when placed: the first lapis citizen did not draft in this position"
    assert chair(state, 0).draft == 2, "later citizens do not add"


@pytest.mark.rule("TAW-B3")
def test_a_second_draft_adds_its_own_count() -> None:
    state = table(city(citizens=4))
    do(state, "place 1 on draft", "pass")
    assert told(state, "place 2 on draft") == [tell.Drafted(seat=0, citizen=2, swords=2, total=3)]
    assert chair(state, 0).draft == 3


@pytest.mark.rule("TAW-B5")
def test_learn_costs_three_coins() -> None:
    state = table(city(coins=3))
    assert told(state, "place 1 on learn") == [tell.Learned(seat=0, citizen=1, coins=3)]
    assert (chair(state, 0).coins, chair(state, 0).knowledge) == (0, 1)
    poor = table(city(coins=2))
    reason = refusal(poor, "place 1 on learn")
    assert (reason.text, reason.rule) == ("Learn costs 3 coins. You have 2.", "TAW-B5")


@pytest.mark.rule("TAW-B6")
def test_rebuild_repairs_up_to_two_cards() -> None:
    state = table(city("caravan", damaged=["caravan", "fishing_dock", "wheat_fields"]))
    do(state, "place 1 on rebuild")
    assert (asks(state), look(state).repairs) == ("rebuild", 2)
    cards = {"repair caravan", "repair fishing_dock", "repair wheat_fields"}
    assert options(state) == {"done", *cards}
    one = do(state.clone(), "repair caravan", "done")
    assert [card.card for card in chair(one, 0).cards if card.is_damaged] == ["fishing_dock", "wheat_fields"]
    none = do(state.clone(), "done")
    assert sum(card.is_damaged for card in chair(none, 0).cards) == 3
    assert told(state, "repair caravan") == [tell.CardRepaired(seat=0, card="caravan")]
    do(state, "repair fishing_dock")
    assert state.to_act() == (1,)
    assert [card.card for card in chair(state, 0).cards if card.is_damaged] == ["wheat_fields"]


@pytest.mark.rule("TAW-B6")
def test_with_one_damaged_card_rebuild_asks_once() -> None:
    state = table(city(damaged=["wheat_fields"]))
    do(state, "place 1 on rebuild", "repair wheat_fields")
    assert state.to_act() == (1,)
    assert chair(state, 0).food == 3
    assert refusal(state, "place 1 to build stored caravan").text == "You have no Caravan stored."


@pytest.mark.rule("TAW-Z5", "TAW-B7")
def test_recruit_needs_an_army_to_go_to() -> None:
    state = table(city(armies=[army("city_guard", name=1), army("militia", name=1)]), military=["axe_clan", "hill_archers"])
    assert placeable(state, "to recruit axe_clan") == set()
    assert offer(state, "military:axe_clan").reason == "You have no open army, and every army has marched this round."
