"""The five actions of the cards (EME-A), and the pieces they are done with (EME-C1, C3)."""

import pytest

from quadriga.games.eight_minute_empire import GAME
from quadriga.kernel.errors import NotationError
from quadriga.kernel.seats import CHANCE_ALONE
from tests.games.eight_minute_empire.helpers import (
    armies,
    asks,
    cities,
    do,
    having_taken,
    let_draw,
    look,
    options,
    refusal,
    seat,
    supply,
    table,
)

# ------------------------------------------------------------------------------------ place


@pytest.mark.rule("EME-A1")
def test_armies_are_placed_on_the_starting_region_or_where_one_has_a_city() -> None:
    state = having_taken("coal-place3", seat(armies={"C5": 1, "C4": 2}, cities={"W1": 1, "C4": 1}))
    assert options(state) == {"place C5", "place W1", "place C4", "stop"}


@pytest.mark.rule("EME-A1")
def test_without_a_city_only_the_starting_region_is_left() -> None:
    state = having_taken("coal-place3", seat(armies={"C4": 2}))
    assert options(state) == {"place C5", "stop"}


@pytest.mark.rule("EME-A1")
def test_a_city_of_another_does_not_help() -> None:
    state = having_taken("coal-place3", seat(armies={"W1": 1}), seat(cities={"W1": 1}))
    assert refusal(state, "place W1").rule == "EME-A1"


@pytest.mark.rule("EME-A1")
def test_a_city_needs_no_army_beside_it_to_receive_armies() -> None:
    state = do(having_taken("gold-place1", seat(cities={"S2": 1})), "place S2")
    assert armies(state, 0) == {"C5": 3, "S2": 1}


@pytest.mark.rule("EME-A1")
@pytest.mark.parametrize(
    ("placed", "there"),
    [
        (("C5", "C5", "C5"), {"C5": 6}),
        (("C5", "W1", "C5"), {"C5": 5, "W1": 1}),
        (("W1", "W1", "W1"), {"C5": 3, "W1": 3}),
    ],
)
def test_the_armies_of_a_card_are_split_at_will(placed: tuple[str, ...], there: dict[str, int]) -> None:
    state = having_taken("coal-place3", seat(cities={"W1": 1}))
    do(state, *(f"place {region}" for region in placed))
    assert armies(state, 0) == there
    assert state.to_act() == CHANCE_ALONE, "three are placed, and no fourth"


@pytest.mark.rule("EME-A1", "EME-C3")
def test_placed_armies_come_from_the_supply() -> None:
    state = do(having_taken("gold-place2"), "place C5", "place C5")
    assert supply(state, 0) == (14 - 3 - 2, 3)
    assert supply(state, 1) == (14 - 3, 3)


@pytest.mark.rule("EME-C3", "EME-A1")
def test_no_more_armies_are_placed_than_the_supply_has() -> None:
    state = do(having_taken("coal-place3", seat(armies={"C5": 13})), "place C5")
    assert supply(state, 0)[0] == 0
    assert state.to_act() == CHANCE_ALONE, "the fifteenth army does not exist"


@pytest.mark.rule("EME-C3")
def test_a_card_whose_armies_have_run_out_is_taken_for_its_good_alone() -> None:
    state = having_taken("coal-place3", seat(armies={"C5": 14}))
    assert state.to_act() == CHANCE_ALONE
    assert look(state, 0).seats[0].cards == ("coal-place3",)
    assert armies(state, 0) == {"C5": 14}


# ------------------------------------------------------------------------------------ move over land


@pytest.mark.rule("EME-A2")
def test_three_moves_are_one_army_three_times() -> None:
    state = do(having_taken("tree-move3"), "move C5>C2", "move C2>C3", "move C3>C10")
    assert armies(state, 0) == {"C5": 2, "C10": 1}
    assert state.to_act() == CHANCE_ALONE


@pytest.mark.rule("EME-A2")
def test_three_moves_are_three_armies_once_each() -> None:
    state = do(having_taken("tree-move3"), "move C5>C2", "move C5>C4", "move C5>C10")
    assert armies(state, 0) == {"C2": 1, "C4": 1, "C10": 1}
    assert state.to_act() == CHANCE_ALONE


@pytest.mark.rule("EME-A2")
def test_three_moves_are_one_army_twice_and_another_once() -> None:
    state = do(having_taken("tree-move3"), "move C5>C2", "move C5>C4", "move C2>C1")
    assert armies(state, 0) == {"C5": 1, "C1": 1, "C4": 1}
    assert state.to_act() == CHANCE_ALONE


@pytest.mark.rule("EME-A2")
@pytest.mark.parametrize(("card", "steps"), [("gold-move2", 2), ("tree-move3", 3), ("anvil-move4", 4), ("anvil-move5", 5)])
def test_a_card_gives_as_many_moves_as_it_shows_armies(card: str, steps: int) -> None:
    state = having_taken(card)
    for step in range(steps):
        assert state.to_act() == (0,)
        do(state, "move C5>C4" if step % 2 == 0 else "move C4>C5")
    assert state.to_act() == CHANCE_ALONE


