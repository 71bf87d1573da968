"""Expand, plain and with the variant (TAW-B4, V1)."""

import pytest

from quadriga.games.ancient_world.tell import events as tell
from quadriga.kernel.seats import CHANCE_ALONE
from tests.games.ancient_world.helpers import (
    DISTRICTS,
    PLUS,
    asks,
    chair,
    city,
    do,
    draw,
    draws,
    look,
    options,
    placeable,
    refusal,
    table,
    told,
)

ALL = [key for key, district in DISTRICTS.items() for _ in range(district.copies)]


def beyond(*keep: str) -> list[str]:
    """All Districts but these."""
    rest = list(ALL)
    for card in keep:
        rest.remove(card)
    return rest


# ------------------------------------------------------------------------------------ Expand


@pytest.mark.rule("TAW-B4")
def test_the_face_up_district_for_knowledge_or_coins() -> None:
    state = table(city(coins=3, knowledge=1), district="river_valley")
    assert options(state, "place 1 to expand") == {"place 1 to expand for knowledge", "place 1 to expand for coins"}
    by_coins = do(state.clone(), "place 1 to expand for coins")
    assert (chair(by_coins, 0).coins, chair(by_coins, 0).knowledge) == (0, 1)
    assert told(state, "place 1 to expand for knowledge")[0] == tell.Expanded(
        seat=0, citizen=1, knowledge=1, card="river_valley"
    )
    own = chair(state, 0)
    assert (own.coins, own.knowledge) == (3, 0)
    assert (own.capacity, own.food, own.districts) == (4 + 3, 4, ("river_valley",))


@pytest.mark.rule("TAW-B4")
def test_the_next_one_is_turned_up_at_once() -> None:
    state = table(city(), district="open_plains")
    do(state, "place 1 to expand for coins")
    assert (asks(state), state.to_act()) == ("turn up district", CHANCE_ALONE)
    assert draws(state)["draw open_plains"] == 2
    do(state, "draw watch_hill")
    assert look(state).districts.top == "watch_hill"
    assert state.to_act() == (1,)


@pytest.mark.rule("TAW-B4")
@pytest.mark.parametrize(("coins", "knowledge"), [(2, 0), (0, 0)])
def test_neither_knowledge_nor_three_coins(coins: int, knowledge: int) -> None:
    state = table(city(coins=coins, knowledge=knowledge))
    assert placeable(state, "to expand") == set()
    assert refusal(state, "place 1 to expand for coins").text == f"Expand costs 3 coins. You have {coins}."
    assert refusal(state, "place 1 to expand for knowledge").text == "Expand costs 1 knowledge. You have 0."


@pytest.mark.rule("TAW-B4", "TAW-Z5")
def test_no_district_left() -> None:
    state = table(city(districts=beyond("open_plains")), district="open_plains")
    do(state, "place 1 to expand for coins")
    assert look(state).districts.top is None
    assert state.to_act() == (1,)
    assert placeable(state, "to expand") == set()
    assert refusal(state, "place 2 to expand for coins").text == "No District is left."


# ------------------------------------------------------------------------------------ Expand+


@pytest.mark.rule("TAW-V1")
def test_one_of_the_top_three_the_face_up_one_included() -> None:
    state = table(city(), district="open_plains", given=PLUS)
    state.listen()
    do(state, "place 1 to expand for coins")
    assert chair(state, 0).coins == 7, "pay first"
    assert asks(state) == "draw districts"
    do(state, "draw river_valley", "draw watch_hill")
    events = state.told()
    assert events == [
        tell.Expanded(seat=0, citizen=1, coins=3),
        tell.DistrictSeen(seat=0, card="river_valley", audience=(0,)),
        tell.DistrictSeen(seat=0, card="watch_hill", audience=(0,)),
        tell.DistrictsDrawn(seat=0, count=3),
    ]
    assert asks(state) == "choose district"
    assert options(state) == {"take open_plains", "take river_valley", "take watch_hill"}
    assert look(state, 0).districts.choice == ("open_plains", "river_valley", "watch_hill")
    assert look(state, 1).districts.choice == ("open_plains", None, None), "the others do not see them"
    assert look(state).districts.choice == ("open_plains", None, None)
    assert told(state, "take watch_hill")[0] == tell.DistrictTaken(seat=0, card="watch_hill", returned=2)
    assert chair(state, 0).districts == ("watch_hill",)


