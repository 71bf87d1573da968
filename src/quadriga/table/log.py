"""The log of a table: what happened, with its audience, one list for each pair of eyes, cut when moves are taken back.

It becomes sentences for whoever reads it, in their language; each line is kept once it was said.
"""

from typing import Any

import msgspec

from quadriga.kernel.events import Event
from quadriga.kernel.game import Game
from quadriga.kernel.meta import Config
from quadriga.kernel.words.message import ENGLISH, Message
from quadriga.table.errors import WORDS
from quadriga.table.messages import LogLine


def event_line(game: Game, config: Config, deed: int, event: Event, language: str) -> LogLine:
    """An event as a line of the log; its audience stays with us."""
    fields: dict[str, Any] = msgspec.to_builtins(event)
    fields.pop("audience", None)
    message = game.event_message(event)
    voice = game.voice(config, language)
    sentence, gist = voice.say_both(message, "gist")
    return LogLine(deed, sentence, fields.get("seat"), fields, gist)


class _Entry:
    """What is told in one line: an event of the game, or a note about the table itself."""

    def __init__(self, deed: int, entries: int, mover: int | None, told: Event | Message) -> None:
        self.deed = deed
        self.entries = entries
        """The number of entries that the record had before the move or the draws that caused it."""
        self.mover = mover
        """The seat whose move it came of; None for what was no move."""
        self.told = told
        self.lines: dict[str, LogLine] = {}


class Log:
    """All lines so far. Each pair of eyes has its own list, so that not even a number tells of lines it may not see."""

    def __init__(self, game: Game, config: Config) -> None:
        self._game = game
        self._config = config
        self._eyes: dict[int | None, list[_Entry]] = {eyes: [] for eyes in (*range(config.players), None)}
        self.cuts = 0
        """How often lines were taken away: whoever sent lines compares it before sending only the new ones."""
        self.last_cut_deed = 0
        """The deed that cut last."""

    def add_events(self, deed: int, entries: int, mover: int | None, events: list[Event]) -> None:
        """Add what came of a move, or of nobody's, to the lists of all who may know it."""
        for event in events:
            entry = _Entry(deed, entries, mover, event)
            for eyes, told in self._eyes.items():
                if event.is_for(eyes):
                    told.append(entry)

    def add_note(self, deed: int, entries: int, note: Message) -> None:
        """Add a line about the table itself, for everybody."""
        entry = _Entry(deed, entries, None, note)
        for told in self._eyes.values():
            told.append(entry)

    def cut(self, deed: int, entries: int) -> None:
        """Take away what came of the moves after the first `entries`; lines about the table stay."""
        self.cuts += 1
        self.last_cut_deed = deed
        for eyes, told in self._eyes.items():
            self._eyes[eyes] = [entry for entry in told if entry.entries < entries or isinstance(entry.told, Message)]
            for entry in self._eyes[eyes]:
                entry.entries = min(entry.entries, entries)

    def length(self, eyes: int | None) -> int:
        """How many lines there are for one pair of eyes."""
        return len(self._eyes[eyes])

    def of(self, eyes: int | None, language: str = ENGLISH, start: int = 0) -> list[LogLine]:
        """The lines for one pair of eyes, from number `start` on."""
        return [self._line(entry, language) for entry in self._eyes[eyes][start:]]

    def _line(self, entry: _Entry, language: str) -> LogLine:
        line = entry.lines.get(language)
        if line is None:
            told = entry.told
            if isinstance(told, Message):
                line = LogLine(entry.deed, WORDS.say(told, language), told.args.get("seat"))
            else:
                line = event_line(self._game, self._config, entry.deed, told, language)
            entry.lines[language] = line
        return line

    def last(self) -> Event | Message | None:
        """What an onlooker was told last."""
        told = self._eyes[None]
        return told[-1].told if told else None

    def since_last_move(self, eyes: int | None) -> int:
        """How many lines there were after the last move of these eyes and its draws; for an onlooker, all of them."""
        told = self._eyes[eyes]
        at = len(told)
        while at and (eyes is None or told[at - 1].mover != eyes):
            at -= 1
        return at

    def start_after(self, eyes: int | None, seen: int) -> int:
        """How many lines somebody has who saw everything up to deed number `seen`; 0 if some of those are gone since."""
        if self.cuts and self.last_cut_deed >= seen:
            return 0
        told = self._eyes[eyes]
        at = len(told)
        while at and told[at - 1].deed >= seen:
            at -= 1
        return at
