"""A game of every title in the language of tests: nothing at the table breaks when words grow.

Every game goes the same way at every run. One page shows it, and at each of its moments is as large as a desk, a tablet and a
phone in turn; it is measured only while it lies still (`still`). All words of whole games are looked at elsewhere
(`test_words_in_play`).
"""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from quadriga.kernel.registry import games
from tests.browser.arrival import arrive
from tests.browser.foreign import misfits, speak_otherwise
from tests.browser.players import MOST_CHOICES, MOST_DEEDS, Hand
from tests.browser.sight import prompt_of, spot_of
from tests.browser.stage import DESK, PHONE, Visitor, rush
from tests.browser.still import Rest, house_without_luck
from tests.server.harness import InProcessServer

pytestmark = pytest.mark.slow
Size = dict[str, int]
SIZES = (PHONE, {"width": 768, "height": 1024}, DESK)
NAME = "Bartholomaea"
"""Longer than the names that guests are given."""
LATER = (6, 9)
"""After the beginning, so many own moves lie between the moments at which somebody looks around."""
STEPS = 3
"""So many moments of a replay are looked at."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InProcessServer]:
    """A server for games that go the same way at every run."""
    with house_without_luck(tmp_path_factory.mktemp("house")) as running:
        yield running


class Eye:
    """Looks at one page at moments, and keeps what does not fit with the first moment at which it does not."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._rest = Rest(page)
        self.found: dict[str, str] = {}

    def look(self, moment: str) -> None:
        """At every size; the last stays."""
        self.turn_away()
        for size in SIZES:
            self.resize(size)
            self.look_closely(moment, size)

    def look_closely(self, moment: str, size: Size) -> None:
        """At the size that the page has."""
        self._rest.wait()
        for complaint in misfits(self._page):
            self.found.setdefault(f"at {size['width']}: {complaint}", moment)

    def resize(self, size: Size) -> None:
        """The page, which lies still afterwards."""
        self._page.set_viewport_size({"width": size["width"], "height": size["height"]})
        self._rest.wait()

    def turn_away(self) -> None:
        """What opens for a pointer that rests on a thing opens after a while, and so at no certain moment."""
        self._page.mouse.move(0, 0)
        expect(self._page.get_by_role("tooltip")).to_have_count(0)
        self._rest.wait()


def look_around(hand: Hand, eye: Eye) -> None:
    """At what can be opened while one is asked: tabs, reasons why not, menu, shortcuts, what happened, a hint."""
    page = hand.page
    for size in SIZES:
        eye.resize(size)
        tabs = page.locator("[role=tab]:visible")
        for tab in [*tabs.all(), tabs.first]:
            tab.click()
            eye.look_closely(f"the tab {tab.inner_text()}", size)
        for name in [name for name in hand.see().shut if spot_of(page, name).is_free][:2]:
            hand.point(name)
            expect(page.get_by_role("tooltip")).to_be_visible()
            eye.look_closely(f"why not {name}", size)
            page.keyboard.press("Escape")
            eye.turn_away()
    page.locator("header .menu").click()
    expect(page.locator("dialog a.entry").first).to_be_visible()
    eye.look("the menu")
    page.keyboard.press("Escape")
    look_by_key(eye, page, "?", page.locator("dialog dl"), "the shortcuts")
    page.keyboard.press("Escape")
    look_by_key(eye, page, "s", page.locator(".summary.rail"), "what happened")
    page.keyboard.press("s")
    look_by_key(eye, page, "h", prompt_of(page).locator(".hint"), "a hint")


def look_by_key(eye: Eye, page: Page, key: str, what: Locator, moment: str) -> None:
    """At what a key opens."""
    page.keyboard.press(key)
    expect(what).to_be_visible()
    eye.look(moment)


def choose(hand: Hand, eye: Eye, moment: str) -> None:
    """Until something could be done."""
    for step in range(MOST_CHOICES):
        if (seen := hand.see()).confirm:
            return
        hand.choose(hand.dice.choice(seen.glowing))
        eye.look(f"choice {step} of {moment}")
    raise AssertionError("nothing came of all these choices")


def hold(hand: Hand, eye: Eye) -> None:
    """Play until a turn waits for its end, and end it."""
    for _ in range(MOST_DEEDS):
        eye.turn_away()
        if hand.see().is_held:
            eye.look("a turn that waits")
            hand.confirm()
            return
        hand.step()
    raise AssertionError("no turn ever waits for its end")


def look_at_the_end(page: Page, eye: Eye, table: str) -> None:
    """The score sheet, the table below it, the replay."""
    page.goto(f"/t/{table}")
    page.get_by_role("dialog").locator("summary").click()
    eye.look("the score sheet")
    page.keyboard.press("Escape")
    eye.look("the table after the end")
    page.goto(f"/t/{table}/replay?step=0")
    slider = page.get_by_role("slider")
    expect(slider).to_be_visible()
    last = int(slider.get_attribute("max") or 0)
    for step in range(STEPS):
        at = last * step // (STEPS - 1)
        slider.fill(str(at))
        expect(page.locator("output")).to_have_text(f"{at} / {last}")
        eye.look(f"the replay at {at}")


def walk(visitor: Visitor, eye: Eye, game: str) -> None:
    """Through a game."""
    guest = visitor.known_as(NAME)
    table = guest.open("me", "greedy", "greedy", game=game)
    hand = arrive(visitor, guest, table)
    eye.look("the beginning")
    has_looked = False
    for nth, moves in enumerate(LATER):
        rush(guest, table, seed=nth, most=moves)
        hand = arrive(visitor, guest, table, seed=nth)
        eye.look(f"turn {nth}")
        # What is chosen already needs no hint.
        if not has_looked and not hand.see().confirm:
            look_around(hand, eye)
            has_looked = True
        choose(hand, eye, f"turn {nth}")
    assert has_looked
    hold(hand, eye)
    rush(guest, table)
    look_at_the_end(visitor.page, eye, table)


@pytest.mark.parametrize("game", games())
def test_other_words_fit_into_a_game(browser: Browser, house: InProcessServer, game: str) -> None:
    visitor = Visitor(browser, house.address, DESK)
    speak_otherwise(visitor)
    eye = Eye(visitor.page)
    walk(visitor, eye, game)
    assert visitor.leave() == []
    assert eye.found == {}, "\n".join(f"{moment}, {complaint}" for complaint, moment in eye.found.items())
