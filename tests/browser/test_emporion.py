"""Emporion at the table page: each deed of its own kind."""

import re
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.arrival import arrive
from tests.browser.conftest import Invite
from tests.browser.players import Hand, Keys
from tests.browser.sight import Sight, prompt_of, spot_of
from tests.browser.stage import DESK, PHONE, Visitor
from tests.server.harness import Guest, Json

pytestmark = pytest.mark.slow
GAME = "emporion"
SPECIAL = ("phokaia", "massalia", "indiketes", "alalia")


def open_table(visitor: Visitor, *seats: str, **options: str) -> str:
    """A table of this game, where nobody has sat before."""
    return visitor.known_as("Ada").open(*(seats or ("me", "random")), game=GAME, options=options)


# -- deeds --------------------------------------------------------------------------------------------------------------------

Wish = Callable[[Json], bool]


def can(verb: str, words: tuple[str, ...] = ("",), targets: int = 0) -> Wish:
    """Wishes for a state with a move of this verb that has one of the words in it, and names so many things."""

    def is_wanted(state: Json) -> bool:
        return any(
            option["verb"] == verb
            and any(word in option["move"] for word in words)
            and (not targets or len(option["targets"]) == targets)
            for option in state["prompt"]["options"]
        )

    return is_wanted


def play_on(guest: Guest, table: str, is_wanted: Wish, seed: int, *later: str) -> bool:
    """Play a seat in a hurry, adding cards where it can, until a state is wanted; False: the game was over first.

    Moves that begin with `later` are the last to be taken."""
    dice = Random(seed)
    with guest.at(table) as line:
        while True:
            state = line.until(lambda state: bool(state["prompt"]) or state["table"]["status"] == "over")
            if not line.moves:
                return False
            if is_wanted(state):
                return True
            moves = [move for move in line.moves if not (later and move.startswith(later))] or line.moves
            adds = [move for move in moves if move.startswith(("add", "bring"))]
            line.move(dice.choice(adds if adds and dice.random() < 0.6 else moves))


def bring(
    visitor: Visitor, is_wanted: Wish, *later: str, seats: tuple[str, ...] = ("me", "random"), most_games: int = 12
) -> Hand:
    """Somebody at a table that has come to where it was wanted."""
    guest = visitor.known_as("Ada")
    for seed in range(1, most_games):
        table = guest.open(*seats, game=GAME)
        if play_on(guest, table, is_wanted, seed, *later):
            return arrive(visitor, guest, table)
    raise AssertionError("no game came to that")


def glowing(seen: Sight, words: str) -> list[str]:
    """What can be chosen and has these words in its name."""
    return [one for one in seen.glowing if words in one]


def log_has(hand: Hand, words: str | re.Pattern[str]) -> None:
    """A line of the log says so."""
    expect(hand.page.get_by_role("log", name="Log")).to_contain_text(words)


def as_chosen(name: str) -> str:
    """What a thing is called once it is chosen."""
    return name.replace("; can be chosen", "; chosen")


def tick(hand: Hand, name: str) -> None:
    """Point at a card of the Port, and wait for its tick."""
    hand.point(name)
    hand.until(lambda seen: as_chosen(name) in seen.things)


def through_a_gate(hand: Hand) -> None:
    """After a card: the only gate that leads to it is taken; where there are two, the table asks by which."""
    asked = re.compile(r"By (\w+) or ")
    for _ in range(2):
        hand.until(lambda seen: bool(seen.confirm or asked.search(prompt_of(hand.page).inner_text())))
        if hand.see().confirm:
            return
        found = asked.search(prompt_of(hand.page).inner_text())
        assert found
        hand.choose(f"{found.group(1)}, ")
    raise AssertionError("the gate does not lead to the card")


