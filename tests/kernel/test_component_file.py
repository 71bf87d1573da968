"""The loader of component files, with the set of a game that nobody plays: what is declared is read, checked and hashed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

import pytest

from quadriga.kernel.component_file import ComponentLoader
from quadriga.kernel.components import (
    ComponentSet,
    Id,
    Natural,
    Positive,
    Sourced,
    Table,
    Text,
    every,
    for_players,
    none_of,
    one_of,
    played_hash,
    within,
)
from quadriga.kernel.errors import ComponentError
from quadriga.kernel.validation import Mistake

Fruit = Annotated[Id, one_of("fruits", "a fruit ({})", "any")]


class SetupData(Sourced, frozen=True, kw_only=True):
    coins: dict[int, Natural]


class FruitData(Sourced, frozen=True, kw_only=True):
    id: Annotated[Id, none_of(["any"], "{} stands for all fruits")]
    name: Text


class CardData(Sourced, frozen=True, kw_only=True):
    id: Id
    price: Positive = 1
    fruits: Annotated[tuple[Fruit, ...], within("a card should show 1 to 3 fruits, not {}", least=1, most=3)]

    @classmethod
    def written_out(cls, raw: dict[str, Any], where: str) -> dict[str, Any]:
        return {**raw, "fruits": [raw["fruits"]]} if isinstance(raw.get("fruits"), str) else raw


class StallData(Table, frozen=True, kw_only=True):
    key: Id


class MarketData(Sourced, frozen=True, kw_only=True):
    stalls: tuple[StallData, ...]
    cards: tuple[CardData, ...] = ()


class Components(ComponentSet, frozen=True, kw_only=True):
    setup: SetupData
    fruits: tuple[FruitData, ...]
    cards: tuple[CardData, ...]
    markets: dict[str, MarketData]


def check(components: Components) -> Iterator[Mistake]:
    yield from for_players(components.setup.coins, (2, 3), "setup.coins", rule="TOY-S1")
    yield from every(
        *((card.price > 9, f"cards[{index}].price", "too dear") for index, card in enumerate(components.cards)),
    )


LOAD = ComponentLoader("toy", "quadriga", Components, check, one_namespace=("fruits", "cards"))

TEXT = """
[meta]
title = "Toy"
format = "quadriga-components/1"
game = "toy"

[setup]
coins = { 2 = 5, 3 = 4 }
source = "rulebook"

[defaults]
source = "reconstructed"

[[fruits]]
id = "fig"
name = "Fig"
source = "public"

[[fruits]]
id = "plum"
name = "Plum"

[[cards]]
id = "one"
fruits = "fig"

[[cards]]
id = "two"
price = 2
fruits = ["plum", "any"]
certain = ["price"]

