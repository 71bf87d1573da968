"""`quadriga play`: sets up a table, new, from a position or from a record, and seats persons and bots."""

import secrets
from pathlib import Path

from quadriga.bots.makers import KINDS, make_bot
from quadriga.kernel.chance import Chance, QuickChance, Rng, SealedChance
from quadriga.kernel.errors import QuadrigaError, UsageError
from quadriga.kernel.game import Game
from quadriga.kernel.journal import Journal
from quadriga.kernel.record import Record
from quadriga.kernel.registry import find_game, games
from quadriga.terminal.files import STDIN, FileError, load_position, load_record, named
from quadriga.terminal.output import new_console
from quadriga.terminal.session import PERSON, Session

USUAL_SEATS = "me,greedy"


def play(
    game_key: str,
    seats: str,
    options: list[str],
    seed: str,
    components: Path | None,
    load: Path | None,
    position: Path | None,
) -> int:
    """Play one game; returns the exit code."""
    if load is not None and (options or seed or position is not None):
        raise UsageError(
            "a game that goes on has its options, its seed and its start already: leave out --option, --seed and --position"
        )
    if load is not None:
        journal = _resumed(load, components, seats)
    elif position is not None:
        journal = _from_position(position, components, options, seats, seed)
    else:
        journal = _new(game_key, components, options, seats, seed)
    meta = journal.game.meta
    if game_key and find_game(game_key).meta.key != meta.key:
        raise UsageError(f"{load or position} is a game of {meta.key}, not of {game_key}")
    session = Session(new_console(), journal, journal.seats, _bot_seed(journal.chance))
    session.path = None if load == STDIN else load
    session.more = f"--components {components}" if components is not None else ""
    return session.run()


def read_options(options: list[str]) -> dict[str, str]:
    """`key=value` texts as a dictionary."""
    read: dict[str, str] = {}
    for option in options:
        key, equals, value = option.partition("=")
        if not equals or not key:
            raise UsageError(f"option {option!r} must be written as key=value, for instance board=b")
        read[key.strip()] = value.strip()
    return read


def read_seats(seats: str) -> tuple[str, ...]:
    """Who sits where: `me`, or the spec of a bot, which must be one."""
    specs = tuple(spec.strip() for spec in seats.split(","))
    for spec in specs:
        if spec == PERSON:
            continue
        try:
            make_bot(spec, 0)
        except QuadrigaError as error:
            kinds = f"; a seat is {PERSON!r} or one of {', '.join(KINDS)}" if "there is no bot" in str(error) else ""
            raise UsageError(f"--seats: {str(error).partition(';')[0]}{kinds}") from None
    return specs


def _new(game_key: str, components: Path | None, options: list[str], seats: str, seed: str) -> Journal:
    if not game_key:
        raise UsageError(f"say which game: {', '.join(games())}")
    game = find_game(game_key)
    specs = read_seats(seats or USUAL_SEATS)
    key = game.load_components(components) if components is not None else ""
    config = game.config(len(specs), read_options(options), key)
    return Journal.new(game, config, SealedChance(seed), specs)


def _from_position(path: Path, components: Path | None, options: list[str], seats: str, seed: str) -> Journal:
    if options:
        raise UsageError("a position has its options already: leave out --option")
    game, state = load_position(path, components)
    specs = _fitting(game, state.config.players, read_seats(seats or USUAL_SEATS), path)
    return Journal.from_position(game, state, SealedChance(seed), specs)


def _resumed(path: Path, components: Path | None, seats: str) -> Journal:
    record, _ = load_record(path, components)
    if record.result is not None:
        raise FileError(f"{path}: this game is over; quadriga replay {path} shows it")
    with named(path):
        specs = read_seats(seats or ",".join(record.seats) or USUAL_SEATS)
    game = find_game(record.config.game)
    _fitting(game, record.config.players, specs, path)
    journal = Journal.resume(record, _chance_of(record, path))
    journal.seats = specs
    return journal


def _fitting(game: Game, players: int, specs: tuple[str, ...], path: Path) -> tuple[str, ...]:
    if len(specs) != players:
        raise UsageError(f"{path} is a game of {players} players, and --seats names {len(specs)}: {','.join(specs)}")
    return specs


def _chance_of(record: Record, path: Path) -> Chance:
    """The chance that a record began with; one whose draws nobody sealed goes on with any."""
    if record.chance is None:
        return QuickChance(Rng(secrets.randbits(62)))
    if not record.chance.seed:
        raise FileError(f"{path}: it holds the commitment to a seed, but not the seed: only who has it can go on")
    return SealedChance(record.chance.seed)


def _bot_seed(chance: Chance) -> int:
    """With the same seed, bots that count iterations play the same."""
    if isinstance(chance, SealedChance):
        return int.from_bytes(chance.commitment().encode()[:7], "big")
    return secrets.randbits(62)
