"""Takes the pictures of the docs from a real server in a real browser: `python -m tools.screenshots`.

A guest opens tables and lets a bot play for them up to the moment that is shown, so the positions are real games.
"""

import json
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import sync_playwright
from websockets.sync.client import connect

from tests.browser.stage import DESK, PHONE, RunningServer, Visitor, launch, serve

SCREENS = Path(__file__).resolve().parents[1] / "docs" / "screens"
HEADERS = {"X-Quadriga": "1"}


@dataclass(frozen=True)
class Picture:
    """What a picture of the docs shows: a table after so many deeds, or at its end; without a game, the home page."""

    name: str
    game: str = ""
    seats: int = 4
    deeds: int = 0
    is_phone: bool = False
    theme: Literal["light", "dark"] = "light"

    def is_there(self, state: dict[str, Any]) -> bool:
        """Whether a table stands as it should be shown: over, or with the visitor's turn before it."""
        if not self.deeds:
            return bool(state["table"]["status"] == "over")
        return bool(state["index"] >= self.deeds and state["acting"] == [0])


PICTURES = (
    Picture("table", "eight_minute_empire", deeds=60),
    Picture("table-dark", "eight_minute_empire", deeds=60, theme="dark"),
    Picture("end", "eight_minute_empire"),
    Picture("phone", "eight_minute_empire", deeds=60, is_phone=True),
    Picture("founders", "founders", seats=3, deeds=94),
    Picture("emporion", "emporion", seats=3, deeds=55),
    Picture("ancient_world", "ancient_world", seats=3, deeds=100),
    Picture("ancient_world-phone", "ancient_world", seats=3, deeds=110, is_phone=True),
    Picture("home"),
)


def main() -> int:
    SCREENS.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, serve(Path(folder)) as server, sync_playwright() as playwright:
        browser = launch(playwright)
        for picture in PICTURES:
            visitor = Visitor(browser, server.address, PHONE if picture.is_phone else DESK, color_scheme=picture.theme)
            take(visitor, server, picture)
            if complaints := visitor.leave():
                print(*complaints, sep="\n", file=sys.stderr)
                return 1
        browser.close()
    return 0


def take(visitor: Visitor, server: RunningServer, picture: Picture) -> None:
    """One picture, by a visitor who has come for it."""
    visitor.page.goto("/")
    visitor.page.get_by_role("button", name="Play now").first.wait_for()
    visitor.page.request.patch("/api/me", data={"name": "Ines"}, headers=HEADERS)
    shoot(visitor, f"/t/{open_table(visitor, server, picture)}" if picture.game else "/", picture.name)


def open_table(visitor: Visitor, server: RunningServer, picture: Picture) -> str:
    """A table played by bots until it is where it should be."""
    bots = [{"kind": "bot", "bot": "greedy"}] * (picture.seats - 1)
    wanted = {"game": picture.game, "seats": [{"kind": "me"}, *bots]}
    table = visitor.page.request.post("/api/tables", data=wanted, headers=HEADERS).json()["id"]
    cookie = "; ".join(f"{each['name']}={each['value']}" for each in visitor.context.cookies())
    address = server.address.replace("http", "ws", 1) + f"/api/tables/{table}/live"
    with connect(address, additional_headers={"Cookie": cookie}) as live:
        live.send(json.dumps({"type": "step_out", "seat": 0}))
        while True:
            told = json.loads(live.recv(timeout=30))
            if told["type"] == "state" and picture.is_there(told):
                break
        if told["table"]["status"] == "playing":
            live.send(json.dumps({"type": "come_back", "seat": 0}))
            while told["type"] != "state" or not told["prompt"]:
                told = json.loads(live.recv(timeout=30))
    return str(table)


def shoot(visitor: Visitor, path: str, name: str) -> None:
    """One picture, once everything is there."""
    visitor.page.goto(path)
    visitor.page.wait_for_load_state("networkidle")
    visitor.page.wait_for_timeout(1000)
    if name != "end":
        visitor.page.keyboard.press("Escape")  # what happened meanwhile lies over the board
        visitor.page.wait_for_timeout(500)
    picture = SCREENS / f"{name}.jpg"
    visitor.page.screenshot(path=picture, type="jpeg", quality=82)
    print(picture)


if __name__ == "__main__":
    sys.exit(main())
