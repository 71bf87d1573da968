"""Writes the tables of fields into docs/positions.md, from what the games declare: `python -m tools.position_docs [--check]`.

A table stands between `<!-- fields of KEY -->` and `<!-- end of fields -->`. With `--check` nothing is written, and the exit
code is 1 if a table is not fresh.
"""

import argparse
import re
import sys
from pathlib import Path

from quadriga.kernel.fields import Field, Fields, ListOf, Part
from quadriga.kernel.game import Game
from quadriga.kernel.registry import find_game

PAGE = Path(__file__).resolve().parents[1] / "docs" / "positions.md"
NUMBERED = re.compile(r" \d+$")
"""What is left of an action counts as one question."""
MARKED = re.compile(r"(<!-- fields of (\w+) -->\n)(.*?)(<!-- end of fields -->)", re.DOTALL)


def main(arguments: list[str] | None = None, page: Path = PAGE) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="write nothing; exit code 1 if a table is not fresh")
    is_check = parser.parse_args(arguments).check
    text = page.read_text(encoding="utf-8")
    fresh = MARKED.sub(lambda found: f"{found[1]}\n{tables(found[2])}\n{found[4]}", text)
    if is_check:
        if fresh != text:
            print(f"{page.name}: it is not fresh; run `python -m tools.position_docs`", file=sys.stderr)
        return int(fresh != text)
    page.write_text(fresh, encoding="utf-8")
    return 0


def tables(key: str) -> str:
    """The fields of a game, those of its parts below, and the words of its agenda."""
    title = find_game(key)
    assert isinstance(title, Game)
    parts = title.parts
    names = ", ".join(dict.fromkeys(f"`{NUMBERED.sub(' N', name)}`" for name in parts.questions))
    agenda = f"| `agenda` | a list, each the name of a question | what is asked, the open question last: {names} |"
    return "\n".join([*_rows("table", parts.fields, [agenda]), ""])


def _rows(where: str, fields: Fields, first: list[str]) -> list[str]:
    rows = ["| field of `" + where + "` | holds | |", "|---|---|---|", *first]
    rows += [f"| `{field.key}` | {field.codec.words()} | {field.text} |" for field in fields.fields]
    for field in fields.fields:
        if part := _part(field):
            rows += ["", *_rows(f"{where}.{field.key}", part.fields, [])]
    return rows


def _part(field: Field) -> Part | None:
    codec = field.codec
    while isinstance(codec, ListOf):
        codec = codec.each
    return codec if isinstance(codec, Part) else None


if __name__ == "__main__":
    sys.exit(main())
