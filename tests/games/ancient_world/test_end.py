"""The end: hunger, banners, scoring cards, ties (TAW-E, TAW-K11)."""

import pytest

from quadriga.games.ancient_world.tell import events as tell
from tests.games.ancient_world.helpers import (
    all_pass,
    begun,
    chair,
    city,
    next_round,
    outcome,
    points,
    refusal,
    table,
)

RED_5 = ["war_academy", "armory", "fortress_gate"]
"""Four red banners; with the Citadel five."""


def ended(*seats: dict[str, object]) -> tuple[int, ...]:
    """The points after the last round of a table with these cities."""
    state = table(*seats, players=max(2, len(seats)), round=6)
    all_pass(state)
    return outcome(state).scores


@pytest.mark.rule("TAW-E0")
def test_the_game_ends_after_six_rounds_and_most_points_win() -> None:
    state = begun()
    for _ in range(5):
        next_round(state)
    state.listen()
    all_pass(state)
    assert not state.to_act()
    assert state.told()[-1] == tell.GameEnded(ending="rounds", scores=(0, 0))
    assert outcome(state).ending == "rounds"
    reason = refusal(state, "pass", 0)
    assert (reason.text, reason.rule) == ("The game is over.", "TAW-E0")
    won = table(city("orchard"), city("orchard", "border_clans"), round=6)
    all_pass(won)
    assert (outcome(won).scores, outcome(won).places) == ((1, 3), (2, 1))


@pytest.mark.rule("TAW-E1")
def test_two_points_less_for_each_starving_citizen() -> None:
    assert ended(city(citizens=5), city(citizens=4)) == (-4, -2)
    state = table(city(citizens=5), round=6)
    assert points(state)[0] == -4, "the count before the end says so, too"
    line = next(line for line in chair(state, 0).lines if line.rule == "TAW-E1")
    assert (line.label, line.points) == ("Starving citizens: 2", -4)


@pytest.mark.rule("TAW-E1", "TAW-N4")
def test_a_citizen_in_the_starving_box_that_has_food_costs_nothing() -> None:
    assert ended(city("orchard", citizens=4, starving=[4])) == (1, 0)


@pytest.mark.rule("TAW-E2")
def test_damaged_cards_are_repaired_for_the_count() -> None:
    state = table(city("orchard", "citadel", damaged=["orchard", "citadel"]), round=6)
    state.listen()
    all_pass(state)
    assert tell.CardsRepaired(seat=0, cards=("orchard", "citadel")) in state.told()
    assert not any(card.is_damaged for card in chair(state, 0).cards)
    assert outcome(state).scores[0] == 1 + 1 + 1, "a green banner, a red one, and the Citadel's point for it"


@pytest.mark.rule("TAW-E3")
@pytest.mark.parametrize(("banners", "worth"), [(0, 0), (1, 1), (2, 2), (3, 4), (4, 6), (5, 8), (6, 11), (7, 11)])
def test_banners_of_one_tribe(banners: int, worth: int) -> None:
    cards = [*["tide_bringer"] * (banners >= 2)]
    singles = ["marsh_strider", "sky_stalker", "frost_drifter", "ash_giant", "storm_mother", "ancient_deep"]
    state = table(city(titans=[*cards, *singles[: banners - 2 if banners >= 2 else banners]]))
    blue = next(banner for banner in chair(state, 0).banners if banner.tribe == "blue")
    assert (blue.banners, blue.points) == (banners, worth)
    line = next(line for line in chair(state, 0).lines if line.label == f"Blue banners: {banners}")
    assert (line.points, line.rule) == (worth, "TAW-E3")


@pytest.mark.rule("TAW-E3")
def test_each_tribe_scores_for_itself_and_the_view_says_what_one_more_brings() -> None:
    state = table(city("orchard", "border_clans", titans=["mud_crawler"]))
    shown = {banner.tribe: (banner.banners, banner.points, banner.next_points) for banner in chair(state, 0).banners}
    assert shown == {"red": (1, 1, 2), "green": (3, 4, 6), "yellow": (0, 0, 1), "blue": (0, 0, 1), "purple": (0, 0, 1)}
    assert points(state)[0] == 5


