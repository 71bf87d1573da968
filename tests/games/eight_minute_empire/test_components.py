"""The packaged component set agrees with the ledger, and every mistake in an owner's copy is named."""

import re
import tomllib
from collections import Counter
from collections.abc import Callable
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from quadriga.games.eight_minute_empire.data.components import (
    Components,
    Part,
    load_components,
)
from quadriga.kernel.components import played_hash
from quadriga.kernel.errors import ComponentError

TEXT = (resources.files("quadriga.games.eight_minute_empire") / "components.toml").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def components() -> Components:
    return load_components()


def raw() -> dict[str, Any]:
    return tomllib.loads(TEXT)


def symbols(components: Components, deck: str, *, five_players: bool) -> dict[str, int]:
    total: Counter[str] = Counter()
    for card in components.decks[deck].cards:
        if five_players or not card.five_players_only:
            total[card.good] += card.goods * card.count
    return dict(total)


# ------------------------------------------------------------------------------------ the packaged set


@pytest.mark.rule("EME-C1")
@pytest.mark.parametrize(
    ("key", "start", "figures", "continents"),
    [
        ("a", "C5", (25, 30, 7), {"west": 7, "main": 13, "isle": 2, "south": 3}),
        ("b", "E1", (23, 29, 7), {"nw_isle": 2, "n_isle": 2, "northeast": 3, "west": 7, "east": 9}),
    ],
)
def test_boards(
    components: Components, key: str, start: str, figures: tuple[int, int, int], continents: dict[str, int]
) -> None:
    board = components.boards[key]
    assert board.start == start
    assert (len(board.regions), len(board.land), len(board.sea)) == figures
    assert Counter(region.continent for region in board.regions) == continents


@pytest.mark.rule("EME-V7")
def test_marked_regions(components: Components) -> None:
    assert {key: board.marked for key, board in components.boards.items()} == {
        "a": ("W1", "I1", "C5", "C12", "S2"),
        "b": ("A1", "B1", "D2", "W5", "E9"),
    }


def test_no_name_stands_for_two_places(components: Components) -> None:
    boards = components.boards.values()
    names = [continent.name for board in boards for continent in board.continents]
    names += [region.name for board in boards for region in board.regions]
    assert len(names) == len(set(names)) == 4 + 5 + 25 + 23


@pytest.mark.rule("EME-C2")
def test_print_and_play_deck(components: Components) -> None:
    deck = components.decks["strict"]
    assert [deck.size(players) for players in (2, 3, 4, 5)] == [37, 37, 37, 37]
    counted = symbols(components, "strict", five_players=False)
    assert counted == {"gold": 5, "coal": 7, "tree": 7, "anvil": 8, "carrot": 10}
    assert all(len(card.parts) == 1 and card.goods == 1 and card.good != "wild" for card in deck.cards)
    assert {card.parts[0].n for card in deck.cards if card.parts[0].kind == "destroy"} == {2}


@pytest.mark.rule("EME-C2")
def test_set_tables(components: Components) -> None:
    tables = {key: {good.key: good.sets for good in deck.goods} for key, deck in components.decks.items()}
    assert tables["strict"] == {
        "gold": ((1, 1), (2, 2), (3, 3), (4, 5)),
        "coal": ((2, 1), (3, 2), (4, 3), (5, 5)),
        "tree": ((2, 1), (4, 2), (5, 3), (6, 5)),
        "anvil": ((2, 1), (4, 2), (6, 3), (7, 5)),
        "carrot": ((3, 1), (5, 2), (7, 3), (8, 5)),
    }
    assert list(tables["retail"].values()) == list(tables["strict"].values())
    assert list(tables["retail"]) == ["gem", "coal", "tree", "anvil", "carrot"]


