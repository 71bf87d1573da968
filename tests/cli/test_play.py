"""`quadriga play`: whole games by typed lines, every command, saving and going on."""

from pathlib import Path

import msgspec
import pytest

from quadriga.kernel.chance import commitment_of
from quadriga.kernel.record import Entry, Record, Sealed, read_record, verify, write_record
from tests.cli.runner import BID_QUESTION, GAME, mistake, run, saved

PUZZLE = {
    "format": "quadriga-position/1",
    "game": GAME,
    "players": 2,
    "table": {
        "seats": [
            {"coins": 0, "cards": ["gold-place2"], "armies": {"C5": 4, "C4": 2}},
            {"coins": 6, "cards": ["coal-place3"], "armies": {"C5": 3, "C10": 2}},
        ],
        "row": ["tree-move3", "gold-move2", "coal-sail2", "carrot-move5", "anvil-city1", "carrot-destroy2"],
        "turn": 0,
    },
}
"""Terracotta is to act and can pay for the first card alone."""


def puzzle(folder: Path, **changes: object) -> Path:
    path = folder / "puzzle.position"
    path.write_bytes(msgspec.json.encode({**PUZZLE, "table": {**PUZZLE["table"], **changes}}))  # type: ignore[dict-item]
    return path


def moves(record: Record, seat: int) -> list[str]:
    return [entry.move for entry in record.entries if entry.seat == seat]


def test_a_whole_game_by_numbers(folder: Path) -> None:
    result = run("play", GAME, "--seats", "me,random", "--seed", "whole", lines=["0", *["1"] * 200])
    assert result.exit_code == 0, result.output
    assert result.stderr == ""
    path, record = saved(folder)
    assert record.result is not None
    assert record.seats == ("me", "random")
    assert record.chance == Sealed(commitment_of("whole"), "whole")
    assert verify(record) == sum(entry.seat == -1 for entry in record.entries)
    said = result.stdout
    assert said.index(commitment_of("whole")) < said.index(BID_QUESTION)  # shown before the first decision
    assert said.index("The seed was whole") > said.index("Score sheet")
    assert f"Saved in {path.name}" in said
    assert "Every player has taken their last card." in said
    places = record.result.outcome.places
    assert [f"{place} place" in said for place in ("first", "second")] == [1 in places, 2 in places]


def test_bots_alone_are_watched(folder: Path) -> None:
    result = run("play", GAME, "--seats", "random,random,random", "--seed", "1")
    assert result.exit_code == 0
    assert "Type a number" not in result.stdout
    assert "The bids:" in result.stdout
    assert saved(folder)[1].result is not None


def test_notation_its_end_and_numbers_all_choose(folder: Path) -> None:
    position = puzzle(folder, seats=[{**PUZZLE["table"]["seats"][0], "coins": 5}, PUZZLE["table"]["seats"][1]])  # type: ignore[index]
    result = run("play", "--position", position, "--seats", "me,random", lines=["TAKE  1", "c5>c2", "move C2>c1", "3", "quit"])
    assert result.exit_code == 0, result.output
    assert moves(saved(folder)[1], 0)[:3] == ["take 1", "move C5>C2", "move C2>C1"]
    assert len(moves(saved(folder)[1], 0)) >= 4


def test_forced_moves_are_made_and_said(folder: Path) -> None:
    result = run("play", "--position", puzzle(folder), "--seats", "me,random", lines=["quit"])
    assert result.exit_code == 0
    assert moves(saved(folder)[1], 0) == ["take 1"]
    assert "Only “take 1” was possible." in result.stdout


# -- commands -----------------------------------------------------------------------------------------------------------------


def test_why_says_the_rule_or_that_it_can_be_done() -> None:
    result = run("play", GAME, "--seed", "1", lines=["why take 6", "why bid 3", "why bid 13", "why 3", "quit"])
    assert "take 6: The bids come first. (EME-B1)" in result.stdout
    assert result.stdout.count("bid 3: It can be made: Bid 3 coins.") == 2
    assert "bid 13: A bid of 13 is more than your 12 coins. (EME-B1)" in result.stdout
    assert result.exit_code == 0


def test_undo_takes_back_what_nobody_has_learnt_from(folder: Path) -> None:
    position = puzzle(folder, seats=[{**PUZZLE["table"]["seats"][0], "coins": 5}, PUZZLE["table"]["seats"][1]])  # type: ignore[index]
    lines = ["take 1", "move C5>C2", "undo", "move C5>C3", "undo 2", "take 2", "quit"]
    result = run("play", "--position", position, "--seats", "me,random", lines=lines)
    assert result.exit_code == 0, result.output
    assert "took back move C5>C2." in result.stdout
    assert "took back take 1, move C5>C3." in result.stdout
    assert moves(saved(folder)[1], 0) == ["take 2"]


