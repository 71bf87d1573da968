"""Positions written by hand: what may be left out, and how each mistake is refused, with its place and its reason."""

import copy
import json
from typing import Any

import pytest

from quadriga.games.emporion.state.state import EmporionState
from quadriga.kernel.errors import PositionError
from quadriga.kernel.position import digest, read_position, write_position
from tests.games.emporion.helpers import asks, begun, chair, do, gate, look, options, refill, seat, table

MINIMAL: dict[str, Any] = {
    "format": "quadriga-position/1",
    "game": "emporion",
    "players": 2,
    "table": {
        "seats": [{"realm": ["hoplites"]}, {"realm": ["sophistes", "macellum"]}],
        "port": ["stoa", "toxotes", "agora", "oinos"],
        "polis": ["macellum"],
        "turn": 0,
    },
}


def read(data: dict[str, Any]) -> EmporionState:
    _, state = read_position(json.dumps(data))
    assert isinstance(state, EmporionState)
    return state


def changed(first: dict[str, Any] | None = None, **fields: Any) -> dict[str, Any]:
    """The minimal position with other fields of its table, and of its first seat."""
    data = copy.deepcopy(MINIMAL)
    data["table"].update(fields)
    data["table"]["seats"][0].update(first or {})
    return data


def for_three(**fields: Any) -> dict[str, Any]:
    data = changed(**fields)
    data["players"] = 3
    data["table"]["seats"].append({"realm": ["hoplites"]})
    return data


def without_special(**fields: Any) -> dict[str, Any]:
    return {**changed(**fields), "options": {"special": "off"}}


def mistake(data: dict[str, Any]) -> str:
    with pytest.raises(PositionError) as caught:
        read(data)
    return str(caught.value)


def test_little_is_enough_and_the_rest_follows() -> None:
    state = read(MINIMAL)
    view = look(state)
    assert (asks(state), state.to_act(), view.round, view.first) == ("choose action", (0,), 1, 0)
    assert (view.history_pile, view.development_pile) == (42 - 2, 32 - 2)
    assert view.special == ("phokaia", "massalia", "indiketes", "alalia")
    assert [each.counter for each in view.seats] == ["asclepios", "hygieia"]
    assert not any(each.counters for each in view.actions)
    assert [each.drachmas for each in view.seats] == [2, 2]
    assert state.boxed == 26 - 4


def test_everything_that_can_lie_on_a_table_is_read_and_written() -> None:
    state = table(
        seat("hoplites", "phokaia", "oinos", reserved=["limen", "stoa"], spoils=2, start_spoils=1),
        seat("sophistes", "indiketes", spoils=1),
        port=["oinos", "garum", "stoa", "hippeis"],
        polis=["macellum", "hoplites", "macellum", "agora"],
        gone=["toxotes"],
        under=["start", "history", "start"],
        counters=["reserve", "reserve"],
        asclepios=1,
        turn=1,
        turns=17,
        is_exhausted=True,
        last_round="history",
    )
    text = write_position(state)
    _, again = read_position(text)
    assert digest(again) == digest(state)
    assert write_position(again) == text
    view = look(state)
    assert view.special == ("massalia", "alalia")
    assert view.history_under == ("start", "history", "start")
    assert view.history_pile == 42 - 2 - 1 - 1 - 3 + 2
    assert (chair(state, 0).spoils, chair(state, 0).start_spoils, chair(state, 0).drachmas) == (3, 1, 0)
    assert set(gate(state, "reserve").counters) == {"asclepios", "hygieia"}
    assert (view.first, view.round, view.clock.history) == (0, 9, 0)


@pytest.mark.parametrize(
    "moves",
    [
        ["sail 1 2 3", "refill 1"],
        ["sail 1 2 3"],
        ["reserve 2"],
        ["add kerameus by trade"],
        ["add kerameus by trade", "return start"],
    ],
)
def test_the_middle_of_a_turn_can_be_written(moves: list[str]) -> None:
    state = table(
        seat("hoplites", "hoplites", "hoplites", start_spoils=2, spoils=2),
        polis=["kerameus", "macellum"],
    )
    do(state, *moves)
    assert asks(state) != "choose action" or moves[-1] == "return start"
    _, again = read_position(write_position(state))
    assert digest(again) == digest(state)


