"""The component set: the packaged one, and how the mistakes of an owner's own are told."""

from pathlib import Path

import pytest

from quadriga.games.ancient_world import GAME
from quadriga.games.ancient_world.data.components import load_components
from quadriga.kernel.chance import Rng
from quadriga.kernel.components import played_hash
from quadriga.kernel.errors import ComponentError
from quadriga.kernel.seats import CHANCE
from tests.games.ancient_world.helpers import COMPONENTS, EMPIRE

PACKAGED = (Path(__file__).parents[3] / "src" / "quadriga" / "games" / "ancient_world" / "components.toml").read_text(
    encoding="utf-8"
)


def edited(old: str, new: str, count: int = 1) -> str:
    """The packaged file with one thing changed."""
    assert PACKAGED.count(old) >= 1, old
    return PACKAGED.replace(old, new, count)


def without(table: str, key: str) -> str:
    """The packaged file without one card."""
    start = PACKAGED.index(f'[[{table}]]\nid = "{key}"')
    return PACKAGED[:start] + PACKAGED[PACKAGED.index("\n\n", start) + 2 :]


ORCHARD = 'id = "orchard"\nname = "Orchard"'
CRANE = 'id = "crane"\nname = "Crane"'
MISTAKES = [
    ("not TOML", "empire = ?", "line 1", "not TOML"),
    ("unknown field", edited(ORCHARD, f"{ORCHARD}\ncolour = 1"), "empire[0]", "colour"),
    ("unknown deck", edited('deck = "a"', 'deck = "c"'), "empire[0].deck", "'c'"),
    ("unknown tribe", edited('banners = ["green"]', 'banners = ["pink"]'), "empire[0].banners[0]", "TAW-C2"),
    ("unknown gift", edited("gives = { food = 1 }", "gives = { bread = 1 }"), "empire[0].gives", "bread"),
    ("unknown effect", edited('op = "coins", n = 2', 'op = "gold", n = 2'), "empire[10].action[0].op", "gold"),
    (
        "two that ask",
        edited('{ op = "coins", n = 2 }, { op = "repair", n = 1 }', '{ op = "explore" }, { op = "repair", n = 1 }'),
        "empire[10].action",
        "only one effect",
    ),
    ("the same twice", edited('{ op = "coins", n = 2 }, {', '{ op = "repair" }, {'), "empire[10].action[1].op", "repair"),
    ("copy and more", edited('[{ op = "copy" }]', '[{ op = "copy" }, { op = "coins" }]'), "empire[15].action", "TAW-K5"),
    (
        "repair and food",
        edited('{ op = "coins", n = 2 }, {', '{ op = "coins_per_food" }, {'),
        "empire[10].action",
        "before a repair",
    ),
    ("wrong reaction", edited('does = "build_free"', 'does = "store"'), "empire[16].reaction.does", "build_free"),
    ("a Crane that acts", edited(CRANE, f'{CRANE}\naction = [{{ op = "coins" }}]'), "empire[16].action", "TAW-K6"),
    ("a Crane with an army", edited(CRANE, f"{CRANE}\ngives = {{ army_limit = 1 }}"), "empire[16].gives", "TAW-K6"),
    (
        "two reactions",
        edited('when = "first_pass", does = "store"', 'when = "build", does = "build_free"'),
        "empire",
        "only one card should react",
    ),
    ("score without tribe", edited(', tribe = "red"', ""), "empire[41].score.tribe", "TAW-E4"),
    ("score with a tribe", edited('rule = "titan"', 'rule = "titan", tribe = "red"'), "empire[49].score.tribe", "TAW-E4"),
    ("id twice", edited('id = "caravan"', 'id = "orchard"'), "empire[11].id", "empire[0]"),
    ("name twice", edited('name = "Caravan"', 'name = "Orchard"'), "empire[11].name", "TAW-B2"),
    ("id of another kind", edited('id = "axe_clan"', 'id = "orchard"'), "military[4].id", "empire[0]"),
    ("a word of the moves", edited('id = "orchard"', 'id = "labor"'), "empire[0].id", "word of the moves"),
    ("certain of nothing", edited('certain = ["name"]', 'certain = ["colour"]'), "empire[11].certain", "colour"),
    ("six tribes", edited("[defaults]\n", '[[tribes]]\nid = "white"\nsource = "public"\n\n[defaults]\n'), "tribes", "5"),
    ("players", edited("row = { 2 = 4, 3 = 5, 4 = 6 }", "row = { 2 = 4, 3 = 5 }"), "setup.row", "2, 3 and 4"),
    ("extra coins", edited("[0, 1, 2, 2]", "[0, 1, 2]"), "setup.extra_coins", "TAW-S2"),
    ("six citizens", edited("citizens = 3", "citizens = 6"), "setup.citizens", "TAW-C1"),
    ("too long", edited("rounds = 6", "rounds = 60"), "track.rounds", "at most"),
    ("a round that never comes", edited("grow = 3", "grow = 9"), "track.grow", "TAW-R1"),
    ("B at once", edited("second_deck = 4", "second_deck = 1"), "track.second_deck", "round 2"),
    ("no die", edited('faces = ["titan", "titan", "coin", "coin", "blank", "blank"]', "faces = []"), "die.faces", "TAW-T8"),
    ("no points", edited("banners = [1, 2, 4, 6, 8, 11]", "banners = []"), "points.banners", "TAW-E3"),
    ("no room", edited("capacity = 4\nincome", "capacity = 1\nincome"), "capital.capacity", "TAW-S5"),
    ("no armies", edited("army_limit = 2", "army_limit = 1"), "capital.army_limit", "TAW-S1"),
    ("too many armies", edited("army_limit = 2", "army_limit = 9"), "capital.army_limit", "at most"),
    ("no giants", PACKAGED.replace("stars = 3", "stars = 2"), "titans", "3 stars"),
    (
        "too many banners",
        edited('banners = ["red"]\ngives', f"banners = {['red'] * 7}\ngives".replace("'", '"'), 99),
        "titans[1].banners",
        "TAW-T8",
    ),
    ("looks", edited('{ op = "look", n = 4 }', '{ op = "look", n = 9 }'), "empire", "TAW-K10"),
    ("start citizen", edited('deck = "start"\n', 'deck = "start"\ncopies = 2\n'), "empire[58]", "TAW-S1"),
    ("deck too large", edited("copies = 2", "copies = 40"), "empire", "deck a"),
]


