"""The Ancient World, first edition (docs/rules/ancient_world.md)."""

from quadriga.games.ancient_world.game import AncientWorld

GAME = AncientWorld()

__all__ = ["GAME", "AncientWorld"]
