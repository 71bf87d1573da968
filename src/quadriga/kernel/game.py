"""A title: what the registry finds and what everybody else starts from. Each game's `title.py` makes one of its parts."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Generic, cast

from mypy_extensions import mypyc_attr
from typing_extensions import TypeVar

from quadriga.kernel.chance import Rng
from quadriga.kernel.errors import ConfigError
from quadriga.kernel.events import Event
from quadriga.kernel.fields import Problems
from quadriga.kernel.meta import Config, Meta, complete_options
from quadriga.kernel.notation import Move, Space
from quadriga.kernel.parts import Parts
from quadriga.kernel.question import Question
from quadriga.kernel.sets import ComponentSets
from quadriga.kernel.setup import Setup
from quadriga.kernel.state import State
from quadriga.kernel.view import View
from quadriga.kernel.words.catalogue import Words
from quadriga.kernel.words.message import ENGLISH, Message

if TYPE_CHECKING:
    from quadriga.kernel.words.voice import Voice

S_co = TypeVar("S_co", bound=State, covariant=True, default=State)
"""The state of a game; whoever does not care which says `Game` alone."""

MOST_KEPT: Final = 256
"""So many kinds of tables are kept ready."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S_co]):
    """One title: stateless but for the component sets that were loaded and the tables that are kept ready."""

    def __init__(
        self, package: str, meta: Meta, sets: ComponentSets[Any], setup: Callable[[Config], Setup], parts: Parts[S_co]
    ) -> None:
        self.package = package
        """Where its files lie."""
        self.meta = meta
        self.words = Words(package)
        """What it says of itself, before there is a table."""
        self.sets = sets
        self.packaged = sets.load()
        self.parts: Parts[Any] = parts
        self.terminal = parts.terminal
        """What draws its table on a terminal, as `module:object`; empty: nothing of its own."""
        self.faces = parts.faces
        """What draws its cards and boards, likewise."""
        self.horizon = parts.horizon
        """After how many turns a game that search plays in thought is judged; 0: at its end."""
        self._set_up = setup
        self._tables: dict[tuple[str, int, str, tuple[tuple[str, str], ...]], Setup] = {}
        self._metas: dict[str, Meta] = {}
        self._latest: tuple[Config, Setup] | None = None

    def file(self, name: str) -> Traversable:
        """A file that lies beside the title: its rules, its guide."""
        return files(self.package) / name

    # -- setting up -------------------------------------------------------------------------------------------------------

    def config(self, players: int, options: dict[str, str] | None = None, components: str = "", version: str = "") -> Config:
        """A complete and checked configuration; `components` is the hash of a loaded set (empty: the packaged one), `version`
        a version of the rules (empty: the newest)."""
        chosen = complete_options(self.meta, players, options or {}, version)
        key = components or self.packaged
        self.sets.find(key)
        config = Config(self.meta.key, players, chosen, key, version or self.meta.newest)
        try:
            self.parts.check_config(config)
        except ConfigError as error:
            error.reason.bind(self.words)
            raise
        return config

    def load_components(self, path: Path) -> str:
        """Read a component file of an owner's own and return the hash that configurations name it by."""
        return self.sets.load(path)

    def setup(self, config: Config) -> Setup:
        """What a table of that config is made of; it is kept, as it is asked for again and again."""
        if self._latest is None or self._latest[0] is not config:
            key = (config.rules_version, config.players, config.components, tuple(config.options.items()))
            table = self._tables.get(key)
            if table is None:
                if len(self._tables) == MOST_KEPT:
                    self._tables.clear()
                table = self._tables[key] = self._open(config)
            self._latest = (config, table)
        return self._latest[1]

    def space(self, config: Config) -> Space:
        """The action space; the same for every table with the same components and set-up."""
        return self.setup(config).space

    def new(self, config: Config) -> S_co:
        """A table set up and ready for its first move or draw."""
        return cast(S_co, self.setup(config).opened.clone())

    def _open(self, config: Config) -> Setup:
        parts = self.parts
        setup = self._set_up(config)
        setup.game, setup.turn = self, parts.turn
        setup.words = Words(self.package, names=setup.names())
        setup.opened = parts.assemble(setup, parts.opening(setup), parts.fields.blank(setup))
        return setup

    def load(self, config: Config, layout: dict[str, Any]) -> S_co:
        """The state of a position; raises `PositionError` with the places of all mistakes."""
        setup = self.setup(config)
        parts = self.parts
        problems = Problems()
        names = layout.get("agenda", [parts.turn.name])
        agenda = self._agenda(names, setup, problems)
        values = parts.fields.read({key: raw for key, raw in layout.items() if key != "agenda"}, setup, "table", problems)
        problems.refuse()
        state = cast(S_co, parts.assemble(setup, agenda, values))
        for where, problem in parts.faults(state):
            problems.add(f"table.{where}", problem)
        for question in dict.fromkeys(agenda):
            for where, problem in question.faults(state):
                problems.add(f"table.{where}", problem)
        problems.refuse()
        return state

    def _agenda(self, names: Any, setup: Setup, problems: Problems) -> list[Question[Any]]:
        known = self.parts.questions
        agenda: list[Question[Any]] = []
        for index, name in enumerate(names if isinstance(names, list | tuple) else [names]):
            question = known.get(name) if isinstance(name, str) else None
            if question is None:
                problems.add(f"table.agenda[{index}]", f"{name!r} is no question of this game; there are {', '.join(known)}")
            elif not problems.found and not question.stands_on(agenda[-1] if agenda else None, setup):
                below = f"{agenda[-1].name!r} below it" if agenda else "nothing below it"
                problems.add("table.agenda", f"{name!r} cannot be open together with {below}")
            else:
                agenda.append(question)
        return agenda

    # -- words --------------------------------------------------------------------------------------------------------------

    def voice(self, config: Config, language: str = ENGLISH) -> Voice:
        """Who says the messages of a table in a language."""
        return self.setup(config).words.voice(language)

    def meta_in(self, language: str = ENGLISH) -> Meta:
        """What the game says of itself, with its sentences."""
        found = self._metas.get(language)
        if found is None:
            found = self._metas[language] = self.meta.said(self.words.voice(language))
        return found

    def move_message(self, view: View, move: Move) -> Message:
        """What a move would do; the attribute `short` of its sentence is for a button."""
        return self.parts.say_move(self.setup(view.config), view, move)

    def event_message(self, event: Event) -> Message:
        """What happened; the attribute `gist` of its sentence says it in a few words."""
        kind = type(event)
        args = self.parts.event_args.get(kind)
        if args is not None:
            return Message(kind.__name__, **args(event))
        return Message(kind.__name__, **{name: getattr(event, name) for name in kind.__struct_fields__ if name != "audience"})

    def say_prompt(self, view: View, language: str = ENGLISH) -> str:
        """The open question as a sentence."""
        message = self.parts.questions[view.asks].ask(view) if view.asks else Message("over")
        return self.voice(view.config, language).say(message)

    def say_move(self, view: View, move: Move, language: str = ENGLISH) -> str:
        """What a move would do, as a short imperative sentence without its full stop."""
        return self.voice(view.config, language).say(self.move_message(view, move))

    def say_event(self, config: Config, event: Event, language: str = ENGLISH) -> str:
        """What happened, as a sentence of the log."""
        return self.voice(config, language).say(self.event_message(event))

    # -- judgement ------------------------------------------------------------------------------------------------------------

    def judge(self, state: State, seat: int) -> float:
        """How good a state looks for a seat, in points; used by bots on imagined states."""
        return self.parts.judge(state, seat)

    def shortlist(self, state: State, seat: int, options: list[Move]) -> list[Move]:
        """The options that bots think about, never none: a game with many may leave out those that are hardly ever good."""
        return self.parts.shortlist(state, seat, options)

    def hunch(self, state: State, seat: int, options: list[Move], rng: Rng) -> Move | None:
        """A sensible option found quickly, for the games that search plays in thought; None: judge every option instead."""
        return self.parts.hunch(state, seat, options, rng)

    def progress(self, state: State) -> float:
        """How far a running game has come, from 0 to 1, roughly and from what everybody can see; 0 if it cannot be said."""
        return self.parts.progress(state)
