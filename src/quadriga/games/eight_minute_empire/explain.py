"""Why not: for every move that is not an option, one sentence and the ledger id that refuses it.

`State.why_not` calls it for the seat that is to act, after it has found the move missing from the options. It reads only what
that seat can see.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from quadriga.games.eight_minute_empire.box import KINDS
from quadriga.kernel.notation import Move
from quadriga.kernel.prompt import Reason
from quadriga.kernel.seats import CHANCE, COLOURS, seat_name

if TYPE_CHECKING:
    from quadriga.games.eight_minute_empire.state import EmpireState

FIRST: Final[dict[str, str]] = {
    "settle": "An army of the third colour must be settled first.",
    "bid": "The bids come first.",
    "name first": "The first player must be named first.",
    "take card": "A card must be taken first.",
    "choose part": "Choose first which action of the card is done now.",
    "place": "The card places armies.",
    "move": "The card moves armies over land.",
    "sail": "The card moves armies over land and water.",
    "city": "The card builds a city.",
    "destroy": "The card destroys armies.",
}
"""What is asked, by the first word of the open frame, for a move of another kind."""

CHANCE_VERBS: Final = ("draw", "lot", "token")


def refusal(s: EmpireState, seat: int, move: Move) -> Reason:
    """The reason, by what is asked and what was tried."""
    frame = s.agenda[-1]
    if seat == CHANCE:
        return Reason("This cannot be drawn now.", frame.rule)
    if move.verb in CHANCE_VERBS:
        return Reason("Only chance draws.", frame.rule)
    reason = REASONS.get((frame.text.split()[0], move.verb))
    if reason is not None:
        return reason(s, seat, move)
    if move.verb == "stop":
        return Reason(f"There is no action to stop. {_asks(frame.text)}", frame.rule)
    return Reason(_asks(frame.text), frame.rule)


def apart(s: EmpireState, chosen: tuple[str, ...], target: str) -> Reason:
    """A region that no border and no line joins to the one chosen."""
    ids = s.setup.box.map.ids
    rule = s.agenda[-1].rule
    if target in ids and chosen[-1] in ids:
        goal, origin = _region(s, ids.index(target)), _region(s, ids.index(chosen[-1]))
        return Reason(f"{goal} is out of reach: no border and no dotted line joins it to {origin}.", rule)
    return Reason("No move joins this with what you have chosen.", rule)


def _asks(text: str) -> str:
    return FIRST[text] if text in FIRST else FIRST[text.split(maxsplit=1)[0]]


def _bid(s: EmpireState, seat: int, move: Move) -> Reason:
    return Reason(f"A bid of {move.a} is more than your {_coins(s.coins[seat])}.", "EME-B1")


def _card(s: EmpireState, seat: int, move: Move) -> Reason:
    if move.a >= len(s.row.cards):
        return Reason(f"There is no card in place {move.a + 1} of the row.", "EME-T4")
    return Reason(f"It costs {s.setup.box.prices[move.a]}, you have {_coins(s.coins[seat])}.", "EME-T2")


def _part(s: EmpireState, seat: int, move: Move) -> Reason:
    card = s.setup.box.cards[s.taken[-1]]
    if move.a not in card.kinds:
        return Reason(f"The card does not show the action {KINDS[move.a]!r}.", "EME-V2")
    return Reason(f"The action {KINDS[move.a]!r} cannot be begun: there is nothing to do it with.", "EME-V2")


def _march(s: EmpireState, seat: int, move: Move) -> Reason:
    if not s.armies[seat * s.setup.box.map.size + move.a]:
        return Reason(f"You have no army in {_region(s, move.a)}.", s.agenda[-1].rule)
    ways = f"{_region(s, move.a)} and {_region(s, move.b)} are joined by water alone"
    return Reason(f"{ways}, and this card does not cross it.", "EME-A2")


def _settle(s: EmpireState, seat: int, move: Move) -> Reason:
    return Reason("The third colour is not settled on the starting region.", "EME-V5")


def _first(s: EmpireState, seat: int, move: Move) -> Reason:
    return Reason(f"Nobody sits at {COLOURS[move.a]}.", "EME-V4")


def _place(s: EmpireState, seat: int, move: Move) -> Reason:
    return Reason(f"{_region(s, move.a)} is neither the starting region nor has it a city of yours.", "EME-A1")


def _city(s: EmpireState, seat: int, move: Move) -> Reason:
    return Reason(f"You have no army in {_region(s, move.a)}.", "EME-A4")


def _destroy(s: EmpireState, seat: int, move: Move) -> Reason:
    if len(COLOURS) > move.b >= s.setup.players:
        return Reason(f"Nobody sits at {COLOURS[move.b]}.", "EME-A5")
    if not any(s.armies[move.a :: s.setup.box.map.size]):
        return Reason(f"There is no army in {_region(s, move.a)}.", "EME-A5")
    owner = "The third colour" if move.b == len(COLOURS) else seat_name(move.b).capitalize()
    return Reason(f"{owner} has no army in {_region(s, move.a)}.", "EME-A5")


def _region(s: EmpireState, region: int) -> str:
    return s.setup.box.map.names[region]


def _coins(coins: int) -> str:
    return "1 coin" if coins == 1 else f"{coins} coins"


REASONS: Final[dict[tuple[str, str], Callable[[EmpireState, int, Move], Reason]]] = {
    ("bid", "bid"): _bid,
    ("take", "take"): _card,
    ("settle", "settle"): _settle,
    ("name", "first"): _first,
    ("choose", "do"): _part,
    ("place", "place"): _place,
    ("move", "move"): _march,
    ("sail", "move"): _march,
    ("city", "city"): _city,
    ("destroy", "destroy"): _destroy,
}
"""By the first word of what is asked and the verb that was tried."""
