"""The Ancient World at the table page: whole games by mouse, thumb and keyboard, and each deed of its own kind."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Invite
from tests.browser.players import Hand, Keys
from tests.browser.sight import prompt_of, see_turn, spot_of
from tests.browser.stage import DESK, PHONE, Visitor, rush
from tests.browser.test_founders import COUNT_FLIGHTS
from tests.server.house import Guest, Json
from tests.server.house import Page as Line

pytestmark = pytest.mark.slow
GAME = "ancient_world"
MOST_GAMES = 16
"""A third of the dice show a Titan: in so many games one does."""


def open_table(visitor: Visitor, *seats: str, **options: str) -> str:
    """A table of this game, where nobody has sat before."""
    return visitor.known_as("Ada").open(*(seats or ("me", "random")), game=GAME, options=options)


def log_of(page: Page) -> str:
    """All lines of the log."""
    return page.get_by_role("log", name="Log").inner_text()


def test_a_whole_game_is_played_by_mouse_on_one_screen(invite: Invite) -> None:
    visitor = invite(DESK)
    page = visitor.page
    page.goto(f"/t/{open_table(visitor, 'me', 'random', 'random', 'random')}")
    hand = Hand(page, seed=7)
    hand.regrets = 1
    seen = hand.play()
    assert not hand.regrets
    assert {one.overflow for one in seen} == {(0, 0)}
    for part in (page.get_by_role("main"), page.get_by_role("region", name="Prompt"), page.get_by_role("complementary")):
        expect(part).to_be_in_viewport(ratio=0.99)
    expect(page.get_by_role("dialog")).to_contain_text("1st")


def test_a_whole_game_is_played_with_a_thumb(invite: Invite) -> None:
    visitor = invite(PHONE)
    page = visitor.page
    page.goto(f"/t/{open_table(visitor, 'me', 'random', 'random')}")
    hand = Hand(page, seed=8, is_touch=True)
    hand.regrets = 1
    seen = hand.play()
    assert not hand.regrets
    assert {one.overflow for one in seen} == {(0, 0)}
    expect(page.get_by_role("dialog")).to_contain_text("1st")


def test_a_whole_game_is_played_by_keyboard_alone(invite: Invite) -> None:
    visitor = invite()
    page = visitor.page
    page.goto(f"/t/{open_table(visitor, 'me', 'random', expand_plus='on')}")
    keys = Keys(page, seed=11)
    keys.regrets = 1
    keys.play()
    assert not keys.regrets
    expect(page.get_by_role("dialog")).to_contain_text("1st")


# -- ways to a question -------------------------------------------------------------------------------------------------------

Policy = Callable[[Json, list[str]], str | None]


def drive(line: Line, policy: Policy) -> bool:
    """Play a seat in a hurry, until the policy names no move; False: the game was over first."""
    while True:
        line.until(lambda state: bool(state["prompt"]) or state["table"]["status"] == "over")
        if not line.moves:
            return False
        move = policy(line.state, line.moves)
        if move is None:
            return True
        line.move(move)


def bring(visitor: Visitor, policy: Policy, seats: tuple[str, ...] = ("me", "random"), **options: str) -> Hand:
    """Somebody at a table where the policy stopped."""
    guest = visitor.known_as("Ada")
    for _ in range(MOST_GAMES):
        table = guest.open(*seats, game=GAME, options=options)
        with guest.at(table) as line:
            if drive(line, policy):
                break
    else:
        raise AssertionError("no game came to what the policy wants")
    return sit_down(visitor, table)


def sit_down(visitor: Visitor, table: str) -> Hand:
    """Open the page of a table where something is asked, and put away what was missed."""
    visitor.page.goto(f"/t/{table}")
    hand = Hand(visitor.page, seed=1)
    if hand.see().is_behind:
        hand.press(visitor.page.get_by_role("button", name="Close", exact=True))
    return hand


def quiet(moves: list[str], *wanted: str) -> str:
    """The first move that begins or ends with one of these, in this order; else a pass, else anything that is no attack."""
    for words in wanted:
        for move in moves:
            if move.startswith(words) or move.endswith(words):
                return move
    if "pass" in moves:
        return "pass"
    return next((move for move in moves if not move.startswith("attack")), moves[0])


def own(state: Json) -> Json:
    """The view's part of whoever looks."""
    found: Json = state["view"]["seats"][state["eyes"]]
    return found


def choose_card(hand: Hand, card: str) -> None:
    """Choose the thing that glows and is called like a card."""
    name = card.replace("_", " ")
    hand.choose(next(one for one in hand.see().glowing if one.lower().startswith(name)))


# -- war ----------------------------------------------------------------------------------------------------------------------


