"""Sets up a state from a position that a person may have written by hand, and says where it cannot be.

Only this game's `Game` calls it. Piles and first player are derived, so that a puzzle needs only what is on the table.
`position_check` refuses what the rules can never lead to.
"""
# not compiled: msgspec structs at the edge

from typing import Any

import msgspec

from quadriga.games.emporion import frames
from quadriga.games.emporion.box import ACTIONS, DEVELOPMENT, EMPTY, HISTORY, NOBODY, OFF, PILES, PORT, START, Box
from quadriga.games.emporion.pile import HistoryPile
from quadriga.games.emporion.position_check import check_position
from quadriga.games.emporion.realm import Realm, empty_realm
from quadriga.games.emporion.scoring import ENDINGS, NOT_YET
from quadriga.games.emporion.state import EmporionState, Setup
from quadriga.kernel.errors import PositionError
from quadriga.kernel.meta import Config
from quadriga.kernel.position import position_error
from quadriga.kernel.state import Frame
from quadriga.parts.deck import Deck


class SeatData(msgspec.Struct, forbid_unknown_fields=True):
    """One seat: its Realm, its reserved cards, and its Spoils by lot."""

    realm: list[str] = []
    reserved: list[str] = []
    spoils: int = 0
    start_spoils: int = 0


class TableData(msgspec.Struct, forbid_unknown_fields=True):
    """The `table` of a position."""

    seats: list[SeatData]
    port: list[str | None] = msgspec.field(default_factory=lambda: [None] * PORT)
    polis: list[str] = []
    special: list[str] | None = None
    counters: list[str | None] | None = None
    asclepios: int | None = None
    turn: int | None = None
    turns: int = 0
    agenda: tuple[str, ...] = ("choose action",)
    under: list[str] = []
    gone: list[str] = []
    spoils_due: int = 0
    spoils_owed: int = 0
    has_sailed: bool = False
    is_exhausted: bool = False
    last_round: str | None = None


def build(config: Config, setup: Setup, layout: dict[str, Any]) -> EmporionState:
    """The state of a layout; `check` has still to be called on it."""
    try:
        table = msgspec.convert(layout, TableData)
    except msgspec.ValidationError as error:
        raise position_error(error, "table") from None
    if len(table.seats) != setup.players:
        raise PositionError("table.seats", f"there are {len(table.seats)}, but the position says {setup.players} players")
    for field in ("turns", "spoils_due", "spoils_owed"):
        if getattr(table, field) < 0:
            raise PositionError(f"table.{field}", "it must be a number from 0 on")
    if len(table.port) != PORT:
        raise PositionError("table.port", f"it has {PORT} places, null for an empty one, not {len(table.port)} (EMP-S3)")
    box = setup.box
    state = EmporionState(
        config,
        [_frame(text, index) for index, text in enumerate(table.agenda)],
        setup,
        realms=[_realm(box, data, f"table.seats[{seat}]") for seat, data in enumerate(table.seats)],
        port=[EMPTY if key is None else _card(box, key, f"table.port[{index}]") for index, key in enumerate(table.port)],
        polis=sorted(_cards(box, table.polis, "table.polis")),
        special=_special(setup, table.special),
        pile=HistoryPile(0, [_lot(word, index) for index, word in enumerate(table.under)]),
        unseen=[],
        boxed=0,
        gone=tuple(_cards(box, table.gone, "table.gone")),
        counters=_counters(setup, table.counters),
        asclepios=_asclepios(setup, table),
        turn=NOBODY if table.turn is None else _seat(setup, table.turn, "table.turn"),
        turns=table.turns,
        spoils_due=table.spoils_due,
        spoils_owed=table.spoils_owed,
        has_sailed=table.has_sailed,
        is_exhausted=table.is_exhausted,
        ending=_ending(table.last_round),
    )
    _fill_piles(state, table.special is None)
    check_position(state)
    return state


def _frame(text: str, index: int) -> Frame[EmporionState]:
    frame = frames.NAMED.get(text)
    if frame is None:
        raise PositionError(
            f"table.agenda[{index}]", f"{text!r} is no question of this game; there are {', '.join(frames.NAMED)}"
        )
    return frame


def _seat(setup: Setup, seat: int, where: str) -> int:
    if not 0 <= seat < setup.players:
        raise PositionError(where, f"there is no seat {seat}; it must be a seat from 0 to {setup.players - 1}")
    return seat


