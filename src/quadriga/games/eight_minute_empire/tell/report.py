"""Reports what happens to whoever listens: the rules call one of these where it happens, in indices; the event speaks in ids.

An event is made only while somebody listens, because making it costs. What the events mean stands in `events`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from quadriga.games.eight_minute_empire.data.terms import KINDS, ONE_OF_TWO
from quadriga.games.eight_minute_empire.rules.scoring import game_scores
from quadriga.games.eight_minute_empire.tell import events as e
from quadriga.kernel.seats import ALONE

if TYPE_CHECKING:
    from quadriga.games.eight_minute_empire.state.state import EmpireState


def lot_drawn(s: EmpireState, seat: int) -> None:
    if s.heard is not None:
        s.heard.append(e.LotDrawn(seat=seat))


def token_laid(s: EmpireState, region: int, good: int) -> None:
    if s.heard is not None:
        s.heard.append(e.TokenLaid(region=_region(s, region), good=s.setup.box.good_ids[good]))


def next_game_set_up(s: EmpireState) -> None:
    if s.heard is not None:
        s.heard.append(e.NextGameSetUp(number=len(s.past) + 1, coins=s.setup.coins))


def card_dealt(s: EmpireState, card: int, place: int) -> None:
    if s.heard is not None:
        s.heard.append(e.CardDealt(card=s.setup.box.ids[card], place=place))


def army_settled(s: EmpireState, seat: int, region: int) -> None:
    if s.heard is not None:
        s.heard.append(e.ArmySettled(seat=seat, region=_region(s, region)))


def bid_made(s: EmpireState, seat: int, coins: int) -> None:
    if s.heard is not None:
        s.heard.append(e.BidMade(seat=seat))
        s.heard.append(e.BidChosen(seat=seat, coins=coins, audience=ALONE[seat]))


def bids_revealed(s: EmpireState, winner: int) -> None:
    if s.heard is not None:
        tied = s.bids.count(s.bids[winner]) > 1
        s.heard.append(e.BidsRevealed(bids=s.bids, winner=winner, tied=tied, by_lot=tied and s.setup.ties_by_lot))


def first_player_named(s: EmpireState, seat: int, by: int) -> None:
    if s.heard is not None:
        s.heard.append(e.FirstPlayerNamed(seat=seat, by=by))


def card_taken(s: EmpireState, seat: int, card: int, place: int, price: int) -> None:
    if s.heard is not None:
        number = (len(s.taken) - 1) // s.setup.players + 1
        s.heard.append(e.CardTaken(seat=seat, card=s.setup.box.ids[card], place=place + 1, price=price, round=number))


def action_chosen(s: EmpireState, seat: int, kind: int) -> None:
    if s.heard is not None:
        s.heard.append(e.ActionChosen(seat=seat, kind=KINDS[kind]))


def army_placed(s: EmpireState, seat: int, region: int) -> None:
    if s.heard is not None:
        s.heard.append(e.ArmyPlaced(seat=seat, region=_region(s, region)))


def army_moved(s: EmpireState, seat: int, origin: int, goal: int) -> None:
    if s.heard is not None:
        s.heard.append(e.ArmyMoved(seat=seat, origin=_region(s, origin), goal=_region(s, goal)))


def city_built(s: EmpireState, seat: int, region: int) -> None:
    if s.heard is not None:
        s.heard.append(e.CityBuilt(seat=seat, region=_region(s, region)))


def army_destroyed(s: EmpireState, seat: int, owner: int | None, region: int) -> None:
    if s.heard is not None:
        s.heard.append(e.ArmyDestroyed(seat=seat, owner=owner, region=_region(s, region)))


def action_stopped(s: EmpireState) -> None:
    if s.heard is not None:
        s.heard.append(e.ActionStopped(seat=s.turn))


def action_impossible(s: EmpireState, asks: str, kind: int) -> None:
    if s.heard is not None:
        s.heard.append(e.ActionImpossible(seat=s.turn, asks=asks, kind=None if kind == ONE_OF_TWO else KINDS[kind]))


def game_ended(s: EmpireState) -> None:
    if s.heard is not None:
        s.heard.append(e.GameEnded(scores=tuple(game_scores(s))))


def _region(s: EmpireState, region: int) -> str:
    return s.setup.box.map.ids[region]
