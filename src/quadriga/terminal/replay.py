"""`quadriga replay` and `quadriga verify`: a record shown again, entry by entry, and everything that it claims checked."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from quadriga.kernel.events import Event
from quadriga.kernel.game import Game
from quadriga.kernel.notation import Move
from quadriga.kernel.position import digest
from quadriga.kernel.prompt import Prompt
from quadriga.kernel.record import Record, begin, steps
from quadriga.kernel.seats import CHANCE
from quadriga.kernel.state import State
from quadriga.terminal.draw import draw_sheet, draw_table, tell
from quadriga.terminal.files import load_record
from quadriga.terminal.language import label, language, sentence
from quadriga.terminal.output import new_console, print_json, say, show
from quadriga.terminal.reader import Reader
from quadriga.textcanvas.colours import WARNING, chip


class Played:
    """One entry with what was asked before it and what it led to; `after` is a copy."""

    def __init__(self, index: int, prompt: Prompt, draws: list[tuple[Move, int]], move: Move, mark: str) -> None:
        self.index = index
        self.prompt = prompt
        self.draws = draws
        self.move = move
        self.mark = mark
        self.events: list[Event] = []
        self.after: State


def played(game: Game, state: State, record: Record) -> Iterator[Played]:
    """Every entry of a record, played."""
    state.listen()
    entry: Played | None = None
    for step in steps(game, state, record):
        if entry is not None:
            yield _finished(entry, state)
        draws = state.draws() if step.seat == CHANCE else []
        entry = Played(step.index, state.prompt(step.seat), draws, step.move, step.mark)
    if entry is not None:
        yield _finished(entry, state)


def _finished(entry: Played, state: State) -> Played:
    entry.events = state.told()
    entry.after = state.clone()
    return entry


def replay(path: Path, components: Path | None, is_whole: bool, as_json: bool) -> None:
    """Show a record: as JSON, whole, or step by step where a person can type."""
    record, _ = load_record(path, components)
    game, state = begin(record)
    first = state.clone()
    entries = played(game, state, record)
    if as_json:
        for entry in entries:
            print_json(entry_json(entry))
        print_json(final_json(record, state))
        return
    console = new_console()
    if is_whole or not (console.is_terminal and Reader().is_terminal):
        _tell_whole(console, game, record, entries, state)
    else:
        _step_through(console, game, first, list(entries))


def entry_json(entry: Played) -> dict[str, Any]:
    """One line of `replay --json`: what was asked, all that could be answered, what was; and the scores after it."""
    return {
        "index": entry.index,
        "seat": entry.prompt.seat,
        "asks": entry.prompt.asks,
        "rule": entry.prompt.rule,
        "options": [move.notation for move in entry.prompt.options],
        "draws": [{"move": move.notation, "weight": weight} for move, weight in entry.draws],
        "move": entry.move.notation,
        "mark": entry.mark,
        "scores": entry.after.scores(),
        "sheet": entry.after.sheet(),
    }


def final_json(record: Record, state: State) -> dict[str, Any]:
    """The last line of `replay --json`."""
    return {
        "config": state.config,
        "entries": len(record.entries),
        "to_act": state.to_act(),
        "outcome": state.outcome(),
        "scores": state.scores(),
        "sheet": state.sheet(),
        "digest": digest(state),
    }


def _tell_whole(console: Console, game: Game, record: Record, entries: Iterator[Played], state: State) -> None:
    say(console, _heading(game, record))
    for entry in entries:
        _print_entry(console, game, entry)
    outcome = state.outcome()
    show(console, Text(""))
    if outcome is None:
        say(console, sentence("not-over"), "bold")
    show(console, draw_sheet(state.sheet(language()), state.scores(), outcome.places if outcome else ()))


def _heading(game: Game, record: Record) -> Text:
    line = Text.assemble((game.meta.title, "bold"), ":")
    for seat in range(record.config.players):
        line.append(" ").append_text(chip(seat)).append(f" {record.seats[seat]}" if record.seats else "")
    return line


def _print_entry(console: Console, game: Game, entry: Played) -> None:
    mark = f" [{entry.mark}]" if entry.mark else ""
    head = Text.assemble((f"{entry.index:>4} ", "dim"), chip(entry.prompt.seat), " ", (entry.move.notation + mark, "bold"))
    if entry.draws:
        head.append(f"  {label('one-of', count=sum(weight for _, weight in entry.draws))}", "dim")
    say(console, head)
    for line in tell(game, entry.after.config, [event for event in entry.events if event.is_for(None)]):
        say(console, Text.assemble("     ", line))


def _step_through(console: Console, game: Game, first: State, entries: list[Played]) -> None:
    reader = Reader()
    at = 0
    """How many entries have been played."""
    while True:
        console.clear()
        show(console, draw_table(game, (entries[at - 1].after if at else first).view(None, language())))
        if at:
            _print_entry(console, game, entries[at - 1])
        say(console, label("step-at", at=at, count=len(entries)), "dim")
        while (goal := _goal(console, _read(reader), at, len(entries))) is None:
            pass
        if goal < 0:
            return
        at = goal


def _read(reader: Reader) -> str:
    try:
        return reader.read()
    except (EOFError, KeyboardInterrupt):
        return "q"


def _goal(console: Console, text: str, at: int, count: int) -> int | None:
    """How many entries to have played next; -1 leaves, None was not understood."""
    if text in ("q", "quit"):
        return -1
    if text == "":
        return min(at + 1, count)
    if text == "b":
        return max(at - 1, 0)
    if text.isdecimal() and int(text) <= count:
        return int(text)
    say(console, f"✗ {label('step-refused', typed=text, count=count)}", WARNING)
    return None


def verify_record(path: Path, components: Path | None, as_json: bool) -> None:
    """Check a record and say what was checked; whatever is not so has raised an error by then."""
    record, confirmed = load_record(path, components)
    draws = sum(entry.seat == CHANCE for entry in record.entries)
    moves = len(record.entries) - draws
    is_sealed = record.chance is not None
    is_open = record.chance is not None and bool(record.chance.seed)
    if as_json:
        print_json(
            {
                "ok": True,
                "moves": moves,
                "draws": draws,
                "draws_confirmed": confirmed,
                "seed": "opened" if is_open else "sealed" if is_sealed else "none",
                "result": record.result is not None,
                "hints": sum(entry.mark == "hint" for entry in record.entries),
            }
        )
        return
    console = new_console()
    say(console, label("checked", path=str(path), moves=moves, draws=draws))
    if is_open:
        say(console, sentence("seed-confirms", draws=confirmed))
    elif is_sealed:
        say(console, sentence("seed-sealed"))
    else:
        say(console, sentence("seed-none"))
    if record.result is not None:
        say(console, sentence("result-confirmed"))
    else:
        say(console, sentence("no-result"))
    hints = sum(entry.mark == "hint" for entry in record.entries)
    if hints:
        say(console, sentence("hints-taken", hints=hints))
