"""Words for people: prompts, moves, cards and events of Emporion as sentences, from what a view shows.

The terminal, the web page, the log and the screen reader say the same. Nothing here is parsed again.
"""

from collections.abc import Callable
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
from quadriga.games.emporion.data.terms import ACTIONS, GOODS, KINDS, PILES, START
from quadriga.games.emporion.state.state import EmporionSetup
from quadriga.games.emporion.tell import events as tell
from quadriga.games.emporion.tell.view import EmporionView
from quadriga.kernel.events import Event
from quadriga.kernel.notation import Move
from quadriga.kernel.phrases import counted, listed
from quadriga.kernel.seats import seat_name


def card_name(box: Box, card_id: str) -> str:
    """The name of a card."""
    return box.card_named(card_id).name


def say_card(box: Box, card_id: str) -> str:
    """A card in words: `Hippeis, War: awards 1 War, Prestige power; requires 2 Trade`."""
    card = box.card_named(card_id)
    colour = "special Prestige" if card.is_special else KINDS[card.kind].capitalize()
    awards = _amounts(card.awards)
    has = [f"awards {awards}"] if awards else []
    if card.icons:
        has.append(counted(card.icons, "Expedition icon"))
    has += [f"{word} power" for word, has_it in (("Prestige", card.has_prestige), ("Goods", card.has_goods)) if has_it]
    has += [_multiplier(kind, points) for kind, points in enumerate(card.scores) if points]
    if card.points:
        has.append(_points(card.points))
    needs = _requires(box, card)
    parts = [", ".join(has), needs]
    return f"{card.name}, {colour}: {'; '.join(part for part in parts if part)}"


def _requires(box: Box, card: Card) -> str:
    if card.is_special:
        return f"paid with {card.price} Spoils"
    if card.kind == GOODS:
        return f"requires {box.goods_price} Trade and {box.goods_step} more for each Goods you have"
    needs = _amounts(card.requires)
    return f"requires {needs}" if needs else "requires nothing"


def _multiplier(kind: int, points: int) -> str:
    return f"{_points(points)} for each {KINDS[kind].capitalize()} card"


def _amounts(amounts: tuple[int, ...]) -> str:
    return listed([f"{amount} {KINDS[kind].capitalize()}" for kind, amount in enumerate(amounts) if amount])


def say_move(setup: EmporionSetup, view: EmporionView, move: Move) -> str:
    """What a move would do."""
    box = setup.box
    match move:
        case ChooseCounter():
            return f"Take {box.counter_names[move.counter]}"
        case TakeStart():
            return f"Take {say_card(box, box.ids[move.card])}"
        case AddCard():
            return _say_addition(box, view, move)
        case SendCards():
            places = [place for place in range(len(view.port)) if move.places >> place & 1]
            return f"Send {listed([_port_card(box, view, place) for place in places])} to the Polis"
        case RefillPort():
            return _say_refill(view, move)
        case ReserveCard():
            return f"Reserve {_port_card(box, view, move.place)}"
        case DiscardCard():
            return f"Remove {box.cards[move.card].name} from the game"
        case DrawCard():
            return f"Draw {say_card(box, box.ids[move.card])}"
        case ReturnSpoils():
            return f"Return a {'start' if move.lot == START else PILES[move.lot].capitalize()} card"
        case DrawLot():
            return f"Draw the lot of {seat_name(move.seat)}"
        case _:
            return "Pass"


def _say_addition(box: Box, view: EmporionView, move: AddCard) -> str:
    verb = "Bring in" if move.is_reserved else "Add"
    bill = next((bill for bill in view.bills if bill.place == move.targets[1]), None)
    is_own = view.turn is not None and view.bills_of == view.turn
    spoils = f", with {bill.spoils} Spoils" if bill is not None and is_own and bill.spoils else ""
    return f"{verb} {box.cards[move.card].name} by {ACTIONS[move.action].capitalize()}{spoils}"


def _port_card(box: Box, view: EmporionView, place: int) -> str:
    card = view.port[place]
    return f"the card at place {place + 1}" if card is None else card_name(box, card)


