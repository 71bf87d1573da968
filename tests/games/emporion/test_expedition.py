"""Expeditions: cards go to the Polis, the Port is refilled, Spoils come; and the mandatory one (EMP-X, EMP-Y)."""

from itertools import combinations
from typing import Any

import pytest

from quadriga.games.emporion.state.state import EmporionState
from quadriga.games.emporion.tell import events as tell
from tests.games.emporion.helpers import (
    CARDS,
    asks,
    chair,
    do,
    draws,
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

PORT = ["toxotes", "stoa", "agora", "oinos"]
SIX_ICONS = ["hoplites"] * 4 + ["sophistes"] * 2
EXHAUSTED: dict[str, Any] = {"is_exhausted": True, "last_round": "history", "turns": 1}


def piles(state: EmporionState) -> tuple[int, int]:
    view = look(state)
    return view.history_pile, view.development_pile


# ------------------------------------------------------------------------------------ which cards go


@pytest.mark.rule("EMP-X1")
def test_it_needs_an_expedition_icon() -> None:
    state = table(seat("macellum"), port=PORT)
    assert not options(state, "sail")
    assert refusal(state, "sail 1").rule == "EMP-X1"
    assert gate(state, "expedition").reason == "No card in your Realm has an Expedition icon."


@pytest.mark.rule("EMP-X1")
@pytest.mark.parametrize("icons", [1, 2, 3, 4, 5, 6])
def test_as_many_cards_as_icons_go_four_at_the_most_and_the_player_chooses_which(icons: int) -> None:
    state = table(seat(*SIX_ICONS[:icons]), port=PORT)
    sent = min(icons, 4)
    assert options(state, "sail") == {f"sail {' '.join(each)}" for each in combinations("1234", sent)}
    assert gate(state, "expedition").cards == sent
    fewer = " ".join("1234"[: sent - 1]) if sent > 1 else "1 2"
    reason = refusal(state, f"sail {fewer}")
    assert reason.rule == "EMP-X1"
    assert f"exactly {sent} card" in reason.text


@pytest.mark.rule("EMP-X1")
def test_icons_of_one_card_add_up_with_those_of_others() -> None:
    assert CARDS["trieres"].expedition == 2
    assert gate(table(seat("hoplites", "trieres"), port=PORT), "expedition").cards == 3


@pytest.mark.rule("EMP-X1")
def test_equal_cards_can_be_sent_from_either_place() -> None:
    """A person points at a place, so each place is there to be pointed at."""
    state = table(port=["stoa", "toxotes", "stoa", "agora"])
    assert options(state, "sail") == {"sail 1", "sail 2", "sail 3", "sail 4"}
    do(state, "sail 3", "draw hippeis")
    assert look(state).port == ("stoa", "toxotes", "hippeis", "agora")


@pytest.mark.rule("EMP-X1")
def test_a_short_port_sends_what_it_has() -> None:
    state = table(seat(*SIX_ICONS), port=["toxotes", None, None, "agora"], history=0, development=0, **EXHAUSTED)
    assert options(state, "sail") == {"sail 1 4"}
    assert refusal(state, "sail 1").text == "You have 6 Expedition icons and the Port has 2 cards: exactly 2 cards must go."
    assert refusal(state, "sail 1 2").text == "No card lies at place 2 of the Port."
    do(state, "sail 1 4")
    assert look(state).port == (None,) * 4
    assert chair(state, 0).spoils == 0


# ------------------------------------------------------------------------------------ the rulebook's examples, in order


@pytest.mark.rule("EMP-X1", "EMP-X2", "EMP-X3")
def test_sophie_has_two_icons() -> None:
    """Two cards of her choosing, one card from each pile, two Spoils; her turn ends."""
    state = table(seat("hoplites", "sophistes"), port=PORT)
    before = piles(state)
    events = told(state, "sail 1 3", "draw hippeis", "draw emporion")
    assert events == [
        tell.ExpeditionSent(seat=0, round=1, cards=("toxotes", "agora"), places=(1, 3), counter="asclepios"),
        tell.PortRefilled(seat=0, place=1, card="hippeis", pile="history"),
        tell.PortRefilled(seat=0, place=3, card="emporion", pile="development"),
        tell.SpoilsTaken(seat=0, count=2),
    ]
    assert polis(state) == {"macellum": 1, "toxotes": 1, "agora": 1}
    assert look(state).port == ("hippeis", "stoa", "emporion", "oinos")
    assert chair(state, 0).spoils == 2
    assert piles(state) == (before[0] - 1 - 2, before[1] - 1)
    assert gate(state, "expedition").counters == ("asclepios",)
    assert state.to_act() == (1,)


@pytest.mark.rule("EMP-X1", "EMP-X2", "EMP-X3")
def test_emily_has_six_icons() -> None:
    """Four cards, one from the History pile and three from the Development pile, four Spoils."""
    state = table(seat(*SIX_ICONS), port=PORT)
    before = piles(state)
    do(state, "sail 1 2 3 4")
    assert (asks(state), state.to_act()) == ("refill", (0,))
    assert options(state) == {"refill 1", "refill 2", "refill 3"}
    refill(do(state, "refill 1"))
    assert piles(state) == (before[0] - 1 - 4, before[1] - 3)
    assert chair(state, 0).spoils == 4
    assert state.to_act() == (1,)


# ------------------------------------------------------------------------------------ the refill


@pytest.mark.rule("EMP-X2")
def test_one_card_is_replaced_from_the_history_pile() -> None:
    state = do(table(port=PORT), "sail 4")
    assert look(state).draws == ("history",)
    assert asks(state) == "turn up history"


@pytest.mark.rule("EMP-X2")
@pytest.mark.parametrize("history", [1, 2])
def test_three_cards_are_replaced_as_the_player_splits_them(history: int) -> None:
    state = do(table(seat(*["hoplites"] * 3), port=PORT), "sail 2 3 4")
    assert options(state) == {"refill 1", "refill 2"}
    assert look(state).refill is not None
    assert (look(state).refill.least, look(state).refill.most) == (1, 2)  # type: ignore[union-attr]
    assert refusal(state, "refill 3").rule == "EMP-X2"
    do(state, f"refill {history}")
    assert look(state).draws == ("history",) * history + ("development",) * (3 - history)
    before = piles(state)
    refill(state)
    assert piles(state) == (before[0] - history - 3, before[1] - (3 - history))


@pytest.mark.rule("EMP-X2")
def test_he_says_the_split_before_a_card_is_turned_and_everybody_hears_it() -> None:
    state = do(table(seat(*SIX_ICONS), port=PORT), "sail 1 2 3 4")
    assert look(state).port == (None,) * 4
    assert told(state, "refill 3")[0] == tell.RefillSplit(seat=0, history=3, development=1)


@pytest.mark.rule("EMP-X2")
@pytest.mark.parametrize(
    ("history", "development", "splits"),
    [
        (2, 30, {"refill 1", "refill 2"}),
        (30, 2, {"refill 2", "refill 3"}),
        (3, 2, {"refill 2", "refill 3"}),
        (2, 3, {"refill 1", "refill 2"}),
    ],
)
def test_he_names_no_more_cards_than_a_pile_has(history: int, development: int, splits: set[str]) -> None:
    state = do(table(seat(*SIX_ICONS), port=PORT, history=history, development=development), "sail 1 2 3 4")
    assert options(state) == splits
    asked = look(state).refill
    assert asked is not None and f"refill {asked.usual}" in splits
    (wrong,) = {"refill 1", "refill 2", "refill 3"} - splits
    assert "only 2 cards" in refusal(state, wrong).text


@pytest.mark.rule("EMP-X2")
@pytest.mark.parametrize(("history", "development"), [(1, 30), (30, 1), (1, 3), (3, 1), (2, 2)])
def test_a_single_split_is_not_asked_for(history: int, development: int) -> None:
    state = do(table(seat(*SIX_ICONS), port=PORT, history=history, development=development), "sail 1 2 3 4")
    drawn = look(state).draws
    assert (drawn.count("history"), drawn.count("development")) == (
        min(history, 3) if development > 1 else 3,
        4 - (min(history, 3) if development > 1 else 3),
    )


@pytest.mark.rule("EMP-X2", "EMP-E2")
@pytest.mark.parametrize(
    ("history", "development", "drawn", "is_last"),
    [
        (0, 9, (0, 4), True),  # one at least was due from the History pile
        (9, 0, (4, 0), False),  # the Development pile is no clock
        (3, 0, (3, 0), True),
        (1, 2, (1, 2), True),
        (2, 1, (2, 1), True),
        (0, 2, (0, 2), True),
        (0, 0, (0, 0), True),
    ],
)
def test_if_no_split_exists_what_there_is_is_taken(
    history: int, development: int, drawn: tuple[int, int], is_last: bool
) -> None:
    state = table(seat(*SIX_ICONS), seat("hoplites"), port=PORT, history=history, development=development)
    do(state, "sail 1 2 3 4")
    assert asks(state) != "refill"
    due = look(state).draws
    assert (due.count("history"), due.count("development")) == drawn
    assert look(state).clock.is_exhausted == is_last
    refill(state)
    assert sum(card is not None for card in look(state).port) == sum(drawn)


# ------------------------------------------------------------------------------------ Spoils


@pytest.mark.rule("EMP-X3")
def test_spoils_come_after_the_refill_and_nobody_sees_them() -> None:
    state = do(table(seat("hoplites"), port=PORT), "sail 1")
    assert (chair(state, 0).spoils, look(state).spoils_due) == (0, 1)
    unseen = sum(look(state).unseen["history"].values())
    refill(state)
    assert (chair(state, 0).spoils, chair(state, 0).start_spoils) == (1, 0)
    assert sum(look(state).unseen["history"].values()) == unseen - 1, "only the card of the Port was turned up"


@pytest.mark.rule("EMP-X3")
def test_spoils_that_are_not_there_are_not_gained_and_count_as_due() -> None:
    """Three cards are left: one for the Port, two of four Spoils."""
    state = table(seat(*SIX_ICONS), port=PORT, history=3)
    do(state, "sail 1 2 3 4", "refill 1")
    assert not look(state).clock.is_exhausted
    refill(state)
    assert chair(state, 0).spoils == 2
    assert look(state).clock.is_exhausted
    assert look(state).clock.last_round == "history"


@pytest.mark.rule("EMP-X3")
def test_spoils_never_come_from_the_development_pile() -> None:
    state = refill(do(table(seat("hoplites"), port=PORT, history=0, development=9), "sail 1"))
    assert chair(state, 0).spoils == 0
    assert look(state).development_pile == 8, "only the Port is refilled from it"


@pytest.mark.rule("EMP-X3", "EMP-E2")
def test_the_last_card_as_spoils_does_not_end_the_game() -> None:
    state = refill(do(table(seat("hoplites"), port=PORT, history=2), "sail 1"))
    assert chair(state, 0).spoils == 1
    assert look(state).history_pile == 0
    assert look(state).clock.last_round is None


# ------------------------------------------------------------------------------------ one pile for the other


@pytest.mark.rule("EMP-X4")
@pytest.mark.parametrize("move", ["sail 1", "reserve 1"])
def test_a_draw_due_from_an_empty_history_pile_is_made_from_the_development_pile(move: str) -> None:
    state = do(table(port=PORT, history=0, development=5), move)
    assert look(state).draws == ("development",)
    assert set(draws(state)) == {f"draw {card}" for card in look(state).unseen["development"]}


@pytest.mark.rule("EMP-X4")
def test_a_draw_due_from_an_empty_development_pile_is_made_from_the_history_pile() -> None:
    state = do(table(seat("hoplites", "hoplites"), port=PORT, history=9, development=0), "sail 1 2")
    assert look(state).draws == ("history", "history")


@pytest.mark.rule("EMP-X4")
@pytest.mark.parametrize("move", ["sail 2", "reserve 2"])
def test_with_both_piles_empty_the_port_stays_short(move: str) -> None:
    state = do(table(port=PORT, history=0, development=0), move)
    assert look(state).port == ("toxotes", None, "agora", "oinos")
    assert state.to_act() == (1,)
    assert options(state, "reserve") == {"reserve 1", "reserve 3", "reserve 4"}


# ------------------------------------------------------------------------------------ the mandatory expedition


@pytest.mark.rule("EMP-Y1")
def test_when_the_polis_has_no_history_card_the_whole_port_goes_there() -> None:
    """The last History card is added; Prestige and Goods in the Polis do not count. No Spoils."""
    state = table(seat("hoplites"), port=PORT, polis=["hoplites", "limen", "garum"])
    before = piles(state)
    events = told(state, "add hoplites by war")
    assert events[1] == tell.MandatoryExpedition(seat=0, cards=tuple(PORT), places=(1, 2, 3, 4))
    assert polis(state) == dict.fromkeys([*PORT, "limen", "garum"], 1)
    assert piles(state) == (before[0] - 4, before[1])
    assert chair(state, 0).spoils == 0
    assert state.to_act() == (1,)
    assert gate(state, "war").counters == ("asclepios",), "no counter moves for it"


@pytest.mark.rule("EMP-Y1")
def test_with_a_history_card_in_the_polis_nothing_is_due() -> None:
    state = do(table(seat("hoplites"), port=PORT, polis=["hoplites", "hoplites"]), "add hoplites by war")
    assert look(state).port == tuple(PORT)


@pytest.mark.rule("EMP-Y1")
def test_it_comes_at_the_end_of_an_expedition_too_and_after_its_spoils() -> None:
    """Terracotta sends a Prestige card into a Polis without History cards; then the four cards of the Port follow."""
    state = table(seat("hoplites"), port=PORT, polis=["limen"])
    do(state, "sail 3", "draw emporoi")
    assert chair(state, 0).spoils == 1
    assert look(state).has_sailed
    assert polis(state) == dict.fromkeys(["limen", "agora", "toxotes", "stoa", "emporoi", "oinos"], 1)
    assert look(state).draws == ("history",) * 4


@pytest.mark.rule("EMP-Y1")
def test_it_is_made_once_a_turn() -> None:
    """Only Prestige and Goods lay in the Port: the Polis still has no History card, and the turn ends all the same."""
    state = table(seat("hoplites"), port=["agora", "limen", "oinos", "garum"], polis=["hoplites"])
    refill(do(state, "add hoplites by war"))
    assert not any(lying.kind in ("trade", "culture", "war") for lying in look(state).polis)
    assert state.to_act() == (1,)
    assert not look(state).has_sailed


@pytest.mark.rule("EMP-Y1")
def test_the_rest_comes_from_the_development_pile_and_that_is_the_last_round() -> None:
    state = table(seat("hoplites"), port=PORT, polis=["hoplites"], history=3, development=9)
    do(state, "add hoplites by war")
    assert look(state).draws == ("history", "history", "history", "development")
    assert look(state).clock.is_exhausted
    refill(state)
    assert all(look(state).port)
    exactly = do(table(seat("hoplites"), port=PORT, polis=["hoplites"], history=4), "add hoplites by war")
    assert not look(exactly).clock.is_exhausted


@pytest.mark.rule("EMP-Y1")
def test_spoils_used_for_the_last_card_lie_under_the_pile_before_it_is_drawn_from() -> None:
    state = table(seat("hoplites", spoils=1), port=PORT, polis=["kapelos"], history=3)
    do(state, "add kapelos by trade")
    assert look(state).draws == ("history",) * 4
    assert not look(state).clock.is_exhausted


@pytest.mark.rule("EMP-Y1")
def test_an_empty_port_sends_nothing() -> None:
    state = table(seat("hoplites"), port=[None] * 4, polis=["hoplites"], history=0, development=0, players=3, **EXHAUSTED)
    assert told(state, "add hoplites by war") == [
        tell.CardAdded(seat=0, round=1, card="hoplites", source="polis", action="war", counter="asclepios")
    ]
