"""The rule ledgers as data: every rule of a game with its id and its text, found by id.

The command line and the server show rules from here; nobody reads the ledger's Markdown elsewhere. A ledger is a list of
chapters (`## …`, `### …`) with rules (`- EME-A2 …`); what stands before the first chapter introduces it.
"""

import difflib
import re
from functools import cache

import msgspec

from quadriga.kernel.errors import QuadrigaError
from quadriga.kernel.game import Game

_RULE = re.compile(r"- ([A-Z]+-[A-Z]+\d+[a-z]?) (.*)")


class LedgerError(QuadrigaError):
    """A ledger or a rule that is not there."""


class Rule(msgspec.Struct, frozen=True):
    """One rule, in the chapter where it stands."""

    id: str
    chapter: str
    text: str


class Ledger(msgspec.Struct, frozen=True):
    """All rules of a game."""

    title: str
    introduction: str
    rules: tuple[Rule, ...]

    def chapters(self) -> dict[str, list[Rule]]:
        """The rules by chapter, in the order of the ledger."""
        chapters: dict[str, list[Rule]] = {}
        for rule in self.rules:
            chapters.setdefault(rule.chapter, []).append(rule)
        return chapters

    def find(self, rule_id: str) -> Rule:
        """The rule of that id, with or without the game's prefix; letter case does not matter."""
        wanted = rule_id.strip().casefold()
        for rule in self.rules:
            if wanted in (rule.id.casefold(), rule.id.partition("-")[2].casefold()):
                return rule
        full = wanted if "-" in wanted else f"{self.rules[0].id.partition('-')[0].casefold()}-{wanted}"
        names = {rule.id.casefold(): rule.id for rule in self.rules}
        near = [names[name] for name in difflib.get_close_matches(full, list(names), n=3)]
        hint = f"; did you mean {' or '.join(near)}?" if near else ""
        raise LedgerError(f"there is no rule {rule_id.strip()!r} in {self.title}{hint}")


@cache
def ledger_of(game: Game) -> Ledger:
    """The ledger of a game: `rules.md` beside its title."""
    file = game.file("rules.md")
    if not file.is_file():
        raise LedgerError(f"nobody has written down the rules of {game.meta.title}: there is no rules.md beside its title")
    return parse_ledger(file.read_text(encoding="utf-8"))


def parse_ledger(text: str) -> Ledger:
    """The ledger of a Markdown text."""
    title = ""
    introduction: list[str] = []
    chapter = ""
    rules: list[list[str]] = []
    for line in text.splitlines():
        found = _RULE.match(line)
        if found:
            rules.append([found[1], chapter, found[2]])
        elif line.startswith("# "):
            title = line[2:].partition(":")[0].strip()
        elif line.startswith("## "):
            part = chapter = line[3:].strip()
        elif line.startswith("### "):
            chapter = f"{part}: {line[4:].strip()}"
        elif line.strip() and rules:
            rules[-1][2] += f" {line.strip()}"
        elif line.strip():
            introduction.append(line.strip())
    return Ledger(title, " ".join(introduction), tuple(Rule(*rule) for rule in rules))
