"""The retail variant (EME-V): its numbers, its cards, its boards, and its third colour for two players."""

from collections.abc import Sequence

import pytest

from quadriga.games.eight_minute_empire import GAME
from quadriga.games.eight_minute_empire.state.state import EmpireState
from quadriga.kernel.errors import ConfigError
from quadriga.kernel.outcome import Line
from quadriga.kernel.seats import CHANCE_ALONE
from tests.games.eight_minute_empire.helpers import (
    SeatLayout,
    armies,
    asks,
    bid,
    cities,
    coins,
    continents,
    do,
    draws,
    ended,
    having_taken,
    held,
    look,
    new,
    options,
    outcome,
    play_out,
    ready,
    refill,
    refusal,
    seat,
    supply,
    table,
    with_cards,
)

DECK = {"deck": "retail"}
RULES = {"rules": "retail"}
BOTH = {"deck": "retail", "rules": "retail"}

PLACE_OR_CITY = "coal-place2_or_city1"
DESTROY_AND_PLACE = "carrot-destroy1_and_place1"


# ------------------------------------------------------------------------------------ numbers


@pytest.mark.rule("EME-V1")
@pytest.mark.parametrize(("players", "each"), [(2, 14), (3, 11), (4, 9), (5, 8)])
def test_starting_coins(players: int, each: int) -> None:
    assert coins(new(players, RULES)) == [each] * players


@pytest.mark.rule("EME-V1", "EME-E1")
@pytest.mark.parametrize("deck", ["strict", "retail"])
@pytest.mark.parametrize(("players", "cards"), [(2, 13), (3, 10), (4, 8), (5, 7)])
def test_cards_that_end_the_game(players: int, cards: int, deck: str) -> None:
    state = ready(players, {**RULES, "deck": deck})
    play_out(state)
    assert [len(chair.cards) for chair in look(state).seats] == [cards] * players


@pytest.mark.rule("EME-V1")
def test_five_can_play_with_the_retail_rules_only() -> None:
    assert len(look(ready(5, RULES)).seats) == 5
    with pytest.raises(ConfigError, match=r"for 2, 3 or 4 players, not 5\. \(EME-V1\)"):
        GAME.config(5)


@pytest.mark.rule("EME-V1")
@pytest.mark.parametrize("players", [1, 6])
def test_no_table_has_one_player_or_six(players: int) -> None:
    with pytest.raises(ConfigError, match="2 to 5 players"):
        GAME.config(players, RULES)


@pytest.mark.rule("EME-V1")
@pytest.mark.parametrize(("players", "size"), [(2, 37), (3, 37), (4, 37), (5, 42)])
def test_the_cards_marked_five_are_in_the_deck_with_five_players_only(players: int, size: int) -> None:
    order = ",".join(map(str, range(players)))
    unseen = look(new(players, {**BOTH, "youngest": order})).unseen
    assert sum(unseen.values()) == size
    marked = {card for card in unseen if card.endswith("-5p")}
    assert marked == (
        set()
        if players < 5
        else {"gem-place2-5p", "coal-sail2-5p", "tree-move6-5p", "anvilx2-move4-5p", "carrot-place4_or_move2-5p"}
    )


# ------------------------------------------------------------------------------------ cards joined by "or"


@pytest.mark.rule("EME-V2")
@pytest.mark.parametrize(
    ("part", "then", "mine", "built"),
    [("do place", ("place C5", "place C5"), {"C5": 5}, {}), ("do city", ("city C5",), {"C5": 3}, {"C5": 1})],
)
def test_or_gives_one_of_its_two_actions(part: str, then: tuple[str, ...], mine: dict[str, int], built: dict[str, int]) -> None:
    state = having_taken(PLACE_OR_CITY, given=DECK)
    assert options(state) >= {"do place", "do city"}
    do(state, part, *then)
    assert (armies(state, 0), cities(state, 0)) == (mine, built)
    assert state.to_act() == CHANCE_ALONE, "and not the other"


