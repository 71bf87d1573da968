"""Why not: for every move that is not an option, one sentence and the ledger id that refuses it.

`State.why_not` calls it for the seat that is to act, after it has found the move missing from the options; `out_of_reach`
answers for a thing that was pointed at. The sentences are those of `reasons`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from quadriga.games.ancient_world.data.box import (
    ACTIONS,
    BUILD,
    BUILD_STORED,
    CRANE_ROW,
    CRANE_STORED,
    EMPTY,
    EXPAND,
    FOR_COINS,
    NOBODY,
    ON_CARD,
    ON_NAME,
    PILES,
    RECRUIT,
    SKILLS,
)
from quadriga.games.ancient_world.rules import reasons
from quadriga.games.ancient_world.rules.reasons import coins
from quadriga.kernel.notation import Move
from quadriga.kernel.prompt import Reason
from quadriga.kernel.seats import CHANCE, COLOURS
from quadriga.kernel.targets import numbered

if TYPE_CHECKING:
    from quadriga.games.ancient_world.state.state import AncientState

ASKS: Final[dict[str, str]] = {
    "choose": "An action must be chosen now: place a citizen, attack a Titan, or pass.",
    "attack": "Armies are ticked for the attack now.",
    "mend": "A damaged card must be repaired first.",
    "mend by armies": "A damaged card must be repaired first.",
    "rebuild": "Damaged cards may be repaired now.",
    "damage": "A card must be damaged first.",
    "disband": "An army over the limit must be disbanded first.",
    "explore": "Draw from the deck or store a card of the row now.",
    "keep": "One of the cards drawn must be stored first.",
    "dramatists": "Store a card by the Dramatists now, or decline.",
    "outpost": "Discard a coin of an army now, or decline.",
    "scribes": "Buy knowledge now, or decline.",
    "hideout": "A pile of Titans must be chosen now.",
    "arrange": "The Titans must be put back first.",
    "ambush": "Attack the top Titan now, or decline.",
    "copy": "The card whose action is used must be named now.",
    "choose district": "One of the Districts must be taken first.",
    "starve": "Say first which citizen starves.",
}
"""What is asked, for a move of another kind."""

CHANCE_VERBS: Final = ("draw", "lot", "roll")


def refusal(s: AncientState, seat: int, move: Move) -> Reason:
    """The reason, by what is asked and what was tried."""
    frame = s.agenda[-1]
    if seat == CHANCE:
        return Reason("This cannot be drawn now.", frame.rule)
    if move.verb in CHANCE_VERBS:
        return Reason("Only chance draws and rolls.", frame.rule)
    reason = REASONS.get((frame.text, move.verb))
    found = None if reason is None else reason(s, seat, move)
    return found or Reason(ASKS[frame.text], frame.rule)


# -- the action of a turn -------------------------------------------------------------------------------------------------


def _place(s: AncientState, seat: int, move: Move) -> Reason | None:
    bit, thing, code = move.a & 7, move.a >> 3, move.b
    if code == ON_CARD:
        return reasons.refused_use(s, seat, thing) or reasons.no_citizen(s, seat, bit)
    action = BUILD if code > ON_CARD else code
    shut = reasons.covered(s, action) or reasons.no_citizen(s, seat, bit) or reasons.too_low(s, seat, action, bit)
    if shut is not None:
        return shut
    fee = reasons.fee_due(s, action, bit)
    if action == BUILD:
        return reasons.refused_build(s, seat, thing, code in (BUILD_STORED, CRANE_STORED), code >= CRANE_ROW, fee)
    if action == RECRUIT:
        slots = s.setup.box.slots
        return reasons.refused_recruit(s, seat, thing // slots, fee) or reasons.refused_slot(s, seat, thing % slots)
    if action == EXPAND:
        return _expand(s, seat, thing)
    return reasons.refused_deed(s, seat, action)


def _expand(s: AncientState, seat: int, payment: int) -> Reason:
    box = s.setup.box
    city = s.cities[seat]
    if s.districts.top == EMPTY:
        return Reason("No District is left.", "TAW-B4")
    if payment == FOR_COINS:
        return Reason(f"Expand costs {coins(box.expand_coins)}. You have {city.coins}.", "TAW-B4")
    return Reason(f"Expand costs {box.expand_knowledge} knowledge. You have {city.knowledge}.", "TAW-B4")


def _attack(s: AncientState, seat: int, move: Move) -> Reason | None:
    return reasons.refused_titan(s, seat, move.a)


def _ambush(s: AncientState, seat: int, move: Move) -> Reason | None:
    return Reason(f"Only the pile with {_stars(s.pile)} can be attacked from the hideout.", "TAW-K10")


def _tick(s: AncientState, seat: int, move: Move) -> Reason | None:
    return reasons.refused_tick(s, seat, move.a)


def _strike(s: AncientState, seat: int, move: Move) -> Reason | None:
    return reasons.too_weak(s, seat)


# -- cards ----------------------------------------------------------------------------------------------------------------


def _repair(s: AncientState, seat: int, move: Move) -> Reason | None:
    face = s.setup.box.empire[move.a]
    if not s.cities[seat].owned >> move.a & 1:
        return Reason(f"You have no {face.name} in your city.", "TAW-T7")
    return Reason(f"{face.name} is not damaged.", "TAW-T7")


def _done(s: AncientState, seat: int, move: Move) -> Reason | None:
    return Reason("Repairs of card actions and armies are made while something is damaged.", "TAW-T7")


def _damage(s: AncientState, seat: int, move: Move) -> Reason | None:
    face = s.setup.box.empire[move.a]
    if not s.cities[seat].owned >> move.a & 1:
        return Reason(f"You have no {face.name} in your city.", "TAW-T8")
    return Reason(f"{face.name} is damaged already.", "TAW-T8")


def _army(s: AncientState, seat: int, move: Move) -> Reason | None:
    return reasons.no_army(s.cities[seat], move.a + 1)


def _discard(s: AncientState, seat: int, move: Move) -> Reason | None:
    city = s.cities[seat]
    if move.a >= len(city.armies):
        return reasons.no_army(city, move.a + 1)
    name = s.setup.box.military[city.armies[move.a].active].name
    return Reason(f"No coin lies on the {'name' if move.b == ON_NAME else 'picture'} of {name}.", "TAW-K9")


def _store(s: AncientState, seat: int, move: Move) -> Reason | None:
    if move.a == EMPTY:
        return Reason("Storing the top card is for the first who passes; here cards are drawn.", "TAW-K14")
    return Reason(f"No {s.setup.box.empire[move.a].name} lies in the row.", "TAW-B9")


def _store_first(s: AncientState, seat: int, move: Move) -> Reason | None:
    if move.a == EMPTY:
        return Reason("No card is left in the deck or the discards.", "TAW-K14")
    return Reason(f"No {s.setup.box.empire[move.a].name} lies in the row.", "TAW-K14")


def _explore(s: AncientState, seat: int, move: Move) -> Reason | None:
    return Reason("No card is left in the deck or the discards.", "TAW-B9")


def _keep(s: AncientState, seat: int, move: Move) -> Reason | None:
    return Reason(f"You have not drawn {s.setup.box.empire[move.a].name}.", "TAW-B9")


def _take(s: AncientState, seat: int, move: Move) -> Reason | None:
    return Reason(f"{s.setup.box.districts[move.a].name} is not among the Districts drawn.", "TAW-V1")


def _copy(s: AncientState, seat: int, move: Move) -> Reason | None:
    face = s.setup.box.empire[move.a]
    owner = COLOURS[move.b]
    if move.b == seat:
        return Reason("Only the card of another player can be copied.", "TAW-K5")
    city = s.cities[move.b]
    if not city.owned >> move.a & 1:
        return Reason(f"{owner.capitalize()} has no {face.name}.", "TAW-K5")
    if city.damaged >> move.a & 1:
        return Reason(f"{face.name} of {owner} is damaged.", "TAW-K5")
    return reasons.refused_effect(s, seat, face) or Reason(f"{face.name} copies another action itself.", "TAW-K5")


# -- Titans and citizens --------------------------------------------------------------------------------------------------


def _stars(pile: int) -> str:
    return "1 star" if pile == 0 else f"{pile + 1} stars"


def _look(s: AncientState, seat: int, move: Move) -> Reason | None:
    return Reason(f"The pile with {_stars(move.a)} is empty.", "TAW-K10")


def _arrange(s: AncientState, seat: int, move: Move) -> Reason | None:
    number = 1 + len(s.piles[s.pile].known)
    return Reason(f"All {number} Titans looked at must be put back, each once.", "TAW-K10")


def _starve(s: AncientState, seat: int, move: Move) -> Reason | None:
    if s.cities[seat].starving >> move.a & 1:
        return Reason(f"Your citizen {move.a + 1} starves already.", "TAW-N4")
    return Reason(f"You have no citizen of skill {move.a + 1}.", "TAW-N4")


REASONS: Final[dict[tuple[str, str], Callable[[AncientState, int, Move], Reason | None]]] = {
    ("choose", "place"): _place,
    ("choose", "attack"): _attack,
    ("ambush", "attack"): _ambush,
    ("attack", "tick"): _tick,
    ("attack", "strike"): _strike,
    ("mend", "repair"): _repair,
    ("mend", "done"): _done,
    ("mend by armies", "repair"): _repair,
    ("mend by armies", "done"): _done,
    ("rebuild", "repair"): _repair,
    ("damage", "damage"): _damage,
    ("disband", "disband"): _army,
    ("outpost", "discard"): _discard,
    ("explore", "store"): _store,
    ("explore", "explore"): _explore,
    ("dramatists", "store"): _store_first,
    ("keep", "keep"): _keep,
    ("choose district", "take"): _take,
    ("copy", "copy"): _copy,
    ("hideout", "look"): _look,
    ("arrange", "arrange"): _arrange,
    ("starve", "starve"): _starve,
}
"""By what is asked and the verb that was tried."""


# -- things pointed at ----------------------------------------------------------------------------------------------------


def out_of_reach(s: AncientState, seat: int, chosen: tuple[str, ...], target: str) -> Reason | None:
    """What is pointed at in the choice of an action: a thing alone by its best reason, after a citizen by that citizen's."""
    kind, _, word = target.partition(":")
    number = numbered(word)
    if s.agenda[-1].text == "attack" and kind == "army" and number:
        return reasons.refused_tick(s, seat, number - 1)
    if s.agenda[-1].text != "choose":
        return None
    bit = _citizen(chosen)
    if kind == "citizen" and 1 <= number <= SKILLS:
        return reasons.no_citizen(s, seat, number - 1)
    if kind == "action" and word in ACTIONS:
        return _refused_entry(s, seat, ACTIONS.index(word), bit)
    if kind == "titan" and 1 <= number <= PILES and not chosen:
        return reasons.refused_titan(s, seat, number - 1)
    if kind == "army" and not chosen and number:
        return Reason("Choose a Titan first, or a citizen for Recruit.", "TAW-P1")
    return _refused_card(s, seat, kind, word, bit)