MISTAKES: list[tuple[str, dict[str, Any], str, str]] = [
    ("seats", changed(seats=[{}]), "table.seats", "2 players"),
    ("turn", changed(turn=2), "table.turn", "no seat 2"),
    ("no turn", changed(turn=None), "table.turn", "whose turn"),
    ("turns", changed(turns=-1), "table.turns", "from 0 on"),
    ("question", changed(agenda=["dance"]), "table.agenda[0]", "'dance'"),
    ("two questions", changed(agenda=["refill", "choose action"]), "table.agenda", "together"),
    ("set-up alone", changed(agenda=["take start"]), "table.agenda", "together"),
    ("unknown card", changed({"realm": ["castle"]}), "table.seats[0].realm[0]", "castle"),
    ("unknown card of the Port", changed(port=["stoa", "castle", None, None]), "table.port[1]", "castle"),
    ("Port of three", changed(port=["stoa", "toxotes", "agora"]), "table.port", "EMP-S3"),
    ("special in the Polis", changed(polis=["macellum", "phokaia"]), "table.polis[1]", "EMP-D5"),
    ("special reserved", changed({"reserved": ["phokaia"]}), "table.seats[0].reserved[0]", "EMP-D5"),
    ("no special card", changed(special=["stoa"]), "table.special[0]", "EMP-D5"),
    ("special lost", changed(special=["phokaia"]), "table.polis", "Massalia"),
    ("special left out", without_special(special=["phokaia"]), "table.special", "EMP-S6"),
    ("too many cards", changed(polis=["stoa", "stoa"]), "table.polis", "Stoa"),
    ("no Realm", changed({"realm": []}), "table.seats[0].realm", "EMP-S4"),
    ("three reserved", changed({"reserved": ["hippeis", "emporoi", "limen"]}), "table.seats[0].reserved", "EMP-R1"),
    ("negative Spoils", changed({"spoils": -1}), "table.seats[0].spoils", "from 0 on"),
    ("too many Spoils", changed({"spoils": 50}), "table.seats", "EMP-P3"),
    ("too many start Spoils", changed({"start_spoils": 30}), "table.seats", "EMP-P3"),
    ("unknown lot", changed(under=["goods"]), "table.under[0]", "start, history"),
    ("History card first", changed(under=["history", "start"]), "table.under", "EMP-P3"),
    ("unknown Action", changed(counters=["war", "peace"]), "table.counters[1]", "peace"),
    ("one counter for two", changed(counters=["war"]), "table.counters", "EMP-S9"),
    ("two counters for three", for_three(counters=["war", None]), "table.counters", "EMP-S9"),
    ("Asclepios of three", for_three(asclepios=1), "table.asclepios", "EMP-S9"),
    ("unknown ending", changed(last_round="war"), "table.last_round", "realm, history"),
    ("exhausted without end", changed(is_exhausted=True), "table.last_round", "EMP-E2"),
    ("not over", changed(agenda=[]), "table.agenda", "EMP-E3"),
    ("nothing moved", changed(agenda=["refill"], counters=["expedition", None]), "table.spoils_due", "EMP-X2"),
    (
        "split of a full Port",
        changed(agenda=["refill"], spoils_due=3, counters=["expedition", None]),
        "table.port",
        "EMP-X2",
    ),
    (
        "nothing to split",
        changed(agenda=["refill"], spoils_due=2, port=["stoa", "agora", None, None], counters=["expedition", None]),
        "table.agenda",
        "EMP-X2",
    ),
    ("one lot", changed({"spoils": 3}, agenda=["return spoils"], spoils_owed=1), "table.spoils_owed", "EMP-D7"),
    ("draws of a full Port", changed(agenda=["turn up history"], counters=["reserve", None]), "table.port", "EMP-X4"),
    (
        "draws in the wrong order",
        changed(agenda=["turn up history", "turn up development"]),
        "table.agenda",
        "together",
    ),
    ("extra field", changed(colour="red"), "table", "colour"),
]