@pytest.mark.rule("EME-V2")
def test_the_chosen_part_of_an_or_left_undone_does_not_give_the_other() -> None:
    state = do(having_taken(PLACE_OR_CITY, given=DECK), "do place", "stop")
    assert state.to_act() == CHANCE_ALONE


@pytest.mark.rule("EME-V2", "EME-C3")
@pytest.mark.parametrize(
    ("mine", "possible", "impossible"),
    [
        (seat(armies={"C5": 14}), "do city", "do place"),
        (seat(cities={"C5": 3}), "do place", "do city"),
        (seat(armies={}), "do place", "do city"),
    ],
)
def test_a_part_that_cannot_be_begun_cannot_be_chosen(mine: SeatLayout, possible: str, impossible: str) -> None:
    state = having_taken(PLACE_OR_CITY, mine, given=DECK)
    assert possible in options(state)
    assert refusal(state, impossible).rule == "EME-V2"


@pytest.mark.rule("EME-V2", "EME-C3")
def test_an_or_of_which_neither_part_can_be_begun_gives_its_good_alone() -> None:
    state = having_taken(PLACE_OR_CITY, seat(armies={"C5": 14}, cities={"C5": 3}), given=DECK)
    assert state.to_act() == CHANCE_ALONE
    assert look(state, 0).seats[0].cards == (PLACE_OR_CITY,)


@pytest.mark.rule("EME-V2", "EME-T5")
@pytest.mark.parametrize("card", [PLACE_OR_CITY, DESTROY_AND_PLACE])
def test_a_card_with_two_actions_may_be_left_undone_as_a_whole(card: str) -> None:
    state = do(having_taken(card, given=DECK), "stop")
    assert state.to_act() == CHANCE_ALONE


@pytest.mark.rule("EME-V2", "EME-A5")
def test_destroying_takes_one_army() -> None:
    state = do(having_taken("tree-destroy1_or_city1", given=DECK), "do destroy", "destroy lapis C5")
    assert armies(state, 1) == {"C5": 2}
    assert state.to_act() == CHANCE_ALONE


# ------------------------------------------------------------------------------------ cards joined by "and"


@pytest.mark.rule("EME-V2")
@pytest.mark.parametrize(
    "moves",
    [
        ("do destroy", "destroy lapis C5", "place C5"),
        ("do place", "place C5", "destroy lapis C5"),
    ],
)
def test_and_gives_both_actions_in_either_order(moves: tuple[str, ...]) -> None:
    state = do(having_taken(DESTROY_AND_PLACE, given=DECK), *moves)
    assert (armies(state, 0), armies(state, 1)) == ({"C5": 4}, {"C5": 2})
    assert state.to_act() == CHANCE_ALONE


@pytest.mark.rule("EME-V2", "EME-T5")
@pytest.mark.parametrize(
    ("first", "second", "mine", "theirs"),
    [("do destroy", "place C5", {"C5": 4}, {"C5": 3}), ("do place", "destroy lapis C5", {"C5": 3}, {"C5": 2})],
)
def test_leaving_the_first_part_undone_does_not_give_up_the_second(
    first: str, second: str, mine: dict[str, int], theirs: dict[str, int]
) -> None:
    state = do(having_taken(DESTROY_AND_PLACE, given=DECK), first, "stop", second)
    assert (armies(state, 0), armies(state, 1)) == (mine, theirs)
    assert state.to_act() == CHANCE_ALONE


@pytest.mark.rule("EME-V2", "EME-C3")
def test_an_army_of_ones_own_is_destroyed_and_placed_again_with_an_empty_supply() -> None:
    state = having_taken(DESTROY_AND_PLACE, seat(armies={"W1": 14}), given=DECK)
    assert refusal(state, "do place").rule == "EME-V2"
    do(state, "do destroy", "destroy terracotta W1", "place C5")
    assert armies(state, 0) == {"W1": 13, "C5": 1}


@pytest.mark.rule("EME-V2", "EME-C3")
@pytest.mark.parametrize("first", ["destroy lapis C5", "stop"])
def test_a_second_part_that_is_still_impossible_is_passed_over(first: str) -> None:
    state = having_taken(DESTROY_AND_PLACE, seat(armies={"W1": 14}), given=DECK)
    do(state, "do destroy", first)
    assert state.to_act() == CHANCE_ALONE


