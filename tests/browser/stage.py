"""A browser before a running server: what every browser test starts from.

A `Visitor` is one person with one browser context (own cookies, own storage). Whatever their page complains about on the
console, or asks of another host, is a failure at the end of the test.
"""

import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Playwright, Request

from quadriga.server.identity import COOKIE
from tests.server.harness import Guest, Json

ROOT = Path(__file__).resolve().parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
CHROMIUM = ("/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome")
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
DESK = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
SERIOUS = ("serious", "critical")
PATIENCE_MS = 20_000
"""How long anything may take to appear; on a quiet machine nothing takes a second."""


class RunningServer:
    """A running server."""

    def __init__(self, address: str) -> None:
        self.address = address


@contextmanager
def serve(folder: Path, *arguments: str) -> Iterator[RunningServer]:
    """A real server on a free port with a database of its own."""
    command = [sys.executable, "-m", "quadriga", "serve", "--no-browser", "--port", "0"]
    log = folder / "server.log"
    with (
        log.open("w") as errors,
        subprocess.Popen(
            [*command, "--database", str(folder / "tables.sqlite"), *arguments],
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
        ) as process,
    ):
        try:
            assert process.stdout is not None
            found = re.search(r"http://\S+?/", process.stdout.readline())
            assert found, log.read_text()
            yield RunningServer(found.group().rstrip("/"))
        finally:
            process.terminate()
            process.wait(timeout=10)


def launch(playwright: Playwright) -> Browser:
    """The machine's own browser."""
    program = next((path for path in CHROMIUM if Path(path).exists()), None)
    assert program, "the browser tests need chromium: `make machine` installs it"
    return playwright.chromium.launch(executable_path=program, args=list(FLAGS))


class Visitor:
    """A person at a browser."""

    def __init__(self, browser: Browser, address: str, size: dict[str, int], **options: Any) -> None:
        self.address = address
        self.is_phone = is_phone = size["width"] < 600
        self.context: BrowserContext = browser.new_context(
            base_url=address,
            viewport={"width": size["width"], "height": size["height"]},
            has_touch=is_phone,
            is_mobile=is_phone,
            **{"reduced_motion": "reduce", **options},
        )
        self.context.set_default_timeout(PATIENCE_MS)
        self.complaints: list[str] = []
        self._guest: Guest | None = None
        self.page = self.open()

    def open(self) -> Page:
        """A further tab."""
        page = self.context.new_page()
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        page.on("request", self._asked)
        return page

    def known_as(self, name: str) -> Guest:
        """Has been here before, under that name; what this guest does elsewhere than in this browser goes through the guest."""
        self._guest = Guest(self.address, name)
        self.context.add_cookies(
            [{"name": COOKIE, "value": self._guest.cookie, "url": self.address, "httpOnly": True, "sameSite": "Lax"}]
        )
        return self._guest

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"console {message.type}: {message.text}")

    def _asked(self, request: Request) -> None:
        url = urlsplit(request.url)
        if url.scheme not in ("data", "blob") and url.netloc != urlsplit(self.address).netloc:
            self.complaints.append(f"request to {request.url}")

    def forgive(self, words: str) -> None:
        """Complaints with these words are to be expected here."""
        self.complaints = [complaint for complaint in self.complaints if words not in complaint]

    def leave(self) -> list[str]:
        """Go, and say what there was to complain about."""
        self.context.close()
        if self._guest:
            self._guest.close()
        return self.complaints


def rush(guest: Guest, table: str, seed: int = 1, most: int = 10_000) -> None:
    """Let a guest play their seat at random and in a hurry, without a page, until the game is over or for so many moves."""
    dice = Random(seed)
    with guest.at(table) as line:
        for _ in range(most):
            line.until(lambda state: bool(state["prompt"]) or state["table"]["status"] == "over")
            if not line.moves:
                return
            line.move(dice.choice(line.moves))


def seek(guest: Guest, table: str, is_wanted: Callable[[Json], bool], seed: int = 1, *later: str) -> bool:
    """Play a seat in a hurry until some option is wanted, and stop there; moves that begin with `later` come last.

    Of the others it takes the latest in the list as often as not. False: the game was over first."""
    dice = Random(seed)
    with guest.at(table) as line:
        while True:
            line.until(lambda state: bool(state["prompt"]) or state["table"]["status"] == "over")
            if not line.moves:
                return False
            if any(is_wanted(option) for option in line.state["prompt"]["options"]):
                return True
            moves = [move for move in line.moves if not move.startswith(later)] if later else line.moves
            moves = moves or line.moves
            line.move(moves[-1] if dice.random() < 0.5 else dice.choice(moves))


def complaints_of_axe(page: Page) -> list[str]:
    """What axe finds serious or critical on the page as it is now."""
    # Evaluated, not added as a script: the page's own policy forbids foreign scripts, and that is right.
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    result = page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{violation['id']} ({violation['impact']}): {node['target']} {node.get('failureSummary', '')}"
        for violation in result["violations"]
        if violation["impact"] in SERIOUS
        for node in violation["nodes"]
    ]
