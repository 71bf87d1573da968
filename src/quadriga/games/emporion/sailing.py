"""Expeditions: which cards can go, where they come to, how the refill can be split, when one is mandatory (EMP-X, Y).

The frames ask and call this; `view` and `explain` say the same in numbers and words.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from quadriga.games.emporion.box import DEVELOPMENT, EMPTY, PORT
from quadriga.kernel.notation import Move

if TYPE_CHECKING:
    from quadriga.games.emporion.state import EmporionState


def add_sailings(s: EmporionState, icons: int, out: list[Move]) -> None:
    """EMP-X1: as many cards as icons, four at the most and as far as the Port has cards; the player chooses which."""
    box = s.setup.box
    port = s.port
    lying = 0
    cards = 0
    for place in range(PORT):
        if port[place] != EMPTY:
            lying |= 1 << place
            cards += 1
    number = cards_sent(box.most_sent, icons, cards)
    if number:
        out.extend(box.sail[lying * (PORT + 1) + number])


def cards_sent(most: int, icons: int, cards: int) -> int:
    """EMP-X1."""
    number = icons if icons < most else most
    return number if number < cards else cards


def send(s: EmporionState, mask: int) -> list[tuple[int, int]]:
    """Cards go from places of the Port, a bit for each, to the Polis; which from where, if anybody listens."""
    port = s.port
    sent: list[tuple[int, int]] = []
    for place in range(PORT):
        if mask >> place & 1 and port[place] != EMPTY:
            card = port[place]
            port[place] = EMPTY
            settle(s.polis, card)
            if s.heard is not None:
                sent.append((place, card))
    return sent


def settle(polis: list[int], card: int) -> None:
    """A card comes to its place among the rising ones."""
    at = len(polis)
    while at and polis[at - 1] > card:
        at -= 1
    polis.insert(at, card)


def splits(s: EmporionState, cards: int) -> tuple[int, int]:
    """EMP-X2: the least and the most of so many cards that may come from the History pile, at least one from each pile and no
    more than it has; if the least is more than the most, there is no such split."""
    history = s.history_left()
    development = s.unseen[DEVELOPMENT].size
    least = cards - development if cards - development > 1 else 1
    most = history if history < cards - 1 else cards - 1
    return least, most


def is_expedition_due(s: EmporionState) -> bool:
    """EMP-Y1: the Polis has no History card, and the Port has cards that can come to it."""
    polis = s.polis
    if polis and polis[0] < s.setup.box.first_prestige:
        return False
    return any(card != EMPTY for card in s.port)
