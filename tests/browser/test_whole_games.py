"""Whole games against bots: by mouse on one screen, with a thumb on a phone, and by keyboard alone.

The bots are good ones: among players who choose at random some games drag on. Eight-Minute Empire begins at the home page.
"""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Invite
from tests.browser.players import Hand, Keys
from tests.browser.stage import DESK, PHONE, Visitor

pytestmark = pytest.mark.slow
PLAY_NOW = "Play now: Eight-Minute Empire"
OPTIONS = {"founders": {"agreed_end": "never"}, "ancient_world": {"expand_plus": "on"}}


def sit_down(visitor: Visitor, game: str, players: int) -> Page:
    """At a table where the game is about to begin."""
    seats = ("me", *["greedy"] * (players - 1))
    visitor.page.goto(f"/t/{visitor.known_as('Ada').open(*seats, game=game, options=OPTIONS.get(game, {}))}")
    return visitor.page


def play_on_one_screen(hand: Hand) -> None:
    """To the end, one turn taken back on the way; the page never grows out of the window."""
    hand.regrets = 1
    seen = hand.play()
    assert not hand.regrets
    assert {one.overflow for one in seen} == {(0, 0)}
    expect(hand.page.get_by_role("dialog")).to_contain_text("1st")


def see_all_parts(page: Page) -> None:
    """Everything is in the window, at the end as in the middle."""
    for part in (page.get_by_role("main"), page.get_by_role("region", name="Prompt"), page.get_by_role("complementary")):
        expect(part).to_be_in_viewport(ratio=0.99)


def test_a_first_game_is_played_by_mouse(invite: Invite) -> None:
    page = invite(DESK).page
    page.goto("/")
    page.get_by_role("button", name=PLAY_NOW).click()
    play_on_one_screen(Hand(page, seed=7))
    see_all_parts(page)


@pytest.mark.parametrize(("game", "players"), [("founders", 3), ("emporion", 2), ("ancient_world", 2)])
def test_a_game_is_played_by_mouse(invite: Invite, game: str, players: int) -> None:
    page = sit_down(invite(DESK), game, players)
    play_on_one_screen(Hand(page, seed=7))
    see_all_parts(page)


def test_a_first_game_is_played_with_a_thumb(invite: Invite) -> None:
    page = invite(PHONE).page
    page.goto("/")
    page.get_by_role("button", name=PLAY_NOW).tap()
    play_on_one_screen(Hand(page, seed=8, is_touch=True))


@pytest.mark.parametrize(("game", "players"), [("founders", 4), ("emporion", 3), ("ancient_world", 2)])
def test_a_game_is_played_with_a_thumb(invite: Invite, game: str, players: int) -> None:
    play_on_one_screen(Hand(sit_down(invite(PHONE), game, players), seed=8, is_touch=True))


def test_a_first_game_is_played_by_keyboard_alone(invite: Invite) -> None:
    page = invite().page
    page.goto("/")
    keys = Keys(page, seed=11)
    keys.find("button", PLAY_NOW)
    keys.press("Enter")
    expect(page.get_by_role("main", name="Board")).to_be_visible()
    play_by_ear(keys)

    # The sheet is read, left, and opened again.
    keys.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    keys.find("button", "The score sheet")
    keys.press("Enter")
    keys.find("button", "Play again")
    keys.press("Enter")
    expect(page.get_by_role("button", name="Bid nothing")).to_be_visible()


@pytest.mark.parametrize(("game", "players"), [("founders", 4), ("emporion", 3), ("ancient_world", 2)])
def test_a_game_is_played_by_keyboard_alone(invite: Invite, game: str, players: int) -> None:
    play_by_ear(Keys(sit_down(invite(), game, players), seed=11))


def play_by_ear(keys: Keys) -> None:
    """To the end, one turn taken back on the way."""
    keys.regrets = 1
    keys.play()
    assert not keys.regrets
    expect(keys.page.get_by_role("dialog")).to_contain_text("1st")
