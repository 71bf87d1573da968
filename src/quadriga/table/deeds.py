"""A deed: one thing that happened at a table. A table is the fold over its deeds and nothing else.

Deeds are what storage keeps, append-only with a unique index, so every race (two clicks, two tabs, two servers) is decided in
one place. Draws of chance are no deeds: they follow from the sealed seed. Each stands beside its verb (`table.verbs`).
"""

from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from quadriga.table.table import Table


class Deed(msgspec.Struct, frozen=True, kw_only=True, tag=True, forbid_unknown_fields=True, omit_defaults=True):
    """The base. The name of a subclass is its `type` in storage: one that is renamed keeps its old tag."""

    at_ms: int
    """The server's clock, in milliseconds since 1970."""
    seat: int

    def apply(self, table: "Table") -> None:
        """Change the table; only `Table.apply` calls it."""
        raise NotImplementedError
