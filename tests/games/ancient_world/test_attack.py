"""Attacks on Titans: armies, value, the order of an attack, dice, damage (TAW-T)."""

import pytest

from quadriga.games.ancient_world.state.state import AncientState
from quadriga.games.ancient_world.tell import events as tell
from quadriga.kernel.seats import CHANCE_ALONE
from tests.games.ancient_world.helpers import (
    MILITARY,
    TITANS,
    army,
    asks,
    chair,
    city,
    do,
    draw,
    draws,
    look,
    next_round,
    options,
    pile,
    refusal,
    table,
    told,
)

SWORDS_3 = ["bronze_forge", "siege_works"]
"""Three swords from various Empire cards."""


def rolled(state: AncientState, *faces: str) -> AncientState:
    """The next Titan comes up, and the dice fall so."""
    while asks(state) == "next titan":
        do(state, next(iter(draws(state))))
    return do(state, *[f"roll {face}" for face in faces])


def damaged(state: AncientState, seat: int = 0) -> list[str]:
    """The damaged cards of a seat."""
    return [card.card for card in chair(state, seat).cards if card.is_damaged]


# ------------------------------------------------------------------------------------ the example of the rulebook


@pytest.mark.rule("TAW-K15", "TAW-T2", "TAW-T3", "TAW-T4", "TAW-T8")
def test_tim_attacks_the_stone_being() -> None:
    """1 coin on the Merkian Troops, 2 paid, 3 on the card; 5 from the army with a legacy sword, 3 swords from cards: 8."""
    troop = MILITARY["merkian_troop"]
    assert (troop.gives.arrow, troop.gives.sword) == (3, 1)
    being = TITANS["stone_being"]
    assert (being.defence, being.arrows, len(being.banners)) == (8, True, 2)
    tim = city(*SWORDS_3, coins=5, armies=[army("merkian_troop", "city_guard", picture=1)])
    state = table(tim, titans=[None, "stone_being", None], round=4)
    assert (chair(state, 0).armies[0].price, pile(state, 2).lent) == (2, 3)
    do(state, "attack 2")
    attack = look(state).attack
    assert attack is not None
    assert (attack.value, attack.short, attack.is_enough) == (3, 5, False)
    do(state, "tick 1")
    attack = look(state).attack
    assert attack is not None
    assert [(source.source, source.swords, source.arrows) for source in attack.sources] == [
        ("city", 3, 0),
        ("draft", 0, 0),
        ("army:1", 2, 3),
    ]
    assert (attack.value, attack.short, attack.is_enough, attack.cost, attack.dice) == (8, 0, True, 2, 2)
    assert told(state, "strike")[0] == tell.TitanDefeated(
        seat=0, stars=2, card="stone_being", value=8, defence=8, armies=(1,), prices=(2,), dice=2
    )
    own = chair(state, 0)
    assert (own.armies[0].on_name, own.armies[0].on_picture) == (2, 1), "now there are 3 coins in total on the card"
    assert own.titans == ("stone_being",)
    assert own.coins == 3
    rolled(state, "blank", "coin")
    assert chair(state, 0).coins == 2, "one blank and one coin: he loses a coin"
    assert look(state).titans[1].top not in (None, "stone_being")
    assert state.to_act() == (1,)


@pytest.mark.rule("TAW-T2")
def test_three_coins_on_the_card_make_the_price_four() -> None:
    state = table(city(coins=4, armies=[army("city_guard", picture=3)]))
    assert chair(state, 0).armies[0].price == 4
    rich = table(city(coins=4, draft=2, armies=[army("city_guard", picture=3)]), titans=["mud_crawler", None, None])
    do(rich, "attack 1", "tick 1", "strike")
    assert chair(rich, 0).coins == 0
    assert chair(rich, 0).armies[0].on_name == 4
    poor = table(city(coins=3, draft=2, armies=[army("city_guard", picture=3)]), titans=["mud_crawler", None, None])
    assert "attack 1" not in options(poor)
    reason = refusal(poor, "attack 1")
    assert (reason.text, reason.rule) == ("Your cheapest army costs 4 coins. You have 3.", "TAW-T2")


