"""Words: tiles, moves and events as people read them; the drawing of the terminal."""

import io

import pytest
from rich.console import Console

from quadriga.games.founders import GAME
from quadriga.games.founders.tell import events as tell
from quadriga.games.founders.tell.words import tile_words
from quadriga.games.founders.terminal import draw
from quadriga.kernel.events import Event
from quadriga.kernel.registry import find_game
from quadriga.ledger import ledger_of
from quadriga.server.guide import guide_of
from tests.games.founders.helpers import do, look, seat, table

CONFIG = GAME.config(2)
BOX = GAME.new(CONFIG).setup.box
PAIR = {"0,0": "forest", "0,1": "cliff"}


@pytest.mark.parametrize(
    ("tile", "words"),
    [
        ("forest", "Forest: gives wood or stone"),
        ("mine", "Mine: needs wood and stone, gives iron"),
        ("marketplace_iron", "Marketplace: needs plants and iron, gives coins, brings a coin"),
        ("great_temple_zeus", "Great temple of Zeus: needs armies and coins, 3 points"),
        ("altar_pan", "Altar of Pan: needs wood and wine, 1 point"),
    ],
)
def test_a_tile_in_words(tile: str, words: str) -> None:
    assert GAME.voice(CONFIG).say(tile_words(BOX, BOX.tile_named(tile))) == words


@pytest.mark.parametrize(
    ("move", "words"),
    [
        ("add mine 1,0", "Add the Mine at 1,0"),
        ("swap lake 0,1", "Swap the Cliff at 0,1 for the Lake"),
        ("pillage lapis 0,1", "Pillage lapis: the Temple of Hades at 0,1"),
        ("buy stone lapis 0,0", "Buy stone from lapis: the Waterfall at 0,0"),
        ("employ smith 0,0", "Employ the Smith in the Forest at 0,0"),
        ("unite 0,0", "Unite the four tiles from 0,0 on"),
        ("open nature", "Open a nature tile; the 5 tiles of its row leave the game"),
        ("open city", "Open a city tile"),
        ("keep", "Play no token"),
        ("pass", "End the turn"),
        ("draw", "Draw a nature tile"),
        ("draw mine", "Draw Mine: needs wood and stone, gives iron"),
        ("draw smith", "Draw the Smith"),
    ],
)
def test_a_move_in_words(move: str, words: str) -> None:
    lapis = seat({"0,0": "waterfall", "0,1": "temple_hades"})
    state = table(seat(PAIR), lapis, village=["mine"], nature=["lake"] * 4 + ["grove"])
    assert GAME.say_move(look(state), GAME.space(state.config).read(move)) == words


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (
            tell.TileAdded(
                seat=0,
                tile="mine",
                back="village",
                space="1,0",
                beside=("cliff",),
                services=(tell.Service("wood", "0,0", True, "forest"), tell.Service("stone", None, False, None)),
            ),
            "Terracotta added the Mine, with wood from the Forest by carriage and stone they had bought.",
        ),
        (
            tell.TileAdded(seat=0, tile="lake", back="nature", space="1,0", beside=("cliff", "mine")),
            "Terracotta added the Lake beside the Cliff and the Mine.",
        ),
        (
            tell.TilesUnited(seat=0, corner="0,0", spaces=("0,0", "1,0"), tiles=("cliff", "mine")),
            "Terracotta united 2 tiles with a carriage: Cliff and Mine.",
        ),
        (
            tell.ResourceBought(seat=0, owner=1, space="0,0", tile="pottery", resource="pottery"),
            "Terracotta bought pottery from lapis's Pottery.",
        ),
        (
            tell.TileSwapped(
                seat=1, tile="lake", space="0,1", old="mine", took_coin=True, lost_war=True, lost_craftsman="smith"
            ),
            "Lapis swapped the Mine for the Lake; the coin on it went to their hand; "
            "the war token and the Smith left the game.",
        ),
        (
            tell.TilePillaged(seat=0, owner=1, space="0,1", tile="mine", craftsman="smith"),
            "Terracotta pillaged lapis's Mine, with the Smith in it.",
        ),
        (tell.CoinsCollected(seat=0, spaces=("0,0",)), "Terracotta collected the coin on one of their tiles."),
        (tell.TokenReceived(seat=0, token="craftsman", craftsman="potter"), "Terracotta received the Potter."),
        (tell.TokenReceived(seat=0, token="war"), "Terracotta received a war token."),
    ],
)
def test_an_event_in_words(event: Event, words: str) -> None:
    assert GAME.say_event(GAME.config(2), event) == words


@pytest.mark.parametrize("width", [60, 80, 120, 200])
def test_the_terminal_shows_what_lies_on_the_table(width: int) -> None:
    own = seat(
        {"0,0": "mine", "0,1": "cliff", "1,0": "forest", "1,1": "lake"},
        carriages=["0,0"],
        pillaged=["0,1"],
        coins=["1,1"],
        craftsmen={"0,0": "smith"},
        hand=["war", "potter"],
    )
    state = table(own, village=["stable"], nature=["lake"], victory=["temple_hera"], players=4)
    paper = io.StringIO()
    Console(width=width, color_system=None, file=paper).print(draw(GAME, state.view(0), GAME.voice(state.config)))
    shown = paper.getvalue()
    for word in ("Founders of the Empire", "stable", "temple_hera", "Mine", "Forest", "⚔", "¤", "☺", "═1", "potter", "tyrian"):
        assert word in shown, word


def test_the_guide_cites_rules_of_the_ledger() -> None:
    game = find_game("founders")
    known = {rule.id for rule in ledger_of(game).rules}
    steps = guide_of(game)
    assert len(steps) >= 8
    assert all(rule in known for step in steps for rule in step.rules)


def test_the_prompt_says_what_was_drawn() -> None:
    state = do(table(seat({"0,0": "lake", "0,1": "lake"}), village=["mine"]), "draw", "draw forest")
    assert GAME.say_prompt(look(state)) == "Place the Forest that you drew."
