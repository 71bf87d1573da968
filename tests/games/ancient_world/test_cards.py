"""Grow and the named cards: copying actions, Caravan, Town Hall, reactions to Learn, Forest Hideout (TAW-B10, K5 to K13)."""

import pytest

from quadriga.games.ancient_world.tell import events as tell
from quadriga.kernel.seats import CHANCE_ALONE
from tests.games.ancient_world.helpers import (
    TITANS,
    action,
    all_pass,
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
    placeable,
    refusal,
    table,
    told,
    where,
)

# ------------------------------------------------------------------------------------ Grow


@pytest.mark.rule("TAW-B10")
def test_grow_brings_the_lowest_skill_one_does_not_have() -> None:
    state = table(city(coins=3), round=3)
    assert told(state, "place 1 on grow") == [tell.Grown(seat=0, citizen=1, gained=4, coins=3)]
    assert (chair(state, 0).coins, where(state, 0)[4]) == (0, "starving")
    assert refusal(do(state, "pass"), "place 4 on labor").rule == "TAW-N4"


@pytest.mark.rule("TAW-B10")
def test_the_new_citizen_works_from_the_next_round() -> None:
    state = table(city("orchard"), round=3)
    do(state, "place 1 on grow")
    next_round(state)
    assert placeable(state, "on labor") == {1, 2, 3, 4}


@pytest.mark.rule("TAW-B10")
def test_grow_needs_coins_and_a_citizen_that_is_left() -> None:
    poor = table(city(coins=2), round=3)
    assert refusal(poor, "place 1 on grow").text == "Grow costs 3 coins. You have 2."
    full = table(city(citizens=5), round=3)
    assert placeable(full, "on grow") == set()
    reason = refusal(full, "place 5 on grow")
    assert (reason.text, reason.rule) == ("You have all 5 citizens.", "TAW-B10")
    four = table(city(citizens=4), round=3)
    do(four, "place 4 on grow")
    assert chair(four, 0).mouths == 5


# ------------------------------------------------------------------------------------ Bridge and Trade City


@pytest.mark.rule("TAW-K5")
@pytest.mark.parametrize(("card", "number"), [("bridge", 2), ("trade_city", 4)])
def test_another_players_action_whether_it_has_a_citizen_or_not(card: str, number: int) -> None:
    for workers in ({}, {"caravan": 1}):
        state = table(city(card, coins=0), city("caravan", coins=0, workers=workers), round=number)
        assert told(state, f"place 1 on {card}") == [tell.CardUsed(seat=0, citizen=1, card=card)]
        assert (asks(state), options(state)) == ("copy", {"copy caravan of lapis"})
        assert told(state, "copy caravan of lapis") == [tell.CardCopied(seat=0, owner=1, card="caravan", coins=3)]
        assert [each.coins for each in look(state).seats] == [3, 0]
        busy = chair(state, 1).cards[-1].citizen
        assert busy == workers.get("caravan"), "the copied card is not marked as used"
        assert state.to_act() == (1,)


@pytest.mark.rule("TAW-K5", "TAW-K8")
def test_you_is_the_one_who_uses_it() -> None:
    state = table(
        city("bridge", coins=0), city("desert_caravan", "orchard", "goat_herders", coins=0, districts=["open_plains"])
    )
    do(state, "place 1 on bridge", "copy desert_caravan of lapis")
    assert [each.coins for each in look(state).seats] == [3, 0], "three food of his own, not five"


@pytest.mark.rule("TAW-K5")
def test_only_undamaged_cards_and_no_other_copying_action() -> None:
    state = table(city("bridge"), city("caravan", "town_hall", damaged=["caravan"]), city("trade_city"), players=3, round=4)
    do(state, "place 1 on bridge")
    assert options(state) == {"copy town_hall of lapis"}
    assert refusal(state, "copy caravan of lapis").text == "Caravan of lapis is damaged."
    assert refusal(state, "copy trade_city of laurel").text == "Trade City copies another action itself."
    assert refusal(state, "copy bridge of terracotta").text == "Only the card of another player can be copied."
    assert refusal(state, "copy caravan of laurel").text == "Laurel has no Caravan."


