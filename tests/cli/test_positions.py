"""`quadriga position check|show|moves`."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.cli.runner import GAME, json_lines, mistake, run

POSITION: dict[str, Any] = {
    "format": "quadriga-position/1",
    "game": GAME,
    "players": 3,
    "table": {
        "agenda": ["move 4"],
        "turn": 0,
        "seats": [
            {"coins": 4, "cards": ["gold-place2", "anvil-move4"], "armies": {"C5": 4, "C4": 2, "C6": 1}, "cities": {"C4": 1}},
            {"coins": 6, "cards": ["coal-place3"], "armies": {"C5": 3, "C10": 2}},
            {"coins": 7, "cards": ["carrot-city1"], "armies": {"C5": 2, "C3": 1}, "cities": {"C3": 1}},
        ],
        "row": ["tree-sail3", None, "coal-sail2", "carrot-move5", "anvil-city1", "carrot-destroy2"],
    },
}


def write(folder: Path, **table: Any) -> Path:
    path = folder / "position.json"
    path.write_bytes(msgspec.json.encode({**POSITION, "table": {**POSITION["table"], **table}}))
    return path


def test_check_says_whose_move_it_is(folder: Path) -> None:
    path = write(folder)
    result = run("position", "check", path)
    assert result.exit_code == 0
    assert result.stdout == f"{path}: a position of Eight-Minute Empire for 3 players; terracotta to act, move 4.\n"
    (line,) = json_lines(run("position", "check", path, "--json"))
    assert (line["ok"], line["game"], line["to_act"], line["asks"]) == (True, GAME, [0], "move 4")
    again = folder / "complete.json"
    again.write_bytes(msgspec.json.encode(line["position"]))
    assert json_lines(run("position", "check", again, "--json"))[0]["digest"] == line["digest"]


def test_show_draws_the_table(folder: Path) -> None:
    result = run("position", "show", write(folder))
    assert result.exit_code == 0
    assert "C4 Galdora" in result.stdout
    assert "▲2♜" in result.stdout
    assert "Move armies over land" in result.stdout


def test_show_sees_with_the_eyes_of_a_seat(folder: Path) -> None:
    seats = [{"coins": 10, "armies": {"C5": 3}} for _ in range(3)]
    row = [*POSITION["table"]["row"][2:], "tree-sail3", "gold-place2"]
    path = write(folder, agenda=["bid"], turn=None, seats=seats, row=row, bids=[7, None, None])
    for seat, bid in (("terracotta", 7), ("0", 7), ("lapis", None), ("2", None), ("", None)):
        (view,) = json_lines(run("position", "show", path, "--json", "--seat", seat))
        assert view["seats"][0]["bid"] == bid
        assert view["seats"][0]["has_bid"]
    assert "there is no seat 'tyrian' here" in mistake(run("position", "show", path, "--seat", "tyrian"))


def test_moves_are_listed_for_people_and_programs(folder: Path) -> None:
    path = write(folder)
    result = run("position", "moves", path)
    (line,) = json_lines(run("position", "moves", path, "--json"))
    (prompt,) = line["prompts"]
    assert (prompt["seat"], prompt["asks"], prompt["rule"]) == (0, "move 4", "EME-A2")
    moves = [option["move"] for option in prompt["options"]]
    assert "stop" in moves
    assert "move C4>C6" in moves
    for move in moves:
        assert move in result.stdout
    option = next(option for option in prompt["options"] if option["move"] == "move C4>C6")
    assert option["targets"] == ["C4", "C6"]
    assert option["sentence"] == "Move an army from Galdora to Limenia"


def test_moves_of_chance_come_with_weights(folder: Path) -> None:
    seats = [
        {**seat, "cards": cards}
        for seat, cards in zip(POSITION["table"]["seats"], (["gold-place2"], ["coal-place3"], []), strict=True)
    ]
    seats[2] |= {"cities": {}}
    path = write(folder, agenda=["take card", "deal"], turn=2, seats=seats, row=[*POSITION["table"]["row"][2:], "tree-sail3"])
    (line,) = json_lines(run("position", "moves", path, "--json"))
    assert line["to_act"] == [-1]
    assert {"move": "draw anvil-place3", "weight": 3} in line["draws"]
    assert "3× draw anvil-place3" in run("position", "moves", path).stdout


def test_a_position_comes_through_standard_input(folder: Path) -> None:
    text = write(folder).read_text(encoding="utf-8")
    assert run("position", "check", "-", lines=[text]).exit_code == 0


@pytest.mark.parametrize("command", ["check", "show", "moves"])
def test_what_breaks_a_conservation_law_is_refused_with_its_place(folder: Path, command: str) -> None:
    seats = POSITION["table"]["seats"]
    path = write(folder, seats=[{**seats[0], "armies": {"C5": 15}}, *seats[1:]])
    sentence = mistake(run("position", command, path))
    assert sentence.startswith(f"{path}: position, table.seats[0].armies: terracotta has 15 armies on the board")
    assert "(EME-C3)" in sentence


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"{", "position, the file: this is not JSON"),
        (b"\xff\xfe", "byte 0: the file should be saved as UTF-8"),
        (b"[]", "position, the file: it should be an object"),
        (
            b'{"format": "quadriga-position/1", "game": "chess", "players": 2, "table": {}}',
            "position, game: there is no game 'chess'",
        ),
        (b'{"format": "other", "game": "chess", "players": 2, "table": {}}', "position, format: 'other' is unknown"),
    ],
)
def test_what_is_no_position_is_refused(folder: Path, content: bytes, reason: str) -> None:
    path = folder / "position.json"
    path.write_bytes(content)
    assert mistake(run("position", "check", path)).startswith(f"{path}: {reason}")
