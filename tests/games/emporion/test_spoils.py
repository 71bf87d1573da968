"""What is known of face-down cards: the lots, and exactly the right odds for their faces (EMP-P3).

The engine keeps no faces. Here they are dealt in every possible way, played out as on a real table, and counted.
"""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import permutations

import pytest

from quadriga.games.emporion import GAME
from quadriga.games.emporion.state.state import EmporionState
from quadriga.kernel.seats import CHANCE, CHANCE_ALONE
from tests.games.emporion.helpers import (
    CARDS,
    START,
    chair,
    do,
    draws,
    look,
    refill,
    seat,
    table,
)

STARTS = ["hoplites", "sophistes", "macellum"]
"""The unseen start cards: two are Spoils of terracotta, one is out of the game."""
LATER = ["stoa", "stoa", "hippeis", "theatron"]
"""The unseen History cards: one is a Spoils card of terracotta, three are the pile."""


def tiny() -> EmporionState:
    """Terracotta has three Spoils, two of them start cards; three cards are left in the History pile."""
    elsewhere = {"hoplites": 2 + 1, "sophistes": 1, "macellum": 3}
    gone = [card for card in START for _ in range(CARDS[card].count - elsewhere.get(card, 0) - 1)]
    return table(
        seat("hoplites", "macellum", start_spoils=2, spoils=1),
        seat("hoplites"),
        port=["toxotes", "trieres", "phalanx", "rhapsodos"],
        polis=["macellum", "macellum", "kerameus", "sophistes", "kapelos", "hoplites"],
        history=LATER,
        gone=gone,
    )


MOVES = [
    "add kerameus by trade",  # with two of the three Spoils: 1 Culture and 2 War are required, 1 War is shown
    "reserve 1",
    "reserve 2",
    "sail 3",  # lapis turns a card up and takes the next one as Spoils
    "add hoplites by war",
    "add kapelos by trade",  # lapis uses that Spoils card
    "reserve 4",  # terracotta turns up what is left
]
"""By turns, terracotta first."""


def walk(
    state: EmporionState, moves: list[str], odds: Fraction, seen: tuple[str, ...]
) -> Iterator[tuple[tuple[str, ...], Fraction]]:
    """All that chance can do along these moves, by the engine's weights."""
    if state.to_act() == CHANCE_ALONE:
        weights = state.draws()
        total = sum(weight for _, weight in weights)
        for move, weight in weights:
            after = state.clone()
            after.play(CHANCE, move)
            after.check()
            yield from walk(after, moves, odds * Fraction(weight, total), (*seen, move.notation))
    elif moves:
        after = do(state.clone(), moves[0])
        yield from walk(after, moves[1:], odds, seen)
    else:
        yield seen, odds


def deal() -> Iterator[tuple[str, ...]]:
    """The same on a real table: every face-down card has a face, whichever way they lie."""
    for starts in permutations(STARTS):
        for later in permutations(LATER):
            spoils = [("start", starts[0]), ("start", starts[1]), ("history", later[0])]
            for first, second in permutations(range(3), 2):
                pile = [("history", card) for card in later[1:]]
                yield tuple(_played(spoils, pile, [spoils[first], spoils[second]]))


def _played(spoils: list[tuple[str, str]], pile: list[tuple[str, str]], used: list[tuple[str, str]]) -> list[str]:
    hand = list(spoils)
    seen = []
    for card in used:  # add kerameus
        if len({lot for lot, _ in hand}) == 2:
            seen.append(f"return {card[0]}")
        hand.remove(card)
        pile.append(card)
    for _ in range(2):  # reserve 1, reserve 2
        seen.append(f"draw {pile.pop(0)[1]}")
    seen.append(f"draw {pile.pop(0)[1]}")  # sail 3
    pile.append(pile.pop(0))  # Spoils of lapis, used for kapelos: to the bottom, and nothing was drawn in between
    seen.append(f"draw {pile.pop(0)[1]}")  # reserve 4
    return seen


@pytest.mark.rule("EMP-P3", "EMP-P2", "EMP-D7")
def test_the_odds_are_those_of_all_ways_in_which_the_cards_can_lie() -> None:
    counted = Counter(deal())
    total = sum(counted.values())
    assert total == 6 * 24 * 6
    reckoned: dict[tuple[str, ...], Fraction] = {}
    for seen, odds in walk(tiny(), MOVES, Fraction(1), ()):
        reckoned[seen] = reckoned.get(seen, Fraction(0)) + odds
    assert sum(reckoned.values()) == 1
    assert reckoned == {seen: Fraction(times, total) for seen, times in counted.items()}
    assert any("draw sophistes" in seen for seen in reckoned), "start cards came up"


@pytest.mark.rule("EMP-P3")
def test_how_many_spoils_are_start_cards_is_public_and_follows_the_pile() -> None:
    state = tiny()
    for eyes in (0, 1, None):
        assert look(state, eyes).seats[0].start_spoils == 2
    do(state, "add kerameus by trade", "return start", "return start")
    assert (chair(state, 0).start_spoils, chair(state, 0).spoils) == (0, 1)
    assert look(state).history_under == ("start", "start")
    refill(do(state, "reserve 1"))
    refill(do(state, "reserve 2"))
    refill(do(state, "sail 3"))
    assert (chair(state, 1).start_spoils, chair(state, 1).spoils) == (1, 1)


@pytest.mark.rule("EMP-P3")
def test_a_card_turned_up_is_any_unseen_card_of_its_lot_wherever_the_others_lie() -> None:
    """Spoils in hands and cards out of the game are as likely to have a face as the pile."""
    state = tiny()
    do(state, "add kerameus by trade", "return start", "return start", "reserve 1")
    assert draws(state) == {"draw stoa": 2, "draw hippeis": 1, "draw theatron": 1}
    do(state, "draw stoa", "reserve 2")
    assert draws(state) == {"draw stoa": 1, "draw hippeis": 1, "draw theatron": 1}
    do(state, "draw hippeis", "sail 3")
    assert draws(state) == {"draw stoa": 1, "draw theatron": 1}, "one of the two is in the hand of terracotta"
    do(state, "draw theatron", "add hoplites by war", "add kapelos by trade", "reserve 4")
    assert draws(state) == {"draw hoplites": 1, "draw sophistes": 1, "draw macellum": 1}


def test_equal_piles_are_equal_however_they_came_about() -> None:
    """A History card under History cards is one of them."""
    state = table(seat("hoplites", spoils=1), polis=["kapelos", "macellum"], history=5)
    do(state, "add kapelos by trade")
    assert look(state).history_under == ()
    assert look(state).history_pile == 6
    assert GAME.load(state.config, state.layout()).pile.top == 6


@pytest.mark.rule("EMP-P2")
def test_used_spoils_lie_under_the_pile_as_soon_as_they_are_used() -> None:
    state = tiny()
    assert (look(state).history_lying, look(state).clock.history_most) == (3, 6)
    state.play(0, GAME.space(state.config).read("add kerameus by trade"))
    view = look(state)
    assert (view.seats[0].spoils, view.seats[0].spoils_lying, view.seats[1].spoils_lying) == (3, 1, 0)
    assert (view.history_pile, view.history_lying, view.clock.history_most) == (3, 5, 6)
