"""Eight-Minute Empire, by its print-and-play rules (docs/rules/eight_minute_empire.md)."""

from quadriga.games.eight_minute_empire.title import GAME

__all__ = ["GAME"]
