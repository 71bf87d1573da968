"""What a seat must guess: nothing. The order of stacks and craftsmen exists nowhere (see parts.deck), and hands are open."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from quadriga.games.founders.state import FoundersState


def imagine(s: FoundersState) -> FoundersState:
    """A clone: whatever comes next is drawn when it is due."""
    return s.clone()
