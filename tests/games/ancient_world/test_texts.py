"""Words: cards, moves and events as people read them; the drawing of the terminal; the guide."""

import io

import pytest
from rich.console import Console

from quadriga.games.ancient_world import GAME
from quadriga.games.ancient_world.data.box import open_box
from quadriga.games.ancient_world.tell import events as tell
from quadriga.games.ancient_world.tell.card_words import card_line, card_sentences
from quadriga.games.ancient_world.terminal import draw as draw_table
from quadriga.kernel.events import Event
from quadriga.kernel.registry import find_game
from quadriga.ledger import ledger_of
from quadriga.server.guide import guide_of
from tests.games.ancient_world.helpers import (
    DISTRICTS,
    EMPIRE,
    MILITARY,
    PLUS,
    TITANS,
    army,
    begun,
    city,
    do,
    draw,
    look,
    secret,
    table,
)

BOX = open_box(GAME.packaged, 2)
VOICE = GAME.voice(GAME.config(2))


@pytest.mark.parametrize(
    ("card", "words"),
    [
        ("orchard", "Orchard, 2 coins, green: 1 food"),
        ("hill_village", "Hill Village, 4 coins and 1 knowledge, purple: 1 food. A new citizen comes with it"),
        ("stonemasons", "Stonemasons, 3 coins, red: Place a citizen: 2 coins and repair 1 damaged card"),
        ("crypta_ship", "Crypta Ship, 3 coins, blue: Place a citizen: explore and 2 coins"),
        (
            "town_hall",
            "Town Hall, 4 coins, purple: Place a citizen: 1 knowledge "
            "and claim the first-player token if its hand side is down",
        ),
        (
            "citadel",
            "Citadel, 3 coins and 1 knowledge, red: At the end 1 point for every two red banners, rounded up, at most 3",
        ),
        (
            "scribe_guild",
            "Scribe Guild, 2 coins, blue: When the player to your left learns, you may pay 1 coin for 1 knowledge",
        ),
        ("pilgrim_camp", "Pilgrim Camp, 2 coins and 1 knowledge, green and blue"),
        ("fishing_dock", "Fishing Dock: 1 food"),
        (
            "merkian_troop",
            "Merkian Troop, 1 coin: In an attack 1 sword and 3 arrows. Retired, it leaves 1 sword to its army",
        ),
        (
            "stone_being",
            "Stone Being, defence 8, red and purple: Swords and arrows count against it. Capacity 1. "
            "1 coin at the end of each round",
        ),
        ("garrison_quarter", "Garrison Quarter: Capacity 2. 1 more army"),
    ],
)
def test_a_card_in_words(card: str, words: str) -> None:
    assert VOICE.say(card_line(BOX, card)) == words


@pytest.mark.parametrize("card", [*EMPIRE, *MILITARY, *TITANS, *DISTRICTS])
def test_every_card_has_sentences(card: str) -> None:
    for sentence in [VOICE.say(does) for does in card_sentences(BOX, card)]:
        assert sentence[0].isupper() or sentence[0].isdigit()
        assert sentence.endswith(".")
        assert "  " not in sentence
    assert VOICE.say(card_line(BOX, card))


@pytest.mark.parametrize(
    ("move", "words"),
    [
        ("place 3 on labor", "Labor with citizen 3"),
        ("place 3 on caravan", "Use Caravan with citizen 3"),
        ("place 1 to build orchard", "Build Orchard with citizen 1 for a fee of 1 coin"),
        ("place 2 to build orchard", "Build Orchard with citizen 2"),
        ("place 2 to build stored bridge", "Build Bridge from your store with citizen 2"),
        ("place 2 to build orchard with crane", "Build Orchard with citizen 2, discarding Crane"),
        ("place 2 to expand for coins", "Expand for coins with citizen 2"),
        ("place 3 to recruit axe_clan", "Recruit Axe Clan as a new army with citizen 3"),
        ("place 3 to recruit axe_clan onto 1", "Recruit Axe Clan onto City Guard (army 1) with citizen 3"),
        ("attack 2", "Attack Stone Being"),
        ("tick 2", "Send Militia (army 2)"),
        ("strike", "Attack"),
        ("pass", "Pass"),
        ("damage caravan", "Damage Caravan"),
        ("repair caravan", "Repair Caravan"),
        ("disband 1", "Disband City Guard (army 1)"),
        ("explore deck", "Draw from the Empire deck"),
        ("store orchard", "Store Orchard, 2 coins, green: 1 food"),
        ("store top", "Store the top card of the deck"),
        ("keep orchard", "Store Orchard, 2 coins, green: 1 food"),
        ("take open_plains", "Take Open Plains: Capacity 4"),
        ("discard 1 picture", "Discard a coin off the picture of City Guard (army 1)"),
        ("study", "Pay 1 coin for 1 knowledge"),
        ("decline", "Decline"),
        ("look 3", "Look at the Titans with 3 stars"),
        ("arrange 2 1", "Put the Titans back in the order 2, 1"),
        ("copy caravan of lapis", "Use Caravan of lapis"),
        ("starve 2", "Citizen 2 starves"),
        ("lot lapis", "Draw the lot of lapis"),
        ("roll titan", "Roll Titan"),
    ],
)
def test_moves_in_words(move: str, words: str) -> None:
    state = table(
        city("caravan", "crane", stored=[secret("bridge")]),
        row=["orchard"],
        titans=[None, "stone_being", None],
        actions={"build": ["lapis 2"]},
    )
    assert GAME.say_move(look(state, 0), GAME.space(state.config).read(move)) == words


