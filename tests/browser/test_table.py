"""What helps at the table: undo, why not, hints, a closer look, what happened meanwhile, moves shown at a readable pace."""

import re

import pytest
from playwright.sync_api import Route, expect
from playwright.sync_api import TimeoutError as TooLate

from quadriga.kernel.registry import games
from tests.browser.conftest import Invite
from tests.browser.players import Hand
from tests.browser.sight import Sight, confirm_of, prompt_of, see, see_turn, spot_of, thing_of
from tests.browser.stage import PHONE

pytestmark = pytest.mark.slow

LONG_ENOUGH_MS = 450
"""Whoever rests on a thing so long looks at it closely."""


def _first_turn(hand: Hand, bid: str = "Bid nothing") -> None:
    """Bid, and play on until a card is to be taken."""
    hand.choose(bid)
    hand.confirm()
    hand.play_until(lambda seen: any(name.startswith("Take ") for name in seen.things))


def test_undo_says_what_it_takes_back_and_takes_it_back(invite: Invite) -> None:
    visitor = invite()
    visitor.page.goto(f"/t/{visitor.known_as('Ada').open('me', 'random')}")
    page, hand = visitor.page, Hand(visitor.page, 1)
    _first_turn(hand)
    before = see_turn(page)
    card = before.glowing[0].removesuffix("; can be chosen")
    hand.choose(before.glowing[0])

    # The choice is shown before it is made, and Esc takes it back.
    expect(thing_of(page, f"{card}; chosen")).to_be_visible()
    expect(confirm_of(page)).to_be_visible()
    page.keyboard.press("Escape")
    expect(confirm_of(page)).to_have_count(0)
    assert see_turn(page).glowing == before.glowing

    hand.choose(before.glowing[0])
    hand.confirm()
    undo = prompt_of(page).get_by_role("button", name="Undo: ")
    expect(undo).to_be_enabled()
    expect(undo).to_have_accessible_name(f"Undo: {card[0].lower()}{card[1:]}")
    undo.click()
    expect(thing_of(page, f"{card}; can be chosen")).to_be_visible()
    assert see_turn(page).glowing == before.glowing


def test_goods_tokens_lie_on_the_chart_and_in_the_names_of_their_regions(invite: Invite) -> None:
    visitor = invite()
    options = {"tokens": "on", "board": "b", "deck": "retail"}
    visitor.page.goto(f"/t/{visitor.known_as('Ada').open('me', 'random', options=options)}")
    page = visitor.page
    see_turn(page)
    for region in ("Ultimara", "Khionara", "Mediara", "Gonessa", "Arvena"):
        named = page.get_by_role("button", name=re.compile(rf"^{region}, .* goods token (Gem|Coal|Tree|Anvil|Carrot)"))
        expect(named).to_have_count(1)
    assert page.locator("[data-goods-token]").count() == 5
    for token in page.locator("[data-goods-token]").all():
        box = token.bounding_box()
        assert box is not None
        assert box["width"] > 12, "drawn, and not only meant"


def test_what_cannot_be_chosen_says_why_and_the_rule_opens(invite: Invite) -> None:
    visitor = invite()
    visitor.page.goto(f"/t/{visitor.known_as('Ada').open('me', 'greedy')}")
    page, hand = visitor.page, Hand(visitor.page, 1)
    # Whoever bids everything against a bot that does not wins, and has nothing left.
    purse = max(hand.see().offers, key=lambda words: int("0" + "".join(filter(str.isdigit, words))))
    _first_turn(hand, purse)

    dear = next(name for name in see_turn(page).shut if "(3 coins)" in name)
    thing_of(page, dear).hover()
    reason = page.get_by_role("tooltip")
    expect(reason).to_contain_text("coin")
    rule = reason.get_by_role("button", name="Rule EME-")
    identifier = rule.inner_text()
    rule.click()
    book = page.get_by_role("dialog", name=identifier)
    expect(book).to_contain_text("A card that you cannot pay for cannot be taken")
    page.keyboard.press("Escape")
    expect(book).to_be_hidden()

    # Neither can a region that no army reaches.
    seen = hand.play_until(lambda seen: any(name.endswith("; can be chosen") for name in _regions(seen.things)))
    spot = spot_of(page, _regions(seen.shut)[0])
    page.mouse.move(spot.x, spot.y)
    expect(page.get_by_role("tooltip").get_by_role("button", name="Rule EME-")).to_be_visible()


