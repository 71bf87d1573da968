"""The table of Eight-Minute Empire through one pair of eyes, built up from nothing."""
# not compiled: msgspec structs at the edge

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Literal

import msgspec

from quadriga.games.eight_minute_empire.data.box import Box
from quadriga.games.eight_minute_empire.data.terms import KINDS
from quadriga.games.eight_minute_empire.rules import scoring
from quadriga.games.eight_minute_empire.rules.actions import Steps
from quadriga.games.eight_minute_empire.rules.bid import BREAK_TIE, WHICH_BID, WHO_GOES_FIRST
from quadriga.games.eight_minute_empire.rules.course import Action
from quadriga.games.eight_minute_empire.state.state import EmpireState
from quadriga.kernel.view import View
from quadriga.parts.market import GAP

if TYPE_CHECKING:
    from quadriga.kernel.words.voice import Voice

Step = Literal["setup", "bid", "first", "card", "action", "over"]
"""What goes on: the set-up, the bid, who goes first, a card is dealt or taken, its action; or the game is over."""


class PlaceView(msgspec.Struct, frozen=True):
    """One place of the row: its price, and its card (None: taken in this turn, and then `taken` is the card)."""

    price: int
    card: str | None
    taken: str | None


class ActionView(msgspec.Struct, frozen=True):
    """What is being done with the card just taken: how many steps of how many are left."""

    kind: str
    left: int
    of: int


class GoodView(msgspec.Struct, frozen=True):
    """A seat's symbols of one good, what they are worth now and with one more (EME-E5); wild goods are worth what they help.

    The tokens on its regions are counted (EME-V7).
    """

    good: str
    symbols: int
    points: int
    points_with_one_more: int


class SeatView(msgspec.Struct, frozen=True):
    """What lies before one seat."""

    coins: int
    armies_left: int
    cities_left: int
    cards: tuple[str, ...]
    goods: tuple[GoodView, ...]
    wild: int
    points: int
    """If the game ended now, earlier games included."""
    bid: int | None
    """None: not made, or not for these eyes."""
    has_bid: bool


class RegionView(msgspec.Struct, frozen=True):
    """A region: armies of each seat and, last, of the third colour; cities of each seat; who holds it (None: nobody)."""

    id: str
    armies: tuple[int, ...]
    cities: tuple[int, ...]
    holder: int | None


class ContinentView(msgspec.Struct, frozen=True):
    """A continent: regions held by each seat and the third colour, and who holds it."""

    id: str
    regions: tuple[int, ...]
    holder: int | None


class EmpireView(View, frozen=True, kw_only=True):
    """All that these eyes can see; a holder with the number after the last seat is the third colour."""

    step: Step
    game_number: int
    games: int
    past: tuple[tuple[int, ...], ...]
    cards_to_end: int
    """As many rounds there are: in each, everybody takes a card."""
    round: int
    """From 1, until its last card has been acted on; 0 before the first turn, one more than there are at the end."""
    action: ActionView | None
    youngest: tuple[int, ...]
    first: int | None
    turn: int | None
    neutral_left: int
    row: tuple[PlaceView, ...]
    deck_size: int
    unseen: dict[str, int]
    """Which cards are still in the deck: anybody can count them."""
    seats: tuple[SeatView, ...]
    regions: tuple[RegionView, ...]
    continents: tuple[ContinentView, ...]
    tokens: dict[str, str]
    """The goods of the tokens that lie on regions (EME-V7)."""


