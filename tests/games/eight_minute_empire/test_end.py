"""The end and the count of points (EME-E)."""

import pytest

from tests.games.eight_minute_empire.helpers import (
    EQUAL_FOR_FOUR,
    EQUAL_FOR_TWO,
    SeatLayout,
    before_the_end,
    continents,
    copies,
    do,
    ended,
    held,
    look,
    outcome,
    play_out,
    ready,
    refill,
    refusal,
    seat,
    table,
    with_cards,
)


def at(*strengths: int) -> list[SeatLayout]:
    """Seats with so many armies each in Karduna, and nowhere else."""
    return [seat(armies={"W1": strength} if strength else {}) for strength in strengths]


# ------------------------------------------------------------------------------------ when it ends


@pytest.mark.rule("EME-E1")
@pytest.mark.parametrize(("players", "cards"), [(2, 12), (3, 10), (4, 8)])
def test_the_game_ends_when_every_player_has_his_cards(players: int, cards: int) -> None:
    state = ready(players)
    assert play_out(state).ending == "cards"
    assert [len(chair.cards) for chair in look(state).seats] == [cards] * players


@pytest.mark.rule("EME-E1")
def test_the_last_card_of_the_first_player_does_not_end_the_game() -> None:
    state = before_the_end([seat(), seat()], "gold-place1", turns_left=2)
    refill(do(state, "take 1", "place C5"))
    assert len(look(state).seats[0].cards) == 12
    assert state.outcome() is None
    assert state.to_act() == (1,)


@pytest.mark.rule("EME-E1")
def test_the_action_of_the_last_card_is_still_taken() -> None:
    state = before_the_end([seat(armies={"C5": 3}), seat(armies={"C5": 3})], "gold-place1")
    do(state, "take 1")
    assert state.outcome() is None
    do(state, "place C5")
    assert held(state) == {"C5": 1}
    assert outcome(state).ending == "cards"


@pytest.mark.rule("EME-E1")
@pytest.mark.parametrize("who", [0, 1])
def test_after_the_end_nobody_moves(who: int) -> None:
    state = ended([seat(), seat()])
    assert state.to_act() == ()
    assert refusal(state, "take 1", by=who).rule == "EME-E1"


# ------------------------------------------------------------------------------------ coins


@pytest.mark.rule("EME-E2")
def test_unspent_coins_are_worth_nothing() -> None:
    rich, poor = ended([seat(coins=12), seat(coins=0)]), ended([seat(coins=0), seat(coins=12)])
    assert outcome(rich).scores == outcome(poor).scores
    assert outcome(rich).places == outcome(poor).places


@pytest.mark.rule("EME-E2", "EME-E6")
def test_unspent_coins_break_no_tie() -> None:
    result = outcome(ended([seat(coins=12), seat(coins=0)], EQUAL_FOR_TWO))
    assert result.scores == (6, 6)
    assert result.places == (1, 1)


# ------------------------------------------------------------------------------------ regions


@pytest.mark.rule("EME-E3")
@pytest.mark.parametrize(
    ("strengths", "holder"),
    [
        ((1, 0), 0),
        ((0, 1), 1),
        ((2, 1), 0),
        ((2, 2), None),
        ((0, 0), None),
        ((1, 2, 3), 2),
        ((3, 2, 2), 0),
        ((2, 2, 1), None),
        ((1, 2, 2), None),
        ((2, 2, 3), 2),
        ((2, 2, 2), None),
        ((1, 1, 2, 2), None),
        ((1, 1, 3, 2), 2),
    ],
)
def test_a_region_belongs_to_who_has_more_armies_there_than_any_other(strengths: tuple[int, ...], holder: int | None) -> None:
    state = table(len(strengths), at(*strengths))
    assert held(state).get("W1") == holder


@pytest.mark.rule("EME-E3")
def test_cities_count_as_armies() -> None:
    seats = [seat(armies={"W1": 1}, cities={"W1": 2}), seat(armies={"W1": 2})]
    assert held(table(2, seats)) == {"W1": 0}


@pytest.mark.rule("EME-E3")
def test_a_city_makes_a_tie() -> None:
    assert held(table(2, [seat(armies={}, cities={"W1": 1}), seat(armies={"W1": 1})])) == {}


@pytest.mark.rule("EME-E3")
def test_a_city_alone_holds_a_region() -> None:
    assert held(table(2, [seat(), seat(armies={"C5": 3}, cities={"W1": 1})])) == {"W1": 1}


@pytest.mark.rule("EME-E3")
def test_each_controlled_region_is_one_point() -> None:
    seats = [seat(armies={"C1": 1, "C2": 5, "C3": 1}), seat(armies={"C4": 1, "C6": 1, "C3": 1})]
    state = table(2, seats)
    assert held(state) == {"C1": 0, "C2": 0, "C4": 1, "C6": 1}
    assert continents(state) == {}
    assert state.scores() == [2, 2]


# ------------------------------------------------------------------------------------ continents


def west(*counts: int) -> list[SeatLayout]:
    """Seats that control so many regions each of Vesperia, which has seven."""
    regions = iter(["W1", "W2", "W3", "W4", "W5", "W6", "W7"])
    return [seat(armies={next(regions): 1 for _ in range(count)}) for count in counts]


@pytest.mark.rule("EME-E4")
@pytest.mark.parametrize(
    ("counts", "holder"),
    [
        ((1, 0), 0),
        ((2, 3), 1),
        ((2, 2), None),
        ((3, 2, 2), 0),
        ((2, 2, 1), None),
        ((1, 1, 2, 1), 2),
        ((0, 0), None),
    ],
)
def test_a_continent_belongs_to_who_controls_more_of_its_regions(counts: tuple[int, ...], holder: int | None) -> None:
    assert continents(table(len(counts), west(*counts))).get("west") == holder


