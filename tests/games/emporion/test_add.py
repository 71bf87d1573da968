"""Trade, Culture, War: adding a card to the Realm, and Spoils that stand in for resources (EMP-D, EMP-P1, P2)."""

import pytest

from quadriga.games.emporion.tell import events as tell
from tests.games.emporion.helpers import (
    additions,
    asks,
    bill,
    chair,
    do,
    draws,
    gate,
    look,
    options,
    polis,
    refusal,
    seat,
    table,
    told,
)

TRADE_4 = ["macellum", "macellum"]
CULTURE_2 = ["sophistes", "sophistes"]
WAR_2 = ["hoplites", "hoplites"]


# ------------------------------------------------------------------------------------ History cards


@pytest.mark.rule("EMP-D1")
def test_arthur_adds_a_hippeis() -> None:
    """It requires 2 Trade, which his Macellum awards; his counter moves to War."""
    state = table(seat("hoplites", "macellum"), polis=["hippeis", "macellum"])
    assert "hippeis by war" in additions(state)
    events = told(state, "add hippeis by war")
    assert events == [tell.CardAdded(seat=0, round=1, card="hippeis", source="polis", action="war", counter="asclepios")]
    assert chair(state, 0).cards == ("hoplites", "macellum", "hippeis")
    assert polis(state) == {"macellum": 1}
    assert gate(state, "war").counters == ("asclepios",)
    assert chair(state, 0).awards.trade == 2, "resources are shown, not spent"
    assert state.to_act() == (1,), "his turn ends"


@pytest.mark.rule("EMP-D1")
def test_the_emporoi_need_their_resources_and_then_open_goods() -> None:
    """The example of the Trade Action: Emporoi requires 2 Culture and 2 War here."""
    poor = table(seat("hoplites", *CULTURE_2), polis=["emporoi"])
    assert additions(poor) == set()
    assert refusal(poor, "add emporoi by trade").rule == "EMP-D1"
    state = table(seat(*WAR_2, *CULTURE_2), polis=["emporoi", "hoplites", "oinos"])
    assert "emporoi by trade" in additions(state)
    do(state, "add emporoi by trade")
    assert chair(state, 0).powers.goods.trade == 1
    assert bill(state, "polis:oinos", 0).opened_by == ("trade",)


@pytest.mark.rule("EMP-D1")
def test_the_action_must_be_of_the_colour_of_the_card() -> None:
    state = table(seat("hoplites"), polis=["hoplites", "sophistes", "macellum"])
    assert additions(state) == {"hoplites by war", "sophistes by culture", "macellum by trade"}
    reason = refusal(state, "add hoplites by trade")
    assert (reason.rule, reason.text) == ("EMP-D1", "Hoplites is a War card: it is added by War, not by Trade.")


@pytest.mark.rule("EMP-D1")
def test_only_cards_of_the_polis_can_be_added() -> None:
    state = table(seat("hoplites"), port=["hoplites", "stoa", "toxotes", "agora"], polis=["macellum"])
    assert additions(state) == {"macellum by trade"}
    assert refusal(state, "add hoplites by war").text == "Hoplites lies in the Port: send it to the Polis first, or reserve it."
    assert refusal(state, "add sophistes by culture").rule == "EMP-D1"


# ------------------------------------------------------------------------------------ Prestige and Goods


@pytest.mark.rule("EMP-D2")
@pytest.mark.parametrize(("card", "action"), [("hippeis", "war"), ("strategos", "war"), ("hiereia", "culture")])
def test_a_prestige_card_needs_the_power_on_a_card_of_the_actions_colour(card: str, action: str) -> None:
    realm = [*TRADE_4, "macellum", *CULTURE_2, "sophistes", card]
    state = table(seat(*realm), polis=["agora", "macellum"])
    assert {text for text in additions(state) if "agora" in text} == {f"agora by {action}"}
    other = "trade" if action == "war" else "war"
    reason = refusal(state, f"add agora by {other}")
    assert reason.rule == "EMP-D2"
    assert reason.text == (
        f"No {other.capitalize()} card in your Realm has the Prestige power: Agora can be added by {action.capitalize()}."
    )


