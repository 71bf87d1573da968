"""Eight-Minute Empire, by its print-and-play rules (docs/rules/eight_minute_empire.md)."""

from quadriga.games.eight_minute_empire.game import EightMinuteEmpire

GAME = EightMinuteEmpire()

__all__ = ["GAME", "EightMinuteEmpire"]
