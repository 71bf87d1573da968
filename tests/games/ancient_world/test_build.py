"""Build, with capacity, names, the store and the Crane (TAW-B2, K6), and citizens that come with cards (TAW-K1 to K3)."""

import pytest

from quadriga.games.ancient_world.tell import events as tell
from tests.games.ancient_world.helpers import (
    action,
    asks,
    chair,
    city,
    do,
    look,
    next_round,
    offer,
    options,
    placeable,
    refusal,
    row,
    secret,
    table,
    told,
    where,
)


@pytest.mark.rule("TAW-B2")
def test_a_card_from_the_row_for_coins_and_knowledge() -> None:
    state = table(city(coins=5, knowledge=2), row=["hill_village", "orchard"])
    do(state, "place 2 to build hill_village")
    own = chair(state, 0)
    assert (own.coins, own.knowledge) == (1, 1)
    assert [card.card for card in own.cards] == ["fishing_dock", "wheat_fields", "hill_village"]
    assert own.banners[4].banners == 1
    assert (look(state).row[0].card, look(state).row[0].taken_by) == (None, 0)


@pytest.mark.rule("TAW-B2")
def test_the_row_is_not_refilled_before_the_next_round() -> None:
    state = table(city(), row=["orchard", "caravan", "bridge", "crane"])
    do(state, "place 1 to build orchard", "place 1 to build bridge")
    assert row(state) == [None, "caravan", None, "crane"]
    assert [place.taken_by for place in look(state).row] == [0, None, 1, None]
    next_round(state)
    assert None not in row(state)


@pytest.mark.rule("TAW-B2")
@pytest.mark.parametrize(("coins", "knowledge", "may"), [(4, 1, True), (3, 1, False), (9, 0, False)])
def test_both_parts_of_the_price(coins: int, knowledge: int, may: bool) -> None:
    state = table(city(coins=coins, knowledge=knowledge), row=["hill_village"])
    assert bool(placeable(state, "to build hill_village")) == may
    assert offer(state, "row:hill_village").is_possible == may
    if not may:
        said = offer(state, "row:hill_village")
        assert said.reason == f"Hill Village costs 4 coins and 1 knowledge. You have {coins} coins and {knowledge} knowledge."
        assert said.rule == "TAW-B2"


@pytest.mark.rule("TAW-B2")
def test_every_empire_card_takes_one_capacity() -> None:
    full = city("orchard", "caravan")
    state = table(full, row=["bridge"])
    assert placeable(state, "to build bridge") == set()
    reason = refusal(state, "place 1 to build bridge")
    assert (reason.text, reason.rule) == ("Your city has no free capacity: 4 of 4 places are used.", "TAW-B2")
    for more in ({"districts": ["migrant_quarter"]}, {"titans": ["mud_crawler"]}):
        wider = table({**full, **more}, row=["bridge"])
        assert chair(wider, 0).room == 1
        assert placeable(wider, "to build bridge") == {1, 2, 3}


@pytest.mark.rule("TAW-B2", "TAW-T10")
def test_a_damaged_card_keeps_its_place() -> None:
    state = table(city("orchard", "caravan", damaged=["caravan"]), row=["bridge"])
    assert chair(state, 0).room == 0
    assert placeable(state, "to build bridge") == set()


@pytest.mark.rule("TAW-B2")
def test_plots_are_filled_in_order() -> None:
    state = table(city("orchard", "caravan", "bridge", districts=["scholars_row"], titans=["mud_crawler"]))
    grounds = [(ground.kind, ground.card, ground.capacity, len(ground.cards)) for ground in chair(state, 0).grounds]
    assert grounds == [
        ("capital", None, 4, 4),
        ("district", "scholars_row", 1, 1),
        ("titan", "mud_crawler", 1, 0),
    ]
    assert [card.ground for card in chair(state, 0).cards] == [0, 0, 0, 0, 1]


@pytest.mark.rule("TAW-B2")
def test_never_two_of_one_name() -> None:
    state = table(city("orchard"), row=["orchard", "caravan"])
    assert placeable(state, "to build orchard") == set()
    reason = refusal(state, "place 1 to build orchard")
    assert (reason.text, reason.rule) == ("You own Orchard already, and never two of one name.", "TAW-B2")
    damaged = table(city("orchard", damaged=["orchard"]), row=["orchard"])
    assert placeable(damaged, "to build orchard") == set(), "a damaged one is owned too"


