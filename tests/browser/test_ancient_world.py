"""The Ancient World at the table page: each deed of its own kind."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.arrival import arrive
from tests.browser.conftest import Invite
from tests.browser.players import Hand, Keys
from tests.browser.sight import prompt_of, see_turn, spot_of
from tests.browser.stage import PHONE, Visitor, rush
from tests.server.harness import Guest, Json
from tests.server.harness import Page as Line

pytestmark = pytest.mark.slow
GAME = "ancient_world"
MOST_GAMES = 16
"""A third of the dice show a Titan: in so many games one does."""


def open_table(visitor: Visitor, *seats: str, **options: str) -> str:
    """A table of this game, where nobody has sat before."""
    return visitor.known_as("Ada").open(*(seats or ("me", "greedy")), game=GAME, options=options)


def log_has(page: Page, words: str | re.Pattern[str]) -> None:
    """A line of the log says so."""
    expect(page.get_by_role("log", name="Log")).to_contain_text(words)


def lying(page: Page, thing: str) -> Locator:
    """A thing on the board, by what the engine calls it."""
    return page.get_by_role("main").locator(f'[data-thing="{thing}"]')


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


def bring(visitor: Visitor, policy: Policy, guest: Guest | None = None) -> Hand:
    """Somebody at a table of two where the policy stopped."""
    guest = guest or visitor.known_as("Ada")
    for _ in range(MOST_GAMES):
        table = guest.open("me", "greedy", game=GAME)
        with guest.at(table) as line:
            has_come = drive(line, policy)
        if has_come:
            return arrive(visitor, guest, table)
    raise AssertionError("no game came to what the policy wants")


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


def choose(hand: Hand, *things: str) -> None:
    """Point at one thing after the other, each as soon as it glows."""
    for thing in things:
        name = re.compile("; can be chosen$")
        expect(lying(hand.page, thing).first).to_have_accessible_name(name)
        hand.press(lying(hand.page, thing).first)


def can_confirm(hand: Hand, deed: str) -> None:
    """Do what the confirm button says, once it begins so."""
    hand.until(lambda seen: seen.confirm.startswith(deed))
    hand.confirm()


# -- war ----------------------------------------------------------------------------------------------------------------------


class TwoArmies:
    """Drafts and recruits, and stops where some Titan falls to two armies, and to none alone."""

    titan = ""

    def __call__(self, state: Json, moves: list[str]) -> str | None:
        if state["view"]["asks"] == "choose":
            ready = [army for army in own(state)["armies"] if not army["is_used"]]
            for pile in state["view"]["titans"]:
                alone = [pile["lent"] + army["swords"] + army["arrows"] for army in ready] if pile["is_possible"] else []
                if alone and max(alone) < pile["defence"]:
                    self.titan = f"titan:{pile['stars']}"
                    return None
        return quiet(moves, "on draft", "on labor")


def test_an_attack_is_built_up_of_two_armies_and_the_dice_damage_a_card(invite: Invite) -> None:
    visitor = invite()
    page = visitor.page
    prompt = prompt_of(page)
    attack = prompt.get_by_role("button", name=re.compile("^Attack"))
    guest = visitor.known_as("Ada")
    for _ in range(MOST_GAMES):
        policy = TwoArmies()
        hand = bring(visitor, policy, guest)
        choose(hand, policy.titan)
        expect(prompt).to_contain_text("which army marches?")
        expect(attack).to_be_disabled()
        expect(attack).to_contain_text("short")
        choose(hand, "army:1")
        is_ticked = re.compile(r"\bticked\b")
        expect(lying(page, "army:1")).to_have_class(is_ticked)
        # Only the other one is left to be sent: it is chosen already, and pointing at it says yes.
        hand.press(lying(page, "army:2"))
        expect(lying(page, "army:2")).to_have_class(is_ticked)
        can_confirm(hand, "Attack")
        log_has(page, re.compile(r"Ada brought down .* army 1 .* and army 2 "))
        log_has(page, "Ada rolled ")
        if "is damaged?" in hand.see().question:
            break
    expect(prompt).to_contain_text("Which of your Empire cards is damaged?")
    expect(page.get_by_role("img", name="Die: a Titan").first).to_be_visible()
    choose(hand, "card:fishing_dock")
    can_confirm(hand, "Damage Fishing Dock")
    log_has(page, "Fishing Dock of Ada was damaged")
    expect(lying(page, "card:fishing_dock")).to_have_accessible_name(re.compile("^Fishing Dock: 1 food; damaged"))


def test_an_army_that_is_looked_at_shows_what_it_would_bring(invite: Invite) -> None:
    visitor = invite()
    page = visitor.page
    policy = TwoArmies()
    hand = bring(visitor, policy)
    choose(hand, policy.titan)
    expect(prompt_of(page)).to_contain_text("which army marches?")
    reckoning = page.get_by_role("region", name="Against")
    lying(page, "army:1").hover()
    expect(reckoning).to_contain_text("→")
    expect(prompt_of(page)).to_contain_text("Coins")
    page.mouse.move(2, 2)
    expect(reckoning).not_to_contain_text("→")
    page.keyboard.press("Escape")
    expect(prompt_of(page)).to_contain_text("Place a citizen, attack a Titan, or pass.")


def test_an_army_that_has_marched_says_why_it_rests(invite: Invite) -> None:
    def marched(state: Json, moves: list[str]) -> str | None:
        armies = own(state)["armies"]
        if state["view"]["asks"] == "attack" and any(army["is_used"] for army in armies):
            return None
        wanted = [move for move in moves if move.startswith(("strike", "attack", "tick"))]
        return wanted[0] if wanted else quiet(moves, "on draft", "on labor")

    visitor = invite()
    hand = bring(visitor, marched)
    name = next(one for one in hand.see().shut if "has marched this round" in one)
    spot = spot_of(visitor.page, name)
    visitor.page.mouse.move(spot.x, spot.y)
    expect(visitor.page.get_by_role("tooltip")).to_contain_text("TAW-T2")


def test_a_recruit_retires_an_army(invite: Invite) -> None:
    visitor = invite()
    page = visitor.page
    page.goto(f"/t/{open_table(visitor, first='0')}")
    hand = Hand(page, seed=1)
    choose(hand, "citizen:1", "action:recruit")
    recruit = page.get_by_role("group", name="Military row").get_by_role("button", name="; can be chosen").first
    hand.press(recruit)
    expect(prompt_of(page)).to_contain_text("on top of one of yours")
    choose(hand, "army:1")
    can_confirm(hand, "Recruit ")
    log_has(page, "retiring City Guard")
    expect(lying(page, "army:1")).to_have_accessible_name(re.compile("with the legacy of City Guard"))


# -- growth -------------------------------------------------------------------------------------------------------------------


class StoreAndBuild:
    """Stops where one citizen can explore, and another build what was stored."""

    explorer = ""
    builder = ""
    card = ""

    def __call__(self, state: Json, moves: list[str]) -> str | None:
        seat = own(state)
        view = state["view"]
        explore = next(one for one in view["actions"] if one["action"] == "explore")
        home = [one["citizen"] for one in seat["citizens"] if one["where"] == "home"]
        # A coin is left over for the fee, should another have built meanwhile.
        cheap = [
            one["card"]
            for one in view["offers"]
            if one["target"].startswith("row:") and one["is_possible"] and one["coins"] < seat["coins"]
        ]
        if view["asks"] == "choose" and explore["entrants"] and len(home) > 1 and cheap:
            entrant = explore["entrants"][0]["citizen"]
            self.explorer = f"citizen:{entrant}"
            self.builder = next(f"citizen:{one}" for one in home if one != entrant)
            self.card = cheap[0]
            return None
        return quiet(moves, "on labor")


def test_a_card_is_stored_and_built_later(invite: Invite) -> None:
    visitor = invite()
    page = visitor.page
    policy = StoreAndBuild()
    hand = bring(visitor, policy)
    choose(hand, policy.explorer, "action:explore")
    can_confirm(hand, "Explore")
    expect(prompt_of(page)).to_contain_text("store a card of the row?")
    choose(hand, f"row:{policy.card}")
    can_confirm(hand, "Store ")
    log_has(page, "Ada stored")
    expect(page.get_by_role("button", name="Your stored cards: 1")).to_be_visible()
    can_confirm(hand, "End turn")

    choose(hand, policy.builder, "action:build")
    store = page.get_by_role("group", name="Your stored cards")
    expect(store).to_be_visible()
    choose(hand, f"stored:{policy.card}")
    can_confirm(hand, "Build ")
    log_has(page, "from the store")
    expect(store).to_have_count(0)
    expect(lying(page, f"card:{policy.card}")).to_be_visible()


def test_one_of_the_drawn_cards_is_stored(invite: Invite) -> None:
    def can_explore(state: Json, moves: list[str]) -> str | None:
        return None if "place 1 on explore" in moves else quiet(moves)

    visitor = invite()
    page = visitor.page
    hand = bring(visitor, can_explore)
    choose(hand, "citizen:1", "action:explore")
    can_confirm(hand, "Explore")
    choose(hand, "deck:empire")
    can_confirm(hand, "Draw from the deck")
    drawn = page.get_by_role("group", name="You drew")
    expect(drawn.get_by_role("button")).to_have_count(5)
    hand.press(drawn.get_by_role("button").nth(2))
    can_confirm(hand, "Store ")
    log_has(page, "and discarded")
    expect(drawn).to_have_count(0)


def test_an_action_that_is_refused_says_why(invite: Invite) -> None:
    visitor = invite()
    page = visitor.page
    page.goto(f"/t/{open_table(visitor, first='0')}")
    hand = Hand(page, seed=1)
    choose(hand, "citizen:1")
    lying(page, "action:grow").hover()
    expect(page.get_by_role("tooltip")).to_contain_text("TAW-")
    lens = page.get_by_role("region", name="What you look at")
    expect(lens).to_contain_text("Pay 3 coins for a new citizen.")
    # What nobody asked about stays silent until it is clicked.
    lying(page, "titan:3").hover()
    expect(page.get_by_role("tooltip")).to_have_count(0)
    expect(lens).to_contain_text("count against it")


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
                has_come = bring_the_guild(ada, ben)
            if has_come:
                break
        else:
            raise AssertionError("Ada never got the Scribe Guild")
        page.goto(f"/t/{table}")
        expect(prompt_of(page)).to_contain_text("Ben is thinking")
        with friend.at(table) as ben:
            ben.move(next(move for move in ben.moves if move.endswith("on learn")))
            pay = prompt_of(page).get_by_role("button", name="Pay 1 coin for 1 knowledge")
            expect(pay).to_be_enabled()
            pay.click()
            log_has(page, "for 1 knowledge by Scribe Guild")


def test_another_city_is_visited(invite: Invite) -> None:
    visitor = invite()
    page = visitor.page
    guest = visitor.known_as("Ada")
    table = guest.open("me", "greedy", "greedy", game=GAME)
    rush(guest, table, most=6)
    arrive(visitor, guest, table)
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
    visitor.page.goto(f"/t/{open_table(visitor)}")
    assert Hand(visitor.page, seed=2).watch(turns=3) > 3


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
    choose(hand, "citizen:1", "action:recruit")
    is_open("Market")
    hand.press(page.get_by_role("group", name="Military row").get_by_role("button", name="; can be chosen").first)
    is_open("War")
    choose(hand, "army:1")
    can_confirm(hand, "Recruit ")
    can_confirm(hand, "End turn")
    is_open("Actions")
    page.get_by_role("button", name="The city of").last.tap()
    is_open("City")
    expect(page.get_by_role("main")).to_contain_text("The city of")