def two_armies_are_needed(state: Json, moves: list[str]) -> str | None:
    """Stops where some Titan falls to two armies, and to none alone; until then it drafts."""
    if state["view"]["asks"] == "choose":
        ready = [army for army in own(state)["armies"] if not army["is_used"]]
        for pile in state["view"]["titans"]:
            alone = [pile["lent"] + army["swords"] + army["arrows"] for army in ready] if pile["is_possible"] else []
            if alone and max(alone) < pile["defence"]:
                return None
    return quiet(moves, "on draft", "on labor")


def attack_with_two(hand: Hand) -> None:
    """Choose such a Titan, send armies until they suffice, and strike."""
    page = hand.page
    prompt = prompt_of(page)
    titans = [one for one in hand.see().glowing if ", defence " in one]
    for titan in titans:
        hand.choose(titan.split(",")[0])
        expect(prompt).to_contain_text("which army marches?")
        expect(prompt.get_by_role("button", name="Attack")).to_be_disabled()
        hand.choose(next(one for one in hand.see().glowing if ", army " in one))
        expect(page.get_by_role("main").locator(".ticked").first).to_be_visible()
        if hand.see().confirm == "":
            break
        # One was enough: the Titan is let go, and the other one chosen.
        for _ in range(2):
            page.keyboard.press("Escape")
            expect(prompt).to_contain_text("attack a Titan" if _ else "which army marches?")
    expect(prompt.get_by_role("button", name="Attack")).to_contain_text("short")
    while hand.see().confirm != "Attack":
        hand.choose(next(one for one in hand.see().glowing if ", army " in one))
        expect(prompt).not_to_contain_text("which army marches?")
    hand.confirm()
    expect(page.get_by_role("log", name="Log")).to_contain_text("Ada brought down")


def test_an_attack_is_built_up_of_two_armies_and_the_dice_damage_a_card(invite: Invite) -> None:
    visitor = invite()
    page = visitor.page
    for _ in range(MOST_GAMES):
        hand = bring(visitor, two_armies_are_needed)
        attack_with_two(hand)
        assert "The die of Ada shows" in log_of(page)
        seen = hand.see()
        assert " and army " in log_of(page)
        if not seen.is_held:
            break
    expect(prompt_of(page)).to_contain_text("Which of your Empire cards is damaged?")
    dice = page.get_by_role("img", name="Die: a Titan")
    expect(dice.first).to_be_visible()
    hand.choose("Fishing Dock")
    hand.confirm()
    expect(page.get_by_role("log", name="Log")).to_contain_text("Fishing Dock of Ada is damaged")
    expect(page.get_by_role("main").locator('[data-thing="card:fishing_dock"]')).to_have_accessible_name(
        "Fishing Dock: 1 food; damaged"
    )


def test_an_army_that_is_looked_at_shows_what_it_would_bring(invite: Invite) -> None:
    visitor = invite()
    page = visitor.page
    hand = bring(visitor, two_armies_are_needed)
    hand.choose(next(one for one in hand.see().glowing if ", defence " in one).split(",")[0])
    expect(prompt_of(page)).to_contain_text("which army marches?")
    spot = spot_of(page, next(one for one in hand.see().glowing if ", army " in one))
    page.mouse.move(spot.x, spot.y)
    expect(page.get_by_role("region", name="Against")).to_contain_text("→")
    expect(prompt_of(page)).to_contain_text("Coins")
    page.mouse.move(2, 2)
    expect(page.get_by_role("region", name="Against")).not_to_contain_text("→")
    page.keyboard.press("Escape")
    expect(prompt_of(page)).to_contain_text("Place a citizen, attack a Titan, or pass.")


def test_an_army_that_has_marched_says_why_it_rests(invite: Invite) -> None:
    def marched(state: Json, moves: list[str]) -> str | None:
        armies = own(state)["armies"]
        if state["view"]["asks"] == "attack" and any(army["is_used"] for army in armies):
            return None
        wanted = [move for move in moves if move.startswith(("attack", "strike", "tick"))]
        return wanted[0] if wanted else quiet(moves, "on draft", "on labor")

    visitor = invite()
    page = visitor.page
    hand = bring(visitor, marched)
    name = next(one for one in hand.see().shut if "has marched this round" in one)
    spot = spot_of(page, name)
    page.mouse.move(spot.x, spot.y)
    expect(page.get_by_role("tooltip")).to_contain_text("TAW-T2")