@pytest.mark.rule("TAW-B2")
def test_a_stored_card_is_built_from_the_store() -> None:
    state = table(city(stored=["caravan", secret("bridge")]), row=["orchard"])
    assert placeable(state, "to build stored caravan") == placeable(state, "to build stored bridge") == {1, 2, 3}
    event = told(state, "place 1 to build stored bridge")[0]
    assert event == tell.CardBuilt(seat=0, citizen=1, card="bridge", source="stored", coins=3)
    assert [each.card for each in chair(state, 0).stored] == ["caravan"]
    assert row(state)[0] == "orchard"


@pytest.mark.rule("TAW-B2")
def test_equal_cards_of_the_row_are_one_option_and_the_first_is_taken() -> None:
    state = table(city(), row=["orchard", "caravan", "orchard"])
    assert len(options(state, "place 1 to build orchard")) == 1
    do(state, "place 1 to build orchard")
    assert row(state)[:3] == [None, "caravan", "orchard"]


@pytest.mark.rule("TAW-B2a")
def test_of_two_stored_cards_of_one_name_the_one_that_all_have_seen_is_built() -> None:
    state = table(city(stored=[secret("orchard"), "orchard"]))
    do(state, "place 1 to build stored orchard")
    assert [(each.card, each.lot) for each in chair(state, 0, 0).stored] == [("orchard", 0)]
    assert chair(state, 0, 1).stored[0].card is None, "nobody has learnt what the other one is"
    both = table(city(stored=[secret("orchard", 0), secret("orchard", 1)]), round=2, lot=1, row=["caravan"])
    do(both, "place 1 to build stored orchard")
    assert [each.lot for each in chair(both, 0).stored] == [1], "else the one stored first"


# ------------------------------------------------------------------------------------ Crane


@pytest.mark.rule("TAW-K6")
def test_the_crane_builds_a_card_for_nothing() -> None:
    state = table(city("crane", coins=0), row=["grand_colosseum"], round=4)
    assert placeable(state, "to build grand_colosseum") == {1, 2, 3}
    assert offer(state, "row:grand_colosseum").with_crane
    assert offer(state, "row:grand_colosseum").note == "With Crane it costs nothing."
    event = told(state, "place 1 to build grand_colosseum with crane")[0]
    assert event == tell.CardBuilt(seat=0, citizen=1, card="grand_colosseum", source="row", place=1, discarded="crane")
    own = chair(state, 0)
    assert [card.card for card in own.cards] == ["fishing_dock", "wheat_fields", "grand_colosseum"]
    banners = {banner.tribe: banner.banners for banner in own.banners}
    assert banners == {"red": 1, "green": 1, "yellow": 1, "blue": 0, "purple": 0}, "the yellow banner of the Crane is gone"


@pytest.mark.rule("TAW-K6")
def test_whether_to_use_the_crane_is_a_choice() -> None:
    state = table(city("crane"), row=["orchard"])
    assert options(state, "place 1 to build") == {"place 1 to build orchard", "place 1 to build orchard with crane"}


@pytest.mark.rule("TAW-K6")
def test_the_place_of_the_crane_may_hold_the_new_card() -> None:
    state = table(city("crane", "caravan"), row=["orchard"])
    assert chair(state, 0).room == 0
    assert options(state, "place 1 to build") == {"place 1 to build orchard with crane"}
    assert action(state, "build").is_possible
    do(state, "place 1 to build orchard with crane")
    assert chair(state, 0).used == 4


@pytest.mark.rule("TAW-K6")
def test_a_stored_card_by_the_crane() -> None:
    state = table(city("crane", coins=0, stored=[secret("hill_village")]), row=[])
    do(state, "place 1 to build stored hill_village with crane")
    assert [card.card for card in chair(state, 0).cards][-1] == "hill_village"


@pytest.mark.rule("TAW-K6", "TAW-T10")
def test_a_damaged_crane_does_nothing() -> None:
    state = table(city("crane", coins=0, damaged=["crane"]), row=["orchard"])
    assert placeable(state, "to build orchard") == set()
    assert refusal(state, "place 1 to build orchard with crane").text == "Your Crane is damaged."
    assert refusal(table(row=["orchard"]), "place 1 to build orchard with crane").text == "You have no Crane."


# ------------------------------------------------------------------------------------ citizens with cards


@pytest.mark.rule("TAW-K2")
def test_a_citizen_comes_with_the_card_into_the_starving_box() -> None:
    state = table(city(knowledge=1), row=["hill_village"])
    events = told(state, "place 1 to build hill_village")
    assert events[1] == tell.CitizenGained(seat=0, gained=4, card="hill_village")
    assert where(state, 0)[4] == "starving"
    next_round(state)
    assert where(state, 0)[4] == "home", "the food of the village feeds it"


