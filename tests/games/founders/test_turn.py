"""The turn and its first step: opening a tile, and the five-tile wipe (FOE-T, FOE-O, FOE-K)."""

import pytest

from quadriga.games.founders.tell import events as tell
from tests.games.founders.helpers import (
    FAR,
    asks,
    chair,
    do,
    draws,
    emptied,
    hand,
    look,
    new,
    options,
    refill,
    refusal,
    rows,
    seat,
    table,
    told,
)

PAIR = {"0,0": "forest", "0,1": "cliff"}


# ------------------------------------------------------------------------------------ the turn


@pytest.mark.rule("FOE-T1")
@pytest.mark.parametrize(("players", "first"), [(2, 1), (3, 0), (4, 2)])
def test_the_first_player_begins_and_turns_pass_clockwise(players: int, first: int) -> None:
    state = refill(new(players, {"agreed_end": "never", "first": str(first)}))
    order: list[int] = []
    while len(order) < 2 * players + 1:
        if asks(state) == "open":
            order += state.to_act()
        do(state, min(options(state)))
        refill(state)
    assert order == [(first + step) % players for step in range(2 * players + 1)]


@pytest.mark.rule("FOE-T1")
def test_a_turn_opens_then_plays_a_token_then_adds() -> None:
    state = table(seat(PAIR, hand=["war"]), nature=["lake"], agenda=["open"])
    questions = []
    for text in ("open city", "draw inn_wine", "keep", "add lake 1,0"):
        questions.append(asks(state))
        do(state, text)
    assert questions == ["open", "turn up city", "play token", "add tile"]
    assert (asks(state), state.to_act()) == ("open", (1,))


@pytest.mark.rule("FOE-T1")
def test_the_steps_cannot_change_places() -> None:
    state = table(seat(PAIR, hand=["war"]), nature=["lake"], agenda=["open"])
    assert refusal(state, "add lake 1,0").rule == "FOE-T1"
    assert refusal(state, "pillage lapis 0,1").rule == "FOE-T1"
    do(state, "open city", "draw inn_wine")
    assert refusal(state, "add lake 1,0").rule == "FOE-T1"
    assert refusal(state, "open city").rule == "FOE-K1"
    do(state, "keep")
    assert refusal(state, "pillage lapis 0,1").rule == "FOE-K1"


# ------------------------------------------------------------------------------------ open


@pytest.mark.rule("FOE-O1")
def test_philip_opens_a_fourth_blue_tile() -> None:
    """Example 1: three tiles lie to the right of the blue stack; the drawn one is added as a fourth."""
    state = table(seat(PAIR), village=["mine", "stable", "winery"], nature=["lake"], agenda=["open"])
    do(state, "open village", "draw pottery")
    assert rows(state)["village"] == ["mine", "stable", "winery", "pottery"]
    assert look(state).rows[1].stack == 20


@pytest.mark.rule("FOE-O1")
def test_a_tile_comes_only_into_the_row_of_its_own_stack() -> None:
    state = do(table(seat(PAIR), nature=["lake"], agenda=["open"]), "open city")
    assert all(move.split()[1].startswith(("inn", "workshop", "marketplace", "war_camp")) for move in draws(state))
    do(state, "draw inn_wine")
    assert rows(state) == {"nature": ["lake"], "village": [], "city": ["inn_wine"]}


@pytest.mark.rule("FOE-O1")
def test_an_empty_stack_cannot_be_opened() -> None:
    state = table(seat(PAIR), nature=["lake"], gone=emptied("village"), agenda=["open"])
    assert options(state) == {"open nature", "open city"}
    assert refusal(state, "open village").rule == "FOE-O1"


@pytest.mark.rule("FOE-O2", "FOE-O3")
def test_alexander_opens_a_purple_tile_into_a_full_row() -> None:
    """Example 2: five tiles lie there; all five leave the game, and the drawn tile is the only one."""
    five = ["inn_wine", "inn_wine", "inn_horses", "workshop_gold", "war_camp_iron"]
    state = table(seat(PAIR), city=five, nature=["lake"], agenda=["open"])
    events = told(state, "open city", "draw marketplace_gold")
    assert rows(state)["city"] == ["marketplace_gold"]
    assert list(look(state).gone) == five
    assert tell.RowCleared(seat=0, back="city", tiles=tuple(five)) in events
    assert "inn_wine" not in look(state).unseen
    assert all("inn_wine" not in move for move in options(state))


@pytest.mark.rule("FOE-O2")
def test_only_opening_from_its_own_stack_clears_a_row() -> None:
    five = ["inn_wine", "inn_wine", "inn_horses", "workshop_gold", "war_camp_iron"]
    state = table(seat(PAIR), city=five, nature=["lake"] * 4, agenda=["open"])
    do(state, "open nature", "draw grove")
    assert (len(rows(state)["city"]), len(rows(state)["nature"])) == (5, 5)
    assert look(state).gone == ()


@pytest.mark.rule("FOE-O2")
def test_the_draw_of_a_nature_tile_clears_no_row() -> None:
    """No face-up tile fits a nation that is all pillaged, so a nature tile is drawn; full rows stay as they are."""
    full = ["mine", "mine", "stable", "stable", "winery"]
    state = table(seat({"0,0": "lake", "0,1": "lake"}, pillaged=["0,0", "0,1"]), village=full)
    do(state, "draw", "draw river")
    assert rows(state)["village"] == full
    assert look(state).gone == ()


# ------------------------------------------------------------------------------------ tokens in general


@pytest.mark.rule("FOE-K1")
def test_one_token_a_turn_and_none_if_one_likes() -> None:
    state = table(seat(PAIR, hand=["war", "war"]), nature=["lake"], agenda=["play token"])
    assert "keep" in options(state)
    do(state, "pillage lapis 0,1")
    assert asks(state) == "add tile"
    assert hand(state, 0) == ["war"]
    assert refusal(state, "pillage lapis 0,0").rule == "FOE-K1"


@pytest.mark.rule("FOE-K1")
def test_who_has_no_token_that_can_be_played_is_not_asked() -> None:
    """A carriage without four tiles and a craftsman without his village tile have nowhere to go."""
    state = table(seat(PAIR, hand=["carriage", "smith"]), nature=["lake"], agenda=["open"])
    do(state, "open city", "draw inn_wine")
    assert asks(state) == "add tile"


@pytest.mark.rule("FOE-K2")
def test_a_token_is_not_played_in_the_turn_in_which_it_comes() -> None:
    state = table(seat({"0,0": "mine", "0,1": "cliff"}), city=["marketplace_iron"], agenda=["open"])
    do(state, "open nature", "draw lake", "add marketplace_iron 1,0")
    assert hand(state, 0) == ["coin"]
    assert (asks(state), state.to_act()) == ("open", (1,))
    do(state, "open nature", "draw lake", "add lake 1,0", "open nature", "draw lake")
    assert (asks(state), state.to_act()) == ("play token", (0,))
    assert options(state, "buy")


@pytest.mark.rule("FOE-K3")
def test_a_hand_has_no_limit() -> None:
    everything = ["war"] * 6 + ["coin"] * 5 + ["carriage"] * 6 + ["smith", "jeweller", "weaver", "vintner", "saddler", "potter"]
    state = table(seat({"0,0": "mine", "0,1": "cliff"}, hand=everything), city=["marketplace_iron"])
    do(state, "add marketplace_iron 1,0")
    assert (chair(state, 0).hand.coin, len(hand(state, 0))) == (6, 24)
    assert state.scores()[0] == 24
    assert look(state).victory[0].tile == FAR
