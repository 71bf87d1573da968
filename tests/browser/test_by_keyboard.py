"""A whole game against bots by keyboard alone, choosing only by names that are read out."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.players import Keys

pytestmark = pytest.mark.slow


def test_a_whole_game_is_played_by_keyboard_alone(invite: Invite) -> None:
    page = invite().page
    page.goto("/")
    keys = Keys(page, seed=11)
    keys.regrets = 1
    keys.find("button", "Play now: Eight-Minute Empire")
    keys.press("Enter")
    expect(page.get_by_role("main", name="Board")).to_be_visible()
    keys.play()
    assert not keys.regrets
    expect(page.get_by_role("dialog")).to_contain_text("1st")
