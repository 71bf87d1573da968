"""The rules of The Ancient World as frames, a module for each chapter of the rulebook; loading this one makes them all known.

A frame is a pending decision; it exists once and is shared. Pushing a frame asks a question, popping it answers it. Only frames
and what they call change an `AncientState`. The chapters: `dealing` (set-up and rows), `turn` (rounds, hunger), `choosing` (the
action of a turn), `building`, `expanding`, `learning`, `repairing`, `recruiting`, `exploring`, `growing` (board actions),
`attacking`, `card_actions` and `hideout`.
"""

from quadriga.games.ancient_world.rules import attacking, card_actions, choosing, expanding, exploring, hideout, learning, turn
from quadriga.games.ancient_world.rules.agenda import NAMED
from quadriga.games.ancient_world.rules.dealing import set_up

__all__ = [
    "NAMED",
    "attacking",
    "card_actions",
    "choosing",
    "expanding",
    "exploring",
    "hideout",
    "learning",
    "set_up",
    "turn",
]
