"""Words for people: prompts, moves and events of The Ancient World as sentences, from what a view shows.

The terminal, the web page, the log and the screen reader say the same. Nothing here is parsed again. What a card does stands in
`text_cards`.
"""

from collections.abc import Callable, Iterable
from typing import Any, Final

from quadriga.games.ancient_world.data.box import Box
from quadriga.games.ancient_world.tell import events as tell
from quadriga.games.ancient_world.tell.card_words import coins, say_card
from quadriga.games.ancient_world.tell.view import AncientView
from quadriga.kernel.events import Event
from quadriga.kernel.notation import Move
from quadriga.kernel.seats import seat_name

PROMPTS: Final[dict[str, str]] = {
    "": "The game is over.",
    "lots": "Lots are drawn for the first player.",
    "turn up district": "The next District is turned up.",
    "turn up titan 1": "The first Titan with one star is turned up.",
    "turn up titan 2": "The first Titan with two stars is turned up.",
    "turn up titan 3": "The first Titan with three stars is turned up.",
    "fill military": "The Military row is filled.",
    "fill empire": "The Empire row is filled.",
    "choose": "Place a citizen, attack a Titan, or pass.",
    "next titan": "The next Titan is turned up.",
    "mend": "Which damaged card is repaired?",
    "mend by armies": "Which damaged card do your armies repair?",
    "roll": "The damage dice are rolled.",
    "damage": "Which of your Empire cards is damaged?",
    "disband": "Your army limit has fallen: which army is disbanded?",
    "explore": "Draw from the Empire deck, or store a card of the row?",
    "draw": "Empire cards are drawn.",
    "keep": "Which of these cards do you store? The others are discarded.",
    "dramatists": "You are the first to pass: store a card of the row or the top of the deck?",
    "draw top": "The top card of the deck is stored.",
    "outpost": "The player to your right learns: discard a coin of one of your armies?",
    "scribes": "The player to your left learns: pay for knowledge?",
    "hideout": "Which pile of Titans do you look at?",
    "look": "The top Titans are looked at.",
    "arrange": "In which order do you put the Titans back? Begin with the top one.",
    "ambush": "Attack the top Titan at once?",
    "copy": "Whose card action do you use?",
    "draw districts": "Districts are drawn.",
    "choose district": "Which District do you take? The others go under the deck.",
}
"""The questions, by the text of the open frame; some of them say more below."""


def say_prompt(box: Box, view: AncientView) -> str:
    """The open question."""
    if view.asks == "attack" and view.attack is not None:
        name = box.name_of(view.attack.titan)
        if view.attack.is_enough:
            return f"{name} stands at {view.attack.defence} and {view.attack.value} are brought: strike, or send another army?"
        return f"{name} stands at {view.attack.defence} and {view.attack.value} are brought: which army marches?"
    if view.asks == "rebuild":
        return f"Repair up to {_number(view.repairs, 'damaged card', 'damaged cards')}?"
    if view.asks == "starve":
        return f"There is not food for all: which citizen starves? {view.starving_due} to name."
    return PROMPTS[view.asks]


# -- moves ----------------------------------------------------------------------------------------------------------------


def say_move(box: Box, view: AncientView, move: Move) -> str:
    """What a move would do."""
    words = move.notation.split()[1:]
    if move.verb == "place":
        return _say_placement(box, view, words)
    return MOVES[move.verb](box, view, words)


def _say_placement(box: Box, view: AncientView, words: list[str]) -> str:
    citizen = f"with citizen {words[0]}"
    if words[1] == "on":
        place = words[2]
        return f"Use {box.name_of(place)} {citizen}" if place in box.empire_of else f"{place.capitalize()} {citizen}"
    action, thing = words[2], words[3:]
    fee = _fee(view, action, int(words[0]))
    if action == "expand":
        return f"Expand for {thing[-1]} {citizen}"
    if action == "recruit":
        army = f" onto {_army(box, view, thing[2])}" if len(thing) > 1 else " as a new army"
        return f"Recruit {box.name_of(thing[0])}{army} {citizen}{fee}"
    is_stored = thing[0] == "stored"
    card = thing[1] if is_stored else thing[0]
    store = " from your store" if is_stored else ""
    crane = f", discarding {box.name_of(thing[-1])}" if "with" in thing else ""
    return f"Build {box.name_of(card)}{store} {citizen}{crane}{fee}"


