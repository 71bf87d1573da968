"""What the documents show really works: the README's program, the puzzles of docs/positions.md, links to files."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from quadriga.kernel.position import read_position
from quadriga.kernel.registry import games
from quadriga.kernel.state import State
from tools import position_docs

ROOT = Path(__file__).resolve().parents[1]
DOCS = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]


def blocks(path: Path, language: str) -> list[str]:
    """The code blocks of one language."""
    return re.findall(rf"^```{language}\n(.*?)^```", path.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)


def test_the_program_in_the_readme_plays_a_game() -> None:
    (program,) = blocks(ROOT / "README.md", "python")
    assert len(program.strip().splitlines()) <= 14
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert re.fullmatch(r"\(\d+, \d+, \d+\) \([1-3], [1-3], [1-3]\)\n", done.stdout)


def test_every_game_has_a_position_in_the_docs_and_all_of_them_load() -> None:
    shown = [read_position(block) for block in blocks(ROOT / "docs" / "positions.md", "json")]
    assert {game.meta.key for game, _ in shown} == set(games())
    for _, state in shown:
        assert state.to_act()


def test_the_fields_of_positions_in_the_docs_are_those_that_the_games_declare() -> None:
    assert position_docs.main(["--check"]) == 0, "run `python -m tools.position_docs`"


def test_the_puzzle_of_eight_minute_empire_has_the_one_solution_that_the_page_gives() -> None:
    _, start = read_position(blocks(ROOT / "docs" / "positions.md", "json")[0])
    leads: dict[str, int] = {}

    def explore(state: State, card: str) -> None:
        if not state.to_act():
            terracotta, lapis = state.scores()
            leads[card] = max(lapis - terracotta, leads.get(card, -99))
            return
        for move in state.options(1):
            after = state.clone()
            after.play(1, move)
            explore(after, card or move.notation)

    explore(start, "")
    assert leads == {"take 1": 0, "take 2": 1, "take 3": 0}


def test_the_puzzle_of_founders_of_the_empire_has_the_one_solution_that_the_page_gives() -> None:
    _, start = read_position(blocks(ROOT / "docs" / "positions.md", "json")[1])
    ends: dict[str, set[tuple[tuple[int, ...], tuple[int, ...]]]] = {}
    for token in start.options(0):
        state = start.clone()
        state.play(0, token)
        for addition in state.options(0):
            after = state.clone()
            after.play(0, addition)
            result = after.outcome()
            if result is not None:
                ends.setdefault(f"{token.notation}, {addition.notation}", set()).add((result.scores, result.winners))
    assert ends.pop("unite 0,0, add great_temple_zeus 2,1") == {((6, 5), (0,))}
    assert ends.pop("buy war lapis 1,1, add great_temple_zeus 2,1") == {((6, 6), (1,))}
    assert all(winners == (1,) for found in ends.values() for _, winners in found)


def test_the_puzzle_of_emporion_has_the_one_solution_that_the_page_gives() -> None:
    _, start = read_position(blocks(ROOT / "docs" / "positions.md", "json")[2])
    assert start.scores() == [27, 20]
    level: set[str] = set()
    winners: set[str] = set()
    for move in start.options(1):
        state = start.clone()
        state.play(1, move)
        while state.to_act():
            state.play(state.to_act()[0], state.options(state.to_act()[0])[0])
        result = state.outcome()
        assert result is not None
        if result.scores == (27, 27):
            level.add(move.notation)
        if 1 in result.winners:
            winners.add(move.notation)
    assert winners == {"add emporion by culture"}
    others = {"add asklepieion by culture", "add indiketes by culture", "bring theatron by culture"}
    assert level == winners | others


def test_the_glossary_names_files_that_define_its_words() -> None:
    text = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
    entries = re.findall(r"^\| \*\*(.+?)\*\* \|.*?(?:`([\w/.]+\.(?:py|ts|svelte))`)? \|$", text, re.MULTILINE)
    assert len(entries) > 30
    for words, name in entries:
        path = ROOT / name if name.startswith("web/") else ROOT / "src" / "quadriga" / name
        first = re.split(r"[-\s*,]", words)[0]
        assert words == "law" or first in path.read_text(encoding="utf-8").casefold(), f"{words}: {name}"


@pytest.mark.parametrize("path", DOCS, ids=lambda path: path.name)
def test_links_between_files_lead_somewhere(path: Path) -> None:
    for target in re.findall(r"\]\((?!http|#)([^)#]+)", path.read_text(encoding="utf-8")):
        assert (path.parent / target).exists(), target
