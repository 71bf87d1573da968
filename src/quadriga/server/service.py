"""Everything that a running server has, put together and taken apart in the right order."""

import asyncio

from litestar.channels import ChannelsPlugin

from quadriga.server.hall import Hall, now_ms
from quadriga.server.identity import Signer
from quadriga.server.limits import Buckets
from quadriga.server.settings import Settings
from quadriga.server.storage import changes
from quadriga.server.storage.database import open_database
from quadriga.server.storage.store import Store
from quadriga.server.storage.writer import Writer
from quadriga.server.thinkers import Thinkers

HOUR_S = 3600
STALE_MS = 14 * 24 * HOUR_S * 1000
"""A table that nobody came to in two weeks is cleared away."""


class Service:
    """Storage, bots, tables, keys and limits of one process."""

    def __init__(self, settings: Settings, channels: ChannelsPlugin) -> None:
        self.settings = settings
        limits = settings.limits
        self.requests = Buckets(limits.requests_a_second, limits.requests_at_once)
        self.chat = Buckets(limits.chat_a_second, limits.chat_at_once)
        self.new_tables = Buckets(limits.tables_an_hour / HOUR_S, limits.tables_an_hour)
        self.new_guests = Buckets(limits.guests_an_hour / HOUR_S, limits.guests_an_hour)
        self.connections: dict[str, int] = {}
        """How many live connections each guest has."""
        self._database = open_database(settings.database)
        self.store = Store(self._database)
        self.signer = Signer(self.store.ensure_secret())
        self.writer = Writer(self._database)
        self.thinkers = Thinkers(settings.thinkers)
        self.hall = Hall(self.store, self.writer, self.thinkers, channels, settings.is_shared, settings.absent_ms)

    def enter(self, guest: str) -> bool:
        """A live connection more; False if the guest has too many, or opened too many just now."""
        if self.connections.get(guest, 0) >= self.settings.limits.connections_of_a_guest or not self.requests.take(guest):
            return False
        self.connections[guest] = self.connections.get(guest, 0) + 1
        return True

    def leave(self, guest: str) -> None:
        """One less."""
        self.connections[guest] -= 1
        if not self.connections[guest]:
            del self.connections[guest]

    async def start(self) -> None:
        """Begin to write, and wake the bots that were due."""
        self.writer.start()
        self.thinkers.warm_up()
        await self.writer.write(changes.delete_stale, now_ms() - STALE_MS)
        self._waking = asyncio.ensure_future(self.hall.wake_all_bots())

    async def stop(self) -> None:
        """Finish what is on its way; afterwards everything is on disk and closed."""
        self._waking.cancel()
        await self.hall.close()
        await self.writer.close()
        await asyncio.to_thread(self.thinkers.close)
        self._database.close()
