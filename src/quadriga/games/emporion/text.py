"""Words for people: prompts, moves, cards and events of Emporion as sentences, from what a view shows.

The terminal, the web page, the log and the screen reader say the same. Nothing here is parsed again.
"""

from collections.abc import Callable, Iterable
from typing import Any, Final

from quadriga.games.emporion import events as tell
from quadriga.games.emporion.box import GOODS, KINDS, Box, Card
from quadriga.games.emporion.view import EmporionView
from quadriga.kernel.events import Event
from quadriga.kernel.notation import Move
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
        has.append("1 Expedition icon" if card.icons == 1 else f"{card.icons} Expedition icons")
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
    return _listed([f"{amount} {KINDS[kind].capitalize()}" for kind, amount in enumerate(amounts) if amount])


PROMPTS: Final[dict[str, str]] = {
    "": "The game is over.",
    "lots": "Lots are drawn for the first player.",
    "lay port": "The Port is laid out.",
    "take start": "Take your first card.",
    "choose counter": "Choose your counter.",
    "choose action": "Choose an Action and carry it out.",
    "return spoils": "Used Spoils go under the History pile.",
    "turn up history": "A card comes from the History pile to the Port.",
    "turn up development": "A card comes from the Development pile to the Port.",
}
"""The questions, by the text of the open frame; two of them say more below."""


def say_prompt(view: EmporionView) -> str:
    """The open question."""
    if view.asks == "refill" and view.refill is not None:
        return f"Refill {len(view.refill.places)} places of the Port: how many cards from the History pile?"
    if view.asks == "choose action" and view.turn is not None:
        seat = view.seats[view.turn]
        if view.bills_of == view.turn and not any(action.is_possible for action in view.actions):
            if seat.reserved:
                return "No Action can be carried out: remove one of your reserved cards from the game."
            return "No Action can be carried out: you must pass."
    return PROMPTS[view.asks]


def say_move(box: Box, view: EmporionView, move: Move) -> str:
    """What a move would do."""
    words = move.notation.split()[1:]
    match move.verb:
        case "choose":
            return f"Take {box.counter_names[move.a]}"
        case "take":
            return f"Take {say_card(box, words[0])}"
        case "add" | "bring":
            return _say_addition(box, view, move)
        case "sail":
            return f"Send {_listed([_port_card(box, view, place) for place in words])} to the Polis"
        case "refill":
            return _say_refill(view, move)
        case "reserve":
            return f"Reserve {_port_card(box, view, words[0])}"
        case "discard":
            return f"Remove {card_name(box, words[0])} from the game"
        case "pass":
            return "Pass"
        case "draw":
            return f"Draw {say_card(box, words[0])}"
        case "return":
            return f"Return a {words[0].replace('history', 'History')} card"
        case _:
            return f"Draw the lot of {words[0]}"


def _say_addition(box: Box, view: EmporionView, move: Move) -> str:
    card = box.cards[move.a]
    verb = "Bring in" if move.verb == "bring" else "Add"
    by = move.notation.split()[-1].capitalize()
    bill = next((bill for bill in view.bills if bill.place == move.targets[1]), None)
    is_own = view.turn is not None and view.bills_of == view.turn
    spoils = f", with {bill.spoils} Spoils" if bill is not None and is_own and bill.spoils else ""
    return f"{verb} {card.name} by {by}{spoils}"


def _port_card(box: Box, view: EmporionView, place: str) -> str:
    card = view.port[int(place) - 1]
    return f"the card at place {place}" if card is None else card_name(box, card)


def _say_refill(view: EmporionView, move: Move) -> str:
    if view.refill is None:
        return f"Refill with {move.a} from the History pile"
    rest = len(view.refill.places) - move.a
    return f"Refill with {move.a} from the History pile, {rest} from the Development pile"


def _listed(words: Iterable[str], last: str = "and") -> str:
    *most, end = [*words] or [""]
    return f"{', '.join(most)} {last} {end}" if most else end


def _points(points: int) -> str:
    return "1 point" if points == 1 else f"{points} points"


def _who(seat: int) -> str:
    return seat_name(seat).capitalize()


def _number(count: int, one: str, many: str) -> str:
    return f"1 {one}" if count == 1 else f"{count} {many}"


# -- events ---------------------------------------------------------------------------------------------------------------


def _made(box: Box, e: tell.PolisMade) -> str:
    cards = _listed([f"{e.each} {card_name(box, card)}" for card in e.cards])
    spoils = ", ".join(f"{seat_name(seat)} {count}" for seat, count in enumerate(e.spoils))
    return f"The Polis was made: {cards}. First Spoils: {spoils}."


def _added(box: Box, e: tell.CardAdded) -> str:
    verb = "brought in" if e.source == "reserved" else "added"
    spoils = f", with {e.spoils} Spoils" if e.spoils else ""
    return f"{_who(e.seat)} {verb} {card_name(box, e.card)} by {e.action.capitalize()}{spoils}."


def _returned(box: Box, e: tell.SpoilsReturned) -> str:
    others = e.count - e.start
    parts = [
        *([_number(e.start, "start card", "start cards")] if e.start else []),
        *([_number(others, "History card", "History cards")] if others else []),
    ]
    return f"Under the History pile went {_listed(parts)} from the Spoils of {seat_name(e.seat)}."


def _sent(box: Box, e: tell.ExpeditionSent) -> str:
    return f"{_who(e.seat)} sent {_listed([card_name(box, card) for card in e.cards])} to the Polis."


def _refilled(box: Box, e: tell.PortRefilled) -> str:
    pile = "" if e.seat is None else f" from the {e.pile.capitalize()} pile"
    return f"{card_name(box, e.card)} came to the Port{pile}."


def _sailed(box: Box, e: tell.MandatoryExpedition) -> str:
    cards = _listed([card_name(box, card) for card in e.cards])
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


def say_event(box: Box, event: Event) -> str:
    """A sentence of the log."""
    return SENTENCES[type(event)](box, event)
