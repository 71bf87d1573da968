"""What remains of a game: its record to download, to look through and to verify."""

from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, Response, get
from litestar.openapi import ResponseSpec
from litestar.params import PathParameter, QueryParameter

from quadriga.kernel.errors import RecordError
from quadriga.kernel.record import Record, begin, steps, verify, write_record
from quadriga.kernel.seats import CHANCE
from quadriga.server.api import Replay, ReplayStep, ReplayView, Verification
from quadriga.server.guard import GuestId, service_of
from quadriga.server.hall import Live, may_watch
from quadriga.server.problems import Refused
from quadriga.server.routes.tables import TableId
from quadriga.table.snapshot import table_info
from quadriga.table.table import Table
from quadriga.table.wire import LogLine

AnyRequest = Request[Any, Any, Any]
Eyes = Annotated[Literal["public", "0", "1", "2", "3", "4", "5", "6", "7"], QueryParameter(description="A seat, or public")]
StepNumber = Annotated[int, PathParameter(ge=0, le=100_000, description="How many moves were made")]


async def _find(request: AnyRequest, table_id: str, guest: str) -> Live:
    live = await service_of(request).hall.find(table_id)
    if not may_watch(live.table, guest):
        raise Refused(403, "no_onlookers", "Only the players can see this table.")
    if live.table.journal is None:
        raise Refused(409, "not_begun", "The game hasn't started yet.")
    return live


async def _find_over(request: AnyRequest, table_id: str, guest: str) -> Table:
    live = await _find(request, table_id, guest)
    if not live.table.is_over:
        raise Refused(409, "not_over", "You can open the record when the game is over.")
    return live.table


def _may_see(table: Table, guest: str) -> tuple[int | None, ...]:
    """All eyes once the game is over; before that one's own, or those of an onlooker."""
    if table.is_over:
        return (*range(len(table.chairs)), None)
    return table.seats_of(guest) or (None,)


def _eyes(table: Table, guest: str, eyes: str) -> int | None:
    wanted = None if eyes == "public" else int(eyes)
    if wanted not in _may_see(table, guest):
        raise Refused(403, "not_yours", "You can see what others saw when the game is over.")
    return wanted


@get(
    "/api/tables/{table_id:str}/record",
    summary="Download the record",
    responses={200: ResponseSpec(data_container=Record, description="The record, as a file.", generate_examples=False)},
)
async def download(request: AnyRequest, table_id: TableId, guest: GuestId) -> Response[bytes]:
    """The record as a file, for `quadriga replay` and `quadriga verify`."""
    table = await _find_over(request, table_id, guest)
    return Response(
        write_record(table.record()).encode(),
        media_type="application/json",
        headers={"Content-Disposition": f'attachment; filename="{table.setup.config.game}-{table_id}.json"'},
    )


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
    live = await _find(request, table_id, guest)
    async with live.lock:
        table = live.table
        seen = _eyes(table, guest, eyes)
        return Replay(table_info(table, guest, live.present(), live.rematch), seen, _may_see(table, guest), _steps(table, seen))


@get("/api/tables/{table_id:str}/replay/{step:int}", summary="One moment of a game")
async def show_moment(
    request: AnyRequest, table_id: TableId, step: StepNumber, guest: GuestId, eyes: Eyes = "public"
) -> ReplayView:
    """The table after so many moves."""
    live = await _find(request, table_id, guest)
    async with live.lock:
        table = live.table
        return _moment(table, step, _eyes(table, guest, eyes))


def _steps(table: Table, eyes: int | None) -> tuple[ReplayStep, ...]:
    record = table.record()
    game, state = begin(record)
    config = record.config
    state.listen()
    found: list[ReplayStep] = []
    last: ReplayStep | None = None

    def told() -> tuple[LogLine, ...]:
        lines = []
        for event in state.told():
            if event.is_for(eyes):
                fields: dict[str, Any] = msgspec.to_builtins(event)
                fields.pop("audience", None)
                lines.append(LogLine(len(found), game.say_event(config, event), fields.get("seat"), fields))
        return tuple(lines)

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
        raise Refused(404, "not_found", f"The game has only {len(record.entries)} moves.")
    game, state = begin(record)
    for _ in steps(game, state, msgspec.structs.replace(record, entries=record.entries[:step])):
        pass
    view = state.view(eyes)
    return ReplayView(step, msgspec.to_builtins(view), state.to_act(), game.say_prompt(view))
