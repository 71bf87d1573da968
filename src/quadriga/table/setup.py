"""How a table was opened: game, seats, table rules, sealed seed. Written once, kept by storage beside the deeds.

As in a record, the rules version stands beside the config and not in it: so storage has it in one place, and tables from before
there was a second version are read like all others.
"""

import msgspec

from quadriga.kernel.meta import Config
from quadriga.table.messages import SeatKind, UndoMode


class SeatSetup(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """Who sat at a seat when the table was opened."""

    kind: SeatKind
    guest: str = ""
    name: str = ""
    bot: str = ""


class Setup(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """All that a table is before its first deed. Holds the seed: for the server's eyes only."""

    id: str
    config: Config
    host: str
    """The guest who opened it."""
    seats: tuple[SeatSetup, ...]
    seed: str
    undo: UndoMode = "turn"
    onlookers: bool = True
    listed: bool = False
    created_ms: int


class _Version(msgspec.Struct, frozen=True):
    rules_version: str


def version_of(text: str) -> str:
    """The rules version of a stored set-up, which may be of a later release and not readable beyond that."""
    return msgspec.json.decode(text, type=_Version).rules_version


def write_setup(setup: Setup) -> str:
    """A set-up as storage keeps it."""
    raw = msgspec.to_builtins(setup)
    raw["config"].pop("rules_version", None)
    return msgspec.json.encode({**raw, "rules_version": setup.config.rules_version}).decode()


def read_setup(text: str) -> Setup:
    """The set-up of a stored text."""
    raw = msgspec.json.decode(text)
    raw["config"]["rules_version"] = raw.pop("rules_version")
    return msgspec.convert(raw, Setup)