@pytest.mark.rule("EME-V2")
def test_retail_deck(components: Components) -> None:
    deck = components.decks["retail"]
    assert symbols(components, "retail", five_players=True) == {
        "gem": 5, "coal": 7, "tree": 8, "anvil": 10, "carrot": 11, "wild": 3,
    }  # fmt: skip
    assert symbols(components, "retail", five_players=False) == {
        "gem": 4, "coal": 6, "tree": 7, "anvil": 8, "carrot": 10, "wild": 3,
    }  # fmt: skip
    assert Counter(card.join for card in deck.cards) == {"": 29, "or": 6, "and": 1}
    assert {card.id for card in deck.cards if card.goods == 2} == {"carrotx2-place3", "anvilx2-move4-5p"}
    assert {part.n for card in deck.cards for part in card.parts if part.kind == "destroy"} == {1}
    both = next(card for card in deck.cards if card.join == "and")
    assert both.parts == (Part("destroy", 1), Part("place", 1))


@pytest.mark.rule("EME-V1")
def test_five_cards_are_for_five_players(components: Components) -> None:
    deck = components.decks["retail"]
    assert [deck.size(players) for players in (2, 3, 4, 5)] == [37, 37, 37, 42]
    assert sum(card.count for card in deck.cards if card.five_players_only) == 5


@pytest.mark.rule("EME-C3", "EME-C4")
def test_pieces(components: Components) -> None:
    pieces = components.pieces
    assert (pieces.armies, pieces.cities, pieces.start_armies, pieces.coins) == (14, 3, 3, 20)
    assert pieces.neutral_armies == 10


def test_row(components: Components) -> None:
    assert components.row.prices == (0, 1, 1, 2, 2, 3)


@pytest.mark.rule("EME-S3", "EME-E1")
def test_print_and_play_numbers(components: Components) -> None:
    rules = components.rules["print_and_play"]
    assert rules.coins == rules.cards_to_end == {2: 12, 3: 10, 4: 8}


@pytest.mark.rule("EME-V1")
def test_retail_numbers(components: Components) -> None:
    rules = components.rules["retail"]
    assert rules.coins == {2: 14, 3: 11, 4: 9, 5: 8}
    assert rules.cards_to_end == {2: 13, 3: 10, 4: 8, 5: 7}


def test_sources_are_kept(components: Components) -> None:
    strict, retail = components.decks["strict"], components.decks["retail"]
    assert {good.key: good.source for good in strict.goods} == {
        "gold": "rulebook",
        **dict.fromkeys(("coal", "tree", "anvil", "carrot"), "reconstructed"),
    }
    assert {card.source for card in strict.cards} == {"reconstructed"}
    assert {card.id for card in strict.cards if card.certain} == {"tree-destroy2", "carrot-destroy2"}
    assert {entry.source for entry in (*retail.goods, *retail.cards)} == {"public"}
    assert [card.id for card in retail.cards if card.note] == ["coal-place2_or_city1"]
    for board in components.boards.values():
        assert (board.source, board.source_names) == ("public", "invented")
    assert components.boards["a"].source_as_print_and_play == "reconstructed"
    assert components.boards["b"].source_as_print_and_play == ""


# ------------------------------------------------------------------------------------ the hash


def test_hash_is_of_what_is_played(components: Components) -> None:
    known = played_hash(components)
    assert re.fullmatch(r"[0-9a-f]{16}", known)
    without_comments = re.sub(r"\s*# .*", "", TEXT)
    other_sources = TEXT.replace('"reconstructed"', '"public"').replace('"rulebook"', '"public"')
    other_words = TEXT.replace('"Omphara"', '"Navel"').replace("x = 0.600", "x = 0.601")
    for text in (without_comments, other_sources, other_words):
        assert text != TEXT
        assert played_hash(load_components.parse(text, "mine.toml")) == known


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("prices = [0, 1, 1, 2, 2, 3]", "prices = [0, 1, 1, 2, 2, 4]"),
        ("neutral_armies = 10", "neutral_armies = 9"),
        ("coins = { 2 = 12,", "coins = { 2 = 13,"),
        ("[4, 5]]", "[4, 6]]"),
        ("[{ destroy = 2 }]", "[{ destroy = 1 }]"),
        ('join = "and"', 'join = "or"'),
        (", goods = 2", ""),
        (", five_players_only = true", ""),
        ('["W1", "W2"], ', ""),
        ('start = "C5"', 'start = "C4"'),
        ('marked = ["W1", ', 'marked = ["W2", '),
    ],
)
def test_hash_changes_with_the_game(components: Components, old: str, new: str) -> None:
    assert old in TEXT
    changed = load_components.parse(TEXT.replace(old, new, 1), "mine.toml")
    assert played_hash(changed) != played_hash(components)


