"""Positions of The Ancient World (docs/positions.md): the state as plain data, and the laws that every state keeps.

`build` in `position.py` is the way back. What follows from the rest is not written down: decks and piles (all that lies nowhere
else), sums of cities, which citizens are at home.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from quadriga.games.ancient_world.data.box import Box
from quadriga.games.ancient_world.data.terms import ACTIONS, EMPTY, FACES, NOBODY, NOTHING, PILES, taker_of
from quadriga.games.ancient_world.state.army import Army
from quadriga.games.ancient_world.state.city import City
from quadriga.games.ancient_world.state.decks import SEEN
from quadriga.kernel.seats import COLOURS

if TYPE_CHECKING:
    from quadriga.games.ancient_world.state.state import AncientState


def layout(s: AncientState) -> dict[str, Any]:
    """The whole state."""
    box = s.setup.box
    table: dict[str, Any] = {
        "agenda": [frame.text for frame in s.agenda],
        "round": s.round,
        "turn": None if s.turn == NOBODY else s.turn,
        "first": None if s.first == NOBODY else s.first,
        "holder": None if s.holder == NOBODY else s.holder,
        "seats": [_seat(s, seat) for seat in range(len(s.cities))],
        "actions": {ACTIONS[action]: _standing(s, action) for action in range(len(ACTIONS)) if s.places[action]},
        "row": [_place(place, [card.id for card in box.empire]) for place in s.row],
        "military": [_place(place, [card.id for card in box.military]) for place in s.military_row],
        "titans": [_pile(s, pile) for pile in range(PILES)],
        "district": None if s.districts.top == EMPTY else box.districts[s.districts.top].id,
    }
    discards = _many(box, s.deck.base, s.deck.discards)
    if discards:
        table["discards"] = discards
    if s.is_claimed:
        table["claimed"] = True
    _add_decks(s, table)
    _add_pending(s, table)
    return table


def _add_decks(s: AncientState, table: dict[str, Any]) -> None:
    box = s.setup.box
    if s.deck.lot:
        table["lot"] = s.deck.lot
    if s.deck.left:
        table["left"] = [box.empire[card].id for card in s.deck.left]
    if s.deck.left_lot:
        table["left_lot"] = s.deck.left_lot
    if s.lost:
        table["lost"] = [box.military[card].id for card in s.lost]
    if s.districts.under:
        table["under"] = [
            {"card": box.districts[card].id, "known": _eyes(s, mask)}
            for card, mask in zip(s.districts.under, s.districts.known, strict=True)
        ]


def _add_pending(s: AncientState, table: dict[str, Any]) -> None:
    box = s.setup.box
    if s.hand:
        table["hand"] = [{"card": box.empire[card].id, "lot": lot} for card, lot in zip(s.hand, s.hand_lots, strict=True)]
    if s.choice:
        table["choice"] = [
            {"card": box.districts[card].id, "known": _eyes(s, mask)}
            for card, mask in zip(s.choice, s.choice_known, strict=True)
        ]
    if s.pile != NOBODY:
        table["pile"] = s.pile + 1
    if s.ticked:
        table["ticked"] = [number + 1 for number in range(box.most_armies) if s.ticked >> number & 1]
    if s.dice:
        table["dice"] = [FACES[face] for face in s.dice]
    for field, number in (
        ("due", s.due),
        ("repairs", s.repairs),
        ("dice_due", s.dice_due),
        ("hits", s.hits),
        ("loot", s.loot),
    ):
        if number:
            table[field] = number
    if s.asked != NOBODY:
        table["asked"] = s.asked


def _place(place: int, ids: list[str]) -> Any:
    """A card, null, or the seat that took it."""
    if place > EMPTY:
        return ids[place]
    taker = taker_of(place)
    return None if taker == NOBODY else taker


def _many(box: Box, base: int, counts: list[int]) -> list[str]:
    return [box.empire[base + index].id for index, count in enumerate(counts) for _ in range(count)]


def _eyes(s: AncientState, mask: int) -> list[Any]:
    """Who knows a card: seats, and `all` if everybody does."""
    if mask == s.setup.everybody:
        return ["all"]
    return [seat for seat in range(s.setup.players) if mask >> seat & 1]


def _pile(s: AncientState, number: int) -> dict[str, Any]:
    pile = s.piles[number]
    titans = s.setup.box.titans
    data: dict[str, Any] = {"top": None if pile.top == EMPTY else titans[pile.top].id}
    if pile.known:
        data["known"] = [
            {"card": titans[card].id, "known": _eyes(s, mask)} for card, mask in zip(pile.known, pile.seen, strict=True)
        ]
        data["looker"] = pile.looker
    return data


def _standing(s: AncientState, action: int) -> list[str]:
    """`lapis 3`: whose citizen of which skill, in the order in which they came."""
    return [f"{COLOURS[there >> 3]} {(there & 7) + 1}" for there in s.places[action]]


def _seat(s: AncientState, seat: int) -> dict[str, Any]:
    box = s.setup.box
    city = s.cities[seat]
    data: dict[str, Any] = {
        "coins": city.coins,
        "knowledge": city.knowledge,
        "citizens": city.mouths(),
        "cards": [box.empire[card].id for card in city.cards],
        "armies": [_army(box, army) for army in city.armies],
    }
    _add_city(box, city, data)
    return data


def _add_city(box: Box, city: City, data: dict[str, Any]) -> None:
    damaged = [box.empire[card].id for card in city.cards if city.damaged >> card & 1]
    if damaged:
        data["damaged"] = damaged
    if city.workers:
        data["workers"] = {box.empire[worker >> 3].id: (worker & 7) + 1 for worker in city.workers}
    if city.districts:
        data["districts"] = [box.districts[card].id for card in city.districts]
    if city.titans:
        data["titans"] = [box.titans[card].id for card in city.titans]
    if city.stored:
        data["stored"] = [
            box.empire[card].id if lot == SEEN else {"card": box.empire[card].id, "lot": lot}
            for card, lot in zip(city.stored, city.lots, strict=True)
        ]
    starving = [bit + 1 for bit in range(city.starving.bit_length()) if city.starving >> bit & 1]
    if starving:
        data["starving"] = starving
    if city.unfed != NOTHING:
        data["unfed"] = city.unfed
    if city.draft:
        data["draft"] = city.draft
    if city.has_passed:
        data["passed"] = True


def _army(box: Box, army: Army) -> dict[str, Any]:
    data: dict[str, Any] = {"card": box.military[army.active].id}
    if army.retired:
        data["retired"] = [box.military[card].id for card in army.retired]
    if army.on_name:
        data["name"] = army.on_name
    if army.on_picture:
        data["picture"] = army.on_picture
    return data
