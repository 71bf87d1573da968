"""Components and setup: what is on the table before anybody has decided anything (EME-C, EME-S)."""

import pytest

from tests.games.eight_minute_empire.helpers import (
    armies,
    asks,
    cities,
    coins,
    draws,
    let_draw,
    look,
    new,
    options,
    ready,
    row,
    supply,
)

NAMED = {"youngest": "0,1"}
"""Two players with the order of EME-B5 given, so that the deal is the first thing that chance does."""


@pytest.mark.rule("EME-C1")
def test_the_board_has_regions_in_continents() -> None:
    view = look(ready(2))
    assert len(view.regions) == 25
    assert [continent.id for continent in view.continents] == ["west", "main", "isle", "south"]


@pytest.mark.rule("EME-C2")
def test_the_whole_deck_is_on_the_table_or_unseen() -> None:
    view = look(ready(4))
    assert view.deck_size == sum(view.unseen.values()) == 37 - 6


@pytest.mark.rule("EME-C3")
def test_a_player_has_fourteen_armies_and_three_cities() -> None:
    state = ready(2)
    for who in (0, 1):
        assert supply(state, who) == (14 - 3, 3)
        assert cities(state, who) == {}


@pytest.mark.rule("EME-C4")
@pytest.mark.parametrize("rules", ["print_and_play", "retail"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_twenty_coins_for_each_player_are_enough_for_every_table(players: int, rules: str) -> None:
    assert max(coins(new(players, {"rules": rules}))) <= 20


@pytest.mark.rule("EME-S1")
def test_six_cards_are_dealt_face_up() -> None:
    state = new(2, NAMED)
    dealt = ["gold-place2", "coal-place3", "tree-city1", "anvil-move5", "carrot-sail2", "gold-place2"]
    let_draw(state, *dealt)
    assert row(state) == dealt
    assert asks(state) == "bid"


@pytest.mark.rule("EME-S1")
def test_every_card_of_the_deck_is_equally_likely() -> None:
    state = new(2, NAMED)
    chances = draws(state)
    assert sum(chances.values()) == 37
    assert chances["draw gold-place2"] == 3
    assert chances["draw gold-place1"] == 1


@pytest.mark.rule("EME-S1")
def test_a_dealt_card_is_no_longer_in_the_deck() -> None:
    state = let_draw(new(2, NAMED), "gold-place2", "tree-city1")
    chances = draws(state)
    assert chances["draw gold-place2"] == 2
    assert "draw tree-city1" not in chances
    assert sum(chances.values()) == 35


@pytest.mark.rule("EME-S2")
@pytest.mark.parametrize(("board", "start"), [("a", "C5"), ("b", "E1")])
def test_each_player_begins_with_three_armies_on_the_starting_region(board: str, start: str) -> None:
    state = ready(3, {"board": board})
    assert [armies(state, who) for who in range(3)] == [{start: 3}] * 3


@pytest.mark.rule("EME-S3")
@pytest.mark.parametrize(("players", "each"), [(2, 12), (3, 10), (4, 8)])
def test_starting_coins(players: int, each: int) -> None:
    assert coins(ready(players)) == [each] * players


@pytest.mark.rule("EME-S1", "EME-B1")
def test_the_row_is_seen_before_the_bids() -> None:
    state = ready(2)
    assert len(row(state)) == 6
    assert options(state, by=0) == options(state, by=1) == {f"bid {n}" for n in range(13)}
