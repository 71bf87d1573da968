"""`quadriga games`, `quadriga rules`, `quadriga --version`, and every mistake on the command line."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from quadriga import __version__, build
from quadriga.kernel.registry import games
from quadriga.ledger import LedgerError, ledger_of, parse_ledger
from tests.cli.runner import GAME, json_lines, mistake, run


def test_games_lists_every_game_with_its_options_and_credit() -> None:
    result = run("games")
    assert result.exit_code == 0
    for game in games().values():
        for text in (game.meta.key, game.meta.title, game.meta.credit.designer, f"{game.meta.minutes} minutes"):
            assert text in result.stdout
        for option in game.meta.options:
            assert option.text in result.stdout
            assert all(f"{option.key}={choice.value}" in result.stdout for choice in option.choices)
    (metas,) = json_lines(run("games", "--json"))
    assert [meta["key"] for meta in metas] == list(games())


def test_rules_are_the_ledger(monkeypatch: pytest.MonkeyPatch) -> None:
    result = run("rules", GAME)
    ledger = ledger_of(games()[GAME])
    assert len(ledger.rules) > 30
    assert list(ledger.chapters())[:3] == ["Components", "Setup", "Bid"]
    for rule in ledger.rules:
        assert f"\n{rule.id} " in result.stdout
    assert "*(" not in result.stdout
    (whole,) = json_lines(run("rules", GAME, "--json"))
    assert [rule["id"] for rule in whole["rules"]] == [rule.id for rule in ledger.rules]


@pytest.mark.parametrize("rule_id", ["EME-A2", "eme-a2", "A2", "a2"])
def test_one_rule(rule_id: str) -> None:
    result = run("rules", "eight-minute-empire", rule_id)
    assert result.stdout.startswith("EME-A2 Move armies: ")
    (rule,) = json_lines(run("rules", GAME, rule_id, "--json"))
    assert (rule["id"], rule["chapter"]) == ("EME-A2", "Actions")


def test_a_rule_that_is_not_there() -> None:
    sentence = mistake(run("rules", GAME, "EME-A22"))
    assert sentence.startswith("there is no rule 'EME-A22' in Eight-Minute Empire")
    assert "EME-A2" in sentence.partition("did you mean")[2]


def test_a_ledger_has_parts_of_chapters_and_long_rules() -> None:
    ledger = parse_ledger(
        "# A toy: the rule ledger\n\nTwo\nlines.\n\n## Turn\n- TOY-T1 Roll.\n  And look.\n### Die\n- TOY-T2a Six.\n"
    )
    assert ledger.title == "A toy"
    assert ledger.introduction == "Two lines."
    assert [(rule.id, rule.chapter, rule.text) for rule in ledger.rules] == [
        ("TOY-T1", "Turn", "Roll. And look."),
        ("TOY-T2a", "Turn: Die", "Six."),
    ]
    assert ledger.find("t2A").id == "TOY-T2a"
    with pytest.raises(LedgerError, match="no rule 'X'"):
        ledger.find("X")


def test_the_version_and_the_build() -> None:
    assert run("--version").stdout == f"quadriga {__version__}, {build.running()} build\n"


def test_without_a_command_there_is_help() -> None:
    result = run()
    assert result.exit_code == 0
    for command in ("play", "replay", "verify", "position", "simulate", "rules", "games"):
        assert f"\n  {command} " in result.stdout


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["play", "chess"], "there is no game 'chess'; there are: eight_minute_empire"),
        (
            ["play", GAME, "--seats", "me,clever"],
            "--seats: there is no bot 'clever'; a seat is 'me' or one of random, greedy, search",
        ),
        (["play", GAME, "--seats", "me,search:soon"], "--seats: bot 'search:soon': 'soon' is neither a time"),
        (["play", GAME, "--seats", "me"], "is for 2 to 5 players, not 1"),
        (["play", GAME, "--option", "board=c"], "The option board should be a or b, not 'c'."),
        (["play", GAME, "--option", "map=a"], "has no option 'map'"),
        (["play", GAME, "--option", "board"], "option 'board' must be written as key=value"),
        (["play", GAME, "--components", "none.toml"], "none.toml: file: it cannot be read"),
        (["play", "--load", "none.json"], "none.json: it cannot be read (No such file or directory)"),
        (["play", "--position", "none.json"], "none.json: it cannot be read (No such file or directory)"),
        (["replay", "none.json"], "none.json: it cannot be read (No such file or directory)"),
        (["replay", "."], "it cannot be read (Is a directory)"),
        (["verify", "none.json", "--json"], "none.json: it cannot be read"),
        (["position", "check", "none.json"], "none.json: it cannot be read"),
        (["position"], "Missing command"),
        (["rules", "chess"], "there is no game 'chess'"),
        (["fly"], "No such command 'fly'"),
        (["games", "--yaml"], "No such option: --yaml"),
        (["replay"], "Missing argument 'RECORD'"),
        (["simulate", GAME, "--games", "many"], "--games"),
    ],
)
def test_mistakes_are_one_sentence(arguments: list[str], reason: str, folder: Path) -> None:
    assert reason in mistake(run(*arguments))
    assert list(folder.iterdir()) == []


def program(*arguments: str, **environment: str) -> "subprocess.CompletedProcess[bytes]":
    command = [sys.executable, "-m", "quadriga", *arguments]
    return subprocess.run(command, capture_output=True, env={**os.environ, **environment}, check=False)


def test_as_a_program() -> None:
    """What only a process of its own can show: exit codes, both streams, no traceback, an encoding that lacks the shapes."""
    result = program("rules", "chess")
    assert (result.returncode, result.stdout) == (2, b"")
    assert result.stderr.decode() == f"quadriga: there is no game 'chess'; there are: {', '.join(games())}\n"
    poor = program("simulate", GAME, "--games", "1", PYTHONIOENCODING="ascii")
    assert (poor.returncode, poor.stderr) == (0, b"")
    assert b"? terracotta" in poor.stdout


def test_a_reader_who_leaves_early_is_no_error(folder: Path) -> None:
    run("play", GAME, "--seats", "random,random", "--seed", "1")
    (path,) = folder.glob("*.json")
    process = subprocess.Popen(
        [sys.executable, "-m", "quadriga", "replay", str(path), "--json"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.readline()
    process.stdout.close()
    assert process.stderr.read() == b""
    process.stderr.close()
    process.wait(timeout=30)