@pytest.mark.rule("TAW-T2", "TAW-N2")
@pytest.mark.parametrize(("before", "price"), [(0, 1), (1, 2), (3, 4), (7, 8)])
def test_the_price_grows_for_ever(before: int, price: int) -> None:
    """1, 2, 4, 8: every coin stays on the card."""
    own = city(coins=9, draft=9, armies=[army("city_guard", picture=before)])
    state = table(own, titans=["mud_crawler", None, None])
    assert chair(state, 0).armies[0].price == price
    do(state, "attack 1", "tick 1", "strike")
    rolled(state, "blank")
    assert chair(state, 0).coins == 9 - price
    next_round(state)
    assert chair(state, 0).armies[0].on_picture == before + price


# ------------------------------------------------------------------------------------ which Titan, which armies


@pytest.mark.rule("TAW-T1")
def test_the_top_card_of_each_pile() -> None:
    strong = city(coins=9, armies=[army("war_elephants"), army("longbow_company")], draft=9)
    state = table(strong)
    assert options(state, "attack") == {"attack 1", "attack 2", "attack 3"}
    assert told(state, "attack 3") == [tell.AttackBegun(seat=0, stars=3, card="mountain_father")]
    assert asks(state) == "attack"


@pytest.mark.rule("TAW-T1", "TAW-T2")
def test_one_attack_a_turn_and_any_number_while_an_army_is_unused() -> None:
    own = city(coins=9, draft=9, armies=[army("city_guard"), army("militia")])
    state = table(own, titans=["mud_crawler", None, None])
    do(state, "attack 1", "tick 1", "strike")
    rolled(state, "blank")
    assert state.to_act() == (1,), "one attack a turn"
    do(state, "pass")
    assert "attack 1" in options(state)
    do(state, "attack 1")
    assert options(state, "tick") == {"tick 2"}
    do(state, "tick 2", "strike")
    rolled(state, "blank")
    assert options(state, "attack") == set()
    reason = refusal(state, "attack 1")
    assert (reason.text, reason.rule) == ("All your armies have marched this round.", "TAW-T2")


@pytest.mark.rule("TAW-T2")
def test_at_least_one_army_must_be_used() -> None:
    """City and Draft alone would suffice, but not without an army."""
    state = table(city(*SWORDS_3, draft=5, coins=1), titans=["mud_crawler", None, None], round=4)
    do(state, "attack 1")
    assert options(state) == {"tick 1", "tick 2"}
    assert refusal(state, "strike").text == "One army at least must march."
    broke = table(city(*SWORDS_3, draft=5, coins=0), titans=["mud_crawler", None, None], round=4)
    assert options(broke, "attack") == set()


@pytest.mark.rule("TAW-T2")
def test_several_armies_in_one_attack() -> None:
    state = table(city(coins=5, armies=[army("city_guard", picture=1), army("militia")]), titans=["horned_brute", None, None])
    assert options(state, "attack") == set(), "3 swords against 4"
    state = table(city(coins=5, armies=[army("city_guard", picture=1), army("militia")]), titans=["mud_crawler", None, None])
    do(state, "attack 1", "tick 2", "tick 1")
    event = told(state, "strike")[0]
    assert isinstance(event, tell.TitanDefeated)
    assert (event.armies, event.prices, event.value) == ((1, 2), (2, 1), 4)
    assert chair(state, 0).coins == 2
    assert [each.is_used for each in chair(state, 0).armies] == [True, True]


