"""How somebody comes to a table that is in play: to its own turn, with nothing over the board.

Whoever has missed moves of others is told first what happened, in a panel that comes when the page has loaded it. Looking at
once may be too early for it; so the table itself is asked whether it will come.
"""

from playwright.sync_api import expect

from tests.browser.players import Hand
from tests.browser.sight import said, see_turn
from tests.browser.stage import Visitor
from tests.server.harness import Guest


def has_missed(guest: Guest, table: str) -> bool:
    """Whether others have moved since the guest's last move, if there was one."""
    with guest.at(table) as line:
        state = line.until(lambda state: bool(state["prompt"]) or state["table"]["status"] == "over")
        mine = state["my_last_line"]
        others = (one for one in line.log[mine:] if one.get("event") and one.get("seat") not in (None, state["eyes"]))
        return bool(state["prompt"]) and mine > 0 and next(others, None) is not None


def arrive(visitor: Visitor, guest: Guest, table: str, seed: int = 1) -> Hand:
    """At a table where it is the guest's turn, or that is over."""
    page = visitor.page
    is_told = has_missed(guest, table)
    page.goto(f"/t/{table}")
    hand = Hand(page, seed, is_touch=visitor.is_phone)
    news = page.get_by_role("region", name=said(page, "What happened since"))
    if is_told:
        expect(news).to_be_visible()
        hand.press(news.get_by_role("button", name=said(page, "Close"), exact=True))
    see_turn(page)
    expect(news).to_have_count(0)
    return hand
