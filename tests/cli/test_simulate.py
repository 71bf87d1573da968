"""`quadriga simulate`: the command and its tables; what is counted is the arena's to prove."""

from io import StringIO

import msgspec
import pytest
from rich.console import Console

from quadriga.arena.simulate import simulate
from quadriga.kernel.registry import find_game, games
from quadriga.terminal.simulate import show_report
from tests.cli.runner import GAME, json_lines, mistake, run


def test_a_report_for_people() -> None:
    result = run("simulate", GAME, "--games", "4", "--bots", "greedy,random", "--seed", "5")
    assert result.exit_code == 0, result.output
    assert result.stderr == ""
    for heading in ("4 games", "seed 5", "Bots, the seats rotated", "Seats, whoever sat there", "Endings", "Length", "95 %"):
        assert heading in result.stdout
    assert "▲ terracotta" in result.stdout
    assert "Every player has taken their last card." in result.stdout


@pytest.mark.parametrize("key", games())
def test_no_figure_is_cut_off_where_an_ending_has_many_words(key: str) -> None:
    game = find_game(key)
    played = simulate(game, game.config(2), ["random", "random"], 2, 1, 5, lambda _: None)
    every = {ending.key: 1234 for ending in game.meta.endings}
    told = StringIO()
    show_report(Console(file=told, width=80), game.meta, msgspec.structs.replace(played, endings=every))
    assert told.getvalue().count(" 1234 ") == len(every)


def test_a_report_for_programs_is_the_same_on_any_number_of_processes() -> None:
    arguments = ("simulate", GAME, "--games", "4", "--bots", "random,random,random", "-o", "board=b", "--json")
    (one,) = json_lines(run(*arguments, "--jobs", "1"))
    (two,) = json_lines(run(*arguments, "--jobs", "2"))
    assert one | {"seconds": 0} == two | {"seconds": 0}
    assert one["config"]["options"]["board"] == "b"
    assert sum(tally["wins"] for tally in one["entrants"]) == 4
    assert [sum(tally["places"]) for tally in one["seats"]] == [4, 4, 4]
    assert all(tally["win_low"] <= tally["win_rate"] <= tally["win_high"] for tally in one["entrants"])


def test_bots_play_older_versions_of_the_rules() -> None:
    arguments = (
        "simulate",
        GAME,
        "--games",
        "2",
        "--bots",
        "greedy,search:20",
        "-o",
        "rules=retail",
        "-o",
        "deck=retail",
        "--json",
    )
    (old,) = json_lines(run(*arguments, "--rules-version", "1"))
    (new,) = json_lines(run(*arguments))
    assert "tokens" not in old["config"]["options"]
    assert new["config"]["rules_version"] == find_game(GAME).meta.newest


def test_mistakes() -> None:
    assert "this build knows 1 and 2" in mistake(run("simulate", GAME, "--rules-version", "7"))
    assert "there is no bot 'clever'" in mistake(run("simulate", GAME, "--bots", "clever,random"))
    assert "is for 2 to 5 players, not 1" in mistake(run("simulate", GAME, "--bots", "random"))
    assert "--games: 0" in mistake(run("simulate", GAME, "--games", "0"))
    assert "--jobs: -1" in mistake(run("simulate", GAME, "--jobs", "-1"))
    assert "there is no game 'go'" in mistake(run("simulate", "go"))
