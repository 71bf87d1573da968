"""Refuses positions that the rules can never lead to, so that play from a position cannot go wrong later.

Called by `position` alone, on a state that is well-formed. What must not be created or lost is left to `conservation`.
"""
# not compiled: once per position

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from quadriga.games.ancient_world.data.terms import EMPTY, NOBODY, NOTHING, ON_LEFT, ON_PASS, ON_RIGHT, PILES
from quadriga.games.ancient_world.rules import assault
from quadriga.games.ancient_world.rules.learning import has_coins_on_armies, left_of, right_of
from quadriga.games.ancient_world.rules.placement import can_explore, copies
from quadriga.games.ancient_world.state.decks import SEEN
from quadriga.kernel.errors import PositionError
from quadriga.kernel.seats import seat_name

if TYPE_CHECKING:
    from quadriga.games.ancient_world.state.state import AncientState

SETTING_UP: Final[tuple[str, ...]] = (
    "choose",
    "fill empire",
    "fill military",
    *(f"turn up titan {pile}" for pile in range(PILES, 0, -1)),
    "turn up district",
    "lots",
)
PREPARING: Final[tuple[tuple[str, ...], ...]] = (
    ("choose", "fill military"),
    ("choose", "fill empire"),
    ("choose", "fill military", "fill empire"),
)
REACTIONS: Final[tuple[tuple[str, ...], ...]] = (("scribes",), ("outpost",), ("scribes", "outpost"))
PENDING: Final[dict[str, tuple[str, ...]]] = {
    "attack": ("pile", "ticked"),
    "next titan": ("pile", "repairs", "dice_due", "loot"),
    "mend by armies": ("pile", "repairs", "dice_due", "loot"),
    "roll": ("pile", "dice", "dice_due", "loot"),
    "damage": ("pile", "dice", "hits", "loot"),
    "disband": ("pile", "dice", "hits", "loot"),
    "mend": ("repairs",),
    "rebuild": ("repairs",),
    "draw": ("due", "hand"),
    "draw top": ("due",),
    "keep": ("hand",),
    "look": ("pile", "due"),
    "arrange": ("pile",),
    "ambush": ("pile",),
    "draw districts": ("due", "choice"),
    "choose district": ("choice",),
    "starve": ("asked", "due"),
}
"""What may be pending while a question is open."""


def check_position(s: AncientState) -> None:
    """Raise `PositionError` with the place and the reason."""
    texts = tuple(frame.text for frame in s.agenda)
    _check_pending(s, texts[-1] if texts else "")
    _check_lots(s)
    if texts[-1:] != ("lots",) and s.turn == NOBODY:
        raise PositionError("table.turn", f"say whose turn it is, a seat from 0 to {s.setup.players - 1}")
    if not texts:
        _check_over(s)
        return
    for seat, city in enumerate(s.cities):
        if city.unfed != NOTHING:
            raise PositionError(f"table.seats[{seat}].unfed", "who has no food is counted when the game is over (TAW-N4)")
    if len(texts) > 1 and s.round == 1 and texts == SETTING_UP[: len(texts)]:
        _check_setting_up(s, texts)
    elif texts in PREPARING:
        _check_preparing(s, texts)
    elif texts in REACTIONS:
        _check_laid(s)
        for text in texts:
            QUESTIONS[text](s)
    elif len(texts) == 1 and texts[0] in QUESTIONS:
        _check_laid(s)
        QUESTIONS[texts[0]](s)
    else:
        raise PositionError("table.agenda", f"{list(texts)} cannot be open together")


def _check_pending(s: AncientState, top: str) -> None:
    allowed = PENDING.get(top, ())
    for field, is_there in (
        ("due", s.due > 0),
        ("hand", bool(s.hand)),
        ("choice", bool(s.choice)),
        ("pile", s.pile != NOBODY),
        ("ticked", s.ticked > 0),
        ("repairs", s.repairs > 0),
        ("dice", bool(s.dice)),
        ("dice_due", s.dice_due > 0),
        ("hits", s.hits > 0),
        ("loot", s.loot > 0),
        ("asked", s.asked != NOBODY),
    ):
        if is_there and field not in allowed:
            raise PositionError(f"table.{field}", f"it is not pending while {top!r} is asked")
    for field, is_missing in (("pile", s.pile == NOBODY), ("asked", s.asked == NOBODY), ("due", s.due == 0)):
        if is_missing and field in allowed:
            raise PositionError(f"table.{field}", f"it must be there while {top!r} is asked")


