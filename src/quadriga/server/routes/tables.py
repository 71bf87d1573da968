"""Tables: opening one, finding them, sitting down, playing again."""

import asyncio
import re
import secrets
from typing import Annotated, Any

from litestar import Request, get, post
from litestar.params import JSONBody, PathParameter

from quadriga.kernel.registry import find_game
from quadriga.server.api import WORD, Claim, Invite, Invites, Lobby, SeatBot, SeatWanted, TableWanted
from quadriga.server.clock import now_ms
from quadriga.server.identity import new_table_id
from quadriga.server.problems import HttpRefusal
from quadriga.server.security import GuestId, service_of, unknown_guest
from quadriga.server.service import Service
from quadriga.server.summary import card
from quadriga.server.table_manager import ActiveTable, Notification, may_watch
from quadriga.server.text import clean_name
from quadriga.table.bot_levels import SPECS
from quadriga.table.deeds import Deed
from quadriga.table.errors import TableError
from quadriga.table.messages import TableInfo
from quadriga.table.setup import SeatSetup, Setup
from quadriga.table.snapshot import table_info
from quadriga.table.table import Table
from quadriga.table.verbs import seats
from quadriga.table.verbs.seats import Sit, StandUp, Transfer

AnyRequest = Request[Any, Any, Any]
TABLE_ID = re.compile(WORD)
TableId = Annotated[str, PathParameter(pattern=TABLE_ID.pattern, description="The id of a table")]
SeatNumber = Annotated[int, PathParameter(ge=0, le=7, description="A seat, from 0")]
MAX_LISTED = 50


@get("/api/lobby", summary="My tables and open ones")
async def lobby(request: AnyRequest, guest: GuestId) -> Lobby:
    """The tables of this guest, those that wait for them first, and those with a free seat for anybody."""
    store = service_of(request).store
    mine = [card(row) for row in await asyncio.to_thread(store.lobby_mine, guest, MAX_LISTED)]
    mine.sort(key=lambda table: (table.status == "over", not table.is_my_turn, -table.updated_ms))
    taken = {table.id for table in mine}
    rows = await asyncio.to_thread(store.lobby_open, MAX_LISTED)
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
        host=guest,
        seats=seats,
        seed=secrets.token_hex(32),
        undo=data.undo,
        onlookers=data.onlookers,
        listed=data.listed,
        created_ms=now_ms(),
    )
    return _info(await service.tables.open(setup), guest)


async def _may_open(service: Service, guest: str) -> None:
    limits = service.settings.limits
    if await asyncio.to_thread(service.store.count_open_tables_of, guest) >= limits.tables_of_a_guest:
        raise HttpRefusal(429, "limit", f"You already have {limits.tables_of_a_guest} open tables. Finish one first.")
    if not service.new_tables.take(guest):
        raise HttpRefusal(429, "limit", "You have opened many tables in the last hour. Please try again later.")


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
    if wanted.bot not in SPECS:
        raise HttpRefusal(422, "bot", f"There is no bot {wanted.bot!r}; there are: {', '.join(SPECS)}.")
    return SeatSetup(kind="bot", bot=wanted.bot)


def _info(active: ActiveTable, guest: str) -> TableInfo:
    return table_info(active.table, guest, active.present(), active.rematch)


async def find_table(request: AnyRequest, table_id: str, guest: str) -> ActiveTable:
    """A table that the guest may see."""
    active = await service_of(request).tables.find(table_id)
    if not may_watch(active.table, guest):
        raise HttpRefusal(403, "no_onlookers", "Only the players can see this table.")
    return active


@get("/api/tables/{table_id:str}", summary="A table")
async def show_table(request: AnyRequest, table_id: TableId, guest: GuestId) -> TableInfo:
    """A table as everybody at it sees it."""
    active = await find_table(request, table_id, guest)
    async with active.lock:
        return _info(active, guest)


@get("/api/tables/{table_id:str}/invites", summary="Links to free seats")
async def invites(request: AnyRequest, table_id: TableId, guest: GuestId) -> Invites:
    """For the host: the secret link to each free seat."""
    service = service_of(request)
    active = await find_table(request, table_id, guest)
    if active.table.setup.host != guest:
        raise HttpRefusal(403, "not_host", "Only the person who opened the table has its links.")
    return Invites(
        tuple(
            Invite(chair.seat, f"/join/{table_id}/{chair.seat}/{service.signer.invite_key(table_id, chair.seat)}")
            for chair in active.table.chairs
            if chair.kind == "open"
        )
    )


