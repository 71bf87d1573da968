"""The Ancient World, first edition (rules.md)."""

from quadriga.games.ancient_world.title import GAME

__all__ = ["GAME"]
