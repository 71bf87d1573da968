"""Why not: what is told for moves that are not options, and for things that are pointed at (EMP-A, D, R, X)."""

import pytest

from quadriga.games.emporion import GAME
from quadriga.games.emporion.state.state import EmporionState
from quadriga.kernel.seats import CHANCE
from quadriga.table.foresight import why_not_target
from tests.games.emporion.helpers import bill, do, gate, look, new, options, refill, refusal, seat, table


def pointed(state: EmporionState, target: str, *chosen: str) -> tuple[str, str]:
    """What the seat to act hears when it points at a thing after others."""
    reason = why_not_target(GAME, state, state.to_act()[0], chosen, target)
    return reason.text, reason.rule


RICH = ["macellum", "kapelos", "hippeis", "hoplites"]


@pytest.mark.parametrize(
    ("move", "rule", "words"),
    [
        ("add serapeion by war", "EMP-D2", "No Serapeion lies in the Polis."),
        ("add limen by war", "EMP-D4", "Limen does not lie in the Polis; you have it reserved."),
        ("add agora by war", "EMP-D2", "Agora lies in the Port: send it to the Polis first, or reserve it."),
        ("add macellum by trade", "EMP-A2", "Your counter stands on Trade already: it must move to another Action."),
        ("add teichos by war", "EMP-D2", "Teichos asks for 6 War. You show 2, and 3 Spoils make 5: one is missing."),
        ("add hoplites by culture", "EMP-D1", "Hoplites is a War card: it is added by War, not by Culture."),
        ("add sophistes by culture", "EMP-A1", "Hygieia stands on Culture: only Reserve may hold two counters."),
        ("add oinos by trade", "EMP-D2", "Oinos is a Goods card, and no card in your Realm has the Goods power."),
        ("add alalia by war", "EMP-D5", "Alalia is paid with 6 Spoils. You have 3: three are missing."),
        ("bring stoa by culture", "EMP-D4", "You have no Stoa reserved."),
        ("bring limen by war", "EMP-D2", "Limen asks for 7 War. You show 2, and 3 Spoils make 5: two are missing."),
        ("sail 1 2 3", "EMP-X1", "You have 2 Expedition icons: exactly 2 cards must go."),
        ("discard limen", "EMP-A4", "A reserved card is removed only when no Action can be carried out."),
        ("pass", "EMP-A3", "An Action that can be carried out must be chosen."),
        ("take hoplites", "EMP-A0", "An Action must be chosen now."),
        ("refill 2", "EMP-A0", "An Action must be chosen now."),
        ("draw stoa", "EMP-A0", "Only chance draws."),
        ("return start", "EMP-A0", "Only chance draws."),
    ],
)
def test_a_refusal_names_the_numbers_and_the_rule(move: str, rule: str, words: str) -> None:
    state = table(
        seat(*RICH, spoils=3, reserved=["limen"]),
        port=["toxotes", "phalanx", "gymnasion", "agora"],
        polis=["teichos", "macellum", "hoplites", "sophistes", "oinos"],
        counters=["trade", "culture"],
    )
    reason = refusal(state, move)
    assert (reason.text, reason.rule) == (words, rule)


def test_without_spoils_nothing_is_made_up() -> None:
    state = table(seat("hoplites"), polis=["toxotes", "kerameus"])
    assert (
        refusal(state, "add toxotes by war").text == "Toxotes asks for 1 Trade. You show 0 and have no Spoils: one is missing."
    )
    assert refusal(state, "add kerameus by trade").text == (
        "Kerameus asks for 1 Culture and 2 War. You show 0 Culture and 1 War, 2 too few, and have no Spoils."
    )


def test_before_the_first_turn_each_thing_has_its_time() -> None:
    state = refill(new(2, first="0"))
    assert refusal(state, "add hoplites by war").text == "A start card must be taken first."
    assert refusal(state, "choose asclepios").rule == "EMP-S4"
    assert pointed(state, "start:macellum") == ("Your first card is Hoplites or Sophistes.", "EMP-S4")
    do(state, "take hoplites", "take hoplites")
    assert refusal(state, "sail 1").text == "A counter must be chosen first."


def test_while_the_port_is_refilled_nothing_else_can_be_done() -> None:
    state = do(table(seat("hoplites", "hoplites", "hoplites")), "sail 1 2 3")
    assert refusal(state, "pass").rule == "EMP-X2"
    assert refusal(state, "refill 3").text == "Of the 3 new cards at least one must come from the Development pile."
    assert refusal(state, "sail 4", by=1).text == "It is not your move: terracotta must act."


def test_chance_draws_only_what_is_due() -> None:
    state = do(table(port=["toxotes", "stoa", "agora", "oinos"]), "reserve 1")
    assert refusal(state, "draw agora", by=CHANCE).rule == "EMP-X2"


# ------------------------------------------------------------------------------------ things pointed at


def test_a_gate_says_why_it_is_closed() -> None:
    state = table(
        seat("macellum", reserved=["limen", "stoa"]),
        seat("hoplites"),
        polis=["macellum", "emporoi"],
        counters=["trade", "war"],
    )
    assert pointed(state, "action:trade") == ("Your counter stands on Trade already: it must move to another Action.", "EMP-A2")
    assert pointed(state, "action:war") == ("Hygieia stands on War: only Reserve may hold two counters.", "EMP-A1")
    assert pointed(state, "action:culture") == ("No card can be added by Culture now.", "EMP-A3")
    assert pointed(state, "action:expedition") == ("No card in your Realm has an Expedition icon.", "EMP-X1")
    assert pointed(state, "action:reserve") == ("Both your drachmas lie on reserved cards.", "EMP-R1")


