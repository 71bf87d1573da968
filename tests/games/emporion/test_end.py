"""The end: both clocks, the round that is finished, points and ties (EMP-E)."""

import pytest

from quadriga.games.emporion.tell import events as tell
from tests.games.emporion.helpers import (
    asks,
    chair,
    do,
    look,
    outcome,
    points,
    refill,
    seat,
    table,
    told,
)

SIXTEEN = ["hoplites"] * 6 + ["sophistes"] * 5 + ["macellum"] * 5
SEVENTEEN = [*SIXTEEN, "stoa"]
EIGHTEEN = [*SEVENTEEN, "toxotes"]
LOOSE = ["hoplites", "sophistes"]
"""Free cards for the Polis that the Realms above leave over."""


# ------------------------------------------------------------------------------------ the clocks


@pytest.mark.rule("EMP-E1")
def test_eighteen_cards_make_this_the_last_round() -> None:
    state = table(seat(*SEVENTEEN), polis=LOOSE)
    events = told(state, "add hoplites by war")
    assert tell.LastRoundBegun(seat=0, reason="realm") in events
    assert look(state).clock.last_round == "realm"
    assert state.to_act() == (1,)


@pytest.mark.rule("EMP-E1")
def test_spoils_and_reserved_cards_are_not_counted() -> None:
    state = do(table(seat(*SIXTEEN, spoils=3, reserved=["stoa", "agora"]), polis=LOOSE), "add hoplites by war")
    assert chair(state, 0).size == 17
    assert look(state).clock.last_round is None


@pytest.mark.rule("EMP-E2")
@pytest.mark.parametrize(("move", "polis"), [("reserve 1", LOOSE), ("sail 1", LOOSE), ("add hoplites by war", ["hoplites"])])
def test_a_card_due_from_the_empty_history_pile_makes_this_the_last_round(move: str, polis: list[str]) -> None:
    """A reservation, an expedition, and the mandatory one."""
    state = table(seat("hoplites"), polis=polis, history=0)
    assert look(state).clock.last_round is None, "a pile at zero with nothing due is not yet the end"
    events = told(state, move)
    assert tell.PileExhausted(seat=0) in events
    assert tell.LastRoundBegun(seat=0, reason="history") in events
    assert look(state).clock.is_exhausted


@pytest.mark.rule("EMP-E2")
def test_spoils_returned_before_a_draw_fails_refill_the_pile() -> None:
    state = table(seat("hoplites", spoils=1), polis=["kapelos", "macellum"], history=0)
    do(state, "add kapelos by trade")
    assert (look(state).history_pile, look(state).clock.history) == (1, 1)
    refill(do(state, "reserve 1"))
    assert look(state).clock.last_round is None


@pytest.mark.rule("EMP-E2")
def test_spoils_returned_after_it_do_not_revive_the_pile() -> None:
    """The pile counts as empty though a card lies in it: the next refill comes from the Development pile."""
    state = table(
        seat("hoplites"),
        seat("hoplites", spoils=1),
        seat("hoplites"),
        polis=["kapelos", "macellum"],
        history=0,
        development=9,
    )
    refill(do(state, "reserve 1"))
    do(state, "add kapelos by trade")
    view = look(state)
    assert (view.history_pile, view.clock.history, view.clock.is_exhausted) == (1, 0, True)
    do(state, "sail 1")
    assert look(state).draws == ("development",)
    refill(state)
    assert chair(state, 2).spoils == 0
    assert outcome(state).ending == "history"


@pytest.mark.rule("EMP-E3")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_round_is_finished_up_to_the_player_before_the_first(first: int) -> None:
    """Seat 1 has his 18th card; the others after him in this round still have their turns."""
    turns = 30 + (1 - first) % 3
    state = table(seat("hoplites"), seat(*SEVENTEEN), seat("hoplites"), polis=[*LOOSE, "macellum"], turn=1, turns=turns)
    assert (look(state).first, look(state).round) == (first, 11)
    do(state, "add hoplites by war")
    left = 2 - (1 - first) % 3
    for _ in range(left):
        assert asks(state) == "choose action"
        refill(do(state, "reserve 1" if look(state).actions[4].is_possible else "sail 1"))
    assert (asks(state), look(state).round) == ("", 11)
    assert outcome(state).ending == "realm"


@pytest.mark.rule("EMP-E3")
def test_after_the_end_nobody_acts() -> None:
    state = refill(do(table(seat("hoplites"), seat(*SEVENTEEN), polis=LOOSE, turn=1, turns=31), "add hoplites by war"))
    assert state.to_act() == ()
    reason = state.why_not(0, state.setup.box.pass_on)
    assert reason is not None
    assert reason.rule == "EMP-E1"


@pytest.mark.rule("EMP-E3a")
def test_what_happened_first_is_the_ending() -> None:
    both = table(seat(*SEVENTEEN), seat("hoplites"), polis=LOOSE, history=0)
    do(both, "add hoplites by war")
    refill(do(both, "reserve 1"))
    assert outcome(both).ending == "realm"
    other = table(seat("hoplites"), seat(*SEVENTEEN), polis=LOOSE, history=0)
    refill(do(other, "reserve 1"))
    do(other, "add hoplites by war")
    assert outcome(other).ending == "history"


@pytest.mark.rule("EMP-E4")
def test_seventeen_cards_are_announced_to_all() -> None:
    state = table(seat(*SIXTEEN), polis=LOOSE)
    events = told(state, "add hoplites by war")
    assert tell.SeventeenReached(seat=0, cards=17) in events
    assert look(state, 1).clock.announced == (0,)
    assert tell.SeventeenReached(seat=0, cards=17).audience is None


# ------------------------------------------------------------------------------------ points


