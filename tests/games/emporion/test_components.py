"""The component set: the packaged one, and how the mistakes of an owner's own are told."""

import re
from pathlib import Path

import pytest

from quadriga.games.emporion import GAME
from quadriga.games.emporion.data.components import load_components
from quadriga.kernel.chance import Rng
from quadriga.kernel.components import played_hash
from quadriga.kernel.errors import ComponentError
from quadriga.kernel.seats import CHANCE
from tests.games.emporion.helpers import CARDS, COMPONENTS

PACKAGED = (Path(__file__).parents[3] / "src" / "quadriga" / "games" / "emporion" / "components.toml").read_text(
    encoding="utf-8"
)


def edited(old: str, new: str) -> str:
    """The packaged file with one thing changed."""
    assert PACKAGED.count(old) >= 1, old
    return PACKAGED.replace(old, new, 1)


def card(name: str, old: str, new: str) -> str:
    """The packaged file with one thing changed in one card."""
    start = PACKAGED.index(f'id = "{name}"')
    end = PACKAGED.index("[[cards]]", start) if "[[cards]]" in PACKAGED[start:] else len(PACKAGED)
    entry = PACKAGED[start:end]
    assert old in entry, entry
    return PACKAGED[:start] + entry.replace(old, new, 1) + PACKAGED[end:]


MISTAKES = [
    ("not TOML", "cards = ?", "line 1", "not TOML"),
    ("unknown field", card("stoa", "count = 2", "count = 2\ncolour = 1"), "cards[15]", "colour"),
    ("no count", card("stoa", "count = 2\n", ""), "cards[15]", "count"),
    ("unknown kind", card("stoa", '"culture"', '"art"'), "cards[15].kind", "art"),
    ("unknown power", card("stoa", '["prestige"]', '["glory"]'), "cards[15].powers", "glory"),
    ("power twice", card("stoa", '["prestige"]', '["prestige", "prestige"]'), "cards[15].powers", "once"),
    ("unknown resource", card("stoa", "culture = 2", "wine = 2"), "cards[15]", "wine"),
    ("id twice", card("stoa", 'id = "stoa"', 'id = "hoplites"'), "cards[15].id", "hoplites"),
    ("prestige awards", card("agora", "points = 5", "points = 5\nawards = { war = 1 }"), "awards", "EMP-C2"),
    ("prestige icons", card("agora", "points = 5", "points = 5\nexpedition = 1"), "expedition", "EMP-C2"),
    ("prestige powers", card("agora", "points = 5", 'points = 5\npowers = ["goods"]'), "powers", "EMP-C2"),
    ("prestige scores", card("agora", "points = 5", "points = 5\nscores = { war = 1 }"), "scores", "EMP-C2"),
    ("prestige start", card("agora", "points = 5", "points = 5\nstart = true"), "start", "EMP-C3"),
    ("goods points", card("oinos", "count = 2", "count = 2\npoints = 5"), "cards[", "EMP-D3"),
    ("goods price", card("oinos", "count = 2", "count = 2\nrequires = { trade = 5 }"), "cards[", "EMP-D3"),
    ("special without payment", card("phokaia", "spoils = 3\n", ""), "spoils", "EMP-D5"),
    ("special with a requirement", card("phokaia", "spoils = 3", "spoils = 3\nrequires = { war = 1 }"), "requires", "EMP-D5"),
    ("payment of a prestige card", card("agora", "points = 5", "points = 5\nspoils = 2"), "spoils", "EMP-D5"),
    ("start card with a price", card("macellum", "start = true", "start = true\nrequires = { war = 1 }"), "requires", "EMP-S4"),
    ("start card without an icon", card("hoplites", "expedition = 1\n", ""), "setup.choice[0]", "EMP-X1"),
    (
        "no start card to choose",
        edited('choice = ["hoplites", "sophistes"]', 'choice = ["hoplites", "stoa"]'),
        "setup.choice[1]",
        "stoa",
    ),
    ("no choice", edited('choice = ["hoplites", "sophistes"]', 'choice = ["hoplites"]'), "setup.choice", "EMP-S4"),
    ("no start card for the Polis", edited('polis = ["sophistes"', 'polis = ["stoa"'), "setup.polis[0]", "stoa"),
    ("too few Hoplites", card("hoplites", "count = 9", "count = 7"), "cards", "8 Hoplites"),
    ("too few start cards", card("macellum", "count = 8", "count = 7"), "cards", "26 start cards"),
    ("Port of five", edited("port = 4", "port = 5"), "setup.port", "EMP-S3"),
    ("expedition of five", edited("expedition = 4", "expedition = 5"), "limits.expedition", "EMP-X1"),
    ("Realm of one", edited("realm = 18", "realm = 1"), "limits.realm", "EMP-E1"),
    ("announced too late", edited("announced = 17", "announced = 18"), "limits.announced", "EMP-E4"),
    ("no sets", edited("sets = [5, 10, 17, 26, 37]", "sets = []"), "goods.sets", "EMP-E6"),
    ("spoils for three", edited("3 = [1, 2, 3], ", ""), "setup.spoils", "2, 3 and 4"),
    ("spoils for two of three", edited("3 = [1, 2, 3]", "3 = [1, 2]"), "setup.spoils.3", "EMP-S8"),
    ("tie", edited('tie = "emporion"', 'tie = "stoa"'), "points.tie", "EMP-E8"),
    ("one counter", edited('[[counters]]\nid = "hygieia"\nname = "Hygieia"\nsource = "rulebook"\n', ""), "counters", "EMP-S9"),
    ("too many cards", card("stoa", "count = 2", "count = 99"), "cards", "at most 200"),
    ("certain of nothing", card("stoa", 'certain = ["name"]', 'certain = ["smell"]'), "cards[15].certain", "smell"),
]


