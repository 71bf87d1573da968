"""One game at the terminal: persons on one screen and bots, from the first prompt to the score sheet or to a saved record."""

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from datetime import datetime
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table
from rich.text import Text

from quadriga.bots.bot import Bot, Eyes
from quadriga.bots.makers import make_bot
from quadriga.kernel.chance import Rng, SealedChance
from quadriga.kernel.errors import IllegalMove, NotationError, QuadrigaError
from quadriga.kernel.journal import Journal
from quadriga.kernel.notation import Move
from quadriga.kernel.record import Record
from quadriga.ledger import ledger_of
from quadriga.terminal.draw import Note, draw_sheet, draw_table
from quadriga.terminal.event_log import EventLog
from quadriga.terminal.files import FileError, save_record
from quadriga.terminal.language import label, language, sentence
from quadriga.terminal.options import Choices
from quadriga.terminal.output import complain, say, show
from quadriga.terminal.present import present
from quadriga.terminal.reader import Reader
from quadriga.terminal.rules import rule_text
from quadriga.textcanvas.colours import WARNING, chip

PERSON = "me"
HINT = "hint"
ADVISER = "search"
"""The bot that is asked for hints."""
COMMANDS = ("move", "why", "undo", "hint", "score", "rule", "log", "table", "save", "quit")
"""What can be typed, in the order of the help."""


class _Leave(Exception):
    """The person has had enough for now."""


