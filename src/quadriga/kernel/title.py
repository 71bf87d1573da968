"""A title as a manifest: it names every part of a game, and everybody finds the parts here.

A game's `title.py` makes one `Title` of its parts: the rules as questions and fields, what it tells, how bots judge. `Setup` is
what a table of it is made of, `TitledState` the state that hands everything but its own copy to the parts.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar, cast

from mypy_extensions import mypyc_attr

from quadriga.kernel.chance import Rng
from quadriga.kernel.events import Event
from quadriga.kernel.fields import Fields, Problems
from quadriga.kernel.game import Game
from quadriga.kernel.meta import Config, Ending, Meta, complete_options
from quadriga.kernel.notation import ChanceMove, Move, Space
from quadriga.kernel.outcome import Line, Outcome, Score, places_by, score_lines
from quadriga.kernel.prompt import COMMON_WORDS, Reason
from quadriga.kernel.question import Question
from quadriga.kernel.seats import CHANCE
from quadriga.kernel.sets import ComponentSets
from quadriga.kernel.state import State
from quadriga.kernel.view import View
from quadriga.kernel.words.catalogue import Words
from quadriga.kernel.words.message import ENGLISH, Message

if TYPE_CHECKING:
    from quadriga.kernel.words.voice import Voice


@mypyc_attr(allow_interpreted_subclasses=True)
class Setup:
    """The numbers of one table, from its config and its component set; shared by all its states and never changed."""

    title: Title[Any]
    turn: Question[Any]
    """What is asked when a turn begins."""
    opened: State
    """The table as it is when play begins. It is cloned, never played on."""

    def __init__(self, config: Config, space: Space) -> None:
        self.config = config
        self.players: int = config.players
        self.space = space
        self.words = COMMON_WORDS
        """What is said at the table; its title gives it the words of the game."""

    def names(self) -> Mapping[str, str | Message]:
        """The names of its components by their ids, as the component set has them; a message where it has none."""
        return {}


@mypyc_attr(allow_interpreted_subclasses=True)
class TitledState(State):
    """A state of a title: a game writes its fields and `clone`, the parts of its title do the rest."""

    def __init__(self, setup: Setup, agenda: list[Question[Any]]) -> None:
        super().__init__(setup.config, agenda)
        self.common = setup

    def view(self, seat: int | None, language: str = ENGLISH) -> View:
        return self.common.title.parts.view(self, seat, self.common.words.voice(language))

    def imagine(self, seat: int | None, rng: Rng) -> State:
        return self.common.title.parts.imagine(self, seat, rng)

    def refusal(self, seat: int, move: Move) -> Reason:
        question = self.agenda[-1]
        if seat == CHANCE:
            return Reason("cannot-be-drawn", question.rule)
        if isinstance(move, ChanceMove):
            return Reason("only-chance-draws", question.rule)
        return question.refuse(self, seat, move).bind(self.common.words)

    def out_of_reach(self, seat: int, chosen: tuple[str, ...], target: str) -> Reason | None:
        reason = self.agenda[-1].out_of_reach(self, seat, chosen, target)
        return None if reason is None else reason.bind(self.common.words)

    def apart(self, seat: int, chosen: tuple[str, ...], target: str) -> Reason:
        return self.agenda[-1].apart(self, chosen, target).bind(self.common.words)

    def closing_rule(self) -> str:
        return self.common.title.parts.ending(self).rule

    def scores(self) -> list[int]:
        return self.common.title.parts.scores(self)

    def sheet(self, language: str = ENGLISH) -> tuple[tuple[Line, ...], ...]:
        common = self.common
        sheet = common.title.parts.sheet
        voice = common.words.voice(language)
        return tuple([score_lines(sheet(self, seat), voice) for seat in range(common.players)])

    def outcome(self) -> Outcome | None:
        if self.agenda:
            return None
        parts = self.common.title.parts
        places = places_by(parts.standings(self))
        return Outcome(parts.ending(self).key, places, tuple(self.scores()), self.sheet())

    def check(self) -> None:
        self.common.title.parts.check(self)

    def layout(self) -> dict[str, Any]:
        table = self.common.title.parts.fields.write(self, self.common)
        return {"agenda": [question.text for question in self.agenda], **table}


S = TypeVar("S", bound=TitledState)

MOST_KEPT: Final = 256
"""So many kinds of tables are kept ready."""


def copy_of(state: S, seat: int | None, rng: Rng) -> State:
    """What a seat imagines in a game that hides nothing which is stored."""
    return state.clone()


def every_option(state: S, seat: int, options: list[Move]) -> list[Move]:
    """Bots think about all options."""
    return options


def no_hunch(state: S, seat: int, options: list[Move], rng: Rng) -> Move | None:
    """Bots judge every option."""
    return None


def no_faults(state: S) -> list[tuple[str, str]]:
    """Nothing more can be wrong with a position."""
    return []


def any_config(config: Config) -> None:
    """Every choice of options goes with every number of players and every component set."""


class Parts(Generic[S]):
    """What a game is made of. The drawings are named, not loaded: they need libraries that simulations do without."""

    def __init__(
        self,
        *,
        questions: tuple[Question[S], ...],
        turn: Question[S],
        fields: Fields,
        opening: Callable[[Any], list[Question[S]]],
        assemble: Callable[[Any, list[Question[S]], dict[str, Any]], S],
        ending: Callable[[S], Ending],
        scores: Callable[[S], list[int]],
        sheet: Callable[[S, int], Sequence[Score | Line]],
        standings: Callable[[S], list[tuple[int, ...]]],
        check: Callable[[S], None],
        view: Callable[[S, int | None, Voice], View],
        view_type: type[View],
        events: ModuleType,
        say_move: Callable[[Any, Any, Move], Message | str],
        event_args: Mapping[type[Event], Callable[[Any], dict[str, Any]]] | None = None,
        say_event: Callable[[Any, Any], str] | None = None,
        judge: Callable[[S, int], float],
        progress: Callable[[S], float],
        check_config: Callable[[Config], None] = any_config,
        faults: Callable[[S], list[tuple[str, str]]] = no_faults,
        imagine: Callable[[S, int | None, Rng], State] = copy_of,
        shortlist: Callable[[S, int, list[Move]], list[Move]] = every_option,
        hunch: Callable[[S, int, list[Move], Rng], Move | None] = no_hunch,
        horizon: int = 0,
        terminal: str = "",
        faces: str = "",
    ) -> None:
        self.questions: dict[str, Question[Any]] = {question.text: question for question in questions}
        self.turn: Question[Any] = turn
        """What is asked when a turn begins, and what is open in a position that names no question."""
        self.fields = fields
        self.check_config: Callable[[Config], None] = check_config
        """Raises `ConfigError` where options, players and components do not go together."""
        self.opening: Callable[[Any], list[Question[Any]]] = opening
        """The agenda of a new table."""
        self.assemble: Callable[[Any, list[Question[Any]], dict[str, Any]], Any] = assemble
        """A state of the values of its fields, with all that follows from them."""
        self.ending: Callable[[Any], Ending] = ending
        self.scores: Callable[[Any], list[int]] = scores
        self.sheet: Callable[[Any, int], Sequence[Score | Line]] = sheet
        self.standings: Callable[[Any], list[tuple[int, ...]]] = standings
        """For each seat what places are decided by, the first number first."""
        self.check: Callable[[Any], None] = check
        self.view: Callable[[Any, int | None, Voice], View] = view
        self.view_type = view_type
        self.events = events
        self.say_move: Callable[[Any, Any, Move], Message | str] = say_move
        """What a move would do, from the setup of the table and a view."""
        self.event_args: Mapping[type[Event], Callable[[Any], dict[str, Any]]] = event_args or {}
        """What is filled in for the odd event: for all others it is their fields."""
        self.say_event = say_event
        self.judge: Callable[[Any, int], float] = judge
        self.progress: Callable[[Any], float] = progress
        self.faults: Callable[[Any], list[tuple[str, str]]] = faults
        """What must not be whatever question is open (see `Question.faults`)."""
        self.imagine: Callable[[Any, int | None, Rng], State] = imagine
        self.shortlist: Callable[[Any, int, list[Move]], list[Move]] = shortlist
        self.hunch: Callable[[Any, int, list[Move], Rng], Move | None] = hunch
        self.horizon = horizon
        self.terminal = terminal
        self.faces = faces


@mypyc_attr(allow_interpreted_subclasses=True)
class Title(Game, Generic[S]):
    """One title: stateless but for the component sets that were loaded and the tables that are kept ready."""

    def __init__(
        self, package: str, meta: Meta, sets: ComponentSets[Any], setup: Callable[[Config], Setup], parts: Parts[S]
    ) -> None:
        super().__init__(meta)
        self.package = package
        self.terminal = parts.terminal
        self.faces = parts.faces
        self.sets = sets
        self.packaged = sets.load()
        self.parts = parts
        self.horizon = parts.horizon
        self._set_up = setup
        self._tables: dict[tuple[str, int, str, tuple[tuple[str, str], ...]], Setup] = {}
        self._metas: dict[str, Meta] = {}
        self._latest: tuple[Config, Setup] | None = None

    # -- setting up -------------------------------------------------------------------------------------------------------

    def config(self, players: int, options: dict[str, str] | None = None, components: str = "", version: str = "") -> Config:
        chosen = complete_options(self.meta, players, options or {}, version)
        key = components or self.packaged
        self.sets.find(key)
        config = Config(self.meta.key, players, chosen, key, version or self.meta.newest)
        self.parts.check_config(config)
        return config

    def load_components(self, path: Path) -> str:
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
        return self.setup(config).space

    def new(self, config: Config) -> S:
        return cast(S, self.setup(config).opened.clone())

    def _open(self, config: Config) -> Setup:
        parts = self.parts
        setup = self._set_up(config)
        setup.title, setup.turn = self, parts.turn
        setup.words = Words(self.package, names=setup.names()) if self.file("words").is_dir() else COMMON_WORDS
        setup.opened = parts.assemble(setup, parts.opening(setup), parts.fields.blank(setup))
        return setup

    def load(self, config: Config, layout: dict[str, Any]) -> S:
        setup = self.setup(config)
        parts = self.parts
        problems = Problems()
        names = layout.get("agenda", [parts.turn.text])
        agenda = self._agenda(names, setup, problems)
        values = parts.fields.read({key: raw for key, raw in layout.items() if key != "agenda"}, setup, "table", problems)
        problems.refuse()
        state = cast(S, parts.assemble(setup, agenda, values))
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
                below = f"{agenda[-1].text!r} below it" if agenda else "nothing below it"
                problems.add("table.agenda", f"{name!r} cannot be open together with {below}")
            else:
                agenda.append(question)
        return agenda

    # -- words --------------------------------------------------------------------------------------------------------------

    def voice(self, config: Config, language: str = ENGLISH) -> Voice:
        return self.setup(config).words.voice(language)

    def meta_in(self, language: str = ENGLISH) -> Meta:
        found = self._metas.get(language)
        if found is None:
            voice = Words(self.package).voice(language) if self.file("words").is_dir() else None
            found = self._metas[language] = self.meta if voice is None else self.meta.said(voice)
        return found

    def move_message(self, view: View, move: Move) -> Message:
        said = self.parts.say_move(self.setup(view.config), view, move)
        return Message(f"={said}") if isinstance(said, str) else said

    def event_message(self, event: Event) -> Message:
        kind = type(event)
        if self.parts.say_event is not None:
            return Message(f"={self.parts.say_event(self._latest[1], event)}")
        args = self.parts.event_args.get(kind)
        if args is not None:
            return Message(kind.__name__, **args(event))
        return Message(kind.__name__, **{name: getattr(event, name) for name in kind.__struct_fields__ if name != "audience"})

    def say_prompt(self, view: View, language: str = ENGLISH) -> str:
        said = self.parts.questions[view.asks].ask(view) if view.asks else Message("over")
        return said if isinstance(said, str) else self.voice(view.config, language).say(said)

    def say_move(self, view: View, move: Move, language: str = ENGLISH) -> str:
        return self.voice(view.config, language).say(self.move_message(view, move))

    def say_event(self, config: Config, event: Event, language: str = ENGLISH) -> str:
        return self.voice(config, language).say(self.event_message(event))

    # -- judgement ------------------------------------------------------------------------------------------------------------

    def judge(self, state: State, seat: int) -> float:
        return self.parts.judge(state, seat)

    def shortlist(self, state: State, seat: int, options: list[Move]) -> list[Move]:
        return self.parts.shortlist(state, seat, options)

    def hunch(self, state: State, seat: int, options: list[Move], rng: Rng) -> Move | None:
        return self.parts.hunch(state, seat, options, rng)

    def progress(self, state: State) -> float:
        return self.parts.progress(state)
