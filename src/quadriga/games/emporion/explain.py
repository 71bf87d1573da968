"""Why not: for every move that is not an option, one sentence and the ledger id that refuses it.

`State.why_not` calls it for the seat that is to act, after it has found the move missing from the options; `out_of_reach`
answers for a thing that was pointed at, and `view` for cards and Actions before anybody asks. Sentences say the numbers.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from quadriga.games.emporion.adding import add_additions, allowed_actions
from quadriga.games.emporion.bill import Bill, actions_in
from quadriga.games.emporion.box import (
    ACTIONS,
    DEVELOPMENT,
    EMPTY,
    EXPEDITION,
    GOODS,
    KINDS,
    PRESTIGE,
    RESERVE,
    RESOURCES,
    Card,
)
from quadriga.kernel.notation import Move
from quadriga.kernel.prompt import Reason
from quadriga.kernel.seats import CHANCE
from quadriga.kernel.targets import numbered

if TYPE_CHECKING:
    from quadriga.games.emporion.state import EmporionState

ASKS: Final[dict[str, str]] = {
    "take start": "A start card must be taken first.",
    "choose counter": "A counter must be chosen first.",
    "choose action": "An Action must be chosen now.",
    "refill": "The Port is refilled now: say how many cards come from the History pile.",
}
"""What is asked, for a move of another kind."""

CHANCE_VERBS: Final = ("draw", "lot", "return")
NUMBERS: Final[tuple[str, ...]] = ("none", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")


def refusal(s: EmporionState, seat: int, move: Move) -> Reason:
    """The reason, by what is asked and what was tried."""
    frame = s.agenda[-1]
    if seat == CHANCE:
        return Reason("This cannot be drawn now.", frame.rule)
    if move.verb in CHANCE_VERBS:
        return Reason("Only chance draws.", frame.rule)
    reason = REASONS.get((frame.text, move.verb))
    if reason is not None:
        return reason(s, seat, move)
    return Reason(ASKS[frame.text], frame.rule)


# -- words ----------------------------------------------------------------------------------------------------------------


def action_name(action: int) -> str:
    """An Action as its card names it."""
    return ACTIONS[action].capitalize()


def kind_name(kind: int) -> str:
    """The colour of a card."""
    return KINDS[kind].capitalize()


def listed(words: list[str], last: str = "and") -> str:
    """`a, b and c`."""
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} {last} {words[-1]}"


def number(count: int) -> str:
    """A small number as a word."""
    return NUMBERS[count] if count < len(NUMBERS) else str(count)


def _cards(count: int) -> str:
    return "1 card" if count == 1 else f"{count} cards"


def _resources(amounts: list[int], of: list[int]) -> str:
    return listed([f"{amounts[resource]} {kind_name(resource)}" for resource in of])


# -- cards ----------------------------------------------------------------------------------------------------------------


def rule_of(card: Card) -> str:
    """The rule by which a card is added."""
    if card.is_special:
        return "EMP-D5"
    if card.kind == GOODS:
        return "EMP-D3"
    return "EMP-D2" if card.kind == PRESTIGE else "EMP-D1"


def too_dear(bill: Bill) -> Reason:
    """Resources and Spoils do not reach: `Teichos asks for 6 War. You show 2, and 3 Spoils make 5: one is missing.`"""
    name = bill.card.name
    missing = bill.spoils - bill.held
    rest = f"{number(missing)} {'is' if missing == 1 else 'are'} missing"
    if bill.card.is_special:
        return Reason(f"{name} is paid with {bill.spoils} Spoils. You have {bill.held}: {rest}.", "EMP-D5")
    lacking = [resource for resource in range(RESOURCES) if bill.lacks[resource]]
    asks = f"{name} asks for {_resources(bill.requires, lacking)}."
    if len(lacking) == 1:
        shown = bill.shows[lacking[0]]
        if bill.held:
            return Reason(
                f"{asks} You show {shown}, and {bill.held} Spoils make {shown + bill.held}: {rest}.", rule_of(bill.card)
            )
        return Reason(f"{asks} You show {shown} and have no Spoils: {rest}.", rule_of(bill.card))
    shows = f"You show {_resources(bill.shows, lacking)}, {bill.spoils} too few"
    if bill.held:
        return Reason(f"{asks} {shows}, and have {bill.held} Spoils: {rest}.", rule_of(bill.card))
    return Reason(f"{asks} {shows}, and have no Spoils.", rule_of(bill.card))


def no_power(s: EmporionState, seat: int, card: Card, action: int | None) -> Reason:
    """EMP-D1, D2: the Action is not the card's, or no card of its colour in the Realm has the power."""
    if card.kind < RESOURCES:
        colour = kind_name(card.kind)
        assert action is not None, "every History card is opened by an Action"
        return Reason(f"{card.name} is a {colour} card: it is added by {colour}, not by {action_name(action)}.", "EMP-D1")
    power = f"{kind_name(card.kind)} power"
    ways = s.realms[seat].opens[card.kind]
    if not ways:
        return Reason(f"{card.name} is a {kind_name(card.kind)} card, and no card in your Realm has the {power}.", "EMP-D2")
    assert action is not None
    opened = listed([action_name(way) for way in actions_in(ways)], "or")
    return Reason(
        f"No {action_name(action)} card in your Realm has the {power}: {card.name} can be added by {opened}.",
        "EMP-D2",
    )


