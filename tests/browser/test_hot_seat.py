"""Two people at one screen: a curtain falls while something is hidden, and only then."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.players import Hand
from tests.browser.sight import Sight, prompt_of, see_turn

pytestmark = pytest.mark.slow


def test_the_curtain_falls_between_two_people_at_one_screen_while_bids_are_hidden(invite: Invite) -> None:
    visitor = invite()
    page = visitor.page
    page.goto("/new/eight_minute_empire")
    panel = page.get_by_role("complementary", name="New table")
    panel.get_by_role("button", name="2 players").click()
    panel.locator("summary").filter(has_text="terracotta").click()
    panel.get_by_role("radio", name="Someone next to you").check()
    panel.get_by_role("textbox", name="Name of the player").fill("Bea")
    panel.get_by_role("button", name="Open the table").click()

    hand = Hand(page, 5)
    curtain = page.get_by_role("dialog", name="Hand over to")

    def draw_the_curtain() -> Sight:
        curtain.get_by_role("button").click()
        expect(curtain).to_have_count(0)
        expect(prompt_of(page)).to_contain_text(", your turn.")
        return see_turn(page)

    first = see_turn(page)
    if first.dialog:
        first = draw_the_curtain()
    one = first.question.split(",")[0]
    assert f"{one}, your turn." in first.question
    hand.choose("Bid 2 coins")
    hand.confirm()
    if see_turn(page).is_held:
        hand.confirm()

    # One has bid: before the other sees the table, the screen is handed over, and Esc does not look behind the curtain.
    expect(curtain).to_be_visible()
    expect(page.get_by_role("button", name="Bid 3 coins")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(curtain).to_be_visible()
    other = draw_the_curtain().question.split(",")[0]
    assert one != other
    assert "Bea" in (one, other)
    expect(page.get_by_role("log", name="Log")).not_to_contain_text("2 coins")
    hand.choose("Bid 3 coins")
    hand.confirm()

    # All bids lie open now: the turns follow each other without a curtain.
    turns: list[str] = []
    while len(turns) < 4:
        seen = hand.step()
        assert not seen.dialog
        who = seen.question.split(",")[0].removesuffix(" turn is done. End it?")
        if seen.is_asked and (not turns or turns[-1] != who):
            turns.append(who)
    assert set(turns) == {one, other}