def _fee(view: AncientView, action: str, citizen: int) -> str:
    """TAW-Z2."""
    there = next(each for each in view.actions if each.action == action)
    return f" for a fee of {coins(there.fee)}" if there.fee and citizen not in there.matching else ""


def _army(box: Box, view: AncientView, number: str) -> str:
    """An army of the seat that is to act, by its active card."""
    if view.to_act and view.to_act[0] >= 0:
        armies = view.seats[view.to_act[0]].armies
        if int(number) <= len(armies):
            return f"{box.name_of(armies[int(number) - 1].card)} (army {number})"
    return f"army {number}"


def _say_attack(box: Box, view: AncientView, words: list[str]) -> str:
    top = view.titans[int(words[0]) - 1].top
    return f"Attack {box.name_of(top)}" if top else f"Attack the pile with {_stars(int(words[0]))}"


def _say_look(box: Box, view: AncientView, words: list[str]) -> str:
    return f"Look at the Titans with {_stars(int(words[0]))}"


def _say_arrange(box: Box, view: AncientView, words: list[str]) -> str:
    if view.look is None or not view.look.cards:
        return f"Put the Titans back in the order {', '.join(words)}"
    return f"Put back {_listed(box.name_of(view.look.cards[int(word) - 1]) for word in words)}, the first on top"


def _say_copy(box: Box, view: AncientView, words: list[str]) -> str:
    return f"Use {box.name_of(words[0])} of {words[2]}"


def _say_discard(box: Box, view: AncientView, words: list[str]) -> str:
    return f"Discard a coin off the {words[1]} of {_army(box, view, words[0])}"


def _say_store(box: Box, view: AncientView, words: list[str]) -> str:
    return "Store the top card of the deck" if words[0] == "top" else f"Store {say_card(box, words[0])}"


MOVES: Final[dict[str, Callable[[Box, AncientView, list[str]], str]]] = {
    "attack": _say_attack,
    "tick": lambda box, view, words: f"Send {_army(box, view, words[0])}",
    "strike": lambda box, view, words: "Attack",
    "pass": lambda box, view, words: "Pass",
    "damage": lambda box, view, words: f"Damage {box.name_of(words[0])}",
    "repair": lambda box, view, words: f"Repair {box.name_of(words[0])}",
    "done": lambda box, view, words: "Repair no more",
    "disband": lambda box, view, words: f"Disband {_army(box, view, words[0])}",
    "explore": lambda box, view, words: "Draw from the Empire deck",
    "store": _say_store,
    "keep": lambda box, view, words: f"Store {say_card(box, words[0])}",
    "take": lambda box, view, words: f"Take {say_card(box, words[0])}",
    "discard": _say_discard,
    "study": lambda box, view, words: f"Pay {coins(box.study_coins)} for 1 knowledge",
    "decline": lambda box, view, words: "Decline",
    "look": _say_look,
    "arrange": _say_arrange,
    "copy": _say_copy,
    "starve": lambda box, view, words: f"Citizen {words[0]} starves",
    "lot": lambda box, view, words: f"Draw the lot of {words[0]}",
    "draw": lambda box, view, words: f"Draw {say_card(box, words[0])}",
    "roll": lambda box, view, words: f"Roll {words[0]}",
}


def _listed(words: Iterable[str], last: str = "and") -> str:
    *most, end = [*words] or [""]
    return f"{', '.join(most)} {last} {end}" if most else end


def _stars(number: int) -> str:
    return _number(number, "star", "stars")


def _number(count: int, one: str, many: str) -> str:
    return f"1 {one}" if count == 1 else f"{count} {many}"


def _who(seat: int) -> str:
    return seat_name(seat).capitalize()


# -- events ---------------------------------------------------------------------------------------------------------------


def _price(paid_coins: int, knowledge: int) -> str:
    """` for 4 coins and 1 knowledge`; empty for nothing."""
    parts = [*([coins(paid_coins)] if paid_coins else []), *([f"{knowledge} knowledge"] if knowledge else [])]
    return f" for {_listed(parts)}" if parts else ""


def _paid_fee(fee: int) -> str:
    return f", after a fee of {coins(fee)}" if fee else ""