def test_undo_stops_where_another_seat_moved_or_a_card_was_drawn() -> None:
    result = run("play", GAME, "--seats", "me,random", lines=["3", "undo", "quit"])
    assert result.exit_code == 2
    assert "terracotta can take back nothing" in result.stderr


def test_undo_goes_past_what_was_forced(folder: Path) -> None:
    """The forced `take 1` comes back by itself, so it cannot be the thing that was meant."""
    result = run("play", "--position", puzzle(folder), "--seats", "me,random", lines=["move C5>C2", "undo", "undo", "quit"])
    assert "took back move C5>C2." in result.stdout
    assert "terracotta can take back nothing: the last move was the only one possible" in result.stderr
    assert moves(saved(folder)[1], 0) == ["take 1"]


def test_a_hint_is_marked_in_the_record(folder: Path) -> None:
    position = puzzle(folder, row=PUZZLE["table"]["row"])  # type: ignore[index]
    result = run("play", "--position", position, "--seats", "me,random", lines=["hint", "1", "2", "quit"])
    assert "The search bot would" in result.stdout
    record = saved(folder)[1]
    assert [entry.mark for entry in record.entries if entry.seat == 0] == ["", "hint", ""]


def test_a_hint_stays_marked_when_the_move_is_taken_back(folder: Path) -> None:
    lines = ["hint", "move C5>C2", "undo", "move C5>C3", "quit"]
    run("play", "--position", puzzle(folder), "--seats", "me,random", lines=lines)
    assert saved(folder)[1].entries[-1] == Entry(0, "move C5>C3", "hint")


def test_score_rule_log_table_and_help() -> None:
    result = run(
        "play", GAME, "--seed", "1", lines=["score", "rule a2", "rule EME-E5", "log", "table", "?", "help", "", "quit"]
    )
    assert result.exit_code == 0, result.output
    said = result.stdout
    assert "Coins left: 12" in said
    assert "EME-A2 Move armies" in said
    assert "EME-E5 Goods score" in said
    assert said.count(BID_QUESTION) == 3  # at first, for `table` and for the empty line
    assert said.count("take back your last move") == 2
    assert said.count("as the next youngest") == 2  # news once, and the log


def test_save_writes_where_it_is_told_and_never_over_another_file(folder: Path) -> None:
    (folder / "letter.txt").write_text("Dear Ryan", encoding="utf-8")
    lines = ["save game.json", "3", "save game.json", "save letter.txt", "save nowhere/game.json", "save", "quit"]
    result = run("play", GAME, "--seats", "me,random", lines=lines)
    assert result.exit_code == 2
    assert (folder / "letter.txt").read_text(encoding="utf-8") == "Dear Ryan"
    assert [line.partition(": ")[2] for line in result.stderr.splitlines()] == [
        "standard input, line 4: letter.txt is there already, and is not this game: say another name.",
        "standard input, line 5: nowhere/game.json: it cannot be written (No such file or directory)",
    ]
    path, record = saved(folder)
    assert path.name == "game.json"
    assert moves(record, 0)[0] == "bid 3"
    assert not list(folder.glob(".game*"))


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("mvoe C5>C2", "'mvoe C5>C2' is no move of this game; did you mean move C5>C2"),
        ("99", "there is no option 99; there are 0 to 12"),
        ("take 1", "terracotta cannot 'take 1': The bids come first. (EME-B1)"),
        ("bid 13", "A bid of 13 is more than your 12 coins. (EME-B1)"),
        ("why", "Say which move"),
        ("why nothing", "'nothing' is no move of this game"),
        ("rule", "Say which rule"),
        ("rule A9", "there is no rule 'A9'"),
        ("undo everything", "“undo” takes a number of moves, not “everything”"),
        ("undo", "terracotta can take back nothing"),
    ],
)
def test_bad_lines_change_nothing(line: str, reason: str, folder: Path) -> None:
    result = run("play", GAME, "--seats", "me,me", lines=["", line, "quit"])
    assert result.exit_code == 2
    (sentence,) = result.stderr.splitlines()
    assert sentence.startswith("quadriga: standard input, line 2: ")
    assert reason in sentence
    assert moves(saved(folder)[1], 0) == []


def test_a_game_goes_on_after_bad_lines(folder: Path) -> None:
    run("play", GAME, "--seats", "me,random", "--seed", "1", lines=["3", "1", "quit"])
    path, plain = saved(folder)
    path.unlink()
    run("play", GAME, "--seats", "me,random", "--seed", "1", lines=["bogus", "3", "bogus", "42", "1", "quit"])
    assert saved(folder)[1].entries == plain.entries


