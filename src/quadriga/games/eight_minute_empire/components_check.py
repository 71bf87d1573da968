"""What makes a component set of Eight-Minute Empire fit to play, and the words for what does not.

It exists to keep `components` readable as the shape of the file. Only `components` may call it. Checks run in
order and stop at the first mistake, so each may rely on the ones before it.
"""

# not compiled: it reads msgspec structs, once per set

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
from msgspec.inspect import LiteralType, StructType, Type, VarTupleType, type_info

if TYPE_CHECKING:
    from quadriga.games.eight_minute_empire.components import (
        BoardData,
        CardData,
        Components,
        DeckData,
        GoodData,
    )

T = TypeVar("T")

# Ids stand in records and moves: a blank or a comma in one would make the notation ambiguous.
ID_PATTERN = r"^[A-Za-z][A-Za-z0-9_-]*\Z"

# The table's options; an owner's copy may add decks and boards but not drop these.
DECKS = ("strict", "retail")
BOARDS = ("a", "b")
PLAYERS = {"print_and_play": (2, 3, 4), "retail": (2, 3, 4, 5)}
ROW = 6
SETS = 4
WILD = "wild"  # the good without a table of its own (EME-V2)


class Mistake(Exception):
    """The first thing wrong: `where` is a path into the file, `problem` says what would be right."""

    def __init__(self, where: str, problem: str) -> None:
        super().__init__(f"{where}: {problem}")
        self.where = where
        self.problem = problem


# ---------------------------------------------------------------------------------------------- shape


def shape(raw: object, kind: type[T], where: str) -> T:
    """`raw` as a `kind`; what msgspec complains of becomes a Mistake with the whole path, in plain words."""
    try:
        return msgspec.convert(raw, kind, str_keys=True)
    except msgspec.ValidationError as error:
        message = str(error)
    at = _AT.search(message)
    inner = at["path"].replace("[...]", "") if at else ""
    path = f"{where}{inner}".removeprefix(".") or "top level"
    if at and at["key"]:
        raise Mistake(path, "each key should be a number of players")
    raise Mistake(path, _reworded(message[: at.start()] if at else message, _node(kind, inner)))


# How msgspec ends its messages.
_AT = re.compile(r" - at (?P<key>`key` in )?`\$(?P<path>[\w.\[\]]*)`\Z")


def _node(kind: type, path: str) -> Type | None:
    """The type at the end of the path, if any: a wrong field's name may itself look like a path."""
    node: Type | None = type_info(kind)
    for name, index in re.findall(r"\.(\w+)|(\[\d+\])", path):
        if index:
            node = node.item_type if isinstance(node, VarTupleType) else None
        else:
            fields = node.fields if isinstance(node, StructType) else ()
            node = next((field.type for field in fields if field.encode_name == name), None)
    return node


_NOUNS = {
    "int": "a whole number",
    "float": "a number",
    "str": "a text",
    "bool": "true or false",
    "array": "a list",
    "object": "a table",
}


def _reworded(complaint: str, node: Type | None) -> str:
    if found := re.fullmatch(r"Object missing required field `(\w+)`", complaint):
        return f"the field {found[1]!r} is missing"
    if found := re.fullmatch(r"Object contains unknown field `(.*)`", complaint, re.DOTALL):
        known = [field.encode_name for field in node.fields] if isinstance(node, StructType) else []
        return f"there should be no field {found[1]!r}" + (f", only {_listed(known)}" if known else "")
    if found := re.fullmatch(r"Invalid enum value (.*)", complaint, re.DOTALL):
        known = [repr(value) for value in node.values if value] if isinstance(node, LiteralType) else []
        return f"it should be {_listed(known or ['another word'], 'or')}, not {found[1]}"
    if found := re.fullmatch(r"Expected `array` of length (\d+), got (\d+)", complaint):
        return f"it should be a list of {found[1]}, not of {found[2]}"
    if "matching regex" in complaint:
        return "an id should begin with a letter and go on with letters, digits, '-' and '_'"
    if complaint == "Expected `str` of length >= 1":
        return "it should not be empty"
    if found := re.fullmatch(r"Expected `(\w+)` (>=|<=) ([\d.]+)", complaint):
        bound = "at least" if found[2] == ">=" else "at most"
        return f"it should be {_NOUNS[found[1]]}, {bound} {found[3].removesuffix('.0')}"
    if found := re.fullmatch(r"Expected `(\w+)`, got `(\w+)`", complaint):
        return f"it should be {_NOUNS.get(found[1], found[1])}, not {_NOUNS.get(found[2], f'a {found[2]}')}"
    return lower_first(complaint)


