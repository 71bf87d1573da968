"""Every page in every state that it can be in, each reached as quickly as can be: for those who look at all of them."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.arrival import arrive
from tests.browser.players import Hand
from tests.browser.sight import prompt_of, see_settled, see_turn, spot_of
from tests.browser.stage import Visitor, rush, seek
from tests.server.harness import Guest

GAME = "eight_minute_empire"
FOUNDERS = "founders"
EMPORION = "emporion"
ANCIENT_WORLD = "ancient_world"
State = Callable[[Visitor], None]
STATES: dict[str, State] = {}


def _state(bring: State) -> State:
    STATES[bring.__name__.replace("_", " ")] = bring
    return bring


def _at(visitor: Visitor, *seats: str) -> Hand:
    """At a table with these seats, when something is asked."""
    visitor.page.goto(f"/t/{visitor.known_as('Ada').open(*seats)}")
    hand = Hand(visitor.page, seed=3)
    see_turn(visitor.page)
    return hand


def _until_a_card_is_asked_for(hand: Hand) -> None:
    hand.play_until(lambda seen: any(name.startswith("Take ") for name in seen.things))


def _over(visitor: Visitor) -> str:
    guest = visitor.known_as("Ada")
    table = guest.open("me", "random", "random")
    rush(guest, table)
    return table


# -- around the table ---------------------------------------------------------------------------------------------------------


@_state
def home_at_the_first_visit(visitor: Visitor) -> None:
    visitor.page.goto("/")
    expect(visitor.page.get_by_role("heading", name="Your first table")).to_be_visible()


@_state
def home_with_tables(visitor: Visitor) -> None:
    guest = visitor.known_as("Ada")
    guest.open("me", "random")
    guest.open("me", "open", listed=True)
    rush(guest, guest.open("me", "random"))
    visitor.page.goto("/")
    expect(visitor.page.get_by_text("Your turn").first).to_be_visible()


@_state
def open_tables(visitor: Visitor) -> None:
    with Guest(visitor.address, "Ben") as host:
        host.open("me", "open", listed=True)
    visitor.page.goto("/#open")
    expect(visitor.page.get_by_role("button", name="Sit down").first).to_be_visible()


@_state
def new_table(visitor: Visitor) -> None:
    visitor.page.goto(f"/new/{GAME}")
    visitor.page.locator("summary").filter(has_text="Deck").click()
    visitor.page.get_by_role("button", name="5 players: why not?").click()
    expect(visitor.page.get_by_role("button", name="for 5 players")).to_be_visible()


@_state
def menu_and_settings(visitor: Visitor) -> None:
    visitor.page.goto("/")
    visitor.page.get_by_role("button", name="Menu").click()
    expect(visitor.page.get_by_role("dialog", name="Menu")).to_be_visible()


@_state
def list_of_keys(visitor: Visitor) -> None:
    _at(visitor, "me", "random").page.keyboard.press("?")
    expect(visitor.page.get_by_role("dialog", name="Keyboard shortcuts")).to_be_visible()


@_state
def the_rules(visitor: Visitor) -> None:
    visitor.page.goto(f"/rules/{GAME}#EME-A2")
    expect(visitor.page.get_by_role("heading", level=1)).to_be_visible()


@_state
def how_to_play(visitor: Visitor) -> None:
    visitor.page.goto(f"/learn/{GAME}")
    expect(visitor.page.get_by_role("main").locator(".face svg").first).to_be_visible()


@_state
def invitation_to_a_seat(visitor: Visitor) -> None:
    with Guest(visitor.address, "Ben") as host:
        table = host.open("me", "open", "random")
        visitor.page.goto(f"/join/{table}/1/{host.links(table)[1]}")
    expect(visitor.page.get_by_role("button", name="Sit down")).to_be_visible()


@_state
def nowhere(visitor: Visitor) -> None:
    visitor.page.goto("/t/nosuchtable/nowhere")
    expect(visitor.page.get_by_role("main")).to_be_visible()


# -- at the table -------------------------------------------------------------------------------------------------------------


@_state
def table_that_waits_for_people(visitor: Visitor) -> None:
    visitor.page.goto(f"/t/{visitor.known_as('Ada').open('me', 'open', 'open')}")
    expect(visitor.page.get_by_role("region", name="Invitations")).to_contain_text("lapis")


@_state
def bidding(visitor: Visitor) -> None:
    _at(visitor, "me", "random", "random")


@_state
def goods_tokens_on_the_chart(visitor: Visitor) -> None:
    options = {"tokens": "on", "deck": "retail", "rules": "retail"}
    visitor.page.goto(f"/t/{visitor.known_as('Ada').open('me', 'random', 'random', options=options)}")
    see_turn(visitor.page)


@_state
def choosing(visitor: Visitor) -> None:
    _until_a_card_is_asked_for(_at(visitor, "me", "random", "random"))


@_state
def why_not(visitor: Visitor) -> None:
    hand = _at(visitor, "me", "random")
    _until_a_card_is_asked_for(hand)
    spot = spot_of(visitor.page, next(name for name in hand.see().shut if "held by" in name))
    visitor.page.mouse.move(spot.x, spot.y)
    expect(visitor.page.get_by_role("tooltip")).to_be_visible()


@_state
def previewing(visitor: Visitor) -> None:
    hand = _at(visitor, "me", "random", "random", "random")
    _until_a_card_is_asked_for(hand)
    hand.play_until(lambda seen: any("held by" in name for name in seen.glowing))
    hand.prepare(lambda name: "held by" in name or "contested" in name)


@_state
def hinted(visitor: Visitor) -> None:
    hand = _at(visitor, "me", "random")
    _until_a_card_is_asked_for(hand)
    visitor.page.keyboard.press("h")
    expect(prompt_of(visitor.page)).to_contain_text("A bot would")


@_state
def turn_that_waits_for_its_end(visitor: Visitor) -> None:
    hand = _at(visitor, "me", "random", "random")
    _until_a_card_is_asked_for(hand)
    hand.play_until(lambda seen: seen.is_held)


@_state
def others_are_thinking(visitor: Visitor) -> None:
    guest = visitor.known_as("Ada")
    table = guest.open("me", "open", "random")
    with Guest(visitor.address, "Ben") as friend:
        friend.claim(table, 1, guest.links(table)[1])
    visitor.page.goto(f"/t/{table}")
    hand = Hand(visitor.page, seed=3)
    hand.choose("Bid nothing")
    hand.confirm()
    expect(prompt_of(visitor.page)).to_contain_text("Ben is thinking")


@_state
def chat(visitor: Visitor) -> None:
    hand = _at(visitor, "me", "random")
    visitor.page.get_by_role("tab", name="Chat").click()
    visitor.page.get_by_role("textbox", name="Say something").fill("Salve!")
    visitor.page.keyboard.press("Enter")
    expect(hand.page.get_by_role("log", name="Chat")).to_contain_text("Salve!")


@_state
def rules_beside_the_board(visitor: Visitor) -> None:
    _at(visitor, "me", "random")
    visitor.page.get_by_role("tab", name="Rules").click()
    expect(visitor.page.get_by_role("tabpanel")).to_contain_text("EME-B1")


@_state
def curtain(visitor: Visitor) -> None:
    guest = visitor.known_as("Ada")
    visitor.page.goto(f"/t/{guest.open({'kind': 'me', 'name': 'Ada'}, {'kind': 'me', 'name': 'Bea'})}")
    hand = Hand(visitor.page, seed=3)
    if hand.see().dialog:
        visitor.page.get_by_role("dialog").get_by_role("button").click()
    hand.choose("Bid nothing")
    hand.confirm()
    expect(visitor.page.get_by_role("dialog", name="Hand over to")).to_be_visible()


@_state
def the_end(visitor: Visitor) -> None:
    visitor.page.goto(f"/t/{_over(visitor)}")
    visitor.page.get_by_role("dialog").get_by_text("How we know the luck was fair").click()


@_state
def table_after_the_end(visitor: Visitor) -> None:
    visitor.page.goto(f"/t/{_over(visitor)}")
    visitor.page.get_by_role("dialog").get_by_role("button", name="Close").click()
    see_settled(visitor.page)


@_state
def replay(visitor: Visitor) -> None:
    visitor.page.goto(f"/t/{_over(visitor)}/replay?step=60")
    expect(visitor.page.get_by_role("slider", name="Step")).to_have_value("60")


# -- Founders of the Empire ---------------------------------------------------------------------------------------------------


def _founders(visitor: Visitor, verb: str = "", most: int = 0) -> Hand:
    """At a table where a move of this kind can be made, or after so many moves."""
    guest = visitor.known_as("Ada")
    for seed in range(1, 12):
        table = guest.open("me", "random", "random", game=FOUNDERS, options={"agreed_end": "never"})
        rush(guest, table, seed, most)
        later = [one for one in ("pillage", "buy", "unite", "employ", "swap", "open nature") if one != verb]
        if not verb or seek(guest, table, lambda option: bool(option["verb"] == verb), seed, *later):
            break
    return arrive(visitor, guest, table, seed=3)


@_state
def founders_drafting(visitor: Visitor) -> None:
    _founders(visitor)


@_state
def founders_opening(visitor: Visitor) -> None:
    _founders(visitor, "open", 40)


@_state
def founders_playing_a_token(visitor: Visitor) -> None:
    hand = _founders(visitor, "pillage")
    if not any(one.startswith("War token") and one.endswith("; chosen") for one in hand.see().things):
        hand.choose("War token")


@_state
def founders_with_a_tile_in_hand(visitor: Visitor) -> None:
    hand = _founders(visitor, "swap", 30)
    hand.choose(next(one for one in hand.see().glowing if ": " in one))
    if not hand.see().confirm:
        hand.choose(next(one for one in hand.see().glowing if " at " in one or one.startswith("Space ")))


@_state
def founders_why_not(visitor: Visitor) -> None:
    hand = _founders(visitor, "open", 30)
    spot = spot_of(visitor.page, next(one for one in hand.see().shut if one.startswith("Space ")))
    visitor.page.mouse.move(spot.x, spot.y)
    expect(visitor.page.get_by_role("tooltip")).to_be_visible()


@_state
def founders_looking_at_another_nation(visitor: Visitor) -> None:
    _founders(visitor, "open", 40)
    visitor.page.get_by_role("button", name="The nation of").first.click()
    expect(visitor.page.get_by_role("button", name="Back to my nation")).to_be_visible()


@_state
def founders_after_the_end(visitor: Visitor) -> None:
    guest = visitor.known_as("Ada")
    table = guest.open("me", "random", game=FOUNDERS)
    rush(guest, table)
    visitor.page.goto(f"/t/{table}")
    visitor.page.get_by_role("dialog").get_by_role("button", name="Close").click()
    see_settled(visitor.page)


# -- Emporion -----------------------------------------------------------------------------------------------------------------


def _emporion(visitor: Visitor, verb: str = "", most: int = 0, players: int = 3) -> Hand:
    """At a table where a move of this kind can be made, or after so many moves."""
    guest = visitor.known_as("Ada")
    for seed in range(1, 12):
        table = guest.open("me", *["random"] * (players - 1), game=EMPORION)
        rush(guest, table, seed, most)
        if not verb or seek(guest, table, lambda option: bool(option["verb"] == verb), seed):
            return arrive(visitor, guest, table, seed=3)
    raise AssertionError(f"no game came to {verb}")


@_state
def emporion_taking_a_first_card(visitor: Visitor) -> None:
    _emporion(visitor)


@_state
def emporion_choosing_a_counter(visitor: Visitor) -> None:
    guest = visitor.known_as("Ada")
    table = guest.open("me", "random", game=EMPORION, options={"first": "0"})
    seek(guest, table, lambda option: bool(option["verb"] == "choose"))
    hand = arrive(visitor, guest, table)
    assert any(one.startswith("Asclepios") for one in hand.see().glowing)


@_state
def emporion_choosing_an_action(visitor: Visitor) -> None:
    _emporion(visitor, "bring", 12)


@_state
def emporion_choosing_a_card(visitor: Visitor) -> None:
    hand = _emporion(visitor, "add", 16)
    hand.choose(next(one for one in hand.see().glowing if "to take" in one))


@_state
def emporion_with_a_ghost_in_the_realm(visitor: Visitor) -> None:
    hand = _emporion(visitor, "add", 14, players=4)
    hand.prepare(lambda name: "to take" in name or "in the Port" not in name)


@_state
def emporion_sending_an_expedition(visitor: Visitor) -> None:
    hand = _emporion(visitor, "sail", 20, players=2)
    # Where no other Action is possible it is chosen already.
    if any(one.startswith("Expedition") for one in hand.see().glowing):
        hand.choose("Expedition")


@_state
def emporion_splitting_a_refill(visitor: Visitor) -> None:
    _emporion(visitor, "refill", 20, players=2)


@_state
def emporion_why_not(visitor: Visitor) -> None:
    hand = _emporion(visitor, "add", 20)
    spot = spot_of(visitor.page, next(one for one in hand.see().shut if "just left here" in one))
    visitor.page.mouse.move(spot.x, spot.y)
    expect(visitor.page.get_by_role("tooltip")).to_be_visible()


@_state
def emporion_looking_at_another_realm(visitor: Visitor) -> None:
    _emporion(visitor, "reserve", 14)
    visitor.page.get_by_role("button", name="The Realm of").first.click()
    expect(visitor.page.get_by_role("button", name="Back to my Realm")).to_be_visible()


@_state
def emporion_after_the_end(visitor: Visitor) -> None:
    guest = visitor.known_as("Ada")
    table = guest.open("me", "random", game=EMPORION)
    rush(guest, table)
    visitor.page.goto(f"/t/{table}")
    visitor.page.get_by_role("dialog").get_by_role("button", name="Close").click()
    see_settled(visitor.page)


# -- The Ancient World --------------------------------------------------------------------------------------------------------


def _ancient(visitor: Visitor, verb: str = "", *later: str, players: int = 3) -> Hand:
    """At a table where a move of this kind can be made; else at its beginning."""
    guest = visitor.known_as("Ada")
    for seed in range(1, 12):
        table = guest.open("me", *["greedy"] * (players - 1), game=ANCIENT_WORLD)
        if not verb or seek(guest, table, lambda option: bool(option["verb"] == verb), seed, *later):
            return arrive(visitor, guest, table, seed=3)
    raise AssertionError(f"no game came to {verb}")


@_state
def ancient_world_building(visitor: Visitor) -> None:
    hand = _ancient(visitor)
    hand.choose("Citizen ")
    hand.choose("Build")
    row = visitor.page.get_by_role("group", name="Empire row")
    row.get_by_role("button", name="; can be chosen").first.click()
    expect(prompt_of(visitor.page)).to_contain_text("Coins")


@_state
def ancient_world_attacking(visitor: Visitor) -> None:
    hand = _ancient(visitor, "attack", "pass")
    hand.choose(next(one for one in hand.see().glowing if ", defence " in one).split(",")[0])
    expect(prompt_of(visitor.page)).to_contain_text("which army marches?")
    spot = spot_of(visitor.page, next(one for one in hand.see().glowing if ", army " in one))
    visitor.page.mouse.move(spot.x, spot.y)
    expect(visitor.page.get_by_role("region", name="Against")).to_contain_text("→")


@_state
def ancient_world_with_drawn_cards(visitor: Visitor) -> None:
    guest = visitor.known_as("Ada")
    for seed in range(1, 12):
        table = guest.open("me", "greedy", game=ANCIENT_WORLD)
        if seek(guest, table, lambda option: bool(option["move"] == "explore deck"), seed, "attack"):
            break
    with guest.at(table) as line:
        line.until(lambda state: bool(state["prompt"]))
        line.move("explore deck")
    arrive(visitor, guest, table)
    expect(visitor.page.get_by_role("group", name="You drew")).to_be_visible()


@_state
def ancient_world_why_not(visitor: Visitor) -> None:
    hand = _ancient(visitor)
    hand.choose("Citizen ")
    spot = spot_of(visitor.page, next(one for one in hand.see().shut if one.startswith("Grow")))
    visitor.page.mouse.move(spot.x, spot.y)
    expect(visitor.page.get_by_role("tooltip")).to_be_visible()


@_state
def ancient_world_after_the_end(visitor: Visitor) -> None:
    guest = visitor.known_as("Ada")
    table = guest.open("me", "greedy", "greedy", "greedy", game=ANCIENT_WORLD)
    rush(guest, table)
    visitor.page.goto(f"/t/{table}")
    visitor.page.get_by_role("dialog").get_by_role("button", name="Close").click()
    see_settled(visitor.page)
    visitor.page.get_by_role("button", name="The city of").last.click()
    expect(visitor.page.get_by_role("button", name="Back to mine")).to_be_visible()