def _regions(names: tuple[str, ...]) -> list[str]:
    return [name for name in names if "held by" in name or "contested" in name]


def test_a_card_is_shown_large_under_the_mouse_and_under_a_finger(invite: Invite) -> None:
    visitor = invite()
    table = visitor.known_as("Ada").open("me", "random")
    visitor.page.goto(f"/t/{table}")
    card = visitor.page.get_by_role("group", name="The row of cards").get_by_role("button").first
    card.hover()
    expect(visitor.page.get_by_role("tooltip")).to_be_in_viewport(ratio=1)

    phone = invite(PHONE)
    phone.page.goto(f"/t/{table}")
    card = phone.page.get_by_role("group", name="The row of cards").get_by_role("button").last
    box = card.bounding_box()
    assert box
    finger = phone.context.new_cdp_session(phone.page)
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(phone.page.get_by_role("tooltip")).to_be_in_viewport(ratio=1)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_hint_glows_and_the_record_says_that_it_was_asked_for(invite: Invite) -> None:
    visitor = invite()
    guest = visitor.known_as("Ada")
    table = guest.open("me", "random")
    visitor.page.goto(f"/t/{table}")
    page, hand = visitor.page, Hand(visitor.page, 1)
    _first_turn(hand)
    page.keyboard.press("h")
    expect(prompt_of(page)).to_contain_text("A bot would: Take ")
    expect(page.locator(".hinted")).to_have_count(1)
    prompt_of(page).get_by_role("button", name="Choose that").click()
    expect(thing_of(page, see(page).confirm)).to_have_count(0)
    hand.confirm()
    expect(prompt_of(page)).not_to_contain_text("A bot would")
    expect(page.get_by_role("log", name="Log")).to_contain_text("Ada took")
    steps = guest.ok("GET", f"/api/tables/{table}/replay?eyes=0")["steps"]
    assert [step["move"].split()[0] for step in steps if step["mark"]] == ["take"]


def test_moves_of_others_are_shown_one_after_another_and_can_be_skipped(invite: Invite) -> None:
    visitor = invite(reduced_motion="no-preference")
    visitor.page.goto(f"/t/{visitor.known_as('Ada').open('me', 'random', 'random', 'random')}")
    page, hand = visitor.page, Hand(visitor.page, 4)
    ways = ["Skip", "board", " "]
    hand.choose("Bid nothing")
    hand.confirm()
    while ways:
        hand.play_until(lambda seen: seen.is_playing)
        lines = page.get_by_role("log", name="Log").get_by_role("button").count()
        match ways.pop():
            case "Skip":
                try:
                    prompt_of(page).get_by_role("button", name="Skip").click(timeout=3000)
                except TooLate:  # all was shown before the hand was there
                    ways.append("Skip")
                    continue
            case "board":
                page.get_by_role("main").click(position={"x": 20, "y": 20})
            case key:
                page.keyboard.press(key)
        expect(prompt_of(page).get_by_role("button", name="Skip")).to_have_count(0)
        assert page.get_by_role("log", name="Log").get_by_role("button").count() >= lines


def test_who_comes_back_is_told_what_happened_since(invite: Invite) -> None:
    visitor = invite()
    visitor.page.goto(f"/t/{visitor.known_as('Ada').open('me', 'random', 'random')}")
    page, hand = visitor.page, Hand(visitor.page, 6)
    _first_turn(hand)
    hand.finish_turn()
    hand.see()
    page.reload()
    summary = page.get_by_role("region", name="What happened since")
    expect(summary.get_by_role("listitem").nth(1)).to_be_visible()
    page.keyboard.press("Escape")
    expect(summary).to_have_count(0)


