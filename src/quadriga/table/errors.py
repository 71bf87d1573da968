"""What a table refuses, with the code that the page acts on."""

from typing import Any, Final

from quadriga.kernel.errors import QuadrigaError
from quadriga.kernel.prompt import Reason
from quadriga.kernel.words.catalogue import Words
from quadriga.table.messages import RefusalCode

WORDS: Final = Words("quadriga.table")
"""What a table says of itself."""


class TableError(QuadrigaError):
    """A request that the table does not grant, and why; it has changed nothing."""

    def __init__(self, code: RefusalCode, reason: Reason) -> None:
        super().__init__(str(reason))
        self.code: RefusalCode = code
        self.reason = reason


def refusal(code: RefusalCode, id: str, rule: str = "", **args: Any) -> TableError:
    """A refusal in the table's own words."""
    return TableError(code, Reason(id, rule, **args).bind(WORDS))


class Stale(TableError):
    """A request that belongs to an earlier question; a fresh state follows the refusal."""

    def __init__(self) -> None:
        super().__init__("stale", Reason("stale", "").bind(WORDS))
