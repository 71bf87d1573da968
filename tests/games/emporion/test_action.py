"""Round and turn: where the counter may go, and what happens when nothing can be done (EMP-A)."""

from typing import Any

import pytest

from quadriga.games.emporion.state.state import EmporionState
from quadriga.games.emporion.tell import events as tell
from tests.games.emporion.helpers import (
    PLAYERS,
    additions,
    asks,
    begun,
    chair,
    do,
    gate,
    look,
    options,
    polis,
    refill,
    refusal,
    seat,
    table,
    told,
)


def open_actions(state: EmporionState) -> set[str]:
    return {each.action for each in look(state).actions if each.is_possible}


@pytest.mark.rule("EMP-A0")
@pytest.mark.parametrize("players", PLAYERS)
def test_every_player_has_one_turn_a_round_clockwise_from_the_first(players: int) -> None:
    state = begun(players, first="1")
    order, rounds = [], []
    for _ in range(2 * players):
        order.append(state.to_act()[0])
        rounds.append(look(state).round)
        refill(do(state, min(options(state, "add"))))
    assert order == [(1 + step) % players for step in range(2 * players)]
    assert rounds == [1] * players + [2] * players


@pytest.mark.rule("EMP-A0")
@pytest.mark.parametrize("players", PLAYERS)
def test_what_a_turn_is_spent_on_tells_its_round(players: int) -> None:
    state = begun(players, first="1")
    rounds = []
    for _ in range(2 * players):
        rounds += [event.round for event in told(state, min(options(state, "add"))) if isinstance(event, tell.CardAdded)]
    assert rounds == [1] * players + [2] * players


@pytest.mark.parametrize(
    ("layout", "action", "short"),
    [
        ({"counters": ["war", None]}, "war", "just left here"),
        ({"counters": [None, "war"]}, "war", "a counter is here"),
        ({}, "culture", "nothing to take"),
        ({}, "expedition", "no sails"),
        ({"port": [None] * 4}, "reserve", "the Port is empty"),
    ],
)
def test_an_action_that_cannot_be_chosen_says_why_in_a_few_words(layout: dict[str, Any], action: str, short: str) -> None:
    state = table(seat("macellum"), seat("hoplites"), **layout)
    assert gate(state, action).short == short
    assert not gate(state, action).is_possible


def test_an_action_without_a_drachma_says_so_and_one_that_can_be_chosen_says_nothing() -> None:
    state = table(seat("hoplites", reserved=["stoa", "agora"]))
    assert gate(state, "reserve").short == "no drachma"
    assert gate(state, "trade").is_possible
    assert gate(state, "trade").short == ""


# ------------------------------------------------------------------------------------ choosing an Action


@pytest.mark.rule("EMP-A1")
def test_with_two_players_an_action_with_the_other_counter_is_barred() -> None:
    state = table(seat("hoplites"), seat("hoplites"), polis=["hoplites", "macellum"], counters=[None, "war"], asclepios=1)
    assert gate(state, "war").is_barred
    assert "hoplites by war" not in additions(state)
    assert "macellum by trade" in additions(state)
    reason = refusal(state, "add hoplites by war")
    assert reason.rule == "EMP-A1"
    assert reason.text == "Asclepios stands on War: only Reserve may hold two counters."


@pytest.mark.rule("EMP-A1")
def test_with_two_players_reserve_may_hold_both() -> None:
    state = table(counters=[None, "reserve"])
    refill(do(state, "reserve 1"))
    assert set(gate(state, "reserve").counters) == {"asclepios", "hygieia"}
    assert not gate(table(counters=["trade", "reserve"]), "reserve").is_barred
    assert gate(table(counters=["trade", "expedition"]), "expedition").is_barred


@pytest.mark.rule("EMP-A2")
@pytest.mark.parametrize("action", ["trade", "culture", "war", "expedition", "reserve"])
def test_the_own_counter_must_move_to_another_card(action: str) -> None:
    """Reserve, too, though it may hold two counters."""
    state = table(seat("hoplites"), polis=["hoplites", "sophistes", "macellum"], counters=[action, None])
    assert open_actions(state) == {"trade", "culture", "war", "expedition", "reserve"} - {action}
    words = {"expedition": "sail 1", "reserve": "reserve 1", "trade": "add macellum by trade"}
    words |= {"culture": "add sophistes by culture", "war": "add hoplites by war"}
    reason = refusal(state, words[action])
    assert reason.rule == "EMP-A2"
    assert reason.text.startswith(f"Your counter stands on {action.capitalize()}")


@pytest.mark.rule("EMP-A2")
@pytest.mark.parametrize("players", [3, 4])
def test_with_one_counter_for_all_the_action_of_the_player_before_is_barred(players: int) -> None:
    state = begun(players)
    do(state, "add macellum by trade")
    assert gate(state, "trade").is_barred
    assert refusal(state, "add macellum by trade").rule == "EMP-A2"
    refill(do(state, "reserve 1"))
    assert gate(state, "reserve").is_barred, "with one counter Reserve is barred like any other"
    assert not gate(state, "trade").is_barred