def refused_card(s: EmporionState, seat: int, card: int, action: int | None) -> Reason:
    """Why a card that lies where it could be added from cannot be added, by an Action or by any."""
    bill = Bill(s, seat, card)
    if not bill.ways or (action is not None and not bill.ways >> action & 1):
        return no_power(s, seat, bill.card, action)
    if not bill.is_paid():
        return too_dear(bill)
    if action is not None:
        return barred(s, seat, action)
    ways = actions_in(bill.ways)
    if len(ways) == 1:
        return barred(s, seat, ways[0])
    names = listed([action_name(way) for way in ways])
    return Reason(f"{bill.card.name} is opened by {names}, and your counter may move to none of them.", "EMP-A1")


def refused_bill(s: EmporionState, seat: int, card: int, place: str) -> Reason:
    """Why a card cannot be added now from where it lies, as a target; for cards that cannot be."""
    bill = Bill(s, seat, card)
    if place.startswith("port:") and bill.ways and bill.is_paid():
        return in_port(bill.card)
    return refused_card(s, seat, card, None)


def in_port(card: Card) -> Reason:
    """EMP-D1, D2: cards are added from the Polis."""
    return Reason(f"{card.name} lies in the Port: send it to the Polis first, or reserve it.", rule_of(card))


# -- Actions --------------------------------------------------------------------------------------------------------------


def barred(s: EmporionState, seat: int, action: int) -> Reason:
    """EMP-A1, A2: why the counter may not move to an Action."""
    name = action_name(action)
    if s.counters[s.counter_of(seat)] == action:
        if s.setup.has_own_counters:
            return Reason(f"Your counter stands on {name} already: it must move to another Action.", "EMP-A2")
        return Reason(f"The counter stands on {name} already: it must move to another Action.", "EMP-A2")
    box = s.setup.box
    other = box.counter_names[0 if seat != s.asclepios else 1]
    return Reason(f"{other} stands on {name}: only Reserve may hold two counters.", "EMP-A1")


def is_barred(s: EmporionState, seat: int, action: int) -> bool:
    """Whether the seat's counter may not move there."""
    return not allowed_actions(s, seat) >> action & 1


def refused_action(s: EmporionState, seat: int, action: int) -> Reason | None:
    """EMP-A1 to A3: why an Action cannot be chosen; None: it can."""
    if is_barred(s, seat, action):
        return barred(s, seat, action)
    realm = s.realms[seat]
    has_port = any(card != EMPTY for card in s.port)
    if action == EXPEDITION:
        if not realm.icons:
            return Reason("No card in your Realm has an Expedition icon.", "EMP-X1")
        return None if has_port else Reason("The Port is empty: no card can go to the Polis.", "EMP-A4")
    if action == RESERVE:
        drachmas = s.setup.box.drachmas
        if len(realm.reserved) >= drachmas:
            both = "Both your drachmas lie" if drachmas == 2 else f"All your {drachmas} drachmas lie"
            return Reason(f"{both} on reserved cards.", "EMP-R1")
        return None if has_port else Reason("The Port is empty: no card can be reserved.", "EMP-A4")
    out: list[Move] = []
    add_additions(s, realm, 1 << action, out)
    if out:
        return None
    return Reason(f"No card can be added by {action_name(action)} now.", "EMP-A3")


# -- moves ----------------------------------------------------------------------------------------------------------------


def _add(s: EmporionState, seat: int, move: Move) -> Reason:
    card = s.setup.box.cards[move.a]
    if move.a not in s.polis and move.a not in s.special:
        return _not_there(s, seat, card)
    return refused_card(s, seat, move.a, move.b)


def _not_there(s: EmporionState, seat: int, card: Card) -> Reason:
    if card.is_special:
        if not s.setup.has_special:
            return Reason(f"{card.name} is not in this game: the special Prestige cards are left out.", "EMP-S6")
        return Reason(f"{card.name} does not lie beside the Polis any more.", "EMP-D5")
    if card.index in s.port:
        return in_port(card)
    if card.index in s.realms[seat].reserved:
        return Reason(f"{card.name} does not lie in the Polis; you have it reserved.", "EMP-D4")
    return Reason(f"No {card.name} lies in the Polis.", rule_of(card))


def _bring(s: EmporionState, seat: int, move: Move) -> Reason:
    if move.a not in s.realms[seat].reserved:
        return Reason(f"You have no {s.setup.box.cards[move.a].name} reserved.", "EMP-D4")
    return refused_card(s, seat, move.a, move.b)


def _sail(s: EmporionState, seat: int, move: Move) -> Reason:
    reason = refused_action(s, seat, EXPEDITION)
    if reason is not None:
        return reason
    lying = [place for place in range(len(s.port)) if s.port[place] != EMPTY]
    for place in range(len(s.port)):
        if move.a >> place & 1 and place not in lying:
            return Reason(f"No card lies at place {place + 1} of the Port.", "EMP-X1")
    return _number_sent(s, seat, len(lying))


