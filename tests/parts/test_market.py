"""The row of cards: a card is taken, the rest slide left, new ones come in on the right, and prices stay where they are."""

from hypothesis import given, settings
from hypothesis import strategies as st

from quadriga.parts.market import GAP, Market

PRICES = (0, 1, 1, 2)


def row(*cards: int) -> Market:
    """A row with these cards from the left."""
    return Market(PRICES, list(cards))


def test_a_taken_card_leaves_a_gap_that_a_slide_closes() -> None:
    it = row(5, 6, 7, 8)
    assert it.take(1) == 6
    assert it.cards == [5, GAP, 7, 8]
    it.slide()
    assert it.cards == [5, 7, 8]
    assert it.prices == PRICES


def test_a_new_card_comes_in_on_the_right() -> None:
    it = row(5, 7)
    it.add(9)
    assert it.cards == [5, 7, 9]


def test_there_is_room_for_as_many_cards_as_there_are_prices() -> None:
    assert row().has_room()
    assert row(1, 2, 3).has_room()
    assert not row(1, 2, 3, 4).has_room()


def test_a_gap_is_no_room_until_the_row_has_slid() -> None:
    it = row(1, 2, 3, 4)
    it.take(0)
    assert not it.has_room()
    it.slide()
    assert it.has_room()


def test_a_slide_closes_all_gaps_and_changes_nothing_else() -> None:
    it = row(1, 2, 3, 4)
    it.take(0)
    it.take(2)
    it.slide()
    assert it.cards == [2, 4]
    it.slide()
    assert it.cards == [2, 4]


def test_a_clone_is_equal_and_independent() -> None:
    it = row(1, 2, 3)
    other = it.clone()
    assert (other.cards, other.prices) == ([1, 2, 3], PRICES)
    other.take(0)
    other.add(4)
    assert it.cards == [1, 2, 3]
    it.slide()
    it.take(2)
    assert other.cards == [GAP, 2, 3, 4]


@given(cards=st.lists(st.integers(0, 9), max_size=6), takes=st.sets(st.integers(0, 5)))
@settings(derandomize=True, deadline=None, database=None)
def test_what_was_not_taken_is_left_in_its_order(cards: list[int], takes: set[int]) -> None:
    it = Market(tuple(range(6)), list(cards))
    places = [place for place in sorted(takes) if place < len(cards)]
    taken = [it.take(place) for place in places]
    it.slide()
    assert taken == [cards[place] for place in places]
    assert it.cards == [card for place, card in enumerate(cards) if place not in takes]