@pytest.mark.rule("EME-V2")
def test_an_army_that_was_just_placed_can_be_destroyed() -> None:
    state = having_taken(DESTROY_AND_PLACE, seat(armies={}), seat(armies={}), given=DECK)
    assert refusal(state, "do destroy").rule == "EME-V2"
    do(state, "do place", "place C5", "destroy terracotta C5")
    assert armies(state, 0) == {}


# ------------------------------------------------------------------------------------ goods


def points(*cards: str) -> int:
    """What these cards of the retail deck are worth."""
    return with_cards([cards], given=DECK).scores()[0]


GEMS = ("gem-place1", "gem-place2", "gem-place2", "gem-move2")
ANVILS = ("anvil-city1", "anvil-place3", "anvil-place3", "anvil-sail3")
WILDS = ("wild-place2", "wild-sail2", "wild-sail2")


@pytest.mark.rule("EME-V2", "EME-E5")
def test_a_card_that_shows_its_good_twice_is_one_card_and_two_goods() -> None:
    state = with_cards([["carrotx2-place3", "carrot-city1"]], given=DECK)
    mine = look(state).seats[0]
    assert len(mine.cards) == 2
    assert {good.good: good.symbols for good in mine.goods if good.symbols} == {"carrot": 3}
    assert state.scores()[0] == 1


@pytest.mark.rule("EME-V2")
def test_a_wild_good_counts_as_one_more_of_a_good_that_its_owner_has() -> None:
    assert points("coal-move2", "wild-place2") == 1, "the second coal, since there is no gem for it"
    assert points("carrot-city1", "wild-place2") == 0, "a second carrot"
    assert points("gem-place1", "wild-place2") == 2, "a second gem"
    assert points(*GEMS[:3], "wild-place2") == 5, "the fourth gem"
    assert points(*GEMS, "coal-place3", "coal-place3", "wild-place2") == 5 + 2, "the third coal"


@pytest.mark.rule("EME-V2")
def test_an_owner_with_nothing_but_wilds_scores_nothing_for_them() -> None:
    state = with_cards([WILDS], given=DECK)
    assert state.scores()[0] == 0
    assert [line for line in state.sheet()[0] if line.rule == "EME-V2"] == [
        Line("Wild: 3, without a card to join", "EME-V2", 0)
    ]
    assert all(line.rule != "EME-V2" for line in state.sheet()[1])


@pytest.mark.rule("EME-V2")
def test_a_wild_good_counts_once() -> None:
    cards = ("coal-move2", "tree-move3", "anvil-city1", "wild-place2")
    assert points(*cards) == 1, "one good reaches its first set"


@pytest.mark.rule("EME-V2")
def test_wild_goods_may_become_different_goods() -> None:
    assert points(*GEMS[:3], "coal-move2", "wild-place2", "wild-sail2") == 5 + 1


@pytest.mark.rule("EME-V2", "EME-E5")
def test_wild_goods_are_assigned_all_together_for_the_most_points() -> None:
    without = (*GEMS, *ANVILS, "carrotx2-place3")
    assert points(*without) == 5 + 2 + 0
    assert points(*without, WILDS[0]) == 5 + 2 + 1, "the first alone is best as a third carrot"
    result = outcome(ended([seat(armies={}), seat(armies={})], [[*without, *WILDS]], DECK))
    assert result.scores[0] == 5 + 5 + 0, "all three make seven anvils"
    assert {line.label: line.points for line in result.sheet[0] if line.points} == {"Gem: 4": 5, "Anvil: 7 (3 wild)": 5}


# ------------------------------------------------------------------------------------ separate options