@pytest.mark.rule("TAW-K2")
def test_only_once_and_not_beyond_five() -> None:
    state = table(city(knowledge=1, citizens=5), row=["hill_village"])
    events = told(state, "place 1 to build hill_village")
    assert not any(isinstance(event, tell.CitizenGained) for event in events)
    assert chair(state, 0).mouths == 5
    assert "hill_village" in [card.card for card in chair(state, 0).cards]
    mended = table(city("hill_village", damaged=["hill_village"]))
    do(mended, "place 1 on rebuild", "repair hill_village")
    assert chair(mended, 0).mouths == 3, "a repair brings no citizen"


@pytest.mark.rule("TAW-K2")
def test_a_district_brings_a_citizen_too() -> None:
    state = table(city(), district="migrant_quarter")
    do(state, "place 1 to expand for coins")
    assert where(state, 0)[4] == "starving"


@pytest.mark.rule("TAW-K3")
def test_the_aqueduct_pays_a_coin_for_each_food() -> None:
    """Also by Grow; the food of the card just gained is included."""
    state = table(city("aqueduct", coins=4, knowledge=1), row=["hill_village"])
    events = told(state, "place 1 to build hill_village")
    assert events[2] == tell.CoinsForFood(seat=0, card="aqueduct", coins=4)
    assert chair(state, 0).coins == 4
    grown = table(city("aqueduct", coins=3), round=3)
    do(grown, "place 1 on grow")
    assert chair(grown, 0).coins == 3, "three coins paid, three food"
    damaged = table(city("aqueduct", coins=3, damaged=["aqueduct"]), round=3)
    do(damaged, "place 1 on grow")
    assert chair(damaged, 0).coins == 0


@pytest.mark.rule("TAW-K3")
def test_the_aqueduct_of_another_pays_nothing() -> None:
    state = table(city(coins=3), city("aqueduct", coins=0), round=3)
    do(state, "place 1 on grow")
    assert [each.coins for each in look(state).seats] == [0, 0]


# ------------------------------------------------------------------------------------ abilities


@pytest.mark.rule("TAW-K1")
def test_abilities_come_into_force_with_the_card() -> None:
    state = table(city(districts=["open_plains"]), row=["orchard", "toll_road", "barracks", "coastal_scouts"])
    before = chair(state, 0)
    do(state, "place 1 to build orchard", "pass", "place 2 to build barracks")
    after = chair(state, 0)
    assert (after.food, after.army_limit) == (before.food + 1, before.army_limit + 1)
    state = table(city(), row=["toll_road", "coastal_scouts"])
    do(state, "place 1 to build coastal_scouts")
    assert (chair(state, 0).arrows, chair(state, 0).explore) == (1, 6)


@pytest.mark.rule("TAW-K1")
def test_abilities_of_districts_and_titans() -> None:
    own = chair(table(city(districts=["garrison_quarter", "scholars_row"], titans=["frost_drifter", "bone_king"])), 0)
    assert (own.army_limit, own.scholars, own.food, own.swords, own.capacity) == (3, 1, 5, 2, 4 + 2 + 1 + 1 + 2)
    assert {banner.tribe: banner.banners for banner in own.banners} == {
        "red": 0,
        "green": 1,
        "yellow": 1,
        "blue": 1,
        "purple": 2,
    }


@pytest.mark.rule("TAW-K1", "TAW-T7")
def test_a_repair_of_a_card_action_is_made_while_something_is_damaged() -> None:
    state = table(city("stonemasons", coins=0, damaged=["fishing_dock", "wheat_fields"]))
    assert told(state, "place 1 on stonemasons") == [tell.CardUsed(seat=0, citizen=1, card="stonemasons", coins=2)]
    assert (asks(state), options(state)) == ("mend", {"repair fishing_dock", "repair wheat_fields"})
    assert refusal(state, "done").rule == "TAW-T7"
    do(state, "repair wheat_fields")
    assert state.to_act() == (1,)
    only = table(city("stonemasons", damaged=["wheat_fields"]))
    do(only, "place 1 on stonemasons")
    assert state.to_act() == (1,), "there is nothing to choose"
    assert not any(card.is_damaged for card in chair(only, 0).cards)


@pytest.mark.rule("TAW-K15")
def test_the_desert_archive_has_income_and_an_action() -> None:
    state = table(city("desert_archive"))
    assert chair(state, 0).income == 6
    assert told(state, "place 1 on desert_archive") == [tell.CardUsed(seat=0, citizen=1, card="desert_archive", knowledge=1)]
    assert chair(state, 0).knowledge == 1
