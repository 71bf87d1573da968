"""What makes a component set of Emporion fit to play.

It exists to keep `components` readable as the shape of the file. Only `components` may call it. Checks run in order and stop at
the first mistake, so each may rely on the ones before it.
"""
# not compiled: it reads msgspec structs, once per set

from __future__ import annotations

from typing import TYPE_CHECKING

from quadriga.games.emporion.meta import META, MOST_CARDS, MOST_REALM
from quadriga.kernel.components import check_certain, check_unique
from quadriga.kernel.validation import Mistake, listed

if TYPE_CHECKING:
    from quadriga.games.emporion.components import CardData, Components

PLAYERS = tuple(range(META.min_players, META.max_players + 1))
COUNTERS = 2
HISTORY = ("trade", "culture", "war")
PORT = 4
"""The page and the moves know four places."""


def check_components(components: Components) -> None:
    """Raise a Mistake unless the rules can rely on the set."""
    tables = ("setup", "limits", "goods", "points")
    for where in tables:
        check_certain(getattr(components, where), where)
    check_unique([card.id for card in components.cards], "cards", "id")
    check_unique([counter.id for counter in components.counters], "counters", "id")
    if len(components.counters) != COUNTERS:
        raise Mistake("counters", f"there should be {COUNTERS}, not {len(components.counters)} (EMP-S9)")
    for index, card in enumerate(components.cards):
        _check_card(card, f"cards[{index}]")
    _check_numbers(components)
    _check_start(components)
    _check_piles(components)


def _check_card(card: CardData, where: str) -> None:
    check_certain(card, where)
    is_history = card.kind in HISTORY
    if card.start and not is_history:
        raise Mistake(f"{where}.start", "only a History card can be a start card (EMP-C3)")
    empty = type(card.awards)()
    for field, is_empty in (
        ("awards", card.awards == empty),
        ("expedition", not card.expedition),
        ("powers", not card.powers),
        ("scores", card.scores == type(card.scores)()),
    ):
        if not is_history and not is_empty:
            raise Mistake(f"{where}.{field}", f"a {card.kind} card has none: History cards have (EMP-C2)")
    if card.kind == "goods" and (card.requires != empty or card.points):
        raise Mistake(where, "what Goods require and score stands in [goods] (EMP-D3, E6)")
    if (card.spoils > 0) != (card.kind == "special"):
        raise Mistake(f"{where}.spoils", "a special card has a Spoils payment, and no other card has one (EMP-D5)")
    if card.kind == "special" and card.requires != empty:
        raise Mistake(f"{where}.requires", "the Spoils payment is the whole price of a special card (EMP-D5)")
    if card.start and card.requires != empty:
        raise Mistake(f"{where}.requires", "a start card should require nothing: it is the first of a Realm (EMP-S4)")
    if len(set(card.powers)) != len(card.powers):
        raise Mistake(f"{where}.powers", "each power should be named once")


def _check_numbers(components: Components) -> None:
    setup, limits = components.setup, components.limits
    if setup.port != PORT:
        raise Mistake("setup.port", f"the Port has {PORT} places, not {setup.port} (EMP-S3)")
    if limits.expedition > setup.port:
        raise Mistake("limits.expedition", f"no more than the {setup.port} cards of the Port can move (EMP-X1)")
    if not 1 < limits.realm <= MOST_REALM:
        raise Mistake("limits.realm", f"it should be a number from 2 to {MOST_REALM} (EMP-E1)")
    if limits.announced >= limits.realm:
        raise Mistake("limits.announced", f"it should be less than the {limits.realm} cards that end the game (EMP-E4)")
    if not components.goods.sets:
        raise Mistake("goods.sets", "a set should have one Goods or more (EMP-E6)")
    if sorted(setup.spoils) != list(PLAYERS):
        raise Mistake("setup.spoils", f"give a list each for {listed(PLAYERS)} players (EMP-S8)")
    for players, spoils in setup.spoils.items():
        if len(spoils) != players:
            raise Mistake(f"setup.spoils.{players}", f"give a number each for {players} players, not {len(spoils)} (EMP-S8)")
    tie = components.points.tie
    if tie not in [card.id for card in components.of_kind("prestige")]:
        raise Mistake("points.tie", f"{tie!r} should be the id of a prestige card (EMP-E8)")


def _check_start(components: Components) -> None:
    """EMP-S4, S5, S8: whatever the players choose, there are start cards for the Polis and for the first Spoils."""
    setup = components.setup
    starts = {card.id: card for card in components.start_cards()}
    for field, ids in (("choice", setup.choice), ("polis", setup.polis)):
        check_unique(list(ids), f"setup.{field}", "id")
        for index, key in enumerate(ids):
            if key not in starts:
                raise Mistake(f"setup.{field}[{index}]", f"{key!r} should be the id of a start card (EMP-S4, S5)")
    if len(setup.choice) < 2:
        raise Mistake("setup.choice", "there should be a choice (EMP-S4)")
    for index, key in enumerate(setup.choice):
        if not starts[key].expedition:
            # Without an icon from the first card on, a table could come to a halt: nobody adds, nobody sails.
            raise Mistake(f"setup.choice[{index}]", f"{key!r} should have an Expedition icon (EMP-X1)")
    most = PLAYERS[-1]
    for key, card in starts.items():
        least = most * ((key in setup.choice) + (key in setup.polis))
        if card.count < least:
            raise Mistake("cards", f"there should be at least {least} {card.name} for {most} players, not {card.count}")
    total = sum(card.count for card in starts.values())
    for players in PLAYERS:
        least = players * (1 + len(setup.polis)) + sum(setup.spoils[players])
        if total < least:
            raise Mistake("cards", f"there should be at least {least} start cards for {players} players, not {total} (EMP-S8)")


def _check_piles(components: Components) -> None:
    """EMP-S2, S3: both piles are there, and not larger than the longest game reckons with."""
    history = sum(card.count for card in components.cards if card.kind in HISTORY and not card.start)
    if history <= components.setup.port:
        raise Mistake("cards", f"{history} History cards leave no pile after the {components.setup.port} of the Port (EMP-S3)")
    if not components.of_kind("prestige", "goods"):
        raise Mistake("cards", "there should be Prestige or Goods for the Development pile (EMP-S2)")
    total = sum(card.count for card in components.cards)
    if total > MOST_CARDS:
        raise Mistake("cards", f"there should be at most {MOST_CARDS} cards, not {total}")
