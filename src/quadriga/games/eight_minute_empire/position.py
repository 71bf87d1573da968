"""Sets up a state from a position that a person may have written by hand, and says where it cannot be.

Only this game's `Game` calls it. Supplies, deck and first player are derived, so that a puzzle needs only what is on the table.
`position_check` refuses what the rules can never lead to.
"""
# not compiled: msgspec structs at the edge

from typing import Any

import msgspec

from quadriga.games.eight_minute_empire import frames
from quadriga.games.eight_minute_empire.box import Box
from quadriga.games.eight_minute_empire.position_check import check_position
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
    tokens: dict[str, str] = {}


def build(config: Config, setup: Setup, layout: dict[str, Any]) -> EmpireState:
    """The state of a layout; `check` has still to be called on it."""
    try:
        table = msgspec.convert(layout, TableData)
    except msgspec.ValidationError as error:
        raise position_error(error, "table") from None
    if len(table.seats) != setup.players:
        raise PositionError("table.seats", f"there are {len(table.seats)}, but the position says {setup.players} players")
    if table.turn is not None and not 0 <= table.turn < setup.players:
        raise PositionError("table.turn", f"there is no seat {table.turn}; it must be a seat from 0 to {setup.players - 1}")
    box = setup.box
    state = EmpireState(
        config,
        [_frame(text, index) for index, text in enumerate(table.agenda)],
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
        youngest=_youngest(table, setup),
        first=frames.NOT_YET,
        turn=frames.NOT_YET if table.turn is None else table.turn,
        neutral_left=table.neutral.to_place if table.neutral else 0,
        paid=setup.players * setup.coins - sum(seat.coins for seat in table.seats),
        past=tuple(tuple(game) for game in table.past),
        tokens=_tokens(table, setup),
    )
    _deal_cards(state, table)
    check_position(state)
    return state


def _frame(text: str, index: int) -> Frame[EmpireState]:
    frame = frames.NAMED.get(text)
    if frame is None:
        raise PositionError(
            f"table.agenda[{index}]", f"{text!r} is no question of this game; there are {', '.join(frames.NAMED)}"
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
    """Left out: none is made while the bidding is on, and all were zero once it is over."""
    is_bidding = "bid" in table.agenda
    given = table.bids or [None if is_bidding else 0] * setup.players
    if len(given) != setup.players:
        raise PositionError("table.bids", f"there must be {setup.players}, one for each seat")
    for seat, bid in enumerate(given):
        most = table.seats[seat].coins if is_bidding else setup.coins
        if bid is not None and not 0 <= bid <= most:
            raise PositionError(f"table.bids[{seat}]", f"{bid} is not a bid from 0 to {most} (EME-B1)")
    if is_bidding != (None in given):
        raise PositionError("table.bids", "a bid is missing (null) exactly while the bidding is on")
    return tuple(frames.NO_BID if bid is None else bid for bid in given)


def _youngest(table: TableData, setup: Setup) -> tuple[int, ...]:
    """Left out: the table's own order or, where that is left to the lot, the order of the seats."""
    given = tuple(table.youngest)
    everybody = tuple(range(setup.players))
    if not setup.asks_youngest():
        if given:
            raise PositionError("table.youngest", "a lot decides tied bids at this table; leave it out (EME-V8)")
        return ()
    if "lots" in table.agenda:
        if (
            setup.youngest
            or len(given) > setup.players - 2
            or len(set(given)) != len(given)
            or not set(given) <= set(everybody)
        ):
            raise PositionError("table.youngest", f"{list(given)} leaves no lot to be drawn (EME-B5)")
        return given
    if not given:
        return setup.youngest or everybody
    if tuple(sorted(given)) != everybody:
        raise PositionError("table.youngest", "it must name every seat once, from the youngest to the oldest (EME-B5)")
    if setup.youngest not in ((), given):
        raise PositionError("table.youngest", f"the table has agreed on {list(setup.youngest)} by its option (EME-B5)")
    return given


def _tokens(table: TableData, setup: Setup) -> tuple[int, ...]:
    """EME-V7: the goods on the marked regions; while they are laid, on the first few of them."""
    box = setup.box
    marked = [box.map.ids[region] for region in box.marked[: setup.tokens]]
    for region, good in table.tokens.items():
        if region not in marked:
            problem = (
                f"no token lies there; the marked regions are {', '.join(marked)}" if marked else "there are no tokens here"
            )
            raise PositionError(f"table.tokens.{region}", f"{problem} (EME-V7)")
        if good not in box.good_ids:
            raise PositionError(f"table.tokens.{region}", f"there is no good {good!r}; there are {', '.join(box.good_ids)}")
    laid = len(table.tokens)
    if (laid < len(marked)) != ("tokens" in table.agenda) or set(table.tokens) != set(marked[:laid]):
        raise PositionError(
            "table.tokens", f"a token must lie on each of {', '.join(marked)} before the row is laid out (EME-V7)"
        )
    return tuple(box.good_ids.index(table.tokens[region]) for region in marked[:laid])


def _deal_cards(s: EmpireState, table: TableData) -> None:
    """Give the seats their cards in the order of the turns, and leave the rest unseen in the deck."""
    players = s.setup.players
    hands = [
        [_card(s.setup.box, card, f"table.seats[{seat}].cards[{index}]") for index, card in enumerate(data.cards)]
        for seat, data in enumerate(table.seats)
    ]
    total = sum(len(hand) for hand in hands)
    if total and (frames.BID in s.agenda or frames.BREAK_TIE in s.agenda):
        raise PositionError("table.seats", "nobody has a card before the bid is over")
    if frames.TAKE_CARD in s.agenda:
        s.first = (s.turn - total) % players
    elif total:  # the last card is that of the seat whose turn it is, or was when the game ended
        s.first = (s.turn - total + 1) % players
    for seat, hand in enumerate(hands):
        due = (total + players - 1 - (seat - s.first) % players) // players
        if len(hand) != due:
            raise PositionError(
                f"table.seats[{seat}].cards",
                f"{seat_name(seat)} has {len(hand)}; it must be {due}, "
                f"if the {total} were taken in turn from {seat_name(s.first)} on",
            )
    for index in range(total):
        seat = (s.first + index) % players
        card = s.setup.box.cards[hands[seat][index // players]]
        s.taken.append(card.index)
        s.goods[seat * s.setup.box.goods + card.good] += card.goods
    s.deck.counts = [max(0, copies - s.taken.count(card) - s.row.cards.count(card)) for card, copies in enumerate(s.setup.deck)]
    s.deck.size = sum(s.deck.counts)
