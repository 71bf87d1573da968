"""What makes a component set of Eight-Minute Empire fit to play, besides its shape and its ids.

It exists to keep `components` readable as the shape of the file. Only `components` may call it.
"""

# not compiled: it reads msgspec structs, once per set

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

from quadriga.games.eight_minute_empire.data.terms import TOKENS_EACH, WILD
from quadriga.kernel.components import every, first, for_players, placed
from quadriga.kernel.phrases import listed
from quadriga.kernel.validation import Mistake

if TYPE_CHECKING:
    from quadriga.games.eight_minute_empire.data.components import BoardData, CardData, Components, DeckData, GoodData

# The table's options; an owner's copy may add decks and boards but not drop these.
DECKS = ("strict", "retail")
BOARDS = ("a", "b")
PLAYERS = {"print_and_play": (2, 3, 4), "retail": (2, 3, 4, 5)}
ROW = 6
SETS = 4
MOST_MARKED = 10


def check_components(components: Components) -> Iterator[Mistake]:
    """All that the rules could not rely on."""
    yield from _check_numbers(components)
    yield from _check_rules(components)
    yield from _check_there("decks", components.decks, DECKS)
    for key, deck in components.decks.items():
        for where, good in placed(deck.goods, f"decks.{key}.goods"):
            yield from _check_good(good, where)
        for where, card in placed(deck.cards, f"decks.{key}.cards"):
            yield from _check_card(card, where)
        yield from _check_size(components, deck, f"decks.{key}.cards")
    yield from _check_there("boards", components.boards, BOARDS)
    for key, board in components.boards.items():
        yield from _check_board(board, f"boards.{key}")
        tokens = min(MOST_MARKED, *(TOKENS_EACH * len(deck.goods) for deck in components.decks.values()))
        yield from _check_marked(board, tokens, f"boards.{key}.marked")


def _check_there(where: str, given: Iterable[str], wanted: Sequence[str]) -> Iterator[Mistake]:
    return every(*((name not in given, where, f"there should be a table [{where}.{name}]") for name in wanted))


def _check_numbers(components: Components) -> Iterator[Mistake]:
    pieces, prices = components.pieces, components.row.prices
    if pieces.start_armies > pieces.armies:
        yield Mistake("pieces.start_armies", f"it should be at most the {pieces.armies} armies of a player")
    yield from first(
        (prices[0] != 0, "row.prices", "the first price should be 0, or a player without coins is stuck"),
        (list(prices) != sorted(prices), "row.prices", "prices should not fall from left to right"),
    )


def _check_rules(components: Components) -> Iterator[Mistake]:
    most = components.pieces.coins
    yield from _check_there("rules", components.rules, tuple(PLAYERS))
    for key, rules in components.rules.items():
        where = f"rules.{key}"
        if key not in PLAYERS:
            yield Mistake(where, f"there are no such rules, only {listed(PLAYERS)}")
            continue
        yield from for_players(rules.coins, PLAYERS[key], f"{where}.coins")
        yield from for_players(rules.cards_to_end, PLAYERS[key], f"{where}.cards_to_end")
        for players, coins in rules.coins.items():
            if coins > most:
                problem = f"{players} players should have at most {most} (pieces.coins) each, not {coins}"
                yield Mistake(f"{where}.coins", problem)


def _check_good(good: GoodData, where: str) -> Iterator[Mistake]:
    if len(good.sets) != SETS:
        yield Mistake(f"{where}.sets", f"{good.key} should have {SETS} sets, not {len(good.sets)}")
    for (cards, points), (more_cards, more_points) in pairwise(good.sets):
        if more_cards <= cards:
            yield Mistake(f"{where}.sets", f"cards should rise from set to set, not go from {cards} to {more_cards}")
        if more_points < points:
            yield Mistake(f"{where}.sets", f"points should not fall, as they do from {points} to {more_points}")


def _check_card(card: CardData, where: str) -> Iterator[Mistake]:
    if card.good == WILD and card.goods != 1:
        yield Mistake(f"{where}.goods", "a wild card counts as one good, so this should be 1")  # EME-V2
    kinds = [part.kind for part in card.parts]
    actions = len(kinds)
    yield from first(
        (actions not in (1, 2), f"{where}.action", f"a card should have one or two actions, not {actions}"),
        (
            len(set(kinds)) != actions,
            f"{where}.action",
            f"the two actions should be of different kinds, not both {''.join(kinds[:1])}",
        ),
        (actions == 2 and not card.join, f"{where}.join", "two actions should be joined by 'or' or 'and'"),
        (actions == 1 and card.join, f"{where}.join", "it should be left out where there is only one action"),
    )


def _check_size(components: Components, deck: DeckData, where: str) -> Iterator[Mistake]:
    """EME-C2: the deck feeds every game that can be set up with it."""
    needs = [
        (players, players * each, f"{players} players with the rules {key!r} need {players * each} cards")
        for key, rules in components.rules.items()
        for players, each in rules.cards_to_end.items()
    ]
    yield from first(
        *(
            (deck.size(players) < least, where, f"{need}, not {deck.size(players)}")
            for players, least, need in [(2, ROW, f"there should be at least {ROW} cards"), *needs]
        )
    )


def _check_board(board: BoardData, where: str) -> Iterator[Mistake]:
    settled = {region.continent for region in board.regions}
    for at, continent in placed(board.continents, f"{where}.continents"):
        if continent.key not in settled:
            yield Mistake(at, f"{continent.key!r} should have at least one region")
    mistakes = list(_check_borders(board, where))
    yield from mistakes or _check_reach(board, where)


def _check_marked(board: BoardData, tokens: int, where: str) -> Iterator[Mistake]:
    """EME-V7: the tokens of every deck's goods are enough for all marked regions."""
    marked = board.marked
    for index, region in enumerate(marked):
        if marked.index(region) != index:
            yield Mistake(f"{where}[{index}]", f"{region!r} should be marked once")
    if len(marked) > tokens:
        yield Mistake(where, f"there should be at most {tokens} marked regions, a goods token for each, not {len(marked)}")


def _check_borders(board: BoardData, where: str) -> Iterator[Mistake]:
    regions = [region.id for region in board.regions]
    seen: dict[frozenset[str], str] = {}
    for kind, borders in (("land", board.land), ("sea", board.sea)):
        for place, (one, other) in placed(borders, kind):
            before = seen.setdefault(frozenset((one, other)), place)
            yield from first(
                (one not in regions, f"{where}.{place}", f"{one!r} should be the id of a region"),
                (other not in regions, f"{where}.{place}", f"{other!r} should be the id of a region"),
                (one == other, f"{where}.{place}", f"it should join two regions, not {one!r} to itself"),
                (before != place, f"{where}.{place}", f"{one!r} and {other!r} should be joined once, and {before} does so"),
            )


def _check_reach(board: BoardData, where: str) -> Iterator[Mistake]:
    """One region that cannot be reached is named: the others beyond the same gap follow from it."""
    reached, edge = {board.start}, [board.start]
    while edge:
        here = edge.pop()
        new = {end for pair in (*board.land, *board.sea) if here in pair for end in pair} - reached
        reached |= new
        edge += new
    yield from first(
        *(
            (region.id not in reached, at, f"{region.id!r} should be reachable from the start by land and sea")
            for at, region in placed(board.regions, f"{where}.regions")
        )
    )
