"""Sealed Market: a small game with every kind of secret, to show that the laws catch what they are for.

Two or three seats; hidden cards that chance deals and their owners may show; sealed bids; coins and cards that are conserved.
`SealedMarket(fault)` plants exactly one fault (all are in `toy_box.FAULTS`); the one without keeps all laws.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from quadriga.kernel.events import Event
from quadriga.kernel.game import Game
from quadriga.kernel.meta import LOT, Choice, Config, Credit, Ending, Meta, Option, complete_options
from quadriga.kernel.notation import Move, Space
from quadriga.kernel.registry import games
from quadriga.kernel.seats import seat_name
from quadriga.kernel.state import State
from quadriga.kernel.view import View
from quadriga.parts.deck import Deck
from tests.kit.toy_box import (
    BANK,
    COINS,
    COUNTS,
    FAULTS,
    NOTHING,
    STALLS,
    BidMade,
    BidsRevealed,
    Box,
    CardDrawn,
    CardSeen,
    LotFell,
    Setup,
    StallTaken,
    Table,
    Traded,
)
from tests.kit.toy_frames import LOTS, NAMED, open_round
from tests.kit.toy_state import MarketState

ROUNDS = Option(
    key="rounds",
    title="Rounds",
    text="How long it takes.",
    rule="TOY-1",
    default="one",
    choices=(Choice("one", "One round."), Choice("two", "Two rounds.")),
)
OPENER = Option(key="opener", title="Opener", text="Who opens.", rule="TOY-1", default=LOT, kind="seat")

META = Meta(
    key="sealed_market",
    title="Sealed Market",
    credit=Credit(designer="nobody", publisher="nobody"),
    summary="Bid in secret, sell in public.",
    min_players=2,
    max_players=3,
    minutes=1,
    weight="light",
    rule_prefix="TOY",
    options=(ROUNDS, OPENER),
    endings=(Ending("closed", "The market is closed.", "TOY-5"),),
    longest=1 + 3 + 2 * (3 + 3 + 3 * 2),
)


class SealedMarket(Game):
    """The toy, whole or with one fault."""

    def __init__(self, fault: str = "") -> None:
        super().__init__(META)
        if fault and fault not in FAULTS:
            raise ValueError(f"the toy has no fault {fault!r}")
        self.fault = fault
        self.box = Box(fault)

    def config(self, players: int, options: dict[str, str] | None = None, components: str = "", version: str = "") -> Config:
        chosen = complete_options(self.meta, players, options or {}, version)
        if self.fault == "config_drifts" and options and OPENER.key in options:
            chosen[ROUNDS.key] = ROUNDS.default
        return Config(self.meta.key, players, chosen, "none")

    def load_components(self, path: Path) -> str:
        raise NotImplementedError("the toy has one set of components")

    def setup(self, config: Config) -> Setup:
        """What does not change at one table."""
        opener = OPENER.seats(config.options["opener"])
        return Setup(self.box, self.fault, 2 if config.options["rounds"] == "two" else 1, opener[0] if opener else NOTHING)

    def new(self, config: Config) -> MarketState:
        setup, players = self.setup(config), config.players
        state = MarketState(
            config,
            [],
            setup,
            coins=[COINS] * players,
            bank=BANK,
            wares=[0] * players,
            stalls=(NOTHING,) * players,
            hands=[NOTHING] * players,
            shown=((),) * players,
            bids=(),
            deck=Deck(list(COUNTS), sum(COUNTS)),
            opener=setup.opener,
            turn=NOTHING,
            traded=0,
            round_=1,
        )
        open_round(state)
        if state.opener == NOTHING:
            state.agenda.append(LOTS)
        return state

    def load(self, config: Config, layout: dict[str, Any]) -> MarketState:
        table = msgspec.convert(layout, Table)
        return MarketState(
            config,
            [NAMED[text] for text in table.agenda],
            self.setup(config),
            coins=table.coins,
            bank=table.bank,
            wares=table.wares or [0] * config.players,
            stalls=table.stalls,
            hands=table.hands,
            shown=tuple(table.shown),
            bids=table.bids,
            deck=Deck(table.deck, sum(table.deck)),
            opener=table.opener,
            turn=table.turn,
            traded=table.traded,
            round_=table.round,
        )

    def space(self, config: Config) -> Space:
        return self.box.space

    def say_prompt(self, view: View) -> str:
        if self.fault == "no_words":
            return ""
        return f"What do you {view.asks.split()[0]}?" if view.asks else "The market is closed."

    def say_move(self, view: View, move: Move) -> str:
        return move.notation.capitalize()

    def say_event(self, config: Config, event: Event) -> str:
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

    def judge(self, state: State, seat: int) -> float:
        return float("nan") if self.fault == "judgement_is_nan" else float(state.scores()[seat])


@contextmanager
def registered(game: Game) -> Iterator[None]:
    """The registry knows this game for a while, as records and positions name their game by its key."""
    games()[game.meta.key] = game
    try:
        yield
    finally:
        del games()[game.meta.key]