@pytest.mark.parametrize(("text", "where", "words"), [case[1:] for case in MISTAKES], ids=[case[0] for case in MISTAKES])
def test_a_mistake_is_told_with_its_path(text: str, where: str, words: str) -> None:
    with pytest.raises(ComponentError) as caught:
        load_components.parse(text, "own.toml")
    assert str(caught.value).startswith("own.toml: ")
    assert where in caught.value.where
    assert words in str(caught.value)


def test_words_and_sources_do_not_change_the_hash_but_numbers_do() -> None:
    assert played_hash(load_components.parse(card("stoa", 'name = "Stoa"', 'name = "Porch"'), "own.toml")) == GAME.packaged
    assert played_hash(load_components.parse(card("stoa", "colonnade", "porch"), "own.toml")) == GAME.packaged
    assert played_hash(load_components.parse(card("stoa", "count = 2", "count = 3"), "own.toml")) != GAME.packaged
    assert played_hash(load_components()) == GAME.packaged


def test_an_own_set_is_played_with(tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_text(card("stoa", "count = 2", "count = 5"), encoding="utf-8")
    state = GAME.new(GAME.config(2, {}, GAME.load_components(path)))
    rng = Rng(3)
    while acting := state.to_act():
        options = [] if acting[0] == CHANCE else state.options(acting[0])
        state.play(acting[0], options[rng.below(len(options))] if options else state.draw(rng))
        state.check()
    assert state.setup.box.card_named("stoa").count == 5


def test_every_value_has_a_source() -> None:
    assert all(each.source in ("rulebook", "reconstructed") for each in COMPONENTS.cards)
    assert set(CARDS["hippeis"].certain) == {"name", "kind", "requires", "powers"}
    assert all(each.gloss for each in COMPONENTS.cards)
    assert not re.search(r"https?://", PACKAGED)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_card_is_added_in_some_game(players: int) -> None:
    """Law 6: players who like new cards see every face added, and reserved ones of every kind brought in."""
    config = GAME.config(players)
    added: set[str] = set()
    brought: set[str] = set()
    rng = Rng(players)
    for number in range(400):
        if len(added) == len(COMPONENTS.cards) and brought == {"trade", "culture", "war", "prestige", "goods"}:
            return
        state = GAME.new(config)
        while acting := state.to_act():
            seat = acting[0]
            if seat == CHANCE:
                state.play(CHANCE, state.draw(rng))
                continue
            options = state.options(seat)
            fresh = [move for move in options if move.verb in ("add", "bring") and move.notation.split()[1] not in added]
            move = fresh[0] if fresh and number % 2 else options[rng.below(len(options))]
            if move.verb in ("add", "bring"):
                key = move.notation.split()[1]
                added.add(key)
                brought |= {CARDS[key].kind} if move.verb == "bring" else set()
            state.play(seat, move)
    assert added == set(CARDS)
    assert brought == {"trade", "culture", "war", "prestige", "goods"}
