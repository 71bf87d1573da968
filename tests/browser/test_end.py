"""When the game is over: the score sheet, chance verified, the record, the replay, the next game."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Invite
from tests.browser.stage import PHONE, Visitor, rush
from tests.cli.runner import run

pytestmark = pytest.mark.slow
MOST_LOOKS = 60


@pytest.fixture
def ended(invite: Invite) -> Iterator[tuple[Visitor, str]]:
    """Somebody whose game has just ended, and its table."""
    visitor = invite(permissions=["clipboard-read", "clipboard-write"])
    guest = visitor.known_as("Ada")
    table = guest.open("me", "random", "random", "random")
    rush(guest, table)
    yield visitor, table


def test_the_score_sheet_names_the_rule_of_every_line(ended: tuple[Visitor, str]) -> None:
    visitor, table = ended
    page = visitor.page
    page.goto(f"/t/{table}")
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("heading", level=2)).to_contain_text(re.compile("wins|share"))
    places = sheet.get_by_role("region", name="Score sheet of")
    expect(places).to_have_count(4)
    for place in places.all():
        lines = place.get_by_role("row").all()
        points = [int(line.get_by_role("cell").last.inner_text()) for line in lines]
        assert sum(points) == int(place.locator(".sum").inner_text())
        for line in lines:
            expect(line.get_by_role("button", name="Rule EME-")).to_be_visible()
    places.first.get_by_role("button", name="Rule EME-E3").first.click()
    expect(page.get_by_role("dialog", name="EME-E3")).to_contain_text("region")
    page.keyboard.press("Escape")

    sheet.get_by_text("How we know the luck was fair").click()
    sheet.get_by_role("button", name="Check every draw").click()
    expect(sheet.get_by_role("status")).to_contain_text("draws")
    expect(sheet.locator(".right")).to_be_visible()


def test_the_record_is_downloaded_and_verified_by_the_program(ended: tuple[Visitor, str], tmp_path: Path) -> None:
    visitor, table = ended
    visitor.page.goto(f"/t/{table}")
    with visitor.page.expect_download() as download:
        visitor.page.get_by_role("dialog").get_by_role("link", name="Download").click()
    path = tmp_path / download.value.suggested_filename
    download.value.save_as(path)
    result = run("verify", path)
    assert result.exit_code == 0, result.output


def test_a_game_is_played_again_by_the_same_company(ended: tuple[Visitor, str]) -> None:
    visitor, table = ended
    visitor.page.goto(f"/t/{table}")
    visitor.page.get_by_role("dialog").get_by_role("button", name="Play again").click()
    expect(visitor.page.get_by_role("button", name="Bid nothing")).to_be_visible()
    assert table not in visitor.page.url


def _board(page: Page) -> list[str]:
    """The names of all that lies on the board, once it lies still."""
    before: list[str] = []
    for _ in range(MOST_LOOKS):
        if (names := _names(page)) and names == before:
            return names
        before = names
        page.wait_for_timeout(300)
    raise AssertionError("the board does not come to rest")


def _names(page: Page) -> list[str]:
    things = page.get_by_role("main", name="Board").get_by_role("group").get_by_role("button")
    names: list[str] = things.evaluate_all("all => all.map(one => one.getAttribute('aria-label'))")
    return names


def test_a_replay_goes_to_any_moment_through_any_eyes(ended: tuple[Visitor, str], invite: Invite) -> None:
    visitor, table = ended
    page = visitor.page
    page.goto(f"/t/{table}/replay")
    slider = page.get_by_role("slider", name="Step")
    last = int(str(slider.get_attribute("max")))
    assert last > 100
    controls = page.get_by_role("region", name="Replay")

    controls.get_by_role("button", name="To the end").click()
    expect(slider).to_have_value(str(last))
    expect(page.get_by_role("banner")).to_contain_text("The game is over")
    controls.get_by_role("button", name="To the beginning").click()
    expect(slider).to_have_value("0")
    expect(controls).to_contain_text("The table before the first move.")

    # Middle of the game by the slider; a step on and a step back lead to the same table.
    slider.fill(str(last // 2))
    expect(controls).to_contain_text(f"{last // 2} / {last}")
    expect(page).to_have_url(re.compile(f"step={last // 2}"))
    sentence = controls.locator("p").inner_text()
    middle = _board(page)
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value(str(last // 2 + 1))
    controls.get_by_role("button", name="One step back").click()
    expect(slider).to_have_value(str(last // 2))
    expect(controls.locator("p")).to_have_text(sentence)
    assert _board(page) == middle

    # A friend who follows the link sees that moment.
    controls.get_by_role("button", name="Copy the link to this moment").click()
    expect(controls).to_contain_text("Copied")
    friend = invite(PHONE)
    friend.page.goto(page.evaluate("() => navigator.clipboard.readText()"))
    expect(friend.page.get_by_role("slider", name="Step")).to_have_value(str(last // 2))
    expect(friend.page.get_by_role("region", name="Replay").locator("p")).to_have_text(sentence)
    assert _board(friend.page) == middle

    # Everybody's eyes, and those of an onlooker.
    eyes = controls.get_by_role("combobox", name="Through the eyes of")
    assert len(eyes.get_by_role("option").all()) == 5
    eyes.select_option(label="a spectator")
    expect(page).to_have_url(re.compile("eyes=public"))
    assert _board(page) == middle


def test_a_line_of_the_log_leads_to_its_moment(ended: tuple[Visitor, str]) -> None:
    visitor, table = ended
    page = visitor.page
    page.goto(f"/t/{table}")
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    line = page.get_by_role("log", name="Log").get_by_role("button", name="took").nth(3)
    words = line.inner_text()
    line.click()
    expect(page.get_by_role("region", name="Replay").locator("p")).to_have_text(words)
