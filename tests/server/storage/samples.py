"""Rows for tests, with all that a test does not care about filled in."""

from typing import Any

from quadriga.server.storage.rows import Append, Deed, Seat, Table


def table(name: str = "t", **fields: Any) -> Table:
    """A table."""
    usual: dict[str, Any] = {
        "game": "empire",
        "status": "waiting",
        "host": "ann",
        "setup": '{"seed":"s"}',
        "summary": "{}",
        "acting": "[]",
        "created_ms": 1,
        "updated_ms": 1,
    }
    return Table(id=name, **{**usual, **fields})


def deeds(first: int, count: int = 1, mark: str = "deed") -> tuple[Deed, ...]:
    """Deeds that say where they belong."""
    return tuple(Deed(1_700_000_000_000 + index, f"{mark} {index}") for index in range(first, first + count))


def append(index: int, count: int = 1, name: str = "t", mark: str = "deed", **fields: Any) -> Append:
    """The deeds from that index on, for a table that has so many."""
    usual: dict[str, Any] = {
        "status": "playing",
        "summary": f"after {index + count}",
        "acting": "[1]",
        "bot_due": False,
        "updated_ms": index + count,
    }
    return Append(table_id=name, index=index, deeds=deeds(index, count, mark), **{**usual, **fields})


def pair(first: str | None = "ann", second: str | None = None) -> tuple[Seat, ...]:
    """Two seats."""
    return (Seat(0, first), Seat(1, second))
