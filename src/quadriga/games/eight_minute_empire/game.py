"""Eight-Minute Empire as a title: configurations, component sets, new tables, words."""

from typing import Any

from quadriga.games.eight_minute_empire import frames, heuristics, position, text
from quadriga.games.eight_minute_empire.box import SETS, Box, open_box
from quadriga.games.eight_minute_empire.components import Components
from quadriga.games.eight_minute_empire.meta import BOARD, DECK, GAMES, META, RULES, TIED_BIDS, TOKENS, YOUNGEST, rulings_of
from quadriga.games.eight_minute_empire.state import EmpireState, Setup
from quadriga.games.eight_minute_empire.view import EmpireView
from quadriga.kernel.errors import ConfigError
from quadriga.kernel.events import Event
from quadriga.kernel.meta import Config
from quadriga.kernel.notation import Move, Space
from quadriga.kernel.sets import BoxedGame
from quadriga.kernel.state import State
from quadriga.kernel.view import View
from quadriga.parts.deck import Deck
from quadriga.parts.market import Market

FULL_GAME = 3


class EightMinuteEmpire(BoxedGame[Components]):
    """The print-and-play rules, with the retail variant as options."""

    def __init__(self) -> None:
        super().__init__(META, SETS)
        self.terminal = "quadriga.games.eight_minute_empire.terminal:draw"
        self.faces = "quadriga.faces.eight_minute_empire:FACES"
        self._recent: tuple[Config, Setup] | None = None

    def config(self, players: int, options: dict[str, str] | None = None, components: str = "", version: str = "") -> Config:
        config = super().config(players, options, components, version)
        rules = self.sets.find(config.components).rules[config.options[RULES.key]]
        if players not in rules.coins:
            raise ConfigError(
                f"the {rules.title.lower()} rules are for {', '.join(map(str, rules.coins))} players, not {players} (EME-V1)",
                "players",
            )
        if config.options.get(TOKENS.key) == "on" and not self.box(config).marked:
            raise ConfigError(f"board {config.options[BOARD.key]!r} marks no regions for goods tokens (EME-V7)")
        return config

    def setup(self, config: Config) -> Setup:
        """The numbers of a table; the latest are kept, since a simulation asks for the same again and again."""
        if self._recent is None or self._recent[0] is not config:
            self._recent = (config, self._new_setup(config))
        return self._recent[1]

    def _new_setup(self, config: Config) -> Setup:
        components = self.sets.find(config.components)
        options = config.options
        players = config.players
        is_retail = options[RULES.key] == "retail"
        is_full = options[GAMES.key] == "three"
        rulings = rulings_of(config)
        rules = components.rules[options[RULES.key]]
        pieces = components.pieces
        box = self.box(config)
        return Setup(
            box,
            players,
            coins=rules.coins[players],
            cards_to_end=rules.cards_to_end[players],
            armies=pieces.armies,
            cities=pieces.cities,
            start_armies=pieces.start_armies,
            neutral_armies=pieces.neutral_armies if is_retail and players == 2 else 0,
            winner_names_first=is_retail,
            games=FULL_GAME if is_full else 1,
            youngest=YOUNGEST.seats(options[YOUNGEST.key]),
            deck=tuple([card.count if players == 5 or not card.five_players_only else 0 for card in box.cards]),
            ties_by_lot=options.get(TIED_BIDS.key) == "lot",
            tokens=len(box.marked) if options.get(TOKENS.key) == "on" else 0,
            wild_needs_company=rulings.wild_needs_company,
            neutral_on_start=rulings.neutral_on_start,
            coins_break_ties=rulings.coins_break_ties and is_retail and not is_full,
        )

    def box(self, config: Config) -> Box:
        """The board and the deck of a table, with its moves."""
        return open_box(config.components, config.options[BOARD.key], config.options[DECK.key])

    def new(self, config: Config) -> EmpireState:
        setup = self.setup(config)
        state = EmpireState(
            config,
            [],
            setup,
            [],
            [],
            [],
            [],
            [],
            [],
            [],
            Deck([], 0),
            Market(setup.box.prices, []),
            (),
            (),
            -1,
            -1,
            0,
            0,
            (),
            (),
        )
        frames.set_up(state)
        return state

    def load(self, config: Config, layout: dict[str, Any]) -> EmpireState:
        return position.build(config, self.setup(config), layout)

    def space(self, config: Config) -> Space:
        return self.box(config).space

    def say_prompt(self, view: View) -> str:
        assert isinstance(view, EmpireView)
        return text.say_prompt(self.box(view.config), view)

    def say_move(self, view: View, move: Move) -> str:
        assert isinstance(view, EmpireView)
        return text.say_move(self.box(view.config), view, move)

    def say_event(self, config: Config, event: Event) -> str:
        return text.say_event(self.box(config), event)

    def progress(self, state: State) -> float:
        assert isinstance(state, EmpireState)
        setup = state.setup
        return (len(state.past) + len(state.taken) / (setup.cards_to_end * setup.players)) / setup.games

    def judge(self, state: State, seat: int) -> float:
        assert isinstance(state, EmpireState)
        return heuristics.judge(state, seat)