[markets.north]
source = "invented"
stalls = [{ key = "left" }, { key = "right" }]
cards = [{ id = "one", fruits = ["fig"] }, { id = "two", fruits = ["fig"], source = "public" }]
"""


def edited(*changes: tuple[str, str]) -> str:
    text = TEXT
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    return text


def refused(text: str) -> str:
    with pytest.raises(ComponentError) as caught:
        LOAD.parse(text, "own.toml")
    return str(caught.value)


def test_a_set_is_read_into_its_own_structs() -> None:
    components = LOAD.parse(TEXT, "own.toml")
    assert components.setup.coins == {2: 5, 3: 4}
    assert [card.price for card in components.cards] == [1, 2]
    assert components.cards[0].fruits == ("fig",), "the shorthand is written out"


def test_an_entry_without_a_source_has_that_of_what_it_stands_in() -> None:
    components = LOAD.parse(TEXT, "own.toml")
    assert [fruit.source for fruit in components.fruits] == ["public", "reconstructed"]
    assert [card.source for card in components.cards] == ["reconstructed", "reconstructed"]
    assert [card.source for card in components.markets["north"].cards] == ["invented", "public"]


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ([('source = "rulebook"\n', "")], "setup: the field 'source' is missing"),
        ([('[defaults]\nsource = "reconstructed"', "")], "fruits[1]: the field 'source' is missing"),
        (
            [('"reconstructed"', '"hearsay"')],
            "defaults.source: it should be 'invented', 'public', 'reconstructed' or 'rulebook', not 'hearsay'",
        ),
        ([('game = "toy"', 'game = "chess"'), ("[setup]", "[board]")], "meta.game: it should be 'toy', not 'chess'"),
        ([("price = 2", "price = 0")], "cards[1].price: it should be a whole number, at least 1"),
        ([('key = "left"', "key = 3")], "markets.north.stalls[0].key: it should be a text, not a whole number"),
        ([('certain = ["price"]', 'certain = ["cost"]')], "cards[1].certain: 'cost' should be a field of the same table"),
        ([('certain = ["price"]', 'public = ["cost"]')], "cards[1].public: 'cost' should be a field of the same table"),
        ([('"plum", "any"', '"plum", "kiwi"')], "cards[1].fruits[1]: 'kiwi' should be a fruit (fig or plum)"),
        ([('fruits = ["plum", "any"]', "fruits = []")], "cards[1].fruits: a card should show 1 to 3 fruits, not 0"),
        ([('fruits = ["plum"', 'fruits = ["fig", "fig", "fig"')], "cards[1].fruits: a card should show 1 to 3 fruits, not 4"),
        ([('id = "plum"', 'id = "any"'), ('"plum"', '"fig"')], "fruits[1].id: 'any' stands for all fruits"),
        ([('id = "two"', 'id = "fig"')], "cards[1].id: 'fig' should be used once, and fruits[0] has it already"),
        ([('"right"', '"left"')], "markets.north.stalls[1].key: 'left' should be used once, and [0] has it already"),
        (
            [("[markets.north]", '[markets."far north"]')],
            "markets: the name 'far north' should begin with a letter and go on with letters, digits, '-' and '_'",
        ),
        ([(", 3 = 4", "")], "setup.coins: give a number each for 2 and 3 players (TOY-S1)"),
    ],
)
def test_a_mistake_is_told_with_its_path(changes: list[tuple[str, str]], sentence: str) -> None:
    assert refused(edited(*changes)) == f"own.toml: {sentence}"


def test_all_mistakes_of_a_kind_are_told_at_once() -> None:
    text = edited(("price = 2", "price = 12"), (", 3 = 4", ""))
    assert refused(text) == (
        "own.toml: setup.coins: give a number each for 2 and 3 players (TOY-S1); also cards[1].price: too dear"
    )


def test_what_only_follows_from_a_mistake_is_not_told() -> None:
    """Two cards show a plum; that there is none is told of the fruit that should be one."""
    text = edited(('id = "plum"', 'id = "fig"'), ("price = 2", "price = 12"))
    assert refused(text) == "own.toml: fruits[1].id: 'fig' should be used once, and fruits[0] has it already"


@pytest.mark.parametrize(
    ("old", "new", "is_the_same"),
    [
        ('name = "Fig"', 'name = "Fico"', True),
        ('title = "Toy"', 'title = "Game"', True),
        ('source = "invented"', 'source = "public"', True),
        ('certain = ["price"]', 'note = "dear"', True),
        ('[defaults]\nsource = "reconstructed"', '[defaults]\nsource = "public"', True),
        ("price = 2", "price = 3", False),
        ('"plum", "any"', '"plum"', False),
        ('key = "right"', 'key = "middle"', False),
    ],
)
def test_the_hash_is_of_what_is_played(old: str, new: str, is_the_same: bool) -> None:
    known = played_hash(LOAD.parse(TEXT, "own.toml"))
    assert (played_hash(LOAD.parse(edited((old, new)), "own.toml")) == known) is is_the_same
