"""The laws that every state of Eight-Minute Empire keeps: nothing is created or lost (EME-C2 to C4).

The title names `check`; the kit calls it after every move, and positions are held to it.
"""
# not compiled: it counts by the fields, at the edge

from quadriga.games.eight_minute_empire.data.terms import TOKENS_EACH
from quadriga.games.eight_minute_empire.state.fields import CARD, FIELDS
from quadriga.games.eight_minute_empire.state.state import EmpireState
from quadriga.kernel.errors import BrokenLaw
from quadriga.kernel.seats import seat_name


def check(s: EmpireState) -> None:
    """Raise `BrokenLaw` at the first thing that is not so: armies, cities, coins, goods, tokens, cards."""
    setup = s.setup
    box = setup.box
    size = box.map.size
    for seat in range(setup.players):
        name = seat_name(seat)
        place = f"seats[{seat}]"
        mine = slice(seat * size, (seat + 1) * size)
        _conserve(f"{place}.armies", name, "armies", sum(s.armies[mine]) + s.armies_left[seat], setup.armies)
        _conserve(f"{place}.cities", name, "cities", sum(s.cities[mine]) + s.cities_left[seat], setup.cities)
        if s.armies_left[seat] < 0:
            raise BrokenLaw(
                f"{place}.armies",
                f"{name} has {sum(s.armies[mine])} armies on the board; there are {setup.armies} (EME-C3)",
            )
        if s.cities_left[seat] < 0:
            raise BrokenLaw(
                f"{place}.cities",
                f"{name} has {sum(s.cities[mine])} cities on the board; there are {setup.cities} (EME-C3)",
            )
        if not 0 <= s.coins[seat] <= setup.coins:
            raise BrokenLaw(f"{place}.coins", f"{name} has {s.coins[seat]} coins; it must be 0 to {setup.coins} (EME-S3)")
        goods = [0] * box.goods
        for card in s.cards_of(seat):
            goods[box.cards[card].good] += box.cards[card].goods
        if goods != s.goods[seat * box.goods : (seat + 1) * box.goods]:
            raise BrokenLaw(f"{place}.cards", f"the goods of {name} are not those of the cards (EME-T3)")
    if min(s.armies) < 0 or min(s.cities) < 0:
        raise BrokenLaw("seats", "a region has fewer than no armies or cities")
    if sum(s.coins) + s.paid != setup.players * setup.coins:
        raise BrokenLaw(
            "seats",
            f"{sum(s.coins)} coins are with the seats and {s.paid} in the supply, of {setup.players * setup.coins}",
        )
    neutral = sum(s.armies[setup.players * size :])
    if neutral + s.neutral_left > setup.neutral_armies:
        raise BrokenLaw(
            "neutral",
            f"there are {setup.neutral_armies} armies of the third colour, not {neutral + s.neutral_left} (EME-V5)",
        )
    for good, name in enumerate(box.good_ids):
        if s.tokens.count(good) > TOKENS_EACH:
            raise BrokenLaw("tokens", f"{s.tokens.count(good)} tokens of {name} lie there; there are {TOKENS_EACH} (EME-V7)")
    _check_cards(s)


def _check_cards(s: EmpireState) -> None:
    """Every card of the deck is in exactly one place."""
    on_table = [0] * len(s.setup.box.cards)
    FIELDS.tally(s, CARD, on_table)
    for card in s.setup.box.cards:
        seen = on_table[card.index]
        copies = s.setup.deck[card.index]
        if seen > copies:
            raise BrokenLaw("row", f"of the card {card.id}, {seen} lie on the table; the deck has {copies} (EME-C2)")
        if seen + s.deck.counts[card.index] != copies:
            raise BrokenLaw("row", f"of the card {card.id} {seen + s.deck.counts[card.index]} are left of {copies}")
    if s.deck.size != sum(s.deck.counts):
        raise BrokenLaw("row", f"the deck counts {s.deck.size} cards and has {sum(s.deck.counts)}")


def _conserve(where: str, name: str, what: str, there: int, due: int) -> None:
    if there != due:
        raise BrokenLaw(
            where,
            f"{name} has {there} {what} on the board and in the supply together; there are {due} (EME-C3)",
        )
