"""Words for people: moves and events of The Ancient World as sentences, from what a view shows.

The terminal, the web page, the log and the screen reader say the same. Nothing here is parsed again. What a card does stands in
`card_words`.
"""

from collections.abc import Callable
from typing import Any, Final

from quadriga.games.ancient_world.data import moves as m
from quadriga.games.ancient_world.data.box import Box
from quadriga.games.ancient_world.data.terms import ACTIONS, COIN_PLACES, FACES, PAYMENTS
from quadriga.games.ancient_world.state.state import AncientSetup
from quadriga.games.ancient_world.tell import events as tell
from quadriga.games.ancient_world.tell.card_words import coins, say_card
from quadriga.games.ancient_world.tell.view import AncientView
from quadriga.kernel.events import Event
from quadriga.kernel.notation import Move
from quadriga.kernel.phrases import counted, listed
from quadriga.kernel.seats import COLOURS, seat_name

# -- moves ----------------------------------------------------------------------------------------------------------------


def say_move(setup: AncientSetup, view: AncientView, move: Move) -> str:
    """What a move would do."""
    return MOVES[type(move)](setup.box, view, move)


def _say_placement(box: Box, view: AncientView, move: m.PlaceOnAction) -> str:
    return f"{ACTIONS[move.action].capitalize()} {_by(move)}"


def _say_recruit(box: Box, view: AncientView, move: m.Recruit) -> str:
    army = f" onto {_army(box, view, move.slot)}" if move.slot else " as a new army"
    return f"Recruit {box.military[move.card].name}{army} {_by(move)}{_fee(view, move)}"


def _say_build(box: Box, view: AncientView, move: m.BuildCard) -> str:
    store = " from your store" if move.is_stored else ""
    crane = f", discarding {box.empire[box.crane].name}" if move.is_by_crane else ""
    return f"Build {box.empire[move.card].name}{store} {_by(move)}{crane}{_fee(view, move)}"


def _by(move: m.Placement) -> str:
    return f"with citizen {move.citizen + 1}"


def _fee(view: AncientView, move: m.Placement) -> str:
    """TAW-Z2."""
    there = view.actions[move.action]
    return f" for a fee of {coins(there.fee)}" if there.fee and move.citizen + 1 not in there.matching else ""


def _army(box: Box, view: AncientView, number: int) -> str:
    """An army of the seat that is to act, by its active card."""
    if view.to_act and view.to_act[0] >= 0:
        armies = view.seats[view.to_act[0]].armies
        if number <= len(armies):
            return f"{box.name_of(armies[number - 1].card)} (army {number})"
    return f"army {number}"


def _say_attack(box: Box, view: AncientView, move: m.AttackTitan) -> str:
    top = view.titans[move.pile].top
    return f"Attack {box.name_of(top)}" if top else f"Attack the pile with {_stars(move.pile + 1)}"


def _say_arrange(box: Box, view: AncientView, move: m.ArrangeTitans) -> str:
    if view.look is None or not view.look.cards:
        return f"Put the Titans back in the order {', '.join(str(at + 1) for at in move.order)}"
    return f"Put back {listed(box.name_of(view.look.cards[at]) for at in move.order)}, the first on top"


