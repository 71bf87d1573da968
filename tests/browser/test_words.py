"""Every page around the table in the language of tests: all words are from files, and nothing breaks when words grow."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from quadriga.kernel.registry import games
from tests.browser.conftest import Invite
from tests.browser.foreign import broken_layout, plain_words, rewrite_names, speak_otherwise
from tests.browser.stage import DESK, PHONE, Visitor, rush
from tests.server.harness import Guest

pytestmark = pytest.mark.slow
GAME = "eight_minute_empire"
SIZES = (DESK, {"width": 768, "height": 1024}, PHONE)
OPENED = """(panel) => panel.querySelectorAll('details').forEach((one) => {
  one.removeAttribute('name');  // which would close the others
  one.open = true;
})"""
SPOILT = """() => {
  const [one, other] = document.querySelectorAll('main button');
  one.textContent = 'Knock again';
  other.title = 'Title';
  other.style.translate = '-8px';
  one.style.whiteSpace = 'nowrap';
  one.textContent += ' and again and again and again';
  document.querySelector('main h1').style.width = '3000px';
  const wide = document.createElement('div');
  wide.style.cssText = 'width: 3000px; height: 1px';
  document.body.append(wide);
}"""
NAME = "Bartholomaea"
"""Longer than the names that guests are given."""
Walk = Callable[[Visitor, Guest], None]
WALKS: dict[str, Walk] = {}


def _walk(bring: Walk) -> Walk:
    WALKS[bring.__name__.replace("_", " ")] = bring
    return bring


def _home(visitor: Visitor, path: str = "/") -> Page:
    visitor.page.goto(path)
    expect(visitor.page.locator(".card").last).to_be_visible()
    return visitor.page


@_walk
def home_at_the_first_visit(visitor: Visitor, _: Guest) -> None:
    expect(_home(visitor).locator(".band li")).to_have_count(3)


@_walk
def home_with_tables(visitor: Visitor, guest: Guest) -> None:
    with Guest(visitor.address, "Ben") as friend:
        table = friend.open("me", "open")
        guest.claim(table, 1, friend.links(table)[1])
        friend.open("me", "open", listed=True)
        guest.open("me", "random")
        guest.open("me", "open", listed=True)
        rush(guest, guest.open("me", "random"))
        begun = guest.open("me", "open")
        friend.claim(begun, 1, guest.links(begun)[1])
        rush(guest, begun, most=1)
    expect(_home(visitor).locator("#band-mine + .tickets .ticket")).not_to_have_count(0)


@_walk
def open_tables(visitor: Visitor, _: Guest) -> None:
    with Guest(visitor.address, "Ben") as friend:
        friend.open("me", "open", listed=True)
    expect(_home(visitor, "/#open").locator("#band-open + .tickets .ticket").first).to_be_visible()


@_walk
def no_open_tables(visitor: Visitor, _: Guest) -> None:
    def emptied(route: Route) -> None:
        route.fulfill(json={"mine": [], "open": []})

    visitor.page.route("**/api/lobby", emptied)
    expect(_home(visitor, "/#open").locator("#band-open + .none")).to_be_visible()


@_walk
def a_house_that_cannot_be_reached(visitor: Visitor, _: Guest) -> None:
    visitor.page.route("**/api/catalogue", lambda route: route.abort())
    visitor.page.goto("/")
    expect(visitor.page.get_by_role("alert")).to_be_visible()


def _new(game: str) -> Walk:
    def bring(visitor: Visitor, _: Guest) -> None:
        page = visitor.page
        page.goto(f"/new/{game}")
        panel = page.locator("form:visible")
        seats, options = panel.locator(".seats details"), panel.locator(".scroll > details")
        # A neighbour, a free seat, seats that are named, and a number that is refused if there is one.
        expect(seats.first).to_be_visible()
        seats.nth(0).locator("summary").click()
        seats.nth(0).get_by_role("radio").nth(0).check()
        seats.nth(2).locator("summary").click()
        seats.nth(2).get_by_role("radio").last.check()
        for row in options.all():
            row.locator("summary").click()
            if row.locator("label").count() == 2:
                row.get_by_role("radio").last.check()
        panel.evaluate(OPENED)
        refused = panel.locator(".numbers button.refused")
        if refused.count():
            refused.first.click()
            expect(panel.locator(".bubble .mend")).to_be_visible()

    return bring


for key in games():
    WALKS[f"new table of {key}"] = _new(key)


@_walk
def menu_and_settings(visitor: Visitor, _: Guest) -> None:
    _home(visitor).locator("header .menu").click()
    expect(visitor.page.locator("dialog .settings")).to_be_visible()


@_walk
def shortcuts(visitor: Visitor, _: Guest) -> None:
    _home(visitor).keyboard.press("?")
    expect(visitor.page.locator("dialog dl")).to_be_visible()


@_walk
def rename(visitor: Visitor, _: Guest) -> None:
    page = _home(visitor)
    page.locator("header .menu").click()
    page.locator("dialog button.entry").first.click()
    expect(page.locator("dialog form input")).to_be_visible()


@_walk
def seat_by_a_link(visitor: Visitor, _: Guest) -> None:
    with Guest(visitor.address, "Ben") as host:
        table = host.open("me", "open", "random")
        visitor.page.goto(f"/join/{table}/1/{host.links(table)[1]}")
    expect(visitor.page.locator("form input")).to_be_visible()


@_walk
def seat_that_moves_to_another_device(visitor: Visitor, _: Guest) -> None:
    with Guest(visitor.address, "Ben") as host:
        table = host.open("me", "random")
        visitor.page.goto(f"/join/{table}/0/{host.transfer(table, 0)}")
    expect(visitor.page.locator("form button")).to_be_visible()


@_walk
def seat_that_a_bot_has_taken(visitor: Visitor, _: Guest) -> None:
    with Guest(visitor.address, "Ben") as host:
        visitor.page.goto(f"/join/{host.open('me', 'random')}/1/key")
    expect(visitor.page.locator("main .words > a")).to_be_visible()


@_walk
def seat_at_a_private_table(visitor: Visitor, _: Guest) -> None:
    with Guest(visitor.address, "Ben") as host:
        visitor.page.goto(f"/join/{host.open('me', 'open', onlookers=False)}/1/key")
    visitor.page.locator("form button").click()
    expect(visitor.page.get_by_role("alert")).to_be_visible()


@_walk
def link_to_nothing(visitor: Visitor, _: Guest) -> None:
    visitor.page.goto("/join/nosuchtable/1/key")
    expect(visitor.page.get_by_role("alert")).to_be_visible()


@_walk
def rules(visitor: Visitor, _: Guest) -> None:
    visitor.page.goto(f"/rules/{GAME}")
    expect(visitor.page.locator("main .others a")).to_have_count(len(games()) - 1)


@_walk
def search_in_vain(visitor: Visitor, _: Guest) -> None:
    visitor.page.goto(f"/rules/{GAME}")
    visitor.page.get_by_role("searchbox").fill("42!")
    expect(visitor.page.locator("main section")).to_have_count(0)


@_walk
def how_to_play(visitor: Visitor, _: Guest) -> None:
    visitor.page.goto(f"/learn/{GAME}")
    expect(visitor.page.locator("main .others a")).to_have_count(len(games()) - 1)


@_walk
def single_rule(visitor: Visitor, _: Guest) -> None:
    visitor.page.goto(f"/learn/{GAME}")
    visitor.page.locator("main .from button").first.click()
    expect(visitor.page.locator("dialog .rule")).to_be_visible()


@_walk
def nowhere(visitor: Visitor, _: Guest) -> None:
    visitor.page.goto("/t/nosuchtable/nowhere")
    expect(visitor.page.locator("main .note")).to_be_visible()


@_walk
def unknown_game(visitor: Visitor, _: Guest) -> None:
    visitor.page.goto("/rules/chess")
    expect(visitor.page.get_by_role("alert")).to_be_visible()


@pytest.mark.parametrize("walk", WALKS.values(), ids=list(WALKS))
def test_other_words_fit_into_every_page(invite: Invite, walk: Walk) -> None:
    found: list[str] = []
    for size in SIZES:
        visitor = invite(size)
        speak_otherwise(visitor)
        rewrite_names(visitor)
        walk(visitor, visitor.known_as(NAME))
        said = plain_words(visitor.page, spelt=_values()) + broken_layout(visitor.page)
        found += [f"{size['width']}: {complaint}" for complaint in said]
        visitor.forgive("Failed to load resource")  # for the walks that lead to nothing
    assert found == [], "\n".join(found)


def test_other_words_fit_into_the_links_of_a_table_that_waits(invite: Invite) -> None:
    visitor = invite()
    speak_otherwise(visitor)
    rewrite_names(visitor)
    table = visitor.known_as("Ada").open("me", "open", "open")
    found: list[str] = []
    for size in SIZES:
        visitor.page.set_viewport_size({"width": size["width"], "height": size["height"]})
        visitor.page.goto(f"/t/{table}")
        expect(visitor.page.locator(".link").last).to_be_visible()
        visitor.page.locator(".link .ways button").last.click()
        found += [f"{size['width']}: {words}" for words in plain_words(visitor.page, "ol:has(.link)")]
    assert found == [], "\n".join(found)


def _values() -> frozenset[str]:
    """Options whose sentences are long are called by their values, which are the server's."""
    options = (option for game in games().values() for option in game.meta.options)
    return frozenset(choice.value.replace("_", " ").capitalize() for option in options for choice in option.choices)


def test_plain_words_and_broken_layouts_are_found(invite: Invite) -> None:
    visitor = invite()
    speak_otherwise(visitor)
    rewrite_names(visitor)
    page = _home(visitor)
    assert plain_words(page, spelt=_values()) == []
    page.evaluate(SPOILT)
    assert any("Knock again" in one for one in plain_words(page))
    assert any("Title" in one for one in plain_words(page))
    broken = "\n".join(broken_layout(page))
    for word in ("wide, there is room", "sticks out", "cut off", "overlaps"):
        assert word in broken