@pytest.mark.rule("TAW-V1")
def test_the_others_go_under_the_deck_in_the_order_drawn() -> None:
    state = table(city(), district="open_plains", given=PLUS)
    do(state, "place 1 to expand for coins", "draw river_valley", "draw watch_hill", "take river_valley")
    draw(state)
    assert look(state, 0).districts.under == ("open_plains", "watch_hill")
    assert look(state, 1).districts.under == ("open_plains", None), "everybody saw the face-up one go under"
    assert look(state).districts.under == ("open_plains", None)
    assert look(state).districts.size == 14
    assert look(state, 1).districts.unseen["watch_hill"] == 1
    assert "watch_hill" not in look(state, 0).districts.unseen


@pytest.mark.rule("TAW-V1")
def test_the_face_up_one_can_be_chosen() -> None:
    state = table(city(), district="open_plains", given=PLUS)
    do(state, "place 1 to expand for coins", "draw river_valley", "draw watch_hill", "take open_plains")
    draw(state)
    assert look(state, 0).districts.under == ("river_valley", "watch_hill")
    assert look(state, 1).districts.under == (None, None)


@pytest.mark.rule("TAW-V1")
def test_of_two_equal_ones_the_upper_is_taken() -> None:
    state = table(city(), district="open_plains", given=PLUS)
    do(state, "place 1 to expand for coins", "draw watch_hill", "draw open_plains")
    assert options(state) == {"take open_plains", "take watch_hill"}
    do(state, "take open_plains")
    draw(state)
    assert look(state, 0).districts.under == ("watch_hill", "open_plains")
    assert look(state, 1).districts.under == (None, None), "the face-up one is gone, the other was never seen"


@pytest.mark.rule("TAW-V1")
@pytest.mark.parametrize("left", [["open_plains"], ["open_plains", "river_valley"]])
def test_with_fewer_than_three_what_there_is(left: list[str]) -> None:
    state = table(city(districts=beyond(*left)), district="open_plains", given=PLUS)
    do(state, "place 1 to expand for coins")
    if len(left) == 1:
        assert "open_plains" in chair(state, 0).districts
        assert state.to_act() == (1,), "there is nothing to choose"
        return
    do(state, "draw river_valley")
    assert options(state) == {"take open_plains", "take river_valley"}
    do(state, "take river_valley", "draw open_plains")
    assert look(state).districts.top == "open_plains", "what went under is turned up when nothing lies above it"


@pytest.mark.rule("TAW-V1")
def test_cards_put_under_come_back_in_their_order() -> None:
    """Three lie below the face-up one, all of them put under before: lapis knows the second."""
    left = ["open_plains", "open_plains", "river_valley", "watch_hill"]
    under = [
        {"card": "river_valley", "known": ["all"]},
        {"card": "watch_hill", "known": [1]},
        {"card": "open_plains", "known": []},
    ]
    state = table(city(districts=beyond(*left)), district="open_plains", under=under, given=PLUS)
    do(state, "place 1 to expand for coins")
    assert draws(state) == {"draw river_valley": 1}
    assert look(state, 1).districts.choice == ("open_plains", "river_valley", "watch_hill"), "lapis knows what is coming"
    assert look(state).districts.choice == ("open_plains", "river_valley", None)
    before = look(state, 1)
    do(state, "draw river_valley")
    assert look(state, 1) == before, "how far the drawing is is seen by the player alone"
    do(state, "draw watch_hill", "take river_valley")
    assert look(state, 1).districts.under == (None, "open_plains", "watch_hill"), "lapis followed where they went"
    assert look(state, 0).districts.under == (None, "open_plains", "watch_hill")
    assert look(state).districts.under == (None, "open_plains", None)
    assert draws(state) == {"draw open_plains": 1}


@pytest.mark.rule("TAW-V1")
def test_without_the_variant_nothing_is_chosen() -> None:
    state = table(city(), district="open_plains")
    do(state, "place 1 to expand for coins")
    assert asks(state) == "turn up district"
    assert chair(state, 0).districts == ("open_plains",)
