"""Positions of Emporion (docs/positions.md): the state as plain data, and the laws that every state keeps.

`build` in `position.py` is the way back. What follows from the rest is not written down: what is unseen of each pile, how many
cards the piles have, how many start cards are out of the game, the first player.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from quadriga.games.emporion.adding import action_id
from quadriga.games.emporion.box import DEVELOPMENT, EMPTY, HISTORY, NOBODY, PILES, START, Box
from quadriga.games.emporion.realm import Realm, rebuilt
from quadriga.games.emporion.scoring import ENDINGS, NOT_YET
from quadriga.kernel.errors import BrokenLaw
from quadriga.kernel.seats import seat_name

if TYPE_CHECKING:
    from quadriga.games.emporion.state import EmporionState


def layout(s: EmporionState) -> dict[str, Any]:
    """The whole state."""
    box = s.setup.box
    table: dict[str, Any] = {
        "agenda": [frame.text for frame in s.agenda],
        "turn": None if s.turn == NOBODY else s.turn,
        "turns": s.turns,
        "port": [None if card == EMPTY else box.cards[card].id for card in s.port],
        "polis": _ids(box, s.polis),
        "counters": [action_id(action) for action in s.counters],
        "seats": [_seat(box, realm) for realm in s.realms],
    }
    if s.setup.has_special:
        table["special"] = _ids(box, s.special)
    if s.asclepios != NOBODY:
        table["asclepios"] = s.asclepios
    if s.pile.under:
        table["under"] = [PILES[lot] for lot in s.pile.under]
    if s.gone:
        table["gone"] = _ids(box, s.gone)
    if s.spoils_due:
        table["spoils_due"] = s.spoils_due
    if s.spoils_owed:
        table["spoils_owed"] = s.spoils_owed
    if s.has_sailed:
        table["has_sailed"] = True
    if s.is_exhausted:
        table["is_exhausted"] = True
    if s.ending != NOT_YET:
        table["last_round"] = ENDINGS[s.ending]
    return table


def _seat(box: Box, realm: Realm) -> dict[str, Any]:
    data: dict[str, Any] = {"realm": _ids(box, realm.cards)}
    if realm.reserved:
        data["reserved"] = _ids(box, realm.reserved)
    if realm.spoils[START]:
        data["start_spoils"] = realm.spoils[START]
    if realm.spoils[HISTORY]:
        data["spoils"] = realm.spoils[HISTORY]
    return data


def _ids(box: Box, cards: list[int] | tuple[int, ...]) -> list[str]:
    return [box.cards[card].id for card in cards]


def check(s: EmporionState) -> None:
    """Nothing is created or lost: cards, drachmas (EMP-C1); and every sum is that of the cards."""
    check_cards(s)
    check_piles(s)
    box = s.setup.box
    for seat, realm in enumerate(s.realms):
        where = f"seats[{seat}]"
        fresh = rebuilt(box, realm)
        same = (
            fresh.awards == realm.awards
            and fresh.icons == realm.icons
            and fresh.counts == realm.counts
            and fresh.scores == realm.scores
            and fresh.printed == realm.printed
            and fresh.opens == realm.opens
        )
        if not same:
            raise BrokenLaw(f"{where}.realm", f"the sums of {seat_name(seat)} are not those of the cards")
        if len(realm.reserved) > box.drachmas:
            problem = f"{seat_name(seat)} has {len(realm.reserved)} reserved cards and {box.drachmas} drachmas (EMP-R1)"
            raise BrokenLaw(f"{where}.reserved", problem)
        if min(realm.spoils) < 0:
            raise BrokenLaw(f"{where}.spoils", f"{seat_name(seat)} has fewer than no Spoils")
    if sorted(s.polis) != s.polis:
        raise BrokenLaw("polis", "the cards are not in order")


def check_cards(s: EmporionState) -> None:
    """Every card of the box is in exactly one place, or unseen."""
    box = s.setup.box
    seen = [0] * len(box.cards)
    for cards in (s.polis, s.special, s.gone, *[r.cards for r in s.realms], *[r.reserved for r in s.realms]):
        for card in cards:
            seen[card] += 1
    for card in s.port:
        if card != EMPTY:
            seen[card] += 1
    for pile in (START, HISTORY, DEVELOPMENT):
        deck = s.unseen[pile]
        if deck.size != sum(deck.counts):
            raise BrokenLaw("polis", f"of the {PILES[pile]} cards {deck.size} are said to be unseen, not {sum(deck.counts)}")
        for index, count in enumerate(deck.counts):
            card = box.first_of[pile] + index
            _check_copies(box, card, seen[card], count)
    if s.setup.has_special:
        for index in range(box.first_special, len(box.cards)):
            _check_copies(box, index, seen[index], 0)


def _check_copies(box: Box, index: int, seen: int, unseen: int) -> None:
    card = box.cards[index]
    if seen > card.count:
        raise BrokenLaw("polis", f"of {card.name}, {seen} lie on the table; the box has {card.count} (EMP-C1)")
    if seen + unseen != card.count:
        raise BrokenLaw("polis", f"of {card.name}, {seen + unseen} are left of {card.count} (EMP-C1)")


def check_piles(s: EmporionState) -> None:
    """Every unseen History card lies in the pile or among the Spoils, or, of the start cards, is out of the game."""
    if any(not realm.cards for realm in s.realms):
        return  # the start cards are set aside, all of them known
    under = s.pile.under
    for lot, in_pile, elsewhere in (
        (START, under.count(START), s.boxed),
        (HISTORY, s.pile.top + under.count(HISTORY), 0),
    ):
        spoils = sum(realm.spoils[lot] for realm in s.realms)
        if s.pile.top < 0 or elsewhere < 0 or in_pile + spoils + elsewhere != s.unseen[lot].size:
            problem = (
                f"of the {PILES[lot]} cards {s.unseen[lot].size} are unseen, but {in_pile} lie in the History pile "
                f"and {spoils} are Spoils (EMP-P2)"
            )
            raise BrokenLaw("seats", problem)
    if under and under[0] != START:
        raise BrokenLaw("under", "it begins with a start card: History cards above it are not written (EMP-P3)")
