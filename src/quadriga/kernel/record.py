"""Records: a game is its config and the ordered moves of its players and of chance (docs/records.md).

The same record is stored, exported, replayed, shared, verified and used as a test fixture. Reading checks the form only;
`replay` plays it move by move and says where and why one is not possible.
"""
# not compiled: msgspec structs at the edge

from collections.abc import Iterator

import msgspec

from quadriga.kernel.chance import SealedChance, commitment_of
from quadriga.kernel.errors import QuadrigaError, RecordError, UnknownGame, UnknownVersion
from quadriga.kernel.game import Game
from quadriga.kernel.meta import FIRST_VERSION, Config
from quadriga.kernel.notation import Move
from quadriga.kernel.outcome import Outcome
from quadriga.kernel.position import digest, load_layout
from quadriga.kernel.registry import find_game
from quadriga.kernel.seats import CHANCE, seat_name
from quadriga.kernel.state import State
from quadriga.kernel.validation import explained

FORMAT = "quadriga-record/1"


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One move: of a seat, or of chance (-1). `mark` says what a reader should know of it, e.g. that a bot gave a hint."""

    seat: int
    move: str
    mark: str = ""


class Sealed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The commitment that was shown at the start, and the seed that opens it once the game is over."""

    commitment: str
    seed: str = ""


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the game came to; a replay must come to the same."""

    digest: str
    outcome: Outcome


class Record(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """One game, whole or so far."""

    format: str = FORMAT
    rules_version: str
    """That of `config`, which is written without it: a file says it once."""
    config: Config
    start: dict[str, object] | None = None
    """The layout that it began from, when that was a position and not the normal set-up."""
    seats: tuple[str, ...] = ()
    """Who sat where: names of persons, specs of bots."""
    chance: Sealed | None = None
    entries: tuple[Entry, ...] = ()
    result: Result | None = None


class Step:
    """One entry about to be played: the state before it, and the move as the space knows it."""

    def __init__(self, index: int, state: State, seat: int, move: Move, mark: str) -> None:
        self.index = index
        self.state = state
        self.seat = seat
        self.move = move
        self.mark = mark


def write_record(record: Record) -> str:
    """A record as text, one line an entry: pleasant to read and to compare."""
    raw = msgspec.to_builtins(msgspec.structs.replace(record, entries=()))
    raw["config"].pop("rules_version", None)
    head = msgspec.json.format(msgspec.json.encode({"format": record.format, **raw}), indent=2).decode()
    entries = ",\n    ".join(msgspec.json.encode(entry).decode() for entry in record.entries)
    return head.rstrip().removesuffix("}").rstrip() + f',\n  "entries": [\n    {entries}\n  ]\n}}\n'


def read_record(text: str | bytes) -> Record:
    """A record of well-formed text; raises `RecordError` with the place."""
    try:
        record = msgspec.json.decode(text, type=Record)
    except msgspec.ValidationError as error:
        mistake = explained(error, Record, table="an object")
        raise RecordError(f"record, {mistake.where or 'the file'}: {mistake.problem}") from None
    except (msgspec.DecodeError, UnicodeError) as error:
        raise RecordError(f"record: this is not JSON: {error}") from None
    except RecursionError:
        raise RecordError("record: its lists and objects are nested too deeply") from None
    if record.format != FORMAT:
        raise RecordError(f"record, format: {record.format!r} is unknown; this version reads {FORMAT!r}")
    if record.config.rules_version not in (FIRST_VERSION, record.rules_version):
        raise RecordError("record, config.rules_version: it is not the one that the record names; leave it out here")
    return msgspec.structs.replace(record, config=msgspec.structs.replace(record.config, rules_version=record.rules_version))


def begin(record: Record) -> tuple[Game, State]:
    """The game of a record and the state that it began from."""
    try:
        game = find_game(record.config.game)
    except UnknownGame as error:
        raise RecordError(f"record, config.game: {error}") from None
    given = record.config
    try:
        config = game.config(given.players, given.options, given.components, record.rules_version)
    except UnknownVersion as error:
        raise RecordError(f"record, rules_version: {error}") from None
    except QuadrigaError as error:
        raise RecordError(f"record, config: {error}") from None
    if record.start is None:
        return game, game.new(config)
    try:
        return game, load_layout(game, config, record.start)
    except QuadrigaError as error:
        raise RecordError(f"record, start: {error}") from None


def replay(record: Record) -> Iterator[Step]:
    """Each entry in turn with the state before it; the caller may look, `replay` plays it when asked for the next."""
    game, state = begin(record)
    yield from steps(game, state, record)


def steps(game: Game, state: State, record: Record) -> Iterator[Step]:
    """The entries of a record played on a given state, which is changed on the way."""
    space = game.space(state.config)
    for index, entry in enumerate(record.entries):
        try:
            move = space.read(entry.move)
        except QuadrigaError as error:
            raise RecordError(f"record, entries[{index}]: {error}") from None
        if not (entry.seat == CHANCE or 0 <= entry.seat < state.config.players):
            raise RecordError(f"record, entries[{index}]: there is no seat {entry.seat} at this table")
        reason = state.why_not(entry.seat, move)
        if reason is not None:
            raise RecordError(f"record, entries[{index}]: {seat_name(entry.seat)} cannot {entry.move!r} here: {reason}")
        yield Step(index, state, entry.seat, move, entry.mark)
        state.play(entry.seat, move)


def final_state(record: Record) -> State:
    """The state after all entries."""
    game, state = begin(record)
    for _ in steps(game, state, record):
        pass
    return state


def verify(record: Record) -> int:
    """Check all that a record claims: its moves, its draws against the opened seed, its result. Returns the draws checked.

    Raises `RecordError` at the first thing that is not so.
    """
    game, state = begin(record)
    source = _opened(record)
    drawn = 0
    for step in steps(game, state, record):
        if step.seat == CHANCE:
            if source is not None:
                due = source.choose(drawn, step.state.draws())
                if due is not step.move:
                    raise RecordError(
                        f"record, entries[{step.index}]: the seed gives {due.notation!r} for draw {drawn}, "
                        f"the record has {step.move.notation!r}"
                    )
            drawn += 1
    _check_result(record, state)
    return drawn if source is not None else 0


def _opened(record: Record) -> SealedChance | None:
    if record.chance is None or not record.chance.seed:
        return None
    if commitment_of(record.chance.seed) != record.chance.commitment:
        raise RecordError("record, chance: the seed does not open the commitment")
    return SealedChance(record.chance.seed)


def _check_result(record: Record, state: State) -> None:
    if record.result is None:
        return
    if state.outcome() != record.result.outcome:
        raise RecordError("record, result: the moves lead to another outcome than the one written here")
    if digest(state) != record.result.digest:
        raise RecordError("record, result: the moves lead to another final state than the one written here")
