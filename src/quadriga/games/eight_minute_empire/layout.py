"""Positions of Eight-Minute Empire (docs/positions.md): the state as plain data, and the laws that every state keeps.

`build` in `position.py` is the way back. What follows from the rest is not written down: the unseen deck, the supplies, the
first player.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from quadriga.games.eight_minute_empire.components_check import TOKENS_EACH
from quadriga.kernel.errors import BrokenLaw
from quadriga.kernel.seats import seat_name
from quadriga.parts.market import GAP

if TYPE_CHECKING:
    from quadriga.games.eight_minute_empire.state import EmpireState


def layout(s: EmpireState) -> dict[str, Any]:
    """The whole state."""
    setup = s.setup
    box = setup.box
    size = box.map.size
    table: dict[str, Any] = {
        "agenda": [frame.text for frame in s.agenda],
        "turn": None if s.turn < 0 else s.turn,
        "seats": [
            {
                "coins": s.coins[seat],
                "cards": [box.cards[card].id for card in s.cards_of(seat)] if s.taken else [],
                "armies": _by_region(s, s.armies, seat * size),
                "cities": _by_region(s, s.cities, seat * size),
            }
            for seat in range(setup.players)
        ],
        "row": [None if card == GAP else box.cards[card].id for card in s.row.cards],
        "youngest": list(s.youngest),
        "bids": [None if bid < 0 else bid for bid in s.bids],
    }
    if setup.neutral_armies:
        table["neutral"] = {
            "to_place": s.neutral_left,
            "armies": _by_region(s, s.armies, setup.players * size),
        }
    if setup.tokens:
        table["tokens"] = {box.map.ids[region]: box.good_ids[good] for region, good in zip(box.marked, s.tokens, strict=False)}
    if setup.games > 1:
        table["past"] = [list(game) for game in s.past]
    return table


def _by_region(s: EmpireState, counts: list[int], at: int) -> dict[str, int]:
    ids = s.setup.box.map.ids
    return {ids[region]: counts[at + region] for region in range(len(ids)) if counts[at + region]}


def check(s: EmpireState) -> None:
    """Nothing is created or lost: armies, cities, coins, cards, goods (EME-C2 to C4)."""
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
        for card in s.cards_of(seat) if s.taken else []:
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
    check_cards(s)


def check_cards(s: EmpireState) -> None:
    """Every card of the deck is in exactly one place."""
    for card in s.setup.box.cards:
        seen = s.taken.count(card.index) + s.row.cards.count(card.index)
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
