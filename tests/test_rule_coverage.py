"""Every rule of every ledger has a test, every marker names a rule, the report is fresh; and the tool that says so is right."""

from pathlib import Path

import pytest

from tools.rule_coverage import REPORT, ROOT, first_words, main, problems, read_markers, report

TOY = "src/quadriga/games/toy/rules.md"
LEDGER = """\
# A toy: the rule ledger

Two rules.

## Turn
- TOY-T1 Roll | the die.
- TOY-T2a *(R)* Move as many spaces as the die shows, and never fewer than the smallest number on it.
"""

TESTS = """\
import pytest

@pytest.mark.rule("TOY-T1")
def test_rolling() -> None: ...

@pytest.mark.rule("TOY-T1", "TOY-T2a")
def test_moving() -> None: ...
"""


def test_every_rule_has_a_test_and_the_report_is_fresh() -> None:
    assert problems(ROOT) == []


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project in which all is as it should be."""
    (tmp_path / "docs").mkdir()
    (tmp_path / TOY).parent.mkdir(parents=True)
    (tmp_path / TOY).write_text(LEDGER, encoding="utf-8")
    (tmp_path / "tests" / "games").mkdir(parents=True)
    write_tests(tmp_path, TESTS)
    assert main([], tmp_path) == 0
    return tmp_path


def write_tests(project: Path, text: str) -> None:
    (project / "tests" / "games" / "test_toy.py").write_text(text, encoding="utf-8")


def complaints(project: Path, capsys: pytest.CaptureFixture[str]) -> list[str]:
    """What `--check` says; it fails exactly if it says something."""
    code = main(["--check"], project)
    said = capsys.readouterr().err.splitlines()
    assert code == (1 if said else 0)
    return said


STALE = "docs/rule-coverage.md: it is not fresh; run `python -m tools.rule_coverage`"


def test_a_project_in_order_passes(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert complaints(project, capsys) == []


def test_the_report(project: Path) -> None:
    lines = (project / REPORT).read_text(encoding="utf-8").splitlines()
    assert "## A toy" in lines
    assert "2 of 2 rules are proved by 2 tests." in lines
    assert lines[-2:] == [
        r"| TOY-T1 | Roll \| the die. | `games/test_toy.py::test_rolling`<br>`games/test_toy.py::test_moving` |",
        "| TOY-T2a | Move as many spaces as the die shows, and never fewer than … | `games/test_toy.py::test_moving` |",
    ]


def test_a_rule_without_a_test_is_named(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write_tests(project, TESTS.replace(', "TOY-T2a"', ""))
    main([], project)
    assert complaints(project, capsys) == [f"{TOY}: no test proves TOY-T2a"]
    assert "| none |" in report(project)
    assert "1 of 2 rules" in report(project)


def test_a_marker_that_names_no_rule_is_named(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write_tests(project, TESTS.replace('rule("TOY-T1")', 'rule("TOY-T1", "TOY-T3")'))
    main([], project)
    assert complaints(project, capsys) == ["tests/games/test_toy.py::test_rolling: no ledger has a rule TOY-T3"]


def test_a_rule_that_stands_twice_is_named(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (project / TOY).write_text(LEDGER + "- TOY-T1 Roll again.\n", encoding="utf-8")
    main([], project)
    assert complaints(project, capsys) == [f"{TOY}: TOY-T1 stands there 2 times"]


def test_a_stale_report_is_named(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write_tests(project, TESTS.replace("test_moving", "test_walking"))
    assert complaints(project, capsys) == [STALE]
    main([], project)
    assert complaints(project, capsys) == []


def test_a_missing_report_is_named(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (project / REPORT).unlink()
    assert complaints(project, capsys) == [STALE]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ('pytestmark = pytest.mark.rule("T-1")\ndef test_a(): ...', [("T-1", "test_a")]),
        ('pytestmark = [pytest.mark.slow, pytest.mark.rule("T-1")]\ndef test_a(): ...', [("T-1", "test_a")]),
        ('@pytest.mark.rule("T-1")\nclass TestA:\n    def test_a(self): ...', [("T-1", "TestA::test_a")]),
        ('class TestA:\n    pytestmark = pytest.mark.rule("T-1")\n    def test_a(self): ...', [("T-1", "TestA::test_a")]),
        ('pytestmark = pytest.mark.rule("T-1")\n@pytest.mark.rule("T-1")\ndef test_a(): ...', [("T-1", "test_a")]),
        ('@pytest.mark.rule("T-2", "T-1")\nasync def test_a(): ...', [("T-2", "test_a"), ("T-1", "test_a")]),
        (
            '@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("T-1"))])\ndef test_a(n): ...',
            [("T-1", "test_a")],
        ),
        ('@pytest.mark.rule("T-1")\ndef helper(): ...', []),
        ('@pytest.mark.slow("T-1")\ndef test_a(): ...', []),
        ('TEXT = """\n@pytest.mark.rule("T-1")\ndef test_a(): ...\n"""', []),
        ("def test_a(): ...", []),
    ],
)
def test_where_markers_are_found(tmp_path: Path, text: str, found: list[tuple[str, str]]) -> None:
    (tmp_path / "test_it.py").write_text(text, encoding="utf-8")
    assert read_markers(tmp_path) == [(rule, f"test_it.py::{test}") for rule, test in found]


def test_a_marker_must_name_its_rules_outright(tmp_path: Path) -> None:
    (tmp_path / "test_it.py").write_text("@pytest.mark.rule(RULE)\ndef test_a(): ...", encoding="utf-8")
    with pytest.raises(ValueError, match="malformed"):
        read_markers(tmp_path)


def test_first_words_end_with_a_word() -> None:
    assert first_words("Short.") == "Short."
    assert first_words("Half *(R)* and half.") == "Half and half."
    assert first_words("0123456789 " * 10) == "0123456789 " * 5 + "…"