@pytest.mark.rule("EMP-D2")
def test_two_powers_open_two_actions_and_without_one_nothing_is_opened() -> None:
    realm = [*TRADE_4, "macellum", *CULTURE_2, "sophistes"]
    both = table(seat(*realm, "hippeis", "stoa"), polis=["agora", "macellum"])
    assert {text for text in additions(both) if "agora" in text} == {"agora by war", "agora by culture"}
    none = table(seat(*realm, "creditor"), polis=["agora", "macellum"])
    assert not {text for text in additions(none) if "agora" in text}
    assert (
        refusal(none, "add agora by trade").text
        == "Agora is a Prestige card, and no card in your Realm has the Prestige power."
    )


@pytest.mark.rule("EMP-D2")
def test_a_goods_power_is_no_prestige_power_and_the_other_way_round() -> None:
    realm = [*TRADE_4, "macellum", *CULTURE_2, "sophistes"]
    state = table(seat(*realm, "hippeis"), polis=["agora", "oinos", "macellum"])
    assert {text.split()[0] for text in additions(state)} == {"agora", "macellum"}
    state = table(seat(*realm, "creditor"), polis=["agora", "oinos", "macellum"])
    assert {text.split()[0] for text in additions(state)} == {"oinos", "macellum"}


@pytest.mark.rule("EMP-D2")
def test_a_prestige_card_needs_its_resources_too() -> None:
    """The sentence of the mock-up, with a Realm of 3 Trade and 2 War and three Spoils."""
    realm = ["macellum", "kapelos", "hippeis", "hoplites"]
    state = table(seat(*realm, spoils=3), polis=["teichos", "macellum"])
    assert "teichos by war" not in additions(state)
    reason = refusal(state, "add teichos by war")
    assert reason.rule == "EMP-D2"
    assert reason.text == "Teichos asks for 6 War. You show 2, and 3 Spoils make 5: one is missing."
    assert "teichos by war" in additions(table(seat(*realm, spoils=4), polis=["teichos", "macellum"]))


@pytest.mark.rule("EMP-D3")
def test_simon_adds_his_second_goods_for_six_trade() -> None:
    realm = ["creditor", *TRADE_4, "oinos"]
    state = table(seat(*realm), polis=["garum", "macellum"])
    assert chair(state, 0).awards.trade == 6
    assert chair(state, 0).goods_price == 6
    assert bill(state, "polis:garum").requires.trade == 6
    do(state, "add garum by trade")
    assert chair(state, 0).kinds["goods"] == 2
    assert chair(state, 0).spoils == 0


@pytest.mark.rule("EMP-D3")
@pytest.mark.parametrize("goods", range(6))
def test_goods_require_5_trade_and_1_more_for_each_goods(goods: int) -> None:
    held = ["oinos", "oinos", "elaion", "elaion", "garum"][:goods]
    for spoils, is_enough in ((5 + goods - 2, True), (5 + goods - 3, False)):
        state = table(seat("creditor", *held, spoils=spoils), polis=["argyros", "macellum"])
        assert ("argyros by trade" in additions(state)) == is_enough
    assert refusal(state, "add argyros by trade").rule == "EMP-D3"


# ------------------------------------------------------------------------------------ reserved cards


@pytest.mark.rule("EMP-D4")
@pytest.mark.parametrize(
    ("card", "realm", "way"),
    [
        ("hippeis", ["macellum"], "war"),
        ("agora", [*TRADE_4, "macellum", *CULTURE_2, "sophistes", "hippeis"], "war"),
        ("oinos", [*TRADE_4, "creditor"], "trade"),
    ],
)
def test_a_reserved_card_is_added_as_if_it_lay_in_the_polis(card: str, realm: list[str], way: str) -> None:
    state = table(seat("hoplites", *realm, reserved=[card]))
    assert f"{card} by {way}" in additions(state)
    assert (
        refusal(state, f"add {card} by {way}").text == f"{card.capitalize()} does not lie in the Polis; you have it reserved."
    )
    do(state, f"bring {card} by {way}")
    assert chair(state, 0).cards[-1] == card
    assert chair(state, 0).drachmas == 2
    bare = table(seat("hoplites", reserved=[card]))
    assert not options(bare, "bring")
    assert refusal(bare, f"bring {card} by {way}").rule in ("EMP-D1", "EMP-D2")


@pytest.mark.rule("EMP-D4")
def test_nobody_adds_what_another_has_reserved() -> None:
    state = table(seat("hoplites", "macellum"), seat("hoplites", reserved=["hippeis"]))
    assert refusal(state, "bring hippeis by war").text == "You have no Hippeis reserved."