def lower_first(text: str) -> str:
    return text[:1].lower() + text[1:]


def _listed(words: Iterable[object], last: str = "and") -> str:
    *most, end = map(str, words)
    return f"{', '.join(most)} {last} {end}" if most else end


# ---------------------------------------------------------------------------------------------- rules


def check_components(components: Components) -> None:
    """Raise a Mistake unless the rules can rely on the set."""
    _check_numbers(components)
    _check_names("decks", components.decks, DECKS)
    for key, deck in components.decks.items():
        _check_deck(deck, f"decks.{key}")
        _check_size(components, deck, f"decks.{key}")
    _check_names("boards", components.boards, BOARDS)
    for key, board in components.boards.items():
        _check_board(board, f"boards.{key}")


def _check_numbers(components: Components) -> None:
    pieces, prices = components.pieces, components.row.prices
    _check_certain(pieces, "pieces")
    if pieces.start_armies > pieces.armies:
        raise Mistake("pieces.start_armies", f"it should be at most the {pieces.armies} armies of a player")
    _check_certain(components.row, "row")
    if len(prices) != ROW:
        raise Mistake("row.prices", f"there should be {ROW} prices, not {len(prices)}")
    if prices[0] != 0:
        raise Mistake("row.prices", "the first price should be 0, or a player without coins is stuck")
    if list(prices) != sorted(prices):
        raise Mistake("row.prices", "prices should not fall from left to right")
    _check_names("rules", components.rules, tuple(PLAYERS))
    for key, rules in components.rules.items():
        if key not in PLAYERS:
            raise Mistake(f"rules.{key}", f"there are no such rules, only {_listed(PLAYERS)}")
        _check_certain(rules, f"rules.{key}")
        for field, table in (("coins", rules.coins), ("cards_to_end", rules.cards_to_end)):
            if sorted(table) != list(PLAYERS[key]):
                raise Mistake(f"rules.{key}.{field}", f"give a number each for {_listed(PLAYERS[key])} players")
        for players, coins in rules.coins.items():
            if coins > pieces.coins:
                problem = f"{players} players should have at most {pieces.coins} (pieces.coins) each, not {coins}"
                raise Mistake(f"rules.{key}.coins", problem)


def _check_deck(deck: DeckData, where: str) -> None:
    _check_certain(deck, where)
    _check_unique([good.key for good in deck.goods], f"{where}.goods", "key")
    for index, good in enumerate(deck.goods):
        _check_good(good, f"{where}.goods[{index}]")
    _check_unique([card.id for card in deck.cards], f"{where}.cards", "id")
    goods = {good.key for good in deck.goods}
    for index, card in enumerate(deck.cards):
        _check_card(card, goods, f"{where}.cards[{index}]")


def _check_good(good: GoodData, where: str) -> None:
    _check_certain(good, where)
    if good.key == WILD:
        raise Mistake(f"{where}.key", "'wild' stands for any good, so it should have no table of its own")
    if len(good.sets) != SETS:
        raise Mistake(f"{where}.sets", f"{good.key} should have {SETS} sets, not {len(good.sets)}")
    for (cards, points), (more_cards, more_points) in pairwise(good.sets):
        if more_cards <= cards:
            raise Mistake(f"{where}.sets", f"cards should rise from set to set, not go from {cards} to {more_cards}")
        if more_points < points:
            raise Mistake(f"{where}.sets", f"points should not fall, as they do from {points} to {more_points}")


