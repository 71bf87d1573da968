"""Founders of the Empire (docs/rules/founders.md)."""

from quadriga.games.founders.game import Founders

GAME = Founders()

__all__ = ["GAME", "Founders"]