def _check_lots(s: AncientState) -> None:
    """TAW-B9a: secret cards are of a lot that there was, and of its letter."""
    deck = s.deck
    is_second = s.round >= s.setup.box.second_deck
    if is_second and deck.lot <= deck.left_lot:
        raise PositionError(
            "table.lot", "Empire B is a later lot than the last of Empire A; give a number above left_lot (TAW-B9a)"
        )
    if not is_second and (deck.left or deck.left_lot):
        raise PositionError("table.left", f"no card has left the game before round {s.setup.box.second_deck} (TAW-R2)")
    if any(card >= s.setup.box.first_b for card in deck.left):
        raise PositionError("table.left", "only cards of Empire A have left the game (TAW-R2)")
    held = [(f"table.seats[{seat}].stored", city.stored, city.lots) for seat, city in enumerate(s.cities)]
    for where, cards, lots in (*held, ("table.hand", s.hand, s.hand_lots)):
        for card, lot in zip(cards, lots, strict=True):
            if card >= s.setup.box.first_start:
                raise PositionError(where, "start cards are never stored (TAW-S1)")
            if lot == SEEN:
                continue
            is_a = card < s.setup.box.first_b
            if lot > deck.lot or is_a != (not is_second or lot <= deck.left_lot):
                raise PositionError(where, f"{s.setup.box.empire[card].id!r} cannot be of lot {lot} (TAW-B9a)")


def _check_laid(s: AncientState) -> None:
    """TAW-S3, T6, B4: piles and decks that have cards have one face up, but while it is drawn."""
    top = s.agenda[-1].text
    for number, pile in enumerate(s.piles):
        is_open = top == "next titan" and number == s.pile
        if (pile.top == EMPTY) != (is_open or not pile.size()):
            raise PositionError(f"table.titans[{number}].top", "the top Titan of a pile lies face up (TAW-T6)")
    is_open = top in ("turn up district", "draw districts", "choose district")
    if (s.districts.top == EMPTY) != (is_open or not s.districts.size()):
        raise PositionError("table.district", "the top District lies face up (TAW-B4)")


def _check_over(s: AncientState) -> None:
    """TAW-E0 to E2."""
    if s.round != s.setup.box.rounds:
        raise PositionError("table.agenda", f"the game is over after round {s.setup.box.rounds} (TAW-E0)")
    for seat, city in enumerate(s.cities):
        if not 0 <= city.unfed <= city.mouths():
            raise PositionError(f"table.seats[{seat}].unfed", "say how many citizens had no food after the last round (TAW-E1)")
        if city.damaged or city.starving or city.home != city.citizens or city.has_passed or city.draft:
            raise PositionError(
                f"table.seats[{seat}]", "after the end everything is repaired and everybody is at home (TAW-E2)"
            )


def _check_setting_up(s: AncientState, texts: tuple[str, ...]) -> None:
    """TAW-S1 to S3: what is drawn so far, with nothing done before its time."""
    top = texts[-1]
    if (top == "lots") != (s.turn == NOBODY) or (top == "lots" and s.setup.first != NOBODY):
        raise PositionError("table.turn", "the first player is known exactly when no lot is to be drawn (TAW-S2)")
    if s.setup.first not in (NOBODY, s.turn):
        raise PositionError("table.turn", f"the table has named {seat_name(s.setup.first)} (TAW-S2)")
    done = [text for text in SETTING_UP if text not in texts]
    if (s.districts.top != EMPTY) != ("turn up district" in done):
        raise PositionError("table.district", "the District is turned up before the Titans (TAW-S3)")
    for number, pile in enumerate(s.piles):
        if (pile.top != EMPTY) != (f"turn up titan {number + 1}" in done):
            raise PositionError(f"table.titans[{number}].top", "one Titan after the other is turned up (TAW-S3)")
    _check_filling(s.military_row, top == "fill military", "fill military" in done, "table.military")
    _check_filling(s.row, top == "fill empire", "fill empire" in done, "table.row")
    _check_untouched(s)


def _check_filling(row: list[int], is_open: bool, is_done: bool, where: str) -> None:
    empty = row.count(EMPTY)
    if (
        any(place < EMPTY for place in row)
        or (is_open and not empty)
        or (not is_open and empty != (0 if is_done else len(row)))
    ):
        raise PositionError(where, "cards are laid from the first place on, Military cards first (TAW-S3)")


def _check_untouched(s: AncientState) -> None:
    box = s.setup.box
    for seat, city in enumerate(s.cities):
        if city.cards != tuple(box.start_empire) or city.districts or city.titans or city.stored:
            raise PositionError(f"table.seats[{seat}]", "a city begins with its start cards alone (TAW-S1)")
    if any(s.places) or s.is_claimed or s.deck.lot or any(s.deck.discards):
        raise PositionError("table.actions", "nothing is done before the first turn")