@pytest.mark.rule("TAW-T6a")
def test_only_armies_that_can_still_lead_to_a_payable_win_can_be_ticked() -> None:
    """Defence 6 with 3 coins: the Elephants (7, 1 coin) win alone; the Archers (4, 3 coins) leave nothing for another."""
    own = city(coins=3, armies=[army("war_elephants"), army("hill_archers", picture=2), army("city_guard")])
    own["districts"] = ["garrison_quarter"]
    state = table(own, titans=["dune_lurker", None, None])
    do(state, "attack 1")
    assert options(state) == {"tick 1", "tick 3"}
    reason = refusal(state, "tick 2")
    assert reason.rule == "TAW-T6a"
    assert reason.text == "With Hill Archers the attack could not be made strong enough for the coins that are left."
    do(state, "tick 3")
    assert options(state) == {"tick 1"}, "2 are not enough, and the Elephants can still be paid"
    do(state, "tick 1")
    assert options(state) == {"strike"}, "no coin is left for the Archers"
    assert refusal(state, "tick 2").text == "Hill Archers costs 3 coins. You have 1 left for this attack."
    assert refusal(state, "tick 1").text == "War Elephants joins the attack already."


@pytest.mark.rule("TAW-T6a")
def test_nothing_is_paid_before_the_attack_is_made() -> None:
    state = table(city(coins=5), titans=["mud_crawler", None, None])
    do(state, "attack 1", "tick 1", "tick 2")
    own = chair(state, 0)
    assert own.coins == 5
    assert all(each.on_name == 0 for each in own.armies)
    attack = look(state).attack
    assert attack is not None
    assert (attack.cost, attack.coins_left) == (2, 3)


@pytest.mark.rule("TAW-T4")
def test_more_armies_than_needed_may_be_used() -> None:
    state = table(city(coins=5, draft=4), titans=["mud_crawler", None, None])
    do(state, "attack 1", "tick 1")
    assert options(state) == {"strike", "tick 2"}


@pytest.mark.rule("TAW-T4")
def test_an_attack_that_would_fall_short_cannot_be_declared() -> None:
    state = table(city(coins=9), titans=["marsh_strider", None, None])
    assert options(state, "attack") == set()
    reason = refusal(state, "attack 1")
    assert reason.rule == "TAW-T4"
    assert reason.text == (
        "Marsh Strider has defence 5. You bring 4 in swords and arrows at most, with the armies that 9 coins can pay."
    )
    assert pile(state, 1).best == 4
    do(table(city(coins=9, draft=1), titans=["marsh_strider", None, None]), "attack 1")


@pytest.mark.rule("TAW-T4")
def test_swords_count_alone_against_a_titan_that_shows_swords() -> None:
    """City Guard 2 swords, Militia 1 sword and 1 arrow, the Watchtower an arrow: 5 in all, 3 in swords."""
    own = city("watchtower", coins=9)
    both = table(own, titans=["marsh_strider", None, None])
    assert "attack 1" in options(both)
    swords = table({**own, "draft": 1}, titans=["horned_brute", None, None])
    do(swords, "attack 1", "tick 1", "tick 2")
    attack = look(swords).attack
    assert attack is not None
    assert not attack.counts_arrows
    assert [(source.source, source.swords, source.arrows) for source in attack.sources] == [
        ("city", 0, 0),
        ("draft", 1, 0),
        ("army:1", 2, 0),
        ("army:2", 1, 0),
    ]
    assert attack.value == 4
    assert options(table(own, titans=["horned_brute", None, None]), "attack") == set()


@pytest.mark.rule("TAW-T4", "TAW-T10")
def test_symbols_of_undamaged_cards_districts_and_titans_are_free_in_every_attack() -> None:
    own = city("bronze_forge", districts=["smith_quarter", "watch_hill"], titans=["iron_back"])
    assert pile(table(own, titans=["mud_crawler", None, None]), 1).lent == 4
    hurt = table({**own, "damaged": ["bronze_forge"]}, titans=["mud_crawler", None, None])
    assert pile(hurt, 1).lent == 3


