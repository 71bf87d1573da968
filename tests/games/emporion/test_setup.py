"""Set-up: what lies in the box and on the table before the first turn (EMP-C, EMP-S, EMP-K)."""

from collections import Counter

import pytest

from tests.games.emporion.helpers import (
    CARDS,
    COMPONENTS,
    DEVELOPMENT,
    HISTORY,
    PLAYERS,
    START,
    asks,
    begun,
    chair,
    do,
    draws,
    gate,
    look,
    new,
    options,
    polis,
    refill,
    refusal,
)

ACTIONS = ["trade", "culture", "war", "expedition", "reserve"]


def copies(*kinds: str) -> int:
    return sum(card.count for card in COMPONENTS.cards if card.kind in kinds)


# ------------------------------------------------------------------------------------ components


@pytest.mark.rule("EMP-C1")
def test_the_box_has_68_history_18_prestige_4_special_and_14_goods_cards() -> None:
    assert copies("trade", "culture", "war") == 68
    assert (copies("prestige"), copies("special"), copies("goods")) == (18, 4, 14)
    assert 68 + 18 + 4 + 14 + len(ACTIONS) + 1 == 110
    assert len(COMPONENTS.counters) == 2
    assert 4 * COMPONENTS.setup.drachmas == 8


@pytest.mark.rule("EMP-C2")
def test_history_cards_award_or_multiply_and_the_others_score() -> None:
    for card in COMPONENTS.cards:
        awards = card.awards.trade + card.awards.culture + card.awards.war
        scores = sum(getattr(card.scores, kind) for kind in ("trade", "culture", "war", "prestige", "goods"))
        if card.kind in ("trade", "culture", "war"):
            assert awards or scores, card.id
            assert not card.points
        else:
            assert not awards
            assert not scores
            assert bool(card.points) == (card.kind != "goods")


@pytest.mark.rule("EMP-C3")
def test_only_three_cards_are_start_cards_and_four_players_use_all_of_them() -> None:
    assert set(START) == {"hoplites", "sophistes", "macellum"}
    assert sum(CARDS[card].count for card in START) == 26 == 4 + 3 * 4 + sum((1, 2, 3, 4))
    state = begun(4)
    assert sum(look(state).unseen["start"].values()) == 10
    assert sum(each.spoils for each in look(state).seats) == 10


@pytest.mark.rule("EMP-K1")
def test_what_the_rulebook_says_of_its_cards() -> None:
    assert CARDS["macellum"].awards.trade == 2
    hippeis = CARDS["hippeis"]
    assert (hippeis.kind, hippeis.requires.trade, hippeis.requires.culture, hippeis.requires.war) == ("war", 2, 0, 0)
    assert hippeis.powers == ("prestige",)
    for name in ("emporoi", "creditor"):
        assert (CARDS[name].kind, CARDS[name].powers) == ("trade", ("goods",))
    assert (CARDS["strategos"].kind, CARDS["strategos"].powers) == ("war", ("prestige",))
    old_town = CARDS["palaiapolis"]
    assert (old_town.kind, old_town.requires.culture, old_town.requires.trade, old_town.requires.war) == ("prestige", 3, 7, 0)
    assert "stoa" in CARDS


# ------------------------------------------------------------------------------------ set-up


@pytest.mark.rule("EMP-S0")
def test_the_five_actions_lie_in_a_row_without_a_counter() -> None:
    row = look(begun(2)).actions
    assert [each.action for each in row] == ACTIONS
    assert all(each.counters == () for each in row)


@pytest.mark.rule("EMP-S1")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_first_player_is_drawn_by_lot_or_named_and_play_is_clockwise(players: int) -> None:
    state = new(players)
    assert draws(state) == {f"lot {name}": 1 for name in state.config.names()}
    do(state, "lot lapis")
    assert look(state).first == 1
    named = begun(players, first=str(players - 1))
    assert look(named).first == players - 1
    order = []
    for _ in range(players):
        order.append(named.to_act()[0])
        refill(do(named, min(options(named))))
    assert order == [players - 1, *range(players - 1)]
    assert look(named).first == players - 1


@pytest.mark.rule("EMP-S2")
def test_the_piles_are_the_other_history_cards_and_prestige_with_goods() -> None:
    state = new(2, first="0")
    assert look(state).history_pile == 68 - 26
    assert set(look(state).unseen["history"]) == set(HISTORY)
    assert look(state).development_pile == 18 + 14
    assert set(look(state).unseen["development"]) == set(DEVELOPMENT)
    assert not set(draws(state)) & {f"draw {card}" for card in START}