@pytest.mark.rule("TAW-K5", "TAW-Z5")
def test_some_card_must_be_there_whose_main_effect_is_possible() -> None:
    nothing = table(city("bridge", "caravan"), city("orchard"))
    assert placeable(nothing, "on bridge") == set(), "one's own Caravan does not count"
    reason = refusal(nothing, "place 1 on bridge")
    assert (reason.text, reason.rule) == ("No other player has a card whose action Bridge could use.", "TAW-K5")
    only_copies = table(city("bridge"), city("trade_city"), round=4)
    assert placeable(only_copies, "on bridge") == set()
    assert placeable(table(city("bridge"), city("caravan")), "on bridge") == {1, 2, 3}


@pytest.mark.rule("TAW-K5")
def test_the_same_card_of_two_players_can_be_pointed_at_with_both() -> None:
    state = table(city("bridge"), city("caravan"), city("caravan"), players=3)
    do(state, "place 1 on bridge")
    assert options(state) == {"copy caravan of lapis", "copy caravan of laurel"}


@pytest.mark.rule("TAW-K5", "TAW-K7", "TAW-K10", "TAW-K13")
def test_copied_actions_that_ask_something() -> None:
    ship = table(city("bridge", coins=0), city("crypta_ship"), round=4, row=["granary"])
    do(ship, "place 1 on bridge", "copy crypta_ship of lapis", "store granary")
    assert (chair(ship, 0).coins, len(chair(ship, 0).stored)) == (2, 1)
    hideout = table(city("bridge"), city("forest_hideout"))
    do(hideout, "place 1 on bridge", "copy forest_hideout of lapis")
    assert (asks(hideout), hideout.to_act()) == ("hideout", (0,))
    hall = table(city("bridge"), city("town_hall"), holder=1)
    assert told(do(hall, "place 1 on bridge"), "copy town_hall of lapis") == [
        tell.CardCopied(seat=0, owner=1, card="town_hall", knowledge=1, has_claimed=True)
    ]
    assert look(hall).token.holder == 0
    mason = table(city("bridge", damaged=["wheat_fields"]), city("stonemasons", damaged=["fishing_dock"]))
    do(mason, "place 1 on bridge", "copy stonemasons of lapis")
    assert not any(card.is_damaged for card in chair(mason, 0).cards), "his own card is repaired"
    assert any(card.is_damaged for card in chair(mason, 1).cards)


# ------------------------------------------------------------------------------------ Desert Caravan, Town Hall


@pytest.mark.rule("TAW-K8")
def test_the_desert_caravan_brings_a_coin_for_each_food() -> None:
    state = table(city("desert_caravan", "orchard", coins=0))
    assert told(state, "place 1 on desert_caravan") == [tell.CardUsed(seat=0, citizen=1, card="desert_caravan", coins=4)]
    assert chair(state, 0).coins == 4
    hurt = table(city("desert_caravan", "orchard", coins=0, damaged=["orchard", "wheat_fields"]))
    do(hurt, "place 1 on desert_caravan")
    assert chair(hurt, 0).coins == 2


@pytest.mark.rule("TAW-K13")
def test_the_town_hall_brings_knowledge_and_the_token_if_its_hand_side_is_down() -> None:
    state = table(city(), city("town_hall"))
    do(state, "pass")
    assert told(state, "place 1 on town_hall") == [
        tell.CardUsed(seat=1, citizen=1, card="town_hall", knowledge=1, has_claimed=True)
    ]
    assert (look(state).token.holder, look(state).token.is_hand_up) == (1, True)
    claimed = table(city("town_hall"), claimed=True, holder=1)
    assert told(claimed, "place 1 on town_hall") == [tell.CardUsed(seat=0, citizen=1, card="town_hall", knowledge=1)]
    assert look(claimed).token.holder == 1


# ------------------------------------------------------------------------------------ reactions to Learn


