"""Reports what happens to whoever listens: the rules call one of these where it happens, in indices; the event speaks in ids.

An event is made only while somebody listens, because making it costs. What the events mean stands in `events`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from quadriga.games.emporion.data.terms import ACTIONS, ENDINGS, OFF, PILES, START
from quadriga.games.emporion.tell import events as e

if TYPE_CHECKING:
    from quadriga.games.emporion.state.state import EmporionState


def counter_id(s: EmporionState, seat: int) -> str:
    """EMP-S9: whose counter a seat moves."""
    is_second = s.setup.has_own_counters and seat != s.asclepios
    return s.setup.box.counters[1 if is_second else 0]


def action_id(action: int) -> str | None:
    """The Action that a counter stands on; None if it stands on none."""
    return None if action == OFF else ACTIONS[action]


def first_player_drawn(s: EmporionState, seat: int) -> None:
    if s.heard is not None:
        s.heard.append(e.FirstPlayerDrawn(seat=seat))


def start_card_taken(s: EmporionState, seat: int, card: int) -> None:
    if s.heard is not None:
        s.heard.append(e.StartCardTaken(seat=seat, card=s.setup.box.ids[card]))


def polis_made(s: EmporionState) -> None:
    if s.heard is not None:
        box = s.setup.box
        spoils = tuple([realm.spoils[START] for realm in s.realms])
        s.heard.append(e.PolisMade(cards=tuple([box.ids[card] for card in box.polis]), each=s.setup.players, spoils=spoils))


def counter_chosen(s: EmporionState, seat: int, counter: int) -> None:
    if s.heard is not None:
        s.heard.append(e.CounterChosen(seat=seat, counter=s.setup.box.counters[counter]))


def card_added(s: EmporionState, seat: int, card: int, source: str, action: int, left: int) -> None:
    if s.heard is not None:
        s.heard.append(
            e.CardAdded(
                seat=seat,
                round=_round(s),
                card=s.setup.box.ids[card],
                source=source,
                action=ACTIONS[action],
                counter=counter_id(s, seat),
                left=action_id(left),
                spoils=s.spoils_owed,
            )
        )


def spoils_returned(s: EmporionState, seat: int, count: int, start: int) -> None:
    if s.heard is not None:
        s.heard.append(e.SpoilsReturned(seat=seat, count=count, start=start))


def expedition_sent(s: EmporionState, seat: int, sent: list[tuple[int, int]], left: int) -> None:
    if s.heard is not None:
        cards, places = _sent(s, sent)
        counter = counter_id(s, seat)
        s.heard.append(
            e.ExpeditionSent(seat=seat, round=_round(s), cards=cards, places=places, counter=counter, left=action_id(left))
        )


def refill_split(s: EmporionState, seat: int, history: int, development: int) -> None:
    if s.heard is not None:
        s.heard.append(e.RefillSplit(seat=seat, history=history, development=development))


def port_refilled(s: EmporionState, seat: int | None, place: int, card: int, pile: int) -> None:
    if s.heard is not None:
        s.heard.append(e.PortRefilled(seat=seat, place=place + 1, card=s.setup.box.ids[card], pile=PILES[pile]))


def spoils_taken(s: EmporionState, seat: int, count: int) -> None:
    if s.heard is not None:
        s.heard.append(e.SpoilsTaken(seat=seat, count=count))


def card_reserved(s: EmporionState, seat: int, card: int, place: int, left: int) -> None:
    if s.heard is not None:
        counter = counter_id(s, seat)
        card_id = s.setup.box.ids[card]
        s.heard.append(
            e.CardReserved(seat=seat, round=_round(s), card=card_id, place=place + 1, counter=counter, left=action_id(left))
        )


def card_discarded(s: EmporionState, seat: int, card: int) -> None:
    if s.heard is not None:
        s.heard.append(e.CardDiscarded(seat=seat, round=_round(s), card=s.setup.box.ids[card]))


def turn_passed(s: EmporionState, seat: int) -> None:
    if s.heard is not None:
        s.heard.append(e.TurnPassed(seat=seat, round=_round(s)))


def mandatory_expedition(s: EmporionState, seat: int, sent: list[tuple[int, int]]) -> None:
    if s.heard is not None:
        cards, places = _sent(s, sent)
        s.heard.append(e.MandatoryExpedition(seat=seat, cards=cards, places=places))


def seventeen_reached(s: EmporionState, seat: int, cards: int) -> None:
    if s.heard is not None:
        s.heard.append(e.SeventeenReached(seat=seat, cards=cards))


def pile_exhausted(s: EmporionState, seat: int) -> None:
    if s.heard is not None:
        s.heard.append(e.PileExhausted(seat=seat))


def last_round_begun(s: EmporionState, seat: int, ending: int) -> None:
    if s.heard is not None:
        s.heard.append(e.LastRoundBegun(seat=seat, reason=ENDINGS[ending]))


def game_ended(s: EmporionState, scores: list[int]) -> None:
    if s.heard is not None:
        s.heard.append(e.GameEnded(ending=ENDINGS[s.ending], scores=tuple(scores)))


def _round(s: EmporionState) -> int:
    """The round of the turn that is being played."""
    return s.turns // s.setup.players + 1


def _sent(s: EmporionState, sent: list[tuple[int, int]]) -> tuple[tuple[str, ...], tuple[int, ...]]:
    """The cards of an expedition, and the places of the Port that they left."""
    return tuple([s.setup.box.ids[card] for _, card in sent]), tuple([place + 1 for place, _ in sent])
