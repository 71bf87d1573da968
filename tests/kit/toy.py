"""Sealed Market: a small game with every kind of secret, to show that the laws catch what they are for.

Two or three seats; hidden cards that chance deals and their owners may show; sealed bids; coins and cards that are conserved.
`SealedMarket(fault)` plants exactly one fault (all are in `toy_box.FAULTS`); the one without keeps all laws.
"""

from collections.abc import Iterator
from contextlib import contextmanager

from quadriga.kernel.game import Game
from quadriga.kernel.meta import Config
from quadriga.kernel.notation import Move
from quadriga.kernel.parts import Parts
from quadriga.kernel.registry import games
from quadriga.kernel.sets import ComponentSets
from quadriga.kernel.view import View
from quadriga.kernel.words.message import ENGLISH, Message
from tests.kit import toy_box
from tests.kit.toy_box import (
    FAULTS,
    META,
    OPENER,
    ROUNDS,
    Box,
    MarketSetup,
    MarketView,
)
from tests.kit.toy_rules import BID, DEAL, LOTS, STALL, TRADE, faults, opening
from tests.kit.toy_state import FIELDS, MarketState, assemble, build_view, check, ending, imagine, scores, sheet, standings


def move_message(setup: MarketSetup, view: MarketView, move: Move) -> Message:
    """What a move would do."""
    if setup.fault == "no_words_for_a_move" and move.verb == "sell":
        return Message("sell")
    what = "three coins" if setup.fault == "words_in_code" and move.verb == "bid" else move.notation.partition(" ")[2].strip()
    message = Message(f"move-{move.verb}", what=what)
    return message.part("stopped") if setup.fault == "move_with_full_stop" else message


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
    say_move=move_message,
    judge=judge,
    progress=lambda s: 0.0,
)


class SealedMarket(Game[MarketState]):
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

    def say_prompt(self, view: View, language: str = ENGLISH) -> str:
        return "" if self.fault == "no_words" else super().say_prompt(view, language)


@contextmanager
def registered(game: Game) -> Iterator[None]:
    """The registry knows this game for a while, as records and positions name their game by its key."""
    games()[game.meta.key] = game
    try:
        yield
    finally:
        del games()[game.meta.key]
