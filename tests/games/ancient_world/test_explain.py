"""Refusals of things pointed at: the words that the page shows, with numbers and rule (explain.out_of_reach, apart)."""

import pytest

from quadriga.games.ancient_world import GAME
from quadriga.games.ancient_world.state.state import AncientState
from quadriga.kernel.prompt import Reason
from quadriga.table.foresight import why_not_target
from tests.games.ancient_world.helpers import army, begun, city, do, look, refusal, secret, table


def why(state: AncientState, *targets: str) -> Reason:
    """Why the last of these cannot be pointed at after the others."""
    return why_not_target(GAME, state, state.to_act()[0], targets[:-1], targets[-1])


# ------------------------------------------------------------------------------------ citizens and actions


@pytest.mark.rule("TAW-Z1", "TAW-Z2")
@pytest.mark.parametrize(
    ("targets", "text", "rule"),
    [
        (("citizen:3",), "Your citizen 3 is at work on Labor.", "TAW-Z1"),
        (("citizen:4",), "You have no citizen of skill 4.", "TAW-Z1"),
        (
            ("action:labor",),
            "Labor takes a higher skill than all there: a citizen of skill 3 is there, and your best at home has 2.",
            "TAW-Z1",
        ),
        (
            ("citizen:1", "action:labor"),
            "Labor takes a higher skill than all there: skill 3 is there, your citizen has 1.",
            "TAW-Z1",
        ),
        (("action:explore",), "Explore is covered until round 2.", "TAW-S4"),
        (
            ("citizen:1", "action:build"),
            "Build costs 1 coin more here: citizens are there and none has skill 1. You have 2 coins.",
            "TAW-Z2",
        ),
        (("action:learn",), "Learn costs 3 coins. You have 2.", "TAW-B5"),
        (("action:expand",), "Expand costs 1 knowledge or 3 coins. You have 0 knowledge and 2 coins.", "TAW-B4"),
    ],
)
def test_actions(targets: tuple[str, ...], text: str, rule: str) -> None:
    state = table(city(coins=2), row=["orchard"], actions={"labor": ["terracotta 3"], "build": ["lapis 2"]})
    reason = why(state, *targets)
    assert (reason.text, reason.rule) == (text, rule)


@pytest.mark.rule("TAW-Z1")
def test_without_a_citizen_at_home() -> None:
    busy = {"labor": ["terracotta 1"], "draft": ["terracotta 2"], "rebuild": ["terracotta 3"]}
    state = table(city("caravan"), actions=busy)
    assert why(state, "action:learn").text == "None of your citizens is at home."
    assert why(state, "card:caravan").text == "None of your citizens is at home."
    assert why(state, "row:titan_bone_temple").text == "No Titan Bone Temple lies in the row."


# ------------------------------------------------------------------------------------ cards


@pytest.mark.rule("TAW-B2", "TAW-B7")
@pytest.mark.parametrize(
    ("targets", "text", "rule"),
    [
        (("row:toll_road",), "Toll Road costs 5 coins. You have 4 coins.", "TAW-B2"),
        (("row:hill_village",), "Hill Village costs 4 coins and 1 knowledge. You have 4 coins and 0 knowledge.", "TAW-B2"),
        (("row:orchard",), "You own Orchard already, and never two of one name.", "TAW-B2"),
        (("stored:stone_school",), "You have no Stone School stored.", "TAW-B2"),
        (
            ("citizen:1", "row:desert_archive"),
            "Desert Archive costs 4 coins, and the fee is 1 coin. You have 4 coins.",
            "TAW-Z6",
        ),
        (("military:veteran_hoplites",), "No Veteran Hoplites lies in the Military row.", "TAW-B7"),
        (("citizen:1", "military:war_elephants"), "War Elephants costs 4 coins and the fee of 1 coin. You have 4.", "TAW-Z6"),
        (("card:orchard",), "Orchard has no action.", "TAW-Z4"),
        (("card:caravan",), "Caravan is damaged and gives nothing until it is repaired.", "TAW-T10"),
    ],
)
def test_cards(targets: tuple[str, ...], text: str, rule: str) -> None:
    own = city("orchard", "caravan", coins=4, damaged=["caravan"], districts=["open_plains"])
    state = table(
        own,
        row=["toll_road", "hill_village", "orchard", "desert_archive"],
        military=["axe_clan", "war_elephants"],
        actions={"build": ["lapis 2"], "recruit": ["lapis 3"]},
    )
    reason = why(state, *targets)
    assert (reason.text, reason.rule) == (text, rule)


