"""What can go wrong with storage, each with what the caller has to know to go on."""

from quadriga.kernel.errors import QuadrigaError


class StorageError(QuadrigaError):
    """The base of all errors of the storage."""


class Unusable(StorageError):
    """A database that cannot be opened, reached or understood; the message says what would help."""


class Taken(StorageError):
    """An id that is in use already."""


class Conflict(StorageError):
    """An append to a table that had moved on, or that is gone; nothing of it was written.

    `deeds` is how many deeds the table had when it was refused, None if there is no such table.
    """

    def __init__(self, table_id: str, index: int, deeds: int | None) -> None:
        found = "there is no such table" if deeds is None else f"the table has {deeds} deeds"
        super().__init__(f"table {table_id}: deed {index} cannot be added: {found}")
        self.table_id = table_id
        self.index = index
        self.deeds = deeds


class WriteFailed(StorageError):
    """The database refused a batch or was lost while it was committed.

    Nothing is half written; but when the connection broke during the commit, nobody knows whether all of it is. The caller
    forgets what it believed of the table and loads it anew.
    """


class Closed(StorageError):
    """A write after the writer was closed."""
