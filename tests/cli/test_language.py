"""The terminal in another language: in that of tests, which has no plain letters, whole games show only what people type."""

import re

import pytest

from quadriga.kernel.registry import games
from quadriga.kernel.seats import COLOURS
from quadriga.kernel.words.pseudo import PSEUDO, accent
from quadriga.terminal.language import VARIABLE
from tests.cli.runner import run

WORD = re.compile(r"[A-Za-z]{2,}")
COMMANDS = {
    "why",
    "undo",
    "hint",
    "score",
    "rule",
    "log",
    "table",
    "save",
    "quit",
    "quadriga",
    "verify",
    "play",
    "load",
    "json",
}
PERSON, BOT = "me", "greedy"


@pytest.fixture(autouse=True)
def _foreign(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, PSEUDO)


def typed(key: str) -> set[str]:
    """Whatever may stay plain: the words of notations, commands, colours of seats, keys, ids of rules, and the title."""
    game = games()[key]
    config = game.config(game.meta.min_players)
    space = game.space(config)
    moves = " ".join(f"{move.notation} {' '.join(move.targets)}" for move in space.all[:60_000])
    options = " ".join((key, game.meta.title, game.meta.rule_prefix, *(one.key for one in game.meta.options)))
    values = " ".join(choice.value for option in game.meta.options for choice in option.choices)
    return (
        {word.lower() for word in WORD.findall(f"{moves} {options} {values}")}
        | COMMANDS
        | set(COLOURS)
        | {"chance", BOT, "random"}
    )


def plain(text: str, allowed: set[str]) -> set[str]:
    """The words of a text that come from no file; hashes and file names aside."""
    kept = re.sub(r"[0-9a-f]{64}|\S+\.json|[A-Z]{3}-[A-Z]\d+\w?", "", text)
    return {word for word in WORD.findall(kept) if word.lower() not in allowed}


@pytest.mark.parametrize("key", list(games()))
def test_a_whole_game_is_told_in_the_readers_language(key: str) -> None:
    result = run("play", key, "--seats", "random,random", "--seed", "7")
    assert result.exit_code == 0, result.output
    assert accent("points") in result.stdout.lower()
    assert not plain(result.stdout, typed(key))


@pytest.mark.parametrize("key", list(games()))
def test_a_person_is_asked_answered_and_helped_in_their_language(key: str) -> None:
    result = run("play", key, "--seats", "me,random", "--seed", "7", lines=["?", "log", "score", "hint", "1", "undo", "1"])
    assert not plain(result.stdout, typed(key) | {"number", "or", "move"})


@pytest.mark.parametrize("key", list(games()))
def test_what_a_game_says_of_itself(key: str) -> None:
    said = run("games").stdout
    assert accent("players") in said
    game = games()[key]
    assert game.meta_in(PSEUDO).summary[:40] in said.replace("\n", " ")