@pytest.mark.rule("EME-V3")
@pytest.mark.parametrize("board", ["a", "b"])
@pytest.mark.parametrize("deck", ["strict", "retail"])
@pytest.mark.parametrize("rules", ["print_and_play", "retail"])
def test_board_deck_and_rules_are_chosen_apart(board: str, deck: str, rules: str) -> None:
    state = new(3, {"board": board, "deck": deck, "rules": rules, "youngest": "0,1,2"})
    assert armies(state, 0) == ({"C5": 3} if board == "a" else {"E1": 3})
    assert ("draw gem-move2" in draws(state)) == (deck == "retail")
    assert coins(state)[0] == (11 if rules == "retail" else 10)


@pytest.mark.rule("EME-V3", "EME-A1", "EME-A2", "EME-A3")
def test_side_b_has_its_own_start_borders_and_dotted_lines() -> None:
    mine = seat(armies={"E1": 1})
    assert options(having_taken("coal-place3", mine, given={"board": "b"})) == {"place E1", "stop"}
    assert options(having_taken("tree-move3", mine, given={"board": "b"})) == {"move E1>E2", "stop"}
    assert options(having_taken("tree-sail3", mine, given={"board": "b"})) == {
        "move E1>E2", "move E1>B2", "move E1>W2", "stop",
    }  # fmt: skip


@pytest.mark.rule("EME-V3", "EME-E4")
def test_side_b_has_five_continents() -> None:
    state = table(2, [seat(armies={"A1": 1, "D1": 1}), seat(armies={"B1": 1, "W1": 1})], {"board": "b"})
    assert continents(state) == {"nw_isle": 0, "northeast": 0, "n_isle": 1, "west": 1}


# ------------------------------------------------------------------------------------ the winner names the first player


@pytest.mark.rule("EME-V4")
@pytest.mark.parametrize(("named", "first"), [("first terracotta", 0), ("first lapis", 1), ("first laurel", 2)])
def test_the_winner_of_the_bid_pays_and_chooses_who_goes_first(named: str, first: int) -> None:
    state = bid(ready(3, RULES), 2, 5, 0)
    assert coins(state) == [11, 6, 11]
    assert state.to_act() == (1,)
    assert options(state) == {"first terracotta", "first lapis", "first laurel"}
    do(state, named)
    assert state.to_act() == (first,)
    assert asks(state) == "take card"


@pytest.mark.rule("EME-V4", "EME-T1")
def test_turns_go_clockwise_from_the_player_who_was_named() -> None:
    state = do(bid(ready(3, RULES), 2, 5, 0), "first laurel")
    assert state.to_act() == (2,)
    refill(do(state, "take 1", "stop"))
    assert state.to_act() == (0,)


@pytest.mark.rule("EME-V4", "EME-B3")
def test_of_those_tied_the_youngest_chooses() -> None:
    state = bid(ready(3, {**RULES, "youngest": "1,2,0"}), 4, 3, 4)
    assert state.to_act() == (2,)
    assert asks(state) == "name first"
    assert coins(state) == [11, 11, 7]


@pytest.mark.rule("EME-V4", "EME-B4")
def test_if_all_bid_zero_the_youngest_chooses() -> None:
    state = bid(ready(3, {**RULES, "youngest": "1,2,0"}), 0, 0, 0)
    assert state.to_act() == (1,)
    assert asks(state) == "name first"
    assert coins(state) == [11, 11, 11]


@pytest.mark.rule("EME-V4", "EME-V3")
def test_with_the_retail_deck_alone_the_highest_bidder_goes_first() -> None:
    state = bid(ready(3, DECK), 0, 3, 2)
    assert asks(state) == "take card"
    assert state.to_act() == (1,)


# ------------------------------------------------------------------------------------ the third colour


def settle(regions: Sequence[str], youngest: str = "0,1") -> EmpireState:
    """Two players with the retail rules; the third colour is settled in these regions."""
    return do(ready(2, {**RULES, "youngest": youngest}), *(f"settle {region}" for region in regions))


def with_third_colour(mine: dict[str, int], theirs: dict[str, int], third: dict[str, int]) -> EmpireState:
    """A table in play, with these armies."""
    return table(2, [seat(armies=mine), seat(armies=theirs)], RULES, neutral={"armies": third})


