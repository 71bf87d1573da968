"""How the parts of a drawing are named, so that several drawings can stand in one page."""

from typing import Final, NamedTuple


class Ids(NamedTuple):
    """What ids begin with: `own` those that only the drawing itself refers to, `shown` those that a page uses."""

    own: str
    shown: str


SHEET: Final = Ids("foe-", "")
VIGNETTE: Final = Ids("foe-v-", "foe-v-")