@pytest.mark.rule("EMP-E5")
def test_the_books_example_is_worth_36() -> None:
    """3 Goods 17, Prestige 15, Culture 4, and 3 Spoils that are worth nothing."""
    state = table(
        seat("theatron", "sophistes", "stoa", "gymnasion", "oinos", "garum", "linon", "palaiapolis", "emporion", spoils=3)
    )
    lines = {line.rule: line.points for line in chair(state, 0).lines if line.points}
    assert lines == {"EMP-E6": 17, "EMP-E5": 15, "EMP-E7": 4}
    assert points(state)[0] == 36


@pytest.mark.rule("EMP-E5", "EMP-R3")
def test_reserved_cards_left_cost_three_each() -> None:
    state = table(seat("hoplites", "agora", reserved=["stoa"]), seat("hoplites", reserved=["limen", "oinos"]))
    assert points(state) == [5 - 3, -6]


@pytest.mark.rule("EMP-E6")
@pytest.mark.parametrize(
    ("goods", "worth"), [(0, 0), (1, 5), (2, 10), (3, 17), (4, 26), (5, 37), (6, 42), (7, 47), (10, 74), (14, 100)]
)
def test_goods_score_in_sets_of_five(goods: int, worth: int) -> None:
    """Harry's sixth Goods starts a new set: 37 and 5."""
    every = ["oinos", "elaion", "garum", "linon", "keramos", "argyros", "kassiteros"] * 2
    assert points(table(seat("hoplites", *every[:goods])))[0] == worth


@pytest.mark.rule("EMP-E6", "EMP-D3")
def test_harrys_sixth_goods_requires_ten_trade() -> None:
    five = ["oinos", "elaion", "garum", "linon", "keramos"]
    state = table(seat("creditor", *["macellum"] * 4, *five), polis=["argyros", "hoplites"])
    assert chair(state, 0).awards.trade == 10
    do(state, "add argyros by trade")
    assert points(state)[0] == 42


@pytest.mark.rule("EMP-E7")
def test_two_war_multipliers_with_three_war_cards_are_six_points() -> None:
    """The rulebook's example; each Polemarchos counts itself and the other."""
    assert points(table(seat("polemarchos", "polemarchos", "hoplites")))[0] == 6


@pytest.mark.rule("EMP-E7")
@pytest.mark.parametrize(
    ("realm", "worth"),
    [
        (["theatron"], 1),
        (["theatron", "hoplites", "macellum"], 1),
        (["argyrokopeion", "macellum", "macellum"], 3),
        (["architekton", "agora"], 5 + 1),
        (["horrea", "oinos", "garum"], 10 + 2),
        (["horrea"], 0),
    ],
)
def test_a_multiplier_counts_the_cards_of_its_kind_itself_included(realm: list[str], worth: int) -> None:
    assert points(table(seat(*realm)))[0] == worth


@pytest.mark.rule("EMP-E7")
def test_spoils_reserved_cards_and_drachmas_score_nothing() -> None:
    state = table(seat("theatron", spoils=5, start_spoils=2, reserved=["theatron", "stoa"]))
    assert points(state)[0] == 1 - 6


@pytest.mark.rule("EMP-E7")
def test_multipliers_count_the_own_realm_only() -> None:
    assert points(table(seat("polemarchos"), seat(*["hoplites"] * 5)))[0] == 1


# ------------------------------------------------------------------------------------ ties


def ended(*seats: dict[str, object]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Scores and places of a game that is over."""
    state = table(*seats, agenda=[], turns=30 * len(seats), last_round="history", is_exhausted=True, history=0)
    result = outcome(state)
    return result.scores, result.places


@pytest.mark.rule("EMP-E5")
def test_most_points_win() -> None:
    assert ended(seat("agora"), seat("oinos", "oinos"), seat("emporion")) == ((5, 10, 7), (3, 1, 2))


@pytest.mark.rule("EMP-E8")
def test_a_tie_goes_to_the_most_emporion_cards() -> None:
    """7 points each: Emporion against Teichos, though lapis has more Prestige and Goods in the second game."""
    assert ended(seat("emporion"), seat("teichos")) == ((7, 7), (1, 2))
    scores, places = ended(seat("emporion", "oinos"), seat("agora", "massalia", "polemarchos"))
    assert (scores, places) == ((12, 12), (1, 2))
    assert ended(seat("emporion", "emporion"), seat("emporion", "teichos")) == ((14, 14), (1, 2))


@pytest.mark.rule("EMP-E8")
@pytest.mark.parametrize("common", [[], ["emporion"]])
def test_if_nobody_has_one_or_they_are_equal_most_prestige_and_goods_decide(common: list[str]) -> None:
    """10 points: two Goods; or Agora and five by a multiplier."""
    five = ["theatron", "sophistes", "sophistes", "sophistes", "sophistes"]
    scores, places = ended(seat(*common, "oinos", "garum"), seat(*common, "agora", *five))
    assert (scores[0] - scores[1], places) == (0, (1, 2))


@pytest.mark.rule("EMP-E8")
def test_special_cards_count_as_prestige_in_a_tie() -> None:
    """Phokaia and Massalia are 10 and two cards; so are two Goods: the victory is shared."""
    assert ended(seat("phokaia", "massalia"), seat("oinos", "garum")) == ((10, 10), (1, 1))


@pytest.mark.rule("EMP-E8")
def test_still_equal_is_shared_and_the_same_order_ranks_all_places() -> None:
    assert ended(seat("teichos"), seat("limen"), seat("emporion", "emporion")) == ((7, 7, 14), (2, 2, 1))
    assert ended(seat("teichos"), seat("emporion"), seat("oinos", "oinos")) == ((7, 7, 10), (3, 2, 1))
