"""Rounds: how they are prepared, who acts, how they end (TAW-R, TAW-P, TAW-N)."""

import pytest

from quadriga.games.ancient_world.tell import events as tell
from tests.games.ancient_world.helpers import (
    EMPIRE,
    MILITARY,
    PLAYERS,
    ROW,
    action,
    all_pass,
    army,
    asks,
    begun,
    chair,
    city,
    do,
    draw,
    draws,
    look,
    next_round,
    options,
    placeable,
    refusal,
    row,
    secret,
    table,
    told,
    where,
)

B_CARDS = {card.id: card.copies for card in EMPIRE.values() if card.deck == "b"}


# ------------------------------------------------------------------------------------ prepare


@pytest.mark.rule("TAW-R1")
def test_what_each_round_brings() -> None:
    state = begun()
    covered: dict[int, set[str]] = {}
    letters: dict[int, str] = {}
    for number in range(1, 7):
        view = look(state)
        assert view.round == number
        assert [each.round for each in view.track if each.is_current] == [number]
        covered[number] = {each.action for each in view.actions if each.is_covered}
        letters[number] = view.deck.letter
        if number < 6:
            next_round(state)
    assert covered == {1: {"explore", "grow"}, 2: {"grow"}, 3: set(), 4: set(), 5: set(), 6: set()}
    assert letters == {1: "a", 2: "a", 3: "a", 4: "b", 5: "b", 6: "b"}
    opens = {each.round: each.opens for each in look(state).track if each.opens}
    assert opens == {2: "explore", 3: "grow"}


@pytest.mark.rule("TAW-R1")
def test_the_beginning_of_a_round_is_told() -> None:
    state = table(round=1, row=["orchard", "bridge", "caravan", "crane"])
    state.listen()
    all_pass(state)
    begun_round = [event for event in state.told() if isinstance(event, tell.RoundBegun)]
    cards = ("orchard", "bridge", "caravan", "crane")
    assert begun_round == [tell.RoundBegun(round=2, seat=0, uncovered="explore", discarded=cards)]


@pytest.mark.rule("TAW-R2")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_empire_row_is_discarded_and_drawn_anew(players: int) -> None:
    state = begun(players)
    before = row(state)
    next_round(state)
    view = look(state)
    assert len(view.row) == ROW[players]
    assert all(place.card for place in view.row)
    assert sum(view.deck.discards.values()) == ROW[players]
    assert set(view.deck.discards) == set(before)


@pytest.mark.rule("TAW-R2")
def test_the_first_round_discards_nothing() -> None:
    assert look(begun()).deck.discards == {}


@pytest.mark.rule("TAW-R2")
def test_an_empty_deck_is_remade_from_the_discards_when_a_card_is_needed() -> None:
    """The deck has exactly the cards of the new row: nothing is remade. With one less, the discards come in for the last."""
    enough = table(
        round=2, row=["crane", "bridge", "aqueduct", "town_hall"], deck=["orchard", "orchard", "caravan", "barracks"]
    )
    next_round(enough)
    assert look(enough).deck.size == 0
    assert sum(look(enough).deck.discards.values()) == 38 - 4
    short = table(round=2, row=["crane", "bridge", "aqueduct", "town_hall"], deck=["orchard", "orchard", "caravan"])
    all_pass(short)
    short.listen()
    do(short, "draw orchard", "draw caravan", "draw orchard")
    assert short.told()[-1] == tell.DeckRemade(cards=38 - 3)
    assert look(short).deck.discards == {}
    assert look(short).deck.size == 35
    assert "draw bridge" in draws(short), "what was just discarded from the row can come back"
    assert "draw caravan" in draws(short), "of two, one lay in the discards"
    assert "draw orchard" not in draws(short), "both lie in the new row"


@pytest.mark.rule("TAW-R2")
def test_empire_a_leaves_the_game_in_round_four() -> None:
    state = table(
        city(stored=["caravan", secret("bridge")]), round=3, row=["orchard", "crane"], discards=["town_hall", "barracks"]
    )
    all_pass(state)
    assert look(state).round == 4
    assert draws(state) == {f"draw {card}": copies for card, copies in B_CARDS.items()}
    assert look(state).deck.discards == {}, "the A cards, discards included, leave the game"
    draw(state)
    assert look(state).deck.size == 47 - 4


