"""The Ancient World, first edition (docs/rules/ancient_world.md)."""

from quadriga.games.ancient_world.title import GAME

__all__ = ["GAME"]
