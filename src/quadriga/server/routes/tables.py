"""Tables: opening one, finding them, sitting down, playing again."""

import asyncio
import re
import secrets
from typing import Annotated, Any

from litestar import Request, get, post
from litestar.params import JSONBody, PathParameter

from quadriga.bots.levels import LEVELS
from quadriga.kernel.registry import find_game
from quadriga.server.api import WORD, Claim, Invite, Invites, Lobby, SeatBot, SeatWanted, TableWanted
from quadriga.server.guard import GuestId, service_of, unknown_guest
from quadriga.server.hall import Live, Note, may_watch, now_ms
from quadriga.server.identity import new_table_id
from quadriga.server.problems import Refused
from quadriga.server.service import Service
from quadriga.server.summary import card
from quadriga.server.text import clean_name
from quadriga.table.errors import TableError
from quadriga.table.setup import SeatSetup, Setup
from quadriga.table.snapshot import table_info
from quadriga.table.table import Table
from quadriga.table.wire import TableInfo

AnyRequest = Request[Any, Any, Any]
TABLE_ID = re.compile(WORD)
TableId = Annotated[str, PathParameter(pattern=TABLE_ID.pattern, description="The id of a table")]
SeatNumber = Annotated[int, PathParameter(ge=0, le=7, description="A seat, from 0")]
MOST_LISTED = 50


@get("/api/lobby", summary="My tables and open ones")
async def lobby(request: AnyRequest, guest: GuestId) -> Lobby:
    """The tables of this guest, those that wait for them first, and those with a free seat for anybody."""
    store = service_of(request).store
    mine = [card(row) for row in await asyncio.to_thread(store.lobby_mine, guest, MOST_LISTED)]
    mine.sort(key=lambda table: (table.status == "over", not table.is_my_turn, -table.updated_ms))
    taken = {table.id for table in mine}
    rows = await asyncio.to_thread(store.lobby_open, MOST_LISTED)
    return Lobby(tuple(mine), tuple(card(row) for row in rows if row.id not in taken))


@post("/api/tables", summary="Open a table")
async def open_table(request: AnyRequest, data: JSONBody[TableWanted], guest: GuestId) -> TableInfo:
    """A new table; the game begins at once if no seat is free."""
    service = service_of(request)
    game = find_game(data.game)
    config = game.config(len(data.seats), data.options)
    name = await name_of(service, guest)
    seats = tuple(_seat(wanted, guest, name) for wanted in data.seats)
    await _may_open(service, guest)
    setup = Setup(
        id=new_table_id(),
        config=config,
        rules_version=game.meta.rules_version,
        host=guest,
        seats=seats,
        seed=secrets.token_hex(32),
        undo=data.undo,
        onlookers=data.onlookers,
        listed=data.listed,
        created_ms=now_ms(),
    )
    return _info(await service.hall.open(setup), guest)


async def _may_open(service: Service, guest: str) -> None:
    limits = service.settings.limits
    if await asyncio.to_thread(service.store.count_open_tables_of, guest) >= limits.tables_of_a_guest:
        raise Refused(429, "limit", f"You already have {limits.tables_of_a_guest} open tables. Finish one first.")
    if not service.new_tables.take(guest):
        raise Refused(429, "limit", "You have opened many tables in the last hour. Please try again later.")


async def name_of(service: Service, guest: str) -> str:
    """The name of the guest who asks."""
    found = await asyncio.to_thread(service.store.find_guest, guest)
    if found is None:
        raise unknown_guest()
    return found.name


def _seat(wanted: SeatWanted, guest: str, name: str) -> SeatSetup:
    if wanted.kind == "me":
        return SeatSetup(kind="person", guest=guest, name=clean_name(wanted.name) or name)
    if wanted.kind == "open":
        return SeatSetup(kind="open")
    if wanted.bot not in [level.spec for level in LEVELS]:
        known = ", ".join(level.spec for level in LEVELS)
        raise Refused(422, "bot", f"There is no bot {wanted.bot!r}; there are: {known}.")
    return SeatSetup(kind="bot", bot=wanted.bot)


def _info(live: Live, guest: str) -> TableInfo:
    return table_info(live.table, guest, live.present(), live.rematch)


async def _find(request: AnyRequest, table_id: str, guest: str) -> Live:
    live = await service_of(request).hall.find(table_id)
    if not may_watch(live.table, guest):
        raise Refused(403, "no_onlookers", "Only the players can see this table.")
    return live


@get("/api/tables/{table_id:str}", summary="A table")
async def show_table(request: AnyRequest, table_id: TableId, guest: GuestId) -> TableInfo:
    """A table as everybody at it sees it."""
    live = await _find(request, table_id, guest)
    async with live.lock:
        return _info(live, guest)


@get("/api/tables/{table_id:str}/invites", summary="Links to free seats")
async def invites(request: AnyRequest, table_id: TableId, guest: GuestId) -> Invites:
    """For the host: the secret link to each free seat."""
    service = service_of(request)
    live = await _find(request, table_id, guest)
    if live.table.setup.host != guest:
        raise Refused(403, "not_host", "Only the person who opened the table has its links.")
    return Invites(
        tuple(
            Invite(chair.seat, f"/join/{table_id}/{chair.seat}/{service.signer.invite(table_id, chair.seat)}")
            for chair in live.table.chairs
            if chair.kind == "open"
        )
    )