@pytest.mark.parametrize(("data", "where", "words"), [case[1:] for case in MISTAKES], ids=[case[0] for case in MISTAKES])
def test_a_mistake_is_told_with_its_place(data: dict[str, Any], where: str, words: str) -> None:
    told = mistake(data)
    assert told.startswith(f"position, {where}"), told
    assert words in told, told


def test_all_that_is_wrong_is_named_at_once() -> None:
    with pytest.raises(PositionError) as caught:
        read(changed({"realm": ["castle"], "spoils": -1}, turn=2, agenda=["dance"]))
    assert [where for where, _ in caught.value.problems] == [
        "table.agenda[0]",
        "table.seats[0].realm[0]",
        "table.seats[0].spoils",
        "table.turn",
    ]


def test_more_draws_than_cards_are_refused() -> None:
    with pytest.raises(PositionError, match="fewer cards than are due"):
        table(
            port=["stoa", "agora", "oinos", None],
            history=0,
            agenda=["turn up history"],
            counters=["reserve", None],
        )


# ------------------------------------------------------------------------------------ the set-up

PORT = ["stoa", "toxotes", "hippeis", "kapelos"]
POLIS = ["sophistes", "hoplites", "macellum"] * 2


def setting_up(top: int, **fields: Any) -> dict[str, Any]:
    """A position in the set-up of two players, with so many questions open."""
    stack = ["choose action", "choose counter", "take start", "lay port", "lots"][:top]
    base = {
        "seats": [{}, {}],
        "agenda": stack,
        "turn": None if top == 5 else 0,
        "port": PORT if top < 4 else [None] * 4,
    }
    return {**MINIMAL, "table": {**base, **fields}}


TAKEN = [{"realm": ["hoplites"], "start_spoils": 2}, {"realm": ["sophistes"], "start_spoils": 2}]


@pytest.mark.parametrize(
    ("data", "question"),
    [
        (setting_up(5), "lots"),
        (setting_up(4), "lay port"),
        (setting_up(4, port=["stoa", "stoa", None, None]), "lay port"),
        (setting_up(3), "take start"),
        (setting_up(3, seats=[{"realm": ["hoplites"]}, {}]), "take start"),
        (setting_up(2, seats=TAKEN, polis=POLIS), "choose counter"),
    ],
)
def test_the_set_up_can_be_written_too(data: dict[str, Any], question: str) -> None:
    state = read(data)
    assert asks(state) == question
    refill(state)
    while asks(state) != "choose action":
        do(state, min(options(state)))
    assert look(state).history_pile == 38


@pytest.mark.parametrize(
    ("data", "where", "words"),
    [
        (setting_up(5, port=PORT), "table.port", "EMP-S3"),
        (setting_up(4, port=PORT), "table.port", "EMP-S3"),
        (setting_up(3, port=["stoa", "toxotes", "hippeis", "hoplites"]), "table.polis", "EMP-S5"),
        (setting_up(3, seats=[{"realm": ["macellum"]}, {}]), "table.seats[0].realm", "Hoplites or Sophistes"),
        (setting_up(3, seats=[{"start_spoils": 2}, {}]), "table.seats[0].start_spoils", "EMP-S8"),
        (setting_up(3, polis=POLIS), "table.polis", "EMP-S5"),
        (setting_up(3, special=[]), "table.polis", "Phokaia"),
        (setting_up(3, agenda=["choose action", "take start"]), "table.agenda", "together"),
    ],
)
def test_nothing_is_done_before_its_time(data: dict[str, Any], where: str, words: str) -> None:
    told = mistake(data)
    assert told.startswith(f"position, {where}"), told
    assert words in told, told


def test_a_finished_game_can_be_written() -> None:
    state = table(seat("hoplites"), turn=1, turns=31, history=0)
    over = refill(do(state, "reserve 1"))
    _, again = read_position(write_position(over))
    assert again.to_act() == ()
    assert again.outcome() == over.outcome()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_table_at_its_first_turn_can_be_written(players: int) -> None:
    state = begun(players)
    _, again = read_position(write_position(state))
    assert digest(again) == digest(state)
    assert isinstance(again, EmporionState)
    assert again.boxed == state.boxed