def _check_preparing(s: AncientState, texts: tuple[str, ...]) -> None:
    """TAW-R2, R3: rows are filled before anybody acts."""
    if any(s.places) or any(city.workers or city.has_passed or city.draft for city in s.cities) or s.is_claimed:
        raise PositionError("table.actions", "rows are filled before anybody acts (TAW-R2)")
    if "fill military" in texts and (EMPTY not in s.military_row or not s.military.size):
        raise PositionError("table.military", "there is nothing to fill (TAW-R3)")
    if texts[-1] == "fill empire" and (EMPTY not in s.row or not s.deck.size):
        raise PositionError("table.row", "there is nothing to fill (TAW-R2)")


# -- questions ------------------------------------------------------------------------------------------------------------


def _demand(is_right: bool, where: str, problem: str) -> None:
    if not is_right:
        raise PositionError(where, problem)


def _choose(s: AncientState) -> None:
    _demand(not s.cities[s.turn].has_passed, "table.turn", f"{seat_name(s.turn)} has passed and takes no more actions (TAW-P2)")


def _attack(s: AncientState) -> None:
    city = s.cities[s.turn]
    _demand(s.piles[s.pile].top != EMPTY, "table.pile", "this pile is empty (TAW-T6)")
    _demand(s.ticked < 1 << len(city.armies), "table.ticked", f"there are {len(city.armies)} armies")
    for number, army in enumerate(city.armies):
        _demand(not (army.on_name and s.ticked >> number & 1), "table.ticked", f"army {number + 1} was used already (TAW-T2)")
    can_go_on = assault.is_enough(s, s.turn) or any(assault.can_tick(s, s.turn, at) for at in range(len(city.armies)))
    _demand(
        can_go_on and assault.cost(city, s.ticked) <= city.coins,
        "table.ticked",
        "these armies cannot lead to a win that can be paid (TAW-T6a)",
    )


def _fought(s: AncientState) -> None:
    """An attack was made: the Titan is the last of the city."""
    city = s.cities[s.turn]
    _demand(bool(city.titans), "table.seats", f"{seat_name(s.turn)} has taken no Titan (TAW-T6)")
    titan = s.setup.box.titans[city.titans[-1]]
    _demand(titan.pile == s.pile, "table.pile", f"{titan.name}, the last Titan of the city, is of another pile (TAW-T6)")
    dice = len(s.dice) + s.dice_due
    is_rolled = s.agenda[-1].text in ("damage", "disband")
    _demand(dice == len(titan.tribes), "table.dice", f"{titan.name} makes {len(titan.tribes)} dice, not {dice} (TAW-T8)")
    _demand(is_rolled == (s.dice_due == 0) or not titan.tribes, "table.dice_due", "dice are rolled before the damage (TAW-T8)")
    _demand(s.hits <= s.dice.count(0), "table.hits", "there are more hits than dice that show a Titan (TAW-T8)")


def _next_titan(s: AncientState) -> None:
    _fought(s)
    _demand(bool(s.piles[s.pile].bag), "table.pile", "no Titan of this pile is left to turn up (TAW-T6)")


def _mend(s: AncientState) -> None:
    if s.pile != NOBODY:
        _fought(s)
    damaged = s.cities[s.turn].damaged.bit_count()
    _demand(0 < s.repairs < damaged, "table.repairs", "it is asked only while more is damaged than can be repaired (TAW-T7)")


def _rebuild(s: AncientState) -> None:
    most = s.setup.box.rebuild_repairs
    _demand(0 < s.repairs <= most, "table.repairs", f"Rebuild repairs up to {most} (TAW-B6)")
    _demand(s.cities[s.turn].damaged != 0, "table.repairs", "nothing is damaged (TAW-B6)")


def _damage(s: AncientState) -> None:
    _fought(s)
    _demand(s.hits > 0 and len(s.cities[s.turn].undamaged()) > 1, "table.hits", "there is nothing to choose (TAW-T8)")


def _disband(s: AncientState) -> None:
    _fought(s)
    city = s.cities[s.turn]
    _demand(len(city.armies) > city.army_limit, "table.seats", "no army is over the limit (TAW-T10)")


def _explore(s: AncientState) -> None:
    _demand(can_explore(s), "table.row", "no card is left to explore (TAW-B9)")


def _draw(s: AncientState) -> None:
    _demand(0 < s.due <= s.deck.reach() and s.deck.size > 0, "table.due", "not so many cards are left to draw (TAW-B9)")


def _draw_top(s: AncientState) -> None:
    _demand(s.due == 1 and s.deck.size > 0, "table.due", "one card is drawn, and the deck has one (TAW-K14)")
    _passed(s)


def _keep(s: AncientState) -> None:
    _demand(bool(s.hand), "table.hand", "no card was drawn (TAW-B9)")