# ------------------------------------------------------------------------------------ an owner's copy


def test_a_copy_in_a_file(tmp_path: Path, components: Components) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(TEXT, encoding="utf-8")
    assert load_components(file) == components
    file.write_text(TEXT.replace('start = "C5"', 'start = "C55"'), encoding="utf-8")
    with pytest.raises(ComponentError) as caught:
        load_components(file)
    assert str(caught.value) == f"{file}: boards.a.start: 'C55' should be the id of a region"


def test_a_copy_may_add_a_deck_and_a_board() -> None:
    data = raw()
    data["decks"]["mine"] = data["decks"]["retail"]
    data["boards"]["mine"] = data["boards"]["b"]
    assert "mine" in load_components.build(data, "mine.toml").decks


@pytest.mark.parametrize(
    ("content", "where", "problem"),
    [
        (b"[row]\nprices == [0]", "line 2, column 9", "this is not TOML"),
        (b"[row]\n\n[row]\n", r"line 3, column \d+", "this is not TOML"),
        (TEXT.encode().rstrip()[:-1], "end of document", "this is not TOML"),
        (b"# \xff", "byte 2", "UTF-8"),
        (b"", "top level", "'meta' is missing"),
        (None, "file", "cannot be read"),
    ],
)
def test_unreadable_files(tmp_path: Path, content: bytes | None, where: str, problem: str) -> None:
    file = tmp_path / "mine.toml"
    if content is not None:
        file.write_bytes(content)
    with pytest.raises(ComponentError) as caught:
        load_components(file)
    assert re.fullmatch(where, caught.value.where)
    assert problem in caught.value.problem
    assert_one_sentence(caught.value)


def assert_one_sentence(error: ComponentError) -> None:
    assert "\n" not in error.problem
    assert not re.search(r"[.!?](\s|$)", error.problem)
    assert str(error) == f"{error.file}: {error.where}: {error.problem}"


Plant = Callable[[dict[str, Any]], object]


def put(path: str, value: object) -> Plant:
    """Plant `value` at a path such as decks.strict.cards[3].good."""

    def plant(data: dict[str, Any]) -> None:
        table, last = at(data, path)
        table[last] = value

    return plant


def drop(path: str) -> Plant:
    def plant(data: dict[str, Any]) -> None:
        table, last = at(data, path)
        del table[last]

    return plant


def at(data: Any, path: str) -> tuple[Any, str | int]:
    """What holds the end of the path, and the key or index of the end in it."""
    *steps, last = re.findall(r"[^.\[\]]+", path)
    for step in steps:
        data = data[int(step) if isinstance(data, list) else step]
    return data, int(last) if isinstance(data, list) else last


CARD = "decks.strict.cards[3]"
GOOD = "decks.strict.goods[1]"