@pytest.mark.rule("TAW-R2")
def test_stored_a_cards_stay_and_can_be_built_in_round_four() -> None:
    state = table(city(stored=["caravan", secret("bridge")]), round=3)
    next_round(state)
    assert placeable(state, "to build stored caravan") == {1, 2, 3}
    do(state, "place 1 to build stored bridge")
    assert [card.card for card in chair(state, 0).cards][-1] == "bridge"


@pytest.mark.rule("TAW-R2", "TAW-K6")
def test_an_a_card_discarded_after_round_four_leaves_the_game() -> None:
    state = table(city("crane"), round=4, row=["granary"])
    do(state, "place 1 to build granary with crane")
    assert look(state).deck.discards == {}
    earlier = table(city("crane"), round=3, row=["orchard"])
    do(earlier, "place 1 to build orchard with crane")
    assert look(earlier).deck.discards == {"crane": 1}


@pytest.mark.rule("TAW-R3")
def test_the_military_row_keeps_its_cards_and_is_filled_up() -> None:
    state = table(players=3, military=["axe_clan", "war_elephants", "hill_archers"])
    do(state, "place 1 to recruit war_elephants onto 1")
    assert [place.card for place in look(state).military_row] == ["axe_clan", None, "hill_archers"]
    assert look(state).military_row[1].taken_by == 0
    next_round(state)
    kept = [place.card for place in look(state).military_row]
    assert (kept[0], kept[2]) == ("axe_clan", "hill_archers")
    assert kept[1] is not None
    assert look(state).military_row[1].taken_by is None


@pytest.mark.rule("TAW-R3")
def test_with_the_military_deck_empty_the_row_stays_short() -> None:
    every = [card.id for card in MILITARY.values() if card.deck == "row" for _ in range(card.copies)]
    every.remove("axe_clan")
    state = table(military=["axe_clan", None], lost=every)
    next_round(state)
    assert [place.card for place in look(state).military_row] == ["axe_clan", None]


# ------------------------------------------------------------------------------------ turns


@pytest.mark.rule("TAW-P1")
def test_one_action_a_turn_clockwise_until_all_have_passed() -> None:
    state = begun(3, first="1")
    order = []
    for move in ("place 1 on labor", "place 2 on labor", "place 1 on draft", "pass", "place 1 on rebuild", "pass", "pass"):
        order.append(state.to_act()[0])
        do(state, move)
    assert order == [1, 2, 0, 1, 2, 0, 2]
    assert look(state).round == 2


@pytest.mark.rule("TAW-P1")
def test_a_turn_is_a_citizen_an_attack_or_a_pass() -> None:
    state = table(city(), titans=["mud_crawler", None, None])
    assert {text.split()[0] for text in options(state)} == {"place", "attack", "pass"}


@pytest.mark.rule("TAW-P1a")
def test_passing_is_always_possible_and_due_when_nothing_else_is() -> None:
    busy = {"labor": ["terracotta 1"], "draft": ["terracotta 2"], "learn": ["terracotta 3"]}
    state = table(city(coins=0), actions=busy)
    assert options(state) == {"pass"}
    do(state, "pass")
    assert chair(state, 0).has_passed
    assert "pass" in options(state)


@pytest.mark.rule("TAW-P2")
def test_who_has_passed_is_skipped() -> None:
    state = begun(3)
    assert told(state, "pass") == [tell.TurnPassed(seat=0, is_first=True)]
    do(state, "place 1 on labor", "place 2 on labor")
    assert state.to_act() == (1,)
    assert told(state, "pass") == [tell.TurnPassed(seat=1)]
    do(state, "place 3 on draft")
    assert state.to_act() == (2,), "both others have passed"


# ------------------------------------------------------------------------------------ end of round


