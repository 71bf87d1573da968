"""The deck: what nobody has seen, between what a rule has made known; it never creates or loses a card."""

from collections import Counter
from types import MappingProxyType

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from quadriga.kernel.chance import Rng
from quadriga.parts.deck import Deck

COUNTS = (3, 0, 1, 2)


def deck(*counts: int, top: tuple[int, ...] = (), bottom: tuple[int, ...] = ()) -> Deck:
    """A deck with so many unseen copies of each card."""
    return Deck(list(counts), sum(counts), top, bottom)


def contents(it: Deck) -> Counter[int]:
    """All cards of a deck."""
    return Counter({card: count for card, count in enumerate(it.counts) if count}) + Counter(it.top) + Counter(it.bottom)


def drawn_out(it: Deck) -> list[int]:
    """Draw the first candidate until nothing is left."""
    order = []
    while len(it):
        card = it.candidates()[0]
        it.draw(card)
        order.append(card)
    return order


# ------------------------------------------------------------------------------------ drawing


def test_the_unseen_cards_are_a_bag() -> None:
    it = deck(*COUNTS)
    assert len(it) == it.size == 6
    assert it.candidates() == [0, 2, 3]
    assert it.weights() == [3, 1, 2]
    it.draw(2)
    assert it.candidates() == [0, 3]
    assert it.weights() == [3, 2]
    it.draw(0)
    assert it.weights() == [2, 2]
    assert len(it) == 4


def test_the_known_top_comes_first_and_the_known_bottom_last() -> None:
    it = deck(1, 1, 0, 0, top=(3, 2), bottom=(2, 3))
    assert len(it) == 6
    assert it.candidates() == [3]
    assert it.weights() == [1]
    it.draw(3)
    it.draw(2)
    assert it.candidates() == [0, 1]
    assert it.weights() == [1, 1]
    it.draw(1)
    it.draw(0)
    assert it.candidates() == [2]
    assert it.weights() == [1]
    assert drawn_out(it) == [2, 3]
    assert len(it) == 0


def test_the_last_card_put_on_top_is_the_first_to_be_drawn() -> None:
    it = deck(1, 0, 0, 0)
    it.put_on_top(1)
    it.put_on_top(2)
    assert drawn_out(it) == [2, 1, 0]


def test_the_last_card_put_under_is_the_last_to_be_drawn() -> None:
    it = deck(1, 0, 0, 0)
    it.put_under(1)
    it.put_under(2)
    assert drawn_out(it) == [0, 1, 2]


def test_a_card_put_on_top_of_nothing_is_drawn_before_the_bottom() -> None:
    it = deck(0, 0, 0, 0)
    it.put_under(1)
    it.put_on_top(2)
    it.put_under(3)
    assert drawn_out(it) == [2, 1, 3]


def test_shuffling_a_card_in_loses_what_was_known() -> None:
    it = deck(1, 0, 0, 0, top=(1, 1), bottom=(2,))
    it.shuffle_in(0)
    assert (it.top, it.bottom) == ((), ())
    assert it.counts == [2, 2, 1, 0]
    assert len(it) == it.size == 5
    assert it.candidates() == [0, 1, 2]


@pytest.mark.parametrize(
    ("top", "bottom"), [((), ()), ((1, 0), ()), ((), (1, 2))], ids=["bag", "known top", "known bottom below the bag"]
)
def test_pick_brings_each_candidate_by_its_weight_and_changes_nothing(top: tuple[int, ...], bottom: tuple[int, ...]) -> None:
    it = deck(6, 0, 1, 3, top=top, bottom=bottom)
    before = contents(it), it.top, it.bottom
    rng = Rng(11)
    picked = Counter(it.pick(rng) for _ in range(10_000))
    weights = dict(zip(it.candidates(), it.weights(), strict=True))
    total = sum(weights.values())
    assert picked.keys() == weights.keys()
    assert all(abs(picked[card] - 10_000 * weight / total) < 6 * 50 for card, weight in weights.items())
    assert (contents(it), it.top, it.bottom) == before


def test_below_an_empty_bag_the_bottom_is_picked_in_its_order() -> None:
    it = deck(0, 0, 0, 0, bottom=(3, 1))
    assert it.pick(Rng(1)) == 3
    it.draw(3)
    assert it.pick(Rng(1)) == 1


