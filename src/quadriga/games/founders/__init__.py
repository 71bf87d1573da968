"""Founders of the Empire (rules.md)."""

from quadriga.games.founders.game import Founders

GAME = Founders()

__all__ = ["GAME", "Founders"]
