"""What a seat must guess, drawn anew: stored and drawn Empire cards, the order of Titans, Districts under the deck.

Everything else is known or exists nowhere. What is hidden is any of what nobody has seen of the same lot, pile or deck;
how others have chosen is not weighed. Nothing is drawn where nothing is hidden, so that a caller can tell.
"""

from __future__ import annotations

from quadriga.games.ancient_world.data.terms import PILES
from quadriga.games.ancient_world.state.decks import SEEN, DistrictDeck
from quadriga.games.ancient_world.state.pile import Pile
from quadriga.games.ancient_world.state.state import AncientState
from quadriga.kernel.chance import Rng


def imagine(s: AncientState, seat: int | None, rng: Rng) -> AncientState:
    """A clone in which all that this seat, or an onlooker, cannot know is drawn anew."""
    other = s.clone()
    for lot in sorted(set(_hidden_lots(s, seat))):
        _draw_lot(other, seat, lot, rng)
    for pile in range(PILES):
        _draw_pile(other, seat, pile, rng)
    _draw_districts(other, seat, rng)
    return other


def shuffle(cards: list[int], rng: Rng) -> None:
    """In place, every order as likely as the others."""
    for last in range(len(cards) - 1, 0, -1):
        at = rng.below(last + 1)
        cards[last], cards[at] = cards[at], cards[last]


# -- Empire cards ---------------------------------------------------------------------------------------------------------


def _hidden_lots(s: AncientState, seat: int | None) -> list[int]:
    """The lots of all Empire cards that are stored or held where the seat cannot see them, one by one."""
    lots: list[int] = []
    for owner in range(len(s.cities)):
        if owner != seat:
            lots.extend([lot for lot in s.cities[owner].lots if lot != SEEN])
    if s.turn != seat:
        lots.extend(s.hand_lots)
    return lots


def hidden_of_lot(s: AncientState, seat: int | None, lot: int) -> list[int]:
    """The Empire cards of a lot that are stored or held where the seat cannot see them."""
    found: list[int] = []
    for owner in range(len(s.cities)):
        city = s.cities[owner]
        if owner != seat:
            found.extend([city.stored[place] for place in range(len(city.stored)) if city.lots[place] == lot])
    if s.turn != seat:
        found.extend([s.hand[place] for place in range(len(s.hand)) if s.hand_lots[place] == lot])
    return found


def _draw_lot(s: AncientState, seat: int | None, lot: int, rng: Rng) -> None:
    """All hidden cards of a lot are any of its unseen ones: those that are hidden, in the deck, or left in round 4."""
    deck = s.deck
    pool = hidden_of_lot(s, seat, lot)
    if lot == deck.lot:
        pool.extend([deck.base + index for index in range(len(deck.counts)) for _ in range(deck.counts[index])])
    elif lot == deck.left_lot:
        pool.extend(deck.left)
    shuffle(pool, rng)
    for owner in range(len(s.cities)):
        if owner != seat:
            city = s.cities[owner]
            city.stored = _replaced(city.stored, city.lots, lot, pool)
    if s.turn != seat:
        s.hand = _replaced(s.hand, s.hand_lots, lot, pool)
    if lot == deck.lot:
        counts = [0] * len(deck.counts)
        for card in pool:
            counts[card - deck.base] += 1
        deck.counts = counts
    elif lot == deck.left_lot:
        deck.left = tuple(sorted(pool))


def _replaced(cards: tuple[int, ...], lots: tuple[int, ...], lot: int, pool: list[int]) -> tuple[int, ...]:
    """The same cards, those of the lot taken anew off the end of the pool."""
    if lot not in lots:
        return cards
    return tuple([pool.pop() if lots[place] == lot else cards[place] for place in range(len(cards))])


# -- Titans ---------------------------------------------------------------------------------------------------------------


def _draw_pile(s: AncientState, seat: int | None, number: int, rng: Rng) -> None:
    """Whoever has not put them into order knows only which he has seen: those stay among them, the others are any."""
    pile = s.piles[number]
    if not pile.known or pile.looker == seat:
        return
    eyes = s.setup.eyes(seat)
    places = range(len(pile.known))
    pool = list(pile.bag) + [pile.known[at] for at in places if not pile.seen[at] & eyes]
    shuffle(pool, rng)
    drawn = [pile.known[at] if pile.seen[at] & eyes else pool.pop() for at in places]
    order = list(places)
    shuffle(order, rng)
    s.piles[number] = Pile(
        pile.top,
        tuple([drawn[at] for at in order]),
        tuple([pile.seen[at] for at in order]),
        pile.looker,
        tuple(sorted(pool)),
    )


# -- Districts ------------------------------------------------------------------------------------------------------------


def _draw_districts(s: AncientState, seat: int | None, rng: Rng) -> None:
    """TAW-V1: those that the seat has not seen are any that it cannot place."""
    deck = s.districts
    eyes = s.setup.eyes(seat)
    under = range(len(deck.under))
    choice = range(len(s.choice))
    pool = [deck.under[at] for at in under if not deck.known[at] & eyes]
    pool.extend([s.choice[at] for at in choice if not s.choice_known[at] & eyes])
    if not pool:
        return
    pool.extend(deck.bag)
    shuffle(pool, rng)
    drawn = tuple([deck.under[at] if deck.known[at] & eyes else pool.pop() for at in under])
    s.choice = tuple([s.choice[at] if s.choice_known[at] & eyes else pool.pop() for at in choice])
    s.districts = DistrictDeck(deck.top, tuple(sorted(pool)), drawn, deck.known)
