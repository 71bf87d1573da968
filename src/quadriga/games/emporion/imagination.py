"""What a seat must guess: nothing that is stored. The faces of piles and Spoils exist nowhere (see `pile`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from quadriga.games.emporion.state import EmporionState


def imagine(s: EmporionState) -> EmporionState:
    """A clone: whatever comes next is drawn when it is due."""
    return s.clone()
