"""Every test of the storage runs on SQLite and on PostgreSQL."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from quadriga.server.storage.database import Database, open_database
from quadriga.server.storage.store import Store
from tests.server.postgres import postgres

__all__ = ["address", "database", "postgres", "store"]


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """An empty database."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path}/quadriga.db"
        return
    cluster = request.getfixturevalue("postgres")
    address = cluster.create_database()
    yield address
    cluster.drop_database(address)


@pytest.fixture
def database(address: str) -> Iterator[Database]:
    """A database that is ready."""
    database = open_database(address)
    yield database
    database.close()


@pytest.fixture
def store(database: Database) -> Store:
    """What reads from it."""
    return Store(database)