MISTAKES: list[tuple[Plant, str, str]] = [
    # fields
    (drop("row"), "top level", "'row' is missing"),
    (put("prices", [0]), "top level", "should be no field 'prices'"),
    (put("meta.format", "quadriga-components/9"), "meta.format", "'quadriga-components/1'"),
    (put("meta.game", "emporion"), "meta.game", "'eight_minute_empire'"),
    (put("decks", 3), "decks", "a table, not a whole number"),
    (put("decks.strict", 3), "decks", "a table, not a whole number"),
    (drop(f"{CARD}.good"), CARD, "'good' is missing"),
    (put(f"{CARD}.colour", "red"), CARD, "should be no field 'colour', only source,"),
    (put(CARD, "coal"), CARD, "a table, not a text"),
    (put(f"{CARD}.count", "two"), f"{CARD}.count", "a whole number, not a text"),
    (put(f"{CARD}.count", 0), f"{CARD}.count", "at least 1"),
    (put(f"{CARD}.five_players_only", 1), f"{CARD}.five_players_only", "true or false, not a whole number"),
    (put(f"{CARD}.source", "hearsay"), f"{CARD}.source", "'public', 'reconstructed' or 'rulebook'"),
    (put(f"{CARD}.certain", ["colour"]), f"{CARD}.certain", "a field of the same table"),
    (put("boards.a.title", ""), "boards.a.title", "not be empty"),
    (put("boards.a.regions[2].x", 1.5), "boards.a.regions[2].x", "at most 1"),
    (put("boards.a.source_as_print_and_play", "?"), "boards.a.source_as_print_and_play", "'rulebook'"),
    (put("pieces.armies", True), "pieces.armies", "a whole number, not true or false"),
    (lambda data: data.update({"x` - at `$.row.prices": 1}), "row.prices", "should be no field 'x'"),
    # ids
    (put(f"{CARD}.id", "coal place"), f"{CARD}.id", "begin with a letter"),
    (put(f"{CARD}.id", "gold-place1"), f"{CARD}.id", "used once, and [0] has it already"),
    (put(f"{GOOD}.key", "gold"), f"{GOOD}.key", "used once"),
    (put("boards.b.regions[4].id", "A1"), "boards.b.regions[4].id", "used once"),
    (put("boards.b.regions[4].id", "4"), "boards.b.regions[4].id", "begin with a letter"),
    (put("boards.b.continents[1].key", "west"), "boards.b.continents[3].key", "used once"),
    # numbers
    (put("pieces.start_armies", 15), "pieces.start_armies", "at most the 14 armies"),
    (put("pieces.armies", 100), "pieces.armies", "at most 99"),
    (put("pieces.neutral_armies", -1), "pieces.neutral_armies", "at least 0"),
    (put("row.prices", [0, 1, 1, 2, 2]), "row.prices", "6 prices, not 5"),
    (put("row.prices[0]", 1), "row.prices", "first price should be 0"),
    (put("row.prices[5]", 1), "row.prices", "not fall"),
    (put("row.prices[5]", 2.5), "row.prices[5]", "a whole number, not a decimal number"),
    (drop("rules.retail"), "rules", "a table [rules.retail]"),
    (put("rules.house", raw()["rules"]["retail"]), "rules.house", "only print_and_play and retail"),
    (drop("rules.retail.coins.5"), "rules.retail.coins", "for 2, 3, 4 and 5 players"),
    (put("rules.print_and_play.coins.5", 8), "rules.print_and_play.coins", "for 2, 3 and 4 players"),
    (put("rules.retail.coins.two", 8), "rules.retail.coins", "number of players"),
    (put("rules.retail.coins.2", 21), "rules.retail.coins", "at most 20"),
    (put("rules.retail.cards_to_end.2", 0), "rules.retail.cards_to_end", "at least 1"),
    # decks
    (drop("decks.retail"), "decks", "a table [decks.retail]"),
    (put("decks.my deck", raw()["decks"]["strict"]), "decks", "'my deck' should begin with a letter"),
    (put(f"{GOOD}.sets", [[2, 1], [3, 2], [4, 3]]), f"{GOOD}.sets", "4 sets, not 3"),
    (put(f"{GOOD}.sets[1]", [2, 2]), f"{GOOD}.sets", "cards should rise"),
    (put(f"{GOOD}.sets[3]", [5, 2]), f"{GOOD}.sets", "points should not fall"),
    (put(f"{GOOD}.sets[3]", [5, 2, 1]), f"{GOOD}.sets[3]", "a list of 2, not of 3"),
    (put("decks.retail.goods[0].key", "wild"), "decks.retail.goods[0].key", "no table of its own"),
    (put(f"{CARD}.good", "salt"), f"{CARD}.good", "'salt' should be 'wild' or a key"),
    (put("decks.retail.cards[34].goods", 2), "decks.retail.cards[34].goods", "one good"),
    (put(f"{CARD}.action", {"place": 3}), f"{CARD}.action", "written like [{ place = 3 }]"),
    (put(f"{CARD}.action", [{"place": 3, "city": 1}]), f"{CARD}.action", "written like"),
    (put(f"{CARD}.action", []), f"{CARD}.action", "one or two actions, not 0"),
    (put(f"{CARD}.action", [{"fly": 3}]), f"{CARD}.action", "place, move, sail, city, destroy, not 'fly'"),
    (put(f"{CARD}.action", [{"place": 0}]), f"{CARD}.action", "from 1 to 9, not 0"),
    (put(f"{CARD}.action", [{"place": 10}]), f"{CARD}.action", "from 1 to 9, not 10"),
    (put(f"{CARD}.action", [{"place": 2}, {"city": 1}]), f"{CARD}.join", "joined by 'or' or 'and'"),
    (put(f"{CARD}.action", [{"place": 2}, {"place": 1}]), f"{CARD}.action", "different kinds"),
    (put(f"{CARD}.join", "or"), f"{CARD}.join", "left out"),
    (put(f"{CARD}.join", "then"), f"{CARD}.join", "it should be 'and' or 'or'"),
    # boards
    (drop("boards.b"), "boards", "a table [boards.b]"),
    (put("boards.a.regions", [raw()["boards"]["a"]["regions"][0]]), "boards.a.regions", "besides"),
    (put("boards.a.regions[3].continent", "east"), "boards.a.regions[3].continent", "'east' should be a key"),
    (
        lambda data: data["boards"]["a"]["continents"].append({"key": "north", "name": "Ultima"}),
        "boards.a.continents[4]",
        "at least one region",
    ),
    (put("boards.a.start", "C14"), "boards.a.start", "the id of a region"),
    (put("boards.a.land[5]", ["W3", "W9"]), "boards.a.land[5]", "'W9' should be the id of a region"),
    (put("boards.a.land[5]", ["W3", "W3"]), "boards.a.land[5]", "'W3' to itself"),
    (put("boards.a.land[5]", ["W2", "W1"]), "boards.a.land[5]", "joined once, and land[0] does so"),
    (put("boards.a.sea[5]", ["W1", "W2"]), "boards.a.sea[5]", "joined once, and land[0] does so"),
    (put("boards.a.sea[5]", ["W1"]), "boards.a.sea[5]", "a list of 2, not of 1"),
    (
        put("boards.b.sea", [["B2", "D1"], ["B2", "E1"], ["W2", "E1"]]),
        "boards.b.regions[0]",
        "'A1' should be reachable",
    ),
    (put("boards.a.marked[1]", "C14"), "boards.a.marked[1]", "'C14' should be the id of a region"),
    (put("boards.a.marked[1]", "W1"), "boards.a.marked[1]", "'W1' should be marked once"),
    (
        put("boards.a.marked", [f"C{number}" for number in range(1, 12)]),
        "boards.a.marked",
        "at most 10 marked regions, a goods token for each, not 11",
    ),
]


