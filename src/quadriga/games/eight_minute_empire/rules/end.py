"""EME-E1, F1: the end of a game, and the next one of a full game."""

from quadriga.games.eight_minute_empire.rules import scoring
from quadriga.games.eight_minute_empire.rules.set_up import LOTS
from quadriga.games.eight_minute_empire.state.state import EmpireState
from quadriga.games.eight_minute_empire.tell import report


def end_game(s: EmpireState) -> None:
    """EME-E1: every seat has its last card; in a full game the next one is set up (EME-F1)."""
    report.game_ended(s)
    if len(s.past) + 1 < s.setup.games:
        s.past += (tuple(scoring.game_scores(s)),)
        begin_next_game(s)
        report.next_game_set_up(s)


def begin_next_game(s: EmpireState) -> None:
    """EME-F1: all is as at the start, but for the points and the order of EME-B5, which is drawn once for the table."""
    fresh = s.setup.opened.clone()
    assert isinstance(fresh, EmpireState)
    s.agenda = fresh.agenda
    if s.agenda[-1] is LOTS:
        s.agenda.pop()
    s.armies = fresh.armies
    s.cities = fresh.cities
    s.armies_left = fresh.armies_left
    s.cities_left = fresh.cities_left
    s.coins = fresh.coins
    s.goods = fresh.goods
    s.taken = fresh.taken
    s.deck = fresh.deck
    s.row = fresh.row
    s.bids = fresh.bids
    s.first = fresh.first
    s.turn = fresh.turn
    s.neutral_left = fresh.neutral_left
    s.paid = fresh.paid
    s.tokens = fresh.tokens
