"""The messages of Eight-Minute Empire that need more than the fields of a move or an event; `words/` has their sentences."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from quadriga.games.eight_minute_empire.data.box import part_words
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
    TakeCard,
)
from quadriga.games.eight_minute_empire.state.state import EmpireSetup
from quadriga.games.eight_minute_empire.tell import events as tell
from quadriga.games.eight_minute_empire.tell.view import EmpireView
from quadriga.kernel.events import Event
from quadriga.kernel.notation import Move
from quadriga.kernel.words.message import Message, by_seat


def move_message(setup: EmpireSetup, view: EmpireView, move: Move) -> Message:
    """What a move would do."""
    box = setup.box
    regions = box.map
    verb = type(move).__name__
    match move:
        case MakeBid():
            return Message(verb, coins=move.coins)
        case NameFirst() | DrawLot():
            return Message(verb, seat=move.seat)
        case TakeCard():
            card = view.row[move.place].card if move.place < len(view.row) else None
            return Message(verb, card=card, place=move.place + 1, price=box.prices[move.place])
        case ChoosePart():
            assert view.turn is not None
            taken = box.card_named(view.seats[view.turn].cards[-1])
            return Message(verb, part=part_words(move.kind, taken.number_of(move.kind) or 1))
        case MoveArmy():
            is_sea = move.goal in regions.by_sea[move.origin]
            return Message(verb, origin=regions.ids[move.origin], goal=regions.ids[move.goal], is_sea=is_sea)
        case PlaceArmy() | BuildCity() | SettleArmy():
            return Message(verb, region=regions.ids[move.region])
        case DestroyArmy():
            owner = None if move.owner == THIRD_COLOUR else move.owner
            return Message(verb, owner=owner, region=regions.ids[move.region])
        case DrawCard():
            return Message(verb, card=box.ids[move.card])
        case DrawToken():
            return Message(verb, good=box.good_ids[move.good])
        case _:
            return Message(verb)


def _revealed(e: tell.BidsRevealed) -> dict[str, Any]:
    tie = "lot" if e.by_lot else "youngest" if e.tied else None
    return {"winner": e.winner, "tie": tie, "coins": e.bids[e.winner], "bids": by_seat(e.bids)}


EVENT_ARGS: Final[Mapping[type[Event], Callable[[Any], dict[str, Any]]]] = {
    tell.BidsRevealed: _revealed,
    tell.CardDealt: lambda e: {"card": e.card},
    tell.CardTaken: lambda e: {"seat": e.seat, "card": e.card, "price": e.price},
    tell.FirstPlayerNamed: lambda e: {"seat": e.seat, "by": None if e.by == e.seat else e.by},
    tell.ArmyDestroyed: lambda e: {"seat": e.seat, "is_own": e.owner == e.seat, "owner": e.owner, "region": e.region},
    tell.GameEnded: lambda e: {"scores": by_seat(e.scores)},
}
