"""The Ancient World as a title: configurations, component sets, new tables, words."""

from typing import Any

from quadriga.games.ancient_world.data.box import SETS, Box, open_box
from quadriga.games.ancient_world.data.components import Components
from quadriga.games.ancient_world.data.terms import ACTIONS, EMPTY, NOBODY, PILES
from quadriga.games.ancient_world.meta import EXPAND_PLUS, FIRST, META, VERSIONS
from quadriga.games.ancient_world.mind import hunches, judgement
from quadriga.games.ancient_world.rules import frames
from quadriga.games.ancient_world.state import position
from quadriga.games.ancient_world.state.city import founded
from quadriga.games.ancient_world.state.decks import district_deck, first_deck
from quadriga.games.ancient_world.state.pile import Pile
from quadriga.games.ancient_world.state.state import AncientState, Setup
from quadriga.games.ancient_world.tell import words as text
from quadriga.games.ancient_world.tell.view import AncientView
from quadriga.kernel.chance import Rng
from quadriga.kernel.events import Event
from quadriga.kernel.meta import Config
from quadriga.kernel.notation import Move, Space
from quadriga.kernel.sets import BoxedGame
from quadriga.kernel.state import State
from quadriga.kernel.view import View
from quadriga.parts.deck import Deck


class AncientWorld(BoxedGame[Components]):
    """The rulebook of the first edition, with our rulings."""

    def __init__(self) -> None:
        super().__init__(META, SETS)
        self.terminal = "quadriga.games.ancient_world.terminal:draw"
        self.faces = "quadriga.faces.ancient_world:FACES"
        self.horizon = hunches.HORIZON
        self._recent: tuple[Config, Setup] | None = None

    def setup(self, config: Config) -> Setup:
        """The numbers of a table; the latest are kept, since a simulation asks for the same again and again."""
        if self._recent is None or self._recent[0] is not config:
            named = FIRST.seats(config.options[FIRST.key])
            setup = Setup(
                self.box(config),
                config.players,
                first=named[0] if named else NOBODY,
                has_expand_plus=config.options[EXPAND_PLUS.key] == "on",
                hunger_from_token=VERSIONS[config.rules_version].hunger_from_token,
            )
            self._recent = (config, setup)
        return self._recent[1]

    def box(self, config: Config) -> Box:
        """The cards of a table, with its moves."""
        return open_box(config.components, config.players)

    def new(self, config: Config) -> AncientState:
        setup = self.setup(config)
        box = setup.box
        troops = [card.copies for card in box.military[: box.first_militia]]
        no_citizens: list[tuple[int, ...]] = [()] * len(ACTIONS)
        state = AncientState(
            config,
            [],
            setup,
            [founded(box, box.start_coins) for _ in range(setup.players)],
            no_citizens,
            [0] * len(ACTIONS),
            [EMPTY] * box.row_size,
            first_deck(box),
            [EMPTY] * setup.players,
            Deck(troops, sum(troops)),
            (),
            [
                Pile(EMPTY, (), (), NOBODY, tuple([titan.index for titan in box.titans if titan.pile == pile]))
                for pile in range(PILES)
            ],
            district_deck(box),
            1,
            NOBODY,
            NOBODY,
            NOBODY,
            False,
            0,
            (),
            (),
            (),
            (),
            NOBODY,
            0,
            0,
            (),
            0,
            0,
            0,
            NOBODY,
        )
        frames.set_up(state)
        return state

    def load(self, config: Config, layout: dict[str, Any]) -> AncientState:
        return position.build(config, self.setup(config), layout)

    def space(self, config: Config) -> Space:
        return self.box(config).space

    def say_prompt(self, view: View) -> str:
        assert isinstance(view, AncientView)
        return frames.NAMED[view.asks].ask(view) if view.asks else "The game is over."

    def say_move(self, view: View, move: Move) -> str:
        assert isinstance(view, AncientView)
        return text.say_move(self.box(view.config), view, move)

    def say_event(self, config: Config, event: Event) -> str:
        return text.say_event(self.box(config), event)

    def progress(self, state: State) -> float:
        assert isinstance(state, AncientState)
        return judgement.progress(state)

    def judge(self, state: State, seat: int) -> float:
        assert isinstance(state, AncientState)
        return judgement.judge(state, seat)

    def shortlist(self, state: State, seat: int, options: list[Move]) -> list[Move]:
        assert isinstance(state, AncientState)
        return hunches.shortlist(state, seat, options)

    def hunch(self, state: State, seat: int, options: list[Move], rng: Rng) -> Move | None:
        assert isinstance(state, AncientState)
        return hunches.hunch(state, seat, options, rng)
