"""Every field of a state of Emporion, declared once: positions, their mistakes and their page in the docs come from here.

What follows from the rest is not written down and is worked out by `assemble`: what is unseen of each pile, how many cards the
piles have, how many start cards are out of the game.
"""
# not compiled: it reads and writes plain data at the edge

from typing import Any

from quadriga.games.emporion.data.terms import (
    ACTIONS,
    DEVELOPMENT,
    EMPTY,
    ENDINGS,
    HISTORY,
    NOBODY,
    NOT_YET,
    OFF,
    PILES,
    PORT,
    START,
)
from quadriga.games.emporion.state.pile import HistoryPile
from quadriga.games.emporion.state.realm import Realm, empty_realm
from quadriga.games.emporion.state.state import EmporionSetup, EmporionState
from quadriga.kernel.fields import Count, EachSeat, Field, Fields, Flag, Kept, ListOf, Part, Seat, Thing, Word
from quadriga.kernel.question import Question
from quadriga.parts.deck import Deck

CARD = "card"


def _ids(setup: EmporionSetup) -> list[str]:
    return setup.box.ids


def _is_special(setup: EmporionSetup, card: int) -> str:
    is_special = setup.box.cards[card].is_special
    return "is a special Prestige card: it lies beside the Polis (EMP-D5)" if is_special else ""


def _is_not_special(setup: EmporionSetup, card: int) -> str:
    return "" if setup.box.cards[card].is_special else "is no special Prestige card (EMP-D5)"


def _realm(setup: EmporionSetup, cards: list[int], reserved: tuple[int, ...], start_spoils: int, spoils: int) -> Realm:
    realm = empty_realm()
    for card in cards:
        realm.add(setup.box, card)
    realm.reserved = reserved
    realm.spoils = [start_spoils, spoils]
    return realm


ANY_CARD = Thing(CARD, _ids)
PLAIN_CARD = Thing(CARD, _ids, _is_special)

REALM = Fields(
    Field("cards", ListOf(ANY_CARD), "its cards, in the order in which they were added", key="realm", is_always=True),
    Field("reserved", ListOf(PLAIN_CARD, into=tuple), "reserved cards, a drachma on each"),
    Field("start_spoils", Count(), "Spoils that are start cards (EMP-P3)", get=lambda realm: realm.spoils[START]),
    Field("spoils", Count(), "Spoils that are History cards", get=lambda realm: realm.spoils[HISTORY]),
)

FIELDS = Fields(
    Field("turn", Seat(NOBODY), "whose turn it is; null while the lot is to be drawn", is_always=True),
    Field("turns", Count(), "how many turns are over", is_always=True),
    Field(
        "port",
        ListOf(
            Thing(CARD, _ids, _is_special, EMPTY),
            lambda setup: PORT,
            "it has {length} places, null for an empty one, not {given} (EMP-S3)",
        ),
        "its four places; a new card lies where the old one lay",
        is_always=True,
    ),
    Field("polis", ListOf(PLAIN_CARD, into=sorted), "in any order", is_always=True),
    Field(
        "counters",
        ListOf(
            Word((*ACTIONS, ""), "Action", OFF),
            lambda setup: 2 if setup.has_own_counters else 1,
            "with {players} players there must be {length}, not {given} (EMP-S9)",
        ),
        "the Action that each counter stands on; with three players and four there is one",
        is_always=True,
    ),
    Field("realms", EachSeat(Part(REALM, _realm)), "the Realms", key="seats", is_always=True),
    Field(
        "special",
        ListOf(Thing(CARD, _ids, _is_not_special), into=lambda cards: tuple(sorted(cards))),
        "special Prestige cards beside the Polis; left out: those that lie in no Realm",
        is_always=True,
        is_derived=True,
        only_if=lambda setup: setup.has_special,
        absent="this table leaves the special Prestige cards out (EMP-S6)",
    ),
    Field(
        "asclepios",
        Seat(NOBODY),
        "with two players, whose counter is Asclepios; left out in play: seat 0 (EMP-S9)",
        is_derived=True,
        only_if=lambda setup: setup.has_own_counters,
        absent="with {players} players all use one counter (EMP-S9)",
    ),
    Field(
        "pile",
        Kept(ListOf(Word(PILES[:DEVELOPMENT], "lot")), lambda pile: pile.under, lambda lots: HistoryPile(0, lots)),
        "the lots of the History pile from its first start card down (EMP-P3)",
        key="under",
    ),
    Field("gone", ListOf(PLAIN_CARD, into=tuple), "reserved cards that left the game, in that order (EMP-A4)"),
    Field("spoils_due", Count(lambda setup: setup.box.most_sent), "Spoils that an Expedition brings after the refill (EMP-X3)"),
    Field("spoils_owed", Count(), "used Spoils that still go under the pile (EMP-P2)"),
    Field("has_sailed", Flag(), "the mandatory expedition of this turn was made (EMP-Y1)"),
    Field("is_exhausted", Flag(), "the History pile counts as empty (EMP-E2)"),
    Field("ending", Word(ENDINGS, "ending", NOT_YET), "what has made this the last round", key="last_round"),
)


def assemble(setup: EmporionSetup, agenda: list[Question[Any]], values: dict[str, Any]) -> EmporionState:
    """The state of these values: what lies nowhere is unseen; cards that are there too often are left to `check`."""
    box = setup.box
    special, asclepios = values.pop("special"), values.pop("asclepios")
    s = EmporionState(setup, agenda, special=special or (), asclepios=NOBODY, unseen=[], boxed=0, **values)
    if asclepios is not None:
        s.asclepios = asclepios
    elif setup.has_own_counters and not s.is_before_first_turn():
        s.asclepios = 0
    if s.turn == NOBODY and s.is_before_first_turn():
        s.turn = setup.first
    seen = [0] * len(box.cards)
    FIELDS.tally(s, CARD, seen)
    if setup.has_special and special is None:
        s.special = tuple(card for card in range(box.first_special, len(box.cards)) if seen[card] < box.cards[card].count)
    for pile in (START, HISTORY, DEVELOPMENT):
        counts = [max(0, box.cards[card].count - seen[card]) for card in range(box.first_of[pile], box.first_of[pile + 1])]
        s.unseen.append(Deck(counts, sum(counts)))
    under = s.pile.under
    s.pile.top = s.unseen[HISTORY].size - under.count(HISTORY) - sum(realm.spoils[HISTORY] for realm in s.realms)
    if not s.is_setting_up():
        s.boxed = s.unseen[START].size - under.count(START) - sum(realm.spoils[START] for realm in s.realms)
    return s