@pytest.mark.rule("TAW-N1")
def test_everyone_collects_coins_and_knowledge() -> None:
    state = table(
        city("toll_road", "stone_school", coins=0, knowledge=1), city("market_stalls", coins=3, districts=["scholars_row"])
    )
    assert (chair(state, 0).income, chair(state, 0).scholars) == (7, 1)
    state.listen()
    all_pass(state)
    ended = next(event for event in state.told() if isinstance(event, tell.RoundEnded))
    assert ended == tell.RoundEnded(round=1, coins=(7, 6), knowledge=(1, 1))
    assert [(each.coins, each.knowledge) for each in look(state).seats] == [(7, 2), (9, 1)]


@pytest.mark.rule("TAW-N1", "TAW-T10")
def test_a_damaged_card_brings_no_income() -> None:
    state = table(city("toll_road", coins=0, damaged=["toll_road"]))
    assert chair(state, 0).income == 5
    next_round(state)
    assert chair(state, 0).coins == 5


@pytest.mark.rule("TAW-N1")
def test_after_round_six_nothing_is_collected() -> None:
    state = table(city("stone_school", coins=4, knowledge=1), round=6)
    assert (chair(state, 0).income, chair(state, 0).scholars) == (0, 0), "the preview says so"
    all_pass(state)
    assert not state.to_act()
    assert (chair(state, 0).coins, chair(state, 0).knowledge) == (4, 1)


@pytest.mark.rule("TAW-N2")
def test_coins_slide_from_the_name_to_the_picture() -> None:
    state = table(city(armies=[army("city_guard", name=2, picture=1), army("militia", picture=2)]))
    assert chair(state, 0).armies[0].is_used
    next_round(state)
    guard, militia = chair(state, 0).armies
    assert (guard.on_name, guard.on_picture, guard.price, guard.is_used) == (0, 3, 4, False)
    assert (militia.on_name, militia.on_picture, militia.price) == (0, 2, 3)


@pytest.mark.rule("TAW-N3")
def test_citizens_come_home_and_the_token_is_turned_down() -> None:
    state = table(city("caravan"))
    do(state, "place 3 on rebuild", "place 1 on labor", "place 2 on caravan")
    assert where(state, 0) == {1: "home", 2: "caravan", 3: "rebuild"}
    assert look(state).token.is_hand_up
    next_round(state)
    assert where(state, 0) == {1: "home", 2: "home", 3: "home"}
    assert not look(state).token.is_hand_up
    assert all(not each.citizens for each in look(state).actions)
    assert chair(state, 0).cards[-1].citizen is None


@pytest.mark.rule("TAW-N4")
def test_the_owner_chooses_who_starves() -> None:
    """Four citizens, three food."""
    state = table(city(citizens=4))
    assert chair(state, 0).unfed == 1, "the warning before the end of the round"
    all_pass(state)
    assert (asks(state), state.to_act()) == ("starve", (0,))
    assert look(state).starving_due == 1
    assert options(state) == {"starve 1", "starve 2", "starve 3", "starve 4"}
    assert told(state, "starve 2")[0] == tell.CitizenStarved(seat=0, citizen=2)
    draw(state)
    assert where(state, 0) == {1: "home", 2: "starving", 3: "home", 4: "home"}
    assert placeable(state, "on labor") == {1, 3, 4}
    reason = refusal(state, "place 2 on labor")
    assert reason.rule == "TAW-N4"
    assert reason.text == "Your citizen 2 lies in the Starving box and works from the next round."


@pytest.mark.rule("TAW-N4")
def test_several_starve_one_by_one_and_none_is_asked_where_all_or_nobody_can_eat() -> None:
    state = table(city(citizens=5), city(cards=["fishing_dock"], citizens=2))
    all_pass(state)
    do(state, "starve 5")
    assert (asks(state), options(state)) == ("starve", {f"starve {skill}" for skill in (1, 2, 3, 4)})
    reason = refusal(state, "starve 5")
    assert reason.text == "Your citizen 5 starves already."
    do(state, "starve 1")
    assert asks(state) != "starve", "two food for two citizens: nobody is asked"
    draw(state)
    assert where(state, 0) == {1: "starving", 2: "home", 3: "home", 4: "home", 5: "starving"}


