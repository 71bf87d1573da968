"""Sets up a state from a position that a person may have written by hand, and says where it cannot be.

Only this game's `Game` calls it. Supplies, deck and first player are derived, so that a puzzle needs only what is on the table.
"""
# not compiled: msgspec structs at the edge

from typing import Any

import msgspec

from quadriga.games.eight_minute_empire import frames
from quadriga.games.eight_minute_empire.box import KINDS, Box
from quadriga.games.eight_minute_empire.state import EmpireState, Setup
from quadriga.kernel.errors import PositionError
from quadriga.kernel.meta import Config
from quadriga.kernel.position import position_error
from quadriga.kernel.seats import seat_name
from quadriga.kernel.state import Frame
from quadriga.parts.deck import Deck
from quadriga.parts.market import GAP, Market


class SeatData(msgspec.Struct, forbid_unknown_fields=True):
    """One seat: what it has and where it stands."""

    coins: int
    cards: list[str] = []
    armies: dict[str, int] = {}
    cities: dict[str, int] = {}


class NeutralData(msgspec.Struct, forbid_unknown_fields=True):
    """The third colour of EME-V5."""

    to_place: int = 0
    armies: dict[str, int] = {}


class TableData(msgspec.Struct, forbid_unknown_fields=True):
    """The `table` of a position."""

    seats: list[SeatData]
    row: list[str | None]
    turn: int | None = None
    agenda: tuple[str, ...] = ("take card",)
    youngest: list[int] = []
    bids: list[int | None] = []
    neutral: NeutralData | None = None
    past: list[list[int]] = []


def build(config: Config, setup: Setup, layout: dict[str, Any]) -> EmpireState:
    """The state of a layout; `check` has still to be called on it."""
    try:
        table = msgspec.convert(layout, TableData)
    except msgspec.ValidationError as error:
        mistake = position_error(error)
        raise PositionError(f"table.{mistake.where}", mistake.problem) from None
    if len(table.seats) != setup.players:
        raise PositionError("table.seats", f"there are {len(table.seats)}, but the position says {setup.players} players")
    box = setup.box
    agenda = [_frame(text, index) for index, text in enumerate(table.agenda)]
    state = EmpireState(
        config,
        list(agenda),
        setup,
        armies=_owners(box, table, setup.players, "armies"),
        cities=_owners(box, table, setup.players, "cities"),
        armies_left=[setup.armies - sum(seat.armies.values()) for seat in table.seats],
        cities_left=[setup.cities - sum(seat.cities.values()) for seat in table.seats],
        coins=[seat.coins for seat in table.seats],
        goods=[0] * (setup.players * box.goods),
        taken=[],
        deck=Deck([], 0),
        row=Market(box.prices, [_card(box, card, f"table.row[{place}]") for place, card in enumerate(table.row)]),
        bids=_bids(table, setup),
        youngest=_seats(table.youngest, setup.players, "table.youngest"),
        first=frames.NOT_YET,
        turn=frames.NOT_YET if table.turn is None else table.turn,
        neutral_left=table.neutral.to_place if table.neutral else 0,
        paid=setup.players * setup.coins - sum(seat.coins for seat in table.seats),
        past=tuple(tuple(game) for game in table.past),
    )
    _check_agenda(state)
    _deal_cards(state, table)
    _check_row(state)
    if len(state.past) >= setup.games or any(len(game) != setup.players for game in state.past):
        raise PositionError(
            "table.past",
            f"it must hold at most {setup.games - 1} earlier games with {setup.players} scores each",
        )
    return state


def _frame(text: str, index: int) -> Frame[EmpireState]:
    frame = frames.NAMED.get(text)
    if frame is None:
        raise PositionError(
            f"table.agenda[{index}]",
            f"{text!r} is no question of this game; there are {', '.join(frames.NAMED)}",
        )
    return frame


def _owners(box: Box, table: TableData, players: int, what: str) -> list[int]:
    counts = [0] * ((players + 1) * box.map.size)
    piles = [(f"table.seats[{seat}].{what}", getattr(data, what)) for seat, data in enumerate(table.seats)]
    if what == "armies" and table.neutral is not None:
        piles.append(("table.neutral.armies", table.neutral.armies))
    for owner, (place, pile) in enumerate(piles):
        for region, count in pile.items():
            if region not in box.map.ids:
                raise PositionError(f"{place}.{region}", f"there is no region {region!r} on this board")
            if count < 0:
                raise PositionError(f"{place}.{region}", f"{count} is less than none")
            counts[owner * box.map.size + box.map.index(region)] = count
    return counts


def _card(box: Box, card: str | None, where: str) -> int:
    if card is None:
        return GAP
    for known in box.cards:
        if known.id == card:
            return known.index
    raise PositionError(where, f"there is no card {card!r} in this deck")


def _bids(table: TableData, setup: Setup) -> tuple[int, ...]:
    if table.bids and len(table.bids) != setup.players:
        raise PositionError("table.bids", f"there must be {setup.players}, one for each seat")
    is_bidding = "bid" in table.agenda
    given = table.bids or [None if is_bidding else 0] * setup.players
    for seat, bid in enumerate(given):
        if bid is not None and not 0 <= bid <= setup.coins:
            raise PositionError(f"table.bids[{seat}]", f"{bid} is not a bid from 0 to {setup.coins} (EME-B1)")
    if is_bidding != (None in given):
        raise PositionError("table.bids", "a bid is missing (null) exactly while the bidding is on")
    return tuple(frames.NO_BID if bid is None else bid for bid in given)


