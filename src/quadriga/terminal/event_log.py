"""What happened at a table, and how much of it each seat has been told."""

from rich.text import Text

from quadriga.kernel.events import Event
from quadriga.kernel.game import Game
from quadriga.kernel.meta import Config
from quadriga.terminal.draw import tell


class EventLog:
    """Events in order, each with the number of entries that the record had when it happened; notes are plain sentences."""

    def __init__(self, game: Game, config: Config) -> None:
        self._game = game
        self._config = config
        self._events: list[tuple[int, Event]] = []
        self._told: dict[int | None, int] = {}

    def add(self, entries: int, events: list[Event]) -> None:
        """More has happened."""
        self._events += [(entries, event) for event in events]

    def cut(self, entries: int) -> None:
        """Moves were taken back: what they caused did not happen."""
        self._events = [(at, event) for at, event in self._events if at <= entries]
        self._told = {eyes: min(told, len(self._events)) for eyes, told in self._told.items()}

    def news(self, eyes: int | None) -> list[Event]:
        """What these eyes have not been told yet; from now on they have."""
        new = self._events[self._told.get(eyes, 0) :]
        self._told[eyes] = len(self._events)
        return [event for _, event in new if event.is_for(eyes)]

    def whole(self, eyes: int | None) -> list[Text]:
        """All that these eyes may know, as sentences."""
        return self.sentences([event for _, event in self._events if event.is_for(eyes)])

    def sentences(self, events: list[Event]) -> list[Text]:
        """Events as sentences of the log."""
        return tell(self._game, self._config, events)
