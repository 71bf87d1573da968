"""Emporion (docs/rules/emporion.md)."""

from quadriga.games.emporion.game import Emporion

GAME = Emporion()

__all__ = ["GAME", "Emporion"]