def _citizen(chosen: tuple[str, ...]) -> int:
    """The citizen among the things chosen, as a bit; NOBODY if there is none."""
    for target in chosen:
        kind, _, word = target.partition(":")
        if kind == "citizen" and 1 <= numbered(word) <= SKILLS:
            return numbered(word) - 1
    return NOBODY


def _refused_entry(s: AncientState, seat: int, action: int, bit: int) -> Reason | None:
    if bit == NOBODY:
        return reasons.refused_action(s, seat, action)
    city = s.cities[seat]
    shut = reasons.covered(s, action) or reasons.too_low(s, seat, action, bit) or reasons.refused_deed(s, seat, action)
    if shut is not None or not reasons.fee_due(s, action, bit):
        return shut
    return None if reasons.can_with_fee(s, city, action) else reasons.fee_refused(s, city, action, bit)


def _refused_card(s: AncientState, seat: int, kind: str, word: str, bit: int) -> Reason | None:
    """A card of a row, the store or the city, whichever citizen it is for; with a citizen chosen, with its fee."""
    box = s.setup.box
    city = s.cities[seat]
    if kind == "military" and word in box.military_of:
        fee = 0 if bit == NOBODY else reasons.fee_due(s, RECRUIT, bit)
        return reasons.refused_recruit(s, seat, box.military_of[word], fee) or reasons.refused_action(s, seat, RECRUIT)
    card = box.empire_of.get(word)
    if card is None:
        return None
    if kind == "card":
        return reasons.refused_use(s, seat, card) or (None if city.home else reasons.refused_action(s, seat, BUILD))
    if kind in ("row", "stored"):
        fee = 0 if bit == NOBODY else reasons.fee_due(s, BUILD, bit)
        by_crane = reasons.refused_build(s, seat, card, kind == "stored", True, fee) if box.crane != EMPTY else None
        refused = reasons.refused_build(s, seat, card, kind == "stored", False, fee)
        if refused is None or (box.crane != EMPTY and by_crane is None):
            return reasons.refused_action(s, seat, BUILD)
        return refused
    return None


def apart(s: AncientState, chosen: tuple[str, ...], target: str) -> Reason:
    """A thing that has nothing to do with what was chosen."""
    kind = target.partition(":")[0]
    if s.agenda[-1].text == "choose":
        if kind in ("row", "stored"):
            return Reason("Cards of the row and of your store are for Build.", "TAW-B2")
        if kind in ("military", "army"):
            return Reason("Military cards and armies are for Recruit; armies march when a Titan is chosen.", "TAW-B7")
        if kind == "titan":
            return Reason("A Titan is attacked by armies, not by citizens.", "TAW-T1")
        if kind == "citizen" and chosen and chosen[0].startswith("titan:"):
            return Reason("A Titan is attacked by armies, not by citizens.", "TAW-T1")
    return Reason("No move joins this with what you have chosen.", s.agenda[-1].rule)