def test_an_expedition_is_ticked_in_any_order_and_its_refill_is_split(invite: Invite) -> None:
    hand = bring(invite(), can("sail", targets=4))
    hand.choose("Expedition, 3 cards sail")
    port = glowing(hand.until(lambda seen: len(glowing(seen, "in the Port")) == 4), "in the Port")
    for name in (port[3], port[0]):
        tick(hand, name)
    # A second click takes a tick back, wherever it stands in the choice.
    hand.point(as_chosen(port[3]))
    hand.until(lambda seen: port[3] in seen.glowing)
    for name in (port[2], port[3]):
        tick(hand, name)
    expect(prompt_of(hand.page)).to_contain_text("Send three cards")
    hand.confirm()

    expect(prompt_of(hand.page)).to_contain_text("Refill 3 places of the Port")
    expect(hand.page.get_by_role("button", name="2 from History")).to_be_visible()
    hand.choose("One card more from the Development pile")
    expect(prompt_of(hand.page)).to_contain_text("1 from the History pile, 2 from the Development pile")
    hand.confirm()
    log_has(hand, "Ada refilled the Port with 1 History and 2 Development.")
    # No card is turned up before the turn is over: until then all of it can be taken back.
    hand.finish_turn()
    log_has(hand, "Ada took 3 Spoils.")


def test_a_card_is_reserved_and_added_later(invite: Invite) -> None:
    visitor = invite()
    guest = visitor.known_as("Ada")
    for seed in range(1, 12):
        table = guest.open("me", "random", game=GAME)
        if not play_on(guest, table, can("reserve"), seed, "reserve", "sail"):
            continue
        hand = arrive(visitor, guest, table)
        hand.choose("Reserve, 2 drachmas")
        port = hand.until(lambda seen: len(glowing(seen, "in the Port")) == 4).glowing
        name = next(one for one in port if "in the Port" in one)
        card = name.split(",")[0]
        hand.point(name)
        hand.press(visitor.page.get_by_role("button", name="Reserve it"))
        log_has(hand, f"Ada reserved {card}.")
        stores = visitor.page.get_by_role("group", name="Reserved cards and Spoils")
        expect(stores.get_by_role("button", name=f"{card},")).to_be_visible()
        hand.finish_turn()
        if not play_on(guest, table, can("bring", (card.lower(),)), seed, "reserve", "discard"):
            continue
        hand = arrive(visitor, guest, table)
        reserved = stores.get_by_role("button", name=f"{card},")
        hand.press(reserved)
        through_a_gate(hand)
        hand.confirm()
        log_has(hand, f"Ada brought in {card} by")
        expect(reserved).to_have_count(0)
        return
    raise AssertionError("no reserved card could be added")


def test_a_prestige_card_is_bought_with_spoils(invite: Invite) -> None:
    hand = bring(invite(), can("add", SPECIAL), "add")
    special = glowing(hand.see(), "special Prestige")[0]
    card = special.split(",")[0]
    hand.point(special)
    through_a_gate(hand)
    expect(prompt_of(hand.page)).to_contain_text("under the History pile")
    expect(hand.page.get_by_role("region", name="What you look at")).to_contain_text("enough")
    hand.confirm()
    log_has(hand, re.compile(rf"Ada added {card} by \w+, with \d Spoils\."))
    expect(hand.page.get_by_role("region", name="Your Realm")).to_contain_text(f"{card}, special Prestige")


def test_a_card_that_two_gates_lead_to_asks_by_which(invite: Invite) -> None:
    def twice(state: Json) -> list[str]:
        cards = [option["targets"][1] for option in state["prompt"]["options"] if option["verb"] == "add"]
        return [card for card in cards if cards.count(card) > 1]

    visitor = invite()
    wanted: list[str] = []

    def is_wanted(state: Json) -> bool:
        wanted[:] = twice(state)
        return bool(wanted)

    hand = bring(visitor, is_wanted, most_games=60)
    hand.press(visitor.page.locator(f'[data-thing="{wanted[0]}"]'))
    expect(prompt_of(hand.page)).to_contain_text(re.compile(r"By \w+ or \w+\?"))
    through_a_gate(hand)
    expect(prompt_of(hand.page)).to_contain_text(re.compile(r"Add \w+ by \w+"))