@pytest.mark.rule("TAW-T5", "TAW-B3")
def test_draft_counts_as_swords_for_all_attacks_of_the_round() -> None:
    state = table(city(draft=2, coins=9), titans=["horned_brute", None, None])
    do(state, "attack 1", "tick 1", "strike")
    rolled(state, "blank")
    do(state, "pass")
    assert chair(state, 0).draft == 2
    assert pile(state, 1).lent == 2
    next_round(state)
    assert pile(state, 1, 0).lent == 0


@pytest.mark.rule("TAW-T3")
def test_an_army_counts_for_this_attack_only_and_with_all_its_legacies() -> None:
    own = city(coins=9, armies=[army("axe_clan", "city_guard", "spear_levy"), army("militia", "hill_archers")])
    state = table(own, titans=["marsh_strider", None, None])
    do(state, "attack 1", "tick 1")
    attack = look(state).attack
    assert attack is not None
    assert attack.value == 3 + 1 + 1, "and nothing of the other army's legacy arrow"
    do(state, "strike")
    rolled(state, "blank")
    do(state, "pass")
    assert pile(state, 1).lent == 0
    assert pile(state, 1).best == 1 + 1 + 1, "the other army alone"


# ------------------------------------------------------------------------------------ the Titan


@pytest.mark.rule("TAW-T6")
def test_the_titan_comes_with_banners_capacity_and_abilities() -> None:
    state = table(city(coins=9, draft=12), titans=[None, None, "mountain_father"])
    before = chair(state, 0)
    do(state, "attack 3", "tick 1", "strike")
    own = chair(state, 0)
    assert (own.capacity, own.food) == (before.capacity + 2, before.food + 2)
    assert [banner.banners for banner in own.banners] == [1, 1, 0, 0, 1]
    assert own.grounds[-1].card == "mountain_father"


@pytest.mark.rule("TAW-T6", "TAW-T6a")
def test_the_next_titan_is_turned_up_before_the_dice() -> None:
    state = table(city(coins=9, draft=9), titans=["mud_crawler", None, None])
    size = look(state).titans[0].size
    do(state, "attack 1", "tick 1", "strike")
    assert (asks(state), state.to_act()) == ("next titan", CHANCE_ALONE)
    assert "draw mud_crawler" not in draws(state)
    do(state, "draw sky_stalker")
    assert asks(state) == "roll"
    assert (look(state).titans[0].top, look(state).titans[0].size) == ("sky_stalker", size - 1)


@pytest.mark.rule("TAW-T6")
def test_an_empty_pile_stays_empty() -> None:
    three = [key for key, titan in TITANS.items() if titan.stars == 3]
    state = table(city(coins=9, draft=20), city(titans=three[1:]), titans=[None, None, three[0]])
    do(state, "attack 3", "tick 1", "strike")
    assert asks(state) == "roll", "there is no next one"
    rolled(state, "blank", "blank", "blank")
    assert look(state).titans[2].top is None
    assert refusal(state, "attack 3").text == "This pile of Titans is empty."


@pytest.mark.rule("TAW-T6a")
def test_the_titan_just_taken_does_not_help_the_attack_that_took_it() -> None:
    """Sky Stalker (7) gives a sword: 6 with it would be 7."""
    state = table(city(coins=9, draft=2), titans=["sky_stalker", None, None])
    assert pile(state, 1).best == 6
    assert options(state, "attack") == set()


# ------------------------------------------------------------------------------------ the order of an attack