@pytest.mark.parametrize(
    ("move", "short"),
    [
        ("place 3 on labor", "Labor"),
        ("place 3 to build orchard", "Build Orchard"),
        ("place 3 to build orchard with crane", "Build Orchard with Crane"),
        ("place 3 to expand for coins", "Expand"),
        ("place 3 to recruit axe_clan onto 1", "Recruit Axe Clan"),
        ("place 3 on caravan", "Use Caravan"),
        ("store top", "Store the top card"),
        ("store orchard", "Store Orchard"),
        ("starve 2", "Citizen 2 starves"),
        ("pass", ""),
    ],
)
def test_moves_on_a_button(move: str, short: str) -> None:
    view = look(table(city("caravan", "crane"), row=["orchard"]), 0)
    message = GAME.move_message(view, GAME.space(view.config).read(move))
    assert VOICE.say_both(message, "short")[1] == short


@pytest.mark.parametrize(
    ("event", "gist"),
    [
        (tell.Labored(seat=1, citizen=3, coins=2), "labored"),
        (
            tell.TitanDefeated(seat=1, stars=3, card="storm_mother", value=13, defence=13, armies=(1,), prices=(2,)),
            "brought down Storm Mother",
        ),
        (tell.CardStored(seat=1, source="deck"), "stored a card"),
        (tell.DieRolled(seat=1, face="coin"), ""),
    ],
)
def test_events_on_a_plate(event: Event, gist: str) -> None:
    assert VOICE.say_both(GAME.event_message(event), "gist")[1] == gist


def test_what_the_end_of_the_round_brings_is_told_before_one_chooses() -> None:
    state = table(city(citizens=4))
    own = look(state, 0).seats[0]
    income = f"The end of the round brings {own.income} coins."
    hungry = f"There is food for {own.food} of 4: one of your citizens would starve."
    assert look(state, 0).aside == f"{income} {hungry}"
    assert look(state, 1).aside == look(state, None).aside == "", "nobody asks them"
    assert look(table(city()), 0).aside == income
    assert look(table(city(), round=6), 0).aside == "This is the last round: no income follows."


def test_hunger_is_told_as_a_warning_and_after_the_end_as_it_was() -> None:
    state = table(city(citizens=5), city(passed=True), round=6)
    assert [each.hunger for each in look(state, 1).seats] == ["two would starve", ""]
    assert look(do(state, "pass"), 1).seats[0].hunger == "two starved"


def test_what_a_titan_would_bring_is_told_before_the_attack() -> None:
    state = do(table(city(coins=5, draft=2), titans=["mud_crawler", None, None]), "attack 1")
    attack, own = look(state, 0).attack, look(state, 0).seats[0]
    assert attack is not None and attack.gains is not None
    assert f"points {own.points} → {attack.gains.points}" in look(state, 0).aside
    assert look(state, 0).aside.startswith("If it falls: ")
    assert look(state, 1).aside == ""


