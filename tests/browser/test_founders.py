"""Founders of the Empire at the table page: each deed of its own kind."""

from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.arrival import arrive
from tests.browser.conftest import Invite
from tests.browser.players import Hand, Keys
from tests.browser.sight import Sight, prompt_of, see_turn, spot_of
from tests.browser.stage import DESK, PHONE, Visitor, rush, seek
from tests.server.harness import Guest, Json

pytestmark = pytest.mark.slow
GAME = "founders"
NO_VOTE = {"agreed_end": "never"}
KEEP = "Keep them all"


def open_table(visitor: Visitor, *seats: str, **options: str) -> str:
    """A table of this game, where nobody has sat before."""
    return visitor.known_as("Ada").open(*(seats or ("me", "random")), game=GAME, options=options)


def log_of(page: Page) -> str:
    """All lines of the log."""
    return page.get_by_role("log", name="Log").inner_text()


# -- deeds --------------------------------------------------------------------------------------------------------------------

LATER = ("keep", "pillage", "buy", "unite", "employ", "swap", "propose", "open nature")
"""What a seat in a hurry leaves for the page, or for later: tokens are kept, cities are opened."""


def bring(visitor: Visitor, verb: str, most_games: int = 12) -> Hand:
    """Somebody at a table where such a move can be made."""
    guest = visitor.known_as("Ada")

    def is_wanted(option: Json) -> bool:
        return bool(option["verb"] == verb)

    for seed in range(1, most_games):
        table = guest.open("me", "random", game=GAME, options=NO_VOTE)
        kept = tuple(one for one in LATER if one not in (verb, "keep"))
        if seek(guest, table, is_wanted, seed, *kept):
            return arrive(visitor, guest, table)
    raise AssertionError(f"no game came to {verb}")


def play_token(hand: Hand, token: str, goals: tuple[str, ...]) -> None:
    """Choose a token unless it was the only one and is chosen, then the first of its goals that glows, and so on, and do it."""
    if not any(one.startswith(token) and one.endswith("; chosen") for one in hand.see().things):
        hand.choose(token)
    for goal in goals:
        if hand.see().confirm in ("", KEEP):
            hand.choose(next(one for one in hand.see().glowing if goal in one))
    assert hand.see().confirm not in ("", KEEP)
    hand.confirm()


@pytest.mark.parametrize(
    ("verb", "token", "goals", "words"),
    [
        ("pillage", "War token", (", of ",), "Ada pillaged"),
        ("buy", "Coin token", (", of ", "Buy "), "Ada bought"),
        ("unite", "Carriage token", ("Corner ",), "Ada united 4 tiles"),
    ],
)
def test_a_token_is_played_by_mouse(invite: Invite, verb: str, token: str, goals: tuple[str, ...], words: str) -> None:
    visitor = invite()
    hand = bring(visitor, verb)
    play_token(hand, token, goals)
    expect(visitor.page.get_by_role("log", name="Log")).to_contain_text(words)


def test_a_craftsman_is_employed_by_mouse(invite: Invite) -> None:
    visitor = invite()
    hand = bring(visitor, "employ")
    craftsman = next(one for one in hand.see().things if "who works with" in one)
    play_token(hand, craftsman.split(";")[0], (" at ",))
    expect(visitor.page.get_by_role("log", name="Log")).to_contain_text("Ada employed")


def test_a_token_on_a_tile_of_another_is_played_with_a_thumb(invite: Invite) -> None:
    visitor = invite(PHONE)
    hand = bring(visitor, "buy")
    if visitor.page.get_by_role("tab", name="Tokens").get_attribute("aria-selected") == "true":
        hand.choose("Coin token")
    # The nations of the others open by themselves.
    expect(visitor.page.get_by_role("tab", name="Nations")).to_have_attribute("aria-selected", "true")
    hand.choose(next(one for one in hand.see().glowing if ", of " in one))
    if hand.see().confirm == "":
        hand.choose("Buy ")
    hand.confirm()
    visitor.page.get_by_role("tab", name="Log").tap()
    expect(visitor.page.get_by_role("log", name="Log")).to_contain_text("Ada bought")


def test_a_swap_is_marked_and_made(invite: Invite) -> None:
    visitor = invite()
    hand = bring(visitor, "swap")
    for tile in [one for one in hand.see().glowing if ": " in one]:
        hand.choose(tile.split(";")[0])
        if swaps := [one for one in hand.see().glowing if "; would be swapped" in one]:
            hand.choose(swaps[0].split(";")[0])
            break
        visitor.page.keyboard.press("Escape")
    expect(prompt_of(visitor.page)).to_contain_text("Swap")
    hand.confirm()
    expect(visitor.page.get_by_role("log", name="Log")).to_contain_text("Ada swapped")


def test_the_end_is_voted_on(invite: Invite) -> None:
    visitor = invite()
    guest = visitor.known_as("Ada")
    table = guest.open({"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Bea"}, game=GAME)
    rush_to = 60
    visitor.page.goto(f"/t/{table}")
    hand = Hand(visitor.page, seed=5)
    for _ in range(rush_to):
        if "Propose to end the game" in hand.see().offers:
            break
        hand.step()
    hand.choose("Propose to end the game")
    if "Agree to end the game" not in hand.see().offers:
        hand.confirm()
    hand.choose("Agree to end the game")
    if not hand.see().dialog:
        hand.confirm()
    expect(visitor.page.get_by_role("dialog")).to_contain_text("1st")


def test_moves_are_played_before_ones_eyes(invite: Invite) -> None:
    """Other tests skip all motion; here everything is watched to its end, and the page may not complain."""
    visitor = invite(reduced_motion="no-preference")
    visitor.page.goto(f"/t/{open_table(visitor, 'me', 'greedy', 'greedy', **NO_VOTE)}")
    assert Hand(visitor.page, seed=2).watch(turns=4) > 4


