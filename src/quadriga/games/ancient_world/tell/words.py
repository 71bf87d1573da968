"""The messages of The Ancient World that need more than the fields of a move or an event; their sentences stand in `words/`.

What a card does stands in `card_words`.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

from quadriga.games.ancient_world.data import moves as m
from quadriga.games.ancient_world.data.box import Box
from quadriga.games.ancient_world.data.terms import ACTIONS, COIN_PLACES, FACES, PAYMENTS
from quadriga.games.ancient_world.state.state import AncientSetup
from quadriga.games.ancient_world.tell import events as tell
from quadriga.games.ancient_world.tell.card_words import card_line
from quadriga.games.ancient_world.tell.view import AncientView
from quadriga.kernel.events import Event
from quadriga.kernel.notation import Move
from quadriga.kernel.words.message import Message, by_seat

# -- moves ----------------------------------------------------------------------------------------------------------------


def move_message(setup: AncientSetup, view: AncientView, move: Move) -> Message:
    """What a move would do."""
    args = MOVE_ARGS.get(type(move))
    return Message(type(move).__name__, **(args(setup.box, view, move) if args is not None else {}))


def _build(box: Box, view: AncientView, move: m.BuildCard) -> dict[str, Any]:
    crane = box.empire[box.crane].id if move.is_by_crane else None
    return {"card": box.empire[move.card].id, "stored": move.is_stored, "crane": crane, **_placed(view, move)}


def _recruit(box: Box, view: AncientView, move: m.Recruit) -> dict[str, Any]:
    army = _army(view, move.slot) if move.slot else None
    return {"card": box.military[move.card].id, "army": army, **_placed(view, move)}


def _placed(view: AncientView, move: m.Placement) -> dict[str, Any]:
    """TAW-Z2: who goes there, and the fee."""
    there = view.actions[move.action]
    return {"citizen": move.citizen + 1, "fee": 0 if move.citizen + 1 in there.matching else there.fee}


def _army(view: AncientView, number: int) -> Message:
    """An army of the seat that is to act, by its active card."""
    if view.to_act and view.to_act[0] >= 0:
        armies = view.seats[view.to_act[0]].armies
        if number <= len(armies):
            return Message("army-named", card=armies[number - 1].card, number=number)
    return Message("army", number=number)


def _arrange(box: Box, view: AncientView, move: m.ArrangeTitans) -> dict[str, Any]:
    lying = view.look.cards if view.look is not None else ()
    order = tuple([at + 1 for at in move.order])
    return {"order": order, "cards": tuple([lying[at] for at in move.order]) if lying else ()}


def _empire_card(box: Box, view: AncientView, move: Any) -> dict[str, Any]:
    return {"card": box.empire[move.card].id}


def _told_card(box: Box, view: AncientView, move: m.StoreCard | m.KeepCard) -> dict[str, Any]:
    card = box.empire[move.card].id
    return {"card": card, "words": card_line(box, card)}


def _district(box: Box, view: AncientView, move: m.TakeDistrict) -> dict[str, Any]:
    card = box.districts[move.card].id
    return {"card": card, "words": card_line(box, card)}


MOVE_ARGS: Final[dict[type[Move], Callable[[Box, AncientView, Any], dict[str, Any]]]] = {
    m.PlaceOnAction: lambda box, view, move: {"action": ACTIONS[move.action], "citizen": move.citizen + 1},
    m.Expand: lambda box, view, move: {"payment": PAYMENTS[move.payment], "citizen": move.citizen + 1},
    m.UseCard: lambda box, view, move: {"card": box.empire[move.card].id, "citizen": move.citizen + 1},
    m.BuildCard: _build,
    m.Recruit: _recruit,
    m.AttackTitan: lambda box, view, move: {"card": view.titans[move.pile].top or None, "stars": move.pile + 1},
    m.TickArmy: lambda box, view, move: {"army": _army(view, move.army + 1)},
    m.DamageCard: _empire_card,
    m.RepairCard: _empire_card,
    m.DisbandArmy: lambda box, view, move: {"army": _army(view, move.army + 1), "number": move.army + 1},
    m.StoreCard: _told_card,
    m.KeepCard: _told_card,
    m.TakeDistrict: _district,
    m.DiscardCoin: lambda box, view, move: {"place": COIN_PLACES[move.place], "army": _army(view, move.army + 1)},
    m.Study: lambda box, view, move: {"coins": box.study_coins},
    m.LookAtPile: lambda box, view, move: {"stars": move.pile + 1},
    m.ArrangeTitans: _arrange,
    m.CopyCard: lambda box, view, move: {"card": box.empire[move.card].id, "seat": move.owner},
    m.StarveCitizen: lambda box, view, move: {"citizen": move.citizen + 1},
    m.DrawLot: lambda box, view, move: {"seat": move.seat},
    m.DrawCard: lambda box, view, move: {"words": card_line(box, move.key)},
    m.RollDie: lambda box, view, move: {"face": FACES[move.face]},
}


# -- events ---------------------------------------------------------------------------------------------------------------


def _round_ended(e: tell.RoundEnded) -> dict[str, Any]:
    income = zip(e.coins, e.knowledge, strict=True)
    parts = [Message("income", seat=seat, coins=got, knowledge=learnt) for seat, (got, learnt) in enumerate(income)]
    return {"round": e.round, "income": tuple(parts) if any(e.coins) or any(e.knowledge) else ()}


def _fed(e: tell.CitizensFed) -> dict[str, Any]:
    starving = tuple([Message("citizen", citizen=skill) for skill in e.starving])
    return {"seat": e.seat, "food": e.food, "mouths": e.mouths, "unfed": e.unfed, "starving": starving}


def _used(e: tell.CardUsed | tell.CardCopied) -> dict[str, Any]:
    gains = [
        *([Message("coins", coins=e.coins)] if e.coins else []),
        *([Message("knowledge", knowledge=e.knowledge)] if e.knowledge else []),
        *([Message("first-player-token")] if e.has_claimed else []),
    ]
    owner = {"owner": e.owner} if isinstance(e, tell.CardCopied) else {}
    return {"seat": e.seat, "card": e.card, "gains": tuple(gains), **owner}


def _uncoined(e: tell.CoinDiscarded) -> dict[str, Any]:
    again = e.place == "name" and e.is_ready
    return {"seat": e.seat, "place": e.place, "army": e.army, "card": e.card, "again": again}


def _defeated(e: tell.TitanDefeated) -> dict[str, Any]:
    marched = zip(e.armies, e.prices, strict=True)
    armies = tuple([Message("army-for", army=army, coins=price) for army, price in marched])
    facts = {"value": e.value, "defence": e.defence, "knowledge": e.knowledge}
    return {"seat": e.seat, "card": e.card, "armies": armies, **facts}


EVENT_ARGS: Final[Mapping[type[Event], Callable[[Any], dict[str, Any]]]] = {
    tell.RoundBegun: lambda e: {
        "round": e.round,
        "seat": e.seat,
        "uncovered": e.uncovered,
        "deck": e.deck.upper() if e.deck else None,
    },
    tell.RoundEnded: _round_ended,
    tell.CitizensFed: _fed,
    tell.Drafted: lambda e: {"seat": e.seat, "swords": e.swords, "total": e.total, "more": e.swords != e.total},
    tell.CardUsed: _used,
    tell.CardCopied: _used,
    tell.CoinDiscarded: _uncoined,
    tell.TitanDefeated: _defeated,
    tell.GameEnded: lambda e: {"scores": by_seat(e.scores)},
}
