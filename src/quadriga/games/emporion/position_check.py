"""Refuses positions that the rules can never lead to, so that play from a position cannot go wrong later.

Called by `position` alone, on a state that is well-formed. What must not be created or lost is left to `layout.check`.
"""

from collections.abc import Callable
from typing import Final

from quadriga.games.emporion import frames
from quadriga.games.emporion.adding import action_id
from quadriga.games.emporion.box import DEVELOPMENT, EMPTY, EXPEDITION, NOBODY, OFF, PORT, RESERVE, RESOURCES
from quadriga.games.emporion.sailing import splits
from quadriga.games.emporion.scoring import BY_HISTORY, BY_REALM, NOT_YET
from quadriga.games.emporion.state import EmporionState
from quadriga.kernel.errors import PositionError
from quadriga.kernel.seats import seat_name

TURN_UPS: Final[tuple[str, ...]] = ("turn up development", "turn up history")


def check_position(s: EmporionState) -> None:
    """Raise `PositionError` with the place and the reason."""
    texts = [frame.text for frame in s.agenda]
    if s.turn == NOBODY and texts[-1:] != ["lots"]:
        raise PositionError("table.turn", f"say whose turn it is, a seat from 0 to {s.setup.players - 1}")
    if len(texts) > 1 and texts[0] == "choose action":
        _check_setting_up(s, texts)
        return
    _check_realms(s)
    _check_counters(s)
    _check_ending(s, bool(texts))
    if not texts:
        _check_nothing_due(s)
    elif texts[-1] in TURN_UPS:
        _check_turning_up(s, texts)
    elif len(texts) > 1 or texts[0] not in QUESTIONS:
        raise PositionError("table.agenda", f"{texts} cannot be open together; in play one question is, or draws for the Port")
    else:
        QUESTIONS[texts[0]](s)


# -- set-up ---------------------------------------------------------------------------------------------------------------


def _check_setting_up(s: EmporionState, texts: list[str]) -> None:
    """EMP-S1 to S9: the frames that `set_up` stacks, with nothing done before its time."""
    counter = [frames.CHOOSE_COUNTER.text] if s.setup.has_own_counters else []
    stack = [
        frames.CHOOSE_ACTION.text,
        *counter,
        frames.TAKE_START.text,
        frames.LAY_PORT.text,
        frames.LOTS.text,
    ]
    if texts != stack[: len(texts)]:
        raise PositionError("table.agenda", f"the set-up leaves open {stack} or the first few of them, not {texts}")
    top = texts[-1]
    if top == "lots" and (s.setup.first != NOBODY or s.turn != NOBODY):
        raise PositionError("table.turn", "the first player is known, so no lot is to be drawn (EMP-S1)")
    if top != "lots" and s.setup.first not in (NOBODY, s.turn):
        raise PositionError("table.turn", f"the table has named {seat_name(s.setup.first)} (EMP-S1)")
    if s.turns or s.gone or s.pile.under or s.is_exhausted or s.ending != NOT_YET or s.has_sailed:
        raise PositionError("table.turns", "nothing of this has happened before the first turn")
    if any(action != OFF for action in s.counters) or s.asclepios != NOBODY:
        raise PositionError("table.counters", "no counter is chosen or stands anywhere before the first turn (EMP-S9)")
    if s.setup.has_special and len(s.special) != len(s.setup.box.cards) - s.setup.box.first_special:
        raise PositionError("table.special", "all special Prestige cards lie beside the Polis at the start (EMP-S6)")
    _check_nothing_due(s)
    _check_first_port(s, top)
    _check_first_cards(s, top)


def _check_first_port(s: EmporionState, top: str) -> None:
    """EMP-S3: filled from the first place on, with History cards."""
    box = s.setup.box
    lying = PORT - s.port.count(EMPTY)
    due = {"lots": (0, 0), "lay port": (0, PORT - 1)}.get(top, (PORT, PORT))
    if not due[0] <= lying <= due[1] or EMPTY in s.port[:lying]:
        raise PositionError("table.port", f"{lying} cards lie there; the four are laid from the first place on (EMP-S3)")
    if any(card != EMPTY and not box.first_of[1] <= card < box.first_prestige for card in s.port):
        raise PositionError("table.port", "the first four are History cards that are no start cards (EMP-S3)")


