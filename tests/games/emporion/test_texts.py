"""Words: cards, moves and events as people read them; the drawing of the terminal."""

import io

import pytest
from rich.console import Console

from quadriga.games.emporion import GAME
from quadriga.games.emporion.tell import events as tell
from quadriga.games.emporion.tell.words import card_words
from quadriga.games.emporion.terminal import draw
from quadriga.kernel.events import Event
from quadriga.kernel.registry import find_game
from quadriga.ledger import ledger_of
from quadriga.server.guide import guide_of
from tests.games.emporion.helpers import begun, do, look, seat, table

CONFIG = GAME.config(2)
BOX = GAME.new(CONFIG).setup.box


@pytest.mark.parametrize(
    ("card", "words"),
    [
        ("hoplites", "Hoplites, War: awards 1 War, 1 Expedition icon; requires nothing"),
        ("hippeis", "Hippeis, War: awards 1 War, Prestige power; requires 2 Trade"),
        ("trieres", "Trieres, War: awards 1 War, 2 Expedition icons; requires 2 Trade and 1 Culture"),
        ("theatron", "Theatron, Culture: awards 1 Culture, 1 point for each Culture card; requires 2 Trade and 3 Culture"),
        ("horrea", "Horrea, Trade: 1 point for each Goods card; requires 4 Trade and 2 Culture"),
        ("emporion", "Emporion, Prestige: 7 points; requires 3 Trade, 3 Culture and 3 War"),
        ("oinos", "Oinos, Goods: requires 5 Trade and 1 more for each Goods you have"),
        ("alalia", "Alalia, special Prestige: 9 points; paid with 6 Spoils"),
    ],
)
def test_a_card_in_words(card: str, words: str) -> None:
    assert GAME.voice(CONFIG).say(card_words(BOX, BOX.card_named(card))) == words


@pytest.mark.parametrize(
    ("move", "words"),
    [
        ("add hippeis by war", "Add Hippeis by War, with 1 Spoils"),
        ("add macellum by trade", "Add Macellum by Trade"),
        ("bring stoa by culture", "Bring in Stoa by Culture, with 3 Spoils"),
        ("sail 1 3", "Send Toxotes and Agora to the Polis"),
        ("reserve 2", "Reserve Kerameus"),
        ("discard stoa", "Remove Stoa from the game"),
        ("pass", "Pass"),
        ("refill 1", "Refill with 1 from the History pile"),
        ("take hoplites", "Take Hoplites, War: awards 1 War, 1 Expedition icon; requires nothing"),
        ("choose hygieia", "Take Hygieia"),
        ("draw stoa", "Draw Stoa, Culture: awards 2 Culture, Prestige power; requires 2 Culture and 2 War"),
        ("return start", "Return a start card"),
        ("return history", "Return a History card"),
        ("lot lapis", "Draw the lot of lapis"),
    ],
)
def test_a_move_in_words(move: str, words: str) -> None:
    state = table(
        seat("hoplites", "kapelos", reserved=["stoa"], spoils=3),
        port=["toxotes", "kerameus", "agora", "oinos"],
        polis=["hippeis", "macellum"],
    )
    assert GAME.say_move(look(state, 0), GAME.space(state.config).read(move)) == words


