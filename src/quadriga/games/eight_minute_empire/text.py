"""Words for people: prompts, moves, cards and events of Eight-Minute Empire as sentences, from what a view shows.

The terminal, the web page, the log and the screen reader say the same. Nothing here is parsed again.
"""

from collections.abc import Callable
from typing import Any, Final

from quadriga.games.eight_minute_empire import events as tell
from quadriga.games.eight_minute_empire.box import AND, CITY, DESTROY, MOVE, OR, PLACE, SAIL, Box, Card
from quadriga.games.eight_minute_empire.meta import rulings_of
from quadriga.games.eight_minute_empire.view import EmpireView
from quadriga.kernel.events import Event
from quadriga.kernel.notation import Move
from quadriga.kernel.seats import COLOURS, seat_name


def say_part(kind: int, n: int) -> str:
    """One action of a card: `move 3 armies`."""
    armies = "army" if n == 1 else "armies"
    if kind == PLACE:
        return f"place {n} {armies}"
    if kind == MOVE:
        return f"move {n} {armies}"
    if kind == SAIL:
        return f"move {n} {armies}, over water too"
    if kind == CITY:
        return "build a city" if n == 1 else f"build {n} cities"
    assert kind == DESTROY
    return f"destroy {n} {armies}"


def say_action(card: Card) -> str:
    """All that a card lets one do."""
    joiner = " or " if card.join == OR else " and "
    return joiner.join(say_part(kind, n) for kind, n in zip(card.kinds, card.numbers, strict=True))


def say_good(box: Box, card: Card) -> str:
    """The good of a card, once or twice."""
    name = "Wild" if card.good == box.wild else box.good_names[card.good]
    return name if card.goods == 1 else f"{name} ×{card.goods}"


def card_of(box: Box, card_id: str) -> Card:
    """The card of that id."""
    return next(card for card in box.cards if card.id == card_id)


def say_card(box: Box, card_id: str) -> str:
    """A card in words: `coal: place 3 armies`."""
    card = card_of(box, card_id)
    return f"{say_good(box, card)}: {say_action(card)}"


def region_name(box: Box, region_id: str) -> str:
    """The name of a region."""
    return box.map.names[box.map.index(region_id)]


PROMPTS: Final[dict[str, str]] = {
    "": "The game is over.",
    "lots": "Lots are drawn for who counts as the youngest.",
    "tokens": "A goods token is laid on each marked region.",
    "lay out": "The row is laid out.",
    "deal": "A card comes into the row.",
    "settle": "Settle an army of the third colour, anywhere{where}: {to_settle} to go.",
    "tied bid": "The highest bids are tied: a lot decides.",
    "bid": "Bid for the first turn: the highest bidder pays, and nobody sees a bid before all have bid.",
    "name first": "You won the bid: who goes first?",
    "take card": "Take a card and pay for its place in the row.",
    "place": "Place up to {left}: choose where, in {start} or by a city of yours.",
    "move": "Move armies over land, {steps} to go: choose which goes where.",
    "sail": "Move armies over land or water, {steps} to go: choose which goes where.",
    "city": "Build a city: choose one of the regions where you have an army.",
    "destroy": "Destroy up to {left}: choose whose and where.",
}
"""The questions, by the text of the open frame or its first word."""


def say_prompt(box: Box, view: EmpireView) -> str:
    """The open question."""
    if view.asks == "choose part":
        card = card_of(box, _last_card(view))
        return f"Choose {'what comes first' if card.join == AND else 'one'}: {say_action(card)}."
    sentence = PROMPTS.get(view.asks) or PROMPTS[view.asks.partition(" ")[0]]
    number = view.asks.rpartition(" ")[2]
    return sentence.format(
        start=box.map.names[box.start],
        where="" if rulings_of(view.config).neutral_on_start else f" but in {box.map.names[box.start]}",
        to_settle=view.neutral_left,
        left="1 army" if number == "1" else f"{number} armies",
        steps="1 step" if number == "1" else f"{number} steps",
    )


def _last_card(view: EmpireView) -> str:
    assert view.turn is not None
    return view.seats[view.turn].cards[-1]


def say_move(box: Box, view: EmpireView, move: Move) -> str:
    """What a move would do."""
    names = box.map.names
    match move.verb:
        case "bid":
            return "Bid nothing" if move.a == 0 else f"Bid {_coins(move.a)}"
        case "first":
            return f"{seat_name(move.a).capitalize()} goes first"
        case "take":
            return _say_take(box, view, move)
        case "do":
            return _upper(say_part(move.a, _number(box, view, move.a)))
        case "stop":
            return "Leave the rest undone"
        case "place":
            return f"Place an army in {names[move.a]}"
        case "move":
            over = " by sea" if move.b in box.map.by_sea[move.a] else ""
            return f"Move an army from {names[move.a]} to {names[move.b]}{over}"
        case "city":
            return f"Build a city in {names[move.a]}"
        case "destroy":
            return f"Destroy an army of {_owner(move.b)} in {names[move.a]}"
        case "settle":
            return f"Settle an army of the third colour in {names[move.a]}"
        case _:
            return _say_draw(box, move)