def _card(box: Box, key: str, where: str, is_special: bool = False) -> int:
    card = box.index_of.get(key)
    if card is None:
        raise PositionError(where, f"{key!r} is no card of this box")
    if box.cards[card].is_special != is_special:
        problem = "is no special Prestige card" if is_special else "is a special Prestige card: it lies beside the Polis"
        raise PositionError(where, f"{key!r} {problem} (EMP-D5)")
    return card


def _cards(box: Box, keys: list[str], where: str) -> list[int]:
    return [_card(box, key, f"{where}[{index}]") for index, key in enumerate(keys)]


def _special(setup: Setup, keys: list[str] | None) -> tuple[int, ...]:
    """Left out: those that lie in no Realm, which `_fill_piles` puts there."""
    if keys and not setup.has_special:
        raise PositionError("table.special", "this table leaves the special Prestige cards out (EMP-S6)")
    if keys is None:
        return ()
    return tuple(sorted(_card(setup.box, key, f"table.special[{index}]", True) for index, key in enumerate(keys)))


def _realm(box: Box, data: SeatData, where: str) -> Realm:
    realm = empty_realm()
    for index, key in enumerate(data.realm):
        is_special = key in box.index_of and box.card_named(key).is_special
        realm.add(box, _card(box, key, f"{where}.realm[{index}]", is_special))
    realm.reserved = tuple(_cards(box, data.reserved, f"{where}.reserved"))
    if data.spoils < 0 or data.start_spoils < 0:
        raise PositionError(f"{where}.spoils", "it must be a number from 0 on")
    realm.spoils = [data.start_spoils, data.spoils]
    return realm


def _lot(word: str, index: int) -> int:
    if word not in PILES[:DEVELOPMENT]:
        raise PositionError(f"table.under[{index}]", f"{word!r} is no lot; there are start and history (EMP-P3)")
    return PILES.index(word)


def _counters(setup: Setup, words: list[str | None] | None) -> list[int]:
    number = 2 if setup.has_own_counters else 1
    if words is None:
        return [OFF] * number
    if len(words) != number:
        raise PositionError("table.counters", f"with {setup.players} players there must be {number}, not {len(words)} (EMP-S9)")
    for index, word in enumerate(words):
        if word is not None and word not in ACTIONS:
            raise PositionError(f"table.counters[{index}]", f"{word!r} is no Action; there are {', '.join(ACTIONS)}")
    return [OFF if word is None else ACTIONS.index(word) for word in words]


def _asclepios(setup: Setup, table: TableData) -> int:
    """Left out in play: seat 0 has it."""
    if table.asclepios is None:
        is_chosen = setup.has_own_counters and "choose counter" not in table.agenda
        return 0 if is_chosen else NOBODY
    if not setup.has_own_counters:
        raise PositionError("table.asclepios", f"with {setup.players} players all use one counter (EMP-S9)")
    return _seat(setup, table.asclepios, "table.asclepios")


def _ending(word: str | None) -> int:
    if word is None:
        return NOT_YET
    if word not in ENDINGS[1:]:
        raise PositionError("table.last_round", f"{word!r} is no ending; there are {', '.join(ENDINGS[1:])}")
    return ENDINGS.index(word)


def _fill_piles(s: EmporionState, is_special_left_out: bool) -> None:
    """What lies nowhere on the table is unseen; cards that are there too often are left to `check`."""
    box = s.setup.box
    left = [card.count for card in box.cards]
    for cards in (s.polis, s.special, s.gone, *[r.cards for r in s.realms], *[r.reserved for r in s.realms]):
        for card in cards:
            left[card] -= 1
    for card in s.port:
        if card != EMPTY:
            left[card] -= 1
    for pile in (START, HISTORY, DEVELOPMENT):
        counts = [max(0, count) for count in left[box.first_of[pile] : box.first_of[pile + 1]]]
        s.unseen.append(Deck(counts, sum(counts)))
    if s.setup.has_special and is_special_left_out:
        s.special = tuple(index for index in range(box.first_special, len(box.cards)) if left[index] > 0)
    under = s.pile.under
    s.pile.top = s.unseen[HISTORY].size - under.count(HISTORY) - sum(realm.spoils[HISTORY] for realm in s.realms)
    s.boxed = s.unseen[START].size - under.count(START) - sum(realm.spoils[START] for realm in s.realms)
    if any(not realm.cards for realm in s.realms):
        s.boxed = 0
