"""How the parts of a drawing are named, so that several drawings can stand in one page. All games' faces may use it."""

from typing import NamedTuple


class Ids(NamedTuple):
    """What ids begin with: `own` those that only the drawing itself refers to, `shown` those that a page uses."""

    own: str
    shown: str