@pytest.mark.rule("EMP-D4", "EMP-P1")
def test_caroline_brings_in_palaiapolis_with_two_spoils() -> None:
    """3 Culture and 7 Trade; she shows 3 Culture and 5 Trade, and her Strategos opens War."""
    realm = [*TRADE_4, "kapelos", *CULTURE_2, "sophistes", "strategos"]
    state = table(seat(*realm, reserved=["palaiapolis"], spoils=2))
    due = bill(state, "reserved:palaiapolis")
    assert (due.shows.culture, due.shows.trade, due.spoils, due.actions) == (3, 5, 2, ("war",))
    pile = look(state).history_pile
    events = told(state, "bring palaiapolis by war")
    assert events == [
        tell.CardAdded(seat=0, round=1, card="palaiapolis", source="reserved", action="war", counter="asclepios", spoils=2)
    ]
    assert chair(state, 0).spoils == 0
    assert look(state).history_pile == pile + 2
    assert chair(state, 0).drachmas == 2
    assert state.to_act() == (1,)


# ------------------------------------------------------------------------------------ special Prestige


@pytest.mark.rule("EMP-D5")
def test_a_special_card_is_paid_with_spoils_alone_and_needs_a_prestige_power() -> None:
    state = table(seat("hoplites", "hippeis", spoils=4))
    assert {text for text in additions(state) if text.split()[0] in ("phokaia", "massalia", "indiketes", "alalia")} == {
        "phokaia by war",
        "massalia by war",
    }
    assert refusal(state, "add alalia by war").text == "Alalia is paid with 6 Spoils. You have 4: two are missing."
    assert refusal(state, "add phokaia by trade").rule == "EMP-D2"
    pile = look(state).history_pile
    do(state, "add massalia by war")
    assert look(state).history_pile == pile + 4
    assert chair(state, 0).spoils == 0
    assert look(state).special == ("phokaia", "indiketes", "alalia")
    assert refusal(state, "add massalia by war", by=1).rule == "EMP-D5"
    powerless = table(seat("hoplites", spoils=9))
    assert not any("phokaia" in text for text in additions(powerless))


@pytest.mark.rule("EMP-D5")
def test_resources_do_not_pay_for_a_special_card() -> None:
    state = table(seat(*TRADE_4, *CULTURE_2, *WAR_2, "hippeis", spoils=2))
    assert not any("phokaia" in text for text in additions(state))


@pytest.mark.rule("EMP-D5")
def test_special_cards_count_as_prestige_for_multipliers_and_the_18_cards() -> None:
    state = table(seat("architekton", "phokaia", "agora"))
    mine = chair(state, 0)
    assert (mine.kinds["prestige"], mine.size) == (2, 3)
    assert mine.points == 4 + 5 + 2, "Architekton has a point for each Prestige card"


@pytest.mark.rule("EMP-D5")
def test_special_cards_cannot_be_reserved() -> None:
    assert all(text.startswith("reserve ") and text[-1] in "1234" for text in options(table(), "reserve"))
    assert "special" not in {place.partition(":")[0] for move in table().options(0) for place in move.targets[1:]}


# ------------------------------------------------------------------------------------ one card, powers, Spoils


@pytest.mark.rule("EMP-D6")
def test_one_action_adds_one_card_and_ends_the_turn() -> None:
    state = table(seat("hoplites"), polis=["hoplites", "hoplites", "macellum"])
    do(state, "add hoplites by war")
    assert chair(state, 0).size == 2
    assert state.to_act() == (1,)


@pytest.mark.rule("EMP-D6")
def test_a_power_works_only_from_a_card_already_in_the_realm() -> None:
    """Hippeis in the Polis and Hippeis reserved open nothing."""
    realm = [*TRADE_4, "macellum", *CULTURE_2, "sophistes"]
    state = table(seat(*realm, reserved=["hippeis"]), polis=["agora", "hippeis"])
    assert not any(text.startswith("agora") for text in additions(state))


@pytest.mark.rule("EMP-P1")
@pytest.mark.parametrize(("requires", "card"), [("trade", "toxotes"), ("culture", "kapelos"), ("trade", "rhapsodos")])
def test_a_spoils_card_is_one_resource_of_any_kind(requires: str, card: str) -> None:
    assert getattr(bill(table(seat("hoplites"), polis=[card]), f"polis:{card}").lacks, requires) == 1
    assert not additions(table(seat("hoplites"), polis=[card]))
    assert additions(table(seat("hoplites", spoils=1), polis=[card]))
    assert additions(table(seat("hoplites", start_spoils=1), polis=[card]))