@pytest.mark.rule("EME-A2", "EME-C1")
def test_an_army_moves_over_one_land_border_at_a_time() -> None:
    state = having_taken("tree-move3", seat(armies={"C6": 1}))
    assert options(state) == {"move C6>C4", "move C6>C5", "move C6>C7", "move C6>C8", "stop"}


@pytest.mark.rule("EME-A2", "EME-C1")
def test_a_border_is_crossed_in_both_directions() -> None:
    state = do(having_taken("gold-move2", seat(armies={"W6": 1})), "move W6>W7", "move W7>W6")
    assert armies(state, 0) == {"W6": 1}


@pytest.mark.rule("EME-A2", "EME-C1")
def test_there_is_no_move_between_regions_that_are_not_neighbours() -> None:
    state = having_taken("tree-move3")
    with pytest.raises(NotationError, match="'move C5>W1' is no move"):
        GAME.space(state.config).read("move C5>W1")


@pytest.mark.rule("EME-A2")
@pytest.mark.parametrize(("here", "over"), [("C1", "W2"), ("W5", "C4"), ("C6", "I2"), ("C1", "C12"), ("C8", "S1")])
def test_a_land_card_never_crosses_a_dotted_line(here: str, over: str) -> None:
    state = having_taken("tree-move3", seat(armies={here: 1}))
    assert f"move {here}>{over}" not in options(state)
    assert refusal(state, f"move {here}>{over}").rule == "EME-A2"


@pytest.mark.rule("EME-A2")
def test_only_ones_own_armies_are_moved() -> None:
    state = having_taken("tree-move3", seat(armies={"W7": 1}), seat(armies={"C5": 3}))
    assert options(state) == {"move W7>W6", "stop"}
    assert refusal(state, "move C5>C4").rule == "EME-A2"


@pytest.mark.rule("EME-A2")
def test_cities_stay_where_they_are() -> None:
    state = having_taken("tree-move3", seat(armies={"W7": 1}, cities={"C5": 2}))
    assert options(state) == {"move W7>W6", "stop"}


@pytest.mark.rule("EME-A2")
def test_an_army_may_enter_a_region_that_another_holds() -> None:
    state = do(having_taken("gold-move2", seat(), seat(armies={"C4": 5}, cities={"C4": 1})), "move C5>C4")
    assert (armies(state, 0), armies(state, 1)) == ({"C5": 2, "C4": 1}, {"C4": 5})


@pytest.mark.rule("EME-A2")
def test_who_has_no_army_on_the_board_has_nothing_to_move() -> None:
    state = having_taken("tree-move3", seat(armies={}, cities={"C5": 1}))
    assert state.to_act() == CHANCE_ALONE


# ------------------------------------------------------------------------------------ move over water


@pytest.mark.rule("EME-A3")
def test_a_sail_card_crosses_a_dotted_line() -> None:
    state = do(having_taken("coal-sail2", seat(armies={"C4": 1})), "move C4>W5", "stop")
    assert armies(state, 0) == {"W5": 1}


@pytest.mark.rule("EME-A3")
def test_a_sail_card_crosses_land_borders_too() -> None:
    state = having_taken("coal-sail2", seat(armies={"C4": 1}))
    assert options(state) == {"move C4>C5", "move C4>C6", "move C4>W5", "stop"}


@pytest.mark.rule("EME-A3")
def test_an_army_goes_on_after_a_crossing() -> None:
    state = do(having_taken("tree-sail4"), "move C5>C4", "move C4>W5", "move W5>W4", "move W4>W6")
    assert armies(state, 0) == {"C5": 2, "W6": 1}


@pytest.mark.rule("EME-A3")
def test_a_crossing_is_one_move_like_any_other() -> None:
    state = do(having_taken("coal-sail2", seat(armies={"C1": 1})), "move C1>W2", "move W2>C1")
    assert armies(state, 0) == {"C1": 1}
    assert state.to_act() == CHANCE_ALONE


@pytest.mark.rule("EME-A3")
def test_the_moves_of_a_sail_card_are_split_like_those_of_a_land_card() -> None:
    state = having_taken("coal-sail3", seat(armies={"C6": 2, "C8": 1}))
    do(state, "move C6>I2", "move C8>S1", "move C6>C7")
    assert armies(state, 0) == {"I2": 1, "S1": 1, "C7": 1}
    assert state.to_act() == CHANCE_ALONE


# ------------------------------------------------------------------------------------ build a city


@pytest.mark.rule("EME-A4")
def test_a_city_is_built_anywhere_one_has_an_army() -> None:
    state = having_taken("tree-city1", seat(armies={"C5": 2, "W3": 1, "I1": 4}))
    assert options(state) == {"city C5", "city W3", "city I1", "stop"}
    do(state, "city I1")
    assert cities(state, 0) == {"I1": 1}
    assert armies(state, 0) == {"C5": 2, "W3": 1, "I1": 4}, "the army stays"
    assert state.to_act() == CHANCE_ALONE


