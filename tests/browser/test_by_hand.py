"""A whole game against bots with the mouse, and with a thumb on a phone."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.players import Hand
from tests.browser.stage import DESK, PHONE

pytestmark = pytest.mark.slow


def test_a_whole_game_is_played_by_mouse_on_one_screen(invite: Invite) -> None:
    page = invite(DESK).page
    page.goto("/")
    hand = Hand(page, seed=7)
    hand.regrets = 1
    hand.press(page.get_by_role("button", name="Play now: Eight-Minute Empire"))
    seen = hand.play()
    assert not hand.regrets
    assert {one.overflow for one in seen} == {(0, 0)}
    # Everything is in the window, at the end as in the middle.
    for part in (page.get_by_role("main"), page.get_by_role("region", name="Prompt"), page.get_by_role("complementary")):
        expect(part).to_be_in_viewport(ratio=0.99)
    expect(page.get_by_role("dialog")).to_contain_text("1st")


def test_a_whole_game_is_played_with_a_thumb(invite: Invite) -> None:
    page = invite(PHONE).page
    page.goto("/")
    hand = Hand(page, seed=8, is_touch=True)
    hand.regrets = 1
    hand.press(page.get_by_role("button", name="Play now: Eight-Minute Empire"))
    seen = hand.play()
    assert not hand.regrets
    assert {one.overflow for one in seen} == {(0, 0)}
    expect(page.get_by_role("dialog")).to_contain_text("1st")
