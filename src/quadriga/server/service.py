"""Everything that a running server consists of, started and stopped in the right order."""

import asyncio

from litestar.channels import ChannelsPlugin

from quadriga.server.bot_pool import BotPool
from quadriga.server.clock import now_ms
from quadriga.server.identity import Signer
from quadriga.server.rate_limits import TokenBuckets
from quadriga.server.settings import Settings
from quadriga.server.storage import changes
from quadriga.server.storage.database import open_database
from quadriga.server.storage.store import Store
from quadriga.server.storage.writer import Writer
from quadriga.server.table_manager import TableManager

HOUR_S = 3600
STALE_MS = 14 * 24 * HOUR_S * 1000
"""A table that nobody came to in two weeks is cleared away."""


class Service:
    """Storage, bots, tables, keys and limits of one process."""

    def __init__(self, settings: Settings, channels: ChannelsPlugin) -> None:
        self.settings = settings
        limits = settings.limits
        self.requests = TokenBuckets(limits.requests_a_second, limits.requests_at_once)
        self.chat = TokenBuckets(limits.chat_a_second, limits.chat_at_once)
        self.new_tables = TokenBuckets(limits.tables_an_hour / HOUR_S, limits.tables_an_hour)
        self.new_guests = TokenBuckets(limits.guests_an_hour / HOUR_S, limits.guests_an_hour)
        self.connections: dict[str, int] = {}
        """How many live connections each guest has."""
        self._database = open_database(settings.database)
        self.store = Store(self._database)
        self.signer = Signer(self.store.write(changes.ensure_secret))
        self.writer = Writer(self._database)
        self.bot_pool = BotPool(settings.bot_processes)
        self.tables = TableManager(self.store, self.writer, self.bot_pool, channels, settings.is_shared, settings.absent_ms)

    def add_connection(self, guest: str) -> bool:
        """A live connection more; False if the guest has too many, or opened too many just now."""
        if self.connections.get(guest, 0) >= self.settings.limits.connections_of_a_guest or not self.requests.take(guest):
            return False
        self.connections[guest] = self.connections.get(guest, 0) + 1
        return True

    def remove_connection(self, guest: str) -> None:
        """One less."""
        self.connections[guest] -= 1
        if not self.connections[guest]:
            del self.connections[guest]

    async def start(self) -> None:
        """Start the writer and the bots, and go on where bots were to move."""
        self.writer.start()
        self.bot_pool.warm_up()
        await self.writer.write(changes.delete_stale, now_ms() - STALE_MS)
        self._waking = asyncio.ensure_future(self.tables.wake_all_bots())

    async def stop(self) -> None:
        """Finish what is on its way; afterwards everything is on disk and closed."""
        self._waking.cancel()
        await self.tables.close()
        await self.writer.close()
        await asyncio.to_thread(self.bot_pool.close)
        self._database.close()