def test_a_card_says_what_is_missing_without_a_gate_before_it() -> None:
    state = table(seat(*RICH, spoils=3), polis=["teichos", "oinos", "hoplites"])
    assert pointed(state, "polis:teichos") == (
        "Teichos asks for 6 War. You show 2, and 3 Spoils make 5: one is missing.",
        "EMP-D2",
    )
    assert pointed(state, "polis:oinos")[1] == "EMP-D2"
    assert pointed(state, "special:alalia")[1] == "EMP-D5"
    assert pointed(state, "polis:teichos", "action:war")[1] == "EMP-D2"
    assert pointed(state, "polis:hoplites", "action:trade")[1] == "EMP-D1"


def test_a_card_whose_gates_are_all_barred_says_so() -> None:
    realm = ["macellum"] * 3 + ["sophistes"] * 3 + ["hippeis", "stoa"]
    state = table(seat(*realm), polis=["agora", "macellum"], counters=["war", "culture"])
    assert pointed(state, "polis:agora") == (
        "Agora is opened by Culture and War, and your counter may move to none of them.",
        "EMP-A1",
    )
    assert pointed(table(seat("hoplites"), polis=["hoplites"], counters=["war", None]), "polis:hoplites")[1] == "EMP-A2"


def test_a_place_of_the_port_says_why_nothing_can_be_done_with_its_card() -> None:
    state = table(
        seat("hoplites", "macellum", reserved=["limen", "gymnasion"]), polis=["macellum"], counters=["expedition", None]
    )
    text, rule = pointed(state, "port:2")
    assert (text, rule) == (
        "Your counter stands on Expedition already: it must move to another Action. Both your drachmas lie on reserved cards.",
        "EMP-R1",
    )
    dry = table(port=["stoa", None, None, None], history=0, development=0, is_exhausted=True, last_round="history", turns=1)
    assert pointed(dry, "port:2") == ("No card lies at place 2 of the Port.", "EMP-X4")
    assert pointed(dry, "port:2", "action:reserve")[1] == "EMP-R1"


def test_a_gate_has_nothing_to_do_with_things_of_another() -> None:
    state = table(seat("hoplites"), polis=["hoplites"])
    assert pointed(state, "port:1", "action:war") == ("War is for cards of the Polis and for your reserved cards.", "EMP-D1")
    assert pointed(state, "polis:hoplites", "action:reserve") == ("Reserve is for cards of the Port.", "EMP-R1")
    assert pointed(state, "polis:hoplites", "action:expedition") == ("Expedition is for cards of the Port.", "EMP-X1")


def test_one_card_too_many_for_an_expedition() -> None:
    state = table(seat("hoplites", "hoplites"))
    text, rule = pointed(state, "port:3", "action:expedition", "port:1", "port:2")
    assert (text, rule) == ("You have 2 Expedition icons: exactly 2 cards must go.", "EMP-X1")


# ------------------------------------------------------------------------------------ the same before anybody asks


def test_bills_and_gates_say_what_a_refusal_would_say() -> None:
    state = table(
        seat(*RICH, spoils=3, reserved=["limen"]),
        polis=["teichos", "emporoi", "hoplites", "sophistes", "oinos"],
        counters=["trade", "culture"],
    )
    for each in look(state, 0).bills:
        if each.place.startswith("port:"):
            assert not each.is_possible
            continue
        verb = "bring" if each.place.startswith("reserved:") else "add"
        open_by = {text.split()[-1] for text in options(state, verb) if text.split()[1] == each.card}
        assert set(each.actions) == open_by
        assert each.is_possible == bool(open_by)
        assert each.is_possible != bool(each.reason)
        if not each.is_possible:
            assert pointed(state, each.place) == (each.reason, each.rule)
    for action in look(state, 0).actions:
        if not action.is_possible:
            assert pointed(state, f"action:{action.action}") == (action.reason, action.rule)


def test_bills_are_those_of_the_viewer_and_for_a_spectator_those_of_the_acting_seat() -> None:
    state = table(seat("hoplites"), seat("macellum", "hoplites"), polis=["hippeis", "macellum"])
    assert (look(state, 0).bills_of, look(state, 1).bills_of, look(state).bills_of) == (0, 1, 0)
    assert bill(state, "polis:hippeis", 0).spoils == 2
    assert bill(state, "polis:hippeis", 1).spoils == 0
    assert gate(state, "war", 1).cards == 1


def test_a_bill_adds_up() -> None:
    state = table(seat(*RICH, spoils=3), polis=["emporion", "garum", "macellum"], players=3)
    for each in look(state, 0).bills:
        lacking = each.lacks.trade + each.lacks.culture + each.lacks.war
        assert each.spoils == lacking or each.place.startswith("special:")
        for resource in ("trade", "culture", "war"):
            need, shown = getattr(each.requires, resource), getattr(each.shows, resource)
            assert getattr(each.lacks, resource) == max(0, need - shown)
        assert each.missing == max(0, each.spoils - 3)


def test_a_barred_gate_says_why_while_another_is_chosen() -> None:
    state = table(seat(*RICH), polis=["macellum", "hoplites"], counters=["trade", "culture"])
    alone = pointed(state, "action:trade")
    assert alone == ("Your counter stands on Trade already: it must move to another Action.", "EMP-A2")
    assert pointed(state, "action:trade", "action:war") == alone
    assert pointed(state, "action:culture", "action:war")[1] == "EMP-A1"