def _check_first_cards(s: EmporionState, top: str) -> None:
    """EMP-S4, S5, S8: one each in turn order; then the Polis and the first Spoils."""
    box = s.setup.box
    players = s.setup.players
    is_made = top == "choose counter"
    order = [(s.turn + step) % players for step in range(players)] if s.turn != NOBODY else list(range(players))
    sizes = [len(s.realms[seat].cards) for seat in order]
    taken = sum(sizes)
    if (
        sizes != [1] * taken + [0] * (players - taken)
        or (taken == players) != is_made
        or (taken and top in ("lots", "lay port"))
    ):
        raise PositionError("table.seats", "each takes one start card in turn order, after the Port is laid (EMP-S4)")
    for place, seat in enumerate(order):
        realm = s.realms[seat]
        where = f"table.seats[{seat}]"
        if any(card not in box.choice for card in realm.cards):
            names = " or ".join(box.cards[card].name for card in box.choice)
            raise PositionError(f"{where}.realm", f"the first card is {names} (EMP-S4)")
        if realm.reserved:
            raise PositionError(f"{where}.reserved", "nothing is reserved before the first turn")
        if realm.spoils != [box.first_spoils[place] if is_made else 0, 0]:
            raise PositionError(f"{where}.start_spoils", "the first Spoils are dealt after the Polis is made (EMP-S8)")
    due = sorted(card for card in box.polis for _ in range(players)) if is_made else []
    if s.polis != due:
        raise PositionError("table.polis", f"it is made of {players} of each of its start cards, after all have one (EMP-S5)")


# -- in play --------------------------------------------------------------------------------------------------------------


def _check_realms(s: EmporionState) -> None:
    for seat, realm in enumerate(s.realms):
        if not realm.cards:
            raise PositionError(f"table.seats[{seat}].realm", "a Realm has one card or more (EMP-S4)")
    if s.pile.top < 0 or s.boxed < 0:
        lot = "History" if s.pile.top < 0 else "start"
        raise PositionError("table.seats", f"more Spoils and returned cards are {lot} cards than are unseen (EMP-P3)")


def _check_counters(s: EmporionState) -> None:
    """EMP-A1: only Reserve holds two."""
    stands = s.counters[0]
    if len(s.counters) > 1 and stands == s.counters[1] and stands not in (OFF, RESERVE):
        raise PositionError("table.counters", f"both stand on {action_id(stands)}; only reserve holds two (EMP-A1)")


def _check_ending(s: EmporionState, is_open: bool) -> None:
    """EMP-E1 to E3: a last round has its reason, and ends before the first player's turn."""
    is_full = any(len(realm.cards) >= s.setup.box.realm_end for realm in s.realms)
    if s.ending == NOT_YET and (is_full or s.is_exhausted):
        what, rule = (f"a Realm has {s.setup.box.realm_end} cards", 1) if is_full else ("the History pile is exhausted", 2)
        raise PositionError("table.last_round", f"{what}, so this is the last round (EMP-E{rule})")
    if s.ending == BY_REALM and not is_full:
        raise PositionError("table.last_round", f"no Realm has {s.setup.box.realm_end} cards (EMP-E1)")
    if s.ending == BY_HISTORY and not s.is_exhausted:
        raise PositionError("table.last_round", "the History pile is not exhausted (EMP-E2)")
    is_round_over = s.turns % s.setup.players == 0
    if not is_open and (s.ending == NOT_YET or not is_round_over):
        raise PositionError("table.agenda", "the game ends when the last round is finished (EMP-E3)")
    if is_open and s.agenda[-1].text == "choose action" and s.ending != NOT_YET and is_round_over:
        raise PositionError("table.agenda", "the last round is finished, so nobody has a turn (EMP-E3)")


def _check_nothing_due(s: EmporionState) -> None:
    if s.spoils_due:
        raise PositionError("table.spoils_due", "no Spoils are due now (EMP-X3)")
    if s.spoils_owed:
        raise PositionError("table.spoils_owed", "no Spoils have to go back now (EMP-P2)")