@pytest.fixture
def pair(invite: Invite) -> tuple[Hand, Hand]:
    """Two people at one table, each at an own browser, before their bids."""
    ada, ben = invite(), invite()
    host, friend = ada.known_as("Ada"), ben.known_as("Ben")
    table = host.open("me", "open", undo="consent")
    friend.claim(table, 1, host.links(table)[1])
    ada.page.goto(f"/t/{table}")
    ben.page.goto(f"/t/{table}")
    return Hand(ada.page, 1), Hand(ben.page, 2)


def test_a_bot_plays_for_whoever_steps_out_and_gives_the_seat_back(pair: tuple[Hand, Hand]) -> None:
    page = pair[0].page
    pair[0].see()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Let a bot play for me").click()
    expect(page.get_by_role("region", name="Ada, terracotta")).to_contain_text("a bot plays")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Take my seat back").click()
    expect(page.get_by_role("region", name="Ada, terracotta")).not_to_contain_text("a bot plays")


def test_a_whole_turn_is_taken_back_if_the_others_agree(pair: tuple[Hand, Hand]) -> None:
    for hand in pair:
        hand.choose("Bid nothing")
        hand.confirm()
    # Whoever bids nothing like the other may be first by lot: the one who is asked plays a turn, the other judges.
    for hand in pair:
        expect(prompt_of(hand.page)).not_to_contain_text("Bid")
    mover, judge = pair if pair[0].see_settled().is_asked else pair[::-1]
    mover.finish_turn()
    mover.press(mover.page.get_by_role("button", name="Ask for my turn back"))
    question = judge.page.get_by_role("alertdialog")
    expect(question).to_contain_text("would like to take their last turn back")
    judge.press(question.get_by_role("button", name="Yes, they may"))
    expect(question).to_have_count(0)
    assert mover.see().is_asked


class SlowHand(Hand):
    """While it presses, all is drawn anew, as happens when a sheet of drawings comes; every press has to count."""

    presses = 0

    def point(self, name: str) -> None:
        page = self.page
        spot = spot_of(page, name)
        assert spot.is_free
        page.mouse.move(spot.x, spot.y)
        page.mouse.down()
        before = see(page)
        page.evaluate(_DRAW_ANEW)
        page.wait_for_timeout(50)
        page.mouse.up()
        self.until(lambda seen: (seen.things, seen.confirm, seen.is_playing) != (before.things, before.confirm, False))
        self.presses += 1


_DRAW_ANEW = """() => document.querySelectorAll('symbol').forEach((symbol) => {
  symbol.append(document.createElementNS('http://www.w3.org/2000/svg', 'g'));
})"""


@pytest.mark.parametrize("game", games())
def test_no_press_is_lost_while_drawings_come(invite: Invite, game: str) -> None:
    visitor = invite()
    guest, hand = visitor.known_as("Ada"), SlowHand(visitor.page, seed=3)
    # Players can agree on an early end: then the presses go on at a further table.
    while hand.presses < 12:
        visitor.page.goto(f"/t/{guest.open('me', 'greedy', game=game)}")
        hand.play_until(lambda seen: seen.is_over or hand.presses >= 12)


@pytest.mark.parametrize("game", games())
def test_a_closer_look_says_what_it_will_show_while_that_is_on_its_way(invite: Invite, game: str) -> None:
    visitor = invite(PHONE)
    page, on_its_way = visitor.page, list[Route]()

    def hold(route: Route) -> None:
        on_its_way.append(route)

    page.route("**/Closer-*.js", hold)
    page.goto(f"/t/{visitor.known_as('Ada').open('me', 'random', game=game)}")
    bubble = page.get_by_role("tooltip")

    def opens_a_bubble(seen: Sight) -> bool:
        """One of the things that can be chosen does, when somebody rests on it."""
        for name in seen.glowing:
            if name not in seen.offers and (spot := spot_of(page, name)).is_free:
                page.mouse.move(spot.x, spot.y)
                page.wait_for_timeout(LONG_ENOUGH_MS)
                if bubble.count():
                    return True
        return False

    Hand(page, seed=1).play_until(opens_a_bubble)
    expect(bubble).to_contain_text(re.compile(r"\w"))
    assert bubble.locator("svg").count() == 0
    assert on_its_way, "nothing was asked for"
    for route in on_its_way:
        route.continue_()
    expect(bubble.locator("svg").first).to_be_visible()
