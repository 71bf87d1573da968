"""What passes between a table and a page: what the server sends (`ServerMessage`) and what a page may ask (`ClientMessage`).

The server sends and reads these as JSON with a `type`; the page's types are generated from them (tools/web_types.py). Nothing
here decides anything.
"""

from typing import Any, Literal

import msgspec

from quadriga.kernel.outcome import Line, Outcome
from quadriga.kernel.view import View

Status = Literal["waiting", "playing", "over"]
SeatKind = Literal["person", "bot", "open"]
UndoMode = Literal["none", "turn", "consent"]
RefusalCode = Literal["stale", "illegal", "not_yours", "limit", "bad", "gone", "unknown_rules"]


class SeatInfo(msgspec.Struct, frozen=True, kw_only=True):
    """One seat as everybody sees it; `seat` also chooses colour, shape and emblem."""

    seat: int
    colour: str
    kind: SeatKind
    name: str
    """The person's name, the bot's title; empty for an open seat."""
    bot: str = ""
    """The spec of the bot that plays here now, as owner of the seat or in place of a person."""
    is_mine: bool = False
    is_present: bool = False
    has_stand_in: bool = False
    """A bot plays for a person who left; the seat is handed back when the person returns."""
    has_resigned: bool = False
    thinking_ms: int = 0
    """Time spent on all decisions so far, the running one not included."""


class TableInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A table as everybody at it sees it."""

    id: str
    game: str
    title: str
    status: Status
    players: int
    options: dict[str, str]
    rules_version: str
    """Of the game's rules: that of the day on which the table was opened."""
    undo: UndoMode
    onlookers: bool
    """Whether people without a seat may watch."""
    listed: bool
    """Whether it stands among the open tables while a seat is free."""
    is_host: bool
    seats: tuple[SeatInfo, ...]
    commitment: str
    """The hash of the seed, shown from the start."""
    seed: str = ""
    """Opened when the game is over."""
    rematch: str = ""
    """The id of the table where the same company plays again."""
    created_ms: int


class OptionInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that can be done: `move` is its notation, `targets` the ids of what one points at, in order."""

    move: str
    verb: str
    targets: tuple[str, ...]
    text: str
    deed: str = ""
    """The same in a few words, for a button; empty: nothing shorter is said."""


class PromptInfo(msgspec.Struct, frozen=True):
    """The open question to one seat, with all that it may answer."""

    seat: int
    asks: str
    rule: str
    text: str
    options: tuple[OptionInfo, ...]


class LogLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """One sentence of the log. `event` is what happened, for animation; lines about the table itself have none.

    Sentences name seats by their colours (terracotta, lapis, …): the page shows shape and name instead.
    """

    deed: int
    """The index of the deed that caused it."""
    text: str
    seat: int | None = None
    """Whose deed it was; None for chance and the table."""
    event: dict[str, Any] | None = None
    gist: str = ""
    """What the seat did, in a few words; empty where that says nothing."""


class UndoInfo(msgspec.Struct, frozen=True):
    """What the eyes may take back: how many moves, and the last of them in words."""

    moves: int = 0
    text: str = ""
    can_ask: bool = False
    """Whether the others can be asked to let the whole last turn be taken back."""


class UndoAsked(msgspec.Struct, frozen=True):
    """A seat asks to take its last turn back; `waiting_for` have not answered."""

    seat: int
    waiting_for: tuple[int, ...]


class ChatLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something said at the table; `seat` is None for onlookers."""

    id: int
    at_ms: int
    name: str
    text: str
    seat: int | None = None


# -- server messages ---------------------------------------------------------------------------------------------------------


class StateMessage(msgspec.Struct, frozen=True, kw_only=True, tag="state"):
    """Where the table stands, through one pair of eyes. Sent on connecting and after every change, whole but for the log."""

    table: TableInfo
    index: int
    """How many deeds there were: what a request that changes the table must name."""
    eyes: int | None
    """The seat whose view this is; None is an onlooker."""
    mine: tuple[int, ...]
    """All seats of this guest: more than one is hot-seat."""
    acting: tuple[int, ...]
    """Who is waited for; the seat that has to confirm, while one has to. Empty when nobody is."""
    held: int | None = None
    """The seat that has made the last move of its turn and has not confirmed it."""
    view: View | None = None
    """The game's own view; None until the game begins."""
    prompt: PromptInfo | None = None
    """For the eyes, if they are to act."""
    undo: UndoInfo = UndoInfo()
    undo_asked: UndoAsked | None = None
    has_curtain: bool = False
    """Another seat of mine can see what these eyes cannot, or the other way round."""
    scores: tuple[int, ...] = ()
    """With the sheet, once the game is over; before that, what may be known of points stands in the view."""
    sheet: tuple[tuple[Line, ...], ...] = ()
    outcome: Outcome | None = None
    ending: str = ""
    """How it ended, as a sentence; empty until then."""
    ending_rule: str = ""
    log_from: int = 0
    """The page keeps its first `log_from` lines and adds these."""
    log: tuple[LogLine, ...] = ()
    my_last_line: int = 0
    """How many lines the log had after the last move of the eyes: the rest happened since."""
    waiting_ms: int = 0
    """How long those who are waited for have been thinking."""
    chat: tuple[ChatLine, ...] | None = None
    """All that was said; only on connecting."""
    ref: int = 0
    """The request that this answers, for the one who made it."""


class RefusedMessage(msgspec.Struct, frozen=True, tag="refused"):
    """A request that changed nothing, and why; after `stale` a fresh state follows."""

    ref: int
    code: RefusalCode
    text: str
    rule: str = ""


class PreviewMessage(msgspec.Struct, frozen=True, tag="preview"):
    """What a move would do, as far as the seat can know: the view after it, None if that depends on what is hidden."""

    ref: int
    move: str
    view: View | None
    log: tuple[LogLine, ...] = ()


class WhyMessage(msgspec.Struct, frozen=True, tag="why"):
    """Why a thing cannot be chosen."""

    ref: int
    text: str
    rule: str


class HintMessage(msgspec.Struct, frozen=True, tag="hint"):
    """The move that a bot would make; the record says that it was asked."""

    ref: int
    move: str
    text: str


class ChatMessage(msgspec.Struct, frozen=True, tag="chat"):
    """Somebody said something."""

    line: ChatLine


class Pong(msgspec.Struct, frozen=True, tag="pong"):
    """The answer to a heartbeat."""

    ref: int


ServerMessage = StateMessage | RefusedMessage | PreviewMessage | WhyMessage | HintMessage | ChatMessage | Pong

# -- client messages ---------------------------------------------------------------------------------------------------------


class ClientMessage(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a page sends. Those that only ask stand here, those that change the table with their verbs (`table.verbs`)."""

    ref: int = 0
    """Chosen by the page, returned in the answer."""


class Preview(ClientMessage, frozen=True, kw_only=True, tag="preview"):
    """What would this move do?"""

    index: int
    seat: int
    move: str


class Why(ClientMessage, frozen=True, kw_only=True, tag="why"):
    """Why can `target` not be chosen, after `chosen`?"""

    seat: int
    target: str
    chosen: tuple[str, ...] = ()


class Look(ClientMessage, frozen=True, kw_only=True, tag="look"):
    """See through the eyes of another seat of mine (hot-seat)."""

    seat: int


class Say(ClientMessage, frozen=True, kw_only=True, tag="say"):
    """Say something to all at the table."""

    text: str


class Ping(ClientMessage, frozen=True, kw_only=True, tag="ping"):
    """Are you there?"""