@pytest.mark.rule("TAW-B8")
def test_where_a_recruited_card_can_go() -> None:
    state = table(city(armies=[army("city_guard", name=1), army("militia")]), military=["axe_clan"])
    chosen = ("citizen:1", "action:recruit", "military:axe_clan")
    assert why(state, *chosen, "army:1").text == "City Guard was used this round and cannot be retired."
    assert why(state, *chosen, "army:new").text == "You have 2 armies, and your army limit is 2."
    assert why(state, *chosen, "army:3").text == "You have no army 3: there are 2."


@pytest.mark.rule("TAW-K6")
def test_a_card_that_only_the_crane_can_build_is_in_reach() -> None:
    state = table(city("crane", coins=0), row=["toll_road"])
    assert GAME.space(state.config).read("place 1 to build toll_road with crane") in state.options(0)
    chosen = ("citizen:1", "action:build", "row:orchard")
    assert why(state, *chosen).text == "No Orchard lies in the row."


# ------------------------------------------------------------------------------------ Titans and armies


@pytest.mark.rule("TAW-T2", "TAW-T4")
def test_titans_and_armies() -> None:
    state = table(city(coins=5), titans=["sky_stalker", "stone_being", "ancient_deep"])
    assert why(state, "titan:1").text == (
        "Sky Stalker has defence 7. You bring 4 in swords and arrows at most, with the armies that 5 coins can pay."
    )
    swords = table(city(coins=5), titans=["horned_brute", None, None])
    assert why(swords, "titan:1").text == (
        "Horned Brute has defence 4. You bring 3 in swords alone at most, with the armies that 5 coins can pay."
    )
    assert why(state, "army:1").text == "This can be chosen now."  # it makes room for a recruit
    poor = table(city(coins=0), titans=["sky_stalker", "stone_being", "ancient_deep"])
    assert why(poor, "army:1").text == "Choose a Titan first, or a citizen for Recruit."
    assert why(state, "citizen:1", "titan:1").text == "A Titan is attacked by armies, not by citizens."


@pytest.mark.rule("TAW-T2", "TAW-T4", "TAW-T6a")
def test_armies_while_they_are_ticked() -> None:
    own = city(coins=5, draft=4, armies=[army("city_guard"), army("militia", name=1), army("axe_clan", picture=6)])
    own["districts"] = ["garrison_quarter"]
    state = table(own, titans=["sky_stalker", None, None], military=["hill_archers"])
    assert why(state, "titan:1").rule == "TAW-T4"
    richer = table({**own, "coins": 8}, titans=["sky_stalker", None, None], military=["hill_archers"])
    do(richer, "attack 1")
    assert why(richer, "army:2").text == "Militia was used this round and rests until the next."
    assert why(richer, "army:4").text == "You have no army 4: there are 3."
    assert why(richer, "strike").text == "One army at least must march."
    do(richer, "tick 1")
    assert why(richer, "strike").text == "Sky Stalker has defence 7 and you bring 6: 1 short."
    assert why(richer, "army:1").text == "City Guard joins the attack already."


# ------------------------------------------------------------------------------------ other questions


@pytest.mark.parametrize(
    ("moves", "target", "text"),
    [
        (["place 1 on explore"], "row:orchard", "No Orchard lies in the row."),
        (["place 1 on explore"], "titan:1", "Draw from the deck or store a card of the row now."),
        (["place 1 on rebuild"], "card:caravan", "Caravan is not damaged."),
        (["place 1 on rebuild"], "pass", "Damaged cards may be repaired now."),
    ],
)
def test_things_that_another_question_is_not_about(moves: list[str], target: str, text: str) -> None:
    state = table(city("caravan", damaged=["wheat_fields"]), round=2, row=["bridge"])
    do(state, *moves)
    assert why(state, target).text == text


def test_out_of_turn_and_before_a_draw() -> None:
    state = begun()
    reason = refusal(state, "pass", 1)
    assert reason.text == "It is not your move: terracotta must act."
    assert why_not_target(GAME, state, 1, (), "citizen:1").text == "It is not your move: terracotta must act."
    assert refusal(state, "draw orchard").text == "Only chance draws."


def test_onlookers_are_told_nothing_that_depends_on_a_hand() -> None:
    """What a seat could do may depend on its stored cards: an onlooker does not see it."""
    state = table(city(coins=2, stored=[secret("orchard")]), row=["toll_road"])
    seen = look(state)
    assert seen.offers == ()
    assert all(not each.entrants and not each.is_possible and not each.reason for each in seen.actions)
    assert all(not each.is_possible and each.best is None for each in seen.titans)
    assert all(not card.is_possible for seat in seen.seats for card in seat.cards)
