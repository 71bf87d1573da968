"""Lists every rule of the ledgers with the tests that prove it: `python -m tools.rule_coverage [--check]`.

A test proves the rules that its marker names: `@pytest.mark.rule("EME-A2", "EME-A3")` on a function, on a class, or in a
module's `pytestmark`. With `--check` nothing is written; each rule without a test, each marker that names no rule, and a report
that is not fresh are told, and the exit code is 1.
"""

import argparse
import ast
import re
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from quadriga.ledger import Ledger, parse_ledger

ROOT = Path(__file__).resolve().parents[1]
REPORT = Path("docs", "rule-coverage.md")
COMMAND = "python -m tools.rule_coverage"
WIDTH = 60
"""How much of a rule's text stands in the report."""

Markers = list[tuple[str, str]]
"""Pairs of a rule's id and a test, in the order of files and lines."""


def main(arguments: list[str] | None = None, root: Path = ROOT) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="write nothing and tell what is missing")
    if parser.parse_args(arguments).check:
        found = problems(root)
        for problem in found:
            print(problem, file=sys.stderr)
        return 1 if found else 0
    (root / REPORT).write_text(report(root), encoding="utf-8")
    return 0


def problems(root: Path) -> list[str]:
    """What keeps the rules of a project from being proved and reported, a sentence each."""
    found: list[str] = []
    markers = read_markers(root / "tests")
    known: set[str] = set()
    for file, ledger in read_ledgers(root).items():
        named = {rule for rule, _ in markers}
        counts = Counter(rule.id for rule in ledger.rules)
        found += [f"{file}: {rule} stands there {count} times" for rule, count in counts.items() if count > 1]
        found += [f"{file}: no test proves {rule}" for rule in counts if rule not in named]
        known |= set(counts)
    found += [f"tests/{test}: no ledger has a rule {rule}" for rule, test in markers if rule not in known]
    path = root / REPORT
    if not path.is_file() or path.read_text(encoding="utf-8") != report(root):
        found.append(f"{REPORT.as_posix()}: it is not fresh; run `{COMMAND}`")
    return found


def report(root: Path) -> str:
    """The report as it should stand in the docs."""
    markers = read_markers(root / "tests")
    lines = [
        "# Rule coverage",
        "",
        f"Every rule (`rules.md` of each game) with the tests (below tests) that prove it. Written by `{COMMAND}`.",
    ]
    for ledger in read_ledgers(root).values():
        lines += ["", f"## {ledger.title}", "", *_table(ledger, markers)]
    return "\n".join(lines) + "\n"


def _table(ledger: Ledger, markers: Markers) -> list[str]:
    tests = {rule.id: [test for name, test in markers if name == rule.id] for rule in ledger.rules}
    proved = sum(bool(names) for names in tests.values())
    different = {test for names in tests.values() for test in names}
    lines = [f"{proved} of {len(tests)} rules are proved by {len(different)} tests.", ""]
    lines += ["| Rule | Begins with | Tests |", "| --- | --- | --- |"]
    for rule in ledger.rules:
        names = "<br>".join(f"`{test}`" for test in tests[rule.id]) or "none"
        lines.append(f"| {rule.id} | {first_words(rule.text)} | {names} |")
    return lines


def first_words(text: str) -> str:
    """The beginning of a rule without its marks, whole words, fit for a cell of a table."""
    text = re.sub(r"\*\([RP]\)\* ?", "", text)
    if len(text) > WIDTH:
        text = text[:WIDTH].rpartition(" ")[0] + " …"
    return text.replace("|", r"\|")


def read_ledgers(root: Path) -> dict[str, Ledger]:
    """All ledgers of a project by their file."""
    files = sorted((root / "src" / "quadriga" / "games").glob("*/rules.md"))
    return {file.relative_to(root).as_posix(): parse_ledger(file.read_text(encoding="utf-8")) for file in files}


def read_markers(tests: Path) -> Markers:
    """All that the tests of a folder claim to prove; files are named from that folder on."""
    found: Markers = []
    for file in sorted(tests.rglob("*.py")):
        module = ast.parse(file.read_text(encoding="utf-8"), str(file))
        own = [rule for node in module.body for rule in _module_marker(node)]
        found += _tests(module.body, file.relative_to(tests).as_posix(), own)
    return found


def _module_marker(node: ast.stmt) -> Iterator[str]:
    if isinstance(node, ast.Assign) and any(isinstance(goal, ast.Name) and goal.id == "pytestmark" for goal in node.targets):
        yield from _rules(node.value)


def _tests(body: list[ast.stmt], place: str, inherited: list[str]) -> Iterator[tuple[str, str]]:
    for node in body:
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            continue
        rules = [*inherited, *(rule for decorator in node.decorator_list for rule in _rules(decorator))]
        if isinstance(node, ast.ClassDef):
            rules += [rule for part in node.body for rule in _module_marker(part)]
            yield from _tests(node.body, f"{place}::{node.name}", rules)
        elif node.name.startswith("test"):
            for rule in dict.fromkeys(rules):
                yield rule, f"{place}::{node.name}"


def _rules(expression: ast.expr) -> Iterator[str]:
    """The ids in every `pytest.mark.rule(…)` of an expression, those in the marks of a `pytest.param` too."""
    for node in ast.walk(expression):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
            for argument in node.args:
                yield str(ast.literal_eval(argument))


if __name__ == "__main__":
    sys.exit(main())
