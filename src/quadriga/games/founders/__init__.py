"""Founders of the Empire (rules.md)."""

from quadriga.games.founders.title import GAME

__all__ = ["GAME"]