@pytest.mark.rule("TAW-K9")
@pytest.mark.parametrize(("place", "left"), [("name", (1, 1)), ("picture", (2, 0))])
def test_the_distant_outpost_takes_a_coin_off_when_the_player_to_the_right_learns(place: str, left: tuple[int, int]) -> None:
    outpost = city("distant_outpost", armies=[army("city_guard", name=2, picture=1), army("militia")])
    state = table(city(), outpost, city(), players=3)
    do(state, "place 1 on learn")
    assert (asks(state), state.to_act()) == ("outpost", (1,))
    assert options(state) == {"discard 1 name", "discard 1 picture", "decline"}
    do(state, f"discard 1 {place}")
    first = chair(state, 1).armies[0]
    assert (first.on_name, first.on_picture) == left
    assert first.is_used, "a coin is still on its name"
    assert state.to_act() == (1,)
    assert asks(state) == "choose", "then the turn goes on"


@pytest.mark.rule("TAW-K9", "TAW-B8")
def test_a_card_with_no_coin_left_on_its_name_can_be_used_or_retired_again() -> None:
    outpost = city("distant_outpost", draft=9, armies=[army("city_guard", name=1, picture=2), army("militia", name=1)])
    state = table(city(), outpost, titans=["mud_crawler", None, None], military=["axe_clan"])
    do(state, "place 1 on learn")
    event = told(state, "discard 1 name")[0]
    assert event == tell.CoinDiscarded(seat=1, card="distant_outpost", army=1, place="name", is_ready=True)
    assert chair(state, 1).armies[0].price == 3
    assert "attack 1" in options(state)
    assert placeable(state, "to recruit axe_clan onto 1") == {1, 2, 3}
    assert placeable(state, "to recruit axe_clan onto 2") == set()
    do(state, "attack 1", "tick 1", "strike")
    assert chair(state, 1).armies[0].on_name == 3, "used twice in one round"


@pytest.mark.rule("TAW-K9")
def test_not_when_another_learns_and_not_without_a_coin_or_with_a_damaged_card() -> None:
    coins = [army("city_guard", picture=1)]
    left = table(city(), city(), city("distant_outpost", armies=coins), players=3)
    do(left, "place 1 on learn")
    assert asks(left) == "choose", "the player to his left has learnt"
    bare = table(city(), city("distant_outpost"))
    do(bare, "place 1 on learn")
    assert asks(bare) == "choose"
    damaged = table(city(), city("distant_outpost", armies=coins, damaged=["distant_outpost"]))
    do(damaged, "place 1 on learn")
    assert asks(damaged) == "choose"
    own = table(city("distant_outpost", armies=coins))
    do(own, "place 1 on learn")
    assert asks(own) == "choose"


@pytest.mark.rule("TAW-K9", "TAW-K12")
def test_a_player_who_has_passed_still_reacts() -> None:
    state = table(
        city(),
        city("distant_outpost", "scribe_guild", passed=True, coins=1, armies=[army("city_guard", picture=1)]),
    )
    do(state, "place 1 on learn", "discard 1 picture", "study")
    assert (chair(state, 1).armies[0].on_picture, chair(state, 1).knowledge, chair(state, 1).coins) == (0, 1, 0)
    assert state.to_act() == (0,), "and takes no more actions"


@pytest.mark.rule("TAW-K12")
def test_the_scribe_guild_buys_knowledge_when_the_player_to_the_left_learns() -> None:
    state = table(city(), city(), city("scribe_guild", coins=2), players=3)
    do(state, "place 1 on learn")
    assert (asks(state), state.to_act()) == ("scribes", (2,))
    assert options(state) == {"study", "decline"}
    declined = do(state.clone(), "decline")
    assert (chair(declined, 2).coins, chair(declined, 2).knowledge) == (2, 0)
    assert told(state, "study") == [tell.KnowledgeBought(seat=2, card="scribe_guild", coins=1)]
    assert (chair(state, 2).coins, chair(state, 2).knowledge) == (1, 1)
    assert state.to_act() == (1,)


@pytest.mark.rule("TAW-K12")
def test_not_from_the_other_side_and_not_without_a_coin() -> None:
    right = table(city(), city("scribe_guild"), city(), players=3)
    do(right, "place 1 on learn")
    assert asks(right) == "choose"
    poor = table(city(), city("scribe_guild", coins=0))
    do(poor, "place 1 on learn")
    assert asks(poor) == "choose"


@pytest.mark.rule("TAW-K9", "TAW-K12")
def test_they_react_to_the_learn_action_only() -> None:
    reacting = city("distant_outpost", "scribe_guild", armies=[army("city_guard", picture=1)])
    state = table(city("desert_archive", "town_hall"), reacting, round=1)
    do(state, "place 1 on desert_archive")
    assert (asks(state), state.to_act()) == ("choose", (1,))


