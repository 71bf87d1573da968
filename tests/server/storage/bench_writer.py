"""How many durable appends a second the writer does and what each costs: python -m tests.server.storage.bench_writer [address].

With --work-us the event loop computes so long for each append, as that of a loaded server does.
"""

import argparse
import asyncio
import resource
import statistics
import tempfile
import time
from pathlib import Path

from quadriga.server.storage import changes
from quadriga.server.storage.database import open_database
from quadriga.server.storage.rows import Append, Deed, Seat, Table
from quadriga.server.storage.store import Store
from quadriga.server.storage.writer import Writer

SUMMARY = '{"seats": [' + ", ".join(['{"name": "somebody", "kind": "person", "colour": "terracotta"}'] * 8) + "]}"
BODY = '{"type": "move", "seat": 1, "move": "move W2>C1", "ms": 1234}'


async def _play(writer: Writer, name: str, until: float, taken: list[float], work_s: float) -> None:
    index = 0
    while (start := time.perf_counter()) < until:
        while time.perf_counter() - start < work_s:
            pass
        start = time.perf_counter()
        await writer.append(
            Append(
                table_id=name,
                index=index,
                deeds=(Deed(start.__trunc__(), BODY),),
                status="playing",
                summary=SUMMARY,
                acting=f"[{index % 2}]",
                bot_due=False,
                updated_ms=index,
            )
        )
        taken.append(time.perf_counter() - start)
        index += 1


async def _measure(address: str, tables: int, seconds: float, work_s: float) -> None:
    database = open_database(address)
    store = Store(database)
    run = time.time_ns()
    names = [f"{run}-{number}" for number in range(tables)]
    for name in names:
        table = Table(
            id=name, game="g", status="playing", host="h", setup=SUMMARY, summary=SUMMARY, acting="", created_ms=1, updated_ms=1
        )
        store.write(changes.create_table, table, tuple(Seat(seat, f"guest{seat}") for seat in range(4)))
    async with Writer(database) as writer:
        taken: list[float] = []
        before = resource.getrusage(resource.RUSAGE_SELF)
        start = time.perf_counter()
        await asyncio.gather(*(_play(writer, name, start + seconds, taken, work_s) for name in names))
        spent = time.perf_counter() - start
        after = resource.getrusage(resource.RUSAGE_SELF)
    cpu = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime - work_s * len(taken)
    taken.sort()
    print(
        f"{tables} tables: {len(taken) / spent:.0f} appends/s, {cpu / len(taken) * 1e6:.0f} µs CPU each, "
        f"{writer.requests / writer.batches:.1f} to a commit, p50 {statistics.median(taken) * 1e3:.1f} ms, "
        f"p99 {taken[int(len(taken) * 0.99)] * 1e3:.1f} ms, most {taken[-1] * 1e3:.1f} ms"
    )
    for name in names:
        loaded = store.load(name)
        assert loaded is not None and loaded.table.deeds == len(loaded.deeds)
    database.close()


def main() -> None:
    """Measure with 1, 20, 100 and 300 tables."""
    parser = argparse.ArgumentParser()
    parser.add_argument("address", nargs="?")
    parser.add_argument("--seconds", type=float, default=3)
    parser.add_argument("--work-us", type=float, default=0, help="what the event loop computes for each append")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        for tables in (1, 20, 100, 300):
            address = options.address or str(Path(folder) / "bench.db")
            asyncio.run(_measure(address, tables, options.seconds, options.work_us / 1e6))


if __name__ == "__main__":
    main()
