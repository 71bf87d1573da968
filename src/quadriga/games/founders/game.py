"""Founders of the Empire as a title: configurations, component sets, new tables, words."""

from typing import Any

from quadriga.games.founders import frames, heuristics, position, text
from quadriga.games.founders.box import BACKS, SETS, STACKS, Box, open_box
from quadriga.games.founders.components import Components
from quadriga.games.founders.meta import AGREED_END, FIRST, META
from quadriga.games.founders.nation import NOBODY, NOTHING, Nation
from quadriga.games.founders.state import FoundersState, Setup
from quadriga.games.founders.view import FoundersView
from quadriga.kernel.chance import Rng
from quadriga.kernel.events import Event
from quadriga.kernel.meta import Config
from quadriga.kernel.notation import Move, Space
from quadriga.kernel.sets import BoxedGame
from quadriga.kernel.state import State
from quadriga.kernel.view import View
from quadriga.parts.deck import Deck


class Founders(BoxedGame[Components]):
    """The rulebook, with our rulings."""

    def __init__(self) -> None:
        super().__init__(META, SETS)
        self.terminal = "quadriga.games.founders.terminal:draw"
        self.faces = "quadriga.faces.founders:FACES"
        self.horizon = heuristics.HORIZON
        self._recent: tuple[Config, Setup] | None = None

    def setup(self, config: Config) -> Setup:
        """The numbers of a table; the latest are kept, since a simulation asks for the same again and again."""
        if self._recent is None or self._recent[0] is not config:
            named = FIRST.seats(config.options[FIRST.key])
            setup = Setup(
                self.box(config),
                config.players,
                first=named[0] if named else NOBODY,
                may_agree=config.options[AGREED_END.key] == "allowed",
            )
            self._recent = (config, setup)
        return self._recent[1]

    def box(self, config: Config) -> Box:
        """The tiles and the grid of a table, with its moves."""
        return open_box(config.components, config.players)

    def new(self, config: Config) -> FoundersState:
        setup = self.setup(config)
        box = setup.box
        stacks = []
        for back in range(len(BACKS)):
            counts = [tile.count for tile in box.tiles[box.first_of[back] : box.first_of[back + 1]]]
            stacks.append(Deck(counts, sum(counts)))
        state = FoundersState(
            config,
            [],
            setup,
            [Nation([], [], [], (), [0] * box.hand_size, (), NOTHING) for _ in range(setup.players)],
            [[] for _ in range(STACKS)],
            stacks,
            [],
            (),
            [*box.token_counts, *[1] * len(box.craftsmen)],
            [0] * box.hand_size,
            NOBODY,
            0,
            NOBODY,
            NOTHING,
            NOBODY,
            NOTHING,
            0,
        )
        frames.set_up(state)
        return state

    def load(self, config: Config, layout: dict[str, Any]) -> FoundersState:
        return position.build(config, self.setup(config), layout)

    def space(self, config: Config) -> Space:
        return self.box(config).space

    def say_prompt(self, view: View) -> str:
        assert isinstance(view, FoundersView)
        return text.say_prompt(self.box(view.config), view)

    def say_move(self, view: View, move: Move) -> str:
        assert isinstance(view, FoundersView)
        return text.say_move(self.box(view.config), view, move)

    def say_event(self, config: Config, event: Event) -> str:
        return text.say_event(self.box(config), event)

    def progress(self, state: State) -> float:
        assert isinstance(state, FoundersState)
        return heuristics.progress(state)

    def shortlist(self, state: State, seat: int, options: list[Move]) -> list[Move]:
        assert isinstance(state, FoundersState)
        return heuristics.shortlist(state, seat, options)

    def hunch(self, state: State, seat: int, options: list[Move], rng: Rng) -> Move:
        assert isinstance(state, FoundersState)
        return heuristics.hunch(state, seat, options, rng)

    def judge(self, state: State, seat: int) -> float:
        assert isinstance(state, FoundersState)
        return heuristics.judge(state, seat)