MOVES: Final[dict[type[Move], Callable[[Box, AncientView, Any], str]]] = {
    m.PlaceOnAction: _say_placement,
    m.Expand: lambda box, view, move: f"Expand for {PAYMENTS[move.payment]} {_by(move)}",
    m.UseCard: lambda box, view, move: f"Use {box.empire[move.card].name} {_by(move)}",
    m.BuildCard: _say_build,
    m.Recruit: _say_recruit,
    m.AttackTitan: _say_attack,
    m.TickArmy: lambda box, view, move: f"Send {_army(box, view, move.army + 1)}",
    m.Strike: lambda box, view, move: "Attack",
    m.Pass: lambda box, view, move: "Pass",
    m.DamageCard: lambda box, view, move: f"Damage {box.empire[move.card].name}",
    m.RepairCard: lambda box, view, move: f"Repair {box.empire[move.card].name}",
    m.EndRepairs: lambda box, view, move: "Repair no more",
    m.DisbandArmy: lambda box, view, move: f"Disband {_army(box, view, move.army + 1)}",
    m.ExploreDeck: lambda box, view, move: "Draw from the Empire deck",
    m.StoreCard: lambda box, view, move: f"Store {say_card(box, box.empire[move.card].id)}",
    m.StoreTop: lambda box, view, move: "Store the top card of the deck",
    m.KeepCard: lambda box, view, move: f"Store {say_card(box, box.empire[move.card].id)}",
    m.TakeDistrict: lambda box, view, move: f"Take {say_card(box, box.districts[move.card].id)}",
    m.DiscardCoin: lambda box, view, move: (
        f"Discard a coin off the {COIN_PLACES[move.place]} of {_army(box, view, move.army + 1)}"
    ),
    m.Study: lambda box, view, move: f"Pay {coins(box.study_coins)} for 1 knowledge",
    m.Decline: lambda box, view, move: "Decline",
    m.LookAtPile: lambda box, view, move: f"Look at the Titans with {_stars(move.pile + 1)}",
    m.ArrangeTitans: _say_arrange,
    m.CopyCard: lambda box, view, move: f"Use {box.empire[move.card].name} of {COLOURS[move.owner]}",
    m.StarveCitizen: lambda box, view, move: f"Citizen {move.citizen + 1} starves",
    m.DrawLot: lambda box, view, move: f"Draw the lot of {COLOURS[move.seat]}",
    m.DrawCard: lambda box, view, move: f"Draw {say_card(box, move.key)}",
    m.RollDie: lambda box, view, move: f"Roll {FACES[move.face]}",
}


def _stars(number: int) -> str:
    return counted(number, "star")


def _who(seat: int) -> str:
    return seat_name(seat).capitalize()


# -- events ---------------------------------------------------------------------------------------------------------------


def _price(paid_coins: int, knowledge: int) -> str:
    """` for 4 coins and 1 knowledge`; empty for nothing."""
    parts = [*([coins(paid_coins)] if paid_coins else []), *([f"{knowledge} knowledge"] if knowledge else [])]
    return f" for {listed(parts)}" if parts else ""


def _paid_fee(fee: int) -> str:
    return f", after a fee of {coins(fee)}" if fee else ""


def _gained(got_coins: int, knowledge: int, has_claimed: bool) -> str:
    parts = [
        *([coins(got_coins)] if got_coins else []),
        *([f"{knowledge} knowledge"] if knowledge else []),
        *(["the first-player token"] if has_claimed else []),
    ]
    return f": {listed(parts)}" if parts else ""


def _begun(box: Box, e: tell.RoundBegun) -> str:
    more = [
        *([f"{e.uncovered.capitalize()} is open"] if e.uncovered else []),
        *([f"Empire {e.deck.upper()} comes into use"] if e.deck else []),
    ]
    return f"Round {e.round} began with {seat_name(e.seat)}{''.join(f'; {one}' for one in more)}."


def _round_ended(box: Box, e: tell.RoundEnded) -> str:
    if not any(e.coins) and not any(e.knowledge):
        return f"Round {e.round} is over."
    parts = [
        f"{seat_name(seat)} {listed([coins(got), *([f'{learnt} knowledge'] if learnt else [])])}"
        for seat, (got, learnt) in enumerate(zip(e.coins, e.knowledge, strict=True))
    ]
    return f"Round {e.round} is over. Income: {', '.join(parts)}."


def _fed(box: Box, e: tell.CitizensFed) -> str:
    if e.unfed:
        return f"{_who(e.seat)} has food for {e.food} of {e.mouths}: {counted(e.unfed, 'citizen')} starved."
    if e.starving:
        return f"{_who(e.seat)} has no food for {listed(f'citizen {skill}' for skill in e.starving)}."
    return f"All citizens of {seat_name(e.seat)} were fed."


def _built(box: Box, e: tell.CardBuilt) -> str:
    store = " from the store" if e.source == "stored" else ""
    crane = f", discarding {box.name_of(e.discarded)}" if e.discarded else ""
    price = _price(e.coins, e.knowledge)
    return f"{_who(e.seat)} built {box.name_of(e.card)}{store}{price}{crane}{_paid_fee(e.fee)}."


def _expanded(box: Box, e: tell.Expanded) -> str:
    taken = f": {box.name_of(e.card)}" if e.card else ""
    return f"{_who(e.seat)} expanded{_price(e.coins, e.knowledge)}{taken}."


