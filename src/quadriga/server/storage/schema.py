"""The tables of the database, as SQLAlchemy knows them. `migrations` makes them; a test holds the two together.

Invariant: a table with n in `tables.deeds` has the deeds 0 to n-1 and no others. Everything that races for a table races for
the next index.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
)

# Constraints have names of our making, so that a later migration can speak of them on both databases.
METADATA = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

settings = Table(
    "settings",
    METADATA,
    Column("key", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

# Nothing refers to a guest by a foreign key: what guests did stays when their row goes.
guests = Table(
    "guests",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("is_named", Boolean, nullable=False),
    Column("created_ms", BigInteger, nullable=False),
)

# No index has a column that changes with every deed: the update of a table then touches one page only.
tables = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("host", Text, nullable=False),
    Column("setup", Text, nullable=False),
    Column("deeds", Integer, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("summary", Text, nullable=False),
    Column("acting", Text, nullable=False),
    Column("bot_due", Boolean, nullable=False),
    Column("rematch", Text, nullable=False),
    Column("created_ms", BigInteger, nullable=False),
    Column("updated_ms", BigInteger, nullable=False),
    CheckConstraint("status IN ('waiting', 'playing', 'over')", name="status"),
    Index(None, "status", "listed", "created_ms"),
    Index(None, "host", "status"),
)

seats = Table(
    "seats",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("guest", Text),
    PrimaryKeyConstraint("table_id", "seat"),
    Index(None, "guest"),
)

deeds = Table(
    "deeds",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("index", Integer, nullable=False),
    Column("at_ms", BigInteger, nullable=False),
    Column("body", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "index"),
    sqlite_with_rowid=False,
)

chat = Table(
    "chat",
    METADATA,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("at_ms", BigInteger, nullable=False),
    Column("guest", Text, nullable=False),
    Column("seat", Integer),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Index(None, "table_id", "id"),
    sqlite_autoincrement=True,
)
