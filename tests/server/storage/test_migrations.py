"""Migrations: they make the schema that the code believes in, once, and say so when they cannot."""

from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Column, Connection, Integer, MetaData, Table, create_engine

from quadriga.server.storage import migrations
from quadriga.server.storage.database import Database, open_database, parse
from quadriga.server.storage.errors import Unusable
from quadriga.server.storage.schema import METADATA

VERSIONS = Path(migrations.__file__).parent / "versions"


def differences(connection: Connection, metadata: MetaData) -> list[Any]:
    """What Alembic would write into the next migration."""
    options = {"compare_type": True, "compare_server_default": True}
    return list(compare_metadata(MigrationContext.configure(connection, opts=options), metadata))


def catalogue(connection: Connection) -> set[tuple[Any, ...]]:
    """All that the database knows about our tables, checks and storage options included."""
    if connection.dialect.name == "sqlite":
        asked = "SELECT type, name, tbl_name, sql FROM sqlite_master WHERE sql IS NOT NULL"
        rows = connection.exec_driver_sql(asked).all()
        return {(kind, name, about, *sorted(_lines(sql))) for kind, name, about, sql in rows if about != "alembic_version"}
    columns = connection.exec_driver_sql(
        "SELECT table_name, column_name, data_type, is_nullable, column_default FROM information_schema.columns "
        "WHERE table_schema = 'public'"
    )
    constraints = connection.exec_driver_sql(
        "SELECT conrelid::regclass::text, conname, pg_get_constraintdef(oid) FROM pg_constraint "
        "WHERE connamespace = 'public'::regnamespace"
    )
    indexes = connection.exec_driver_sql("SELECT tablename, indexname, indexdef FROM pg_indexes WHERE schemaname = 'public'")
    rows = [*columns, *constraints, *indexes]
    return {tuple(row) for row in rows if row[0] != "alembic_version"}


def _lines(sql: str) -> list[str]:
    return [line.strip().rstrip(",") for line in sql.splitlines()]


def test_alembic_finds_no_difference_between_migrations_and_schema(database: Database) -> None:
    with database.engine.connect() as connection:
        assert differences(connection, METADATA) == []


def test_a_difference_would_be_found(database: Database) -> None:
    other = MetaData(naming_convention=METADATA.naming_convention)
    for table in METADATA.tables.values():
        table.to_metadata(other)
    other.tables["guests"].append_column(Column("age", Integer))
    Table("more", other, Column("id", Integer, primary_key=True))
    with database.engine.connect() as connection:
        found = differences(connection, other)
    assert sorted(difference[0] for difference in found) == ["add_column", "add_table"]


def test_the_schema_made_at_once_is_the_same(database: Database) -> None:
    """Alembic does not compare everything: checks, cascades, storage options."""
    with database.engine.connect() as connection:
        migrated = catalogue(connection)
    METADATA.drop_all(database.writing)
    METADATA.create_all(database.writing)
    with database.engine.connect() as connection:
        assert catalogue(connection) == migrated
    assert len(migrated) > 8


def test_a_second_upgrade_does_nothing(database: Database) -> None:
    with database.engine.connect() as connection:
        before = catalogue(connection)
    migrations.upgrade(database.writing)
    with database.engine.connect() as connection:
        assert catalogue(connection) == before
        assert connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalars().all() == [_head(connection)]


def _head(connection: Connection) -> str | None:
    return ScriptDirectory.from_config(migrations.configuration(connection)).get_current_head()


def test_migrations_are_numbered_one_after_another(database: Database) -> None:
    with database.engine.connect() as connection:
        script = ScriptDirectory.from_config(migrations.configuration(connection))
        chain = [revision.revision for revision in script.walk_revisions()][::-1]
    names = sorted(path.name for path in VERSIONS.glob("m*.py"))
    assert chain == [f"{number:04}" for number in range(1, len(names) + 1)]
    assert [name[1:5] for name in names] == chain


def test_a_migration_that_fails_leaves_nothing(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Half of the tables are there already, from somewhere else: no half of ours comes to it."""
    engine = create_engine(parse(address))
    with engine.begin() as connection:
        connection.exec_driver_sql("CREATE TABLE chat (x INTEGER)")
    with pytest.raises(Unusable, match=r"cannot open the database .*chat.* already exists"):
        open_database(address)
    with engine.connect() as connection:
        assert {entry for entry in _tables(connection) if not entry.startswith("sqlite_")} == {"chat"}
    engine.dispose()


def _tables(connection: Connection) -> set[str]:
    if connection.dialect.name == "sqlite":
        return set(connection.exec_driver_sql("SELECT name FROM sqlite_master").scalars())
    return set(connection.exec_driver_sql("SELECT tablename FROM pg_tables WHERE schemaname = 'public'").scalars())


def test_a_database_of_a_newer_version_is_refused(database: Database, address: str) -> None:
    with database.writing.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(Unusable, match="the database was made by a newer Quadriga"):
        open_database(address)
