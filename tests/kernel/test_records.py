"""Records: what is read, what is refused and with which sentence, and that nothing which a record claims goes unchecked."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from quadriga.kernel.chance import commitment_of
from quadriga.kernel.errors import RecordError
from quadriga.kernel.position import digest
from quadriga.kernel.record import Record, begin, final_state, read_record, replay, verify, write_record
from quadriga.kernel.seats import CHANCE
from tests.kernel.games import EMPIRE, SEED, opened, play_on, say, whole_game

DOCS = Path(__file__).parents[2] / "docs"
WHOLE = whole_game()
RAW: dict[str, Any] = json.loads(write_record(WHOLE))


def altered(**fields: Any) -> str:
    """The record as text with other values; a name such as config__game leads into it."""
    data = json.loads(json.dumps(RAW))
    for name, value in fields.items():
        *steps, last = name.split("__")
        place = data
        for step in steps:
            place = place[step]
        place[last] = value
    return json.dumps(data)


def with_entry(index: int, **fields: Any) -> str:
    """The record as text with another entry."""
    entries = [dict(entry) for entry in RAW["entries"]]
    entries[index].update(fields)
    return altered(entries=entries)


def without(name: str) -> str:
    """The record as text without one of its fields."""
    return json.dumps({key: value for key, value in RAW.items() if key != name})


def refused(text: str | bytes, what: Callable[[Record], object] = verify) -> str:
    """The one sentence with which a record is refused."""
    with pytest.raises(RecordError) as caught:
        what(read_record(text))
    sentence = str(caught.value)
    assert sentence.startswith("record")
    assert "\n" not in sentence
    return sentence


FIRST_BID = next(index for index, entry in enumerate(RAW["entries"]) if entry["seat"] >= 0)
FIRST_DRAW = next(index for index, entry in enumerate(RAW["entries"]) if entry["move"].startswith("draw"))


# ------------------------------------------------------------------------------------ writing and reading


def test_a_record_is_read_as_it_was_written() -> None:
    text = write_record(WHOLE)
    assert read_record(text) == WHOLE
    assert read_record(text.encode()) == WHOLE
    assert write_record(read_record(text)) == text


def test_a_record_has_a_line_for_each_entry_and_ends_with_a_line_break() -> None:
    text = write_record(WHOLE)
    lines = [line for line in text.splitlines() if re.match(r'    \{"seat":', line)]
    assert [json.loads(line.rstrip(",")) for line in lines] == RAW["entries"]
    assert text.endswith("]\n}\n")
    assert list(RAW) == ["format", "rules_version", "config", "chance", "result", "entries"]


def test_a_record_without_entries_can_be_read_again() -> None:
    bare = Record(rules_version="1", config=EMPIRE.config(2, version="1"))
    assert read_record(write_record(bare)) == bare
    assert verify(bare) == 0


def test_marks_and_names_are_kept() -> None:
    journal = opened(seats=("Ada", "search:200ms"))
    say(journal, 0, "bid 2", mark="hint")
    record = read_record(write_record(journal.record()))
    assert record.seats == ("Ada", "search:200ms")
    assert [step.mark for step in replay(record)] == [*[""] * (len(record.entries) - 1), "hint"]


def test_the_record_in_the_docs_has_the_right_form() -> None:
    (text,) = re.findall(r"^```json\n(.*?)^```", (DOCS / "records.md").read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
    record = read_record(text)
    assert record.config == EMPIRE.config(2, {"youngest": "1,0"})
    assert record.rules_version == EMPIRE.meta.newest
    assert record.entries[-1].mark == "hint"


# ------------------------------------------------------------------------------------ what has not the right form


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "Input data was truncated"),
        (write_record(WHOLE)[:-20], "Input data was truncated"),
        ("moves: bid 2", "JSON is malformed: invalid character (byte 0)"),
        ('"\ud800"', r"'utf-8' codec can't encode character '\ud800' in position 1: surrogates not allowed"),
        (b"\xff\xfe{", "JSON is malformed: invalid character (byte 0)"),
        (b'{"format": "\xff"}', "'utf-8' codec can't decode byte 0xff in position 0: invalid start byte"),
    ],
)
def test_a_text_that_is_not_json(text: str | bytes, problem: str) -> None:
    assert refused(text) == f"record: this is not JSON: {problem}"


def test_a_text_that_is_nested_too_deeply() -> None:
    assert refused('{"start": {"x": ' + "[" * 100_000) == "record: its lists and objects are nested too deeply"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("[]", "record, the file: it should be an object, not a list"),
        ("null", "record, the file: it should be an object, not null"),
        (without("config"), "record, the file: the field 'config' is missing"),
        (without("rules_version"), "record, the file: the field 'rules_version' is missing"),
        (
            altered(colour="red"),
            "record, the file: there should be no field 'colour', "
            "only format, rules_version, config, start, seats, chance, entries and result",
        ),
        (
            altered(config__colour="red"),
            "record, config: there should be no field 'colour', only game, players, options, components and rules_version",
        ),
        (with_entry(3, note="x"), "record, entries[3]: there should be no field 'note', only seat, move and mark"),
        (altered(chance__salt="x"), "record, chance: there should be no field 'salt', only commitment and seed"),
        (altered(result__note="x"), "record, result: there should be no field 'note', only digest and outcome"),
        (
            altered(result__outcome__note="x"),
            "record, result.outcome: there should be no field 'note', only ending, places, scores and sheet",
        ),
        (
            altered(result__outcome__sheet=[[{"label": "x", "rule": "x", "points": 1, "note": "x"}]]),
            "record, result.outcome.sheet[0][0]: there should be no field 'note', only label, rule and points",
        ),
        (altered(config__players="two"), "record, config.players: it should be a whole number, not a text"),
        (altered(config__options__board=1), "record, config.options: each value should be a text, not a whole number"),
        (altered(config__players=2.0), "record, config.players: it should be a whole number, not a decimal number"),
        (altered(start=[]), "record, start: it should be an object or null, not a list"),
        (altered(entries={}), "record, entries: it should be a list, not an object"),
        (with_entry(3, seat=None), "record, entries[3].seat: it should be a whole number, not null"),
        (with_entry(3, move=4), "record, entries[3].move: it should be a text, not a whole number"),
        (altered(chance={"seed": ""}), "record, chance: the field 'commitment' is missing"),
        (
            altered(result__outcome__places=[1, "2"]),
            "record, result.outcome.places[1]: it should be a whole number, not a text",
        ),
    ],
)
def test_a_field_that_is_not_what_it_should_be(text: str, sentence: str) -> None:
    assert refused(text) == sentence


def test_another_format() -> None:
    text = altered(format="quadriga-record/2")
    assert refused(text) == "record, format: 'quadriga-record/2' is unknown; this version reads 'quadriga-record/1'"


# ------------------------------------------------------------------------------------ what cannot begin


def test_another_version_of_the_rules() -> None:
    assert refused(altered(rules_version="0")) == (
        "record, rules_version: Version 0 of the rules of Eight-Minute Empire is not known here: this build knows 1 and 2."
    )


def test_a_record_says_its_version_once() -> None:
    assert "rules_version" not in RAW["config"]
    assert refused(altered(config__rules_version="9")) == (
        "record, config.rules_version: it is not the one that the record names; leave it out here"
    )
    assert read_record(altered(config__rules_version=RAW["rules_version"])) == WHOLE


def test_a_game_that_is_not_there() -> None:
    assert refused(altered(config__game="go"), begin).startswith("record, config.game: there is no game 'go'; there are: ")


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (altered(config__players=6), "Eight-Minute Empire is for 2 to 5 players, not 6."),
        (altered(config__options__board="c"), "The option board should be a or b, not 'c'."),
        (
            altered(config__components="feedbeef"),
            f"The component set 'feedbeef' is not loaded: the packaged one is '{WHOLE.config.components}', "
            "others come with --components FILE.",
        ),
    ],
)
def test_a_table_that_cannot_be_set_up(text: str, problem: str) -> None:
    assert refused(text, begin) == f"record, config: {problem}"


def test_a_start_that_is_no_position() -> None:
    broken = {**opened().state.layout(), "turn": 7}
    assert refused(altered(start=broken), begin) == (
        "record, start: position, table.turn: there is no seat 7; it must be a seat from 0 to 1"
    )


# ------------------------------------------------------------------------------------ what cannot be played


@pytest.mark.parametrize("seat", [-2, 2, 99])
def test_a_seat_that_the_table_does_not_have(seat: int) -> None:
    assert refused(with_entry(FIRST_BID, seat=seat)) == (f"record, entries[{FIRST_BID}]: there is no seat {seat} at this table")


def test_a_move_that_is_none() -> None:
    assert refused(with_entry(FIRST_BID, move="bit 2")).startswith(
        f"record, entries[{FIRST_BID}]: 'bit 2' is no move of this game; did you mean bid "
    )


def test_a_move_that_cannot_be_made() -> None:
    assert re.fullmatch(
        rf"record, entries\[{FIRST_BID}\]: (terracotta|lapis) cannot 'take 1' here: .+ \(EME-B1\)",
        refused(with_entry(FIRST_BID, move="take 1")),
    )


def test_a_move_of_the_wrong_seat() -> None:
    entries = [*RAW["entries"][:FIRST_BID], {"seat": CHANCE, "move": "bid 2"}]
    assert refused(altered(entries=entries)) == (
        f"record, entries[{FIRST_BID}]: chance cannot 'bid 2' here: "
        "It is not your move: terracotta and lapis must act. (EME-B1)"
    )
    entries = [{"seat": 0, "move": "bid 2"}]
    assert refused(altered(entries=entries)) == (
        "record, entries[0]: terracotta cannot 'bid 2' here: A draw is due first. (EME-B5)"
    )


def test_a_move_after_the_end() -> None:
    entries = [*RAW["entries"], {"seat": 0, "move": "stop"}]
    assert refused(altered(entries=entries)) == (
        f"record, entries[{len(entries) - 1}]: terracotta cannot 'stop' here: The game is over. (EME-E1)"
    )


def test_what_comes_before_a_mistake_is_replayed() -> None:
    record = read_record(with_entry(FIRST_BID, move="bit 2"))
    seen = []
    with pytest.raises(RecordError):
        for step in replay(record):
            seen.append(step.index)
    assert seen == list(range(FIRST_BID))


# ------------------------------------------------------------------------------------ replaying and verifying


def test_a_replay_shows_each_move_with_the_state_before_it() -> None:
    _, state = begin(WHOLE)
    for index, step in enumerate(replay(WHOLE)):
        entry = WHOLE.entries[index]
        assert (step.index, step.seat, step.move.notation) == (index, entry.seat, entry.move)
        assert digest(step.state) == digest(state)
        assert step.move in step.state.options(step.seat)
        state.play(step.seat, step.move)
    assert digest(final_state(WHOLE)) == digest(state)


def test_a_true_record_is_verified_with_all_its_draws() -> None:
    draws = sum(entry.seat == CHANCE for entry in WHOLE.entries)
    assert draws > 20
    assert verify(WHOLE) == draws


def test_a_record_whose_seed_is_closed_has_no_draws_to_check() -> None:
    assert verify(read_record(altered(chance={"commitment": RAW["chance"]["commitment"]}))) == 0
    assert verify(read_record(without("chance"))) == 0


def test_a_seed_that_does_not_fit_its_commitment() -> None:
    assert refused(altered(chance__seed="another")) == "record, chance: the seed does not open the commitment"


def test_a_seed_that_was_chosen_afterwards() -> None:
    """It fits its own commitment, but the draws are not those that it gives."""
    sentence = refused(altered(chance={"commitment": commitment_of("another"), "seed": "another"}))
    assert re.match(r"record, entries\[\d+\]: the seed gives '(lot|draw) ", sentence)


def test_a_draw_that_somebody_chose() -> None:
    other = next(
        move.notation
        for step in replay(WHOLE)
        if step.index == FIRST_DRAW
        for move, _ in step.state.draws()
        if move is not step.move
    )
    drawn = RAW["entries"][FIRST_DRAW]["move"]
    number = sum(entry["seat"] == CHANCE for entry in RAW["entries"][:FIRST_DRAW])
    assert refused(with_entry(FIRST_DRAW, move=other)) == (
        f"record, entries[{FIRST_DRAW}]: the seed gives '{drawn}' for draw {number}, the record has '{other}'"
    )


def test_a_result_that_is_not_so() -> None:
    first, second = RAW["result"]["outcome"]["scores"]
    another = "record, result: the moves lead to another outcome than the one written here"
    assert refused(altered(result__outcome__scores=[first + 1, second])) == another
    assert refused(altered(result__outcome__places=RAW["result"]["outcome"]["places"][::-1])) == another
    assert refused(altered(result__outcome__ending="three_games")) == another
    assert refused(altered(entries=RAW["entries"][:-1])) == another
    assert refused(altered(result__digest="0" * 64)) == (
        "record, result: the moves lead to another final state than the one written here"
    )


def test_a_game_that_goes_on_is_verified_so_far() -> None:
    journal = play_on(opened(), moves=12)
    assert journal.state.to_act()
    assert verify(read_record(write_record(journal.record()))) == 0
    opened_early = json.loads(write_record(journal.record()))
    opened_early["chance"]["seed"] = SEED
    assert verify(read_record(json.dumps(opened_early))) == journal.drawn > 6