# -- looking ------------------------------------------------------------------------------------------------------------------


def needy_of(seen: Sight) -> list[str]:
    """Tiles that can be chosen, have needs and cost no swap."""
    return [one for one in seen.glowing if ": needs " in one and "swap" not in one]


def test_a_space_shows_what_serves_the_tile_and_another_why_not(invite: Invite) -> None:
    visitor = invite()
    page = visitor.page
    hand = bring(visitor, "add")
    needy = needy_of(hand.play_until(lambda seen: bool(needy_of(seen))))
    hand.choose(needy[0].split(";")[0])
    space = next(one for one in hand.see().glowing if one.startswith("Space "))
    spot = spot_of(page, space)
    page.mouse.move(spot.x, spot.y)
    beside = page.get_by_role("region", name="In your hand")
    expect(beside).to_contain_text("from the")


def test_a_space_that_is_refused_says_why(invite: Invite) -> None:
    visitor = invite()
    guest = visitor.known_as("Ada")
    table = guest.open("me", "random", game=GAME, options=NO_VOTE)
    rush(guest, table, most=40)
    visitor.page.goto(f"/t/{table}")
    hand = Hand(visitor.page, seed=1)
    # In a nation that has grown, no tile with needs fits everywhere.
    needy = needy_of(hand.play_until(lambda seen: bool(needy_of(seen))))
    hand.choose(needy[0].split(";")[0])
    spot = spot_of(visitor.page, next(one for one in see_turn(visitor.page).shut if one.startswith("Space ")))
    visitor.page.mouse.move(spot.x, spot.y)
    expect(visitor.page.get_by_role("tooltip")).to_contain_text("FOE-D")


def test_of_equal_tiles_one_is_chosen_and_the_others_do_not_glow(invite: Invite) -> None:
    visitor = invite()
    # Nine nature tiles lie open, of six kinds: some are equal.
    visitor.page.goto(f"/t/{open_table(visitor, 'me', 'random', 'random', 'random', first='0')}")
    hand = Hand(visitor.page, seed=1)
    things = hand.see().things
    name = next(one for one in things if things.count(one) > 1)
    tile = name.removesuffix("; can be chosen")
    hand.choose(name)
    found = [one for one in hand.see().things if one.startswith(tile)]
    assert found == [f"{tile}; chosen", *[f"{tile}; one like it is chosen"] * (things.count(name) - 1)]


def test_another_nation_is_looked_at_large(invite: Invite) -> None:
    visitor = invite()
    page = visitor.page
    page.goto(f"/t/{open_table(visitor)}")
    see_turn(page)
    other = page.get_by_role("button", name="The nation of").first
    other.click()
    expect(page.get_by_role("main").get_by_role("group", name="The nation of")).to_be_visible()
    page.get_by_role("button", name="Back to my nation").click()
    expect(page.get_by_role("main").get_by_role("group", name="Your nation")).to_be_visible()


def test_arrows_walk_over_the_nation(invite: Invite) -> None:
    visitor = invite()
    guest = visitor.known_as("Ada")
    table = guest.open("me", "random", game=GAME, options=NO_VOTE)
    rush(guest, table, most=12)
    visitor.page.goto(f"/t/{table}")
    keys = Keys(visitor.page, seed=1)
    see_turn(visitor.page)
    nation = visitor.page.get_by_role("group", name="Your nation")
    nation.locator('[data-cell="0,0"]').focus()
    start = keys.voice.focus()
    assert " at 0,0: " in start.name
    for way, back in (("ArrowUp", "ArrowDown"), ("ArrowRight", "ArrowLeft")):
        keys.press(way)
        assert keys.voice.focus().name != start.name
        keys.press(back)
        assert keys.voice.focus().node == start.node


def grow(guest: Guest, table: str, tiles: int) -> bool:
    """Play a seat in a hurry, never swapping, until its nation has so many tiles and it is to add one; False: it never had."""
    dice = Random(3)
    last = ("add altar", "add temple", "add great_temple", *LATER[1:6])
    with guest.at(table) as line:
        while True:
            state = line.until(lambda state: bool(state["prompt"]) or state["table"]["status"] == "over")
            if not line.moves:
                return False
            own = state["view"]["seats"][0]["tiles"]
            if len(own) >= tiles and any(move.startswith("add ") for move in line.moves):
                return True
            line.move(dice.choice([move for move in line.moves if not move.startswith(last)] or line.moves))


@pytest.mark.parametrize(("players", "tiles"), [(2, 30), (3, 19), (4, 13)])
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_big_nation_lies_on_one_screen(invite: Invite, players: int, tiles: int, size: dict[str, int]) -> None:
    visitor = invite(size)
    page = visitor.page
    guest = visitor.known_as("Ada")
    tables = (guest.open("me", *["random"] * (players - 1), game=GAME, options=NO_VOTE) for _ in range(20))
    table = next(one for one in tables if grow(guest, one, tiles))
    hand = arrive(visitor, guest, table)
    assert hand.see().overflow == (0, 0)
    for part in (page.get_by_role("main"), page.get_by_role("region", name="Prompt")):
        expect(part).to_be_in_viewport(ratio=0.99)
    cells = page.get_by_role("group", name="Your nation").locator("[data-cell]:not(.free)")
    assert cells.count() >= tiles
    # Every space that can be chosen can be pointed at, if need be after making the plan smaller.
    hand.choose(next(one for one in hand.see().glowing if ": " in one and not one.startswith("Space ")))
    for name in [one for one in hand.see().glowing if one.startswith("Space ")]:
        hand.choose(name.split(";")[0])
        assert hand.see().confirm
