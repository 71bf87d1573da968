"""The pages around the table: home, a new table and its options, settings, the rules, how to play."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.sight import see_turn
from tests.browser.stage import PHONE, rush

pytestmark = pytest.mark.slow
GAME = "eight_minute_empire"


def test_home_tells_whose_turn_it_is_and_leads_there(invite: Invite) -> None:
    visitor = invite()
    guest = visitor.known_as("Ada")
    mine = guest.open("me", "random")
    over = guest.open("me", "random")
    rush(guest, over)
    page = visitor.page
    page.goto("/")
    tickets = page.get_by_role("region", name="My tables").get_by_role("listitem").filter(has=page.get_by_role("heading"))
    expect(tickets).to_have_count(2)
    expect(tickets.filter(has_text="Your turn")).to_have_count(1)
    expect(tickets.filter(has_text="Over")).to_have_count(1)
    expect(page).to_have_title(re.compile(r"^\(1\)"))
    tickets.filter(has_text="Your turn").get_by_role("link", name="Play on").click()
    expect(page).to_have_url(re.compile(mine))


def test_a_free_seat_at_an_open_table_is_taken_in_one_click(invite: Invite) -> None:
    host, visitor = invite(), invite()
    guest = host.known_as("Ada")
    guest.open("me", "open", listed=True)
    page = visitor.page
    page.goto("/#open")
    page.get_by_role("button", name="Sit down").first.click()
    expect(page.get_by_role("button", name="Bid nothing")).to_be_visible()


@pytest.mark.parametrize("size", [None, PHONE], ids=["desk", "phone"])
def test_five_players_are_refused_with_a_reason_and_a_mend(invite: Invite, size: dict[str, int] | None) -> None:
    page = (invite(size) if size else invite()).page
    page.goto(f"/new/{GAME}")
    panel = page.get_by_role("dialog") if size else page.get_by_role("complementary")
    five = panel.get_by_role("button", name="5 players: why not?")
    five.click()
    bubble = panel.get_by_role("status")
    expect(bubble.get_by_role("button", name="Rule EME-")).to_be_visible()
    mend = bubble.get_by_role("button", name="for 5 players")
    mend.click()
    expect(panel.get_by_role("button", name="5 players", exact=True)).to_have_attribute("aria-pressed", "true")
    panel.get_by_role("button", name="Open the table").click()
    # On a phone the panel is a dialog, and a dialog is something to do: not before it is gone is the table looked at.
    expect(page).to_have_url(re.compile("/t/"))
    assert see_turn(page).offers
    expect(page.get_by_role("complementary", name="Players").get_by_role("region")).to_have_count(5)


def test_options_are_explained_and_chosen(invite: Invite) -> None:
    page = invite().page
    page.goto(f"/new/{GAME}")
    panel = page.get_by_role("complementary")
    for title, choice in (("Board", "Side B"), ("Undo", "No taking back"), ("Spectators", "Only the players")):
        panel.locator("summary").filter(has_text=title).click()
        panel.get_by_role("radio", name=re.compile(choice)).check()
    panel.locator("summary").filter(has_text="Deck").click()
    panel.get_by_role("group", name="Deck").get_by_role("button", name="Rule EME-").click()
    expect(page.get_by_role("dialog", name=re.compile("^EME-"))).to_be_visible()
    page.keyboard.press("Escape")
    panel.get_by_role("button", name="Open the table").click()
    see_turn(page)
    info = page.evaluate("() => fetch(location.pathname.replace('/t/', '/api/tables/')).then((answer) => answer.json())")
    assert (info["options"]["board"], info["undo"], info["onlookers"]) == ("b", "none", False)


def test_settings_take_effect_at_once_and_stay(invite: Invite) -> None:
    visitor = invite(color_scheme="light", reduced_motion="no-preference")
    page = visitor.page
    page.goto("/")
    paper = "() => getComputedStyle(document.body).colorScheme + getComputedStyle(document.body).color"
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    by_day = page.evaluate(paper)
    page.keyboard.press("m")
    menu = page.get_by_role("dialog", name="Menu")
    menu.get_by_text("Dark", exact=True).click()
    menu.get_by_text("Off", exact=True).click()
    page.keyboard.press("Escape")
    expect(menu).to_be_hidden()
    assert page.evaluate(paper) != by_day
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert page.evaluate(paper) != by_day

    # Nothing moves any more: the moves of others are there at once.
    page.get_by_role("button", name="Play now: Eight-Minute Empire").click()
    see_turn(page)
    page.get_by_role("button", name="Bid nothing").click()
    page.keyboard.press("Enter")
    assert not see_turn(page).is_playing


def test_a_guest_chooses_a_name(invite: Invite) -> None:
    page = invite().page
    page.goto("/")
    page.get_by_role("button", name="Change your name").click()
    page.get_by_role("dialog", name="Your name").get_by_role("textbox").fill("Zenobia")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Zenobia")


def test_the_rules_are_searched_and_each_has_an_address(invite: Invite) -> None:
    page = invite().page
    page.goto(f"/rules/{GAME}#EME-A2")
    rule = page.locator("[id='EME-A2']")
    expect(rule).to_be_in_viewport()
    expect(rule).to_be_focused()
    rules = page.get_by_role("main").get_by_role("listitem")
    everything = rules.count()
    page.get_by_role("searchbox", name="Search the rules").fill("continent")
    expect(rules).not_to_have_count(everything)
    assert all("continent" in words.lower() for words in rules.all_inner_texts())
    page.get_by_role("searchbox", name="Search the rules").fill("xyzzy")
    expect(page.get_by_role("main")).to_contain_text("No rule mentions “xyzzy”.")


def test_how_to_play_leads_to_the_rules_and_to_a_table(invite: Invite) -> None:
    page = invite().page
    page.goto("/")
    page.get_by_role("main").get_by_role("link", name="How to play").first.click()
    expect(page.get_by_role("main").get_by_role("heading", level=2).nth(3)).to_be_visible()
    expect(page.get_by_role("main").locator(".face svg").first).to_be_visible()
    page.get_by_role("main").get_by_role("button", name="Rule EME-").first.click()
    expect(page.get_by_role("dialog", name=re.compile("^EME-"))).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Play now").click()
    assert see_turn(page).offers


def test_a_wrong_address_leads_home(invite: Invite) -> None:
    visitor = invite()
    page = visitor.page
    page.goto("/t/nosuchtable")
    page.get_by_role("main").get_by_role("link").first.click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Which empire")
    visitor.forgive("")