def _check_port(s: EmporionState, places: int) -> None:
    """EMP-X4: so many places wait for a card; others are empty only when nothing was left to fill them."""
    empty = s.port.count(EMPTY)
    is_dry = s.is_exhausted and s.unseen[DEVELOPMENT].size == [frame.text for frame in s.agenda].count(TURN_UPS[0])
    if empty < places or (empty > places and not is_dry):
        raise PositionError("table.port", f"{empty} places are empty, not {places}, and a pile could fill them (EMP-X4)")


def _check_choosing(s: EmporionState) -> None:
    _check_nothing_due(s)
    _check_port(s, 0)
    if s.has_sailed:
        raise PositionError("table.has_sailed", "the mandatory expedition comes at the end of a turn (EMP-Y1)")


def _check_splitting(s: EmporionState) -> None:
    """EMP-X2: the Expedition is on its way, and there is more than one split."""
    if s.spoils_owed or s.has_sailed or not 2 <= s.spoils_due <= s.setup.box.most_sent:
        raise PositionError("table.spoils_due", "it says how many cards the Expedition moved, two or more (EMP-X2)")
    if s.counters[s.counter_of(s.turn)] != EXPEDITION:
        raise PositionError("table.counters", "the counter of the seat that refills stands on expedition (EMP-A1)")
    if s.port.count(EMPTY) != s.spoils_due:
        raise PositionError("table.port", f"{s.spoils_due} cards moved, so {s.spoils_due} places are empty (EMP-X2)")
    least, most = splits(s, s.spoils_due)
    if least >= most:
        raise PositionError("table.agenda", "there is nothing to split (EMP-X2)")


def _check_returning(s: EmporionState) -> None:
    """EMP-D7: a draw is due only between two lots."""
    realm = s.realms[s.turn]
    if s.spoils_due or s.has_sailed:
        raise PositionError("table.spoils_due", "an addition brings no Spoils")
    if not 1 <= s.spoils_owed <= realm.spoils_held() or not all(realm.spoils):
        raise PositionError(
            "table.spoils_owed", f"{seat_name(s.turn)} returns some of Spoils of both lots, one at least (EMP-D7)"
        )
    if s.counters[s.counter_of(s.turn)] >= RESOURCES:
        raise PositionError("table.counters", "Spoils are used for additions: by trade, culture or war (EMP-P1)")
    _check_port(s, 0)


def _check_turning_up(s: EmporionState, texts: list[str]) -> None:
    """EMP-R2, X2, Y1: the draws for the Port, those from the History pile first, so last in the list."""
    development, history = (texts.count(text) for text in TURN_UPS)
    if texts != [TURN_UPS[0]] * development + [TURN_UPS[1]] * history or len(texts) > PORT:
        raise PositionError("table.agenda", f"at most {PORT} draws are due, those from the History pile last in the list")
    if history > s.pile.size() or development > s.unseen[DEVELOPMENT].size:
        raise PositionError("table.agenda", "a pile has fewer cards than are due from it (EMP-X4)")
    if s.spoils_owed or s.spoils_due > s.setup.box.most_sent or (s.has_sailed and s.spoils_due):
        raise PositionError("table.spoils_due", "Spoils come after an Expedition, one for each card moved (EMP-X3)")
    stands = s.counters[s.counter_of(s.turn)]
    if s.spoils_due and stands != EXPEDITION:
        raise PositionError("table.counters", "the counter of the seat that refills stands on expedition (EMP-A1)")
    if not s.spoils_due and not s.has_sailed and (stands != RESERVE or len(texts) > 1):
        raise PositionError("table.agenda", "one card is due after a reservation, more only after an expedition (EMP-R2)")
    _check_port(s, len(texts))


QUESTIONS: Final[dict[str, Callable[[EmporionState], None]]] = {
    "choose action": _check_choosing,
    "refill": _check_splitting,
    "return spoils": _check_returning,
}
"""The questions that stand alone in play, and what must hold for each."""