@post("/api/tables/{table_id:str}/claim", status_code=200, summary="Sit down")
async def claim(request: AnyRequest, table_id: TableId, data: JSONBody[Claim], guest: GuestId) -> TableInfo:
    """Take a seat: with the key of a link, or without one at a listed table."""
    service = service_of(request)
    live = await service.hall.find(table_id)
    name = await name_of(service, guest)
    seat = data.seat
    if seat is not None and not 0 <= seat < len(live.table.chairs):
        raise Refused(404, "not_found", "This table has no such seat.")
    if seat is not None and _is_carry(service, live, seat, data.key):
        if live.table.chairs[seat].guest != guest:
            await service.hall.perform(live, lambda table, now: _carried(service, table, seat, data.key, guest, name, now))
    elif live.table.setup.listed or (seat is not None and service.signer.is_invite(data.key, table_id, seat)):
        await service.hall.perform(live, lambda table, now: table.decide_sit(seat, guest, name, now))
    else:
        raise Refused(403, "bad_key", "This link doesn't work. It was used already, or a part of it is missing.")
    async with live.lock:
        return _info(live, guest)


def _is_carry(service: Service, live: Live, seat: int, key: str) -> bool:
    chair = live.table.chairs[seat]
    return chair.kind == "person" and service.signer.is_carry(key, live.table.setup.id, seat, chair.carried, chair.guest)


def _carried(service: Service, table: Table, seat: int, key: str, guest: str, name: str, now: int) -> Any:
    chair = table.chairs[seat]
    if chair.kind != "person" or not service.signer.is_carry(key, table.setup.id, seat, chair.carried, chair.guest):
        raise TableError("gone", "This link has been used already.")
    # The seat keeps the name that the others know.
    return table.decide_carry(seat, guest, chair.name or name, now)


@post("/api/tables/{table_id:str}/seats/{seat:int}/bot", status_code=200, summary="Seat a bot")
async def seat_bot(
    request: AnyRequest, table_id: TableId, seat: SeatNumber, data: JSONBody[SeatBot], guest: GuestId
) -> TableInfo:
    """For the host: let a bot take a free seat."""
    live = await _find(request, table_id, guest)
    if live.table.setup.host != guest:
        raise Refused(403, "not_host", "Only the person who opened the table can add bots.")
    await service_of(request).hall.perform(live, lambda table, now: table.decide_seat_bot(seat, data.bot, now))
    async with live.lock:
        return _info(live, guest)


@post("/api/tables/{table_id:str}/seats/{seat:int}/leave", status_code=200, summary="Stand up")
async def stand_up(request: AnyRequest, table_id: TableId, seat: SeatNumber, guest: GuestId) -> TableInfo:
    """Give one's own seat free again, before the game begins."""
    live = await _find(request, table_id, guest)
    if seat not in live.table.seats_of(guest):
        raise Refused(403, "not_yours", "That is not your seat.")
    await service_of(request).hall.perform(live, lambda table, now: table.decide_stand_up(seat, now))
    async with live.lock:
        return _info(live, guest)


@post("/api/tables/{table_id:str}/seats/{seat:int}/carry", status_code=200, summary="Carry a seat")
async def carry(request: AnyRequest, table_id: TableId, seat: SeatNumber, guest: GuestId) -> Invites:
    """The link that hands one's own seat to another device; good once."""
    service = service_of(request)
    live = await _find(request, table_id, guest)
    if seat not in live.table.seats_of(guest):
        raise Refused(403, "not_yours", "That is not your seat.")
    key = service.signer.carry(table_id, seat, live.table.chairs[seat].carried, guest)
    return Invites((Invite(seat, f"/join/{table_id}/{seat}/{key}"),))


@post("/api/tables/{table_id:str}/rematch", status_code=200, summary="Play again")
async def rematch(request: AnyRequest, table_id: TableId, guest: GuestId) -> TableInfo:
    """The same company at a new table; whoever asks second gets the one that is there already."""
    service = service_of(request)
    live = await _find(request, table_id, guest)
    table = live.table
    if not table.seats_of(guest):
        raise Refused(403, "not_yours", "Only those who played here can play again.")
    if not table.is_over:
        raise Refused(409, "not_over", "The game isn't over yet.")
    if not live.rematch:
        await _may_open(service, guest)
        again = await service.hall.open(_again(table, guest), after=table_id)
        live.rematch = again.table.setup.id
        service.hall.announce(live, Note(service.hall.worker, rematch=live.rematch))
    found = await service.hall.find(live.rematch)
    async with found.lock:
        return _info(found, guest)


def _again(table: Table, guest: str) -> Setup:
    """The same seats, one further round the table, so that another sits first."""
    seats = [SeatSetup(kind=chair.kind, guest=chair.guest, name=chair.name, bot=chair.bot) for chair in table.chairs]
    setup = table.setup
    return Setup(
        id=new_table_id(),
        config=setup.config,
        rules_version=setup.rules_version,
        host=guest,
        seats=(*seats[1:], seats[0]),
        seed=secrets.token_hex(32),
        undo=setup.undo,
        onlookers=setup.onlookers,
        listed=False,
        created_ms=now_ms(),
    )