@pytest.mark.rule("EME-E4")
def test_controlled_regions_count_and_not_armies() -> None:
    seats = [seat(armies={"S1": 9}), seat(armies={"S2": 1, "S3": 1})]
    assert continents(table(2, seats)) == {"south": 1}


@pytest.mark.rule("EME-E4")
def test_a_region_that_nobody_controls_counts_for_nobody() -> None:
    seats = [seat(armies={"S1": 1, "S2": 1}), seat(armies={"S2": 1, "S3": 1})]
    assert continents(table(2, seats)) == {}


@pytest.mark.rule("EME-E4")
def test_each_controlled_continent_is_one_point() -> None:
    state = table(2, [seat(armies={"W1": 1, "I1": 1}), seat(armies={"S1": 1, "S2": 1})])
    assert continents(state) == {"west": 0, "isle": 0, "south": 1}
    assert state.scores() == [2 + 2, 2 + 1]


# ------------------------------------------------------------------------------------ goods


@pytest.mark.rule("EME-E5", "EME-C2")
@pytest.mark.parametrize(("cards", "points"), [(1, 1), (2, 2), (3, 3), (4, 5)])
def test_gold_is_worth_one_two_three_five(cards: int, points: int) -> None:
    assert with_cards([copies("gold", cards)]).scores()[0] == points


@pytest.mark.rule("EME-E5")
@pytest.mark.parametrize(
    ("good", "points"),
    [
        ("coal", {1: 0, 2: 1, 3: 2, 4: 3, 5: 5}),
        ("tree", {1: 0, 2: 1, 3: 1, 4: 2, 5: 3, 6: 5}),
        ("anvil", {1: 0, 2: 1, 3: 1, 4: 2, 5: 2, 6: 3, 7: 5}),
        ("carrot", {1: 0, 2: 0, 3: 1, 4: 1, 5: 2, 6: 2, 7: 3, 8: 5}),
    ],
)
def test_a_set_scores_the_highest_size_that_it_reaches(good: str, points: dict[int, int]) -> None:
    assert {count: with_cards([copies(good, count)]).scores()[0] for count in points} == points


@pytest.mark.rule("EME-E5")
@pytest.mark.parametrize(("good", "count"), [("gold", 5), ("coal", 6), ("coal", 7), ("tree", 7), ("anvil", 8), ("carrot", 10)])
def test_a_set_beyond_the_last_size_scores_the_last_value(good: str, count: int) -> None:
    assert with_cards([copies(good, count)]).scores()[0] == 5


@pytest.mark.rule("EME-E5")
def test_every_good_is_a_set_of_its_own() -> None:
    cards = [*copies("gold", 2), *copies("coal", 2), *copies("tree", 2), *copies("anvil", 1), *copies("carrot", 3)]
    assert with_cards([cards]).scores()[0] == 2 + 1 + 1 + 0 + 1


# ------------------------------------------------------------------------------------ the winner


@pytest.mark.rule("EME-E6")
def test_regions_continents_and_goods_are_added_up() -> None:
    state = ended([seat(armies={"W1": 1, "W2": 1}), seat(armies={"S1": 1})], EQUAL_FOR_TWO)
    result = outcome(state)
    assert result.scores == (2 + 1 + 6, 1 + 1 + 6)
    assert result.places == (1, 2)
    assert result.winners == (0,)


@pytest.mark.rule("EME-E6", "EME-E2", "EME-E3", "EME-E4", "EME-E5")
def test_the_score_sheet_names_the_rule_of_each_line_and_adds_up() -> None:
    result = outcome(ended([seat(armies={"W1": 1, "W2": 1}), seat(armies={"S1": 1})], EQUAL_FOR_TWO))
    for lines, score in zip(result.sheet, result.scores, strict=True):
        assert sum(line.points for line in lines) == score
    points: dict[str, int] = {}
    for line in result.sheet[0]:
        points[line.rule] = points.get(line.rule, 0) + line.points
    assert points == {"EME-E2": 0, "EME-E3": 2, "EME-E4": 1, "EME-E5": 6}


@pytest.mark.rule("EME-E6")
def test_the_score_sheet_names_regions_continents_and_goods() -> None:
    result = outcome(ended([seat(coins=4, armies={"W1": 1, "W2": 1}), seat(armies={"S1": 1})], EQUAL_FOR_TWO))
    assert [line.label for line in result.sheet[0]] == [
        "Regions: Karduna, Corvane",
        "Continents: Vesperia",
        "Gold: 2",
        "Coal: 2",
        "Tree: 2",
        "Anvil: 2",
        "Carrot: 4",
        "Coins left: 4",
    ]


@pytest.mark.rule("EME-E6")
def test_equal_points_share_the_place_and_the_next_is_skipped() -> None:
    seats = [
        seat(armies={"C1": 1, "C2": 1, "C3": 1}),
        seat(armies={"W1": 1}),
        seat(armies={"S1": 1}),
        seat(armies={}),
    ]
    result = outcome(ended(seats, EQUAL_FOR_FOUR))
    assert result.scores == (3 + 4, 3 + 2, 3 + 2, 3)
    assert result.places == (1, 2, 2, 4)


@pytest.mark.rule("EME-E6")
def test_two_may_win_together() -> None:
    seats = [seat(armies={"W1": 1}), seat(armies={}), seat(armies={"S1": 1}), seat(armies={})]
    result = outcome(ended(seats, EQUAL_FOR_FOUR))
    assert result.places == (1, 3, 1, 3)
    assert result.winners == (0, 2)