def test_a_split_says_both_piles() -> None:
    state = do(table(seat("hoplites", "hoplites", "hoplites")), "sail 1 2 4")
    said = GAME.say_move(look(state), GAME.space(state.config).read("refill 1"))
    assert said == "Refill with 1 from the History pile, 2 from the Development pile"
    assert GAME.say_prompt(look(state)) == "Refill 3 places of the Port: how many cards from the History pile?"


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (
            tell.CardAdded(seat=0, round=1, card="emporion", source="polis", action="war", counter="asclepios", spoils=1),
            "Terracotta added Emporion by War, with 1 Spoils.",
        ),
        (
            tell.CardAdded(seat=1, round=1, card="stoa", source="reserved", action="culture", counter="hygieia", left="war"),
            "Lapis brought in Stoa by Culture.",
        ),
        (
            tell.ExpeditionSent(seat=0, round=1, cards=("stoa", "oinos"), places=(1, 3), counter="asclepios"),
            "Terracotta sent Stoa and Oinos to the Polis.",
        ),
        (
            tell.SpoilsReturned(seat=1, count=3, start=1),
            "1 start card and 2 History cards from the Spoils of lapis went under the History pile.",
        ),
        (tell.PortRefilled(seat=0, place=1, card="stoa", pile="history"), "Stoa came to the Port from the History pile."),
        (tell.PortRefilled(seat=None, place=1, card="stoa", pile="history"), "Stoa came to the Port."),
        (
            tell.MandatoryExpedition(seat=0, cards=("agora", "stoa"), places=(1, 2)),
            "The Polis had no History card: Agora and Stoa went to it in a mandatory expedition.",
        ),
        (
            tell.PolisMade(cards=("sophistes", "hoplites", "macellum"), each=2, spoils=(2, 2)),
            "The Polis was made: 2 Sophistes, 2 Hoplites and 2 Macellum. First Spoils: terracotta 2, lapis 2.",
        ),
        (tell.SeventeenReached(seat=1, cards=17), "Lapis has 17 cards in the Realm!"),
        (tell.LastRoundBegun(seat=0, reason="history"), "This is the last round: the History pile is exhausted."),
        (tell.GameEnded(ending="realm", scores=(36, 42)), "The game is over: terracotta 36, lapis 42."),
    ],
)
def test_an_event_in_words(event: Event, words: str) -> None:
    assert GAME.say_event(GAME.config(2), event) == words


@pytest.mark.rule("EMP-A4")
def test_the_prompt_says_that_nothing_can_be_done() -> None:
    stuck = table(seat("hoplites"), polis=["trapezites"], counters=["reserve", "expedition"])
    assert GAME.say_prompt(look(stuck)) == "No Action can be carried out: you must pass."
    full = table(seat("hoplites", reserved=["limen", "stoa"]), polis=["trapezites"], counters=["expedition", "war"])
    assert GAME.say_prompt(look(full, 0)) == "No Action can be carried out: remove one of your reserved cards from the game."
    assert GAME.say_prompt(look(begun(2), 0)) == "Choose an Action and carry it out."


@pytest.mark.parametrize("width", [60, 80, 120, 200])
def test_the_terminal_shows_what_lies_on_the_table(width: int) -> None:
    state = table(
        seat("hippeis", "macellum", "macellum", "oinos", reserved=["stoa"], spoils=4),
        port=["toxotes", "kerameus", "agora", "garum"],
        polis=["hoplites", "hoplites", "emporion", "linon"],
        players=4,
        counters=["war"],
    )
    paper = io.StringIO()
    Console(width=width, color_system=None, file=paper).print(draw(GAME, state.view(0), GAME.voice(state.config)))
    shown = paper.getvalue()
    for word in ("Emporion", "1 toxotes", "2×hoplites", "◉asclepios", "alalia", "reserved", "★7", "4 Spoils", "tyrian", "6T"):
        assert word in shown, word


@pytest.mark.parametrize("players", [2, 3])
def test_the_terminal_draws_every_moment_of_the_set_up(players: int) -> None:
    paper = io.StringIO()
    console = Console(width=80, color_system=None, file=paper)
    state = GAME.new(GAME.config(players))
    console.print(draw(GAME, state.view(None), GAME.voice(state.config)))
    assert "History pile 42" in paper.getvalue()


def test_the_guide_cites_rules_of_the_ledger() -> None:
    game = find_game("emporion")
    known = {rule.id for rule in ledger_of(game).rules}
    steps = guide_of(game)
    assert len(steps) >= 8
    assert all(rule in known for step in steps for rule in step.rules)