def test_what_is_asked() -> None:
    state = table(city(coins=5, draft=2, citizens=4), titans=["mud_crawler", None, None])
    do(state, "attack 1")
    assert GAME.say_prompt(look(state, 0)) == "Mud Crawler has defence 4, and you bring 2: which army marches?"
    do(state, "tick 1")
    said = "Mud Crawler has defence 4, and you bring 4: strike, or send another army?"
    assert GAME.say_prompt(look(state, 0)) == said


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (
            tell.CardBuilt(seat=0, citizen=1, card="hill_village", source="stored", fee=1, coins=4, knowledge=1),
            "Terracotta built Hill Village from the store for 4 coins and 1 knowledge, after a fee of 1 coin.",
        ),
        (
            tell.CardBuilt(seat=0, citizen=1, card="granary", source="row", discarded="crane"),
            "Terracotta built Granary, discarding Crane.",
        ),
        (
            tell.Recruited(seat=1, citizen=1, card="axe_clan", place=1, army=2, retired="militia", returned=3),
            "Lapis recruited Axe Clan, retiring Militia; 3 coins went to the supply.",
        ),
        (
            tell.TitanDefeated(
                seat=0, stars=2, card="stone_being", value=8, defence=8, armies=(1, 2), prices=(2, 1), knowledge=1
            ),
            "Terracotta brought down Stone Being with army 1 (2 coins) and army 2 (1 coin), 8 against 8. "
            "Spies brought 1 knowledge.",
        ),
        (
            tell.RoundEnded(round=2, coins=(5, 7), knowledge=(0, 1)),
            "Round 2 is over. Income: terracotta 5 coins, lapis 7 coins and 1 knowledge.",
        ),
        (tell.RoundEnded(round=6, coins=(0, 0), knowledge=(0, 0)), "Round 6 is over."),
        (
            tell.RoundBegun(round=4, seat=1, deck="b", discarded=("orchard",)),
            "Round 4 began with lapis; Empire B comes into use.",
        ),
        (tell.CitizensFed(seat=0, food=3, mouths=5, unfed=2), "Terracotta had food for 3 of 5: 2 citizens starved."),
        (
            tell.CardStored(seat=0, source="deck", discarded=("orchard", "crane")),
            "Terracotta stored a card from the deck and discarded Orchard and Crane.",
        ),
        (
            tell.CoinDiscarded(seat=1, card="distant_outpost", army=1, place="name", is_ready=True),
            "Lapis discarded a coin off the name of army 1 by Distant Outpost, which is ready again.",
        ),
        (tell.Drafted(seat=0, citizen=1, swords=2, total=3), "Terracotta drafted 2 swords for this round, 3 in all."),
        (tell.DieRolled(seat=0, face="blank"), "Terracotta rolled a blank."),
    ],
)
def test_events_in_words(event: Event, words: str) -> None:
    assert GAME.say_event(GAME.config(2), event) == words


# ------------------------------------------------------------------------------------ terminal and guide


def drawn(state: object, eyes: int | None, width: int = 130) -> str:
    console = Console(file=io.StringIO(), width=width, color_system=None)
    console.print(draw_table(GAME, look(state, eyes), VOICE))  # type: ignore[arg-type]
    out = console.file
    assert isinstance(out, io.StringIO)
    return out.getvalue()


def test_the_terminal_shows_the_table() -> None:
    state = table(
        city("caravan", damaged=["wheat_fields"], workers={"caravan": 2}, stored=[secret("bridge"), "crane"], citizens=4),
        city(armies=[army("axe_clan", "militia", name=1)], passed=True),
        titans=["mud_crawler", None, None],
        row=["orchard", 1],
        actions={"labor": ["lapis 1"]},
    )
    own, other = drawn(state, 0), drawn(state, 1)
    for words in ("round 1 of 6", "Mud Crawler", "Orchard", "taken by", "Wheat Fields✗", "Caravan☺2", "2 would starve"):
        assert words in own
    assert "Bridge (secret)" in own
    assert "Bridge" not in other.replace("Bridge,", "")
    assert "? of deck 0" in other
    assert "passed" in own
    assert "opens in round 3" in own


def test_the_terminal_shows_what_is_under_way() -> None:
    attack = do(table(city(coins=5, draft=2), titans=["mud_crawler", None, None]), "attack 1", "tick 1")
    assert "enough" in drawn(attack, 0)
    hand = do(table(city(), round=2), "place 1 on explore", "explore deck")
    draw(hand)
    assert "Drawn: " in drawn(hand, 0)
    assert "Drawn: ?, ?, ?, ?, ?" in drawn(hand, 1)
    choice = do(table(city(), district="open_plains", given=PLUS), "place 1 to expand for coins")
    draw(choice)
    assert "Districts: Open Plains" in drawn(choice, 1)
    looked = do(table(city("forest_hideout")), "place 1 on forest_hideout", "look 2")
    draw(looked)
    assert "Looked at: 1 " in drawn(looked, 0)
    assert "Looked at" not in drawn(looked, 1)


def test_the_terminal_says_one_point_and_no_next_round_after_the_last() -> None:
    before = table(city("orchard"), city(passed=True), round=6)
    assert " 1 point " in drawn(before, 0)
    assert "next first" in drawn(before, 0)
    assert "next first" not in drawn(do(before, "pass"), 0)


@pytest.mark.parametrize("width", [60, 100, 200])
def test_the_terminal_draws_at_any_width(width: int) -> None:
    assert "The Ancient World" in drawn(begun(4), None, width)


def test_the_guide_names_rules_that_exist() -> None:
    guide = guide_of(find_game("ancient_world"))
    rules = {rule.id for rule in ledger_of(GAME).rules}
    assert len(guide) > 8
    for step in guide:
        assert set(step.rules) <= rules