def _rebuilt(box: Box, e: tell.Rebuilt) -> str:
    token = " and took the first-player token" if e.has_claimed else ""
    return f"{_who(e.seat)} rebuilt for {coins(e.coins)}{token}."


def _recruited(box: Box, e: tell.Recruited) -> str:
    price = _price(e.coins, 0)
    if e.retired is None:
        return f"{_who(e.seat)} recruited {box.name_of(e.card)} as army {e.army}{price}{_paid_fee(e.fee)}."
    back = f"; {coins(e.returned)} went to the supply" if e.returned else ""
    retired = f"retiring {box.name_of(e.retired)}"
    return f"{_who(e.seat)} recruited {box.name_of(e.card)}{price}, {retired}{back}{_paid_fee(e.fee)}."


def _stored(box: Box, e: tell.CardStored) -> str:
    if e.card is not None:
        return f"{_who(e.seat)} stored {box.name_of(e.card)} from the row."
    if not e.discarded:
        return f"{_who(e.seat)} stored a card from the deck."
    gone = listed(box.name_of(card) for card in e.discarded)
    return f"{_who(e.seat)} stored a card from the deck and discarded {gone}."


def _used(box: Box, e: tell.CardUsed) -> str:
    return f"{_who(e.seat)} used {box.name_of(e.card)}{_gained(e.coins, e.knowledge, e.has_claimed)}."


def _copied(box: Box, e: tell.CardCopied) -> str:
    gains = _gained(e.coins, e.knowledge, e.has_claimed)
    return f"{_who(e.seat)} used {box.name_of(e.card)} of {seat_name(e.owner)}{gains}."


def _uncoined(box: Box, e: tell.CoinDiscarded) -> str:
    ready = ", which is ready again" if e.place == "name" and e.is_ready else ""
    return f"{_who(e.seat)} discarded a coin off the {e.place} of army {e.army} by {box.name_of(e.card)}{ready}."


def _defeated(box: Box, e: tell.TitanDefeated) -> str:
    armies = listed(f"army {army} ({coins(price)})" for army, price in zip(e.armies, e.prices, strict=True))
    spies = f" Spies brought {e.knowledge} knowledge." if e.knowledge else ""
    return f"{_who(e.seat)} brought down {box.name_of(e.card)} with {armies}, {e.value} against {e.defence}.{spies}"


def _disbanded(box: Box, e: tell.ArmyDisbanded) -> str:
    return f"{_who(e.seat)} disbanded army {e.army}: {listed(box.name_of(card) for card in e.cards)}."


def _ended(box: Box, e: tell.GameEnded) -> str:
    return "The game is over: " + ", ".join(f"{seat_name(seat)} {points}" for seat, points in enumerate(e.scores)) + "."