@pytest.mark.rule("EMP-S3")
def test_the_port_gets_four_history_cards_before_anybody_chooses() -> None:
    state = new(3, first="0")
    assert asks(state) == "lay port"
    assert draws(state) == {f"draw {card}": CARDS[card].count for card in HISTORY}
    do(state, "draw stoa", "draw hippeis", "draw stoa", "draw toxotes")
    assert look(state).port == ("stoa", "hippeis", "stoa", "toxotes")
    assert look(state).history_pile == 38
    assert asks(state) == "take start"


@pytest.mark.rule("EMP-S4")
@pytest.mark.parametrize("players", PLAYERS)
def test_in_turn_order_each_takes_hoplites_or_sophistes(players: int) -> None:
    state = refill(new(players, first="1"))
    order = []
    while asks(state) == "take start":
        assert options(state) == {"take hoplites", "take sophistes"}
        order.append(state.to_act()[0])
        do(state, "take hoplites" if len(order) % 2 else "take sophistes")
    assert order == [(1 + step) % players for step in range(players)]
    assert [chair(state, who).cards for who in order] == [
        ("hoplites",) if step % 2 == 0 else ("sophistes",) for step in range(players)
    ]


@pytest.mark.rule("EMP-S5")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("start", ["hoplites", "sophistes"])
def test_the_polis_has_as_many_of_each_start_card_as_players(players: int, start: str) -> None:
    state = begun(players, start)
    assert polis(state) == Counter(sophistes=players, hoplites=players, macellum=players)


@pytest.mark.rule("EMP-S6")
def test_the_special_cards_lie_beside_the_polis_unless_they_are_left_out() -> None:
    state = begun(2)
    assert state.config.options["special"] == "on"
    assert look(state).special == ("phokaia", "massalia", "indiketes", "alalia")
    without = begun(2, special="off")
    assert look(without).special == ()
    assert refusal(without, "add phokaia by war").rule == "EMP-S6"


@pytest.mark.rule("EMP-S7")
@pytest.mark.parametrize("players", PLAYERS)
def test_each_player_has_two_drachmas(players: int) -> None:
    assert [each.drachmas for each in look(begun(players)).seats] == [2] * players


@pytest.mark.rule("EMP-S8")
@pytest.mark.parametrize(("players", "first", "spoils"), [(2, 0, [2, 2]), (3, 1, [3, 1, 2]), (4, 2, [3, 4, 1, 2])])
def test_the_first_spoils_are_start_cards_in_turn_order(players: int, first: int, spoils: list[int]) -> None:
    state = begun(players, first=str(first))
    assert [each.spoils for each in look(state).seats] == spoils
    assert [each.start_spoils for each in look(state).seats] == spoils


@pytest.mark.rule("EMP-S8")
def test_the_rest_of_the_start_cards_leaves_the_game_and_the_pile_does_not_get_them() -> None:
    state = begun(2)
    assert sum(look(state).unseen["start"].values()) == 26 - 2 - 6
    assert state.boxed == 26 - 2 - 6 - 4
    assert look(state).history_pile == 38
    assert look(state).history_under == ()


@pytest.mark.rule("EMP-S9")
def test_with_two_players_the_first_chooses_a_counter_and_the_other_has_the_other() -> None:
    state = refill(new(2, first="1"))
    do(state, "take hoplites", "take hoplites")
    assert state.to_act() == (1,)
    assert options(state) == {"choose asclepios", "choose hygieia"}
    do(state, "choose hygieia")
    assert [each.counter for each in look(state).seats] == ["asclepios", "hygieia"]
    assert state.to_act() == (1,)


@pytest.mark.rule("EMP-S9")
@pytest.mark.parametrize("players", [3, 4])
def test_with_three_and_four_all_use_one_counter(players: int) -> None:
    state = begun(players)
    assert {each.counter for each in look(state).seats} == {"asclepios"}
    do(state, "add macellum by trade")
    assert gate(state, "trade").counters == ("asclepios",)
    assert gate(state, "trade").is_barred


@pytest.mark.rule("EMP-S9")
@pytest.mark.parametrize("players", PLAYERS)
def test_a_counter_starts_off_the_actions_so_the_first_choice_is_free(players: int) -> None:
    state = begun(players)
    assert not any(each.is_barred for each in look(state).actions)
    assert {text.rpartition(" ")[2] for text in options(state, "add")} == {"trade", "culture", "war"}
    assert options(state, "sail")
    assert options(state, "reserve")
