"""Why not: every refusal names the rule that refuses and the thing that it is about."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from quadriga.games.eight_minute_empire import GAME
from quadriga.games.eight_minute_empire.state import EmpireState
from quadriga.kernel.seats import CHANCE
from tests.games.eight_minute_empire.helpers import (
    before_the_end,
    bid,
    do,
    ended,
    having_taken,
    new,
    ready,
    refusal,
    seat,
    table,
)

LEDGER = Path(__file__).parents[3] / "src" / "quadriga" / "games" / "eight_minute_empire" / "rules.md"
DECK = {"deck": "retail"}
RULES = {"rules": "retail"}
ROW = ["coal-place3", "tree-move3", "tree-sail3", "tree-city1", "tree-destroy2", "gold-place1"]

Case = tuple[Callable[[], EmpireState], str, str, tuple[str, ...]]


def destroying() -> EmpireState:
    return having_taken("tree-destroy2", seat(armies={"C4": 1}), seat(armies={"W1": 1}, cities={"C7": 1}))


def winner_names() -> EmpireState:
    return bid(ready(3, RULES), 3, 0, 0)


CASES: list[Case] = [
    # bidding
    (lambda: ready(4), "bid 9", "EME-B1", ("9", "8 coins")),
    (lambda: ready(2), "take 1", "EME-B1", ("bid",)),
    (lambda: ready(2), "stop", "EME-B1", ("bid",)),
    (winner_names, "first tyrian", "EME-V4", ("tyrian",)),
    (winner_names, "take 1", "EME-V4", ("first player",)),
    (lambda: ready(2, RULES, "1"), "settle C5", "EME-V5", ("starting region",)),
    (lambda: ready(2, RULES), "bid 0", "EME-V5", ("third colour",)),
    # taking a card
    (lambda: table(2, [seat(coins=2)], row=ROW), "take 6", "EME-T2", ("3", "2 coins")),
    (lambda: table(2, [seat(coins=1)], row=ROW), "take 4", "EME-T2", ("2", "1 coin")),
    (lambda: table(2, row=ROW), "stop", "EME-T2", ("card",)),
    (lambda: table(2, row=ROW), "place C5", "EME-T2", ("card", "taken")),
    (lambda: table(2, row=ROW), "bid 0", "EME-T2", ("card", "taken")),
    # placing
    (lambda: having_taken("coal-place3"), "place W1", "EME-A1", ("Karduna", "starting region", "city")),
    (lambda: having_taken("coal-place3"), "move C5>C4", "EME-A1", ("place",)),
    (lambda: having_taken("coal-place3"), "take 1", "EME-A1", ("place",)),
    # marching
    (lambda: having_taken("tree-move3"), "move C4>C5", "EME-A2", ("no army", "Galdora")),
    (lambda: having_taken("tree-move3", seat(armies={"C4": 1})), "move C4>W5", "EME-A2", ("water",)),
    (lambda: having_taken("tree-move3"), "city C5", "EME-A2", ("move",)),
    (lambda: having_taken("tree-sail3"), "move W5>C4", "EME-A3", ("no army", "Kolpea")),
    (lambda: having_taken("tree-sail3"), "place C5", "EME-A3", ("water",)),
    # building
    (lambda: having_taken("tree-city1"), "city W1", "EME-A4", ("no army", "Karduna")),
    (lambda: having_taken("tree-city1"), "destroy lapis C5", "EME-A4", ("city",)),
    # destroying
    (destroying, "destroy lapis C4", "EME-A5", ("Lapis", "no army", "Galdora")),
    (destroying, "destroy lapis C7", "EME-A5", ("There is no army", "Pedione")),
    (destroying, "destroy laurel C4", "EME-A5", ("laurel",)),
    (destroying, "destroy grey C4", "EME-A5", ("third colour", "Galdora")),
    (destroying, "place C5", "EME-A5", ("destroy",)),
    # cards with two actions
    (lambda: having_taken("coal-place2_or_city1", given=DECK), "do destroy", "EME-V2", ("destroy",)),
    (lambda: having_taken("coal-place2_or_city1", seat(armies={"C5": 14}), given=DECK), "do place", "EME-V2", ("place",)),
    (lambda: having_taken("coal-place2_or_city1", given=DECK), "place C5", "EME-V2", ("action",)),
    # chance
    (lambda: table(2, row=ROW), "draw gold-place2", "EME-T2", ("chance",)),
    (lambda: table(2, row=ROW), "lot lapis", "EME-T2", ("chance",)),
    # the end
    (lambda: ended([seat(), seat()]), "take 1", "EME-E1", ("over",)),
    (lambda: ended([seat(), seat()], given={"games": "three"}, past=[[0, 0], [0, 0]]), "take 1", "EME-F1", ("over",)),
]


@pytest.mark.parametrize(
    ("lay", "move", "rule", "words"), CASES, ids=[f"{case[1]}: {case[2]} {i}" for i, case in enumerate(CASES)]
)
def test_a_refusal_names_its_rule_and_the_thing(
    lay: Callable[[], EmpireState], move: str, rule: str, words: tuple[str, ...]
) -> None:
    state = lay()
    acting = state.to_act()
    reason = refusal(state, move, by=acting[0] if acting else 0)
    assert reason.rule == rule
    for word in words:
        assert word in reason.text


@pytest.mark.rule("EME-T4")
def test_an_empty_place_of_a_shorter_row_is_named() -> None:
    state = before_the_end([seat(coins=8)] * 5, "gold-place1", RULES, turns_left=2)
    reason = refusal(state, "take 6")
    assert reason.rule == "EME-T4"
    assert "place 6" in reason.text


@pytest.mark.rule("EME-T1")
def test_who_is_not_to_act_is_told_who_is() -> None:
    reason = refusal(table(3, turn=1), "take 1", by=0)
    assert reason.text == "It is not your move: lapis must act."


@pytest.mark.rule("EME-B1")
def test_who_has_bid_is_told_whose_bids_are_missing() -> None:
    reason = refusal(do(ready(3), "bid 0", by=1), "bid 1", by=1)
    assert reason.text == "It is not your move: terracotta and laurel must act."
    assert reason.rule == "EME-B1"


@pytest.mark.rule("EME-T4")
def test_nobody_moves_while_a_draw_is_due() -> None:
    state = having_taken("gold-place1")
    do(state, "stop")
    for who in (0, 1):
        reason = refusal(state, "take 1", by=who)
        assert reason.text == "A draw is due first."
        assert reason.rule == "EME-T4"


@pytest.mark.rule("EME-T4", "EME-B5")
def test_chance_draws_nothing_but_what_is_due() -> None:
    state = do(having_taken("gold-place1"), "stop")
    assert refusal(state, "draw gold-place1", by=CHANCE).rule == "EME-T4"
    assert refusal(new(2), "draw gold-place1", by=CHANCE).rule == "EME-B5"


STATES: dict[str, Callable[[], EmpireState]] = {
    "bid": lambda: ready(3),
    "settle": lambda: ready(2, RULES),
    "name first": winner_names,
    "take card": lambda: table(2, [seat(coins=1)], row=ROW),
    "choose part": lambda: having_taken("carrot-destroy1_and_place1", given=DECK),
    "place": lambda: having_taken("coal-place3"),
    "move": lambda: having_taken("tree-move3"),
    "sail": lambda: having_taken("tree-sail3"),
    "city": lambda: having_taken("tree-city1"),
    "destroy": destroying,
    "deal": lambda: do(having_taken("gold-place1"), "stop"),
    "over": lambda: ended([seat(), seat()]),
}


@pytest.mark.parametrize("lay", STATES.values(), ids=STATES)
def test_every_refusal_is_a_sentence_with_a_rule_of_the_ledger(lay: Callable[[], EmpireState]) -> None:
    known = set(re.findall(r"^- (EME-\w+)", LEDGER.read_text(encoding="utf-8"), re.MULTILINE))
    state = lay()
    refused = 0
    for who in range(state.config.players):
        for move in GAME.space(state.config).all:
            reason = state.why_not(who, move)
            if reason is not None:
                refused += 1
                assert reason.rule in known
                assert re.fullmatch(r"[A-Z].*[a-z0-9']\.", reason.text)
    assert refused