# -- leaving and going on -----------------------------------------------------------------------------------------------------


def test_a_saved_game_goes_on_with_the_same_draws(folder: Path) -> None:
    left = run("play", GAME, "--seats", "me,random", "--seed", "on", lines=["0", "1", "1"])  # the pipe ends: as good as quit
    assert left.exit_code == 0
    path, record = saved(folder)
    assert record.result is None
    assert f"quadriga play {GAME} --load {path.name}" in left.stdout
    resumed = run("play", GAME, "--load", path, lines=["1"] * 200)
    assert resumed.exit_code == 0, resumed.output
    _, record = saved(folder)
    assert record.result is not None
    assert record.chance == Sealed(commitment_of("on"), "on")
    assert verify(record) == sum(entry.seat == -1 for entry in record.entries)


def test_a_game_can_go_on_with_others_at_the_table(folder: Path) -> None:
    run("play", GAME, "--seats", "me,random", lines=["0", "quit"])
    path, _ = saved(folder)
    result = run("play", "--load", path, "--seats", "random,random")
    assert result.exit_code == 0, result.output
    assert saved(folder)[1].seats == ("random", "random")


def test_a_record_without_a_seed_goes_on_with_any_draws(folder: Path) -> None:
    run("play", GAME, "--seats", "me,random", lines=["0", "quit"])
    path, record = saved(folder)
    path.write_text(write_record(msgspec.structs.replace(record, chance=None)), encoding="utf-8")
    assert run("play", "--load", path, lines=["1", "quit"]).exit_code == 0
    assert saved(folder)[1].chance is None


@pytest.mark.parametrize(
    ("chance", "reason"),
    [
        (Sealed(commitment_of("x")), "but not the seed"),
        (Sealed(commitment_of("x"), "y"), "the seed does not open the commitment"),
    ],
)
def test_draws_cannot_go_on_without_their_seed(folder: Path, chance: Sealed, reason: str) -> None:
    run("play", GAME, "--seats", "me,random", lines=["0", "quit"])
    path, record = saved(folder)
    path.write_text(write_record(msgspec.structs.replace(record, chance=chance)), encoding="utf-8")
    before = path.read_bytes()
    assert reason in mistake(run("play", "--load", path))
    assert path.read_bytes() == before


def test_what_does_not_go_together(folder: Path) -> None:
    run("play", GAME, "--seats", "random,random", "--seed", "1")
    path, _ = saved(folder)
    assert "this game is over" in mistake(run("play", "--load", path))
    position = puzzle(folder)
    assert "leave out --option" in mistake(run("play", "--position", position, "--option", "board=b"))
    assert "leave out --option, --seed" in mistake(run("play", "--load", path, "--seed", "1"))
    assert "is a game of 2 players, and --seats names 3" in mistake(run("play", "--position", position, "--seats", "me,me,me"))
    assert "say which game: eight_minute_empire" in mistake(run("play"))


def test_an_owners_own_components(folder: Path) -> None:
    packaged = Path(__file__).parents[2] / "src/quadriga/games/eight_minute_empire/components.toml"
    own = folder / "own.toml"
    own.write_text(packaged.read_text(encoding="utf-8").replace("coins = { 2 = 12,", "coins = { 2 = 7,"), encoding="utf-8")
    result = run("play", GAME, "--seats", "me,random", "--components", own, lines=["bid 8", "bid 7", "quit"])
    assert "A bid of 8 is more than your 7 coins" in result.stderr
    path, _ = saved(folder)
    assert f"--load {path.name} --components {own}" in result.stdout
    assert run("verify", path, "--components", own).exit_code == 0
    broken = folder / "broken.toml"
    broken.write_text("armies = ", encoding="utf-8")
    assert mistake(run("verify", path, "--components", broken)).startswith(f"{broken}: ")
    position = run("play", GAME, "--components", broken)
    assert mistake(position).startswith(f"{broken}: ")


def test_options_of_the_game_are_set_and_checked(folder: Path) -> None:
    run("play", GAME, "--seats", "me,random", "-o", "board=b", "--option", "rules=retail", lines=["quit"])
    options = saved(folder)[1].config.options
    assert (options["board"], options["rules"], options["deck"]) == ("b", "retail", "strict")


def test_a_crash_saves_its_record(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("quadriga.terminal.session.present", fail)
    result = run("play", GAME, lines=["1"])
    assert isinstance(result.exception, ZeroDivisionError)
    path, _ = saved(folder)
    assert read_record(path.read_text(encoding="utf-8")).result is None
