"""Recruit: opening armies, retiring cards, legacies (TAW-B7, B8)."""

import pytest

from quadriga.games.ancient_world.tell import events as tell
from tests.games.ancient_world.helpers import (
    army,
    chair,
    city,
    do,
    look,
    next_round,
    offer,
    options,
    placeable,
    refusal,
    table,
    told,
)


@pytest.mark.rule("TAW-B7")
def test_most_cards_are_free_and_some_have_a_cost() -> None:
    state = table(city(coins=3), military=["axe_clan", "war_elephants"])
    assert placeable(state, "to recruit axe_clan") == {1, 2, 3}
    assert placeable(state, "to recruit war_elephants") == set()
    reason = refusal(state, "place 1 to recruit war_elephants onto 1")
    assert (reason.text, reason.rule) == ("War Elephants costs 4 coins. You have 3.", "TAW-B7")
    richer = table(city(coins=4), military=["axe_clan", "war_elephants"])
    do(richer, "place 1 to recruit war_elephants onto 1")
    assert chair(richer, 0).coins == 0


@pytest.mark.rule("TAW-B7")
def test_under_the_army_limit_it_opens_an_army_or_retires_one_instead() -> None:
    state = table(city("barracks"), military=["axe_clan"])
    assert options(state, "place 1 to recruit") == {
        "place 1 to recruit axe_clan",
        "place 1 to recruit axe_clan onto 1",
        "place 1 to recruit axe_clan onto 2",
    }
    event = told(state, "place 1 to recruit axe_clan")[0]
    assert event == tell.Recruited(seat=0, citizen=1, card="axe_clan", place=1, army=3)
    assert [each.card for each in chair(state, 0).armies] == ["city_guard", "militia", "axe_clan"]


@pytest.mark.rule("TAW-B7")
def test_at_the_limit_an_active_card_is_retired() -> None:
    state = table(city(), military=["axe_clan"])
    assert options(state, "place 1 to recruit") == {
        "place 1 to recruit axe_clan onto 1",
        "place 1 to recruit axe_clan onto 2",
    }
    reason = refusal(state, "place 1 to recruit axe_clan")
    assert (reason.text, reason.rule) == ("You have 2 armies, and your army limit is 2.", "TAW-B7")
    event = told(state, "place 1 to recruit axe_clan onto 2")[0]
    assert event == tell.Recruited(seat=0, citizen=1, card="axe_clan", place=1, army=2, retired="militia")
    assert [(each.card, each.retired) for each in chair(state, 0).armies] == [
        ("city_guard", ()),
        ("axe_clan", ("militia",)),
    ]
    assert [each.force for each in chair(state, 0).armies] == ["2 swords", "3 swords and 1 arrow"], "with the legacy"


@pytest.mark.rule("TAW-B7")
def test_the_military_row_is_not_refilled_before_the_next_round() -> None:
    state = table(city(), city(), military=["axe_clan", "hill_archers"])
    do(state, "place 1 to recruit axe_clan onto 1")
    assert [place.card for place in look(state).military_row] == [None, "hill_archers"]
    next_round(state)
    assert None not in [place.card for place in look(state).military_row]


@pytest.mark.rule("TAW-B8")
def test_a_card_used_this_round_cannot_be_retired() -> None:
    state = table(city(armies=[army("city_guard", name=1), army("militia", picture=3)]), military=["axe_clan"])
    assert options(state, "place 1 to recruit") == {"place 1 to recruit axe_clan onto 2"}
    reason = refusal(state, "place 1 to recruit axe_clan onto 1")
    assert (reason.text, reason.rule) == ("City Guard was used this round and cannot be retired.", "TAW-B8")


@pytest.mark.rule("TAW-B7", "TAW-B8")
def test_with_none_open_and_every_army_used_one_cannot_recruit() -> None:
    used = [army("city_guard", name=1), army("militia", name=1)]
    state = table(city(armies=used), military=["axe_clan"])
    assert options(state, "place 1 to recruit") == set()
    assert not offer(state, "military:axe_clan").is_possible
    opened = table(city("barracks", armies=used), military=["axe_clan"])
    assert options(opened, "place 1 to recruit") == {"place 1 to recruit axe_clan"}


@pytest.mark.rule("TAW-B8")
def test_retiring_returns_the_coins_and_leaves_the_legacy() -> None:
    state = table(city(coins=0, armies=[army("city_guard", picture=3), army("militia")]), military=["axe_clan"])
    assert chair(state, 0).armies[0].swords == 2
    event = told(state, "place 1 to recruit axe_clan onto 1")[0]
    assert isinstance(event, tell.Recruited)
    assert event.returned == 3
    first = chair(state, 0).armies[0]
    assert (first.swords, first.arrows) == (4, 0), "3 of its own and the legacy sword of the City Guard"
    assert (first.on_picture, first.price) == (0, 1), "the new card costs one coin to use"
    assert chair(state, 0).coins == 0, "the coins go to the supply"


@pytest.mark.rule("TAW-B8")
def test_earlier_legacies_stay_and_a_cards_own_legacy_has_no_effect_before_it_is_retired() -> None:
    state = table(city(armies=[army("hill_archers", "city_guard", "militia"), army("axe_clan")]), military=["spear_levy"])
    first = chair(state, 0).armies[0]
    assert (first.swords, first.arrows) == (1, 4 + 1), "its own legacy arrow does not count yet"
    do(state, "place 1 to recruit spear_levy onto 1")
    first = chair(state, 0).armies[0]
    assert first.retired == ("city_guard", "militia", "hill_archers")
    assert (first.swords, first.arrows) == (2 + 1, 1 + 1 + 1), "now it does"
    assert (chair(state, 0).armies[1].swords, chair(state, 0).armies[1].arrows) == (3, 0), "for that army alone"


@pytest.mark.rule("TAW-B8")
def test_legacies_of_spies_loot_and_repairs() -> None:
    state = table(city(armies=[army("militia", "shadow_agents", "desert_raiders", "camp_menders", "temple_guardians")]))
    first = chair(state, 0).armies[0]
    assert (first.swords, first.arrows, first.spies, first.loot, first.repairs) == (2, 1, 1, 1, 2)