def _seats(given: list[int], players: int, where: str) -> tuple[int, ...]:
    if len(set(given)) != len(given) or any(not 0 <= seat < players for seat in given):
        raise PositionError(where, f"{given} must name seats from 0 to {players - 1}, each at most once")
    return tuple(given)


def _check_agenda(s: EmpireState) -> None:
    """The frames that the rules themselves can stack up, and a seat whose turn it is."""
    texts = [frame.text for frame in s.agenda]
    is_setting_up = texts[:1] == ["bid"] and texts[1:] in (
        [], ["settle"], ["deal"], ["deal", "lots"], ["settle", "deal"], ["settle", "deal", "lots"],
    )  # fmt: skip
    is_acting = bool(s.agenda) and len(s.agenda) <= 2 and all(isinstance(frame, frames.Action) for frame in s.agenda)
    if not (is_setting_up or is_acting or texts in ([], ["name first"], ["take card"], ["take card", "deal"])):
        raise PositionError("table.agenda", f"the rules never leave {texts} open together")
    if "lots" not in texts and len(s.youngest) != s.setup.players:
        if s.setup.youngest or not s.youngest:
            s.youngest = s.setup.youngest or tuple(range(s.setup.players))
        else:
            raise PositionError("table.youngest", "it must name every seat, from the youngest to the oldest (EME-B5)")
    if "settle" in texts and not s.neutral_left:
        raise PositionError("table.neutral.to_place", "no army of the third colour is left to settle (EME-V5)")
    if is_setting_up:
        if s.turn != frames.NOT_YET:
            raise PositionError("table.turn", "nobody has the turn before the bids are in; leave it out or write null")
    elif s.agenda and not 0 <= s.turn < s.setup.players:
        raise PositionError("table.turn", f"say whose turn it is, a seat from 0 to {s.setup.players - 1}")


def _deal_cards(s: EmpireState, table: TableData) -> None:
    """Give the seats their cards in the order of the turns, and leave the rest unseen in the deck."""
    players = s.setup.players
    hands = [
        [_card(s.setup.box, card, f"table.seats[{seat}].cards[{index}]") for index, card in enumerate(data.cards)]
        for seat, data in enumerate(table.seats)
    ]
    total = sum(len(hand) for hand in hands)
    is_acting = bool(s.agenda) and isinstance(s.agenda[-1], frames.Action)
    if s.turn != frames.NOT_YET:
        s.first = (s.turn - total + (1 if is_acting or not s.agenda else 0)) % players
    if s.agenda[:1] in ([frames.BID], [frames.NAME_FIRST]):
        s.first = frames.NOT_YET
        if total:
            raise PositionError("table.seats", "nobody has a card before the bid is over")
    for seat, hand in enumerate(hands):
        due = (total + players - 1 - (seat - s.first) % players) // players
        if len(hand) != due:
            raise PositionError(
                f"table.seats[{seat}].cards",
                f"{seat_name(seat)} has {len(hand)}; with {total} cards taken in turn "
                f"from {seat_name(s.first)} on it must be {due}",
            )
    for index in range(total):
        seat = (s.first + index) % players
        card = s.setup.box.cards[hands[seat][index // players]]
        s.taken.append(card.index)
        s.goods[seat * s.setup.box.goods + card.good] += card.goods
    last = players * s.setup.cards_to_end
    if total > last or (total == last and not is_acting and s.agenda) or (total < last and not s.agenda):
        raise PositionError("table.seats", f"{total} cards are taken; the game ends with {last}, and only then (EME-E1)")
    s.deck.counts = [max(0, copies - s.taken.count(card) - s.row.cards.count(card)) for card, copies in enumerate(s.setup.deck)]
    s.deck.size = sum(s.deck.counts)
    if is_acting:
        _check_action(s)


def _check_action(s: EmpireState) -> None:
    """An open action is one that the last card shows, or what is left of it."""
    if not s.taken:
        raise PositionError("table.agenda", "an action is open, but no card was taken")
    card = s.setup.box.cards[s.taken[-1]]
    shown = [f"{KINDS[kind]} {left}" for kind, n in zip(card.kinds, card.numbers, strict=True) for left in range(1, n + 1)]
    shown += ["choose part"] if len(card.kinds) > 1 else []
    for index, frame in enumerate(s.agenda):
        if frame.text not in shown:
            raise PositionError(f"table.agenda[{index}]", f"{frame.text!r} is not on the last card taken, {card.id}")
    top = s.agenda[-1]
    if isinstance(top, frames.Action) and not top.can_begin(s):
        raise PositionError("table.agenda", f"{top.text!r} cannot be begun: there is nothing to do it with (EME-C3)")


def _check_row(s: EmpireState) -> None:
    """EME-T4: six cards while the deck has any; one place is open (null) exactly while the action of its card is under way."""
    gaps = s.row.cards.count(GAP)
    is_acting = bool(s.agenda) and isinstance(s.agenda[-1], frames.Action)
    if gaps != (1 if is_acting else 0):
        raise PositionError("table.row", "one place is null while the action of its card is under way, and none otherwise")
    places = len(s.row.prices)
    is_dealing = bool(s.agenda) and frames.DEAL in s.agenda
    if len(s.row.cards) > places - (1 if is_dealing else 0):
        raise PositionError("table.row", f"it holds {len(s.row.cards)} cards; there are {places} places")
    if is_dealing and not s.deck.size:
        raise PositionError("table.agenda", "a card is to be dealt, but the deck is empty")
    if s.agenda and not is_dealing and s.deck.size and len(s.row.cards) < places:
        raise PositionError(
            "table.row",
            f"it holds {len(s.row.cards)} cards; it must be {places} while the deck has cards (EME-T4)",
        )