def _number_sent(s: EmporionState, seat: int, lying: int) -> Reason:
    icons = s.realms[seat].icons
    most = s.setup.box.most_sent
    due = min(icons, most, lying)
    shown = f"You have {icons} Expedition icon{'' if icons == 1 else 's'}"
    if due == icons:
        return Reason(f"{shown}: exactly {_cards(due)} must go.", "EMP-X1")
    why = f"the most is {most}" if due == most else f"the Port has {_cards(lying)}"
    return Reason(f"{shown} and {why}: exactly {_cards(due)} must go.", "EMP-X1")


def _reserve(s: EmporionState, seat: int, move: Move) -> Reason:
    reason = refused_action(s, seat, RESERVE)
    return reason or Reason(f"No card lies at place {move.a + 1} of the Port.", "EMP-R1")


def _discard(s: EmporionState, seat: int, move: Move) -> Reason:
    if move.a not in s.realms[seat].reserved:
        return Reason(f"You have no {s.setup.box.cards[move.a].name} reserved.", "EMP-A4")
    return Reason("A reserved card is removed only when no Action can be carried out.", "EMP-A4")


def _pass(s: EmporionState, seat: int, move: Move) -> Reason:
    if any(option.verb == "discard" for option in s.options(seat)):
        return Reason("No Action can be carried out: one of your reserved cards must be removed.", "EMP-A4")
    return Reason("An Action that can be carried out must be chosen.", "EMP-A3")


def _refill(s: EmporionState, seat: int, move: Move) -> Reason:
    cards = s.spoils_due
    history, development = move.a, cards - move.a
    if development < 1:
        return Reason(f"Of the {cards} new cards at least one must come from the Development pile.", "EMP-X2")
    if history > s.history_left():
        return Reason(f"The History pile has only {_cards(s.history_left())}.", "EMP-X2")
    return Reason(f"The Development pile has only {_cards(s.unseen[DEVELOPMENT].size)}.", "EMP-X2")


REASONS: Final[dict[tuple[str, str], Callable[[EmporionState, int, Move], Reason]]] = {
    ("choose action", "add"): _add,
    ("choose action", "bring"): _bring,
    ("choose action", "sail"): _sail,
    ("choose action", "reserve"): _reserve,
    ("choose action", "discard"): _discard,
    ("choose action", "pass"): _pass,
    ("refill", "refill"): _refill,
}
"""By what is asked and the verb that was tried."""


# -- things pointed at ----------------------------------------------------------------------------------------------------


def out_of_reach(s: EmporionState, seat: int, chosen: tuple[str, ...], target: str) -> Reason | None:
    """What is pointed at without an Action before it: gates, and cards by the best of their Actions; start cards to take."""
    place, _, word = target.partition(":")
    box = s.setup.box
    if s.agenda[-1].text == "take start" and place == "start":
        names = listed([box.cards[card].name for card in box.choice], "or")
        return Reason(f"Your first card is {names}.", "EMP-S4")
    if s.agenda[-1].text != "choose action":
        return None
    if place == "action" and word in ACTIONS:  # a gate is chosen in the place of another, so that one does not matter
        return refused_action(s, seat, ACTIONS.index(word))
    if chosen:
        return None
    if place == "port" and 1 <= numbered(word) <= len(s.port):
        return _refused_place(s, seat, numbered(word) - 1)
    card = box.index_of.get(word)
    if card is None or place not in ("polis", "special", "reserved"):
        return None
    lies = s.realms[seat].reserved if place == "reserved" else s.special if place == "special" else tuple(s.polis)
    if card in lies and not Bill(s, seat, card).is_possible():
        return refused_card(s, seat, card, None)
    return None


def _refused_place(s: EmporionState, seat: int, place: int) -> Reason:
    """EMP-R1, X1: a card of the Port is there for Expedition and Reserve."""
    if s.port[place] == EMPTY:
        return Reason(f"No card lies at place {place + 1} of the Port.", "EMP-X4")
    sailing, reserving = refused_action(s, seat, EXPEDITION), refused_action(s, seat, RESERVE)
    if sailing is None or reserving is None:
        return Reason("Choose Expedition or Reserve for a card of the Port.", "EMP-A1")
    return Reason(f"{sailing.text} {reserving.text}", reserving.rule)


def apart(s: EmporionState, chosen: tuple[str, ...], target: str) -> Reason:
    """A thing that the chosen Action has nothing to do with."""
    rule = s.agenda[-1].rule
    gate, _, word = chosen[0].partition(":")
    if gate != "action" or word not in ACTIONS:
        return Reason("No move joins this with what you have chosen.", rule)
    name = word.capitalize()
    if word in ("expedition", "reserve"):
        return Reason(f"{name} is for cards of the Port.", "EMP-X1" if word == "expedition" else "EMP-R1")
    return Reason(f"{name} is for cards of the Polis and for your reserved cards.", "EMP-D1")
