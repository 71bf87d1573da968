"""Everything by keyboard alone, known only by the names that are read out."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.players import Keys
from tests.browser.sight import see_turn
from tests.browser.stage import Visitor

pytestmark = pytest.mark.slow


@pytest.fixture
def keys(invite: Invite) -> Keys:
    """Somebody at a table whose card is asked for."""
    visitor: Visitor = invite()
    visitor.page.goto(f"/t/{visitor.known_as('Ada').open('me', 'random', 'random')}")
    player = Keys(visitor.page, seed=2)
    player.play_until(lambda seen: any(name.startswith("Take ") for name in seen.things))
    return player


def test_the_keys_are_listed_and_do_what_the_list_says(keys: Keys) -> None:
    page = keys.page
    keys.press("?")
    listed = page.get_by_role("dialog", name="Keyboard shortcuts")
    for words in ("undo", "hint", "log", "chat", "rules", "menu and settings", "end your turn", "close what is open"):
        expect(listed).to_contain_text(words)
    keys.press("Escape")
    expect(listed).to_have_count(0)

    for key, tab in (("c", "Chat"), ("r", "Rules"), ("l", "Log")):
        keys.press(key)
        expect(page.get_by_role("tab", name=tab)).to_have_attribute("aria-selected", "true")
    keys.press("s")
    expect(page.get_by_role("region", name="What happened since")).to_be_visible()
    keys.press("Escape")
    expect(page.get_by_role("region", name="What happened since")).to_have_count(0)
    keys.press("m")
    expect(page.get_by_role("dialog", name="Menu")).to_be_visible()
    keys.press("Escape")
    expect(page.get_by_role("dialog", name="Menu")).to_have_count(0)
    keys.press("h")
    expect(page.get_by_role("region", name="Prompt")).to_contain_text("A bot would")
    keys.press("+")
    expect(page.get_by_role("button", name="Make the board smaller")).to_be_enabled()
    keys.press("0")
    expect(page.get_by_role("button", name="Make the board smaller")).to_have_count(0)


def test_arrows_walk_along_the_row_and_over_the_chart(keys: Keys) -> None:
    keys.find("button", "Take ", "group The row of cards")
    first = keys.voice.focus()
    keys.press("ArrowRight")
    second = keys.voice.focus()
    assert second.node != first.node
    assert second.name.startswith("Take ")
    keys.press("ArrowLeft")
    assert keys.voice.focus().node == first.node

    # The chart is one stop while no region is asked for; from there the arrows lead to every neighbour and back.
    keys.find("button", "Omphara", "group The chart")
    start = keys.voice.focus()
    names = set()
    for way, back in (
        ("ArrowUp", "ArrowDown"),
        ("ArrowLeft", "ArrowRight"),
        ("ArrowRight", "ArrowLeft"),
        ("ArrowDown", "ArrowUp"),
    ):
        keys.press(way)
        names.add(keys.voice.focus().name)
        keys.press(back)
        assert keys.voice.focus().node == start.node
    assert len(names) == 4


def test_the_focus_is_in_the_page_that_has_opened(invite: Invite) -> None:
    page = invite().page
    page.goto("/")
    keys = Keys(page, seed=1)
    keys.find("button", "Play now: Eight-Minute Empire")
    keys.press("Enter")
    assert see_turn(page).offers
    # The first Tab goes on from the top of the page, not from its end.
    keys.press("Tab")
    order = [one.node for one in keys.voice.read()]
    assert order.index(keys.voice.focus().node) < len(order) / 2


def test_every_stop_of_the_focus_has_a_name(keys: Keys) -> None:
    seen = set()
    for _ in range(60):
        keys.press("Tab")
        here = keys.voice.focus()
        if here.node in seen:
            break
        seen.add(here.node)
        # Between the last stop and the first lies the browser's own frame.
        assert here.name or here.role in ("none", "RootWebArea"), f"a {here.role} without a name"