def test_moves_are_played_before_ones_eyes(invite: Invite) -> None:
    """Other tests skip all motion; here everything is watched to its end, and the page may not complain."""
    visitor = invite(reduced_motion="no-preference")
    visitor.page.goto(f"/t/{open_table(visitor, 'me', 'greedy', 'greedy')}")
    assert Hand(visitor.page, seed=2).watch(turns=4) > 4


# -- looking ------------------------------------------------------------------------------------------------------------------


def test_a_card_shows_its_bill_at_once(invite: Invite) -> None:
    dear: list[str] = []

    def is_wanted(state: Json) -> bool:
        bills = [bill for bill in state["view"]["bills"] if bill["place"].startswith("polis:") and bill["missing"]]
        dear[:] = [bill["place"] for bill in bills if any(bill["requires"].values())]
        return bool(dear) and can("reserve")(state)

    hand = bring(invite(), is_wanted)
    page = hand.page
    lens = page.get_by_role("region", name="What you look at")
    page.mouse.move(640, 20)
    expect(lens).to_contain_text("points now")
    page.locator(f'[data-thing="{dear[0]}"]').hover()
    expect(lens).to_contain_text(re.compile(r"\d of \d.*\+ \d Spoils.*EMP-D"))
    # And why not, beside it.
    expect(page.get_by_role("tooltip")).to_contain_text("EMP-D")


def test_a_barred_gate_says_why(invite: Invite) -> None:
    hand = bring(invite(), lambda state: state["view"]["round"] > 2)
    gate = next(one for one in hand.see().shut if "just left here" in one)
    spot = spot_of(hand.page, gate)
    hand.page.mouse.move(spot.x, spot.y)
    expect(hand.page.get_by_role("tooltip")).to_contain_text("EMP-A2")


def test_another_realm_is_looked_at_large(invite: Invite) -> None:
    hand = bring(invite(), can("reserve"))
    page = hand.page
    other = page.get_by_role("button", name="The Realm of").first
    other.click()
    expect(page.get_by_role("main").get_by_role("region", name="The Realm of")).to_be_visible()
    page.get_by_role("button", name="Back to my Realm").click()
    expect(page.get_by_role("main").get_by_role("region", name="Your Realm")).to_be_visible()


def test_arrows_walk_over_the_table(invite: Invite) -> None:
    hand = bring(invite(), can("reserve"))
    keys = Keys(hand.page, seed=1)
    hand.page.locator('[data-thing="action:culture"]').focus()
    start = keys.voice.focus()
    for way, back in (("ArrowRight", "ArrowLeft"), ("ArrowUp", "ArrowDown")):
        keys.press(way)
        assert keys.voice.focus().name != start.name
        keys.press(back)
        assert keys.voice.focus().node == start.node


def columns_of(state: Json) -> tuple[int, int]:
    """The longest columns of the Polis and of one's own Realm."""
    polis: dict[str, int] = {}
    for card in state["view"]["polis"]:
        polis[card["kind"]] = polis.get(card["kind"], 0) + 1
    kinds = state["view"]["seats"][0]["kinds"]
    realm = [kinds["trade"], kinds["culture"], kinds["war"], kinds["prestige"] + kinds["goods"]]
    return max(polis.values(), default=0), max(realm)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_long_columns_lie_on_one_screen(invite: Invite, players: int, size: dict[str, int]) -> None:
    def is_long(state: Json) -> bool:
        polis, realm = columns_of(state)
        return polis >= 4 and realm >= 5 and can("add")(state)

    visitor = invite(size)
    page = visitor.page
    hand = bring(visitor, is_long, "pass", seats=("me", *["random"] * (players - 1)), most_games=20)
    seen = hand.see()
    assert seen.overflow == (0, 0)
    for part in (page.get_by_role("main"), page.get_by_role("region", name="Prompt")):
        expect(part).to_be_in_viewport(ratio=0.99)
    # A finger reaches everything that can be chosen.
    for name in seen.glowing:
        assert spot_of(page, name).is_free, name