@pytest.mark.rule("TAW-T6a", "TAW-T7", "TAW-T9")
def test_the_whole_order() -> None:
    """Pay, Spy, Titan, next one, Repair, all dice, coins, damage, Loot."""
    own = city(
        "caravan",
        coins=3,
        draft=6,
        damaged=["caravan"],
        armies=[army("shadow_agents", "camp_menders"), army("desert_raiders")],
    )
    state = table(own, titans=[None, "frost_drifter", None])
    state.listen()
    do(state, "attack 2", "tick 1", "tick 2", "strike")
    do(state, "draw ash_giant", "roll titan", "roll coin", "damage wheat_fields")
    kinds = [type(event) for event in state.told()]
    assert kinds == [
        tell.AttackBegun,
        tell.ArmyTicked,
        tell.ArmyTicked,
        tell.TitanDefeated,
        tell.TitanTurnedUp,
        tell.CardRepaired,
        tell.DieRolled,
        tell.DieRolled,
        tell.CoinsLost,
        tell.CardDamaged,
        tell.LootTaken,
    ]
    own_now = chair(state, 0)
    assert own_now.knowledge == 1, "Spy, when the army is used"
    assert own_now.coins == 3 - 2 - 1 + 1, "two armies, a coin face, loot"
    assert damaged(state) == ["wheat_fields"]


@pytest.mark.rule("TAW-T9")
def test_loot_comes_after_the_dice() -> None:
    """With no coin left the coin face takes nothing, and the loot is kept."""
    state = table(city(coins=1, draft=3, armies=[army("treasure_seekers")]), titans=["marsh_strider", None, None])
    do(state, "attack 1", "tick 1", "strike")
    events = told(rolled(state), "roll coin")
    assert events == [tell.DieRolled(seat=0, face="coin"), tell.LootTaken(seat=0, coins=2)]
    assert chair(state, 0).coins == 2


@pytest.mark.rule("TAW-T7")
def test_armies_repair_right_before_the_dice_and_ask_which_only_if_not_all_can_be() -> None:
    own = city("caravan", coins=5, draft=5, damaged=["caravan", "fishing_dock"], armies=[army("camp_menders")])
    state = table(own, titans=["mud_crawler", None, None])
    do(state, "attack 1", "tick 1", "strike", "draw sky_stalker")
    assert (asks(state), options(state)) == ("mend by armies", {"repair caravan", "repair fishing_dock"})
    assert refusal(state, "done").rule == "TAW-T7"
    assert refusal(state, "repair wheat_fields").text == "Wheat Fields is not damaged."
    do(state, "repair caravan")
    assert asks(state) == "roll"
    assert damaged(state) == ["fishing_dock"]
    two = city(
        "caravan", coins=5, draft=5, damaged=["caravan", "fishing_dock"], armies=[army("camp_menders", "temple_guardians")]
    )
    state = table(two, titans=["mud_crawler", None, None])
    do(state, "attack 1", "tick 1", "strike", "draw sky_stalker")
    assert asks(state) == "roll", "both are repaired"
    assert damaged(state) == []


# ------------------------------------------------------------------------------------ dice and damage


@pytest.mark.rule("TAW-T8")
@pytest.mark.parametrize(("titan", "stars", "dice"), [("mud_crawler", 1, 1), ("stone_being", 2, 2), ("world_eater", 3, 3)])
def test_one_die_for_each_banner(titan: str, stars: int, dice: int) -> None:
    state = table(city(coins=9, draft=20), titans=[titan if stars == each else None for each in (1, 2, 3)])
    do(state, f"attack {stars}", "tick 1", "strike")
    draw_next = next(iter(draws(state)))
    do(state, draw_next)
    assert draws(state) == {"roll titan": 2, "roll coin": 2, "roll blank": 2}
    attack = look(state).attack
    assert attack is not None
    assert (attack.dice_due, attack.is_taken) == (dice, True)
    do(state, *["roll blank"] * dice)
    assert state.to_act() == (1,)


@pytest.mark.rule("TAW-T8")
def test_a_titan_face_damages_an_undamaged_card_of_ones_choice() -> None:
    state = table(city("caravan", coins=9, draft=9), titans=["mud_crawler", None, None])
    do(state, "attack 1", "tick 1", "strike")
    rolled(state, "titan")
    assert (asks(state), options(state)) == ("damage", {"damage caravan", "damage fishing_dock", "damage wheat_fields"})
    assert told(state, "damage caravan") == [tell.CardDamaged(seat=0, card="caravan")]
    assert damaged(state) == ["caravan"]


