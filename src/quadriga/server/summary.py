"""What the lobby says of a table: made anew with every deed, kept by storage, and read without loading the table.

Only what an onlooker may know goes in; guests are named so that each can be shown which seats are theirs.
"""

import msgspec

from quadriga.kernel.meta import FIRST_VERSION, Meta
from quadriga.kernel.registry import find_game
from quadriga.kernel.seats import seat_name
from quadriga.server.api import TableCard
from quadriga.server.storage.rows import Card
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
    progress: float = 0.0
    scores: tuple[int, ...] = ()
    won: tuple[int, ...] = ()
    rules_version: str = FIRST_VERSION


_ENCODER = msgspec.json.Encoder()
_DECODER = msgspec.json.Decoder(Summary)


def summarize(table: Table) -> str:
    """The summary of a table as storage keeps it."""
    lines = table.log.of(None)
    is_over = table.is_over
    outcome = table.state.outcome() if is_over else None
    return _ENCODER.encode(
        Summary(
            seats=tuple(
                _Seat(chair.kind, chair.title, chair.player, chair.has_stand_in, chair.has_resigned) for chair in table.chairs
            ),
            acting=table.acting(),
            last=lines[-1].text if lines else "",
            progress=1.0 if is_over else round(table.game.progress(table.state), 3) if table.journal else 0.0,
            scores=tuple(table.state.scores()) if is_over else (),
            won=outcome.winners if outcome else (),
            rules_version=table.setup.config.rules_version,
        )
    ).decode()


def say_unknown_rules(meta: Meta, version: str) -> str:
    """Why a table can be listed and exported here, but not opened."""
    return f"This table was begun under version {version} of the rules of {meta.title}, which this server does not know."


def card(row: Card) -> TableCard:
    """A row of the lobby as the guest sees it who asked."""
    summary = _DECODER.decode(row.summary)
    meta = find_game(row.game).meta
    if summary.rules_version not in meta.versions:
        # In a few words, or the ticket would cut them off.
        last = f"This server does not know version {summary.rules_version} of these rules."
        summary = msgspec.structs.replace(summary, acting=(), last=last)
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
        last=summary.last,
        progress=summary.progress,
        scores=summary.scores,
        won=summary.won,
        updated_ms=row.updated_ms,
    )