class Session:
    """Drives one journal until its game is over or somebody leaves. `specs` says who sits where."""

    def __init__(self, console: Console, journal: Journal, specs: tuple[str, ...], seed: int) -> None:
        self.console = console
        self.reader = Reader()
        self.journal = journal
        self.game = journal.game
        self.config = journal.state.config
        self.specs = specs
        self.rng = Rng(seed)
        self.bots: dict[int, Bot] = {
            seat: make_bot(spec, self.rng.below(1 << 31)) for seat, spec in enumerate(specs) if spec != PERSON
        }
        self.persons = [seat for seat, spec in enumerate(specs) if spec == PERSON]
        self.adviser = make_bot(ADVISER, self.rng.below(1 << 31))
        self.event_log = EventLog(self.game, self.config)
        self.path: Path | None = None
        """Where the record is saved, once that is known."""
        self.more = ""
        """What the command to go on needs besides the file."""
        self.refused = 0
        """Lines of a pipe that could not be used."""
        self._forced: set[int] = set()
        self._hinted: set[int] = set()
        self._screen: int | None = None
        """The person who has the screen."""
        self._commands: dict[str, Callable[[int, str], bool]] = {
            "why": self._why,
            "undo": self._undo,
            "hint": self._hint,
            "score": self._score,
            "rule": self._rule,
            "log": self._log,
            "table": self._again,
            "save": self._save,
            "help": self._help,
            "?": self._help,
            "quit": self._quit,
        }

    # -- from the first prompt to the last --------------------------------------------------------------------------------

    def run(self) -> int:
        """Play; returns the exit code."""
        try:
            self._open()
            while acting := self.journal.state.to_act():
                # Bots first: where seats act together, nobody waits for a program.
                seat = next((seat for seat in acting if seat in self.bots), acting[0])
                if seat in self.bots:
                    self._let_bot_move(seat)
                else:
                    self._let_person_move(seat)
        except (_Leave, EOFError):
            self._save_and_say()
            return 2 if self.refused else 0
        except KeyboardInterrupt:
            self._save_and_say()
            return 130
        except BaseException:
            self._save_and_say()  # a fault of ours: the record is how it can be found
            raise
        self._close()
        return 2 if self.refused else 0

    def _open(self) -> None:
        line = Text.assemble((self.game.meta.title, "bold"), ":")
        for seat, spec in enumerate(self.specs):
            line.append(" ").append_text(chip(seat)).append(f" {label('seat-you')}" if spec == PERSON else f" {spec}")
        say(self.console, line)
        chance = self.journal.chance
        if isinstance(chance, SealedChance):
            say(self.console, sentence("draws-sealed", commitment=chance.commitment()), "dim")
        if self.persons:
            say(self.console, sentence("how-to-type"), "dim")
        self._tell()

    def _close(self) -> None:
        state = self.journal.state
        outcome = state.outcome()
        assert outcome is not None
        eyes = self._screen
        show(self.console, draw_table(self.game, state.view(eyes, language())))
        self._print_news(eyes)
        show(self.console, Text(""))
        show(self.console, draw_sheet(state.sheet(language()), outcome.scores, outcome.places))
        ending = self.game.meta_in(language()).ending(outcome.ending)
        say(self.console, f"{ending.text} {sentence('winners', seats=outcome.winners)} ({ending.rule})", "bold")
        self._save_and_say()
        chance = self.journal.chance
        if isinstance(chance, SealedChance):
            say(self.console, sentence("seed-opened", seed=chance.seed, commitment=chance.commitment()), "dim")

    def _submit(self, seat: int, move: Move) -> None:
        mark = HINT if len(self.journal.entries) in self._hinted else ""
        self.journal.submit(seat, move, mark)
        self._tell()

    def _tell(self) -> None:
        self.event_log.add(len(self.journal.entries), self.journal.collect())
        if not self.persons:
            self._print_news(None)

    def _print_news(self, eyes: int | None) -> None:
        for line in self.event_log.sentences(self.event_log.news(eyes)):
            say(self.console, line)

    def _let_bot_move(self, seat: int) -> None:
        thinking = Text.assemble(chip(seat), f" {label('thinking')}")
        with self.console.status(thinking) if self.console.is_terminal else nullcontext():
            move = self.bots[seat].choose(Eyes(self.game, self.journal.state, seat, self.rng))
        self._submit(seat, move)

    # -- persons ----------------------------------------------------------------------------------------------------------

    def _let_person_move(self, seat: int) -> None:
        options = self.journal.state.prompt(seat).options
        if len(options) == 1:
            self._forced.add(len(self.journal.entries))
            note = Note(seat=seat, text=sentence("forced", move=options[0].notation), audience=(seat,))
            self.event_log.add(len(self.journal.entries) + 1, [note])
            self._submit(seat, options[0])
            return
        is_together = len(self.journal.state.to_act()) > 1
        if len(self.persons) > 1 and (is_together or self._has_secrets()):
            self._hand_over(seat)
        self._screen = seat
        self._present(seat)
        while not self._answer(seat, self.reader.read(is_hidden=is_together and len(self.persons) > 1)):
            pass

    def _has_secrets(self) -> bool:
        """Whether one of the persons at this screen knows something that the others may not."""
        state = self.journal.state
        everybody = state.view(None)
        return any(msgspec.structs.replace(state.view(seat), viewer=None) != everybody for seat in self.persons)

    def _hand_over(self, seat: int) -> None:
        if self._screen == seat:
            return
        if self._screen is not None:
            self._wipe()
        say(self.console, Text.assemble(f"{label('hand-over-before')} ", chip(seat), f" {label('hand-over-after')}"))
        self.reader.read()

    def _wipe(self) -> None:
        """Leave nothing of one person's table for the next, not even above the screen."""
        if self.console.is_terminal:
            self.console.clear()
            self.console.file.write("\x1b[3J")

    def _present(self, seat: int) -> None:
        show(self.console, Text(""))
        present(self.console, self.game, self.journal.state, seat, self.event_log.news(seat))

    def _answer(self, seat: int, text: str) -> bool:
        """Do what was typed; whether the prompt is answered, or a former one is open again."""
        space = self.game.space(self.config)
        word, _, rest = text.partition(" ")
        try:
            if space.find(text) is None:
                if not text:
                    return self._again(seat, "")
                if word.casefold() in self._commands:
                    return self._commands[word.casefold()](seat, rest.strip())
            move = Choices(self.journal.state.prompt(seat).options).read(space, text)
            self._submit(seat, move)
        except NotationError as error:
            self._refuse(label("not-typed", error=str(error).rstrip("?.")))
            return False
        except QuadrigaError as error:
            self._refuse(str(error))
            return False
        return True

    def _refuse(self, problem: str) -> None:
        if self.reader.is_terminal:
            say(self.console, f"✗ {problem}", WARNING)
        else:
            self.refused += 1
            complain(f"standard input, line {self.reader.lines}: {problem}")

    # -- what else can be typed -------------------------------------------------------------------------------------------

    def _why(self, seat: int, text: str) -> bool:
        if not text:
            raise NotationError(label("say-which-move", move=self.journal.state.options(seat)[0].notation))
        state = self.journal.state
        move = Choices(state.prompt(seat).options).read(self.game.space(self.config), text)
        reason = state.why_not(seat, move)
        answer = f"{reason.say(language())} ({reason.rule})" if reason is not None else self._say_possible(seat, move)
        say(self.console, f"{move.notation}: {answer}")
        return False

    def _say_possible(self, seat: int, move: Move) -> str:
        said = self.game.say_move(self.journal.state.view(seat, language()), move, language())
        return sentence("can-be-made", move=said)

    def _undo(self, seat: int, text: str) -> bool:
        if text and not (text.isdecimal() and int(text)):
            raise NotationError(label("undo-takes-number", given=text))
        entries = self.journal.entries
        mover = entries[-1].seat if entries and entries[-1].seat in self.persons else seat
        moves = int(text) if text else 1
        while not text and len(entries) - moves in self._forced:
            moves += 1  # to take back what was forced alone would only have it made again
        if not text and moves > 1 and moves > self.journal.undo_length(mover):
            raise IllegalMove(label("undo-nothing", seat=mover), "")
        taken = [entry.move for entry in entries[-moves:]]
        self.journal.undo(mover, moves)
        self._forced = {index for index in self._forced if index < len(entries)}
        self.event_log.cut(len(entries))
        # Another person may be looking: what was taken back is not for their eyes.
        told = label("took-back", moves=tuple(taken) if mover == seat else ())
        say(self.console, Text.assemble(chip(mover), f" {told}"))
        return True

    def _hint(self, seat: int, _: str) -> bool:
        state = self.journal.state
        move = self.adviser.choose(Eyes(self.game, state, seat, self.rng))
        self._hinted.add(len(self.journal.entries))
        said = self.game.say_move(state.view(seat, language()), move, language())
        say(self.console, Text.assemble(f"{label('hint')} ", (move.notation, "bold cyan"), f": {said}."))
        return False

    def _score(self, seat: int, _: str) -> bool:
        show(self.console, draw_sheet(self.journal.state.sheet(language()), self.journal.state.scores()))
        return False

    def _rule(self, seat: int, text: str) -> bool:
        if not text:
            raise NotationError(label("say-which-rule", rule=self.journal.state.prompt(seat).rule))
        say(self.console, rule_text(ledger_of(self.game).find(text)))
        return False

    def _log(self, seat: int, _: str) -> bool:
        for line in self.event_log.whole(seat):
            say(self.console, line)
        return False

    def _again(self, seat: int, _: str) -> bool:
        self._present(seat)
        return False

    def _help(self, seat: int, _: str) -> bool:
        table = Table.grid(padding=(0, 2))
        for command in COMMANDS:
            table.add_row(Text(label(f"help-{command}.command"), "bold"), label(f"help-{command}"))
        show(self.console, table)
        return False

    def _save(self, seat: int, text: str) -> bool:
        if text:
            path = Path(text)
            if path.exists() and (self.path is None or not path.samefile(self.path)):
                raise FileError(label("there-already", path=str(path)))
            save_record(path, self._record())
            self.path = path
            say(self.console, sentence("saved", path=str(path)))
        else:
            self._save_and_say()
        return False

    def _quit(self, seat: int, _: str) -> bool:
        raise _Leave

    # -- saving -----------------------------------------------------------------------------------------------------------

    def _record(self) -> Record:
        """The record, with the seed: without it a game cannot go on with the draws that it was sealed with."""
        return self.journal.record(is_open=True)

    def _save_and_say(self) -> None:
        path = self.path or _new_path(self.game.meta.key)
        with _uninterrupted():
            try:
                save_record(path, self._record())
            except FileError:
                path = Path.home() / path.name
                save_record(path, self._record())
        self.path = path
        if self.journal.state.to_act():
            more = f" {self.more}" if self.more else ""
            say(self.console, sentence("saved-go-on", path=str(path)))
            say(self.console, f"  quadriga play {self.game.meta.key} --load {path}{more}", "bold")
        else:
            say(self.console, sentence("saved-check", path=str(path)))


@contextmanager
def _uninterrupted() -> Iterator[None]:
    """A second Ctrl-C, out of impatience, must not cost the game."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _new_path(key: str) -> Path:
    """A name that no file has."""
    stem = f"{key}-{datetime.now():%Y-%m-%d-%H%M%S}"
    path = Path(f"{stem}.json")
    number = 2
    while path.exists():
        path = Path(f"{stem}-{number}.json")
        number += 1
    return path
