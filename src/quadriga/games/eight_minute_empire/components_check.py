"""What makes a component set of Eight-Minute Empire fit to play.

It exists to keep `components` readable as the shape of the file. Only `components` may call it. Checks run in
order and stop at the first mistake, so each may rely on the ones before it.
"""

# not compiled: it reads msgspec structs, once per set

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

from quadriga.parts.data_file import ID_PATTERN, Mistake, check_certain, check_unique, listed

if TYPE_CHECKING:
    from quadriga.games.eight_minute_empire.components import (
        BoardData,
        CardData,
        Components,
        DeckData,
        GoodData,
    )

# The table's options; an owner's copy may add decks and boards but not drop these.
DECKS = ("strict", "retail")
BOARDS = ("a", "b")
PLAYERS = {"print_and_play": (2, 3, 4), "retail": (2, 3, 4, 5)}
ROW = 6
SETS = 4
TOKENS_EACH = 2  # goods tokens of each good (EME-V7)
MOST_MARKED = 10
WILD = "wild"  # the good without a table of its own (EME-V2)


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
        tokens = min(MOST_MARKED, *(TOKENS_EACH * len(deck.goods) for deck in components.decks.values()))
        _check_marked(board, tokens, f"boards.{key}.marked")


def _check_numbers(components: Components) -> None:
    pieces, prices = components.pieces, components.row.prices
    check_certain(pieces, "pieces")
    if pieces.start_armies > pieces.armies:
        raise Mistake("pieces.start_armies", f"it should be at most the {pieces.armies} armies of a player")
    check_certain(components.row, "row")
    if len(prices) != ROW:
        raise Mistake("row.prices", f"there should be {ROW} prices, not {len(prices)}")
    if prices[0] != 0:
        raise Mistake("row.prices", "the first price should be 0, or a player without coins is stuck")
    if list(prices) != sorted(prices):
        raise Mistake("row.prices", "prices should not fall from left to right")
    _check_names("rules", components.rules, tuple(PLAYERS))
    for key, rules in components.rules.items():
        if key not in PLAYERS:
            raise Mistake(f"rules.{key}", f"there are no such rules, only {listed(PLAYERS)}")
        check_certain(rules, f"rules.{key}")
        for field, table in (("coins", rules.coins), ("cards_to_end", rules.cards_to_end)):
            if sorted(table) != list(PLAYERS[key]):
                raise Mistake(f"rules.{key}.{field}", f"give a number each for {listed(PLAYERS[key])} players")
        for players, coins in rules.coins.items():
            if coins > pieces.coins:
                problem = f"{players} players should have at most {pieces.coins} (pieces.coins) each, not {coins}"
                raise Mistake(f"rules.{key}.coins", problem)


def _check_deck(deck: DeckData, where: str) -> None:
    check_certain(deck, where)
    check_unique([good.key for good in deck.goods], f"{where}.goods", "key")
    for index, good in enumerate(deck.goods):
        _check_good(good, f"{where}.goods[{index}]")
    check_unique([card.id for card in deck.cards], f"{where}.cards", "id")
    goods = {good.key for good in deck.goods}
    for index, card in enumerate(deck.cards):
        _check_card(card, goods, f"{where}.cards[{index}]")


def _check_good(good: GoodData, where: str) -> None:
    check_certain(good, where)
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
    check_certain(card, where)
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
    check_certain(board, where)
    continents = [continent.key for continent in board.continents]
    regions = [region.id for region in board.regions]
    check_unique(continents, f"{where}.continents", "key")
    check_unique(regions, f"{where}.regions", "id")
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


def _check_marked(board: BoardData, tokens: int, where: str) -> None:
    """EME-V7: the tokens of every deck's goods are enough for all marked regions."""
    regions = [region.id for region in board.regions]
    for index, region in enumerate(board.marked):
        if region not in regions:
            raise Mistake(f"{where}[{index}]", f"{region!r} should be the id of a region")
        if board.marked.index(region) != index:
            raise Mistake(f"{where}[{index}]", f"{region!r} should be marked once")
    if len(board.marked) > tokens:
        raise Mistake(
            where, f"there should be at most {tokens} marked regions, a goods token for each, not {len(board.marked)}"
        )


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