@pytest.mark.rule("TAW-T8")
def test_damage_one_card_at_a_time_and_no_card_twice() -> None:
    state = table(city("caravan", coins=9, draft=20), titans=[None, None, "world_eater"])
    do(state, "attack 3", "tick 1", "strike")
    rolled(state, "titan", "titan", "blank")
    do(state, "damage caravan")
    assert options(state) == {"damage fishing_dock", "damage wheat_fields"}
    assert refusal(state, "damage caravan").text == "Caravan is damaged already."
    do(state, "damage wheat_fields")
    assert damaged(state) == ["wheat_fields", "caravan"]
    assert state.to_act() == (1,)


@pytest.mark.rule("TAW-T8")
def test_without_an_undamaged_card_nothing_happens_and_the_last_one_is_not_asked_for() -> None:
    bare = city(coins=9, draft=20, damaged=["fishing_dock", "wheat_fields"])
    state = table(bare, titans=["mud_crawler", None, None])
    do(state, "attack 1", "tick 1", "strike")
    rolled(state, "titan")
    assert state.to_act() == (1,)
    one = table(city(coins=9, draft=20, damaged=["fishing_dock"]), titans=[None, None, "world_eater"])
    do(one, "attack 3", "tick 1", "strike")
    rolled(one, "titan", "titan", "titan")
    assert damaged(one) == ["fishing_dock", "wheat_fields"]
    assert one.to_act() == (1,)


@pytest.mark.rule("TAW-T8")
def test_a_coin_face_takes_a_coin_if_there_is_one() -> None:
    state = table(city(coins=2, draft=20), titans=[None, None, "world_eater"])
    do(state, "attack 3", "tick 1", "strike")
    rolled(state)
    do(state, "roll coin", "roll blank")
    assert chair(state, 0).coins == 1, "all dice are rolled before one counts"
    events = told(state, "roll coin")
    assert tell.CoinsLost(seat=0, coins=1) in events
    assert chair(state, 0).coins == 0


@pytest.mark.rule("TAW-T10")
def test_a_damaged_card_gives_nothing_and_its_banner_counts_all_the_same() -> None:
    state = table(city("orchard", coins=9, draft=9), titans=["mud_crawler", None, None])
    do(state, "attack 1", "tick 1", "strike")
    rolled(state, "titan")
    before = chair(state, 0)
    do(state, "damage orchard")
    own = chair(state, 0)
    assert own.food == before.food - 1
    assert own.banners == before.banners
    assert own.points == before.points


@pytest.mark.rule("TAW-T10")
def test_food_lost_matters_only_at_the_end_of_the_round() -> None:
    state = table(city(coins=9, draft=9), titans=["mud_crawler", None, None])
    do(state, "attack 1", "tick 1", "strike")
    rolled(state, "titan")
    do(state, "damage wheat_fields")
    assert chair(state, 0).unfed == 1
    assert all(citizen.where != "starving" for citizen in chair(state, 0).citizens)


@pytest.mark.rule("TAW-T10")
def test_armies_over_a_lost_limit_are_discarded_with_their_retired_cards() -> None:
    own = city(
        "barracks",
        coins=9,
        draft=9,
        armies=[army("city_guard"), army("axe_clan", "militia", picture=2), army("hill_archers")],
    )
    state = table(own, titans=["mud_crawler", None, None])
    do(state, "attack 1", "tick 3", "strike")
    rolled(state, "titan")
    do(state, "damage barracks")
    assert (asks(state), options(state)) == ("disband", {"disband 1", "disband 2", "disband 3"})
    coins = chair(state, 0).coins
    assert told(state, "disband 2") == [tell.ArmyDisbanded(seat=0, army=2, cards=("axe_clan", "militia"), coins=2)]
    assert [each.card for each in chair(state, 0).armies] == ["city_guard", "hill_archers"]
    assert chair(state, 0).coins == coins, "its coins go to the supply"
    assert look(state).lost == ("axe_clan",), "the cards leave the game"
    do(state, "pass", "place 1 on rebuild", "repair barracks")
    assert (chair(state, 0).army_limit, len(chair(state, 0).armies)) == (3, 2), "a repair does not bring them back"


