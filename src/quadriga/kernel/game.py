"""The contract of a title: what the registry finds and what everybody else starts from."""

from abc import abstractmethod
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from quadriga.kernel.chance import Rng
from quadriga.kernel.events import Event
from quadriga.kernel.meta import Config, Meta
from quadriga.kernel.notation import Move, Space
from quadriga.kernel.state import State
from quadriga.kernel.view import View
from quadriga.kernel.words.message import ENGLISH, Message

if TYPE_CHECKING:
    from quadriga.kernel.words.voice import Voice


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One title: stateless but for the component sets that were loaded, one object for each title."""

    def __init__(self, meta: Meta) -> None:
        self.meta = meta
        self.package = type(self).__module__.rpartition(".")[0]
        """Where its files lie."""
        self.terminal = ""
        """What draws its table on a terminal, as `module:object`; empty: nothing of its own."""
        self.faces = ""
        """What draws its cards and boards, likewise."""
        self.horizon = 0
        """After how many turns a game that search plays in thought is judged; 0: at its end."""

    def file(self, name: str) -> Traversable:
        """A file that lies beside the title: its rules, its guide."""
        return files(self.package) / name

    # -- setting up -------------------------------------------------------------------------------------------------------

    @abstractmethod
    def config(self, players: int, options: dict[str, str] | None = None, components: str = "", version: str = "") -> Config:
        """A complete and checked configuration; `components` is the hash of a loaded set (empty: the packaged one), `version`
        a version of the rules (empty: the newest)."""

    @abstractmethod
    def load_components(self, path: Path) -> str:
        """Read a component file of an owner's own and return the hash that configurations name it by."""

    @abstractmethod
    def new(self, config: Config) -> State:
        """A table set up and ready for its first move or draw."""

    @abstractmethod
    def load(self, config: Config, layout: dict[str, Any]) -> State:
        """The state of a position; raises `PositionError` with the place of the mistake."""

    @abstractmethod
    def space(self, config: Config) -> Space:
        """The action space; the same for every table with the same components and set-up."""

    # -- words, from what a view shows --------------------------------------------------------------------------------------

    @abstractmethod
    def meta_in(self, language: str = ENGLISH) -> Meta:
        """What the game says of itself, with its sentences."""

    @abstractmethod
    def move_message(self, view: View, move: Move) -> Message:
        """What a move would do; the attribute `short` of its sentence is for a button."""

    @abstractmethod
    def event_message(self, event: Event) -> Message:
        """What happened; the attribute `gist` of its sentence says it in a few words."""

    @abstractmethod
    def say_prompt(self, view: View, language: str = ENGLISH) -> str:
        """The open question as a sentence."""

    @abstractmethod
    def say_move(self, view: View, move: Move, language: str = ENGLISH) -> str:
        """What a move would do, as a short imperative sentence without its full stop."""

    @abstractmethod
    def say_event(self, config: Config, event: Event, language: str = ENGLISH) -> str:
        """What happened, as a sentence of the log."""

    @abstractmethod
    def voice(self, config: Config, language: str = ENGLISH) -> "Voice":
        """Who says the messages of a table in a language."""

    # -- judgement ----------------------------------------------------------------------------------------------------------

    @abstractmethod
    def judge(self, state: State, seat: int) -> float:
        """How good a state looks for a seat, in points; used by bots on imagined states."""

    def shortlist(self, state: State, seat: int, options: list[Move]) -> list[Move]:
        """The options that bots think about, never none: a game with many may leave out those that are hardly ever good."""
        return options

    def hunch(self, state: State, seat: int, options: list[Move], rng: Rng) -> Move | None:
        """A sensible option found quickly, for the games that search plays in thought; None: judge every option instead."""
        return None

    def progress(self, state: State) -> float:
        """How far a running game has come, from 0 to 1, roughly and from what everybody can see; 0 if it cannot be said."""
        return 0.0
