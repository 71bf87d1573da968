"""The files of words: a sentence for every question and event of every title, and no sentence that nothing says."""

import re
from importlib.resources import files
from itertools import chain
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from quadriga.kernel.events import Event
from quadriga.kernel.game import Game
from quadriga.kernel.registry import games

SOURCE = Path(__file__).parents[2] / "src" / "quadriga"
TITLES = list(games().values())
FILES = {
    **{title.meta.key: title.package for title in TITLES},
    **{package: f"quadriga.{package}" for package in ("kernel", "table", "server", "terminal")},
}


def entries(package: str) -> list[ast.Message]:
    """The messages of a file of words."""
    text = (files(package) / "words" / "en.ftl").read_text(encoding="utf-8")
    return [entry for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)]


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.meta.key)
def test_every_question_and_every_event_has_a_sentence(title: Game) -> None:
    ids = {entry.id.name for entry in entries(title.package)}
    told = vars(title.parts.events).values()
    events = {kind.__name__ for kind in told if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event}
    assert events <= ids
    assert {question.asks for question in title.parts.questions.values()} <= ids


@pytest.mark.parametrize("name", FILES)
def test_no_sentence_stands_twice_and_none_is_said_by_nobody(name: str) -> None:
    package = FILES[name]
    ids = [entry.id.name for entry in entries(package)]
    assert len(ids) == len(set(ids))
    folder = Path(str(files(package)))
    # What all games share is said by all of them, and servers speak for tables.
    folders = [SOURCE] if name in ("kernel", "table") else [folder]
    code = "\n".join(path.read_text(encoding="utf-8") for path in chain(*(one.rglob("*.py") for one in folders)))
    text = (folder / "words" / "en.ftl").read_text(encoding="utf-8")
    asked = {question.asks for title in TITLES if title.package == package for question in title.parts.questions.values()}
    assert not [id for id in ids if id not in asked and not _is_said(id, code, text)]


def _is_said(id: str, code: str, text: str) -> bool:
    """By its name in code, by a name that is put together (`option-…`), or from another sentence."""
    if re.search(rf"[\"'={{]{re.escape(id)}[\"'.]|class {id}\b", code) or re.search(rf"{{ *{re.escape(id)} *}}", text):
        return True
    stems = set(re.findall(r"f[\"']([a-z]+-)[{]", code)) | {"name-", "option-", "ending-", "numeral-", "list-"}
    return id == "summary" or any(id.startswith(stem) for stem in stems)
