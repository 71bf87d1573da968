"""The laws that every state of Emporion keeps: nothing is created or lost, and every sum is that of the cards (EMP-C1).

The title names `check`; the kit calls it after every move, and positions are held to it.
"""
# not compiled: it counts by the fields, at the edge

from quadriga.games.emporion.data.terms import DEVELOPMENT, HISTORY, PILES, START
from quadriga.games.emporion.state.fields import CARD, FIELDS
from quadriga.games.emporion.state.realm import rebuilt
from quadriga.games.emporion.state.state import EmporionState
from quadriga.kernel.errors import BrokenLaw
from quadriga.kernel.seats import seat_name

SUMS = ("awards", "icons", "counts", "scores", "printed", "opens")


def check(s: EmporionState) -> None:
    """Raise `BrokenLaw` at the first thing that is not so."""
    _check_cards(s)
    _check_piles(s)
    box = s.setup.box
    for seat, realm in enumerate(s.realms):
        where = f"seats[{seat}]"
        fresh = rebuilt(box, realm)
        if any(getattr(fresh, name) != getattr(realm, name) for name in SUMS):
            raise BrokenLaw(f"{where}.realm", f"the sums of {seat_name(seat)} are not those of the cards")
        if len(realm.reserved) > box.drachmas:
            problem = f"{seat_name(seat)} has {len(realm.reserved)} reserved cards and {box.drachmas} drachmas (EMP-R1)"
            raise BrokenLaw(f"{where}.reserved", problem)
        if min(realm.spoils) < 0:
            raise BrokenLaw(f"{where}.spoils", f"{seat_name(seat)} has fewer than no Spoils")
    if sorted(s.polis) != s.polis:
        raise BrokenLaw("polis", "the cards are not in order")


def _check_cards(s: EmporionState) -> None:
    """Every card of the box is in exactly one place, or unseen; special cards are there only where the table has them."""
    box = s.setup.box
    counts = [0] * len(box.cards)
    FIELDS.tally(s, CARD, counts)
    for pile in (START, HISTORY, DEVELOPMENT):
        deck = s.unseen[pile]
        if deck.size != sum(deck.counts):
            raise BrokenLaw("polis", f"of the {PILES[pile]} cards {deck.size} are said to be unseen, not {sum(deck.counts)}")
        for index, unseen in enumerate(deck.counts):
            counts[box.first_of[pile] + index] += unseen
    for card in box.cards:
        if counts[card.index] != (card.count if s.setup.has_special or not card.is_special else 0):
            problem = f"of {card.name}, {counts[card.index]} are on the table or unseen; the box has {card.count} (EMP-C1)"
            raise BrokenLaw("polis", problem)


def _check_piles(s: EmporionState) -> None:
    """Every unseen History card lies in the pile or among the Spoils, or, of the start cards, is out of the game."""
    if s.is_setting_up():
        return
    under = s.pile.under
    for lot, in_pile, elsewhere in (
        (START, under.count(START), s.boxed),
        (HISTORY, s.pile.top + under.count(HISTORY), 0),
    ):
        spoils = sum(realm.spoils[lot] for realm in s.realms)
        if s.pile.top < 0 or elsewhere < 0 or in_pile + spoils + elsewhere != s.unseen[lot].size:
            problem = (
                f"of the {PILES[lot]} cards {s.unseen[lot].size} are unseen, but {in_pile} lie in the History pile "
                f"and {spoils} are Spoils (EMP-P3)"
            )
            raise BrokenLaw("seats", problem)
    if under and under[0] != START:
        raise BrokenLaw("under", "it begins with a start card: History cards above it are not written (EMP-P3)")