def build_view(s: EmpireState, seat: int | None, voice: Voice) -> EmpireView:
    """What that seat, or a spectator, can see."""
    setup = s.setup
    box = setup.box
    owners = setup.players + 1
    size = box.map.size
    holders = scoring.region_holders(s)
    counts = scoring.continent_counts(s, holders)
    goods = scoring.held_goods(s, holders)
    return EmpireView(
        config=s.config,
        viewer=seat,
        to_act=s.to_act(),
        asks=s.agenda[-1].name if s.agenda else "",
        step=_step(s),
        action=_action(s),
        game_number=len(s.past) + 1,
        games=setup.games,
        past=s.past,
        cards_to_end=setup.cards_to_end,
        round=_round(s),
        youngest=s.youngest,
        first=_known(s.first),
        turn=_known(s.turn),
        neutral_left=s.neutral_left,
        row=tuple([_place_view(s, price, card) for price, card in zip(box.prices, s.row.cards, strict=False)]),
        deck_size=len(s.deck),
        unseen={card: count for card, count in zip(box.ids, s.deck.counts, strict=True) if count},
        seats=tuple([_seat_view(s, other, seat, points, goods) for other, points in enumerate(scoring.scores(s))]),
        regions=tuple(
            map(
                RegionView,
                box.map.ids,
                zip(*_cut(s.armies, size), strict=True),
                zip(*_cut(s.cities, size)[: setup.players], strict=True),
                map(_known, holders),
            )
        ),
        continents=tuple(
            map(
                ContinentView,
                box.map.continent_ids,
                map(tuple, _cut(counts, owners)),
                map(_known, scoring.continent_holders(s, counts)),
            )
        ),
        tokens={box.map.ids[region]: box.good_ids[good] for region, good in zip(box.marked, s.tokens, strict=False)},
    )


def _round(s: EmpireState) -> int:
    if not s.agenda:
        return s.setup.cards_to_end + 1
    if s.first < 0:
        return 0
    # Whoever acts on the card just taken is still in the round in which it was taken.
    return (len(s.taken) - (GAP in s.row.cards)) // s.setup.players + 1


def _step(s: EmpireState) -> Step:
    if not s.agenda:
        return "over"
    asked = s.agenda[-1]
    if asked is WHICH_BID:
        return "bid"
    if asked is BREAK_TIE or asked is WHO_GOES_FIRST:
        return "first"
    if isinstance(asked, Action):
        return "action"
    return "card" if s.agenda[0] is s.setup.turn else "setup"


def _action(s: EmpireState) -> ActionView | None:
    asked = s.agenda[-1] if s.agenda else None
    if not isinstance(asked, Steps):
        return None
    card = s.setup.box.cards[s.taken[-1]]
    return ActionView(KINDS[asked.kind], asked.left, card.number_of(asked.kind))


def _place_view(s: EmpireState, price: int, card: int) -> PlaceView:
    ids = s.setup.box.ids
    return PlaceView(price, ids[card], None) if card != GAP else PlaceView(price, None, ids[s.taken[-1]])


def _seat_view(s: EmpireState, seat: int, eyes: int | None, points: int, goods: list[int]) -> SeatView:
    box = s.setup.box
    at = seat * box.goods
    bid = s.bids[seat]
    is_shown = bid >= 0 and (seat == eyes or not s.are_bids_hidden())
    return SeatView(
        coins=s.coins[seat],
        armies_left=s.armies_left[seat],
        cities_left=s.cities_left[seat],
        cards=tuple([box.ids[card] for card in s.cards_of(seat)]),
        goods=tuple([views[symbols] for views, symbols in zip(_good_views(box), goods[at : at + box.wild], strict=True)]),
        wild=s.goods[at + box.wild],
        points=points,
        bid=bid if is_shown else None,
        has_bid=bid >= 0,
    )


@cache
def _good_views(box: Box) -> tuple[tuple[GoodView, ...], ...]:
    """For each good and each number of its symbols."""
    return tuple(
        tuple(GoodView(good, symbols, points, worth[min(symbols + 1, len(worth) - 1)]) for symbols, points in enumerate(worth))
        for good, worth in zip(box.good_ids, box.worth, strict=True)
    )


def _cut(values: list[int], size: int) -> list[list[int]]:
    return [values[at : at + size] for at in range(0, len(values), size)]


def _known(index: int) -> int | None:
    return None if index < 0 else index
