"""What the REST side of the server takes and gives: the lobby, tables, rules, records. Live play is in `table.wire`."""

from typing import Annotated, Literal

import msgspec

from quadriga.kernel.meta import Meta
from quadriga.server.text import LONGEST_NAME
from quadriga.table.wire import LogLine, SeatInfo, Status, TableInfo, UndoMode

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_NAME)]
WORD = r"^[A-Za-z0-9_-]{1,64}$(?!\n)"
"""Ids and keys. Python's `$` lets a line feed pass at the end; other readers of the schema do not."""
Identifier = Annotated[str, msgspec.Meta(pattern=WORD)]


class Me(msgspec.Struct, frozen=True):
    """The guest of this browser."""

    name: str
    is_new: bool
    """The name was made up by us and never changed."""


class Rename(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new name."""

    name: Name


class GameInfo(msgspec.Struct, frozen=True):
    """A title as the lobby shows it."""

    meta: Meta
    usual_players: int


class BotLevel(msgspec.Struct, frozen=True):
    """A bot that can be seated."""

    spec: str
    title: str
    text: str


class Catalogue(msgspec.Struct, frozen=True):
    """All that a lobby needs to know once."""

    games: tuple[GameInfo, ...]
    bots: tuple[BotLevel, ...]
    version: str


class SeatWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit somewhere: oneself (several times for hot-seat, each with a name), a bot, or whoever has the link."""

    kind: Literal["me", "bot", "open"]
    bot: Annotated[str, msgspec.Meta(max_length=24)] = ""
    name: Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)] = ""


class TableWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to open."""

    game: Identifier
    seats: Annotated[tuple[SeatWanted, ...], msgspec.Meta(min_length=1, max_length=8)]
    options: Annotated[dict[str, str], msgspec.Meta(max_length=32)] = {}
    undo: UndoMode = "turn"
    onlookers: bool = True
    listed: bool = False


class OptionsRefused(msgspec.Struct, frozen=True):
    """Why a table cannot be set up so."""

    where: str
    text: str
    rule: str = ""


class OptionsCheck(msgspec.Struct, frozen=True):
    """For each number of players, why these options do not allow it; None: they do."""

    players: dict[int, OptionsRefused | None]


class OptionsWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Options to check before a table is opened."""

    options: Annotated[dict[str, str], msgspec.Meta(max_length=32)] = {}


class TableCard(msgspec.Struct, frozen=True, kw_only=True):
    """A table as the lobby lists it."""

    id: str
    game: str
    title: str
    status: Status
    seats: tuple[SeatInfo, ...]
    is_my_turn: bool
    acting: tuple[int, ...]
    last: str
    """The last sentence of the log."""
    progress: float
    """From 0 to 1, roughly."""
    scores: tuple[int, ...] = ()
    won: tuple[int, ...] = ()
    updated_ms: int


class Lobby(msgspec.Struct, frozen=True):
    """The tables of this guest, those that wait for them first, and the open ones."""

    mine: tuple[TableCard, ...]
    open: tuple[TableCard, ...]


class Invite(msgspec.Struct, frozen=True):
    """The secret link to a seat: path and key."""

    seat: int
    link: str


class Invites(msgspec.Struct, frozen=True):
    """The links of all free seats, for the host; or the one that carries a seat to another device."""

    invites: tuple[Invite, ...]


class Claim(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Sit down: with the key of a link, or without one at a listed table. `seat` None: any free one."""

    seat: int | None = None
    key: Annotated[str, msgspec.Meta(max_length=64)] = ""


class SeatBot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Put a bot on a free seat (host)."""

    bot: Annotated[str, msgspec.Meta(max_length=24)]


class ReplayStep(msgspec.Struct, frozen=True):
    """One move of the record as a reader finds it."""

    seat: int | None
    """None: chance."""
    move: str
    """Its notation; empty while it may not be known to these eyes."""
    mark: str
    log: tuple[LogLine, ...]


class Replay(msgspec.Struct, frozen=True):
    """A whole game to look through. Step 0 is the set-up, step n the table after n moves."""

    table: TableInfo
    eyes: int | None
    may_see: tuple[int | None, ...]
    """Whose eyes may be chosen: all once the game is over, one's own before."""
    steps: tuple[ReplayStep, ...]


class ReplayView(msgspec.Struct, frozen=True):
    """The table at one step."""

    step: int
    view: dict[str, object]
    acting: tuple[int, ...]
    question: str


class Verification(msgspec.Struct, frozen=True):
    """Whether the record is what the seed and the rules lead to."""

    is_right: bool
    draws: int
    text: str


class RuleInfo(msgspec.Struct, frozen=True):
    """One rule of the ledger."""

    id: str
    chapter: str
    text: str


class GuideStep(msgspec.Struct, frozen=True, omit_defaults=True):
    """One step of "how to play": a heading, sentences, the faces that show it, the rules it comes from."""

    title: str
    text: str
    faces: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()


class Rules(msgspec.Struct, frozen=True):
    """How to play, and the full rules."""

    title: str
    introduction: str
    guide: tuple[GuideStep, ...]
    rules: tuple[RuleInfo, ...]


class Problem(msgspec.Struct, frozen=True):
    """What every error answer looks like."""

    code: str
    text: str
    rule: str = ""


class Health(msgspec.Struct, frozen=True):
    """GET /healthz."""

    status: Literal["ok"]
    version: str
    build: str
