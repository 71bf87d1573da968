"""The moves of Eight-Minute Empire, a class for each verb: how it is written, what it points at, its arguments by their names.

`box` makes each of them once, when its space is built; the rules tell them apart by their class.
"""

from typing import Final, final

from quadriga.games.eight_minute_empire.data.terms import KINDS, NEUTRAL
from quadriga.kernel.notation import ChanceMove, Move
from quadriga.kernel.seats import COLOURS

OWNERS: Final[tuple[str, ...]] = (*COLOURS, NEUTRAL)
THIRD_COLOUR: Final = len(COLOURS)
"""Whose armies can be destroyed: the third colour comes last, whatever the number of players."""


@final
class MakeBid(Move):
    """EME-B1."""

    def __init__(self, coins: int) -> None:
        super().__init__("bid", str(coins), (f"coins-{coins}",))
        self.coins = coins


@final
class NameFirst(Move):
    """EME-V4."""

    def __init__(self, seat: int) -> None:
        super().__init__("first", COLOURS[seat], (COLOURS[seat],))
        self.seat = seat


@final
class TakeCard(Move):
    """EME-T2: the card of a place of the row."""

    def __init__(self, place: int) -> None:
        super().__init__("take", str(place + 1), (f"row-{place + 1}",))
        self.place = place


@final
class ChoosePart(Move):
    """EME-V2: one of the actions of a card."""

    def __init__(self, kind: int) -> None:
        super().__init__("do", KINDS[kind], (f"do-{KINDS[kind]}",))
        self.kind = kind


@final
class Stop(Move):
    """EME-T5."""

    def __init__(self) -> None:
        super().__init__("stop", "", ("stop",))


@final
class PlaceArmy(Move):
    """EME-A1."""

    def __init__(self, region: int, key: str) -> None:
        super().__init__("place", key, (key,))
        self.region = region


@final
class MoveArmy(Move):
    """EME-A2, A3."""

    def __init__(self, origin: int, origin_key: str, goal: int, goal_key: str) -> None:
        super().__init__("move", f"{origin_key}>{goal_key}", (origin_key, goal_key))
        self.origin = origin
        self.goal = goal


@final
class BuildCity(Move):
    """EME-A4."""

    def __init__(self, region: int, key: str) -> None:
        super().__init__("city", key, (key,))
        self.region = region


@final
class DestroyArmy(Move):
    """EME-A5: `owner` is a seat or `THIRD_COLOUR`."""

    def __init__(self, region: int, key: str, owner: int) -> None:
        super().__init__("destroy", f"{OWNERS[owner]} {key}", (key, OWNERS[owner]))
        self.region = region
        self.owner = owner


@final
class SettleArmy(Move):
    """EME-V5: an army of the third colour."""

    def __init__(self, region: int, key: str) -> None:
        super().__init__("settle", key, (key,))
        self.region = region


@final
class DrawCard(ChanceMove):
    """EME-S1, T4: a card for the row."""

    def __init__(self, card: int, key: str) -> None:
        super().__init__("draw", key, (key,))
        self.card = card


@final
class DrawLot(ChanceMove):
    """EME-B5, V8."""

    def __init__(self, seat: int) -> None:
        super().__init__("lot", COLOURS[seat], (COLOURS[seat],))
        self.seat = seat


@final
class DrawToken(ChanceMove):
    """EME-V7: a goods token."""

    def __init__(self, good: int, key: str) -> None:
        super().__init__("token", key, (key,))
        self.good = good