@pytest.mark.rule("TAW-T10")
def test_a_limit_that_is_not_exceeded_costs_no_army() -> None:
    state = table(city("barracks", coins=9, draft=9), titans=["mud_crawler", None, None])
    do(state, "attack 1", "tick 1", "strike")
    rolled(state, "titan")
    do(state, "damage barracks")
    assert state.to_act() == (1,)
    assert len(chair(state, 0).armies) == 2


@pytest.mark.rule("TAW-T10", "TAW-T6a", "TAW-T9")
def test_the_limit_is_checked_after_each_card_and_a_lost_army_still_loots() -> None:
    own = city(
        "barracks",
        "war_academy",
        coins=1,
        draft=20,
        armies=[army("treasure_seekers"), army("city_guard"), army("militia"), army("axe_clan")],
    )
    state = table(own, titans=[None, None, "world_eater"], round=4)
    do(state, "attack 3", "tick 1", "strike")
    rolled(state, "titan", "titan", "blank")
    do(state, "damage barracks")
    assert asks(state) == "disband", "before the next card is damaged"
    do(state, "disband 1")
    assert asks(state) == "damage"
    do(state, "damage war_academy")
    assert asks(state) == "disband"
    events = told(state, "disband 1")
    assert tell.LootTaken(seat=0, coins=2) in events, "Loot of an army lost by then too"
    assert [each.card for each in chair(state, 0).armies] == ["militia", "axe_clan"]
    assert chair(state, 0).coins == 2


@pytest.mark.rule("TAW-T10", "TAW-Z4")
def test_a_citizen_on_a_damaged_card_stays_until_the_rounds_end() -> None:
    own = city("caravan", coins=9, draft=9, workers={"caravan": 2})
    state = table(own, titans=["mud_crawler", None, None])
    do(state, "attack 1", "tick 1", "strike")
    rolled(state, "titan")
    do(state, "damage caravan")
    card = chair(state, 0).cards[-1]
    assert (card.is_damaged, card.citizen) == (True, 2)
    next_round(state)
    assert chair(state, 0).cards[-1].citizen is None


@pytest.mark.rule("TAW-T9", "TAW-B8")
def test_spies_of_legacies_bring_knowledge_too() -> None:
    own = city(coins=9, draft=9, armies=[army("river_scouts", "shadow_agents")])
    state = table(own, titans=["mud_crawler", None, None])
    event = told(do(state, "attack 1", "tick 1"), "strike")[0]
    assert isinstance(event, tell.TitanDefeated)
    assert event.knowledge == 2
    assert chair(state, 0).knowledge == 2
    draw(state)


@pytest.mark.rule("TAW-T6")
@pytest.mark.parametrize("card", sorted(TITANS))
def test_what_the_city_would_gain_is_what_it_gains(card: str) -> None:
    """The view names before the attack what the city has right after it: before the dice, for they may damage something."""
    stars = TITANS[card].stars
    piles: list[str | None] = [None, None, None]
    piles[stars - 1] = card
    state = do(table(city(coins=9, draft=20, citizens=4), titans=piles), f"attack {stars}")
    attack = look(state).attack
    assert attack is not None
    promised = attack.gains
    assert promised is not None
    assert promised.points > chair(state, 0).points
    do(state, "tick 1", "strike")
    own, attack = chair(state, 0), look(state).attack
    assert attack is not None
    assert attack.gains is None, "it is taken"
    for field in promised.__struct_fields__:
        assert getattr(own, field) == getattr(promised, field), field