def _say_draw(box: Box, move: Move) -> str:
    if move.verb == "draw":
        return f"Draw {say_card(box, move.targets[0])}"
    if move.verb == "token":
        return f"Draw the goods token {box.good_names[move.a]}"
    return f"Draw the lot of {move.targets[0]}"


def _say_take(box: Box, view: EmpireView, move: Move) -> str:
    if move.a >= len(view.row) or view.row[move.a].card is None:
        return f"Take the card in place {move.a + 1}"
    place = view.row[move.a]
    assert place.card is not None
    return f"Take {say_card(box, place.card)} ({_price(place.price)})"


def _number(box: Box, view: EmpireView, kind: int) -> int:
    card = card_of(box, _last_card(view))
    return card.numbers[card.kinds.index(kind)] if kind in card.kinds else 1


def _owner(owner: int) -> str:
    return "the third colour" if owner == len(COLOURS) else seat_name(owner)


def _coins(coins: int) -> str:
    return "1 coin" if coins == 1 else f"{coins} coins"


def _price(coins: int) -> str:
    return _coins(coins) if coins else "free"


def _upper(text: str) -> str:
    return text[:1].upper() + text[1:]


def _who(seat: int) -> str:
    return seat_name(seat).capitalize()


def _revealed(box: Box, event: tell.BidsRevealed) -> str:
    bids = ", ".join(f"{seat_name(seat)} {bid}" for seat, bid in enumerate(event.bids))
    paid = event.bids[event.winner]
    why = ", by lot," if event.by_lot else ", as the youngest of the tied," if event.tied else ""
    pays = f"pays {_coins(paid)}" if paid else "pays nothing"
    return f"The bids: {bids}. {_who(event.winner)}{why} wins and {pays}."


def _destroyed(box: Box, event: tell.ArmyDestroyed) -> str:
    owner = "the third colour" if event.owner is None else seat_name(event.owner)
    return f"{_who(event.seat)} destroyed an army of {owner} in {region_name(box, event.region)}."


def _named(box: Box, event: tell.FirstPlayerNamed) -> str:
    if event.by == event.seat:
        return f"{_who(event.seat)} goes first."
    return f"{_who(event.by)} lets {seat_name(event.seat)} go first."


DEEDS: Final[dict[str, str]] = {
    "place": "place armies",
    "move": "move armies",
    "sail": "move armies over water",
    "city": "build a city",
    "destroy": "destroy armies",
}

SENTENCES: Final[dict[type[Event], Callable[[Box, Any], str]]] = {
    tell.LotDrawn: lambda box, e: f"The lot for the next youngest fell on {seat_name(e.seat)}.",
    tell.TokenLaid: lambda box, e: (
        f"A goods token was laid in {region_name(box, e.region)}: {box.good_names[box.good_ids.index(e.good)]}."
    ),
    tell.NextGameSetUp: lambda box, e: f"Game {e.number} is set up: everybody has {_coins(e.coins)}.",
    tell.CardDealt: lambda box, e: f"A card came into the row: {say_card(box, e.card)}.",
    tell.ArmySettled: lambda box, e: f"{_who(e.seat)} settled the third colour in {region_name(box, e.region)}.",
    tell.BidMade: lambda box, e: f"{_who(e.seat)} has bid.",
    tell.BidChosen: lambda box, e: f"You bid {_coins(e.coins)}.",
    tell.BidsRevealed: _revealed,
    tell.FirstPlayerNamed: _named,
    tell.CardTaken: lambda box, e: f"{_who(e.seat)} took {say_card(box, e.card)} ({_price(e.price)}).",
    tell.ActionChosen: lambda box, e: f"{_who(e.seat)} chose to {DEEDS[e.kind]}.",
    tell.ArmyPlaced: lambda box, e: f"{_who(e.seat)} placed an army in {region_name(box, e.region)}.",
    tell.ArmyMoved: lambda box, e: (
        f"{_who(e.seat)} moved an army from {region_name(box, e.origin)} to {region_name(box, e.goal)}."
    ),
    tell.CityBuilt: lambda box, e: f"{_who(e.seat)} built a city in {region_name(box, e.region)}.",
    tell.ArmyDestroyed: _destroyed,
    tell.ActionStopped: lambda box, e: f"{_who(e.seat)} left the rest undone.",
    tell.ActionImpossible: lambda box, e: f"{_who(e.seat)} could not {DEEDS.get(e.asks.partition(' ')[0], 'use the card')}.",
    tell.GameEnded: lambda box, e: (
        "The game is over: " + ", ".join(f"{seat_name(seat)} {points}" for seat, points in enumerate(e.scores)) + "."
    ),
}


def say_event(box: Box, event: Event) -> str:
    """A sentence of the log."""
    return SENTENCES[type(event)](box, event)
