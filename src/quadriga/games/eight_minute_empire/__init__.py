"""Eight-Minute Empire, by its print-and-play rules (rules.md)."""

from quadriga.games.eight_minute_empire.title import GAME

__all__ = ["GAME"]
