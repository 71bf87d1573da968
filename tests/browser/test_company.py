"""Two browsers that play each other by a link; one is reloaded and one loses its connection on the way."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Invite
from tests.browser.players import Hand
from tests.browser.proxy import CuttableProxy
from tests.browser.sight import see_settled
from tests.browser.stage import RunningServer

pytestmark = pytest.mark.slow
MARKUP = "<img src=x onerror=\"document.title = 'taken over'\">"


@pytest.fixture
def proxy(server: RunningServer) -> Iterator[CuttableProxy]:
    """A connection to the server that can be cut."""
    with CuttableProxy(server.address) as between:
        yield between


def _open_a_table_for_two(page: Page) -> str:
    """Set up a table with a free seat; the link to it, as the button copies it."""
    page.goto("/new/eight_minute_empire")
    panel = page.get_by_role("complementary", name="New table")
    panel.get_by_role("button", name="2 players").click()
    panel.locator("summary").filter(has_text="terracotta").click()
    panel.get_by_role("radio", name="A free seat").check()
    panel.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("img", name="QR code")).to_be_visible()
    page.get_by_role("button", name="Copy the link").click()
    expect(page.get_by_text("Copied.")).to_be_visible()
    link: str = page.evaluate("() => navigator.clipboard.readText()")
    assert link == page.get_by_role("textbox", name="link to seat 1").input_value()
    return link


def _together(hands: list[Hand], deeds: int) -> None:
    """Play on in turn until so many deeds are done."""
    at = 0
    for _ in range(deeds):
        # Whoever is not asked says whom everybody waits for: with two, the other one.
        seen = see_settled(hands[at].page)
        if not seen.is_asked and not seen.confirm:
            at = 1 - at
        hands[at].step()


def _lines(page: Page) -> Locator:
    return page.get_by_role("log", name="Log").get_by_role("button")


def _common_log(pages: list[Page]) -> list[str]:
    """What both have read in their logs, once both have read as much; each reads their own secrets besides."""
    for page in pages:
        see_settled(page)
    # Both have their own secrets, so there are equally many lines when nothing is on its way.
    expect(_lines(pages[0])).to_have_count(_lines(pages[1]).count())
    expect(_lines(pages[1])).to_have_count(_lines(pages[0]).count())
    one, other = ([line for line in _lines(page).all_inner_texts() if not line.startswith("You ")] for page in pages)
    assert one == other
    return one


def test_two_browsers_play_each_other_by_a_link(invite: Invite, proxy: CuttableProxy) -> None:
    ada = invite(permissions=["clipboard-read", "clipboard-write"])
    link = _open_a_table_for_two(ada.page)
    ben = invite(address=proxy.address)
    ben.page.goto(link.replace(ada.address, proxy.address))
    ben.page.get_by_role("textbox").fill("Ben <b>the Bold</b>")
    ben.page.get_by_role("button", name="Sit down").click()
    for page in (ada.page, ben.page):
        expect(page.get_by_role("region", name="Ben <b>the Bold</b>, terracotta")).to_be_visible()
    hands = [Hand(ada.page, 1), Hand(ben.page, 2)]
    _together(hands, 16)

    # Ada's page is reloaded: it shows the same table, and the game goes on.
    before = _common_log([ada.page, ben.page])
    ada.page.reload()
    assert _common_log([ada.page, ben.page]) == before
    _together(hands, 12)

    # Ben's connection is cut: both are told, and the page comes back by itself.
    see_settled(ben.page)
    proxy.cut()
    expect(ben.page.get_by_text("The connection is lost.")).to_be_visible()
    expect(ada.page.get_by_role("region", name="Ben <b>the Bold</b>")).to_contain_text("away")
    proxy.mend()
    expect(ben.page.get_by_text("The connection is lost.")).to_be_hidden()
    expect(ada.page.get_by_role("region", name="Ben <b>the Bold</b>")).not_to_contain_text("away")
    _together(hands, 12)

    # What is said is text, and nothing but text.
    ada.page.get_by_role("tab", name="Chat").click()
    ada.page.get_by_role("textbox", name="Say something").fill(MARKUP)
    ada.page.keyboard.press("Enter")
    ben.page.get_by_role("tab", name=re.compile("Chat.*something new")).click()
    for page in (ada.page, ben.page):
        expect(page.get_by_role("log", name="Chat")).to_contain_text(MARKUP)
        expect(page.get_by_role("log", name="Chat").locator("img, b b")).to_have_count(0)
        page.get_by_role("tab", name="Log").click()

    # Ben gives up: both see the same end, and the same table for the next game.
    ben.page.get_by_role("button", name="Menu").click()
    ben.page.get_by_role("button", name="Resign").click()
    ben.page.get_by_role("dialog", name="Resign?").get_by_role("button", name="Resign").click()
    sheets = [page.get_by_role("dialog", name=re.compile("wins|is over")) for page in (ada.page, ben.page)]
    for sheet in sheets:
        expect(sheet).to_be_visible()
    assert sheets[0].inner_text() == sheets[1].inner_text()
    assert _common_log([ada.page, ben.page])[-1].endswith("resigned.")
    sheets[0].get_by_role("button", name="Play again").click()
    expect(ada.page.get_by_role("dialog")).to_have_count(0)
    sheets[1].get_by_role("button", name="Go to the rematch").click()
    expect(ben.page).to_have_url(ada.page.url.replace(ada.address, proxy.address))
    for page in (ada.page, ben.page):
        assert "taken over" not in page.title()
    ben.page.close()  # before the proxy goes, which it would try to use again
    ben.forgive("WebSocket connection")  # to be cut off is nothing to be silent about


def test_an_onlooker_sees_what_lies_open_and_nothing_else(invite: Invite) -> None:
    ada, cleo = invite(), invite()
    guest = ada.known_as("Ada")
    table = guest.open("me", "open")
    ada.page.goto(f"/t/{table}")
    cleo.page.goto(f"/t/{table}")
    expect(cleo.page.get_by_role("region", name="Invitations")).to_have_count(0)
    guest.ok("POST", f"/api/tables/{table}/seats/1/bot", {"bot": "random"})
    hand = Hand(ada.page, 3)
    hand.choose("Bid 3 coins")
    hand.confirm()
    expect(cleo.page.get_by_role("log", name="Log")).to_contain_text("bid")
    seen = see_settled(cleo.page)
    assert not seen.is_asked
    assert not seen.confirm
    assert not seen.undo