@pytest.mark.rule("TAW-E4")
def test_chris_owns_the_citadel() -> None:
    """Including the Citadel five red banners: three extra points."""
    state = table(city("citadel", *RED_5, districts=["open_plains"]), round=4)
    red = next(banner for banner in chair(state, 0).banners if banner.tribe == "red")
    assert red.banners == 5
    line = next(line for line in chair(state, 0).lines if line.label == "Citadel")
    assert (line.points, line.rule) == (3, "TAW-E4")


@pytest.mark.rule("TAW-E4")
@pytest.mark.parametrize(("more", "worth"), [([], 1), (["armory"], 1), (["war_academy"], 2), (["war_academy", "armory"], 2)])
def test_half_the_banners_rounded_up(more: list[str], worth: int) -> None:
    state = table(city("citadel", *more, districts=["open_plains"]), round=4)
    assert next(line.points for line in chair(state, 0).lines if line.label == "Citadel") == worth


@pytest.mark.rule("TAW-E4")
def test_at_most_three() -> None:
    titans = ["horned_brute", "stone_being", "iron_back", "ember_hound"]
    state = table(city("citadel", *RED_5, titans=titans), round=4)
    assert next(line.points for line in chair(state, 0).lines if line.label == "Citadel") == 3


@pytest.mark.rule("TAW-E4")
@pytest.mark.parametrize(
    ("card", "tribe"),
    [("sacred_grove", "green"), ("royal_mint", "yellow"), ("star_observatory", "blue"), ("hall_of_masks", "purple")],
)
def test_the_other_tribes_have_such_a_card_too(card: str, tribe: str) -> None:
    state = table(city(card), round=4)
    banner = next(banner for banner in chair(state, 0).banners if banner.tribe == tribe)
    assert banner.banners == 1
    assert points(state)[0] == 2


@pytest.mark.rule("TAW-E4")
def test_points_for_titans_and_districts() -> None:
    trophies = table(city("hall_of_trophies", titans=["mud_crawler", "horned_brute"]), round=4)
    assert next(line.points for line in chair(trophies, 0).lines if line.label == "Hall of Trophies") == 2
    sages = table(city("house_of_sages", districts=["open_plains", "river_valley", "watch_hill"]), round=4)
    assert next(line.points for line in chair(sages, 0).lines if line.label == "House of Sages") == 3


@pytest.mark.rule("TAW-K11")
@pytest.mark.parametrize(
    ("titans", "sets"),
    [
        (["mud_crawler", "horned_brute", "marsh_strider"], 0),
        (["mountain_father", "storm_mother"], 1),
        (["mountain_father", "storm_mother", "world_eater", "tide_bringer"], 2),
    ],
)
def test_the_moon_festival_counts_sets_of_five_different_banners(titans: list[str], sets: int) -> None:
    """Its own purple banner is one of them."""
    state = table(city("moon_festival", titans=titans), round=4)
    line = next(line for line in chair(state, 0).lines if line.label == "Moon Festival")
    assert (line.points, line.rule) == (sets, "TAW-K11")


# ------------------------------------------------------------------------------------ ties


@pytest.mark.rule("TAW-E5")
def test_coins_break_a_tie_but_not_those_on_military_cards() -> None:
    own = city("orchard", coins=2)
    other = city("orchard", coins=1)
    other["armies"] = [{"card": "city_guard", "retired": [], "name": 0, "picture": 9}]
    state = table(own, other, round=6)
    all_pass(state)
    assert outcome(state).places == (1, 2)


@pytest.mark.rule("TAW-E5")
def test_then_empire_district_and_titan_cards_together() -> None:
    """Start cards count, stored ones do not."""
    own = city("orchard", coins=2, districts=["open_plains"])
    other = city("orchard", coins=2, stored=["granary", "citadel"])
    state = table(own, other, round=6, row=["armory"])
    all_pass(state)
    assert outcome(state).places == (1, 2)
    line = next(line for line in outcome(state).sheet[0] if "Titan cards" in line.label)
    assert line.label == "Empire, District and Titan cards for a tie: 4"


@pytest.mark.rule("TAW-E5")
def test_then_knowledge_and_then_the_place_is_shared() -> None:
    wiser = table(city("orchard", coins=2), city("orchard", coins=2, knowledge=1), round=6)
    all_pass(wiser)
    assert outcome(wiser).places == (2, 1)
    equal = table(city("orchard", coins=2, knowledge=1), city("orchard", coins=2, knowledge=1), round=6)
    all_pass(equal)
    assert (outcome(equal).places, outcome(equal).winners) == ((1, 1), (0, 1))
