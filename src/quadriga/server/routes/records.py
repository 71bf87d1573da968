"""What remains of a game: its record to download, to look through and to verify."""

import asyncio
from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, Response, get
from litestar.openapi import ResponseSpec
from litestar.params import PathParameter, QueryParameter

from quadriga.kernel.errors import RecordError
from quadriga.kernel.record import Record, begin, steps, verify, write_record
from quadriga.kernel.seats import CHANCE
from quadriga.server.api import Replay, ReplayStep, ReplayView, Verification
from quadriga.server.export import export_stored
from quadriga.server.problems import HttpRefusal
from quadriga.server.routes.tables import TableId, find_table
from quadriga.server.security import GuestId, service_of
from quadriga.server.table_manager import ActiveTable
from quadriga.table.errors import TableError
from quadriga.table.log import event_line
from quadriga.table.messages import LogLine
from quadriga.table.snapshot import table_info
from quadriga.table.table import Table

AnyRequest = Request[Any, Any, Any]
Eyes = Annotated[Literal["public", "0", "1", "2", "3", "4", "5", "6", "7"], QueryParameter(description="A seat, or public")]
StepNumber = Annotated[int, PathParameter(ge=0, le=100_000, description="How many moves were made")]


async def _find_begun(request: AnyRequest, table_id: str, guest: str) -> ActiveTable:
    active = await find_table(request, table_id, guest)
    if active.table.journal is None:
        raise HttpRefusal(409, "not_begun", "The game hasn't started yet.")
    return active


async def _find_over(request: AnyRequest, table_id: str, guest: str) -> Table:
    active = await _find_begun(request, table_id, guest)
    if not active.table.is_over:
        raise HttpRefusal(409, "not_over", "You can open the record when the game is over.")
    return active.table


def _may_see(table: Table, guest: str) -> tuple[int | None, ...]:
    """All eyes once the game is over; before that one's own, or those of an onlooker."""
    if table.is_over:
        return (*range(len(table.chairs)), None)
    return table.seats_of(guest) or (None,)


def _eyes(table: Table, guest: str, eyes: str) -> int | None:
    wanted = None if eyes == "public" else int(eyes)
    if wanted not in _may_see(table, guest):
        raise HttpRefusal(403, "not_yours", "You can see what others saw when the game is over.")
    return wanted


@get(
    "/api/tables/{table_id:str}/record",
    summary="Download the record",
    responses={200: ResponseSpec(data_container=Record, description="The record, as a file.", generate_examples=False)},
)
async def download(request: AnyRequest, table_id: TableId, guest: GuestId) -> Response[bytes]:
    """The record as a file, for `quadriga replay` and `quadriga verify`.

    Of a table that was begun under rules which this server does not know, what is stored: its set-up and its deeds.
    """
    try:
        table = await _find_over(request, table_id, guest)
    except TableError as error:
        if error.code != "unknown_rules":
            raise
        loaded = await asyncio.to_thread(service_of(request).store.load, table_id)
        assert loaded is not None
        return _file(loaded.table.game, table_id, export_stored(loaded, guest, error.text))
    return _file(table.setup.config.game, table_id, write_record(table.record()).encode())


def _file(game: str, table_id: str, content: bytes) -> Response[bytes]:
    headers = {"Content-Disposition": f'attachment; filename="{game}-{table_id}.json"'}
    return Response(content, media_type="application/json", headers=headers)


@get("/api/tables/{table_id:str}/verify", summary="Verify the draws")
async def verify_record(request: AnyRequest, table_id: TableId, guest: GuestId) -> Verification:
    """Check every move by the rules and every draw against the seed, whose hash was shown at the start."""
    table = await _find_over(request, table_id, guest)
    try:
        draws = verify(table.record())
    except RecordError as error:
        return Verification(False, 0, str(error))
    return Verification(True, draws, f"All moves are legal, and all {draws} draws match the seed that was sealed at the start.")


@get("/api/tables/{table_id:str}/replay", summary="Look through a game")
async def show_replay(request: AnyRequest, table_id: TableId, guest: GuestId, eyes: Eyes = "public") -> Replay:
    """All steps of a game with what was told of each."""
    active = await _find_begun(request, table_id, guest)
    async with active.lock:
        table = active.table
        seen = _eyes(table, guest, eyes)
        return Replay(
            table_info(table, guest, active.present(), active.rematch), seen, _may_see(table, guest), _steps(table, seen)
        )


@get("/api/tables/{table_id:str}/replay/{step:int}", summary="One moment of a game")
async def show_moment(
    request: AnyRequest, table_id: TableId, step: StepNumber, guest: GuestId, eyes: Eyes = "public"
) -> ReplayView:
    """The table after so many moves."""
    active = await _find_begun(request, table_id, guest)
    async with active.lock:
        table = active.table
        return _moment(table, step, _eyes(table, guest, eyes))


def _steps(table: Table, eyes: int | None) -> tuple[ReplayStep, ...]:
    record = table.record()
    game, state = begin(record)
    config = record.config
    state.listen()
    found: list[ReplayStep] = []
    last: ReplayStep | None = None

    def told() -> tuple[LogLine, ...]:
        events = [event for event in state.told() if event.is_for(eyes)]
        return tuple(event_line(len(found), event, game.say_event(config, event)) for event in events)

    for step in steps(game, state, record):
        if last is not None:
            found.append(msgspec.structs.replace(last, log=told()))
        seat = None if step.seat == CHANCE else step.seat
        # While the game runs, the moves of others and of chance are known by what was told of them alone.
        shown = step.move.notation if table.is_over or (seat is not None and seat == eyes) else ""
        last = ReplayStep(seat, shown, step.mark, ())
    if last is not None:
        found.append(msgspec.structs.replace(last, log=told()))
    return tuple(found)


def _moment(table: Table, step: int, eyes: int | None) -> ReplayView:
    record = table.record()
    if step > len(record.entries):
        raise HttpRefusal(404, "not_found", f"The game has only {len(record.entries)} moves.")
    game, state = begin(record)
    for _ in steps(game, state, msgspec.structs.replace(record, entries=record.entries[:step])):
        pass
    view = state.view(eyes)
    return ReplayView(step, msgspec.to_builtins(view), state.to_act(), game.say_prompt(view))