def _passed(s: AncientState) -> None:
    only = [seat for seat, city in enumerate(s.cities) if city.has_passed] == [s.turn]
    _demand(
        only and s.cities[s.turn].reacts(ON_PASS), "table.agenda", "it is for the first who passes and has the card (TAW-K14)"
    )


def _dramatists(s: AncientState) -> None:
    _passed(s)
    _explore(s)


def _outpost(s: AncientState) -> None:
    seat = left_of(s, s.turn)
    is_right = s.cities[seat].reacts(ON_RIGHT) and has_coins_on_armies(s, seat)
    _demand(is_right, "table.agenda", f"{seat_name(seat)} has no card for it, or no coin on an army (TAW-K9)")


def _scribes(s: AncientState) -> None:
    seat = right_of(s, s.turn)
    is_right = s.cities[seat].reacts(ON_LEFT) and s.cities[seat].coins >= s.setup.box.study_coins
    _demand(is_right, "table.agenda", f"{seat_name(seat)} has no card for it, or no coin (TAW-K12)")


def _hideout(s: AncientState) -> None:
    _demand(any(pile.top != EMPTY for pile in s.piles), "table.titans", "all piles are empty (TAW-K10)")


def _look(s: AncientState) -> None:
    pile = s.piles[s.pile]
    _demand(not pile.known or pile.looker == s.turn, "table.titans", f"{seat_name(s.turn)} is the one who looks (TAW-K10)")
    most = s.setup.box.looks_at
    is_right = 0 < s.due <= len(pile.bag) and 1 + len(pile.known) + s.due <= most
    _demand(is_right, "table.due", f"{most} Titans are looked at, or what there is (TAW-K10)")


def _arrange(s: AncientState) -> None:
    pile = s.piles[s.pile]
    is_right = bool(pile.known) and pile.looker == s.turn
    _demand(is_right, "table.titans", f"{seat_name(s.turn)} has looked at no Titan below the face-up one (TAW-K10)")


def _ambush(s: AncientState) -> None:
    _demand(assault.can_beat(s, s.turn, s.pile), "table.pile", "its top cannot be beaten (TAW-K10)")


def _copy(s: AncientState) -> None:
    _demand(bool(copies(s, s.turn)), "table.agenda", "there is no action to copy (TAW-K5)")


def _choose_district(s: AncientState) -> None:
    _demand(s.setup.has_expand_plus, "table.agenda", "this table plays without Expand+ (TAW-V1)")
    _demand(2 <= len(s.choice) + s.due <= 3, "table.choice", "one chooses from two Districts or three (TAW-V1)")
    everybody = s.setup.everybody
    is_seen = s.choice_known[0] == everybody and all(known >> s.turn & 1 for known in s.choice_known)
    _demand(is_seen, "table.choice", "all know the first one, and whoever chooses knows them all (TAW-V1)")


def _draw_districts(s: AncientState) -> None:
    _demand(bool(s.choice), "table.choice", "the face-up District is the first of them (TAW-V1)")
    beneath = len(s.districts.bag) + len(s.districts.under)
    _demand(0 < s.due <= beneath, "table.due", "not so many Districts are left (TAW-V1)")
    _choose_district(s)


def _turn_up_district(s: AncientState) -> None:
    _demand(s.districts.has_next(), "table.district", "no District is left to turn up (TAW-B4)")


def _starve(s: AncientState) -> None:
    city = s.cities[s.asked]
    named = city.starving.bit_count()
    is_right = s.due > 0 and named + s.due == city.hungry() < city.mouths()
    _demand(is_right, "table.due", f"{seat_name(s.asked)} has food for all but {city.hungry()} citizens (TAW-N4)")
    _demand(s.round < s.setup.box.rounds, "table.round", "after the last round nobody is asked who starves (TAW-N4)")
    is_home = not any(s.places) and not any(other.workers or other.has_passed or other.draft for other in s.cities)
    _demand(is_home and not s.is_claimed, "table.actions", "citizens come home before they eat (TAW-N3)")


QUESTIONS: Final[dict[str, Callable[[AncientState], None]]] = {
    "choose": _choose,
    "attack": _attack,
    "next titan": _next_titan,
    "mend by armies": _mend,
    "mend": _mend,
    "rebuild": _rebuild,
    "roll": _fought,
    "damage": _damage,
    "disband": _disband,
    "explore": _explore,
    "draw": _draw,
    "draw top": _draw_top,
    "keep": _keep,
    "dramatists": _dramatists,
    "outpost": _outpost,
    "scribes": _scribes,
    "hideout": _hideout,
    "look": _look,
    "arrange": _arrange,
    "ambush": _ambush,
    "copy": _copy,
    "draw districts": _draw_districts,
    "choose district": _choose_district,
    "turn up district": _turn_up_district,
    "starve": _starve,
}
"""The questions that stand alone in play, and what must hold for each."""