def _say_refill(view: EmporionView, move: RefillPort) -> str:
    history = f"Refill with {move.history} from the History pile"
    if view.refill is None:
        return history
    return f"{history}, {len(view.refill.places) - move.history} from the Development pile"


def _points(points: int) -> str:
    return counted(points, "point")


def _who(seat: int) -> str:
    return seat_name(seat).capitalize()


# -- events ---------------------------------------------------------------------------------------------------------------


def _made(box: Box, e: tell.PolisMade) -> str:
    cards = listed([f"{e.each} {card_name(box, card)}" for card in e.cards])
    spoils = ", ".join(f"{seat_name(seat)} {count}" for seat, count in enumerate(e.spoils))
    return f"The Polis was made: {cards}. First Spoils: {spoils}."


def _added(box: Box, e: tell.CardAdded) -> str:
    verb = "brought in" if e.source == "reserved" else "added"
    spoils = f", with {e.spoils} Spoils" if e.spoils else ""
    return f"{_who(e.seat)} {verb} {card_name(box, e.card)} by {e.action.capitalize()}{spoils}."


def _returned(box: Box, e: tell.SpoilsReturned) -> str:
    others = e.count - e.start
    parts = [
        *([counted(e.start, "start card")] if e.start else []),
        *([counted(others, "History card")] if others else []),
    ]
    return f"Under the History pile went {listed(parts)} from the Spoils of {seat_name(e.seat)}."


def _sent(box: Box, e: tell.ExpeditionSent) -> str:
    return f"{_who(e.seat)} sent {listed([card_name(box, card) for card in e.cards])} to the Polis."


def _refilled(box: Box, e: tell.PortRefilled) -> str:
    pile = "" if e.seat is None else f" from the {e.pile.capitalize()} pile"
    return f"{card_name(box, e.card)} came to the Port{pile}."


def _sailed(box: Box, e: tell.MandatoryExpedition) -> str:
    cards = listed([card_name(box, card) for card in e.cards])
    return f"The Polis had no History card: {cards} went to it in a mandatory expedition."


REASONS: Final[dict[str, str]] = {
    "realm": "a Realm is full",
    "history": "the History pile is exhausted",
}


def _ended(box: Box, e: tell.GameEnded) -> str:
    return "The game is over: " + ", ".join(f"{seat_name(seat)} {points}" for seat, points in enumerate(e.scores)) + "."


SENTENCES: Final[dict[type[Event], Callable[[Box, Any], str]]] = {
    tell.FirstPlayerDrawn: lambda box, e: f"The lot for the first player fell on {seat_name(e.seat)}.",
    tell.StartCardTaken: lambda box, e: f"{_who(e.seat)} took {card_name(box, e.card)}.",
    tell.PolisMade: _made,
    tell.CounterChosen: lambda box, e: f"{_who(e.seat)} chose {box.counter_names[box.counters.index(e.counter)]}.",
    tell.CardAdded: _added,
    tell.SpoilsReturned: _returned,
    tell.ExpeditionSent: _sent,
    tell.RefillSplit: lambda box, e: (
        f"{_who(e.seat)} refills the Port with {e.history} History and {e.development} Development."
    ),
    tell.PortRefilled: _refilled,
    tell.SpoilsTaken: lambda box, e: f"{_who(e.seat)} took {e.count} Spoils.",
    tell.CardReserved: lambda box, e: f"{_who(e.seat)} reserved {card_name(box, e.card)}.",
    tell.CardDiscarded: lambda box, e: (
        f"{_who(e.seat)} could carry out no Action and removed {card_name(box, e.card)} from the game."
    ),
    tell.TurnPassed: lambda box, e: f"{_who(e.seat)} could carry out no Action and passed.",
    tell.MandatoryExpedition: _sailed,
    tell.SeventeenReached: lambda box, e: f"{_who(e.seat)} has {e.cards} cards in the Realm!",
    tell.PileExhausted: lambda box, e: "A card was due from the History pile and none was left: it counts as empty now.",
    tell.LastRoundBegun: lambda box, e: f"This is the last round: {REASONS[e.reason]}.",
    tell.GameEnded: _ended,
}


def say_event(setup: EmporionSetup, event: Event) -> str:
    """A sentence of the log."""
    return SENTENCES[type(event)](setup.box, event)