@pytest.mark.rule("EME-A4")
def test_neither_a_foreign_army_nor_a_city_of_ones_own_is_enough() -> None:
    state = having_taken("tree-city1", seat(armies={"C5": 1}, cities={"C4": 1}), seat(armies={"W1": 1}))
    assert options(state) == {"city C5", "stop"}
    assert refusal(state, "city C4").rule == "EME-A4"
    assert refusal(state, "city W1").rule == "EME-A4"


@pytest.mark.rule("EME-A4")
def test_more_than_one_city_may_stand_in_a_region() -> None:
    state = having_taken("tree-city1", seat(cities={"C5": 1}), seat(cities={"C5": 1}))
    do(state, "city C5")
    assert (cities(state, 0), cities(state, 1)) == ({"C5": 2}, {"C5": 1})


@pytest.mark.rule("EME-C3", "EME-A4")
def test_the_third_city_is_the_last() -> None:
    state = do(having_taken("tree-city1", seat(cities={"W1": 1, "W2": 1})), "city C5")
    assert supply(state, 0) == (11, 0)
    nothing_to_build = having_taken("tree-city1", seat(cities={"W1": 1, "W2": 1, "C5": 1}))
    assert nothing_to_build.to_act() == CHANCE_ALONE


@pytest.mark.rule("EME-A4")
def test_without_an_army_on_the_board_no_city_is_built() -> None:
    state = having_taken("tree-city1", seat(armies={}))
    assert state.to_act() == CHANCE_ALONE
    assert supply(state, 0) == (14, 3)


# ------------------------------------------------------------------------------------ destroy


@pytest.mark.rule("EME-A5")
def test_two_armies_of_one_player_are_destroyed() -> None:
    state = do(having_taken("tree-destroy2"), "destroy lapis C5", "destroy lapis C5")
    assert armies(state, 1) == {"C5": 1}
    assert state.to_act() == CHANCE_ALONE


@pytest.mark.rule("EME-A5")
def test_the_two_may_be_of_two_players_and_in_two_regions() -> None:
    state = having_taken("tree-destroy2", seat(), seat(armies={"W1": 1}), seat(armies={"S1": 2}))
    do(state, "destroy lapis W1", "destroy laurel S1")
    assert (armies(state, 1), armies(state, 2)) == ({}, {"S1": 1})


@pytest.mark.rule("EME-A5")
def test_an_army_of_ones_own_may_be_destroyed() -> None:
    state = do(having_taken("tree-destroy2"), "destroy terracotta C5", "destroy lapis C5")
    assert (armies(state, 0), armies(state, 1)) == ({"C5": 2}, {"C5": 2})


@pytest.mark.rule("EME-A5")
def test_any_army_anywhere_may_be_chosen_and_never_a_city() -> None:
    state = having_taken(
        "tree-destroy2", seat(armies={"C5": 1}), seat(armies={"I2": 3}, cities={"C7": 1}), seat(armies={}, cities={"C5": 1})
    )
    assert options(state) == {"destroy terracotta C5", "destroy lapis I2", "stop"}
    assert str(refusal(state, "destroy lapis C7")) == "There is no army in Pedione. (EME-A5)"
    assert str(refusal(state, "destroy lapis C5")) == "Lapis has no army in Omphara. (EME-A5)"


@pytest.mark.rule("EME-A5")
def test_cities_survive_the_armies_beside_them() -> None:
    state = having_taken("tree-destroy2", seat(), seat(armies={"C4": 2}, cities={"C4": 1}))
    do(state, "destroy lapis C4", "destroy lapis C4")
    assert armies(state, 1) == {}
    assert cities(state, 1) == {"C4": 1}


@pytest.mark.rule("EME-C3", "EME-A5")
def test_destroyed_armies_go_back_to_their_owner_who_may_place_them_again() -> None:
    state = having_taken("tree-destroy2", seat(), seat(armies={"W1": 14}))
    do(state, "destroy lapis W1", "destroy lapis W1")
    assert supply(state, 1) == (2, 3)
    let_draw(state, "coal-place3")
    do(state, "take 6", "place C5", "place C5")
    assert armies(state, 1) == {"W1": 12, "C5": 2}


@pytest.mark.rule("EME-A5")
def test_destroying_ends_when_no_army_is_left_on_the_board() -> None:
    state = having_taken("tree-destroy2", seat(armies={}, cities={"C5": 1}), seat(armies={"C4": 1}))
    do(state, "destroy lapis C4")
    assert state.to_act() == CHANCE_ALONE


@pytest.mark.rule("EME-A5")
def test_there_may_be_no_army_to_destroy() -> None:
    state = having_taken("tree-destroy2", seat(armies={}), seat(armies={}))
    assert state.to_act() == CHANCE_ALONE


@pytest.mark.rule("EME-A5")
def test_a_card_that_shows_one_army_destroys_one() -> None:
    state = table(2, row=["tree-destroy1_or_city1"], given={"deck": "retail"})
    do(state, "take 1", "do destroy")
    assert asks(state) == "destroy 1"
    do(state, "destroy lapis C5")
    assert state.to_act() == CHANCE_ALONE