def test_the_packaged_set_loads_and_names_its_sources() -> None:
    sources = {card.source for card in COMPONENTS.empire}
    assert sources == {"reconstructed"}, "single fields are certain, no whole card is"
    certain = {card.id for card in COMPONENTS.empire if "name" in card.certain}
    assert {"aqueduct", "bridge", "citadel", "crane", "crypta_ship", "moon_festival", "town_hall"} <= certain
    assert COMPONENTS.setup.source == COMPONENTS.points.source == "rulebook"


@pytest.mark.parametrize(("text", "where", "words"), [case[1:] for case in MISTAKES], ids=[case[0] for case in MISTAKES])
def test_a_mistake_is_told_with_its_place(text: str, where: str, words: str) -> None:
    with pytest.raises(ComponentError) as caught:
        load_components.parse(text, "mine.toml")
    assert caught.value.where.startswith(where), str(caught.value)
    assert words in str(caught.value)
    assert str(caught.value).startswith("mine.toml: ")


def test_names_and_sources_do_not_change_the_hash_and_numbers_do() -> None:
    renamed = load_components.parse(edited('name = "Orchard"', 'name = "Grove"'), "mine.toml")
    assert played_hash(renamed) == played_hash(COMPONENTS)
    dearer = load_components.parse(edited("copies = 2\ncoins = 2", "copies = 2\ncoins = 3"), "mine.toml")
    assert played_hash(dearer) != played_hash(COMPONENTS)


def test_a_set_of_ones_own_is_played(tmp_path: Path) -> None:
    """Without Crane, Forest Hideout and Scribe Guild, and with five rounds."""
    text = PACKAGED
    for key in ("crane", "forest_hideout", "scribe_guild"):
        start = text.index(f'[[empire]]\nid = "{key}"')
        text = text[:start] + text[text.index("\n\n", start) + 2 :]
    path = tmp_path / "mine.toml"
    path.write_text(text.replace("rounds = 6", "rounds = 5"), encoding="utf-8")
    key = GAME.load_components(path)
    assert key != GAME.packaged
    rng = Rng(2)
    state = GAME.new(GAME.config(3, components=key))
    while acting := state.to_act():
        seat = acting[0]
        options = [] if seat == CHANCE else state.options(seat)
        state.play(seat, options[rng.below(len(options))] if options else state.draw(rng))
        state.check()
    assert state.round == 5
    assert load_components(path).track.rounds == 5


def test_every_named_card_of_the_rulebook_is_there() -> None:
    named = {
        "aqueduct",
        "archivists_of_bol",
        "bridge",
        "crane",
        "crypta_ship",
        "desert_caravan",
        "distant_outpost",
        "forest_hideout",
        "moon_festival",
        "scribe_guild",
        "trade_city",
        "town_hall",
        "zori_dramatists",
        "citadel",
        "caravan",
        "desert_archive",
    }
    assert named <= set(EMPIRE)