@pytest.mark.parametrize(("plant", "where", "problem"), MISTAKES, ids=[f"{where}: {problem}" for _, where, problem in MISTAKES])
def test_planted_mistakes(plant: Plant, where: str, problem: str) -> None:
    data = raw()
    plant(data)
    with pytest.raises(ComponentError) as caught:
        load_components.build(data, "mine.toml")
    error = caught.value
    assert (error.file, error.where) == ("mine.toml", where)
    assert problem in error.problem
    assert_one_sentence(error)


@pytest.mark.rule("EME-C2", "EME-V1")
@pytest.mark.parametrize(
    ("always", "for_five", "problem"),
    [
        (5, 30, "at least 6 cards, not 5"),
        (23, 30, "2 players with the rules 'print_and_play' need 24 cards, not 23"),
        (31, 30, "4 players with the rules 'print_and_play' need 32 cards, not 31"),
        (32, 2, "5 players with the rules 'retail' need 35 cards, not 34"),
    ],
)
def test_a_deck_too_small_is_refused(always: int, for_five: int, problem: str) -> None:
    with pytest.raises(ComponentError) as caught:
        load_components.build(with_deck(always, for_five), "mine.toml")
    assert caught.value.where == "decks.retail.cards"
    assert problem in caught.value.problem
    assert_one_sentence(caught.value)


@pytest.mark.rule("EME-C2")
def test_a_deck_just_big_enough_is_accepted() -> None:
    assert load_components.build(with_deck(32, 3), "mine.toml").decks["retail"].size(5) == 35


def with_deck(always: int, for_five: int) -> dict[str, Any]:
    data = raw()
    card = {"good": "coal", "action": [{"place": 1}]}
    data["decks"]["retail"]["cards"] = [
        {**card, "id": "one", "count": always},
        {**card, "id": "two", "count": for_five, "five_players_only": True},
    ]
    return data