@pytest.mark.rule("TAW-K9a")
def test_the_next_seat_reacts_before_the_one_before() -> None:
    coins = [army("city_guard", picture=1)]
    state = table(city(), city("distant_outpost", armies=coins), city("scribe_guild"), players=3)
    do(state, "place 1 on learn")
    assert state.to_act() == (1,)
    do(state, "decline")
    assert (asks(state), state.to_act()) == ("scribes", (2,))
    two = table(city(), city("distant_outpost", "scribe_guild", armies=coins))
    do(two, "place 1 on learn")
    assert asks(two) == "outpost"
    do(two, "decline")
    assert asks(two) == "scribes"


# ------------------------------------------------------------------------------------ Forest Hideout

ONE_STAR = [key for key, titan in TITANS.items() if titan.stars == 1]


@pytest.mark.rule("TAW-K10")
def test_look_at_four_put_them_back_and_perhaps_attack() -> None:
    state = table(city("forest_hideout", draft=9), titans=["dune_lurker", None, None])
    do(state, "place 1 on forest_hideout")
    assert options(state) == {"look 1", "look 2", "look 3"}
    state.listen()
    do(state, "look 1", "draw mud_crawler", "draw cave_howler", "draw sky_stalker")
    assert state.told() == [
        tell.PileLookedAt(seat=0, stars=1, count=4),
        *[tell.TitanSeen(seat=0, stars=1, card=card, audience=(0,)) for card in ("mud_crawler", "cave_howler", "sky_stalker")],
        tell.TitansTakenUp(seat=0, stars=1),
    ]
    assert asks(state) == "arrange"
    held = look(state, 0).look
    assert held is not None
    assert held.cards == ("dune_lurker", "mud_crawler", "cave_howler", "sky_stalker")
    assert len(options(state)) == 24, "in any order"
    assert told(state, "arrange 2 4 1 3") == [tell.TitansArranged(seat=0, stars=1, card="mud_crawler")]
    assert pile(state, 1).top == "mud_crawler"
    assert pile(state, 1).known == ("sky_stalker", "dune_lurker", "cave_howler")
    assert (asks(state), options(state)) == ("ambush", {"attack 1", "decline"})
    do(state, "attack 1", "tick 1")
    events = told(state, "strike")
    assert tell.TitanTurnedUp(stars=1, card="sky_stalker") in events, "the next one was known and comes without a draw"
    assert asks(state) == "roll"


@pytest.mark.rule("TAW-K10")
def test_the_attack_may_be_declined_and_is_not_offered_if_the_top_cannot_be_beaten() -> None:
    state = table(city("forest_hideout", draft=9), titans=["dune_lurker", None, None])
    do(state, "place 1 on forest_hideout", "look 1")
    draw(state)
    do(state, "arrange 1 2 3 4")
    assert told(state, "decline") == [tell.ReactionDeclined(seat=0, card="forest_hideout")]
    assert state.to_act() == (1,)
    weak = table(city("forest_hideout"), titans=["dune_lurker", None, None])
    do(weak, "place 1 on forest_hideout", "look 1")
    draw(weak)
    do(weak, "arrange 1 2 3 4")
    assert weak.to_act() == (1,)


@pytest.mark.rule("TAW-K10")
@pytest.mark.parametrize("left", [1, 2, 3])
def test_fewer_if_fewer(left: int) -> None:
    gone = ONE_STAR[left:]
    state = table(city("forest_hideout", coins=0), city(titans=gone), titans=[ONE_STAR[0], None, None])
    do(state, "place 1 on forest_hideout", "look 1")
    if left == 1:
        assert state.to_act() == (1,), "one card has no order"
        return
    do(state, *[f"draw {card}" for card in ONE_STAR[1:left]])
    assert len(options(state)) == {2: 2, 3: 6}[left]
    assert refusal(state, "arrange 1 2 3 4").text == f"All {left} Titans looked at must be put back, each once."