def _check_card(card: CardData, goods: set[str], where: str) -> None:
    _check_certain(card, where)
    if card.good != WILD and card.good not in goods:
        raise Mistake(f"{where}.good", f"{card.good!r} should be 'wild' or a key of the deck's goods")
    if card.good == WILD and card.goods != 1:
        raise Mistake(f"{where}.goods", "a wild card counts as one good, so this should be 1")  # EME-V2
    kinds = [part.kind for part in card.parts]
    if len(kinds) not in (1, 2):
        raise Mistake(f"{where}.action", f"a card should have one or two actions, not {len(kinds)}")
    if len(set(kinds)) != len(kinds):
        raise Mistake(f"{where}.action", f"the two actions should be of different kinds, not both {kinds[0]}")
    if len(kinds) == 2 and not card.join:
        raise Mistake(f"{where}.join", "two actions should be joined by 'or' or 'and'")
    if len(kinds) == 1 and card.join:
        raise Mistake(f"{where}.join", "it should be left out where there is only one action")


def _check_size(components: Components, deck: DeckData, where: str) -> None:
    """EME-C2: the deck feeds every game that can be set up with it."""
    if deck.size(players=2) < ROW:
        raise Mistake(f"{where}.cards", f"there should be at least {ROW} cards, not {deck.size(players=2)}")
    for key, rules in components.rules.items():
        for players, each in rules.cards_to_end.items():
            size = deck.size(players)
            if size < players * each:
                problem = f"{players} players with the rules {key!r} need {players * each} cards, not {size}"
                raise Mistake(f"{where}.cards", problem)


def _check_board(board: BoardData, where: str) -> None:
    _check_certain(board, where)
    continents = [continent.key for continent in board.continents]
    regions = [region.id for region in board.regions]
    _check_unique(continents, f"{where}.continents", "key")
    _check_unique(regions, f"{where}.regions", "id")
    if len(regions) < 2:
        raise Mistake(f"{where}.regions", "there should be a region besides the starting region")  # EME-V5
    for index, region in enumerate(board.regions):
        if region.continent not in continents:
            problem = f"{region.continent!r} should be a key of the board's continents"
            raise Mistake(f"{where}.regions[{index}].continent", problem)
    for index, continent in enumerate(continents):
        if all(region.continent != continent for region in board.regions):
            raise Mistake(f"{where}.continents[{index}]", f"{continent!r} should have at least one region")
    if board.start not in regions:
        raise Mistake(f"{where}.start", f"{board.start!r} should be the id of a region")
    _check_borders(board, regions, where)


def _check_borders(board: BoardData, regions: list[str], where: str) -> None:
    seen: dict[frozenset[str], str] = {}
    for kind, borders in (("land", board.land), ("sea", board.sea)):
        for index, pair in enumerate(borders):
            at = f"{where}.{kind}[{index}]"
            for end in pair:
                if end not in regions:
                    raise Mistake(at, f"{end!r} should be the id of a region")
            if pair[0] == pair[1]:
                raise Mistake(at, f"it should join two regions, not {pair[0]!r} to itself")
            if first := seen.get(frozenset(pair)):
                raise Mistake(at, f"{pair[0]!r} and {pair[1]!r} should be joined once, and {first} does so")
            seen[frozenset(pair)] = f"{kind}[{index}]"
    reached, edge = {board.start}, [board.start]
    while edge:
        here = edge.pop()
        new = {end for pair in seen if here in pair for end in pair} - reached
        reached |= new
        edge += new
    for index, region in enumerate(regions):
        if region not in reached:
            problem = f"{region!r} should be reachable from the start by land and sea"
            raise Mistake(f"{where}.regions[{index}]", problem)


def _check_names(where: str, given: Iterable[str], wanted: Sequence[str]) -> None:
    names = list(given)
    for name in wanted:
        if name not in names:
            raise Mistake(where, f"there should be a table [{where}.{name}]")
    for name in names:
        if not re.match(ID_PATTERN, name):
            problem = f"the name {name!r} should begin with a letter and go on with letters, digits, '-' and '_'"
            raise Mistake(where, problem)


def _check_unique(ids: list[str], where: str, field: str) -> None:
    for index, key in enumerate(ids):
        if (first := ids.index(key)) != index:
            raise Mistake(f"{where}[{index}].{field}", f"{key!r} should be used once, and [{first}] has it already")


def _check_certain(data: Any, where: str) -> None:
    for name in data.certain:
        if name not in data.__struct_encode_fields__:
            raise Mistake(f"{where}.certain", f"{name!r} should be a field of the same table")