@pytest.mark.rule("TAW-N4", "TAW-T10")
def test_food_of_damaged_cards_does_not_count() -> None:
    state = table(city(damaged=["fishing_dock", "wheat_fields"]))
    assert (chair(state, 0).food, chair(state, 0).mouths, chair(state, 0).unfed) == (1, 3, 2)
    all_pass(state)
    do(state, "starve 1", "starve 2")
    draw(state)
    assert where(state, 0) == {1: "starving", 2: "starving", 3: "home"}


@pytest.mark.rule("TAW-N4", "TAW-B10")
def test_those_with_food_leave_the_starving_box() -> None:
    state = table(city("orchard", citizens=4, starving=[1, 4]))
    state.listen()
    all_pass(state)
    assert tell.CitizensFed(seat=0, food=4, mouths=4) in state.told()
    draw(state)
    assert where(state, 0) == dict.fromkeys((1, 2, 3, 4), "home")


@pytest.mark.rule("TAW-N4a")
def test_owners_are_asked_in_turn_order_before_the_next_round_is_prepared() -> None:
    state = table(city(citizens=4), city(citizens=4), city(citizens=4), first=1, turn=1, holder=1, players=3)
    do(state, "place 1 on rebuild", "pass", "pass", "pass")
    asked = []
    while asks(state) == "starve":
        asked.append(state.to_act()[0])
        assert look(state).round == 1
        assert look(state).step == "hunger"
        do(state, "starve 1")
    assert asked == [1, 2, 0]
    assert look(state).round == 2


@pytest.mark.rule("TAW-N4a", "TAW-B6")
@pytest.mark.parametrize(("version", "order"), [("1", [1, 2, 0]), ("2", [2, 0, 1])])
def test_who_claimed_the_token_is_asked_first_and_in_version_1_who_began_the_round(version: str, order: list[int]) -> None:
    hungry = [city(citizens=4) for _ in range(3)]
    state = table(*hungry, first=1, turn=1, holder=1, version=version)
    do(state, "pass", "place 1 on rebuild", "pass", "pass")
    assert look(state).token.holder == 2
    asked: list[int] = []
    while asks(state) == "starve":
        asked += state.to_act()
        do(state, "starve 1")
    assert asked == order
    assert (look(state).round, look(state).first) == (2, 2)


@pytest.mark.rule("TAW-N4", "TAW-E1")
def test_after_round_six_only_the_number_counts_and_damage_is_not_yet_repaired() -> None:
    state = table(city("orchard", citizens=5, damaged=["orchard"]), round=6)
    state.listen()
    all_pass(state)
    assert not state.to_act(), "nobody is asked who starves"
    events = state.told()
    assert tell.CitizensFed(seat=0, food=3, mouths=5, unfed=2) in events
    assert chair(state, 0).unfed == 2, "though the repaired Orchard would have fed one"
    assert chair(state, 0).food == 4
    assert not chair(state, 0).cards[-1].is_damaged


@pytest.mark.rule("TAW-B6")
def test_the_claimer_starts_the_next_round_and_this_rounds_order_stays() -> None:
    state = begun(3)
    do(state, "place 1 on labor", "place 2 on labor")
    assert state.to_act() == (2,)
    assert told(state, "place 1 on rebuild") == [tell.Rebuilt(seat=2, citizen=1, coins=1, has_claimed=True)]
    assert state.to_act() == (0,), "the order of this round stays"
    assert (look(state).token.holder, look(state).token.next_first, look(state).first) == (2, 2, 0)
    assert told(state, "place 2 on rebuild") == [tell.Rebuilt(seat=0, citizen=2, coins=1)]
    assert look(state).token.holder == 2, "it may not be claimed again in the same round"
    next_round(state)
    assert (look(state).first, state.to_act()) == (2, (2,))
    next_round(state)
    assert look(state).first == 2, "nobody claimed it"


@pytest.mark.rule("TAW-N3", "TAW-B3")
def test_draft_and_used_cards_last_for_the_round_only() -> None:
    state = table(city("caravan", coins=0))
    do(state, "place 1 on draft", "pass", "place 2 on caravan")
    assert chair(state, 0).draft == 1
    assert refusal(state, "place 3 on caravan").text == "Caravan was used this round already."
    next_round(state)
    assert chair(state, 0).draft == 0
    assert placeable(state, "on caravan") == {1, 2, 3}
    assert action(state, "draft").least_skill == 1