@pytest.mark.rule("EMP-A3")
def test_only_an_action_that_can_be_carried_out_may_be_chosen() -> None:
    """A Realm with one War and no Spoils: no Culture card lies there, the Trade card is too dear."""
    state = table(seat("hoplites"), polis=["hoplites", "emporoi", "gymnasion"])
    assert open_actions(state) == {"war", "expedition", "reserve"}
    assert gate(state, "trade").rule == "EMP-A3"
    assert gate(state, "culture").reason == "No card can be added by Culture now."
    assert additions(state) == {"hoplites by war"}


@pytest.mark.rule("EMP-A3")
def test_one_must_be_carried_out() -> None:
    state = table(seat("hoplites", reserved=["stoa"]))
    assert refusal(state, "pass").rule == "EMP-A3"
    assert refusal(state, "discard stoa").rule == "EMP-A4"
    assert not options(state, "pass", "discard")


@pytest.mark.rule("EMP-A4")
def test_if_nothing_can_be_done_a_reserved_card_leaves_the_game_and_the_drachma_comes_back() -> None:
    """No addition is possible, Expedition is where the counter stands, both drachmas are lent."""
    state = table(
        seat("hoplites", reserved=["gymnasion", "teichos"]),
        polis=["trapezites"],
        counters=["expedition", "war"],
    )
    assert options(state) == {"discard gymnasion", "discard teichos"}
    assert refusal(state, "pass").rule == "EMP-A4"
    events = told(state, "discard teichos")
    assert events == [tell.CardDiscarded(seat=0, round=1, card="teichos")]
    assert look(state).gone == ("teichos",)
    assert (chair(state, 0).reserved, chair(state, 0).drachmas) == (("gymnasion",), 1)
    assert gate(state, "expedition").counters == ("asclepios",), "the counter stays"
    assert state.to_act() == (1,)


@pytest.mark.rule("EMP-A4")
def test_two_equal_reserved_cards_are_one_choice() -> None:
    state = table(seat("hoplites", reserved=["stoa", "stoa"]), polis=["trapezites"], counters=["expedition", "war"])
    assert options(state) == {"discard stoa"}
    do(state, "discard stoa")
    assert chair(state, 0).reserved == ("stoa",)


@pytest.mark.rule("EMP-A4")
def test_without_a_reserved_card_he_passes() -> None:
    state = table(seat("hoplites"), polis=["trapezites"], counters=["reserve", "expedition"])
    assert options(state) == {"pass"}
    assert refusal(state, "discard stoa").rule == "EMP-A4"
    assert told(state, "pass") == [tell.TurnPassed(seat=0, round=1)]
    assert gate(state, "reserve").counters == ("asclepios",)
    assert state.to_act() == (1,)


@pytest.mark.rule("EMP-A4")
def test_none_means_none_that_the_counter_may_move_to() -> None:
    """War could take Hoplites, but the other counter stands there."""
    state = table(seat("hoplites", reserved=["gymnasion", "teichos"]), polis=["hoplites"], counters=["expedition", "war"])
    assert gate(state, "war").cards == 1
    assert options(state) == {"discard gymnasion", "discard teichos"}


@pytest.mark.rule("EMP-A4")
def test_an_addition_that_needs_spoils_must_be_made_when_nothing_else_is_possible() -> None:
    state = table(
        seat("hoplites", reserved=["teichos", "limen"], spoils=5),
        polis=["trapezites"],
        counters=["expedition", "war"],
    )
    assert options(state) == {"add trapezites by trade"}


@pytest.mark.rule("EMP-A4")
@pytest.mark.parametrize("is_pass", [True, False])
def test_the_mandatory_expedition_is_checked_after_a_pass_and_a_discard(is_pass: bool) -> None:
    own = seat("hoplites") if is_pass else seat("hoplites", reserved=["gymnasion", "teichos"])
    state = table(own, polis=["agora"], counters=["reserve", "expedition"] if is_pass else ["expedition", "war"])
    port = look(state).port
    events = told(state, "pass" if is_pass else "discard teichos")
    assert any(isinstance(event, tell.MandatoryExpedition) for event in events)
    assert all(polis(state)[card] for card in port if card)


@pytest.mark.rule("EMP-A4")
def test_expedition_and_reserve_need_a_card_in_the_port() -> None:
    state = table(
        seat("hoplites"),
        port=[None] * 4,
        polis=["trapezites"],
        history=0,
        development=0,
        is_exhausted=True,
        last_round="history",
        turns=1,
    )
    assert options(state) == {"pass"}
    assert gate(state, "expedition").rule == "EMP-A4"
    assert gate(state, "reserve").rule == "EMP-A4"
    do(state, "pass")
    assert asks(state) == ""