@pytest.mark.rule("EME-V5")
@pytest.mark.parametrize(("youngest", "order"), [("0,1", [0, 1] * 5), ("1,0", [1, 0] * 5)])
def test_ten_armies_of_a_third_colour_are_placed_by_turns_the_youngest_first(youngest: str, order: list[int]) -> None:
    state = settle([], youngest)
    seen: list[int] = []
    while asks(state) == "settle":
        seen += state.to_act()
        do(state, "settle W1")
    assert seen == order
    assert armies(state, 2) == {"W1": 10}


@pytest.mark.rule("EME-V5")
def test_they_are_placed_after_the_row_and_before_the_bid() -> None:
    state = settle(["W1"] * 9)
    assert len(look(state).row) == 6
    assert asks(state) == "settle"
    do(state, "settle S3")
    assert asks(state) == "bid"


@pytest.mark.rule("EME-V5")
def test_they_may_stand_in_any_region_the_start_included_and_any_number_in_one() -> None:
    state = settle(["C4", "C4", "C5"])
    assert len(options(state)) == 25
    assert {"settle C4", "settle C5"} <= options(state)
    assert armies(state, 2) == {"C4": 2, "C5": 1}


@pytest.mark.rule("EME-V5")
def test_placing_them_cannot_be_left_undone() -> None:
    assert "stop" not in options(settle([]))


@pytest.mark.rule("EME-V5", "EME-V3")
@pytest.mark.parametrize(
    ("players", "given"),
    [
        (2, {}),
        (2, {"deck": "retail", "board": "b"}),
        (3, BOTH),
        (4, BOTH),
        (5, BOTH),
    ],
)
def test_there_is_a_third_colour_with_two_players_and_the_retail_rules_only(players: int, given: dict[str, str]) -> None:
    state = ready(players, given)
    assert asks(state) == "bid"
    assert look(state).neutral_left == 0


@pytest.mark.rule("EME-V5", "EME-E3")
@pytest.mark.parametrize(("mine", "third", "holder"), [(2, 1, 0), (2, 2, None), (1, 2, 2), (0, 1, 2)])
def test_they_count_for_the_control_of_a_region(mine: int, third: int, holder: int | None) -> None:
    state = with_third_colour({"W1": mine}, {"C5": 3}, {"W1": third})
    assert held(state).get("W1") == holder


@pytest.mark.rule("EME-V5", "EME-E4")
def test_they_count_for_the_control_of_a_continent() -> None:
    one_each = with_third_colour({"S1": 1}, {}, {"S2": 1})
    assert continents(one_each) == {}
    two_to_one = with_third_colour({"S1": 1}, {}, {"S2": 1, "S3": 1})
    assert continents(two_to_one) == {"south": 2}
    one_to_two = with_third_colour({"S1": 1, "S3": 1}, {}, {"S2": 1})
    assert continents(one_to_two) == {"south": 0}


@pytest.mark.rule("EME-V5")
def test_they_belong_to_nobody() -> None:
    state = with_third_colour({"C5": 1}, {"C5": 1}, {"W1": 4, "W2": 3, "S1": 3})
    assert held(state) == {"W1": 2, "W2": 2, "S1": 2}
    assert state.scores() == [0, 0]


@pytest.mark.rule("EME-V5", "EME-A2")
def test_nobody_moves_them() -> None:
    seats = [seat(armies={"W7": 1}), seat()]
    state = having_taken("tree-move3", *seats, given=RULES, neutral={"armies": {"W1": 4}})
    assert options(state) == {"move W7>W6", "stop"}


@pytest.mark.rule("EME-V5", "EME-A5")
def test_a_destroyed_army_of_the_third_colour_leaves_the_game() -> None:
    state = having_taken("tree-destroy2", given=RULES, neutral={"armies": {"W1": 6, "C4": 4}})
    assert "destroy grey W1" in options(state)
    do(state, "destroy grey W1", "destroy grey C4")
    assert armies(state, 2) == {"W1": 5, "C4": 3}
    assert look(state).neutral_left == 0
    assert [supply(state, who) for who in (0, 1)] == [(11, 3), (11, 3)]
