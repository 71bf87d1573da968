"""Sealed Market: a small game with every kind of secret, to show that the laws catch what they are for.

Two or three seats; hidden cards that chance deals and their owners may show; sealed bids; coins and cards that are conserved.
`SealedMarket(fault)` plants exactly one fault (all are in `toy_box.FAULTS`); the one without keeps all laws.
"""

from collections.abc import Iterator
from contextlib import contextmanager

from quadriga.kernel.events import Event
from quadriga.kernel.game import Game
from quadriga.kernel.meta import Config
from quadriga.kernel.notation import Move
from quadriga.kernel.registry import games
from quadriga.kernel.seats import seat_name
from quadriga.kernel.sets import ComponentSets
from quadriga.kernel.title import Parts, Title
from quadriga.kernel.view import View
from tests.kit import toy_box
from tests.kit.toy_box import (
    FAULTS,
    META,
    OPENER,
    ROUNDS,
    STALLS,
    BidMade,
    BidsRevealed,
    Box,
    CardDrawn,
    CardSeen,
    LotFell,
    MarketSetup,
    MarketView,
    StallTaken,
    Traded,
)
from tests.kit.toy_rules import BID, DEAL, LOTS, STALL, TRADE, faults, opening
from tests.kit.toy_state import FIELDS, MarketState, assemble, build_view, check, ending, imagine, scores, sheet, standings


def say_move(setup: MarketSetup, view: MarketView, move: Move) -> str:
    """What a move would do."""
    if setup.fault == "no_words_for_a_move":
        return {"bid": "Bid", "stop": "Stop", "stall": "Take a stall", "show": "Show", "draw": "Draw", "lot": "Open"}[move.verb]
    return move.notation.capitalize() + ("." if setup.fault == "move_with_full_stop" else "")


def say_event(setup: MarketSetup, event: Event) -> str:
    """What happened."""
    match event:
        case StallTaken(seat=seat, sunny=sunny):
            return f"{seat_name(seat).capitalize()} took a {STALLS[sunny]} stall."
        case CardDrawn(seat=seat):
            return f"{seat_name(seat).capitalize()} got a card."
        case CardSeen(card=card):
            return f"You got a {card}."
        case BidMade(seat=seat):
            return f"{seat_name(seat).capitalize()} has bid."
        case BidsRevealed(winner=winner):
            return f"{seat_name(winner).capitalize()} won the bid."
        case LotFell(seat=seat):
            return f"{seat_name(seat).capitalize()} opens."
        case Traded(seat=seat, what=what):
            return f"{seat_name(seat).capitalize()} chose to {what}."
        case _:
            raise AssertionError(f"no words for {event}")


def judge(s: MarketState, seat: int) -> float:
    """Points."""
    return float("nan") if s.fault == "judgement_is_nan" else float(s.scores()[seat])


PARTS = Parts[MarketState](
    questions=(LOTS, STALL, DEAL, BID, *TRADE),
    turn=TRADE[2],
    fields=FIELDS,
    opening=opening,
    assemble=assemble,
    faults=faults,
    check=check,
    scores=scores,
    sheet=sheet,
    standings=standings,
    ending=ending,
    view=build_view,
    view_type=MarketView,
    imagine=imagine,
    events=toy_box,
    say_move=say_move,
    say_event=say_event,
    judge=judge,
    progress=lambda s: 0.0,
)


class SealedMarket(Title[MarketState]):
    """The toy, whole or with one fault."""

    def __init__(self, fault: str = "") -> None:
        if fault and fault not in FAULTS:
            raise ValueError(f"the toy has no fault {fault!r}")
        box = Box(fault)
        sets = ComponentSets(lambda path: box, lambda components: "none")
        super().__init__(__package__ or "", META, sets, lambda config: MarketSetup(config, box, fault), PARTS)
        self.fault = fault

    def config(self, players: int, options: dict[str, str] | None = None, components: str = "", version: str = "") -> Config:
        config = super().config(players, options, components, version)
        if self.fault == "config_drifts" and options and OPENER.key in options:
            config.options[ROUNDS.key] = ROUNDS.default
        return config

    def say_prompt(self, view: View) -> str:
        return "" if self.fault == "no_words" else super().say_prompt(view)


@contextmanager
def registered(game: Game) -> Iterator[None]:
    """The registry knows this game for a while, as records and positions name their game by its key."""
    games()[game.meta.key] = game
    try:
        yield
    finally:
        del games()[game.meta.key]
