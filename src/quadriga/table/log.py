"""The log of a table: sentences with their audience, one list for each pair of eyes, cut when moves are taken back."""

from typing import Any

import msgspec

from quadriga.kernel.events import Event
from quadriga.table.messages import LogLine


def event_line(deed: int, event: Event, sentence: str) -> LogLine:
    """An event as a line of the log; its audience stays with us."""
    fields: dict[str, Any] = msgspec.to_builtins(event)
    fields.pop("audience", None)
    return LogLine(deed, sentence, fields.get("seat"), fields)


class Log:
    """All lines so far. Each pair of eyes has its own list, so that not even a number tells of lines it may not see."""

    def __init__(self, players: int) -> None:
        self._eyes: dict[int | None, list[LogLine]] = {eyes: [] for eyes in (*range(players), None)}
        self._entries: dict[int | None, list[int]] = {eyes: [] for eyes in self._eyes}
        """For each line the number of entries that the record had before the move or the draws that caused it."""
        self._movers: dict[int | None, list[int | None]] = {eyes: [] for eyes in self._eyes}
        """For each line the seat whose move it came of; None for what was no move."""
        self.cuts = 0
        """How often lines were taken away: whoever sent lines compares it before sending only the new ones."""
        self.last_cut_deed = 0
        """The deed that cut last."""

    def add_events(self, deed: int, entries: int, mover: int | None, events: list[Event], sentences: list[str]) -> None:
        """Add what came of a move, or of nobody's, to the lists of all who may know it."""
        for event, sentence in zip(events, sentences, strict=True):
            line = event_line(deed, event, sentence)
            for eyes, lines in self._eyes.items():
                if event.is_for(eyes):
                    lines.append(line)
                    self._entries[eyes].append(entries)
                    self._movers[eyes].append(mover)

    def add_note(self, deed: int, entries: int, seat: int | None, sentence: str) -> None:
        """Add a line about the table itself, for everybody."""
        line = LogLine(deed, sentence, seat)
        for eyes, lines in self._eyes.items():
            lines.append(line)
            self._entries[eyes].append(entries)
            self._movers[eyes].append(None)

    def cut(self, deed: int, entries: int) -> None:
        """Take away what came of the moves after the first `entries`; lines about the table stay."""
        self.cuts += 1
        self.last_cut_deed = deed
        for eyes, lines in self._eyes.items():
            at = self._entries[eyes]
            keep = [index for index, line in enumerate(lines) if at[index] < entries or line.event is None]
            self._eyes[eyes] = [lines[index] for index in keep]
            self._entries[eyes] = [min(at[index], entries) for index in keep]
            self._movers[eyes] = [self._movers[eyes][index] for index in keep]

    def of(self, eyes: int | None) -> list[LogLine]:
        """The lines for one pair of eyes; not to be changed."""
        return self._eyes[eyes]

    def since_last_move(self, eyes: int | None) -> int:
        """How many lines there were after the last move of these eyes and its draws; for an onlooker, all of them."""
        movers = self._movers[eyes]
        at = len(movers)
        while at and (eyes is None or movers[at - 1] != eyes):
            at -= 1
        return at

    def start_after(self, eyes: int | None, seen: int) -> int:
        """How many lines somebody has who saw everything up to deed number `seen`; 0 if some of those are gone since."""
        if self.cuts and self.last_cut_deed >= seen:
            return 0
        lines = self._eyes[eyes]
        at = len(lines)
        while at and lines[at - 1].deed >= seen:
            at -= 1
        return at
