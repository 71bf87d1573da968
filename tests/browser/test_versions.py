"""A table of rules that the server does not know: its page says so, and offers what is kept of it."""

import json
import sqlite3
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from quadriga.server.identity import COOKIE
from tests.browser.stage import DESK, Visitor, serve
from tests.server.harness import Guest

pytestmark = pytest.mark.slow


def test_the_page_of_a_table_of_unknown_rules_says_so_and_offers_a_download(browser: Browser, tmp_path: Path) -> None:
    with serve(tmp_path) as house, Guest(house.address, "Ada") as guest:
        table, cookie = guest.open("me", "greedy"), guest.cookie
    with sqlite3.connect(tmp_path / "tables.sqlite") as database:
        for column in ("setup", "summary"):
            version = """'"rules_version":"2"', '"rules_version":"7"'"""
            database.execute(f"UPDATE tables SET {column} = replace({column}, {version})")
    database.close()
    with serve(tmp_path) as house:
        visitor = Visitor(browser, house.address, DESK)
        visitor.context.add_cookies([{"name": COOKIE, "value": cookie, "url": house.address, "sameSite": "Lax"}])
        page = visitor.page
        page.goto("/")
        expect(page.get_by_text("This server does not know version 7 of these rules.")).to_be_visible()
        page.goto(f"/t/{table}")
        expect(page.get_by_role("alert")).to_have_text(
            "This table was begun under version 7 of the rules of Eight-Minute Empire, which this server does not know."
        )
        with page.expect_download() as download:
            page.get_by_role("link", name="Download what is left of it").click()
        kept = json.loads(Path(download.value.path()).read_text())
        assert (kept["format"], kept["id"], kept["setup"]["rules_version"]) == ("quadriga-table/1", table, "7")
        assert visitor.leave() == []
