"""What a player should know before they choose: what the end of the round brings, what a Titan would. `view` calls this."""
# not compiled: msgspec structs at the edge

from __future__ import annotations

from typing import Final

from quadriga.games.ancient_world.tell.city_view import GainsView, SeatView
from quadriga.kernel.words.message import Message

PRIZES: Final = ("points", "food", "capacity", "income", "scholars", "swords", "arrows")
"""What a Titan may change, by the fields of `SeatView` and `GainsView`."""


def before_the_end(own: SeatView) -> Message:
    """TAW-N1, N4: income, and who would starve, if the round ended now."""
    gains = (
        *([Message("coins", coins=own.income)] if own.income else []),
        *([Message("knowledge", knowledge=own.scholars)] if own.scholars else []),
    )
    income = Message("aside-income", gains=gains) if gains else Message("aside-last")
    if not own.unfed:
        return income
    return Message("aside-hungry", income=income, food=own.food, mouths=own.mouths, unfed=own.unfed)


def if_it_falls(own: SeatView, gains: GainsView) -> Message | None:
    """TAW-T6: what the Titan that is attacked would bring, if no die struck."""
    changes = [(name, getattr(own, name), getattr(gains, name)) for name in PRIZES]
    brought = tuple([Message(f"prize-{name}", was=was, then=then) for name, was, then in changes if was != then])
    return Message("aside-prize", gains=brought) if brought else None
