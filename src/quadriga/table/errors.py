"""What a table refuses, with the code that the page acts on."""

from quadriga.kernel.errors import QuadrigaError
from quadriga.table.messages import RefusalCode


class TableError(QuadrigaError):
    """A request that the table does not grant; it has changed nothing."""

    def __init__(self, code: RefusalCode, text: str, rule: str = "") -> None:
        super().__init__(f"{text} ({rule})" if rule else text)
        self.code: RefusalCode = code
        self.text = text
        self.rule = rule


class Stale(TableError):
    """A request that belongs to an earlier question; a fresh state follows the refusal."""

    def __init__(self) -> None:
        super().__init__("stale", "The table has moved on since: here it is as it stands now.")
