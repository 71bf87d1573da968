"""The messages of Emporion that need more than the fields of a move or an event; their sentences stand in `words/`."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from quadriga.games.emporion.data.box import Box, Card
from quadriga.games.emporion.data.moves import (
    AddCard,
    ChooseCounter,
    DiscardCard,
    DrawCard,
    DrawLot,
    RefillPort,
    ReserveCard,
    ReturnSpoils,
    SendCards,
    TakeStart,
)
from quadriga.games.emporion.data.terms import ACTIONS, GOODS, KINDS, PILES
from quadriga.games.emporion.state.state import EmporionSetup
from quadriga.games.emporion.tell import events as tell
from quadriga.games.emporion.tell.view import EmporionView
from quadriga.kernel.events import Event
from quadriga.kernel.notation import Move
from quadriga.kernel.words.message import Message, by_seat


def card_words(box: Box, card: Card) -> Message:
    """All that the face of a card shows: `Hippeis, War: awards 1 War, Prestige power; requires 2 Trade`."""
    awards = amounts(card.awards)
    has = [Message("awards", amounts=awards)] if awards else []
    if card.icons:
        has.append(Message("icons", count=card.icons))
    has += [
        Message("power", kind=word) for word, has_it in (("prestige", card.has_prestige), ("goods", card.has_goods)) if has_it
    ]
    has += [Message("multiplier", kind=KINDS[kind], points=points) for kind, points in enumerate(card.scores) if points]
    if card.points:
        has.append(Message("points", points=card.points))
    return Message(
        "card-words", card=card.id, special=card.is_special, kind=KINDS[card.kind], has=tuple(has), needs=_needs(box, card)
    )


def _needs(box: Box, card: Card) -> Message:
    if card.is_special:
        return Message("needs-spoils", price=card.price)
    if card.kind == GOODS:
        return Message("needs-trade", price=box.goods_price, step=box.goods_step)
    needs = amounts(card.requires)
    return Message("needs", amounts=needs) if needs else Message("needs-nothing")


def amounts(values: tuple[int, ...]) -> tuple[Message, ...]:
    """`1 War` and `2 Trade`."""
    return tuple([Message("amount", amount=amount, kind=KINDS[kind]) for kind, amount in enumerate(values) if amount])


def move_message(setup: EmporionSetup, view: EmporionView, move: Move) -> Message:
    """What a move would do."""
    box = setup.box
    verb = type(move).__name__
    match move:
        case ChooseCounter():
            return Message(verb, counter=box.counters[move.counter])
        case TakeStart() | DrawCard():
            return Message(verb, card=box.ids[move.card], words=card_words(box, box.cards[move.card]))
        case AddCard():
            bill = next((bill for bill in view.bills if bill.place == move.targets[1]), None)
            is_own = view.turn is not None and view.bills_of == view.turn
            spoils = bill.spoils if bill is not None and is_own else 0
            return Message(verb, card=box.ids[move.card], action=ACTIONS[move.action], reserved=move.is_reserved, spoils=spoils)
        case SendCards():
            return Message(
                verb, cards=tuple([_port_card(view, place) for place in range(len(view.port)) if move.places >> place & 1])
            )
        case RefillPort():
            development = None if view.refill is None else len(view.refill.places) - move.history
            return Message(verb, history=move.history, development=development)
        case ReserveCard():
            return Message(verb, card=_port_card(view, move.place))
        case DiscardCard():
            return Message(verb, card=box.ids[move.card])
        case ReturnSpoils():
            return Message(verb, lot=PILES[move.lot])
        case DrawLot():
            return Message(verb, seat=move.seat)
        case _:
            return Message(verb)


def _port_card(view: EmporionView, place: int) -> Message:
    card = view.port[place]
    return Message("port-place", place=place + 1) if card is None else Message("card-name", card=card)


def _made(e: tell.PolisMade) -> dict[str, Any]:
    return {"cards": tuple([Message("of-each", each=e.each, card=card) for card in e.cards]), "spoils": by_seat(e.spoils)}


def _returned(e: tell.SpoilsReturned) -> dict[str, Any]:
    counts = (("start-cards", e.start), ("history-cards", e.count - e.start))
    return {"seat": e.seat, "parts": tuple([Message(id, count=count) for id, count in counts if count])}


EVENT_ARGS: Final[Mapping[type[Event], Callable[[Any], dict[str, Any]]]] = {
    tell.PolisMade: _made,
    tell.SpoilsReturned: _returned,
    tell.GameEnded: lambda e: {"scores": by_seat(e.scores)},
}