def test_a_recruit_retires_an_army(invite: Invite) -> None:
    visitor = invite()
    page = visitor.page
    page.goto(f"/t/{open_table(visitor, first='0')}")
    hand = Hand(page, seed=1)
    hand.choose("Citizen 1")
    hand.choose("Recruit")
    hand.choose(next(one for one in hand.see().glowing if "In an attack" in one))
    expect(prompt_of(page)).to_contain_text("on top of one of yours")
    hand.choose("City Guard, army 1")
    hand.confirm()
    expect(page.get_by_role("log", name="Log")).to_contain_text("retiring City Guard")
    expect(page.get_by_role("group", name="Armies").locator('[data-thing="army:1"]')).to_have_accessible_name(
        re.compile("with the legacy of City Guard")
    )


# -- growth -------------------------------------------------------------------------------------------------------------------


def can_store_and_build(state: Json, moves: list[str]) -> str | None:
    """Stops where one citizen can explore, and another build what was stored."""
    view = state["view"]
    explore = next(one for one in view["actions"] if one["action"] == "explore")
    home = [one for one in own(state)["citizens"] if one["where"] == "home"]
    cheap = [
        one
        for one in view["offers"]
        if one["target"].startswith("row:") and one["is_possible"] and one["coins"] < own(state)["coins"]
    ]
    if view["asks"] == "choose" and explore["entrants"] and len(home) > 1 and cheap:
        return None
    return quiet(moves, "on labor")


def test_a_card_is_stored_and_built_later(invite: Invite) -> None:
    visitor = invite()
    page = visitor.page
    hand = bring(visitor, can_store_and_build)
    log = page.get_by_role("log", name="Log")
    hand.choose("Explore")
    hand.choose("Citizen ")
    hand.confirm()
    expect(prompt_of(page)).to_contain_text("store a card of the row?")
    affordable = cheapest(page)
    choose_card(hand, affordable)
    hand.confirm()
    expect(log).to_contain_text("Ada stored")
    expect(page.get_by_role("button", name="Your stored cards: 1")).to_be_visible()
    hand.confirm()

    hand.choose("Citizen ")
    hand.choose("Build")
    store = page.get_by_role("group", name="Your stored cards")
    expect(store).to_be_visible()
    hand.choose(next(one for one in hand.see().glowing if "; stored" in one))
    hand.confirm()
    expect(log).to_contain_text("from the store")
    expect(store).to_have_count(0)


def cheapest(page: Page) -> str:
    """The card of the row that costs least, by its price in words."""
    names = page.get_by_role("group", name="Empire row").locator('[data-thing^="row:"]')
    priced = []
    for at in range(names.count()):
        name = names.nth(at).get_attribute("aria-label") or ""
        if "knowledge" not in name.split(":")[0]:
            coins = next((int(word) for word in name.split(",")[1].split() if word.isdigit()), 0)
            priced.append((coins, (names.nth(at).get_attribute("data-thing") or "").removeprefix("row:")))
    return min(priced)[1]


def test_one_of_the_drawn_cards_is_stored(invite: Invite) -> None:
    def can_explore(state: Json, moves: list[str]) -> str | None:
        return None if any(move.endswith("on explore") for move in moves) else quiet(moves)

    visitor = invite()
    page = visitor.page
    hand = bring(visitor, can_explore)
    hand.choose("Explore")
    if not hand.see().confirm:
        hand.choose("Citizen ")
    hand.confirm()
    hand.choose("Empire deck")
    hand.confirm()
    drawn = page.get_by_role("group", name="You drew")
    expect(drawn.get_by_role("button")).to_have_count(5)
    hand.choose(drawn.get_by_role("button").nth(2).get_attribute("aria-label").split(";")[0])  # type: ignore[union-attr]
    hand.confirm()
    expect(page.get_by_role("log", name="Log")).to_contain_text("and discarded")
    expect(drawn).to_have_count(0)


def test_an_action_that_is_refused_says_why(invite: Invite) -> None:
    visitor = invite()
    page = visitor.page
    page.goto(f"/t/{open_table(visitor, first='0')}")
    hand = Hand(page, seed=1)
    hand.choose("Citizen 1")
    spot = spot_of(page, next(one for one in hand.see().shut if one.startswith("Grow")))
    page.mouse.move(spot.x, spot.y)
    expect(page.get_by_role("tooltip")).to_contain_text("TAW-")
    # What nobody asked about stays silent until it is clicked.
    titan = page.get_by_role("group", name="Titans").get_by_role("button").last
    titan.hover()
    expect(page.get_by_role("tooltip")).to_have_count(0)
    expect(page.get_by_role("region", name="What you look at")).to_contain_text("count against it")


# -- others -------------------------------------------------------------------------------------------------------------------

GUILD = "scribe_guild"


