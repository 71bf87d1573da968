"""Positions: what every game's file has in common, how a mistake in it is refused, and the digest as a state's identity."""

import json
import re
from typing import Any

import pytest

from quadriga.kernel.errors import PositionError
from quadriga.kernel.journal import Journal
from quadriga.kernel.position import FORMAT, digest, load_layout, position_of, read_position, write_position
from tests.kernel.games import EMPIRE, opened, play_on, say

STATE = play_on(opened(), moves=20).state
RAW: dict[str, Any] = json.loads(write_position(STATE))


def altered(**fields: Any) -> str:
    """The position as text with other fields."""
    return json.dumps({**RAW, **fields})


def without(name: str) -> str:
    """The position as text without one of its fields."""
    return json.dumps({key: value for key, value in RAW.items() if key != name})


def refused(text: str | bytes) -> tuple[str, str]:
    """The place and the problem with which a position is refused, in one sentence."""
    with pytest.raises(PositionError) as caught:
        read_position(text)
    assert str(caught.value) == f"position, {caught.value.where}: {caught.value.problem}"
    assert "\n" not in str(caught.value)
    return caught.value.where, caught.value.problem


# ------------------------------------------------------------------------------------ writing and reading


@pytest.mark.parametrize("moves", [0, 1, 2, 9, 30, 10_000])
def test_every_moment_is_read_as_it_was_written(moves: int) -> None:
    state = play_on(opened(3), moves=moves).state
    text = write_position(state)
    game, again = read_position(text)
    assert game is EMPIRE
    assert digest(again) == digest(state)
    assert write_position(again) == text
    assert read_position(text.encode())[1].layout() == state.layout()


def test_a_position_is_complete() -> None:
    assert list(RAW) == ["format", "game", "players", "options", "components", "rules_version", "table"]
    assert RAW["format"] == FORMAT
    assert RAW["options"] == STATE.config.options
    assert RAW["components"] == STATE.config.components
    assert RAW["table"] == STATE.layout()


def test_a_note_is_kept() -> None:
    note = "Lapis to move: win.\n»Quoted«"
    assert position_of(STATE, note).note == note
    assert json.loads(write_position(STATE, note))["note"] == note
    assert digest(read_position(write_position(STATE, note))[1]) == digest(STATE)


def test_options_and_components_may_be_left_out() -> None:
    bare = {key: RAW[key] for key in ("format", "game", "players", "rules_version", "table")}
    _, state = read_position(json.dumps(bare))
    assert state.config == STATE.config
    assert digest(state) == digest(STATE)


def test_a_file_without_a_version_of_the_rules_is_from_before_there_was_a_second() -> None:
    bare = {key: RAW[key] for key in ("format", "game", "players", "table")}
    _, state = read_position(json.dumps(bare))
    assert state.config.rules_version == "1"
    assert "rules_version" not in json.loads(write_position(state))
    assert digest(state) != digest(STATE)


def test_a_version_of_the_rules_that_nobody_knows() -> None:
    assert refused(altered(rules_version="7")) == (
        "rules_version",
        "Version 7 of the rules of Eight-Minute Empire is not known here: this build knows 1 and 2.",
    )


def test_a_position_can_be_played_on() -> None:
    from_position = Journal.from_position(*read_position(write_position(STATE)), opened().chance)
    assert play_on(from_position).state.outcome() is not None


# ------------------------------------------------------------------------------------ mistakes


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "this is not JSON: Input data was truncated"),
        (write_position(STATE)[:-9], "this is not JSON: Input data was truncated"),
        (b"\x80", "this is not JSON: JSON is malformed: invalid character (byte 0)"),
        (b'{"note": "\xff"}', "this is not JSON: 'utf-8' codec can't decode byte 0xff in position 0: invalid start byte"),
        ('"\ud800"', r"this is not JSON: 'utf-8' codec can't encode character '\ud800' in position 1: surrogates not allowed"),
        ('{"table": {"x": ' + "[" * 100_000, "its lists and objects are nested too deeply"),
        ("[1]", "it should be an object, not a list"),
        (without("table"), "the field 'table' is missing"),
        (without("players"), "the field 'players' is missing"),
        (without("format"), "the field 'format' is missing"),
        (without("game"), "the field 'game' is missing"),
        (
            altered(notes="x"),
            "there should be no field 'notes', only format, game, players, options, components, rules_version, note and table",
        ),
    ],
)
def test_a_file_that_is_no_position(text: str | bytes, problem: str) -> None:
    assert refused(text) == ("the file", problem)


@pytest.mark.parametrize(
    ("text", "where", "problem"),
    [
        (altered(players="2"), "players", "it should be a whole number, not a text"),
        (altered(table=[]), "table", "it should be an object, not a list"),
        (altered(players="x").replace('"x"', "9" * 5000), "players", "a number here should be closer to zero"),
        (altered(options={"board": None}), "options", "each value should be a text, not null"),
        (altered(note=5), "note", "it should be a text, not a whole number"),
        (altered(format="fen"), "format", "'fen' is unknown; this version reads 'quadriga-position/1'"),
        (altered(options={"board": "c"}), "options", r"The option board should be a or b, not 'c'\."),
        (altered(options={"size": "xl"}), "options", "Eight-Minute Empire has no option 'size': it has .+"),
        (altered(players=7), "players", r"Eight-Minute Empire is for 2 to 5 players, not 7\."),
        (altered(players=5), "players", r"The .+ rules are for 2, 3 or 4 players, not 5\. .+"),
        (altered(components="feedbeef"), "components", "The component set 'feedbeef' is not loaded: .+"),
        (altered(game="chess"), "game", "there is no game 'chess'; there are: .+"),
        (
            altered(table={"row": [card for card in RAW["table"]["row"] if card]}),
            "table.turn",
            "say whose turn it is, a seat from 0 to 1",
        ),
    ],
)
def test_a_field_that_is_not_what_it_should_be(text: str, where: str, problem: str) -> None:
    place, said = refused(text)
    assert place == where
    assert re.fullmatch(problem, said)


def test_a_table_on_which_something_was_created() -> None:
    table = json.loads(json.dumps(RAW["table"]))
    table["seats"][0]["armies"] = {"C5": 15}
    where, problem = refused(altered(table=table))
    assert where.startswith("table.seats[0]")
    assert "15" in problem or "14" in problem
    with pytest.raises(PositionError):
        load_layout(EMPIRE, STATE.config, table)


# ------------------------------------------------------------------------------------ identity


def test_a_digest_is_the_same_for_the_same_state_by_any_way() -> None:
    there = say(say(opened(), 0, "bid 2"), 1, "bid 1").state
    back = say(say(opened(), 1, "bid 1"), 0, "bid 2").state
    assert digest(there) == digest(back)
    assert re.fullmatch("[0-9a-f]{64}", digest(there))
    assert digest(there.clone()) == digest(there)


def test_a_digest_differs_for_other_moves_and_for_other_tables() -> None:
    states = [
        opened().state,
        say(opened(), 0, "bid 2").state,
        say(opened(), 0, "bid 1").state,
        say(opened(), 1, "bid 2").state,
        EMPIRE.new(EMPIRE.config(2)),
        EMPIRE.new(EMPIRE.config(2, {"games": "three"})),
        EMPIRE.new(EMPIRE.config(2, {"deck": "retail"})),
        EMPIRE.new(EMPIRE.config(2, {"youngest": "0,1"})),
        EMPIRE.new(EMPIRE.config(3)),
    ]
    assert len({digest(state) for state in states}) == len(states)
