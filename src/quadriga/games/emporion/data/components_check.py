"""What makes a component set of Emporion fit to play, besides its shape and its ids.

It exists to keep `components` readable as the shape of the file. Only `components` may call it.
"""
# not compiled: it reads msgspec structs, once per set

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from quadriga.games.emporion.meta import META, MOST_CARDS
from quadriga.kernel.components import every, first, for_players, placed, unique
from quadriga.kernel.validation import Mistake

if TYPE_CHECKING:
    from quadriga.games.emporion.data.components import CardData, Components

PLAYERS = tuple(range(META.min_players, META.max_players + 1))
HISTORY = ("trade", "culture", "war")
PORT = 4
"""The page and the moves know four places."""


def check_components(components: Components) -> Iterator[Mistake]:
    """All that the rules could not rely on."""
    for where, card in placed(components.cards, "cards"):
        yield from _check_card(card, where)
    yield from _check_numbers(components)
    yield from _check_start(components)
    yield from _check_piles(components)


def _check_card(card: CardData, where: str) -> Iterator[Mistake]:
    is_history, is_special = card.kind in HISTORY, card.kind == "special"
    is_free = card.requires == type(card.requires)()
    if not is_history:
        scores = card.scores != type(card.scores)()
        awards = card.awards != type(card.awards)()
        has = {"awards": awards, "expedition": card.expedition, "powers": card.powers, "scores": scores}
        none = f"a {card.kind} card has none: History cards have (EMP-C2)"
        yield from every(
            (card.start, f"{where}.start", "only a History card can be a start card (EMP-C3)"),
            *((value, f"{where}.{field}", none) for field, value in has.items()),
        )
    if card.kind == "goods" and (not is_free or card.points):
        yield Mistake(where, "what Goods require and score stands in [goods] (EMP-D3, E6)")
    if (card.spoils > 0) != is_special:
        yield Mistake(f"{where}.spoils", "a special card has a Spoils payment, and no other card has one (EMP-D5)")
    if is_special and not is_free:
        yield Mistake(f"{where}.requires", "the Spoils payment is the whole price of a special card (EMP-D5)")
    if is_history and card.start and not is_free:
        yield Mistake(f"{where}.requires", "a start card should require nothing: it is the first of a Realm (EMP-S4)")
    if len(set(card.powers)) != len(card.powers):
        yield Mistake(f"{where}.powers", "each power should be named once")


def _check_numbers(components: Components) -> Iterator[Mistake]:
    setup, limits, tie = components.setup, components.limits, components.points.tie
    if tie not in [card.id for card in components.of_kind("prestige")]:
        yield Mistake("points.tie", f"{tie!r} should be the id of a prestige card (EMP-E8)")
    if limits.announced >= limits.realm:
        yield Mistake("limits.announced", f"it should be less than the {limits.realm} cards that end the game (EMP-E4)")
    yield from for_players(setup.spoils, PLAYERS, "setup.spoils", "a list", "EMP-S8")
    for players, spoils in setup.spoils.items():
        if len(spoils) != players:
            yield Mistake(f"setup.spoils.{players}", f"give a number each for {players} players, not {len(spoils)} (EMP-S8)")


def _check_start(components: Components) -> Iterator[Mistake]:
    """EMP-S4, S5, S8: whatever the players choose, there are start cards for the Polis and for the first Spoils."""
    setup = components.setup
    starts = {card.id: card for card in components.start_cards()}
    for field, ids in (("choice", setup.choice), ("polis", setup.polis)):
        yield from unique(ids, f"setup.{field}")
        for where, key in placed(ids, f"setup.{field}"):
            if key not in starts:
                yield Mistake(where, f"{key!r} should be the id of a start card (EMP-S4, S5)")
            elif field == "choice" and not starts[key].expedition:
                # Without an icon from the first card on, a table could come to a halt: nobody adds, nobody sails.
                yield Mistake(where, f"{key!r} should have an Expedition icon (EMP-X1)")
    most = PLAYERS[-1]
    total = sum(card.count for card in starts.values())
    needs = [
        (most * ((key in setup.choice) + (key in setup.polis)), card.count, f"{card.name} for {most} players, not {card.count}")
        for key, card in starts.items()
    ]
    needs += [
        (players * (1 + len(setup.polis)) + sum(spoils), total, f"start cards for {players} players, not {total} (EMP-S8)")
        for players, spoils in setup.spoils.items()
    ]
    yield from first(*((count < least, "cards", f"there should be at least {least} {of}") for least, count, of in needs))


def _check_piles(components: Components) -> Iterator[Mistake]:
    """EMP-S2, S3: both piles are there, and not larger than the longest game reckons with."""
    history = sum(card.count for card in components.of_kind("trade", "culture", "war") if not card.start)
    development = components.of_kind("prestige", "goods")
    total = sum(card.count for card in components.cards)
    yield from every(
        (history <= PORT, "cards", f"{history} History cards leave no pile after the {PORT} of the Port (EMP-S3)"),
        (not development, "cards", "there should be Prestige or Goods for the Development pile (EMP-S2)"),
        (total > MOST_CARDS, "cards", f"there should be at most {MOST_CARDS} cards, not {total}"),
    )
