"""Words for people: moves, cards and events of Eight-Minute Empire as sentences, from what a view shows.

The terminal, the web page, the log and the screen reader say the same. Nothing here is parsed again.
"""

from collections.abc import Callable
from typing import Any, Final

from quadriga.games.eight_minute_empire.data.box import Box, Card, part_words
from quadriga.games.eight_minute_empire.data.moves import (
    THIRD_COLOUR,
    BuildCity,
    ChoosePart,
    DestroyArmy,
    DrawCard,
    DrawLot,
    DrawToken,
    MakeBid,
    MoveArmy,
    NameFirst,
    PlaceArmy,
    SettleArmy,
    Stop,
    TakeCard,
)
from quadriga.games.eight_minute_empire.state.state import EmpireSetup
from quadriga.games.eight_minute_empire.tell import events as tell
from quadriga.games.eight_minute_empire.tell.view import EmpireView
from quadriga.kernel.events import Event
from quadriga.kernel.notation import Move
from quadriga.kernel.phrases import counted
from quadriga.kernel.seats import seat_name


def say_good(box: Box, card: Card) -> str:
    """The good of a card, once or twice."""
    name = "Wild" if card.good == box.wild else box.good_names[card.good]
    return name if card.goods == 1 else f"{name} ×{card.goods}"


def say_card(box: Box, card_id: str) -> str:
    """A card in words: `coal: place 3 armies`."""
    card = box.card_named(card_id)
    return f"{say_good(box, card)}: {card.action_words}"


def region_name(box: Box, region_id: str) -> str:
    """The name of a region."""
    return box.map.names[box.map.index(region_id)]


def say_move(setup: EmpireSetup, view: EmpireView, move: Move) -> str:
    """What a move would do."""
    box = setup.box
    names = box.map.names
    match move:
        case MakeBid():
            return f"Bid {_coins(move.coins)}" if move.coins else "Bid nothing"
        case NameFirst():
            return f"{_who(move.seat)} goes first"
        case TakeCard():
            return _say_take(box, view, move)
        case ChoosePart():
            return _say_part(box, view, move)
        case Stop():
            return "Leave the rest undone"
        case PlaceArmy():
            return f"Place an army in {names[move.region]}"
        case MoveArmy():
            over = " by sea" if move.goal in box.map.by_sea[move.origin] else ""
            return f"Move an army from {names[move.origin]} to {names[move.goal]}{over}"
        case BuildCity():
            return f"Build a city in {names[move.region]}"
        case DestroyArmy():
            return f"Destroy an army of {_owner(move.owner)} in {names[move.region]}"
        case SettleArmy():
            return f"Settle an army of the third colour in {names[move.region]}"
        case _:
            return _say_draw(box, move)


def _say_draw(box: Box, move: Move) -> str:
    match move:
        case DrawCard():
            return f"Draw {say_card(box, box.ids[move.card])}"
        case DrawToken():
            return f"Draw the goods token {box.good_names[move.good]}"
        case _:
            assert isinstance(move, DrawLot)
            return f"Draw the lot of {seat_name(move.seat)}"


def _say_take(box: Box, view: EmpireView, move: TakeCard) -> str:
    place = view.row[move.place] if move.place < len(view.row) else None
    if place is None or place.card is None:
        return f"Take the card in place {move.place + 1}"
    return f"Take {say_card(box, place.card)} ({_price(place.price)})"


def _say_part(box: Box, view: EmpireView, move: ChoosePart) -> str:
    assert view.turn is not None
    card = box.card_named(view.seats[view.turn].cards[-1])
    words = part_words(move.kind, card.number_of(move.kind) or 1)
    return words[:1].upper() + words[1:]


def _owner(owner: int) -> str:
    return "the third colour" if owner == THIRD_COLOUR else seat_name(owner)


def _coins(coins: int) -> str:
    return counted(coins, "coin")


def _price(coins: int) -> str:
    return _coins(coins) if coins else "free"


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
    tell.ActionImpossible: lambda box, e: f"{_who(e.seat)} could not {DEEDS[e.kind] if e.kind else 'use the card'}.",
    tell.GameEnded: lambda box, e: (
        "The game is over: " + ", ".join(f"{seat_name(seat)} {points}" for seat, points in enumerate(e.scores)) + "."
    ),
}


def say_event(setup: EmpireSetup, event: Event) -> str:
    """A sentence of the log."""
    return SENTENCES[type(event)](setup.box, event)
