"""Positions: the whole state of a table as documented JSON, what FEN is to chess (docs/positions.md).

Tests, puzzles, bug reports and the command line read and write them; a digest of one is the identity of a state.
"""
# not compiled: msgspec structs at the edge

import hashlib
from typing import Any

import msgspec

from quadriga.kernel.errors import BrokenLaw, ConfigError, PositionError, UnknownGame
from quadriga.kernel.game import Game
from quadriga.kernel.meta import FIRST_VERSION, Config
from quadriga.kernel.registry import find_game
from quadriga.kernel.state import State
from quadriga.kernel.validation import explained

FORMAT = "quadriga-position/1"


class Position(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A position file: which game, how the table was set up, and what lies on it."""

    format: str
    game: str
    players: int
    options: dict[str, str] = {}
    components: str = ""
    rules_version: str = FIRST_VERSION
    """Left out by files that were written before there was a second version: theirs is the first."""
    note: str = ""
    table: dict[str, Any]


def position_of(state: State, note: str = "") -> Position:
    """The position of a state, complete."""
    config = state.config
    return Position(
        format=FORMAT,
        game=config.game,
        players=config.players,
        options=config.options,
        components=config.components,
        rules_version=config.rules_version,
        note=note,
        table=state.layout(),
    )


def write_position(state: State, note: str = "") -> str:
    """A position as text for a file."""
    return msgspec.json.format(msgspec.json.encode(position_of(state, note)), indent=2).decode() + "\n"


def read_position(text: str | bytes) -> tuple[Game, State]:
    """The state of a position, checked; raises `PositionError` with the place and the reason."""
    try:
        position = msgspec.json.decode(text, type=Position)
    except msgspec.ValidationError as error:
        mistake = explained(error, Position, table="an object")
        raise PositionError(mistake.where or "the file", mistake.problem) from None
    except (msgspec.DecodeError, UnicodeError) as error:
        raise PositionError("the file", f"this is not JSON: {error}") from None
    except RecursionError:
        raise PositionError("the file", "its lists and objects are nested too deeply") from None
    if position.format != FORMAT:
        raise PositionError("format", f"{position.format!r} is unknown; this version reads {FORMAT!r}")
    try:
        game = find_game(position.game)
        config = game.config(position.players, position.options, position.components, position.rules_version)
    except UnknownGame as error:
        raise PositionError("game", str(error)) from None
    except ConfigError as error:
        raise PositionError(error.where, str(error)) from None
    return game, load_layout(game, config, position.table)


def load_layout(game: Game, config: Config, layout: dict[str, Any]) -> State:
    """The state of a layout, with its conservation laws checked."""
    state = game.load(config, layout)
    try:
        state.check()
    except BrokenLaw as error:
        raise PositionError(f"table.{error.where}", error.problem) from None
    return state


def digest(state: State) -> str:
    """The identity of a state: equal for equal states, and only for them."""
    content = msgspec.json.encode([state.config.game, state.config, state.layout()], order="deterministic")
    return hashlib.sha256(content).hexdigest()
