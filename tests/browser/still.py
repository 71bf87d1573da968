"""What is measured must not depend on luck: a house where every game goes the same way, and pages that lie still.

A page lies still when all that it has asked for has come, by request and by socket, its letters are there, and nothing on it
moves.
"""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace

import pytest
from playwright.sync_api import Frame, Page, Request, WebSocket

from quadriga.server import connection, table_manager
from quadriga.server.routes import tables
from tests.server.harness import InProcessServer

MOST_LOOKS = 600
_REST = """async () => {
  const frame = () => new Promise(requestAnimationFrame);
  await frame();
  await frame();
  await document.fonts.ready;
  await Promise.all(document.getAnimations().map((one) => one.finished.catch(() => null)));
}"""


@contextmanager
def house_without_luck(folder: Path, seed: int = 1) -> Iterator[InProcessServer]:
    """A server whose decks are always shuffled alike and whose bots always think alike."""
    with pytest.MonkeyPatch.context() as patch:
        dice = SimpleNamespace(token_hex=lambda size: f"{seed:0{2 * size}x}", randbits=lambda _: seed)
        patch.setattr(tables, "secrets", dice)
        patch.setattr(table_manager, "secrets", dice)
        # The bot that gives hints thinks for as long as it may, and so not always the same.
        patch.setattr(connection, "HINT_BOT", "greedy")
        with InProcessServer(folder) as server:
            yield server


class Rest:
    """Knows what a page is still waiting for; to be made before it goes anywhere."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._requests: set[Request] = set()
        self._asked: set[tuple[WebSocket, int]] = set()
        page.on("request", self._begin)
        page.on("requestfinished", self._finish)
        page.on("requestfailed", self._finish)
        page.on("websocket", self._listen)
        page.on("framenavigated", self._forget)

    def _forget(self, _: Frame) -> None:
        """Nobody waits any more for what the page before this one has asked for."""
        self._requests = {one for one in self._requests if one.is_navigation_request()}
        self._asked.clear()

    def _begin(self, request: Request) -> None:
        self._requests.add(request)

    def _finish(self, request: Request) -> None:
        self._requests.discard(request)

    def _listen(self, socket: WebSocket) -> None:
        def asked(text: str | bytes) -> None:
            self._asked.add((socket, json.loads(text)["ref"]))

        def told(text: str | bytes) -> None:
            self._asked.discard((socket, json.loads(text).get("ref", 0)))

        def closed(_: WebSocket) -> None:
            self._asked = {(one, ref) for one, ref in self._asked if one is not socket}

        socket.on("framesent", asked)
        socket.on("framereceived", told)
        socket.on("close", closed)

    @property
    def _has_all(self) -> bool:
        return not self._requests and not self._asked

    def wait(self) -> None:
        """Until the page lies still."""
        for _ in range(MOST_LOOKS):
            # What has just come is shown in the frames after that.
            had_all = self._has_all
            self._page.evaluate(_REST)
            if had_all and self._has_all:
                return
        raise AssertionError(f"the page still waits for {[one.url for one in self._requests]} and {self._asked}")