def bring_the_guild(ada: Line, ben: Line) -> bool:
    """Play both seats, until Ada has the Scribe Guild and Ben could learn; False: the game was over first."""
    while True:
        acting = ada.until(lambda state: bool(state["acting"]) or state["table"]["status"] == "over")["acting"]
        if not acting:
            return False
        line = ada if acting == [0] else ben
        line.until(lambda state: bool(state["prompt"]))
        has_guild = any(one["card"] == GUILD for one in ada.state["view"]["seats"][0]["cards"])
        learning = [move for move in line.moves if move.endswith("on learn")]
        if line is ben and has_guild and learning and ada.state["view"]["seats"][0]["coins"]:
            return True
        wished = [move for move in line.moves if GUILD in move and not move.endswith("with crane")]
        if line is ben or has_guild:
            wished = []
        moves = [move for move in line.moves if not move.startswith("attack")] or line.moves
        line.move(wished[0] if wished else quiet(moves, "explore deck", "keep", "on explore", "on labor"))
        for other in (ada, ben):
            other.until_index(line.index)


def test_a_reaction_is_asked_for_out_of_turn(invite: Invite) -> None:
    visitor = invite()
    page = visitor.page
    guest = visitor.known_as("Ada")
    with Guest(visitor.address, "Ben") as friend:
        for _ in range(MOST_GAMES):
            table = guest.open("me", "open", game=GAME)
            friend.claim(table, 1, guest.links(table)[1])
            with guest.at(table) as ada, friend.at(table) as ben:
                if bring_the_guild(ada, ben):
                    break
        page.goto(f"/t/{table}")
        expect(prompt_of(page)).to_contain_text("Ben is thinking")
        with friend.at(table) as ben:
            ben.move(next(move for move in ben.moves if move.endswith("on learn")))
            hand = Hand(page, seed=1)
            hand.choose("Pay 1 coin for 1 knowledge")
            expect(page.get_by_role("log", name="Log")).to_contain_text("for 1 knowledge by Scribe Guild")


def test_another_city_is_visited(invite: Invite) -> None:
    visitor = invite()
    page = visitor.page
    guest = visitor.known_as("Ada")
    table = guest.open("me", "random", "random", game=GAME)
    rush(guest, table, most=6)
    sit_down(visitor, table)
    main = page.get_by_role("main")
    expect(main.get_by_role("group", name="Your city")).to_be_visible()
    plates = page.get_by_role("complementary", name="Players").get_by_role("button", name="The city of")
    expect(plates).to_have_count(3)
    plates.nth(1).click()
    expect(main).to_contain_text("The city of")
    expect(main.get_by_role("group", name="Your city")).to_have_count(0)
    main.get_by_role("button", name="Back to mine").click()
    expect(main.get_by_role("group", name="Your city")).to_be_visible()


def test_moves_are_played_before_ones_eyes(invite: Invite) -> None:
    """Other tests skip all motion; here everything is watched to its end, and the page may not complain."""
    visitor = invite(reduced_motion="no-preference")
    visitor.page.goto(f"/t/{open_table(visitor, 'me', 'random', 'random')}")
    visitor.page.evaluate(COUNT_FLIGHTS)
    hand = Hand(visitor.page, seed=2)
    turns = 0
    while turns < 4:
        seen = hand.see()
        if seen.is_playing:
            visitor.page.wait_for_timeout(200)
        else:
            turns += seen.is_held
            hand.step()
    assert visitor.page.evaluate("window.flights") > turns


def test_arrows_walk_over_the_table(invite: Invite) -> None:
    visitor = invite()
    page = visitor.page
    page.goto(f"/t/{open_table(visitor)}")
    see_turn(page)
    keys = Keys(page, seed=1)
    page.locator('[data-thing="action:labor"]').focus()
    start = keys.voice.focus()
    for way, back in (("ArrowRight", "ArrowLeft"), ("ArrowDown", "ArrowUp")):
        keys.press(way)
        assert keys.voice.focus().node != start.node
        keys.press(back)
        assert keys.voice.focus().node == start.node


# -- on a phone ---------------------------------------------------------------------------------------------------------------


def test_the_page_with_the_asked_thing_opens_by_itself(invite: Invite) -> None:
    visitor = invite(PHONE)
    page = visitor.page
    page.goto(f"/t/{open_table(visitor, first='0')}")
    hand = Hand(page, seed=1, is_touch=True)

    def is_open(tab: str) -> None:
        expect(page.get_by_role("tab", name=tab)).to_have_attribute("aria-selected", "true")

    see_turn(page)
    is_open("Actions")
    hand.choose("Citizen 1")
    hand.choose("Recruit")
    is_open("Market")
    hand.choose(next(one for one in hand.see().glowing if "In an attack" in one))
    is_open("War")
    hand.choose("City Guard, army 1")
    hand.confirm()
    hand.confirm()
    is_open("Actions")
    page.get_by_role("button", name="The city of").last.tap()
    is_open("City")
    expect(page.get_by_role("main")).to_contain_text("The city of")
