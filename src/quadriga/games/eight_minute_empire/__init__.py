"""Eight-Minute Empire, by its print-and-play rules (rules.md)."""

from quadriga.games.eight_minute_empire.game import EightMinuteEmpire

GAME = EightMinuteEmpire()

__all__ = ["GAME", "EightMinuteEmpire"]
