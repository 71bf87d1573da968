"""Brings a database to the schema of this version, with Alembic, when it is opened.

A migration is a module in `versions`, named m<number>_<what>, written by hand: the test that compares the result with
`storage.schema` says what is missing. A migration that was released is never changed.
"""

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.util.exc import CommandError
from sqlalchemy import Connection, Engine, text

from quadriga.server.storage.errors import Unusable

LOCK: Final = 0x5155_4144  # "QUAD"; any number that nobody else takes


def upgrade(engine: Engine) -> None:
    """Do what is missing, in one transaction. Of several processes that start at once one does it and the others wait."""
    with engine.begin() as connection:  # on SQLite the lock is taken here
        if connection.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        try:
            command.upgrade(configuration(connection), "head")
        except CommandError as error:
            raise Unusable(f"the database was made by a newer Quadriga: {error}") from error


def configuration(connection: Connection) -> Config:
    """What Alembic has to know; `env` finds the connection in it."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config
