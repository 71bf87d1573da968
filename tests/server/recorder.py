"""Recorded tables: the same people do the same at the same table, but for what some of them cannot know.

Ids, seeds, keys and the clock are the same in every run (`Determinism`), so whatever a recorder gets can be compared byte for
byte.
"""

import itertools
import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from types import SimpleNamespace
from typing import Any, Self

import pytest

from quadriga.server import connection, service, table_manager
from quadriga.server.routes import guests, tables
from quadriga.server.storage import changes
from tests.server.harness import Guest, InProcessServer, Json, Page

NOON_MS = 1_700_000_000_000


class Determinism:
    """What is the same in every run, and the seed of the next tables."""

    def __init__(self) -> None:
        self.seed = ""
        self._tables, self._guests = itertools.count(1001), itertools.count(1001)

    @contextmanager
    def applied(self) -> Iterator[Self]:
        """Servers make the same ids and keys again, and their clock stands still."""
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(tables, "secrets", SimpleNamespace(token_hex=lambda _: self.seed))
            patch.setattr(tables, "new_table_id", lambda: f"table-{next(self._tables)}")
            patch.setattr(guests, "new_guest_id", lambda: f"guest-{next(self._guests)}")
            patch.setattr(changes, "ensure_secret", lambda _: b"the same in every run")
            # A thought takes as long as it takes; this bot's does not depend on it.
            patch.setattr(connection, "HINT_BOT", "greedy")
            for module in (table_manager, connection, tables, guests, service):
                patch.setattr(module, "now_ms", lambda: NOON_MS)
            yield self


class Recorder:
    """Somebody who records everything that reaches them."""

    def __init__(self, guest: Guest, page: Page) -> None:
        self.guest = guest
        self.page = page
        self.answers: list[str] = []
        """What was answered to questions, each with the question."""
        self.seen: list[str] = []
        """What the REST side said."""

    def ask(self, kind: str, **fields: Any) -> Json:
        """Ask, and write the answer down."""
        told = self.page.ask(kind, **fields)
        if told["type"] != "state":
            self.answers.append(f"{kind} {fields} -> {self.page.raw[-1]}")
        return told

    def look_up(self, method: str, path: str, body: Any = None) -> None:
        """Send a request, and write down what comes back, but for the date; not packed, or the hash would tell by its size."""
        response = self.guest.ask(method, path, body, headers={"Accept-Encoding": "identity"})
        headers = sorted((name, value) for name, value in response.headers.items() if name != "date")
        self.seen.append(f"{method} {path} -> {response.status_code} {headers} {response.text}")

    def states(self) -> list[str]:
        """Every state that came, each with the whole log instead of its new lines; equal ones in a row count once.

        How many lines travel together depends on how fast a page reads, and on nothing else.
        """
        found: list[str] = []
        log: list[Any] = []
        for text in self.page.raw:
            told = json.loads(text)
            if told["type"] == "state":
                log = [*log[: told.pop("log_from")], *told["log"]]
                line = json.dumps({**told, "log": log, "ref": 0})
                if not found or found[-1] != line:
                    found.append(line)
        return found

    def said(self) -> list[str]:
        """What was said at the table."""
        return [text for text in self.page.raw if text.startswith('{"type":"chat"')]

    def everything(self) -> dict[str, list[str]]:
        """All of it."""
        self.page.drain()
        return {"states": self.states(), "answers": self.answers, "seen": self.seen, "said": self.said()}


class RecordedTable:
    """A table of three persons and an onlooker, all connected; Ada is the host and has the secrets."""

    def __init__(self, stack: ExitStack, server: InProcessServer, game: str, options: dict[str, str]) -> None:
        people = [stack.enter_context(server.guest(name)) for name in ("Ada", "Bob", "Cleo", "Otto")]
        ada, bob, cleo, _ = people
        self.table = ada.open("me", "open", "open", game=game, options=options)
        keys = ada.links(self.table)
        bob.claim(self.table, 1, keys[1])
        cleo.claim(self.table, 2, keys[2])
        pages = []
        for person in people:
            pages.append(stack.enter_context(person.at(self.table)))
        self.ada, self.bob, self.cleo, self.otto = map(Recorder, people, pages)
        self.all = (self.ada, self.bob, self.cleo, self.otto)
        for recorder in self.all:
            recorder.page.until(lambda state: all(seat["is_present"] for seat in state["table"]["seats"]))
            recorder.page.drain()
            # From here on everything counts; what came before depends on who was quicker.
            del recorder.page.raw[:-1]
            recorder.page.raw[-1] = json.dumps({**recorder.page.state, "log_from": 0, "log": recorder.page.log, "chat": None})

    def act(self, who: Recorder, kind: str, **fields: Any) -> None:
        """Change the table, and wait until all have heard of it."""
        told = who.ask(kind, index=who.page.index, seat=who.page.eyes, **fields)
        assert told["type"] == "state", told
        for other in self.all:
            other.page.until_index(told["index"])

    def play(self, who: Recorder, move: str) -> None:
        """A move."""
        self.act(who, "submit", move=move)

    def everything(self, who: Recorder) -> dict[str, list[str]]:
        """All that somebody got, but for the id of the table and the hash of the seed, which tell nothing."""
        commitment = who.page.state["table"]["commitment"]
        return {
            kind: [line.replace(commitment, "…").replace(self.table, "…") for line in lines]
            for kind, lines in who.everything().items()
        }