@pytest.mark.rule("EMP-P1")
def test_any_number_of_spoils_may_be_used_for_several_resources() -> None:
    """Emporion asks for 3 Trade, 3 Culture and 3 War: Hippeis shows 1 War, eight Spoils are the rest."""
    assert "emporion by war" in additions(table(seat("hippeis", spoils=8), polis=["emporion", "macellum"]))
    short = table(seat("hippeis", spoils=7), polis=["emporion", "macellum"])
    assert refusal(short, "add emporion by war").text == (
        "Emporion asks for 3 Trade, 3 Culture and 3 War. You show 0 Trade, 0 Culture and 1 War, 8 too few, "
        "and have 7 Spoils: one is missing."
    )


@pytest.mark.rule("EMP-P2")
def test_used_spoils_go_to_the_bottom_of_the_history_pile() -> None:
    """Unseen, one under the other: the pile is drawn to its end before they come."""
    state = table(seat("hoplites", start_spoils=1), polis=["kapelos", "macellum"], history=1)
    do(state, "add kapelos by trade")
    assert look(state).history_pile == 2
    assert look(state).history_under == ("start",)
    do(state, "reserve 1")
    assert set(draws(state)) <= {f"draw {card}" for card in look(state).unseen["history"]}
    do(state, next(iter(draws(state))))
    do(state, "reserve 2")
    assert set(draws(state)) == {"draw hoplites", "draw sophistes", "draw macellum"}


@pytest.mark.rule("EMP-D7")
@pytest.mark.parametrize("spoils", [1, 3, 6])
def test_exactly_the_shortfall_is_used(spoils: int) -> None:
    """Kerameus requires 1 Culture and 2 War; the Realm shows 2 War."""
    state = table(seat(*WAR_2, spoils=spoils), polis=["kerameus", "macellum"])
    assert bill(state, "polis:kerameus").spoils == 1
    assert len([move for move in options(state) if "kerameus" in move]) == 1
    do(state, "add kerameus by trade")
    assert chair(state, 0).spoils == spoils - 1


@pytest.mark.rule("EMP-D7")
def test_nothing_is_used_when_nothing_is_missing() -> None:
    state = do(table(seat("hoplites", "macellum", spoils=4), polis=["hippeis", "macellum"]), "add hippeis by war")
    assert chair(state, 0).spoils == 4


@pytest.mark.rule("EMP-D7")
def test_which_spoils_are_used_is_drawn_where_they_differ() -> None:
    """Two start cards and three History cards: so likely is each lot, and the next draw reckons with the rest."""
    state = table(seat("hoplites", start_spoils=2, spoils=3), polis=["kerameus", "macellum"])
    do(state, "add kerameus by trade")
    assert asks(state) == "return spoils"
    assert look(state).spoils_owed == 2
    assert draws(state) == {"return start": 2, "return history": 3}
    do(state, "return start")
    assert draws(state) == {"return start": 1, "return history": 3}
    do(state, "return history")
    assert (chair(state, 0).start_spoils, chair(state, 0).spoils) == (1, 3)
    assert look(state).history_under == ("start", "history")
    assert state.to_act() == (1,)


@pytest.mark.rule("EMP-D7")
@pytest.mark.parametrize(("start", "later"), [(2, 0), (0, 2)])
def test_nothing_is_drawn_where_all_spoils_are_alike(start: int, later: int) -> None:
    state = table(seat("hoplites", start_spoils=start, spoils=later), polis=["kapelos", "macellum"])
    do(state, "add kapelos by trade")
    assert asks(state) == "choose action"
    assert chair(state, 0).spoils == 1


@pytest.mark.rule("EMP-D7", "EMP-P2")
def test_when_all_are_used_their_order_is_drawn() -> None:
    """One of each lot: which lies above the other matters for the pile."""
    for first, under in (("start", ("start", "history")), ("history", ("start",))):
        state = table(seat("hoplites", start_spoils=1, spoils=1), polis=["kerameus", "macellum"])
        do(state, "add kerameus by trade", f"return {first}")
        assert look(state).history_under == under
        assert chair(state, 0).spoils == 0
        assert asks(state) == "choose action"