def _gained(got_coins: int, knowledge: int, has_claimed: bool) -> str:
    parts = [
        *([coins(got_coins)] if got_coins else []),
        *([f"{knowledge} knowledge"] if knowledge else []),
        *(["the first-player token"] if has_claimed else []),
    ]
    return f": {_listed(parts)}" if parts else ""


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
        f"{seat_name(seat)} {_listed([coins(got), *([f'{learnt} knowledge'] if learnt else [])])}"
        for seat, (got, learnt) in enumerate(zip(e.coins, e.knowledge, strict=True))
    ]
    return f"Round {e.round} is over. Income: {', '.join(parts)}."


def _fed(box: Box, e: tell.CitizensFed) -> str:
    if e.unfed:
        return f"{_who(e.seat)} has food for {e.food} of {e.mouths}: {_number(e.unfed, 'citizen', 'citizens')} starved."
    if e.starving:
        return f"{_who(e.seat)} has no food for {_listed(f'citizen {skill}' for skill in e.starving)}."
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
    gone = _listed(box.name_of(card) for card in e.discarded)
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
    armies = _listed(f"army {army} ({coins(price)})" for army, price in zip(e.armies, e.prices, strict=True))
    spies = f" Spies brought {e.knowledge} knowledge." if e.knowledge else ""
    return f"{_who(e.seat)} brought down {box.name_of(e.card)} with {armies}, {e.value} against {e.defence}.{spies}"


def _disbanded(box: Box, e: tell.ArmyDisbanded) -> str:
    return f"{_who(e.seat)} disbanded army {e.army}: {_listed(box.name_of(card) for card in e.cards)}."


def _ended(box: Box, e: tell.GameEnded) -> str:
    return "The game is over: " + ", ".join(f"{seat_name(seat)} {points}" for seat, points in enumerate(e.scores)) + "."


SENTENCES: Final[dict[type[Event], Callable[[Box, Any], str]]] = {
    tell.FirstPlayerDrawn: lambda box, e: f"The lot for the first player fell on {seat_name(e.seat)}.",
    tell.DistrictTurnedUp: lambda box, e: f"{box.name_of(e.card)} is the next District.",
    tell.TitanTurnedUp: lambda box, e: f"{box.name_of(e.card)} is the next Titan with {_stars(e.stars)}.",
    tell.EmpireCardLaid: lambda box, e: f"{box.name_of(e.card)} came to the Empire row.",
    tell.MilitaryCardLaid: lambda box, e: f"{box.name_of(e.card)} came to the Military row.",
    tell.DeckRemade: lambda box, e: f"The Empire deck was remade from {_number(e.cards, 'discard', 'discards')}.",
    tell.RoundBegun: _begun,
    tell.RoundEnded: _round_ended,
    tell.CitizenStarved: lambda box, e: f"Citizen {e.citizen} of {seat_name(e.seat)} starves.",
    tell.CitizensFed: _fed,
    tell.CardsRepaired: lambda box, e: (
        f"{_listed(box.name_of(card) for card in e.cards)} of {seat_name(e.seat)} counted as repaired."
    ),
    tell.GameEnded: _ended,
    tell.Labored: lambda box, e: f"{_who(e.seat)} labored for {coins(e.coins)}.",
    tell.CardBuilt: _built,
    tell.Drafted: lambda box, e: (
        f"{_who(e.seat)} drafted {_number(e.swords, 'sword', 'swords')} for this round"
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
    tell.DeckExplored: lambda box, e: f"{_who(e.seat)} draws {_number(e.count, 'card', 'cards')} from the Empire deck.",
    tell.CardDrawn: lambda box, e: f"{_who(e.seat)} drew {box.name_of(e.card)}.",
    tell.CardsDrawn: lambda box, e: f"{_who(e.seat)} looks at {_number(e.count, 'card', 'cards')}.",
    tell.CardStored: _stored,
    tell.StoredCardSeen: lambda box, e: f"{_who(e.seat)} stored {box.name_of(e.card)}.",
    tell.CardUsed: _used,
    tell.CardCopied: _copied,
    tell.CoinDiscarded: _uncoined,
    tell.KnowledgeBought: lambda box, e: f"{_who(e.seat)} paid {coins(e.coins)} for 1 knowledge by {box.name_of(e.card)}.",
    tell.ReactionDeclined: lambda box, e: f"{_who(e.seat)} made no use of {box.name_of(e.card)}.",
    tell.PileLookedAt: lambda box, e: (
        f"{_who(e.seat)} looks at the top {_number(e.count, 'Titan', 'Titans')} with {_stars(e.stars)}."
    ),
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


def say_event(box: Box, event: Event) -> str:
    """A sentence of the log."""
    return SENTENCES[type(event)](box, event)
