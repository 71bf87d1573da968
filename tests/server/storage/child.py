"""Programs that tests start and kill: python -m tests.server.storage.child <what> <address> <name> <tables>.

`open` makes the database ready and prints its secret. `append` adds deeds to all tables as fast as it can and prints a line for
each that was acknowledged; two of them race.
"""

import asyncio
import sys
from itertools import count

from quadriga.server.storage import changes
from quadriga.server.storage.database import Database, open_database
from quadriga.server.storage.errors import Conflict
from quadriga.server.storage.store import Store
from quadriga.server.storage.writer import Writer
from tests.server.storage.samples import append


def tell(line: str) -> None:
    """Print so that it is out before the next thing happens."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


async def play(database: Database, writer: Writer, name: str, table: str, most: int) -> None:
    """Append to one table; print `table index count` for what was acknowledged, in one to three deeds at a time."""
    store = Store(database)
    loaded = await asyncio.to_thread(store.load, table)
    assert loaded is not None
    index = loaded.table.deeds
    for turn in count() if most == 0 else range(most):
        many = turn % 3 + 1
        try:
            await writer.append(append(index, many, table, name))
        except Conflict as conflict:
            assert conflict.deeds is not None
            index = conflict.deeds
        else:
            tell(f"{table} {index} {many}")
            index += many


async def play_all(database: Database, name: str, tables: list[str], most: int) -> None:
    """Append to all tables at the same time."""
    async with Writer(database) as writer:
        tell("ready")
        await asyncio.gather(*(play(database, writer, name, table, most) for table in tables))


def main() -> None:
    """Do what the command line says."""
    what, address, name, most, *tables = sys.argv[1:]
    database = open_database(address)
    if what == "open":
        tell(Store(database).write(changes.ensure_secret).hex())
    else:
        asyncio.run(play_all(database, name, tables, int(most)))
    database.close()


if __name__ == "__main__":
    main()