SENTENCES: Final[dict[type[Event], Callable[[Box, Any], str]]] = {
    tell.FirstPlayerDrawn: lambda box, e: f"The lot for the first player fell on {seat_name(e.seat)}.",
    tell.DistrictTurnedUp: lambda box, e: f"{box.name_of(e.card)} is the next District.",
    tell.TitanTurnedUp: lambda box, e: f"{box.name_of(e.card)} is the next Titan with {_stars(e.stars)}.",
    tell.EmpireCardLaid: lambda box, e: f"{box.name_of(e.card)} came to the Empire row.",
    tell.MilitaryCardLaid: lambda box, e: f"{box.name_of(e.card)} came to the Military row.",
    tell.DeckRemade: lambda box, e: f"The Empire deck was remade from {counted(e.cards, 'discard')}.",
    tell.RoundBegun: _begun,
    tell.RoundEnded: _round_ended,
    tell.CitizenStarved: lambda box, e: f"Citizen {e.citizen} of {seat_name(e.seat)} starves.",
    tell.CitizensFed: _fed,
    tell.CardsRepaired: lambda box, e: (
        f"{listed(box.name_of(card) for card in e.cards)} of {seat_name(e.seat)} counted as repaired."
    ),
    tell.GameEnded: _ended,
    tell.Labored: lambda box, e: f"{_who(e.seat)} labored for {coins(e.coins)}.",
    tell.CardBuilt: _built,
    tell.Drafted: lambda box, e: (
        f"{_who(e.seat)} drafted {counted(e.swords, 'sword')} for this round"
        f"{'' if e.swords == e.total else f', {e.total} in all'}."
    ),
    tell.Expanded: _expanded,
    tell.DistrictSeen: lambda box, e: f"{_who(e.seat)} saw the District {box.name_of(e.card)}.",
    tell.DistrictsDrawn: lambda box, e: f"{_who(e.seat)} looks at {e.count} Districts.",
    tell.DistrictTaken: lambda box, e: f"{_who(e.seat)} took {box.name_of(e.card)}; {e.returned} went under the deck.",
    tell.Learned: lambda box, e: f"{_who(e.seat)} learnt: 1 knowledge for {coins(e.coins)}.",
    tell.Rebuilt: _rebuilt,
    tell.Recruited: _recruited,
    tell.Grown: lambda box, e: f"{_who(e.seat)} grew for {coins(e.coins)}: citizen {e.gained} works from the next round.",
    tell.CitizenGained: lambda box, e: f"Citizen {e.gained} came to {seat_name(e.seat)} with {box.name_of(e.card)}.",
    tell.CoinsForFood: lambda box, e: (
        f"{box.name_of(e.card)} brought {seat_name(e.seat)} {coins(e.coins)} for the new citizen."
    ),
    tell.ExploringBegun: lambda box, e: f"{_who(e.seat)} explored with citizen {e.citizen}.",
    tell.DeckExplored: lambda box, e: f"{_who(e.seat)} draws {counted(e.count, 'card')} from the Empire deck.",
    tell.CardDrawn: lambda box, e: f"{_who(e.seat)} drew {box.name_of(e.card)}.",
    tell.CardsDrawn: lambda box, e: f"{_who(e.seat)} looks at {counted(e.count, 'card')}.",
    tell.CardStored: _stored,
    tell.StoredCardSeen: lambda box, e: f"{_who(e.seat)} stored {box.name_of(e.card)}.",
    tell.CardUsed: _used,
    tell.CardCopied: _copied,
    tell.CoinDiscarded: _uncoined,
    tell.KnowledgeBought: lambda box, e: f"{_who(e.seat)} paid {coins(e.coins)} for 1 knowledge by {box.name_of(e.card)}.",
    tell.ReactionDeclined: lambda box, e: f"{_who(e.seat)} made no use of {box.name_of(e.card)}.",
    tell.PileLookedAt: lambda box, e: f"{_who(e.seat)} looks at the top {counted(e.count, 'Titan')} with {_stars(e.stars)}.",
    tell.TitanSeen: lambda box, e: f"{_who(e.seat)} saw {box.name_of(e.card)}.",
    tell.TitansTakenUp: lambda box, e: f"{_who(e.seat)} puts the Titans with {_stars(e.stars)} into order.",
    tell.TitansArranged: lambda box, e: f"{_who(e.seat)} put the Titans back, {box.name_of(e.card)} on top.",
    tell.AttackBegun: lambda box, e: f"{_who(e.seat)} attacks {box.name_of(e.card)}.",
    tell.ArmyTicked: lambda box, e: f"{_who(e.seat)} sends {box.name_of(e.card)}.",
    tell.TitanDefeated: _defeated,
    tell.CardRepaired: lambda box, e: f"{_who(e.seat)} repaired {box.name_of(e.card)}.",
    tell.RepairsEnded: lambda box, e: f"{_who(e.seat)} repaired no more.",
    tell.DieRolled: lambda box, e: f"The die of {seat_name(e.seat)} shows {FACE_WORDS[e.face]}.",
    tell.CoinsLost: lambda box, e: f"{_who(e.seat)} lost {coins(e.coins)}.",
    tell.CardDamaged: lambda box, e: f"{box.name_of(e.card)} of {seat_name(e.seat)} is damaged.",
    tell.ArmyDisbanded: _disbanded,
    tell.LootTaken: lambda box, e: f"{_who(e.seat)} looted {coins(e.coins)}.",
    tell.TurnPassed: lambda box, e: f"{_who(e.seat)} passed{' first' if e.is_first else ''}.",
}

FACE_WORDS: Final[dict[str, str]] = {"titan": "a Titan", "coin": "a coin", "blank": "nothing"}


def say_event(setup: AncientSetup, event: Event) -> str:
    """A sentence of the log."""
    return SENTENCES[type(event)](setup.box, event)
