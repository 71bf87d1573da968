"""The Ancient World, first edition (rules.md)."""

from quadriga.games.ancient_world.title import AncientWorld

GAME = AncientWorld()

__all__ = ["GAME", "AncientWorld"]
