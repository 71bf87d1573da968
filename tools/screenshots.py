"""Takes the pictures of the docs from a real server in a real browser: `python -m tools.screenshots`.

A guest opens tables and lets a bot play for him up to the moment that is shown, so the positions are real games.
"""

import json
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright
from websockets.sync.client import connect

from tests.browser.stage import DESK, PHONE, House, Visitor, launch, serve

SCREENS = Path(__file__).resolve().parents[1] / "docs" / "screens"
MIDDLE = 60
"""How many deeds make a good-looking map."""
HEADERS = {"X-Quadriga": "1"}


def main() -> int:
    SCREENS.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, serve(Path(folder)) as house, sync_playwright() as playwright:
        browser = launch(playwright)
        for size, theme, names in ((DESK, "light", "home table end"), (DESK, "dark", "table-dark"), (PHONE, "light", "phone")):
            visitor = Visitor(browser, house.address, size, color_scheme=theme)
            take(visitor, house, names.split())
            if complaints := visitor.leave():
                print(*complaints, sep="\n", file=sys.stderr)
                return 1
        browser.close()
    return 0


def take(visitor: Visitor, house: House, names: list[str]) -> None:
    """The pictures of one visitor."""
    visitor.page.goto("/")
    visitor.page.get_by_role("button", name="Play now").first.wait_for()
    visitor.page.request.patch("/api/me", data={"name": "Ines"}, headers=HEADERS)
    middle = open_table(visitor, house, lambda state: state["index"] >= MIDDLE and state["acting"] == [0])
    for name in names:
        if name == "end":
            shown = open_table(visitor, house, lambda state: state["table"]["status"] == "over")
            shoot(visitor, f"/t/{shown}", name)
        elif name == "home":
            shoot(visitor, "/", name)
        else:
            shoot(visitor, f"/t/{middle}", name)


def open_table(visitor: Visitor, house: House, is_there: Callable[[dict[str, Any]], bool]) -> str:
    """A table of four, played by bots until it is where it should be."""
    bots = [{"kind": "bot", "bot": "greedy"}] * 3
    wanted = {"game": "eight_minute_empire", "seats": [{"kind": "me"}, *bots]}
    table = visitor.page.request.post("/api/tables", data=wanted, headers=HEADERS).json()["id"]
    cookie = "; ".join(f"{each['name']}={each['value']}" for each in visitor.context.cookies())
    address = house.address.replace("http", "ws", 1) + f"/api/tables/{table}/live"
    with connect(address, additional_headers={"Cookie": cookie}) as live:
        live.send(json.dumps({"type": "step_out", "seat": 0}))
        while True:
            told = json.loads(live.recv(timeout=30))
            if told["type"] == "state" and is_there(told):
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
