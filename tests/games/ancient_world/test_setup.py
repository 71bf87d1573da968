"""Components and set-up (TAW-C, TAW-S)."""

import pytest

from quadriga.games.ancient_world.tell import events as tell
from tests.games.ancient_world.helpers import (
    ACTIONS,
    COMPONENTS,
    PLAYERS,
    START,
    asks,
    begun,
    chair,
    city,
    do,
    draw,
    draws,
    look,
    new,
    refusal,
    table,
    where,
)


@pytest.mark.rule("TAW-C1")
def test_what_lies_in_the_box() -> None:
    decks = {deck: sum(card.copies for card in COMPONENTS.empire if card.deck == deck) for deck in ("a", "b", "start")}
    assert decks == {"a": 38, "b": 47, "start": 2}, "two start cards for each of four players make the eight of the box"
    assert sum(card.copies for card in COMPONENTS.military if card.deck == "row") == 25
    assert sum(card.copies for card in COMPONENTS.military if card.deck == "start") == 2
    stars = [titan.stars for titan in COMPONENTS.titans]
    assert len(stars) == 20
    assert set(stars) == {1, 2, 3}
    assert sum(district.copies for district in COMPONENTS.districts) == 15
    assert set(COMPONENTS.die.faces) == {"titan", "coin", "blank"}
    assert COMPONENTS.track.rounds == 6


@pytest.mark.rule("TAW-C1")
def test_coins_do_not_run_out() -> None:
    state = table(city(coins=60), city(coins=60), players=2)
    do(state, "place 1 on labor")
    assert chair(state, 0).coins == 62


@pytest.mark.rule("TAW-C2")
def test_five_tribes_with_a_colour_each() -> None:
    tribes = [tribe.id for tribe in COMPONENTS.tribes]
    assert len(tribes) == len(set(tribes)) == 5
    assert {"red", "green", "yellow"} <= set(tribes), "those that the rulebook and the published edition name"
    assert [banner.tribe for banner in chair(begun(), 0).banners] == tribes


@pytest.mark.rule("TAW-S1")
@pytest.mark.parametrize("players", PLAYERS)
def test_what_every_player_begins_with(players: int) -> None:
    state = begun(players)
    for seat in range(players):
        own = chair(state, seat)
        assert [card.card for card in own.cards] == START
        assert own.food == 3, "one of the Capital and one of each start card"
        assert own.capacity == 4
        assert own.income == 5
        assert own.army_limit == 2
        assert [army.card for army in own.armies] == ["city_guard", "militia"]
        assert where(state, seat) == {1: "home", 2: "home", 3: "home"}
        assert own.knowledge == 0
        assert own.unfed == 0, "enough to feed the three citizens"


@pytest.mark.rule("TAW-S2")
@pytest.mark.parametrize("players", PLAYERS)
def test_coins_by_turn_order(players: int) -> None:
    state = begun(players, first="1")
    order = [(1 + step) % players for step in range(players)]
    assert [chair(state, seat).coins for seat in order] == [6, 7, 8, 8][:players]
    assert look(state).first == 1
    assert state.to_act() == (1,)
    assert look(state).token.holder == 1
    assert not look(state).token.is_hand_up


@pytest.mark.rule("TAW-S2")
def test_the_lot_names_the_first_player_unless_the_table_does() -> None:
    state = new(3)
    assert asks(state) == "lots"
    assert draws(state) == {"lot terracotta": 1, "lot lapis": 1, "lot laurel": 1}
    state.listen()
    do(state, "lot laurel")
    assert state.told() == [tell.FirstPlayerDrawn(seat=2, coins=(7, 8, 6))]
    draw(state)
    assert state.to_act() == (2,)
    assert asks(new(3, first="0")) != "lots"


@pytest.mark.rule("TAW-S3")
@pytest.mark.parametrize(("players", "cards"), [(2, 4), (3, 5), (4, 6)])
def test_rows_and_piles(players: int, cards: int) -> None:
    state = begun(players)
    view = look(state)
    assert view.districts.top is not None
    assert view.districts.size == 15
    assert all(pile.top is not None for pile in view.titans)
    assert sum(pile.size for pile in view.titans) == 20
    assert sum(place.card is not None for place in view.military_row) == len(view.military_row) == players
    assert sum(place.card is not None for place in view.row) == len(view.row) == cards
    assert view.deck.letter == "a"
    assert view.deck.size == 38 - cards
    assert view.military_size == 25 - players


@pytest.mark.rule("TAW-S3")
def test_every_card_is_as_likely_as_its_copies() -> None:
    state = new(2, first="0")
    assert asks(state) == "turn up district"
    assert draws(state) == {f"draw {district.id}": district.copies for district in COMPONENTS.districts}
    do(state, "draw open_plains")
    for stars in (1, 2, 3):
        assert draws(state) == {f"draw {titan.id}": 1 for titan in COMPONENTS.titans if titan.stars == stars}
        do(state, next(iter(draws(state))))
    assert draws(state) == {f"draw {card.id}": card.copies for card in COMPONENTS.military if card.deck == "row"}
    do(state, "draw axe_clan")
    assert draws(state)["draw axe_clan"] == 1
    do(state, "draw axe_clan")
    assert draws(state) == {f"draw {card.id}": card.copies for card in COMPONENTS.empire if card.deck == "a"}


@pytest.mark.rule("TAW-S4")
def test_explore_and_grow_are_covered() -> None:
    state = begun()
    covered = {each.action for each in look(state).actions if each.is_covered}
    assert covered == {"explore", "grow"}
    assert [each.action for each in look(state).actions] == list(ACTIONS)
    reason = refusal(state, "place 3 on explore")
    assert (reason.text, reason.rule) == ("Explore is covered until round 2.", "TAW-S4")
    assert refusal(state, "place 3 on grow").text == "Grow is covered until round 3."


@pytest.mark.rule("TAW-S5")
def test_start_cards_use_capacity_and_carry_no_banner() -> None:
    own = chair(begun(), 0)
    assert (own.capacity, own.used, own.room) == (4, 2, 2)
    assert [(ground.kind, ground.capacity, ground.cards) for ground in own.grounds] == [("capital", 4, tuple(START))]
    assert all(banner.banners == 0 for banner in own.banners)
    assert own.points == 0