@pytest.mark.rule("TAW-K10")
def test_an_empty_pile_cannot_be_chosen_and_with_all_empty_the_action_cannot_be_used() -> None:
    state = table(city("forest_hideout"), city(titans=ONE_STAR))
    do(state, "place 1 on forest_hideout")
    assert options(state) == {"look 2", "look 3"}
    assert refusal(state, "look 1").text == "The pile with 1 star is empty."
    empty = table(city("forest_hideout"), city(titans=list(TITANS)))
    assert placeable(empty, "on forest_hideout") == set()
    assert refusal(empty, "place 1 on forest_hideout").text == "All three piles of Titans are empty."


@pytest.mark.rule("TAW-K10")
def test_what_was_seen_is_known_to_the_one_who_looked_only() -> None:
    state = table(city("forest_hideout"), titans=["dune_lurker", None, None])
    views = []
    do(state, "place 1 on forest_hideout", "look 1")
    for card in ("mud_crawler", "cave_howler", "sky_stalker"):
        views.append(look(state, 1))
        do(state, f"draw {card}")
    assert all(view == views[0] for view in views), "while he looks nothing changes for others"
    other = look(state, 1).look
    assert other is not None
    assert (other.cards, other.count) == ((), 4)
    do(state, "arrange 2 4 1 3")
    for eyes in (1, None):
        seen = look(state, eyes).titans[0]
        assert seen.top == "mud_crawler"
        assert seen.known == (None, None, None)
        assert seen.among == ("dune_lurker",), "everybody saw it on top before"
        assert set(seen.unseen) == set(ONE_STAR) - {"mud_crawler", "dune_lurker"}
    assert set(pile(state, 1, 0).unseen) == set(ONE_STAR) - {"mud_crawler", "cave_howler", "sky_stalker", "dune_lurker"}


@pytest.mark.rule("TAW-K10a")
def test_who_looks_later_knows_the_order_and_who_saw_earlier_knows_what_is_among_them() -> None:
    known = [
        {"card": "mud_crawler", "known": [0]},
        {"card": "cave_howler", "known": [0]},
    ]
    first = {"top": "dune_lurker", "known": known, "looker": 0}
    state = table(city(), city("forest_hideout"), titans=[first, None, None], turn=1)
    assert pile(state, 1, 0).known == ("mud_crawler", "cave_howler")
    do(state, "place 1 on forest_hideout", "look 1", "draw sky_stalker", "arrange 4 1 2 3")
    assert pile(state, 1, 1).known == ("dune_lurker", "mud_crawler", "cave_howler")
    assert pile(state, 1, 0).known == (None, None, None), "the order is not his any more"
    assert set(pile(state, 1, 0).among) == {"mud_crawler", "dune_lurker", "cave_howler"}
    assert look(state).titans[0].among == ("dune_lurker",)


@pytest.mark.rule("TAW-K10")
def test_known_titans_come_up_in_their_order() -> None:
    known = [{"card": "mud_crawler", "known": [0]}, {"card": "cave_howler", "known": [0]}]
    first = {"top": "horned_brute", "known": known, "looker": 0}
    state = table(city(draft=9), city(draft=9), titans=[first, None, None], turn=1)
    do(state, "attack 1", "tick 1", "strike")
    assert pile(state, 1, 0).top == "mud_crawler"
    assert pile(state, 1, 0).known == ("cave_howler",)
    do(state, "roll blank", "attack 1", "tick 1", "strike", "roll blank")
    assert pile(state, 1, 1).top == "cave_howler"
    do(state, "attack 1", "tick 2", "strike")
    assert state.to_act() == CHANCE_ALONE
    assert set(draws(state)) == {f"draw {card}" for card in ONE_STAR} - {
        "draw horned_brute",
        "draw mud_crawler",
        "draw cave_howler",
    }


@pytest.mark.rule("TAW-K10", "TAW-T1")
def test_the_attack_from_the_hideout_is_part_of_the_same_turn() -> None:
    state = table(city("forest_hideout", draft=9, coins=9), titans=["mud_crawler", None, None])
    do(state, "place 1 on forest_hideout", "look 1")
    draw(state)
    do(state, "arrange 1 2 3 4", "attack 1", "tick 1", "strike", "roll blank")
    assert state.to_act() == (1,)
    assert action(state, "labor").is_possible
    all_pass(state)
