"""Whole games in the language of tests: all words at the table are from files. Every game goes its own way, with cards on the
move, so what fits is looked at on the pages that stand still (`test_words`).

What is looked at knows no game.
"""

import re

import httpx
import pytest
from playwright.sync_api import Locator, expect

from quadriga.kernel.registry import find_game, games
from tests.browser.conftest import Invite
from tests.browser.foreign import plain_words, speak_otherwise
from tests.browser.players import MOST_DEEDS, Hand
from tests.browser.sight import prompt_of, said, see_settled, spot_of
from tests.browser.stage import DESK, PHONE, Visitor
from tests.server.harness import Guest

pytestmark = pytest.mark.slow
SIZES = (DESK, {"width": 768, "height": 1024}, PHONE)
GAME = "emporion"
WALKS = [*((GAME, size) for size in SIZES), *((game, DESK) for game in games() if game != GAME)]
DECKS = {"ancient_world": ("A", "B")}
"""Decks that the component set calls by letters."""
NAME = "Bartholomaea"
"""Longer than the names that guests are given."""
DEEDS_FIRST = 12
"""So many deeds are done before somebody looks around."""
STEPS = 5
"""So many moments of a replay are looked at."""


class Critic:
    """Looks at one page again and again, and says what has jarred once."""

    def __init__(self, visitor: Visitor, game: str) -> None:
        self.page = visitor.page
        glosses = re.findall('"gloss":"(.*?)"', httpx.get(f"{visitor.address}/faces/{game}/geometry.json").text)
        self._spelt = {NAME, find_game(game).meta.title, *glosses, *DECKS.get(game, ())} - {""}
        """The data of people and of component sets: names of players, of games, and what the name of a card means."""
        self.found: dict[str, None] = {}

    def know(self, guest: Guest, table: str) -> None:
        """Names of players are as they are."""
        with guest.at(table) as line:
            self._spelt |= {seat["name"] for seat in line.state["table"]["seats"]}

    def look(self, scope: str = "body") -> None:
        """At the page as it is now."""
        for complaint in plain_words(self.page, scope, frozenset(self._spelt)):
            self.found[complaint] = None


def sit_down(visitor: Visitor, game: str) -> tuple[Hand, Critic, str]:
    """At a table with two bots, before the first move."""
    speak_otherwise(visitor)
    critic, guest = Critic(visitor, game), visitor.known_as(NAME)
    table = guest.open("me", "greedy", "greedy", game=game)
    critic.know(guest, table)
    visitor.page.goto(f"/t/{table}")
    return Hand(visitor.page, seed=5, is_touch=visitor.is_phone), critic, table


def look_around(hand: Hand, critic: Critic) -> None:
    """At what can be opened while one is asked: tabs, menu, shortcuts, what happened, a hint, a reason why not."""
    page = hand.page
    tabs = page.locator("[role=tab]:visible")
    for tab in [*tabs.all(), tabs.first]:
        tab.click()
        page.wait_for_load_state("networkidle")
        critic.look()
    page.locator("header .menu").click()
    expect(page.locator("dialog .settings")).to_be_visible()
    expect(page.locator("dialog a.entry").first).to_be_visible()
    critic.look()
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    expect(page.locator("dialog dl")).to_be_visible()
    critic.look()
    page.keyboard.press("Escape")
    page.keyboard.press("s")
    expect(page.locator(".summary.rail")).to_be_visible()
    critic.look()
    page.keyboard.press("s")
    page.keyboard.press("h")
    expect(prompt_of(page).locator(".hint")).to_be_visible()
    critic.look()
    for name in [name for name in hand.see().shut if spot_of(page, name).is_free][:3]:
        hand.point(name)
        expect(page.get_by_role("tooltip")).to_be_visible()
        critic.look()
        page.keyboard.press("Escape")


def play_to_the_end(hand: Hand, critic: Critic) -> None:
    """With a look at every moment at which there is something to do."""
    for deeds in range(MOST_DEEDS):
        seen = hand.see()
        critic.look()
        if seen.is_stopped:
            return
        if deeds >= DEEDS_FIRST and seen.is_asked and not seen.confirm and not seen.is_behind:
            break
        hand.step()
    look_around(hand, critic)
    for _ in range(MOST_DEEDS):
        seen = hand.see()
        critic.look()
        if seen.is_stopped:
            return
        hand.step()
    raise AssertionError("the game does not end")


@pytest.mark.parametrize(("game", "size"), WALKS, ids=lambda one: one if isinstance(one, str) else str(one["width"]))
def test_all_words_of_a_whole_game_and_its_replay_are_from_files(invite: Invite, game: str, size: dict[str, int]) -> None:
    visitor = invite(size)
    hand, critic, table = sit_down(visitor, game)
    page = visitor.page
    play_to_the_end(hand, critic)

    sheet = page.get_by_role("dialog")
    sheet.locator("summary").click()
    hand.press(sheet.get_by_role("button", name=said(page, "Check every draw")))
    expect(sheet.get_by_role("status").locator("svg")).to_be_visible()
    critic.look()
    page.keyboard.press("Escape")
    assert see_settled(page).is_over
    critic.look()

    page.goto(f"/t/{table}/replay?step=0")
    slider = page.get_by_role("slider")
    expect(slider).to_be_visible()
    critic.look()
    last = int(slider.get_attribute("max") or 0)
    for step in range(STEPS):
        at = last * (step + 1) // STEPS
        slider.fill(str(at))
        expect(page.locator("output")).to_have_text(f"{at} / {last}")
        page.wait_for_load_state("networkidle")
        critic.look()
    assert list(critic.found) == [], "\n".join(critic.found)


def ask_of(hand: Hand) -> Locator:
    """The button that asks the others for one's turn back."""
    return hand.page.get_by_role("button", name=said(hand.page, "Ask for my turn back"))


def play_until_one_may_ask(hands: list[Hand]) -> tuple[Hand, Hand]:
    """Until one of two has a turn that only the other can give back: who that is, and the other."""
    for _ in range(MOST_DEEDS):
        mover = next(hand for hand in hands if (seen := see_settled(hand.page)).is_asked or seen.is_held)
        mover.step()
        for hand, other in (hands, hands[::-1]):
            see_settled(hand.page)
            if ask_of(hand).is_visible():
                return hand, other
    raise AssertionError("nobody could ask")


@pytest.mark.parametrize("size", SIZES, ids=lambda size: str(size["width"]))
def test_all_words_of_a_turn_that_is_asked_back_are_from_files(invite: Invite, size: dict[str, int]) -> None:
    ada, ben = invite(size), invite(size)
    hands: list[Hand] = []
    critics: list[Critic] = []
    host = ada.known_as(NAME)
    table = host.open("me", "open", game=GAME, undo="consent")
    for visitor in (ada, ben):
        speak_otherwise(visitor)
        hands.append(Hand(visitor.page, seed=6, is_touch=visitor.is_phone))
        critics.append(Critic(visitor, GAME))
    ben.known_as("Ben").claim(table, 1, host.links(table)[1])
    for visitor, critic in zip((ada, ben), critics, strict=True):
        critic.know(host, table)
        visitor.page.goto(f"/t/{table}")
    for critic in critics:
        see_settled(critic.page)
        critic.look()
    mover, judge = play_until_one_may_ask(hands)
    for critic in critics:
        critic.look()
    mover.press(ask_of(mover))
    expect(judge.page.get_by_role("alertdialog")).to_be_visible()
    expect(mover.page.get_by_role("alertdialog")).to_be_visible()
    for critic in critics:
        critic.look()
    assert [complaint for critic in critics for complaint in critic.found] == []