@post("/api/tables/{table_id:str}/claim", status_code=200, summary="Sit down")
async def claim(request: AnyRequest, table_id: TableId, data: JSONBody[Claim], guest: GuestId) -> TableInfo:
    """Take a seat: with the key of a link, or without one at a listed table."""
    service = service_of(request)
    active = await service.tables.find(table_id)
    name = await name_of(service, guest)
    seat = data.seat
    if seat is not None and not 0 <= seat < len(active.table.chairs):
        raise HttpRefusal(404, "not_found", "This table has no such seat.")
    if seat is not None and _is_transfer(service, active.table, seat, data.key):
        if active.table.chairs[seat].guest != guest:

            def decide(table: Table, now: int) -> Deed:
                if not _is_transfer(service, table, seat, data.key):
                    raise TableError("gone", "This link has been used already.")
                # The seat keeps the name that the others know.
                return Transfer(seat, guest, table.chairs[seat].name or name).decide(table, now)

            await service.tables.perform(active, decide)
    elif active.table.setup.listed or (seat is not None and service.signer.is_invite_key(data.key, table_id, seat)):
        await service.tables.perform(active, Sit(seat, guest, name).decide)
    else:
        raise HttpRefusal(403, "bad_key", "This link doesn't work. It was used already, or a part of it is missing.")
    async with active.lock:
        return _info(active, guest)


def _is_transfer(service: Service, table: Table, seat: int, key: str) -> bool:
    chair = table.chairs[seat]
    return chair.kind == "person" and service.signer.is_transfer_key(key, table.setup.id, seat, chair.transfers, chair.guest)


@post("/api/tables/{table_id:str}/seats/{seat:int}/bot", status_code=200, summary="Seat a bot")
async def seat_bot(
    request: AnyRequest, table_id: TableId, seat: SeatNumber, data: JSONBody[SeatBot], guest: GuestId
) -> TableInfo:
    """For the host: let a bot take a free seat."""
    active = await find_table(request, table_id, guest)
    if active.table.setup.host != guest:
        raise HttpRefusal(403, "not_host", "Only the person who opened the table can add bots.")
    await service_of(request).tables.perform(active, seats.SeatBot(seat, data.bot).decide)
    async with active.lock:
        return _info(active, guest)


@post("/api/tables/{table_id:str}/seats/{seat:int}/leave", status_code=200, summary="Stand up")
async def stand_up(request: AnyRequest, table_id: TableId, seat: SeatNumber, guest: GuestId) -> TableInfo:
    """Give one's own seat free again, before the game begins."""
    active = await find_table(request, table_id, guest)
    if seat not in active.table.seats_of(guest):
        raise HttpRefusal(403, "not_yours", "That is not your seat.")
    await service_of(request).tables.perform(active, StandUp(seat).decide)
    async with active.lock:
        return _info(active, guest)


@post("/api/tables/{table_id:str}/seats/{seat:int}/transfer", status_code=200, summary="Transfer a seat")
async def transfer(request: AnyRequest, table_id: TableId, seat: SeatNumber, guest: GuestId) -> Invites:
    """The link that hands one's own seat to another device; good once."""
    service = service_of(request)
    active = await find_table(request, table_id, guest)
    if seat not in active.table.seats_of(guest):
        raise HttpRefusal(403, "not_yours", "That is not your seat.")
    key = service.signer.transfer_key(table_id, seat, active.table.chairs[seat].transfers, guest)
    return Invites((Invite(seat, f"/join/{table_id}/{seat}/{key}"),))


@post("/api/tables/{table_id:str}/rematch", status_code=200, summary="Play again")
async def rematch(request: AnyRequest, table_id: TableId, guest: GuestId) -> TableInfo:
    """The same company at a new table; whoever asks second gets the one that is there already."""
    service = service_of(request)
    active = await find_table(request, table_id, guest)
    table = active.table
    if not table.seats_of(guest):
        raise HttpRefusal(403, "not_yours", "Only those who played here can play again.")
    if not table.is_over:
        raise HttpRefusal(409, "not_over", "The game isn't over yet.")
    if not active.rematch:
        await _may_open(service, guest)
        again = await service.tables.open(_again(table, guest), after=table_id)
        active.rematch = again.table.setup.id
        service.tables.publish(active, Notification(service.tables.worker, rematch=active.rematch))
    found = await service.tables.find(active.rematch)
    async with found.lock:
        return _info(found, guest)


def _again(table: Table, guest: str) -> Setup:
    """The same seats, one further round the table, so that another sits first."""
    seats = [SeatSetup(kind=chair.kind, guest=chair.guest, name=chair.name, bot=chair.bot) for chair in table.chairs]
    setup = table.setup
    played = setup.config
    return Setup(
        id=new_table_id(),
        # A new game, so by the newest rules, whatever the last one was begun under.
        config=table.game.config(played.players, played.options, played.components),
        host=guest,
        seats=(*seats[1:], seats[0]),
        seed=secrets.token_hex(32),
        undo=setup.undo,
        onlookers=setup.onlookers,
        listed=False,
        created_ms=now_ms(),
    )
