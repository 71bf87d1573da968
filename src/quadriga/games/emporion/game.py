"""Emporion as a title: configurations, component sets, new tables, words."""

from typing import Any

from quadriga.games.emporion import frames, heuristics, position, text
from quadriga.games.emporion.box import EMPTY, HISTORY, NOBODY, OFF, PILES, PORT, SETS, Box, open_box
from quadriga.games.emporion.components import Components
from quadriga.games.emporion.meta import FIRST, META, SPECIAL
from quadriga.games.emporion.pile import HistoryPile
from quadriga.games.emporion.realm import empty_realm
from quadriga.games.emporion.scoring import NOT_YET
from quadriga.games.emporion.state import EmporionState, Setup
from quadriga.games.emporion.view import EmporionView
from quadriga.kernel.events import Event
from quadriga.kernel.meta import Config
from quadriga.kernel.notation import Move, Space
from quadriga.kernel.sets import BoxedGame
from quadriga.kernel.state import State
from quadriga.kernel.view import View
from quadriga.parts.deck import Deck


class Emporion(BoxedGame[Components]):
    """The rulebook, with our rulings."""

    def __init__(self) -> None:
        super().__init__(META, SETS)
        self._recent: tuple[Config, Setup] | None = None

    def setup(self, config: Config) -> Setup:
        """The numbers of a table; the latest are kept, since a simulation asks for the same again and again."""
        if self._recent is None or self._recent[0] is not config:
            named = FIRST.seats(config.options[FIRST.key])
            setup = Setup(
                self.box(config),
                config.players,
                first=named[0] if named else NOBODY,
                has_special=config.options[SPECIAL.key] == "on",
            )
            self._recent = (config, setup)
        return self._recent[1]

    def box(self, config: Config) -> Box:
        """The cards of a table, with its moves."""
        return open_box(config.components, config.players)

    def new(self, config: Config) -> EmporionState:
        setup = self.setup(config)
        box = setup.box
        unseen = []
        for pile in range(len(PILES)):
            counts = [card.count for card in box.cards[box.first_of[pile] : box.first_of[pile + 1]]]
            unseen.append(Deck(counts, sum(counts)))
        state = EmporionState(
            config,
            [],
            setup,
            [empty_realm() for _ in range(setup.players)],
            [EMPTY] * PORT,
            [],
            tuple(range(box.first_special, len(box.cards))) if setup.has_special else (),
            HistoryPile(unseen[HISTORY].size, []),
            unseen,
            0,
            (),
            [OFF] * (2 if setup.has_own_counters else 1),
            NOBODY,
            NOBODY,
            0,
            0,
            0,
            False,
            False,
            NOT_YET,
        )
        frames.set_up(state)
        return state

    def load(self, config: Config, layout: dict[str, Any]) -> EmporionState:
        return position.build(config, self.setup(config), layout)

    def space(self, config: Config) -> Space:
        return self.box(config).space

    def say_prompt(self, view: View) -> str:
        assert isinstance(view, EmporionView)
        return text.say_prompt(view)

    def say_move(self, view: View, move: Move) -> str:
        assert isinstance(view, EmporionView)
        return text.say_move(self.box(view.config), view, move)

    def say_event(self, config: Config, event: Event) -> str:
        return text.say_event(self.box(config), event)

    def progress(self, state: State) -> float:
        assert isinstance(state, EmporionState)
        return heuristics.progress(state)

    def judge(self, state: State, seat: int) -> float:
        assert isinstance(state, EmporionState)
        return heuristics.judge(state, seat)
