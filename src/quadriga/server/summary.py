"""What the lobby says of a table: made anew with every deed, kept by storage, and read without loading the table.

Only what an onlooker may know goes in; guests are named so that each can be shown which seats are theirs.
"""

from typing import Any

import msgspec

from quadriga.kernel.events import Event
from quadriga.kernel.game import Game
from quadriga.kernel.meta import FIRST_VERSION
from quadriga.kernel.registry import find_game
from quadriga.kernel.seats import seat_name
from quadriga.kernel.words.message import Message, MissingWords, from_plain, to_plain
from quadriga.kernel.words.voice import Voice
from quadriga.server.api import TableCard
from quadriga.server.language import WORDS
from quadriga.server.storage.rows import Card
from quadriga.table.errors import WORDS as TABLE_WORDS
from quadriga.table.messages import SeatInfo, SeatKind
from quadriga.table.table import Table


class _Seat(msgspec.Struct, frozen=True, omit_defaults=True):
    kind: SeatKind
    name: str = ""
    bot: str = ""
    has_stand_in: bool = False
    has_resigned: bool = False


class Summary(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table in short."""

    seats: tuple[_Seat, ...]
    acting: tuple[int, ...] = ()
    last: str = ""
    """The last line of the log in English: of tables that were last changed before lines were kept as messages."""
    said: dict[str, Any] = {}
    """The last line of the log, as a message."""
    is_note: bool = False
    """Whether the table says it, not the game."""
    progress: float = 0.0
    scores: tuple[int, ...] = ()
    won: tuple[int, ...] = ()
    rules_version: str = FIRST_VERSION
    options: dict[str, str] = {}
    """What the table has decided: names of regions and cards hang on it."""


_ENCODER = msgspec.json.Encoder()
_DECODER = msgspec.json.Decoder(Summary)


def summarize(table: Table) -> str:
    """The summary of a table as storage keeps it."""
    last = table.log.last()
    said = table.game.event_message(last) if isinstance(last, Event) else last
    is_over = table.is_over
    outcome = table.state.outcome() if is_over else None
    return _ENCODER.encode(
        Summary(
            seats=tuple(
                _Seat(chair.kind, chair.title, chair.player, chair.has_stand_in, chair.has_resigned) for chair in table.chairs
            ),
            acting=table.acting(),
            said=to_plain(said) if said is not None else {},
            is_note=isinstance(last, Message),
            progress=1.0 if is_over else round(table.game.progress(table.state), 3) if table.journal else 0.0,
            scores=tuple(table.state.scores()) if is_over else (),
            won=outcome.winners if outcome else (),
            rules_version=table.setup.config.rules_version,
            options=table.setup.config.options,
        )
    ).decode()


def _say_last(game: Game, summary: Summary, language: str) -> str:
    if not summary.said:
        return summary.last
    try:
        return _voice(game, summary, language).say(from_plain(summary.said))
    except MissingWords:
        return ""  # written by another version of the game, which says it otherwise


def _voice(game: Game, summary: Summary, language: str) -> Voice:
    if summary.is_note:
        return TABLE_WORDS.voice(language)
    # Owners' own component sets are not for servers.
    return game.voice(game.config(len(summary.seats), summary.options, version=summary.rules_version), language)


def card(row: Card, language: str) -> TableCard:
    """A row of the lobby as the guest sees it who asked."""
    summary = _DECODER.decode(row.summary)
    game = find_game(row.game)
    meta = game.meta
    if summary.rules_version not in meta.versions:
        # In a few words, or the ticket would cut them off.
        last = WORDS.say(Message("unknown-rules-short", version=summary.rules_version), language)
        summary = msgspec.structs.replace(summary, acting=(), last=last, said={})
    return TableCard(
        id=row.id,
        game=row.game,
        title=meta.title,
        status=row.status,
        seats=tuple(
            SeatInfo(
                seat=seat,
                colour=seat_name(seat),
                kind=info.kind,
                name=info.name,
                bot=info.bot,
                is_mine=seat in row.mine,
                has_stand_in=info.has_stand_in,
                has_resigned=info.has_resigned,
            )
            for seat, info in enumerate(summary.seats)
        ),
        is_my_turn=any(seat in row.mine for seat in summary.acting),
        acting=summary.acting,
        last=_say_last(game, summary, language),
        progress=summary.progress,
        scores=summary.scores,
        won=summary.won,
        updated_ms=row.updated_ms,
    )