def test_from_an_empty_deck_nothing_can_be_drawn() -> None:
    it = deck(0, 0)
    assert (it.candidates(), it.weights(), len(it)) == ([], [], 0)
    with pytest.raises(AssertionError, match=r"^the deck is empty: nothing can be drawn from it$"):
        it.pick(Rng(1))
    with pytest.raises(AssertionError, match=r"^the deck is empty: nothing can be drawn from it$"):
        it.draw(0)
    assert (it.counts, it.size, it.top, it.bottom) == ([0, 0], 0, (), ())


def test_a_clone_is_equal_and_independent() -> None:
    it = deck(*COUNTS, top=(1,), bottom=(2,))
    other = it.clone()
    assert (other.counts, other.size, other.top, other.bottom) == (it.counts, it.size, it.top, it.bottom)
    other.shuffle_in(0)
    other.draw(3)
    assert (it.counts, it.size, it.top, it.bottom) == ([3, 0, 1, 2], 6, (1,), (2,))
    it.draw(1)
    it.draw(0)
    it.put_under(0)
    assert other.counts == [4, 1, 2, 1]
    assert other.bottom == ()


# ------------------------------------------------------------------------------------ a naive model


UNSEEN = -1


class DeckAndPile(RuleBasedStateMachine):
    """A deck beside the pile of cards that it stands for: a list from the top, in which a card nobody has seen lies face down.

    `unseen` are the faces of those, in no order; `hand` is what has been drawn.
    """

    @initialize(counts=st.lists(st.integers(0, 4), min_size=1, max_size=5))
    def begin(self, counts: list[int]) -> None:
        self.it = deck(*counts)
        self.unseen = [card for card, count in enumerate(counts) for _ in range(count)]
        self.pile = [UNSEEN] * len(self.unseen)
        self.hand: list[int] = []
        self.all = MappingProxyType(Counter(self.unseen))

    @precondition(lambda self: self.pile)
    @rule(data=st.data())
    def draw(self, data: st.DataObject) -> None:
        card = data.draw(st.sampled_from(self.it.candidates()))
        self.it.draw(card)
        if self.pile.pop(0) == UNSEEN:
            self.unseen.remove(card)
        self.hand.append(card)

    @precondition(lambda self: self.hand)
    @rule(data=st.data())
    def put_on_top(self, data: st.DataObject) -> None:
        card = self.from_hand(data)
        self.it.put_on_top(card)
        self.pile.insert(0, card)

    @precondition(lambda self: self.hand)
    @rule(data=st.data())
    def put_under(self, data: st.DataObject) -> None:
        card = self.from_hand(data)
        self.it.put_under(card)
        self.pile.append(card)

    @precondition(lambda self: self.hand)
    @rule(data=st.data())
    def shuffle_in(self, data: st.DataObject) -> None:
        card = self.from_hand(data)
        self.it.shuffle_in(card)
        self.unseen += [known for known in self.pile if known != UNSEEN]
        self.unseen.append(card)
        self.pile = [UNSEEN] * (len(self.pile) + 1)

    @precondition(lambda self: self.pile)
    @rule(seed=st.integers(0, 99))
    def pick(self, seed: int) -> None:
        assert self.it.pick(Rng(seed)) in self.it.candidates()

    @rule()
    def go_on_with_a_clone(self) -> None:
        left, self.it = self.it, self.it.clone()
        left.shuffle_in(0)

    def from_hand(self, data: st.DataObject) -> int:
        card: int = data.draw(st.sampled_from(self.hand))
        self.hand.remove(card)
        return card

    @invariant()
    def nothing_is_created_or_lost(self) -> None:
        assert contents(self.it) + Counter(self.hand) == Counter(self.all)
        assert self.it.size == sum(self.it.counts)
        assert len(self.it) == len(self.pile)
        assert min(self.it.counts) >= 0

    @invariant()
    def the_next_card_is_what_the_pile_says(self) -> None:
        if not self.pile:
            assert self.it.candidates() == self.it.weights() == []
            return
        due = Counter(self.unseen) if self.pile[0] == UNSEEN else Counter(self.pile[:1])
        assert dict(zip(self.it.candidates(), self.it.weights(), strict=True)) == due


TestDeckAndPile = DeckAndPile.TestCase
TestDeckAndPile.settings = settings(max_examples=60, stateful_step_count=30, derandomize=True, deadline=None, database=None)
